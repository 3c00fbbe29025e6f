/** What the extractors of facts look at: one page, parsed once. */
import type { Fact, FactKind, FactValue } from '../../contract/schemas/facts.ts';
import type { ElementNode } from './dom.ts';
import type { Line, Section } from './lines.ts';
import type { WordTable } from './words/index.ts';
import { foldWord } from './words/index.ts';

export interface PageView {
  url: string;
  html: string;
  root: ElementNode;
  /** Worthwhile lines in reading order, alt texts last. */
  lines: Line[];
  title: string;
  language: string | undefined;
  words: WordTable;
}

const MAX_QUOTE_LENGTH = 280;

/** The words of a line that stand for what was found at `from`–`to` in its text: the line, or the sentence around it. */
export function quoteAround(line: Line, from = 0, to = line.text.length): string {
  if (line.quote.length <= MAX_QUOTE_LENGTH || line.quote !== line.text) return line.quote;
  const before = line.text.slice(0, from);
  const after = line.text.slice(to);
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? ')) + 1;
  const stop = /[.!?](?=\s|$)/.exec(after);
  const end = stop ? to + stop.index + 1 : line.text.length;
  const quote = line.text.slice(start, end).trim();
  if (quote.length <= MAX_QUOTE_LENGTH) return quote;
  return line.text.slice(Math.max(0, from - 80), Math.min(line.text.length, to + 80)).trim();
}

/** One fact of a page. */
export function factOf<K extends FactKind>(kind: K, value: FactValue<K>, url: string, quote: string): Fact {
  return { kind, value, source: { url, quote } } as Fact;
}

/** Sentences of a text with where they start. */
export function sentencesOf(text: string): { text: string; start: number }[] {
  const sentences: { text: string; start: number }[] = [];
  let start = 0;
  for (const stop of text.matchAll(/[.!?。](?=\s+[\p{Lu}\d"„“¿¡(])|[。]/gu)) {
    const end = stop.index + 1;
    // "Dr. Smith", "St. Mary", "z. B.": an initial or a short abbreviation ends no sentence.
    const isAbbreviation =
      /(?:^|[\s(])(?:\p{L}|dr|mr|mrs|ms|st|str|nr|no|tel|prof|inc|co|ca|bzw|inkl|av|sr|sra|sig|dott|approx|min|max|std)\.$/iu.test(
        text.slice(Math.max(start, end - 8), end),
      );
    if (isAbbreviation) continue;
    sentences.push({ text: text.slice(start, end).trim(), start });
    start = end;
  }
  const rest = text.slice(start).trim();
  if (rest !== '') sentences.push({ text: rest, start });
  return sentences;
}

/** Folded headings that a section stands under, nearest first. */
export function headingPath(section: Section | undefined): string[] {
  const path: string[] = [];
  for (let at = section; at && path.length < 6; at = at.parent) path.push(foldWord(at.heading));
  return path;
}

/** Whether a folded text contains one of the folded phrases as whole words. */
export function containsPhrase(folded: string, list: readonly string[]): boolean {
  return list.some((phrase) => phraseAt(folded, phrase) >= 0);
}

/** Where a phrase stands in a folded text as whole words, or -1. */
export function phraseAt(folded: string, phrase: string): number {
  for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
    const before = at === 0 || !isWordCharacter(folded[at - 1]!);
    const end = at + phrase.length;
    const after =
      end >= folded.length || !isWordCharacter(folded[end]!) || !isWordCharacter(phrase[phrase.length - 1]!);
    if (before && after) return at;
  }
  return -1;
}

export function isWordCharacter(character: string): boolean {
  return /[\p{L}\d]/u.test(character);
}
