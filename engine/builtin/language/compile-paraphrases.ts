/** Compiles the lists of words that mean the same, nearly the same, or little. */
import { compileTopics, type CompiledTopics, type TopicEntry } from './compile-topics.ts';
import type { Paraphrases } from '../paraphrases/types.ts';
import { numbersOf } from './number-words.ts';
import { alternativesOf, stem, wordsOf } from './text.ts';
import type { LanguageWords } from '../words/types.ts';

/** What a list of phrases stands for, whatever words it was said in. */
export type Concept = '#age' | '#cheapest' | '#dearest';

export interface CompiledParaphrases extends CompiledTopics {
  /** From a stem to the one that stands for all that say the same. */
  sameAs: ReadonlyMap<string, string>;
  /** Stems of single words behind such a stem. */
  forms: ReadonlyMap<string, readonly string[]>;
  /** The longest phrase that begins at a place of a text given as bare stems. */
  phraseAt: (stems: readonly string[], at: number) => { concept: string; length: number } | undefined;
  /** The phrases that stand for what a stem stands for, as the bare stems of their words. */
  phrasesOf: (concept: string) => readonly (readonly string[])[];
  /** Stems that a text may hold instead of this one. */
  nearOf: (stem: string) => readonly string[];
  /** Other kinds of the same thing. */
  siblingsOf: (stem: string) => ReadonlySet<string> | undefined;
  soft: ReadonlySet<string>;
  /** What stands for every word for a child. */
  child: string;
  durations: ReadonlySet<string>;
  takes: ReadonlySet<string>;
  people: ReadonlySet<string>;
  /** "since 1987". */
  since: RegExp;
  /** "What …", "how …" at the beginning of a folded clause. */
  open: RegExp;
  /** "Who …" at the beginning of a folded clause. */
  who: RegExp;
}

/** Who is older is no child. */
const maxChildAge = 15;
const maxPhraseLength = 6;
const itemsOf = (list: string): string[] =>
  list
    .split(/[,、]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const alternatives = (list: string): string => alternativesOf(itemsOf(list));

/** Phrases and single words by what they stand for. */
function readSame(
  lists: readonly (readonly [string | undefined, string])[],
  bareOf: (item: string) => string[],
) {
  const sameAs = new Map<string, string>();
  const forms = new Map<string, string[]>();
  const phrases = new Map<string, string>();
  for (const [fixed, list] of lists) {
    const items = itemsOf(list)
      .map(bareOf)
      .filter((stems) => stems.length > 0);
    const concept = fixed ?? sameAs.get(items[0]?.join(' ') ?? '') ?? items[0]?.join('_') ?? '';
    for (const stems of items) {
      if (stems.length === 1) sameAs.set(stems[0] ?? '', concept);
      else phrases.set(stems.join(' '), concept);
    }
    const single = items.flatMap((stems) => (stems.length === 1 ? stems : []));
    forms.set(concept, [...new Set([...(forms.get(concept) ?? []), ...single])]);
  }
  return { sameAs, forms, phrases };
}

const conceptLists = ({ age, cheapest, dearest }: Paraphrases): [Concept, string][] => [
  ['#age', age],
  ['#cheapest', cheapest],
  ['#dearest', dearest],
];

/** Both ways between the first of each list of wider words and the others; one way where the others say the first. */
function linkNear(
  { wider, saidBy }: Paraphrases,
  conceptOf: (item: string) => string,
): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const link = (from: string, to: string): void => {
    if (from !== to) near.set(from, (near.get(from) ?? new Set<string>()).add(to));
  };
  const linkFirst = (list: string, isBothWays: boolean): void => {
    const [hub = '', ...spokes] = itemsOf(list).map(conceptOf);
    for (const spoke of spokes) {
      link(hub, spoke);
      if (isBothWays) link(spoke, hub);
    }
  };
  for (const list of wider) linkFirst(list, true);
  for (const list of saidBy) linkFirst(list, false);
  return near;
}

/** "8 year old", "eight year old", … with the word for a child. */
function childPhrases(words: LanguageWords, bareOf: (item: string) => string[]): [string, string][] {
  const [child = '', ...patterns] = itemsOf(words.paraphrases.childAge);
  const ages = [...numbersOf(words)].flatMap(([word, value]) => (value <= maxChildAge ? word : []));
  const digits = Array.from({ length: maxChildAge }, (_, at) => String(at + 1));
  const phraseOf = (pattern: string, age: string): string => bareOf(pattern.replace('#', age)).join(' ');
  return patterns.flatMap((pattern) =>
    [...digits, ...ages].map((age): [string, string] => [phraseOf(pattern, age), bareOf(child).join(' ')]),
  );
}

