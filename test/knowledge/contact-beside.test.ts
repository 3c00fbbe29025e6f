/** Contact data and what only stands beside them: names of pictures, the rest of an address, who made the page. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const factsIn = (kind: 'address' | 'email', body: string, language = 'en') =>
  readPage({
    url: 'https://larchyoga.example/',
    html: `<html lang=${language}><title>Larch Yoga</title><body>${body}</body></html>`,
  }).facts.flatMap((fact) => (fact.kind === kind ? [fact.value] : []));

const printedIn = (body: string, language?: string): string[] =>
  factsIn('address', body, language).map((value) => ('printed' in value ? value.printed : ''));

const markup = (address: object): string =>
  `<script type=application/ld+json>${JSON.stringify({ '@type': 'LocalBusiness', name: 'Larch', address: { '@type': 'PostalAddress', ...address } })}</script>`;

describe('an address', () => {
  it('has nothing of what pictures are called', () => {
    const body =
      '<img src=a.png alt="Larch Yoga Logo"><footer><p>Phone: 03-555-2277 | Level 1, Mill Building, 286 Fern Street, Dunedin</p><img src=b.png alt="Owner"></footer>';
    const [address] = factsIn('address', body);
    expect(address).toMatchObject({ street: expect.stringContaining('286 Fern Street'), city: 'Dunedin' });
    expect(JSON.stringify(address)).not.toMatch(/Logo|Owner/);
  });

  it('is told once where a line repeats its town alone', () => {
    const body =
      '<h2>Visit us</h2><p>Free tea<br>St. Elm Park, MN 55416</p><p>Ring the bell twice.</p><p>We sing on Mondays.</p><h2>Write to us</h2><p>Tell us what you like.</p><footer><p>12 Cedar Lake Rd S, St. Elm Park, MN 55416</p></footer>';
    expect(printedIn(body)).toEqual(['12 Cedar Lake Rd S, St. Elm Park, MN 55416']);
  });

  it.each([
    ['US', ['12 Mill St', 'Elm Hill', 'TN', '37377'], '12 Mill St, Elm Hill, TN 37377'],
    ['US', ['', 'Elm Hill', 'TN', '37377'], 'Elm Hill, TN 37377'],
    ['CA', ['12 Mill St', 'Fernton', 'ON', 'L3P 7R4'], '12 Mill St, Fernton, ON L3P 7R4'],
    ['GB', ['13 Ash Street', 'Sandown', '', 'PO36 0JL'], '13 Ash Street, Sandown PO36 0JL'],
    ['NZ', ['26 Fern Road', 'Rangiora', '', '7471'], '26 Fern Road, Rangiora 7471'],
    ['DE', ['Mühlweg 3', 'Ketzin', 'Brandenburg', '14669'], 'Mühlweg 3, 14669 Ketzin'],
    ['IT', ['Via Felce 3', 'Lodi', 'LO', '26900'], 'Via Felce 3, 26900 Lodi (LO)'],
    ['BR', ['Rua Faia, 40', 'Ribeirão', 'SP', '14055-440'], 'Rua Faia, 40, Ribeirão - SP, 14055-440'],
    ['ES', ['Calle Haya 3', 'Getafe', 'Madrid', '28901'], 'Calle Haya 3, 28901 Getafe, Madrid'],
  ])('of markup is written as people in %s do: %j', (country, [street, city, region, code], printed) => {
    const parts = {
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode: code,
      addressCountry: country,
    };
    expect(printedIn(markup(parts))).toEqual([printed]);
  });
});

describe('a link to mail in a line of copyright', () => {
  const emailsIn = (body: string): string[] =>
    factsIn('email', body).map((value) => ('address' in value ? value.address : ''));

  it.each([
    ['whose text is the line', '<p><a href="mailto:fernworks@sapo.pt">© 2024 Larch Yoga</a></p>'],
    ['behind it', '<p>© 2024 Larch Yoga <a href="mailto:ann@fernworks.example">Ann Fern</a></p>'],
  ])('is not told: %s', (_, body) => {
    expect(emailsIn(body)).toEqual([]);
  });

  it.each([
    [
      'at the host of the site',
      '<p>© 2024 <a href="mailto:ann@larchyoga.example">Mail</a></p>',
      'ann@larchyoga.example',
    ],
    [
      'with the name of the business',
      '<p>© 2024 <a href="mailto:larchyoga@gmail.com">Mail</a></p>',
      'larchyoga@gmail.com',
    ],
    [
      'that people can read',
      '<p>© 2024 <a href="mailto:ann@fern.example">ann@fern.example</a></p>',
      'ann@fern.example',
    ],
  ])('is told: %s', (_, body, address) => {
    expect(emailsIn(body)).toEqual([address]);
  });
});

describe('a form that is sent by mail', () => {
  const form = (address: string): string =>
    `<form action="mailto:${address}" method=post><label>Name <input name=n></label><button>Send</button></form>`;

  it('tells an address of the house', () => {
    expect(factsIn('email', form('desk@larchyoga.example'))).toEqual([{ address: 'desk@larchyoga.example' }]);
  });

  it('tells none of whoever made it', () => {
    expect(factsIn('email', form('ann.larchyoga@gmail.com'))).toEqual([]);
    expect(factsIn('email', form('desk@fernworks.example'))).toEqual([]);
  });

  it('takes nothing from a link to the same address', () => {
    const address = 'bluebird77@gmail.com';
    expect(factsIn('email', `${form(address)}<a href="mailto:${address}">Email us</a>`)).toEqual([
      { address },
    ]);
  });
});

it('an address of mail is told without the label that markup encloses', () => {
  const body =
    '<div class=vcard><b class="fn org">Elm</b><div class=email><b>Email:</b>desk@elm-court.example</div></div>';
  expect(factsIn('email', body)).toEqual([{ address: 'desk@elm-court.example' }]);
});

describe('numbers and mail of people stand behind those of the house', () => {
  it.each([
    ['en', 'Direct: 503-555-0149', 'Phone 503-555-0148', '503-555-0148', '503-555-0149'],
    ['de', 'Durchwahl: 0341 998878', 'Tel. 0341 998877', '0341 998877', '0341 998878'],
    ['es', 'Línea directa: 91 555 01 49', 'Tel. 91 555 01 48', '91 555 01 48', '91 555 01 49'],
    ['fr', 'Ligne directe : 04 78 00 11 23', 'Tél. 04 78 00 11 22', '04 78 00 11 22', '04 78 00 11 23'],
    ['it', 'Linea diretta: 02 5550149', 'Tel. 02 5550148', '02 5550148', '02 5550149'],
    ['nl', 'Doorkiesnummer: 030 555 0149', 'Tel. 030 555 0148', '030 555 0148', '030 555 0149'],
  ])('%s: %s before %s', (language, direct, own, ...expected) => {
    const html = `<html lang=${language}><body><h3>Ada Quill</h3><p>${direct}</p><footer>${own}</footer></body></html>`;
    const { facts } = readPage({ url: 'https://shop.example/', html });
    expect(facts.flatMap((fact) => (fact.kind === 'phone' ? [fact.value.printed] : []))).toEqual(expected);
  });

  const mailOf = (title: string, body: string): string[] => {
    const html = `<html lang=en><head><title>${title}</title></head><body>${body}</body></html>`;
    const { facts } = readPage({ url: 'https://shop.example/', html });
    return facts.flatMap((fact) => (fact.kind === 'email' ? [fact.value.address] : []));
  };
  const team = '<h3>Ada Quill</h3><p>Partner</p><p>ada@shop.example</p>';

  it('an address that is named after the person above it', () => {
    const body = `${team}<footer>info@shop.example</footer>`;
    expect(mailOf('The Bindery', body)).toEqual(['info@shop.example', 'ada@shop.example']);
  });

  it('but not where the business is named after that person, or the heading names no one', () => {
    expect(mailOf('Ada Quill Bindery', `${team}<footer>info@shop.example</footer>`)[0]).toBe(
      'ada@shop.example',
    );
    const contact = '<h3>Contact Info</h3><p>info@shop.example</p><p>press@shop.example</p>';
    expect(mailOf('The Bindery', contact)[0]).toBe('info@shop.example');
  });
});
