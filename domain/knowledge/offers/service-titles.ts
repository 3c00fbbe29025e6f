/** Tells titles that say for whom something is from such that say what it is. */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

/** For whom, not what: entries of menus and headings of parts of a price list. */
const PEOPLE = new RegExp(`^${inAnyLanguage.offers.people}$`, 'u');

/** "Women", "Kinder": whom something is for. */
export function isPeople(name: string): boolean {
  return PEOPLE.test(foldWord(name));
}

/** "Children (under 12)", "Kinder bis 14 Jahre": of which age, too. */
const PEOPLE_OF_AGE = new RegExp(
  `^${inAnyLanguage.offers.people}(?:\\s?\\([^()]{1,24}\\)|\\s[^,;:]{0,12}\\d.{0,12})?$`,
  'u',
);

/** Whether words say only whom a price is for. */
export function isForPeople(name: string): boolean {
  return PEOPLE_OF_AGE.test(foldWord(name));
}
