/** Decides what may be the name of a service, and cuts it out of the words around it. */
import { boldTitle } from './bold-titles.ts';
import { US_STATES } from '../contact/regions.ts';
import { containsPhrase } from '../page/page-view.ts';
import { isMeasure } from './measures.ts';
import { isPriceLabel } from './price-labels.ts';
import { tellsToAct } from './service-calls.ts';
import { isPeople } from './service-titles.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

const MAX_LENGTH = 90;
const LEADERS = /[\s.…·・‥:：;,_=–—―|•*>([/+〜～~-]+$/;
const TRAILING = new RegExp(`\\s+(?:${SAID.beforePrice}|${SAID.fixedPrices}(?:\\s\\p{L}{2,3})?)$`, 'iu');
/** "Die Anfahrt kostet pauschal 35 €": a sentence of which the beginning is a name. */
const COSTS = new RegExp(
  `^(?:${SAID.articles}\\s)?(.{2,80}?)\\s${SAID.costs}(?:\\s${SAID.costsHow})?$`,
  'iu',
);
/** "A check costs for a car": the verb stands within, as it does where the price comes last. */
const COSTS_WITHIN = new RegExp(`^(.{2,40}?)\\s${SAID.costs}(?=\\s${SAID.forWhom}\\s\\p{L})`, 'iu');
/** Whether the words before an amount say that something costs it. */
export const tellsCost = (before: string): boolean =>
  COSTS.test(before.trim()) || COSTS_WITHIN.test(before.trim());
/** "On the", "sharing or": the words go on behind the amount; in capitals they may be names. */
const DANGLING = new RegExp(`\\s(?=\\p{Ll}{2})(?:${SAID.articles}|${SAID.and}|${SAID.orUpTo})$`, 'u');
/** "Price for a full day". */
const PRICE_OF = new RegExp(`^${SAID.priceOf}(?=\\p{L})`, 'iu');
export const withoutPriceOf = (text: string): string => text.replace(PRICE_OF, '');
/** Bullets and pictures before a name. */
export const LEADING_SIGNS = /^(?:[\s•·*✓✔–—>»◆◇■□●○★☆▪►▶※❖\u200d\ufe0f-]|\p{Extended_Pictographic})+/u;
/** "Combo-only $40", "a full scrub! only $45". */
const ONLY = new RegExp(`(?:-${SAID.only}|!)$`, 'iu');
/** "Kat. A", "Class A": no article. */
const TRAILING_ARTICLE = /\s+an?$/u;
/** "(A,C,G)", "1,a,g", "²": which allergens and additives a dish holds, as menus have to say. */
const ALLERGENS =
  /(?:(?<!\d\s?[ckd]?m)\s*[⁰¹²³⁴-⁹]+(?:[,\s]*[⁰¹²³⁴-⁹]+)*|\s*\((?:[A-Za-z]|\d{1,2})(?:\s?[,/]\s?(?:[A-Za-z]|\d{1,2}))+\)|\s(?:[A-Za-z]|\d{1,2})(?:,\s?(?:[A-Za-z]|\d{1,2}))+)$/u;
/** "Our", "The": what has the price stands behind it. */
const DETERMINER = new RegExp(`^(?:.*\\s)?(?:${SAID.determiners}|${SAID.articles})$`, 'iu');
const ONLY_DETERMINER = new RegExp(`^(?:${SAID.determiners}|${SAID.articles})$`, 'iu');
const FEE = new RegExp(`^(?:\\p{L}[\\p{L}-]*\\s){0,2}?${SAID.fees}(?![\\p{L}-])`, 'iu');
const LEADING = new RegExp(`^${SAID.determiners}\\s+(?=[\\p{L}\\d])`, 'iu');
const SENTENCE_START = new RegExp(`^${SAID.sentenceStarts}(?![\\p{L}\\d-]|\\.\\p{Lu}\\.)`, 'iu');

/** "This means that", "Because": as written but for the case of the first letter, for "CE" names a licence. */
const CLAUSE_START = new RegExp(`^(?:${SAID.clauseStarts}|${SAID.demonstratives})(?![\\p{L}\\d-])`, 'u');
const opensClause = (name: string): boolean =>
  CLAUSE_START.test(name.charAt(0).toLowerCase() + name.slice(1));

/** "Under 12s cut", "Over 60s": ages, not amounts. */
const AGES = new RegExp(`^${SAID.amountLimits}\\s\\d{1,2}s?\\b(?!\\s?[€£$])`, 'i');

/** "Pour 3 à 4 personnes", "For 2 guests": for how many. */
const PARTY = new RegExp(
  `^${SAID.forWhom}\\s\\d{1,2}(?:\\s?(?:[-–+]|${SAID.orUpTo})\\s?\\d{1,2})?\\s\\p{L}{4,12}$`,
  'iu',
);

/** "Plus", "Per room booking": what is offered that way. */
const BY_PIECE = new RegExp(`^${SAID.byPiece}$`, 'iu');

/** "Per night", "pro Tag", "im Monat": for how long, of what stands above. */
const PERIOD = `(?:${SAID.unitLeads}|${SAID.periodLeads})\\s${SAID.periods}`;
const PER_PERIOD = new RegExp(`^${PERIOD}$`, 'u');
/** "im Monat, 45 Minuten": behind the price before. */
const BEHIND_PRICE = new RegExp(`^${PERIOD}[,;]\\s`, 'u');
export const isPerPeriod = (name: string): boolean => PER_PERIOD.test(foldWord(name));

const ABBREVIATION = new RegExp(`(?<![\\p{L}])${SAID.abbreviations}\\.(?=\\s)`, 'giu');
/** "M.O.T. test", "I.P.L. hair removal". */
const INITIALS = /(?<!\p{L})(?:\p{Lu}\.){2,5}(?=\s)/gu;
/** Before what limits an amount, and no age: "Kids 5 and under". */
export const notOfAge = (and: string): string => `(?<!\\d[\\p{L}\\s]{0,12}(?:${and}|&)\\s)`;
/** A limit, not a price: "orders over $30". */
const LIMIT = new RegExp(`(?<!\\p{L})${notOfAge(SAID.and)}${SAID.limits}\\s*$`, 'iu');
/** A verb inside: the words are a sentence, not a name. */
const VERB = new RegExp(`\\s${SAID.verbs}\\s`, 'iu');

/** "初診料は3,000円": the particle behind what a sentence is about. */
const TOPIC = /(?<=[\p{Script=Han}\p{Script=Katakana}ー）)])は$/u;

/** The name in the words before a price; undefined where these are a sentence or the amount is for something else. */
export function serviceName(
  before: string,
  boldPrefix: number,
  words: WordTable,
  hasOwnPrice = false,
): string | undefined {
  if (LIMIT.test(before) || tellsToAct(before.trim(), false)) return undefined;
  const { start, end } = boldTitle(before, boldPrefix);
  let name = before.slice(start, end).replace(LEADERS, '').replace(TRAILING_ARTICLE, '').trim();
  name = unboxed(COSTS.exec(name)?.[1] ?? name, words);
  name = withoutPriceOf(name).replace(TOPIC, '').replace(COSTS_WITHIN, '$1');
  for (let steps = 0; steps < 3 && TRAILING.test(name); steps += 1)
    name = name.replace(TRAILING, '').replace(LEADERS, '');
  name = name
    .replace(ONLY, '')
    .replace(LEADING_SIGNS, '')
    .replace(/^\d{1,3}(?:[.)]\s+(?=\p{L})|(?:\s[-–—]\s*|[-–—]\s+)(?=\p{Lu}))/u, '');
  name = withoutMeasures(name.replace(UNIT, ''));
  name = withoutDescription(name.replace(ALLERGENS, '').replace(EXPLANATION, ''), words).replace(LEADING, '');
  return !DANGLING.test(name) && isServiceName(name, words, hasOwnPrice) ? name : undefined;
}

