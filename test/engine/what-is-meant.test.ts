/** Which of several things a question means: whose days, which number, the dearest of what. */
import { describe, expect, it } from '@jest/globals';
import { askShop, callShop } from './ask-shop.ts';

const page = (...lines: string[]) => ({
  '': `<h1>Willow Shop</h1>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')}`,
});

describe('the number of the house', () => {
  const main = '020 7946 0200';
  const line = '07700 900777';
  it.each([
    ['en', 'Emergencies', `Outside opening hours please call ${line}.`, 'What is your phone number?'],
    [
      'de',
      'Notfälle',
      `Außerhalb der Sprechzeiten rufen Sie bitte ${line} an.`,
      'Wie ist Ihre Telefonnummer?',
    ],
    ['es', 'Urgencias', `Fuera de horario llame al ${line}.`, '¿Cuál es su teléfono?'],
    ['fr', 'Urgences', `En dehors des horaires, appelez le ${line}.`, 'C’est quoi votre numéro ?'],
    ['it', 'Emergenze', `Fuori orario chiamate il ${line}.`, 'Mi dà il numero di telefono?'],
    ['pt', 'Urgências', `Fora do horário ligue para ${line}.`, 'Qual é o vosso telefone?'],
    ['nl', 'Spoed', `Buiten openingstijden belt u ${line}.`, 'Wat is jullie telefoonnummer?'],
  ])('%s: is none that is for emergencies alone', async (language, heading, rule, question) => {
    const shop = page(`<h2>${heading}</h2>`, rule, '<h2>Contact</h2>', `Tel. ${main}`);
    const said = await askShop(shop, question, language);
    expect(said).toContain(main);
    expect(said).not.toContain(line);
  });

  it('is that one where the site has no other', async () => {
    const said = await askShop(
      page('<h2>Emergencies</h2>', `Call ${line} day and night.`),
      'What is your number?',
    );
    expect(said).toContain(line);
  });
});

describe('the days of somebody', () => {
  const team = {
    fr: page(
      '<h2>L’équipe</h2>',
      'Dr Ilan Moreau, dentiste – présent le lundi et le jeudi',
      'Nina Roux, assistante – présente le matin',
    ),
    it: page(
      '<h2>Chi siamo</h2>',
      'Dott. Ugo Brera, dentista – presente lunedì e giovedì',
      'Nina Rossi, segreteria – presente la mattina',
    ),
    en: page(
      '<h2>Our team</h2>',
      'Dr Hugh Barrow, dentist – in on Mondays and Thursdays',
      'Nina Rowe, front desk – in the mornings',
    ),
  };
  it.each([
    ['fr', 'Le docteur Moreau est là le mardi ?', /^Non\. .*lundi et le jeudi/],
    ['fr', 'Est-ce que madame Moreau est là jeudi ?', /^Oui\. .*lundi et le jeudi/],
    ['fr', 'Nina est là l’après-midi ?', /^Non\. .*le matin/],
    ['it', 'Il dottor Brera c’è il martedì?', /^No\. .*lunedì e giovedì/],
    ['it', 'La signora Nina c’è di pomeriggio?', /^No\. .*la mattina/],
    ['it', 'Nina c’è la mattina?', /^Sì\. .*la mattina/],
    ['en', 'Is Nina in in the afternoon?', /^No\. .*in the mornings/],
    ['en', 'When is Nina in?', /in the mornings/],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await askShop(team[language], question, language)).toMatch(expected);
  });

  it('are not asked for by who wants her on the line', async () => {
    expect(await askShop(team.fr, 'Est-ce que Nina est là ?', 'fr')).toContain('vous passer');
  });
});

describe('the cheapest and the dearest', () => {
  const rooms = (name: string) =>
    page(
      `<h2>${name}</h2>`,
      `<ul><li>${name} Alba 65 €</li><li>${name} Bruma 90 €</li><li>${name} Cedro 120 €</li></ul>`,
      '<h2>Extra</h2>',
      '<ul><li>Massage 200 €</li></ul>',
    );
  it.each([
    ['en', 'Lodge', 'Which is the cheapest lodge?', 'And the most expensive?'],
    ['de', 'Hütte', 'Was ist die günstigste Hütte?', 'Und die teuerste?'],
    ['es', 'Cabaña', '¿Cuál es la cabaña más barata?', '¿Y la más cara?'],
    ['fr', 'Cabane', 'Quelle est la cabane la moins chère ?', 'Et la plus chère ?'],
    ['it', 'Baita', 'Qual è la baita più economica?', 'E la più cara?'],
    ['pt', 'Cabana', 'Qual é a cabana mais barata?', 'E a mais cara?'],
  ])('%s: are those of the kind that was just asked for', async (language, name, first, next) => {
    expect(await callShop(rooms(name), [first, next], language)).toContain('Cedro: 120');
  });

  it.each([
    ['fr', 'Cabane', 'Qu’est-ce que vous avez comme cabanes ?', 'C’est laquelle la moins chère ?'],
    ['it', 'Baita', 'Quali baite avete?', 'Qual è la più economica?'],
    ['en', 'Lodge', 'What lodges do you have?', 'Which one is the cheapest?'],
  ])('%s: are those of the kind that was listed', async (language, name, first, next) => {
    expect(await callShop(rooms(name), [first, next], language)).toContain('Alba: 65');
  });

  it.each([
    ['it', 'Baita', 'Quanto costa la baita Bruma?', 'E la più economica?'],
    ['fr', 'Cabane', 'Combien coûte la cabane Bruma ?', 'Et la moins chère ?'],
  ])('%s: are not the one that was just told', async (language, name, first, next) => {
    expect(await callShop(rooms(name), [first, next], language)).not.toContain('Bruma');
  });
});

it('a line with a comma in it is no label of the next', async () => {
  const team = page('<h2>Info</h2>', 'Ada Sala, elettrauto', 'Ugo Fermi, accettazione e preventivi in sede');
  expect(await askShop(team, 'Chi fa l’elettrauto?', 'it')).not.toContain('Fermi');
});
