/** Prices that shops tell twice: once to the eye, once to those who listen ("Current price is: $5"). */
import { childElements, elementText, namedLike, type ElementNode } from './dom.ts';
import { isStruck } from './visibility.ts';

/** Classes by which frameworks and shops move text out of sight. */
const HEARD =
  /(?:^|[\s_-])(?:sr-?only|screen-?reader(?:-?(?:text|only))?|visually-?hidden|hidden-?visually)(?:$|[\s_-])/i;
const PRICE_BOX = /(?:^|[\s_-])prices?(?:$|[\s_-])/i;
const MAX_BOX_DEPTH = 3;
const MAX_LENGTH = 80;

/**
 * Whether text out of sight only tells again what is seen before it, or names the struck price behind it. What is seen in
 * pieces ("$", "48", "00") is not found again: it is told as it is heard.
 */
export function isHeardAgain(element: ElementNode): boolean {
  if (!namedLike(element, HEARD) || !isInPriceBox(element)) return false;
  const told = amountsIn(element);
  if (!/\d/.test(told)) return isStruckThroughout(nextTo(element));
  const seen = seenBefore(element);
  return seen.length > 0 && seen.every((one) => holdsWhole(told, amountsIn(one)));
}

/** Whether those who listen are told a price behind it instead: what is marked as seen only is no hidden text then. */
export function isToldAgain(element: ElementNode): boolean {
  if (!isUnheard(element) || !isInPriceBox(element)) return false;
  const siblings = element.parent!.children;
  const behind = siblings.slice(siblings.indexOf(element) + 1);
  const heard = behind.find((one) => one.type === 'element' && namedLike(one, HEARD));
  return heard?.type === 'element' && isHeardAgain(heard);
}

const isUnheard = ({ attributes }: ElementNode): boolean => attributes['aria-hidden'] === 'true';

function isInPriceBox({ parent }: ElementNode): boolean {
  let box = parent;
  for (let steps = 0; box && steps < MAX_BOX_DEPTH; box = box.parent, steps += 1)
    if (namedLike(box, PRICE_BOX)) return true;
  return false;
}

const amountsIn = (element: ElementNode): string => elementText(element, MAX_LENGTH).replace(/\s/g, '');

/** "$48" is not the whole of "$48.00", nor is "00". */
function holdsWhole(told: string, seen: string): boolean {
  const at = told.indexOf(seen);
  return at >= 0 && !/\d[.,]?$/.test(told.slice(0, at)) && !/^[.,]?\d/.test(told.slice(at + seen.length));
}

/** Amounts before an element that only the eye is told, back to what is told to those who listen. */
function seenBefore(element: ElementNode): ElementNode[] {
  const siblings = childElements(element.parent!);
  const before = siblings.slice(0, siblings.indexOf(element));
  const since = before.findLastIndex((one) => namedLike(one, HEARD)) + 1;
  return before.slice(since).filter((one) => (isUnheard(one) || isStruck(one)) && /\d/.test(amountsIn(one)));
}

/** The element behind another one in its box. */
function nextTo(element: ElementNode): ElementNode | undefined {
  const { parent } = element;
  if (parent === undefined || namedLike(element, PRICE_BOX)) return undefined;
  const siblings = parent.children;
  const next = siblings.slice(siblings.indexOf(element) + 1).find((one) => one.type === 'element');
  return next ?? nextTo(parent);
}

/** Whether all that an element says holds no longer. */
function isStruckThroughout(element: ElementNode | undefined): boolean {
  if (element === undefined) return false;
  if (isStruck(element)) return true;
  const said = element.children.filter((one) => one.type === 'element' || one.data.trim() !== '');
  return said.length > 0 && said.every((one) => one.type === 'element' && isStruckThroughout(one));
}
