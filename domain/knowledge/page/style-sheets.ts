/** What the style sheets inside a page hide for good: by class, id or tag, with nothing in the page that could unfold it. */
import { elementsOf, hasAttributes, textOf, type ElementNode } from './dom.ts';

const MAX_SHEET_LENGTH = 200_000;
const MAX_SCRIPT_LENGTH = 500_000;
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
  const called = namesIn(callersOf(root));
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
    return isHidden && ![...own].some((name) => isOpened(name.slice(1)));
  };
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

/** All words with dashes of texts: of selectors their classes and ids, of scripts whatever they look for. */
function namesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

const TARGETS = ['href', 'for', 'aria-controls', 'data-target', 'data-bs-target', 'data-toggle'];

/** Scripts of the page, what elements do on a click, and what links and labels lead to. */
function callersOf(root: ElementNode): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const element of elementsOf(root)) {
    if (length > MAX_SCRIPT_LENGTH) break;
    if (element.name === 'script' && !/json/i.test(element.attributes['type'] ?? '')) {
      texts.push(textOf(element).slice(0, MAX_SCRIPT_LENGTH));
      length += texts.at(-1)!.length;
    }
    if (!hasAttributes(element)) continue;
    for (const [name, value] of Object.entries(element.attributes)) {
      const isTarget = TARGETS.includes(name) && (name !== 'href' || value.startsWith('#'));
      if (isTarget || name.startsWith('on') || name.startsWith('@') || name.startsWith('x-'))
        texts.push(value);
    }
  }
  return texts;
}

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
