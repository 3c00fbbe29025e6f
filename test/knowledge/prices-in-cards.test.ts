/** Which words of a card its price is of: the title over a description, not what else stands beside the amount. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { servicesOf } from '../support/services-of.ts';

const tour = (title: string, price: string, beside: string, mark = 'tour'): string =>
  `<div class="${mark}"><h3>${title}</h3><p>Along the river and through the old town, with a break halfway.</p><div class=meta><span>${price}</span><span>${beside}</span></div></div>`;

describe('a price under the title of its card', () => {
  it.each([
    ['en', '£35', '£45', 'Level: easy'],
    ['en', '£35', '£45', 'Max. 8 people'],
    ['de', '35 €', '45 €', 'Dauer: zwei Stunden'],
    ['fr', '35 €', '45 €', 'Niveau : facile'],
    ['it', '35 €', '45 €', 'Difficoltà: media'],
    ['es', '35 €', '45 €', 'Duración: dos horas'],
    ['pt', '35 €', '45 €', 'Nível: fácil'],
    ['nl', '€ 35', '€ 45', 'Niveau: makkelijk'],
    ['pl', '35 zł', '45 zł', 'Poziom: łatwy'],
    ['ro', '35 lei', '45 lei', 'Nivel: ușor'],
  ])('%s: %s beside %s', (language, one, other, beside) => {
    const html = `<h1>Paddle Tours</h1>${tour('Kayak Danube', one, beside)}${tour('Canoe Sunset', other, beside)}`;
    const names = servicesOf(html, language).map((told) => told.replace(/ \d.*/, ''));
    expect(names).toEqual(['Kayak Danube', 'Canoe Sunset']);
  });

  it('is found in the card that a further class sets off', () => {
    const cards = [
      tour('River', '£35', 'Level: easy'),
      tour('Lake', '£45', 'Level: steep', 'tour best'),
      tour('Sea', '£55', 'Level: hard'),
    ];
    expect(servicesOf(cards.join(''))).toEqual(['River 35-35 GBP', 'Lake 45-45 GBP', 'Sea 55-55 GBP']);
  });

  it('is of the line below where the card begins with it', () => {
    const dish = (price: string, name: string): string =>
      `<div class=dish><span>${price}</span><p>${name}</p></div>`;
    expect(
      servicesOf(`<h2>Lunch</h2><div>${dish('£9.50', 'Leek soup')}${dish('£12', 'Fish pie')}</div>`),
    ).toEqual(['Leek soup 9.5-9.5 GBP', 'Fish pie 12-12 GBP']);
  });

  it('goes on with the sizes in the list below', () => {
    const list = (unit: string): string =>
      `<div class=k><h3>Kayak</h3><p class=price>£25</p><ul><li>1 ${unit} – calm water</li><li>2 ${unit} – £35</li><li>3 ${unit}: £45 (on request)</li></ul></div>`;
    for (const unit of ['h', 'hours'])
      expect(servicesOf(`<h2>Rates</h2>${list(unit)}`)).toEqual(['Kayak 25-45 GBP']);
  });
});

describe('prices for several', () => {
  it.each([
    ['en', 'Day ticket £12 (adults) and £8 (children).', 'Day ticket 8-12 GBP'],
    ['de', 'Tageskarte 12 € (Erwachsene), 8 € (Kinder)', 'Tageskarte 8-12 EUR'],
    ['fr', 'Entrée 12 € (adultes) et 8 € (enfants)', 'Entrée 8-12 EUR'],
    ['es', 'Bono diario 12 € (adultos) y 8 € (niños)', 'Bono diario 8-12 EUR'],
    ['it', 'Ingresso 12 € (adulti) e 8 € (bambini)', 'Ingresso 8-12 EUR'],
    ['pt', 'Bilhete 12 € (adultos) e 8 € (crianças)', 'Bilhete 8-12 EUR'],
    ['nl', 'Dagkaart € 12 (volwassenen) / € 8 (kinderen)', 'Dagkaart 8-12 EUR'],
    ['pl', 'Bilet 12 zł (dorośli) i 8 zł (dzieci)', 'Bilet 8-12 PLN'],
    ['ro', 'Bilet 12 lei (adulți) și 8 lei (copii)', 'Bilet 8-12 RON'],
  ])('%s: stand in brackets behind each: %s', (language, text, expected) => {
    expect(servicesOf(`<h2>Info</h2><p>${text}</p>`, language)).toEqual([expected]);
  });

  it('are of two things where a name stands behind the bracket', () => {
    expect(servicesOf('<h2>Prices</h2><p>Cut £30 (short), Colour £50 (long)</p>')).toEqual([
      'Cut 30-30 GBP',
      'Colour 50-50 GBP',
    ]);
  });
});

