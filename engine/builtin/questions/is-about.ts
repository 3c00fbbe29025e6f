/** Whether a sentence of the site speaks of what is asked for, and not only in the same words. */
import { topicsHeard, type Scene } from '../business.ts';
import { isRoleUnderName, namesPeople } from '../evidence/people-evidence.ts';
import { isOfPerson, personNamed } from '../evidence/staff.ts';
import { countsUnit, holdsLength } from '../evidence/time-evidence.ts';
import { isBesideTopic, isSentence, maxLabelWords } from '../evidence/piece-traits.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { isPriced, withoutPrices } from '../language/amounts.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { fold, tidy } from '../language/text.ts';
import type { Topic } from '../topics/types.ts';
import { isAlarmed } from './alarmed.ts';
import { isPriceOf, NEW } from './price-lines.ts';
import { isBesideBooking, isOffTopic, isOfNeighbour } from './neighbour-topics.ts';
import { tellsOfMeasured } from './measured-question.ts';
import { ASKS_NAME, unitHeard, type Wanted } from './wanted.ts';
import { anyLanguage, spacedWords, whole } from '../patterns/any-language.ts';

const holdsOther = (
  stems: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
  besides: readonly string[],
): boolean => [...wanted].some((stem) => stems.has(stem) && !besides.includes(stem));

/** "Full treatment (1 ½ hours)", "Full treatment – 90 min", "a full treatment of 90 min": what stands before a length of time. */
const LENGTH_BEHIND = new RegExp(
  `^[^.!?:;()]{3,60}?(?=(?:\\s?[(:–—-]\\s?|\\s${spacedWords('ofLength')}\\s)(?:\\p{L}{1,8}\\.?\\s)?[\\d¼½¾])`,
  'u',
);

const opensWithLength = ({ text }: Piece, content: readonly string[], { lexicon, index }: Scene): boolean => {
  const thing = LENGTH_BEHIND.exec(tidy(withoutPrices(text)))?.[0];
  if (thing === undefined) return false;
  const stems = new Set(lexicon.stemsOf(thing));
  return content.every((stem) => index.covers(stems, stem));
};

const isOpenForm = (wanted: Wanted): boolean => wanted === 'anything' || wanted === 'more';

/** "New tube" says nothing of new bikes, and "old cheese" nothing of "the old ones": how a thing is names none. */
function namesQualityAlone({ stems }: Piece, content: readonly string[], { lexicon, index }: Scene): boolean {
  const isQuality = (stem: string): boolean => NEW.test(stem) || lexicon.has('qualities', stem);
  const things = content.filter((stem) => !isQuality(stem) && !lexicon.paraphrases.soft.has(stem));
  return content.some(isQuality) && !things.some((stem) => index.covers(stems, stem));
}

/** What else has a length of time. */
const lengthTopics = ['guarantee', 'cancel', 'experience', 'stay', 'membership'] as const;

/** What is a way of so many minutes. */
const wayTopics = ['distance', 'transport'] as const;

const isOfOtherLength = ({ topics, own }: Piece, scene: Scene): boolean => {
  const asked = topicsHeard(scene);
  return (
    lengthTopics.some((topic) => topics.has(topic) && !asked.has(topic)) &&
    own.isDisjointFrom(scene.lexicon.paraphrases.takes)
  );
};

/** "What's included?": of nothing that is named, so only what is in a price can be meant. */
const asksWhatIsIncluded = (wanted: Wanted, scene: Scene): boolean => {
  const { contentOf, paraphrases, without } = scene.lexicon;
  const { soft, topicsOfStem } = paraphrases;
  return (
    wanted === 'more' &&
    topicsHeard(scene).has('provided') &&
    // "What should I bring along?"
    !topicsHeard(scene).has('bring') &&
    contentOf(without(['includes', 'price'], scene.heard)).every(
      (stem) => soft.has(stem) || topicsOfStem(stem).includes('provided'),
    )
  );
};

