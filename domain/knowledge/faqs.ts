/** Questions with their answers, by markup (`details`, `dl`) or by shape (headings and lines that ask). */
import type { Fact } from '../../contract/schemas/facts.ts';
import { asksToItsEnd, OPENER, questionsAmong, type Questions } from './faq-questions.ts';
import { commonBox, isWithin } from './page/boxes.ts';
import { isAlone, type ElementNode } from './page/dom.ts';
import type { Line, Section } from './page/lines.ts';
import { containsPhrase, factOf, sentencesOf, type PageView } from './page/page-view.ts';
import { quoteChecker } from './page/quotes.ts';
import { inAnyLanguage } from './words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from './words/index.ts';

const SAID = inAnyLanguage.page;

const MAX_ANSWER_LENGTH = 1200;
const MAX_ANSWER_LINES = 12;
const MAX_FACTS = 150;

/** Facts of kind `faq` in the visible text, and the lines that they are made of. */
export function readFaqs(page: PageView): { facts: Fact[]; taken: Set<Line> } {
  const taken = new Set<Line>();
  const lines = page.lines.filter(
    (line) => line.kind !== 'alt' && !(line.text.length <= MAX_LABEL && LABEL.test(line.text)),
  );
  const facts: Fact[] = [];
  const questions = questionsAmong(lines, page);
  const isQuoted = quoteChecker(page.html, page.root);
  for (let i = 0; i < lines.length && facts.length < MAX_FACTS; i += 1) {
    const question = lines[i]!;
    if (!questions.asking.has(question)) continue;
    const inline = splitInline(question);
    if (inline) {
      facts.push(factOf('faq', inline, page.url, question.quote));
      taken.add(question);
      continue;
    }
    const answer = answerTo(i, lines, questions, page);
    const fact = answered(question, answer, page, isQuoted);
    if (!fact) continue;
    facts.push(fact);
    const isOfOffers = containsPhrase(question.folded, phrases(page.words.headings.services));
    for (const line of [question, ...answer])
      // "Which services do you bring to the house?": the list behind it names them.
      if (!isOfOffers || (line.kind !== 'item' && line !== question)) taken.add(line);
  }
  return { facts, taken };
}

/** The lines behind a question that belong to it. */
function answerTo(
  index: number,
  lines: readonly Line[],
  { asking, listed }: Questions,
  { words }: PageView,
): Line[] {
  const question = lines[index]!;
  const next = lines[index + 1];
  if (next && !asking.has(next) && isHeadingAlone(question, next, lines[index + 2])) return [next];
  const box = ownBox(index, lines, asking);
  const answer: Line[] = [];
  for (let at = index + 1, length = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    length += line.text.length + 1;
    const isFull = answer.length >= MAX_ANSWER_LINES || length > MAX_ANSWER_LENGTH;
    if (isFull || asking.has(line) || endsAnswer(question, line, listed.has(question))) break;
    if (box !== undefined && !holds(box, line.container)) break;
    answer.push(line);
  }
  const told = withoutCalls(answer, words);
  const isLast = !lines.slice(index + 1).some((line) => asking.has(line));
  return isLast && !asksForContact(question, words) ? withoutContact(told) : told;
}

/** "How can I contact you?", "What is your address?" */
const asksForContact = ({ folded }: Line, { headings, phone }: WordTable): boolean =>
  containsPhrase(folded, phrases(headings.contact)) || containsPhrase(folded, phrases(phone.phone));

/** The box around a question and its answer where the questions beside it stand outside: what follows it is none of the answer. */
function ownBox(index: number, lines: readonly Line[], asking: ReadonlySet<Line>): ElementNode | undefined {
  const [question, next] = [lines[index]!, lines[index + 1]];
  if (next === undefined || next.container === question.container) return undefined;
  const box = commonBox(question, next);
  const others = ([1, -1] as const).flatMap((step) => questionBeside(index, step, lines, asking) ?? []);
  const isOwn = box !== undefined && others.every(({ container }) => !holds(box, container));
  return isOwn && others.length > 0 ? box : undefined;
}

