/** Turns the tree of a page into lines as a reader sees them: headings, paragraphs, items, rows of data tables. */
import {
  clickTarget,
  dropInvisible,
  foldSpace,
  hasAttributes,
  namedLike,
  type ElementNode,
  type TextNode,
} from './dom.ts';
import { holdsContact } from './holds-contact.ts';
import { keepsBreaks, shownLines } from './kept-breaks.ts';
import { BLOCKS } from './parse-html.ts';
import { LineTextBuilder, type LineText } from './line-text.ts';
import { holdsDigit, type Line, type LineKind, type RawLine } from './lines.ts';
import { isBrokenSpan, isHeadingElement, isInlineCard, nearest } from './boxes.ts';
import { withSections } from './sections.ts';
import { joinAmounts } from './split-amounts.ts';
import { joinRows } from './table-rows.ts';
import { TitledBoxes } from './titled-boxes.ts';
import { isHeardAgain, isToldAgain } from './told-twice.ts';
import { translationsIn } from './translations.ts';

import { isHidden, isNeverShown, isStruck, regionOf, type Region } from './visibility.ts';
import { foldWord } from '../words/index.ts';

interface Frame {
  node: ElementNode;
  next: number;
  region: Region;
  block: ElementNode;
  row: ElementNode | undefined;
  cell: number;
  isBold: boolean;
  isLinked: boolean;
  /** Breaks in its texts are shown. */
  keepsBreaks: boolean;
  isUnseen: boolean;
}

const MAX_LINES = 6_000;
const MAX_TEXT_LENGTH = 600_000;
const BOLD = new Set(['b', 'strong', 'th', 'dt']);
const WEIGHT = /font-weight\s*:\s*(?:(bold(?:er)?|[6-9]00)|normal|lighter|[1-5]00)/i;

/** What an element's own style says of the weight of its letters, if anything. */
function isSetBold(element: ElementNode): boolean | undefined {
  const weight = hasAttributes(element) ? WEIGHT.exec(element.attributes['style'] ?? '') : null;
  return weight ? weight[1] !== undefined : undefined;
}

type IsUnseen = (element: ElementNode) => boolean;

/** Visible lines of the page in reading order; `isUnseen` tells what opens a part that visitors may never see. */
export function readLines(root: ElementNode, isUnseen: IsUnseen = () => false): Line[] {
  const walker = new LineWalker(root, isUnseen);
  return withSections(joinRows(joinAmounts(walker.walk())), walker.boxes);
}

class LineWalker {
  readonly boxes = new TitledBoxes();
  private readonly isUnseen: IsUnseen;
  private readonly translations: ReadonlySet<ElementNode>;
  private readonly lines: RawLine[] = [];
  private textLength = 0;
  private readonly alts: RawLine[] = [];
  private readonly frames: Frame[];
  private readonly buffer = new LineTextBuilder();
  private linkedLength = 0;
  private linkCount = 0;
  private afterBreak = false;
  private isDetached = false;
  private cellsOf = new Map<ElementNode, number>();

  constructor(root: ElementNode, isUnseen: IsUnseen) {
    this.isUnseen = isUnseen;
    this.translations = translationsIn(root);
    const start = { node: root, next: 0, region: 'main', block: root, row: undefined, cell: 0 } as const;
    this.frames = [{ ...start, isBold: false, isLinked: false, keepsBreaks: false, isUnseen: false }];
  }

  walk(): RawLine[] {
    while (this.frames.length > 0 && this.lines.length < MAX_LINES && this.textLength < MAX_TEXT_LENGTH) {
      const frame = this.frames[this.frames.length - 1]!;
      const child = frame.node.children[frame.next];
      if (child === undefined) {
        if (frame.block === frame.node || this.endsUnseen()) this.flush(frame);
        else this.buffer.mark('close');
        this.frames.pop();
      } else {
        frame.next += 1;
        if (child.type === 'text') this.addText(child, frame);
        else this.enter(child, frame);
      }
    }
    return [...this.lines, ...this.alts];
  }

  /** What stands in a line with such a part is no part of its line. */
  private endsUnseen(): boolean {
    const [outer, frame] = this.frames.slice(-2);
    return frame?.isUnseen === true && !outer!.isUnseen;
  }

  private addText({ data }: TextNode, frame: Frame): void {
    // Two texts side by side stand around a remark.
    if (frame.node.children[frame.next - 2]?.type === 'text') this.buffer.mark('close');
    if (frame.keepsBreaks) this.addLines(shownLines(data), frame);
    else this.buffer.add(data, frame.isBold);
    if (frame.isLinked && data.trim() !== '') this.linkedLength += data.length;
  }

