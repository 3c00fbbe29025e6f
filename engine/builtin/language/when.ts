/** Finds the days and times that a caller names. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import { addDays, compareDates, daysOfWeek, isDate, nextDayOfMonth, weekdayOf } from './clock.ts';
import type { CalendarDay, LocalDate } from './clock.ts';
import { phrasePattern } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { createDateSpans, ORDINAL } from './date-spans.ts';
import { numberOf, numberPattern } from './number-words.ts';
import { createSpokenClock } from './spoken-clock.ts';
import { createSpokenDates } from './spoken-dates.ts';
import { alternativesOf, fold, withoutAccents } from './text.ts';
import type { LanguageWords } from '../words/types.ts';
import { patternsByLanguage, spacedWords } from '../patterns/any-language.ts';

/** A day as it is named; its date is absent where today's is unknown. */
export interface DayReference extends CalendarDay {
  relation: 'today' | 'tomorrow' | 'weekday' | 'date';
}

const maxDayOfMonth = 31;

export interface When {
  days: DayReference[];
  /** Readings in minutes after midnight; two where am and pm are both possible, the likelier first. */
  times: number[];
  /** "Before nine": a time earlier than the one that is named. */
  isBefore?: true;
  /** Names a part of the day: of its first half, of its second ("in the afternoon"), or one of each. */
  part?: 'am' | 'pm' | 'both' | undefined;
  /** Says "today" and the like, although today's date is unknown. */
  relativeWithoutClock: boolean;
  /** Names a day that its month does not have. */
  hasImpossibleDate: boolean;
  /** "In a week", "in a fortnight", with no day beside it: so many days from today. */
  daysLater?: number;
  /** What is asked of all days: which of them are closed, whether every one is open, which opening comes next. */
  among?: 'closed' | 'every' | 'next';
  /** Whether the time that is named is too late or too early. */
  isOffHours?: true;
  /** The folded text without all this. */
  rest: string;
}

type Half = 'am' | 'pm' | undefined;

/** German and Dutch write day and part of day in one word: "Mittwochnachmittag". */
const joinedDay = new RegExp(`\\b(${spacedWords('joinedDay')})(${spacedWords('joinedPart')})s?\\b`, 'gu');

