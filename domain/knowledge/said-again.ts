/** Whether two sentences say the same: sites say their best ones on several pages, each time a little otherwise. */
import type { Rules } from './house-rules.ts';
import { foldWord } from './words/index.ts';

/** A shorter sentence may be the opening of anything. */
const MIN_WORDS = 4;
/** So long is one beside another that says the same more exactly. */
const LENGTH = 0.65;

type Words = Pick<Rules, 'negations' | 'fillers'>;

interface Saying {
  plain: string;
  words: readonly string[];
  /** Without small words. */
  core: string;
  isNegated: boolean;
}

/** Each thing that is said once, where it stands first; in place of a sentence the one that says it more exactly. */
export function toldOnce<T>(items: readonly T[], textOf: (item: T) => string, words: Words): T[] {
  const told: { item: T; saying: Saying }[] = [];
  for (const item of items) {
    const saying = sayingOf(textOf(item), words);
    if (told.some((one) => saysTheSame(one.saying, saying, words) || goesOn(saying, one.saying))) continue;
    const shorter = told.find((one) => goesOn(one.saying, saying));
    if (shorter === undefined) told.push({ item, saying });
    else Object.assign(shorter, { item, saying });
  }
  return told.map(({ item }) => item);
}

function sayingOf(text: string, { negations, fillers }: Words): Saying {
  const folded = foldWord(text);
  const plain = folded.replace(/[^\p{L}\d']+/gu, ' ').trim();
  const words = plain.split(' ');
  return {
    plain,
    words,
    core: words.filter((word) => !fillers.test(word)).join(' '),
    isNegated: negations.test(folded),
  };
}

/** "Reservations by phone only" and "Reservations please by phone only": only one has small words that the other has not. */
function saysTheSame(one: Saying, other: Saying, { fillers }: Words): boolean {
  if (one.plain === other.plain) return true;
  if (one.core !== other.core || one.core === '') return false;
  const extra = (a: Saying, b: Saying): boolean =>
    a.words.some((word) => fillers.test(word) && !b.words.includes(word));
  return !(extra(one, other) && extra(other, one));
}

/**
 * Whether the second goes on where the first ends, and is more exact: "… is possible" and "… is possible on weekdays".
 * Never where it has a number or a "not" more, or begins otherwise: "Vegan breakfast …".
 */
function goesOn(short: Saying, long: Saying): boolean {
  const { length } = short.words;
  return (
    length >= MIN_WORDS &&
    length < long.words.length &&
    length >= long.words.length * LENGTH &&
    short.isNegated === long.isNegated &&
    short.words.every((word, at) => word === long.words[at]) &&
    !long.words.slice(length).some((word) => /\d/.test(word))
  );
}
