import { describe, expect, it } from '@jest/globals';
import { createSiteScope } from '../../sites/site-scope.ts';

const includes = (start: string, url: string) => createSiteScope(new URL(start)).includes(new URL(url));

describe('a site includes', () => {
  it.each([
    ['http://a.example/', 'https://www.a.example/x'],
    ['https://www.a.example/en/', 'https://a.example/de/'],
    ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/y'],
    ['https://sites.google.com/view/bakery/home', 'https://sites.google.com/view/bakery/hours'],
    ['https://host.example/~ann/index.html', 'https://host.example/~ann/menu.html'],
    ['https://facebook.com/bakery', 'https://www.facebook.com/bakery/about'],
  ])('%s: %s', (start, url) => {
    expect(includes(start, url)).toBe(true);
  });
});

describe('a site does not include', () => {
  it.each([
    ['http://a.example/', 'http://b.example/'],
    ['http://a.example/', 'http://shop.a.example/'],
    ['http://a.example/', 'http://a.example.evil.example/'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8081/'],
    ['https://sites.google.com/view/bakery', 'https://sites.google.com/view/butcher'],
    ['https://sites.google.com/view/bakery', 'https://sites.google.com/view/bakery2'],
    ['https://host.example/~ann/', 'https://host.example/~bob/'],
    ['https://host.example/~ann/', 'https://host.example/'],
  ])('%s: %s', (start, url) => {
    expect(includes(start, url)).toBe(false);
  });
});

it('a site takes in the host that it moved to', () => {
  const scope = createSiteScope(new URL('http://old.example/'));
  scope.adopt(new URL('https://www.new.example/'));
  expect(scope.includes(new URL('https://new.example/hours'))).toBe(true);
  expect(scope.includes(new URL('http://old.example/hours'))).toBe(true);
});
