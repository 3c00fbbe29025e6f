/** Opening hours of a day, made from hours facts; nothing is assumed about days that no fact names. */
import type { Conflict, Fact, FactValue, Source } from '../../../contract/schemas/facts.ts';
import { isClosure } from '../../../domain/knowledge/hours/closures.ts';
import { factsOfConflict, isDisputed } from '../../../domain/prompt/data-section.ts';
import { factsOf, sourcesOf } from '../business.ts';
import type { Scene } from '../business.ts';
import { dayBefore } from '../language/clock.ts';
import type { CalendarDay, LocalDate } from '../language/clock.ts';
import type { KnowledgeIndex, Piece } from '../evidence/retrieval.ts';
import type { Coverage, LabelDates } from '../language/label-dates.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

export interface Span {
  /** Minutes after midnight; null: the site names the day with a condition only ("by appointment"). */
  opens: number | null;
  /** Beyond 24 h where it ends after midnight; null: no end is stated. */
  closes: number | null;
  label?: string;
}

export type DaySchedule = (
  | { state: 'open'; spans: Span[]; sources: Source[] }
  | { state: 'closed'; label?: string; sources: Source[] }
  | { state: 'unknown' }
  | { state: 'conflict'; sides: Fact[] }
) & {
  /** These are the hours of this date, not those of the weekday. */
  isSpecial?: true;
  /** Other hours that may be those of this date: of a season, of holidays. */
  perhaps: HoursFact[];
  /** What the site contradicts itself in of a part or branch, where others are settled. */
  besides?: HoursFact[];
};

export type HoursFact = Extract<Fact, { kind: 'hours' }>;

export interface Schedule {
  /** Hours of a date where it is known, else of the weekday as always. */
  day: (day: CalendarDay) => DaySchedule;
  /** Whether any day is known or disputed, or hours are given without days. */
  isStated: boolean;
  /** "Restaurant 8:00–20:00": hours of no day by name. */
  undated: HoursFact[];
  /** Hours that are, or may be, of this date alone. */
  specialsOn: (day: CalendarDay) => HoursFact[];
}

export const dayMinutes = 1440;
const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The times of a fact as minutes. */
export function toSpan(value: FactValue<'hours'>): Span {
  const opens = value.opens === null ? null : toMinutes(value.opens);
  const end = value.closes === null ? null : toMinutes(value.closes);
  const closes = end === null || opens === null || end > opens ? end : end + dayMinutes;
  return { opens, closes, ...(value.label === undefined ? {} : { label: value.label }) };
}

const isPlain = ({ value }: HoursFact): boolean => value.label === undefined;

const isOpening = ({ value }: HoursFact): boolean => value.opens !== null;

const tellsHours = ({ value }: HoursFact): boolean =>
  value.closed || value.opens !== null || value.closes !== null;

/** "Until 31 March we close at four": the hours of the weekday up to then. */
function endedBy(special: readonly HoursFact[], plain: readonly HoursFact[]): readonly HoursFact[] {
  const [{ value, source } = { value: undefined, source: undefined }, ...others] = special;
  if (value === undefined || value.closed || value.opens !== null || others.length > 0) return special;
  const end = value.closes!;
  const shortened = plain.flatMap((fact) => {
    const { opens, closes } = fact.value;
    if (opens === null || closes === null || opens >= end) return [];
    return [
      { ...fact, value: { ...fact.value, closes: closes > opens && closes < end ? closes : end }, source },
    ];
  });
  return shortened.length > 0 ? shortened : special;
}

const isOfWeekday = ({ value }: HoursFact, { weekday }: CalendarDay): boolean =>
  value.days.length === 0 || value.days.includes(weekday);

/** What facts of one day say together; hours beside a closing are both told where a label sets them apart. */
function planOf(used: readonly HoursFact[], isContradiction: boolean): DaySchedule {
  const open = used.filter((fact) => !fact.value.closed);
  const shut = used.filter((fact) => fact.value.closed);
  if (open.length > 0 && shut.length > 0 && isContradiction)
    return { state: 'conflict', sides: [...used], perhaps: [] };
  if (open.length > 0) {
    const spans = new Map(open.map((fact) => [JSON.stringify(toSpan(fact.value)), toSpan(fact.value)]));
    const sorted = [...spans.values()].sort((a, b) => (a.opens ?? 0) - (b.opens ?? 0));
    return { state: 'open', spans: sorted, sources: sourcesOf(open), perhaps: [] };
  }
  const [first] = shut;
  if (first === undefined) return { state: 'unknown', perhaps: [] };
  const label = first.value.label;
  return {
    state: 'closed',
    ...(label === undefined ? {} : { label }),
    sources: sourcesOf(shut),
    perhaps: [],
  };
}

