/** Contact data in forms that are met now and then: short towns, extensions, disguised mail, addresses of far countries. */
import { describe, expect, it } from '@jest/globals';
import type { FactValue } from '../../contract/schemas/facts.ts';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

type Kind = 'phone' | 'email' | 'address' | 'service' | 'other';
const read = <K extends Kind>(kind: K, lang: string, body: string): FactValue<K>[] => {
  const url = 'https://www.kiln.example/';
  const html = `<html lang=${lang}><h1>Kiln</h1>${body}`;
  return valuesOf(composeKnowledge([readPage({ url, html })], { url }).facts, kind);
};
const phones = (lang: string, body: string): (string | undefined)[] =>
  read('phone', lang, body).map(({ e164 }) => e164);
const emails = (lang: string, body: string): string[] =>
  read('email', lang, body).map(({ address }) => address);

describe('a Dutch town behind a shortened article', () => {
  it.each([
    ['<p>Lucas van Leydenstraat 29<br>5213 BB ’s-Hertogenbosch</p>', '’s-Hertogenbosch'],
    ["<p>Spui 29, 2511 BB 's-Gravenhage</p>", "'s-Gravenhage"],
    ["<p>Zuiderzeestraatweg 29<br>8084 AB 't Harde</p>", "'t Harde"],
    ['<p>Laan 4<br>5213 BB Den Bosch</p>', 'Den Bosch'],
  ])('is read: %s', (body, city) => {
    expect(read('address', 'nl', body)).toMatchObject([{ city }]);
  });
});

describe('a French square or centre without a number', () => {
  it.each([
    ['Place de l’Église, 67140 Barr', 'Place de l’Église'],
    ['Centre commercial Grand Large, 56000 Vannes', 'Centre commercial Grand Large'],
    ['Centre commercial Grand Large<br>12 rue du Port<br>56000 Vannes', '12 rue du Port'],
  ])('is a street: %s', (body, street) => {
    expect(read('address', 'fr', `<p>${body}</p>`)).toMatchObject([{ street }]);
  });
});

describe('several extensions behind one number', () => {
  it.each(['0221 471122-12/-13', '0221/471122-12/-13', '0221 471122-12/13'])(
    'are two numbers: %s',
    (printed) => {
      expect(phones('de', `<p>Tel. ${printed}</p>`)).toEqual(['+4922147112212', '+4922147112213']);
    },
  );
});

describe('addresses of mail', () => {
  it.each([
    ['en', 'info@kilnpots(dot)com', 'info@kilnpots.com'],
    ['en', 'info @ kilnpots.com', 'info@kilnpots.com'],
    ['en', 'E-mail: info @ kilnpots.com', 'info@kilnpots.com'],
    ['pl', 'kontakt(malpa)kilnpots.pl', 'kontakt@kilnpots.pl'],
    ['pl', 'kontakt(małpa)kilnpots.pl', 'kontakt@kilnpots.pl'],
    ['en', 'hello at kilnpots dot com', 'hello@kilnpots.com'],
    ['en', '<a href="mailto:info@kilnpots.com">info@kilnpots.con</a>', 'info@kilnpots.com'],
  ])('%s: are read in another form: %s', (lang, text, address) => {
    expect(emails(lang, `<p>${text}</p>`)).toEqual([address]);
  });

  it.each(['We meet at noon dot com', 'Find us at kilnpots dot com', 'Lunch with us @ kilnpots.com'])(
    'are not made of a sentence: %s',
    (text) => {
      expect(emails('en', `<p>${text}</p>`)).toEqual([]);
    },
  );
});

describe('markup', () => {
  const markup = (item: Record<string, unknown>): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`;
  const at = (streetAddress: string, addressLocality: string): string =>
    markup({
      '@type': 'Bakery',
      name: 'Kiln',
      address: { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry: 'US' },
    });

  it('says where a business works and how it is paid without contact data beside it', () => {
    const item = {
      '@type': 'Plumber',
      name: 'Kiln',
      areaServed: ['Reno'],
      paymentAccepted: 'Cash',
      knowsLanguage: ['en', 'es'],
    };
    expect(read('other', 'en', markup(item)).map(({ text }) => text)).toEqual([
      'Service area: Reno',
      'Methods of payment: Cash',
      'Languages: English, Spanish',
    ]);
  });

  it('holds no address that a template left', () => {
    expect(read('address', 'en', at('123 Main Street', 'City'))).toEqual([]);
    expect(read('address', 'en', at('12 Elm Street', 'Reno'))).toMatchObject([
      { city: 'Reno', country: 'US' },
    ]);
    expect(read('address', 'en', at('12 Elm Street', 'Carson City'))).toMatchObject([
      { city: 'Carson City' },
    ]);
  });
});

describe('countries told by their addresses', () => {
  it.each([
    ['Av. Juárez 12, Col. Centro, C.P. 06010, Ciudad de México', 'MX', '55 5512 3498', '+525555123498'],
    ['Calle 60 #491, Centro, 97000 Mérida, Yuc.', 'MX', '999 923 4567', '+529999234567'],
    ['Calle Real 3, 29001 Málaga', 'ES', '952 12 34 56', '+34952123456'],
  ])('%s: is of %s', (address, country, printed, e164) => {
    const body = `<p>${address}</p><p>Tel. ${printed}</p>`;
    expect(read('address', 'es', body)).toMatchObject([{ country }]);
    expect(phones('es', body)).toEqual([e164]);
  });

  it.each([
    ['Blk 123 Ang Mo Kio Ave 3 #01-1234 Singapore 560123', '560123'],
    ['12 Orchard Road, #03-01, Singapore 238841', '238841'],
  ])('%s: has its unit in the street', (address, postal_code) => {
    expect(read('address', 'en', `<p>${address}</p>`)).toMatchObject([
      { city: 'Singapore', postal_code, country: 'SG', street: expect.stringMatching(/#0\d-\d+$/) },
    ]);
  });

  it('have no town that is a landmark', () => {
    const address = 'Shop No. 4, MG Road, Near City Mall, Pune - 411001, Maharashtra';
    expect(read('address', 'en', `<p>${address}</p>`)).toMatchObject([
      { city: 'Pune', postal_code: '411001', country: 'IN' },
    ]);
  });

  it('that count in rands', () => {
    const list = '<ul><li>Haircut R250</li><li>Wash R 250.00</li><li>Colour R1 250,00</li></ul>';
    const amounts = (where: string): (number | undefined)[] =>
      read('service', 'en', `<p>${where}</p>${list}`).map(({ price_min }) => price_min);
    expect(amounts('12 Long Street, Cape Town, 8001, South Africa')).toEqual([250, 250, 1250]);
    expect(amounts('12 Long Street, Leeds LS1 4AP').filter((one) => one === 1250)).toEqual([]);
  });
});
