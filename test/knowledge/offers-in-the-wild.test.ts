/** Services as small businesses really write them: sizes under a name, struck prices, cards, menus of the navigation. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { servicesOf } from '../support/services-of.ts';

describe('prices by size', () => {
  it.each([
    [
      'sizes under a heading',
      '<div><h2>Spring trim</h2><ol><li>Bath</li><li>Claws</li></ol><p>Small cat <b>$31</b></p><p>Large cat <b>$44</b></p></div>',
      ['Spring trim 31-44 USD'],
    ],
    [
      'durations under a heading',
      '<h3>Hot stone massage</h3><p>60 min $90</p><p>90 min $125</p>',
      ['Hot stone massage 90-125 USD'],
    ],
    [
      'the same things under several headings',
      ['Wash', 'Wax']
        .map(
          (name, at) =>
            `<div class=card><h2>${name}</h2><p>Hatchback: $${at + 2}0</p><p>Pickup: $${at + 3}0</p></div>`,
        )
        .join(''),
      [
        'Wash, Hatchback 20-20 USD',
        'Wash, Pickup 30-30 USD',
        'Wax, Hatchback 30-30 USD',
        'Wax, Pickup 40-40 USD',
      ],
    ],
    [
      'sizes in one line below a name',
      '<h4>Cobb salad</h4><div><b>Small $7 / Large $11</b></div><p>Egg and bacon.</p>',
      ['Cobb salad 7-11 USD'],
    ],
    [
      'what is a wrap and a salad is told once, with both prices',
      '<h2>Wraps</h2><p>Turkey $6</p><p>Falafel $7</p><h2>Salads</h2><p>Turkey $9</p><p>Greek $8</p><p>Cobb $9</p>',
      ['Turkey 6-9 USD', 'Falafel 7-7 USD', 'Greek 8-8 USD', 'Cobb 9-9 USD'],
    ],
  ])('%s', (_, html, expected) => {
    expect(servicesOf(html)).toEqual(expected);
  });
});

describe('tables of services and sizes, without a sign', () => {
  const row = (cell: string, ...cells: readonly string[]): string =>
    `<tr>${cells.map((one) => `<${cell}>${one}</${cell}>`).join('')}</tr>`;

  it('give each row with the range of its prices', () => {
    const html = `<h2>Frisuren</h2><table>${row('th', 'Färben', 'Kurze Haare', 'Mittellang', 'Lange Haare')}${row('td', 'Tönung', '28', '34', '41')}${row('td', 'Strähnen', '', '55', '70')}</table>`;
    expect(servicesOf(html, 'de', 'https://salon.example.de/')).toEqual([
      'Tönung 28-41 EUR',
      'Strähnen 55-70 EUR',
    ]);
  });

  it('under a heading of prices need no sizes', () => {
    const html = `<h1>Prix et services</h1><table>${row('th', 'Toilettage', 'Tous poils')}${row('td', 'Bain', '25')}${row('td', 'Coupe aux ciseaux', '48')}</table>`;
    expect(servicesOf(html, 'fr', 'https://salon.example.fr/')).toEqual([
      'Bain 25-25 EUR',
      'Coupe aux ciseaux 48-48 EUR',
    ]);
  });

  it('are none where the columns are no sizes', () => {
    const html = `<h2>Gruppen</h2><table>${row('th', 'Gruppe', 'Plätze', 'Tage')}${row('td', 'Bären', '12', '2')}${row('td', 'Füchse', '14', '3')}</table>`;
    expect(servicesOf(html, 'de', 'https://kita.example.de/').join()).not.toContain('EUR');
  });
});

describe('prices in odd places', () => {
  it.each([
    [
      'en',
      'a struck price does not count',
      '<p>Full detail <del>$200</del> $150</p>',
      ['Full detail 150-150 USD'],
    ],
    [
      'en',
      'nor one that its class calls old',
      '<div><h3>First visit</h3><p><span class="old-price">$80</span> <span>$40</span></p></div>',
      ['First visit 40-40 USD'],
    ],
    [
      'en',
      'the price before what it is for, in a row',
      '<h2>Prices</h2><table><tr><td>$95 per night</td><td>Two guests</td></tr><tr><td>$15</td><td>Additional guest</td></tr></table>',
      ['Two guests 95-95 USD', 'Additional guest 15-15 USD'],
    ],
    [
      'es',
      'a badge over the name of a card',
      '<h2>Tarifas</h2><article><p><b>45 €*</b></p><div><h3>Sesión suelta</h3><p>Dura una hora.</p></div></article>',
      ['Sesión suelta 45-45 EUR'],
    ],
    [
      'en',
      'a label before the amount',
      '<article><h3>Puppy cut</h3><p>Up to 20 lbs.</p><span><small>Range</small>$48–$78</span></article>',
      ['Puppy cut 48-78 USD'],
    ],
    [
      'en',
      'cents without a nought and a sign',
      '<h2>Menu</h2><table><tr><th></th><th>Small</th><th>Large</th></tr><tr><td>Extra topping</td><td>.89</td><td>$1.49</td></tr></table>',
      ['Extra topping 0.89-1.49 USD'],
    ],
    [
      'en',
      'units that are named by their size',
      '<h2>Prices</h2><table><tr><th>Size</th><th>Price</th></tr><tr><td>5x10</td><td>$45.00</td></tr></table>',
      ['5x10 45-45 USD'],
    ],
    [
      'de',
      'amounts with a dash take the currency of the country',
      '<h2>Preise</h2><p>Kat. A – Motorrad, pro Lektion: 95.-<br>VKU - Verkehrskunde: 210.-</p><p>8000 Zürich, Schweiz. Tel. +41 44 668 18 00</p>',
      ['Kat. A – Motorrad 95-95 CHF', 'VKU - Verkehrskunde 210-210 CHF'],
    ],
  ])('%s: %s', (language, _, html, expected) => {
    expect(servicesOf(html, language, 'https://business.example.ch/')).toEqual(expected);
  });

  it.each([
    ['en', 'calls to action', '<button aria-expanded=false>Read more</button><p><b>from $40</b></p>'],
    [
      'es',
      'sums in running text',
      `<p>El bono de 150 € permite ahorrar ${'mucho dinero a toda la familia '.repeat(4)}</p>`,
    ],
    ['de', 'ranges of dates', '<p>Betriebsferien vom 5.– 12. August und 24.– 31. Dezember</p>'],
    ['ja', 'sentences', '<p>はじめての方は、初回限定 ¥4,000 でお試しいただけます。</p>'],
  ])('%s: %s name nothing', (language, _, html) => {
    expect(servicesOf(html, language)).toEqual([]);
  });
});

describe('services without prices', () => {
  it('reads what a menu of the navigation lists under services', () => {
    const html =
      '<nav><ul><li><a href=/>Home</a></li><li><a href=#>Our Services</a><ul class=sub-menu><li><a href=/a>Gutter Cleaning</a></li>' +
      '<li><a href=/b>Roof Repair</a></li><li><a href=/c>Read more</a></li></ul></li><li><a href=/about>About</a><ul><li><a>Our Team</a></li></ul></li></ul></nav>';
    expect(servicesOf(html)).toEqual(['Gutter Cleaning', 'Roof Repair']);
  });

  it('reads a drop-down that is no list', () => {
    const html =
      '<nav><div class=dropdown><a>Leistungen</a><div class=dropdown-menu><a>Massage</a><a>Lymphdrainage</a></div></div></nav>';
    expect(servicesOf(html, 'de')).toEqual(['Massage', 'Lymphdrainage']);
  });

  it('reads links beside the heading of their column', () => {
    const html =
      '<h1>Garden care</h1><footer><div><h4>Our services</h4><a href="/hedges.html">Hedge trimming</a><a href="/lawns.html">Lawn mowing</a><a href="/trees.html">Tree pruning</a></div></footer>';
    expect(servicesOf(html)).toEqual(['Hedge trimming', 'Lawn mowing', 'Tree pruning']);
  });

  it('reads headings over descriptions on a page of services', () => {
    const text = 'We do this with care and with good tools, every day of the week.';
    const html = ['Wheel Alignment', 'Brake Pads', 'Why choose us', 'Call us for any questions']
      .map((title) => `<h2>${title}</h2><p>${text}</p>`)
      .join('');
    expect(servicesOf(html, 'en', 'https://business.example/services.html')).toEqual([
      'Wheel Alignment',
      'Brake Pads',
    ]);
  });

  it.each([
    ['en', '<h2>Rooms</h2><h3>In every room</h3><ul><li>Hair dryer</li><li>Kettle</li></ul>'],
    ['ro', '<h2>Camere</h2><h3>În camere</h3><ul><li>Uscător de păr</li><li>Televizor</li></ul>'],
    ['en', '<h2>Services</h2><h3>Why choose us</h3><ul><li>Fully insured</li><li>Family run</li></ul>'],
    ['en', '<h2>Main courses</h2><p>Available with:</p><ul><li>Beef</li><li>Prawn</li></ul>'],
    ['en', '<h2>Services</h2><ul><li>Oakton, MI</li><li>Pine Hill, MI</li></ul>'],
    ['fr', '<h2>Tarifs</h2><p>Montant du capital social : 8 000 €</p>'],
    ['en', '<h2>Services</h2><ul><li>Monday to Friday 8 am to 5 pm</li><li>Saturday 8 am to noon</li></ul>'],
  ])('%s: takes no features, reasons, choices or hours for services', (language, html) => {
    expect(servicesOf(html, language)).toEqual([]);
  });
});

describe('what tools write by default', () => {
  it.each(['zxx', 'und'])('lang=%s names no language: the words do', (lang) => {
    const text =
      'Somos una clínica de fisioterapia en el centro y tratamos a los pacientes con cuidado para que no les duela más';
    const page = readPage({
      url: 'https://business.example/',
      html: `<html lang=${lang}><body><p>${text}</p></body></html>`,
    });
    expect(page.language).toBe('es');
  });

  it('reads the question of an accordion without the sign beside it', () => {
    const html =
      '<h1>FAQ</h1><div class=faq-item><button class=faq-question aria-expanded=false>Do I need an appointment?<span>+</span></button>' +
      '<div class=faq-answer hidden><p>No, walk right in.</p></div></div>';
    const { facts } = readPage({
      url: 'https://business.example/',
      html: `<html lang=en><body>${html}</body></html>`,
    });
    expect(valuesOf(facts, 'faq')).toEqual([
      { question: 'Do I need an appointment?', answer: 'No, walk right in.' },
    ]);
  });
});

describe('what buttons say', () => {
  const card = (name: string, price: string, call: string): string =>
    `<div class=box><h3>${name}</h3><p>Kept simple.</p><span>${price}</span> <a href=/go>${call}</a></div>`;
  it.each([
    ['en', 'Book Package', '$45'],
    ['en', 'Order now', '$45'],
    ['en', 'Reserve your spot', '$45'],
    ['de', 'Jetzt Termin buchen', '45 €'],
    ['nl', 'Inschrijven voor pakket', '€ 45'],
    ['fr', 'Réservez votre place', '45 €'],
    ['es', 'Reserva tu plaza', '45 €'],
    ['it', 'Prenota la tua visita', '45 €'],
    ['pt', 'Marque a sua consulta', '45 €'],
    ['pl', 'Zarezerwuj termin', '45 zł'],
    ['ro', 'Rezervă acum', '45 lei'],
  ])('%s: "%s" behind a price is no name, the heading of the card is', (language, call, price) => {
    const names = ['Alpha', 'Bravo', 'Delta'].map((one) => `${one} Massage`);
    const html = `<h2>Massage</h2>${names.map((name) => card(name, price, call)).join('')}`;
    expect(servicesOf(html, language).map((one) => one.replace(/ 45-45 .*/, ''))).toEqual(names);
  });

  it('leaves crafts that begin with the same words', () => {
    expect(servicesOf('<h2>Prices</h2><p>Book binding $30</p><p>Order picking training $90</p>')).toEqual([
      'Book binding 30-30 USD',
      'Order picking training 90-90 USD',
    ]);
  });
});

