/** Whether an age, a weight, a number of guests or a distance is within what the site takes: "She is five, can she start?" */
import { topicsHeard, type Answer, type Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { isKin } from '../evidence/similarity.ts';
import { FORBIDS, isSentence } from '../evidence/piece-traits.ts';
import { CONDITION } from '../questions/asking.ts';
import { isPriced } from '../language/amounts.ts';
import { isUnit, type Measure, type MeasureKind } from '../language/measures.ts';
import { isSpan, joinsOf, measuredIn, topicsOfKind } from '../questions/measured-question.ts';
import type { Question } from '../questions/question.ts';
import { fold } from '../language/text.ts';
import { wantedOf } from '../questions/wanted.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { tell } from './knowledge-answers.ts';

const oldestYoung = 6;

/** A sentence of the site with a limit. */
interface Limit {
  piece: Piece;
  range: Measure;
}

/**
 * Yes or no with the sentence that has the limit, where the site has one for what is asked about; null where it has none, where
 * several leave a gap, and where the sentence says something else of who is within it.
 */
export function answerLimit({ clause, scene, when, asksPrice, asksHours }: Question): Answer | null {
  const { lexicon } = scene;
  const measured = measuredIn(scene);
  if (measured === null || asksPrice || asksHours || asksToPay(clause, scene)) return null;
  const { kind, from: value } = measured.measure;
  const wanted = wantedOf(clause, scene);
  const isWhether = wanted === 'anything' || (wanted === 'area' && kind === 'distance');
  if (!isWhether || when.days.length + when.times.length > 0) return null;
  if (kind === 'distance' && !asksToReach(clause, scene)) return null;
  const limits = limitsOf(kind, measured.subject, scene).filter(
    ({ piece }) =>
      isOfSame(piece, measured.measure, scene) &&
      (measured.subject.length > 0 || !isPlain(piece) || !isOfOwnThing(piece, kind, scene)),
  );
  if (limits.length === 0) return null;
  const holds = ({ range }: Limit): boolean => value >= range.from && value <= range.to;
  const holding = limits.find(holds);
  if (holding !== undefined && measured.subject.length === 0 && !areOfOneMind(limits, holds)) return null;
  const found = holding ?? nearestOutside(value, limits);
  if (found === undefined) return null;
  // "Suite for 2 to 6", "family packs for 4 to 6": a larger group takes several.
  const isOfOne = kind === 'people' && (found.range.from > 0 || !isSentence(found.piece));
  if (holding === undefined && isOfOne) return null;
  // A line says nothing without its heading, and a sentence does.
  const told = tell(found.piece, isSentence(found.piece) ? [...found.piece.own] : [], scene);
  if (!isPlain(found.piece)) return holding === undefined ? null : told;
  const isYes = (holding !== undefined) !== lexicon.measures.asksBeyond(clause);
  const { yes, no } = lexicon.say;
  return { ...told, text: `${isYes ? yes : no} ${told.text}` };
}

export const HAS_TO_PAY = anyLanguage('hasToPay', whole);

/** "He is four, does he pay?" */
export function asksToPay(clause: string, scene: Scene): boolean {
  const { lexicon } = scene;
  const joins = new Set(joinsOf(scene));
  return (
    HAS_TO_PAY.test(fold(clause)) ||
    lexicon.has('free', clause) ||
    lexicon
      .contentOf(clause)
      .some((stem) => !joins.has(stem) && lexicon.paraphrases.topicsOfStem(stem).includes('payment'))
  );
}

const limitsOf = (kind: MeasureKind, subject: readonly string[], scene: Scene): Limit[] =>
  scene.index.pieces
    .filter(
      (piece) =>
        topicsOfKind[kind].length === 0 ||
        topicsOfKind[kind].some((topic) => piece.topics.has(topic)) ||
        (kind === 'age' && scene.lexicon.measures.namesYoung(piece.text)),
    )
    .filter(
      (piece) => !isPriced.test(piece.text) && !piece.stems.has('#percent') && isOf(piece, subject, scene),
    )
    .flatMap((piece) =>
      scene.lexicon.measures
        .rangesIn(piece.text)
        .filter((range) => range.kind === kind && range.from < range.to && !isSpan(range))
        .map((range) => ({ piece, range })),
    );

const isOf = (
  { stems, text, context }: Piece,
  subject: readonly string[],
  { index, lexicon }: Scene,
): boolean =>
  (['free', 'price'] as const).every((cue) => !lexicon.has(cue, `${context} ${text}`)) &&
  !isPriced.test(context) &&
  !stems.has('#age') &&
  subject.every((stem) => index.covers(stems, stem) || index.isCommon(stem));

/** A distance limits who is come to, and not who comes. */
function asksToReach(clause: string, scene: Scene): boolean {
  const heard = topicsHeard(scene);
  return (
    (['deliver', 'homeVisit', 'transport'] as const).some((topic) => heard.has(topic)) ||
    scene.lexicon.has('area', clause)
  );
}

/** "Minimum age is 16 for the pool": it says nothing of who asks for no pool. */
function isOfOwnThing({ text }: Piece, kind: MeasureKind, scene: Scene): boolean {
  const { index, lexicon, agent } = scene;
  const { child, nearOf, soft, topicsOfStem } = lexicon.paraphrases;
  const open = [...Object.values(lexicon.words.measures).flat(), agent.businessName].flatMap(lexicon.stemsOf);
  return lexicon
    .contentOf(text)
    .some(
      (stem) =>
        !open.some((each) => each === stem || isKin(stem, each)) &&
        !soft.has(stem) &&
        !isUnit(stem) &&
        !index.isCommon(stem) &&
        !/^#|^\p{N}+/u.test(stem) &&
        stem !== child &&
        !nearOf(stem).includes(child) &&
        !topicsOfKind[kind].some((topic) => topicsOfStem(stem).includes(topic)),
    );
}

/** Groups stand side by side, "4 to 6" and "7 to 9"; of limits that overlap each has to hold. */
const areOfOneMind = (limits: readonly Limit[], holds: (limit: Limit) => boolean): boolean =>
  limits
    .filter((limit) => !holds(limit))
    .every(({ range: { from, to } }) =>
      limits.every((limit) => !holds(limit) || limit.range.from > to || limit.range.to < from),
    );

/** Of animals and of what is young a child of ten or a grandmother is none. */
function isOfSame({ text, topics }: Piece, { kind, from: value }: Measure, scene: Scene): boolean {
  if (kind !== 'age' && kind !== 'mass') return true;
  if (topics.has('pets') !== topicsHeard(scene).has('pets')) return false;
  return kind === 'mass' || value < oldestYoung || !scene.lexicon.measures.namesYoung(text);
}

/** The limit that an amount below or above all of them misses; a gap between two may be one of a third that is not told. */
function nearestOutside(value: number, limits: readonly Limit[]): Limit | undefined {
  const lowest = limits.reduce((low, each) => (each.range.from < low.range.from ? each : low));
  const highest = limits.reduce((high, each) => (each.range.to > high.range.to ? each : high));
  if (value < lowest.range.from) return lowest;
  return value > highest.range.to ? highest : undefined;
}

const OBLIGES = anyLanguage('obliges', whole);

/** "Not for under 12s", "Under 12s must be with an adult": who is within is not simply taken. */
const isPlain = ({ text }: Piece): boolean =>
  !FORBIDS.test(text) && !OBLIGES.test(text) && !CONDITION.test(text);