const atBeginning = (list: string, { spaced }: LanguageWords): RegExp =>
  new RegExp(spaced ? `^(?:\\S+ ){0,2}(?:${alternatives(list)})(?!\\S)` : `(?:${alternatives(list)})`, 'u');

/** "Since 10 September 2020", folded. */
const DAY_BEFORE_YEAR = '(?:(?:\\d{1,2} )?(?:de )?\\p{L}{3,10} (?:de )?|\\d{1,2} \\d{1,2} )?';

export function compileParaphrases(words: LanguageWords): CompiledParaphrases {
  const { same, wider, saidBy, topics, siblings, soft, durations, takes, people, since, open, who } =
    words.paraphrases;
  const bareOf = (item: string): string[] => wordsOf(item, words).map((word) => stem(word, words));
  const plain = same.map((list): [undefined, string] => [undefined, list]);
  const { sameAs, forms, phrases } = readSame([...plain, ...conceptLists(words.paraphrases)], bareOf);
  // Phrases of the other lists have to be recognised as wholes too.
  for (const item of [...wider, ...saidBy, ...siblings].flatMap(itemsOf)) {
    const stems = bareOf(item);
    const joined = stems.join(' ');
    if (stems.length > 1 && !phrases.has(joined)) phrases.set(joined, stems.join('_'));
  }
  for (const [phrase, child] of childPhrases(words, bareOf)) phrases.set(phrase, sameAs.get(child) ?? child);
  const conceptOf = (item: string): string => {
    const joined = bareOf(item).join(' ');
    return sameAs.get(joined) ?? phrases.get(joined) ?? joined;
  };
  const conceptsOf = (list: string): Set<string> =>
    new Set(itemsOf(/[,、]/u.test(list) ? list : list.replace(/\s+/g, ',')).map(conceptOf));
  // A word that only belongs to another list is no filler; the one that stands for its list may be.
  const softWords = (list: string): string[] =>
    list
      .split(/[\s,、]+/u)
      .filter((item) => {
        const [bare, ...more] = bareOf(item);
        return more.length === 0 && bare !== undefined && conceptOf(item) === bare;
      })
      .map(conceptOf);
  const compiledTopics = compileTopics(
    Object.entries(topics).flatMap(([topic, list]) => {
      const [names = '', kinds] = list.split(';');
      const read = (items: string, isName: boolean): TopicEntry[] =>
        itemsOf(items).map((item) => ({
          stems: item.startsWith('#') ? [item] : bareOf(item.replace(/^\?/, '')),
          topic,
          isName,
          isOfCallers: item.startsWith('?'),
        }));
      return kinds === undefined ? read(names, false) : [...read(names, true), ...read(kinds, false)];
    }),
    (bare) => sameAs.get(bare) ?? bare,
  );
  const near = new Map([...linkNear(words.paraphrases, conceptOf)].map(([from, to]) => [from, [...to]]));
  const siblingSets = siblings.map(conceptsOf);
  const none: readonly never[] = [];
  const phrasesOf = new Map<string, string[][]>();
  for (const [joined, concept] of phrases) {
    const said = phrasesOf.get(concept) ?? [];
    said.push(joined.split(' '));
    phrasesOf.set(concept, said);
  }
  // Most words of a text begin no phrase at all.
  const starts = new Set([...phrases.keys()].map((joined) => joined.split(' ', 1)[0]));
  return {
    sameAs,
    child: conceptOf(itemsOf(words.paraphrases.childAge)[0] ?? ''),
    forms,
    phraseAt: (stems, at) => {
      if (!starts.has(stems[at])) return undefined;
      for (let length = Math.min(maxPhraseLength, stems.length - at); length > 1; length -= 1) {
        const concept = phrases.get(stems.slice(at, at + length).join(' '));
        if (concept !== undefined) return { concept, length };
      }
      return undefined;
    },
    phrasesOf: (of) => phrasesOf.get(of) ?? none,
    nearOf: (of) => near.get(of) ?? none,
    siblingsOf: (of) => siblingSets.find((set) => set.has(of)),
    ...compiledTopics,
    soft: new Set(softWords(soft)),
    durations: conceptsOf(durations),
    takes: conceptsOf(takes),
    people: conceptsOf(people),
    since: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${alternatives(since)}) ?${DAY_BEFORE_YEAR}(?:1[6-9]|20)\\d\\d(?!\\d)`,
      'u',
    ),
    open: atBeginning(open, words),
    who: atBeginning(who, words),
  };
}
