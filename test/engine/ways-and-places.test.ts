/** How far a place is, which part of the town it is, since when, and where somebody learned: each by a line of that form. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const page = (...lines: string[]): Record<string, string> => ({
  '': `<h1>Willow</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`,
});

describe('how far a place is', () => {
  it.each([
    ['en', 'By foot the walk to Mill Bridge is 2.4km.', 'How far is the walk to Mill Bridge?', /2\.4/],
    ['en', 'It is ten minutes from the harbour, on flat ground.', 'How far is the harbour?', /ten minutes/],
    [
      'pt',
      'De carro ou ônibus são 15 minutos partindo da estação do Olmo.',
      'Quanto tempo leva da estação até aí?',
      /15 minutos/,
    ],
  ])('%s: a length with the name of the place (%#)', async (language, line, question, told) => {
    expect(await askShop(page(line, 'We mend 40 clocks a year.'), question, language)).toMatch(told);
  });

  it('is told by no number of another place', async () => {
    const pages = page('The walk to Mill Bridge is 2.4km.', 'The ferry sails from Oak Pier.');
    expect(await askShop(pages, 'How far is Oak Pier?')).toMatch(/^I don’t know/);
  });
});

describe('since when', () => {
  it.each([
    ['en', 'Fully qualified since 2004.', 'How long has he been qualified?', /2004/],
    ['es', 'El taller comienza su actividad en el año 1985.', '¿Desde qué año llevan trabajando?', /1985/],
    ['pl', 'Zakład powstał w roku 1991.', 'Od jak dawna istniejecie?', /1991/],
    ['nl', 'Het bedrijf begon in het jaar 1972.', 'Sinds wanneer bestaan jullie?', /1972/],
  ])('%s: by a year', async (language, line, question, told) => {
    expect(await askShop(page(line, 'Tel. 555 0142'), question, language)).toMatch(told);
  });
});

describe('where somebody learned', () => {
  it.each([
    ['en', 'Ada Birch graduated from the Elmwood Conservatory.', 'Where did she graduate?', /Elmwood/],
    ['pt', 'Formada em piano pelo Conservatório do Olmo.', 'Onde a professora se formou?', /Conservatório/],
  ])('%s: is told by a school, not by the address', async (language, line, question, told) => {
    const text = await askShop(page(line, '5 Willow Road, Bristol BS1 4DJ'), question, language);
    expect(text).toMatch(told);
    expect(text).not.toContain('Willow Road');
  });
});

describe('which part of a town', () => {
  const address: Record<string, string> = {
    en: '5 Willow Road, Bristol BS1 4DJ',
    de: 'Lindenstraße 5, 80331 München',
    es: 'Calle del Olmo 5, 28823 Coslada',
    fr: '5 rue du Saule, 75011 Paris',
    it: 'Via del Salice 5, 20121 Milano',
    nl: 'Wilgenlaan 5, 1011 AB Amsterdam',
    pl: 'ul. Lipowa 5, 80-126 Gdańsk',
    ro: 'Str. Salciei 5, 010101 București',
  };
  it.each([
    ['en', 'What side of town are you on?', /Willow Road/],
    ['de', 'In welchem Teil der Stadt liegt das?', /Lindenstraße/],
    ['es', '¿En qué polígono está el taller?', /Olmo/],
    ['fr', 'Vous êtes dans quel coin ?', /Saule/],
    ['it', 'In che parte della città siete?', /Salice/],
    ['nl', 'In welk deel van de stad zitten jullie?', /Wilgenlaan/],
    ['pl', 'W której części miasta jesteście?', /Lipowa/],
    ['ro', 'În ce parte a orașului sunteți?', /Salciei/],
  ])('%s: by the address', async (language, question, told) => {
    expect(await askShop(page('We mend clocks.', address[language]!), question, language)).toMatch(told);
  });

  it.each([
    [
      'en',
      'You find us in the Sandgate quarter, near the mill.',
      'Which part of Bristol are you in?',
      /Sandgate/,
    ],
    [
      'de',
      'Wir sind im Stadtteil Erlenau, neben der Mühle.',
      'In welchem Teil der Stadt seid ihr?',
      /Erlenau/,
    ],
    ['pl', 'Kancelaria znajduje się w dzielnicy Olszyny.', 'W której części Gdańska to jest?', /Olszyny/],
    ['fr', 'Nous sommes dans le quartier des Saules.', "C'est dans quelle partie de la ville ?", /quartier/],
  ])('%s: by the line that names it', async (language, line, question, told) => {
    expect(await askShop(page(line, address[language]!), question, language)).toMatch(told);
  });

  it('goes before a line that only says which town it is in', async () => {
    const pages = page('Su taller de confianza en Coslada', address['es']!);
    expect(await askShop(pages, '¿En qué calle está el taller?', 'es')).toMatch(/Olmo/);
  });
});

describe('a FAQ in the same words that asks something else', () => {
  const pages = {
    '': '<h1>Willow Dojo</h1><p>5 Willow Road, Bristol BS1 4DJ</p><h2>FAQ</h2><h3>What do I need to practise?</h3><p>Come in soft shoes with a towel. That is all you need.</p>',
  };
  it.each([
    ['Where do you practise?', /^I don’t|Willow Road/],
    ['Who practises with us?', /^I don’t/],
  ])('%s', async (question, told) => {
    const text = await askShop(pages, question);
    expect(text).toMatch(told);
  });

  it('answers where it is asked what', async () => {
    expect(await askShop(pages, 'What do I need to practise?')).toContain('towel');
  });
});
