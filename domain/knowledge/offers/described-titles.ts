/** How far the title reaches in a line that tells what belongs to it in an element of its own: "Caesar <small>lettuce, bread, egg</small>". */
import { childElements, elementText, type ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';

const INLINE = new Set(['span', 'small', 'em', 'i', 'sub', 'font', 'label']);
const MAX_CHILDREN = 8;
const MAX_TITLE_LENGTH = 70;
const LEAST_WORDS = 5;
const LEAST_IN_SENTENCE = 3;

/** The text of a line, without what an element behind its title says of it. */
export function titleIn({ container, text }: Line): string {
  if (container.children.length < 2 || container.children.length > MAX_CHILDREN) return text;
  let title = '';
  let before: ElementNode | undefined;
  for (const child of container.children) {
    const said = (child.type === 'text' ? child.data : elementText(child)).replace(/\s+/g, ' ').trim();
    if (said === '') continue;
    if (
      child.type === 'element' &&
      INLINE.has(child.name) &&
      isTitle(title) &&
      (describes(said, title, child.name) ||
        isBeneathBold(child, before) ||
        isBeneath(child, said) ||
        describesBeside(child))
    )
      return text.startsWith(title) && text.slice(title.length).trimStart().startsWith(said) ? title : text;
    title = title === '' ? said : `${title} ${said}`;
    before = child.type === 'element' ? child : undefined;
  }
  return text;
}

/** What stands before a price in its line, without what describes it. */
export function titleBefore(line: Line, before: string): string {
  const title = titleIn(line);
  return title.length < before.length ? title : before;
}

/** `<strong>Underarm wax</strong><small>Quick and gentle</small>` */
const isBeneathBold = ({ name }: ElementNode, before: ElementNode | undefined): boolean =>
  name === 'small' && (before?.name === 'strong' || before?.name === 'b');

/** `Raw-fed dog<small>We prepare and serve</small>`: without a space between, a style puts the small letters below. */
function isBeneath({ name, parent }: ElementNode, said: string): boolean {
  const [title] = parent!.children;
  return (
    name === 'small' &&
    title?.type === 'text' &&
    /\p{L}$/u.test(title.data) &&
    /^(?:\p{Lu}\p{Ll}|\d)/u.test(said)
  );
}

const MAX_SIBLINGS = 40;

/** Of lines built alike: whether what stands in such an element describes the title of another one. */
function describesBeside(element: ElementNode): boolean {
  const { parent, name, attributes } = element;
  const mark = attributes['class'];
  if (!mark || !parent?.parent) return false;
  for (const line of parent.parent.children.slice(0, MAX_SIBLINGS)) {
    if (line.type !== 'element' || line === parent || line.name !== parent.name) continue;
    const all = childElements(line);
    const like = all.find((one) => one.name === name && one.attributes['class'] === mark);
    const title = like && all[all.indexOf(like) - 1];
    if (title && describes(elementText(like), elementText(title), name)) return true;
  }
  return false;
}

const isTitle = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= MAX_TITLE_LENGTH;

/** Elements that editors put around any words: what goes on there in small letters may be the rest of the title. */
const ANY_WORDS = new Set(['span', 'font', 'label']);

/** Three things and more in a list, or more words than the title has. */
function describes(said: string, title: string, element: string): boolean {
  if (/\p{Sc}|\d[.,]\d{2}$/u.test(said)) return false;
  const parts = said.split(/[,、;·]/u).length;
  if (parts > 2) return true;
  const goesOn = ANY_WORDS.has(element) && /^\p{Ll}/u.test(said);
  const count = said.split(' ').length;
  // "Wash, cut and style." is a sentence, however short.
  const isSentence = count >= LEAST_IN_SENTENCE && /\p{L}{2}[.!]$/u.test(said) && !/[.!:]$/.test(title);
  return !goesOn && (isSentence || (said.length > title.length && count >= LEAST_WORDS));
}