function questionBeside(
  index: number,
  step: 1 | -1,
  lines: readonly Line[],
  asking: ReadonlySet<Line>,
): Line | undefined {
  for (let at = index + step; at >= 0 && at < lines.length; at += step)
    if (asking.has(lines[at]!)) return lines[at];
  return undefined;
}

/** However deep it stands, where `isWithin` looks no further than a card goes. */
function holds(box: ElementNode, element: ElementNode): boolean {
  for (let at: ElementNode | undefined = element; at; at = at.parent) if (at === box) return true;
  return false;
}

/** "Book now" at the end of an answer: what only calls to act, and what stands behind the first of it. */
function withoutCalls(answer: Line[], words: WordTable): Line[] {
  const at = answer.findIndex(
    (line, place) => place > 0 && isCall(line, words) && !/[:：]$/.test(answer[place - 1]!.text),
  );
  const isEnd = at > 0 && answer.slice(at).every(({ text }) => isShortTail(text));
  return isEnd ? answer.slice(0, at) : answer;
}

/** A number or an address may be what was asked for. */
const isShortTail = (text: string): boolean => text.length <= MAX_CALL_LENGTH && !/[\d@]/.test(text);

function isCall({ kind, text, linkedLength, folded }: Line, words: WordTable): boolean {
  const isLink = linkedLength >= text.length * 0.8;
  return (
    kind === 'text' && isShortTail(text) && (callsToAct(text, words) || (isLink && TELLS_TO_ACT.test(folded)))
  );
}

/** Number or address of the house in a line of its own, below the last answer of a page. */
const NUMBER_OR_MAIL = /@\p{L}|(?:\d[\s()./-]{0,2}){7}/u;

/** Below the last answer stands what ends the page: "12 High Street, Leeds", "Tel 0113 496 0123". */
function withoutContact(answer: Line[]): Line[] {
  const isRow = ({ text, kind }: Line): boolean =>
    kind === 'text' && text.length <= MAX_CONTACT_LENGTH && /[\d@]/.test(text) && !/[.!。]$/u.test(text);
  const last = answer.findLastIndex((line) => !isRow(line));
  const below = answer.slice(last + 1);
  const isLead = last < 0 || /[:：]$/.test(answer[last]!.text);
  return !isLead && below.some(({ text }) => NUMBER_OR_MAIL.test(text)) ? answer.slice(0, last + 1) : answer;
}

const MAX_CONTACT_LENGTH = 100;

/** "Book a visit". */
const TELLS_TO_ACT = new RegExp(`^(?:${inAnyLanguage.offers.tellsToAct})`, 'u');

const MAX_CALL_LENGTH = 40;
/** "What to expect →", "Top ↑". */
const POINTING = /\p{L}\s?[→➔➜»›❯↑⇧▲]{1,2}$/u;

const callsToAct = (text: string, words: WordTable): boolean =>
  POINTING.test(text) || phrases(words.calls).includes(foldWord(text.replace(/[\s.!…]+$/u, '')));

/** "We do. Get started!": without the sentence that a link at the end of an answer says. */
function withoutLastCall(text: string, words: WordTable): string {
  const last = sentencesOf(text).at(-1);
  const isLast = last !== undefined && last.start > 0 && last.text.length <= MAX_CALL_LENGTH;
  return isLast && callsToAct(last.text, words) ? text.slice(0, last.start).trimEnd() : text;
}

/** An answer that is set as a heading of its own: a sentence below the question, over nothing. */
function isHeadingAlone(question: Line, line: Line, behind: Line | undefined): boolean {
  return (
    question.kind === 'heading' &&
    line.kind === 'heading' &&
    line.section?.parent === question.section &&
    /[.!。]$/u.test(line.text) &&
    (behind === undefined || behind.kind === 'heading')
  );
}

