/** Answers by retrieval: FAQs that ask the same, and sentences that cover a question. Quotes, and never concludes. */
import { factsOf, oncePerPlace, sourcesOf, topicsHeard } from '../business.ts';
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import type { Answer, FactOf, Scene } from '../business.ts';
import { minProbabilityOf } from '../evidence/evidence.ts';
import { byProbability, type Candidate } from '../evidence/likeliest.ts';
import { ALLOWS, isSentence, maxLabelWords, saysMore } from '../evidence/piece-traits.ts';
import { isPriced, withoutPrices } from '../language/amounts.ts';
import { findPhone } from '../language/spoken-numbers.ts';
import { isRoleUnderName } from '../evidence/people-evidence.ts';
import { isAlarmed } from '../questions/alarmed.ts';
import { ASKS_HOW_OFTEN, CONDITION } from '../questions/asking.ts';
import { isAbout, isLanguage, isLegalNote } from '../questions/is-about.ts';
import { contentWithout } from '../questions/question-content.ts';
import { accepts } from '../questions/question-kinds.ts';
import { isTimeWanted, wantedOf, type Wanted } from '../questions/wanted.ts';
import { holdsPlace } from '../evidence/place-evidence.ts';
import { holdsLength, holdsTime } from '../evidence/time-evidence.ts';
import type { Hit, Piece } from '../evidence/retrieval.ts';
import { isWorkplace, statesArea } from '../evidence/served-places.ts';
import { needsName } from '../evidence/staff.ts';
import { similarityOf } from '../evidence/similarity.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { beginsWithYesOrNo, toldOf, withoutVerdict } from '../evidence/yes-and-no.ts';

/** Of two sentences side by side both have to cover so much to be told together. */
const minCoverage = 0.8;
/** Prices so near in probability are told together. */
const maxGap = 0.1;
const maxEqual = 3;
/** So far behind a label a sentence is told in its place. */
const maxBehindLabel = 0.05;
const minSimilarity = 0.72;
/** From here on a sentence is near enough to be told beside "I don't know": so likely the answer, or so much of the question in it. */
const minLikelihood = 0.5;
const minNearness = 0.3;
const maxSpokenLength = 320;
const maxNearLength = 200;

/** A text cut behind a sentence, else behind a word, where it has more than `maxLength` characters. */
export const spoken = (text: string, maxLength = maxSpokenLength): string => {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('。'));
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};

/** "What is the warranty on a boiler?": a sentence on both is nearer than a FAQ on warranties in general. */
function isToldCloser(content: readonly string[], { value }: FactOf<'faq'>, scene: Scene): boolean {
  const { index, lexicon } = scene;
  const said = new Set(lexicon.stemsOf(`${value.question} ${value.answer}`));
  const isHeld = (stem: string): boolean => lexicon.paraphrases.soft.has(stem) || index.covers(said, stem);
  return (
    !content.every(isHeld) &&
    index.pieces.some(({ stems }) => content.every((stem) => index.covers(stems, stem)))
  );
}

/** "Twice a year.", of a FAQ on how often one comes, says nothing of how long it takes. */
const tellsHowOften = ({ value }: FactOf<'faq'>, scene: Scene): boolean =>
  ASKS_HOW_OFTEN.test(fold(value.question)) &&
  !ASKS_HOW_OFTEN.test(fold(scene.heard)) &&
  wantedOf(scene.heard, scene) === 'duration';

/** "How long is a lesson?": neither asked nor told by "How are lessons planned? By when we both have time." */
const lacksLength = ({ value, source }: FactOf<'faq'>, scene: Scene): boolean =>
  wantedOf(scene.heard, scene) === 'duration' &&
  !scene.lexicon.has('howLong', value.question) &&
  !scene.index.pieces.some((piece) => piece.source === source && holdsLength(piece, scene));

/** "From what time …?": neither asked nor told by "Can I come for a drink? Of course." */
const lacksTime = ({ value }: FactOf<'faq'>, scene: Scene): boolean =>
  isTimeWanted(wantedOf(scene.heard, scene)) &&
  !scene.lexicon.has('when', value.question) &&
  piecesOf(value, scene).every((piece) => !holdsTime(piece, scene));

