/** Contact data that a site writes wrongly in one place, or that only look like a number. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://shop.example/';

function compose(language: string, ...bodies: string[]) {
  const pages = bodies.map((body, at) =>
    readPage({ url: at === 0 ? url : `${url}p${at}`, html: `<html lang=${language}><body>${body}` }),
  );
  const { facts, conflicts } = composeKnowledge(pages, { url });
  return {
    phones: valuesOf(facts, 'phone').map(({ e164, printed }) => e164 ?? printed),
    emails: valuesOf(facts, 'email').map(({ address }) => address),
    conflicts: conflicts.map(({ kind }) => kind),
  };
}

describe('a number of which one page exchanges two digits', () => {
  it('is told as most pages have it, and the other as a conflict', () => {
    const right = '<p>Phone: +1 415-623-9846</p>';
    const told = compose(
      'en',
      right,
      `${right}<p>About us</p>`,
      '<p>Call us on +1 415-632-9846 to book.</p>',
    );
    expect(told).toMatchObject({ phones: ['+14156239846'], conflicts: ['phone'] });
  });

  it('is another one where it differs otherwise, or where no pages agree', () => {
    const lines = ['<p>Phone: +1 415-623-9846</p>', '<p>Phone: +1 415-623-9864</p>'];
    expect(compose('en', lines[0]!, `${lines[0]!}<p>About</p>`, lines[1]!).phones).toHaveLength(2);
    expect(compose('en', '<p>Phone: +1 415-623-9846</p>', '<p>Phone: +1 415-632-9846</p>')).toMatchObject({
      phones: ['+14156239846', '+14156329846'],
      conflicts: [],
    });
  });
});

describe('an address of mail', () => {
  it('that only a link says, a letter short of the one that the site shows, is not told', () => {
    const told = compose(
      'en',
      '<p>Write to reception@shop.example</p><p><a href="mailto:recepton@shop.example">E-mail</a></p>',
    );
    expect(told.emails).toEqual(['reception@shop.example']);
  });

  it('is told beside one of another name', () => {
    const told = compose(
      'en',
      '<p>Write to reception@shop.example</p><p><a href="mailto:orders@shop.example">Orders</a></p>',
    );
    expect(told.emails).toEqual(['reception@shop.example', 'orders@shop.example']);
  });
});

describe('a number that pages read as of two countries', () => {
  it('is of the country that the site speaks for', () => {
    const told = compose(
      'en',
      '<p>Call us on: 077698 41523</p>',
      '<p>Ring 07769841523</p><p>9 Mill Lane, Leeds LS1 4AP</p>',
    );
    expect(told.phones).toEqual(['+447769841523']);
  });
});

describe('the number of a house before a postal code', () => {
  it('is no telephone', () => {
    const told = compose(
      'de',
      '<h1>Kontakt</h1><div>Lindenweg 123 / 71540 Murrhardt<br><a href="tel:+497192934560"><i class="fa fa-phone"></i>+49 7192 93 45 60</a></div>',
    );
    expect(told.phones).toEqual(['+497192934560']);
  });
});

describe('a number that links dial and that is another one than people read', () => {
  const shown = '<a href="tel:+436245807560">06245-80756</a>';
  const button = '<a href="tel:+436245807560" class="btn">Jetzt anrufen</a>';

  it.each([
    ['in the same link and behind it', `${shown}<p>Wir freuen uns.</p>${button}`],
    ['in the same link and before it', `${button}<p>Wir freuen uns.</p>${shown}`],
    ['on another page', shown, button],
    ['on another page, without a link', '<p>Tel. 06245-80756</p>', button],
    [
      'on another page, a digit shorter',
      '<p>Tel. 06245-807560</p>',
      '<a href="tel:+43624580756">Anrufen</a>',
    ],
  ])('%s is told as it is read', (_where, ...bodies) => {
    const { phones, conflicts } = compose('de', ...bodies);
    expect(phones).toHaveLength(1);
    expect(bodies.join().replaceAll('-', '')).toMatch(new RegExp(`[ >]${phones[0]!.replace('+43', '0')}<`));
    expect(conflicts).toEqual([]);
  });

  it('is told as well where it is read somewhere, or differs by more', () => {
    const own = '<p>Tel. 06245-80756</p>';
    expect(compose('de', own, '<p>Tel. 06245-807560</p>', button).phones).toHaveLength(2);
    expect(compose('de', own, '<a href="tel:+436245999999">Anrufen</a>').phones).toHaveLength(2);
  });
});
