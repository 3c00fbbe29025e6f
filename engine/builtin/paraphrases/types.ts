/** What a language has of words that say the same, nearly the same, or little. One file a language. */

import type { Topics } from '../topics/types.ts';

/** Lists are words or phrases between commas, in any inflection; folding and stemming are done when they are compiled. */
export interface Paraphrases {
  /** Each list says one thing: "warranty, guarantee". A phrase counts as a whole ("house call, home visit"). */
  same: readonly string[];
  /**
   * The first of each list is wider than the others: "pet, dog, cat". A text about pets answers a question about a dog, and the
   * other way round, but one about cats does not answer one about dogs.
   */
  wider: readonly string[];
  /**
   * The first of each list is also said by any of the others, and not the other way round: who lists rooms rents them out, and
   * what is vegan is vegetarian.
   */
  saidBy: readonly string[];
  /** The word for a child, and what says the same with an age in the place of `#`: "my 8-year-old". */
  childAge: string;
  /** What callers of all kinds of businesses ask about, by topic: their words and those that sites use for it. */
  topics: Topics;
  /** Kinds of one thing: where the asked one is not named, the sentence that names others comes nearest. */
  siblings: readonly string[];
  /** Words that say little about what is asked: verbs, adverbs, fillers. Missing them costs an answer little. */
  soft: string;
  /** Words for a length of time, for "how long does it take?". */
  durations: string;
  /** "takes", "lasts": says that a length of time is how long something takes. */
  takes: string;
  /** Words for people and their work, for "who …?". */
  people: string;
  /** What asks since when the business is there. */
  age: string;
  /** Before a year, it says since when. */
  since: string;
  /** The words that ask for more than yes or no. */
  open: string;
  /** The words that ask for people. */
  who: string;
  cheapest: string;
  dearest: string;
}
