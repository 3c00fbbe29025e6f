/** The source of a page, cut into pieces that take one byte a character wherever they can. */

/** Stands for any character beyond Latin-1; no sign of markup. */
const STAND_IN = '\x1a';

/**
 * One dash or quote beyond Latin-1 makes two bytes of every character of a page, and every search in its pieces slower.
 * Pieces come from a copy in which such characters are stood in for, but where one of them is in the piece.
 */
export class PageSource {
  /** As long as the source, and the same to a parser of markup. */
  readonly narrow: string;
  private readonly html: string;

  constructor(html: string) {
    this.html = html;
    this.narrow = narrowCopy(html);
  }

  slice(start: number, end: number): string {
    const piece = this.narrow.slice(start, end);
    return piece.includes(STAND_IN) ? this.html.slice(start, end) : piece;
  }
}

function narrowCopy(html: string): string {
  if (!/[^\x00-\xff]/.test(html)) return html;
  const bytes = Buffer.from(html, 'latin1');
  for (const { 0: wide, index } of html.matchAll(/[^\x00-\xff]+/g))
    bytes.fill(STAND_IN, index, index + wide.length);
  return bytes.toString('latin1');
}
