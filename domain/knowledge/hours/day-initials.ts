/** Letters that stand for days only where they are set apart: "M–F 9–5", "Lu à Ve", "Di" alone in a cell. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import { foldWord } from '../words/index.ts';
import { isLetterAt } from '../words/phrase-index.ts';
import { entryAt, type Lexicon, type LexiconEntry, type WordRole } from './lexicon.ts';
import type { Token } from './tokenize.ts';

/** The day that the capital letters at `at` stand for; `before` is what was read before them. */
export function initialAt(
  text: string,
  at: number,
  before: readonly Token[],
  lexicon: Lexicon,
): LexiconEntry | undefined {
  if (isLetterAt(text, at - 1) || /\d/.test(text[at - 1] ?? '')) return undefined;
  const isCapital = /\p{Lu}/u.test(text[at]!);
  const row = isCapital ? gluedAt(text, at, lexicon) : undefined;
  if (row) return row;
  if (!isCapital && !opensRange(before)) return undefined;
  const found = isCapital ? initialsAt(text, at, lexicon) : rangeEndAt(text, at, lexicon);
  if (found.length === 0) return undefined;
  const end = at + found[0]![0].length;
  const isLast = before.at(-1)?.type === 'time' && /^[.)]?\s*$/.test(text.slice(end));
  const stands =
    isLast ||
    isSetApart(text, at, end) ||
    isLinked(text, end, before, lexicon) ||
    isInRow(text, at, end, before, lexicon);
  if (!stands) return undefined;
  const days = found.map(([, day]) => day);
  const last = before.findLast((token) => token.type === 'day')?.days.at(-1);
  return { phrase: text.slice(at, end), role: 'day', days: [nextOf(days, last)!], isGroup: false };
}

/** Whether a day and a dash or a word such as "to" stand last. */
const opensRange = (before: readonly Token[]): boolean =>
  ['dash', 'through'].includes(before.at(-1)?.type ?? '') && before.at(-2)?.type === 'day';

/** "ma-vrij": behind such a beginning three letters may be small. */
function rangeEndAt(text: string, at: number, { initials }: Lexicon): Lexicon['initials'] {
  const small = initials.map(([letters, day]) => [letters.toLowerCase(), day] as const);
  return small.filter(
    ([letters]) =>
      letters.length > 2 && text.startsWith(letters, at) && !isLetterAt(text, at + letters.length),
  );
}

/** "Lu", "LU", and not the beginning of a word. */
function initialsAt(text: string, at: number, { initials }: Lexicon): Lexicon['initials'] {
  return initials.filter(
    ([letters]) =>
      (text.startsWith(letters, at) || text.startsWith(letters.toUpperCase(), at)) &&
      !isLetterAt(text, at + letters.length),
  );
}

/** Beside a sign, before a time, or all that the text says; before a year it is a month. */
function isSetApart(text: string, at: number, end: number): boolean {
  const after = text.slice(end, end + 24);
  const isWhole = /^[.:]?\s*$/.test(text.slice(end)) && text.slice(0, at).trim() === '';
  return (
    isWhole ||
    (/^\.?\s?(?:[-–—/,&|]|:?\s?\d)/.test(after) && !/^\.?\s20\d\d/.test(after)) ||
    /[-–—/,&]\s?$/.test(text.slice(Math.max(0, at - 2), at))
  );
}

/** States that may stand behind a day. */
const STATES: readonly WordRole[] = ['closed', 'appointment', 'allDay'];

const isLink = (type: Token['type'] | undefined): boolean => type === 'through' || type === 'and';

