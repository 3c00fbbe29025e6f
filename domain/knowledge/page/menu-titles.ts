/** What a list of links stands under, in the navigation, in a footer or in a menu that folds out. */
import { elementText, type ElementNode } from './dom.ts';

const MAX_DEPTH = 4;
const MAX_TITLE_LENGTH = 40;

/** What stands before the list that an entry of a menu is in, without the signs behind it; empty where it is no title. */
export function titleOver(entry: ElementNode): string {
  for (
    let box: ElementNode | undefined = entry, steps = 0;
    box?.parent && steps < MAX_DEPTH;
    box = box.parent, steps += 1
  ) {
    if (box.name === 'li' || box.name === 'a') continue;
    const before = elementBefore(box, box.parent);
    const title = before && elementText(before);
    if (title) return title.length > MAX_TITLE_LENGTH ? '' : title.replace(/[^\p{L}\d]+$/u, '');
  }
  return '';
}

function elementBefore(element: ElementNode, parent: ElementNode): ElementNode | undefined {
  let last: ElementNode | undefined;
  for (const child of parent.children) {
    if (child === element) return last;
    if (child.type === 'element') last = child;
  }
  return undefined;
}
