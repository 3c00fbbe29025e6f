/** Builds the text of a line from the text nodes that it runs through, and remembers where tags stand inside words. */
import { dropInvisible, foldSpace, UNEVEN } from './dom.ts';
import type { Seam } from './lines.ts';
import { centsPoint, startsAmount } from './split-amounts.ts';

/** A tag between two stretches of a line. */
interface Mark {
  /** Where it stands in the raw text. */
  at: number;
  isHard: boolean;
  opens: boolean;
  closes: boolean;
  /** `<small>` begins here: words of another rank. */
  isSmall: boolean;
  /** `<sup>` begins here: cents, or the mark of a footnote. */
  isRaised: boolean;
  /** A picture or drawing stands here. */
  isPicture: boolean;
}

export interface LineText {
  text: string;
  /** The same with white space for every tag inside. */
  quote: string;
  seams: Seam[];
  /** Where in `text` one element ends and the next one begins, or a picture stands. */
  gaps: number[];
  /** `text` is what the page says, character by character, but for its seams. */
  isAligned: boolean;
  /** Nothing but printable ASCII, as most texts are. */
  isPlain: boolean;
  boldPrefix: number;
}

const NOTHING: LineText & { isDetachedNext: boolean } = Object.freeze({
  ...{ text: '', quote: '', seams: [], gaps: [], isAligned: true, isPlain: true, boldPrefix: 0 },
  isDetachedNext: false,
});

const UNMARKED = {
  isHard: false,
  opens: false,
  closes: false,
  isSmall: false,
  isRaised: false,
  isPicture: false,
};

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
  mark(side: 'open' | 'close' | 'hard' | 'small' | 'raised' | 'picture'): void {
    const last = this.marks[this.marks.length - 1];
    const at = this.raw.length;
    if (at === 0) return;
    const mark = last?.at === at ? last : { at, ...UNMARKED };
    if (mark !== last) this.marks.push(mark);
    if (side === 'hard') mark.isHard = true;
    else if (side === 'small') mark.isSmall = true;
    else if (side === 'raised') mark.isRaised = true;
    else if (side === 'picture') mark.isPicture = true;
    else if (side === 'open') mark.opens = true;
    else mark.closes = true;
  }

  /** The text so far, white space folded, and an empty builder again; whether hidden text stands at its end. */
  take(): LineText & { isDetachedNext: boolean } {
    const { raw, marks } = this;
    if (raw === '') return NOTHING;
    const boldEnd = this.boldEnd === 0 ? endOfTitle(raw, marks) : this.boldEnd;
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
        gaps: [],
        isAligned: true,
        isPlain: true,
        boldPrefix,
        isDetachedNext: false,
      };
    }
    const end = marks[marks.length - 1];
    const isDetachedNext = end !== undefined && end.isHard && raw.slice(end.at).trim() === '';
    const visible = dropInvisible(raw);
    if (visible.length === raw.length) return { ...joinPieces(raw, marks, boldEnd), isDetachedNext };
    const boldLength = dropInvisible(raw.slice(0, boldEnd)).length;
    const joined = joinPieces(visible, inVisible(raw, marks), boldLength);
    const quote = foldSpace(spaced(raw, marks));
    return { ...joined, quote, seams: [], isAligned: false, isDetachedNext };
  }
}

const TITLE = /^\s*\p{L}{2}[^\d\p{Sc}]{1,58}$/u;
/** Three words, or two parts: a shorter remark ("with wash") may be a part of the title. */
const DESCRIPTION = /,|^\s*\S+\s+\S+\s+\S/u;

/** "Facial <small>with a hot stone massage</small>": as the bold beginning of a line is its title, so is what small letters describe. */
function endOfTitle(raw: string, marks: readonly Mark[]): number {
  const first = marks.findIndex(({ isSmall }) => isSmall);
  if (first < 0) return 0;
  const { at } = marks[first]!;
  const small = raw.slice(at, marks[first + 1]?.at);
  return TITLE.test(raw.slice(0, at)) && DESCRIPTION.test(small) ? at : 0;
}

/** The marks, each where it stands in the text without what is invisible. */
function inVisible(raw: string, marks: readonly Mark[]): Mark[] {
  let [from, length] = [0, 0];
  return marks.map((mark) => {
    length += dropInvisible(raw.slice(from, mark.at)).length;
    from = mark.at;
    return { ...mark, at: length };
  });
}

