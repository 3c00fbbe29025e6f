/** Names that stand in lists and cards as services do and offer nothing: posts held, papers, praise, what is left over. */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

/** What a picture is called that nobody named. */
const PICTURE =
  '(?:image|img|photo|picture|slide|foto|bild|imagen|imagem|immagine|afbeelding|obraz|zdjecie) ?\\d{1,3}';

/** One pattern is tried once a name. */
const NO_OFFER = new RegExp(
  [
    `^${SAID.memberships}`,
    `^(?:${PICTURE}|${SAID.papers}|${SAID.leftOver}|${SAID.praise}|${SAID.marks}|${SAID.badges}|eur|usd|gbp|chf|pln|ron|czk)$`,
    `^(?:\\p{L}+ )?${SAID.guarantees}(?: \\p{L}+){0,3} (?:of )?\\d+ ${SAID.years}$`,
    `^\\d+[- ]${SAID.years}(?: (?:de|di))?[- ]${SAID.guarantees}$`,
  ].join('|'),
  'u',
);
const WRITTEN = new RegExp(`${SAID.posts}$|^${SAID.leftOverAsWritten}$`, 'u');

const PAGE_PART = new RegExp(`^${SAID.pageParts}$`, 'u');

/** Whether a name, as likely as it is among offers, is that of a part of the page: "Photos", "Question 1", "and much more". */
export function isPagePart(name: string): boolean {
  // "… and much more!"
  const words = name.replace(/^[\s.…]+|[\s.!…]+$/gu, '');
  return PAGE_PART.test(foldWord(words)) || PAGE_PART.test(words);
}

/** Whether these words name something that stands beside offers and is none. */
export function isNoOffer(name: string): boolean {
  return NO_OFFER.test(foldWord(name)) || WRITTEN.test(name);
}

const BADGE = new RegExp(`^[\\s★☆*•·-]*${SAID.badges}[\\s!★☆*]*$`, 'u');

/** Whether folded words only recommend what stands beside them: "Most popular", "Bestseller". */
export const isBadge = (folded: string): boolean => BADGE.test(folded);
