/** Matches words of a question against words of the site: the same, nearly the same, part of a compound, or a compound of the same parts. */
import type { Lexicon } from './lexicon.ts';
import { isApart } from './text.ts';

/** One word of a question, ready to be looked for. */
export interface Term {
  /** How well the stems of a text hold it: 1 the word itself, less for what means nearly the same, 0 not at all. */
  heldBy: (stems: ReadonlySet<string>) => number;
}

const nearness = 0.85;
const partness = 0.95;
const minPartLength = 5;
const minHalfLength = 4;
/** What stands before the last part of a compound is a word: "rauchen" is no part of "brauchen". */
const minFirstLength = 3;
const linkings = ['', 's', 'n', 'en', 'es'];

/** Terms over a vocabulary; only languages that write compounds in one word look inside words. */
export function createTerms(vocabulary: readonly string[], lexicon: Lexicon): (stem: string) => Term {
  const cache = new Map<string, Term>();
  const near = (stem: string): readonly string[] => lexicon.paraphrases.nearOf(stem);
  const make = (stem: string): Term => {
    const others = near(stem);
    const phrases = lexicon.partsOf(stem);
    const held = (stems: ReadonlySet<string>): number => {
      if (stems.has(stem)) return 1;
      const isNear =
        others.some((other) => stems.has(other)) ||
        // "Offices that are cleaned": the words of a phrase, though not beside each other.
        phrases.some((parts) => parts.every((part) => stems.has(part)));
      return isNear ? nearness : 0;
    };
    if (!lexicon.words.compounds) return { heldBy: held };
    const whole = new Set(
      [stem, ...others].flatMap((each) => wordsWith(each, minPartLength, vocabulary, lexicon)),
    );
    const halves = splitsOf(stem, vocabulary, lexicon);
    return {
      heldBy: (stems) => {
        const plain = held(stems);
        if (plain > 0) return plain;
        const isPart =
          holdsAny(stems, whole) ||
          halves.some(([first, second]) => holdsAny(stems, first) && holdsAny(stems, second));
        return isPart ? partness : 0;
      },
    };
  };
  return (stem) => {
    const made = cache.get(stem) ?? make(stem);
    cache.set(stem, made);
    return made;
  };
}

const holdsAny = (stems: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((word) => stems.has(word));

/** Words that begin or end with a stem or with what means the same; what is set apart by the language is no part of anything. */
function wordsWith(
  stem: string,
  minLength: number,
  vocabulary: readonly string[],
  { formsOf, words: { inCompounds } }: Lexicon,
): string[] {
  const forms = formsOf(stem);
  const plain = forms.filter((form) => form.length >= minLength || (forms.length > 1 && form.length >= 3));
  const parts = inCompounds === undefined ? plain : [...new Set([...plain, ...plain.map(inCompounds)])];
  return vocabulary.filter(
    (word) =>
      !isApart(word) &&
      parts.some(
        (part) =>
          word.length > part.length &&
          (word.startsWith(part) ||
            (part.length >= minHalfLength &&
              word.length >= part.length + minFirstLength &&
              word.endsWith(part))),
      ),
  );
}

/** "herrenschnitt" as "herren" + "schnitt": both halves have to be words that the site uses, alone or in compounds. */
function splitsOf(
  stem: string,
  vocabulary: readonly string[],
  lexicon: Lexicon,
): [ReadonlySet<string>, ReadonlySet<string>][] {
  const splits: [ReadonlySet<string>, ReadonlySet<string>][] = [];
  if (/\d/.test(stem)) return splits;
  const wordsOfHalf = (half: string): ReadonlySet<string> => {
    const own = lexicon.stemOf(half);
    const found = new Set(wordsWith(own, minHalfLength, vocabulary, lexicon));
    if (vocabulary.includes(own)) found.add(own);
    return found;
  };
  for (let at = minHalfLength; at <= stem.length - minHalfLength; at += 1) {
    const half = stem.slice(at);
    const second = wordsOfHalf(half);
    // "Studententarif": what it costs is asked of students.
    const isPrice = second.size === 0 && lexicon.has('price', half);
    if (second.size === 0 && !isPrice) continue;
    for (const linking of linkings) {
      const head = stem.slice(0, at);
      if (!head.endsWith(linking) || head.length - linking.length < minHalfLength) continue;
      const first = wordsOfHalf(head.slice(0, head.length - linking.length));
      if (first.size > 0) splits.push([first, isPrice ? first : second]);
    }
  }
  return splits;
}