/** What the index holds of a FAQ. */
const piecesOf = (value: FactOf<'faq'>['value'], { index }: Scene): Piece[] =>
  index.pieces.filter(({ fact }) => fact?.kind === 'faq' && fact.value === value);

/** "Where do you train?", "Who trains us?": neither asked nor told by "What do I need to train? A towel." */
function lacksPlaceOrPeople({ value }: FactOf<'faq'>, scene: Scene): boolean {
  const { heard, lexicon } = scene;
  if (!lexicon.words.spaced) return false;
  const told = piecesOf(value, scene);
  const asksWhere = (text: string): boolean => lexicon.has('where', text);
  if (asksWhere(heard) && !asksWhere(value.question)) {
    // "Where do I park?" is told by "What about parking? Behind the house."
    const asksElse = lexicon.paraphrases.open.test(fold(value.question)) && topicsHeard(scene).size === 0;
    return asksElse || told.every(({ text }) => !holdsPlace(text));
  }
  const asksWho = (text: string): boolean => lexicon.paraphrases.who.test(fold(text));
  if (wantedOf(heard, scene) !== 'people' || asksWho(value.question)) return false;
  return told.every((piece) => !accepts(piece, 'people', scene));
}

/** The FAQ that asks nearly the same: shared content over all content of both (Dice), weighted by how telling words are. */
export function answerFromFaq(content: readonly string[], scene: Scene): Answer | null {
  if (content.length === 0) return null;
  let best: { similarity: number; answer: Answer } | undefined;
  for (const fact of factsOf(scene, 'faq')) {
    const similarity = similarityOf(content, fact.value.question, scene);
    if (similarity < minSimilarity || similarity <= (best?.similarity ?? 0)) continue;
    const told = toldOf({ text: fact.value.answer, context: '', fact }, scene);
    if (told === null || isToldCloser(content, fact, scene)) continue;
    if (
      lacksLength(fact, scene) ||
      lacksTime(fact, scene) ||
      tellsHowOften(fact, scene) ||
      lacksPlaceOrPeople(fact, scene)
    )
      continue;
    best = { similarity, answer: { text: spoken(told), sources: [fact.source] } };
  }
  return best?.answer ?? null;
}

/** A sentence answers better than a line of a list or the name of a service that shares its words. */
function bestOf(
  hits: readonly Hit[],
  namesSibling: (piece: Piece) => boolean = () => false,
): Hit | undefined {
  const best = hits[0]?.coverage ?? 0;
  return (
    hits.find(({ piece, coverage }) => coverage >= best && isSentence(piece) && namesSibling(piece)) ??
    hits.find(({ piece, coverage }) => coverage >= best && isSentence(piece)) ??
    hits.find(({ piece }) => piece.fact?.kind !== 'service') ??
    hits[0]
  );
}

/** Two sentences side by side that both speak of what was asked are told together. */
function withNeighbour(piece: Piece, content: readonly string[], { index }: Scene): Piece {
  if (piece.fact?.kind === 'faq' || !isSentence(piece)) return piece;
  const isCovering = (half: Piece): boolean =>
    (index.search(content, undefined, [half])[0]?.coverage ?? 0) >= minCoverage;
  return (
    index.pairs.find(
      ({ halves }) => halves?.some(({ text }) => text === piece.text) === true && halves.every(isCovering),
    ) ?? piece
  );
}

/** Forms that nothing else stands for: what names no number is none, however many words it shares. */
const strictForms: readonly Wanted[] = ['number', 'day', 'clock', 'moment', 'duration', 'price'];

/** A FAQ may have the form in its question; "Is parking paid for?" is answered by a plain no. */
const hasForm = ({ hit, evidence }: Candidate, wanted: Wanted, scene: Scene): boolean => {
  const { fact, text } = hit.piece;
  if (fact?.kind === 'faq' && tellsHowOften(fact, scene)) return false;
  const isOfFaq = fact?.kind === 'faq' && (wanted !== 'price' || beginsWithYesOrNo(text));
  return evidence.misfits === 0 || isOfFaq || !strictForms.includes(wanted);
};

