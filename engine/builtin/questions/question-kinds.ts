/** Whether a sentence of the site has the form that the answer to a question must have. */
import type { Scene } from '../business.ts';
import { countsPeople, countsThings, holdsNumber, isCounting, isOne, nearby } from '../evidence/counting.ts';
import { isPriced, withoutPrices } from '../language/amounts.ts';
import { holdsPlace } from '../evidence/place-evidence.ts';
import { isSentence } from '../evidence/piece-traits.ts';
import { PERSON } from '../evidence/retrieval.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { findPhone } from '../language/spoken-numbers.ts';
import type { Topic } from '../topics/types.ts';
import { fold, wordsOf } from '../language/text.ts';
import type { Wanted } from './wanted.ts';

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
/** Money that is asked for beside the price: an amount in such a sentence is not what a thing costs. */
const besidePrice =
  /deposit|penalt|kaution|anzahlung|fianza|dep[óo]sito|caution|acompte|cauzione|caparra|cau[çc][ãa]o|waarborg|aanbetaling|kaucj|zadatek|garan[țt]ie|敷金|保証金/iu;

const noTime = /\d\s?(?:°|%|degrees?|grad|degrés?|grados?|gradi|graus?|graden|stopni|grade)(?!\p{L})/iu;
/** A line of a price list whose price has no sign: "Bridal hair from 66". */
const barePrice = /^(?!.*(?:19|20)\d{2}$)(?!.*\d[:.h]\d{2}\s?[-–])\D{4,60}(?<!\p{L})\d{1,4}(?:[.,]\d{2})?$/u;
const spanOfHours = /(?<!\d)\d{1,2}\s?[-–]\s?\d{1,2}(?!\d)/u;
const clockTime = /\d[:.h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|uur|h\b|時)/iu;
const moment = /\d[:.h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|uur|h\b|時)|(?:19|20)\d{2}/iu;

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

/** Capitals within a sentence: "des Deux-Sèvres" is no hour. */
const withoutNames = (text: string): string => text.replace(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu, ' ');