/** Lower case without accents, but with the punctuation that times and dates need. */
const foldLightly = (text: string): string =>
  withoutAccents(text)
    .replace(/([ap])\.\s?m\.?/g, '$1m')
    .replace(/o['’]clock/g, 'oclock')
    .replace(joinedDay, '$1 $2')
    .replace(/\s+/g, ' ');

const highestHour = 24;
const weekendDays: readonly Weekday[] = ['sat', 'sun'];

/** A reader of days and times for one language. */
export function createWhenReader({ words }: Lexicon): (text: string, today: LocalDate | undefined) => When {
  const edge = words.spaced
    ? { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' }
    : { before: '', after: '' };
  const pattern = (source: string): RegExp => new RegExp(edge.before + source + edge.after, 'gu');
  const phrase = (phrases: readonly string[]): RegExp => phrasePattern(phrases, words.spaced);
  const number = `(\\d{1,2}|${numberPattern(words, { to: highestHour })})`;
  const month = `(${alternativesOf(words.months.flat())})`;
  const of = `(?:\\s*${spacedWords('beforeMonth')}\\s+|[.,]?\\s*)`;
  const halves = `(?:\\s*(${alternativesOf([...words.am, ...words.pm])}))`;
  const at = alternativesOf(words.at);
  const noHour = patternsByLanguage[words.language]!.notBeforeHour || '(?!)';
  const oClock = alternativesOf(words.oClock);
  const half = alternativesOf(words.halfPast);
  // "À 25 minutes", "a seis personas": what is counted is no hour.
  const counted = alternativesOf([...words.paraphrases.durations.split(','), ...words.cues.people]);
  const weekday = alternativesOf(weekdays.flatMap((each) => words.weekdays[each]));
  const dayOfMonth = `(?:${words.numerals.clock.dayOfMonth.replace('DAY', '(\\d{1,2})')})`;
  // Behind a number that is no day of the month.
  const noClock = `(?!\\s*(?:[:.–-]?\\s?\\d|%|(?:h|${oClock}|${alternativesOf([...words.am, ...words.pm])}|${counted})(?!\\p{L})))`;

  const forms = {
    isoDate: pattern('(\\d{4})-(\\d{2})-(\\d{2})'),
    numericDate: pattern('(\\d{1,2})([./])(\\d{1,2})(?:\\2(\\d{4})?)?'),
    japaneseDate: /(\d{1,2})月(\d{1,2})日/gu,
    dayMonth: pattern(`(\\d{1,2})${ORDINAL}${of}${month}(?:\\s+(\\d{4}))?`),
    monthDay: pattern(`${month}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?`),
    dayOfMonth: pattern(dayOfMonth + noClock),
    weekdayAndDay: pattern(
      `(?:(?:${alternativesOf(words.on)})\\s+)?(${weekday})[.,]?${words.spaced ? '\\s+' : ''}(?:${dayOfMonth}|${words.clock24 ? '(\\d{1,2})' : '(?!)'}(?:\\.(?!\\d))?)${noClock}`,
    ),
    dayAndWeekday: pattern(`${dayOfMonth}[,（(の]?\\s*(${weekday})`),
    clock: pattern(
      `(?:(?:${at})\\s*)?(\\d{1,2})\\s?(?:[:.]|h|${oClock})\\s?(\\d{2})(?:\\s*(?:${oClock}))?${halves}?`,
    ),
    japaneseHalf: /(午前|午後)?(\d{1,2})時半?/gu,
    halfAfter: pattern(`(?:(?:${at})\\s+)?${number}(?:\\s*(?:${oClock}))?\\s+(?:${half})${halves}?`),
    halfBefore: pattern(`(?:(?:${at})\\s+)?(?:${half})\\s+${number}${halves}?`),
    hourMarked: pattern(`(?:(?:${at})\\s+)?${number}\\s*(?:(?:${oClock})${halves}?|${halves})`),
    hourAfterAt: pattern(
      `(?<!(?:${noHour})\\s)(?:${at})\\s+${number}(?!\\s+(?:${counted})(?![\\p{L}\\p{N}]))`,
    ),
    beforeTime: beforeTimeOf(
      words,
      `${number}(?!\\p{L}|\\s+(?!(?:${oClock})(?!\\p{L}))(?:${counted})(?![\\p{L}\\p{N}]))`,
    ),
    today: phrase(words.today),
    tonight: phrase(words.tonight),
    tomorrow: phrase(words.tomorrow),
    dayAfterTomorrow: phrase(words.dayAfterTomorrow),
    nextWeek: pattern(`(?:${patternsByLanguage[words.language]!.nextWeek})`),
    weekLater: pattern(`(?:${patternsByLanguage[words.language]!.weekLater})`),
    fortnightLater: pattern(`(?:${patternsByLanguage[words.language]!.fortnightLater})`),
    nextDay: pattern(`(?:${patternsByLanguage[words.language]!.nextDay})`),
    monthAlone: pattern(`(?:${patternsByLanguage[words.language]!.inMonth || '(?!)'})\\s+${month}`),
    nextWeekday: nextWeekdayOf(words, weekday),
    weekend: phrase(words.weekend),
    weekendOfDate: weekendOfDateOf(words, month),
    workdays: phrase(words.workdays.flatMap((name) => [name, ...words.on.map((on) => `${on} ${name}`)])),
    morning: phrase(words.morning),
    afternoon: phrase(words.afternoon),
    noon: phrase(words.noon),
    midnight: phrase(words.midnight),
  };
  const days = weekdays.map((weekday) => ({
    weekday,
    form: phrase(words.weekdays[weekday].flatMap((name) => [name, ...words.on.map((on) => `${on} ${name}`)])),
  }));
  const writeTimes = createSpokenClock(words);
  const spokenDates = createSpokenDates(words);
  const dateSpans = createDateSpans(words);
  const toNumber = (text: string | undefined): number =>
    text === undefined ? Number.NaN : numberOf(text, words);
  const toHalf = (text: string | undefined): Half =>
    text === undefined ? undefined : words.am.map(fold).includes(text) ? 'am' : 'pm';
  const toWeekday = (text: string): Weekday | undefined =>
    weekdays.find((each) => words.weekdays[each].some((name) => fold(name) === fold(text)));
  const toMonth = (text: string): number =>
    words.months.findIndex((names) => names.some((name) => fold(name) === text)) + 1;

  return (text, today) => {
    let rest = dateSpans.write(spokenDates.write(foldLightly(text)));
    const found: DayReference[] = [];
    const times: number[] = [];
    let relativeWithoutClock = false;
    let hasImpossibleDate = false;

    const take = (form: RegExp, use: (match: RegExpExecArray) => boolean): void => {
      rest = rest.replace(form, (...args: unknown[]) => {
        const groups = args.filter(
          (arg): arg is string | undefined => typeof arg === 'string' || arg === undefined,
        );
        const match = groups as unknown as RegExpExecArray;
        return use(match) ? ' ' : String(args[0]);
      });
    };
    const addDate = (year: number | undefined, monthNumber: number, day: number): boolean => {
      const base = today ?? { year: 2000, month: 1, day: 1 };
      let date = { year: year ?? base.year, month: monthNumber, day };
      if (!isDate(date)) return false;
      if (year === undefined && today === undefined) return true;
      if (year === undefined && compareDates(date, base) < 0) date = { ...date, year: date.year + 1 };
      found.push({ weekday: weekdayOf(date), date, relation: 'date' });
      return true;
    };
    // "Friday in two weeks", "a week from tomorrow"
    let later = 0;
    const addRelative = (days: number, relation: 'today' | 'tomorrow' | 'date') => (): boolean => {
      if (today === undefined) relativeWithoutClock = true;
      else {
        const date = addDays(today, days + later);
        found.push({ weekday: weekdayOf(date), date, relation: later === 0 ? relation : 'date' });
      }
      return true;
    };
    const isNextWeek = rest.search(forms.nextWeek) >= 0;
    const next = new Set([...rest.matchAll(forms.nextWeekday)].map(([, one, other]) => one ?? other));
    // "Next Wednesday", said on a Wednesday, is never today.
    const isNext = (weekday: Weekday): boolean => [...next].some((name) => toWeekday(name ?? '') === weekday);
    const addWeekday = (weekday: Weekday): boolean => {
      if (found.some((day) => day.weekday === weekday && day.relation !== 'weekday')) return true;
      const from = today && weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today));
      const ahead =
        from === undefined
          ? undefined
          : isNextWeek || (from === 0 && isNext(weekday))
            ? from + daysOfWeek
            : (from + daysOfWeek) % daysOfWeek;
      const date = today && ahead !== undefined ? { date: addDays(today, ahead + later) } : {};
      found.push({ weekday, ...date, relation: 'weekday' });
      return true;
    };

    /** "The first week of May, from the 2nd to the 9th": the month of days that are told without one begins then. */
    const firstOfMonth = (): LocalDate | undefined => {
      const [only, ...others] = [...rest.matchAll(forms.monthAlone)].map(([, name]) => toMonth(name ?? ''));
      if (today === undefined || only === undefined || others.length > 0) return today;
      const first = { year: today.year + (only < today.month ? 1 : 0), month: only, day: 1 };
      return compareDates(first, today) > 0 ? first : today;
    };
    /** The next such day from one on; a weekday that is said with it and does not fit stays beside it. */
    const addDayOfMonth = (day: number, named?: string, from = firstOfMonth()): boolean => {
      const date = from && nextDayOfMonth(from, day);
      if (date === undefined) return false;
      found.push({ weekday: weekdayOf(date), date, relation: 'date' });
      const said = named === undefined ? undefined : toWeekday(named);
      return said === undefined || addWeekday(said);
    };

    /** A day that its month does not have is no other day, either. */
    const addNamed = (year: number | undefined, named: number, day: number): boolean => {
      const isAdded = addDate(year, named, day);
      hasImpossibleDate ||= !isAdded;
      return isAdded || day <= maxDayOfMonth;
    };
    let isWeekendOfDate = false;
    take(forms.weekendOfDate, () => (isWeekendOfDate = true));
    take(forms.weekLater, () => (later = daysOfWeek) > 0);
    take(forms.fortnightLater, () => (later = 2 * daysOfWeek) > 0);
    take(forms.isoDate, (m) => addDate(Number(m[1]), Number(m[2]), Number(m[3])));
    take(forms.japaneseDate, (m) => addNamed(undefined, Number(m[1]), Number(m[2])));
    take(forms.numericDate, (m) => {
      const [first, second] = [Number(m[1]), Number(m[3])];
      if (m[2] === '.' && !m[0].endsWith('.') && m[4] === undefined) return false;
      const dayFirst = m[2] === '.' || words.dayFirst;
      return addDate(
        m[4] === undefined ? undefined : Number(m[4]),
        dayFirst ? second : first,
        dayFirst ? first : second,
      );
    });
    take(forms.dayMonth, (m) =>
      addNamed(m[3] === undefined ? undefined : Number(m[3]), toMonth(m[2] ?? ''), Number(m[1])),
    );
    take(forms.monthDay, (m) =>
      addNamed(m[3] === undefined ? undefined : Number(m[3]), toMonth(m[1] ?? ''), Number(m[2])),
    );

    take(
      dateSpans.alone,
      (m) => addDayOfMonth(toNumber(m[1])) && addDayOfMonth(toNumber(m[2]), undefined, found.at(-1)?.date),
    );
    if (spokenDates.alone !== undefined)
      take(spokenDates.alone, (m) => addDayOfMonth(spokenDates.dayOf(m[2] ?? m[3] ?? ''), m[1]));
    rest = writeTimes(rest);
    const isBefore = forms.beforeTime.test(rest);
    // What stands there instead of the word for "at" says no more.
    rest = rest.replace(forms.beforeTime, ` ${words.at[0] ?? ''} `);
    let dayHalf: Half;
    let part: When['part'];
    let isNight = false;
    const noteHalf = (value: 'am' | 'pm') => (): boolean => {
      dayHalf ??= value;
      part = part === undefined || part === value ? value : 'both';
      return true;
    };
    take(forms.tonight, () => {
      noteHalf('pm')();
      isNight = true;
      return addRelative(0, 'today')();
    });
    // Parts of the day first: "de la mañana" is no tomorrow.
    take(forms.morning, noteHalf('am'));
    take(forms.afternoon, noteHalf('pm'));
    take(forms.dayAfterTomorrow, addRelative(2, 'date'));
    take(forms.tomorrow, addRelative(1, 'tomorrow'));
    take(forms.today, addRelative(0, 'today'));
    take(forms.weekdayAndDay, (m) => addDayOfMonth(Number(m[2] ?? m[3]), m[1]));
    take(forms.dayAndWeekday, (m) => addDayOfMonth(Number(m[1]), m[2]));
    for (const { weekday, form } of days) take(form, () => addWeekday(weekday));
    if (isNextWeek && found.some(({ relation }) => relation === 'weekday')) take(forms.nextWeek, () => true);
    if (found.some(({ relation }) => relation === 'weekday')) take(forms.nextDay, () => true);
    // "Fim de semana" first: it holds the words of "dia de semana".
    take(forms.weekend, () => weekendDays.every(addWeekday));
    take(forms.workdays, () => weekdays.slice(0, 5).every(addWeekday));

    const addTime = (hour: number, minute: number, half: Half): boolean => {
      if (!(hour >= 0 && hour <= 24 && minute >= 0 && minute < 60)) return false;
      const known = half ?? dayHalf;
      const asIs = (hour % 24) * 60 + minute;
      // "Twelve tonight" is midnight.
      if (hour > 12 || hour === 0) times.push(asIs);
      else if (hour === 12 && half === undefined && isNight) times.push(minute);
      else if (known === 'am') times.push((hour % 12) * 60 + minute);
      else if (known === 'pm') times.push(((hour % 12) + 12) * 60 + minute);
      else if (hour === 12) times.push(720 + minute, ...(words.clock24 ? [] : [minute]));
      else if (words.clock24 || hour >= 7) times.push(asIs, asIs + 720);
      else times.push(asIs + 720, asIs);
      return true;
    };
    take(forms.japaneseHalf, (m) =>
      addTime(
        Number(m[2]),
        m[0].endsWith('半') ? 30 : 0,
        m[1] === '午前' ? 'am' : m[1] === '午後' ? 'pm' : undefined,
      ),
    );
    take(forms.clock, (m) => addTime(Number(m[1]), Number(m[2]), toHalf(m[3])));
    const addHalf = (hour: number, half: Half): boolean =>
      words.halfTo ? addTime(hour === 1 ? 12 : hour - 1, 30, half) : addTime(hour, 30, half);
    take(forms.halfAfter, (m) => addTime(toNumber(m[1]), 30, toHalf(m[2])));
    take(forms.halfBefore, (m) => addHalf(toNumber(m[1]), toHalf(m[2])));
    take(forms.hourMarked, (m) => addTime(toNumber(m[1]), 0, toHalf(m[2] ?? m[3])));
    take(forms.hourAfterAt, (m) => addTime(toNumber(m[1]), 0, undefined));
    if (times.length === 0) take(forms.noon, () => times.push(720) > 0);
    if (times.length === 0) take(forms.midnight, () => times.push(0) > 0);
    if (found.length === 0) take(forms.dayOfMonth, (m) => addDayOfMonth(Number(m[1])));
    if (isWeekendOfDate && found.length === 0) for (const day of weekendDays) addWeekday(day);
    const named = isWeekendOfDate && found.length === 1 ? weekendAround(found[0]!) : found;
    const distinct = [
      ...new Map(
        named.map((day) => [day.date === undefined ? day.weekday : JSON.stringify(day.date), day]),
      ).values(),
    ];
    return {
      days: distinct,
      times,
      part,
      relativeWithoutClock,
      hasImpossibleDate,
      ...(later > 0 && distinct.length === 0 ? { daysLater: later } : {}),
      ...(isBefore && times.length > 0 ? { isBefore } : {}),
      rest: fold(rest),
    };
  };
}

/** "The 4th of July weekend", "the weekend of the 14th": the word for it beside a date; takes the word alone. */
function weekendOfDateOf({ spaced, weekend, and }: LanguageWords, month: string): RegExp {
  if (!spaced) return /(?<=\d日)の?週末/gu;
  const named = alternativesOf(weekend).replaceAll(' ', '[ -]');
  const small = `(?:(?!(?:${alternativesOf(and)})\\s)\\p{L}{1,3}\\s+){0,2}`;
  const date = `(?:\\d{1,2}(?:${ORDINAL}|(?!\\p{L}))|${month})`;
  return new RegExp(
    `(?<=${date}(?:\\s+(?:\\p{L}{1,3}\\s+)?${month})?\\s+)(?:${named})(?!\\p{L})|(?<!\\p{L})(?:${named})(?=\\s+${small}${date})`,
    'gu',
  );
}

/** Saturday and Sunday of a date, and of a Friday or a Monday beside them; of another day the date alone. */
function weekendAround(day: DayReference): DayReference[] {
  const ahead = new Map<Weekday, number>([
    ['fri', 1],
    ['sat', 0],
    ['sun', -1],
    ['mon', -2],
  ]).get(day.weekday);
  if (day.date === undefined || ahead === undefined) return [day];
  return [ahead, ahead + 1].map((days) => {
    const date = addDays(day.date!, days);
    return { weekday: weekdayOf(date), date, relation: 'date' };
  });
}

/** "Next Wednesday", "mercredi prochain": that word beside a weekday. */
function nextWeekdayOf({ spaced, language }: LanguageWords, weekday: string): RegExp {
  const { nextDay } = patternsByLanguage[language]!;
  const [before, gap, after] = spaced ? ['(?<!\\p{L})', '\\s+', '(?!\\p{L})'] : ['', '\\s*', ''];
  return new RegExp(
    `${before}(?:(?:${nextDay})${gap}(${weekday})|(${weekday})${gap}(?:${nextDay}))${after}`,
    'gu',
  );
}

/** "Before nine", "vor 9 Uhr", "antes de las nueve", "9時前"; "vor dem 24." is before a day. */
function beforeTimeOf({ spaced, language, noon }: LanguageWords, number: string): RegExp {
  const { beforeTime } = patternsByLanguage[language]!;
  if (!spaced) return new RegExp(`(?<=\\d時半?)(?:${beforeTime})`, 'u');
  const time = `(?:${number}|${alternativesOf(noon)})`;
  return new RegExp(`(?<!\\p{L})(?:${beforeTime})\\s+(?:(?:las?|ora|orele)\\s+)?(?=${time})`, 'u');
}
