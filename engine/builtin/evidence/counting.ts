/** Numbers in what the site says, and what they count. */
import { isPriced, withoutPrices } from '../language/amounts.ts';
import { isPostalTown } from './place-evidence.ts';
import { topicsHeard, type Scene } from '../business.ts';
import type { Piece } from './retrieval.ts';
import { numbersOf } from '../language/number-words.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

/** A telephone number is no answer to "how many" or "when". */
export const withoutPhones = (text: string): string =>
  text.replace(/(?<![\d:])\(?\+?\d[\d ()/-]{5,18}\d(?![\d:])/gu, (run) =>
    run.replace(/\D/gu, '').length >= 7 && !/^\d{4}\s?[-–/]/u.test(run) ? ' ' : run,
  );

/** Near enough to walk: as good as a number of miles. */
export const nearby = anyLanguage('nearby');

/** Times of a day, which count nothing. */
export const clockTimes = /(?<!\d,|\()\d{1,2}(?:[:.h]\d{2}|\s?(?:[ap]\.?m\b|uhr|uur|h\b))/giu;

/** Reading days in every piece at every question would cost more than all else; a piece never changes. */
const numbered = new WeakMap<Piece, boolean>();

/** "六名", "三日": Japanese writes a number and what is counted as one word. */
const COUNTED =
  /[一二三四五六七八九十百]+(?:人|名|日|泊|分|時|部屋|台|歳|週|か月|ヶ月|年|つ|席|階|本|回|室)/u;

/** Stems of number words are their digits. */
const isNumber = (stem: string): boolean => /^\d{1,4}$/.test(stem);

/** A number that is no article ("one" mostly is) and no year. */
const isSeveral = (stem: string): boolean =>
  isNumber(stem) && stem !== '1' && !/^(?:19\d\d|20(?:0[1-9]|[1-4]\d))$/u.test(stem);

const ARTICLE = anyLanguage('article', { before: '^', after: '$', flags: 'u' });

/** Whether a stem is one, as a number or as an article that may stand for it. */
export const isOne = (stem: string, { words }: Scene['lexicon']): boolean =>
  stem === '1' || ARTICLE.test(stem) || numbersOf(words).get(stem) === 1;

/** Whether a piece holds a number, in digits or words, or a day; telephone numbers are none. */
export function holdsNumber(piece: Piece, { lexicon, readWhen }: Scene): boolean {
  const known = numbered.get(piece);
  if (known !== undefined) return known;
  const text = withoutPhones(piece.text);
  const holds =
    /[\d¼½¾]/u.test(text) ||
    COUNTED.test(piece.text) ||
    lexicon.contentOf(text).some(isSeveral) ||
    // "Ten minutes" is one length, and no number beside a word.
    lexicon.lengthsOf(text).signs.length > 0 ||
    readWhen(piece.text, undefined).days.length > 0;
  numbered.set(piece, holds);
  return holds;
}

/** "How many rooms?": an amount of money counts none, nor does the number of a house. */
export const isCounting = (piece: Piece, scene: Scene): boolean =>
  piece.fact?.kind !== 'address' &&
  !isPostalTown(piece.text) &&
  holdsNumber(piece, scene) &&
  (!isPriced.test(piece.text) || /\d/u.test(withoutPhones(withoutPrices(piece.text))));

/** So many words may stand between a number and what is counted. */
const maxBetween = 4;

/** Somebody works. */
const WORKS = anyLanguage('worksThere', whole);

/** "For how many people?": the number has to stand beside people, seats or beds; "from 15 € a person" counts nobody. */
export function countsPeople({ text, own }: Piece, scene: Scene): boolean {
  const { lexicon } = scene;
  if (!topicsHeard(scene).has('capacity')) return true;
  // "How many people work there?": guests and seats are not who does.
  if (WORKS.test(scene.heard) && own.isDisjointFrom(lexicon.paraphrases.people) && !WORKS.test(text))
    return false;
  if (!lexicon.words.spaced) return true;
  const isCounted = (stem: string): boolean => lexicon.paraphrases.topicsOfStem(stem).includes('capacity');
  const plain = lexicon.stemsOf(withoutPrices(text.replace(nearby, ' ')));
  return plain.some(
    (stem, at) =>
      isSeveral(stem) &&
      !lexicon.paraphrases.durations.has(plain[at + 1] ?? '') &&
      plain.slice(Math.max(0, at - maxBetween), at + maxBetween + 1).some(isCounted),
  );
}

/** What is counted by rules of its own. */
const measuredTopics: ReadonlySet<string> = new Set(['age', 'capacity', 'distance', 'experience']);

/** "How many rooms do you have?": the number has to stand beside the rooms; "from 3 pm" counts none. */
export function countsThings({ text, fact }: Piece, content: readonly string[], scene: Scene): boolean {
  const { lexicon, index, heard } = scene;
  const { soft } = lexicon.paraphrases;
  const things = content.filter((stem) => !soft.has(stem) && !stem.startsWith('#') && !/\d/.test(stem));
  const isCounted =
    lexicon.has('howMany', heard) && topicsHeard(scene).isDisjointFrom(measuredTopics) && things.length > 0;
  if (!isCounted || !lexicon.words.spaced || fact?.kind === 'faq') return true;
  const plain = lexicon.stemsOf(
    withoutPhones(withoutPrices(text)).replace(clockTimes, ' ').replace(nearby, ' '),
  );
  const isThing = (stem: string): boolean => things.some((thing) => index.covers(new Set([stem]), thing));
  const { durations } = lexicon.paraphrases;
  // "For over 40 years, serving your pets" counts years alone.
  const countsTime = (next = ''): boolean => durations.has(next) && !isThing(next);
  return plain.some(
    (stem, at) =>
      // "Rooms: 4"; but a room that "has 2 beds" is one.
      isNumber(stem) &&
      !countsTime(plain[at + 1]) &&
      plain.slice(Math.max(0, at - 1), at + maxBetween + 1).some(isThing),
  );
}
