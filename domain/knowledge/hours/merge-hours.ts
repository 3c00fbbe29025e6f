/** Opening hours that are stated more than once become one fact. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { containsPhrase } from '../page/page-view.ts';
import { holds } from './overlap.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';

type HoursFact = Extract<Fact, { kind: 'hours' }>;

/** What a fact says apart from its days. */
export function hoursKey({ value: { opens, closes, closed, label } }: HoursFact): string {
  return [
    opens ?? '',
    closes ?? '',
    closed,
    foldWord(label ?? '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  ].join('|');
}

const WEEK_DAYS = 7;
const WORKING_DAYS = 5;
const everyDay = wordTables.flatMap(({ dayGroups }) => phrases(dayGroups.everyDay));

/** "Daily 6–17:30", where other words of the site say that these are the times of Monday to Friday. */
function isLooselyDaily(fact: HoursFact, all: readonly HoursFact[]): boolean {
  const { value, source } = fact;
  if (value.days.length < WEEK_DAYS || value.label !== undefined) return false;
  const others = all.filter(
    (other) => hoursKey(other) === hoursKey(fact) && other.value.days.length < WEEK_DAYS,
  );
  const named = new Set(others.flatMap(({ value: { days } }) => days));
  const isNarrower = named.size >= WORKING_DAYS && named.size < WEEK_DAYS;
  return isNarrower && containsPhrase(foldWord(source.quote), everyDay);
}

/** "Saturday till 6", where other words of the site say as well when it opens. */
function isHalfTold({ value }: HoursFact, all: readonly HoursFact[]): boolean {
  const { opens, closes, closed, label, days } = value;
  if (closed || days.length === 0 || (opens === null) === (closes === null)) return false;
  return days.every((day) =>
    all.some(
      ({ value: whole }) =>
        whole.label === label &&
        whole.days.includes(day) &&
        whole.opens !== null &&
        whole.closes !== null &&
        (opens === null ? whole.closes === closes : whole.opens === opens),
    ),
  );
}

/** "Mon–Fri 9–6", where other words of the site say when it is closed in between: "9–12, 1–6". */
function isOutline({ value }: HoursFact, all: readonly HoursFact[]): boolean {
  const { opens, closes, label, days } = value;
  if (opens === null || closes === null || days.length === 0) return false;
  return days.every((day) => {
    const parts = all.filter(
      (other) =>
        other.value.label === label &&
        other.value.days.includes(day) &&
        holds(value, other.value) &&
        !isSame(value, other.value),
    );
    return parts.some(
      (part) =>
        part.value.opens === opens &&
        part.value.closes! < closes &&
        parts.some((rest) => rest.value.closes === closes && rest.value.opens! >= part.value.closes!),
    );
  });
}

const isSame = (one: HoursFact['value'], other: HoursFact['value']): boolean =>
  one.opens === other.opens && one.closes === other.closes;

/** Whether a part of the week with a name has the very times of a fact without one. */
const hasNamedTwin = ({ value: { days, opens, closes } }: HoursFact, all: readonly HoursFact[]): boolean =>
  opens !== null &&
  all.some(
    ({ value }) =>
      value.label !== undefined &&
      value.opens === opens &&
      value.closes === closes &&
      days.every((day) => value.days.includes(day)),
  );

/** 18:30–20 without a name in data for machines, "Evening classes" in words: those, where the same days have other hours as well. */
function isOfNamed(fact: HoursFact, all: readonly HoursFact[]): boolean {
  const { days, label } = fact.value;
  if (label !== undefined || days.length === 0 || !hasNamedTwin(fact, all)) return false;
  const others = all.filter(
    ({ value }) => value.label === undefined && value.opens !== null && value.opens !== fact.value.opens,
  );
  return days.every((day) =>
    others.some((other) => other.value.days.includes(day) && !hasNamedTwin(other, all)),
  );
}

const CLOSING_DAY = new RegExp(inAnyLanguage.hours.closingDays, 'u');
/** A range of so many days may pass over one that is closed. */
const MIN_RANGE = 4;

/** "Mon–Sat 10–21" beside "closed on Tuesdays": the day on which it is closed every week is none of the range. */
function withoutClosingDays(facts: readonly HoursFact[]): HoursFact[] {
  const closing = facts.filter(
    ({ value, source }) =>
      value.closed && value.label === undefined && CLOSING_DAY.test(foldWord(source.quote)),
  );
  const off = new Set(closing.flatMap(({ value }) => (value.days.length === 1 ? value.days : [])));
  if (off.size === 0) return [...facts];
  return facts.map((fact) => {
    const { closed, label, days } = fact.value;
    const left = days.filter((day) => !off.has(day));
    const isRange = !closed && label === undefined && days.length >= MIN_RANGE && left.length < days.length;
    return isRange ? { ...fact, value: { ...fact.value, days: left } } : fact;
  });
}

/** Drops facts that wider or fuller ones cover. Order is kept. */
export function coveredHours(told: HoursFact[]): HoursFact[] {
  const all = withoutClosingDays(told);
  const facts = all.filter(
    (fact) => ![isLooselyDaily, isHalfTold, isOutline, isOfNamed].some((isNeedless) => isNeedless(fact, all)),
  );
  const byWidth = [...facts.keys()].sort(
    (a, b) => facts[b]!.value.days.length - facts[a]!.value.days.length || a - b,
  );
  const covered = new Map<string, Set<string>>();
  const kept = new Set<number>();
  for (const index of byWidth) {
    const fact = facts[index]!;
    const days = covered.get(hoursKey(fact)) ?? new Set<string>();
    const isNew =
      fact.value.days.length === 0 ? !days.has('none') : fact.value.days.some((day) => !days.has(day));
    if (!isNew) continue;
    for (const day of fact.value.days.length === 0 ? ['none'] : fact.value.days) days.add(day);
    covered.set(hoursKey(fact), days);
    kept.add(index);
  }
  return facts.filter((_, index) => kept.has(index));
}