it('parts small letters from the name before them', () => {
  const row = (name: string, small: string, price: string): string =>
    `<li><span>${name}<small>${small}</small></span><b>${price}</b></li>`;
  const html = `<h2>Prices</h2><ul>${row('Haircut', 'with wash', '£30')}${row('Nursery', 'with lunch', '£90')}${row('Mc', 'Flurry', '£3')}</ul>`;
  expect(servicesOf(html)).toEqual([
    'Haircut with wash 30-30 GBP',
    'Nursery with lunch 90-90 GBP',
    'McFlurry 3-3 GBP',
  ]);
});

it.each([
  ['en', 'Canoe hire available from £49', 'Canoe hire 49- GBP'],
  ['de', 'Gutscheine erhältlich ab 49 €', 'Gutscheine 49- EUR'],
  ['fr', 'Bons cadeaux disponibles dès 49 €', 'Bons cadeaux 49- EUR'],
  ['es', 'Bonos regalo disponibles desde 49 €', 'Bonos regalo 49- EUR'],
  ['it', 'Buoni regalo disponibili da 49 €', 'Buoni regalo 49- EUR'],
  ['pt', 'Vales-presente disponíveis a partir de 49 €', 'Vales-presente 49- EUR'],
  ['nl', 'Cadeaubonnen verkrijgbaar vanaf € 49', 'Cadeaubonnen 49- EUR'],
  ['pl', 'Karty podarunkowe dostępne od 49 zł', 'Karty podarunkowe 49- PLN'],
  ['ro', 'Vouchere cadou disponibile de la 49 lei', 'Vouchere cadou 49- RON'],
])('%s: that something can be had is no part of its name: %s', (language, text, expected) => {
  expect(servicesOf(`<h2>Info</h2><ul><li>${text}</li></ul>`, language)).toEqual([expected]);
});

it.each([
  ['en', 'Tree survey flat fee £450', 'Tree survey 450-450 GBP'],
  ['en', 'Tree survey: flat rate of £450', 'Tree survey 450-450 GBP'],
  ['de', 'Baumgutachten zum Festpreis von 450 €', 'Baumgutachten 450-450 EUR'],
  ['de', 'Baumgutachten pauschal ab 450 €', 'Baumgutachten 450- EUR'],
  ['fr', 'Élagage au forfait de 450 €', 'Élagage 450-450 EUR'],
  ['fr', 'Forfait journée dès 45 €', 'Forfait journée 45- EUR'],
  ['es', 'Poda precio fijo de 450 €', 'Poda 450-450 EUR'],
  ['it', 'Potatura a prezzo fisso di 450 €', 'Potatura 450-450 EUR'],
  ['pt', 'Poda a preço fixo de 450 €', 'Poda 450-450 EUR'],
  ['nl', 'Boomkap vaste prijs van € 450', 'Boomkap 450-450 EUR'],
  ['pl', 'Wycinka stała cena 450 zł', 'Wycinka 450-450 PLN'],
  ['ro', 'Tăiere preț fix 450 lei', 'Tăiere 450-450 RON'],
])('%s: that a price is fixed is no part of the name: %s', (language, text, expected) => {
  expect(servicesOf(`<h2>Info</h2><ul><li>${text}</li></ul>`, language)).toEqual([expected]);
});