export interface ScheduleChoice {
  /** Picks spans by their label ("happy hour"); without it, unlabelled spans go first. */
  labelled?: ((label: string) => boolean) | undefined;
  /** Without it, labels have no dates. */
  labelDates?: LabelDates | undefined;
  /** Sentences on opening and closing that name a date and made no fact. */
  noticesOn?: ((date: LocalDate) => HoursFact[]) | undefined;
  /** Whether a label is of what goes on while the house is shut: an emergency line. */
  isBeside?: ((label: string) => boolean) | undefined;
}

/** The schedule that facts of hours make; a day that the site contradicts itself in is a conflict. */
export function createSchedule(
  facts: readonly Fact[],
  conflicts: readonly Conflict[],
  { labelled, labelDates, noticesOn, isBeside }: ScheduleChoice = {},
): Schedule {
  const isHours = (fact: Fact): fact is HoursFact => fact.kind === 'hours';
  const fits = (fact: HoursFact): boolean =>
    labelled === undefined || (fact.value.label !== undefined && labelled(fact.value.label));
  const disputed = conflicts.flatMap(factsOfConflict).filter(isHours).filter(fits);
  const closures = facts.filter(isHours).filter(isClosure);
  const settled = facts
    .filter(isHours)
    .filter((fact) => fits(fact) && !isClosure(fact))
    .filter((fact) => !isDisputed(fact, conflicts));
  const ofLabel = (label: string, date: LocalDate): Coverage => labelDates?.coverage(label, date) ?? 'untold';
  const labels = [...new Set(settled.flatMap(({ value: { label } }) => label ?? []))];
  const seasons = labels.filter((label) => labelDates?.isRestOfYear(label) === false);
  /** "Nov–Feb: …; rest of the year: …": what no other label may cover. */
  const ofRest = (date: LocalDate): Coverage => {
    const others = seasons.map((label) => ofLabel(label, date));
    return others.includes('surely') ? 'never' : others.includes('perhaps') ? 'perhaps' : 'surely';
  };
  const coverageOf = ({ value: { label } }: HoursFact, { date }: CalendarDay): Coverage => {
    if (label === undefined || date === undefined || labelDates === undefined) return 'untold';
    return labelDates.isRestOfYear(label) ? ofRest(date) : ofLabel(label, date);
  };
  const thatCover = (of: CalendarDay, coverage: Coverage): HoursFact[] =>
    settled.filter((fact) => tellsHours(fact) && isOfWeekday(fact, of) && coverageOf(fact, of) === coverage);

  const ownDays = settled.some((fact) => isPlain(fact) && fact.value.days.length > 0);
  /** Where the house has days of its own, its emergency line says nothing of the others. */
  const isOfHouse = ({ value }: HoursFact): boolean =>
    !ownDays || value.label === undefined || isBeside?.(value.label) !== true;

  const day = (of: CalendarDay): DaySchedule => {
    const special = thatCover(of, 'surely');
    const isNamed = ({ value }: HoursFact): boolean => value.days.includes(of.weekday);
    if (special.length > 0) {
      const plain = settled.filter((fact) => isNamed(fact) && isPlain(fact));
      return { ...asOfDate(planOf(endedBy(special, plain), true)), isSpecial: true };
    }
    const perhaps = thatCover(of, 'perhaps');
    if (perhaps.length === 0 && of.date !== undefined) perhaps.push(...(noticesOn?.(of.date) ?? []));
    const sides = disputed.filter(isNamed);
    const named = settled.filter(isNamed);
    const all = named.filter(isOfHouse);
    if (all.length === 0) perhaps.push(...named.filter((fact) => !perhaps.includes(fact)));
    const plain = all.filter(isPlain);
    const current = all.filter((fact) => coverageOf(fact, of) !== 'never');
    const used = [plain, current].find(({ length }) => length > 0) ?? [];
    if (sides.length > 0 && (sides.some(isPlain) || !used.some(isOpening)))
      return { state: 'conflict', sides, perhaps };
    return {
      ...planOf(used, plain.length > 0),
      perhaps: [...closures, ...perhaps.filter((fact) => !used.includes(fact))],
      ...(sides.length > 0 && plain.length === 0 ? { besides: sides } : {}),
    };
  };
  return {
    day,
    isStated: disputed.length + settled.length > 0,
    undated: settled.filter(({ value }) => value.days.length === 0),
    specialsOn: (of) => [...thatCover(of, 'surely'), ...thatCover(of, 'perhaps')],
  };
}

/** The date is told with the hours: its label would say it twice. */
const asOfDate = (plan: DaySchedule): DaySchedule =>
  plan.state === 'open'
    ? { ...plan, spans: plan.spans.map(({ opens, closes }) => ({ opens, closes })) }
    : plan;

