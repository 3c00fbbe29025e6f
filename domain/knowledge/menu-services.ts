/** Services that lists of links name: under "Services" in a menu or at the foot, and beside a page that is one of them. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { elementsOf, elementText, namedLike, type ElementNode } from './dom.ts';
import { containsPhrase, factOf, type PageView } from './page-view.ts';
import { isPriceHeading, isServiceName } from './service-names.ts';
import { isPeople } from './service-titles.ts';
import { foldWord, phrases } from './words/index.ts';
import { indexOfPhrase } from './words/phrase-index.ts';

const MAX_MENUS = 4;
const MIN_ENTRIES = 2;
const MIN_SIBLINGS = 4;
const MAX_ENTRIES = 40;
const MAX_TITLE_LENGTH = 40;
const MAX_NAME_LENGTH = 60;
/** Between a title and the list that it opens. */
const MAX_STEPS = 3;
const SUBMENU =
  /(?:^|[\s_-])(?:sub-?menu|dropdown(?:-(?:menu|content|list))?|mega-?menu|submenu)(?:$|[\s_-])/i;

type ServicesPage = PageView & { isServicesPage: boolean };

/** Facts of kind `service` in the menus of a page; without prices, as such menus have none. */
export function readMenuServices(page: ServicesPage): Fact[] {
  const titles = new Set(phrases(page.words.headings.serviceMenus));
  const lists = new Set<ElementNode>();
  for (const element of elementsOf(page.root)) {
    if (lists.size >= MAX_MENUS) break;
    const isHeading = /^h[2-6]$/.test(element.name);
    if (!isHeading && element.name !== 'a' && element.name !== 'button' && element.name !== 'span') continue;
    const title = foldWord(ownText(element)).replace(/[^\p{L}\p{N})]+$/u, '');
    if (!titles.has(title)) continue;
    const list = isHeading ? listBehind(element) : submenuBeside(element);
    if (list) lists.add(list);
  }
  return [...lists, ...siblingLists(page)].flatMap((list) => entriesOf(list, page, titles));
}

/** `<h5>Services</h5><ul>` at the foot of a page. */
function listBehind(heading: ElementNode): ElementNode | undefined {
  const children = heading.parent?.children ?? [];
  const next = children
    .slice(children.indexOf(heading) + 1, children.indexOf(heading) + 4)
    .find((child) => child.type === 'element');
  return next?.type === 'element' && isLinkList(next) ? next : undefined;
}

/** Lists on a page of services that name what the page is headed: its siblings are services as well. */
function siblingLists({ root, lines, words, isServicesPage }: ServicesPage): ElementNode[] {
  if (!isServicesPage) return [];
  const { headings } = words;
  const ofSite = phrases(`${words.generic}, ${headings.contact}, ${headings.serviceMenus}`);
  const titles = new Set(
    lines.flatMap(({ kind, region, folded }) => (kind === 'heading' && region === 'main' ? [folded] : [])),
  );
  const found: ElementNode[] = [];
  for (const element of elementsOf(root)) {
    if (found.length >= MAX_MENUS) break;
    if (element.name !== 'ul' || !isLinkList(element) || element.children.length > MAX_ENTRIES * 3) continue;
    const names = element.children.flatMap((item) =>
      item.type === 'element' ? [foldWord(elementText(item))] : [],
    );
    const isOfSite = names.some((name) => indexOfPhrase(name, ofSite) === 0);
    if (names.length >= MIN_SIBLINGS && !isOfSite && names.some((name) => titles.has(name)))
      found.push(element);
  }
  return found;
}

/** Items that are nothing but a link each. */
function isLinkList({ name, children }: ElementNode): boolean {
  if (name !== 'ul' && name !== 'ol') return false;
  const items = children.filter((child) => child.type === 'element').slice(0, MAX_ENTRIES);
  return items.every(
    (item) =>
      item.name === 'li' && item.children.some((child) => child.type === 'element' && child.name === 'a'),
  );
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
      !isPeople(name) &&
      !isPriceHeading(name, words) &&
      !containsPhrase(folded, others);
    if (isOne) facts.push(factOf('service', { name }, page.url, name));
  }
  return facts.length >= MIN_ENTRIES ? facts : [];
}