const tellsWhatIsIncluded = ({ text, context }: Piece, { lexicon }: Scene): boolean =>
  (['includes', 'price'] as const).every((cue) => lexicon.has(cue, `${context} ${text}`));

const TAX = anyLanguage('tax', whole);
const ADDED_TAX = anyLanguage('addedTax', whole);
const manyDigits = /\d{6,}/u;
const maxTaxLine = 120;

/** "VAT no. 123 456 789": answers nobody who asks of something else. */
const isTaxNumber = (text: string): boolean =>
  text.length <= maxTaxLine && TAX.test(text) && manyDigits.test(text.replace(/[\s./-]/gu, ''));

/** "Is VAT on top?": the number that a firm has for its taxes does not say so. */
const tellsTax = ({ text, fact }: Piece, { lexicon, heard }: Scene): boolean =>
  fact?.kind === 'faq' ||
  !(TAX.test(heard) && ADDED_TAX.test(heard)) ||
  (TAX.test(text) &&
    !manyDigits.test(text.replace(/[\s./-]/gu, '')) &&
    (isPriced.test(text) || ADDED_TAX.test(text) || lexicon.has('price', text) || text.includes('%')));

const LEGAL_NOTE = anyLanguage('legalNote', whole);

/** "We are not liable for linked pages": nothing of the business, unless it is asked for. */
export const isLegalNote = ({ text, fact }: Piece, { heard }: Scene): boolean =>
  fact?.kind !== 'faq' && LEGAL_NOTE.test(text) && !LEGAL_NOTE.test(heard);

/** "Do you have a place for six?": a number alone names nothing but people and places for them. */
const countsWhatIsAsked = ({ topics }: Piece, content: readonly string[], { lexicon }: Scene): boolean => {
  const hard = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  return hard.length === 0 || !hard.every((stem) => /^\d+$/u.test(stem)) || topics.has('capacity');
};

const ANYTHING = anyLanguage('anything', whole);

/** "What should I wear?", "Do I need to bring anything?": a dog or a lock is one thing, and has its own answer. */
const asksWhatToBring = (content: readonly string[], wanted: Wanted, scene: Scene): boolean => {
  const { soft, topicsOfStem } = scene.lexicon.paraphrases;
  const isWhatever = (stem: string): boolean => soft.has(stem) || topicsOfStem(stem).includes('bring');
  return (
    topicsHeard(scene).has('bring') &&
    // Spanish "¿desde cuándo llevan …?" carries nothing.
    !content.includes('#age') &&
    (wanted === 'more' ||
      (wanted === 'anything' && (ANYTHING.test(scene.heard) || content.every(isWhatever))))
  );
};

const TELLS_TO_BRING = anyLanguage('tellsToBring', { before: whole.before });

/** Who has modern equipment, or brings down prices, tells nobody. */
const tellsToBring = ({ text, context, fact }: Piece, { lexicon }: Scene): boolean =>
  TELLS_TO_BRING.test(`${context}\n${text}`) ||
  (fact?.kind === 'faq' && lexicon.topicsOf(fact.value.question).has('bring'));

/** "How far are you from the station?": a way that leads from there, not any that has a number. */
const tellsDistance = (piece: Piece, scene: Scene): boolean => {
  const { heard, index, lexicon } = scene;
  const { stems, text, topics } = piece;
  const asking = lexicon.wordsOnTopics(heard, new Set<Topic>(['distance']));
  const places = lexicon
    .contentOf(heard)
    .filter((stem) => !asking.has(stem) && !lexicon.paraphrases.soft.has(stem));
  const isMeasured =
    places.length > 0 &&
    (holdsLength(piece, scene) || lexicon.measures.rangesIn(text).some(({ kind }) => kind === 'distance'));
  return (topics.has('distance') || isMeasured) && places.every((stem) => index.covers(stems, stem));
};