describe('a price in a box of its own at the foot of a card', () => {
  const card = (title: string, text: string, price: string): string =>
    `<div class=card><p class=name>${title}</p><p class=light>${text}</p><div class=foot><div><img src=a.png alt=milk></div><p class=sum>${price}</p><a href=/more></a></div></div>`;

  it.each([
    ['en', 'Harbour Club', 'Bacon, lettuce, tomato', '£5', 'Reedbed', 'Houmous, cress', '£4'],
    ['nl', 'Zeehond Royale', 'Gebakken spek, rucola, tomaat', '€ 5', 'Duinhap', 'Kip, sla', '€ 4'],
    ['fr', 'Le Marin', 'Thon, salade, œuf', '5 €', 'Le Jardin', 'Tomate, basilic', '4 €'],
  ])('%s: is of the first line: %s', (language, one, what, price, other, else_, less) => {
    const html = `<h2>Menu</h2>${card(one, what, price)}${card(other, else_, less)}`;
    expect(servicesOf(html, language).map((told) => told.replace(/ \d.*/, ''))).toEqual([one, other]);
  });

  it('is of nothing where the card holds nothing else', () => {
    const bare = '<div class=card><div><p>£5</p></div></div>';
    expect(servicesOf(`<h2>Menu</h2>${bare}${bare}`)).toEqual([]);
  });

  it('is of no title that has another price', () => {
    const two = '<div class=card><p>Tours</p><p>Sunset £9</p><div><p>£12</p></div></div>';
    expect(servicesOf(`<h2>Prices</h2>${two}${two}`).join()).not.toContain('Tours 12');
  });
});

it.each([
  ['en', 'Now', '$145.20'],
  ['de', 'jetzt', '45 €'],
  ['es', 'ahora', '45 €'],
  ['pl', 'teraz', '45 zł'],
])('%s: when a thing is to be had names nothing: %s', (language, when, price) => {
  const row = (stall: number): string =>
    `<tr><td>${stall}</td><td>30</td><td>${price}</td><td>${when}</td></tr>`;
  const table = `<table><tr><th>Stall</th><th>Length</th><th>Fee</th><th></th></tr>${row(12)}${row(13)}</table>`;
  expect(servicesOf(table, language).join().toLowerCase()).not.toContain(when.toLowerCase());
});

describe('names in one box and prices in the next', () => {
  const columns = (names: string[], prices: string[]): string =>
    `<div><div>${names.map((one) => `<p>${one}</p>`).join('')}</div><div>${prices.map((one) => `<p>${one}</p>`).join('')}</div></div>`;

  it('are joined by their order, be they only two', () => {
    expect(servicesOf(columns(['Trim', 'Tint'], ['$30', '$80']))).toEqual([
      'Trim 30-30 USD',
      'Tint 80-80 USD',
    ]);
    expect(servicesOf(columns(['Coupe', 'Brushing'], ['30 €', '25 €']), 'fr')).toEqual([
      ...['Coupe 30-30 EUR', 'Brushing 25-25 EUR'],
    ]);
  });

  it('are not where their order tells nothing', () => {
    expect(servicesOf(columns(['Trim', 'Tint', 'Perm'], ['$30', '$80'])).join()).not.toMatch(/\d/);
    const sizes = columns(['Calabresa', 'tomato, cheese, sausage'], ['$18', '$26']);
    expect(servicesOf(sizes).join()).not.toMatch(/Calabresa 18-18|cheese/);
  });
});

describe('a row of a list of bookings', () => {
  const rows = [
    (name: string, text: string, length: string, price: string): string =>
      `<div class=row><div><p class=a>${name}</p><p class=b>${text}</p></div><div><p>${length}</p><p>${price}</p></div></div>`,
    (name: string, text: string, length: string, price: string): string =>
      `<li><h2>${name}</h2><p>${text}</p><a href=/m>+</a><p>${length}</p><p>.</p><p>${price}</p></li>`,
    (name: string, text: string, length: string, price: string): string =>
      `<div class=row><div><h4>${name}</h4><div>${text}</div></div><div><span><p>${price}</p></span><p>${length}</p></div></div>`,
  ];

  it.each([
    ['en', 'Knot lesson', 'All the loops, by hand.', '45 min', '$40', '45 min $40'],
    ['en', 'Knot lesson', 'Loops and bends', '1 hr', '$40+', '1 hr $40+'],
    ['de', 'Knotenstunde', 'Alle Schlaufen, von Hand.', '45 Min.', '40 €', '45 Min. 40 €'],
    ['fr', 'Leçon de nœuds', 'Boucles et tresses', '45 min', '40 €', '45 min 40 €'],
    ['es', 'Clase de nudos', 'Lazos y trenzas', '45 min', '40 €', '45 min 40 €'],
    ['it', 'Lezione di nodi', 'Anelli e trecce', '45 min', '40 €', '45 min 40 €'],
    ['pt', 'Aula de nós', 'Laços e tranças', '45 min', 'R$ 40', '45 min R$ 40'],
    ['nl', 'Knopenles', 'Lussen en vlechten', '45 min', '€ 40', '45 min € 40'],
    ['pl', 'Lekcja węzłów', 'Pętle i warkocze', '45 min', '40 zł', '45 min 40 zł'],
    ['ro', 'Lecție de noduri', 'Bucle și împletituri', '45 min', '40 lei', '45 min 40 lei'],
    ['ja', '結び方教室', 'すべて手作業です', '45分', '4,000円', '45分 4,000円'],
  ])('%s: has the price of its title, with its length: %s', (language, name, text, length, price, told) => {
    for (const row of rows) {
      const html = `<html lang=${language}><h2>.</h2><div>${row(name, text, length, price)}${row(`${name} 2`, text, length, price)}</div>`;
      const services = readPage({ url: 'https://business.example/', html }).facts.flatMap(
        ({ kind, value }) => (kind === 'service' ? [`${value.name}: ${value.price_text ?? ''}`] : []),
      );
      expect(services).toEqual([`${name}: ${told}`, `${name} 2: ${told}`]);
    }
  });
});

