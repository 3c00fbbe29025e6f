/** Hours that are told in words: "from nine to five", "von halb neun bis siebzehn Uhr". */
import { foldWord, phrases, type WordTable } from '../words/index.ts';
import { escapeRegExp } from '../words/union.ts';
import type { Clock, Token } from './tokenize.ts';

/** The hours of a language in words. */
export interface SpokenHours {
  /** The hour at the beginning of a text, with what makes it half an hour later or earlier. */
  hour: RegExp;
  /** By their names, folded. */
  hours: ReadonlyMap<string, number>;
  /** Cheap, and true of every text with a span of them. */
  hint: RegExp;
}

const HALF_MINUTES = 30;
const HOUR_MINUTES = 60;

/** What the tables of a language say of hours in words; undefined where they say nothing. */
export function spokenHoursOf({ hours: words }: WordTable): SpokenHours | undefined {
  if (words.hourNames === undefined) return undefined;
  const names = words.hourNames
    .split(',')
    .flatMap((name, at) => name.split('/').map((one) => [foldWord(one.trim()), at + 1] as const));
  const group = (list: readonly string[]): string =>
    `(?:${[...list]
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|')})`;
  const any = group(names.map(([name]) => name));
  const optional = (name: string, list: string | undefined, end: string): string =>
    list === undefined ? '' : `(?<${name}>${group(phrases(list))}${end})?`;
  const clock = `(?: ${group([...phrases(words.clock), 'uhr'])}\\.?)?`;
  const lead = optional('past', words.halfPast, ' ') + optional('to', words.halfTo, ' ');
  const tail = words.halfBehind === undefined ? '' : `(?<behind> ${group(phrases(words.halfBehind))})?`;
  return {
    hour: new RegExp(`^${lead}(?<hour>${any})${clock}${tail}(?![\\p{L}\\p{M}'’-])`, 'u'),
    hours: new Map(names),
    hint: new RegExp(
      `(?<!\\p{L})${any}${clock}(?: [\\p{L} ]{2,20})? (?:${group(phrases(words.through))}|[-–—]) `,
      'u',
    ),
  };
}

/** With times for the words at the ends of spans; none of them where one stays unknown. */
export function withSpokenHours(tokens: Token[], folded: string, spoken: SpokenHours | undefined): Token[] {
  if (spoken === undefined || !spoken.hint.test(folded)) return tokens;
  const told: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const span = spanAt(tokens, at, folded, spoken);
    if (span) told.push(...span.tokens);
    else told.push(tokens[at]!);
    at = span?.next ?? at + 1;
  }
  const isUnknown = ({ type, start, end }: Token): boolean =>
    type === 'word' && spoken.hours.has(folded.slice(start, end));
  return told.some(isUnknown) ? tokens : told;
}

/** "Nine to five", "neuf heures à midi": a span of which an end is told in words, and nothing unknown beside it. */
function spanAt(
  tokens: readonly Token[],
  at: number,
  folded: string,
  spoken: SpokenHours,
): { tokens: Token[]; next: number } | undefined {
  const timeAt = (index: number): { token: Token; next: number } | undefined => {
    const token = tokens[index];
    return token?.type === 'time' ? { token, next: index + 1 } : hourAt(tokens, index, folded, spoken);
  };
  const from = timeAt(at);
  const link = from && tokens[from.next];
  if (link?.type !== 'dash' && link?.type !== 'through') return undefined;
  let second = from!.next + 1;
  while (SMALL.includes(tokens[second]?.type ?? '') && !timeAt(second)) second += 1;
  const to = timeAt(second);
  if (!to || tokens[at - 1]?.type === 'word' || isWordBehind(tokens, to.next, timeAt)) return undefined;
  return { tokens: [from!.token, link, to.token], next: to.next };
}

const SMALL = ['from', 'filler', 'through'];

/** "Neun und ein Viertel": an unknown word right behind, or behind a small one. */
function isWordBehind(
  tokens: readonly Token[],
  at: number,
  timeAt: (index: number) => { token: Token } | undefined,
): boolean {
  const behind = tokens[at]?.type === 'and' ? at + 1 : at;
  const next = timeAt(behind) === undefined ? tokens[behind] : undefined;
  return next?.type === 'word' || (tokens[at]?.type === 'and' && next?.type === 'season');
}

function hourAt(
  tokens: readonly Token[],
  at: number,
  folded: string,
  { hour, hours }: SpokenHours,
): { token: Token; next: number } | undefined {
  const { start } = tokens[at] ?? {};
  const match = start === undefined ? null : hour.exec(folded.slice(start, start + MAX_LENGTH));
  if (!match || start === undefined) return undefined;
  const { past, to, behind, hour: name } = match.groups!;
  const shift = (past ?? behind) !== undefined ? HALF_MINUTES : to !== undefined ? -HALF_MINUTES : 0;
  const minutes = hours.get(name!)! * HOUR_MINUTES + shift;
  const end = start + match[0].length;
  const next = tokens.findIndex((token) => token.start >= end);
  const clock: Clock = {
    hour: Math.floor(minutes / HOUR_MINUTES),
    minute: minutes % HOUR_MINUTES,
    meridiem: undefined,
    isCertain: true,
    is24: minutes >= 13 * HOUR_MINUTES,
  };
  return { token: { type: 'time', clock, start, end }, next: next < 0 ? tokens.length : next };
}

const MAX_LENGTH = 50;
