/** What a client should know about a reading that succeeded: which pages are missing from it, and why. */
import type { StepNote } from '../../contract/schemas/operations.ts';
import type { ReadingLimit, SiteReading, SkippedPage } from '../../sites/types.ts';

const maxUrls = 20;

const limits: Record<ReadingLimit, string> = {
  pages: 'The site has more pages than are read; those most likely to answer callers were read first.',
  bytes: 'The site is larger than is read; the pages most likely to answer callers were read first.',
  duration: 'The site answers slowly: the time for reading it ended before all of its pages were read.',
  failures: 'The site stopped answering while it was read, and was left alone with pages unread.',
  unreadable: 'Pages of the site could not be understood in time, so it was left alone with pages unread.',
  'too-large': 'Many pages of the site are too large to read, so it was left alone with pages unread.',
};

/** Broken links and pages of no use are the site's own affair; what answers badly today may be missed. */
function isMissed({ reason, detail }: SkippedPage): boolean {
  switch (reason) {
    case 'too-large':
    case 'unreachable':
    case 'unreadable':
      return true;
    case 'status':
      return /^(?:429|5\d\d)$/.test(detail ?? '');
    case 'robots':
    case 'not-html':
    case 'refused-address':
    case 'no-text':
    case 'duplicate':
    case 'other-site':
      return false;
  }
}

export function notesOf({ thin, skipped, truncatedBy, unread }: SiteReading): StepNote[] {
  const notes: StepNote[] = [];
  if (thin.length > 0) {
    const message =
      'These pages show their text by scripts only, and no browser rendered them: what they say is not known to the agent.';
    notes.push({ code: 'PAGES_NEED_SCRIPTS', message, urls: thin.slice(0, maxUrls) });
  }
  const missed = skipped.filter(isMissed).map(({ url }) => url);
  if (missed.length > 0) {
    const message =
      'These pages did not answer, or could not be read: what they say is not known to the agent.';
    notes.push({ code: 'PAGES_NOT_READ', message, urls: missed.slice(0, maxUrls) });
  }
  if (truncatedBy) {
    const urls = unread.slice(0, maxUrls);
    notes.push({ code: 'SITE_NOT_READ_WHOLE', message: limits[truncatedBy], urls });
  }
  return notes;
}
