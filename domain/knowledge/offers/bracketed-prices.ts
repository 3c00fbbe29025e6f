/** "Haircut $40 (seniors $30, kids $25)": what something costs in other cases, in a bracket behind its price. */
import { containsPhrase } from '../page/page-view.ts';
import type { Price } from './prices.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

/** Opens a bracket with words for what the amount behind is. */
const OPENS = /^\s?[(（](?=[^()（）]*\p{L}{2})([^()（）]{2,40})$/u;
const GOES_ON = /^[^()（）]{1,40}$/u;
const CLOSES = /^[^()（）]{0,40}[)）]/u;
/** "2 for $5": what several of them cost together. */
const FOR_SEVERAL = new RegExp(`\\d\\s?${SAID.forWhom}\\s*$`, 'iu');
/** "$360 for 10". */
const SEVERAL_BEHIND = new RegExp(
  `^\\s?${SAID.forWhom}\\s\\d{1,3}(?=\\s?(?:[.,;:|/)–—-]|$))(?![.,:]\\d)`,
  'iu',
);
const MAX_TOLD = 60;

/**
 * Whether the price at `at` is what several cost together, behind what one does ("$40, 5 for $180", "$40 or $360 for 10"), or
 * comes on top of it ("$90 (2 hours) + $20 for the book").
 */
export function isForSeveral(prices: readonly Price[], at: number, text: string): boolean {
  const { start, end, text: printed } = prices[at]!;
  return (
    FOR_SEVERAL.test(text.slice(prices[at - 1]?.end ?? 0, start)) ||
    printed.startsWith('+') ||
    SEVERAL_BEHIND.test(text.slice(end))
  );
}

/** The price of one with that of several, as printed. */
export function withSeveral(prices: readonly Price[], text: string): string | undefined {
  const [first, last] = [prices[0]!, prices.at(-1)!];
  const end = last.end + (SEVERAL_BEHIND.exec(text.slice(last.end))?.[0].length ?? 0);
  return end - first.start <= MAX_TOLD ? text.slice(first.start, end) : undefined;
}

/** "Each additional dog", "plus tint": comes on top, and is not what the thing costs. */
const ON_TOP = new RegExp(
  `\\+|(?<!\\p{L})(?:${SAID.besides}|${SAID.including}|${SAID.extras})(?!\\p{L})`,
  'iu',
);

/** Each price with the bracket behind it, from the least to the most that it says. */
export function withBracketed(prices: readonly Price[], text: string, words: WordTable): Price[] {
  const joined: Price[] = [];
  for (let at = 0; at < prices.length; at += 1) {
    const count = countInBracket(prices, at, text);
    joined.push(count === 0 ? prices[at]! : together(prices.slice(at, at + count + 1), text, words));
    at += count;
  }
  return joined;
}

/** How many of the prices behind the one at `at` stand in a bracket right behind it. */
function countInBracket(prices: readonly Price[], at: number, text: string): number {
  let count = 0;
  const gapBehind = (index: number): string => text.slice(prices[index]!.end, prices[index + 1]?.start);
  const label = at + 1 < prices.length ? OPENS.exec(gapBehind(at))?.[1] : undefined;
  if (label === undefined || FOR_SEVERAL.test(label)) return 0;
  do count += 1;
  while (at + count + 1 < prices.length && GOES_ON.test(gapBehind(at + count)));
  return CLOSES.test(gapBehind(at + count)) ? count : 0;
}

function together([price, ...others]: readonly Price[], text: string, words: WordTable): Price {
  const { start, min, max } = price!;
  const end = others.at(-1)!.end + CLOSES.exec(text.slice(others.at(-1)!.end))![0].length;
  let from = price!.end;
  const cases = others.filter((other) => {
    const label = text.slice(from, other.end);
    from = other.end;
    const isOther = ON_TOP.test(label) || containsPhrase(foldWord(label), phrases(words.notServices));
    return !isOther && other.min !== undefined && other.max !== undefined;
  });
  return {
    ...price!,
    text: text.slice(start, end),
    end,
    ...(min === undefined ? {} : { min: Math.min(min, ...cases.map((one) => one.min!)) }),
    ...(max === undefined ? {} : { max: Math.max(max, ...cases.map((one) => one.max!)) }),
  };
}
