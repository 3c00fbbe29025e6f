/** Phones, emails, addresses and names: the business's own, in the forms of many countries. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

function factsOf(html: string, { language = 'en', url = 'https://business.example/' } = {}) {
  return readPage({ url, html: `<html lang=${language}>${html}` }).facts;
}

/** What a site of this page alone says. */
const composedOf = (html: string, url = 'https://business.example/') =>
  composeKnowledge([readPage({ url, html: `<html lang=en>${html}` })], { url }).facts;

describe('numbers of somebody else', () => {
  it.each([
    ['whom the business recommends', 'en', 'Motorbikes? We recommend Stockhorn Riding, phone 033 555 09 90.'],
    ['a manufacturer', 'en', 'Registration is handled by the manufacturer at 1-800-555-0199.'],
    ['a sister practice', 'nl', 'Onze zusterpraktijk in Zutphen, tel. 0575-555 021.'],
    ['an emergency clinic', 'nl', 'Buiten openingstijden: Spoedkliniek IJsselland, telefoon 055-555 0777.'],
    ['a neighbour', 'fr', 'L’étude voisine Roy (819 555-0199) est indépendante de la nôtre.'],
    [
      'the maker of the site in another language',
      'en',
      '<footer>© 2026 · Conception : Belette, 514-555-0170',
    ],
  ])('%s', (_, language, html) => {
    expect(valuesOf(factsOf(`<p>${html}`, { language }), 'phone')).toEqual([]);
  });
});

describe('national numbers of a site', () => {
  it('are read by its country, not by that of most sites in its language', () => {
    const url = 'https://fahrschule.example/';
    const pages = [
      '<p>Telefon 033 555 01 42, Frutigenstrasse 41, 3600 Thun</p>',
      '<h2>Preise</h2><ul><li>Fahrlektion CHF 98.-<li>10er Abo CHF 930.-</ul>',
    ].map((html, at) => readPage({ url: `${url}${String(at)}`, html: `<html lang=de>${html}` }));
    const { facts } = composeKnowledge(pages, { url });
    expect(valuesOf(facts, 'phone').map(({ e164 }) => e164)).toEqual(['+41335550142']);
  });
});

describe('phone numbers', () => {
  it.each([
    ['a link', '<a href="tel:+1-415-555-0132">Call</a>', 'en', '+14155550132'],
    ['a number by North American custom', '<p>Call (415) 555-0132</p>', 'en', '+14155550132'],
    ['a vanity number', '<p>Call 1-800-FLOWERS today</p>', 'en', '+18003569377'],
    ['a German number by the language', '<p>Tel.: 0761 / 555 01 23</p>', 'de', '+497615550123'],
    ['a number with the zero in brackets', '<p>Telefon +49 (0)761 5550123</p>', 'de', '+497615550123'],
    ['two zeros for the plus', '<p>Tél. 0033 2 61 91 01 23</p>', 'fr', '+33261910123'],
    ['a French number in pairs', '<p>06.12.34.56.78 (urgences)</p>', 'fr', '+33612345678'],
    ['a number with no-break hyphens', '<p>(612) 555‑0107</p>', 'en', '+16125550107'],
    ['an Italian number with its zero', '<p>Tel. 06 1234 5678</p>', 'it', '+390612345678'],
    [
      'a number by the country of the address',
      '<p>22 Whiteladies Road, Bristol, BS8 2LG</p><p>0117 496 0123</p>',
      'en',
      '+441174960123',
    ],
  ])('%s', (_, html, language, e164) => {
    expect(valuesOf(factsOf(html, { language }), 'phone').map((value) => value.e164)).toEqual([e164]);
  });

  it.each([
    ['a fax number', '<p>Fax: (415) 555-0133</p>'],
    ['the number of a template', '<p>Call 123-456-7890</p><p>Call (555) 555-5555</p>'],
    ["a designer's number", '<p>Website by Pixel Works, (415) 555-0134</p>'],
    ['a tax number', '<p>VAT no. 415 555 0135</p>'],
    ['dates and years', '<p>2019-2024, 12.05.2024, 2024-05-12</p>'],
    ['a bare row of digits', '<p>Order 4155550136</p>'],
    ['a number in a script', '<script>var tel = "(415) 555-0137"</script>'],
    ['a number in white on white', '<p style="color:white">(415) 555-0138</p>'],
  ])('%s is not its phone', (_, html) => {
    expect(valuesOf(factsOf(html), 'phone')).toEqual([]);
  });

  const numbersOf = (html: string, language = 'en') =>
    valuesOf(factsOf(html, { language }), 'phone').map(({ e164 }) => e164);

  it.each([
    [
      'labels in one column, numbers in the next',
      '<div>Phone:</div><div>Fax:</div><div>Email:</div><div><a>(415) 555-0132</a> <a>(415) 555-0133</a> <a>a@mill.example</a></div>',
      ['+14155550132'],
    ],
    ['a list with a slash', '<p>Mobile: +91-9845012345 / 9845054321</p>', ['+919845012345', '+919845054321']],
    [
      'two numbers beside each other',
      '<p>Call (415) 555-0132 (415) 555-0134</p>',
      ['+14155550132', '+14155550134'],
    ],
    [
      'a link that dials another number than it shows',
      '<a href="tel:4155550199">(415) 555-0132</a>',
      ['+14155550132'],
    ],
    [
      'a link that shows the end of what it dials',
      '<a href="tel:+14155550132">555-0132</a>',
      ['+14155550132'],
    ],
  ])('in %s', (_, html, expected) => {
    expect(numbersOf(html)).toEqual(expected);
  });

  it.each([
    ['ja', '<p>電話 0798-22-1234', ['+81798221234']],
    ['it', '<p>Chiamaci: 347 123 45 67', ['+393471234567']],
    ['nl', '<p>Bank: NL02 ABNA 0123 4567 89', []],
  ])('national forms, %s: %s', (language, html, expected) => {
    expect(numbersOf(html, language)).toEqual(expected);
  });

  it('tells one number in two spellings once', () => {
    const html = '<p>(415) 555-0132</p><p>415.555.0132</p><a href="tel:4155550132">Call</a>';
    expect(valuesOf(factsOf(html), 'phone')).toEqual([{ e164: '+14155550132', printed: '(415) 555-0132' }]);
  });
});

