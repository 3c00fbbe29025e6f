/** Menus of what a house serves: there, numbers behind the entries of a list are what they cost. */
import { decodePercent } from '../decode-percent.ts';
import { sectionOver, type Line, type Section } from '../page/lines.ts';
import { containsPhrase, type PageView } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';
import { QUANTITY } from './measures.ts';
import { isDayOrTime } from './when-names.ts';

const MAX_TITLE = 40;
const MAX_PARTS = 3;

/** Which lines of a page stand on a menu: under "Dinner", "Wine list", "Plats", or on a page that is called so. */
export function menuLines(page: PageView, lines: readonly Line[]): (line: Line) => boolean {
  const { menus, courses, hours, contact, faq } = page.words.headings;
  const whole = phrases(menus);
  const all = phrases(`${menus}, ${courses}`);
  // "Opening hours", "Contact" under the title of a menu page.
  const others = phrases(`${hours}, ${contact}, ${faq}`);
  const isElsewhere = ({ heading }: Section): boolean => containsPhrase(foldWord(heading), others);
  const isCalled = (title: string, names: string[]): boolean =>
    title.length <= MAX_TITLE && containsPhrase(foldWord(title), names);
  const address = decodePercent(URL.parse(page.url)?.pathname ?? '')
    .split('/')
    .at(-1)!;
  const parts = page.title.split(/\s[|–—-]\s|\s?[|｜]\s?/u).slice(0, MAX_PARTS);
  const isMenuPage = [address.replace(/[-_.]+/g, ' '), ...parts].some((part) => isCalled(part, whole));
  const judged = new Map<Section, boolean>();
  const isMenu = (section: Section | undefined): boolean => {
    if (section === undefined) return isMenuPage;
    const known = judged.get(section);
    if (known !== undefined) return known;
    // What the page is about may be named after what it serves.
    const own = isCalled(section.heading, section.level === 1 ? whole : all);
    const found = own || (!isElsewhere(section) && isMenu(section.parent));
    judged.set(section, found);
    return found;
  };
  // Few pages have one, and most lines have no digit.
  const isAny = isMenuPage || lines.some(({ kind, section }) => kind === 'heading' && isMenu(section));
  return (line) => isAny && line.region === 'main' && isMenu(sectionOver(line));
}

/** "Desserts": the title of such a list, no dish. */
export function isMenuTitle({ kind, folded }: Line, { headings }: WordTable): boolean {
  return kind === 'heading' && phrases(`${headings.menus}, ${headings.courses}`).includes(folded);
}

const { offers: SAID, page: ON_PAGES } = inAnyLanguage;
/** "Since", "children under", "for", "no.": a number behind is none that is paid. */
const COUNTED = new RegExp(
  `(?<!\\d\\s?)(?<!\\p{L})(?:${SAID.amountLimits}|${SAID.limits}|${SAID.forWhom}|${ON_PAGES.since}|${ON_PAGES.abbreviations}|n[or°º]|#|№)\\.?$`,
  'iu',
);

/** "Beer 0,2 l". */
const OF_QUANTITY = new RegExp(`${QUANTITY}$`, 'iu');

/** Whether what stands before a whole number may be what costs so much, not what it counts: "Table for 4", "Serves 2", "Tel. 555 123". */
export function mayCost(name: string, words: WordTable): boolean {
  const folded = foldWord(name).replace(/[\s:|–—-]+$/u, '');
  const isEndOf = (list: string): boolean =>
    phrases(list).some((phrase) => folded === phrase || folded.endsWith(` ${phrase}`));
  if (isEndOf(words.price.from) || OF_QUANTITY.test(folded)) return true;
  return !(
    /\d$/.test(folded) ||
    COUNTED.test(folded) ||
    isEndOf(`${words.smallWords}, ${words.hours.served}`) ||
    isDayOrTime(folded, words)
  );
}
