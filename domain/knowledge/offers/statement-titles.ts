/** What a sentence that tells a price ("This check costs £80") is about: the title of its card, or the heading over it. */
import { looksLikeHours } from '../hours/read-hours.ts';
import type { Section } from '../page/lines.ts';
import { topOfRun } from './card-titles.ts';
import { titleIn } from './described-titles.ts';
import type { PriceBook } from './price-book.ts';
import { isPriceHeading, serviceName } from './service-names.ts';
import { isHomePage } from './sizes.ts';

const MAX_WORDS = 5;

/** The name over the sentence at `index`, where no other price stands beside it. */
export function titleOfStatement(book: PriceBook, index: number): string | undefined {
  const { lines, page } = book.offers;
  const { section } = lines[index]!;
  const isPricedBeside = [index - 1, index + 1].some(
    (at) => lines[at] !== undefined && lines[at].section === section && isPriced(book, at),
  );
  if (isPricedBeside) return undefined;
  const card = topOfRun(book, index);
  if (card !== undefined) return serviceName(titleIn(card).replace(/!$/, ''), 0, page.words);
  const title = titleOver(section);
  if (title === undefined || isPriceHeading(title.heading, page.words)) return undefined;
  // What stands over a whole page may name the business; over one that tells one price it names what has it.
  const isOfPage = title.level === 1;
  if (isOfPage && (isHomePage(page.url) || !isOnlyPriced(book, index))) return undefined;
  return serviceName(title.heading, 0, page.words);
}

/** "Fr. 8–14" are hours. */
function isPriced(book: PriceBook, at: number): boolean {
  const { lines, page } = book.offers;
  return book.pricesIn(lines[at]!.text).length > 0 && !looksLikeHours(lines[at]!, page);
}

const isOnlyPriced = (book: PriceBook, index: number): boolean =>
  book.offers.lines.every((_, at) => at === index || !isPriced(book, at));

/** "For years we have been mending roofs." and "“Done by hand”" are set as headings and name nothing: the one above does. */
function titleOver(section: Section | undefined): Section | undefined {
  if (section === undefined) return undefined;
  const { heading, parent } = section;
  const isSentence = heading.endsWith('.') && heading.split(' ').length > MAX_WORDS;
  return isSentence || /^["“„«]/u.test(heading) ? titleOver(parent) : section;
}
