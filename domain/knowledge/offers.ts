/** Which lines of a page stand where it offers something: under "Our services", "Menu", "Prices". */
import type { Line } from './lines.ts';
import { containsPhrase, headingPath, type PageView } from './page-view.ts';
import { phrases } from './words/index.ts';

export interface Offers {
  page: PageView;
  /** The lines that services are looked for in. */
  lines: Line[];
  /** Headings of offers. */
  offerWords: string[];
  /** Headings of contact, hours, questions. */
  notOfferWords: string[];
}

/** What the search for services needs to know of a page. */
export function offersOf(page: PageView, lines: Line[]): Offers {
  const { services, contact, hours, faq } = page.words.headings;
  const notOfferWords = [...phrases(contact), ...phrases(hours), ...phrases(faq)];
  return { page, lines, offerWords: phrases(services), notOfferWords };
}

/** Whether a line stands under a heading of offers; a heading is judged by those above it. */
export function isOffer(line: Line, { offerWords, notOfferWords }: Offers): boolean {
  const path = headingPath(line.kind === 'heading' ? line.section?.parent : line.section);
  if (path[0] !== undefined && containsPhrase(path[0], notOfferWords)) return false;
  return path.some((heading) => heading.length <= 60 && containsPhrase(heading, offerWords));
}