/** "Lu à Ve", "Lu et Me", "D y festivos": a word between two of them, or before holidays; "Sa fermé", "S: fermé": a state behind, a single letter set apart. */
function isLinked(text: string, end: number, before: readonly Token[], lexicon: Lexicon): boolean {
  if (isLink(before.at(-1)?.type) && before.at(-2)?.type === 'day') return true;
  const after = text.slice(end, end + 40);
  const [lead] = /^\.?\s?[:–—-]?\s?/.exec(after)!;
  const next = entryAt(foldWord(after), lead.length, lexicon);
  if (next === undefined || lead === '') return false;
  const isPair = isLetterAt(text, end - 2);
  if (STATES.includes(next.role)) return lead.trim() !== '' || isPair;
  const rest = after.slice(lead.length + next.phrase.length).trimStart();
  const isPaired = isPair || text.slice(0, end - 1).trim() === '';
  if (next.role !== 'through' && !(next.role === 'and' && isPaired)) return false;
  const isBeforeHolidays = next.role === 'and' && entryAt(foldWord(rest), 0, lexicon)?.role === 'holidays';
  return isBeforeHolidays || initialsAt(rest, 0, lexicon).length > 0;
}

/** "M T W Th F 9–5": in a row of them that ends at a time, the first with two more behind it. */
function isInRow(text: string, at: number, end: number, before: readonly Token[], lexicon: Lexicon): boolean {
  const last = before.at(-1);
  const isNext = last?.type === 'day' && text.slice(last.end, at) === ' ';
  const least = isNext ? 1 : MIN_ROW;
  const folded = foldWord(text);
  let count = 1;
  for (let next = end; text[next] === ' ' && count <= MAX_ROW; count += 1) {
    const [letters] = initialsAt(text, next + 1, lexicon)[0] ?? [];
    const known = entryAt(folded, next + 1, lexicon);
    const day = letters ?? (known?.role === 'day' ? known.phrase : undefined);
    if (day === undefined) return count >= least && /\d/.test(text[next + 1] ?? '');
    next += 1 + day.length;
  }
  return false;
}

const MIN_ROW = 3;
const MAX_ROW = 7;

/** "MWF 9–4", "TTh 11–7": three or more of them without spaces, or two that begin alike, in the order of the week. */
function gluedAt(text: string, at: number, lexicon: Lexicon): LexiconEntry | undefined {
  const [phrase] = /^\p{Lu}(?:\p{Lu}?\p{Ll}?){1,6}(?=:?\s\d)/u.exec(text.slice(at, at + 18)) ?? [];
  const pieces = phrase?.match(/\p{Lu}\p{Ll}?/gu) ?? [];
  const isRow = pieces.length >= MIN_ROW || (pieces.length === 2 && pieces[0][0] === pieces[1]![0]);
  if (phrase === undefined || !isRow) return undefined;
  const days: Weekday[] = [];
  for (const piece of pieces) {
    const known = entryAt(foldWord(piece), 0, lexicon);
    const named = known?.role === 'day' ? known.days : initialsAt(piece, 0, lexicon).map(([, day]) => day);
    const day = nextOf(named, days.at(-1));
    if (day === undefined || weekdays.indexOf(day) <= weekdays.indexOf(days.at(-1)!)) return undefined;
    days.push(day);
  }
  return { phrase, role: 'day', days, isGroup: false };
}

/** "S" is a Saturday, and after one a Sunday. */
function nextOf(days: readonly Weekday[], last: Weekday | undefined): Weekday | undefined {
  if (last === undefined) return days[0];
  return days.find((day) => weekdays.indexOf(day) > weekdays.indexOf(last)) ?? days[0];
}

/** Fewer letters in a row may stand for anything. */
const MIN_WEEK = 5;

/** "L M M J V S D", "S M T W T F S", a letter a cell: the days in full, which only the whole row tells apart. */
export function weekOfLetters(cells: readonly string[], { week }: Lexicon): readonly string[] | undefined {
  if (cells.length < MIN_WEEK || cells.length > week.length) return undefined;
  if (!cells.every((cell) => cell.length === 1)) return undefined;
  const fromSunday = [week.at(-1)!, ...week.slice(0, -1)];
  return [week, fromSunday]
    .map((days) => days.slice(0, cells.length))
    .find((days) => days.every((day, at) => day[0] === foldWord(cells[at]!)));
}