/** A number that counts something for show: "+5,000 happy clients". */
const COUNTER = /^\+\s?\d|^\d[\d.,]*\s?\+/u;

/** Folded, asks whether something is extra or included. */
export const ASKS_COST = anyLanguage('costAsked', whole);
/** Folded, tells it. */
export const TELLS_COST = anyLanguage('costTold', whole);

/**
 * Whether more is asked than whether there is such a thing, and a line has no more than its name: "Do I need a piano?", "Is the
 * oven included?", "Do you give lessons on Sunday?" of "Piano", "Oven" and "Lessons".
 */
function asksMoreThanName({ text, context, own }: Piece, scene: Scene): boolean {
  const { heard, lexicon, readWhen } = scene;
  if (own.size > maxLabelWords) return false;
  const said = `${context} ${text}`;
  if (ASKS_COST.test(fold(heard)))
    return !TELLS_COST.test(fold(said)) && !isPriced.test(text) && !lexicon.has('free', said);
  if (lexicon.has('need', heard))
    return (
      (['need', 'bookingRule', 'includes'] as const).every((cue) => !lexicon.has(cue, said)) &&
      lexicon.topicsOf(said).size === 0
    );
  return (
    readWhen(heard, undefined).days.length > 0 &&
    readWhen(said, undefined).days.length === 0 &&
    !/\d/u.test(withoutPrices(text))
  );
}

/**
 * Labels that answer nobody: a counter, what is on the topic and has no word of the question ("Offers Contact"), and, asked
 * whether, a number to call of what is only a part of it ("Ticket desk: 555 0142").
 */
function isBareLabel({ hit, evidence }: Candidate, wanted: Wanted, scene: Scene): boolean {
  const { piece, ownShares } = hit;
  if (
    wanted === 'anything' &&
    !isSentence(piece) &&
    piece.fact?.kind !== 'faq' &&
    asksMoreThanName(piece, scene)
  )
    return true;
  const isOpen = wanted === 'anything' || wanted === 'more';
  if (!isOpen || piece.fact !== undefined || isSentence(piece) || piece.own.size > maxLabelWords)
    return false;
  const isOnTopicAlone = !/\d/u.test(piece.text) && ownShares.every((share) => share === 0);
  // "Pets allowed", of a dog, says all there is to say.
  const isNearAlone =
    evidence.label === 1 && evidence.literal + evidence.topicExplains === 0 && !ALLOWS.test(piece.text);
  const isOfPart =
    wanted === 'anything' && evidence.coverageFull === 0 && findPhone(piece.text) !== undefined;
  return COUNTER.test(piece.text) || isOnTopicAlone || isNearAlone || isOfPart;
}

/** What names the things of a list before it: "We teach the following instruments: piano, voice, drums." */
const LIST_OPENING = /^([^:：]{3,110})[:：]\s*[^\s,:：]+(?:[\s,、]+[^\s,:：]+){2,}/u;
const minListing = 0.5;
const HOW = anyLanguage('how', whole);

/** Whether a piece lists what is asked for: "Which instruments do you teach?" */
function listsKinds({ text }: Piece, content: readonly string[], { heard, index, lexicon }: Scene): boolean {
  const opening = LIST_OPENING.exec(text)?.[1];
  if (opening === undefined || lexicon.has('where', heard) || HOW.test(fold(heard))) return false;
  const named = new Set(lexicon.stemsOf(opening));
  const hard = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  return hard.length > 0 && hard.every((stem) => index.covers(named, stem));
}

