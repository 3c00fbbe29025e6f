/** Builds the text of a line from the text nodes that it runs through, and remembers where tags stand inside words. */
import { dropInvisible, foldSpace, UNEVEN } from './dom.ts';
import type { Seam } from './lines.ts';

/** A tag between two stretches of a line. */
interface Mark {
  /** Where it stands in the raw text. */
  at: number;
  isHard: boolean;
  opens: boolean;
  closes: boolean;
  /** `<small>` begins here: words of another rank. */
  isSmall: boolean;
}

export interface LineText {
  text: string;
  /** The same with white space for every tag inside. */
  quote: string;
  seams: Seam[];
  /** `text` is what the page says, character by character, but for its seams. */
  isAligned: boolean;
  /** Nothing but printable ASCII, as most texts are. */
  isPlain: boolean;
  boldPrefix: number;
}

const NOTHING: LineText & { isDetachedNext: boolean } = Object.freeze({
  ...{ text: '', quote: '', seams: [], isAligned: true, isPlain: true, boldPrefix: 0 },
  isDetachedNext: false,
});

/** Collects text and tags of one line. */
export class LineTextBuilder {
  private raw = '';
  private marks: Mark[] = [];
  private boldLength = 0;
  private boldEnd = 0;

  /** Whether nothing but white space has been added. */
  isBlank = true;

  add(data: string, isBold: boolean): void {
    this.raw += data;
    this.isBlank &&= data.trim() === '';
    if (!isBold || this.raw.length >= 600 || data.trim() === '') return;
    if (this.boldLength + data.length >= this.raw.trim().length) this.boldEnd = this.raw.length;
    this.boldLength += data.length;
  }

  /** A tag stands here; `hard` where text that nobody sees stands behind it. */
  mark(side: 'open' | 'close' | 'hard' | 'small'): void {
    const last = this.marks[this.marks.length - 1];
    const at = this.raw.length;
    if (at === 0) return;
    const mark = last?.at === at ? last : { at, isHard: false, opens: false, closes: false, isSmall: false };
    if (mark !== last) this.marks.push(mark);
    if (side === 'hard') mark.isHard = true;
    else if (side === 'small') mark.isSmall = true;
    else if (side === 'open') mark.opens = true;
    else mark.closes = true;
  }

  /** The text so far, white space folded, and an empty builder again; whether hidden text stands at its end. */
  take(): LineText & { isDetachedNext: boolean } {
    const { raw, marks, boldEnd } = this;
    if (raw === '') return NOTHING;
    this.raw = '';
    this.isBlank = true;
    this.marks = [];
    this.boldLength = 0;
    this.boldEnd = 0;
    if (marks.length === 0 && !UNEVEN.test(raw)) {
      const text = raw.trim();
      const boldPrefix = Math.min(raw.slice(0, boldEnd).trim().length, text.length);
      return {
        text,
        quote: text,
        seams: [],
        isAligned: true,
        isPlain: true,
        boldPrefix,
        isDetachedNext: false,
      };
    }
    const visible = dropInvisible(raw);
    const end = marks[marks.length - 1];
    const isDetachedNext = end !== undefined && end.isHard && raw.slice(end.at).trim() === '';
    const isAligned = visible.length === raw.length;
    if (isAligned && marks.length > 0) return { ...joinPieces(raw, marks, boldEnd), isDetachedNext };
    const text = foldSpace(visible);
    const boldPrefix = boldEnd === 0 ? 0 : foldSpace(dropInvisible(raw.slice(0, boldEnd))).length;
    const quote = isAligned ? text : foldSpace(spaced(raw, marks));
    return { text, quote, seams: [], isAligned, isPlain: false, boldPrefix, isDetachedNext };
  }
}

/** So much of the end of a text decides how the next piece is joined: four letters of two code units. */
const TAIL = 8;

/** A text that grows piece by piece; looking at its end costs no copy of it, however long it is. */
class GrowingText {
  length = 0;
  /** Its last characters. */
  tail = '';
  private readonly pieces: string[] = [];

