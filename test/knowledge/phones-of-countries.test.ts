/** Telephone numbers as people of many countries write them, and what says which country's they are. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const phonesOf = (lang: string, url: string, ...pages: string[]): string[] => {
  const contents = pages.map((html, index) =>
    readPage({
      url: index === 0 ? url : `${url}${index}.html`,
      html: `<html lang=${lang}><title>Shop</title><h1>Shop</h1>${html}`,
    }),
  );
  return valuesOf(composeKnowledge(contents, { url }).facts, 'phone').map(
    ({ e164, printed }) => e164 ?? printed,
  );
};

describe('numbers in national form are of the country of the host', () => {
  it.each([
    ['jp', 'ja', '電話：072（238）1234　FAX：072（238）1235', ['+81722381234']],
    ['pl', 'pl', 'tel. 71 343 12 34<br>kom. 601 234 567', ['+48713431234', '+48601234567']],
    ['com.br', 'pt', 'Fone: 11 3284.1234', ['+551132841234']],
    ['co.in', 'en', 'Call 0124-4012345 or 9811012345', ['+911244012345', '+919811012345']],
    ['co.za', 'en', 'Rivonia, Johannesburg, 2128 (011) 803-1234', ['+27118031234']],
    ['md', 'ro', 'tel: 022 27-12-34, mob: 079 123 456', ['+37322271234', '+37379123456']],
    ['com.mx', 'es', 'Tel. (33) 3613-1234', ['+523336131234']],
    ['ie', 'en', 'Tel: 064-6641234, Mobile 087 2345678', ['+353646641234', '+353872345678']],
    ['es', 'es', '| Telf. 699399111 / (+34)962516111 |', ['+34699399111', '+34962516111']],
    ['it', 'it', '<b>TELEFONO</b><div>(+39) 040 768111</div>', ['+39040768111']],
    ['com.tr', 'tr', '0232 441 12 34', ['+902324411234']],
    ['co.ke', 'en', 'P.O. Box 12345-00100 Nairobi, 0722 123 456', ['+254722123456']],
    ['no', 'no', 'Telefon: 22 12 34 56', ['+4722123456']],
    ['gr', 'el', 'Τηλ: 210 322 1234', ['+302103221234']],
    ['ua', 'uk', '(044) 279-12-34', ['+380442791234']],
    ['com', 'en', 'Ph: 714.543.1234  Fx: 714.543.1235', ['+17145431234']],
    ['com', 'en', '(518) 465- 1234', ['+15184651234']],
    ['com', 'en', '086-5437612 info@fern.ie', ['+353865437612']],
    ['com', 'en', '087 543 7612', ['+353875437612']],
    // A number that might be a premium one elsewhere is not taken for one.
    ['com', 'en', '086-5437612', ['086-5437612']],
    ['com', 'en', 'Phone: (707) 937•2305', ['+17079372305']],
    ['com', 'ja', 'TEL.03(3456)7812 FAX.03(3456)7813', ['+81334567812']],
    ['de', 'de', 'Telefonnummer: 030-44031234', ['+493044031234']],
    ['ch', 'de', '<strong>Telefon</strong>044 362 18 19', ['+41443621819']],
    ['be', 'nl', 'T +32 (0)9 233 14 55<br>F +32 (0)9 233 14 56', ['+3292331455']],
    ['lu', 'fr', 'Fax: 26 31 08 46 · GSM: 621 234 567', ['+352621234567']],
    ['it', 'it', 'Chiama il 335 6123456 (Marco) o il 347 1234567 (Anna)', ['+393356123456', '+393471234567']],
    ['com.mx', 'es', 'Tels. 55 5523 1234 y 55 5523 4321', ['+525555231234', '+525555234321']],
    ['com.mx', 'es', 'Cel. 044 55 1234 9876 / 01 (33) 3613 1244', ['+525512349876', '+523336131244']],
    ['com.mx', 'es', 'LADA sin costo: 01 800 123 4565', ['+528001234565']],
    ['com.ar', 'es', 'Tel: 011 4781-2345 / Cel: 15-5123-4567', ['+541147812345', '+5491151234567']],
    ['es', 'es', 'Tfno. 91 555 01 34 - 655 50 13 44', ['+34915550134', '+34655501344']],
    ['it', 'it', 'Tel. 0521 123456 – 335 1234567', ['+390521123456', '+393351234567']],
    ['fr', 'fr', 'Tél. 02 97 12 34 56 - 06 12 34 56 79', ['+33297123456', '+33612345679']],
    ['de', 'de', 'Tel. 0365 - 812345 / 0171 - 2345679', ['+49365812345', '+491712345679']],
    ['de', 'de', 'Tel. +49 (0)365 - 8123 - 45', ['+49365812345']],
    ['com.br', 'pt', '(11) 3255 - 1234 - (11) 98765 - 4320', ['+551132551234', '+5511987654320']],
    ['cl', 'es', 'Fono: (2) 2234 5678 / Cel. 9 8765 4321', ['+56222345678', '+56987654321']],
    ['pl', 'pl', 'tel./fax (0-22) 826-12-34<br>tel. kom. 0 602 123 456', ['+48228261234', '+48602123456']],
    ['com', 'en', 'Mob : +91-9847012345 / 46', ['+919847012345', '+919847012346']],
    ['com', 'en', '860/423-1234', ['+18604231234']],
    ['com', 'en', 'Office 860–423–1234', ['+18604231234']],
  ])('%s, %s: %s', (end, lang, text, expected) => {
    expect(phonesOf(lang, `https://shop.${end}/`, `<p>${text}`)).toEqual(expected);
  });
});

describe('the country of numbers in national form', () => {
  it.each([
    ['ro', '<h3>Contact</h3><p><i class="fa fa-phone"></i> 069-731-111', ['+37369731111']],
    ['en', '<p>082 785 1234', ['+27827851234']],
    ['de', '<p>Tel. 044 201 12 34', ['+41442011234']],
    ['en', '<a href="tel:+912525251234">Call</a><p>Office 080-25251235', ['+912525251234', '+918025251235']],
  ])('%s is the one where they are valid and written so: %s', (lang, html, expected) => {
    expect(phonesOf(lang, 'https://shop.example/', html).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [
      'that its emails are at',
      '<p>052/316 44 00, Natel 079/455 12 13<p>anna@gmx.ch',
      ['+41523164400', '+41794551213'],
    ],
    ['where alone they are numbers', '<p>Phone 076 214 1837', ['+27762141837']],
    ['that groups them so', '<p>Call us: 98470 12345', ['+919847012345']],
  ])('is the one %s', (_, html, expected) => {
    expect(phonesOf('en', 'https://shop.example/', html)).toEqual(expected);
  });

  it('is the one that the title ends in', () => {
    const html = '<title>Fern Salon | Kingdom of Bahrain</title><p>Tel: 17-713-155';
    const content = readPage({ url: 'https://shop.example/', html: `<html lang=en>${html}` });
    expect(valuesOf(content.facts, 'phone')).toEqual([{ e164: '+97317713155', printed: '17-713-155' }]);
  });

  it('stays open where two write them the same way', () => {
    expect(phonesOf('en', 'https://shop.example/', '<p>Phone (02) 426 1234')).toEqual(['(02) 426 1234']);
  });
});

describe('numbers without their area', () => {
  it('have the one of the number before them', () => {
    const html = '<p>Call (207) 799-1234 or 799-5678 after hours';
    expect(phonesOf('en', 'https://shop.example/', html)).toEqual(['+12077991234', '+12077995678']);
  });

  it('have the one that another page tells', () => {
    const pages = ['<p>Tel. 4292-7511', '<p>Tel. (011) 4292-7599'];
    expect(phonesOf('es', 'https://shop.com.ar/', ...pages)).toEqual(['+541142927511', '+541142927599']);
  });

  it('have the only one whose numbers are as long', () => {
    const html = '<p>Tel: 4-321-7511 / Cel: 15 6543 2190 / 15 6 543 2191';
    const expected = ['+541143217511', '+5491165432190', '+5491165432191'];
    expect(phonesOf('es', 'https://shop.com.ar/', html)).toEqual(expected);
  });

  it('stay as they are printed where nothing tells it', () => {
    expect(phonesOf('es', 'https://shop.com.ar/', '<p>Tel. 429-7511, cel. 15 456-7891')).toEqual([
      '429-7511',
      '15 456-7891',
    ]);
  });
});

describe('numbers beside the picture of a telephone', () => {
  it.each([
    ['<p><i class="fas fa-phone"></i> 512345678', ['+48512345678']],
    ['<p><i class="fas fa-fax"></i> 512345678', []],
    [
      '<p><i class="fa fa-phone"></i> +48 512 345 678<p><i class="fa fa-fax"></i> +48 71 343 12 35',
      ['+48512345678'],
    ],
  ])('%s', (html, expected) => {
    expect(phonesOf('pl', 'https://shop.pl/', html)).toEqual(expected);
  });
});

describe('numbers in a menu', () => {
  it('are read where they stand nowhere else', () => {
    const html = '<nav><a href=/>Start</a><p id=phone>052/316 44 00</p></nav><p>Blumen für jeden Tag';
    expect(phonesOf('de', 'https://shop.ch/', html)).toEqual(['+41523164400']);
  });
});

describe('pages that share all their passages', () => {
  it('are all read where they state different facts', () => {
    const footer = '<footer><p>Everything about our school is told here by our teachers</footer>';
    const pages = [`<h3>Kurs</h3>${footer}`, `<h3>Kontakt</h3><h4>692-787-111</h4>${footer}`];
    expect(phonesOf('pl', 'https://shop.pl/', ...pages)).toEqual(['+48692787111']);
  });

  it('are read where all of them is white on the colour of a style sheet', () => {
    const html = '<div style="color: white"><p>Tel. 692-787-111</p></div>';
    expect(phonesOf('pl', 'https://shop.pl/', html)).toEqual(['+48692787111']);
  });
});

describe('digits that are no telephone number', () => {
  it.each([
    ['no', 'https://shop.no/', 'Org.nr. 912 345 678'],
    ['en', 'https://shop.co.ke/', 'P.O. Box 12345-00100'],
    ['en', 'https://shop.com/', 'Order No. 613 555 1234'],
    ['it', 'https://shop.it/', 'P.IVA 0123 456 7890 - REA 123456'],
  ])('%s %s: %s', (lang, url, text) => {
    expect(phonesOf(lang, url, `<p>${text}`)).toEqual([]);
  });
});

describe('a number without other evidence', () => {
  it.each(['Tel 020 7946 0100', 'Call 020 7183 8750', 'Phone: 020 3946 2211'])(
    'is of no country that only could have it: %s',
    (text) => {
      expect(phonesOf('en', 'https://shop.example/', `<p>${text}</p>`)[0]).toMatch(/^(?:\+44|020)/);
    },
  );
});

describe('a number behind hours is whole', () => {
  it.each([
    ['Open Mon-Fri 9-5. (303) 555-0142', '+13035550142'],
    ['Open Mon-Fri 9.00-17.00 (303) 555-0142', '+13035550142'],
    ['Open daily 8–18. +49 30 23125 188', '+493023125188'],
  ])('%s', (text, expected) => {
    expect(phonesOf('en', 'https://shop.example/', `<p>${text}</p>`)).toEqual([expected]);
  });
});