const MAX_BEFORE_FEE = 4;

/** "Our $79 service call fee is waived": the fee behind an amount with a determiner before it. */
export function feeBehind(before: string, behind: string, words: WordTable): string | undefined {
  // "Outside Leeds there is a £25 charge": it holds in some cases only.
  const isPlain = before.trim().split(/\s+/).length <= MAX_BEFORE_FEE;
  const fee = isPlain && DETERMINER.test(before.trim()) ? FEE.exec(behind.trim())?.[0] : undefined;
  return fee !== undefined && isServiceName(fee, words) ? fee : undefined;
}

/** "【カット】価格": a name in the brackets of a Japanese heading. */
function unboxed(name: string, words: WordTable): string {
  const [, boxed, rest = ''] = BOXED.exec(name) ?? [];
  return boxed !== undefined && (rest === '' || isPriceLabel(rest, words)) ? boxed : name;
}

const BOXED = /^[【［〔《]([^】］〕》]{1,40})[】］〕》]\s?(.{0,10})$/u;

/** "Half board (room, breakfast and dinner)", "Spritz (wine, soda, orange)": what it consists of, told in words. */
const EXPLANATION = new RegExp(
  `(?<=\\p{L}{3})\\s\\((?:(?=.{12,90}$)[^()\\d]*,[^()\\d]*,[^()\\d]+|(?=.{16,90}$)[^()]*(?:,[^()]*\\s${SAID.and}|\\s\\+)\\s[^()]+)\\)$`,
  'u',
);
/** "VKU – Verkehrskunde", "Kat. B – Auto": what stands before the dash is a code. */
const CODE = /^(?:\p{Lu}{2,5}|\p{Lu}\p{L}{1,4}\.\s\p{Lu}{1,2}\d?)$/u;
/** "…, pro Lektion:": a unit of the price. */
const UNIT = new RegExp(`,\\s${SAID.perUnit}\\s\\p{L}{3,14}$`, 'iu');

