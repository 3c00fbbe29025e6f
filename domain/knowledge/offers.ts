/** Which lines of a page stand where it offers something: under "Our services", "Menu", "Prices". */
import type { Line, Section } from './lines.ts';
import { containsPhrase, headingPath, type PageView } from './page-view.ts';
import { phrases } from './words/index.ts';

export interface Offers {
  page: PageView;
  /** The lines that services are looked for in. */
  lines: Line[];
  /** Headings of offers. */
  offerWords: string[];
  /** Headings of contact, hours, questions, areas. */
  notOfferWords: string[];
  /** Sections that were asked for before. */
  judged: WeakMap<Section, boolean>;
}

/** What the search for services needs to know of a page. */
export function offersOf(page: PageView, lines: Line[]): Offers {
  const { services, areas, contact, hours, faq } = page.words.headings;
  return {
    page,
    lines,
    offerWords: phrases(services),
    notOfferWords: phrases(`${contact}, ${hours}, ${faq}, ${areas}`),
    judged: new WeakMap(),
  };
}

/** Whether a line stands under a heading of offers; a heading is judged by those above it. */
export function isOffer(line: Line, { offerWords, notOfferWords, judged }: Offers): boolean {
  const section = line.kind === 'heading' ? line.section?.parent : line.section;
  if (!section) return false;
  const known = judged.get(section);
  if (known !== undefined) return known;
  const path = headingPath(section);
  const isOffered =
    !containsPhrase(path[0]!, notOfferWords) &&
    path.some((heading) => heading.length <= 60 && containsPhrase(heading, offerWords));
  judged.set(section, isOffered);
  return isOffered;
}
