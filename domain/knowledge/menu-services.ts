/** Services that a navigation lists: the entries under "Services" in a menu. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { elementsOf, elementText, namedLike, type ElementNode } from './dom.ts';
import { containsPhrase, factOf, type PageView } from './page-view.ts';
import { isPriceHeading, isServiceName } from './service-names.ts';
import { foldWord, phrases } from './words/index.ts';

const MAX_MENUS = 4;
const MIN_ENTRIES = 2;
const MAX_ENTRIES = 40;
const MAX_TITLE_LENGTH = 40;
const MAX_NAME_LENGTH = 60;
/** Between a title and the list that it opens. */
const MAX_STEPS = 3;
const SUBMENU =
  /(?:^|[\s_-])(?:sub-?menu|dropdown(?:-(?:menu|content|list))?|mega-?menu|submenu)(?:$|[\s_-])/i;

/** Facts of kind `service` in the menus of a page; without prices, as such menus have none. */
export function readMenuServices(page: PageView): Fact[] {
  const titles = new Set(phrases(page.words.headings.serviceMenus));
  const lists = new Set<ElementNode>();
  for (const element of elementsOf(page.root)) {
    if (lists.size >= MAX_MENUS) break;
    if (element.name !== 'a' && element.name !== 'button' && element.name !== 'span') continue;
    const title = foldWord(ownText(element)).replace(/[^\p{L}\p{N})]+$/u, '');
    const list = titles.has(title) ? submenuBeside(element) : undefined;
    if (list) lists.add(list);
  }
  return [...lists].flatMap((list) => entriesOf(list, page, titles));
}

function ownText(element: ElementNode): string {
  let text = '';
  for (const child of element.children) {
    if (text.length > MAX_TITLE_LENGTH) return '';
    text += child.type === 'text' ? child.data : child.name === 'span' ? elementText(child).slice(0, 60) : '';
  }
  return text.trim();
}

/** The list that hangs below an entry of a menu. */
function submenuBeside(title: ElementNode): ElementNode | undefined {
  for (
    let at: ElementNode | undefined = title, steps = 0;
    at?.parent && steps < MAX_STEPS;
    at = at.parent, steps += 1
  ) {
    const { children } = at.parent;
    for (const child of children.slice(children.indexOf(at) + 1, children.indexOf(at) + 8))
      if (child.type === 'element' && isSubmenu(child)) return child;
    if (at.parent.name === 'ul' || at.parent.name === 'nav') return undefined;
  }
  return undefined;
}

function isSubmenu(element: ElementNode): boolean {
  return (element.name === 'ul' || element.name === 'div') &&
    (namedLike(element, SUBMENU) || element.parent?.name === 'li')
    ? element.children.some(({ type }) => type === 'element')
    : false;
}

function entriesOf(list: ElementNode, page: PageView, titles: ReadonlySet<string>): Fact[] {
  const { words } = page;
  const { headings } = words;
  const others = phrases(`${headings.contact}, ${headings.hours}, ${headings.faq}, ${headings.areas}`);
  const asides = new Set(phrases(headings.asides));
  const facts: Fact[] = [];
  const pending: ElementNode[] = [list];
  while (pending.length > 0 && facts.length < MAX_ENTRIES) {
    const element = pending.pop()!;
    if (element.name !== 'a') {
      for (const child of element.children.toReversed()) if (child.type === 'element') pending.push(child);
      continue;
    }
    const name = elementText(element).replace(/\s*[›»→>▸▾▼+]+$/u, '');
    const folded = foldWord(name);
    const isOne =
      name.length <= MAX_NAME_LENGTH &&
      isServiceName(name, words) &&
      !titles.has(folded) &&
      !asides.has(folded) &&
      !isPriceHeading(name, words) &&
      !containsPhrase(folded, others);
    if (isOne) facts.push(factOf('service', { name }, page.url, name));
  }
  return facts.length >= MIN_ENTRIES ? facts : [];
}
