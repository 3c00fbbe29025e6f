/** Tells "the business is open around the clock" from a service, a line or a door that is. */
import { foldWord } from '../words/index.ts';
import { isAlways, type Candidate } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { nameInLead } from './scope-name.ts';

/** What "24/7" is of: everything, a named part, or nothing that could be told. */
export type AlwaysOf = { of: 'business' } | { of: 'part'; label: string } | { of: 'unknown' };

/**
 * Around the clock is the business where a word such as "open" leads to it, where a day's hours say so, or where nothing
 * but a heading or word of hours stands beside it. `isUnderHours`: such a heading or word is there; `after`: what follows
 * the statement in its sentence.
 */
export function alwaysOf(
  { statement, scope, isSaidOpen, strangers }: Candidate,
  { isUnderHours, after }: { isUnderHours: boolean; after: string },
  context: HoursContext,
): AlwaysOf | undefined {
  if (!isAlways(statement)) return undefined;
  const part = scope?.isPart === true ? scope.label : statement.purpose;
  if (part !== undefined) return { of: 'part', label: part };
  // "Open 24/7", "24/7 geöffnet", "24時間営業".
  if (isSaidOpen || context.beginsOpen.test(foldWord(after))) return { of: 'business' };
  const isDay = statement.days.length > 0 && statement.days.length < 7;
  if (strangers === 0 && (isUnderHours || isDay)) return { of: 'business' };
  const name = isUnderHours ? (scope ?? nameInLead(after.trim(), context)) : undefined;
  return name ? { of: 'part', label: name.label } : { of: 'unknown' };
}
