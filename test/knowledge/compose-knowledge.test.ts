/** Many pages become one knowledge base: repeated statements once, contradictions open, furniture dropped. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { absentKinds, findConflicts } from '../../domain/knowledge/conflicts.ts';
import { mergeFacts } from '../../domain/knowledge/merge-facts.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const home = { url: 'https://bakery.example/' };

function compose(...bodies: string[]) {
  const pages = bodies.map((body, index) =>
    readPage({ url: `${home.url}${index === 0 ? '' : `p${index}`}`, html: `<html lang=en><body>${body}` }),
  );
  return composeKnowledge(pages, home);
}

describe('merging', () => {
  it('keeps what several pages say once, with its first source', () => {
    const { facts } = compose(
      '<p>Call 415-555-0132. Hours: Mon–Fri 9am–5pm</p>',
      '<p>Phone: (415) 555-0132</p><p>Open Monday to Friday 9:00 to 17:00</p>',
    );
    expect(facts.map(({ kind, source }) => [kind, source.url])).toEqual([
      ['phone', home.url],
      ['hours', home.url],
    ]);
  });

  it('drops days that a wider statement covers', () => {
    const { facts } = compose('<p>Open Monday 9–5</p>', '<p>Open Mon–Fri 9–5</p>');
    expect(valuesOf(facts, 'hours').map(({ days }) => days.length)).toEqual([5]);
  });

  it.each([
    ['with the house before it', 'Ashgrove, Chapel Road', 'Newbridge', 1],
    ['in another town', 'Ashgrove, Chapel Road', 'Kildare', 2],
    ['whose name only ends alike', 'Old Road', 'Newbridge', 2],
  ])('tells one street %s', (_, street, city, count) => {
    const address = (value: { street: string; city: string; postal_code?: string }): Fact => ({
      kind: 'address',
      value: { printed: Object.values(value).join(', '), ...value },
      source: { url: home.url, quote: value.street },
    });
    const facts = [
      address({ street, city }),
      address({ street: 'Chapel Road', city: 'Newbridge', postal_code: 'W12 XY34' }),
    ];
    expect(mergeFacts(facts, 'IE')).toHaveLength(count);
  });

  it.each([
    ['Calle Mayor nº 24', 'Calle Mayor, 24', 1],
    ['Rua das Flores, n.º 24', 'Rua das Flores 24', 1],
    ['Via Roma n. 24/A', 'Via Roma 24/A', 1],
    ['Strada Mare nr. 24', 'Str. Mare 24', 1],
    ['Hauptstr. Nr. 4', 'Hauptstraße 4', 1],
    ['Calle Mayor nº 24', 'Calle Mayor, 42', 2],
  ])('tells one house, with and without a word for its number: %s, %s', (one, other, count) => {
    const facts = [one, other].map((street): Fact => ({
      kind: 'address',
      value: { printed: street, street, city: 'Lerma', postal_code: '28013' },
      source: { url: home.url, quote: street },
    }));
    expect(mergeFacts(facts, undefined)).toHaveLength(count);
  });

  it.each([
    ['the same', 'Elm Park, Ashby LE65 1AA', 'LE65 1AA', 1],
    ['another code', 'Elm Park, Ashby LE65 9ZZ', 'LE65 9ZZ', 2],
    ['another house', 'Mill House, Ashby LE65 1AA', 'LE65 1AA', 2],
  ])('tells once what has a street in its markup alone: %s', (_, printed, code, count) => {
    const inMarkup = {
      street: 'Elm Park',
      city: 'Ashby',
      postal_code: 'LE65 1AA',
      printed: 'Elm Park, LE65 1AA Ashby',
    };
    const facts = [{ city: 'Ashby', postal_code: code, printed }, inMarkup].map((value): Fact => ({
      kind: 'address',
      value,
      source: { url: home.url, quote: value.printed },
    }));
    expect(mergeFacts(facts, 'GB')).toHaveLength(count);
  });

  it('reads national numbers by the address on another page', () => {
    const { facts } = compose('<p>Tel: 0117 496 0123</p>', '<p>22 Whiteladies Road, Bristol, BS8 2LG</p>');
    expect(valuesOf(facts, 'phone')).toEqual([{ e164: '+441174960123', printed: '0117 496 0123' }]);
  });

  it('takes the name that the pages have in common', () => {
    const titled = (title: string): string => `<title>${title}</title><h1>${title.split(' | ')[0]!}</h1>`;
    const { facts } = compose(
      titled('Fresh bread daily | Crumb'),
      titled('Our story | Crumb'),
      titled('Find us | Crumb'),
    );
    expect(valuesOf(facts, 'name')).toEqual([{ text: 'Crumb' }]);
  });

  it('keeps repeated passages once and drops repeated trifles', () => {
    const footer =
      '<footer><p>Follow us everywhere</p><p>Parking is behind the house, 20 spaces.</p></footer>';
    const pages = [
      'One thing to know.',
      'Another thing to know.',
      'A third thing to know.',
      'A fourth thing to know.',
    ];
    const texts = compose(...pages.map((text) => `<p>${text}</p>${footer}`)).passages.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of pages) expect(texts.some((passage) => passage.includes(text))).toBe(true);
  });

  it('tells what a page of prices lists, not what the page is called', () => {
    const cards = ['Colour', 'Perms'].map(
      (name, at) => `<div class=card><h3>${name}</h3><p>Call us.</p><a href="/p${at + 1}">${name}</a></div>`,
    );
    const { facts } = compose(
      `<h2>Our services</h2>${cards.join('')}`,
      '<h1>Colour</h1><ul><li>Roots $40</li><li>Full head $75</li></ul>',
      '<h1>Perms</h1><p>Ask us about them.</p>',
    );
    expect(valuesOf(facts, 'service').map(({ name }) => name)).toEqual(['Perms', 'Roots', 'Full head']);
  });

  it('tells the one priced entry of a page that is called like it', () => {
    const { facts } = compose(
      '<h2>Our services</h2><div class=card><h3>Facials</h3><p>Call us.</p><a href="/p1">Facials</a></div><div class=card><h3>Perms</h3><p>Call us.</p><a href="/p2">Perms</a></div>',
      '<h1>Facials</h1><ul><li>Facial with algae $60</li></ul>',
    );
    expect(valuesOf(facts, 'service').map(({ name }) => name)).toEqual(['Perms', 'Facial with algae']);
  });

  it('tells one and several of the same once', () => {
    const list = (...names: string[]): string =>
      `<h2>Our services</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
    const { facts } = compose(
      list('Sports massages', 'Hair cuts', 'Perms'),
      list('Sports massage', 'Hair cut', 'Perms'),
    );
    expect(valuesOf(facts, 'service').map(({ name }) => name)).toEqual([
      'Perms',
      'Sports massage',
      'Hair cut',
    ]);
  });

  it('takes the language of most text', () => {
    const german = '<html lang=de><p>Wir backen das Brot für Sie.</p>';
    const pages = [0, 1].map((index) => readPage({ url: `${home.url}${index}`, html: `${german}${index}` }));
    const english = readPage({ url: `${home.url}en`, html: '<html lang=en><p>We bake.</p>' });
    expect(composeKnowledge([...pages, english], home).language).toBe('de');
  });

  it('knows nothing of no pages', () => {
    expect(composeKnowledge([], home)).toEqual({
      language: 'en',
      facts: [],
      conflicts: [],
      absent: ['name', 'phone', 'email', 'address', 'hours', 'service', 'faq', 'policy', 'other'],
      passages: [],
    });
  });

  it('is the same on every run', () => {
    const bodies = ['<p>Haircut $40</p><p>Open Mon 9–5</p>', '<p>Haircut $45</p><p>Open Mon 9–6</p>'];
    expect(compose(...bodies)).toEqual(compose(...bodies));
  });
});

const hours = (
  days: string,
  opens: string | null,
  closes: string | null,
  page: string,
  label?: string,
): Fact =>
  ({
    kind: 'hours',
    value: { days: days.split(' '), opens, closes, closed: opens === null, ...(label ? { label } : {}) },
    source: { url: page, quote: 'q' },
  }) as Fact;

describe('conflicts', () => {
  it.each([
    ['two closing times', [hours('mon tue', '09:00', '17:00', 'a'), hours('mon', '09:00', '18:00', 'b')], 1],
    ['open and closed', [hours('sun', '09:00', '17:00', 'a'), hours('sun', null, null, 'b')], 1],
    ['overlap past midnight', [hours('fri', '18:00', '02:00', 'a'), hours('fri', '18:00', '01:00', 'b')], 1],
    ['two spans of one day', [hours('mon', '09:00', '12:00', 'a'), hours('mon', '14:00', '18:00', 'a')], 0],
    ['different days', [hours('mon', '09:00', '17:00', 'a'), hours('tue', '09:00', '18:00', 'b')], 0],
    [
      'different labels',
      [hours('mon', '09:00', '17:00', 'a', 'Winter'), hours('mon', '09:00', '18:00', 'b', 'Summer')],
      0,
    ],
    [
      'different spans on different pages',
      [hours('mon', '09:00', '12:00', 'a'), hours('mon', '14:00', '18:00', 'b')],
      1,
    ],
  ])('%s: %#', (_, facts, count) => {
    expect(findConflicts(facts)).toHaveLength(count);
  });

  it('carry every value with its source', () => {
    const [conflict] = findConflicts([
      hours('mon', '09:00', '17:00', 'a'),
      hours('mon', '09:00', '18:00', 'b'),
    ]);
    expect(conflict!.values.map(({ source }) => source.url)).toEqual(['a', 'b']);
  });

  it('are found between two prices and two house numbers', () => {
    const { conflicts } = compose(
      '<p>Haircut – $40</p><p>12 Main St, Boise, ID 83702</p>',
      '<p>Haircut – $45</p><p>14 Main St, Boise, ID 83702</p>',
    );
    expect(conflicts.map(({ kind }) => kind)).toEqual(['address', 'service']);
  });

  it('absent kinds are those without a fact', () => {
    expect(absentKinds([hours('mon', '09:00', '17:00', 'a')])).not.toContain('hours');
    expect(absentKinds([])).toHaveLength(9);
  });
});

describe('time zone', () => {
  const address = (value: object): Fact => ({
    kind: 'address',
    value: { printed: 'x', ...value },
    source: { url: 'a', quote: 'x' },
  });
  const phone = (e164: string): Fact => ({
    kind: 'phone',
    value: { e164, printed: e164 },
    source: { url: 'a', quote: 'x' },
  });
  it.each([
    ['a state in one zone', [address({ country: 'US', region: 'PA' })], 'America/New_York'],
    ['a state by its name', [address({ country: 'US', region: 'Iowa' })], 'America/Chicago'],
    ['a state in two zones', [address({ country: 'US', region: 'TX' })], undefined],
    [
      'a city in such a state',
      [address({ country: 'US', region: 'TX', postal_code: '78756' })],
      'America/Chicago',
    ],
    [
      'a city beyond its line',
      [address({ country: 'US', region: 'Texas', postal_code: '79901' })],
      'America/Denver',
    ],
    ['a city on its line', [address({ country: 'US', region: 'FL', postal_code: '32401' })], undefined],
    [
      'a city of a province',
      [address({ country: 'CA', region: 'ON', postal_code: 'M5V 1J5' })],
      'America/Toronto',
    ],
    ['a country in one zone', [address({ country: 'DE' })], 'Europe/Berlin'],
    ['islands of a country', [address({ country: 'ES', postal_code: '35001' })], 'Atlantic/Canary'],
    ['two branches in two zones', [address({ country: 'DE' }), address({ country: 'GB' })], undefined],
    ['a phone of a country in one zone', [phone('+441174960123')], 'Europe/London'],
    ['a phone by its area', [phone('+14155550132')], 'America/Los_Angeles'],
    ['a phone of a country in many zones', [phone('+525512345678')], undefined],
    ['nothing', [], undefined],
  ])('%s', (_, facts, zone) => {
    expect(inferTimeZone(facts)).toBe(zone);
  });
});
