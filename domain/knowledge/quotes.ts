/** Checks that a quote stands word for word in a page. */
import { BLOCKS, foldSpace, parseHtml, type ElementNode, type TextNode } from './dom.ts';

/** Answers for one page whether quotes occur in it: in its markup, or in its text with white space folded. */
export function quoteChecker(html: string, root: ElementNode = parseHtml(html)): (quote: string) => boolean {
  let texts: string[] | undefined;
  return (quote) => {
    if (quote === '') return false;
    if (html.includes(quote)) return true;
    texts ??= [foldSpace(flatText(root, '')), foldSpace(flatText(root, ' '))];
    const folded = foldSpace(quote);
    return texts.some((text) => text.includes(folded));
  };
}

/** Whether `quote` occurs in `html`, or in its text with entities decoded and white space folded. */
export function quoteOccurs(html: string, quote: string): boolean {
  return quoteChecker(html)(quote);
}

/** All text in document order; `atBlocks` stands where block elements begin and end and lines break. */
function flatText(root: ElementNode, atBlocks: string): string {
  const parts: string[] = [];
  const pending: (ElementNode | TextNode | string)[] = [root];
  while (pending.length > 0) {
    const node = pending.pop()!;
    if (typeof node === 'string') parts.push(node);
    else if (node.type === 'text') parts.push(node.data);
    else {
      const isBreak = BLOCKS.has(node.name) || node.name === 'br';
      if (isBreak) {
        parts.push(atBlocks);
        pending.push(atBlocks);
      }
      for (let i = node.children.length - 1; i >= 0; i -= 1) pending.push(node.children[i]!);
    }
  }
  return parts.join('');
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
