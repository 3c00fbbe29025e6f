/** What visitors wrote below a page or into a guestbook: their words, as reviews are. */
import { elementText, hasAttributes, namedLike, type ElementNode } from './dom.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

const SAID = inAnyLanguage.page;

const BOXES = new Set(['div', 'section', 'aside', 'article', 'ol', 'ul', 'dl', 'table']);
/** Lists as the makers of sites call them: nothing else is called so. */
const MADE = /(?:^|\s)(?:disqus_thread|comment[-_]?list|comments-list|comments-area)(?:\s|$)/i;
/** Guestbooks; what guests should know is called so as well. */
const GUESTBOOK =
  /(?:^|\s)(?:(?:guest-?book|gaestebuch|gästebuch|gastenboek|livre-?d-?or|libro-?(?:de-)?(?:visitas|ospiti)|livro-?de-?visitas|ksiega-?gosci)(?:-(?:list|entries|entry|posts?))?)(?:\s|$)/i;
const FORM = /(?:^|\s)(?:respond|comment-respond)(?:\s|$)/i;
/** "comments", "post-comments": a business may call its own remarks like that. */
const NAMED = /(?:^|[\s_-])comments(?:[_-](?:section|thread|wrapper|wrap|box|container|block))?(?:\s|$)/i;
/** Who wrote one, and when. */
const SIGNED = /(?:^|\s)comment[-_]+(?:author|avatar|meta|metadata|date|time|user|username|byline)(?:\s|$)/i;
const SIGNATURE = /(?:^|[\s_-])(?:author|date|username|byline)(?:\s|$)/i;
const ENTRY = /(?:^|[\s_-])(?:entry|entries|post|message|eintrag|comment)(?:\s|$)/i;
const MIN_SIGNATURES = 2;
const MAX_LOOKED_AT = 400;
const MAX_COUNT_LENGTH = 80;
/** With the white space of the source. */
const MAX_OPENING_LENGTH = 400;
/** "12.5.2024", "2024-05-12": entries of a guestbook have such. */
const DAY = /(?<!\d)(?:\d{1,2}[./]\s?\d{1,2}[./]\s?(?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/g;

const COUNTED = new RegExp(
  `^(?:(?:[1-9]\\d{0,3}|one)\\s?${SAID.comments}(?!\\p{L})|${SAID.comments}\\s?[:(]?\\s?[1-9]\\d{0,3}\\s?\\)?(?:$|\\s))`,
  'u',
);

/** "3 comments", "Kommentare (12)", "One thought on …": how what visitors wrote begins. */
export const countsComments = (folded: string): boolean => COUNTED.test(folded);

/** What a box has to hold beside a heading for the comments under it to be there. */
const MIN_BESIDE = 40;
const OWN_BOXES: ReadonlySet<string> = new Set(['main', 'article', 'section', 'aside', 'td']);
const BESIDE = /(?:^|[\s_-])(?:sidebar|complementary|widget-?area)(?:[\s_-]|$)/i;

/** Tells of a heading that counts comments and of elements behind it whether they stand in its box: main, article, their parent. */
export function underCount(): (heading: ElementNode, element: ElementNode) => boolean {
  const boxes = new Map<ElementNode, ElementNode | undefined>();
  return (heading, element) => {
    if (!boxes.has(heading)) boxes.set(heading, boxAround(heading));
    const box = boxes.get(heading);
    let at: ElementNode | undefined = element;
    while (at && at !== box && at.name !== 'aside' && !namedLike(at, BESIDE)) at = at.parent;
    return at === box;
  };
}

/** Many headings stand in one box. */
const lengths = new WeakMap<ElementNode, number>();

function lengthOf(box: ElementNode): number {
  const length = lengths.get(box) ?? elementText(box).length;
  lengths.set(box, length);
  return length;
}

/** The nearest box around a heading that holds more than it. */
function boxAround(heading: ElementNode): ElementNode | undefined {
  const own = elementText(heading).length;
  let at = heading.parent;
  while (at?.parent) {
    const beside = lengthOf(at) - own;
    if (beside > (OWN_BOXES.has(at.name) ? 1 : MIN_BESIDE)) return at;
    at = at.parent;
  }
  return at;
}

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
  // A form to write to the business is called so, too, and its telephone may stand beside it.
  if (namedLike(element, FORM)) return isSigned(element);
  if (namedLike(element, GUESTBOOK))
    return (
      isSigned(element) ||
      holds(element, (one) => namedLike(one, ENTRY), MIN_SIGNATURES) ||
      (elementText(element).match(DAY)?.length ?? 0) >= MIN_SIGNATURES
    );
  return namedLike(element, NAMED) && (countsComments(openingOf(element)) || isSigned(element));
}

const openingOf = (box: ElementNode): string =>
  foldWord(elementText(box, MAX_OPENING_LENGTH).slice(0, MAX_COUNT_LENGTH));

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
