/** Decides by weighed evidence which candidates name something that the business offers. */
import type { Evidence } from './wording-evidence.ts';
import type { Section } from '../page/lines.ts';
import type { Candidate, Group } from './service-candidates.ts';
import { mean, neighbourEvidence, type GroupEvidence, type Weighed } from './service-evidence.ts';
import { firstWeights, neighbourWeights } from './service-weights.ts';
import { foldWord } from '../words/index.ts';

export type Weights = Readonly<Record<string, number>>;

/**
 * Names that are this likely are told. On sites that the weights were not fitted to, the odds are too low rather than too
 * high: what lies just below even is a service as often as what lies above.
 */
const LEAST_ODDS = -0.4;
/** Rows and menus of links mix what is offered with where else to go. */
const LEAST_LINK_ODDS = 0.4;
/** What a site itself lists under its services needs less to speak for it, and so does what folds out below an entry of the navigation. */
const LEAST_LISTED_ODDS = -4.5;
const LEAST_SUBMENU_ODDS = -2.4;
/** In a menu of a service that the page names elsewhere. */
const LEAST_MENU_ODDS = -3;
/** And so do names that are described one like the other. */
const LEAST_DESCRIBED_ODDS = -2.4;
/** So many entries of a list, no further apart than this, decide together. */
const MIN_AGREEING = 3;
const MAX_APART = 1.5;
const MIN_DESCRIBED = 3;
/** One heading below may say more of the service above it. */
const MIN_BELOW = 2;
const MIN_DESCRIPTION_LENGTH = 20;

/**
 * The candidates that are taken for services, in the order of the page; `isListed` tells which the site itself lists as such,
 * `isInSubmenu` which fold out below another entry of the navigation, `menuOf` the folded title of the menu that one stands in.
 */
export function judgeServices(
  groups: readonly GroupEvidence[],
  isListed: (candidate: Candidate, group: Group) => boolean,
  isInSubmenu: (candidate: Candidate) => boolean,
  menuOf: (candidate: Candidate) => string | undefined,
): Candidate[] {
  const weighed = weigh(groups, firstWeights);
  const evidence = neighbourEvidence(weighed);
  const odds = evidence.map((one) => oddsOf(one, neighbourWeights));
  const alike = describedAlike(weighed, odds);
  const agreed = agreedOdds(weighed, odds);
  const isSure = ({ candidate, group }: Weighed, at: number): boolean =>
    agreed[at]! >= (candidate.line.linkCount > 0 ? LEAST_LINK_ODDS : LEAST_ODDS) ||
    alike.has(group) ||
    (agreed[at]! >= LEAST_SUBMENU_ODDS && isInSubmenu(candidate)) ||
    (agreed[at]! >= LEAST_LISTED_ODDS && isListed(candidate, group));
  const sure = new Set(weighed.filter(isSure).map(({ candidate }) => candidate));
  const names = new Set([...sure].map(({ name }) => foldWord(name)));
  // "Boiler service" and "Boiler repair" in a menu that folds out below "Boilers".
  const isUnderOne = (candidate: Candidate, at: number): boolean =>
    agreed[at]! >= LEAST_MENU_ODDS && names.has(menuOf(candidate) ?? '');
  const chosen = weighed.flatMap(({ candidate }, at) =>
    sure.has(candidate) || isUnderOne(candidate, at) ? [candidate] : [],
  );
  const oddsOfChosen = new Map(weighed.map(({ candidate }, at) => [candidate, agreed[at]!]));
  return withoutDescriptions(withoutTitles(wholeOrParts(chosen, oddsOfChosen)));
}

/** "Wills, trusts and estates" is told once: as one thing or as its parts, whichever is likelier. */
function wholeOrParts(chosen: readonly Candidate[], odds: ReadonlyMap<Candidate, number>): Candidate[] {
  const likely = (list: readonly Candidate[]): number => mean(list.map((one) => odds.get(one)!));
  return [...Map.groupBy(chosen, ({ line }) => line).values()].flatMap((all) => {
    const parts = all.filter(({ kind }) => kind === 'part');
    if (parts.length === 0 || parts.length === all.length) return all;
    const whole = all.filter(({ kind }) => kind !== 'part');
    return likely(whole) >= likely(parts) ? whole : parts;
  });
}

/** "Boiler service" over "Service of gas boilers by trained fitters.": a sentence right below a name in its box describes it. */
function withoutDescriptions(chosen: readonly Candidate[]): Candidate[] {
  const byIndex = new Map(chosen.map((candidate) => [candidate.index, candidate]));
  return chosen.filter(({ kind, index, line, name, rest }) => {
    const isWhole = (kind === 'text' || kind === 'link') && rest.length <= 1;
    const over = isWhole ? byIndex.get(index - 1) : undefined;
    const isBelow =
      over !== undefined &&
      over.line.container !== line.container &&
      over.line.container.parent === line.container.parent &&
      over.name.length < name.length;
    return !isBelow || !/\p{L}{2}[.!]$/u.test(line.text);
  });
}

/** A heading over several headings that name services is the title of these ("Screening" over "Blood pressure", "Cholesterol"). */
function withoutTitles(chosen: readonly Candidate[]): Candidate[] {
  const below = new Map<Section, number>();
  for (const { kind, line } of chosen) {
    const over = kind === 'heading' ? line.section?.parent : undefined;
    if (over) below.set(over, (below.get(over) ?? 0) + 1);
  }
  return chosen.filter(({ kind, line }) => kind !== 'heading' || (below.get(line.section!) ?? 0) < MIN_BELOW);
}

/** Entries of one list, but for links, are mostly services all or none: each is judged by those about as likely as it is. */
function agreedOdds(weighed: readonly Weighed[], odds: readonly number[]): number[] {
  const inGroup = Map.groupBy(odds, (_, at) => weighed[at]!.group);
  return odds.map((own, at) => {
    if (weighed[at]!.candidate.line.linkCount > 0) return own;
    const alike = inGroup.get(weighed[at]!.group)!.filter((other) => Math.abs(other - own) <= MAX_APART);
    return alike.length >= MIN_AGREEING ? mean(alike) : own;
  });
}

/** Groups of names that are described one like the other, and are services all or none. */
function describedAlike(weighed: readonly Weighed[], odds: readonly number[]): Set<Group> {
  const sums = new Map<Group, number>();
  for (const [at, { group }] of weighed.entries())
    if (isDescribed(group)) sums.set(group, (sums.get(group) ?? 0) + odds[at]!);
  const isOffered = ([group, sum]: [Group, number]): boolean =>
    sum / group.members.length >= LEAST_DESCRIBED_ODDS;
  return new Set([...sums].filter(isOffered).map(([group]) => group));
}

/** "Drains – cleared day and night", paragraph by paragraph: what stands behind the dash is no sentence. */
function isDescribed({ kind, members }: Group): boolean {
  return (
    kind === 'text' &&
    members.length >= MIN_DESCRIBED &&
    members.every(({ rest }) => rest.length > MIN_DESCRIPTION_LENGTH && /^[–—-]\s+\p{Ll}/u.test(rest))
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