/** "Hot stone massage | 75 min": without what only says how long or how much. */
function withoutMeasures(name: string): string {
  const [first, ...rest] = name.split(/\s[|·•]\s/u);
  return rest.length > 0 && /\p{L}{2}/u.test(first!) && rest.every((part) => /^(?:ca\.?\s)?\d/u.test(part))
    ? first!
    : name;
}

/** "Margherita – tomato, mozzarella, basil": what follows describes it; "Drinks: pot of coffee": what stands before is over it. */
function withoutDescription(name: string, words: WordTable): string {
  const cut = /\s+[–—-]\s+|\s?:\s+/u.exec(name);
  if (!cut || cut.index < 3 || CODE.test(name.slice(0, cut.index))) return closeBracket(name);
  const head = name.slice(0, cut.index);
  const rest = name.slice(cut.index + cut[0].length);
  if (cut[0].includes(':') && isListTitle(head, words)) return closeBracket(isPeople(head) ? name : rest);
  return closeBracket(rest.length > 24 || rest.length > cut.index * 1.5 ? head : name);
}

function isListTitle(head: string, words: WordTable): boolean {
  return phrases(words.headings.services).includes(foldWord(head)) && !isPriceHeading(head, words);
}

/** A bracket that the price was in or after may have lost its end. */
function closeBracket(name: string): string {
  const open = Math.max(name.lastIndexOf('('), name.lastIndexOf('（'));
  return open > 2 && !/[)）]/.test(name.slice(open)) ? name.slice(0, open).trim() : name;
}

/** "a full groom there": what somebody else charges. */
const ELSEWHERE = new RegExp(`(?<![\\p{L}])${SAID.elsewhere}(?![\\p{L}])`, 'iu');
/** What a customer says, cut off by the price in it; "what we don't do". */
const NO_NAME = new RegExp(`^["“”„«»][^"“”„«»]*$|^${SAID.noNames}(?:\\s|$)`, 'iu');

/** "Other", "40.00 for the next hour": no name, or an amount. */
const BARE_NAME = new RegExp(`^${SAID.bareNames}$|^\\p{Sc}?\\d{1,4}[.,]\\d{2}(?!\\d)`, 'iu');

