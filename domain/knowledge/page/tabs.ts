/** Tabs that show one box of several: what a tab is called stands over its box like a heading. */
import { elementText, foldSpace, type ElementNode } from './dom.ts';

const MAX_TITLE = 40;

/** Gathers the tabs of a page, and tells which of them a box belongs to. */
export class Tabs {
  private readonly titles = new Map<string, string>();

  /** Keeps an element that says of itself that it is a tab (ARIA, Bootstrap). */
  keep(element: ElementNode): void {
    const { attributes } = element;
    if (!isTab(attributes)) return;
    const target = TARGETS.map((name) => attributes[name]).find((id) => id !== undefined && id !== '');
    const title = foldSpace(elementText(element)).trim();
    const isTitle = title.length <= MAX_TITLE && /\p{L}/u.test(title);
    if (target !== undefined && isTitle) this.titles.set(target.replace(/^#/, ''), title);
  }

  /** The box of a tab around an element, and what the tab is called; undefined where fewer than two tabs are. */
  boxAround(element: ElementNode): { box: ElementNode; title: string } | undefined {
    if (this.titles.size < 2) return undefined;
    for (let box: ElementNode | undefined = element; box; box = box.parent) {
      const title = this.titles.get(box.attributes['id'] ?? '');
      if (title !== undefined) return { box, title };
    }
    return undefined;
  }
}

const TARGETS = ['aria-controls', 'data-bs-target', 'data-target', 'href'];
const KINDS = new Set(['tab', 'pill']);

function isTab(attributes: ElementNode['attributes']): boolean {
  return (
    attributes['role'] === 'tab' ||
    KINDS.has(attributes['data-bs-toggle'] ?? '') ||
    KINDS.has(attributes['data-toggle'] ?? '')
  );
}
