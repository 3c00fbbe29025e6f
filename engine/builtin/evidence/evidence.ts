/** What speaks for and against a piece of the site as the answer to a question, as numbers. */
import type { Scene } from '../business.ts';
import { bias, weights } from './evidence-weights.ts';
import { sumOf, weigh } from './logistic.ts';
import { accepts } from '../questions/question-kinds.ts';
import { isTimeWanted } from '../questions/wanted.ts';
import type { Wanted } from '../questions/wanted.ts';
import { ALLOWS, isAnimalAlone, isSentence } from './piece-traits.ts';
import type { Hit, Piece } from './retrieval.ts';
import { isKin, longestRun, similarityOf } from './similarity.ts';
import type { Explanation } from './topic-explanation.ts';
import { anyLanguage } from '../patterns/any-language.ts';

/** Order and meaning of the numbers; the weights of `evidence-weights.ts` have the same names. */
export const evidenceNames = [
  'coverage',
  'coverageAboveHalf',
  'coverageFull',
  'ownCoverage',
  'rarestHeld',
  'absent',
  'elsewhere',
  'topicHeld',
  'topicShared',
  'topicMissing',
  'stated',
  'wantsPrice',
  'wantsTime',
  'wantsPeople',
  'wantsArea',
  'otherKind',
  'otherPayment',
  'kinds',
  'allows',
  'labelPartial',
  'label',
  'button',
  'wantsMore',
  'newWords',
  'moreWithoutNew',
  'nearOnly',
  'oneWord',
  'threeWords',
  'dice',
  'literal',
  'length',
  'behind',
  'sentence',
  'service',
  'faq',
  'faqSimilarity',
  'pair',
  'fits',
  'misfits',
  'number',
  'labelOpen',
  'topicAlone',
  'notLiteral',
  'address',
  'rarestAbsent',
  'headingAlone',
  'rivals',
  'yesNoCovered',
  'longPartial',
  'nearAlone',
  'topicNear',
  'priceOther',
  'topicExplains',
  'topicExplainsFits',
  'kin',
  'run',
  'unique',
  'toldHeld',
  'toldMissing',
] as const;

export type Evidence = Record<(typeof evidenceNames)[number], number>;

/** The probability that a piece answers. */
export type Judge = (evidence: Evidence, piece: Piece) => number;

/** From here on a piece is told; chosen where hardly more answers become right below, and many more wrong. */
export const minProbability = 0.7;

/** What has the form that is asked for (an hour, a length, a number) is wrong less often. */
const minFitting = 0.5;
const fittingForms: readonly Wanted[] = ['day', 'clock', 'duration', 'number'];

/** So likely a piece has to be that leaves out much of what the site says elsewhere, or has nothing of the question as it was said. */
const minThin = 0.8;
const maxStated = 2 / 3;
const maxLiteral = 1 / 3;

/** "Do you rent out pianos?": a hall, at a piano teacher's, is near in other words alone. What is on the topic needs no word of it. */
const isThin = ({ allows, coverageFull, literal, stated, topicHeld, topicShared }: Evidence): boolean =>
  allows + coverageFull + topicHeld + topicShared === 0 &&
  (literal === 0 || (literal <= maxLiteral && stated <= maxStated));

/** The probability from which a piece is told, 0–1. */
export const minProbabilityOf = (wanted: Wanted, evidence: Evidence): number => {
  if (evidence.fits === 1 && fittingForms.includes(wanted)) return minFitting;
  const isOpen = wanted === 'anything' || wanted === 'more';
  return isOpen && isThin(evidence) ? minThin : minProbability;
};

const maxCounted = 3;
const maxLabelWords = 4;
const maxRivals = 5;
/** So many words in a row, behind the first, say as much as more. */
const maxRun = 5;
const nearlyFull = 0.95;
/** So many words that were not asked for make a full answer. */
const manyWords = 4;
/** What links and buttons say. */
const BUTTON = anyLanguage('button');
/** From so many words on a piece counts as long. */
const longPiece = 40;

