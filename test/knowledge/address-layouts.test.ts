/** Addresses and numbers in the layouts of real sites: branches in columns, labels, kilometres, hamlets, codes with a dash. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const factsOf = (language: string, host: string, html: string) =>
  readPage({ url: `https://${host}/`, html: `<html lang=${language}><body>${html}` }).facts;

const told = (...args: Parameters<typeof factsOf>): string[] =>
  valuesOf(factsOf(...args), 'address').map(({ street, city, postal_code: code }) =>
    [street, city, code].map((part) => part ?? '').join('|'),
  );

describe('addresses in many layouts', () => {
  it.each([
    [
      'fr',
      'menuiserie.github.io',
      '<p>1000 allée des pommiers<br>Z.I. La Plaine<br>07160 Le Cheylas</p>',
      '1000 allée des pommiers, Z.I. La Plaine|Le Cheylas|07160',
    ],
    [
      'de',
      'lampe.de',
      '<p>Mühlweg 12<br>Gewerbegebiet Süd<br>93173 Wenzenbach</p>',
      'Mühlweg 12, Gewerbegebiet Süd|Wenzenbach|93173',
    ],
    [
      'es',
      'tapiceria.es',
      '<p>Arcadio Blanco 77<br>08860 castelldefels</p>',
      'Arcadio Blanco 77|Castelldefels|08860',
    ],
    [
      'en',
      'motors.ie',
      '<p>Unit 6, Ballyduff Business Park, Galway</p><p>Ph: 091 751234</p>',
      'Unit 6, Ballyduff Business Park|Galway|',
    ],
    [
      'pl',
      'lampa.pl',
      '<p>ul. gen. J. Kruka 12/3, 35-001 Rzeszów</p>',
      'ul. gen. J. Kruka 12/3|Rzeszów|35-001',
    ],
    ['pl', 'lampa.pl', '<p>Warsztat: ul. św. Marka 4, 31-012 Kraków</p>', 'ul. św. Marka 4|Kraków|31-012'],
    [
      'pt',
      'feto.pt',
      '<p>Rua da Escola, n.º 12, r/c esq., 4700-123 Braga</p>',
      'Rua da Escola, n.º 12, r/c esq.|Braga|4700-123',
    ],
    [
      'ro',
      'lampa.ro',
      '<p>Bd. Unirii nr. 45, bl. E3, sc. 1, et. 2, ap. 8, sector 3, București, 030833</p>',
      'Bd. Unirii nr. 45, bl. E3, sc. 1, et. 2, ap. 8|București|030833',
    ],
    // Digits behind the dash of a telephone number are no code.
    [
      'de',
      'farn.example',
      '<p>Am Kanal 14, 24113 Kiel</p><p>Werkstatt: 0431-12345, Lager: 0431-12346</p>',
      'Am Kanal 14|Kiel|24113',
    ],
    [
      'en',
      'fern.example',
      '<p>18250 214th Ave NW<br>Elk Ridge, MN 55398</p>',
      '18250 214th Ave NW|Elk Ridge|55398',
    ],
    ['en', 'fern.example', '<p>4410 123rd Street, Auburn, WA 98092</p>', '4410 123rd Street|Auburn|98092'],
    [
      'en',
      'fern.example',
      '<footer><p>31 Elk Road<br>Elk Ridge, MN 55398</p><p>© 2025 Fern 1 Repairs. All rights reserved. | Elk Ridge, MN 55398</p></footer>',
      '31 Elk Road|Elk Ridge|55398',
    ],
    ['en', 'fern.ie', "<p>12 Bishop's Walk, Waterford,<br>Co. Waterford</p>", "12 Bishop's Walk|Waterford|"],
    [
      'fr',
      'duval.example',
      '<p>Place Parmentier, 80000 Amiens</p><p>03 22 47 63 11</p>',
      'Place Parmentier|Amiens|80000',
    ],
    [
      'it',
      'forno.example',
      '<p>Piazza Garibaldi, 20121 Milano</p><p>02 1234 5678</p>',
      'Piazza Garibaldi|Milano|20121',
    ],
    [
      'en',
      'kennels.example',
      '<address>Hillside Kennels, Upper Norton, Ludlow, SY8 4XX</address>',
      '|Ludlow|SY8 4XX',
    ],
    ['en', 'kennels.example', '<address>Hillside Kennels<br>Ludlow<br>SY8 4XX</address>', '|Ludlow|SY8 4XX'],
    ['en', 'vet.example', '<p>Lisheen, Skibbereen, P81 XY12</p>', '|Skibbereen|P81 XY12'],
    [
      'it',
      'macelleria.example',
      '<h3>Via Verdi 12,<br>Rho (MI)</h3><p>20017 Rho · Parcheggio nelle vicinanze</p>',
      'Via Verdi 12|Rho|20017',
    ],
    [
      'de',
      'nadel.example',
      '<p>Nadel &amp; Faden<br>Rosengässlein 4<br>4001 Basel<br>E-Mail: info@nadel.ch</p>',
      'Rosengässlein 4|Basel|4001',
    ],
    [
      'pt',
      'sapato.pt',
      '<h3>Morada</h3><p>Largo do Rossio, 9</p><p>2300-556 – Tomar</p>',
      'Largo do Rossio, 9|Tomar|2300-556',
    ],
    [
      'pt',
      'sapato.pt',
      '<p>Estrada Nacional 10, km 22, 2830-411 Coina</p>',
      'Estrada Nacional 10, km 22|Coina|2830-411',
    ],
    [
      'pt',
      'tijolo.com.br',
      '<p>Rod. BR-101, km 212 - Tijucas - SC - CEP: 88200-000</p>',
      'Rod. BR-101, km 212|Tijucas|88200-000',
    ],
    [
      'es',
      'huerta.es',
      '<p>Dirección:<br>Camino de la Vega km 3,2<br>Valladolid 47008</p>',
      'Camino de la Vega km 3,2|Valladolid|47008',
    ],
    ['es', 'trigo.es', '<p>Plaza del Trigo s/n, 09400 Aranda</p>', 'Plaza del Trigo s/n|Aranda|09400'],
    ['nl', 'haven.nl', '<p>Havenkade 3<br>8321AA Urk</p>', 'Havenkade 3|Urk|8321 AA'],
    [
      'nl',
      'gracht.nl',
      '<p>Adres: Oude Gracht 120<br>Postcode: 3511 AV<br>Plaats: Utrecht</p>',
      'Oude Gracht 120|Utrecht|3511 AV',
    ],
    ['en', 'elm.co.uk', '<p>3 Station Road, Ely, CB74BS</p>', '3 Station Road|Ely|CB7 4BS'],
    [
      'en',
      'elm.co.uk',
      '<p>Unit 4<br>Mill Lane Industrial Estate<br>Alton<br>Hampshire<br>GU34 2QG</p>',
      'Unit 4, Mill Lane Industrial Estate|Alton|GU34 2QG',
    ],
    [
      'en',
      'elm.ca',
      '<p>88 Queen Street West Brockville, ON K6V3W1</p>',
      '88 Queen Street West|Brockville|K6V 3W1',
    ],
    [
      'en',
      'elm.ca',
      '<p>12 Marine Drive North Vancouver, BC V7M 1A1</p>',
      '12 Marine Drive|North Vancouver|V7M 1A1',
    ],
    ['en', 'elm.com', '<p>12 Main Street South Bend, IN 46601</p>', '12 Main Street|South Bend|46601'],
    [
      'en',
      'elm.com',
      '<p>12 Cedar Street South Salem, OR 97301</p><p>Serving all of Salem.</p>',
      '12 Cedar Street South|Salem|97301',
    ],
    ['fr', 'kervran.fr', '<p>Lieu-dit Kervran<br>22580 Plouha</p>', 'Lieu-dit Kervran|Plouha|22580'],
    [
      'fr',
      'lebrun.fr',
      '<p>5 rue de l’Artisanat, 44150 Ancenis Cedex 2</p>',
      '5 rue de l’Artisanat|Ancenis|44150',
    ],
    ['de', 'winkel.de', '<p>Anschrift: Im Winkel 9 in 26441 Jever</p>', 'Im Winkel 9|Jever|26441'],
    ['ja', 'otaru.jp', '<p>小樽市元町2-1 (〒047-0031)</p>', '元町2-1|小樽市|047-0031'],
  ])('%s %s: %s', (language, host, html, address) => {
    expect(told(language, host, html)).toEqual([address]);
  });

  it('are told branch by branch where they stand in columns', () => {
    const html =
      '<table><tr><td>Sede di Lucca<br>Via dei Mille 10<br>55100 Lucca</td><td>Sede di Capannori<br>Viale Europa 3<br>55012 Capannori</td></tr></table>';
    expect(told('it', 'fiori.it', html)).toEqual([
      'Via dei Mille 10|Lucca|55100',
      'Viale Europa 3|Capannori|55012',
    ]);
  });

  it('begin behind the word that a font shows as a picture', () => {
    const html =
      '<div><span class="material-icons">place</span><span>Sinaia, România</span></div><div><i class="material-icons">phone</i><span>0743 252 179</span></div>';
    expect(told('ro', 'atelier.ro', html)).toEqual(['|Sinaia|']);
  });
});

describe('numbers that no plan of numbers knows', () => {
  it.each([
    [
      'es',
      'muelas.com.ar',
      '<p>WhatsApp: +54 9 280 445-0011</p><p>Teléfono: +0280-9-445-0011</p>',
      '+5492804450011',
    ],
    ['es', 'muelas.com.ar', '<p>Teléfono: +0280-445-0011</p>', '+542804450011'],
    ['de', 'zahn.de', '<p>Tel. +05141 98760</p>', '+49514198760'],
  ])('%s %s: %s', (language, host, html, e164) => {
    expect(valuesOf(factsOf(language, host, html), 'phone').map((value) => value.e164)).toEqual([e164]);
  });
});

describe('numbers below credits', () => {
  it.each([
    [
      'ja',
      '<p>電話 0980-83-1190</p><footer><ul><li>制作　港太郎</li><li>080-8563-5515</li></ul></footer>',
      '+81980831190',
    ],
    [
      'en',
      '<p>Call +1 503-555-0134</p><footer><p>Website by Ann Lee</p><p>503-555-0177</p></footer>',
      '+15035550134',
    ],
    ['en', '<footer><p>© 2024 Elm. Website by Ann Lee</p><p>+1 503-555-0134</p></footer>', '+15035550134'],
    ['de', '<footer><p>Webdesign: Studio Nord</p><p>Tel. +49 5141 98760</p></footer>', '+49514198760'],
  ])('%s: %s', (language, html, e164) => {
    const host = language === 'ja' ? 'hotel.jp' : 'elm.com';
    expect(valuesOf(factsOf(language, host, html), 'phone').map((value) => value.e164)).toEqual([e164]);
  });
});

it('no town is called like the day that stands in the box beside it', () => {
  const html =
    '<ul><li><div>40 Vine Street</div><div>Hurstville NSW 2220</div></li></ul><ul><li><div>Mon</div><div>9am-6pm</div></li></ul>';
  expect(told('en', 'clinic.com.au', html)).toEqual(['40 Vine Street|Hurstville|2220']);
});
