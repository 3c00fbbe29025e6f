/** Whether a sentence of the site has the form that the answer to a question must have. */
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import { topicsHeard, type Scene } from '../business.ts';
import { countsPeople, countsThings, isCounting, nearby } from '../evidence/counting.ts';
import { namesPeople } from '../evidence/people-evidence.ts';
import { maxLabelWords } from '../evidence/piece-traits.ts';
import { holdsPlace } from '../evidence/place-evidence.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { listsNames, statesArea } from '../evidence/served-places.ts';
import {
  countsUnit,
  holdsClock,
  holdsLength,
  holdsTime,
  tellsTimeBefore,
} from '../evidence/time-evidence.ts';
import { isPriced } from '../language/amounts.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { findPhone } from '../language/spoken-numbers.ts';
import { fold, wordsOf } from '../language/text.ts';
import { spacedWords } from '../patterns/any-language.ts';
import { CONDITION } from './asking.ts';
import { unitHeard, type Wanted } from './wanted.ts';

/** A heading that is little more than a price. */
const maxPriceHeading = 24;

/** A line of a price list whose price has no sign: "Bridal hair from 66". */
const barePrice = /^(?!.*(?:19|20)\d{2}$)(?!.*\d[:.h]\d{2}\s?[-–])\D{4,60}(?<!\p{L})\d{1,4}(?:[.,]\d{2})?$/u;
/** "Call now, free quote": says what nothing costs but the quote. */
const isFreeQuote = ({ topics }: Piece, scene: Scene): boolean =>
  topics.has('quote') && !topicsHeard(scene).has('quote');

/** "The first visit, with a plan, is always free": what it is said of, and how. */
const IS_SOMETHING = new RegExp(
  `^(.+?)(?:\\s${spacedWords('isSomething')}\\s|は)([^.,;:()。、]{1,40})`,
  'iu',
);

/** The last parts of words that are written with a hyphen: "ant-free" costs what it costs. */
const BEHIND_HYPHEN = /(?<=\p{L})-\p{L}+/gu;

/** Whether a text calls something free of charge. */
const saysFree = (text: string, lexicon: Lexicon): boolean =>
  lexicon.has('free', text.replace(BEHIND_HYPHEN, ''));

/** "Free estimates": what is asked for stands beside the word, or what else it is called. */
function isFree(piece: Piece, content: readonly string[], scene: Scene): boolean {
  const { text } = piece;
  const { lexicon } = scene;
  if (!saysFree(text, lexicon)) return false;
  // "If you leave before ten, that day is free" does not say how much a day is.
  const isConditional = sentencesOf(text).some(
    (sentence) => CONDITION.test(sentence.trim()) && saysFree(sentence, lexicon),
  );
  if (isConditional && lexicon.paraphrases.open.test(fold(scene.heard))) return false;
  const asked = topicsHeard(scene);
  const isAsked = (word: string): boolean =>
    content.includes(lexicon.stemOf(word)) || !asked.isDisjointFrom(lexicon.topicsOf(word));
  const isSaidOf = sentencesOf(text).some((sentence) => {
    const [, subject = '', said = ''] = IS_SOMETHING.exec(sentence) ?? [];
    // "Quotes for new boilers are free": not the boilers.
    const head = wordsOf(subject, lexicon.words).find((word) => lexicon.contentOf(word).length > 0);
    return head !== undefined && isAsked(head) && saysFree(said, lexicon);
  });
  if (isSaidOf) return true;
  if (isFreeQuote(piece, scene)) return false;
  // "Consultations are free": small words stand between.
  const isTelling = (word: string): boolean =>
    lexicon.has('free', word) || lexicon.contentOf(word).length > 0;
  return sentencesOf(text).some((sentence) => {
    const marked = wordsOf(sentence.replace(BEHIND_HYPHEN, ''), lexicon.words).filter(isTelling);
    return marked.some(
      (word, at) => lexicon.has('free', word) && marked.slice(Math.max(0, at - 1), at + 2).some(isAsked),
    );
  });
}

