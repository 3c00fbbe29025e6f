/** Hours of branches that markup describes one by one: each is told by what tells it from the others. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { compactHours } from '../support/hours-of.ts';

const url = 'https://moss.example/';

interface Branch {
  name: string;
  street?: string;
  town?: string;
  hours: string;
}

const itemOf = ({ name, street, town, hours }: Branch): object => ({
  '@type': 'Bakery',
  name,
  address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: town },
  openingHours: hours,
});

/** The hours of a site with these items in the markup of its pages, and how many contradictions there are. */
function told(pages: Record<string, Branch[]>, { language = 'en', body = '' } = {}): [string[], number] {
  const contents = Object.entries(pages).map(([path, branches]) => {
    const json = JSON.stringify(branches.map(itemOf));
    const html = `<html lang=${language}><title>Moss</title><script type="application/ld+json">${json}</script><h1>Moss</h1><p>This is ${path}.</p>${body}</html>`;
    return readPage({ url: `${url}${path}`, html });
  });
  const { facts, conflicts } = composeKnowledge(contents, { url });
  return [compactHours(facts), conflicts.length];
}

const ripon = { name: 'Moss Ripon', street: '3 Mill Street', town: 'Ripon', hours: 'Mo-Fr 08:00-17:00' };
const selby = { name: 'Moss Selby', street: '14 Park Road', town: 'Selby', hours: 'Mo-Fr 09:00-15:00' };
const bothNamed = ['mon-fri 08:00-17:00 Moss Ripon', 'mon-fri 09:00-15:00 Moss Selby'];

describe('branches as items of their own', () => {
  it.each<[what: string, pages: Record<string, Branch[]>, expected: string[]]>([
    ['on one page', { '': [ripon, selby] }, bothNamed],
    ['on a page each', { ripon: [ripon], selby: [selby] }, bothNamed],
    ['on one page and on a page each', { '': [ripon, selby], ripon: [ripon], selby: [selby] }, bothNamed],
    ['on one page and one of them on its own', { '': [ripon, selby], selby: [selby] }, bothNamed],
    ['one on every page, the other on its own', { '': [ripon], news: [ripon], selby: [selby] }, bothNamed],
    [
      'with one name in two towns',
      { '': [ripon, selby].map((branch) => ({ ...branch, name: 'Moss' })) },
      ['mon-fri 08:00-17:00 Ripon', 'mon-fri 09:00-15:00 Selby'],
    ],
    [
      'with one name in two towns, on a page each',
      { ripon: [{ ...ripon, name: 'Moss' }], selby: [{ ...selby, name: 'Moss' }] },
      ['mon-fri 08:00-17:00 Ripon', 'mon-fri 09:00-15:00 Selby'],
    ],
    [
      'with one name in one town',
      { '': [ripon, { ...selby, town: 'Ripon' }].map((branch) => ({ ...branch, name: 'Moss' })) },
      ['mon-fri 08:00-17:00 3 Mill Street', 'mon-fri 09:00-15:00 14 Park Road'],
    ],
    [
      'with the same hours',
      { '': [ripon, { ...selby, hours: ripon.hours }], selby: [{ ...selby, hours: ripon.hours }] },
      ['mon-fri 08:00-17:00'],
    ],
    ['described twice each', { '': [ripon, { ...ripon, name: 'Moss Bakery, Ripon' }, selby] }, bothNamed],
  ])('%s', (_, pages, expected) => {
    const [hours, conflicts] = told(pages);
    expect(hours.toSorted()).toEqual(expected.toSorted());
    expect(conflicts).toBe(0);
  });

  it.each([
    ['de', 'Moosbäckerei Ulm', 'Ulm', 'Moosbäckerei Laupheim', 'Laupheim'],
    ['ja', '苔ベーカリー青葉店', '仙台市', '苔ベーカリー港北店', '横浜市'],
  ])('%s: in other languages', (language, name, town, other, otherTown) => {
    const branches = [
      { ...ripon, name, town },
      { ...selby, name: other, town: otherTown },
    ];
    expect(told({ '': branches }, { language })).toEqual([
      [`mon-fri 08:00-17:00 ${name}`, `mon-fri 09:00-15:00 ${other}`],
      0,
    ]);
  });
});

describe('one business', () => {
  it('has no label where its markup stands on every page', () => {
    expect(told({ '': [ripon], about: [ripon], contact: [ripon] })).toEqual([['mon-fri 08:00-17:00'], 0]);
  });

  it.each<[what: string, other: Branch]>([
    ['the same address', { ...selby, street: '3 Mill St', town: 'Ripon' }],
    ['more words in the street', { ...selby, street: 'Moss House, 3 Mill Street', town: 'Ripon' }],
    ['no address', { name: 'Moss Selby', hours: selby.hours }],
    ['no street', { name: 'Moss Bakery', town: 'Ripon', hours: selby.hours }],
  ])('that contradicts itself stays a contradiction: %s', (_, other) => {
    const expected = [['mon-fri 08:00-17:00', 'mon-fri 09:00-15:00'], 1];
    expect(told({ '': [ripon, other] })).toEqual(expected);
    expect(told({ '': [ripon], contact: [other] })).toEqual(expected);
  });
});