  add(piece: string): void {
    this.pieces.push(piece);
    this.length += piece.length;
    this.tail = (this.tail + piece.slice(-TAIL)).slice(-TAIL);
  }

  /** Without the space that may end it: white space is folded. */
  get trimmedLength(): number {
    return this.tail.endsWith(' ') ? this.length - 1 : this.length;
  }

  toString(): string {
    return this.pieces.join('').trimEnd();
  }
}

function joinPieces(raw: string, marks: readonly Mark[], boldEnd: number): LineText {
  const seams: Seam[] = [];
  const grown = new GrowingText();
  let boldPrefix = 0;
  let from = 0;
  for (let index = 0; index <= marks.length; index += 1) {
    const mark = marks[index - 1];
    const to = marks[index]?.at ?? raw.length;
    const piece = raw.slice(from, to).replace(/\s+/g, ' ');
    const isBehindBold = from === boldEnd;
    from = to;
    const { length, tail } = grown;
    if (length === 0) grown.add(piece.trimStart());
    else if (tail.endsWith(' ')) {
      if (mark?.isHard && piece.trim() !== '') seams.push({ at: length, isHard: true });
      grown.add(piece.trimStart());
    } else if (piece.startsWith(' ') || piece === '') {
      if (mark?.isHard) seams.push({ at: length, isHard: true });
      grown.add(piece);
    } else if (
      mark &&
      !mark.isHard &&
      (startsAmount(tail, piece) ||
        (mark.opens && mark.closes && areApart(tail, piece)) ||
        (mark.closes && isBehindBold && isLabelled(tail, piece)) ||
        (mark.isSmall && isRemark(tail, piece)))
    )
      grown.add(` ${piece}`);
    else {
      seams.push({ at: length, isHard: mark?.isHard ?? false });
      grown.add(piece);
    }
    if (boldPrefix === 0 && boldEnd > 0 && from >= boldEnd) boldPrefix = grown.trimmedLength;
  }
  const text = grown.toString();
  const inner = seams.filter(({ at }) => at < text.length);
  const quote = inner.length === 0 ? text : foldSpace(spaced(text, inner));
  return { text, quote, seams: inner, isAligned: true, isPlain: false, boldPrefix };
}

function spaced(text: string, tags: readonly { at: number }[]): string {
  let spacedText = '';
  let from = 0;
  for (const { at } of tags) {
    spacedText += `${text.slice(from, at)} `;
    from = at;
  }
  return spacedText + text.slice(from);
}

// Of what stands before a piece, these rules are given its end.

/**
 * `<span>Tue</span><span>10 AM</span>`: neighbours that style sets apart. Parts of one word (two letters of the same
 * case, without a number behind) are left together.
 */
function areApart(before: string, after: string): boolean {
  const last = before[before.length - 1]!;
  const first = after[0]!;
  if (/[\p{Ll}]/u.test(last) && /[\p{Ll}]/u.test(first)) return /\d/.test(after);
  return /[\p{L}\d€$£%)]/u.test(last) && /[\p{L}\d€$£(+]/u.test(first) && !/^\p{Lu}\p{Lu}?$/u.test(before);
}

/** `<strong>Hours</strong>Mon–Fri`: a label in bold that style sets apart. */
function isLabelled(before: string, after: string): boolean {
  return /\p{L}{3}\p{Ll}$/u.test(before) && /^(?:\p{Lu}\p{Ll}|[\d+])/u.test(after);
}

/** `Backhendl<span>€ 15,80</span>`: a sign of money right behind a word begins something new. */
function startsAmount(before: string, after: string): boolean {
  return /[\p{L})]$/u.test(before) && /^[€£$¥]\s?\d/.test(after);
}

/** `Haircut<small>with wash</small>`, but not `1<small>st</small>` or `S<small>MITH</small>`. */
function isRemark(before: string, after: string): boolean {
  return /(?:\p{L}{3}|[)）])$/u.test(before) && /^[(+]?[\p{L}\d]+[\s\p{L}–-]/u.test(after);
}
