/** Tells the words of buttons and links that tell a reader to do something from names of what is done. */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

/** A verb, and what makes it plain that it is one: "book binding" is a craft. */
const TOLD = new RegExp(`^${SAID.tellsToAct}`, 'u');
/** In a link the verb alone is enough. */
const TOLD_BY_LINK = new RegExp(`^${SAID.linkVerbs}\\s\\p{L}|\\p{L}\\s${SAID.linkVerbsBehind}$`, 'u');
const TOLD_AT_END = new RegExp(`${SAID.tellsAtEnd}$`, 'u');

/** "Book package", "Inschrijven voor pakket A", "Jetzt Termin buchen"; what a link says needs less. */
export function tellsToAct(text: string, isLink: boolean): boolean {
  const folded = foldWord(text.slice(0, MAX_LENGTH));
  return TOLD.test(folded) || TOLD_AT_END.test(text) || (isLink && TOLD_BY_LINK.test(folded));
}

const MAX_LENGTH = 100;
