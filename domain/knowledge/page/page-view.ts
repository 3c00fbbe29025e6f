/** What the extractors of facts look at: one page, parsed once. */
import type { Fact, FactKind, FactValue } from '../../../contract/schemas/facts.ts';
import type { ElementNode } from './dom.ts';
import type { Line, Seam, Section } from './lines.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import type { WordTable } from '../words/index.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';
import { indexOfPhrase, isWordAt } from '../words/phrase-index.ts';

export interface PageView {
  url: string;
  html: string;
  root: ElementNode;
  /** Worthwhile lines in reading order, alt texts last. */
  lines: Line[];
  /** All lines in reading order, navigation and other furniture as well. */
  allLines: Line[];
  /** Whether a link stands in words to machines or of visitors, or where nobody may ever see it: where it leads is no fact. */
  isUntold: (link: ElementNode) => boolean;
  title: string;
  language: string | undefined;
  words: WordTable;
}

const MAX_QUOTE_LENGTH = 280;
const ABBREVIATION = new RegExp(
  `(?<![\\p{L}\\p{M}\\d.'’-])(?:\\p{L}|${inAnyLanguage.page.abbreviations})\\.$`,
  'iu',
);

/**
 * The words of a line that stand for what was found at `from`–`to` in its text: the line, or the sentence around it,
 * as far as no tag inside a word cuts it off.
 */
export function quoteAround(line: Line, from = 0, to = line.text.length): string {
  if (!line.isAligned) return line.quote;
  let [start, end] = [0, line.text.length];
  if (line.text.length > MAX_QUOTE_LENGTH) {
    const before = line.text.slice(0, from);
    const stop = /[.!?](?=\s|$)/.exec(line.text.slice(to));
    start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? ')) + 1;
    end = stop ? to + stop.index + 1 : line.text.length;
    if (end - start > MAX_QUOTE_LENGTH) [start, end] = [Math.max(0, from - 80), Math.min(end, to + 80)];
  }
  for (const { at } of line.seams) {
    if (at <= from) start = Math.max(start, at);
    else if (at >= to) end = Math.min(end, at);
  }
  return quoteOf(line, start, end);
}

/** The words of lines that follow each other; of `alone` where something that callers do not see stands between them. */
export function quoteOfRun(lines: readonly Line[], alone: Line): string {
  const isWhole = lines.slice(1).every(({ isDetached }) => !isDetached);
  return isWhole ? lines.map(({ quote }) => quote).join(' ') : alone.quote;
}

/** Exactly the words at `from`–`to`; a space stands where tags do, and hidden text ends the quote. */
export function quoteOf({ text, quote, seams, isAligned }: Line, from: number, to: number): string {
  if (!isAligned) return quote;
  if (seams.length === 0) return text.slice(from, to).trim();
  const stretches: string[] = [''];
  let at = from;
  const stops: Seam[] = [...seamsWithin(seams, from, to), { at: to, isHard: false }];
  for (const { at: stop, isHard, printed } of stops) {
    stretches[stretches.length - 1] += text.slice(at, stop);
    at = stop + (printed?.length ?? 0);
    if (isHard) stretches.push('');
    else stretches[stretches.length - 1] += printed ?? ' ';
  }
  const [longest] = stretches
    .map((part) => part.replace(/ +/g, ' ').trim())
    .sort((a, b) => b.length - a.length);
  return longest!;
}

/** Those between two places, in order as all are: a line of a hostile page has a hundred thousand, and as many quotes. */
function seamsWithin(seams: readonly Seam[], from: number, to: number): readonly Seam[] {
  const first = countUntil(seams, from + 1);
  return seams.slice(first, Math.max(first, countUntil(seams, to)));
}

/** How many seams stand before a place. */
function countUntil(seams: readonly Seam[], place: number): number {
  let [low, high] = [0, seams.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seams[middle]!.at < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One fact of a page. */
export function factOf<K extends FactKind>(kind: K, value: FactValue<K>, url: string, quote: string): Fact {
  return { kind, value, source: { url, quote } } as Fact;
}

/** "Dr. Smith", "St. Mary", "z. B.": an initial or a short abbreviation ends no sentence. */
export const endsInAbbreviation = (text: string): boolean => ABBREVIATION.test(text.slice(-8));

/** Months of all languages but English: some put a full stop behind the day ("am 27. März"), English does not. */
const MONTHS = wordTables.flatMap(({ language, months }) => (language === 'en' ? [] : phrases(months)));

/** Whether the full stop before `end` is that of a day with its month behind it. */
export const isInDate = (text: string, end: number): boolean => {
  if (!/(?<!\d)\d{1,2}\.$/.test(text.slice(Math.max(0, end - 4), end))) return false;
  const behind = /^\s+(\p{L}+)/u.exec(text.slice(end, end + 24))?.[1];
  return behind !== undefined && MONTHS.includes(foldWord(behind));
};

const SENTENCE_END = /[.!?。](?=\s+[\p{Lu}\d"„“¿¡(])|[。]/gu;

/** Sentences of a text with where they start. */
export function sentencesOf(text: string): { text: string; start: number }[] {
  const sentences: { text: string; start: number }[] = [];
  let start = 0;
  for (const stop of matchesOf(SENTENCE_END, text)) {
    const end = stop.index + 1;
    if (endsInAbbreviation(text.slice(start, end)) || isInDate(text, end)) continue;
    sentences.push({ text: text.slice(start, end).trim(), start });
    start = end;
  }
  const rest = text.slice(start).trim();
  if (rest !== '') sentences.push({ text: rest, start });
  return sentences;
}

const paths = new WeakMap<Section, string[]>();

/** Folded headings that a section stands under, nearest first. */
export function headingPath(section: Section | undefined): string[] {
  if (!section) return [];
  const known = paths.get(section);
  if (known) return known;
  const path = [foldWord(section.heading), ...headingPath(section.parent)].slice(0, 6);
  paths.set(section, path);
  return path;
}

/** Whether a folded text contains one of the folded phrases as whole words; lists are compiled once, by identity. */
export function containsPhrase(folded: string, list: readonly string[]): boolean {
  return indexOfPhrase(folded, list) >= 0;
}

/** Where a phrase stands in a folded text as whole words, or -1. */
export function phraseAt(folded: string, phrase: string): number {
  for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!isWordAt(folded, at - 1) && (!isWordAt(folded, end) || !isWordAt(phrase, phrase.length - 1)))
      return at;
  }
  return -1;
}

/** All matches of a global pattern; unlike `matchAll` it makes no copy of the pattern, which costs more than most matches. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}
