/** Decides by weighed evidence which candidates name something that the business offers. */
import type { Evidence } from './wording-evidence.ts';
import type { Candidate } from './service-candidates.ts';
import { neighbourEvidence, type GroupEvidence, type Weighed } from './service-evidence.ts';
import { firstWeights, neighbourWeights } from './service-weights.ts';

export type Weights = Readonly<Record<string, number>>;

/** Names that are this likely are told: what a site does not offer is worse in a call than what is left out. */
const LEAST_ODDS = 0.4;

/** The candidates that are taken for services, in the order of the page. */
export function judgeServices(groups: readonly GroupEvidence[]): Candidate[] {
  const weighed = weigh(groups, firstWeights);
  const evidence = neighbourEvidence(weighed);
  return weighed.flatMap(({ candidate }, at) =>
    oddsOf(evidence[at]!, neighbourWeights) >= LEAST_ODDS ? [candidate] : [],
  );
}

/** Each candidate by itself: its own evidence and that of its group. */
export function weigh(groups: readonly GroupEvidence[], weights: Weights): Weighed[] {
  return groups.flatMap(({ group, shared, own }) => {
    const common = oddsOf(shared, weights);
    return group.members.map((candidate, at) => ({
      ...{ candidate, group },
      odds: common + sumOf(own[at]!, weights),
    }));
  });
}

function oddsOf(evidence: Evidence, weights: Weights): number {
  return (weights['bias'] ?? 0) + sumOf(evidence, weights);
}

function sumOf(evidence: Evidence, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of evidence) sum += (weights[name] ?? 0) * value;
  return sum;
}
