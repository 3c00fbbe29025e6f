/** Breaks of lines that a page shows without a tag: in `pre`, and where a style keeps them. */
import type { ElementNode } from './dom.ts';

const KEPT_STYLE = /white-space\s?:\s?(?:pre|break-spaces)/i;
const KEPT_CLASS = /(?:^|\s)whitespace-(?:pre|break-spaces)/;
/** Longer lines in `pre` are prose that was wrapped by hand. */
const MAX_LENGTH = 64;

/** Whether texts in an element are shown with their own breaks. */
export function keepsBreaks({ name, attributes }: ElementNode): boolean {
  const { style, class: classes } = attributes;
  return (
    name === 'pre' ||
    (style !== undefined && KEPT_STYLE.test(style.slice(0, 500))) ||
    (classes !== undefined && KEPT_CLASS.test(classes))
  );
}

/** The lines of a text that keeps its breaks. */
export function shownLines(text: string): string[] {
  if (!text.includes('\n')) return [text];
  const lines = text.split('\n');
  return lines.every((line) => line.trimEnd().length <= MAX_LENGTH) ? lines : [text];
}
