/** Boxes that hold what belongs together: cards among others built alike. */
import { childElements, elementText, type ElementNode } from './dom.ts';
import type { Line } from './lines.ts';

/** Elements and texts that may stand between two cards of a run. */
const MAX_BETWEEN_CARDS = 60;
const MAX_CARD_DEPTH = 6;
const HEADING = /^h[1-6]$/;

/** Whether an element is one of h1–h6. */
export function isHeadingElement({ name }: ElementNode): boolean {
  return HEADING.test(name);
}

/** The first that is meant of an element and what stands around it, among so many at most. */
export function nearest(
  from: ElementNode,
  steps: number,
  is: (element: ElementNode) => boolean,
): ElementNode | undefined {
  let at: ElementNode | undefined = from;
  for (let left = steps; at && left > 0; at = at.parent, left -= 1) if (is(at)) return at;
  return undefined;
}

/** The nearest box around two lines, if it is no more than a card deep. */
export function commonBox(one: Line, other: Line): ElementNode | undefined {
  return nearest(one.container, MAX_CARD_DEPTH, (box) => isWithin(other.container, box));
}

/** Whether a box of the same name and class stands beside this one: a card among others. */
export function isRepeated(box: ElementNode): boolean {
  const { attributes, parent } = box;
  return attributes['class'] !== undefined && parent !== undefined && parent.children.some(isLike(box));
}

/** Whether such a box follows this one or stands before it, not far, with no heading between. */
export function isInRun(box: ElementNode): boolean {
  const { attributes, parent } = box;
  if (attributes['class'] === undefined || parent === undefined) return false;
  const at = parent.children.indexOf(box);
  const isNext = (step: 1 | -1): boolean => {
    for (let away = 1; away <= MAX_BETWEEN_CARDS; away += 1) {
      const near = parent.children[at + step * away];
      if (near === undefined) return false;
      if (isLike(box)(near)) return true;
      if (near.type === 'element' && isHeadingElement(near)) return false;
    }
    return false;
  };
  return isNext(1) || isNext(-1);
}

/** Whether another element is built as this one: the same name and class. */
export const isLike =
  (box: ElementNode) =>
  (other: ElementNode['children'][number]): boolean =>
    other !== box &&
    other.type === 'element' &&
    other.name === box.name &&
    areAlike(box.attributes['class'], other.attributes['class']);

/** "card" and "card featured": one of several may be set off by a further class. */
function areAlike(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return one === other;
  return one.length < other.length ? other.startsWith(`${one} `) : one.startsWith(`${other} `);
}

const MIN_CARDS = 3;
const MIN_PARTS = 2;

/** `<a class=card><span>Deeds</span><span>drawn up the same day</span></a>` among others: a style sheet makes boxes of them. */
export function isInlineCard(element: ElementNode): boolean {
  const { name, children, attributes, parent } = element;
  if (name !== 'a' || children.length < MIN_PARTS || !parent) return false;
  const parts = childElements(element).filter((child) => child.name === 'span');
  if (parts.length < MIN_PARTS || !parts.every(holdsText)) return false;
  // The only link of an entry stands for it.
  const isAlone = parent.children.every((child) => child === element || child.type === 'text');
  if (isAlone) return countAlike(parent) >= MIN_CARDS;
  return attributes['class'] !== undefined && countAlike(element) >= MIN_CARDS;
}

/** Cards hold little. */
const MAX_BESIDE = 20;
const isBreak = (child: ElementNode['children'][number]): boolean =>
  child.type === 'element' && child.name === 'br';

/** `<b>Workshop</b> <span>12 Mill Road<br>Leeds</span>`: what breaks in two behind another element is a box below it. */
export function isBrokenSpan(element: ElementNode): boolean {
  const { name, children, parent } = element;
  if (name !== 'span' || !parent || parent.children.length > MAX_BESIDE || !children.some(isBreak))
    return false;
  if (isBreak(children[0]!) || isBreak(children.at(-1)!)) return false;
  const before = parent.children
    .slice(0, parent.children.indexOf(element))
    .findLast((child) => child.type === 'element' || /\S/.test(child.data));
  return before?.type === 'element' && !isBreak(before);
}

const counted = new WeakMap<ElementNode, Map<string, number>>();

/** How many children of its box are of an element's name and class, itself among them; a box is looked through once. */
function countAlike({ name, attributes, parent }: ElementNode): number {
  if (parent === undefined) return 1;
  let counts = counted.get(parent);
  if (counts === undefined) {
    counts = new Map();
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const key = `${child.name}.${child.attributes['class'] ?? ''}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    counted.set(parent, counts);
  }
  return counts.get(`${name}.${attributes['class'] ?? ''}`) ?? 0;
}

const holdsText = (child: ElementNode['children'][number]): boolean =>
  child.type === 'element' && /[\p{L}\d]/u.test(elementText(child, MAX_READ));
const MAX_READ = 200;

/** Whether an element stands in a box, no deeper than a card is. */
export function isWithin(element: ElementNode, box: ElementNode): boolean {
  for (
    let at: ElementNode | undefined = element, steps = 0;
    at && steps < MAX_CARD_DEPTH;
    at = at.parent, steps += 1
  )
    if (at === box) return true;
  return false;
}
