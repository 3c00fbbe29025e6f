/** Tells which lines of a page are questions of customers: by markup, place, form and who asks. */
import { childElements, namedLike, type ElementNode } from './page/dom.ts';
import { sectionOver, type Line, type Section } from './page/lines.ts';
import { containsPhrase, headingPath, type PageView } from './page/page-view.ts';
import { UNFOLDED } from './page/visibility.ts';
import { isInvitation, isOwnQuestion } from './question-voices.ts';
import { inAnyLanguage } from './words/in-any-language.ts';
import { foldWord, phrases } from './words/index.ts';

const MAX_LENGTH = 200;
/** A question that stands in running text is short. */
const MAX_PLAIN_LENGTH = 120;
const MAX_TITLE_LENGTH = 40;
/** So many questions with answers behind them are questions of customers, even where nothing sets them off. */
const MIN_SERIES = 3;
const QUESTION_LABEL = new RegExp(`^${inAnyLanguage.page.questionLabels}\\s?[:.]`, 'i');

/** What an accordion or an ornament shows beside its question: plus signs, arrows, crosses, bars, stars. */
export const OPENER = /\s?[+\u2212\u2013\u2014×✕✖▼▾▿▲▴►▸⌄⌃˅˄∨∧↓↑›»❯⊕＋/|~*•·●○◆◇■□★☆-]{1,3}$/u;

/** The questions among the lines of a page, and the lines that stand where it lists questions. */
export interface Questions {
  asking: ReadonlySet<Line>;
  listed: ReadonlySet<Line>;
}

/** Which of `lines` ask as customers do. */
export function questionsAmong(lines: readonly Line[], page: PageView): Questions {
  const listed = linesUnderFaq(lines, page);
  // Where titles fold, what asks between them belongs to an answer.
  const isFolding = lines.filter((line) => line.kind === 'summary' && listed.has(line)).length > 1;
  const isListed = (line: Line): boolean => listed.has(line) && !(isFolding && standsBetween(line, page));
  const asking = new Set(lines.filter((line) => isSetOff(line, isListed(line), page)));
  for (const line of plainSeries(lines, asking, page)) asking.add(line);
  for (const line of labelsAmong(lines, asking)) if (!listed.has(line)) asking.delete(line);
  const [first] = asking;
  // One large heading that asks is a heading; questions of customers come together or under a word for them.
  const isTitle = first?.kind === 'heading' && (first.section?.level ?? 6) <= 2;
  if (asking.size === 1 && isTitle && !listed.has(first)) asking.clear();
  return { asking, listed };
}

/** "Storm damage?" between questions that fold, as plain text does, belongs to none of them. */
const standsBetween = ({ kind, text }: Line, page: PageView): boolean =>
  kind === 'text' || (kind === 'heading' && !startsLikeQuestion(text, page));

/** A question that markup, bold letters or a list of questions sets off from what is around it. */
function isSetOff(line: Line, isListed: boolean, page: PageView): boolean {
  const { kind, cells } = line;
  if (kind === 'row' && cells.length !== 2) return false;
  const text = (cells[0] ?? line.text).replace(OPENER, '');
  const mark = text.search(/[?？]/);
  // Headings of a list of questions go without the mark where they begin like one.
  if (mark < 0 && kind === 'heading')
    return isListed && !/[.!:]$/.test(text) && startsLikeQuestion(text, page) && !isOfForm(line.container);
  if (mark < 0 && kind !== 'summary' && kind !== 'term') return false;
  if (isOfForm(line.container)) return false;
  if (mark < 0) return isListed && text.length <= MAX_LENGTH && !isLabel(line, page);
  if (mark > MAX_LENGTH || isInvitation(text)) return false;
  const isWhole = asksToItsEnd(text);
  const asks = startsLikeQuestion(text.slice(0, mark + 1), page);
  if (kind === 'row') return isWhole && (isListed || asks);
  if (isWhole && (kind === 'summary' || kind === 'term')) return true;
  if (isWhole && kind === 'heading') return isListed || asks;
  if (QUESTION_LABEL.test(text)) return true;
  if (isWhole && (line.isBold || isListed)) return asks || isListed;
  // The question alone is bold, or stands in an element of its own, and its answer goes on in the same paragraph.
  const ends = [...(line.boldPrefix > 0 ? [line.boldPrefix] : []), ...(asks && isListed ? line.gaps : [])];
  return !isWhole && (asks || isListed) && ends.some((end) => Math.abs(end - mark - 1) <= 2);
}

