/** Whether two sentences say the same: sites say their best ones on several pages, each time a little otherwise. */
import type { Rules } from './house-rules.ts';
import { foldWord } from './words/index.ts';

/** Of fewer words every one counts. */
const MIN_WORDS = 4;
/** So many of the shorter one's words stand in the longer one, and so long is it beside that. */
const SHARED = 0.8;
const LENGTH = 0.65;

interface Saying {
  plain: string;
  /** Words of three letters and more, and numbers. */
  words: ReadonlySet<string>;
  isNegated: boolean;
}

/** What was said so far. */
export class Sayings {
  private readonly said: Saying[] = [];
  private readonly negations: RegExp;

  constructor({ negations }: Pick<Rules, 'negations'>) {
    this.negations = negations;
  }

  /** Remembers a sentence; false where it says what one before said. */
  add(text: string): boolean {
    const saying = this.sayingOf(text);
    if (this.said.some((one) => saysTheSame(one, saying))) return false;
    return this.said.push(saying) > 0;
  }

  forgetLast(): void {
    this.said.pop();
  }

  private sayingOf(text: string): Saying {
    const folded = foldWord(text);
    return {
      plain: folded.replace(/[^\p{L}\d]+/gu, ' ').trim(),
      words: new Set(folded.match(/\d+|[\p{L}']{3,}/gu)),
      isNegated: this.negations.test(folded),
    };
  }
}

/** "Reservations by phone only" and "Reservations please by phone only"; never where numbers or a "not" differ. */
function saysTheSame(one: Saying, other: Saying): boolean {
  if (one.plain === other.plain) return true;
  const [short, long] =
    one.words.size <= other.words.size ? [one.words, other.words] : [other.words, one.words];
  if (short.size < MIN_WORDS || short.size < long.size * LENGTH || one.isNegated !== other.isNegated)
    return false;
  const missing = [...short].filter((word) => !long.has(word));
  return missing.every((word) => !/\d/.test(word)) && short.size - missing.length >= short.size * SHARED;
}