describe('names beside signs and words that are not theirs', () => {
  it.each([
    ['a sign before the amount', 'fr', '<p>Chambre double > 70€/jour</p>', ['Chambre double 70-70 EUR']],
    [
      'what is in it, in brackets',
      'fr',
      '<p>Demi-pension (chambre, petit déjeuner et diner)<br><b>></b> 55€/pers/jour</p>',
      ['Demi-pension 55-55 EUR'],
    ],
    ['short brackets', 'en', '<p>Heart monitor (24 h) $80</p>', ['Heart monitor (24 h) 80-80 USD']],
    [
      'no space before the word of the price',
      'pl',
      '<p>Prowadzenie księgi bez VATod 140 PLN</p>',
      ['Prowadzenie księgi bez VAT 140- PLN'],
    ],
    [
      'with and without a tax',
      'pl',
      '<p>Ryczałt bez VAT od 90 PLN</p><p>Ryczałt + VAT od 130 PLN</p>',
      ['Ryczałt bez VAT 90- PLN', 'Ryczałt + VAT 130- PLN'],
    ],
    [
      'free among amounts',
      'ro',
      '<ul><li>Montaj patru roți tablă 40 RON</li><li>Reglat presiune toate roțile mașinii GRATUIT</li></ul>',
      ['Montaj patru roți tablă 40-40 RON', 'Reglat presiune toate roțile mașinii 0-0'],
    ],
    ['only', 'en', '<p>**Foot soak combo-only $40</p>', ['Foot soak combo 40-40 USD']],
    ['an invitation', 'en', '<p>Have a full body scrub! only $45</p>', ['full body scrub 45-45 USD']],
    [
      'by the piece',
      'en',
      '<div><h3>Per Room Booking</h3><p>$85.00/Per Room</p></div>',
      ['Per Room Booking 85-85 USD'],
    ],
  ])('%s', (_, language, html, expected) => {
    expect(servicesOf(`<h2>Tarifs</h2>${html}`, language)).toEqual(expected);
  });
});
