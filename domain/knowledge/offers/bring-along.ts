/** Lists of what customers are to bring along: they offer nothing. */
import type { Line } from '../page/lines.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const BRING_ALONG = new RegExp(`(?<!\\p{L})${inAnyLanguage.offers.bringAlong}`, 'u');

/** The entries of such lists: below a heading that says so, or a line that opens a list. */
export function broughtAlong(lines: readonly Line[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  let isOpen = false;
  let hasEntries = false;
  for (const line of lines) {
    if (line.kind === 'heading' || line.text.endsWith(':'))
      [isOpen, hasEntries] = [BRING_ALONG.test(line.folded), false];
    else if (line.kind === 'item') {
      hasEntries = true;
      if (isOpen) found.add(line);
    } else if (hasEntries) isOpen = false;
  }
  return found;
}
