/** Accounts in social networks are read from links, those of others are not. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const accountsOf = (body: string): [text: string, quote: string][] =>
  readPage({
    url: 'https://www.larchbakery.example/',
    html: `<html lang="en"><body><h1>Larch Bakery</h1><p>Bread since 1998.</p>${body}</body></html>`,
  }).facts.flatMap(({ kind, value, source }) =>
    kind === 'other' && 'text' in value && /: @|: \+|^Facebook:/u.test(value.text)
      ? [[value.text, source.quote]]
      : [],
  );

describe('links to accounts', () => {
  it.each([
    ['https://www.instagram.com/larchbakery/', 'Instagram: @larchbakery'],
    ['https://instagram.com/larch.bakery?igsh=abc', 'Instagram: @larch.bakery'],
    ['https://de-de.facebook.com/LarchBakery', 'Facebook: @LarchBakery'],
    ['https://www.facebook.com/Larch-Bakery-1456386478024132/', 'Facebook: Larch Bakery'],
    ['http://www.facebook.com/pages/Larch-Bakery/172296847881', 'Facebook: @Larch-Bakery'],
    ['https://www.tiktok.com/@larchbakery', 'TikTok: @larchbakery'],
    ['https://www.youtube.com/@larchbakery', 'YouTube: @larchbakery'],
    ['//twitter.com/larchbakery', 'X: @larchbakery'],
    ['https://www.linkedin.com/company/larch-bakery/', 'LinkedIn: @larch-bakery'],
    ['https://wa.me/4915237650142', 'WhatsApp: +4915237650142'],
  ])('%s', (href, text) => {
    expect(accountsOf(`<a href="${href}"><i class="icon"></i></a>`)).toEqual([[text, href]]);
  });

  it.each([
    'https://www.instagram.com/',
    'https://www.instagram.com/p/CabxJjtu5xX/',
    'https://www.instagram.com/your_instagram',
    'https://www.facebook.com/sharer/sharer.php?u=https://larchbakery.example',
    'https://www.facebook.com/profile.php?id=100063583105562',
    'https://twitter.com/intent/tweet',
    'https://www.youtube.com/watch?v=EZXLKHMjJOY',
    'https://www.linkedin.com/in/ann-lee-012345/',
    'https://www.facebook.com/wix',
    'https://notinstagram.com/larchbakery',
  ])('%s says nothing', (href) => {
    expect(accountsOf(`<a href="${href}">Follow us</a>`)).toEqual([]);
  });

  it('are told once, whatever links to them', () => {
    const link = '<a href="https://www.instagram.com/larchbakery/">Instagram</a>';
    expect(accountsOf(`<nav>${link}</nav><footer>${link}</footer>`)).toHaveLength(1);
  });

  it('are not those of the maker of the site', () => {
    expect(
      accountsOf(
        '<footer><p>Website by <a href="https://www.instagram.com/pixelpine">Pixel Pine</a></p></footer>',
      ),
    ).toEqual([]);
  });
});
