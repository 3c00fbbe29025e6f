/** Headers of endpoints that will go, by RFC 9745 and RFC 8594. */
import { expect, it } from '@jest/globals';
import { deprecationHeaders } from '../../api/middleware/deprecation.ts';

it('says since when, until when and where to read more', () => {
  const deprecation = {
    since: '2026-01-01',
    sunset: '2026-07-01',
    href: 'https://example.com/why',
  };
  expect(deprecationHeaders({ deprecation })).toEqual({
    Deprecation: '@1767225600',
    Sunset: 'Wed, 01 Jul 2026 00:00:00 GMT',
    Link: '<https://example.com/why>; rel="deprecation"; type="text/html"',
  });
});

it('says nothing of endpoints that stay', () => {
  expect(deprecationHeaders({})).toEqual({});
});
