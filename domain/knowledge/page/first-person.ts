/** Words of a business about itself: "we", "our". */
import { inAnyLanguage } from '../words/in-any-language.ts';

const FIRST_PERSON = new RegExp(`(?<!\\p{L})${inAnyLanguage.page.firstPerson}(?!\\p{L})`, 'u');

/** Whether folded words are those of the business about itself. */
export const speaksOfItself = (folded: string): boolean => FIRST_PERSON.test(folded);
