/** Forms of contact data, names and hours that real sites use and that were misread once. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const read = (html: string, lang = 'en', url = 'https://shop.example/') =>
  readPage({ url, html: `<html lang=${lang}>${html}` });
const phonesOf = (html: string, lang?: string, url?: string) =>
  valuesOf(read(html, lang, url).facts, 'phone').map(({ e164, printed }) => e164 ?? printed);
const emailsOf = (html: string, lang?: string) =>
  valuesOf(read(html, lang).facts, 'email').map(({ address }) => address);
const addressesOf = (html: string, lang?: string, url?: string) =>
  valuesOf(read(html, lang, url).facts, 'address').map(
    ({ street, city, region, postal_code: code, country }) =>
      [street, city, region, code, country].filter(Boolean).join('|'),
  );
const hoursOf = (html: string, lang?: string) =>
  valuesOf(read(html, lang).facts, 'hours').map(({ days, opens, closes, label }) =>
    [days.join(), opens, closes, label].filter((part) => part !== undefined && part !== '').join(' '),
  );
const nameOf = (html: string, url: string) =>
  valuesOf(composeKnowledge([read(html, 'en', url)], { url }).facts, 'name').map(({ text }) => text);

describe('fax numbers', () => {
  const phone = '<p>Phone: (404) 612-3400</p>';
  it.each([
    [
      'dialled by a fax link',
      '<p><a href="tel:+14046123400">(404) 612-3400</a><h3>Fax:</h3><a href="fax:+14046123401">404-612-3401</a>',
    ],
    ['under a label of their own', `${phone}<h4>Fax</h4><p>(404) 612-3401</p>`],
  ])('%s are no telephones', (_, html) => {
    expect(phonesOf(html)).toEqual(['+14046123400']);
  });

  it('are telephones too where a link calls them', () => {
    const html = '<a href="tel:+14046123400">Call</a> <a href="fax:+14046123400">(404) 612-3400</a>';
    expect(phonesOf(html)).toEqual(['+14046123400']);
  });
});

describe('telephones', () => {
  it.each([
    [
      'es',
      'https://casa.com.ar/',
      '<p>Teléfonos: 0260 15 4 511111 / 15 4 622222 / 15 4 533333',
      ['+5492604511111', '+5492604622222', '+5492604533333'],
    ],
    [
      'es',
      'https://casa.example/',
      '<p>Sol - San Luis - Argentina<p>Tel: 0260 15 4 511111',
      ['+5492604511111'],
    ],
    ['en', 'https://a.example/', '<p>Phone 07 3333 1234', ['+61733331234']],
    ['en', 'https://a.example/', '<p>Phone (03) 9333 1234', ['+61393331234']],
    [
      'en',
      'https://a.example/',
      '<p>Call (404) 612-3400<p>For a referral ask the State Bar Association, (404) 612-3499',
      ['+14046123400'],
    ],
    ['en', 'https://a.co.uk/', '<p>Emergencies: 07700 900123', ['+447700900123']],
    ['pt', 'https://casa.pt/', '<p>Tel. (+351) 266 448 111', ['+351266448111']],
    [
      'en',
      'https://a.example/',
      '<p><a href="tel:8184337111" style="color: white">(818) 433–7111</a>',
      ['+18184337111'],
    ],
  ])('%s %s: %s', (lang, url, html, expected) => {
    expect(phonesOf(html, lang, url)).toEqual(expected);
  });

  it.each(['+1 (234) 567-890', '+1 234 567 8901', '(555) 555-5555', '000-000-0000'])(
    '%s is what a template shows',
    (printed) => {
      expect(phonesOf(`<p>Phone: ${printed}`)).toEqual([]);
    },
  );

  it('that only a label above calls a number have to be valid', () => {
    expect(phonesOf('<h4>Téléphone</h4><p>23 69 23 08 60', 'fr')).toEqual([]);
  });
});

describe('emails', () => {
  it('end where a label before them does', () => {
    const html = '<a href="mailto:desk@vet.example.net"><span>Email</span>desk@vet.example.net</a>';
    expect(emailsOf(html)).toEqual(['desk@vet.example.net']);
  });

  it.each([
    'yourname@your-company.com',
    'youremail@gmail.com',
    'demo@gmail.com',
    'hello@reallygreatsite.com',
  ])('leave out %s, which a template shows', (address) => {
    expect(emailsOf(`<p>${address} desk@vet-clinic.net`)).toEqual(['desk@vet-clinic.net']);
  });

  it('keep a part that is set in other letters', () => {
    expect(emailsOf('<p><b>desk</b>@vet-clinic.net')).toEqual(['desk@vet-clinic.net']);
  });

  it.each([
    ['pt', 'Câmara Municipal de Mértola'],
    ['de', 'Zahnärztekammer Tirol'],
    ['en', 'Chamber of Commerce'],
  ])('%s: links under the name of %s are theirs', (lang, name) => {
    const html = `<p><a href="mailto:us@own-shop.net">us@own-shop.net</a></p><p>${name}<br>Tel. 1<br><a href="mailto:them@office.net">them@office.net</a></p>`;
    expect(emailsOf(html, lang)).toEqual(['us@own-shop.net']);
  });
});

describe('addresses', () => {
  it.each([
    ['en', '<p>411 W Willow Blvd. Burbank, CA 91505', '411 W Willow Blvd.|Burbank|CA|91505|US'],
    [
      'en',
      '<p>12 N. Maple Street, Suite 1, Fairview Heights, IL 62208',
      '12 N. Maple Street, Suite 1|Fairview Heights|IL|62208|US',
    ],
    ['en', '<p>14 Mill Lodge<br>Kilmessan<br>Co. Meath', '14 Mill Lodge|Kilmessan|Meath|IE'],
    [
      'en',
      '<address>5-6 Sea Terrace Hunstanton Norfolk PE36 5BQ</address>',
      '5-6 Sea Terrace|Hunstanton|Norfolk|PE36 5BQ|GB',
    ],
    [
      'en',
      '<p>House no. 7<br>Acacia Street<br>Ext 4, Old Farm<br>Pretoria<br>0157</p><p>South Africa',
      'House no. 7 Acacia Street|Pretoria|0157|ZA',
    ],
    [
      'en',
      '<b>ADDRESS</b><p>unit 5 700-708 Marion Road<p>Marion, SA',
      'unit 5 700-708 Marion Road|Marion|SA',
    ],
    ['it', '<p>📍 Piazza Cavour 6 – 04019 Terracina (LT)', 'Piazza Cavour 6|Terracina|LT|04019|IT'],
    ['pl', '<p><b>Legionowo</b> 05-120<br>ul. Polna 8', 'ul. Polna 8|Legionowo|05-120|PL'],
    ['pt', '<p>Morada:<br>Parque do Moinho<br>7490-909 Cabeção', 'Parque do Moinho|Cabeção|7490-909|PT'],
    ['pt', '<address>Av. Tejo, 450 - Goiânia/GO</address>', 'Av. Tejo, 450|Goiânia|GO'],
    ['es', '<p>Av. Juárez 91, Zona Centro 22800 Ensenada B.C.', 'Av. Juárez 91|Ensenada|B.C|22800|MX'],
  ])('%s: %s', (lang, html, expected) => {
    expect(addressesOf(html, lang)).toEqual([expected]);
  });

  it.each([
    ['a town and its code without a street', 'pl', '<p>05-120 Legionowo<br>Zapraszamy serdecznie'],
    ['a heading before a town', 'en', '<b>Address</b><p>Ask us by phone<p>Marion, SA'],
  ])('%s is none', (_, lang, html) => {
    expect(addressesOf(html, lang)).toEqual([]);
  });

  it('in two towns contradict each other', () => {
    const pages = [read('<p>14 Mill Lodge, Ashbourne, Co. Meath<p>14 Mill Lodge<br>Kilmessan<br>Co. Meath')];
    const { facts } = composeKnowledge(pages, { url: 'https://shop.example/' });
    expect(valuesOf(facts, 'address').map(({ city }) => city)).toEqual(['Ashbourne', 'Kilmessan']);
  });
});

describe('hours', () => {
  it.each([
    [
      'de',
      '<h3>Öffnungszeiten</h3><p>Sie erreichen uns telefonisch<br>Mo, Di: 8:00 - 12:00 Uhr<br>Mi: 8:00 - 14:00 Uhr',
      ['mon,tue 08:00 12:00 erreichen uns telefonisch', 'wed 08:00 14:00 erreichen uns telefonisch'],
    ],
    [
      'en',
      '<h3>Hours</h3><p>Phone lines are open Mon–Fri 8am–6pm<br>Mon–Fri 9am–5pm',
      ['mon,tue,wed,thu,fri 08:00 18:00 Phone lines', 'mon,tue,wed,thu,fri 09:00 17:00'],
    ],
    [
      'nl',
      '<p>Wij zijn telefonisch bereikbaar ma-vr 8.30-12.00 uur',
      ['mon,tue,wed,thu,fri 08:30 12:00 telefonisch bereikbaar'],
    ],
    [
      'pt',
      '<p><b>Verão</b><p>10h00 às 19h00<p><b>Inverno</b><p>10h00 às 17h00',
      ['10:00 19:00 Verão', '10:00 17:00 Inverno'],
    ],
    ['en', '<li>Food served 11am - 9pm every day', ['mon,tue,wed,thu,fri,sat,sun 11:00 21:00 Food served']],
  ])('%s: %s', (lang, html, expected) => {
    expect(hoursOf(html, lang)).toEqual(expected);
  });

  it('under a season, an hour of an event is none', () => {
    expect(hoursOf('<p><b>Summer</b><p>10:00 - 11:00')).toEqual([]);
  });

  it('under the names of branches carry them, whatever words they are made of', () => {
    const html =
      '<h3>Leeds – Main Road</h3><p>Mon–Sat 8am–9pm</p><h3>Leeds – Mill Street</h3><p>Mon–Sat 8am–5pm';
    expect(hoursOf(html)).toEqual([
      'mon,tue,wed,thu,fri,sat 08:00 21:00 Leeds – Main Road',
      'mon,tue,wed,thu,fri,sat 08:00 17:00 Leeds – Mill Street',
    ]);
  });

  it('of departments in markup carry their names', () => {
    const branch = (name: string, openingHours: string) => ({ '@type': 'Store', name, openingHours });
    const data = {
      '@type': 'Store',
      name: 'Kiosk',
      telephone: '1',
      department: [branch('North', 'Mo-Sa 08:00-21:00'), branch('South', 'Mo-Sa 08:00-17:00')],
    };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(hoursOf(html)).toEqual([
      'mon,tue,wed,thu,fri,sat 08:00 21:00 North',
      'mon,tue,wed,thu,fri,sat 08:00 17:00 South',
    ]);
  });
});

describe('names', () => {
  it.each([
    [
      'spelled like the host where nothing names it',
      'https://willow-lymph.example/',
      '<h1>The gentle art of care</h1><p>At Willow Lymph care begins with listening',
      'Willow Lymph',
    ],
    [
      'whole, though its logo speaks of it shortly',
      'https://rivermuseumkent.example/',
      '<title>River Museum of Kent</title><img src=logo.png alt="Logo of the Museum">',
      'River Museum of Kent',
    ],
    [
      'not the letters of the host in one word',
      'https://quaysidedental.example/',
      '<title>Home</title><img src=logo.gif alt=QuaysideDental><h1>Contact us</h1><p>Quayside Dental Practice<p>13 Elm Road<p>Truro<p>TR1 2AB<p>© Quayside Dental Practice',
      'Quayside Dental Practice',
    ],
    [
      'in sentences, where titles only call',
      'https://127.0.0.1/',
      '<title>Contact and order</title><h1>Fresh every day</h1><p>Here at Corner Crust we bake. Corner Crust opened in 1998.<p>cornercrust@gmail.com',
      'Corner Crust',
    ],
  ])('%s', (_, url, html, expected) => {
    expect(nameOf(html, url)).toEqual([expected]);
  });
});

describe('what a site calls itself beside the name', () => {
  it.each([
    ['en', 'Official website of Larch Lodge', 'Larch Lodge'],
    ['en', 'Larch Lodge Official Site', 'Larch Lodge'],
    ['de', 'Offizielle Webseite der Pension Larch', 'Pension Larch'],
    ['fr', 'Site officiel de l’Auberge Larch', 'Auberge Larch'],
    ['fr', 'Auberge Larch - Site Officiel', 'Auberge Larch'],
    ['it', 'Sito ufficiale della Locanda Larch', 'Locanda Larch'],
    ['es', 'Página oficial de Posada Larch', 'Posada Larch'],
    ['pt', 'Site oficial da Pousada Larch', 'Pousada Larch'],
    ['nl', 'Officiële website van Pension Larch', 'Pension Larch'],
    ['pl', 'Pensjonat Larch | Oficjalna strona', 'Pensjonat Larch'],
    ['ro', 'Pensiunea Larch - Site oficial', 'Pensiunea Larch'],
    ['ja', '【公式】杉の旅館', '杉の旅館'],
    ['ja', '杉の旅館 公式サイト', '杉の旅館'],
  ])('%s: %s', (_, title, expected) => {
    expect(nameOf(`<title>${title}</title><h1>${title}</h1>`, 'https://127.0.0.1/')).toEqual([expected]);
  });
});

describe('addresses without a code in its usual place', () => {
  it.each([
    [
      'in rows of branches',
      'it',
      '<table><tr><th>Studio<th>Indirizzo<th>Orari<tr><td>Studio TRENTO<td>Via Cesare Abba, 18, Trento TN<td>ogni giorno<tr><td>Centro ROVERETO<td>Viale Verona, 8/B, Rovereto TN<td>lunedì</table>',
      ['Via Cesare Abba, 18|Trento|TN', 'Viale Verona, 8/B|Rovereto|TN'],
    ],
    [
      'stacked, by a county and without a number',
      'en',
      "<footer><p>Tel: +353 90 974 1111<p>St Finbarr's Road,<p>Banagher,<p>Co Offaly,<p>Republic of Ireland</footer>",
      ["St Finbarr's Road|Banagher|Offaly|IE"],
    ],
    [
      'with a range of houses',
      'de',
      '<p>Ruhbachstraße 304 – 307<br>72270 Baiersbronn',
      ['Ruhbachstraße 304 – 307|Baiersbronn|72270|DE'],
    ],
    [
      'by a district and the code of India',
      'en',
      '<h2>Contact</h2><h3>Address :</h3><p>Little Stars School,Gandhi Colony ,Ratlam 457001</p><h3>Contact No :</h3><p>8269323111,9827220222</p>',
      ['Gandhi Colony|Ratlam|457001|IN'],
    ],
    [
      'before a district, its town and state',
      'pt',
      '<footer><h2>Contato</h2><p>Rua 7 de Setembro, s/n, Guaiuba, Icó-CE<p>(88) 99619-1111</footer>',
      ['Rua 7 de Setembro, s/n|Icó|CE'],
    ],
    [
      'with a state as people write it',
      'en',
      '<p>12 Main Street, Rincon, Ga. 31326',
      ['12 Main Street|Rincon|Ga.|31326|US'],
    ],
    [
      'before a slash',
      'fr',
      '<p>Chaussée de Namur 199 / B-1160 Auderghem',
      ['Chaussée de Namur 199|Auderghem|1160|BE'],
    ],
  ])('%s are read', (_, language, html, expected) => {
    expect(addressesOf(html, language)).toEqual(expected);
  });

  it.each([
    'We walked down Mill Road 5, Saturday was sunny.',
    'Our van parks on Station Road, Leeds when we work there.',
  ])('are not made of a sentence: %s', (text) => {
    expect(addressesOf(`<h1>News</h1><p>${text}`)).toEqual([]);
  });
});

describe('links to emails', () => {
  it('behind credits in another language are their maker’s', () => {
    const html = '<p>Wir freuen uns</p><p>Website Designed by <a href="mailto:me@maker.ch">Maker</a>';
    expect(emailsOf(html, 'de')).toEqual([]);
  });

  it('count however much text stands before them', () => {
    const html = `<div>${'All about our lessons. '.repeat(40)}<a href="mailto:jo@lessons.nz">Write to Jo</a></div>`;
    expect(emailsOf(html)).toEqual(['jo@lessons.nz']);
  });
});

describe('telephone numbers', () => {
  it.each([
    [
      'divided by a comma alone',
      'en',
      '<h2>Contact us</h2><p>8269323111,9827220222<p>12 Gandhi Colony, Ratlam 457001',
      ['+918269323111', '+919827220222'],
    ],
    ['of one form in one run', 'pl', '<p>tel. 604 147 391 539 904 112', ['+48604147391', '+48539904112']],
  ])('%s are read', (_, language, html, expected) => {
    expect(phonesOf(html, language)).toEqual(expected);
  });

  it.each([
    [
      'of a trade register',
      'fr',
      '<table><tr><td>RCS LILLE Métropole<td>350 648 861<tr><td>Siret<td>03 50 64 88 61</table>',
    ],
    ['of tax', 'it', '<p>Codice fiscale e registro imprese: 06 1234 5678'],
    [
      'of a register that one may call',
      'en',
      '<p>See the register of gas fitters or call them on 0800 408 5500',
    ],
  ])('%s are none', (_, language, html) => {
    expect(phonesOf(html, language)).toEqual([]);
  });
});

describe('a street type before the town', () => {
  it.each([
    ['12 Maple St Toronto ON M5A 1A1', '12 Maple St|Toronto|ON|M5A 1A1|CA'],
    ['20 North Main St. Sherborn, MA 01770', '20 North Main St.|Sherborn|MA|01770|US'],
    ['12 Maple Street, St Catharines, ON L2R 1A1', '12 Maple Street|St Catharines|ON|L2R 1A1|CA'],
  ])('%s', (text, expected) => {
    expect(addressesOf(`<p>${text}`)).toEqual([expected]);
  });
});

describe('hours of an office by its town', () => {
  it.each([
    ['Springfield', 'thu 13:00 16:00 Springfield office'],
    ['Regular', 'thu 13:00 16:00'],
  ])('%s office hours', (word, expected) => {
    expect(hoursOf(`<p>${word} office hours: Thursdays 1 p.m. to 4 p.m.`)).toEqual([expected]);
  });
});
