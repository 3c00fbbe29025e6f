/** Tells "the business is open around the clock" from a service, a line or a door that is. */
import { containsPhrase } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';
import { isAlways, type Candidate } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { isNeutral, nameInLead } from './scope-name.ts';
import { tokenizeHours } from './tokenize.ts';

/** "Online booking (open 24/7)". */
const ONLINE = new RegExp(`(?<!\\p{L})${inAnyLanguage.hours.online}(?!\\p{L})`, 'u');

/** What "24/7" is of: everything, a named part, or nothing that could be told. */
export type AlwaysOf = { of: 'business' } | { of: 'part'; label: string } | { of: 'unknown' };

/**
 * Around the clock is the business where a word such as "open" leads to it, where a day's hours say so, or where nothing
 * but a heading or word of hours stands beside it. `isUnderHours`: such a heading or word is there; `before`: what
 * stands before the statement, folded; `own`: its words; `after`: what follows it in its sentence.
 */
export function alwaysOf(
  { statement, scope, isSaidOpen, strangers }: Candidate,
  { isUnderHours, before, own, after }: { isUnderHours: boolean; before: string; own: string; after: string },
  context: HoursContext,
): AlwaysOf | undefined {
  if (!isAlways(statement)) return undefined;
  const part = scope?.isPart === true ? scope.label : statement.purpose;
  if (part !== undefined) return { of: 'part', label: part };
  const behind = partBehind(after, context);
  if (behind !== undefined) return { of: 'part', label: behind };
  if (ONLINE.test(before)) return { of: 'unknown' };
  // "Open 7 days, 24/7 online booking": the days are of the house, the rest of something else.
  if (statement.days.length > 0 && isWordBehind(after, context)) return { of: 'unknown' };
  // "Open 24/7", "24/7 geöffnet", "24時間営業".
  if (isSaidOpen || context.beginsOpen.test(foldWord(behindAlways(own, context) + after)))
    return { of: 'business' };
  const isLed = isUnderHours || containsPhrase(before, context.openWords);
  const isDay = statement.days.length > 0 && statement.days.length < 7;
  const lead = before.split(/[.;|•·]\s/).at(-1)!;
  // "Cancellations: 24 hours".
  if (indexOfPhrase(lead, context.ruleWords, 'stem') >= 0) return { of: 'unknown' };
  if (strangers === 0 && (isLed || isDay)) return { of: 'business' };
  // "Staffed Mon–Fri 9–5. Members 24/7": a name from before the words that lead to it is not theirs.
  const isNamed = scope !== undefined && (isNeutral(lead, context) || lead.includes(foldWord(scope.label)));
  const name = isLed ? (isNamed ? scope : nameInLead(after.trim(), context)) : undefined;
  return name ? { of: 'part', label: name.label } : { of: 'unknown' };
}

/** "24時間営業・年中無休": days may follow what is open. */
function behindAlways(own: string, { lexicon }: HoursContext): string {
  return own.slice(tokenizeHours(own, lexicon).find(({ type }) => type === 'allDay')?.end ?? own.length);
}

/** "Open 7 days with a 24/7 emergency vet on call": the part that is named right behind. */
function partBehind(after: string, { lexicon }: HoursContext): string | undefined {
  const named = tokenizeHours(after, lexicon).find(({ type }) => type !== 'filler' && type !== 'from');
  if (named?.type !== 'purpose' || /[^\p{L}\s-]/u.test(after.slice(0, named.start))) return undefined;
  return after.slice(named.start, named.end);
}

/** Whether a word that means nothing for hours follows without a sign between. */
function isWordBehind(after: string, { lexicon }: HoursContext): boolean {
  const first = tokenizeHours(after, lexicon)[0];
  return first?.type === 'word' && after.slice(0, first.start).trim() === '';
}