/** Whether all of a text asks, be it in one question or in several. */
export function asksToItsEnd(text: string): boolean {
  return text.length <= MAX_LENGTH && /[?？]\s?["”“’'»]?$/u.test(text);
}

/** Questions on lines of their own that nothing sets off: several with answers behind them, and what is boxed like them. */
function plainSeries(lines: readonly Line[], asking: ReadonlySet<Line>, page: PageView): Line[] {
  const plain = lines.filter((line, index) => isPlain(line, lines[index + 1]) && !asking.has(line));
  const sure = plain.filter((line) => startsLikeQuestion(line.text, page));
  if (new Set(sure.map(({ folded }) => folded)).size < MIN_SERIES) {
    const marked = sure.filter(isMarked);
    return marked.length + asking.size >= MIN_MARKED ? marked : [];
  }
  const boxes = new Set(sure.map(({ container }) => container.attributes['class'] ?? ''));
  return plain.filter(
    (line) =>
      sure.includes(line) ||
      (line.container.attributes['class'] && boxes.has(line.container.attributes['class'])),
  );
}

/** Two of them are a list where they stand in what a click unfolds, or in boxes that are called so. */
const MIN_MARKED = 2;
const QUESTION_BOX = /(?:^|[\s_-])(?:faqs?|questions?|accordion|toggle|collaps\w*)(?:$|[\s_-])/i;

function isMarked({ container }: Line): boolean {
  return (
    container.name === 'button' ||
    [container, container.parent].some((box) => box !== undefined && namedLike(box, QUESTION_BOX)) ||
    childElements(container).some(({ name }) => name === 'label')
  );
}

function isPlain(line: Line, next: Line | undefined): boolean {
  const { kind, text, region, linkCount, container } = line;
  return (
    kind === 'text' &&
    region === 'main' &&
    linkCount === 0 &&
    text.length <= MAX_PLAIN_LENGTH &&
    asksToItsEnd(text) &&
    !isInvitation(text) &&
    !isOfForm(container) &&
    next !== undefined &&
    (next.kind === 'text' || next.kind === 'item') &&
    !asksToItsEnd(next.text)
  );
}

/** "Why does it happen?" in one card after the other: what every time has another answer says nothing by itself. */
function labelsAmong(lines: readonly Line[], asking: ReadonlySet<Line>): Line[] {
  const behind = new Map<string, Set<string>>();
  for (const [index, line] of lines.entries()) {
    if (!asking.has(line) || line.cells.length > 0) continue;
    const answers = behind.get(line.folded) ?? new Set();
    behind.set(line.folded, answers.add(lines[index + 1]?.folded ?? ''));
  }
  return [...asking].filter(({ folded }) => (behind.get(folded)?.size ?? 0) > 1);
}

const LABELS = new Set(['label', 'legend', 'fieldset']);
const MAX_DEPTH = 12;

const askedBeside = new WeakMap<ElementNode, boolean>();

/** Whether a label in a container asks, and is not `<input type=checkbox id=a><label for=a>Is it open?</label><div>…`, which a click unfolds. */
function hasFormLabel(container: ElementNode): boolean {
  const known = askedBeside.get(container);
  if (known !== undefined) return known;
  const all = childElements(container);
  const boxes = all.filter(
    ({ name, attributes }) => name === 'input' && /^(?:checkbox|radio)$/.test(attributes['type'] ?? ''),
  );
  const opened = new Set(boxes.flatMap(({ attributes }) => attributes['id'] ?? []));
  const found = all.some(
    ({ name, attributes }, at) =>
      name === 'label' && !(opened.has(attributes['for'] ?? '') && UNFOLDED.has(all[at + 1]?.name ?? '')),
  );
  askedBeside.set(container, found);
  return found;
}

/** What a form asks of its reader. A form around a whole page, as some servers make it, asks nothing. */
function isOfForm(container: ElementNode): boolean {
  if (hasFormLabel(container)) return true;
  for (
    let box: ElementNode | undefined = container, steps = 0;
    box && steps < MAX_DEPTH;
    box = box.parent, steps += 1
  ) {
    const isWholePage = box.parent?.parent === undefined;
    if (LABELS.has(box.name) || (box.name === 'form' && !isWholePage)) return true;
  }
  return false;
}

/** "Phone", "Opening hours": terms of a list of contact data. */
function isLabel({ folded }: Line, { words: { headings, phone, generic } }: PageView): boolean {
  const name = folded.replace(/[\s:.]+$/, '');
  return phrases(
    `${phone.phone}, ${phone.fax}, email, e-mail, mail, ${headings.contact}, ${headings.hours}, ${generic}`,
  ).includes(name);
}

/** Lines of a page of questions, under a heading for them, or below a line of its own that says so. */
function linesUnderFaq(lines: readonly Line[], { words, title, url }: PageView): Set<Line> {
  const list = phrases(words.headings.faq);
  const address = foldWord(URL.parse(url)?.pathname ?? '').replace(/[^\p{L}\d]+/gu, ' ');
  const isFaqPage = containsPhrase(foldWord(title), list) || containsPhrase(address, list);
  const found = new Set<Line>();
  const titled = new Map<Section | undefined, boolean>([[undefined, false]]);
  const isTitled = (section: Section | undefined): boolean => {
    const known = titled.get(section);
    if (known !== undefined) return known;
    const [heading] = headingPath(section);
    const isOne = (heading !== undefined && containsPhrase(heading, list)) || isTitled(section?.parent);
    titled.set(section, isOne);
    return isOne;
  };
  let isOpened = false;
  for (const line of lines) {
    const { kind, region } = line;
    if (kind === 'heading') isOpened = false;
    else if (line.text.length <= MAX_TITLE_LENGTH && list.includes(line.folded)) isOpened = true;
    if (isOpened || (isFaqPage && region === 'main') || isTitled(sectionOver(line))) found.add(line);
  }
  return found;
}

/** "駐車場はありますか？" asks, "お困りではありませんか？" is said to win a reader. */
const ASKED_IN_JAPANESE = /(?<!ません)か[?？]$/u;

/** A question of a customer begins with a question word and is longer than "Questions?" or "Ready to book?". */
function startsLikeQuestion(text: string, { words }: PageView): boolean {
  if (ASKED_IN_JAPANESE.test(text)) return true;
  const folded = foldWord(text).replace(/^(?:[¿"„“\s]|q:|\d{1,2}[.)]\s?(?!\d))+/, '');
  const isLong = folded.split(' ').length >= 3;
  return (
    isLong &&
    phrases(words.questions).some(
      (word) => folded.startsWith(`${word} `) || (word.length > 3 && folded.startsWith(word)),
    ) &&
    !isOwnQuestion(text)
  );
}
