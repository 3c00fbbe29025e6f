import { describe, expect, it } from '@jest/globals';
import { cleanUrl, folderOf, originalOf, pageKey } from '../../sites/normalize-url.ts';

const key = (url: string) => pageKey(new URL(url));

describe('cleanUrl', () => {
  it.each([
    ['https://a.example/x#top', 'https://a.example/x'],
    ['https://a.example/?utm_source=x&utm_medium=y', 'https://a.example/'],
    ['https://a.example/p?id=2&gclid=abc&b', 'https://a.example/p?id=2&b'],
    ['https://a.example/p?fbclid=1', 'https://a.example/p'],
    ['https://a.example/p?sid=0123456789abcdef0123&x=1', 'https://a.example/p?x=1'],
    ['https://a.example/p?sid=7', 'https://a.example/p?sid=7'],
    ['https://a.example/p?sid=7fblhn4jffs0k2m9q8w1e5r3t6y4u2i', 'https://a.example/p'],
    ['https://a.example/p?s=kitchen-renovation-2', 'https://a.example/p?s=kitchen-renovation-2'],
    ['https://a.example/p?sid=kitchenrenovation', 'https://a.example/p?sid=kitchenrenovation'],
    ['https://a.example/p?session_id=0k3jq2v7m1x9c4b8', 'https://a.example/p'],
    ['https://a.example/p?sid=3F2504E0-4F89-11D3-9A0C-0305E82C3301', 'https://a.example/p'],
    ['https://a.example/p?session_id=morningyoga2025x', 'https://a.example/p?session_id=morningyoga2025x'],
    ['https://a.example/p?sid=summercamp2025week1', 'https://a.example/p?sid=summercamp2025week1'],
    ['https://a.example/p?sid=summercamp2025week1day2a', 'https://a.example/p?sid=summercamp2025week1day2a'],
    ['https://a.example/p?s=1kg2packs3for4people5', 'https://a.example/p?s=1kg2packs3for4people5'],
    ['https://a.example/p;jsessionid=AB12?x=1', 'https://a.example/p?x=1'],
    ['https://a.example/(S(lit3py55t21z5v55vlm25s55))/x.aspx', 'https://a.example/x.aspx'],
    ['https://a.example/app/(A(j5i76qx2l0oaaa)S(7fblhn4jffsaa))/', 'https://a.example/app/'],
    ['https://a.example/(S(lit3py55t21z5v55vlm25s55))', 'https://a.example/'],
    ['https://a.example/menu(S(mall))/x', 'https://a.example/menu(S(mall))/x'],
    ['https://a.example/index.php%3Fid=3.html', 'https://a.example/index.php%3Fid=3.html'],
    ['https://a.example/a%20b+c.html?q=a%20b+c', 'https://a.example/a%20b+c.html?q=a%20b+c'],
    ['https://a.example/Caf%e9', 'https://a.example/Caf%e9'],
    ['https://u:p@a.example/', 'https://a.example/'],
  ])('makes %s into %s', (raw, cleaned) => {
    expect(cleanUrl(raw)?.href).toBe(cleaned);
  });

  it('resolves against a base', () => {
    expect(cleanUrl('../c.html', 'https://a.example/a/b.html')?.href).toBe('https://a.example/c.html');
  });

  it.each([
    'mailto:a@b.example',
    'tel:+15550100',
    'javascript:void(0)',
    'ftp://a.example/x',
    'http://[',
    `https://a.example/${'x'.repeat(1_000)}`,
    'https://a.example/a/b/a/b/a/b/',
    'https://a.example/1/2/3/4/5/6/7/8/9/10/11',
  ])('leaves out %s', (raw) => {
    expect(cleanUrl(raw)).toBeUndefined();
  });
});

describe('originalOf', () => {
  it.each([
    ['/index.old.html', '/index.html'],
    ['/d/hours-backup.htm', '/d/hours.htm'],
    ['/hours_copy2.html', '/hours.html'],
    ['/hours.html.bak', '/hours.html'],
    ['/copy-of-hours.html', '/hours.html'],
    ['/Kopie-von-preise.html', '/preise.html'],
    ['/index%20-%20Copy.html', '/index.html'],
    ['/index%20-%20Copy%20(2).html', '/index.html'],
    ['/Kopie%20von%20preise.html', '/preise.html'],
  ])('%s is an old copy of %s', (path, original) => {
    expect(originalOf(new URL(path, 'https://a.example'))?.pathname).toBe(original);
  });

  it.each(['/', '/index.html', '/old-town.html', '/copyright.html', '/household.html', '/our-copy-shop'])(
    '%s is none, or of nothing that is there',
    (path) => {
      const original = originalOf(new URL(path, 'https://a.example'))?.pathname;
      expect([undefined, '/town.html']).toContain(original);
    },
  );
});

describe('pageKey', () => {
  it.each([
    ['http://a.example/x', 'https://www.a.example/x'],
    ['https://a.example', 'https://a.example/index.html'],
    ['https://a.example/d/', 'https://a.example/d/default.aspx'],
    ['https://a.example/d', 'https://a.example/d/'],
    ['https://a.example/p?b=2&a=1', 'https://a.example/p?a=1&b=2'],
    ['https://a.example/%c3%a9', 'https://a.example/%C3%A9'],
  ])('%s is %s', (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  it.each([
    ['https://a.example/', 'https://b.example/'],
    ['https://a.example/', 'https://a.example:8443/'],
    ['https://a.example/x', 'https://a.example/X'],
    ['https://a.example/p?a=1', 'https://a.example/p?a=2'],
    ['https://a.example/a%3Fb', 'https://a.example/a?b'],
    ['https://a.example/', 'https://a.example/index.old.html'],
    ['https://a.example/', 'https://shop.a.example/'],
  ])('%s is not %s', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});

it('folderOf is the path up to its last slash', () => {
  expect(
    ['https://a.example/', 'https://a.example/en/x.html', 'https://a.example/en/'].map((url) =>
      folderOf(new URL(url)),
    ),
  ).toEqual(['/', '/en/', '/en/']);
});
