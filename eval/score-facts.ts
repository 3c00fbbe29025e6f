/** Compares facts with the truth of a site, kind by kind. */
import type { Fact, FactValue } from '../contract/schemas/facts.ts';
import type { Knowledge } from '../domain/knowledge/types.ts';
import { hoursNotation, valuesOf, type Truth } from './fixture-sites.ts';

/** How many are right, how many were told, how many there are. */
export interface Counts {
  right: number;
  told: number;
  true: number;
}

export const scoredKinds = ['name', 'phone', 'email', 'address', 'hours', 'service', 'price', 'faq'] as const;
export type ScoredKind = (typeof scoredKinds)[number];

export interface FactScore {
  counts: Record<ScoredKind, Counts>;
  /** Unlabelled hours as in the truth, day for day, and all labelled ones found. */
  isHoursExact: boolean;
  /** What was told and is not true, and what is true and was not told, for people. */
  invented: string[];
  missed: string[];
}

/** Scores what a reader says of a site. Statements of kinds `policy` and `other` are quotations and are not counted. */
export function scoreFacts({ facts, conflicts }: Knowledge, truth: Truth): FactScore {
  const current = facts.filter(({ stale }) => stale !== true);
  const invented: string[] = [];
  const missed: string[] = [];
  const compare = (kind: ScoredKind, told: readonly string[], truths: readonly string[]): Counts => {
    const extra = without(told, truths);
    invented.push(...extra.map((one) => `${kind}: ${one}`));
    missed.push(...without(truths, told).map((one) => `${kind}: ${one}`));
    return { right: told.length - extra.length, told: told.length, true: truths.length };
  };
  const plainHours = valuesOf(current, 'hours').filter(({ label }) => label === undefined);
  const services = valuesOf(current, 'service');
  const wanted = truth.services.map(parseService);
  const counts: Record<ScoredKind, Counts> = {
    name: compare('name', valuesOf(facts, 'name').map(nameKey), [plain(truth.name)]),
    phone: compare(
      'phone',
      valuesOf(facts, 'phone').map(({ e164, printed }) => e164 ?? printed),
      truth.phones,
    ),
    email: compare(
      'email',
      valuesOf(facts, 'email').map(({ address }) => address),
      truth.emails.map((address) => address.toLowerCase()),
    ),
    address: compare(
      'address',
      valuesOf(facts, 'address').map((value) => addressKey(value, truth)),
      truth.addresses.map(keyOfAddress),
    ),
    hours: compare('hours', plainHours.flatMap(hoursNotation), truth.hours),
    service: compare(
      'service',
      services.map(({ name }) => plain(name)),
      wanted.map(({ name }) => plain(name)),
    ),
    price: comparePrices(services, wanted, missed),
    faq: compare(
      'faq',
      valuesOf(facts, 'faq').map(({ question }) => plain(question)),
      truth.faqs.map(plain),
    ),
  };
  const missedLabels = missingLabels(current, truth);
  const missedStale = missingStale(facts, truth);
  const missedConflicts = truth.conflicts.filter((kind) => !conflicts.some((one) => one.kind === kind));
  missed.push(
    ...missedLabels.map((one) => `labelled hours: ${one}`),
    ...missedStale.map((one) => `stale: ${one}`),
    ...missedConflicts.map((one) => `conflict: ${one}`),
  );
  const { right, told, true: all } = counts.hours;
  const isHoursExact = right === told && right === all && missedLabels.length + missedStale.length === 0;
  return { counts, isHoursExact, invented, missed };
}

/** Members of one list that the other does not have, each as often as it is too much. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Case, accents, punctuation and white space aside. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const nameKey = ({ text }: FactValue<'name'>): string => plain(text);

function keyOfAddress(address: Partial<FactValue<'address'>>): string {
  const { street, city, postal_code: code } = address;
  // Codes are written with spaces and without.
  return [street, city, code?.replace(/\s/g, '')].map((part) => plain(part ?? '')).join('|');
}

/** The key of the truth that this address agrees with, or its own. */
function addressKey(value: FactValue<'address'>, { addresses }: Truth): string {
  const match = addresses.find((wanted) =>
    Object.entries(wanted).every(([part, text]) => plain(value[part as 'city'] ?? '') === plain(text ?? '')),
  );
  return keyOfAddress(match ?? value);
}

export interface WantedService {
  name: string;
  min?: number;
  max?: number;
  currency?: string;
}

export function parseService(text: string): WantedService {
  const match = /^(.*?) (\d[\d.]*)?-(\d[\d.]*)?(?: ([A-Z]{3}))?$/.exec(text);
  if (!match) return { name: text };
  const [, name, min, max, currency] = match as unknown as [string, string, ...(string | undefined)[]];
  return {
    name,
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** Of the services that were found and have a price: how many have the right one. */
function comparePrices(
  told: readonly FactValue<'service'>[],
  wanted: readonly WantedService[],
  missed: string[],
): Counts {
  const counts = { right: 0, told: 0, true: 0 };
  for (const { name, min, max, currency } of wanted) {
    const same = told.filter((one) => plain(one.name) === plain(name));
    if (same.length === 0 || (min === undefined && max === undefined)) continue;
    counts.told += 1;
    counts.true += 1;
    const isRight = same.some(
      (one) => one.price_min === min && one.price_max === max && one.currency === currency,
    );
    if (isRight) counts.right += 1;
    else missed.push(`price: ${name} ${min ?? ''}-${max ?? ''} ${currency ?? ''}`);
  }
  return counts;
}

function missingLabels(facts: readonly Fact[], { labelledHours = [] }: Truth): string[] {
  const labelled = valuesOf(facts, 'hours').filter(({ label }) => label !== undefined);
  const lines = labelled.flatMap((value) =>
    value.days.length > 0 ? hoursNotation(value) : hoursNotation({ ...value, days: ['mon'] }),
  );
  return labelledHours.filter((expected) => {
    const parts = expected.toLowerCase().split(' ');
    return !lines.some((line) => parts.every((part) => line.toLowerCase().includes(part)));
  });
}

function missingStale(facts: readonly Fact[], { staleHours = [] }: Truth): string[] {
  const stale = facts.filter((fact) => fact.kind === 'hours' && fact.stale === true);
  return staleHours.filter((words) => !stale.some(({ source }) => source.quote.includes(words)));
}
