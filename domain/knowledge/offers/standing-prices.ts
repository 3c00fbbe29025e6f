/** Leaves out amounts that are no prices, hold no longer or say the same in another way: "$5 off", "was $90, now $70", "5,000円(税込5,500円)". */
import { fromWords, saysMinimum, type Surrounded } from './price-surroundings.ts';
import type { Price } from './prices.ts';
import { notOfAge } from './service-names.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

/** "van € 65 voor € 49": no more than the beginning of such a pair. */
const BEGINNING = new RegExp(`(?:^|\\s)${SAID.pairOpens}\\s*$`, 'u');
/** "10x de R$ 99,90 ou R$ 899": paid in parts, or at once. */
const INSTALMENTS = new RegExp(`(?<![\\p{L}\\d])\\d{1,2}\\s?x\\s?(?:${SAID.ofAmount}\\s)?$`, 'u');
const OR = new RegExp(`^(?:${SAID.orUpTo})?$`, 'u');
const ARROW = /^[→⇒➡►»>]+$|^[-=]+>$/u;
const MAX_WORD_LENGTH = 24;
const MAX_BEHIND = 48;

/** An amount that was found, with what the words around it make of it. */
export type FoundPrice = Price & Pick<Surrounded, 'limit'>;

/** Prices that hold, with the ends that they name; each reaches over the one beside it that it stands for. */
export function standingPrices(prices: readonly FoundPrice[], text: string, words: WordTable): Price[] {
  if (prices.length === 0) return [];
  const folded = foldWord(text);
  const standing: FoundPrice[] = [];
  for (const price of prices) {
    if (isNotPaid(price, folded, words) || isTurnover(price, folded) || isRoad(price, folded)) continue;
    const last = standing.at(-1);
    const pair = last && (bothParts(last, price, text) ?? settle(last, price, folded, words));
    if (pair) standing[standing.length - 1] = pair;
    else standing.push(price);
  }
  return standing.map(namedEnds);
}

/** "From $40" names no upper end, "up to $40" no lower one, "$40 extra" is not what the thing costs. */
function namedEnds({ limit, ...price }: FoundPrice): Price {
  const { min, max, ...rest } = price;
  if (limit === undefined || (limit !== 'extra' && min !== max)) return price;
  return {
    ...rest,
    ...(limit === 'least' && min !== undefined ? { min } : {}),
    ...(limit === 'most' && max !== undefined ? { max } : {}),
  };
}

