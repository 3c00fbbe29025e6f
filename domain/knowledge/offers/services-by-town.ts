/** Links for search engines: "Roofing Leeds", "Roofing York", … beside "Gutters Leeds", "Gutters York", …: each service for town after town. */
import type { Group } from './service-candidates.ts';
import type { Surroundings } from './service-evidence.ts';
import { isPeople } from './service-titles.ts';
import { isSizeName } from './sizes.ts';
import { namesOffer } from './wording-evidence.ts';
import { foldWord } from '../words/index.ts';

const MIN_TOWNS = 4;
/** So many of them another service is told for, too. */
const MIN_SHARED = 3;
const MAX_TAIL_WORDS = 3;
/** Reading and Hook are towns that are words, too. */
const LEAST_SHARE = 0.75;

/** A list of links that begin alike: what they begin with, and how each goes on. */
interface Row {
  group: Group;
  name: string;
  tails: ReadonlySet<string>;
}

/** The groups, but that such a service is told once and without a town. */
export function oncePerService(groups: readonly Group[], around: Surroundings): Group[] {
  const rows = new Map(
    groups.flatMap((group) => {
      const row = rowOf(group, around);
      return row === undefined ? [] : [[group, row] as const];
    }),
  );
  const shared = new Map<string, Set<string>>();
  for (const { name, tails } of rows.values())
    for (const tail of tails) shared.set(tail, (shared.get(tail) ?? new Set()).add(name));
  return groups.map((group) => {
    const row = rows.get(group);
    if (row === undefined) return group;
    const common = [...row.tails].filter((tail) => shared.get(tail)!.size > 1);
    return common.length >= MIN_SHARED
      ? { ...group, members: [{ ...group.members[0]!, name: row.name }] }
      : group;
  });
}

function rowOf(group: Group, around: Surroundings): Row | undefined {
  const { members } = group;
  if (members.length < MIN_TOWNS || !members.every(({ line }) => line.linkCount > 0)) return undefined;
  const names = members.map(({ name }) => name.split(' '));
  const count = sharedWords(names);
  const tails = names.map((words) => words.slice(count));
  const towns = tails.filter((tail) => isTown(tail, around));
  if (count === 0 || towns.length < tails.length * LEAST_SHARE) return undefined;
  const begins = names[0]!.slice(0, count);
  // "Roofing in Leeds".
  while (begins.length > 1 && around.topics.stopwords.has(foldWord(begins.at(-1)!))) begins.pop();
  return { group, name: begins.join(' '), tails: new Set(towns.map((tail) => foldWord(tail.join(' ')))) };
}

/** How many words all names begin with. */
function sharedWords([first = [], ...others]: readonly (readonly string[])[]): number {
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return end < 0 ? first.length : end;
}

/** Words with capital letters that name no work, size or people, and that the page nowhere writes small. */
function isTown(words: readonly string[], around: Surroundings): boolean {
  const text = words.join(' ');
  return (
    words.length > 0 &&
    words.length <= MAX_TAIL_WORDS &&
    /^\p{Lu}\p{L}/u.test(text) &&
    !/\d/.test(text) &&
    !isSizeName(text) &&
    !isPeople(text) &&
    !words.some((word) => namesOffer(word, around) || around.lowerWords.has(foldWord(word)))
  );
}
