/** Whether a sentence of the site tells a time. */
import type { Scene } from '../business.ts';
import { clockTimes, holdsNumber, isOne, withoutPhones } from './counting.ts';
import type { Piece } from './retrieval.ts';
import { isPriced, withoutPrices } from '../language/amounts.ts';
import { monthsIn } from '../language/month-names.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, spacedWords, whole } from '../patterns/any-language.ts';

const noTime = new RegExp(`\\d\\s?(?:[°%]|${spacedWords('degrees')})(?!\\p{L})`, 'iu');
const spanOfHours = /(?<!\d)\d{1,2}\s?[-–]\s?\d{1,2}(?!\d)/u;
const clockTime = /\d[:.h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|uur|h\b|時)/iu;
const year = /(?:19|20)\d{2}/u;

const timed = new WeakMap<Piece, boolean>();

/** A time, a day, a month or a year: degrees, amounts and counts are numbers, and none. */
export function holdsTime(piece: Piece, scene: Scene): boolean {
  const known = timed.get(piece);
  if (known !== undefined) return known;
  const { lexicon, readWhen } = scene;
  const { words, paraphrases } = lexicon;
  const holds =
    clockTime.test(piece.text) ||
    year.test(piece.text) ||
    (spanOfHours.test(piece.text) && !noTime.test(piece.text) && !isPriced.test(piece.text)) ||
    (holdsNumber(piece, scene) && !piece.own.isDisjointFrom(paraphrases.durations)) ||
    monthsIn(piece.text, words).length > 0 ||
    readWhen(piece.text, undefined).days.length > 0 ||
    // "When will I hear back?"
    AT_ONCE.test(piece.text);
  timed.set(piece, holds);
  return holds;
}

const clocked = new WeakMap<Piece, boolean>();

/** Capitals within a sentence: "des Deux-Sèvres" is no hour. */
const withoutNames = (text: string): string => text.replace(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu, ' ');

/** A time of the day, also "at four in the afternoon", "until noon". */
export function holdsClock(piece: Piece, { readWhen }: Scene): boolean {
  const known = clocked.get(piece);
  if (known !== undefined) return known;
  const text = withoutPrices(piece.text);
  const holds =
    clockTime.test(text) ||
    spanOfHours.test(text) ||
    readWhen(withoutNames(text), undefined).times.length > 0;
  clocked.set(piece, holds);
  return holds;
}

const BEFORE = anyLanguage('beforeTime', whole);

/** "20 minutes before we close": as good as a time of the day. */
export const tellsTimeBefore = (piece: Piece, scene: Scene): boolean =>
  BEFORE.test(fold(piece.text)) && holdsLength(piece, scene);

/** "1h30", "45 min", but not "24h/24". */
const lengthSign = /(?<!\d[.:]?)\d{1,3}\s?(?:h|hrs?|mins?|mn|std)(?![\p{L}:]|\s?\/)/iu;
/** "24時間受付", "24 ore su 24": at any hour, which is no length. */
const ALWAYS =
  /24時間(?!以内|後|前|ほど|程度|くらい|かか)|(?<!\d)24[\s-]?(?:de )?\p{L}{1,8}\s\p{L}{1,5}\s24(?!\d)/gu;
const AT_ONCE = anyLanguage('atOnce', { before: whole.before });
const THAN = anyLanguage('than', { before: '^', after: '$', flags: 'u' });
/** "Two or three working days": so many words stand between a number and what it counts. */
const maxBesideLength = 3;

const lengthy = new WeakMap<Piece, boolean>();

/** A length of time: a number beside what counts one, "a day" but not "longer than a day", "same day". Hours of a day are none. */
export function holdsLength(piece: Piece, { lexicon }: Scene): boolean {
  const known = lengthy.get(piece);
  if (known !== undefined) return known;
  const holds = AT_ONCE.test(piece.text) || countsLength(piece, lexicon);
  lengthy.set(piece, holds);
  return holds;
}

/** "30 days", Romanian "30 de zile", "20h": a number right before the unit that is asked for; "from 5 to 7 years old" is an age. */
export function countsUnit(piece: Piece, unit: string, { lexicon }: Scene): boolean {
  const plain = `${piece.context}\n${piece.text}`;
  if (isOfAges(piece, lexicon) && lexicon.words.measures.years.map(lexicon.stemOf).includes(unit))
    return false;
  const sign = lengthSign.exec(plain)?.[0].toLowerCase();
  if (sign !== undefined && (sign.includes('m') ? MINUTES : HOURS).test(unit)) return true;
  const stems = lexicon.stemsOf(plain);
  return stems.some(
    (stem, at) =>
      (/^\d{1,4}$/u.test(stem) || isOne(stem, lexicon)) &&
      stems.slice(at + 1, at + 1 + maxBesideUnit).includes(unit),
  );
}

/** Stems of the units that signs stand for, in the languages that are spoken. */
const HOURS = /^(?:h|st[ud]|uu?r|or|godz)/u;
const MINUTES = /^min/u;

/** "30 de zile", "2 and a half hours". */
const maxBesideUnit = 3;

/** Hyphens make the kind of a thing of how long it takes: "same-day exams". */
const JOINED = /(?<![\p{L}-])\p{L}+-\p{L}+(?![\p{L}-])/gu;

/** A length that a thing takes: neither "same-day exams" nor the name of what has a price, whatever it is called. */
export const tellsLength = (piece: Piece, { lexicon }: Scene): boolean =>
  countsLength(piece, lexicon) ||
  (!isPriced.test(piece.text) && AT_ONCE.test(piece.text.replace(JOINED, ' ')));

/** "For children from 6 to 12 years": how old they are is no length of anything. */
const isOfAges = ({ text }: Piece, { measures }: Scene['lexicon']): boolean =>
  measures.rangesIn(text).some(({ kind, from, to }) => kind === 'age' && from < to && to < Infinity);

/** Minutes, hours, days or years with a number, or a sign for them. */
function countsLength(piece: Piece, lexicon: Scene['lexicon']): boolean {
  const { durations } = lexicon.paraphrases;
  const plain = withoutPhones(withoutPrices(`${piece.context}\n${piece.text}`))
    .replace(clockTimes, ' ')
    .replace(ALWAYS, ' ');
  const stems = lexicon.stemsOf(plain);
  const years = new Set(isOfAges(piece, lexicon) ? lexicon.words.measures.years.map(lexicon.stemOf) : []);
  const isLength = (stem: string): boolean => durations.has(stem) && !years.has(stem);
  const holdsCounted = lexicon.words.spaced
    ? stems.some(
        (stem, at) =>
          (/^\d{1,4}$/u.test(stem) &&
            stem !== '1' &&
            stems.slice(Math.max(0, at - 1), at + maxBesideLength + 1).some(isLength)) ||
          (isOne(stem, lexicon) && isLength(stems[at + 1] ?? '') && !THAN.test(stems[at - 1] ?? '')),
      )
    : /\d/u.test(plain) && stems.some(isLength);
  return lengthSign.test(piece.text) || holdsCounted;
}
