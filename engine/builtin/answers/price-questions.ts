/** Questions about prices: of a service, the cheapest, under a limit, at a time. */
import { factsOf, topicsHeard, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { answerFromFaq, answerFromKnowledge } from './knowledge-answers.ts';
import { answerJoinedPrices } from './joined-prices.ts';
import { answerPrice, maxListed } from './offer-answers.ts';
import { answerExtreme, answerUnder, type Limit } from './price-limits.ts';
import { contentWithout, isOfOtherDay } from '../questions/question-content.ts';
import { isPriced, withoutPrices } from '../language/amounts.ts';
import { silentAnswer } from './silent-answers.ts';
import { alternativesOf, fold } from '../language/text.ts';
import { isLength } from '../language/lengths.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { When } from '../language/when.ts';
import { spacedWords } from '../patterns/any-language.ts';
import type { Topic } from '../topics/types.ts';

/** The amount that a price has to stay under, or that it may reach; "under 12s" and "up to 15 lbs" are no amounts of money. */
export function limitOf(clause: string, { lexicon }: Scene): Limit | undefined {
  const { cues, spaced } = lexicon.words;
  const words = alternativesOf([...cues.under, ...cues.upTo]);
  // Japanese puts the amount first.
  const pattern = spaced
    ? `(?:${words})\\s*(?:eur |euro |usd |chf )?(\\d{1,6})`
    : `(\\d{1,6})\\s?円?(?:${words})`;
  const amount = new RegExp(pattern, 'u').exec(fold(clause))?.[1];
  if (amount === undefined || lexicon.measures.rangesIn(clause).length > 0) return undefined;
  return { amount: Number(amount), isIncluded: lexicon.has('upTo', clause) };
}

const maxBareAmountLength = 40;

/** What answers a question for a price holds an amount, calls it free, or says what the price depends on. */
export const speaksOfPrice = (text: string, { lexicon }: Scene): boolean =>
  isPriced.test(text) ||
  (text.length <= maxBareAmountLength && (/\d/u.test(text) || lexicon.has('includes', text))) ||
  lexicon.has('free', text) ||
  lexicon.has('price', text) ||
  lexicon.topicsOf(text).has('quote');

const tellingIn = (text: string, limit: Limit | undefined, scene: Scene): string[] =>
  contentWithout(
    ['price', 'offer', 'offerings', 'followUp', 'under', 'upTo'],
    withoutPrices(text),
    scene,
  ).filter((stem) => stem !== String(limit?.amount) && !stem.startsWith('#'));

/** So many words ask for nothing but the price: "And how much?" */
const maxBareWords = 3;

const isBare = (clause: string, { words }: Lexicon): boolean =>
  words.spaced && fold(clause).split(' ').length <= maxBareWords;

/** "Is there a charge?" */
const asksWhether = (clause: string, lexicon: Lexicon): boolean =>
  !lexicon.paraphrases.open.test(fold(clause)) && !isBare(clause, lexicon);

/** For how many something is asks for a price of the same thing: "How much per person?" */
const ofAnything: ReadonlySet<string> = new Set<Topic>(['capacity']);

/** "How much is it?", "Is there a charge?", "And the price?": of what was spoken of, where anything was; coming out is another thing. */
function pointsBack(clause: string, rest: string, { lexicon }: Scene): boolean {
  if ((['it', 'followUp'] as const).some((cue) => lexicon.has(cue, rest))) return true;
  const topics = lexicon.topicsOf(clause);
  const isOfAnything = topics.size > 0 && topics.isSubsetOf(ofAnything);
  const isOfNothing = topics.size === 0 && (asksWhether(clause, lexicon) || isBare(clause, lexicon));
  return isOfAnything || isOfNothing;
}

/** "What are your prices?": neither those of a thing that is pointed at, nor whether something is charged. */
const asksAllPrices = (clause: string, rest: string, scene: Scene): boolean =>
  !scene.lexicon.has('it', rest) && topicsHeard(scene).size === 0 && !asksWhether(clause, scene.lexicon);

const isLongList = (scene: Scene): boolean =>
  factsOf(scene, 'service').filter(({ value }) => value.price_text !== undefined).length > maxListed;

/** What the price is asked of; `about` is what was spoken of before. */
export function namedInPrice(
  clause: string,
  { rest }: When,
  scene: Scene,
  about: readonly string[],
): readonly string[] {
  const limit = limitOf(clause, scene);
  const inClause = tellingIn(clause, limit, scene);
  // "Is there a joining fee?": the word for money is a part of what it is called.
  const called = scene.lexicon
    .contentOf(clause)
    .filter((stem) => stem.includes('_') && !inClause.includes(stem) && scene.index.count(stem) > 0);
  if (called.length > 0) return called;
  // "Menu du midi" is a thing on the list, and no time; nor is an hour of something.
  const isNoTime = inClause.some((stem) => stem.includes('_') || isLength(stem));
  const named = isNoTime ? inClause : tellingIn(rest, limit, scene);
  const pointed = named.length === 0 && pointsBack(clause, rest, scene) ? about : named;
  // "How much is a service call?": words that say little by themselves are all that is asked for.
  return pointed.length === 0 ? articled(rest, scene) : pointed;
}

/** Answers what something costs; `about` is what was spoken of before. */
export function priceAnswer(clause: string, when: When, scene: Scene, about: readonly string[]): Answer {
  const { rest } = when;
  const limit = limitOf(clause, scene);
  const telling = (text: string): string[] => tellingIn(text, limit, scene);
  const content = namedInPrice(clause, when, scene, about);
  const extreme = extremeOf(clause, scene);
  // "And the dearest?" is asked of the kind of which the cheapest was told.
  const kind = content.filter((stem) => !stem.startsWith('#'));
  const best = extreme === null ? null : answerExtreme(extreme, kind, scene, content === about);
  if (best !== null) return best;
  // What comes near would be heard as the lowest.
  if (extreme !== null) return { ...unknownAnswer(scene), topic: 'price' };
  if (limit !== undefined) {
    const cheap = answerUnder(limit, content, scene);
    if (cheap !== null) return cheap;
  }
  // "What do you charge at weekends, at midnight?": the general price list is no answer.
  if (when.days.length > 0 || (when.times.length > 0 && content.length === 0)) {
    const timed = telling(clause);
    const found = answerFromFaq(timed, scene) ?? answerFromKnowledge(timed, scene, 'price');
    if (found !== null && !isOfOtherDay(found, when, scene)) return found;
    if (content.length === 0) return { ...silentAnswer(timed, scene, 'price'), topic: 'price' };
  }
  // The first prices of a long list are no answer to "Do you charge for coming out?".
  if (content.length === 0 && isLongList(scene) && !asksAllPrices(clause, rest, scene)) {
    const onTopics = [...scene.lexicon.wordsOnTopics(clause, topicsHeard(scene))];
    const found = onTopics.length === 0 ? null : answerFromKnowledge(onTopics, scene, 'price');
    return found ?? { ...silentAnswer(onTopics, scene, 'price'), topic: 'price' };
  }
  const joined = answerJoinedPrices(content, scene);
  if (joined !== null) return joined;
  const found = answerPrice(content, scene);
  if (found !== null && !found.offersCallback) return found;
  const faq =
    [contentWithout(['followUp'], rest, scene), content]
      .map((asked) => answerFromFaq(asked, scene))
      .find((answer) => answer !== null && speaksOfPrice(answer.text, scene)) ??
    answerFromKnowledge(content, scene, 'price');
  if (faq !== null || found !== null) return faq ?? found!;
  const bare = withoutOwner(rest);
  const general = bare === rest ? [] : telling(bare);
  const owned = general.length === 0 ? null : answerPrice(general, scene);
  return owned ?? { ...silentAnswer(content, scene, 'price'), topic: 'price' };
}

const OWNER = new RegExp(
  `\\s${spacedWords('forWhom')}\\s(?:${spacedWords('my')}\\s\\p{L}+|\\p{L}+\\s${spacedWords('myBehind')})$`,
  'u',
);

/** "A haircut for my dog": whose it is names no other service. */
const withoutOwner = (rest: string): string => fold(rest).replace(OWNER, '');

/** Whether the cheapest or the dearest is asked for. */
export const extremeOf = (clause: string, { lexicon }: Scene): 'cheapest' | 'dearest' | null => {
  const content = lexicon.contentOf(clause);
  return content.includes('#cheapest') ? 'cheapest' : content.includes('#dearest') ? 'dearest' : null;
};

const ARTICLED = new RegExp(`(?:^|\\s)${spacedWords('article')}\\s+(\\p{L}{3,}(?:\\s\\p{L}{3,})?)$`, 'u');

/** Stems behind an indefinite article, stopwords too. */
function articled(rest: string, { lexicon }: Scene): string[] {
  const noun = ARTICLED.exec(lexicon.without(['price', 'followUp'], rest))?.[1];
  return noun === undefined ? [] : lexicon.stemsOf(noun);
}
