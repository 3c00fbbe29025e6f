/** Looks up the words of opening hours in a language. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { phrases, wordsOf, wordTables, type WordTable } from '../words/index.ts';

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
  initial: RegExp | undefined;
  /** Hours are usually told on a twelve-hour clock. */
  isTwelveHour: boolean;
  /** Words follow each other without spaces, days are single characters, "a.m." stands before the hour. */
  isSpaceless: boolean;
}

export const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
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
    isTwelveHour: table === english,
    isSpaceless: table.language === 'ja',
  };
}

/** Short English days, as templates leave them in sites of other languages. */
const ENGLISH_DAYS = 'Mon Tue Wed Thu Fri Sat Sun';

/** Rows of seven from Monday to Sunday, "-" where nothing is short for that day. */
function initialsOf({ dayInitials, language }: WordTable): Pick<Lexicon, 'initials' | 'initial'> {
  const all = language === 'en' ? dayInitials : `${dayInitials}, ${ENGLISH_DAYS}`;
  const rows = all.split(',').map((row) => row.trim().split(' '));
  const initials = rows
    .flatMap((row) => weekdays.map((day, at) => [row[at]!, day] as const))
    .filter(([letters]) => letters !== '-')
    .sort(([a], [b]) => b.length - a.length);
  if (initials.length === 0) return { initials, initial: undefined };
  const any = initials.map(([letters]) => letters).join('|');
  return {
    initials,
    initial: new RegExp(`(?<![\\p{L}\\d])(?:${any})(?=\\s?[-–—/,&a:|]|\\.?\\s[\\d–—-])(?!\\p{L})`, 'u'),
  };
}

/** In these languages a day and a half of it are one word. */
const JOINING = ['de', 'nl'];

/** Which words are of one half of the day; they keep the meaning that they have beside. */
function addHalves({ language, hours, days }: WordTable, all: Map<string, LexiconEntry>): void {
  const halves = [
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
  add(hours.except, 'except');
  add(hours.late, 'late');
  add(hours.through, 'through');
  add(hours.and, 'and');
  add(hours.from, 'from');
  add(hours.season, 'season');
  add(hours.purpose, 'purpose');
  add(hours.houses, 'house');
  add(months, 'month');
  add(hours.open, 'filler');
  add(hours.filler, 'filler');
}
