/** What form the answer to a question must have, and whether a sentence of the site has it. */
import type { Scene } from './business.ts';
import type { Piece } from './retrieval.ts';
import { findPhone } from './spoken-numbers.ts';
import { fold, wordsOf } from './text.ts';

/** `more` is what yes or no does not answer. A duration holds a number and a unit of time, "who" holds people, an area what is served. */
export type Wanted =
  | 'anything'
  | 'more'
  | 'number'
  | 'moment'
  | 'clock'
  | 'duration'
  | 'people'
  | 'area'
  | 'place'
  | 'price'
  | 'phone';

/** The form that a clause asks for. */
export function wantedOf(clause: string, { lexicon, readWhen }: Scene): Wanted {
  if (lexicon.has('area', clause) && !lexicon.has('when', clause)) return 'area';
  if (lexicon.has('howLong', clause)) return 'duration';
  if (lexicon.has('howMany', clause)) return 'number';
  const folded = fold(clause);
  // "What time on Monday?": the day is known, so only a time of day is an answer.
  if (lexicon.has('when', clause))
    return asksHour.test(folded) || readWhen(clause, undefined).days.length > 0 ? 'clock' : 'moment';
  if (lexicon.paraphrases.who.test(folded)) return 'people';
  return lexicon.paraphrases.open.test(folded) ? 'more' : 'anything';
}

/** "From what hour …": neither a day nor a year is an answer. */
const asksHour =
  /(?:^| )(?:what (?:hours?|time(?! of))|(?:wie ?viel|welcher?) uhr|uhrzeit|que horas?|quelles? heures?|che or[ae]|ce ora|hoe laat|(?:ktorej|jakiej) godzin\p{L}*|[ado]{1,2} ktorej)(?: |$)|何時/u;

/** French "combien de chambres" begins as "combien" does, and asks for no price. */
export const asksCount = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.words.cues.howMany.some((cue) => cue.includes(' ') && fold(clause).startsWith(`${fold(cue)} `));

/** "What night is …", "what time does …": the words that ask are no content. */
export const isTimeWanted = (wanted: Wanted): boolean => wanted === 'moment' || wanted === 'clock';

const maxLabelWords = 8;
/** A heading that is little more than a price. */
const maxPriceHeading = 24;

