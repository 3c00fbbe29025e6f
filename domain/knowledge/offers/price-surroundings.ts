/** What stands beside an amount and belongs to its price: "from", "per hour", "+ VAT", "minimum", "plus parts", "extra". */
import { hasCurrency } from './currencies.ts';
import { alternativesOf, inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

/** An amount with the words around it, and what these make of it. */
export interface Surrounded {
  text: string;
  start: number;
  end: number;
  /** The amount is the lowest, the highest, or how much more this costs than something else. */
  limit?: 'least' | 'most' | 'extra';
}

const MAX_BEFORE = 24;
const MAX_BEHIND = 64;
const MAX_CONDITIONS = 4;

/** Whether the words before the amount say that less than it is not paid, whatever else is said: "minimum $90". */
export const saysMinimum = (text: string): boolean => MINIMUM_START.test(foldWord(text));

/** Before a least price on sites whose language has no table, or that mix languages. */
const FROM_ANYWHERE = alternativesOf(({ offers }) => offers.leastPrices).join(', ');
const fromLists = new WeakMap<WordTable, string>();

/** What stands before a least price: the own words of a language and those; put together once. */
export function fromWords(words: WordTable): string {
  const known = fromLists.get(words) ?? `${words.price.from}, ${FROM_ANYWHERE}`;
  fromLists.set(words, known);
  return known;
}

const OF = new RegExp(`^${SAID.ofAmount}$`, 'iu');
const FIXED = new RegExp(`(?<!\\p{L})${SAID.fixedPrices}\\s$`, 'iu');
/** "Minimum charge: $90"; "lesson 50 min. $90" are minutes. */
const MINIMUM_LEAD = new RegExp(`(?<![\\p{L}\\d]|\\d\\s)${SAID.minimums}:?\\s?$`, 'u');
const MINIMUM_START = new RegExp(`^${SAID.minimums}:?\\s`, 'u');
/** "$90 minimum". */
const MINIMUM = new RegExp(
  `^(?:\\s?[(]${SAID.minimums}[)]|,?\\s?${SAID.minimums})(?![\\p{L}\\d]|\\s?(?:\\d|\\p{Sc}))`,
  'u',
);
/** "+ $20", "plus $20": what is paid besides. */
const BESIDES_LEAD = new RegExp(`(?:(?<!\\p{L})${SAID.besides}\\s|\\+\\s?)$`, 'u');
/** "An extra $20", as written; "including extra" is told of the name. */
const EXTRA_LEAD = new RegExp(
  `(?<=[^\\s].*)(?<!\\p{L}|(?<!\\p{L})${SAID.included}\\s)${SAID.extras}\\s$`,
  'u',
);

/** "Additional hour", "Hora adicional": what a price is for. */
const PERIOD = new RegExp(`^${SAID.periods}[\\s:.–-]*$`, 'u');

/** "+ VAT", "(inkl. MwSt.)", "HT". */
const TAXES = new RegExp(
  `^(?:\\s?[(]\\s?${SAID.taxNotes}\\s?[)]|,?\\s?(?:${SAID.taxNotes}))(?!\\p{Script=Latin}|\\s?\\d)`,
  'u',
);
/** ", 2 hour minimum", "(min. 10 people)": how much of it has to be taken. */
const LEAST_COUNT = new RegExp(
  `^(?:\\s?[(]|,?\\s?)(?:\\d{1,3}[ -]?\\p{L}{1,9}\\.? ${SAID.minimums}|${SAID.minimums} \\d{1,3} ?\\p{L}{1,10})(?:[)]|(?!\\p{L}))`,
  'u',
);
/** "per hour", "/night". */
const UNIT = new RegExp(
  `^\\s?(?:(?:\\/\\s?(?:per |\\d{1,2}\\s(?=\\p{L}))?|${SAID.unitLeads} |each|pp\\b|p\\.p\\.)\\s?[\\p{L}.]{0,16}(?![\\p{L}.])[²³]?(?:\\s\\d{1,3}\\s?[\\p{L}]{1,4}(?!\\p{L}))?)(?!\\s?\\p{L}{0,2}[\\p{Sc}\\d])`,
  'u',
);
/** "la nuit", "za godzinę", "monthly": what is counted is plain from the words alone. */
const COUNTED = new RegExp(`^\\s?(?:${SAID.units}|${SAID.firstUnits}|\\/\\s?[㎡㎥])(?!\\p{L})`, 'u');
/** "plus parts", "+ materials", "incl. breakfast", up to an end. */
const BESIDES = new RegExp(
  `^\\s?[(]?(?:(?:${SAID.besides}|${SAID.including})\\s|\\+\\s?)\\p{L}[^.,;:()|/•\\p{Sc}]{1,40}(?:[)]|(?=\\s?(?:[.,;:|/•]|$)))`,
  'u',
);
/** "extra", "more than a cut": as written, for "More" may be a link. */
const EXTRA = new RegExp(`^\\s?[(]?${SAID.extras}[)]?(?=\\s?(?:[.,;:)|/–—•-]|$))`, 'u');

/** "$50 plus $20". */
const GOES_ON = /^\s?\p{Sc}?\d/u;

/** "€30from": only style sets them apart. */
const GLUED = /(?<=[\d\p{Sc}])(?=\p{Script=Latin}{2,}$)/u;

/** The amount from `start` to `end` with what belongs to it. */
export function surround(text: string, start: number, end: number, words: WordTable): Surrounded {
  // Most cells hold nothing but their price.
  if (start === 0 && end === text.length) return { text: text.trim(), start, end };
  const folded = foldWord(text);
  const lead = leadOf(text, folded, start, words);
  const tail = tailOf(text, folded, end, words);
  const from = lead?.at ?? start;
  const limit = lead?.limit ?? tail.limit;
  const printed = text.slice(from, tail.at).trim();
  return {
    text: limit === 'least' ? printed.replace(GLUED, ' ') : printed,
    start: from,
    end: tail.at,
    ...(limit ? { limit } : {}),
  };
}

interface Reach {
  at: number;
  limit?: Surrounded['limit'];
}

function leadOf(text: string, folded: string, start: number, words: WordTable): Reach | undefined {
  const before = folded.slice(Math.max(0, start - MAX_BEFORE), start);
  if (before === '') return undefined;
  let found: Reach | undefined;
  for (const [limit, list] of [
    ['least', fromWords(words)],
    ['most', words.price.upTo],
  ] as const)
    for (const phrase of phrases(list)) {
      const inBefore = before.lastIndexOf(phrase);
      if (inBefore < 0 || before.slice(inBefore + phrase.length).trim() !== '') continue;
      const at = start - (before.length - inBefore);
      // "Forfait de 30 €": of that amount, not from it.
      const isOf = OF.test(phrase) && FIXED.test(text.slice(0, at));
      if (!isInWord(text, at) && !isOf && at < (found?.at ?? start)) found = { at, limit };
    }
  if (found) return found;
  const minimum = MINIMUM_LEAD.exec(before)?.[0];
  if (minimum !== undefined && !endsAside(folded.slice(0, start), words, 2))
    return { at: start - minimum.length, limit: 'least' };
  const extra = EXTRA_LEAD.exec(text.slice(Math.max(0, start - MAX_BEFORE), start))?.[0];
  if (
    extra !== undefined &&
    !PERIOD.test(folded.slice(0, start)) &&
    !endsAside(folded.slice(0, start), words, 1)
  )
    return { at: start - extra.length, limit: 'extra' };
  const besides = BESIDES_LEAD.exec(before)?.[0];
  return besides === undefined ? undefined : { at: start - besides.length };
}

/** Whether words for what is no price of anything end there, so many at least: "order minimum", "surcharge". */
function endsAside(before: string, words: WordTable, minWords: number): boolean {
  const bare = before.replace(/[\s:]+$/, '');
  return phrases(words.notServices).some(
    (phrase) => bare.endsWith(phrase) && phrase.split(' ').length >= minWords,
  );
}

function tailOf(text: string, folded: string, end: number, words: WordTable): Reach {
  const tail: Reach = { at: end };
  for (let steps = 0; steps < MAX_CONDITIONS; steps += 1) {
    const behind = folded.slice(tail.at, tail.at + MAX_BEHIND);
    if (behind === '') return tail;
    const plain =
      TAXES.exec(behind)?.[0] ??
      withoutMoney(LEAST_COUNT.exec(behind)) ??
      withoutMoney(BESIDES.exec(behind)) ??
      COUNTED.exec(behind)?.[0] ??
      unitIn(behind, words);
    const upward = plain === undefined ? (MINIMUM.exec(behind)?.[0] ?? upwardIn(behind, words)) : undefined;
    const extra = EXTRA.exec(text.slice(tail.at, tail.at + MAX_BEHIND))?.[0];
    const next = extra ?? plain ?? upward;
    if (next === undefined) return tail;
    tail.at += next.trimEnd().length;
    if (extra !== undefined) tail.limit = 'extra';
    else if (upward !== undefined) tail.limit ??= 'least';
  }
  return tail;
}

function withoutMoney(said: RegExpExecArray | null): string | undefined {
  return said === null || hasCurrency(said[0]) ? undefined : said[0];
}

function unitIn(behind: string, words: WordTable): string | undefined {
  // "/ large 19 zł" is a further price.
  const unit = withoutMoney(UNIT.exec(behind));
  return unit !== undefined && isUnit(unit, words) ? unit.replace(/[\s.]+$/, '') : undefined;
}

/** "+", "and up", "minimum". */
function upwardIn(behind: string, words: WordTable): string | undefined {
  const plus = /^\s?\+(?!\s?[\p{L}\p{Sc}\d])/u.exec(behind)?.[0];
  if (plus !== undefined) return plus;
  const open = behind.replace(/^[\s,]*[(]?/, '');
  // "€30", and small behind it "from".
  if (behind.length < MAX_BEHIND && phrases(fromWords(words)).includes(open.replace(/[\s).]+$/, '')))
    return behind;
  const phrase = phrases(words.price.upward).find(
    (one) =>
      open.startsWith(one) &&
      !GOES_ON.test(open.slice(one.length)) &&
      (one > '\u3000' || !/^\p{L}/u.test(open.slice(one.length))),
  );
  if (phrase === undefined) return undefined;
  const length = behind.length - open.length + phrase.length;
  return behind.slice(0, length + (/^\.?[)]/.exec(behind.slice(length))?.[0].length ?? 0));
}

/** Whether letters run on into what stands at `at`; in "bez VATod 120" a space is missing. */
function isInWord(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  return /\p{L}/u.test(before) && !(/\p{Lu}/u.test(before) && /^\p{Ll}{2}/u.test(text.slice(at, at + 2)));
}

function isUnit(unit: string, words: WordTable): boolean {
  const lead = unit.trim();
  return phrases(words.price.per).some(
    (per) =>
      lead === per ||
      lead.startsWith(`${per} `) ||
      (per === '/' && lead.startsWith('/')) ||
      (per.endsWith("'") && lead.startsWith(per)),
  );
}
