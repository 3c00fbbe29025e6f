/** Questions that name an age, a weight, a number of guests or a distance: "She is five, can she start?" */
import { topicsHeard, type Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import type { Measure, MeasureKind } from '../language/measures.ts';
import type { Topic } from '../topics/types.ts';
import { contentWithout } from './question-content.ts';

/** What is measured, and what it is asked of. */
export interface Measured {
  measure: Measure;
  /** Content words besides the amount and whom it is of. */
  subject: readonly string[];
}

/** What words of a kind are about besides. */
export const topicsOfKind: Readonly<Record<MeasureKind, readonly Topic[]>> = {
  mass: [],
  age: ['age', 'children'],
  people: ['capacity'],
  distance: ['deliver', 'distance', 'homeVisit', 'transport'],
};

const measuredScenes = new WeakMap<Scene, Measured | null>();

/** The one amount that the clause names; null where it names none or several. */
export function measuredIn(scene: Scene): Measured | null {
  const known = measuredScenes.get(scene);
  if (known !== undefined) return known;
  const [amount, another] = scene.lexicon.measures.amountsIn(scene.heard);
  const measured =
    amount === undefined || another !== undefined
      ? null
      : { measure: amount.measure, subject: subjectOf(amount, scene) };
  measuredScenes.set(scene, measured);
  return measured;
}

/** Stems of "join", "start": asked with an age, and of nothing. */
export const joinsOf = ({ lexicon }: Scene): string[] =>
  [...lexicon.words.measures.joins, ...lexicon.words.measures.beyond].flatMap(lexicon.stemsOf);

function subjectOf({ measure, said }: { measure: Measure; said: string }, scene: Scene): string[] {
  const { lexicon, heard } = scene;
  const { child, nearOf, soft, topicsOfStem } = lexicon.paraphrases;
  const ofAmount = new Set([...lexicon.stemsOf(said), ...joinsOf(scene)]);
  const isOfKind = (stem: string): boolean =>
    topicsOfKind[measure.kind].some((topic) => topicsOfStem(stem).includes(topic)) ||
    (measure.kind === 'age' && (stem === child || nearOf(stem).includes(child)));
  return contentWithout(['offer', 'followUp'], heard, scene).filter(
    (stem) => !soft.has(stem) && !ofAmount.has(stem) && !isOfKind(stem) && !/^#|^\d+$/u.test(stem),
  );
}

const adult = 18;
/** Ages from here on are no lower limits, but what lasts. */
const grown = 21;

/** "65+ years of teaching": who is that old is seldom asked for, and what lasts so long often. */
export const isSpan = ({ kind, from, to }: Measure): boolean =>
  kind === 'age' && from > grown && to === Infinity;

/**
 * Whether a piece says anything of an amount of which nothing else is asked: "My son is four, can he come?" is answered by ages, or by
 * a sentence on children, and by no other number.
 */
export function tellsOfMeasured({ text, topics, own, fact }: Piece, scene: Scene): boolean {
  const measured = measuredIn(scene);
  if (measured === null || measured.subject.length > 0) return true;
  const { kind, from: value } = measured.measure;
  const { measures, paraphrases } = scene.lexicon;
  const ranges = measures.rangesIn(text).filter((range) => range.kind === kind && !isSpan(range));
  const isOfPrice = (['free', 'price'] as const).some((cue) => scene.lexicon.has(cue, text));
  if (ranges.length > 0)
    return ranges.some(({ from, to }) => from < to && (!isOfPrice || (value >= from && value <= to)));
  if (fact?.kind === 'faq') return topicsOfKind[kind].some((topic) => topics.has(topic));
  if (kind === 'people') return topics.has('capacity') && topicsHeard(scene).has('capacity');
  return kind !== 'age' || (value < adult && own.has(paraphrases.child));
}
