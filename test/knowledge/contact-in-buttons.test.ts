/** Contact data where only a style tells it apart, or a button: dials, bars of a header, lines of pictures. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const factsOf = (body: string, host = 'acme.example', language = 'en') =>
  readPage({ url: `https://${host}/`, html: `<html lang=${language}><body>${body}</body></html>` }).facts;
const phonesOf = (body: string): (string | undefined)[] =>
  valuesOf(factsOf(body), 'phone').map(({ e164 }) => e164);
const addressesOf = (...args: Parameters<typeof factsOf>): string[] =>
  valuesOf(factsOf(...args), 'address').map(({ street, city, region, postal_code: code }) =>
    [street, city, region, code].map((part) => part ?? '').join('|'),
  );

describe('a telephone number in or behind a button', () => {
  it.each([
    '<a href="tel:+12175550134"><button class="cta">Call now</button></a>',
    '<a href="tel:+12175550134"><button><i class="fas fa-phone"></i> (217) 555-0134</button></a>',
    '<button>Call (217) 555-0134</button>',
    `<button onclick="window.location.href='tel:+12175550134'">Call us</button>`,
  ])('%s', (html) => {
    expect(phonesOf(html)).toEqual(['+12175550134']);
  });

  it('leaves buttons that send or open something what they are', () => {
    const { text } = readPage({
      url: 'https://acme.example/',
      html: '<p>Hello.</p><button type="submit">Send</button><button onclick="openMenu()">Menu</button>',
    });
    expect(text).toBe('Hello.');
  });
});

describe('a button that leads to another page', () => {
  const html = `<nav><button onclick="location.href='glasses.html'">Glasses</button><button onclick="window.open('/lenses', '_blank'); closeMenu()">Lenses</button><a href="fees.html"><button>Fees</button></a></nav>`;
  const page = readPage({
    url: 'https://acme.example/shop/',
    html: `<html lang=en><body>${html}<p>Hello.</p></body></html>`,
  });

  it('is a link', () => {
    expect(page.links.map(({ url, text }) => [new URL(url).pathname, text])).toEqual([
      ['/shop/glasses.html', 'Glasses'],
      ['/lenses', 'Lenses'],
      ['/shop/fees.html', 'Fees'],
    ]);
  });

  it('sends mail where it leads to an address', () => {
    const facts = factsOf(
      `<button onclick="location.href='mailto:hello@acme.example?subject=Quote'">Write to us</button>`,
    );
    expect(valuesOf(facts, 'email')).toEqual([{ address: 'hello@acme.example' }]);
  });
});

describe('an address in a line of contact data', () => {
  it.each([
    '<div><a href="tel:+12175550134">(217) 555-0134</a> <a href="mailto:hello@acme.example">hello@acme.example</a> <span>123 Oak Street, Springfield, IL 62701</span></div>',
    '<p>📞 (217) 555-0134 📍 123 Oak Street, Springfield, IL 62701</p>',
    '<p><strong>Address:</strong>123 Oak Street, Springfield, IL 62701</p>',
  ])('%s', (html) => {
    expect(addressesOf(html)).toEqual(['123 Oak Street|Springfield|IL|62701']);
  });
});

describe('addresses by their parts', () => {
  it.each([
    ['ar', 'es', 'Av. 14 4442, Berazategui, Buenos Aires', 'Av. 14 4442|Berazategui|Buenos Aires|'],
    ['ar', 'es', 'Calle 50 1234, La Plata, Buenos Aires', 'Calle 50 1234|La Plata|Buenos Aires|'],
    [
      'pt',
      'pt',
      'Rua das Flores 65, l9<br>Cruz Velha, Lisboa<br>Portugal 1495-207',
      'Rua das Flores 65, l9|Cruz Velha|Lisboa|1495-207',
    ],
    ['in', 'en', 'Address: Dharmapur, Uttarakhand, India', '|Dharmapur|Uttarakhand|'],
    [
      'it',
      'it',
      'Via degli Abeti 2<br>38030 Ziano di Prova(TN)',
      'Via degli Abeti 2|Ziano di Prova|TN|38030',
    ],
    [
      'sg',
      'en',
      '60 Harbour Road<br>Canal Tower #07-54<br>Singapore 409051',
      '60 Harbour Road, Canal Tower #07-54|Singapore||409051',
    ],
    ['za', 'en', 'Address: Roodport, Johannesburg, South Africa', '|Johannesburg||'],
  ])('%s: %s', (host, language, address, told) => {
    expect(addressesOf(`<p>${address}</p>`, `acme.${host}`, language)).toEqual([told]);
  });
});
