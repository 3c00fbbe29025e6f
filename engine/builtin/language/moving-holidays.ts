/** Holidays without a fixed date that bound a season: "Columbus Day to May 1", "from Easter to October". */
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import { spacedWords } from '../patterns/any-language.ts';
import type { LanguageWords } from '../words/types.ts';
import { addDays, weekdayOf, type LocalDate } from './clock.ts';
import { perLanguage } from './per-language.ts';
import { alternativesOf, fold } from './text.ts';

/** Easter Sunday of the Western churches, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): LocalDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const epact = shift % 30;
  const moon =
    epact -
    Math.floor(epact / 28) *
      (1 - Math.floor(epact / 28) * Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const day = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const ahead = moon - day;
  const month = 3 + Math.floor((ahead + 40) / 44);
  return { year, month, day: ahead + 28 - 31 * Math.floor(month / 4) };
}

/** The date in a year of a key of `movingHolidays`. */
function dateOf(key: string, year: number): LocalDate {
  if (key === 'easter') return easterOf(year);
  const [month = '', weekday = '', nth = ''] = key.split('/');
  const isLast = nth.startsWith('-');
  const first = { year, month: Number(month) + Number(isLast), day: 1 };
  const named = weekdays.findIndex((each) => each === weekday);
  const begins = weekdays.indexOf(weekdayOf(addDays(first, 0)));
  return addDays(first, ((named - begins + 7) % 7) + 7 * (isLast ? -1 : Number(nth) - 1));
}

const boundsIn = perLanguage(({ movingHolidays = {}, months }: LanguageWords) => {
  const to = `(?:[-–—]|(?<!\\p{L})(?:${spacedWords('toDate')})(?!\\p{L}))`;
  return Object.entries(movingHolidays).map(([key, names]) => {
    const name = `(?<!\\p{L})(?:${alternativesOf(names)})(?!\\p{L})`;
    return {
      pattern: new RegExp(`${name}(?=\\s*${to})|(?<=${to}\\s*)${name}`, 'gu'),
      write: (year: number): string => {
        const { month, day } = dateOf(key, year);
        return `${String(day)} ${fold(months[month - 1]?.[0] ?? '')}`;
      },
    };
  });
});

/** A label without accents, with the dates of a year in the place of holidays at which something begins or ends. */
export const withMovedDays = (label: string, year: number, words: LanguageWords): string =>
  boundsIn(words).reduce((text, { pattern, write }) => text.replace(pattern, write(year)), label);
