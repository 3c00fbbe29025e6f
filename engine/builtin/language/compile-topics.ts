/** Compiles the words by which topics are asked about and stated. */

export interface CompiledTopics {
  /** The topics of all kinds of businesses that a stem belongs to. */
  topicsOfStem: (stem: string) => readonly string[];
  /** The topics of a text given as bare stems. */
  topicsOf: (stems: readonly string[]) => ReadonlySet<string>;
  /** The words of a text that belong to these topics, alone or as parts of phrases; what means the same made equal. */
  wordsOnTopics: (stems: readonly string[], topics: ReadonlySet<string>) => ReadonlySet<string>;
}

const none: readonly string[] = [];

/** `entries` are bare stems of words and phrases with their topics; `conceptOf` makes equal what means the same. */
export function compileTopics(
  entries: readonly { stems: readonly string[]; topic: string }[],
  conceptOf: (stem: string) => string,
): CompiledTopics {
  const single = new Map<string, string[]>();
  const phrases = new Map<string, string[]>();
  const starts = new Set<string>();
  let longest = 0;
  for (const { stems, topic } of entries) {
    const [first = ''] = stems;
    const [map, key] = stems.length === 1 ? [single, conceptOf(first)] : [phrases, stems.join(' ')];
    map.set(key, [...(map.get(key) ?? []), topic]);
    if (stems.length > 1) starts.add(first);
    longest = Math.max(longest, stems.length);
  }
  /** Words and phrases of a text that belong to topics. */
  const found = function* (stems: readonly string[]): Generator<{ words: readonly string[]; of: string[] }> {
    for (const [at, stem] of stems.entries()) {
      const alone = single.get(conceptOf(stem));
      if (alone !== undefined) yield { words: [stem], of: alone };
      if (!starts.has(stem)) continue;
      for (let length = 2; length <= Math.min(longest, stems.length - at); length += 1) {
        const words = stems.slice(at, at + length);
        const together = phrases.get(words.join(' '));
        if (together !== undefined) yield { words, of: together };
      }
    }
  };
  return {
    topicsOfStem: (stem) => single.get(stem) ?? none,
    topicsOf: (stems) => new Set([...found(stems)].flatMap(({ of }) => of)),
    wordsOnTopics: (stems, topics) =>
      new Set(
        [...found(stems)].flatMap(({ words, of }) =>
          of.some((topic) => topics.has(topic)) ? words.map(conceptOf) : [],
        ),
      ),
  };
}