/** "Sonderpreise", "Zimmertarife". */
const PRICE_COMPOUND = new RegExp(`\\p{L}${SAID.priceCompounds}$`, 'u');

/** "Grand Forks, ND": a town that is served, not what it is served with. */
const TOWN = new RegExp(`^\\p{Lu}[\\p{L}.’' -]{2,30}, (?:${US_STATES})$`, 'u');

/** "Tell us a day before; if not, we charge": two clauses, of which one has more words than things in a list. */
const LONG_CLAUSE = /(?:\S+\s+){4}\S+;\s/u;

/** A heading of prices ("Our prices", "Tarifas 2026"), not of what they are for. */
export function isPriceHeading(heading: string, words: WordTable): boolean {
  const folded = foldWord(heading);
  return containsPhrase(folded, phrases(words.headings.prices)) || PRICE_COMPOUND.test(folded);
}

/** "Skirts: prices", "Preise Hosen": what such a heading says the prices are of; all of it where it says nothing else. */
export function withoutPriceWord(heading: string, words: WordTable): string {
  const folded = foldWord(heading);
  const phrase = phrases(words.headings.prices)
    .filter((one) => folded.startsWith(`${one} `) || folded.endsWith(` ${one}`))
    .sort((one, other) => other.length - one.length)[0];
  if (phrase === undefined || folded.length !== heading.length) return heading;
  const rest = folded.startsWith(phrase) ? heading.slice(phrase.length) : heading.slice(0, -phrase.length);
  return rest.replace(/^[\s:–—-]+|[\s:–—-]+$/gu, '');
}

/** What a name includes besides ("Session, including surcharge") or leaves out ("without VAT") is not what it names. */
const INCLUDED = new RegExp(`(?<=\\p{L}{3}[,(]?\\s\\(?)(?:\\+|${SAID.included})\\s.*$`, 'u');

/** "上", "松": on a Japanese menu one character is a name; "1泊" is for how long. */
const HAN = /^\d{0,2}(?=\p{Lo})\p{Script=Han}$/u;

/** Whether words that may name something stand before a price. */
export function holdsName(before: string): boolean {
  return /\p{L}{2}/u.test(before) || HAN.test(before.trim());
}

/** `hasOwnPrice` says that the price stands right behind: "Treatments: $30" offers what without it is a title of a list. */
export function isServiceName(name: string, words: WordTable, hasOwnPrice = false): boolean {
  if (name.length > MAX_LENGTH || !/\p{L}{2}/u.test(name)) return hasOwnPrice && HAN.test(name);
  if (
    name.split(/\s+/).length > 11 ||
    /[.!?]\s+\p{L}|[?]$|@|https?:|www\./u.test(name.replace(ABBREVIATION, '').replace(INITIALS, ''))
  )
    return false;
  if (
    BARE_NAME.test(name) ||
    ONLY_DETERMINER.test(name) ||
    NO_NAME.test(name) ||
    ELSEWHERE.test(name) ||
    TOWN.test(name) ||
    /[。、！？]/.test(name) ||
    LONG_CLAUSE.test(name)
  )
    return false;
  if (
    (SENTENCE_START.test(name) &&
      !([AGES, BY_PIECE, PARTY].some((form) => form.test(name)) || isPerPeriod(name) || isMeasure(name))) ||
    opensClause(name) ||
    VERB.test(name)
  )
    return false;
  const folded = foldWord(name);
  const mayBeTitle = hasOwnPrice && !/\s/.test(name) && !isPriceHeading(name, words);
  return (
    !BEHIND_PRICE.test(folded) &&
    !containsPhrase(folded.replace(INCLUDED, ''), phrases(words.notServices)) &&
    !phrases(words.generic).includes(folded) &&
    !phrases(words.price.free).includes(folded) &&
    !phrases(words.price.now).includes(folded) &&
    !phrases(words.calls).includes(folded) &&
    (mayBeTitle || !phrases(words.headings.services).includes(folded)) &&
    !phrases(words.headings.contact).includes(folded)
  );
}