  private addLines(lines: readonly string[], frame: Frame): void {
    for (const [at, line] of lines.entries()) {
      if (this.lines.length >= MAX_LINES || this.textLength >= MAX_TEXT_LENGTH) return;
      if (at > 0) this.breakLine(frame);
      this.buffer.add(line, frame.isBold);
    }
  }

  private breakLine(frame: Frame): void {
    this.flush(frame);
    this.afterBreak = true;
  }

  private enter(element: ElementNode, frame: Frame): void {
    const { name } = element;
    if (hasAttributes(element)) this.boxes.keep(element);
    if (name === 'br') return this.breakLine(frame);
    if (name === 'hr') this.flush(frame);
    if (name === 'img' || (name === 'area' && element.attributes['alt'])) {
      this.addAlt(element, frame);
      this.buffer.mark('open');
      this.buffer.mark('picture');
      return;
    }
    if (isNeverShown(element) || isStruck(element) || isHeardAgain(element)) {
      this.passBy(element);
      return;
    }
    if (this.translations.has(element)) {
      if (BLOCKS.has(name)) this.flush(frame);
      this.passBy(element);
      return;
    }
    if (isWithinWord(element, frame) && (isHidden(element) || this.isUnseen(element))) {
      this.buffer.mark('hard');
      return;
    }
    if (isHidden(element) && !isToldAgain(element)) {
      if (hasText(element)) {
        this.flush(frame);
        this.isDetached = true;
      }
      return;
    }
    const isOfCard = name === 'span' && frame.node.name === 'a' && frame.block === frame.node;
    const isBlock = BLOCKS.has(name) || isOfCard || isInlineCard(element) || isBrokenSpan(element);
    const opensUnseen = !frame.isUnseen && this.isUnseen(element) && (isBlock || holdsContact(element));
    if (isBlock || opensUnseen) this.flush(frame);
    else this.buffer.mark(name === 'small' ? 'small' : name === 'sup' ? 'raised' : 'open');
    const isLinked = isLink(element);
    if (isLinked) this.linkCount += 1;
    const isCell = name === 'td' || name === 'th';
    const row = name === 'tr' ? element : frame.row;
    const cell = isCell && row ? (this.cellsOf.get(row) ?? 0) : frame.cell;
    if (isCell && row) this.cellsOf.set(row, cell + widthOf(element));
    this.frames.push({
      node: element,
      next: 0,
      region: strongerRegion(frame.region, regionOf(element)),
      block: isBlock ? element : frame.block,
      row: name === 'table' ? undefined : row,
      cell,
      isBold: isSetBold(element) ?? (frame.isBold || BOLD.has(name)),
      isLinked: frame.isLinked || isLinked,
      keepsBreaks: frame.keepsBreaks || keepsBreaks(element),
      isUnseen: frame.isUnseen || opensUnseen,
    });
  }

  /** Scripts, buttons, drawings: what stands in them is no part of the line, nor of any quote. */
  private passBy(element: ElementNode): void {
    if (!hasText(element)) {
      this.buffer.mark('open');
      if (element.name === 'svg') this.buffer.mark('picture');
    } else if (this.buffer.isBlank) this.isDetached = true;
    else this.buffer.mark('hard');
  }

  private addAlt(element: ElementNode, frame: Frame): void {
    const alt = element.attributes['alt'];
    const text = alt === undefined ? '' : foldSpace(dropInvisible(alt));
    if (text.length < 2 || text.length > 300) return;
    const quote = foldSpace(alt!);
    const isAligned = text === quote;
    const line = this.newLine(
      'alt',
      { text, quote, seams: [], gaps: [], isAligned, isPlain: false, boldPrefix: 0 },
      frame,
    );
    line.isBold = false;
    // An icon inside a line must not cut the line in two: alt texts stand apart, after all others.
    if (this.alts.length < 500)
      this.alts.push({ ...line, container: element, afterBreak: false, isDetached: false, row: undefined });
  }

  private flush(frame: Frame): void {
    // A hard end of the line before cuts off the next one as well.
    const own = this.buffer.take();
    if (own.text !== '') {
      const line = this.newLine(kindOf(frame), own, frame);
      this.lines.push(line);
      this.textLength += own.text.length;
      this.isDetached = own.isDetachedNext;
      this.afterBreak = false;
    }
    this.linkedLength = 0;
    this.linkCount = 0;
  }

  private newLine(kind: LineKind, own: LineText, frame: Frame): RawLine {
    const { text, quote, seams, gaps, isAligned, boldPrefix } = own;
    return {
      kind,
      text,
      quote,
      seams,
      gaps,
      isAligned,
      folded: own.isPlain ? text.toLowerCase() : foldWord(text),
      hasDigit: holdsDigit(text),
      cells: [],
      columns: [],
      lead: text,
      region: frame.region,
      section: undefined,
      container: frame.block,
      afterBreak: this.afterBreak,
      boldPrefix,
      isBold: boldPrefix >= text.length,
      isHeaderRow: false,
      linkedLength: Math.min(this.linkedLength, text.length),
      linkCount: this.linkCount,
      ownLength: text.length,
      isUnseen: frame.isUnseen,
      isDetached: this.isDetached,
      group: groupOf(frame.block),
      row: frame.row,
      cell: frame.cell,
    };
  }
}

