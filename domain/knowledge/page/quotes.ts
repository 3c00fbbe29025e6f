/** Checks that a quote stands word for word in a page. */
import { foldSpace, type ElementNode, type TextNode } from './dom.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Answers for one page whether quotes occur in it: in its markup, or in its text with every tag read as a space, entities
 * decoded and white space folded. That is the strictest of the usual ways to take text out of a page.
 */
export function quoteChecker(html: string, root: ElementNode = parseHtml(html)): (quote: string) => boolean {
  let text: string | undefined;
  return (quote) => {
    if (quote === '') return false;
    text ??= spacedText(root);
    return text.includes(foldSpace(quote)) || html.includes(quote);
  };
}

/** Whether `quote` occurs in `html`, in the sense of `quoteChecker`. */
export function quoteOccurs(html: string, quote: string): boolean {
  return quoteChecker(html)(quote);
}

/** All text of a subtree in document order, white space folded, a space for every tag; `maxLength` bounds the work. */
export function spacedText(root: ElementNode, maxLength = Number.POSITIVE_INFINITY): string {
  const parts: string[] = [];
  const pending: (ElementNode | TextNode)[] = [root];
  for (let length = 0; pending.length > 0 && length < maxLength;) {
    const node = pending.pop()!;
    if (node.type === 'text') {
      const part = foldSpace(node.data);
      if (part === '') continue;
      parts.push(part);
      length += part.length;
    } else for (let i = node.children.length - 1; i >= 0; i -= 1) pending.push(node.children[i]!);
  }
  return parts.join(' ');
}

const ESCAPES: [string, string][] = [
  ['&', '&amp;'],
  ['’', '&rsquo;'],
  ['’', '&#8217;'],
  ["'", '&#39;'],
  ["'", '&#039;'],
  ['é', '&eacute;'],
  ['ü', '&uuml;'],
];

/** The form in which an attribute's value stands in the markup: decoded or with its entities; the value if neither is found. */
export function asWritten(html: string, value: string): string {
  if (html.includes(value)) return value;
  for (const [character, entity] of ESCAPES) {
    const escaped = value.replaceAll(character, entity);
    if (escaped !== value && html.includes(escaped)) return escaped;
  }
  return value;
}
