/** Marks what was left standing: notices whose dates are past, prices of past years; and leaves it out for callers. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { isClosure } from './hours/closures.ts';
import { matchesOf } from './page/page-view.ts';
import type { Passage } from './types.ts';
import { inAnyLanguage } from './words/in-any-language.ts';
import { foldWord, phrases, wordsOf } from './words/index.ts';
import { indexOfPhrase } from './words/phrase-index.ts';

const SAID = inAnyLanguage.page;
const YEAR = /(?<![\d.,])20\d{2}(?![\d]|[.,]\d)/g;
/** 24.12.2025, 24/12/2025, 2025-12-24, 2025年12月24日. */
const NUMERIC =
  /(?<!\d)(?:(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(20\d{2})|(20\d{2})[-/年]\s?(\d{1,2})[-/月]\s?(\d{1,2})日?)(?!\d)/g;

/** Before a year from which on something holds: "since", "valid from", "as of". */
const ONWARD = new RegExp(`${SAID.onward}[\\s:]*(?:${SAID.dateArticles} )?[\\d./a-z ]{0,14}$`);

/**
 * The same facts; those of kind `hours`, and statements about closing, whose last named date lies before `readAt` are
 * marked, and so are prices under or beside a past date where the site has others.
 */
export function markStale(
  facts: readonly Fact[],
  readAt: Date,
  { language, passages }: { language: string; passages: readonly Passage[] },
): Fact[] {
  const words = wordsOf(language);
  const closing = phrases(words.hours.closed);
  const months = phrases(words.months);
  const isPast = (text: string): boolean => (lastDate(text, months) ?? Infinity) < readAt.getTime();
  const isPastPrice = (fact: Fact): boolean =>
    isPricedService(fact) &&
    [withoutAmounts(fact), headingOf(fact, passages)].some((text) => isPast(text) && !isOnward(text));
  const hasCurrent = facts.some((fact) => isPricedService(fact) && !isPastPrice(fact));
  return facts.map((fact) => {
    const isStale =
      fact.kind === 'service'
        ? hasCurrent && isPastPrice(fact)
        : isNotice(fact, closing) && !isStanding(fact) && !isNewHours(fact) && isPast(noticeOf(fact));
    return isStale ? { ...fact, stale: true } : fact;
  });
}

const isNotice = (fact: Fact, closing: readonly string[]): boolean =>
  fact.kind === 'hours' ||
  ((fact.kind === 'other' || fact.kind === 'policy') &&
    indexOfPhrase(foldWord(fact.value.text), closing) >= 0);

/** "We gave up the shop on 31 December": who has closed for good stays closed. */
const isStanding = (fact: Fact): boolean => fact.kind === 'hours' && isClosure(fact);

/** "Opening hours from 1 April 2026": they hold still. */
const isNewHours = (fact: Fact): boolean =>
  fact.kind === 'hours' && !fact.value.closed && isOnward(fact.value.label ?? '');

const noticeOf = (fact: Fact): string =>
  `${fact.kind === 'hours' ? (fact.value.label ?? '') : ''} ${fact.source.quote}`;

const isPricedService = (fact: Fact): boolean =>
  fact.kind === 'service' && fact.value.price_text !== undefined;

/** "Highlights ¥2000": an amount is no year. */
function withoutAmounts({ kind, value, source }: Fact): string {
  const amounts = kind === 'service' ? [value.price_min, value.price_max] : [];
  return source.quote.replace(/\d{4}/g, (year) => (amounts.includes(Number(year)) ? '' : year));
}

/** "Prices (valid from 2025)" still hold, "2025 prices" do not. */
function isOnward(text: string): boolean {
  const folded = foldWord(text);
  return matchesOf(YEAR, folded).some(({ index }) =>
    ONWARD.test(folded.slice(Math.max(0, index - 40), index)),
  );
}

function headingOf({ source: { url, quote } }: Fact, passages: readonly Passage[]): string {
  return passages.find((passage) => passage.url === url && passage.text.includes(quote))?.heading ?? '';
}

/** Knowledge as it holds now: without stale facts, and without the lines of passages that state nothing else. */
export function currentOnly<K extends { facts: Fact[]; passages: Passage[] }>(knowledge: K): K {
  const stale = knowledge.facts.filter((fact) => fact.stale === true);
  if (stale.length === 0) return knowledge;
  const isStale = (line: string, url: string): boolean =>
    stale.some(
      ({ source }) => source.url === url && (line.includes(source.quote) || source.quote.includes(line)),
    );
  const passages = knowledge.passages.flatMap((passage) => {
    const lines = passage.text.split('\n');
    const kept = lines.filter((line) => line.length < 12 || !isStale(line, passage.url));
    if (kept.length === lines.length) return [passage];
    return kept.length === 0 ? [] : [{ ...passage, text: kept.join('\n') }];
  });
  return { ...knowledge, facts: knowledge.facts.filter((fact) => fact.stale !== true), passages };
}

/** The end of the last day, month or year that a text names with its year, in milliseconds; undefined where it names none. */
export function lastDate(text: string, months: readonly string[]): number | undefined {
  const folded = foldWord(text);
  if (!/20\d{2}/.test(folded)) return undefined;
  const ends: number[] = [];
  for (const [, day, month, year, isoYear, isoMonth, isoDay] of matchesOf(NUMERIC, folded)) {
    const parts = [year ?? isoYear, month ?? isoMonth, day ?? isoDay].map(Number) as [number, number, number];
    ends.push(endOf(...(parts[1] > 12 ? ([parts[0], parts[2], parts[1]] as const) : parts)));
  }
  const named = folded.replace(NUMERIC, (date) => ' '.repeat(date.length));
  for (const match of matchesOf(YEAR, named)) ends.push(endOfNamed(named, match.index, months));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** "24 December 2025", "December 24, 2025", "December 2025", "2025": what is named before the year narrows it down. */
function endOfNamed(folded: string, at: number, months: readonly string[]): number {
  const year = Number(folded.slice(at, at + 4));
  const before = folded.slice(Math.max(0, at - 24), at);
  const start = indexOfPhrase(before, months);
  if (start < 0) return endOf(year, 12, 31);
  const name = months.find((month) => before.startsWith(month, start))!;
  const month = monthNumber(name, months);
  const behind = /^[a-z]*\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s$/.exec(before.slice(start + name.length));
  const ahead = /(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s(?:de\s|of\s)?$/.exec(before.slice(0, start));
  const day = Number(behind?.[1] ?? ahead?.[1] ?? 31);
  return endOf(year, month, day);
}

/** Lists of months hold the full names in order, then short forms. */
function monthNumber(name: string, months: readonly string[]): number {
  const full = months.slice(0, 12).findIndex((month) => month.startsWith(name.slice(0, 3)));
  return full < 0 ? 12 : full + 1;
}

function endOf(year: number, month: number, day: number): number {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(day, last) + 1);
}
