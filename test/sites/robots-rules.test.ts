import { describe, expect, it } from '@jest/globals';
import { parseRobots } from '../../sites/robots-rules.ts';

const allows = (robots: string, path: string) =>
  parseRobots(robots, 'SwitchboardBot').allows(new URL(path, 'https://a.example/'));

describe('groups of a robots.txt', () => {
  it.each([
    ['nothing', '', '/x', true],
    ['everybody', 'User-agent: *\nDisallow: /x', '/x', false],
    ['us by name', 'User-agent: *\nDisallow: /\nUser-agent: SwitchboardBot\nDisallow: /y', '/x', true],
    ['us in other letters', 'user-AGENT: switchboardBOT\nDISALLOW: /', '/x', false],
    ['us with a version', 'User-agent: SwitchboardBot/2.1\nDisallow: /', '/x', false],
    [
      'somebody else',
      'User-agent: Switchboard\nDisallow: /\nUser-agent: SwitchboardBotLight\nDisallow: /',
      '/x',
      true,
    ],
    ['several at once', 'User-agent: A\nUser-agent: SwitchboardBot\nDisallow: /x', '/x', false],
    [
      'us twice, joined',
      'User-agent: SwitchboardBot\nDisallow: /x\n\nUser-agent: B\nDisallow: /\n\nUser-agent: SwitchboardBot\nDisallow: /y',
      '/y',
      false,
    ],
    ['us without any rule', 'User-agent: *\nDisallow: /\nUser-agent: SwitchboardBot\n', '/x', true],
    [
      'a sitemap between agents',
      'User-agent: SwitchboardBot\nSitemap: https://a.example/s.xml\nUser-agent: B\nDisallow: /x',
      '/x',
      false,
    ],
    ['a delay that ends the agents', 'User-agent: *\nCrawl-delay: 1\nUser-agent: B\nDisallow: /', '/x', true],
    ['rules before any agent', 'Disallow: /\nUser-agent: B\nDisallow: /', '/x', true],
    ['a byte order mark', '\ufeffUser-agent: *\nDisallow: /', '/x', false],
    ['carriage returns', 'User-agent: *\r\nDisallow: /x\rDisallow: /y', '/y', false],
    ['comments', 'User-agent: * # all\nDisallow: /x # that\n#Disallow: /y', '/y', true],
    ['blank lines inside', 'User-agent: *\n\n\nDisallow: /x', '/x', false],
    ['a page instead', '<html><body>User-agent is: nothing</body></html>', '/x', true],
  ])('%s', (_case, robots, path, allowed) => {
    expect(allows(robots, path)).toBe(allowed);
  });
});

describe('rules of a robots.txt', () => {
  it.each([
    ['Disallow:', '/x', true],
    ['Disallow: /', '/x', false],
    ['Disallow: /fish', '/fish.html', false],
    ['Disallow: /fish', '/Fish', true],
    ['Disallow: /fish/', '/fish', true],
    ['Disallow: /fish*', '/fishheads/y', false],
    ['Disallow: /*.php', '/a/b.php?x', false],
    ['Disallow: /*.php$', '/a/b.php?x', true],
    ['Disallow: /*.php$', '/a/b.php', false],
    ['Disallow: /a$', '/a', false],
    ['Disallow: /a$', '/ab', true],
    ['Disallow: /a*a$', '/a', true],
    ['Disallow: /*?', '/x?y', false],
    ['Disallow: /x?id=', '/x?id=1', false],
    ['Disallow: private', '/private', true],
    ['Disallow: /\nAllow: /open', '/open/x', true],
    ['Allow: /p\nDisallow: /', '/page', true],
    ['Disallow: /page\nAllow: /page', '/page', true],
    ['Allow: /folder\nDisallow: /folder/x', '/folder/x', false],
    ['Allow: /$\nDisallow: /', '/', true],
    ['Allow: /$\nDisallow: /', '/x', false],
    ['Disallow: /ツ', '/%E3%83%84', false],
    ['Disallow: /%e3%83%84', '/ツ', false],
    ['Disallow: /a%7Eb', '/a~b', false],
    ['Disallow: /a%2Fb', '/a/b', true],
    ['Disallow: /a%2Ab', '/a*b', false],
    ['Disallow: /a b', '/a%20b', false],
  ])('%j for %s', (rules, path, allowed) => {
    expect(allows(`User-agent: *\n${rules}`, path)).toBe(allowed);
  });

  it('cost no time where they are made to', () => {
    const bait = `User-agent: *\nDisallow: /${'*a'.repeat(100_000)}$\nDisallow: ${'*'.repeat(100_000)}b`;
    const many = `User-agent: *\n${'Disallow: /*b*c*d\n'.repeat(5_000)}Disallow: /x`;
    expect(allows(many, '/x')).toBe(true);
    expect(allows(bait, `/${'a'.repeat(900)}`)).toBe(true);
    // No page that is read has so long an address.
    expect(allows(bait, `/${'a'.repeat(1_900)}`)).toBe(false);
  });
});

describe('other records of a robots.txt', () => {
  it('give the delay of our group, and the sitemaps of all', () => {
    const robots = parseRobots(
      'Sitemap: https://a.example/1.xml\nUser-agent: *\nCrawl-delay: 2.5\nSITEMAP: https://b.example/2.xml',
      'SwitchboardBot',
    );
    expect(robots.crawlDelayMs).toBe(2_500);
    expect(robots.sitemaps).toEqual(['https://a.example/1.xml', 'https://b.example/2.xml']);
  });

  it.each(['never', '-3', 'Infinity', ''])('take a delay of "%s" for none', (delay) => {
    expect(parseRobots(`User-agent: *\nCrawl-delay: ${delay}`, 'SwitchboardBot').crawlDelayMs).toBe(0);
  });
});
