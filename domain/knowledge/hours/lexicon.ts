/** Looks up the words of opening hours in a language. */
import { weekdays, type Weekday } from '../../../contract/schemas/weekdays.ts';
import { spokenHoursOf, type SpokenHours } from './spoken-hours.ts';
import { phrases, wordsOf, wordTables, type WordTable } from '../words/index.ts';
import { isLetterAt } from '../words/phrase-index.ts';
import { escapeRegExp, unionOf } from '../words/union.ts';

export type WordRole =
  | 'day'
  | 'holidays'
  | 'allDay'
  | 'noon'
  | 'midnight'
  | 'appointment'
  | 'closed'
  | 'except'
  | 'late'
  | 'through'
  | 'and'
  | 'from'
  | 'season'
  | 'purpose'
  | 'house'
  | 'month'
  | 'aside'
  | 'break'
  | 'filler';

export interface LexiconEntry {
  phrase: string;
  role: WordRole;
  /** For `day`: the days meant. */
  days: Weekday[];
  /** For `day`: a group such as "daily", not one day. */
  isGroup: boolean;
  /** "Afternoon", or a day with one in it ("Mittwochnachmittag"). */
  half?: DayHalf;
  /** A word for "open". */
  isOpen?: true;
  /** A word for "only". */
  isOnly?: true;
  /** Means "closed" at the beginning of a line alone. */
  isLeave?: true;
}

export type DayHalf = 'am' | 'pm';

export interface Lexicon {
  /** Entries by their first two characters, longest first. */
  entries: Map<string, LexiconEntry[]>;
  /** Phrases without one of which a line tells no hours of its own: days, closed, by appointment, around the clock. */
  telling: string[];
  /** Suffixes that make a number a time. */
  clock: string[];
  am: string[];
  pm: string[];
  /** Capital letters and two of them that stand for days where they are set apart, longest first. */
  initials: readonly (readonly [string, Weekday])[];
  /** Such letters beside a sign or a number: a cheap test. */
  initial: RegExp;
  /** Names of days that are cut short and may end with a point. */
  shortDays: ReadonlySet<string>;
  /** A number, no part of a time or an amount, and what is counted: "5 working days". */
  counted: RegExp;
  /** The names of the days in full, from Monday on. */
  week: readonly string[];
  /** Hours in words; undefined where none are known. */
  spoken: SpokenHours | undefined;
  /** Hours are usually told on a twelve-hour clock. */
  isTwelveHour: boolean;
  /** Until which hour a bare closing time of who opens in the morning is of the night: "9–1". */
  earliestNight: number;
  /** "Lun/Ven" is as good as "Lun–Ven". */
  hasSlashRanges: boolean;
  /** "1. August" is a day of the month. */
  hasPointedOrdinals: boolean;
  /** "August 9–13" are times: the day of a date stands before the month. */
  hasDaysBeforeMonths: boolean;
  /** Words follow each other without spaces, days are single characters, "a.m." stands before the hour. */
  isSpaceless: boolean;
}

const SLASH_RANGES = ['it', 'fr', 'es', 'pt', 'ro'];
const DAYS_BEFORE_MONTHS = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro'];
/** All with a table of their own but German; further ones are taken to write a date as it does. */
const PLAIN_ORDINALS = ['en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro', 'ja'];

const cache = new Map<string, Lexicon>();

/** The lexicon of a language, with the full English words beside it where it is another one. */
export function hoursLexicon(language: string | undefined): Lexicon {
  const table = wordsOf(language);
  const known = cache.get(table.language);
  if (known) return known;
  const lexicon = build(table);
  cache.set(table.language, lexicon);
  return lexicon;
}

