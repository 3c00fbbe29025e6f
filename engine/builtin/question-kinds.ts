/** What form the answer to a question must have, and whether a sentence of the site has it. */
import type { Scene } from './business.ts';
import type { Piece } from './retrieval.ts';
import { findPhone } from './spoken-numbers.ts';
import { fold } from './text.ts';

/** A duration holds a number and a unit of time, "who" holds people, an area what is served. */
export type Wanted = 'anything' | 'number' | 'moment' | 'duration' | 'people' | 'area' | 'price' | 'phone';

/** The form that a clause asks for. */
export function wantedOf(clause: string, { lexicon }: Scene): Wanted {
  if (lexicon.has('area', clause)) return 'area';
  if (lexicon.has('howLong', clause)) return 'duration';
  if (lexicon.has('howMany', clause)) return 'number';
  if (lexicon.has('when', clause)) return 'moment';
  return lexicon.paraphrases.who.test(fold(clause)) ? 'people' : 'anything';
}

const maxLabelWords = 8;

const holdsAny = (stems: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean => {
  for (const stem of wanted) if (stems.has(stem)) return true;
  return false;
};

const isPriced =
  /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|zł|lei\b|ron\b|eur\b|usd\b|gbp\b|chf\b|kr\b|r\$|euro?s?\b|dollars?\b|pounds?\b|円)/iu;

/** A telephone number is no answer to "how many" or "when". */
const withoutPhones = (text: string): string =>
  text.replace(/(?<![\d:])\(?\+?\d[\d ()/-]{5,18}\d(?![\d:])/gu, (run) =>
    run.replace(/\D/gu, '').length >= 7 && !/^\d{4}\s?[-–/]/u.test(run) ? ' ' : run,
  );

const noTime = /\d\s?(?:°|%|degrees?|grad|degrés?|grados?|gradi|graus?|graden|stopni|grade)(?!\p{L})/iu;
const moment = /\d[:.h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|uur|h\b|時)|(?:19|20)\d{2}/iu;

/** Reading days in every piece at every question would cost more than all else; a piece never changes. */
const numbered = new WeakMap<Piece, boolean>();

function holdsNumber(piece: Piece, { lexicon, readWhen }: Scene): boolean {
  const known = numbered.get(piece);
  if (known !== undefined) return known;
  const holds =
    /\d/.test(withoutPhones(piece.text)) ||
    Object.keys(lexicon.words.numbers).some((word) => piece.stems.has(word)) ||
    readWhen(piece.text, undefined).days.length > 0;
  numbered.set(piece, holds);
  return holds;
}

/** Names of people: a capitalised word beside another, where not every noun has a capital. */
const namesPeople = (text: string, { lexicon }: Scene): boolean =>
  /: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:[.,]|$)/u.test(text) ||
  (lexicon.words.spaced &&
    lexicon.words.language !== 'de' &&
    /(?<=\p{L}[,]? )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[,:]/u.test(text));

/**
 * Whether a piece that holds the words of a question is about what was asked of them: beside one word alone, "longer than a day"
 * is not how long a repair takes.
 */
export function isAbout(
  piece: Piece,
  content: readonly string[],
  wanted: Wanted,
  { lexicon }: Scene,
): boolean {
  if (wanted !== 'duration' || piece.fact?.kind === 'faq' || piece.own.size <= maxLabelWords) return true;
  const { soft, takes } = lexicon.paraphrases;
  return content.filter((stem) => !soft.has(stem)).length > 1 || holdsAny(piece.own, takes);
}

/** Whether a piece can be an answer of this form at all. */
export function accepts(piece: Piece, wanted: Wanted, scene: Scene): boolean {
  const { lexicon } = scene;
  switch (wanted) {
    case 'anything':
      return true;
    case 'number':
      return holdsNumber(piece, scene);
    case 'moment':
      // Degrees and amounts are numbers, and no times.
      return holdsNumber(piece, scene) && !(noTime.test(piece.text) && !moment.test(piece.text));
    case 'duration':
      return holdsNumber(piece, scene) && holdsAny(piece.stems, lexicon.paraphrases.durations);
    case 'people':
      return (
        piece.fact?.kind !== 'service' &&
        (holdsAny(piece.own, lexicon.paraphrases.people) || namesPeople(piece.text, scene))
      );
    case 'price':
      // A long sentence with "free" in it is about something else than the price.
      return (
        isPriced.test(piece.text) || (piece.own.size <= maxLabelWords && lexicon.has('free', piece.text))
      );
    case 'phone':
      return findPhone(piece.text) !== undefined;
    case 'area':
      return lexicon.has('areaEvidence', `${piece.context} ${piece.text}`);
  }
}
