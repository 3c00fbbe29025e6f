/** Prices for whom, for when and for how many: what they are of stands over them. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { servicesOf } from '../support/services-of.ts';

const under = (heading: string, ...lines: string[]): string =>
  `<h3>${heading}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}`;
const textsOf = (body: string, language: string): (string | undefined)[] => {
  const html = `<html lang=${language}><body>${body}</body></html>`;
  const { facts } = readPage({ url: 'https://business.example/', html });
  return valuesOf(facts, 'service').map(({ name, price_text }) => `${name}: ${price_text}`);
};

describe('days, times and seasons under a heading', () => {
  it.each([
    ['en', 'Punt hire', 'Weekdays before 5pm £12', 'Weekends £18', '£12', '£18'],
    ['de', 'Kegelbahn', 'Montag bis Donnerstag 12 €', 'Freitag und Samstag 18 €', '12 €', '18 €'],
    ['fr', 'Salle des fêtes', 'Lundi au vendredi : 90 €', 'Samedi et dimanche : 140 €', '90 €', '140 €'],
    ['es', 'Pista de pádel', 'Lunes a viernes 12 €', 'Fines de semana 18 €', '12 €', '18 €'],
    ['it', 'Campo da calcetto', 'dal lunedì al venerdì 50 €', 'sabato e domenica 65 €', '50 €', '65 €'],
    ['pt', 'Campo de ténis', 'Segunda a sexta 9 €', 'Sábado e domingo 12 €', '9 €', '12 €'],
    ['nl', 'Sauna', 'maandag t/m donderdag € 22', 'vrijdag en zaterdag € 28', '€ 22', '€ 28'],
    ['pl', 'Kręgle', 'poniedziałek - czwartek 60 zł', 'piątek i sobota 80 zł', '60 zł', '80 zł'],
    ['ja', '貸切風呂', '平日 2000円', '土日祝 3000円', '2000円', '3000円'],
    ['en', 'Cabin', 'Low season $80', 'July – August $120', '$80', '$120'],
    ['de', 'Hütte', 'Nebensaison 80 €', 'Hauptsaison 120 €', '80 €', '120 €'],
    ['fr', 'Roulotte', 'Basse saison 60 €', 'Haute saison 95 €', '60 €', '95 €'],
  ])('in %s are prices of it: %s', (language, heading, one, other, first, second) => {
    const [text, ...others] = textsOf(`<h1>Alpha</h1>${under(heading, one, other)}`, language);
    expect(others).toEqual([]);
    expect(text).toMatch(
      new RegExp(`^${heading}: .*${first.replace('$', '\\$')}, .*${second.replace('$', '\\$')}$`),
    );
  });

  it('are dropped where nothing says of what', () => {
    expect(servicesOf('<p>Saturdays $30</p>')).toEqual([]);
  });

  it('are no more than a part of other names', () => {
    expect(servicesOf(under('Lunch', 'Sunday roast £15', 'Monday curry £9'))).toEqual([
      'Sunday roast 15-15 GBP',
      'Monday curry 9-9 GBP',
    ]);
    expect(servicesOf(under('Pizze', 'Primavera 8 €', 'Estate 9 €', 'Bufala 10 €'), 'it')).toHaveLength(3);
  });
});

describe('people under a heading', () => {
  it.each([
    ['en', 'Open swim', 'Adults $5', 'Children (under 12) $3', 'Open swim 3-5 USD'],
    ['de', 'Minigolf', 'Erwachsene 5 €', 'Kinder 3 €', 'Minigolf 3-5 EUR'],
    ['es', 'Museo del vino', 'Adultos 5 €', 'Niños 3 €', 'Museo del vino 3-5 EUR'],
    ['it', 'Visita alla cantina', 'Adulti 5 €', 'Bambini 3 €', 'Visita alla cantina 3-5 EUR'],
  ])('in %s pay for what it says', (language, heading, one, other, expected) => {
    expect(servicesOf(under(heading, one, other), language)).toEqual([expected]);
  });

  it('in columns beside lengths pay for what the heading says', () => {
    const row = (tag: string, ...cells: string[]): string =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const table = `<table>${row('th', 'Length', 'Adults', 'Students')}${row('td', '30 minutes', '£8', '£5')}${row('td', '1 hour', '£14', '£9')}</table>`;
    expect(textsOf(`<h3>Squash court</h3>${table}`, 'en')).toEqual([
      'Squash court: 30 minutes Adults £8, Students £5, 1 hour Adults £14, Students £9',
    ]);
  });
});

describe('how many of one thing', () => {
  it.each([
    ['en', 'Spiral binding', '1 – 20 sheets £2', '21 – 40 sheets £3', 'Spiral binding 2-3 GBP'],
    ['de', 'Heftbindung', '1-20 Seiten 2 €', '21-40 Seiten 3 €', 'Heftbindung 2-3 EUR'],
    ['fr', 'Reliure cousue', '1 - 20 feuilles 2 €', '21 - 40 feuilles 3 €', 'Reliure cousue 2-3 EUR'],
  ])('in %s is a size of what the heading says', (language, heading, one, other, expected) => {
    expect(servicesOf(under(heading, one, other), language)).toEqual([expected]);
  });
});

it.each([
  ['fr', 'De la mer 14 €', 'Printanière 10 €'],
  ['es', 'Del mar 14 €', 'De la casa 10 €'],
  ['en', 'The Sun £14', 'The Moon £10'],
])('%s: a day in short among small words is a word of its own: %s', (language, one, other) => {
  expect(textsOf(under('Menu', one, other), language)).toHaveLength(2);
});

describe('prices in a bracket behind a price', () => {
  const printed = (line: string, language: string): string[] =>
    readPage({ url: 'https://business.example/', html: `<html lang=${language}>${line}` }).facts.flatMap(
      ({ kind, value }) =>
        kind === 'service'
          ? [`${value.name}: ${value.price_text} ${value.price_min}-${value.price_max}`]
          : [],
    );

  it.each([
    ['en', 'Perm', '$40 (seniors $30, kids $25)', '25-40'],
    ['en', 'Keratin', '$200 (long hair $280)', '200-280'],
    ['en', 'Dog bath', '$40 (each additional dog $10)', '40-40'],
    ['en', 'Boat tour', '$90 (deposit $20)', '90-90'],
    ['pt', 'Pé e mão', '60 € (só mão 30 €)', '30-60'],
    ['de', 'Dauerwelle', '70 € (langes Haar 90 €)', '70-90'],
    ['fr', 'Balayage', '80 € (cheveux longs 110 €)', '80-110'],
    ['es', 'Mechas', '80 € (pelo largo 110 €)', '80-110'],
    ['it', 'Piega', '18 € (capelli lunghi 25 €)', '18-25'],
    ['nl', 'Permanent', '€ 70 (lang haar € 90)', '70-90'],
    ['pl', 'Balejaż', '180 zł (długie włosy 240 zł)', '180-240'],
    ['ro', 'Permanent', '120 lei (păr lung 160 lei)', '120-160'],
  ])('%s: %s %s', (language, name, price, range) => {
    for (const line of [`<ul><li>${name} ${price}</ul>`, `<table><tr><td>${name}<td>${price}</table>`])
      expect(printed(line, language)).toEqual([`${name}: ${price} ${range}`]);
  });

  it('end with it', () => {
    expect(printed('<p>Perm $40 (kids $25), Tint $60 (with cut $80)</p>', 'en')).toEqual([
      'Perm: $40 (kids $25) 25-40',
      'Tint: $60 (with cut $80) 60-80',
    ]);
  });
});

describe('dogs and cats below what is done for them', () => {
  const card = (title: string, ...prices: string[]): string =>
    `<div class="card"><h4>${title}</h4><p>Fifteen minutes with one of us.</p><h5>${prices.join('<br>')}</h5></div>`;

  it.each([
    ['en', 'Dogs', 'Cats'],
    ['de', 'Hunde', 'Katzen'],
    ['fr', 'Chiens', 'Chats'],
    ['es', 'Perros', 'Gatos'],
    ['it', 'Cani', 'Gatti'],
    ['nl', 'Honden', 'Katten'],
    ['pl', 'Psy', 'Koty'],
    ['pt', 'Cães', 'Gatos'],
    ['ro', 'Câini', 'Pisici'],
    ['ja', '犬', '猫'],
  ])('%s: are whom the prices of the heading are for: %s', (language, dogs, cats) => {
    const cards = [
      card('Forest Walk', `${dogs}: 9,00 €`),
      card('Night Stay', `${dogs}: 28,00 €`, `${cats}: 17,00 €`),
      card('Feather Chase', `${cats}: 9,00 €`),
    ];
    expect(servicesOf(`<h1>Alpha</h1>${cards.join('')}`, language)).toEqual([
      'Forest Walk 9-9 EUR',
      'Night Stay 17-28 EUR',
      'Feather Chase 9-9 EUR',
    ]);
  });
});

describe('limits under a heading', () => {
  it.each([
    ['de', 'Ölwechsel', 'bis 4 Liter 49 €', 'bis 6 Liter 69 €'],
    ['de', 'Kinder', 'bis 6 Jahre 49 €', 'bis 12 Jahre 69 €'],
    ['en', 'Junior cut', 'up to 6 years €49', 'up to 12 years €69'],
    ['fr', 'Coupe junior', 'jusqu’à 6 ans 49 €', 'jusqu’à 12 ans 69 €'],
    ['es', 'Corte infantil', 'hasta 6 años 49 €', 'hasta 12 años 69 €'],
    ['it', 'Taglio junior', 'fino a 6 anni 49 €', 'fino a 12 anni 69 €'],
  ])('in %s are its sizes: %s', (language, heading, one, other) => {
    const html = `<h1>Alpha</h1><h2>Preise</h2>${under(heading, one, other)}`;
    expect(servicesOf(html, language)).toEqual([`${heading} 49-69 EUR`]);
  });
});

describe('a line that says for whom', () => {
  it.each([
    ['es', 'MUJER', 'HOMBRE', 'Corte'],
    ['en', 'Women', 'Men', 'Haircut'],
    ['de', 'Damen', 'Herren', 'Haarschnitt'],
    ['it', 'Donna', 'Uomo', 'Taglio'],
  ])('in %s is over the prices below it: %s', (language, women, men, cut) => {
    const html = `<h1>Alpha</h1><h2>2026</h2><p>${women}</p><p>${cut} 45 €</p><p>${men}</p><p>${cut} 30 €</p>`;
    expect(servicesOf(html, language)).toEqual([`${women}, ${cut} 45-45 EUR`, `${men}, ${cut} 30-30 EUR`]);
  });
});

it.each([
  ['en', 'Add-ons: Inside oven €35, inside fridge €25, laundry €20.', 'Inside oven'],
  ['en', 'Prices: Inside oven €35, inside fridge €25, laundry €20.', 'Inside oven'],
  ['de', 'Preise: Backofen 35 €, Kühlschrank 25 €, Wäsche 20 €', 'Backofen'],
  ['fr', 'Tarifs : Four 35 €, frigo 25 €, linge 20 €', 'Four'],
])('%s: what opens a list of prices names none of them: %s', (language, text, first) => {
  const [name, ...others] = textsOf(`<h1>Alpha</h1><p>${text}</p>`, language);
  expect(name).toContain(first);
  expect(name).not.toContain(text.split(/\s?:/)[0]);
  expect(others).toHaveLength(2);
});

it.each([
  ['en', 'Outside Ashby there is a €25 call-out charge.'],
  ['en', 'After that we charge €40 per half hour.'],
  ['en', 'Interest-free financing up to 12 months from €600'],
  ['es', 'Financiamos sin intereses hasta 12 meses a partir de 600 €'],
  ['es', 'Cancelaciones con menos de 24 horas: 25 €.'],
  ['es', 'Avísenos con 24 horas de antelación; si no, cobramos 25 €.'],
  ['de', 'Stundenlohn 14,25 €'],
])('%s: is no service: %s', (language, text) => {
  expect(textsOf(`<h1>Alpha</h1><p>${text}</p>`, language)).toEqual([]);
});
