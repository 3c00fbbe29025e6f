/** Contact data that a page gives as somebody else's, wherever it links to them. */
import { nearest } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import type { PageView } from '../page/page-view.ts';

/** What `find` finds only behind the names of others, and in no part of a line that is the business's own. */
export function elsewhere({ lines }: PageView, find: (text: string) => string[]): string[] {
  const theirs = lines
    .filter(({ ownLength, text }) => ownLength < text.length && text.length <= 600)
    .flatMap(({ ownLength, text }) => find(text.slice(ownLength)));
  if (theirs.length === 0) return [];
  const own = new Set(
    lines
      .filter(({ ownLength, text }) => ownLength > 0 && /[\d@]/.test(text))
      .flatMap(({ ownLength, text }) => find(text.slice(0, Math.min(ownLength, 2000)))),
  );
  return theirs.filter((one) => !own.has(one));
}

/** So deep in the block of its line a link stands. */
const MAX_DEPTH = 4;

/** Tells of links whether they stand in a block that holds nothing of the business's own: "Call" beside a neighbour's name. */
export function inBoxesOfOthers(lines: readonly Line[]): (link: ElementNode) => boolean {
  const isOwn = new Map<ElementNode, boolean>();
  for (const { container, ownLength } of lines)
    isOwn.set(container, isOwn.get(container) === true || ownLength > 0);
  return (link) => {
    const block = nearest(link, MAX_DEPTH, (element) => isOwn.has(element));
    return block !== undefined && isOwn.get(block) === false;
  };
}
