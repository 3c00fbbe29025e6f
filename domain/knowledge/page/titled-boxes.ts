/** Boxes shown one at a time, and cards of branches: what their tab, summary or first words say stands over them like a heading. */
import { isHeadingElement, isLike } from './boxes.ts';
import { elementText, foldSpace, namedLike, type ElementNode } from './dom.ts';

const MAX_TITLE = 60;

/** A box, and what it is called. */
export interface TitledBox {
  box: ElementNode;
  title: string;
}

/** Gathers the tabs of a page, and tells which box stands around an element. */
export class TitledBoxes {
  private readonly tabs = new Map<string, string>();
  private readonly known = new Map<ElementNode, TitledBox | undefined>();
  /** The same of labels that choose which of the boxes beside them is shown. */
  private readonly panels = new Map<ElementNode, string>();
  private readonly seen = new Set<ElementNode>();
  private hasDetails = false;
  private hasBranches = false;

  /** Keeps what says of itself that it is a tab (ARIA, Bootstrap), and that there are boxes to unfold. */
  keep(element: ElementNode): void {
    const { attributes, name } = element;
    if (name === 'details') this.hasDetails = true;
    this.hasBranches ||= namedLike(element, BRANCH);
    if (name === 'label' && element.parent) this.keepPanels(element.parent);
    if (!isTab(attributes) && !isLinkAmongTabs(element)) return;
    const target = TARGETS.map((key) => attributes[key]).find((id) => id !== undefined && id !== '');
    const title = titleOf(element);
    if (target !== undefined && title !== undefined) this.tabs.set(target.replace(/^#/, ''), title);
  }

  /** `<input type=radio id=a><label for=a>Cuts</label><div>…`: tabs that a style sheet makes, each with its box. */
  private keepPanels(parent: ElementNode): void {
    if (this.seen.has(parent)) return;
    this.seen.add(parent);
    const all = parent.children.slice(0, MAX_PANEL_CHILDREN).filter((child) => child.type === 'element');
    const choices = new Set(all.filter(isChoice).map(({ attributes }) => attributes['id'] ?? ''));
    const labels = all.filter(
      ({ name, attributes }) => name === 'label' && choices.has(attributes['for'] ?? '-'),
    );
    const boxes = all.filter((one) => PANELS.has(one.name));
    if (labels.length < 2 || boxes.length !== labels.length) return;
    for (const [at, box] of boxes.entries()) {
      const title = titleOf(labels[at]!);
      if (title !== undefined) this.panels.set(box, title);
    }
  }

  /** The nearest titled box; a single tab is none of several. */
  around(element: ElementNode): TitledBox | undefined {
    if (!this.hasDetails && !this.hasBranches && this.tabs.size < 2 && this.panels.size === 0)
      return undefined;
    if (this.known.has(element)) return this.known.get(element);
    const title =
      element.name === 'details'
        ? summaryOf(element)
        : (this.panels.get(element) ??
          this.tabs.get(element.attributes['id'] ?? '') ??
          (this.hasBranches ? branchOf(element) : undefined));
    const outer = element.parent && this.around(element.parent);
    const found = title === undefined ? outer : { box: element, title };
    this.known.set(element, found);
    return found;
  }
}

const MAX_PANEL_CHILDREN = 60;
const PANELS = new Set(['div', 'section', 'article', 'ul', 'table']);
const isChoice = ({ name, attributes }: ElementNode): boolean =>
  name === 'input' && attributes['type'] === 'radio';

const TARGETS = ['aria-controls', 'data-bs-target', 'data-target', 'href'];
const KINDS = new Set(['tab', 'pill']);

function isTab(attributes: ElementNode['attributes']): boolean {
  return (
    attributes['role'] === 'tab' ||
    KINDS.has(attributes['data-bs-toggle'] ?? '') ||
    KINDS.has(attributes['data-toggle'] ?? '')
  );
}

const TABS = /(?:^|[\s_-])tabs?(?:$|[\s_-])/i;
const MAX_STEPS = 3;

/** `<ul class="tabs"><li><a href="#prices">`: what scripts make a tab of. */
function isLinkAmongTabs({ name, attributes, parent }: ElementNode): boolean {
  if (name !== 'a' || !/^#[\w-]/.test(attributes['href'] ?? '')) return false;
  for (let box = parent, steps = 0; box && steps < MAX_STEPS; box = box.parent, steps += 1)
    if (namedLike(box, TABS)) return true;
  return false;
}

/** Questions are none: what stands under them answers them. */
function titleOf(element: ElementNode): string | undefined {
  const title = foldSpace(elementText(element));
  return title.length <= MAX_TITLE && /\p{L}/u.test(title) && !/[?？]$/.test(title) ? title : undefined;
}

function summaryOf({ children }: ElementNode): string | undefined {
  const summary = children.find((child) => child.type === 'element' && child.name === 'summary');
  return summary?.type === 'element' ? titleOf(summary) : undefined;
}

/** How makers of sites name what holds a place of the business. */
const BRANCH =
  /(?:^|[\s_-])(?:location|branch|store|filiale|standort|sucursal|sede|agence|vestiging|loja|oddzial|oddział)(?:$|[\s_-])/i;
const MAX_BRANCH = 40;

/** The first words of a card among others of its class, where it has no heading: "Northgate", over its street and its hours. */
function branchOf(card: ElementNode): string | undefined {
  if (!namedLike(card, BRANCH) || card.parent?.children.some(isLike(card)) !== true || hasHeading(card))
    return undefined;
  const title = foldSpace(firstWords(card));
  return title.length <= MAX_BRANCH && /\p{L}{2}/u.test(title) && !/\d|[?？:：]$/u.test(title)
    ? title
    : undefined;
}

const hasHeading = ({ children }: ElementNode): boolean =>
  children.some((child) => child.type === 'element' && (isHeadingElement(child) || hasHeading(child)));

/** The text of the first element in a box that holds nothing but text. */
function firstWords({ children }: ElementNode): string {
  for (const child of children) {
    const text = child.type === 'element' ? firstWords(child) : foldSpace(child.data);
    if (text !== '') return text;
  }
  return '';
}