/** Who asks of these asks of nothing else. */
export const soleTopics: ReadonlySet<string> = new Set<Topic>([
  'cancel',
  'deposit',
  'finance',
  'jobs',
  'parking',
  'social',
  'toilets',
  'voucher',
  'wifi',
]);

/** "Can I come with a child?": what something costs for one does not say so. */
const isPriceForChildren = (piece: Piece, { heard, lexicon }: Scene): boolean =>
  lexicon.has('mayCome', heard) &&
  lexicon.topicsOf(heard).has('children') &&
  piece.fact?.kind !== 'faq' &&
  isPriced.test(piece.text) &&
  !isSentence(piece);

const comingTopics: ReadonlySet<string> = new Set<Topic>(['deliver', 'emergency', 'homeVisit', 'transport']);

/** "Do you come out to me?": who repairs and sells says nothing of that. */
const speaksOfComing = ({ text, context, topics, fact }: Piece, { lexicon }: Scene): boolean =>
  fact?.kind === 'service' ||
  !topics.isDisjointFrom(comingTopics) ||
  lexicon.has('area', text) ||
  lexicon.has('areaEvidence', `${context} ${text}`);

const whoTopics: ReadonlySet<string> = new Set<Topic>(['jobs', 'owner']);

const asksWho = ({ fact }: Piece, { lexicon }: Scene): boolean =>
  fact?.kind === 'faq' && lexicon.paraphrases.who.test(fold(fact.value.question));

/** "Who works there?", "Who is the boss?": nothing but people and their work is named. */
const asksWhoAlone = (content: readonly string[], { lexicon }: Scene): boolean => {
  const { soft, people, topicsOfStem } = lexicon.paraphrases;
  return content.every(
    (stem) => soft.has(stem) || people.has(stem) || topicsOfStem(stem).some((topic) => whoTopics.has(topic)),
  );
};

/** "English", of a kind with other languages. */
export const isLanguage = (stem: string, { paraphrases }: Lexicon): boolean =>
  [...(paraphrases.siblingsOf(stem) ?? [])].some((kin) => paraphrases.topicsOfStem(kin).includes('language'));

/** "Saturday: 7–10 pm" says nothing of what is named beside the day, unless it stands under that. */
function isOfHoursAlone({ text, fact, stems }: Piece, content: readonly string[], scene: Scene): boolean {
  const { index, lexicon, heard, readWhen } = scene;
  if (fact !== undefined) return false;
  const { days, times, rest } = readWhen(text, undefined);
  if (days.length + times.length === 0 || lexicon.contentOf(rest).some((stem) => /\p{L}/u.test(stem)))
    return false;
  const beside = new Set(lexicon.stemsOf(readWhen(heard, undefined).rest));
  const things = content.filter((stem) => beside.has(stem) && !lexicon.paraphrases.soft.has(stem));
  return things.length > 0 && !things.some((stem) => index.covers(stems, stem));
}

const WORDS_ALONE = anyLanguage('figurative', whole);
const broughtTopics: ReadonlySet<string> = new Set<Topic>(['bring', 'deliver']);

/** "We deliver results", "she brings years of experience": nothing that comes to a door or into a bag. */
const isFigurative = ({ text, own, fact }: Piece, scene: Scene): boolean =>
  fact?.kind !== 'faq' &&
  !topicsHeard(scene).isDisjointFrom(broughtTopics) &&
  WORDS_ALONE.test(text) &&
  // A price or a distance is of something that does come; years are of experience.
  !(/\d/u.test(text) && own.isDisjointFrom(scene.lexicon.paraphrases.durations));

/** "From what age?": a number of years that are somebody's, and not those of a guarantee. */
const tellsAge = (piece: Piece, scene: Scene): boolean => {
  const { own, stems, text, topics } = piece;
  const { measures, paraphrases } = scene.lexicon;
  const isOfAges = measures.rangesIn(text).some(({ kind }) => kind === 'age');
  if (own.isDisjointFrom(paraphrases.durations))
    return topics.has('age') || (isOfAges && topics.has('children'));
  return (
    isOfAges &&
    !stems.has('#age') &&
    lengthTopics.every((topic) => !topics.has(topic) || topicsHeard(scene).has(topic))
  );
};

