/** What the style sheets inside a page hide for good: by class, id or tag, with nothing in the page that could unfold it. */
import { elementsOf, hasAttributes, namedLike, textOf, type ElementNode } from './dom.ts';
import { namesIn, openersOf, type Openers } from './openers.ts';

const MAX_SHEET_LENGTH = 200_000;
const MAX_RULES = 4_000;
const MAX_SELECTORS = 300;
const MAX_NESTED = 12;

interface Rule {
  selectors: string;
  style: string;
  /** Within `@media` and the like: true on some screens only. */
  isConditional: boolean;
}

/** "p.x1#y": a tag, classes and an id of one element. */
const SIMPLE = /^(?<tag>[a-z][a-z\d]*)?(?<names>(?:[.#][\w-]{1,80})*)$/i;
const HIDES = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
const SHOWS = /(?:^|[;\s])(?:display\s*:\s*(?!none)[a-z]|visibility\s*:\s*visible)/i;
/** What is shown on some screens, or is opened by scripts that the page does not hold itself. */
const OPENED =
  /accordion|collaps|panel|\btab|toggle|answer|faq|expand|dropdown|spoiler|popup|modal|lightbox|overlay|drawer|canvas|menu|nav|slide|carousel|swiper|step|page|section|view|content|mobile|desktop|tablet|phone|screen|lang|hidden-|visible|-only|no-?js/i;

/** Tells of an element whether such a sheet hides it; of those within it nothing is told. */
export function hiddenBySheets(root: ElementNode): (element: ElementNode) => boolean {
  const rules = rulesOf(root);
  const hiding = rules.filter(({ style, isConditional }) => !isConditional && HIDES.test(style));
  const byKey = Map.groupBy(
    hiding.flatMap(({ selectors }) => selectors.split(',').flatMap(simpleSelector)).slice(0, MAX_SELECTORS),
    ({ tag, names }) => names.at(-1) ?? tag,
  );
  if (byKey.size === 0) return () => false;
  const shown = namesIn(rules.filter(({ style }) => SHOWS.test(style)).map(({ selectors }) => selectors));
  const openers = openersOf(root);
  const { called } = openers;
  const isOpened = (name: string): boolean => shown.has(name) || called.has(name) || OPENED.test(name);
  return (element) => {
    const own = namesOf(element);
    const isHidden = [...own, element.name].some((key) =>
      byKey
        .get(key)
        ?.some(
          ({ tag, names }) => (tag === '' || tag === element.name) && names.every((name) => own.has(name)),
        ),
    );
    return (
      isHidden &&
      ![...own].some((name) => isOpened(name.slice(1))) &&
      !awaitsLoad(element, openers) &&
      !holdsMost(element, root)
    );
  };
}

/** What scripts and sheets that a page loads show once it is there, in the words of those who make sites. */
const FRAME = /header|top-?(?:bar|line)|wrap|modal|dialog|menu|banner|popup/i;
const FRAMES: ReadonlySet<string> = new Set(['header', 'dialog', 'menu', 'nav', 'main', 'body']);

const awaitsLoad = (element: ElementNode, { loadsScripts, loadsSheets }: Openers): boolean =>
  (loadsScripts || loadsSheets) && (FRAMES.has(element.name) || namedLike(element, FRAME));

const lengths = new WeakMap<ElementNode, ReadonlyMap<ElementNode, number>>();
const NO_TEXT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head']);

/** Whether most of the text of a page stands in an element: `#wrapper`, until a preloader has gone. */
function holdsMost(element: ElementNode, root: ElementNode): boolean {
  const found = lengths.get(root) ?? textLengths(root);
  lengths.set(root, found);
  return (found.get(element) ?? 0) * 2 > (found.get(root) ?? 0);
}

/** How much text each element holds; those within come behind it, so that each is looked at once. */
function textLengths(root: ElementNode): Map<ElementNode, number> {
  const found = new Map<ElementNode, number>();
  for (const element of elementsOf(root).toReversed()) {
    let length = 0;
    if (!NO_TEXT.has(element.name))
      for (const child of element.children)
        length += child.type === 'text' ? child.data.trim().length : (found.get(child) ?? 0);
    found.set(element, length);
  }
  return found;
}

interface Simple {
  tag: string;
  /** Classes and ids with their signs. */
  names: readonly string[];
}

function simpleSelector(selector: string): Simple[] {
  const { tag = '', names = '' } = SIMPLE.exec(selector.trim())?.groups ?? {};
  return tag === '' && names === ''
    ? []
    : [{ tag: tag.toLowerCase(), names: names.match(/[.#][\w-]+/g) ?? [] }];
}

/** Its id and classes with their signs: a script or a link that knows one of them may unfold it. */
function namesOf(element: ElementNode): ReadonlySet<string> {
  if (!hasAttributes(element)) return NO_NAMES;
  const { id, class: classes } = element.attributes;
  const names = (classes ?? '').slice(0, 1000).split(/\s+/).filter(Boolean);
  return new Set([...(id === undefined ? [] : [`#${id}`]), ...names.map((name) => `.${name}`)]);
}

const NO_NAMES: ReadonlySet<string> = new Set();

function rulesOf(root: ElementNode): Rule[] {
  const rules: Rule[] = [];
  for (const element of elementsOf(root)) {
    if (element.name !== 'style' || rules.length > MAX_RULES) continue;
    const media = element.attributes['media'] ?? 'all';
    if (/^\s*print/i.test(media)) continue;
    const isConditional = !/^\s*(?:all|screen)?\s*$/i.test(media);
    const sheet = textOf(element).slice(0, MAX_SHEET_LENGTH);
    rules.push(...rulesIn(withoutRemarks(sheet), isConditional));
  }
  return rules;
}

function withoutRemarks(sheet: string): string {
  const [first = '', ...others] = sheet.split('/*');
  return [first, ...others.map((part) => part.split('*/').slice(1).join('*/'))].join(' ');
}

/** The rules of a sheet without remarks; those for paper are left out. */
function rulesIn(sheet: string, isConditional: boolean): Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  let start = 0;
  for (let at = 0; at < sheet.length && rules.length < MAX_RULES && around.length < MAX_NESTED; at += 1) {
    const sign = sheet[at];
    if (sign === ';' && !around.some((one) => !one.startsWith('@'))) start = at + 1;
    else if (sign === '{') {
      around.push(sheet.slice(start, at).trim().slice(-2000));
      start = at + 1;
    } else if (sign === '}') {
      const selectors = around.pop();
      const isForPaper = around.some((one) => /^@media\s+print/i.test(one));
      if (selectors !== undefined && !selectors.startsWith('@') && !isForPaper)
        rules.push({
          selectors,
          style: sheet.slice(start, at),
          isConditional: isConditional || around.some((one) => one.startsWith('@')),
        });
      start = at + 1;
    }
  }
  return rules;
}