describe('a rate that is only labelled', () => {
  it.each([
    ['en', 'Standard rate', '$70–$100', '70-100 USD'],
    ['de', 'Normalpreis', '70 €', '70-70 EUR'],
    ['fr', 'Tarif normal', '70 €', '70-70 EUR'],
    ['es', 'Tarifa normal', '70 €', '70-70 EUR'],
  ])('is of the title of its card in %s', (language, label, price, range) => {
    const card = (title: string): string =>
      `<div class="card"><h3>${title}</h3><p>For doors of all kinds, hardware not included.</p><div class="figs"><div class="fig"><span>${label}</span><span>${price}</span></div></div></div>`;
    const html = `<h2>.</h2><div class="list">${card('Alpha')}${card('Beta')}</div>`;
    expect(servicesOf(html, language)).toEqual([`Alpha ${range}`, `Beta ${range}`]);
  });
});

describe('a price in a card whose words stand beside a picture', () => {
  it('is of the heading, with the unit as it is set', () => {
    const card = (name: string, price: string, note: string): string =>
      `<article class=card><img alt=""><div class=body><h3>${name}</h3><p>Made here.</p><div class=price>${price}<small>${note}</small></div></div></article>`;
    const html = `<div>${card('Milled flour', '$6<span>/ lb</span>', 'Hard White · Soft Red')}${card('Farm eggs', '$5<span>/ dozen</span>', 'Mixed colors')}</div>`;
    expect(servicesOf(html)).toEqual(['Milled flour 6-6 USD', 'Farm eggs 5-5 USD']);
  });
});

describe('a label that only says that it is a price', () => {
  it.each([
    ['fr', '- Tarif 8€ / personne', '- Tarif 9€ / personne', 'EUR'],
    ['ro', '<b>Comision: 8 lei</b><br>O singură plată', '<b>Comision: 9 lei</b><br>O singură plată', 'RON'],
    ['de', 'Beitrag: 8 €', 'Beitrag: 9 €', 'EUR'],
    ['es', 'Cuota: 8 €', 'Cuota: 9 €', 'EUR'],
    ['pt', 'Mensalidade: 8 €', 'Mensalidade: 9 €', 'EUR'],
    ['pl', 'Opłata: 8 zł', 'Opłata: 9 zł', 'PLN'],
  ])('%s: %s', (language, one, other, currency) => {
    const html = `<h2>Shiatsu Yoga</h2><p>${one}</p><h2>Tai Chi</h2><p>${other}</p>`;
    expect(servicesOf(html, language)).toEqual([`Shiatsu Yoga 8-8 ${currency}`, `Tai Chi 9-9 ${currency}`]);
  });
});

describe('an amount for so much of it', () => {
  it.each([
    ['From $18 / 8 hr city', 'From $18 / 8 hr'],
    ['$18 / 30-day supply', '$18'],
    ['$18 / $12', '$18 / $12'],
  ])('%s', (printed, told) => {
    const { facts } = readPage({
      url: 'https://shop.example/',
      html: `<html lang=en><h2>Sedan ride</h2><p>${printed}</p>`,
    });
    expect(facts.map(({ value }) => (value as { price_text?: string }).price_text)).toEqual([told]);
  });
});