/** The piece that most likely answers, as a quotation, of those that tell what is asked; null where none is likely enough. */
export function answerFromKnowledge(
  content: readonly string[],
  scene: Scene,
  wanted: Wanted = 'anything',
  least?: number,
  tells: (piece: Piece) => boolean = () => true,
): Answer | null {
  const [likeliest, ...others] = byProbability(content, wanted, scene).filter(
    (each) => hasForm(each, wanted, scene) && !isBareLabel(each, wanted, scene) && tells(each.hit.piece),
  );
  if (likeliest === undefined) return null;
  const isListed = wanted === 'more' && listsKinds(likeliest.hit.piece, content, scene);
  const atLeast = least ?? (isListed ? minListing : minProbabilityOf(wanted, likeliest.evidence));
  if (likeliest.probability < atLeast) return null;
  // "If you want to learn it, …" says less than a sentence without an if.
  const isPlain = ({ hit, probability }: Candidate): boolean =>
    probability >= atLeast && !CONDITION.test(hit.piece.text);
  // "Ideal gift", where a sentence on vouchers is as likely: a label says next to nothing.
  const isFullOf = (each: Candidate): boolean =>
    isSentence(each.hit.piece) && isPlain(each) && each.probability >= likeliest.probability - maxBehindLabel;
  const saysLittle = (wanted === 'anything' || wanted === 'more') && likeliest.evidence.label === 1;
  const found =
    wanted === 'anything' && CONDITION.test(likeliest.hit.piece.text)
      ? (others.find(isPlain) ?? likeliest)
      : saysLittle
        ? (others.find(isFullOf) ?? likeliest)
        : likeliest;
  if (wanted !== 'price')
    return {
      ...tell(withNeighbour(found.hit.piece, content, scene), content, scene),
      probability: found.probability,
    };
  // Of "Cut, men 27.50" and "Cut, women 32.50" nothing says which one is meant.
  const equal = others.filter(
    ({ hit, probability }) =>
      probability >= Math.max(atLeast, found.probability - maxGap) &&
      hit.piece.halves === undefined &&
      hit.piece.fact?.kind !== 'faq' &&
      accepts(hit.piece, wanted, scene),
  );
  // One line may be a price of the list and stand in a passage as well.
  const pieces = [found, ...equal].map(({ hit }) => hit.piece);
  const once = oncePerPlace(pieces, ({ source }) => source);
  // A sentence that says as much alone needs none beside it.
  const all = once
    .filter(({ text }) => !once.some((other) => other.text !== text && text.includes(other.text)))
    .slice(0, maxEqual + 1);
  const told = all.map((piece) => quoteOf(piece, content, scene));
  return {
    text: scene.lexicon.say.quote(told.join('; ')),
    sources: sourcesOf(all),
    probability: found.probability,
  };
}

/** A long answer from the sentence on that says most of what was asked for, where the end would be cut off. */
function fromTheAnswerOn(text: string, content: readonly string[], { index, lexicon }: Scene): string {
  if (text.length <= maxSpokenLength) return text;
  const sentences = sentencesOf(text);
  const heldIn = (sentence: string): number => {
    const stems = new Set(lexicon.stemsOf(sentence));
    return content.reduce((sum, stem) => sum + (index.covers(stems, stem) ? index.weight(stem) : 0), 0);
  };
  const held = sentences.map(heldIn);
  const at = held.indexOf(Math.max(...held));
  const isCutOff = sentences.slice(0, at + 1).join(' ').length > maxSpokenLength;
  return isCutOff ? sentences.slice(at).join(' ').trim() : text;
}

/** A piece as it is spoken. */
export function tell(found: Piece, content: readonly string[], scene: Scene): Answer {
  const piece = withSubject(found, scene);
  if (piece.fact?.kind === 'faq') {
    const told = toldOf(piece, scene) ?? piece.text;
    return { text: spoken(fromTheAnswerOn(told, content, scene)), sources: [piece.source] };
  }
  return { text: scene.lexicon.say.quote(quoteOf(piece, content, scene)), sources: [piece.source] };
}

const SUBJECT_BEFORE = anyLanguage('subjectBefore', { before: '^', after: '(?!\\p{L})' });

/** "They are open 24 hours.": with the sentence that says who, where no name stands over both. */
function withSubject(piece: Piece, scene: Scene): Piece {
  const isBare =
    piece.fact === undefined && piece.halves === undefined && SUBJECT_BEFORE.test(fold(piece.text));
  if (!isBare || needsName(piece, scene)) return piece;
  const isSame = (other: Piece | undefined): boolean =>
    other?.text === piece.text && other.context === piece.context && other.source.url === piece.source.url;
  return scene.index.pairs.find(({ halves }) => isSame(halves?.[1])) ?? piece;
}

