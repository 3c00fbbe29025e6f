/** How long a reading bears a site whose pages cannot be had: what fails costs time, and is fetched for nothing. */
import type { PageOutcome } from './fetch-page.ts';
import type { ReadingLimit } from './types.ts';

export interface Patience {
  count(outcome: PageOutcome): void;
  /** Why no more should be asked for; undefined as long as that makes sense. */
  readonly lostBy: ReadingLimit | undefined;
}

/** A host that fails this often in a row is down, or has shut us out. */
const maxFailuresInRow = 6;
/** Pages that cost their full time limit: a site with more of them is made to. */
const maxUnreadable = 3;
/** Each was fetched up to the limit of a page, and the budget of bytes counts none of that. */
const maxTooLarge = 20;

export function createPatience(): Patience {
  let failuresInRow = 0;
  let unreadable = 0;
  let tooLarge = 0;

  return {
    count(outcome) {
      // A host that sends more than is read, or sends its reader in circles, answers.
      const kind = outcome.kind === 'failed' ? outcome.error.kind : undefined;
      const answers = kind === undefined || kind === 'too-large' || kind === 'too-many-redirects';
      failuresInRow = answers ? 0 : failuresInRow + 1;
      if (kind === 'too-large') tooLarge += 1;
      if (outcome.kind === 'unreadable') unreadable += 1;
    },
    get lostBy() {
      if (failuresInRow >= maxFailuresInRow) return 'failures';
      if (unreadable >= maxUnreadable) return 'unreadable';
      return tooLarge >= maxTooLarge ? 'too-large' : undefined;
    },
  };
}
