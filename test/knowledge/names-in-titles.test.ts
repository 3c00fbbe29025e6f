/** Names beside what a title says of the kind and the place of a business, and in lines of copyright. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

function nameOf(language: string, host: string, title: string, body: string): string | undefined {
  const url = `https://www.${host}/`;
  const page = readPage({
    url,
    html: `<html lang=${language}><head><title>${title}</title></head><body>${body}</body></html>`,
  });
  return valuesOf(composeKnowledge([page], { url }).facts, 'name')[0]?.text;
}

describe('a title with a name, and the kind and place of the business', () => {
  it.each([
    ['en', 'dayton-plumbers.com', 'Hale Cousins | Plumbers in Dayton', 'On time. On budget.', 'Hale Cousins'],
    [
      'en',
      'roofertulsa.com',
      'Pike &amp; Daughters: Roofer in Tulsa, OK',
      'Dry all year',
      'Pike & Daughters',
    ],
    ['de', 'hundesalon-passau.de', 'Fellfreude - Hundesalon in Passau', 'Rundum gut gepflegt', 'Fellfreude'],
    ['es', 'dentista-lugo.es', 'Nuria Peral | Dentista en Lugo', 'Vuelve a sonreír', 'Nuria Peral'],
    ['fr', 'plombier-vannes.fr', 'Yann Kerval | Plombier à Vannes', 'Toujours à vos côtés', 'Yann Kerval'],
    ['it', 'idraulicocomo.it', 'Fratelli Moro | Idraulico a Como', 'Sempre al tuo fianco', 'Fratelli Moro'],
    ['pt', 'dentistabraga.pt', 'Vera Pinho | Dentista em Braga', 'Um sorriso para todos', 'Vera Pinho'],
    ['nl', 'loodgieter-zeist.nl', 'Wouter Bos | Loodgieter in Zeist', 'Snel bij u thuis', 'Wouter Bos'],
    ['pl', 'fryzjer-opole.pl', 'Cztery Pory | Fryzjer w Opolu', 'Piękne włosy na co dzień', 'Cztery Pory'],
    ['ro', 'frizerie-iasi.ro', 'Casa Lina | Frizerie în Iași', 'Arată mai bine azi', 'Casa Lina'],
  ])('%s, %s: the name', (language, host, title, slogan, name) => {
    expect(nameOf(language, host, title, `<h1>${slogan}</h1>`)).toBe(name);
  });

  it('goes without the kind behind a bar', () => {
    const body = '<h1>Zambim din nou</h1><footer><p>Str. Lungă nr. 4, Sibiu 550012</p></footer>';
    expect(nameOf('ro', 'dentalsibiu.ro', 'Alba Dental Sibiu | Cabinet stomatologic', body)).toBe(
      'Alba Dental Sibiu',
    );
  });

  it.each([
    ['en', 'Elm Dental', 'Good care for all'],
    ['de', 'Zahnarztpraxis Dr. Brehm', 'Schöne Zähne – jeden Tag neu'],
  ])(
    '%s: a title that says a name and a kind goes before a heading that speaks',
    (language, title, slogan) => {
      expect(nameOf(language, 'x.com', title, `<h1>${slogan}</h1>`)).toBe(title);
    },
  );

  it('leaves what the logo and the copyright line say: a business may be named so', () => {
    const body =
      '<header><img class=logo alt="Plumbers in Dayton"></header><h1>On time</h1><footer>© Plumbers in Dayton</footer>';
    expect(nameOf('en', 'plumbersindayton.com', 'Repairs today | Plumbers in Dayton', body)).toBe(
      'Plumbers in Dayton',
    );
  });
});

describe('a line of copyright', () => {
  it.each([
    ['fr', 'Le Grand Chêne - Auberge à Autun', '<footer>© Le Grand Chêne 2026</footer>', 'Le Grand Chêne'],
    ['de', 'Startseite', '<footer>© Malerbetrieb Stolz 2026</footer>', 'Malerbetrieb Stolz'],
    ['en', 'Home', '<footer>Copyright Fern Dental 2025. All rights reserved.</footer>', 'Fern Dental'],
    ['en', 'Home', '<p>Otter Brothers Plumbing © 2026</p>', 'Otter Brothers Plumbing'],
    [
      'pt',
      'Início',
      '<p>Padaria Três Irmãos © 2020-2026. Todos os direitos reservados.</p>',
      'Padaria Três Irmãos',
    ],
    ['nl', 'Home', '<p>Bakkerij De Korf © 2026 | Alle rechten voorbehouden</p>', 'Bakkerij De Korf'],
  ])('%s, %s: its year is no part of the name before it', (language, title, line, name) => {
    expect(nameOf(language, 'x.com', title, `<h1>${title}</h1>${line}`)).toBe(name);
  });
});

describe('what a logo says of a name', () => {
  it('is the subject of the sentence in the alt text of a logo', () => {
    const logo = '<img alt="Mendota Massage provides relaxing therapy in Mendota and Elk." src="/logo.gif">';
    expect(
      nameOf('en', 'massage.example', 'Massage Mendota Coast', `${logo}<h1>Welcome to the coast</h1>`),
    ).toBe('Mendota Massage');
  });
});