/** What is asked for beside an age, and whose it is. */
export function withoutAges(content: readonly string[], { lexicon }: Scene): string[] {
  const { child, nearOf, soft, topicsOfStem } = lexicon.paraphrases;
  const persons = new Set(lexicon.words.measures.persons.flatMap(lexicon.stemsOf));
  return content.filter(
    (stem) =>
      !soft.has(stem) &&
      !/^#|^\d+$/u.test(stem) &&
      stem !== child &&
      !nearOf(stem).includes(child) &&
      !persons.has(stem) &&
      !topicsOfStem(stem).some((topic) => topic === 'age' || topic === 'children'),
  );
}

/** "How old do you have to be for the sauna?": the ages of a course do not say. */
const isOfAgedThing = ({ stems }: Piece, content: readonly string[], scene: Scene): boolean => {
  const { index } = scene;
  const things = withoutAges(content, scene).filter((stem) => index.count(stem) > 0 && !index.isCommon(stem));
  return things.length === 0 || things.some((stem) => index.covers(stems, stem));
};

/**
 * Whether a piece that holds the words of a question is about what was asked of them: beside one word alone, "longer than a day"
 * is not how long a repair takes.
 */
export function isAbout(piece: Piece, content: readonly string[], wanted: Wanted, scene: Scene): boolean {
  const { lexicon } = scene;
  // "No need to worry", which the site says of something else.
  if (isAlarmed(scene) && piece.fact?.kind !== 'faq' && !piece.topics.has('emergency')) return false;
  if (isLegalNote(piece, scene)) return false;
  if (wanted === 'price') return isPriceOf(piece, content, scene);
  if (isOpenForm(wanted) && !isSentence(piece) && namesQualityAlone(piece, content, scene)) return false;
  if (isFigurative(piece, scene) || isOfHoursAlone(piece, content, scene)) return false;
  // "Do you deliver to Munich?" is not answered by other towns.
  if (wanted === 'area')
    return content.every(
      (stem) =>
        lexicon.paraphrases.soft.has(stem) ||
        lexicon.paraphrases.topicsOfStem(stem).length > 0 ||
        scene.index.covers(piece.stems, stem),
    );
  const asked = topicsHeard(scene).intersection(soleTopics);
  if (asked.size > 0 && asked.isDisjointFrom(piece.topics)) return false;
  if (wanted === 'anything' && !tellsOfMeasured(piece, scene)) return false;
  if (isBesideTopic(piece, scene)) return false;
  if (wanted === 'anything' && isPriceForChildren(piece, scene)) return false;
  // "Is it cheaper for my 8-year-old?" and "in which year" ask for none.
  const asksAge =
    topicsHeard(scene).has('age') &&
    !content.includes('#age') &&
    lexicon.measures.amountsIn(scene.heard).every(({ measure }) => measure.kind !== 'age');
  if (asksAge && !(tellsAge(piece, scene) && isOfAgedThing(piece, content, scene))) return false;
  // "How old is the owner?": the years of a child or of the house are not theirs.
  if (asksAge && topicsHeard(scene).has('owner') && !piece.topics.has('owner')) return false;
  if (wanted === 'number' && topicsHeard(scene).has('distance') && !tellsDistance(piece, scene)) return false;
  // "Does anybody speak Turkish?": hours of speaking name no language.
  const isTongue = (stem: string): boolean => isLanguage(stem, lexicon);
  if (topicsHeard(scene).has('language') && content.some(isTongue) && ![...piece.stems].some(isTongue))
    return false;
  if (!tellsTax(piece, scene)) return false;
  if (wanted === 'anything' && isTaxNumber(piece.text) && !TAX.test(scene.heard)) return false;
  if (wanted === 'anything' && !countsWhatIsAsked(piece, content, scene)) return false;
  if (asksWhatToBring(content, wanted, scene) && !tellsToBring(piece, scene)) return false;
  if (asksWhatIsIncluded(wanted, scene) && !tellsWhatIsIncluded(piece, scene)) return false;
  // "In an emergency?", "How long until I get one?": up to 24 hours before is of calling off.
  const isOfNeed = topicsHeard(scene).has('emergency') || topicsHeard(scene).has('wait');
  if (isOfNeed && isBesideBooking(piece, scene)) return false;
  if (isOfNeighbour(piece, scene) || isOffTopic(piece, scene)) return false;
  // "How can I pay?": that a deposit is paid names no way.
  if (wanted === 'more' && topicsHeard(scene).has('payment') && isBesideBooking(piece, scene)) return false;
  // Places for cars seat nobody.
  if (asked.size === 0 && topicsHeard(scene).has('capacity') && piece.topics.has('parking')) return false;
  if (topicsHeard(scene).has('homeVisit') && !speaksOfComing(piece, scene)) return false;
  // "Missed appointments are charged" does not say whether one has to make any.
  const asksToBook =
    lexicon.has('bookAhead', scene.heard) ||
    (lexicon.has('need', scene.heard) && topicsHeard(scene).has('booking'));
  if (asksToBook && !lexicon.has('bookingRule', piece.text) && isBesideBooking(piece, scene)) return false;
  // "Meet your dentist" does not say who it is.
  if (wanted === 'people' && !asksWho(piece, scene)) {
    if (namesPeople(piece, scene) || isRoleUnderName(piece, scene)) return true;
    // "The highest quality of work" does not say who works there.
    if (lexicon.words.spaced && asksWhoAlone(content, scene)) return false;
    // Who is good at what a firm does leads none.
    if (topicsHeard(scene).has('owner') && !piece.topics.has('owner')) return false;
    // "The owner's house" does not say what the owner is called.
    if (lexicon.words.spaced && fold(scene.heard).search(ASKS_NAME) >= 0) return false;
    // Nor does "Founder and director", whoever that is.
    const isLabel = lexicon.words.spaced && !isSentence(piece) && piece.own.size <= maxLabelWords;
    return !isLabel && holdsOther(piece.own, lexicon.paraphrases.people, content);
  }
  if (content.includes('#age'))
    return (
      piece.stems.has('#age') &&
      // "Founded by his uncle" does not say since when.
      (/\d(?![\d.,]*\s?%)/u.test(piece.text) || holdsLength(piece, scene)) &&
      // Of somebody by name, what is said of the business says nothing.
      (isOfPerson(piece, scene) || personNamed(scene.heard, scene) === undefined)
    );
  const unit = wanted === 'duration' ? unitHeard(scene) : undefined;
  // "We give three months of guarantee" is not how long a repair takes.
  if (
    wanted === 'duration' &&
    isOfOtherLength(piece, scene) &&
    (unit === undefined || piece.fact === undefined)
  )
    return false;
  if (unit !== undefined) return piece.fact?.kind === 'faq' || countsUnit(piece, unit, scene);
  // "Ready when we promised" tells none.
  if (wanted === 'duration' && piece.fact?.kind !== 'faq' && !holdsLength(piece, scene)) return false;
  if (wanted !== 'duration' || piece.fact?.kind === 'faq' || piece.own.size <= maxLabelWords) return true;
  if (
    [...lengthTopics, ...wayTopics].some((topic) => topicsHeard(scene).has(topic) && piece.topics.has(topic))
  )
    return true;
  const { soft, takes } = lexicon.paraphrases;
  return (
    content.filter((stem) => !soft.has(stem)).length > 1 ||
    !piece.own.isDisjointFrom(takes) ||
    opensWithLength(piece, content, scene)
  );
}
