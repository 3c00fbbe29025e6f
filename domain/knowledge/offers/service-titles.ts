/** Tells titles that say for whom something is from such that say what it is. */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

/** For whom, not what: entries of menus and headings of parts of a price list. */
const PEOPLE = new RegExp(`^${inAnyLanguage.offers.people}$`, 'u');

/** "Women", "Kinder": whom something is for. */
export function isPeople(name: string): boolean {
  return PEOPLE.test(foldWord(name));
}
