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
      ['duplicate', 'not-html', 'no-text', 'other-site', 'robots'] as const
    ).map((reason) => ({ url: `https://a.example/${reason}`, reason }));
    const broken = { url: 'https://a.example/gone', reason: 'status', detail: '404' } as const;
    expect(notesOf(reading({ skipped: [...skipped, broken] }))).toEqual([]);
  });

  it('name the pages that answered badly, the first twenty', () => {
    const skipped = Array.from({ length: 30 }, (_, number): SkippedPage => {
      const url = `https://a.example/${number}`;
      return number % 2 === 0 ? { url, reason: 'unreachable' } : { url, reason: 'status', detail: '503' };
    });
    const [note, ...others] = notesOf(reading({ skipped }));
    expect(others).toEqual([]);
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