const ON_TOP = new RegExp(`^(?:\\+|${SAID.besides}\\s)`, 'u');
const FIRST_UNIT = new RegExp(`(?:^|[^\\p{L}])${SAID.firstUnits}$`, 'u');
/** ", then", "und danach". */
const NEXT_PART = /^(?:\s?[,;(])?(?:\s?\p{L}{1,9}){0,2}\s?$/u;

/** "$50 plus $20 per hour", "£80 first hour, then £60 per hour", "$30 per hour, minimum $90": what is paid at least. */
function bothParts(first: FoundPrice, second: FoundPrice, text: string): FoundPrice | undefined {
  if (first.limit === 'extra') return undefined;
  const gap = foldWord(text.slice(first.end, second.start));
  const isOnTop = gap.trim() === '' && ON_TOP.test(foldWord(second.text));
  const isNext = FIRST_UNIT.test(foldWord(first.text)) && NEXT_PART.test(gap);
  const isMinimum = /^\s?[,;(]?\s?$/.test(gap) && saysMinimum(second.text);
  if (!(isOnTop || isNext || isMinimum)) return undefined;
  const { min } = isMinimum ? second : first;
  const { start, currency } = first;
  const end = second.end + (gap.includes('(') && text[second.end] === ')' ? 1 : 0);
  const whole = { text: text.slice(start, end), start, end };
  return { ...whole, ...(min === undefined ? {} : { min }), ...(currency ? { currency } : {}) };
}

const AMOUNT_NEXT = /^[\s:]*\p{Sc}?\s?\d/u;

const ROAD_NUMBER = /^r\d{2,3}$/;
const ROAD_LEAD = new RegExp(`(?<!\\p{L})${SAID.roadLeads}\\s$`, 'u');

/** "Along the R58": roads have such numbers where rands are written alike. */
function isRoad({ start, end }: Price, folded: string): boolean {
  return ROAD_NUMBER.test(folded.slice(start, end)) && ROAD_LEAD.test(folded.slice(0, start));
}

/** "For less than $50": praise, and no price. */
const BELOW = new RegExp(
  `(?<!\\p{L})${notOfAge(foldWord(SAID.and))}(?:${foldWord(SAID.belowPrices)})\\s(?:${foldWord(SAID.ofAmount)}\\s)?$`,
  'u',
);

function isNotPaid({ start, end }: Price, folded: string, words: WordTable): boolean {
  const amountAt = start + Math.max(0, folded.slice(start, end).search(/[\d\p{Sc}]/u));
  if (BELOW.test(folded.slice(Math.max(0, amountAt - MAX_WORD_LENGTH), amountAt))) return true;
  const behind = folded.slice(end, end + MAX_WORD_LENGTH).replace(/^\s?[(]?/, '');
  const isBracket = /^\s?[(]/.test(folded.slice(end));
  return phrases(words.price.notPaid).some((word) => {
    const next = behind.slice(word.length);
    // "$90 (deposit $20)": the word is of the amount in the bracket.
    if (!behind.startsWith(word) || (isBracket && AMOUNT_NEXT.test(next))) return false;
    return word > '\u3000' || !/^[\p{L}-]/u.test(next);
  });
}

/** "$25 million", "€ 3 mln", "$10K", "$2,000 satisfaction guarantee". */
const TURNOVER = new RegExp(
  `^(?:[\\s-]?(?:${SAID.largeAmounts})(?!\\p{Script=Latin})|(?:\\s(?!(?:${SAID.included})\\s)[\\p{L}-]+){0,2}\\s[\\p{L}-]*(?:${SAID.guarantees})(?=[.,;!]|$))`,
  'u',
);
/** Right behind a digit. */
const GLUED = /^(?:k|mm?|bn?)(?![\p{L}\d²³])/u;
/** Houses cost that much; "up to" so much somebody is insured. Pesos are written as dollars, and are worth less. */
const MILLION = 1_000_000;
const DEAR = new Set(['EUR', 'GBP', 'CHF', 'PLN', 'RON', 'BRL']);

/** Whether somebody has that much, has won it or is insured for it. */
function isTurnover({ start, end, max, limit, currency }: FoundPrice, folded: string): boolean {
  if (limit === 'most' && (max ?? 0) >= MILLION && DEAR.has(currency ?? '')) return true;
  // "$25+ million"
  const plus = folded.slice(start, end).indexOf('+');
  const at = plus < 0 ? end : start + plus + 1;
  const behind = folded.slice(at, at + MAX_BEHIND);
  return TURNOVER.test(behind) || (/\d$/.test(folded.slice(0, at)) && GLUED.test(behind));
}

/** The one of two neighbours that holds, or nothing where both do. */
function settle(
  first: FoundPrice,
  second: FoundPrice,
  folded: string,
  words: WordTable,
): FoundPrice | undefined {
  const between = bare(folded.slice(first.end, second.start));
  if (between.length > MAX_WORD_LENGTH) return undefined;
  const { old, now } = words.price;
  const before = folded.slice(Math.max(0, first.start - MAX_WORD_LENGTH), first.start);
  if (phrases(old).includes(between)) {
    const word = phrases(now).find((one) => endsWithWord(before, one));
    return {
      ...first,
      start: first.start - (word === undefined ? 0 : before.length - before.lastIndexOf(word)),
      end: second.end,
    };
  }
  const instalments = INSTALMENTS.exec(folded.slice(0, first.start));
  if (instalments !== null && OR.test(between)) {
    const lead = folded.slice(0, instalments.index).trimEnd();
    const from = phrases(fromWords(words)).find((word) => endsWithWord(lead, word));
    return { ...second, start: from === undefined ? instalments.index : lead.length - from.length };
  }
  const isFollowed = between === '' || ARROW.test(between) || phrases(now).includes(between);
  const isOld = phrases(old).find((word) => endsWithWord(before, word));
  if (isFollowed && isOld !== undefined)
    return { ...second, start: first.start - (before.length - before.lastIndexOf(isOld)) };
  const isLower = second.max !== undefined && second.max < (first.min ?? first.max ?? 0);
  if (isFollowed && between !== '' && (isLower || between === '税込')) {
    const beginning = BEGINNING.exec(before)?.[0].length ?? 0;
    return { ...second, start: first.start - beginning };
  }
  return undefined;
}

function bare(gap: string): string {
  return gap.replace(/^[\s,;:.()|/*–—-]+(?!>)|[\s,;:(|/–—]+$/gu, '').replace(/^-$/, '');
}

function endsWithWord(before: string, word: string): boolean {
  const trimmed = before.replace(/[\s:(]+$/u, '');
  return (
    trimmed.endsWith(word) &&
    !/[\p{L}\d]/u.test(word < '\u3000' ? (trimmed.at(-word.length - 1) ?? ' ') : ' ')
  );
}