/** The schedule of a business, or of a part of it. */
export const scheduleOf = (scene: Scene, labelled?: (label: string) => boolean): Schedule =>
  createSchedule(factsOf(scene, 'hours'), scene.conflicts, {
    labelled,
    labelDates: scene.labelDates,
    noticesOn: labelled === undefined ? (date) => noticesOn(date, scene) : undefined,
    isBeside:
      labelled === undefined
        ? (label) => scene.lexicon.topicsOf(label).has('emergency') || scene.lexicon.has('phone', label)
        : undefined,
  });

/** Notices that the house is closed until further notice, or for good. */
export const closuresOf = (scene: Scene): HoursFact[] => factsOf(scene, 'hours').filter(isClosure);

const maxNoticeLength = 200;

const noticeCues = ['isClosed', 'closing', 'isOpen', 'leave'] as const;
const OPENS_OR_CLOSES = anyLanguage('opensOrCloses', whole);

/** What may be a notice on a site: the same for all days that are asked about. */
const notices = new WeakMap<KnowledgeIndex, readonly Piece[]>();

function noticesIn({ index, lexicon }: Scene): readonly Piece[] {
  const known = notices.get(index);
  if (known !== undefined) return known;
  const found = index.pieces.filter(
    ({ text, fact }) =>
      (fact === undefined || fact.kind === 'policy' || fact.kind === 'other') &&
      text.length <= maxNoticeLength &&
      (noticeCues.some((cue) => lexicon.has(cue, text)) || OPENS_OR_CLOSES.test(fold(text))),
  );
  notices.set(index, found);
  return found;
}

/** "On Christmas Eve we close at two.": it comes before the hours of the weekday, whatever it says. */
export function noticesOn(date: LocalDate, scene: Scene): HoursFact[] {
  const notice = noticesIn(scene).find(({ text }) => scene.labelDates.isNoticeOf(text, date));
  if (notice === undefined) return [];
  const { text, source } = notice;
  const value = { days: [], opens: null, closes: null, closed: true, label: text };
  return [{ kind: 'hours', value, source }];
}

export interface OpenReading {
  /** `closing`: the very minute at which it closes. */
  state: 'open' | 'closing' | 'closed' | 'unknown';
  /** Beyond 24 h for the next day; null: no end is stated. */
  closesAt?: number | null;
  /** It opened the evening before. */
  isFromEve?: true;
  sources: Source[];
  sides?: Fact[];
}

/**
 * Whether it is open at a minute of a day; minutes beyond 24 h are the night that ends this day, and before them spans
 * that began the evening before count. After an opening without a stated end the answer is `unknown` once another day's
 * hours could have ended, and open without end before midnight.
 */
export function openAt(schedule: Schedule, day: CalendarDay, minutes: number): OpenReading {
  const before = schedule.day(dayBefore(day));
  const today = schedule.day(day);
  if (before.state === 'open') {
    const night = minutes + dayMinutes;
    const late = before.spans.find(
      ({ opens, closes }) => opens !== null && closes !== null && closes > dayMinutes && night <= closes,
    );
    if (typeof late?.closes === 'number' && (night < late.closes || today.state !== 'open'))
      return {
        state: night === late.closes ? 'closing' : 'open',
        closesAt: late.closes - dayMinutes,
        isFromEve: true,
        sources: before.sources,
      };
  }
  if (today.state === 'conflict') return { state: 'unknown', sources: [], sides: today.sides };
  if (today.state === 'unknown') return { state: 'unknown', sources: [] };
  const { sources } = today;
  if (today.state === 'closed') return { state: 'closed', sources };
  let isAtClose = false;
  for (const { opens, closes } of today.spans) {
    if (opens === null) return { state: 'unknown', sources };
    if (minutes < opens) continue;
    if (closes === null) return { state: minutes === opens ? 'open' : 'unknown', closesAt: null, sources };
    if (minutes < closes) return { state: 'open', closesAt: closes, sources };
    isAtClose ||= minutes === closes;
  }
  return isAtClose ? { state: 'closing', closesAt: minutes, sources } : { state: 'closed', sources };
}

/** So early in the morning a time may be of the night that ends the day that was named. */
const nightEnds = 6 * 60;

/** Whether it is open at a time of a day as people name it: "Friday at 1 am" may be the night that ends Friday. */
export const openReadings = (schedule: Schedule, day: CalendarDay, minutes: number): OpenReading[] =>
  (minutes < nightEnds ? [minutes + dayMinutes, minutes] : [minutes]).map((each) =>
    openAt(schedule, day, each),
  );