describe('an amount that more is said to be than it costs', () => {
  it.each([
    ['en', 'We clear your drains for less than £100.'],
    ['de', 'Reinigung für weniger als 50 €.'],
    ['es', 'En el momento, por menos de 50 euros.'],
    ['fr', 'Nettoyage pour moins de 50 euros.'],
    ['it', 'Pulizia a meno di 50 euro.'],
    ['pt', 'Limpeza por menos de 50 euros.'],
    ['nl', 'Schoonmaak voor minder dan 50 euro.'],
    ['pl', 'Sprzątanie za mniej niż 50 zł.'],
    ['ro', 'Curățenie cu mai puțin de 50 lei.'],
  ])('%s is no price: %s', (language, text) => {
    expect(servicesOf(`<h2>Yoga</h2><p>${text}</p>`, language).filter((told) => /\d/.test(told))).toEqual([]);
  });

  it.each([
    ['en', 'Italian sub $8.99', 'Italian sub'],
    ['en', 'Kids 5 and under $6.99', 'Kids 5 and under'],
    ['pl', 'Dzieci 5 lat i poniżej 20 zł', 'Dzieci 5 lat i poniżej'],
  ])('%s is one where the words name what it is of: %s', (language, text, name) => {
    expect(servicesOf(`<ul><li>${text}</li></ul>`, language)[0]).toContain(name);
  });
});

describe('two lines beside their price', () => {
  const item = (name: string, said: string, price: string, bold = 'font-bold', plain = 'small'): string =>
    `<div class=row><div><p class="${bold}">${name}</p><p class="${plain}">${said}</p></div><div class=right><p>${price}</p><button>+</button></div></div>`;
  const both = (...rest: string[]): string =>
    item('Full colour', 'Chin length', '$45', ...rest) + item('Smoothing', 'Anti-frizz', '$60', ...rest);

  it.each([['font-bold'], ['item-name'], ['card__title'], ['fw-semibold']])(
    'name by the first, however short the other is, where %s marks it',
    (mark) => {
      expect(servicesOf(`<h2>Services</h2>${both(mark)}`)).toEqual([
        'Full colour 45-45 USD',
        'Smoothing 60-60 USD',
      ]);
    },
  );

  it('name by the second where that is the one that is marked', () => {
    const names = servicesOf(
      `<h2>Services</h2>${item('For longer hair', 'Balayage', '$90', 'small', 'bold')}`,
    );
    expect(names).toContain('Balayage 90-90 USD');
  });
});

describe('a price below a list', () => {
  const pack = (title: string, entries: string[], price: string, before = ''): string =>
    `<div class=pack>${before}<h4>${title}</h4><ul>${entries.map((one) => `<li>${one}</li>`).join('')}</ul><div class=foot><div class=row><span>${price}</span></div><button>+</button></div></div>`;

  it.each([
    ['en', '£60', ['Winter<br>Glow', 'Facial peel', 'Eye mask', 'Brow tint'], 'Winter Glow 60-60 GBP'],
    ['de', '60 €', ['Rundum sauber', 'Handwäsche', 'Wachs'], 'Rundum sauber 60-60 EUR'],
    ['es', '60 €', ['Novia', '• Maquillaje', '• Peinado'], 'Novia 60-60 EUR'],
    ['it', '60 €', ['Pacchetto sposa', 'Trucco', 'Prova'], 'Pacchetto sposa 60-60 EUR'],
    ['pl', '60 zł', ['Pakiet zimowy', 'Mycie', 'Wymiana opon'], 'Pakiet zimowy 60-60 PLN'],
  ])('%s: is of the heading over all of it, not of its last entry', (language, price, words, expected) => {
    const [title, ...entries] = words;
    const ribbon = '<div class=ribbon>Top</div>';
    for (const before of ['', ribbon])
      expect(servicesOf(`<h2>A</h2>${pack(title!, entries, price, before)}`, language)[0]).toBe(expected);
  });

  it('is of the entry above it where each entry has its own', () => {
    expect(
      servicesOf(
        '<h2>Lunch</h2><div><li>Fish pie</li><p>£14</p><li>Leek soup</li><p>£9</p></div><ul><li>Tart</li><li>£5</li><li>Cake</li><li>£4</li></ul>',
      ),
    ).toEqual(['Fish pie 14-14 GBP', 'Leek soup 9-9 GBP', 'Tart 5-5 GBP', 'Cake 4-4 GBP']);
  });
});

