/** Hours at which the telephone is answered, told by a sentence before them. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import type { Section } from '../page/lines.ts';
import { containsPhrase, phraseAt } from '../page/page-view.ts';
import type { HoursContext } from './context.ts';
import type { Piece } from './piece.ts';
import type { ParsedLine } from './statement.ts';

/** What was said to be the telephone's, as far as it reaches. */
export interface TelephoneScope {
  label: string;
  section: Section | undefined;
  index: number;
  days: Set<Weekday>;
}

/** The scope that a piece opens: "You can reach us by phone …". */
export function opensTelephone(
  { text, folded, line }: Piece,
  index: number,
  { phoneHours }: HoursContext,
): TelephoneScope | undefined {
  if (!containsPhrase(folded, phoneHours)) return undefined;
  const phrase = phoneHours.find((one) => phraseAt(folded, one) >= 0);
  if (phrase === undefined) return undefined;
  const at = phraseAt(folded, phrase);
  const label = text.length === folded.length ? text.slice(at, at + phrase.length) : phrase;
  return { label, section: line.section, index, days: new Set() };
}

/** "Call us: Mon–Fri 9–5", "020 7946 0123 (Mon–Fri 9–5)": the words or the number right before the hours, as their label. */
export function callBefore(
  { text, folded }: Piece,
  start: number,
  { callLead }: HoursContext,
): string | undefined {
  const [lead] = callLead.exec(folded.slice(Math.max(0, start - 60), start)) ?? [];
  return lead === undefined ? undefined : text.slice(start - lead.length, start).replace(/[\s:(（,–-]+$/, '');
}

/** Whether hours right after it go on with it: they say nothing else, and tell other days. */
export function goesOn(scope: TelephoneScope, { line }: Piece, index: number, parsed: ParsedLine): boolean {
  const days = parsed.statements.flatMap((statement) => statement.days);
  const isNew = days.length === 0 || !days.some((day) => scope.days.has(day));
  const isPlain = parsed.strangers === 0 && parsed.statements.every(({ purpose }) => purpose === undefined);
  const isNext = index === scope.index || (index === scope.index + 1 && isPlain && isNew);
  return scope.section === line.section && isNext;
}
