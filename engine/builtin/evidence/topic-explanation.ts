/** Whether all that a question names is said by the topic that it shares with a piece: "What should I put on?" of "a towel". */
import type { Scene } from '../business.ts';
import { holdsNumber } from './counting.ts';
import type { Asked } from './evidence.ts';
import { sumOf } from './logistic.ts';
import { namesPeople } from './people-evidence.ts';
import { isSentence } from './piece-traits.ts';
import type { Hit } from './retrieval.ts';
import type { Topic } from '../topics/types.ts';

/** Topics whose words say one thing; others have kinds, too: "students" and "soldiers" of discounts. */
const plainTopics: ReadonlySet<string> = new Set<Topic>([
  'access',
  'arrival',
  'beginners',
  'booking',
  'brand',
  'cancel',
  'capacity',
  'deliver',
  'departure',
  'deposit',
  'distance',
  'extraPerson',
  'finance',
  'guarantee',
  'homeVisit',
  'invoice',
  'jobs',
  'moved',
  'newClients',
  'parking',
  'provided',
  'quote',
  'referral',
  'refund',
  'reply',
  'smoking',
  'social',
  'stay',
  'takeaway',
  'toilets',
  'trial',
  'voucher',
  'wait',
  'weather',
  'wifi',
  'writing',
]);

/** "What do I bring?"; but whether there is any equipment asks for one thing. */
const openTopics = plainTopics.union(new Set<Topic>(['bring']));

/** Where people are asked for, who leads says one thing, too. */
const personalTopics = plainTopics.union(new Set<Topic>(['owner']));
const nearlyAll = 0.95;

export interface Explanation {
  /** Words of the question that belong to the topic. */
  words: ReadonlySet<string>;
  /** Nothing else is asked that the piece does not hold. */
  isWhole: boolean;
  /** Nothing else is asked at all, and the piece is a sentence: none of the words has to stand in it. */
  isSole: boolean;
}

const nothing: Explanation = { words: new Set(), isWhole: false, isSole: false };

export function explanationOf(
  { piece, shares }: Hit,
  { content, wanted, topics }: Asked,
  scene: Scene,
): Explanation {
  const { index, lexicon, heard } = scene;
  const isPersonal = wanted === 'people' && namesPeople(piece, scene);
  const plain = isPersonal ? personalTopics : wanted === 'more' ? openTopics : plainTopics;
  // "For business customers" tells no number of them.
  const untold = new Set<string>(holdsNumber(piece, scene) ? [] : (['capacity'] satisfies Topic[]));
  const shared = topics.intersection(piece.topics).difference(untold);
  if (shared.size === 0) return nothing;
  const isAlone = shares.every((share) => share === 0);
  // "Students practise at six" is on students, and says nothing of a discount for them.
  const named = isAlone && isSentence(piece) ? shared : undefined;
  const words = lexicon.wordsOnTopics(heard, shared.intersection(plain), named);
  if (words.size === 0) return nothing;
  const hard = content
    .map((stem, at) => ({ stem, weight: index.weight(stem), share: shares[at] ?? 0 }))
    .filter(({ stem }) => !lexicon.paraphrases.soft.has(stem));
  const total = sumOf(hard.map(({ weight }) => weight));
  const explained = sumOf(hard.map(({ stem, share, weight }) => weight * (words.has(stem) ? 1 : share)));
  const isOpen = wanted === 'anything' || wanted === 'more';
  return {
    words,
    isWhole: total === 0 || explained / total > nearlyAll,
    isSole: isOpen && isAlone && isSentence(piece) && hard.every(({ stem }) => words.has(stem)),
  };
}
