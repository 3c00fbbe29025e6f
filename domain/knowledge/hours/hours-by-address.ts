/** Hours below each of several addresses: branches that nothing but their streets tell apart. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { streetKey } from '../merge-facts.ts';
import type { Line } from '../page/lines.ts';
import type { Candidate } from './candidate.ts';
import { differ, type Parts } from './scopes.ts';

type Address = FactValue<'address'>;

/** So many pieces below its address hours still are its own. */
const MAX_BELOW = 14;
const SHORTEST_STREET = 6;
const MAX_GROUP = 40;

/**
 * The streets by which hours are told that stand below one address each and differ, where no name or heading of their own
 * tells them apart. `lines` are those of the pieces, in their order; `branches` the headings found so far.
 */
export function hoursByAddress(
  candidates: readonly Candidate[],
  { lines, addresses }: { lines: readonly Line[]; addresses: readonly Fact[] },
  { labels }: Parts,
  branches: ReadonlyMap<Candidate, string>,
): Map<Candidate, string> {
  const places = addresses.flatMap(({ kind, value }) =>
    kind === 'address' && value.street !== undefined ? [value] : [],
  );
  if (new Set(places.map(streetKey)).size < 2) return new Map();
  const groups = groupsOf(candidates, namedLines(lines, places));
  const own = (candidate: Candidate): string | undefined => labels.get(candidate) ?? branches.get(candidate);
  if (groups === undefined || !areApart([...groups.values()], own)) return new Map();
  const isOneTown = new Set([...groups.keys()].map(({ city }) => city)).size === 1;
  return new Map(
    [...groups].flatMap(([{ street, city }, below]) => {
      const label = isOneTown || city === undefined ? street! : `${street!}, ${city}`;
      return below.map((candidate) => [candidate, label] as const);
    }),
  );
}

/** Where each address stands among the lines: the first one of each street, wherever it is said again. */
function namedLines(lines: readonly Line[], places: readonly Address[]): (Address | undefined)[] {
  const firsts = new Map(places.toReversed().map((place) => [streetKey(place), place]));
  return lines.map(({ text, kind }) => {
    if (text.length < SHORTEST_STREET || kind === 'alt') return undefined;
    const bare = text.replace(/[,\s]+$/, '');
    const named = places.filter(({ street }) => text.includes(street!) || street!.startsWith(bare));
    return named.length === 1 ? firsts.get(streetKey(named[0]!)) : undefined;
  });
}

/** The hours of the page by the address right above them; none where some stand below no address. */
function groupsOf(
  candidates: readonly Candidate[],
  named: readonly (Address | undefined)[],
): Map<Address, Candidate[]> | undefined {
  const groups = new Map<Address, Candidate[]>();
  for (const candidate of candidates) {
    const from = Math.max(0, candidate.index - MAX_BELOW);
    const place = named.slice(from, candidate.index).findLast((one) => one !== undefined);
    if (!place) return undefined;
    groups.set(place, [...(groups.get(place) ?? []), candidate]);
  }
  return groups;
}

/** Whether hours of two groups contradict each other and those of none do, where nothing else tells whose they are. */
function areApart(
  groups: readonly (readonly Candidate[])[],
  own: (candidate: Candidate) => string | undefined,
): boolean {
  const clash = (one: Candidate, other: Candidate): boolean =>
    own(one) === own(other) && [one, other].every(isPlain) && differ(one, other);
  // What contradicts itself below one street is in part that of an address which was not read.
  const isSettled = groups.every(
    (group) =>
      group.length <= MAX_GROUP &&
      !group.some((one, at) => group.slice(0, at).some((two) => clash(one, two))),
  );
  return (
    isSettled &&
    groups.some((group, at) =>
      groups.slice(0, at).some((other) => group.some((one) => other.some((two) => clash(one, two)))),
    )
  );
}

const isPlain = ({ statement: { condition, purpose } }: Candidate): boolean =>
  condition === undefined && purpose === undefined;
