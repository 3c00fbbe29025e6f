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
  | 'filler';

export interface LexiconEntry {
  phrase: string;
  role: WordRole;
  /** For `day`: the days meant. */
  days: Weekday[];
  /** For `day`: a group such as "daily", not one day. */
  isGroup: boolean;
}

export interface Lexicon {
  /** Entries by their first two characters, longest first. */
  entries: Map<string, LexiconEntry[]>;
  /** Phrases without one of which a line tells no hours of its own: days, closed, by appointment, around the clock. */
  telling: string[];
  /** Suffixes that make a number a time. */
  clock: string[];
  am: string[];
  pm: string[];
  /** Capital letters that stand for days. */
  initials: ReadonlyMap<string, Weekday>;
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
  const english = wordTables.find(({ language }) => language === 'en')!;
  if (table !== english) {
    for (const day of weekdays) add(english.days[day].split(',')[0]!, 'day', [day]);
    add('closed', 'closed');
    add('open', 'filler');
  }
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
    initials: initialsOf(table),
    isTwelveHour: table === english,
    isSpaceless: table.language === 'ja',
  };
}

function initialsOf({ dayInitials }: WordTable): Map<string, Weekday> {
  const letters = dayInitials.split(' ');
  return new Map(weekdays.flatMap((day, at) => (letters[at] === '-' ? [] : [[letters[at]!, day] as const])));
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