/** What a list puts before its lines. */
const BULLET = /^[*•·–-]+\s+/u;

/** What only repeats a question that yes does not answer: which one it is stands above. */
const isEchoOf = ({ text }: Piece, { heard, lexicon }: Scene): boolean => {
  const asked = new Set(lexicon.stemsOf(heard));
  return (
    lexicon.paraphrases.open.test(fold(heard)) && lexicon.contentOf(text).every((stem) => asked.has(stem))
  );
};

/** A piece as it is quoted, with its heading where it says nothing without. */
export function quoteOf(piece: Piece, content: readonly string[], scene: Scene): string {
  // "Please reserve it in time", under "Bowling alley": without its heading nobody knows what is meant.
  const isNamed = content.some((stem) => scene.index.covers(piece.own, stem));
  // "Our most popular tour.", under the name of it
  const isEcho = isEchoOf(piece, scene);
  const isPricedAbove = isPriced.test(piece.context) && !isPriced.test(piece.text);
  const text = toldOf(piece, scene) ?? piece.text;
  const said =
    piece.context === '' ||
    (isNamed && !isEcho && !isPricedAbove && !isRoleUnderName(piece, scene) && !needsName(piece, scene))
      ? text
      : `${piece.context}: ${text}`;
  return spoken(said.replace(BULLET, ''));
}

