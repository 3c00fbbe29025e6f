/** What on a page could unfold a part of it: scripts, clicks, links, and sheets and scripts that it loads. */
import { elementsOf, hasAttributes, textOf, type ElementNode } from './dom.ts';

const MAX_SCRIPT_LENGTH = 500_000;

export interface Openers {
  /** All words with dashes of its scripts, of what elements do on a click, and of what links and buttons lead to. */
  called: ReadonlySet<string>;
  /** One of its scripts opens dialogs, whichever they are. */
  showsDialogs: boolean;
  /** It loads scripts, and nobody knows what they unfold. */
  loadsScripts: boolean;
  /** It loads style sheets. */
  loadsSheets: boolean;
}

const known = new WeakMap<ElementNode, Openers>();

/** What could unfold something on a page; looked for once a page. */
export function openersOf(root: ElementNode): Openers {
  const before = known.get(root);
  if (before) return before;
  const texts = callersOf(root);
  const elements = elementsOf(root);
  const openers = {
    called: namesIn(texts),
    showsDialogs: texts.some((text) => /showModal|show-modal/.test(text)),
    loadsScripts: elements.some(({ name, attributes }) => name === 'script' && Boolean(attributes['src'])),
    loadsSheets: elements.some(
      ({ name, attributes }) => name === 'link' && /stylesheet/i.test(attributes['rel'] ?? ''),
    ),
  };
  known.set(root, openers);
  return openers;
}

/** All words with dashes of texts: of selectors their classes and ids, of scripts whatever they look for. */
export function namesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

const TARGETS = ['href', 'for', 'aria-controls', 'data-target', 'data-bs-target', 'data-toggle'];
/** Such of buttons name what they open: `commandfor`, `popovertarget`, `data-open`. */
const BUTTON_TARGETS = /^(?:command|popover|aria-|data-)/;

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
    const isButton = element.name === 'button' || element.name === 'a';
    for (const [name, value] of Object.entries(element.attributes)) {
      const isTarget =
        (TARGETS.includes(name) && (name !== 'href' || value.startsWith('#'))) ||
        (isButton && BUTTON_TARGETS.test(name));
      if (isTarget || name.startsWith('on') || name.startsWith('@') || name.startsWith('x-'))
        texts.push(value);
    }
  }
  return texts;
}