/** Share of the words of the caller that the text has as they were said. */
function literalShare(text: string, { lexicon, heard, agent }: Scene): number {
  const { soft } = lexicon.paraphrases;
  const own = new Set(lexicon.literalOf(agent.businessName));
  const hard = lexicon.literalOf(heard).filter((stem) => !soft.has(stem));
  // "Do you serve breakfast?", asked of "Harbour Bed and Breakfast"
  const beside = hard.filter((stem) => !own.has(stem));
  const said = beside.length > 0 ? beside : hard;
  if (said.length === 0) return 0;
  const held = new Set(lexicon.literalOf(text));
  return said.filter((stem) => held.has(stem)).length / said.length;
}

/** Stems of a question with what each weighs. */
export interface Asked {
  content: readonly string[];
  /** All that was said, as `stemsInOrder`. */
  said: readonly string[];
  wanted: Wanted;
  /** What it is about of what callers of all kinds of businesses ask. */
  topics: ReadonlySet<string>;
}

/** How a piece stands among the others. */
export interface Standing {
  /** The coverage of the one that covers most. */
  best: number;
  /** How many speak of as much. */
  rivals: number;
  explanation: Explanation;
  /** Stems of what the caller told before the question. */
  told: readonly string[];
}

/** What speaks for and against a piece as the answer to what was asked. */
export function weighEvidence(
  hit: Hit,
  { content, said, wanted, topics }: Asked,
  { best, rivals, explanation, told: toldBefore }: Standing,
  scene: Scene,
): Evidence {
  const { index, lexicon } = scene;
  const { soft, siblingsOf, topicsOfStem } = lexicon.paraphrases;
  const { piece, coverage, shares, ownShares } = hit;
  const weights = content.map((stem) => index.weight(stem));
  const total = sumOf(weights);
  const own = total === 0 ? 0 : sumOf(weights.map((weight, at) => weight * (ownShares[at] ?? 0))) / total;
  const words = content.map((stem, at) => ({
    stem,
    share: shares[at] ?? 0,
    weight: weights[at] ?? 0,
    isHard: !soft.has(stem),
  }));
  const hard = words.filter(({ isHard }) => isHard);
  const missing = hard.filter(({ share }) => share === 0);
  const elsewhere = missing.filter(({ stem }) => index.count(stem) > 0);
  // What the whole site is about need not be said in each line.
  const lacksCommon = elsewhere.some(({ stem }) => index.isCommon(stem) && siblingsOf(stem) === undefined);
  const stated = hard.filter(({ stem }) => index.count(stem) > 0);
  const statedTotal = sumOf(stated.map(({ weight }) => weight));
  const telling = hard.length > 0 ? stated : words.filter(({ stem }) => index.count(stem) > 0);
  const rarest = telling.toSorted((a, b) => b.weight - a.weight)[0];
  const held = new Set(words.flatMap(({ stem, share }) => (share > 0 ? topicsOfStem(stem) : [])));
  const shared = topics.difference(held).intersection(piece.topics);
  const faq = piece.fact?.kind === 'faq' ? piece.fact.value.question : undefined;
  const fits = accepts(piece, wanted, scene, content);
  const namesSibling = (stem: string): boolean =>
    [...(siblingsOf(stem) ?? [])].some((sibling) => sibling !== stem && piece.own.has(sibling));
  const others = missing.filter(({ stem }) => namesSibling(stem));
  const isPayment = (stem: string): boolean => siblingsOf(stem)?.has(lexicon.stemOf('visa')) === true;
  const told = lexicon.contentOf(piece.text).filter((stem) => !content.includes(stem));
  const newWords = Math.min(1, told.length / manyWords);
  const of = (holds: boolean): number => (holds ? 1 : 0);
  const isLabel =
    !isSentence(piece) &&
    piece.own.size <= maxLabelWords &&
    !/\d/.test(piece.text) &&
    piece.fact === undefined;
  const explains = explanation.isWhole;
  // What belongs to the topic is said by it.
  const isLacking = (stem: string): boolean =>
    index.count(stem) === 0 && !(explanation.isSole && explanation.words.has(stem));
  const hardTotal = sumOf(hard.map(({ weight }) => weight));
  const isOpen = wanted === 'anything' || wanted === 'more';
  const literal = literalShare(piece.text, scene);
  const dearest = hard.toSorted((a, b) => b.weight - a.weight)[0];
  const toldTotal = sumOf(toldBefore.map((stem) => index.weight(stem)));
  const toldHeld = sumOf(
    toldBefore.filter((stem) => index.covers(piece.stems, stem)).map((stem) => index.weight(stem)),
  );
  const isHeldByKin = ({ stem }: { stem: string }): boolean =>
    [...piece.stems].some((each) => isKin(stem, each));
  const kinTotal = sumOf(missing.filter(isHeldByKin).map(({ weight }) => weight));
  return {
    coverage,
    coverageAboveHalf: Math.max(0, coverage - 0.5),
    coverageFull: of(coverage > 0.999),
    ownCoverage: own,
    rarestHeld: of(rarest !== undefined && rarest.share > 0),
    absent: Math.min(maxCounted, missing.filter(({ stem }) => isLacking(stem)).length),
    elsewhere: Math.min(maxCounted, Math.max(0, elsewhere.length - (lacksCommon ? 1 : 0))),
    topicHeld: of(held.size > 0),
    topicShared: of(shared.size > 0),
    topicMissing: of(topics.size > 0 && held.size + shared.size === 0),
    stated: statedTotal === 0 ? 0 : sumOf(stated.map(({ weight, share }) => weight * share)) / statedTotal,
    wantsPrice: of(wanted === 'price'),
    wantsTime: of(isTimeWanted(wanted) || wanted === 'duration'),
    wantsPeople: of(wanted === 'people'),
    wantsArea: of(wanted === 'area'),
    wantsMore: of(wanted === 'more'),
    newWords,
    moreWithoutNew: of(wanted === 'more') * (1 - newWords),
    otherKind: of(others.some(({ stem }) => !isPayment(stem))),
    otherPayment: of(others.some(({ stem }) => isPayment(stem))),
    kinds: of(hard.some(({ stem, share }) => share === 1 && namesSibling(stem))),
    allows: of(isAnimalAlone(content, scene) && ALLOWS.test(piece.text)),
    label: of(isLabel),
    button: of(BUTTON.test(piece.text)),
    labelPartial: of(!isSentence(piece) && piece.own.size <= maxLabelWords && coverage < nearlyFull),
    nearOnly: of(hard.length > 0 && hard.every(({ share }) => share < 1)),
    oneWord: of(hard.length <= 1),
    threeWords: of(hard.length >= 3),
    dice: similarityOf(content, piece.text, scene),
    literal,
    length: Math.min(1, piece.own.size / longPiece),
    behind: best - coverage,
    sentence: of(isSentence(piece)),
    service: of(piece.fact?.kind === 'service'),
    faq: of(faq !== undefined),
    faqSimilarity: faq === undefined ? 0 : similarityOf(content, faq, scene),
    pair: of(piece.halves !== undefined),
    fits: of(wanted !== 'anything' && wanted !== 'more' && fits),
    misfits: of(!fits),
    number: of(content.some((stem) => /\d/.test(stem) && !piece.stems.has(stem))),
    labelOpen: of(isLabel && wanted !== 'anything' && wanted !== 'price'),
    topicAlone: of(shared.size > 0 && ownShares.every((share) => share === 0)),
    notLiteral: of(literal === 0 && !explanation.isSole),
    address: of(piece.fact?.kind === 'address'),
    rarestAbsent: of(dearest !== undefined && dearest.share === 0 && isLacking(dearest.stem)),
    headingAlone: of(coverage > 0 && own === 0),
    rivals: Math.min(1, rivals / maxRivals),
    yesNoCovered: of(wanted === 'anything') * coverage,
    nearAlone: of(hard.length === 1 && hard[0]!.share < 1 && hard[0]!.share > 0),
    topicNear: of(held.size > 0 && hard.every(({ share }) => share < 1)),
    priceOther: of(wanted === 'price' && rarest?.share === 0),
    topicExplains: of(explains),
    topicExplainsFits: of(explains && !isOpen && fits),
    longPartial: Math.min(1, piece.own.size / longPiece) * (1 - coverage),
    kin: hardTotal === 0 ? 0 : kinTotal / hardTotal,
    run: Math.min(maxRun, longestRun(said, piece.text, scene)) / maxRun,
    unique: of(rarest !== undefined && rarest.share > 0 && index.count(rarest.stem) === 1) * literal,
    toldHeld: toldTotal === 0 ? 0 : toldHeld / toldTotal,
    toldMissing: toldTotal === 0 ? 0 : 1 - toldHeld / toldTotal,
  };
}

export const fittedJudge: Judge = (evidence) => weigh(evidenceNames, evidence, weights, bias);
