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

/** What is made for programs is no page, whatever its link said. */
const forPrograms = /xml|json|calendar|vcard|css|javascript|font/;

/** What answers badly or leads away, its owner can mend; documents and pages of no use are left out on purpose. */
function isMissed(page: SkippedPage): boolean {
  const { reason, detail = '' } = page;
  switch (reason) {
    case 'too-large':
    case 'unreachable':
    case 'unreadable':
    case 'refused-address':
    case 'other-site':
      return true;
    case 'status':
      return !isBroken(page);
    case 'not-html':
      return detail.includes('/') && !forPrograms.test(detail);
    case 'robots':
    case 'no-text':
    case 'duplicate':
      return false;
  }
}

/** A link to what is not there, by its status or its words. */
const isBroken = ({ reason, detail = '' }: SkippedPage): boolean =>
  reason === 'status' && (detail === '404' || detail.includes('not found'));

function missedNote(skipped: readonly SkippedPage[]): StepNote[] {
  const urls = skipped.filter(isMissed).map(({ url }) => url);
  const broken = skipped.filter(isBroken).length;
  const sentences = [
    ...(urls.length > 0
      ? [
          'These pages did not answer, lead away from the site or could not be read: what they say is not known to the agent.',
        ]
      : []),
    ...(urls.length > maxUrls ? [`There are ${urls.length} of them; the first ${maxUrls} are named.`] : []),
    ...(broken > 0 ? [`Links to pages that are not there (404): ${broken}.`] : []),
  ];
  if (sentences.length === 0) return [];
  return [{ code: 'PAGES_NOT_READ', message: sentences.join(' '), urls: urls.slice(0, maxUrls) }];
}

export function notesOf({ thin, skipped, truncatedBy, unread }: SiteReading): StepNote[] {
  const notes: StepNote[] = [];
  if (thin.length > 0) {
    const message =
      'These pages show their text by scripts only, and no browser rendered them: what they say is not known to the agent.';
    notes.push({ code: 'PAGES_NEED_SCRIPTS', message, urls: thin.slice(0, maxUrls) });
  }
  notes.push(...missedNote(skipped));
  if (truncatedBy) {
    const urls = unread.slice(0, maxUrls);
    notes.push({ code: 'SITE_NOT_READ_WHOLE', message: limits[truncatedBy], urls });
  }
  return notes;
}