/** Also "at four in the afternoon", "until noon". */
function holdsClock(piece: Piece, { readWhen }: Scene): boolean {
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

/** "Jenny and Alan", of those who run it. */
const PAIR = /(?<=\p{L}[,:]? )\p{Lu}\p{Ll}+ (?:and|und|y|e|et|en|i|și|&) \p{Lu}\p{Ll}+/u;
/** Where every noun has a capital, behind what leads to names. */
const GERMAN_PAIR = /(?<=(?:von|sind|wir,|heißen|:) )\p{Lu}\p{Ll}+ (?:und|&) \p{Lu}\p{Ll}+/u;
const LABELLED_NAME = /: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:[.,]|$)/u;
/** "Ada Birch (head)" */
const NAME_WITH_ROLE = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \(\p{Ll}+\)$/u;
const NAME =
  /(?<=\p{L}[,]? )(?<!(?:^|[^\p{L}])(?:the|our|your|an?|le|la|les|el|il|lo|de|het|os?|as|das|der) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[,:]/u;

/** Names of people: a capitalised word beside another; where every noun has a capital, beside what people are. */
export function namesPeople({ text, own, topics }: Piece, { lexicon, readWhen }: Scene): boolean {
  const isOfOwner = topics.has('owner');
  // "Name, telephone, e-mail": the fields of a form.
  if (lexicon.has('email', text) && !/[@\d]/u.test(text)) return false;
  if (!lexicon.words.spaced) return isOfOwner;
  const isOfPeople = isOfOwner || holdsAny(own, lexicon.paraphrases.people);
  // "Gentle Yoga: Monday and Wednesday"
  if (!isOfPeople && (lexicon.words.language === 'de' || readWhen(text, undefined).days.length > 0))
    return LABELLED_NAME.test(text) && readWhen(text, undefined).days.length === 0;
  const pair = lexicon.words.language === 'de' ? GERMAN_PAIR : PAIR;
  if (isOfPeople && NAME_WITH_ROLE.test(text)) return true;
  return LABELLED_NAME.test(text) || NAME.test(text) || (isOfOwner && pair.test(text));
}

const maxRoleWords = 14;

/** "Head stylist", under "Ada Birch" or "Ada and Tom": the name is a part of what is told. */
export const isRoleUnderName = (piece: Piece, { lexicon }: Scene): boolean => {
  const { text, own, context, fact } = piece;
  return (
    fact === undefined &&
    own.size <= (isSentence(piece) ? maxLabelWords : maxRoleWords) &&
    !/\d/u.test(text) &&
    PERSON.test(context) &&
    holdsAny(own, lexicon.paraphrases.people)
  );
};

/** "What is the owner called?" */
const ASKS_NAME =
  /(?<!\p{L})(?:names?|called|nom|noms|nome|nomi|nombres?|appell\p{L}*|llama\p{L}*|chiama\p{L}*|chama\p{L}*|heiss\p{L}*|heet|heten|naam|nazywa\p{L}*|imie|nume|numesc|numeste|cheama)(?!\p{L})/u;

/** What a line names before its price. */
const pricedThing = ({ text, fact }: Piece, { lexicon }: Scene): string[] =>
  fact === undefined
    ? lexicon
        .contentOf(text.slice(0, Math.max(0, text.search(isPriced))))
        .filter((stem) => !lexicon.paraphrases.soft.has(stem) && !/\d/.test(stem))
    : [];

/** "1h30", "45 min". */
const lengthSign = /(?<!\d[.:]?)\d{1,3}\s?(?:h|hrs?|mins?|mn|std)(?![\p{L}:])/iu;

/** "Full treatment (1 ½ hours)", "Full treatment – 90 min": what stands before a length of time. */
const LENGTH_BEHIND = /^[^.!?:;()]{3,60}?(?=\s?[(:–—-]\s?(?:\p{L}{1,8}\.?\s)?[\d¼½¾])/u;

const opensWithLength = ({ text }: Piece, content: readonly string[], { lexicon, index }: Scene): boolean => {
  const thing = LENGTH_BEHIND.exec(text)?.[0];
  if (thing === undefined) return false;
  const stems = new Set(lexicon.stemsOf(thing));
  return content.every((stem) => index.covers(stems, stem));
};

const THAN = /^(?:than|als|dan|que|di|do|niz|decat)$/u;

/** "Valid for a year": one is a number only before a length of time; "longer than a day" tells none. */
function holdsOneLength({ text }: Piece, { lexicon }: Scene): boolean {
  const stems = lexicon.stemsOf(text);
  return stems.some(
    (stem, at) =>
      isOne(stem, lexicon) &&
      lexicon.paraphrases.durations.has(stems[at + 1] ?? '') &&
      !THAN.test(stems[at - 1] ?? ''),
  );
}

const NEW =
  /(?<!\p{L})(?:new|neue\p{L}{0,2}|nuev[oa]s?|neufs?|neuves?|nouve\p{L}{2,5}|nuov[oaie]|nov[oa]s?|nieuwe?|now[yaeą]\p{L}{0,2}|nou[aă]?|noi)(?!\p{L})|新しい|新品/iu;

const minNounLength = 4;

/** "A new boiler" is not what "Boiler service" costs. */
export const isOfOldThing = (line: string, content: readonly string[], { lexicon, heard }: Scene): boolean =>
  NEW.test(heard) &&
  !NEW.test(line) &&
  !lexicon.has('works', line) &&
  lexicon
    .stemsOf(line.replace(/\d.*/u, ''))
    .some((stem) => stem.length >= minNounLength && !content.includes(stem));

/** "New tube" says nothing of new bikes: how a thing is names none. */
function namesQualityAlone({ stems }: Piece, content: readonly string[], { lexicon, index }: Scene): boolean {
  const isQuality = (stem: string): boolean => NEW.test(stem) || lexicon.has('qualities', stem);
  const things = content.filter((stem) => !isQuality(stem) && !lexicon.paraphrases.soft.has(stem));
  return (
    things.length > 0 && things.length < content.length && !things.some((stem) => index.covers(stems, stem))
  );
}

/** What else has a length of time. */
const lengthTopics = ['guarantee', 'cancel', 'stay', 'membership'] as const;

const isOfOtherLength = ({ topics, own }: Piece, { lexicon, heard }: Scene): boolean => {
  const asked = lexicon.topicsOf(heard);
  return (
    lengthTopics.some((topic) => topics.has(topic) && !asked.has(topic)) &&
    !holdsAny(own, lexicon.paraphrases.takes)
  );
};

/** Who asks of these asks of nothing else. */
const soleTopics: ReadonlySet<string> = new Set<Topic>(['jobs', 'parking', 'voucher', 'wifi']);

const comingTopics: ReadonlySet<string> = new Set<Topic>(['deliver', 'emergency', 'homeVisit', 'transport']);

/** "Do you come out to me?": who repairs and sells says nothing of that. */
const speaksOfComing = ({ text, context, topics, fact }: Piece, { lexicon }: Scene): boolean =>
  fact?.kind === 'service' ||
  !topics.isDisjointFrom(comingTopics) ||
  lexicon.has('area', text) ||
  lexicon.has('areaEvidence', `${context} ${text}`);

const asksWho = ({ fact }: Piece, { lexicon }: Scene): boolean =>
  fact?.kind === 'faq' && lexicon.paraphrases.who.test(fold(fact.value.question));

/** The answer of a FAQ is as much as any sentence: "Your dentist will tell you" names nobody. */
const isFactBeside = ({ fact }: Piece): boolean => fact !== undefined && fact.kind !== 'faq';

const isOnlyOfCanceling = ({ text, topics }: Piece, { lexicon, heard }: Scene): boolean =>
  topics.has('cancel') && !lexicon.topicsOf(heard).has('cancel') && !lexicon.has('bookingRule', text);

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
    if (isLine && (content.some(isUnexplained) || isOfOldThing(piece.text, content, scene))) return false;
    // Under "Rooms", "Breakfast from $5" is what breakfast costs.
    return (
      content.some((stem) => scene.index.covers(piece.own, stem)) || pricedThing(piece, scene).length === 0
    );
  }
  if (wanted === 'anything' && !isSentence(piece) && namesQualityAlone(piece, content, scene)) return false;
  // "Do you deliver to Munich?" is not answered by other towns.
  if (wanted === 'area')
    return content.every(
      (stem) =>
        lexicon.paraphrases.soft.has(stem) ||
        lexicon.paraphrases.topicsOfStem(stem).length > 0 ||
        scene.index.covers(piece.stems, stem),
    );
  const asked = lexicon.topicsOf(scene.heard).intersection(soleTopics);
  if (asked.size > 0 && asked.isDisjointFrom(piece.topics)) return false;
  if (lexicon.topicsOf(scene.heard).has('homeVisit') && !speaksOfComing(piece, scene)) return false;
  // "Missed appointments are charged" does not say whether one has to make any.
  if (lexicon.has('bookAhead', scene.heard) && isOnlyOfCanceling(piece, scene)) return false;
  // "Meet your dentist" does not say who it is.
  if (wanted === 'people' && !asksWho(piece, scene)) {
    if (namesPeople(piece, scene) || isRoleUnderName(piece, scene)) return true;
    // Who is good at what a firm does leads none.
    if (lexicon.topicsOf(scene.heard).has('owner') && !piece.topics.has('owner')) return false;
    // "The owner's house" does not say what the owner is called.
    if (lexicon.words.spaced && ASKS_NAME.test(fold(scene.heard))) return false;
    // Nor does "Founder and director", whoever that is.
    const isLabel = lexicon.words.spaced && !isSentence(piece) && piece.own.size <= maxLabelWords;
    return !isLabel && (isFactBeside(piece) || holdsOther(piece.own, lexicon.paraphrases.people, content));
  }
  // "Founded by his uncle" does not say since when.
  if (content.includes('#age')) return piece.stems.has('#age') && /\d/.test(piece.text);
  // "We give three months of guarantee" is not how long a repair takes.
  if (wanted === 'duration' && isOfOtherLength(piece, scene)) return false;
  if (wanted !== 'duration' || piece.fact?.kind === 'faq' || piece.own.size <= maxLabelWords) return true;
  const { soft, takes } = lexicon.paraphrases;
  return (
    content.filter((stem) => !soft.has(stem)).length > 1 ||
    holdsAny(piece.own, takes) ||
    opensWithLength(piece, content, scene)
  );
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

/** "Do I pay extra for breakfast?": that prices include it is the answer; how much it is only the price could say. */
const isIncluded = (
  { text, own }: Piece,
  content: readonly string[],
  { lexicon, index, heard }: Scene,
): boolean =>
  lexicon.has('includes', text) &&
  (!lexicon.paraphrases.open.test(fold(heard)) || lexicon.has('price', text)) &&
  content.some((stem) => !lexicon.paraphrases.soft.has(stem) && index.covers(own, stem));

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
      // Degrees and amounts are numbers, and no times.
      return holdsTime(piece, scene);
    case 'day':
      return scene.readWhen(`${piece.context} ${piece.text}`, undefined).days.length > 0;
    case 'clock':
      return holdsClock(piece, scene);
    case 'duration':
      return (
        piece.stems.has('#age') ||
        lengthSign.test(piece.text) ||
        (holdsNumber(piece, scene) && holdsAny(piece.stems, lexicon.paraphrases.durations)) ||
        holdsOneLength(piece, scene)
      );
    case 'people':
      return (
        piece.fact?.kind !== 'service' &&
        (holdsAny(piece.own, lexicon.paraphrases.people) || namesPeople(piece, scene))
      );
    case 'price':
      // A long sentence with "free" in it is about something else than the price.
      return (
        isFree(piece, content, lexicon) ||
        isIncluded(piece, content, scene) ||
        (piece.stems.has('#percent') && lexicon.topicsOf(scene.heard).has('discount')) ||
        isPriced.test(piece.text) ||
        (piece.own.size <= maxLabelWords && barePrice.test(piece.text)) ||
        (piece.context.length <= maxPriceHeading && isPriced.test(piece.context)) ||
        (piece.own.size <= maxLabelWords && lexicon.has('free', piece.text))
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
      return lexicon.has('areaEvidence', `${piece.context} ${piece.text}`);
  }
}
