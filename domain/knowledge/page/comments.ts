/** What visitors wrote below a page or into a guestbook: their words, as reviews are. */
import { elementText, hasAttributes, namedLike, type ElementNode } from './dom.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

const SAID = inAnyLanguage.page;

const BOXES = new Set(['div', 'section', 'aside', 'article', 'ol', 'ul', 'dl', 'table']);
/** Lists as the makers of sites call them, and guestbooks: nothing else is called so. */
const MADE =
  /(?:^|\s)(?:disqus_thread|comment[-_]?list|comments-list|comments-area|(?:guest-?book|gaestebuch|gästebuch|gastenboek|livre-?d-?or|libro-?(?:de-)?(?:visitas|ospiti)|livro-?de-?visitas|ksiega-?gosci)(?:-(?:list|entries|entry|posts?))?)(?:\s|$)/i;
const FORM = /(?:^|\s)(?:respond|comment-respond)(?:\s|$)/i;
/** "comments", "post-comments": a business may call its own remarks like that. */
const NAMED = /(?:^|[\s_-])comments(?:[_-](?:section|thread|wrapper|wrap|box|container|block))?(?:\s|$)/i;
/** Who wrote one, and when. */
const SIGNED = /(?:^|\s)comment[-_]+(?:author|avatar|meta|metadata|date|time|user|username|byline)(?:\s|$)/i;
const SIGNATURE = /(?:^|[\s_-])(?:author|date|username|byline)(?:\s|$)/i;
const MIN_SIGNATURES = 2;
const MAX_LOOKED_AT = 400;
const MAX_COUNT_LENGTH = 80;

const COUNTED = new RegExp(
  `^(?:(?:[1-9]\\d{0,3}|one)\\s?${SAID.comments}(?!\\p{L})|${SAID.comments}\\s?[:(]?\\s?[1-9]\\d{0,3}\\s?\\)?(?:$|\\s))`,
  'u',
);

/** "3 comments", "Kommentare (12)", "One thought on …": how what visitors wrote begins. */
export const countsComments = (folded: string): boolean => COUNTED.test(folded);

/** Tells of elements whether they stand in such a box; a footer of the page that an open tag leaves in it does not. */
export function visitorsWords(): (element: ElementNode) => boolean {
  const known = new Map<ElementNode, boolean>();
  return (element) => {
    const path: ElementNode[] = [];
    let found: boolean | undefined;
    for (let at: ElementNode | undefined = element; at && found === undefined; at = at.parent) {
      path.push(at);
      found = known.get(at) ?? (isBox(at) ? true : isPageFooter(at) ? false : undefined);
    }
    for (const one of path) known.set(one, found ?? false);
    return found ?? false;
  };
}

const isPageFooter = (element: ElementNode): boolean =>
  element.name === 'footer' && !namedLike(element, /comment/i);

function isBox(element: ElementNode): boolean {
  if (!BOXES.has(element.name) || !hasAttributes(element)) return false;
  if (namedLike(element, MADE)) return true;
  if (namedLike(element, FORM)) return holds(element, ({ name }) => name === 'textarea', 1);
  return namedLike(element, NAMED) && (countsComments(openingOf(element)) || isSigned(element));
}

const openingOf = (box: ElementNode): string => foldWord(elementText(box).slice(0, MAX_COUNT_LENGTH));

/** Whether those who wrote it, or the days on which they did, stand in a box. */
const isSigned = (box: ElementNode): boolean =>
  holds(box, (element) => namedLike(element, SIGNED), 1) ||
  holds(
    box,
    (element) => element.name === 'time' || element.name === 'cite' || namedLike(element, SIGNATURE),
    MIN_SIGNATURES,
  );

function holds(box: ElementNode, is: (element: ElementNode) => boolean, times: number): boolean {
  const pending = [box];
  let found = 0;
  for (let at = 0; at < pending.length && at < MAX_LOOKED_AT; at += 1) {
    if (at > 0 && is(pending[at]!)) found += 1;
    if (found >= times) return true;
    for (const child of pending[at]!.children) if (child.type === 'element') pending.push(child);
  }
  return false;
}