/** So much of the end of a text decides how the next piece is joined: an amount with its currency. */
const TAIL = 16;

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

  /** Takes away the space that may end it. */
  trimEnd(): void {
    if (!this.tail.endsWith(' ')) return;
    this.pieces.push(this.pieces.pop()!.slice(0, -1));
    this.tail = this.tail.slice(0, -1);
    this.length -= 1;
  }

  toString(): string {
    return this.pieces.join('').trimEnd();
  }
}

function joinPieces(raw: string, marks: readonly Mark[], boldEnd: number): LineText {
  const seams: Seam[] = [];
  const gaps: number[] = [];
  let closedAt = -1;
  const grown = new GrowingText();
  let boldPrefix = 0;
  let from = 0;
  for (let index = 0; index <= marks.length; index += 1) {
    const mark = marks[index - 1];
    const to = marks[index]?.at ?? raw.length;
    const piece = raw.slice(from, to).replace(/\s+/g, ' ');
    const isBehindBold = from === boldEnd;
    if (mark && (mark.isPicture || (opensHere(mark) && (mark.closes || closedAt === grown.trimmedLength))))
      gaps.push(grown.trimmedLength);
    if (mark?.closes) closedAt = grown.trimmedLength;
    from = to;
    const { length, tail } = grown;
    const point =
      mark && !mark.isHard
        ? centsPoint(tail, piece, raw.slice(to, to + LOOK_AHEAD), {
            isRaised: mark.isRaised,
            isNested: (mark.opens || mark.isSmall) && !mark.closes,
          })
        : undefined;
    if (length === 0) grown.add(piece.trimStart());
    else if (point !== undefined) {
      grown.trimEnd();
      seams.push({ at: grown.length, isHard: false, printed: ' ' });
      grown.add(point + piece.trimStart());
    } else if (mark?.isRaised && !mark.isHard && isNote(tail, piece)) {
      if (!tail.endsWith(' ')) grown.add(' ');
      if (!/\D/.test(piece)) seams.push({ at: grown.length, isHard: false, printed: piece });
      grown.add(/\D/.test(piece) ? piece : raised(piece));
    } else if (tail.endsWith(' ')) {
      if (mark?.isHard && piece.trim() !== '') seams.push({ at: length, isHard: true });
      grown.add(piece.trimStart());
    } else if (piece.startsWith(' ') || piece === '') {
      if (mark?.isHard) seams.push({ at: length, isHard: true });
      grown.add(piece);
    } else if (mark?.isHard && mark.opens && areApart(tail, piece)) {
      seams.push({ at: length, isHard: true });
      grown.add(` ${piece}`);
    } else if (
      mark &&
      !mark.isHard &&
      (startsAmount(tail, piece + raw.slice(to, to + LOOK_AHEAD)) ||
        (opensHere(mark) && mark.closes && areApart(tail, piece)) ||
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
  return { text, quote, seams: inner, gaps, isAligned: true, isPlain: false, boldPrefix };
}

const opensHere = ({ opens, isSmall }: Mark): boolean => opens || isSmall;

function spaced(text: string, tags: readonly Pick<Seam, 'at' | 'printed'>[]): string {
  let spacedText = '';
  let from = 0;
  for (const { at, printed } of tags) {
    spacedText += text.slice(from, at) + (printed ?? ' ');
    from = at + (printed?.length ?? 0);
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

/** `Haircut<small>with wash</small>`, but not `1<small>st</small>` or `S<small>MITH</small>`. */
function isRemark(before: string, after: string): boolean {
  return /(?:\p{L}{3}|[)）])$/u.test(before) && /^[(+]?[\p{L}\d]+[\s\p{L}–-]/u.test(after);
}

/** So far behind a piece the sign of a currency is looked for. */
const LOOK_AHEAD = 16;

/** `Soup<sup>2</sup>`, `Soup<sup>1,a</sup>`, `19 €<sup>1</sup>`: not `m<sup>2</sup>`. */
function isNote(before: string, after: string): boolean {
  return (
    /(?:\p{L}{3}|[\d)\p{Sc}])\s?$/u.test(before) &&
    /^(?:\d{1,2}|[\da-z]{1,2}(?:,\s?[\da-z]{1,2})+)$/i.test(after)
  );
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (digits: string): string => digits.replace(/\d/g, (digit) => RAISED[Number(digit)]!);
