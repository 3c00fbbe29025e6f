/** Pages hold nothing that the database refuses, whatever way it comes: an escape of a script, a text cut in half. */
import { describe, expect, it } from '@jest/globals';
import type { PageContent } from '../../domain/knowledge/types.ts';
import { unpackText } from '../../sites/packed-text.ts';
import { toParsedPage } from '../../sites/parse-page.ts';
import { createReadingLog } from '../../sites/reading-log.ts';
import { roomyBudget } from './support.ts';

const url = 'https://a.example/';
const content = (heading: string): PageContent => ({
  url,
  title: 'Bell Street Bakery',
  text: 'We bake bread every morning.',
  links: [{ url: `${url}hours`, text: heading, nofollow: false }],
  facts: [],
  passages: [{ url, heading, text: 'We bake bread every morning.' }],
});

describe('what is kept of a page', () => {
  it.each([
    ['NUL', 'Ope\0n', 'Open'],
    ['half a pair, as of an emoji at the end of what was cut', 'Open \ud83d', 'Open '],
    ['whole pairs, which stay', 'Open 🥐', 'Open 🥐'],
    ['escapes as text, which stay', String.raw`\u0000 \ud83d`, String.raw`\u0000 \ud83d`],
  ])('is free of %s', (_case, heading, stored) => {
    const parsed = toParsedPage(content(heading), false);
    const log = createReadingLog(roomyBudget);
    log.admit({ content: parsed, status: 200, contentType: 'text/html', contentHash: '1' });
    const [kept] = log.pages;
    expect(JSON.parse(unpackText(kept!.content.contentJson))).toMatchObject({
      passages: [{ heading: stored }],
    });
    expect(JSON.parse(unpackText(kept!.linksJson))).toMatchObject([{ text: stored }]);
  });
});
