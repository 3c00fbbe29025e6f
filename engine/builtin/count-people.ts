/** How many people a caller says that will come. */
import type { Scene } from './business.ts';
import { withoutArticles } from './language/articles.ts';
import { numbersOf, tableOf, withDigits } from './language/number-words.ts';
import { perLanguage } from './language/per-language.ts';
import { withoutPhone } from './language/spoken-numbers.ts';
import { alternativesOf, behindPiece, fold } from './language/text.ts';
import { withoutNights } from './nights.ts';
import { behindCorrection } from './refusals.ts';
import { patternsByLanguage } from './patterns/any-language.ts';
import type { LanguageWords } from './words/types.ts';

const phrasesOf = (source: string): string[] => source.split('|').filter(Boolean);

/** What is said behind "no, sorry", or behind a bare "no": it goes before what was said first. */
const behindNo = (text: string, { lexicon }: Scene): string =>
  behindPiece(
    text,
    (piece) =>
      lexicon.has('correction', piece) || (lexicon.has('no', piece) && lexicon.without(['no'], piece) === ''),
  ) ?? text;

/** "Four", in answer to the question; a part that names a day or a time counts nobody, but "4 tomorrow at 7" does. */
function bareCount(text: string, scene: Scene, digits: (part: string) => string): string | undefined {
  const { readWhen, local, lexicon } = scene;
  const pattern = lexicon.words.spaced ? /(?<![\p{L}\p{N}])\d{1,3}(?![\p{L}\p{N}])/gu : /\d{1,3}/gu;
  for (const part of text.split(/[,;、]|\.\s/u)) {
    const { days, times, rest } = readWhen(part, local?.date);
    const found = digits(rest).match(pattern) ?? [];
    if (found.length !== 1) continue;
    const isBesideTime = days.length + times.length > 0;
    if (!isBesideTime || digits(fold(part)).startsWith(found[0])) return found[0];
  }
  return undefined;
}

/** Sizes of groups by what they are called ("a couple"), and the pattern of all of them. */
function groupsIn(source: string, { before, after }: Edge): (folded: string) => number | undefined {
  const groups = tableOf(source);
  if (groups.size === 0) return () => undefined;
  const pattern = new RegExp(`${before}(${alternativesOf([...groups.keys()])})${after}`, 'u');
  return (folded) => groups.get(pattern.exec(folded)?.[1] ?? '');
}

interface Edge {
  before: string;
  after: string;
}

const patternsOf = perLanguage((words) => {
  const own = words.numerals;
  const edge: Edge = words.spaced
    ? { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' }
    : { before: '', after: '' };
  const children = alternativesOf(phrasesOf(own.children));
  const adults = alternativesOf(phrasesOf(own.adults));
  const people = alternativesOf(words.cues.people);
  const and = alternativesOf([...words.and, 'plus', '、']);
  const of = words.spaced ? '\\s+' : '\\s*';
  const count = `(\\d{1,3}|${patternsByLanguage[words.language]!.article || '(?!)'})`;
  const more = `${of}${count}${of}(?:${children})${edge.after}`;
  const states = words.spaced ? `\\s+(?:${alternativesOf(phrasesOf(own.being))})${edge.after}` : own.being;
  const being = `(?!${states})`;
  // "大人3人と子供2人": the noun goes before its number.
  const counted = (nouns: string): RegExp =>
    words.spaced ? /(?!)/ : new RegExp(`(?:${nouns})(?:が|は)?\\s?(\\d{1,3})`, 'u');
  return {
    group: groupsIn(own.groups, edge),
    askedGroup: groupsIn(own.askedGroups, edge),
    signs: words.spaced ? /(?!)/gu : new RegExp(alternativesOf([...numbersOf(words).keys()]), 'gu'),
    parties: [
      new RegExp(`${edge.before}${count}${of}(?:${people}|${adults})(?:${of}(?:${and}))+${more}`, 'u'),
      new RegExp(`${edge.before}${count}${of}(?:${adults})${more}`, 'u'),
    ],
    grown: counted(adults),
    small: counted(children),
    counts: [
      new RegExp(`${edge.before}(\\d{1,3})\\s*(?:${people})${edge.after}${being}`, 'u'),
      new RegExp(
        `${edge.before}(?:${people}|${alternativesOf(words.cues.forPeople)})\\s+(\\d{1,3})${edge.after}(?!\\s+\\d)`,
        'u',
      ),
    ],
  };
});

const countsOf = perLanguage((words) => {
  const counts = alternativesOf([...tableOf(words.numerals.groups).keys(), ...numbersOf(words).keys()]);
  return words.spaced
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:\\d+|${counts})(?![\\p{L}\\p{N}])`, 'gu')
    : new RegExp(`\\d+|${counts}`, 'gu');
});

/** A folded text without numbers and the words for groups. */
export const withoutCounts = (folded: string, words: LanguageWords): string =>
  folded.replace(countsOf(words), ' ');

/** What counts where a number was asked for. */
const askedGroupsOf = perLanguage(
  ({ numerals }) => new RegExp(alternativesOf([...tableOf(numerals.askedGroups).keys()]), 'gu'),
);

/** What the first of these patterns that matches holds. */
const firstIn = (patterns: readonly RegExp[], text: string): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return null;
};

/** The number of people in a text; `isAsked`: a bare number counts, too. */
export function countPeople(raw: string, scene: Scene, isAsked: boolean): string | undefined {
  const { lexicon, readWhen, local } = scene;
  const { words } = lexicon;
  const said = withoutNights(withoutPhone(raw, words), words);
  const tellsNumber = (part: string): boolean => countPeople(part, scene, true) !== undefined;
  const corrected = behindCorrection(said, tellsNumber, scene) ?? behindNo(said, scene);
  if (corrected !== said) {
    // "Five of us, no wait, six": a bare number there counts people, too.
    const isOfPeople =
      isAsked || countPeople(said.slice(0, said.length - corrected.length), scene, false) !== undefined;
    const meant = countPeople(corrected, scene, isOfPeople);
    if (meant !== undefined) return meant;
  }
  const { group, askedGroup, signs, parties, grown, small, counts } = patternsOf(words);
  const digits = (part: string): string =>
    words.spaced
      ? withDigits(withoutArticles(part, lexicon), words)
      : part.replace(signs, (sign) => `${String(numbersOf(words).get(sign))}人`);
  const rest = digits(readWhen(said, local?.date).rest);
  const inGroup = group(fold(said));
  if (inGroup !== undefined) return String(inGroup);
  const party = firstIn(parties, rest);
  const one = (value: string | undefined): number =>
    value === undefined ? 0 : /^\d/.test(value) ? Number(value) : 1;
  if (party !== null) return String(one(party[1]) + one(party[2]));
  const [adults, children] = [grown.exec(rest)?.[1], small.exec(rest)?.[1]];
  if (adults !== undefined && children !== undefined) return String(Number(adults) + Number(children));
  const match = firstIn(counts, rest);
  if (match !== null) return String(Number(match[1]));
  const alone = askedGroup(fold(said));
  // "Just me", told alone, counts before it is asked for.
  const isAlone =
    alone !== undefined && lexicon.contentOf(fold(said).replace(askedGroupsOf(words), ' ')).length === 0;
  if (!isAsked) return isAlone ? String(alone) : undefined;
  return alone === undefined ? bareCount(said, scene, digits) : String(alone);
}