describe('email addresses', () => {
  it.each([
    ['plain', '<p>Write to Info@Bakery.example.</p>', 'info@bakery.example'],
    ['linked', '<a href="mailto:info@bakery.example?subject=Hi">Write</a>', 'info@bakery.example'],
    ['with [at]', '<p>info [at] bakery [dot] example</p>', 'info@bakery.example'],
    ['with (at)', '<p>info(at)bakery.example</p>', 'info@bakery.example'],
    ['spelled out', '<p>info at bakery dot example</p>', 'info@bakery.example'],
    ['with entities', '<p>info&#64;bakery.example</p>', 'info@bakery.example'],
  ])('%s', (_, html, address) => {
    expect(valuesOf(factsOf(html), 'email')).toEqual([{ address }]);
  });

  it('hold as people read them where a link was left with another one', () => {
    const html = '<a href="mailto:info@bakery.exampl">info@bakery.example</a>';
    expect(valuesOf(factsOf(html), 'email')).toEqual([{ address: 'info@bakery.example' }]);
  });

  it.each(['your@email.com', 'name@example.com', 'user@domain.com', 'logo@2x.png'])(
    '%s is a placeholder',
    (text) => {
      expect(valuesOf(factsOf(`<p>${text}</p>`), 'email')).toEqual([]);
    },
  );
});

