/** Compiles the words by which topics are asked about and stated. */

export interface CompiledTopics {
  /** The topics of all kinds of businesses that a stem belongs to. */
  topicsOfStem: (stem: string) => readonly string[];
  /** The topics of a text given as bare stems. */
  topicsOf: (stems: readonly string[]) => ReadonlySet<string>;
  /** Those that a site states with them: the words of callers alone do not count. */
  topicsStated: (stems: readonly string[]) => ReadonlySet<string>;
  /**
   * The words of a text that belong to these topics, or name one of the `named` as a whole, alone or as parts of phrases; what
   * means the same made equal.
   */
  wordsOnTopics: (
    stems: readonly string[],
    topics: ReadonlySet<string>,
    named?: ReadonlySet<string>,
  ) => ReadonlySet<string>;
}

/** A word or phrase as bare stems. */
export interface TopicEntry {
  stems: readonly string[];
  topic: string;
  /** It names the topic as a whole, and not a kind of it. */
  isName: boolean;
  /** Callers say it, and a site that does speaks of something else. */
  isOfCallers: boolean;
}

const none: readonly string[] = [];
const noTopics: ReadonlySet<string> = new Set();

/** `conceptOf` makes equal what means the same. */
export function compileTopics(
  entries: readonly TopicEntry[],
  conceptOf: (stem: string) => string,
): CompiledTopics {
  const single = new Map<string, string[]>();
  const phrases = new Map<string, string[]>();
  const names = new Map<string, Set<string>>();
  const stated = new Map<string, string[]>();
  const starts = new Set<string>();
  let longest = 0;
  for (const { stems, topic, isName, isOfCallers } of entries) {
    const [first = ''] = stems;
    const [map, key] = stems.length === 1 ? [single, conceptOf(first)] : [phrases, stems.join(' ')];
    map.set(key, [...(map.get(key) ?? []), topic]);
    if (!isOfCallers) stated.set(key, [...(stated.get(key) ?? []), topic]);
    if (isName) names.set(key, (names.get(key) ?? new Set<string>()).add(topic));
    if (stems.length > 1) starts.add(first);
    longest = Math.max(longest, stems.length);
  }
  /** Words and phrases of a text that belong to topics. */
  const found = function* (
    stems: readonly string[],
  ): Generator<{ words: readonly string[]; of: string[]; key: string }> {
    for (const [at, stem] of stems.entries()) {
      const concept = conceptOf(stem);
      const alone = single.get(concept);
      if (alone !== undefined) yield { words: [stem], of: alone, key: concept };
      if (!starts.has(stem)) continue;
      for (let length = 2; length <= Math.min(longest, stems.length - at); length += 1) {
        const words = stems.slice(at, at + length);
        const key = words.join(' ');
        const together = phrases.get(key);
        if (together !== undefined) yield { words, of: together, key };
      }
    }
  };
  return {
    topicsOfStem: (stem) => single.get(stem) ?? none,
    topicsOf: (stems) => new Set([...found(stems)].flatMap(({ of }) => of)),
    topicsStated: (stems) => new Set([...found(stems)].flatMap(({ key }) => stated.get(key) ?? none)),
    wordsOnTopics: (stems, topics, named = noTopics) =>
      new Set(
        [...found(stems)].flatMap(({ words, of, key }) =>
          of.some((topic) => topics.has(topic)) || names.get(key)?.isDisjointFrom(named) === false
            ? words.map(conceptOf)
            : [],
        ),
      ),
  };
}
