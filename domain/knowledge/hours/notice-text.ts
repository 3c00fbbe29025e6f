/** The words by which a line tells since when something holds, and when it opens again: with their dates alone they say less. */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import type { Lexicon } from './lexicon.ts';
import { isDate } from './token-shapes.ts';
import type { Token } from './tokenize.ts';

interface ReadLine {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
}

/** The first and the last word of the dates of a statement. */
interface Dates {
  first: Token;
  last: Token;
}

const { reopening, sinceDate } = inAnyLanguage.hours;
const REOPENS = new RegExp(`(?<!\\p{L})${reopening}(?!\\p{L})`, 'u');
const SPACELESS_REOPENS = new RegExp(reopening, 'u');
const SINCE = new RegExp(`(?<!\\p{L})${sinceDate}\\s(?:\\p{L}+,?\\s)?$`, 'u');
const SINCE_BEHIND = /^(?:より|から|以降)/u;

/** "Op 4 januari zijn wij weer open": between a date and the word behind it. */
const FEW_WORDS = /^(?:[\s,]+\p{L}+){0,3}[\s,]*$/u;

/** From the end of a closing to the word for its end, and from there to its date. */
const MAX_TO_REOPENING = 60;
const MAX_TO_DATE = 40;

const RANGES: readonly Token['type'][] = ['through', 'dash', 'and', 'comma'];

/** The words by which a date is the one since when something holds; undefined where dates are a list or have an end. */
export function sinceText(
  { text, tokens, lexicon }: ReadLine,
  { first, last }: Dates,
): Pick<Token, 'start' | 'end'> | undefined {
  const isListed = tokens.some(
    ({ type, start, end }) => start >= first.start && end <= last.end && RANGES.includes(type),
  );
  if (isListed) return undefined;
  const before = SINCE.exec(foldWord(text.slice(0, first.start)));
  if (before) return { start: before.index, end: last.end };
  const [behind] = (lexicon.isSpaceless && SINCE_BEHIND.exec(text.slice(last.end))) || [];
  return behind === undefined ? undefined : { start: first.start, end: last.end + behind.length };
}

/** "Closed from 24 December and reopen on 4 January", "closed from 24 December": undefined where both ends are dates. */
export function closingText(line: ReadLine, dates: Dates): string | undefined {
  const { text, tokens, lexicon } = line;
  const { first, last } = dates;
  const closing = tokens.findLast(({ type, end }) => type === 'closed' && end <= first.start);
  const since = sinceText(line, dates);
  const start = closing?.start ?? since?.start ?? first.start;
  const behind = foldWord(text.slice(first.start, last.end + MAX_TO_REOPENING));
  const found = (lexicon.isSpaceless ? SPACELESS_REOPENS : REOPENS).exec(behind);
  if (found === null) return since && text.slice(start, since.end);
  const reopens = first.start + found.index + found[0].length;
  const isOther = tokens.some(
    ({ type, start: at }) => type === 'closed' && at >= last.end && at < reopens && closing !== undefined,
  );
  const date = endOfDate(line, reopens);
  const isBehind = found.index > last.end - first.start;
  // "Closed until the 26th. We hope to see you back soon."
  const isGlued = FEW_WORDS.test(behind.slice(last.end - first.start, found.index));
  const isDated = tokens.some(({ type, start: at }) => type === 'month' && at >= last.end && at < reopens);
  if (isBehind && date === 0 && !isDated && !isGlued) return undefined;
  return isOther ? undefined : text.slice(start, Math.max(last.end, reopens, date));
}

/** Where the first date behind a position ends; 0 where none is near. */
function endOfDate({ text, tokens }: ReadLine, from: number): number {
  const sentence = /(?<=\p{L})[.!?。]/u.exec(text.slice(from))?.index ?? Infinity;
  const near = from + Math.min(MAX_TO_DATE, sentence);
  let at = tokens.findIndex(({ type, start }) => type === 'month' && start >= from && start <= near);
  if (at < 0) return 0;
  while (tokens[at + 1]?.type === 'year' || isDate(tokens, at + 1)) at += 1;
  return tokens[at]!.end;
}
