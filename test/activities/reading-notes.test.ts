import { describe, expect, it } from '@jest/globals';
import { notesOf } from '../../activities/provision/reading-notes.ts';
import type { SiteReading, SkippedPage } from '../../sites/types.ts';

const reading = (more: Partial<SiteReading>): SiteReading => ({
  url: 'https://a.example/',
  pages: [],
  skipped: [],
  thin: [],
  unread: [],
  bytes: 0,
  durationMs: 0,
  ...more,
});

describe('the notes of a reading', () => {
  it('are none where nothing is missing', () => {
    const skipped: SkippedPage[] = (
      [
        ['duplicate'],
        ['not-html', 'a document'],
        ['not-html', 'application/rss+xml'],
        ['no-text'],
        ['robots'],
      ] as const
    ).map(([reason, detail = '']) => ({ url: `https://a.example/${reason}`, reason, detail }));
    expect(notesOf(reading({ skipped }))).toEqual([]);
  });

  it.each([
    ...['400', '401', '403', '410', '429', '451', '500', '502'].map((status) => ['status', status] as const),
    ['other-site', 'https://other.example/about'],
    ['refused-address', undefined],
    ['unreachable', 'the connection was closed before the answer was complete'],
    ['too-large', undefined],
    ['unreadable', 'it takes too long to understand'],
    ['not-html', 'image/png'],
  ] as const)('name a page that its owner can mend: %s %s', (reason, detail) => {
    const url = 'https://a.example/prices';
    const skipped = [{ url, reason, ...(detail === undefined ? {} : { detail }) }];
    expect(notesOf(reading({ skipped }))).toMatchObject([{ code: 'PAGES_NOT_READ', urls: [url] }]);
  });

  it('count the links that are broken, without their addresses', () => {
    const skipped = Array.from({ length: 111 }, (_, number): SkippedPage => {
      const detail = number % 2 === 0 ? '404' : 'says "not found"';
      return { url: `https://a.example/${number}`, reason: 'status', detail };
    });
    expect(notesOf(reading({ skipped }))).toEqual([
      { code: 'PAGES_NOT_READ', message: 'Links to pages that are not there (404): 111.', urls: [] },
    ]);
  });

  it('name the pages that answered badly, the first twenty', () => {
    const skipped = Array.from({ length: 30 }, (_, number): SkippedPage => {
      const url = `https://a.example/${number}`;
      return number % 2 === 0 ? { url, reason: 'unreachable' } : { url, reason: 'status', detail: '503' };
    });
    const [note, ...others] = notesOf(reading({ skipped }));
    expect(others).toEqual([]);
    expect(note?.message).toContain('There are 30 of them; the first 20 are named.');
    expect(note).toMatchObject({ code: 'PAGES_NOT_READ', urls: skipped.slice(0, 20).map(({ url }) => url) });
  });

  it.each(['pages', 'bytes', 'duration', 'failures', 'unreadable', 'too-large'] as const)(
    'tell that it was ended by %s, and what is unread',
    (truncatedBy) => {
      const unread = ['https://a.example/visit'];
      const notes = notesOf(reading({ truncatedBy, unread, thin: ['https://a.example/app'] }));
      expect(notes.map(({ code }) => code)).toEqual(['PAGES_NEED_SCRIPTS', 'SITE_NOT_READ_WHOLE']);
      expect(notes[0]?.urls).toEqual(['https://a.example/app']);
      expect(notes[1]).toMatchObject({ message: expect.stringMatching(/\.$/), urls: unread });
    },
  );
});
