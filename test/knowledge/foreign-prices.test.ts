/** A few prices with the sign of another country's money came with a template; such as name it, or are many, are meant. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const dishes = ['Pea soup', 'Bean soup', 'Leek soup', 'Corn soup', 'Rice soup', 'Egg soup', 'Fish soup'];
const more = ['Onion bread', 'Garlic bread', 'Seed bread', 'Oat bread'];
const list = (names: readonly string[], price: string): string =>
  `<ul>${names.map((name) => `<li>${name} ${price}</li>`).join('')}</ul>`;

function pricesOf(host: string, home: string, menu: string): (string | undefined)[] {
  const pages = [
    { url: `https://${host}/`, html: `<html lang=en><body><h1>Elm House</h1>${home}</body></html>` },
    { url: `https://${host}/menu`, html: `<html lang=en><body><h1>Menu</h1>${menu}</body></html>` },
  ];
  const { facts } = composeKnowledge(
    pages.map((page) => readPage(page)),
    { url: `https://${host}/` },
  );
  return valuesOf(facts, 'service').map(({ price_text }) => price_text);
}

describe('prices in another money than the site’s', () => {
  const menu = list([...dishes, ...more], '₹250');

  it('are left out where they are few', () => {
    const told = pricesOf('elm.example.in', list(['Toffee cake', 'Apple cake'], '$10.50'), menu);
    expect(told).toHaveLength(11);
    expect(told).not.toContain('$10.50');
  });

  it.each([
    ['they are named', list(['Toffee cake', 'Apple cake'], 'US$ 10.50'), menu],
    [
      'they are many',
      list(
        dishes.map((dish) => `Cold ${dish}`),
        '$10.50',
      ),
      menu,
    ],
    ['the others are few', list(['Toffee cake', 'Apple cake'], '$10.50'), list(more, '₹250')],
  ])('stay where %s', (_, home, others) => {
    expect(pricesOf('elm.example.in', home, others)).toContainEqual(expect.stringContaining('10.50'));
  });

  it('stay where the many are not in the money of the country', () => {
    const told = pricesOf(
      'elm.example.in',
      list(['Toffee cake'], '₹250'),
      list([...dishes, ...more], '$10.50'),
    );
    expect(told).toContain('₹250');
    expect(told).toContain('$10.50');
  });
});