/** The longest phrase of the lexicon that begins at `at` and ends with a word. */
export function entryAt(folded: string, at: number, lexicon: Lexicon): LexiconEntry | undefined {
  if (isLetterAt(folded, at - 1)) return undefined;
  if (at > 0 && /\d/.test(folded[at - 1]!) && /\d/.test(folded[at]!)) return undefined;
  for (const key of [folded.slice(at, at + 2), folded.slice(at, at + 1)]) {
    const found = lexicon.entries.get(key)?.find(({ phrase }) => {
      if (!folded.startsWith(phrase, at)) return false;
      const end = at + phrase.length;
      return !isLetterAt(folded, end) || !/[\p{L}\d]/u.test(phrase[phrase.length - 1]!);
    });
    if (found) return found;
  }
  return undefined;
}

function build(table: WordTable): Lexicon {
  const all = new Map<string, LexiconEntry>();
  const add = (list: string, role: WordRole, days: Weekday[] = [], isGroup = false): void => {
    for (const phrase of phrases(list))
      if (!all.has(phrase)) all.set(phrase, { phrase, role, days, isGroup });
  };
  addTable(table, add);
  for (const phrase of phrases(table.hours.open)) {
    const entry = all.get(phrase);
    if (entry?.role === 'filler') entry.isOpen = true;
  }
  for (const phrase of phrases(table.hours.only)) all.get(phrase)!.isOnly = true;
  for (const phrase of phrases(table.hours.leave ?? '')) all.get(phrase)!.isLeave = true;
  const english = wordTables.find(({ language }) => language === 'en')!;
  if (table !== english) {
    for (const day of weekdays) add(english.days[day].split(',')[0]!, 'day', [day]);
    add('closed', 'closed');
    add('open', 'filler');
  }
  addHalves(table, all);
  const entries = new Map<string, LexiconEntry[]>();
  for (const entry of [...all.values()].sort((a, b) => b.phrase.length - a.phrase.length)) {
    const key = entry.phrase.slice(0, 2);
    const bucket = entries.get(key);
    if (bucket) bucket.push(entry);
    else entries.set(key, [entry]);
  }
  const suffixes = (list: string): string[] => phrases(list).sort((a, b) => b.length - a.length);
  const { clock, am, pm } = table.hours;
  const telling: WordRole[] = ['day', 'holidays', 'allDay', 'appointment', 'closed'];
  return {
    entries,
    telling: [...all.values()].filter(({ role }) => telling.includes(role)).map(({ phrase }) => phrase),
    clock: suffixes(clock),
    am: suffixes(am === '' ? english.hours.am : am).filter(
      (suffix) => suffix.length > 1 || table === english,
    ),
    pm: suffixes(pm === '' ? english.hours.pm : pm).filter(
      (suffix) => suffix.length > 1 || table === english,
    ),
    ...initialsOf(table),
    shortDays: new Set(weekdays.flatMap((day) => phrases(table.days[day]).slice(1)).filter(isCut)),
    counted: new RegExp(
      `(?<![\\d:.,時\\p{Sc}])\\d{1,2}\\s?(${unionOf([table, english].map(({ patterns }) => patterns.hours.counted))})(?!\\p{Ll})`,
      'gu',
    ),
    week: weekdays.map((day) => phrases(table.days[day])[0]!),
    spoken: spokenHoursOf(table),
    isTwelveHour: table === english,
    earliestNight: table.language === 'es' ? 0 : 3,
    hasSlashRanges: SLASH_RANGES.includes(table.language),
    hasPointedOrdinals: !PLAIN_ORDINALS.includes(table.language),
    hasDaysBeforeMonths: DAYS_BEFORE_MONTHS.includes(table.language),
    isSpaceless: table.language === 'ja',
  };
}

/** Whether a name of a day is not told in full. */
function isCut(name: string): boolean {
  return name.length <= 5;
}

/** Short English days, as templates leave them in sites of other languages. */
const ENGLISH_DAYS = 'Mon Tue Wed Thu Fri Sat Sun';

