/** What the business says that it does not do is not taken for an offer that comes near. */
import { describe, expect, it } from '@jest/globals';
import { service } from './businesses.ts';
import { askShop } from './ask-shop.ts';
import { ask } from './converse.ts';

describe('a thing that is denied', () => {
  it.each([
    [
      'en',
      'Pond fountain',
      'We do not look after aquariums, lakes or fountains indoors.',
      'Do you do aquariums?',
    ],
    ['de', 'Teichbrunnen', 'Aquarien und Seen pflegen wir nicht.', 'Pflegen Sie auch Aquarien?'],
    [
      'fr',
      'Fontaine de bassin',
      'Nous ne nous occupons pas des aquariums ni des lacs.',
      'Faites-vous les aquariums ?',
    ],
    ['es', 'Fuente de estanque', 'No cuidamos acuarios ni lagos.', '¿Hacen acuarios?'],
    ['it', 'Fontana da laghetto', 'Non curiamo acquari né laghi.', 'Fate anche gli acquari?'],
    ['pt', 'Fonte de lago', 'Não cuidamos de aquários nem de piscinas.', 'Vocês fazem aquários?'],
    ['nl', 'Vijverfontein', 'Aquaria en meren onderhouden wij niet.', 'Doen jullie ook aquaria?'],
    ['pl', 'Fontanna ogrodowa', 'Nie zajmujemy się akwariami ani jeziorami.', 'Czy robicie akwaria?'],
    ['ro', 'Fântână de iaz', 'Nu întreținem acvarii sau lacuri.', 'Faceți acvarii?'],
    ['ja', '池の噴水', '水槽の手入れは行っておりません。', '水槽はやっていますか？'],
  ])('%s: is told as such', async (language, offered, line, question) => {
    const said = await ask(language, [service(offered, '£90', 90)], line, question);
    expect(said).toContain(line.replace(/[.。]$/u, ''));
  });

  it('is told where a service is called something near', async () => {
    const line = 'We do not fit metal braces.';
    const said = await ask('en', [service('Clear aligners', '£900', 900)], line, 'Do you do braces?');
    expect(said).toContain('do not fit');
    expect(said).not.toContain('Yes');
  });

  it('is not the service that is called so', async () => {
    const said = await ask(
      'en',
      [service('Aquarium', '£90', 90)],
      'We do not repair an aquarium that is cracked.',
      'Do you do aquariums?',
    );
    expect(said).toMatch(/^Yes\./u);
  });
});

describe('a trouble with what is not done', () => {
  it('is not taken down behind the denial', async () => {
    const said = await ask(
      'en',
      [service('Pond pump repair', '£90', 90)],
      'We do not work on boilers, freezers or lifts.',
      'My freezer is leaking, can you fix it?',
    );
    expect(said).toContain('We do not work on boilers');
    expect(said).not.toMatch(/name|number/u);
  });
});

describe('short rules, each under its heading', () => {
  const rules = `<h1>Good to know</h1><h2>Parking</h2><p>There is no private car park.</p>
    <h2>Dogs</h2><p>One dog is welcome in the garden room.</p><h2>Smoking</h2><p>Nobody smokes in the house.</p>
    <h2>Keys</h2><p>You get your own.</p>`;

  it('are not offered', async () => {
    expect(await askShop({ 'index.html': rules }, 'Do you have parking?')).not.toMatch(/^Yes/u);
    expect(await askShop({ 'index.html': rules }, 'What do you offer?')).not.toContain('Smoking');
  });
});
