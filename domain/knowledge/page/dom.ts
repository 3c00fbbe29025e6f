/** The tree that a page is parsed into, walks over it, and the texts of its parts. */
export interface TextNode {
  type: 'text';
  data: string;
  parent: ElementNode;
}

export interface ElementNode {
  type: 'element';
  /** Lower case; the root is `html`. */
  name: string;
  /** Lower-case names; no prototype, so that a hostile name is only a name. */
  attributes: Record<string, string>;
  children: (ElementNode | TextNode)[];
  parent: ElementNode | undefined;
}

function noAttributes(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}

/** Shared by all elements that have none: most have none, and an object without prototype is costly. */
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(noAttributes());

/** Whether an element has any attribute. */
export function hasAttributes(element: ElementNode): boolean {
  return element.attributes !== NO_ATTRIBUTES;
}

/** An element that holds nothing yet. */
export function newElement(name: string, parent: ElementNode | undefined): ElementNode {
  return {
    type: 'element',
    name,
    attributes: NO_ATTRIBUTES,
    children: [],
    parent,
  };
}

/** Gives an element an attribute. */
export function setAttribute(element: ElementNode, name: string, value: string): void {
  if (!hasAttributes(element)) element.attributes = noAttributes();
  element.attributes[name] = value;
}

/** The elements right in a box, without the texts between them. */
export const childElements = ({ children }: ElementNode): ElementNode[] =>
  children.filter((child) => child.type === 'element');

const walked = new WeakMap<ElementNode, readonly ElementNode[]>();

/** All elements under `root` in document order; the walk over a whole page is done once. */
export function elementsOf(root: ElementNode): readonly ElementNode[] {
  const known = walked.get(root);
  if (known) return known;
  const elements: ElementNode[] = [];
  const pending: ElementNode[] = [root];
  while (pending.length > 0) {
    const element = pending.pop()!;
    elements.push(element);
    for (let i = element.children.length - 1; i >= 0; i -= 1) {
      const child = element.children[i]!;
      if (child.type === 'element') pending.push(child);
    }
  }
  if (!root.parent) walked.set(root, elements);
  return elements;
}

/** The text of a subtree as it stands in the source (scripts included), white space as it is. */
export function textOf(root: ElementNode): string {
  let text = '';
  const pending: (ElementNode | TextNode)[] = [root];
  while (pending.length > 0) {
    const node = pending.pop()!;
    if (node.type === 'text') text += node.data;
    else for (let i = node.children.length - 1; i >= 0; i -= 1) pending.push(node.children[i]!);
  }
  return text;
}

/** Anything but plain characters with single spaces between: the cheaper test, and most texts pass it. */
export const UNEVEN = /[^\x21-\x7e ]|  /;

/** White space (no-break spaces too) folded to single spaces, ends trimmed. */
export function foldSpace(text: string): string {
  if (!UNEVEN.test(text)) return text.trim();
  return /[^\S ]|\s\s/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\u202a-\u202e]/;
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'g');

/** Without soft hyphens and zero-width characters, which split words for matching but not for the eye. */
export function dropInvisible(text: string): string {
  return INVISIBLE.test(text) ? text.replace(EVERY_INVISIBLE, '') : text;
}

const ON_CLICK =
  /(?:(?:^|[^\w.])(?:(?:window|document|self|top)\.)?location(?:\.href)?\s{0,3}=\s{0,3}|\blocation\.(?:assign|replace)\(\s{0,3}|\bwindow\.open\(\s{0,3})['"]([^'"\s]{1,500})['"]/;
const MAX_ON_CLICK = 1_000;

/** Where a click on an element leads that is no link: `onclick="location.href='menu.html'"`. */
export function clickTarget({ name, attributes }: ElementNode): string | undefined {
  const { onclick } = attributes;
  if (onclick === undefined || name === 'a') return undefined;
  return ON_CLICK.exec(onclick.slice(0, MAX_ON_CLICK))?.[1];
}

/** Whether `id`, `class` or `role` of an element match `pattern`. */
export function namedLike(element: ElementNode, pattern: RegExp): boolean {
  if (!hasAttributes(element)) return false;
  const { id, class: className, role } = element.attributes;
  return (
    (id !== undefined && pattern.test(id.slice(0, 200))) ||
    (className !== undefined && pattern.test(className.slice(0, 500))) ||
    (role !== undefined && pattern.test(role))
  );
}

/** Text of an element, white space folded; tags that break lines count as white space; of longer ones about `most` characters. */
export function elementText(root: ElementNode, most = Infinity): string {
  const enough = Math.min(4000, most);
  let text = '';
  const pending: (ElementNode | TextNode)[] = [root];
  for (let visited = 0; pending.length > 0 && text.length < enough && visited < 2000; visited += 1) {
    const node = pending.pop()!;
    if (node.type === 'text') text += node.data.slice(0, most);
    else if (
      node.name === 'br' ||
      node.name === 'p' ||
      node.name === 'div' ||
      node.name === 'li' ||
      node.name === 'td'
    )
      text += ' ';
    if (node.type === 'element' && node.name !== 'script' && node.name !== 'style') {
      for (let i = node.children.length - 1; i >= 0; i -= 1) pending.push(node.children[i]!);
    }
  }
  return foldSpace(dropInvisible(text));
}

/** Whether an element is all that another one holds. */
export const isAlone = (child: ElementNode, { children }: ElementNode): boolean =>
  children.every((one) => one === child || (one.type === 'text' && one.data.trim() === ''));