/** The answer, as far as one quote holds all of it. */
function answered(
  question: Line,
  answer: readonly Line[],
  page: PageView,
  isQuoted: (quote: string) => boolean,
): Fact | undefined {
  const quote = answer.map((line) => line.quote).join(' ');
  if (answer.length > 1 && !isQuoted(quote)) return answered(question, answer.slice(0, -1), page, isQuoted);
  const text = withoutLastCall(cleanAnswer(answer.map((line) => line.text).join(' ')), page.words);
  const first = answer[0];
  if (!first || text.length < 2 || first.linkedLength > first.text.length * 0.8) return undefined;
  return factOf('faq', { question: cleanQuestion(question.text), answer: text }, page.url, quote);
}

/** "Do you take cards? Yes, all of them." in one paragraph, the question in bold, "Q: … A: …", or two cells of a row. */
function splitInline(line: Line): { question: string; answer: string } | undefined {
  const [question, answered] = line.cells;
  if (question !== undefined && answered !== undefined)
    return { question: cleanQuestion(question), answer: cleanAnswer(answered) };
  const mark = Math.max(/[?](?=\s|\p{Lu})/u.exec(line.text)?.index ?? -1, line.text.indexOf('？'));
  if (mark < 0 || line.kind === 'heading' || OPENER.test(line.text) || asksToItsEnd(line.text))
    return undefined;
  const answer = cleanAnswer(line.text.slice(mark + 1).trim());
  if (answer.length < 2) return undefined;
  return {
    question: cleanQuestion(line.text.slice(0, mark + 1)),
    answer: answer.slice(0, MAX_ANSWER_LENGTH),
  };
}

function endsAnswer(question: Line, line: Line, isInFaq: boolean): boolean {
  if (line.region !== question.region) return true;
  if (question.kind === 'summary')
    return (
      line.group !== question.group ||
      line.kind === 'summary' ||
      (question.group === undefined && line.kind === 'heading')
    );
  if (question.kind === 'term') return line.kind !== 'definition' && line.group !== question.group;
  if (line.kind === 'heading') return true;
  if (question.kind === 'heading') return line.section !== question.section;
  if (line.section !== question.section && !isLabelled(line.section)) return true;
  const { container } = question;
  const box = container.parent;
  // A button may be all that a heading holds, and a label stand in the box of its answer.
  const around = [box, container, box && isAlone(container, box) ? box.parent : undefined];
  const isInBox =
    around.includes(line.container.parent) || (line.kind === 'item' && box && isWithin(line.container, box));
  return line.kind === 'summary' || (!isInFaq && !isInBox);
}

const MAX_LABEL = 16;
/** "Q", "A2:", "Question 3:" on a line of their own. */
const LABEL = new RegExp(
  `^(?:(?:[QAFR]|Q&A|問|答)\\s?\\d{0,2}\\s?[.:．：]?|(?:${SAID.questionLabels}|${SAID.answerLabels})\\s?\\d{0,2}\\s?[:：])$`,
  'iu',
);

/** Whether a heading says nothing but that an answer stands below it. */
function isLabelled(section: Section | undefined): boolean {
  return section !== undefined && section.heading.length <= MAX_LABEL && LABEL.test(section.heading);
}

const QUESTION_LABEL = new RegExp(
  `^(?:${SAID.questionLabels}\\s?\\d{0,2}\\s?[:.．：]|q\\d{0,2}(?=\\s?[^\\p{Script=Latin}\\d\\s]))\\s*`,
  'iu',
);
/** In Latin letters a lone "A" is a word. */
const ANSWER_LABEL = new RegExp(
  `^(?:${SAID.answerLabels}\\s?\\d{0,2}\\s?[:.．：]\\s*|a\\d{0,2}(?=\\s?[^\\p{Script=Latin}\\d\\s])\\s*)`,
  'iu',
);

function cleanQuestion(text: string): string {
  return (
    text
      .replace(OPENER, '')
      .replace(QUESTION_LABEL, '')
      .replace(/^\d{1,2}[.)]\s*(?=\p{L})/u, '')
      // What a caller is quoted with.
      .replace(/^["“„‘'«]\s?([^"“”‘’«»]+[?？])\s?["”“’'»]$/u, '$1')
      .trim()
  );
}

function cleanAnswer(text: string): string {
  return text.replace(ANSWER_LABEL, '');
}
