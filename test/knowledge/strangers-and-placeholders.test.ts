/** What templates, makers and other services leave among the contact data of a site, and forms that were missed. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const factsOf = (lang: string, ...pages: string[]) => factsAt('https://shop.example/', lang, pages);
const factsAt = (url: string, lang: string, pages: string[]) => {
  const contents = pages.map((html, index) =>
    readPage({ url: index === 0 ? url : `${url}${index}.html`, html: `<html lang=${lang}>${html}` }),
  );
  return composeKnowledge(contents, { url }).facts;
};
const phonesOf = (lang: string, ...pages: string[]) =>
  valuesOf(factsOf(lang, ...pages), 'phone').map(({ e164, printed }) => e164 ?? printed);
const emailsOf = (lang: string, ...pages: string[]) =>
  valuesOf(factsOf(lang, ...pages), 'email').map(({ address }) => address);
const addressesOf = (lang: string, html: string) =>
  valuesOf(factsOf(lang, html), 'address').map(({ street, city, region, postal_code: code }) =>
    [street, city, region, code].filter(Boolean).join('|'),
  );

describe('numbers of templates are no telephones', () => {
  it.each([
    ['pl', '<a href="tel:+48123456789">Zadzwoń</a>'],
    ['pl', '<p>Tel. +48 123 456 789'],
    ['es', '<p>Teléfono: +34 600 000 000'],
    ['pt', '<p>Fone: (11) 99999-9999'],
    ['en', '<p>Phone: +91 98765 43210'],
    ['it', '<p>Tel. 333 3333333'],
    ['de', '<p>Telefon: 0123 456789'],
    ['pt', '<p>Telefone: +244 923 456 789'],
  ])('%s: %s', (lang, html) => {
    expect(phonesOf(lang, html)).toEqual([]);
  });
});

describe('telephones', () => {
  it('are whole where a word is glued to them', () => {
    const html = '<a href="tel:+40767788135">Sună: 0767 788 135<small>Program: luni</small></a>';
    expect(valuesOf(factsOf('ro', html), 'phone')).toEqual([
      { e164: '+40767788135', printed: '0767 788 135' },
    ]);
  });

  it.each([
    ['Der kassenärztliche Bereitschaftsdienst ist unter 01805 19292 300 erreichbar.'],
    ['Giftnotruf: 030 19240'],
    ['Zahnärztlicher Notdienst 0228 1234987'],
  ])('of services for everyone are not of the business: %s', (text) => {
    expect(phonesOf('de', `<p>${text}<p>Praxis: 07225 3213`)).toEqual(['+4972253213']);
  });

  it.each([
    [
      '<h1>Impressum</h1><h2>Zuständige Kammer</h2><h3>Anschrift</h3><h5>Haus der Ärzte</h5><p>Tel. 0711 123987',
    ],
    ['<p>Außerhalb der Sprechzeiten wenden Sie sich an den Notdienst<br>unter der Nummer: 01805 191234'],
  ])('of authorities and of doctors on duty are not of the business: %s', (html) => {
    expect(phonesOf('de', `<p>Praxis: 07225 3213</p>${html}`)).toEqual(['+4972253213']);
  });

  it('of a plumber for emergencies are the business’s', () => {
    expect(phonesOf('de', '<p>Notdienst: 0171 2345987')).toEqual(['+491712345987']);
  });

  it('stand in buttons that call', () => {
    const html = '<p>In Kottayam, India<p><a href="tel:9447039135">Call Doctor</a>';
    expect(phonesOf('en', html, '<p>+91 8943904135')).toEqual(['+919447039135', '+918943904135']);
  });

  it.each([
    ['https://wa.me/5547997682135', '+5547997682135'],
    ['https://wa.me/5547997682135?text=Oi', '+5547997682135'],
    ['https://web.whatsapp.com/send?phone=554799768-2135', '+5547997682135'],
    ['https://api.whatsapp.com/send?phone=5547997682135&amp;text=Oi', '+5547997682135'],
  ])('are read from links to messengers, beside numbers to call as well: %s', (href, expected) => {
    expect(phonesOf('pt', `<a href="${href}">Agendar</a>`)).toEqual([expected]);
    expect(phonesOf('pt', `<p>Fone: (47) 3333-4135<a href="${href}">Agendar</a>`)).toEqual([
      '+554733334135',
      expected,
    ]);
  });
});

describe('emails in links that no page shows', () => {
  const maker = '<a href="mailto:hello@madebyme.io"><i class=icon></i></a>';
  it.each([
    ['of another host, beside one that is shown', `<p>anna@gmail.com</p>${maker}`, ['anna@gmail.com']],
    ['where nothing else is told', maker, ['hello@madebyme.io']],
    [
      'at a provider',
      '<p>anna@gmail.com</p><a href="mailto:shop.tours@yahoo.com">Mail</a>',
      ['anna@gmail.com', 'shop.tours@yahoo.com'],
    ],
    [
      'at the site’s host',
      '<p>anna@gmail.com</p><a href="mailto:info@shop.example">Mail</a>',
      ['anna@gmail.com', 'info@shop.example'],
    ],
  ])('%s', (_, html, expected) => {
    expect(emailsOf('en', '<p>Hello', html)).toEqual(expected);
  });
});

describe('addresses', () => {
  it.each([
    [
      'de',
      '<pre>Birkenweg 12\n82057 Irschenhausen\nTel: 08178 7135</pre>',
      ['Birkenweg 12|Irschenhausen|82057'],
    ],
    [
      'es',
      '<footer><p>Cr 5B #22-35, Prados del Sur 2, Piedecuesta<p>Tel: +57 320 390 9135</footer>',
      ['Cr 5B #22-35|Piedecuesta'],
    ],
    [
      'es',
      '<footer><p>Calle 45 # 12-30, Bogotá<p>Tel: +57 320 390 9135</footer>',
      ['Calle 45 # 12-30|Bogotá'],
    ],
    [
      'es',
      '<footer><p>Carrera 7 No. 71-21, Bogotá<p>Tel: +57 320 390 9135</footer>',
      ['Carrera 7 No. 71-21|Bogotá'],
    ],
    [
      'pl',
      '<h2>Kontakt</h2><p><b>Lokalizacja 1:</b> Żory, ul. Prosta 9 - otwarte 24/7<p>Lokalizacja 2: Rybnik, ul. Długa 4a',
      ['ul. Prosta 9|Żory', 'ul. Długa 4a|Rybnik'],
    ],
    [
      'ja',
      '<p>〒933-0837<br>富山県高岡市上北島富山県高岡市上北島31-5',
      ['上北島31-5|高岡市|富山県|933-0837'],
    ],
  ])('%s: %s', (lang, html, expected) => {
    expect(addressesOf(lang, html)).toEqual(expected);
  });
});

describe('names in Japan', () => {
  it.each([
    [
      'in brackets',
      '<title>緑町の歯医者「山田歯科医院」|駅徒歩7分</title><h1>緑町の歯医者「山田歯科医院」</h1>',
      '山田歯科医院',
    ],
    [
      'over the code of an address',
      '<title>料金メニュー</title><h1>料金メニュー</h1><strong>北島ヤマダ接骨院</strong><br>〒933-0837<br>富山県高岡市北島31-5',
      '北島ヤマダ接骨院',
    ],
  ])('%s', (_, html, expected) => {
    expect(valuesOf(factsOf('ja', html), 'name').map(({ text }) => text)).toEqual([expected]);
  });
});

describe('headings that ask', () => {
  it('are no question of customers where one stands alone', () => {
    const html = '<h1>Clinic</h1><h2>Why Regular Checkups?</h2><p>They help to find diseases early.';
    expect(valuesOf(factsOf('en', html), 'faq')).toEqual([]);
  });

  it('are questions of customers where several stand together', () => {
    const html =
      '<h1>Clinic</h1><h2>Do you take new patients?</h2><p>Yes, we do.<h2>Where can I park?</h2><p>Behind the house.';
    expect(valuesOf(factsOf('en', html), 'faq')).toHaveLength(2);
  });
});

describe('who made the site is told on a page that laws ask for', () => {
  const legal = (lang: string, title: string, html: string) =>
    factsOf(lang, '<p>Willkommen', `<title>${title}</title><h1>${title}</h1>${html}`);
  const own = '<p>Bau GmbH<br>Amselweg 3<br>80331 München<br>Tel. 089 2345671<br>info@bau.example</p>';
  const maker = 'Pixel Nord<br>Hafenstr. 9<br>20457 Hamburg<br>Tel. 040 7654321<br>hallo@pixel.example</p>';

  it.each([
    ['under a heading', `<h2>Webmaster</h2><p>Gern:</p><p>${maker}`],
    ['below a line of its paragraph', `<p>Gestaltung und Umsetzung<br>${maker}`],
    ['below a line that ends with a colon', `<p>Dieser Auftritt wurde erstellt von:</p><p>${maker}`],
  ])('%s', (_, html) => {
    const facts = legal('de', 'Impressum', `${own}${html}<h2>Haftung</h2><p>Keine.`);
    expect(valuesOf(facts, 'phone').map(({ e164 }) => e164)).toEqual(['+49892345671']);
    expect(valuesOf(facts, 'email').map(({ address }) => address)).toEqual(['info@bau.example']);
    expect(valuesOf(facts, 'address').map(({ street }) => street)).toEqual(['Amselweg 3']);
  });

  it('and on other pages is what the business does', () => {
    const html =
      '<h1>Pixel Nord</h1><h2>Webdesign</h2><p>Hafenstr. 9<br>20457 Hamburg<br>Tel. 040 7654321</p>';
    expect(phonesOf('de', html)).toEqual(['+49407654321']);
  });

  it('in other languages', () => {
    const html =
      '<p>Boulangerie Roux<br>Tél. 01 42 68 53 00</p><h2>Conception</h2><p>Atelier Web<br>Tél. 04 72 00 11 22</p>';
    expect(valuesOf(legal('fr', 'Mentions légales', html), 'phone').map(({ e164 }) => e164)).toEqual([
      '+33142685300',
    ]);
  });
});

describe('what stands behind a town', () => {
  it.each([
    ['de', '<p>Lindenstr. 12 10969 Berlin Eingang Hof', 'Lindenstr. 12|Berlin|10969'],
    ['de', '<p>Lindenstr. 12, 10969 Berlin (Eingang im Hof)', 'Lindenstr. 12|Berlin|10969'],
    ['pl', '<p>ul. Lipowa 12 30-001 Kraków Wejście od podwórza', 'ul. Lipowa 12|Kraków|30-001'],
    ['fr', '<p>12 rue des Tilleuls 69003 Lyon Entrée par la cour', '12 rue des Tilleuls|Lyon|69003'],
    ['it', '<p>Via Verdi 12 40121 Bologna Ingresso dal cortile', 'Via Verdi 12|Bologna|40121'],
  ])('is the way in: %s: %s', (lang, html, told) => {
    expect(addressesOf(lang, html)).toEqual([told]);
  });

  it('and a Japanese address is one in both its scripts', () => {
    const html = '<p>〒604-8001 京都府京都市木屋町3-12-5<p lang=en>3-12-5 Kiyamachi, Kyoto, Kyoto 604-8001';
    expect(addressesOf('ja', html)).toEqual(['木屋町3-12-5|京都市|京都府|604-8001']);
  });
});

describe('who runs a business is not its name', () => {
  it.each([
    ['fr', 'Centre Équestre des Tilleuls', 'Direction', 'Luc et Anne Favre', 'rue du Lac 4<br>1700 Fribourg'],
    ['de', 'Reitstall am Anger', 'Inhaber', 'Karla und Jan Favre', 'Lindenstr. 4<br>10969 Berlin'],
    ['it', 'Maneggio della Quercia', 'Titolari', 'Ugo e Anna Favre', 'Via Verdi 4<br>40121 Bologna'],
    ['pl', 'Stadnina pod Lipą', 'Właściciele', 'Jan i Anna Favre', 'ul. Lipowa 4<br>30-001 Kraków'],
  ])('though it stands over the street of all pages: %s', (lang, name, role, people, street) => {
    const foot = `<p>${role} : ${people}</p><p>${street}</p><p>luc@favre.example<p>${people}<br>CH93 0076 2011 6238 5295 7`;
    const page = (title: string) => `<title>${title}</title><h1>${title}</h1><p>Info</p>${foot}`;
    const first = `<title>${name}</title><header><a class=logo><strong>${name}</strong></a></header><h1>${role}</h1>${foot}`;
    const pages = [first, page('Info 2'), page('Info 3'), page('Info 4')];
    const facts = factsAt('https://www.favre.example/', lang, pages);
    expect(valuesOf(facts, 'name').map(({ text }) => text)).toEqual([name]);
  });

  it('nor is what kind of business it is, and a space between its words is kept', () => {
    const mark = '<header><a class=logo><span>割烹</span><b>さくらい</b></a></header>';
    const html = `<title>割烹さくらい</title>${mark}<h1>割烹 さくらい</h1><p>割烹 さくらいは、予約制です。</p>`;
    expect(valuesOf(factsOf('ja', html), 'name').map(({ text }) => text)).toEqual(['割烹 さくらい']);
  });
});

describe('addresses of templates', () => {
  const inMarkup = (address: object): string =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Store',
      name: 'Quill',
      address: { '@type': 'PostalAddress', ...address },
    })}</script>`;

  it.each([
    [
      'en',
      {
        streetAddress: '123 Main Street',
        addressLocality: 'Anytown',
        addressRegion: 'CA',
        postalCode: '12345',
      },
      '9 Mill Rd, Salem, OR 97301',
      '9 Mill Rd|Salem|OR|97301',
    ],
    [
      'en',
      { streetAddress: '9 Mill Rd', addressLocality: 'Salem', addressRegion: 'OR', postalCode: '12345' },
      '9 Mill Rd, Salem, OR 97301',
      '9 Mill Rd|Salem|OR|97301',
    ],
    [
      'de',
      { streetAddress: 'Musterstraße 1', addressLocality: 'Musterstadt', postalCode: '12345' },
      'Ringstr. 4, 04109 Leipzig',
      'Ringstr. 4|Leipzig|04109',
    ],
  ])('in markup are not told beside those of the page, %s: %j', (lang, address, text, expected) => {
    expect(addressesOf(lang, `${inMarkup(address)}<p>${text}</p>`)).toEqual([expected]);
  });

  it.each([
    ['fr', "12 rue de l'Exemple, 75001 Paris", '4 rue du Four, 69003 Lyon', '4 rue du Four|Lyon|69003'],
    [
      'nl',
      'Voorbeeldstraat 1, 1234 AB Amsterdam',
      'Molenstraat 4, 3511 AB Utrecht',
      'Molenstraat 4|Utrecht|3511 AB',
    ],
    ['pl', 'ul. Przykładowa 1, 00-001 Warszawa', 'ul. Długa 4, 31-147 Kraków', 'ul. Długa 4|Kraków|31-147'],
  ])('%s: %s', (lang, placeholder, text, expected) => {
    expect(addressesOf(lang, `<footer>${placeholder}</footer><p>${text}</p>`)).toEqual([expected]);
  });

  it('are none where the code is that of a town', () => {
    const address = {
      streetAddress: '1 River Rd',
      addressLocality: 'Schenectady',
      addressRegion: 'NY',
      postalCode: '12345',
    };
    expect(addressesOf('en', inMarkup(address))).toEqual(['1 River Rd|Schenectady|NY|12345']);
  });
});

it('a price of nothing in markup is one that was never filled in', () => {
  const offer = {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: 'Brow wax' },
    price: '0.00',
    priceCurrency: 'USD',
  };
  const catalog = {
    '@type': 'Store',
    name: 'Quill',
    hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: [offer] },
  };
  const html = `<script type="application/ld+json">${JSON.stringify(catalog)}</script><ul><li>Brow wax $25</li><li>Lash tint $30</li></ul>`;
  const told = valuesOf(factsOf('en', html), 'service').map((value) => [value.name, value.price_min]);
  expect(told).toEqual([
    ['Brow wax', 25],
    ['Lash tint', 30],
  ]);
});

describe('hours and labels right behind a town', () => {
  it.each([
    ['de', 'Ringstr. 4, 78467 Konstanz Mo–Sa 9–18 Uhr', 'Ringstr. 4, 78467 Konstanz'],
    ['de', 'Ringstr. 4 1080 Wien Tel. 01 512 34 99', 'Ringstr. 4 1080 Wien'],
    ['de', 'Ringstr. 4, 78467 Konstanz Öffnungszeiten: Mo–Sa 9–18 Uhr', 'Ringstr. 4, 78467 Konstanz'],
    ['fr', '4 rue du Four 69003 Lyon Lun-Sam 9h-18h', '4 rue du Four 69003 Lyon'],
    ['it', 'Via Olmo 12, 20121 Milano Lun-Ven 9-18', 'Via Olmo 12, 20121 Milano'],
    ['nl', 'Molenstraat 4, 3511 AB Utrecht Ma-vr 9-18', 'Molenstraat 4, 3511 AB Utrecht'],
    ['es', 'C/ Olmo 12, 28001 Madrid L-V 9-18', 'C/ Olmo 12, 28001 Madrid'],
    // A town that ends as the name of a day does.
    ['es', 'C/ Olmo 12, 08340 Vilassar de Mar', 'C/ Olmo 12, 08340 Vilassar de Mar'],
  ])('are no part of the address, %s: %s', (lang, text, expected) => {
    const [address] = valuesOf(factsOf(lang, `<p>${text}</p>`), 'address');
    expect(address!.printed).toBe(expected);
    expect(expected.endsWith(address!.city!)).toBe(true);
  });
});

describe('what a template has where somebody should have filled something in', () => {
  const data = (address: Record<string, string>, more: Record<string, string> = {}): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', ...more, address: { '@type': 'PostalAddress', ...address } })}</script>`;

  it.each([
    ['es', '[Dirección]', '[Código Postal]'],
    ['en', '{{street}}', '{{zip}}'],
    ['de', '<Straße>', '<PLZ>'],
  ])('%s: %s is no street', (lang, street, code) => {
    const html = data({ streetAddress: street, postalCode: code, addressLocality: 'Talburg' });
    expect(addressesOf(lang, html)).toEqual(['Talburg']);
  });

  it.each([
    ['pt', 'Rua Nome da Rua, Número'],
    ['es', 'Nombre de la calle 5'],
    ['fr', 'Nom de la rue 5'],
    ['nl', 'Straatnaam 5'],
    ['pl', 'Nazwa ulicy 5'],
  ])('%s: nor is %s', (lang, street) => {
    expect(addressesOf(lang, data({ streetAddress: street, addressLocality: 'Talburg' }))).toEqual([]);
  });

  it('is no telephone and no email', () => {
    const html = data({ addressLocality: 'Talburg' }, { telephone: '[Phone]', email: 'cambiar@cambiar.es' });
    expect([...phonesOf('es', html), ...emailsOf('es', html)]).toEqual([]);
  });
});

it.each([
  [
    'en',
    '<p>Unit 4, Mill Road, Bury, M26 2ZS</p><p>Gas leaks: 0800 111 999, register: <a href="tel:08004085500">0800 408 5500</a></p>',
  ],
  ['en', '<p>Emergencies: ASPCA (888) 426-4435 or (855) 764-7661</p>'],
])('numbers for everybody are not of the business: %s %s', (lang, html) => {
  expect(phonesOf(lang, html)).toEqual([]);
});