/** "Do I pay extra for breakfast?": that prices include it is the answer; how much it is only the price could say. */
const isIncluded = (
  { text, own }: Piece,
  content: readonly string[],
  { lexicon, index, heard }: Scene,
): boolean =>
  lexicon.has('includes', text) &&
  (!lexicon.paraphrases.open.test(fold(heard)) || lexicon.has('price', text)) &&
  content.some((stem) => !lexicon.paraphrases.soft.has(stem) && index.covers(own, stem));

/** "How much is the deposit?": "20% of every booking". */
export const tellsShare = (text: string, scene: Scene): boolean =>
  /\d\s?[%％]/u.test(text) &&
  (['deposit', 'discount'] as const).some((topic) => topicsHeard(scene).has(topic));

/** "By which day of the month?": "by the 10th of each month". */
function tellsDayOfMonth({ text, stems }: Piece, { heard, lexicon }: Scene): boolean {
  const { months } = lexicon.words.measures;
  const isMonth = new Set(months.map(lexicon.stemOf));
  return (
    /(?<!\d)(?:[1-9]|[12]\d|3[01])(?!\d)/u.test(text) &&
    lexicon.stemsOf(heard).some((stem) => isMonth.has(stem) && stems.has(stem))
  );
}

/** Whether a piece can be an answer of this form at all. */
export function accepts(
  piece: Piece,
  wanted: Wanted,
  scene: Scene,
  content: readonly string[] = [],
): boolean {
  const { lexicon } = scene;
  switch (wanted) {
    case 'anything':
    case 'more':
      return true;
    case 'number':
      return (
        countsPeople(piece, scene) &&
        countsThings(piece, content, scene) &&
        (isCounting(piece, scene) || nearby.test(piece.text))
      );
    case 'moment':
      return holdsTime(piece, scene);
    case 'day':
      return (
        scene.readWhen(`${piece.context} ${piece.text}`, undefined).days.length > 0 ||
        tellsDayOfMonth(piece, scene)
      );
    case 'clock':
      return holdsClock(piece, scene) || tellsTimeBefore(piece, scene);
    case 'duration': {
      const unit = unitHeard(scene);
      const holds = unit === undefined ? holdsLength(piece, scene) : countsUnit(piece, unit, scene);
      return piece.stems.has('#age') || holds;
    }
    case 'people':
      return (
        piece.fact?.kind !== 'service' &&
        // Who has the rights in the texts may be anybody.
        !/©|copyright/iu.test(piece.text) &&
        (!piece.own.isDisjointFrom(lexicon.paraphrases.people) || namesPeople(piece, scene))
      );
    case 'price':
      // A long sentence with "free" in it is about something else than the price.
      return (
        isFree(piece, content, scene) ||
        isIncluded(piece, content, scene) ||
        (piece.stems.has('#percent') && topicsHeard(scene).has('discount')) ||
        tellsShare(piece.text, scene) ||
        isPriced.test(piece.text) ||
        (piece.own.size <= maxLabelWords && barePrice.test(piece.text)) ||
        (piece.context.length <= maxPriceHeading && isPriced.test(piece.context)) ||
        (piece.own.size <= maxLabelWords && saysFree(piece.text, lexicon) && !isFreeQuote(piece, scene))
      );
    case 'phone':
      return findPhone(piece.text) !== undefined;
    case 'place':
      return (
        piece.fact?.kind !== 'service' &&
        (!lexicon.words.spaced || piece.topics.has('parking') || holdsPlace(piece.text)) &&
        (!isPriced.test(piece.text) || piece.own.size > maxLabelWords)
      );
    case 'area':
      return (
        lexicon.has('areaEvidence', `${piece.context} ${piece.text}`) ||
        statesArea(piece, lexicon) ||
        listsNames(piece.text, lexicon)
      );
  }
}