/** The initials of a language, from its rows of seven from Monday to Sunday ("-" where nothing is short for that day). */
function initialsOf({ dayInitials, hours, language }: WordTable): Pick<Lexicon, 'initials' | 'initial'> {
  const all = language === 'en' ? dayInitials : `${dayInitials}, ${ENGLISH_DAYS}`;
  const rows = all.split(',').map((row) => row.trim().split(' '));
  const initials = rows
    .flatMap((row) => weekdays.map((day, at) => [row[at]!, day] as const))
    .filter(([letters]) => letters !== '-')
    .sort(([a], [b]) => b.length - a.length);
  const any = initials.flatMap(([letters]) => [letters, letters.toUpperCase()]).join('|');
  const singles = initials.flatMap(([letters]) => (letters.length === 1 ? [letters] : [])).join('');
  // "MWF 9–4": letters without spaces.
  const glued = singles === '' ? any : `(?:[${singles}]\\p{Ll}?){2,7}`;
  const words = [hours.through, hours.closed, hours.appointment, hours.allDay].join().split(',');
  const behind = words.map((word) => {
    const [first = '', ...rest] = word.trim();
    return `[${first}${first.toUpperCase()}]${escapeRegExp(rest.join(''))}`;
  });
  return {
    initials,
    initial: new RegExp(
      `(?<![\\p{L}\\d])(?:${glued}(?=:?\\s\\d)|${any})(?!\\p{L})(?:\\s?[-–—/,&:|]|\\.?\\s(?:[\\d–—-]|${behind.join('|')})|[.:]?\\s*$)`,
      'u',
    ),
  };
}

/** In these languages a day and a half of it are one word. */
const JOINING = ['de', 'nl'];

/** Which words are of one half of the day; they keep the meaning that they have beside. */
function addHalves({ language, hours, days }: WordTable, all: Map<string, LexiconEntry>): void {
  // "Middag" is the meal and the afternoon: what is said of the day itself comes last and holds.
  const halves = [
    ['am', phrases(hours.lunch)],
    ['pm', phrases(hours.dinner)],
    ['am', phrases(hours.morning)],
    ['pm', phrases(hours.afternoon)],
  ] as const;
  for (const [half, words] of halves)
    for (const phrase of words)
      all.set(phrase, {
        ...(all.get(phrase) ?? { phrase, role: 'filler', days: [], isGroup: false }),
        half,
      });
  if (!JOINING.includes(language)) return;
  for (const day of weekdays)
    for (const name of phrases(days[day]).filter((phrase) => phrase.endsWith('ag') || phrase.endsWith('och')))
      for (const [half, words] of halves)
        for (const word of words) {
          const phrase = `${name}${word}`;
          all.set(phrase, { phrase, role: 'day', days: [day], isGroup: false, half });
        }
}

function addTable(
  table: WordTable,
  add: (list: string, role: WordRole, days?: Weekday[], isGroup?: boolean) => void,
): void {
  const { days, dayGroups, hours, months } = table;
  for (const day of weekdays) add(days[day], 'day', [day]);
  add(dayGroups.everyDay, 'day', [...weekdays], true);
  add(dayGroups.weekdays, 'day', weekdays.slice(0, 5), true);
  add(dayGroups.weekend, 'day', weekdays.slice(5), true);
  add(dayGroups.holidays, 'holidays');
  add(hours.aside, 'aside');
  add(hours.pauses, 'break');
  add(hours.allDay, 'allDay');
  add(hours.noon, 'noon');
  add(hours.midnight, 'midnight');
  add(hours.appointment, 'appointment');
  add(hours.closed, 'closed');
  add(hours.leave ?? '', 'closed');
  add(hours.only, 'filler');
  add(hours.except, 'except');
  add(hours.late, 'late');
  add(hours.through, 'through');
  add(hours.and, 'and');
  add(hours.from, 'from');
  add(hours.feasts, 'season');
  add(hours.season, 'season');
  add(hours.purpose, 'purpose');
  add(hours.houses, 'house');
  add(months, 'month');
  add(hours.open, 'filler');
  add(hours.filler, 'filler');
}
