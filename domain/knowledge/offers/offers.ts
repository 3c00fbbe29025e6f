/** Which lines of a page stand where it offers something: under "Our services", "Menu", "Prices". */
import { menuLines } from './menus.ts';
import { decodePercent } from '../decode-percent.ts';
import { titleParts } from '../page/legal-pages.ts';
import { sectionOver, type Line, type Section } from '../page/lines.ts';
import { containsPhrase, headingPath, type PageView } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';

export interface Offers {
  page: PageView;
  /** The lines that services are looked for in. */
  lines: Line[];
  /** Headings of offers. */
  offerWords: string[];
  /** Headings of contact, hours, questions, areas. */
  notOfferWords: string[];
  /** Headings over lists that are no offers. */
  asideWords: string[];
  /** The page is one of services, by its address, title or first heading. */
  isServicesPage: boolean;
  /** Whether a line stands on a menu of dishes and drinks. */
  isMenu: (line: Line) => boolean;
  /** Sections that were asked for before. */
  judged: WeakMap<Section, boolean>;
}

/** What the search for services needs to know of a page. */
export function offersOf(page: PageView, lines: Line[]): Offers {
  const { services, areas, contact, hours, faq, asides } = page.words.headings;
  return {
    page,
    lines,
    offerWords: phrases(services),
    notOfferWords: phrases(`${contact}, ${hours}, ${faq}, ${areas}`),
    asideWords: phrases(asides),
    isServicesPage: isServicesPage(page, lines),
    isMenu: menuLines(page, lines),
    judged: new WeakMap(),
  };
}

/** "/services.html", "Behandlungen | Praxis Nord", `<h1>Our treatments`. */
function isServicesPage({ url, title, words }: PageView, lines: readonly Line[]): boolean {
  const names = phrases(words.headings.serviceMenus);
  const path = URL.parse(url)?.pathname ?? '';
  const file = decodePercent(path.replace(/\/+$/, '').split('/').at(-1) ?? '').replace(/\d?\.\w{2,5}$/, '');
  const heading = lines.find(({ kind, region }) => kind === 'heading' && region === 'main');
  const first = heading?.section?.level === 1 ? heading.text : '';
  const parts = [file.replace(/[-_]+/g, ' '), ...titleParts(title).slice(0, 3), first];
  return parts.some((part) => names.includes(foldWord(part.trim())));
}

/** Whether a line stands under a heading of offers or prices; a heading is judged by those above it. */
export function isOffer(line: Line, { offerWords, notOfferWords, asideWords, judged }: Offers): boolean {
  const section = sectionOver(line);
  if (!section) return false;
  const known = judged.get(section);
  if (known !== undefined) return known;
  const path = headingPath(section);
  const isOffered =
    !containsPhrase(path[0]!, notOfferWords) &&
    !path.slice(0, 2).some((heading) => indexOfPhrase(heading, asideWords) === 0) &&
    path.some((heading) => heading.length <= 60 && containsPhrase(heading, offerWords));
  judged.set(section, isOffered);
  return isOffered;
}

const BESIDE = new RegExp(`(?<!\\p{L})${inAnyLanguage.offers.besideOffers}(?!\\p{L})`, 'u');
/** "Our service team", "Service promise": about services, not over them. */
export function isBesideOffers(folded: string): boolean {
  return BESIDE.test(folded);
}