describe('addresses', () => {
  it.each([
    [
      'en',
      '12 Main St, Boise, ID 83702',
      { street: '12 Main St', city: 'Boise', region: 'ID', postal_code: '83702', country: 'US' },
    ],
    [
      'en',
      '1450 Larimer St<br>Suite 200<br>Denver, CO 80202',
      { street: '1450 Larimer St, Suite 200', city: 'Denver' },
    ],
    ['en', '311 N 5th Ave<br>Minneapolis, MN 55401', { street: '311 N 5th Ave', city: 'Minneapolis' }],
    [
      'de',
      'Krause GmbH, Industriestr. 12, D-30159 Hannover',
      { street: 'Industriestr. 12', city: 'Hannover', country: 'DE' },
    ],
    [
      'en',
      '4410 Burnet Road, Suite 3, Austin, TX 78756',
      { street: '4410 Burnet Road, Suite 3', city: 'Austin' },
    ],
    ['en', '500 Oak Street Springfield, IL 62701', { street: '500 Oak Street', city: 'Springfield' }],
    [
      'en',
      '301 King St W, Toronto, ON M5V 1J5',
      { city: 'Toronto', region: 'ON', postal_code: 'M5V 1J5', country: 'CA' },
    ],
    [
      'en',
      '45 Collins Street, Melbourne VIC 3000',
      { street: '45 Collins Street', city: 'Melbourne', region: 'VIC', country: 'AU' },
    ],
    [
      'en',
      'High Street, Lavenham, Suffolk CO10 9PX',
      { street: 'High Street', city: 'Lavenham', region: 'Suffolk', country: 'GB' },
    ],
    [
      'de',
      'Hauptstraße 5a, 79100 Freiburg im Breisgau',
      { street: 'Hauptstraße 5a', city: 'Freiburg im Breisgau', postal_code: '79100', country: 'DE' },
    ],
    [
      'de',
      'Mariahilfer Straße 12, 1060 Wien, Österreich',
      { street: 'Mariahilfer Straße 12', city: 'Wien', postal_code: '1060', country: 'AT' },
    ],
    [
      'fr',
      '14 bis, rue Crébillon<br>44000 Nantes',
      { street: '14 bis, rue Crébillon', city: 'Nantes', postal_code: '44000' },
    ],
    ['es', 'Calle Larios, 9, 29005 Málaga', { street: 'Calle Larios, 9', city: 'Málaga', country: 'ES' }],
    [
      'it',
      'Via dei Serpenti 42, 00184 Roma (RM)',
      { street: 'Via dei Serpenti 42', city: 'Roma', region: 'RM', country: 'IT' },
    ],
    [
      'nl',
      'Oudegracht 12, 3511 AB Utrecht',
      { street: 'Oudegracht 12', city: 'Utrecht', postal_code: '3511 AB', country: 'NL' },
    ],
    [
      'pl',
      'ul. Długa 7, 31-146 Kraków',
      { street: 'ul. Długa 7', city: 'Kraków', postal_code: '31-146', country: 'PL' },
    ],
    [
      'pt',
      'Rua das Flores 20, 4050-262 Porto',
      { street: 'Rua das Flores 20', city: 'Porto', country: 'PT' },
    ],
    [
      'ja',
      '〒150-0001 東京都渋谷区神宮前1-2-3',
      { city: '渋谷区', region: '東京都', postal_code: '150-0001', country: 'JP' },
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(valuesOf(factsOf(`<p>${text}</p>`, { language }), 'address')).toEqual([
      expect.objectContaining(expected),
    ]);
  });

  it.each([
    'We sold 12000 Cakes last year',
    'Founded in 1998 Berlin welcomed us',
    'Open 10 to 5, Room 12345 Upstairs',
  ])('%s is none', (text) => {
    expect(valuesOf(factsOf(`<p>${text}</p>`, { language: 'de' }), 'address')).toEqual([]);
  });
});

describe('the name', () => {
  it.each([
    [
      'markup',
      '<script type="application/ld+json">{"@type":"Bakery","name":"Crumb","telephone":"x"}</script><title>Home</title>',
      'Crumb',
    ],
    [
      'og:site_name',
      '<meta property="og:site_name" content="Crumb &amp; Co"><title>Best bread in town</title>',
      'Crumb & Co',
    ],
    ['the title without its generic part', '<title>Home | Crumb Bakery</title>', 'Crumb Bakery'],
    [
      'the logo',
      '<title>Untitled Document</title><img src=logo.gif alt="Crumb Bakery logo">',
      'Crumb Bakery',
    ],
    [
      'the copyright line',
      '<title>Welcome</title><p>© 2011 Crumb Bakery. All rights reserved.</p>',
      'Crumb Bakery',
    ],
    ['the heading', '<h1>Welcome to Crumb Bakery</h1>', 'Crumb Bakery'],
    ['the title before its town', '<title>Crumb Bakery in Port Angeles, WA</title>', 'Crumb Bakery'],
    ['the title before its topic', '<title>Crumb Bakery, about us</title>', 'Crumb Bakery'],
    [
      'the title behind its topic',
      '<title>Contact Crumb Bakery</title><p><b>Crumb Bakery</b></p>',
      'Crumb Bakery',
    ],
    [
      'the title as it is spelled, not as in an alt text',
      '<title>Crumb Bakery Ltd.</title><img src=logo.png alt="crumb bakery ltd. business logo">',
      'Crumb Bakery Ltd.',
    ],
    [
      'the own logo, not that of another site',
      '<title>Crumb Bakery</title><a href="https://guild.example/"><img src=g.gif alt="Guild of Bakers Logo"></a>',
      'Crumb Bakery',
    ],
  ])('is taken from %s', (_, html, name) => {
    expect(valuesOf(composedOf(html), 'name')).toEqual([{ text: name }]);
  });

  it('is what spells the host in a title that is stuffed with what people search for', () => {
    const html = '<title>Dog grooming Hull cheap dog wash Salon Bella</title><p>Hello and welcome.</p>';
    const url = 'https://salonbella.example/';
    const { facts } = composeKnowledge([readPage({ url, html })], { url });
    expect(valuesOf(facts, 'name')).toEqual([{ text: 'Salon Bella' }]);
  });

  it('is spelled by a host that writes its letters plainly', () => {
    const html =
      '<title>Świeże pieczywo i ciasta w Toruniu</title><h1>Witamy</h1><footer>© 2024 Miła Łyżka</footer>';
    const url = 'https://milalyzka.example/';
    const { facts } = composeKnowledge([readPage({ url, html: `<html lang=pl>${html}` })], { url });
    expect(valuesOf(facts, 'name')).toEqual([{ text: 'Miła Łyżka' }]);
  });

  it('is the longer one where the shorter one is only said as a part of it', () => {
    const html =
      '<title>Over and Under B&amp;B</title><img src=logo.jpg alt="Over and Under"><address>Over and Under B&amp;B</address>';
    const { facts } = composeKnowledge([readPage({ url: 'https://stay.example/', html })], {
      url: 'https://stay.example/',
    });
    expect(valuesOf(facts, 'name')).toEqual([{ text: 'Over and Under B&B' }]);
  });

  it('is not that of a reviewer', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Review","name":"Loved it","author":{"@type":"Person","name":"Ann"}}</script>';
    expect(valuesOf(composedOf(html), 'name')).toEqual([]);
  });
});