const holdsAny = (stems: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean => {
  for (const stem of wanted) if (stems.has(stem)) return true;
  return false;
};

const holdsOther = (
  stems: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
  besides: readonly string[],
): boolean => [...wanted].some((stem) => stems.has(stem) && !besides.includes(stem));

export const isPriced =
  /[$€£¥₹]\s?\d|(?<![\p{L}\d])(?:R|Rs\.?|Fr\.|kr\.?)\s?\d|\d[.,]\s?[-–—](?!\s?\d)|\d\s?(?:[$€£¥₹]|zł|lei\b|ron\b|eur\b|usd\b|gbp\b|chf\b|kr\b|r\$|euro?s?\b|dollars?\b|pounds?\b|円)/iu;

/** Money that is asked for beside the price: an amount in such a sentence is not what a thing costs. */
const besidePrice =
  /deposit|penalt|kaution|anzahlung|fianza|dep[óo]sito|caution|acompte|cauzione|caparra|cau[çc][ãa]o|waarborg|aanbetaling|kaucj|zadatek|garan[țt]ie|敷金|保証金/iu;

/** A telephone number is no answer to "how many" or "when". */
const withoutPhones = (text: string): string =>
  text.replace(/(?<![\d:])\(?\+?\d[\d ()/-]{5,18}\d(?![\d:])/gu, (run) =>
    run.replace(/\D/gu, '').length >= 7 && !/^\d{4}\s?[-–/]/u.test(run) ? ' ' : run,
  );

const withoutPrices = (text: string): string =>
  text.replace(/[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥%]|zł|lei\b|eur\b|chf\b|円)/giu, ' ');

const noTime = /\d\s?(?:°|%|degrees?|grad|degrés?|grados?|gradi|graus?|graden|stopni|grade)(?!\p{L})/iu;
/** Near enough to walk: as good as a number of miles. */
const nearby =
  /walking distance|next (?:to|door)|steps from|stone.?s throw|zu fu(?:ß|ss)|fußläufig|à pied|\ba pie\b|a piedi|\ba pé\b|loopafstand|pieszo|pe jos|徒歩/iu;
/** A line of a price list whose price has no sign: "Bridal hair from 66". */
const barePrice = /^(?!.*(?:19|20)\d{2}$)(?!.*\d[:.h]\d{2}\s?[-–])\D{4,60}(?<!\p{L})\d{1,4}(?:[.,]\d{2})?$/u;
const spanOfHours = /(?<!\d)\d{1,2}\s?[-–]\s?\d{1,2}(?!\d)/u;
const clockTime = /\d[:.h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|uur|h\b|時)/iu;
const moment = /\d[:.h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|uur|h\b|時)|(?:19|20)\d{2}/iu;

/** Reading days in every piece at every question would cost more than all else; a piece never changes. */
const numbered = new WeakMap<Piece, boolean>();

/** "六名", "三日": Japanese writes a number and what is counted as one word. */
const COUNTED =
  /[一二三四五六七八九十百]+(?:人|名|日|泊|分|時|部屋|台|歳|週|か月|ヶ月|年|つ|席|階|本|回|室)/u;

/** Stems of number words are their digits; "one" is mostly an article. */
const isNumberWord = (stem: string, { words }: Scene['lexicon']): boolean =>
  stem !== '1' && Object.values(words.numbers).some((value) => String(value) === stem);

function holdsNumber(piece: Piece, { lexicon, readWhen }: Scene): boolean {
  const known = numbered.get(piece);
  if (known !== undefined) return known;
  const holds =
    /\d/.test(withoutPhones(piece.text)) ||
    COUNTED.test(piece.text) ||
    [...piece.own].some((stem) => isNumberWord(stem, lexicon)) ||
    readWhen(piece.text, undefined).days.length > 0;
  numbered.set(piece, holds);
  return holds;
}

/** "How many rooms?": an amount of money counts none. */
const isCounting = (piece: Piece, scene: Scene): boolean =>
  holdsNumber(piece, scene) &&
  (!isPriced.test(piece.text) || /\d/u.test(withoutPhones(withoutPrices(piece.text))));

const timed = new WeakMap<Piece, boolean>();

/** Degrees, amounts and counts are numbers, and no times. */
function holdsTime(piece: Piece, scene: Scene): boolean {
  const known = timed.get(piece);
  if (known !== undefined) return known;
  const { lexicon, readWhen } = scene;
  const { words, paraphrases } = lexicon;
  const folded = ` ${fold(piece.text)} `;
  const holds =
    moment.test(piece.text) ||
    (spanOfHours.test(piece.text) && !noTime.test(piece.text) && !isPriced.test(piece.text)) ||
    (holdsNumber(piece, scene) && holdsAny(piece.own, paraphrases.durations)) ||
    words.months.flat().some((month) => folded.includes(words.spaced ? ` ${fold(month)} ` : month)) ||
    readWhen(piece.text, undefined).days.length > 0;
  timed.set(piece, holds);
  return holds;
}

const clocked = new WeakMap<Piece, boolean>();

/** Also "at four in the afternoon", "until noon". */
function holdsClock(piece: Piece, { readWhen }: Scene): boolean {
  const known = clocked.get(piece);
  if (known !== undefined) return known;
  const holds =
    clockTime.test(piece.text) ||
    spanOfHours.test(piece.text) ||
    readWhen(piece.text, undefined).times.length > 0;
  clocked.set(piece, holds);
  return holds;
}

/** Names of people: a capitalised word beside another, where not every noun has a capital. */
const namesPeople = (text: string, { lexicon }: Scene): boolean =>
  /: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:[.,]|$)/u.test(text) ||
  (lexicon.words.spaced &&
    lexicon.words.language !== 'de' &&
    /(?<=\p{L}[,]? )(?<!(?:^|[^\p{L}])(?:the|our|your|an?|le|la|les|el|il|lo|de|het|os?|as|das|der) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[,:]/u.test(
      text,
    ));

/** What a line names before its price. */
const pricedThing = ({ text, fact }: Piece, { lexicon }: Scene): string[] =>
  fact === undefined
    ? lexicon
        .contentOf(text.slice(0, Math.max(0, text.search(isPriced))))
        .filter((stem) => !lexicon.paraphrases.soft.has(stem) && !/\d/.test(stem))
    : [];

/** What else has a length of time. */
const lengthTopics = ['guarantee', 'cancel', 'stay', 'membership'] as const;

const isOfOtherLength = ({ topics, own }: Piece, { lexicon, heard }: Scene): boolean => {
  const asked = lexicon.topicsOf(heard);
  return (
    lengthTopics.some((topic) => topics.has(topic) && !asked.has(topic)) &&
    !holdsAny(own, lexicon.paraphrases.takes)
  );
};

/**
 * Whether a piece that holds the words of a question is about what was asked of them: beside one word alone, "longer than a day"
 * is not how long a repair takes.
 */
export function isAbout(piece: Piece, content: readonly string[], wanted: Wanted, scene: Scene): boolean {
  const { lexicon } = scene;
  if (wanted === 'price') {
    if (besidePrice.test(piece.text)) return content.some((stem) => besidePrice.test(stem));
    // "Boiler service" is not what an installation costs, of which the site never speaks.
    const isUnexplained = (stem: string): boolean =>
      !lexicon.paraphrases.soft.has(stem) &&
      !scene.index.covers(piece.stems, stem) &&
      scene.index.count(stem) === 0;
    const isLine = piece.fact?.kind === 'service' || piece.own.size <= maxLabelWords;
    if (isLine && content.some(isUnexplained)) return false;
    // Under "Rooms", "Breakfast from $5" is what breakfast costs.
    return (
      content.some((stem) => scene.index.covers(piece.own, stem)) || pricedThing(piece, scene).length === 0
    );
  }
  // "Do you deliver to Munich?" is not answered by other towns.
  if (wanted === 'area')
    return content.every(
      (stem) =>
        lexicon.paraphrases.soft.has(stem) ||
        lexicon.paraphrases.topicsOfStem(stem).length > 0 ||
        scene.index.covers(piece.stems, stem),
    );
  // "Meet your dentist" does not say who it is.
  if (wanted === 'people' && piece.fact === undefined)
    return namesPeople(piece.text, scene) || holdsOther(piece.own, lexicon.paraphrases.people, content);
  // "Founded by his uncle" does not say since when.
  if (content.includes('#age')) return piece.stems.has('#age') && /\d/.test(piece.text);
  // "We give three months of guarantee" is not how long a repair takes.
  if (wanted === 'duration' && isOfOtherLength(piece, scene)) return false;
  if (wanted !== 'duration' || piece.fact?.kind === 'faq' || piece.own.size <= maxLabelWords) return true;
  const { soft, takes } = lexicon.paraphrases;
  return content.filter((stem) => !soft.has(stem)).length > 1 || holdsAny(piece.own, takes);
}

/** "Free estimates": what is asked for stands beside the word. */
function isFree({ text }: Piece, content: readonly string[], lexicon: Scene['lexicon']): boolean {
  if (!lexicon.has('free', text)) return false;
  const marked = wordsOf(text, lexicon.words);
  return marked.some(
    (word, at) =>
      lexicon.has('free', word) &&
      marked.slice(Math.max(0, at - 1), at + 2).some((near) => content.includes(lexicon.stemOf(near))),
  );
}

/** So many words may stand between a number and what is counted. */
const maxBetween = 4;

/** "For how many people?": the number has to stand beside people, seats or beds; "from 15 € a person" counts nobody. */
function countsPeople({ text }: Piece, { lexicon, heard }: Scene): boolean {
  if (!lexicon.words.spaced || !lexicon.topicsOf(heard).has('capacity')) return true;
  const isCount = (stem: string): boolean => /^\d{1,4}$/.test(stem) && stem !== '1';
  const isCounted = (stem: string): boolean => lexicon.paraphrases.topicsOfStem(stem).includes('capacity');
  const plain = lexicon.stemsOf(withoutPrices(text));
  return plain.some(
    (stem, at) =>
      isCount(stem) && plain.slice(Math.max(0, at - maxBetween), at + maxBetween + 1).some(isCounted),
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
      return countsPeople(piece, scene) && (isCounting(piece, scene) || nearby.test(piece.text));
    case 'moment':
      // Degrees and amounts are numbers, and no times.
      return holdsTime(piece, scene);
    case 'clock':
      return holdsClock(piece, scene);
    case 'duration':
      return (
        piece.stems.has('#age') ||
        (holdsNumber(piece, scene) && holdsAny(piece.stems, lexicon.paraphrases.durations))
      );
    case 'people':
      return (
        piece.fact?.kind !== 'service' &&
        (holdsAny(piece.own, lexicon.paraphrases.people) || namesPeople(piece.text, scene))
      );
    case 'price':
      // A long sentence with "free" in it is about something else than the price.
      return (
        isFree(piece, content, lexicon) ||
        isPriced.test(piece.text) ||
        (piece.own.size <= maxLabelWords && barePrice.test(piece.text)) ||
        (piece.context.length <= maxPriceHeading && isPriced.test(piece.context)) ||
        (piece.own.size <= maxLabelWords && lexicon.has('free', piece.text))
      );
    case 'phone':
      return findPhone(piece.text) !== undefined;
    case 'place':
      return piece.fact?.kind !== 'service' && !isPriced.test(piece.text);
    case 'area':
      return lexicon.has('areaEvidence', `${piece.context} ${piece.text}`);
  }
}
