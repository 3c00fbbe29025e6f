/** Names that are written as the address of the site on the web. */
import { expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

it.each([
  ['Birch-joinery.co.uk', 'Birch joinery'],
  ['schreinerei-lang.de', 'schreinerei lang'],
  // Without a hyphen nothing says where its words end.
  ['Birchjoinery.com', 'Birchjoinery.com'],
])('%s is said as %s', (written, said) => {
  const url = `https://www.${written.toLowerCase()}/`;
  const page = (at: string): ReturnType<typeof readPage> =>
    readPage({
      url: url + at,
      html: `<html lang=en><head><title>${at || 'Home'} – ${written}</title></head><body><header><a href="/">${written}</a></header><p>We build stairs and doors.</p></body></html>`,
    });
  const { facts } = composeKnowledge([page(''), page('Doors'), page('Stairs')], { url });
  expect(valuesOf(facts, 'name').map(({ text }) => text)).toEqual([said]);
});

it('an address in the copyright alone is no name where the title and the logo have one', () => {
  const url = 'https://www.elm.com/';
  const page = (at: string): ReturnType<typeof readPage> =>
    readPage({
      url: url + at,
      html: `<html lang=en><head><title>Harbour Kitchen</title></head><body><header><a href="/"><img class=logo src=logo.png alt="Harbour Kitchen"></a></header><h1>${at || 'Welcome'}</h1><p>Fresh fish, every day.</p><footer>&copy; elm.com</footer></body></html>`,
    });
  const { facts } = composeKnowledge([page(''), page('Menu'), page('Where we are')], { url });
  expect(valuesOf(facts, 'name').map(({ text }) => text)).toEqual(['Harbour Kitchen']);
});