describe('prices in what a button unfolds', () => {
  const opened = (title: string, inside: string): string =>
    `<div class=item><button class=accordion-button aria-expanded=false>${title}</button><div class=panel>${inside}</div></div>`;

  it('are of what it names', () => {
    const html = `<div class=accordion>${opened('Swedish massage', '<p>30 min £25</p><p>60 min £45</p>')}${opened('Hot stones', '<p>60 min £60</p><p>90 min £80</p>')}</div>`;
    expect(servicesOf(`<h2>Treatments</h2>${html}`)).toEqual([
      'Swedish massage 25-45 GBP',
      'Hot stones 60-80 GBP',
    ]);
  });

  it('are of its entries, which it is the title of', () => {
    const html = `<div class=accordion>${opened('Colours', '<p>Roots £40</p><p>Balayage £90</p>')}${opened('Cuts', '<p>Fringe £8</p><p>Restyle £45</p>')}</div>`;
    expect(servicesOf(`<h2>Services</h2>${html}`)).toEqual([
      ...['Roots 40-40 GBP', 'Balayage 90-90 GBP', 'Fringe 8-8 GBP', 'Restyle 45-45 GBP'],
    ]);
  });

  it('are of the summary over a description', () => {
    const html =
      '<details><summary>Swedish massage</summary><p>Long strokes for the back.</p><p>£45</p></details>';
    expect(servicesOf(`<h2>Treatments</h2>${html}`)).toEqual(['Swedish massage 45-45 GBP']);
  });
});

describe('headings of prices', () => {
  it.each([
    ['en', 'Prices for boat hire', '£30 per hour', ['boat hire 30-30 GBP']],
    ['de', 'Preise für Massagen', '45 € pro Stunde', ['Massagen 45-45 EUR']],
    ['fr', 'Tarifs des cours', '45 € par heure', ['cours 45-45 EUR']],
    ['es', 'Precios de alquiler de kayak', '20 € por hora', ['alquiler de kayak 20-20 EUR']],
    ['it', 'Costo della visita', '80 €', ['visita 80-80 EUR']],
    ['ro', 'Prețuri pentru saună', '500 lei/oră', ['saună 500-500 RON']],
    ['en', 'Prices for adults', '£12', []],
    ['en', 'Prices for 2026', '£12', []],
    ['de', 'Preise per Nacht', '80 €', []],
  ])('%s: say what the price below is of: %s', (language, heading, price, expected) => {
    expect(servicesOf(`<h3>${heading}</h3><p>${price}</p>`, language)).toEqual(expected);
  });

  it('say nothing of what is listed under them by name', () => {
    const cards = '<div><p>Kayak</p><p>£10</p></div><div><p>Canoe</p><p>£14</p></div>';
    expect(servicesOf(`<h3>Prices for boat hire</h3>${cards}`)).toEqual([
      'Kayak 10-10 GBP',
      'Canoe 14-14 GBP',
    ]);
  });

  it.each([
    ['en', 'h2', 'h2', 'Price', ['First aid', '£99 (10 hours)'], ['Road theory', '£150 incl. book']],
    ['en', 'h2', 'h3', 'Price', ['First aid', '£99'], ['Road theory', '£150']],
    [
      'de',
      'h3',
      'h3',
      'Kosten',
      ['Nothilfe', '£99 (10 Stunden) + £21 für den Ausweis'],
      ['Verkehrskunde', '£150'],
    ],
    ['fr', 'h3', 'h4', 'Tarif', ['Premiers secours', '£99'], ['Code de la route', '£150']],
  ])('%s: stand each after what has them (%s, %s)', (language, top, below, label, one, other) => {
    const part = ([title, price]: string[]): string =>
      `<${top}>${title}</${top}><p>We train you in small groups.</p><${below}>${label}</${below}><p>${price}</p>`;
    expect(servicesOf(`<h1>Lena</h1>${part(one)}${part(other)}`, language)).toEqual([
      `${one[0]} 99-99 GBP`,
      `${other[0]} 150-150 GBP`,
    ]);
  });

  it('are of no one of several titles before them', () => {
    const titles = '<h2>Hot stone</h2><p>With warm stones.</p><h2>Aroma</h2><p>With oils of mint.</p>';
    const told = servicesOf(`<h1>Lena</h1>${titles}<h2>Prices</h2><p>£45 per half hour</p>`);
    expect(told.filter((one) => /\d/.test(one))).toEqual([]);
  });
});
