/** Contact data that a sentence mentions in passing: where a business was before, what stands beside it. */
import type { Line } from '../page/lines.ts';
import { foldWord, type WordTable } from '../words/index.ts';

/** The words of one language for it. */
interface Words {
  /** "Our old address was …", "moved from …". */
  former: RegExp;
  /** "0113 496 0708 no longer works". */
  formerNumber: RegExp;
  /** "The nearest car park is …", "we are opposite …", "our next fair is at …". */
  beside: RegExp;
  /** "… to 12 High Street", "… Neu: Hauptstraße 3": what holds now follows. */
  now: RegExp;
}

const known = new Map<WordTable['patterns'], Words>();

function wordsIn({ patterns }: WordTable): Words {
  const found = known.get(patterns);
  if (found) return found;
  const { formerly, formerlyBehind, beside, nowadays } = patterns.contact;
  const told = (alternatives = '(?!)', flags = 'gu'): RegExp =>
    new RegExp(`(?<!\\p{Script=Latin})(?:${alternatives})(?!\\p{Script=Latin})`, flags);
  const words = {
    former: told(formerly),
    formerNumber: told(`\\+?\\(?\\d[\\d\\s()./-]{5,24}\\d(?=[,\\s]{0,2}(?:${formerlyBehind ?? '(?!)'}))`),
    beside: told(beside),
    now: told(nowadays, 'u'),
  };
  known.set(patterns, words);
  return words;
}

const SENTENCE_END = /(?<=\p{L}{3}|\d\p{L}{0,2}|\))[.!?。]\s*(?=\p{Lu}|\p{Script=Han}|$)/u;
const MAX_LENGTH = 600;
/** "Our old address:" is as long at most, and stands over so many lines of it. */
const MAX_TITLE = 60;
const MAX_BELOW = 3;

/**
 * The lines of a page without such parts: first without any, then without those that hold no more, for what stands beside
 * a business may be how it tells where it is itself. White space stands for them, so that places in texts stay as they are.
 */
export function withoutMentions(lines: Line[], table: WordTable): Line[][] {
  const words = wordsIn(table);
  const current = withoutFormer(lines, words);
  const own = current.map((line) => blanked(line, stretches(words.beside, line, words)));
  return own.some((line, index) => line !== current[index]) ? [own, current] : [current];
}

function withoutFormer(lines: readonly Line[], words: Words): Line[] {
  let left = 0;
  return lines.map((line, index) => {
    const isBelow = left > 0 && line.section === lines[index - 1]?.section && !words.now.test(line.folded);
    left = isOverFormer(line, words) ? MAX_BELOW : isBelow ? left - 1 : 0;
    if (isBelow) return blanked(line, [[0, line.text.length]]);
    return blanked(line, [...stretches(words.former, line, words), ...formerNumbers(line, words)]);
  });
}

const isOverFormer = ({ kind, text, folded, hasDigit }: Line, { former, now }: Words): boolean =>
  !hasDigit &&
  text.length <= MAX_TITLE &&
  (kind === 'heading' || /[:：]\s*$/.test(text)) &&
  folded.search(former) >= 0 &&
  !now.test(folded);

type Stretch = readonly [from: number, to: number];

const formerNumbers = ({ folded, hasDigit, text }: Line, { formerNumber }: Words): Stretch[] =>
  !hasDigit || text.length > MAX_LENGTH
    ? []
    : [...folded.matchAll(formerNumber)].map(({ index, 0: { length } }) => [index, index + length]);

/** From such words to the end of the sentence, or to what holds now. */
function stretches(pattern: RegExp, { text, folded, hasDigit }: Line, { now }: Words): Stretch[] {
  if (!hasDigit || text.length > MAX_LENGTH) return [];
  return [...folded.matchAll(pattern)].map(({ index, 0: words }) => {
    const from = index + words.length;
    const isBracketed = /\([^)]*$/.test(text.slice(0, from));
    const ends = [folded.slice(from).search(now), text.slice(from).search(SENTENCE_END)];
    if (isBracketed) ends.push(text.indexOf(')', from) - from);
    return [from, from + Math.min(text.length - from, ...ends.filter((at) => at >= 0))];
  });
}

function blanked(line: Line, parts: readonly Stretch[]): Line {
  let { text } = line;
  for (const [from, to] of parts) text = `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
  return text === line.text ? line : { ...line, text, folded: foldWord(text) };
}
