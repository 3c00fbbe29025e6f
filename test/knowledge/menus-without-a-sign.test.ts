/** Menus that print no sign of a currency, as most restaurants do: whole numbers behind dishes, and numbers that are none. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const DISHES: [string, string, string][] = [
  ['Braised Leek', 'Hazelnuts, brown butter', '14'],
  ['Duck Leg', 'Lentils, mustard', '27'],
  ['Hake Fillet', 'Mussels, fennel', '24.5'],
];
const PRICED = ['Braised Leek 14-14', 'Duck Leg 27-27', 'Hake Fillet 24.5-24.5'];

const menu = (dish: (name: string, text: string, price: string) => string): string =>
  `<h2>Dinner</h2>${DISHES.map((one) => dish(...one)).join('')}`;
const priced = (html: string, language = 'en', url?: string, title?: string): string[] =>
  servicesOf(html, language, url, title).filter((told) => /\d-/.test(told));

describe('whole numbers behind dishes are what they cost', () => {
  it.each<[string, (name: string, text: string, price: string) => string]>([
    ['in their line', (name, _, price) => `<p>${name} ${price}</p>`],
    ['with descriptions between the lines', (name, text, price) => `<p>${name} ${price}</p><p>${text}</p>`],
    ['behind a bar', (name, text, price) => `<h4>${name} | ${price}</h4><p>${text}</p>`],
    ['in a list', (name, _, price) => `<ul><li>${name} &nbsp; ${price}</li></ul>`],
    [
      'in boxes of one line',
      (name, text, price) =>
        `<div class=dish><span class=name>${name}</span><span class=price>${price}</span><p>${text}</p></div>`,
    ],
    ['behind a title', (name, _, price) => `<div><h4>${name}</h4><span>${price}</span></div>`],
    [
      'behind a description',
      (name, text, price) => `<div><h4>${name}</h4><p>${text}</p><span>${price}</span></div>`,
    ],
    [
      'in boxes without titles',
      (name, text, price) => `<div><div>${name}</div><div>${text}</div><div>${price}</div></div>`,
    ],
    ['behind breaks', (name, text, price) => `<p>${name}<br><em>${text}</em><br>${price}</p>`],
    ['in rows', (name, _, price) => `<table><tr><td>${name}</td><td>${price}</td></tr></table>`],
  ])('%s', (_, dish) => {
    const html = menu(dish).replaceAll('</ul><ul>', '').replaceAll('</table><table>', '');
    expect(servicesOf(html)).toEqual(PRICED);
  });

  it('in one paragraph', () => {
    const html = `<h2>Mains</h2><p>${DISHES.map(([name, , price]) => `${name} ${price}`).join('<br>')}</p>`;
    expect(servicesOf(html)).toEqual(PRICED);
  });

  it.each([
    ['en', 'Wine list', 'Main courses'],
    ['de', 'Speisekarte', 'Hauptgerichte'],
    ['es', 'Nuestra carta', 'Segundos platos'],
    ['fr', 'La carte', 'Plats'],
    ['it', 'Menù', 'Secondi piatti'],
    ['pt', 'Ementa', 'Pratos principais'],
    ['nl', 'Menukaart', 'Hoofdgerechten'],
    ['pl', 'Karta dań', 'Dania główne'],
    ['ro', 'Meniul nostru', 'Feluri principale'],
    ['ja', 'お品書き', 'メイン'],
  ])('%s: under "%s" and under "%s"', (language, whole, course) => {
    const list = '<p>Ragout Bellini 19</p><p>Pollo Verano 17</p><p>Trota Fumata 21</p>';
    for (const title of [whole, course])
      expect(
        servicesOf(`<h2>${title}</h2>${list}`, language).map((told) => told.replace(/ [A-Z]{3}$/, '')),
      ).toEqual(['Ragout Bellini 19-19', 'Pollo Verano 17-17', 'Trota Fumata 21-21']);
  });

  it('on a page called so, in the money of its country', () => {
    const html = `<h1>Finch &amp; Fennel</h1><div>${DISHES.map(([name, , price]) => `<p>${name} ${price}</p>`).join('')}</div><p>4 Quay Street, Bristol BS1 4DJ</p>`;
    const url = 'https://finch.example.co.uk/menu';
    expect(servicesOf(html, 'en', url)).toEqual(PRICED.map((told) => `${told} GBP`));
    expect(priced(html)).toEqual([]);
  });

  it('also under the heading of one dish, built like the others', () => {
    const dish = (name: string, price: string): string =>
      `<div class=line><span>${name}</span><span>${price}</span></div>`;
    const html = `<h3>Starters</h3>${dish('Leek Tart', '8')}${dish('Broth', '6.50')}<h3>Heroes</h3>${dish('Club Hero', '12.50')}<h3>Dessert</h3>${dish('Fig Roll', '4')}`;
    expect(servicesOf(html)).toEqual([
      'Leek Tart 8-8',
      'Broth 6.5-6.5',
      'Club Hero 12.5-12.5',
      'Fig Roll 4-4',
    ]);
  });

  it('also among others with cents', () => {
    const items = [
      'Small tub <em>4.50</em>',
      'Large tub <em>9</em>',
      'Float <em>6.25</em>',
      'Shake <em>7.75</em>',
    ];
    const html = `<h1>Polar Parlour</h1><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(servicesOf(html)).toContain('Large tub 9-9');
  });

  it('one for each size', () => {
    const wine = (name: string, glass: string, bottle: string): string =>
      `<div><span>${name}</span><p>${glass}</p><p>${bottle}</p></div>`;
    const html = `<h2>Wine</h2>${wine('Albariño', '9', '36')}${wine('Gamay', '10', '40')}${wine('Riesling', '8', '32')}`;
    expect(servicesOf(html)).toEqual(['Albariño 9-36', 'Gamay 10-40', 'Riesling 8-32']);
  });
});

describe('numbers on a menu that are not paid', () => {
  it.each([
    [
      'years',
      '<p>Founded by Ann in 1987</p><p>Rebuilt after the fire of 1991</p><p>Star of the year 2014</p>',
    ],
    ['counts', '<p>Table for 4</p><p>Platter serves 6</p><p>Pack of 12</p>'],
    ['ages', '<p>Children under 12</p><p>Youths over 14</p><p>Guests above 65</p>'],
    ['telephones', '<p>Bookings 020 7946 018</p><p>Kitchen tel. 344</p><p>Events no. 345</p>'],
    ['courses that are counted', '<p>Course 1</p><p>Course 2</p><p>Course 3</p>'],
    ['days', '<p>Monday 12</p><p>Tuesday 14</p><p>Friday 18</p>'],
    [
      'lines apart',
      '<p>Braised Leek 14</p><p>Our kitchen closes early.</p><p>We cook with what grows here.</p><p>Ask.</p>',
    ],
  ])('%s', (_, html) => {
    expect(priced(`<h2>Menu</h2>${html}`)).toEqual([]);
  });

  it('are the numbers of the dishes', () => {
    const dish = (number: string, name: string, price: string): string =>
      `<div><div>${number}</div><div>${name}</div><div>with rice</div><div>${price}</div></div>`;
    const html = `<h2>Menu</h2><h3>Mains</h3>${dish('22', 'Pad Kra Pao', '13')}${dish('23', 'Green Curry', '12')}${dish('24', 'Fried Rice', '11')}`;
    expect(priced(html)).toEqual(['Pad Kra Pao 13-13', 'Green Curry 12-12', 'Fried Rice 11-11']);
  });

  it('do not count elsewhere', () => {
    const facts = '<p>Rooms 14</p><p>Desks 27</p><p>Dogs 3</p>';
    expect(priced(`<h2>Our house</h2>${facts}`)).toEqual([]);
    expect(priced(`<h1>Menu</h1><h2>Opening hours</h2>${facts}`)).toEqual([]);
  });
});

describe('two amounts behind a name are of its sizes', () => {
  it.each([
    ['en', 'Wines', 'Hill Red 12 glass / 46 bottle', 'Moon Fizz gl 11 btl 42'],
    ['de', 'Weine', 'Hill Red 12 Glas / 46 Flasche', 'Moon Fizz Glas 11 Flasche 42'],
    ['es', 'Vinos', 'Hill Red 12 copa / 46 botella', 'Moon Fizz copa 11 botella 42'],
    ['fr', 'Vins', 'Hill Red 12 verre / 46 bouteille', 'Moon Fizz verre 11 bouteille 42'],
    ['it', 'Vini', 'Hill Red 12 calice / 46 bottiglia', 'Moon Fizz calice 11 bottiglia 42'],
    ['pt', 'Vinhos', 'Hill Red 12 copo / 46 garrafa', 'Moon Fizz copo 11 garrafa 42'],
    ['nl', 'Wijnen', 'Hill Red 12 glas / 46 fles', 'Moon Fizz glas 11 fles 42'],
    ['pl', 'Wina', 'Hill Red 12 kieliszek / 46 butelka', 'Moon Fizz kieliszek 11 butelka 42'],
    ['ro', 'Vinuri', 'Hill Red 12 pahar / 46 sticla', 'Moon Fizz pahar 11 sticla 42'],
  ])('%s: %s, %s', (language, title, one, other) => {
    const html = `<h2>${title}</h2><p>${one}</p><p>Peak Noir 14 / 54</p><p>${other}</p>`;
    expect(servicesOf(html, language).map((told) => told.replace(/ [A-Z]{3}$/, ''))).toEqual([
      'Hill Red 12-46',
      'Peak Noir 14-54',
      'Moon Fizz 11-42',
    ]);
  });

  it('also alone on a line among dishes with signs', () => {
    const dish = (name: string, price: string): string =>
      `<div class=dish><div>${name}</div><span class=cost>${price}</span></div>`;
    const html = `<h2>Menu</h2>${dish('Leek Tart', '$11')}${dish('Hill Red', '12 glass / 46 bottle')}`;
    expect(servicesOf(html)).toEqual(['Leek Tart 11-11 USD', 'Hill Red 12-46 USD']);
  });
});

describe('what comes on top is not what a dish costs', () => {
  it.each([
    ['en', 'Add bacon $3', '$19', 'USD'],
    ['de', 'Mit extra Speck 3 €', '19 €', 'EUR'],
    ['es', 'Añade beicon 3 €', '19 €', 'EUR'],
    ['fr', 'Ajoutez du bacon 3 €', '19 €', 'EUR'],
    ['it', 'Aggiungi pancetta 3 €', '19 €', 'EUR'],
    ['pt', 'Adicione bacon 3 €', '19 €', 'EUR'],
    ['nl', 'Voeg spek toe € 3', '€ 19', 'EUR'],
    ['pl', 'Dodaj boczek 3 zł', '19 zł', 'PLN'],
    ['ro', 'Adaugă bacon 3 lei', '19 lei', 'RON'],
  ])('%s: %s', (language, option, price, currency) => {
    const html = `<div class=dish><div>Ridge Burger</div><div>Beef, cheddar, fries</div><div><div>${option}</div></div><span>${price}</span></div><div class=dish><div>Trout</div><div>Lentils</div><span>${price}</span></div>`;
    const told = servicesOf(html, language);
    expect(told).toContain(`Ridge Burger 19-19 ${currency}`);
    expect(told).toContain(`Trout 19-19 ${currency}`);
  });
});

describe('how much there is of a drink or a dish is no price', () => {
  const told = (language: string, title: string, lines: readonly string[]): string[] =>
    servicesOf(`<h2>${title}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`, language).map((one) =>
      one.replace(/ [A-Z]{3}$/, ''),
    );
  const CIDER = ['Cider 0,3 l 3,10', 'Perry 0,25 l 2,70', 'Mead 0,1 l 4'];
  it.each([
    ['en', 'Drinks'],
    ['de', 'Getränke'],
    ['es', 'Bebidas'],
    ['fr', 'Boissons'],
    ['it', 'Bevande'],
    ['pt', 'Bebidas'],
    ['nl', 'Dranken'],
    ['pl', 'Napoje'],
    ['ro', 'Băuturi'],
  ])('%s: under "%s"', (language, title) => {
    expect(told(language, title, CIDER)).toEqual([
      'Cider 0,3 l 3.1-3.1',
      'Perry 0,25 l 2.7-2.7',
      'Mead 0,1 l 4-4',
    ]);
  });

  it.each([
    ['two quantities', 'Cider 0,2l 2,30 0,4l 4,10', 'Cider 2.3-4.1'],
    ['quantities and a bottle', 'Cider 175ml 5.5 / 250ml 7.5 / btl 21', 'Cider 5.5-21'],
    ['a bottle with its quantity', 'Cider 12 cl : 4,50 – Bottle 75 cl : 24,00', 'Cider 4.5-24'],
    ['widths', 'Calzone 26 cm 8,50 / 32 cm 11,00', 'Calzone 8.5-11'],
    ['a weight', 'Rump 250 g 24,90', 'Rump 250 g 24.9-24.9'],
    ['a size of a dish', 'Birra media 0,4 l 5,00', 'Birra media 0,4 l 5-5'],
    ['a dash', 'Stout 0,5l - 4,50', 'Stout 0,5l 4.5-4.5'],
    ['sizes in letters', 'Chips 3 M / 4 L', 'Chips 3-4'],
  ])('%s', (_, line, expected) => {
    expect(told('en', 'Menu', [line, 'Perry 0,25 l 2,70', 'Soup 6,00'])).toContain(expected);
  });

  it.each(['Lessons 4-12 years', 'Lessons from 12 years', 'Hire of boats 2-12 hours'])(
    'nor are ages and times: %s',
    (line) => {
      expect(servicesOf(`<h2>Services</h2><ul><li>${line}</li><li>Boat repair</li></ul>`)).not.toContainEqual(
        expect.stringMatching(/\d-\d+$/),
      );
    },
  );
});