/** The sentence that names most other kinds of what was asked for: which cards are taken, which languages are spoken. */
function siblingPiece(content: readonly string[], { index, lexicon }: Scene): Piece | undefined {
  for (const stem of content) {
    const siblings = lexicon.paraphrases.siblingsOf(stem);
    if (siblings === undefined) continue;
    const ranked = index.pieces
      .map((piece) => ({ piece, count: [...piece.own].filter((each) => siblings.has(each)).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || Number(isSentence(b.piece)) - Number(isSentence(a.piece)));
    if (ranked[0] !== undefined) return ranked[0].piece;
  }
  return undefined;
}

/** A sentence of so few words that names a way of paying speaks of nothing else. */
const maxPaymentWords = 5;
/** "Cash only": what is left out is not taken. */
const ONLY = anyLanguage('only', whole);

/**
 * How the site says that it is paid, where another way was asked for: the sentence is an answer by itself. Of animals or
 * languages that it does not name it says nothing.
 */
export function answerPayment(content: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const visa = lexicon.stemOf('visa');
  const way = content.find(
    (stem) => stem === visa || lexicon.paraphrases.siblingsOf(stem)?.has(visa) === true,
  );
  const piece = way === undefined ? undefined : siblingPiece([way], scene);
  if (way === undefined || piece === undefined || piece.text.length > maxSpokenLength) return null;
  if (piece.fact?.kind === 'service') return null;
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const isPaying = (stem: string): boolean => topicsOfStem(stem).includes('payment');
  const others = content.filter((stem) => stem !== way && !soft.has(stem) && !isPaying(stem));
  // "An immigration visa" is no way of paying.
  if (others.some((stem) => !index.covers(piece.stems, stem))) return null;
  const named = [...piece.own].filter((stem) => lexicon.paraphrases.siblingsOf(way)?.has(stem) === true);
  const isOfPaying = content.some((stem) => stem !== way && index.covers(piece.own, stem));
  // "Ten-visit cards at half price" speaks of something else.
  const isOfWays = (stem: string): boolean =>
    soft.has(stem) || lexicon.paraphrases.siblingsOf(way)?.has(stem) === true || isPaying(stem);
  const isOfPayingAlone = piece.topics.has('payment') || lexicon.contentOf(piece.text).every(isOfWays);
  const isShort = piece.own.size <= maxPaymentWords && isOfPayingAlone;
  if (!ONLY.test(piece.text) && !isOfPaying && !isShort && named.length < 2) return null;
  return { text: lexicon.say.quote(spoken(piece.text)), sources: [piece.source] };
}

/** "How can I pay?": the sentence on paying that names most ways. */
export function answerWaysToPay(scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const ways = lexicon.paraphrases.siblingsOf(lexicon.stemOf('visa'));
  const named = ({ own }: Piece): number => [...own].filter((stem) => ways?.has(stem) === true).length;
  const [best] = index.pieces
    .filter((piece) => piece.topics.has('payment') && named(piece) > 0 && piece.fact?.kind !== 'service')
    .sort((a, b) => named(b) - named(a));
  return best === undefined ? null : tell(best, [], scene);
}

const maxListedLength = 60;
const maxBesideListed = 1;

/** "Do you do whitening?": a line of the site that names it and next to nothing else. */
export function answerListed(content: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const { soft } = lexicon.paraphrases;
  const hard = content.filter((stem) => !soft.has(stem));
  if (hard.length === 0) return null;
  const besides = ({ text }: Piece): number =>
    lexicon.contentOf(text).filter((stem) => !soft.has(stem) && !hard.includes(stem)).length;
  const [line] = index.pieces
    .filter(
      (piece) =>
        piece.text.length <= maxListedLength &&
        hard.every((stem) => piece.own.has(stem)) &&
        besides(piece) <= maxBesideListed &&
        isAbout(piece, content, 'anything', scene),
    )
    .sort((a, b) => besides(a) - besides(b));
  if (line === undefined) return null;
  const text = line.context === '' ? line.text : `${line.context}: ${line.text}`;
  return { text: lexicon.say.quote(text), sources: [line.source], topic: 'offer' };
}

/** What the site says of where it works; for "Which areas do you cover?", which names no place. Where it delivers comes last. */
export function answerAreas(scene: Scene): Answer | null {
  const stated = scene.index.pieces.filter(
    (piece) =>
      piece.own.size >= 2 &&
      piece.fact?.kind !== 'service' &&
      statesArea(piece, scene.lexicon) &&
      isAbout(piece, [], 'area', scene),
  );
  const isOfDelivery = topicsHeard(scene).has('deliver');
  const found = isOfDelivery
    ? stated.find(({ text }) => !isWorkplace(text))
    : (stated.find(({ topics }) => !topics.has('deliver')) ?? stated[0]);
  return found === undefined
    ? null
    : { text: scene.lexicon.say.quote(spoken(found.text)), sources: [found.source] };
}

const ASKS_WHICH_AREA = anyLanguage('asksWhichArea', whole);

/** "Which towns do you come to?": no town and no thing is named, so whatever says where it works answers. */
export function answerWhichAreas(clause: string, scene: Scene): Answer | null {
  const folded = fold(clause);
  const asked = ASKS_WHICH_AREA.exec(folded)?.[0];
  if (asked === undefined) return null;
  const { spaced } = scene.lexicon.words;
  const rest = spaced
    ? contentWithout(['area', 'areaEvidence', 'followUp'], folded.replace(asked, ' '), scene)
    : [];
  return rest.every((stem) => scene.lexicon.paraphrases.soft.has(stem)) ? answerAreas(scene) : null;
}

/** "Which languages do you speak?": the line on languages that names most of them. */
export function answerLanguages(scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const named = ({ own }: Piece): number => [...own].filter((stem) => isLanguage(stem, lexicon)).length;
  const [best] = index.pieces
    .filter((piece) => piece.topics.has('language') && named(piece) > 0 && piece.fact?.kind !== 'service')
    .sort((a, b) => named(b) - named(a));
  return best === undefined ? null : tell(best, [], scene);
}

/**
 * The name of a service beside "I don't know" tells nothing, its price something of another or of what was not asked, and
 * an address is no remark.
 */
function tellsMore({ fact, text }: Piece, wanted: Wanted, scene: Scene): boolean {
  if (COUNTER.test(text)) return wanted === 'number';
  if (fact !== undefined) return fact.kind !== 'service' && fact.kind !== 'address';
  if (wanted === 'price') return true;
  const rest = factsOf(scene, 'service').reduce((left, { source }) => left.replace(source.quote, ''), text);
  return /\p{L}{3}/u.test(rest);
}

/** What the whole site is about, by its lines or by its name: that a line speaks of it as well brings it no nearer. */
function isOfAll(stem: string, { index, lexicon, agent }: Scene): boolean {
  const siblings = lexicon.paraphrases.siblingsOf(stem);
  const wider = lexicon.paraphrases.nearOf(stem).filter((near) => siblings?.has(near) !== true);
  // "Dog", where nearly every line is on pets.
  const isOfKind = siblings !== undefined && wider.some(index.isCommon);
  return isOfKind || index.isCommon(stem) || index.covers(new Set(lexicon.stemsOf(agent.businessName)), stem);
}

/** What a question names beside a day: the words that a sentence has to share to come near. */
function thingsIn(content: readonly string[], scene: Scene): readonly string[] {
  const { lexicon, heard, readWhen } = scene;
  const beside = new Set(lexicon.stemsOf(readWhen(heard, undefined).rest));
  const hard = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const timeless = hard.filter((stem) => stem.includes('_') || beside.has(stem));
  const named = (timeless.length > 0 ? timeless : hard).filter((stem) => !stem.startsWith('#'));
  const things = named.length > 0 ? named : hard;
  const telling = things.filter((stem) => !isOfAll(stem, scene));
  return telling.length > 0 ? telling : things;
}

/** "French bed" is no language, and of animals that come in says nothing who asks what is done for them. */
function nearestSibling(things: readonly string[], scene: Scene): Piece | undefined {
  const { index, lexicon } = scene;
  const piece = siblingPiece(things, scene);
  if (piece === undefined) return undefined;
  const siblings = things.flatMap((stem) => [...(lexicon.paraphrases.siblingsOf(stem) ?? [])]);
  const isOfTongues = siblings.some((stem) => isLanguage(stem, lexicon));
  if (isOfTongues && !piece.topics.has('language')) return undefined;
  const others = things.filter((stem) => !siblings.includes(stem));
  return others.every((stem) => index.covers(piece.stems, stem)) ? piece : undefined;
}

/**
 * What the site says that comes nearest to a question that it does not answer, to be told beside "I don't know"; null where
 * nothing of it names what was asked for.
 */
export function nearestPiece(content: readonly string[], scene: Scene, wanted: Wanted): Piece | null {
  const { index } = scene;
  if (isAlarmed(scene)) return null;
  const things = thingsIn(content, scene);
  const sibling = nearestSibling(things, scene);
  if (sibling !== undefined) return sibling;
  const heard = topicsHeard(scene);
  // What shares nothing with the question but its day, or what the whole site is about, is no nearer than the rest.
  const isOnIt = ({ stems, topics }: Piece): boolean =>
    !heard.isDisjointFrom(topics) ||
    things.some((stem) => index.covers(stems, stem)) ||
    !content.some((stem) => index.covers(stems, stem));
  const [likeliest] = byProbability(content, wanted, scene).filter(
    (each) =>
      hasForm(each, wanted, scene) &&
      !isBareLabel(each, wanted, scene) &&
      tellsMore(each.hit.piece, wanted, scene) &&
      isOnIt(each.hit.piece),
  );
  if (likeliest !== undefined && likeliest.probability >= minLikelihood) return likeliest.hit.piece;
  const isNear = ({ piece, coverage }: Hit): boolean =>
    tellsMore(piece, wanted, scene) &&
    !isLegalNote(piece, scene) &&
    toldOf(piece, scene) !== null &&
    coverage >= minNearness &&
    things.some((stem) => index.covers(piece.own, stem)) &&
    saysMore(piece, content, scene);
  const hits = index.search(content).filter(isNear);
  const fitting = hits.filter(({ piece }) => accepts(piece, wanted, scene));
  return bestOf(fitting.length > 0 ? fitting : hits)?.piece ?? null;
}

/** As an addition to "I don't know": says what stands on the site, nothing more. */
export function nearText(piece: Piece, scene: Scene): string {
  const text = toldOf(piece, scene) ?? withoutVerdict(piece.text);
  const told = needsName(piece, scene) ? `${piece.context}: ${text}` : text;
  return scene.lexicon.say.nearest(spoken(told, maxNearLength).replace(/[.。]?$/u, ''));
}