/** "info<span hidden>no-spam</span>@elm.de": what only machines are to read divides no word. */
function isWithinWord(element: ElementNode, { node, next }: Frame): boolean {
  const [before, after] = [node.children[next - 2], node.children[next]];
  return (
    !BLOCKS.has(element.name) &&
    before?.type === 'text' &&
    after?.type === 'text' &&
    /[\p{L}\d@.]$/u.test(before.data) &&
    /^[\p{L}\d@.]/u.test(after.data)
  );
}

/** An anchor with nothing but a name or a class leads nowhere. */
function isLink(element: ElementNode): boolean {
  const { name, attributes } = element;
  if (name !== 'a') return clickTarget(element) !== undefined;
  return Object.keys(attributes).some((key) => !UNLINKED.has(key));
}

const UNLINKED = new Set(['id', 'name', 'class', 'style', 'title']);

/** How many columns a cell takes. */
export function widthOf({ attributes }: ElementNode): number {
  const width = Number(attributes['colspan'] ?? 1);
  return Number.isInteger(width) && width > 0 && width <= 100 ? width : 1;
}

function hasText(element: ElementNode): boolean {
  const pending: ElementNode[] = [element];
  while (pending.length > 0) {
    for (const child of pending.pop()!.children) {
      if (child.type === 'element') pending.push(child);
      else if (child.data.trim() !== '') return true;
    }
  }
  return false;
}

function strongerRegion(outer: Region, own: Region | undefined): Region {
  if (own === undefined || outer === 'banner' || outer === 'nav') return outer;
  return own === 'header' && outer === 'main' ? 'header' : own === 'header' ? outer : own;
}

/** What a visitor clicks on to unfold an answer, by the names that site builders give it. */
const ACCORDION_TITLE =
  /accordion[\w-]{0,24}(?:title|header|heading|button|click|trigger|toggle|question)|toggle[\w-]{0,24}(?:title|header|heading)|faq[\w-]{0,24}(?:question|title|header)|(?:^|[\s_-])question(?:$|\s)|panel-title|tab-title|tta-title/i;

function isAccordionTitle(block: ElementNode): boolean {
  return (
    block.name === 'summary' ||
    block.attributes['aria-expanded'] !== undefined ||
    namedLike(block, ACCORDION_TITLE) ||
    Object.keys(block.attributes).some((name) => ACCORDION_TITLE.test(name))
  );
}

const ANSWER = /(?:^|[\s_-])answers?(?:$|[\s_-])/i;
const MOST_SEARCHED = 200;
const answerHolders = new WeakMap<ElementNode, boolean>();

/** Whether a box that is called after its question holds the answer or the title itself: then it is no title. */
function holdsAnswer(block: ElementNode): boolean {
  const known = answerHolders.get(block);
  if (known !== undefined) return known;
  const pending = [block];
  let holds = false;
  for (let searched = 0; pending.length > 0 && searched < MOST_SEARCHED && !holds; searched += 1) {
    const element = pending.pop()!;
    holds =
      element !== block &&
      hasAttributes(element) &&
      (namedLike(element, ANSWER) || element.attributes['aria-expanded'] !== undefined);
    for (const child of element.children) if (child.type === 'element') pending.push(child);
  }
  answerHolders.set(block, holds);
  return holds;
}

/** What names a group of fields, and what names a table. */
const TITLES = new Set(['legend', 'caption']);

function kindOf(frame: Frame): LineKind {
  for (
    let block: ElementNode | undefined = frame.node, steps = 0;
    block && steps < 5;
    block = block.parent, steps += 1
  )
    if (hasAttributes(block) && isAccordionTitle(block) && !holdsAnswer(block)) return 'summary';
  for (
    let block: ElementNode | undefined = frame.block, steps = 0;
    block && steps < 3;
    block = block.parent, steps += 1
  ) {
    if (isHeadingElement(block) || TITLES.has(block.name)) return 'heading';
    if (block.name === 'li') return 'item';
    if (block.name === 'dt') return 'term';
    if (block.name === 'dd') return 'definition';
    if (block.name === 'summary') return 'summary';
    if (block.name !== 'div' && block.name !== 'p' && block.name !== 'center') return 'text';
  }
  return 'text';
}

const groupOf = (block: ElementNode): ElementNode | undefined =>
  nearest(block, 6, ({ name }) => name === 'details' || name === 'dl');
