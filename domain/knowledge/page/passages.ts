/** Cuts a page into stretches that can answer a question by themselves. */
import { childElements, type ElementNode } from './dom.ts';
import type { Line } from './lines.ts';
import { beforeCredits, ownPart } from './credits.ts';
import { quoteOf, type PageView } from './page-view.ts';
import { phrases } from '../words/index.ts';
import type { Passage } from '../types.ts';

const MAX_LENGTH = 600;
const MAX_PASSAGES = 400;
const MAX_HEADING_LENGTH = 120;
const MIN_SENTENCE_LENGTH = 40;

/**
 * Passages of 1 to about 600 characters, each under its heading (or `title`), in the order of the page; a heading with
 * nothing under it is one under the heading above. Every line of a
 * passage is a paragraph, an item or a row, and stands in the page as it is, a space for every tag inside.
 */
export function readPassages({
  lines,
  url,
  title,
  words,
}: Pick<PageView, 'lines' | 'url' | 'title' | 'words'>): Passage[] {
  const passages: Passage[] = [];
  let heading = title;
  let region: Line['region'] = 'main';
  let texts: string[] = [];
  let length = 0;
  let bare: Line[] = [];
  const furniture = new Set([...phrases(words.generic), ...phrases(words.calls)]);
  const closeBare = (): void => {
    passages.push(...ofBareHeadings(bare, url, title));
    bare = [];
  };
  const close = (): void => {
    const text = texts.join('\n');
    if (/[\p{L}\d]{2}/u.test(text)) passages.push({ url, heading, text });
    texts = [];
    length = 0;
  };
  for (const [index, line] of lines.entries()) {
    if (passages.length >= MAX_PASSAGES) break;
    if (line.kind === 'alt' || (line.kind !== 'summary' && holdsField(line.container))) continue;
    if (line.region === 'footer' && region !== 'footer') {
      // What stands at the foot of a page is of the whole page, not of its last heading.
      close();
      heading = title;
    }
    region = line.region;
    if (line.kind === 'heading' && !isToldInHeading(line.text)) {
      close();
      heading = line.text;
      // "Designed by Ann Lee" names nobody of the house, and "Read more" nothing.
      const isTold = ownPart(line, words) !== '' && !furniture.has(line.folded);
      if (isTold && isBare(line, lines[index + 1]) && bare.length < MAX_PASSAGES) bare.push(line);
      else closeBare();
      continue;
    }
    closeBare();
    if (isMaker(line, words)) continue;
    const isNewTopic = line.isDetached || line.kind === 'summary';
    if (isNewTopic || length + line.text.length > MAX_LENGTH) close();
    for (const piece of stretchesOf(line).flatMap(splitLong).slice(0, MAX_PASSAGES)) {
      if (length + piece.length > MAX_LENGTH) close();
      texts.push(piece);
      length += piece.length + 1;
    }
  }
  close();
  closeBare();
  return passages.slice(0, MAX_PASSAGES);
}

const MAX_CREDIT_LENGTH = 80;

/** "Website by Ann Lee", and nothing else. */
const isMaker = (line: Line, words: PageView['words']): boolean =>
  line.text.length <= MAX_CREDIT_LENGTH && beforeCredits(line, words) === '';

/** "Tuesday" over "11:30 – 12:30", "Karting" over "25 €": such headings are read together. */
const TIME_OR_PRICE = /\d[:.]\d{2}|\d\s?\p{Sc}|\p{Sc}\s?\d/u;

/** Passages of headings with nothing under them, each under what stands above: the names of pictures, a timetable. */
function ofBareHeadings(bare: readonly Line[], url: string, title: string): Passage[] {
  const under = Map.groupBy(bare, ({ section }) => section?.parent?.heading ?? title);
  return [...under].flatMap(([heading, lines]) => {
    const texts = lines
      .map(({ text }) => text)
      .filter((text) => /[\p{L}\d]{2}/u.test(text) && !/[?？]$/u.test(text));
    const told = texts.some((text) => TIME_OR_PRICE.test(text)) ? splitLong(texts.join('\n')) : texts;
    return told.map((text) => ({ url, heading, text }));
  });
}

/** A heading with nothing under it, neither text nor further headings: the name of a picture, an entry of a list of headings. */
function isBare({ section }: Line, next: Line | undefined): boolean {
  if (next === undefined || next.kind === 'alt') return true;
  return next.kind === 'heading' && section !== undefined && (next.section?.level ?? 0) <= section.level;
}

/** Whether a box holds a field to fill in and its label: what it says ("How many items?") answers nothing. */
function holdsField(box: ElementNode): boolean {
  const known = fieldHolders.get(box);
  if (known !== undefined) return known;
  const parts = childElements(box);
  // A box to tick unfolds what stands behind its label on some pages.
  const isField = ({ name, attributes }: ElementNode): boolean =>
    name === 'select' ||
    name === 'textarea' ||
    (name === 'input' && !/^(?:checkbox|radio)$/i.test(attributes['type'] ?? ''));
  const isHolder = parts.some(({ name }) => name === 'label') && parts.some(isField);
  fieldHolders.set(box, isHolder);
  return isHolder;
}

/** A box of many lines is looked through once. */
const fieldHolders = new WeakMap<ElementNode, boolean>();

/** Some pages set all of their text as headings: a sentence is text, whatever it is set in. */
const isToldInHeading = (text: string): boolean =>
  text.length > MAX_HEADING_LENGTH || (text.length > MIN_SENTENCE_LENGTH && /[.。]$/u.test(text));

/** The words of a line as they can be quoted; cells taken crosswise one by one, hidden text left out between. */
function stretchesOf(line: Line): string[] {
  if (line.kind === 'row' && !line.isAligned) return [line.quote];
  if (!line.isAligned || line.seams.length === 0) return [line.isAligned ? line.text : line.quote];
  const cuts = [0, ...line.seams.filter(({ isHard }) => isHard).map(({ at }) => at), line.text.length];
  return cuts
    .slice(1)
    .map((end, index) => quoteOf(line, cuts[index]!, end))
    .filter((text) => text !== '');
}

/** Splits at the ends of sentences, or, where there are none, between words. */
export function splitLong(text: string): string[] {
  if (text.length <= MAX_LENGTH) return [text];
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + MAX_LENGTH, text.length);
    if (end < text.length) {
      const window = text.slice(start, end);
      const stop = Math.max(
        window.lastIndexOf('. '),
        window.lastIndexOf('! '),
        window.lastIndexOf('? '),
        window.lastIndexOf('。'),
      );
      const space = window.lastIndexOf(' ');
      end = start + (stop > MAX_LENGTH / 3 ? stop + 1 : space > 0 ? space : MAX_LENGTH);
    }
    pieces.push(text.slice(start, end).trim());
    start = end;
  }
  return pieces.filter((piece) => piece !== '');
}
