/** Short lists under a heading that says what all of them are. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const statementsIn = (language: string, body: string): [string, string, string][] =>
  readPage({
    url: 'https://yard.example/',
    html: `<html lang=${language}><head><title>Yard</title></head><body><h1>Yard</h1>${body}</body></html>`,
  }).facts.flatMap((fact) =>
    fact.kind === 'policy' || fact.kind === 'other' ? [[fact.kind, fact.value.text, fact.source.quote]] : [],
  );

const list = (heading: string, ...items: string[]): string =>
  `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;

describe('a list under its heading is one statement', () => {
  it.each([
    ['en', 'policy', 'Ways to pay', ['Cash', 'Visa and Mastercard', 'Cheque']],
    ['en', 'policy', 'Insurance we accept', ['Acorn Dental', 'Northway']],
    ['en', 'other', 'Areas We Serve', ['Elko', 'Wells', 'Spring Creek']],
    ['en', 'other', 'Amenities', ['Free Wi-Fi', 'Sauna']],
    ['de', 'policy', 'Zahlungsarten', ['Bar', 'EC-Karte', 'PayPal']],
    ['de', 'other', 'Ausstattung', ['WLAN', 'Sauna']],
    ['de', 'other', 'Einzugsgebiet', ['Nordheim', 'Südheim']],
    ['fr', 'policy', 'Moyens de paiement acceptés', ['Espèces', 'Carte bancaire', 'Chèque']],
    ['fr', 'other', 'Équipements', ['Wifi', 'Parking']],
    ['es', 'policy', 'Formas de pago', ['Efectivo', 'Tarjeta', 'Bizum']],
    ['es', 'policy', 'Seguros médicos', ['Salud Norte', 'Mutua Sur']],
    ['it', 'policy', 'Metodi di pagamento', ['Contanti', 'Carta', 'Bonifico']],
    ['it', 'other', 'Dotazioni', ['Wi-Fi', 'Aria condizionata']],
    ['pt', 'policy', 'Formas de pagamento', ['Dinheiro', 'Pix', 'Cartão']],
    ['pt', 'other', 'Comodidades', ['Wi-Fi', 'Piscina']],
    ['nl', 'policy', 'Betaalmethoden', ['Contant', 'Pin', 'Tikkie']],
    ['nl', 'other', 'Voorzieningen', ['Wifi', 'Sauna']],
    ['pl', 'policy', 'Formy płatności', ['Gotówka', 'Karta', 'Blik']],
    ['pl', 'other', 'Wyposażenie', ['Wi-Fi', 'Sauna']],
    ['ro', 'policy', 'Metode de plată', ['Numerar', 'Card']],
    ['ro', 'other', 'Facilități', ['Wi-Fi', 'Parcare']],
    ['ja', 'policy', 'お支払い方法', ['現金', 'クレジットカード']],
    ['ja', 'other', '客室設備', ['無線LAN', '冷蔵庫']],
  ])('%s, %s: %s', (language, kind, heading, items) => {
    expect(statementsIn(language, list(heading, ...items))).toEqual([
      [kind, `${heading}: ${items.join(', ')}`, items.join(' ')],
    ]);
  });

  it('also where builders make a paragraph of each item', () => {
    const body =
      '<h2>Payment methods</h2><p>Cash</p><p>Visa</p><p>Apple Pay</p><h2>Contact</h2><p>Call us</p>';
    expect(statementsIn('en', body).map(([, text]) => text)).toEqual([
      'Payment methods: Cash, Visa, Apple Pay',
    ]);
  });

  it('stops where the list ends', () => {
    const body = `${list('Payment options', 'Cash', 'Visa')}<p>Parking is free for all guests.</p>`;
    expect(statementsIn('en', body).map(([, text]) => text)).toEqual([
      'Payment options: Cash, Visa',
      'Parking is free for all guests.',
    ]);
  });
});

describe('no such list', () => {
  it.each([
    ['another heading', list('Follow us', 'Cash', 'Visa')],
    ['one item', list('Amenities', 'Sauna')],
    ['a number to call', list('Insurance', 'Acorn Dental 0113 496 0127', 'Northway')],
    ['sentences', list('Equipment', 'We lend what you need.', 'Bring nothing.')],
  ])('%s', (_, body) => {
    expect(statementsIn('en', body).map(([, text]) => text)).not.toContainEqual(
      expect.stringMatching(/: .*, /),
    );
  });
});

describe('towns that a site links to a page each', () => {
  const link = (town: string): string => `<a href="/area/${town}">${town}</a>`;
  const towns = ['Elko', 'Wells', 'Spring Creek'];

  it.each([
    ['a footer', `<footer><div><b>Service area</b>\n${towns.map(link).join('\n')}</div></footer>`],
    [
      'a menu',
      `<nav><ul><li><a href="/areas">Service area</a><ul>${towns.map((town) => `<li>${link(town)}</li>`).join('')}</ul></li></ul></nav>`,
    ],
  ])('are served, in %s', (_, html) => {
    const said = statementsIn('en', `<p>We pump out septic tanks.</p>${html}`);
    expect(said.map(([kind, text]) => [kind, text])).toContainEqual([
      'other',
      'Service area: Elko, Wells, Spring Creek',
    ]);
  });

  it('are not, under another title', () => {
    const html = `<footer><div><b>Partners</b>\n${towns.map(link).join('\n')}</div></footer>`;
    expect(statementsIn('en', html)).toEqual([]);
  });
});
