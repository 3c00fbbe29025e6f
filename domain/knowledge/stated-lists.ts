/** "Payment options: cash, Visa": short lists under a heading that says what all of them are, each told as one statement. */
import { labelKey, type Rules } from './house-rules.ts';
import { childElements, elementText } from './page/dom.ts';
import { isLegalPage } from './page/legal-pages.ts';
import type { Line } from './page/lines.ts';
import { titleOver } from './page/menu-titles.ts';
import { quoteOfRun, type PageView } from './page/page-view.ts';
import { phrases } from './words/index.ts';

/** A list with the lines that tell it. */
export interface StatedList {
  kind: 'policy' | 'other';
  text: string;
  quote: string;
  lines: readonly Line[];
}

const MAX_HEADING_LENGTH = 60;
const MAX_ITEM_LENGTH = 60;
/** Paragraphs are a list where they are more and shorter. */
const MAX_PARAGRAPH_LENGTH = 40;
const MIN_PARAGRAPHS = 3;
const MAX_TEXT_LENGTH = 600;

/** The lists of ways to pay, insurers, areas, equipment and languages of a page. */
export function readStatedLists(page: PageView, rules: Rules, taken: ReadonlySet<Line>): StatedList[] {
  if (isLegalPage(page)) return [];
  const areas = phrases(page.words.headings.areas);
  const found: StatedList[] = [];
  for (const [at, heading] of page.lines.entries()) {
    if (heading.kind !== 'heading' || heading.text.length > MAX_HEADING_LENGTH) continue;
    const key = labelKey(heading.text);
    const isPolicy = rules.policyLists.test(key);
    if (!isPolicy && !rules.remarkLists.test(key) && !areas.includes(key)) continue;
    const items = itemsBelow(page.lines, at);
    const text = `${heading.text.replace(/[\s:：]+$/, '')}: ${items.map((item) => withoutMarks(item.text)).join(', ')}`;
    if (items.length < 2 || text.length > MAX_TEXT_LENGTH || items.some((item) => taken.has(item))) continue;
    const quote = quoteOfRun(items, items[0]!);
    found.push({ kind: isPolicy ? 'policy' : 'other', text, quote, lines: items });
  }
  return [...found, ...linkedAreas(page, areas)];
}

const MIN_LINKS = 3;
/** More links are looked at on no page. */
const MAX_LINKS = 500;

/** "Service areas", over links to a page for each town: in a footer, or in a menu that folds out. */
function linkedAreas({ allLines }: PageView, areas: readonly string[]): StatedList[] {
  const lists = new Map<string, Line[]>();
  const linked = allLines.filter(
    ({ kind, linkCount, linkedLength, text }) =>
      kind !== 'heading' && linkCount > 0 && linkedLength >= text.length / 2 && !/\d/.test(text),
  );
  for (const line of linked.slice(0, MAX_LINKS)) {
    const title = titleWithin(line) ?? titleOver(line.container);
    if (title !== '' && areas.includes(labelKey(title)))
      lists.set(title, [...(lists.get(title) ?? []), line]);
  }
  return [...lists].flatMap(([title, lines]): StatedList[] => {
    const names = [...new Set(lines.flatMap(linksOf))].filter((name) => name.length <= MAX_PARAGRAPH_LENGTH);
    const text = `${title}: ${names.join(', ')}`;
    if (names.length < MIN_LINKS || text.length > MAX_TEXT_LENGTH) return [];
    return [{ kind: 'other', text, quote: quoteOfRun(lines, lines[0]!), lines }];
  });
}

/** `<b>Areas we cover</b> <a>Leeds</a> <a>York</a>`: the first words of a line of links. */
function titleWithin({ container }: Line): string | undefined {
  const [first, ...others] = childElements(container);
  const isTitled =
    first?.name !== 'a' && others.length >= MIN_LINKS && others.every(({ name }) => name === 'a');
  return isTitled && first !== undefined ? elementText(first) : undefined;
}

const linksOf = ({ container, text }: Line): string[] => {
  const links = childElements(container).filter(({ name }) => name === 'a');
  return links.length >= MIN_LINKS ? links.map((link) => elementText(link)) : [text];
};

/** The short lines right below a heading: items of a list, or paragraphs up to the next heading. */
function itemsBelow(lines: readonly Line[], at: number): Line[] {
  const isList = lines[at + 1]?.kind === 'item';
  const items: Line[] = [];
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]!;
    if (line.kind === 'heading' || (isList && line.kind !== 'item')) break;
    if (!isItem(line, isList)) return [];
    items.push(line);
  }
  return isList || items.length >= MIN_PARAGRAPHS ? items : [];
}

/** Neither a sentence nor a number to call. */
function isItem({ kind, text, linkedLength }: Line, isList: boolean): boolean {
  if (!/\p{L}/u.test(text) || /[.!?。！？:]$|@|\d{3}[\s.)/-]{1,2}\d{2,}/u.test(text)) return false;
  return isList
    ? text.length <= MAX_ITEM_LENGTH
    : kind === 'text' && text.length <= MAX_PARAGRAPH_LENGTH && linkedLength === 0;
}

const withoutMarks = (text: string): string => text.replace(/^[^\p{L}\p{N}(]+/u, '').replace(/[\s,;]+$/, '');
