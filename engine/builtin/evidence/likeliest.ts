/** Which piece of the site most likely answers a question: weighed evidence over the pieces that hold some of its words. */
import { topicsHeard, type Scene } from '../business.ts';
import { asksOfData } from './data-protection.ts';
import { weighEvidence } from './evidence.ts';
import type { Asked, Evidence } from './evidence.ts';
import {
  ALLOWS,
  asksOfComing,
  isAnimalAlone,
  isOfSibling,
  isPlayedCard,
  isRuleOfComing,
  isStreetByChance,
  saysMore,
} from './piece-traits.ts';
import { isRoleUnderName } from './people-evidence.ts';
import { stemsTold } from './told-before.ts';
import { explanationOf } from './topic-explanation.ts';
import { isAbout } from '../questions/is-about.ts';
import { accepts } from '../questions/question-kinds.ts';
import type { Wanted } from '../questions/wanted.ts';
import type { Hit, Piece } from './retrieval.ts';
import { stemsInOrder } from './similarity.ts';
import { holdsClock } from './time-evidence.ts';
import { toldOf } from './yes-and-no.ts';

/** What holds less of a question is no candidate. */
const minCandidateCoverage = 0.2;
const maxCandidates = 12;
/** What a piece on the topic of the question gains among the candidates, and one that says what the caller told before it. */
const onTopic = 1;

/** Forms that what is near in words often lacks: a sentence without an amount is no rival of a price. */
const formsOfRivals: readonly Wanted[] = ['price', 'place'];

/** So many pieces may hold words of the question in their heading alone: whatever stands under it does, however little it says. */
const maxUnderHeading = 8;

/** Tells of hits, the best first, which leave room for those that hold the words themselves. */
function leavesRoom(): (hit: Hit) => boolean {
  let underHeading = 0;
  return ({ coverage, ownShares }) => {
    const isUnderHeading = coverage > 0 && ownShares.every((share) => share === 0);
    if (isUnderHeading) underHeading += 1;
    return !isUnderHeading || underHeading <= maxUnderHeading;
  };
}

export interface Candidate {
  hit: Hit;
  evidence: Evidence;
  probability: number;
}

/** "Are you open on Monday in Park Road?": an address says nothing of Mondays. */
const asksWhetherOpen = (wanted: Wanted, { lexicon, heard, readWhen }: Scene): boolean =>
  wanted === 'anything' && lexicon.has('isOpen', heard) && readWhen(heard, undefined).days.length > 0;

const tellsOpening = (piece: Piece, scene: Scene): boolean =>
  piece.fact?.kind === 'faq' ||
  scene.lexicon.has('isClosed', piece.text) ||
  holdsClock(piece, scene) ||
  scene.readWhen(piece.text, undefined).days.length > 0;

/** The pieces that could answer, each with its evidence. */
export function candidatesOf(content: readonly string[], wanted: Wanted, scene: Scene): Candidate[] {
  const { index } = scene;
  const topics = topicsHeard(scene);
  // A street may be called after a station.
  const isOnTopic = (piece: Piece): boolean =>
    piece.fact?.kind !== 'address' && !topics.isDisjointFrom(piece.topics);
  // "Penistone", under "Areas we cover".
  const isPlaceServed = (piece: Piece): boolean =>
    wanted === 'area' &&
    accepts(piece, wanted, scene) &&
    [...piece.own].some((stem) => scene.lexicon.paraphrases.topicsOfStem(stem).length === 0);
  // Where a line stands under a name as well, who it speaks of is known there alone.
  const roles = wanted === 'people' ? index.pieces.filter((piece) => isRoleUnderName(piece, scene)) : [];
  const isNameless = ({ text, context }: Piece): boolean =>
    context === '' && roles.some((role) => role.text === text);
  const isOfOpening = asksWhetherOpen(wanted, scene);
  const told = stemsTold(scene.told, scene);
  const saysTold = ({ stems }: Piece): boolean => told.some((stem) => index.covers(stems, stem));
  const rank = ({ piece, coverage, score }: Hit): number =>
    coverage * score + (isOnTopic(piece) ? onTopic : 0) + (saysTold(piece) ? onTopic : 0);
  const hits = [index.pieces, index.pairs, ...(asksOfData(scene.heard) ? [index.ofData] : [])]
    .flatMap((among) => index.search(content, undefined, among, topics))
    .filter(
      ({ piece, coverage }) =>
        (coverage >= minCandidateCoverage || isOnTopic(piece)) &&
        (saysMore(piece, content, scene) || isPlaceServed(piece)) &&
        !isOfSibling(piece, content, scene) &&
        !isPlayedCard(piece, content, scene) &&
        (wanted === 'place' || !isStreetByChance(piece, scene)) &&
        isAbout(piece, content, wanted, scene) &&
        toldOf(piece, scene) !== null &&
        !isNameless(piece) &&
        (!isOfOpening || tellsOpening(piece, scene)),
    )
    .sort((a, b) => rank(b) - rank(a))
    .filter(({ piece }, at, all) => all.findIndex((other) => other.piece.text === piece.text) === at)
    .filter(leavesRoom())
    .slice(0, maxCandidates);
  // "Can I bring my dog?": a rule answers, and no price of a wash.
  const rules = isAnimalAlone(content, scene) ? hits.filter(({ piece }) => ALLOWS.test(piece.text)) : [];
  const plain = rules.length > 0 ? rules : hits;
  const kept = asksOfComing(content, scene) ? rules.filter(({ piece }) => isRuleOfComing(piece)) : plain;
  const asked: Asked = { content, said: stemsInOrder(scene.heard, scene), wanted, topics };
  const best = Math.max(0, ...kept.map(({ coverage }) => coverage));
  const weighed = kept.map((hit) => ({
    hit,
    explanation: explanationOf(hit, asked, scene),
    fits: !formsOfRivals.includes(wanted) || accepts(hit.piece, wanted, scene, content),
  }));
  return weighed.map(({ hit, explanation, fits }) => {
    const isRival = (other: (typeof weighed)[number]): boolean =>
      other.hit !== hit && other.hit.coverage >= hit.coverage && (other.fits || !fits) && !explanation.isSole;
    const rivals = weighed.filter(isRival).length;
    const evidence = weighEvidence(hit, asked, { best, rivals, explanation, told }, scene);
    return { hit, evidence, probability: scene.judge(evidence, hit.piece) };
  });
}

/** The likeliest first. */
export const byProbability = (content: readonly string[], wanted: Wanted, scene: Scene): Candidate[] =>
  candidatesOf(content, wanted, scene).sort((a, b) => b.probability - a.probability);
