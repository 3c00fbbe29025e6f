/** Questions with their answers, by markup (`details`, `dl`) or by shape (headings and lines that ask). */
import type { Fact } from '../../contract/schemas/facts.ts';
import { containsPhrase, factOf, headingPath, quoteAround, type PageView } from './page-view.ts';
import type { Line } from './lines.ts';
import { foldWord, phrases } from './words/index.ts';

const MAX_ANSWER_LENGTH = 1200;
const MAX_ANSWER_LINES = 12;
const MAX_QUESTION_LENGTH = 200;
const MAX_FACTS = 150;

/** What an accordion shows beside its question: plus signs, arrows, crosses. */
const OPENER = /\s?[+\u2212\u2013\u2014×✕✖▼▾▿▲▴►▸⌄⌃˅˄∨∧↓↑›»❯⊕＋-]{1,3}$/u;

/** Facts of kind `faq` in the visible text, and the lines that they are made of. */
export function readFaqs(page: PageView): { facts: Fact[]; taken: Set<Line> } {
  const taken = new Set<Line>();
  const lines = page.lines.filter((line) => line.kind !== 'alt');
  const facts: Fact[] = [];
  const isAsking = lines.map((line) => isQuestion(line, page));
  // One large heading that asks is a heading; questions of customers come together or under a word for them.
  const isAlone = isAsking.filter(Boolean).length === 1;
  for (let i = 0; i < lines.length && facts.length < MAX_FACTS; i += 1) {
    if (!isAsking[i]) continue;
    const question = lines[i]!;
    const isHeading = question.kind === 'heading' && (question.section?.level ?? 6) <= 2;
    if (isAlone && isHeading && !isUnderFaq(question, page)) continue;
    const inline = splitInline(question);
    if (inline) {
      facts.push(
        factOf('faq', inline, page.url, quoteAround(question, question.text.indexOf(inline.answer))),
      );
      taken.add(question);
      continue;
    }
    const answer: Line[] = [];
    for (let at = i + 1, length = 0; at < lines.length; at += 1) {
      const line = lines[at]!;
      if (
        isAsking[at] ||
        endsAnswer(question, line, isUnderFaq(question, page)) ||
        answer.length >= MAX_ANSWER_LINES ||
        length + line.text.length > MAX_ANSWER_LENGTH
      )
        break;
      answer.push(line);
      length += line.text.length + 1;
    }
    const fact = answered(question, answer, page);
    if (!fact) continue;
    facts.push(fact);
    for (const line of [question, ...answer]) taken.add(line);
  }
  return { facts, taken };
}

function answered(question: Line, answer: Line[], page: PageView): Fact | undefined {
  const text = answer
    .map((line) => line.text)
    .join(' ')
    .replace(/^(?:A|Antwort|R)\s?[:.]\s+/i, '');
  const first = answer[0];
  if (!first || text.length < 2 || first.linkedLength > first.text.length * 0.8) return undefined;
  // One paragraph is enough to go by, and survives whatever a checker puts between paragraphs.
  const said =
    first.text.length >= 12 ? first : answer.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return factOf(
    'faq',
    { question: cleanQuestion(question.text), answer: text },
    page.url,
    quoteAround(said, 0, Math.min(said.text.length, 200)),
  );
}

/** "Do you take cards? Yes, all of them." in one paragraph, the question in bold, or "Q: … A: …". */
function splitInline(line: Line): { question: string; answer: string } | undefined {
  const mark = Math.max(line.text.indexOf('? '), line.text.indexOf('？'));
  if (mark < 0 || line.kind === 'heading' || OPENER.test(line.text)) return undefined;
  const answer = line.text
    .slice(mark + 1)
    .trim()
    .replace(/^(?:A|Antwort|R)\s?[:.]\s+/i, '');
  if (answer.length < 2) return undefined;
  return {
    question: cleanQuestion(line.text.slice(0, mark + 1)),
    answer: answer.slice(0, MAX_ANSWER_LENGTH),
  };
}

function isQuestion(line: Line, page: PageView): boolean {
  const { kind } = line;
  const text = line.text.replace(OPENER, '');
  const mark = text.search(/[?？]/);
  if (mark < 0 && kind !== 'summary' && kind !== 'term') return false;
  const inFaq = isUnderFaq(line, page);
  if (mark < 0) return inFaq && text.length <= MAX_QUESTION_LENGTH && !isLabel(line, page);
  if (mark > MAX_QUESTION_LENGTH) return false;
  const isWhole = mark === text.length - 1;
  const asks = startsLikeQuestion(text.slice(0, mark + 1), page);
  if (isWhole && (kind === 'summary' || kind === 'term')) return true;
  if (isWhole && kind === 'heading') return inFaq || asks;
  if (/^(?:q|f|p|question|frage)\s?[:.]/i.test(text)) return true;
  if (isWhole && (line.isBold || inFaq)) return asks || inFaq;
  // The question alone is bold, its answer goes on in the same paragraph.
  return !isWhole && asks && line.boldPrefix > 0 && Math.abs(line.boldPrefix - mark - 1) <= 2;
}

/** "Phone", "Opening hours": terms of a list of contact data. */
function isLabel({ folded }: Line, { words: { headings, phone, generic } }: PageView): boolean {
  const name = folded.replace(/[\s:.]+$/, '');
  return phrases(
    `${phone.phone}, ${phone.fax}, email, e-mail, mail, ${headings.contact}, ${headings.hours}, ${generic}`,
  ).includes(name);
}

function isUnderFaq(line: Line, { words, title }: PageView): boolean {
  const list = phrases(words.headings.faq);
  const path = line.kind === 'heading' ? headingPath(line.section?.parent) : headingPath(line.section);
  return path.some((heading) => containsPhrase(heading, list)) || containsPhrase(foldWord(title), list);
}

/** What a business asks its reader to win them; no customer asks it. */
const PITCH = new RegExp(
  `^(?:${[
    'are you (?:new|ready|looking|tired|thinking|considering|planning|searching|in need|in pain|struggling|suffering|worried|interested|moving|getting)',
    'have you (?:ever|been|got)|have (?:a |any )?questions|do you have (?:any )?(?:more |other |further )?questions',
    'do you (?:need|want|suffer|know|feel|love|like|dream|struggle)|why (?:choose|us|use|pick)|how can we help',
    'what (?:makes us|sets us|can (?:we|our\\b.{0,60}) do for you)',
    'haben sie (?:noch )?fragen|suchen sie|brauchen sie|mochten sie|leiden sie|sind sie auf der suche|warum (?:wir|zu uns)',
    'avez-vous (?:une|des) questions?|vous (?:cherchez|souhaitez|voulez)|pourquoi (?:nous|nous choisir|choisir)',
    'por que (?:elegirnos|nos eligen|nosotros|escolher|nos)|(?:necesitas|buscas|quieres)',
    'perche (?:sceglierci|scegliere|noi)|(?:cerchi|cercate|hai bisogno|avete bisogno)',
    'waarom (?:wij|kiezen|ons)|(?:zoekt u|zoek je|wilt u|bent u op zoek)',
    'dlaczego (?:my|warto|nas)|(?:szukasz|potrzebujesz|chcesz)|de ce (?:noi|sa ne alegi)|(?:cauti|ai nevoie|vrei)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** A question of a customer begins with a question word and is longer than "Questions?" or "Ready to book?". */
function startsLikeQuestion(text: string, { words }: PageView): boolean {
  const folded = foldWord(text).replace(/^(?:[¿"„“\s]|q:|\d{1,2}[.)]\s)+/, '');
  const isLong = folded.split(' ').length >= 3;
  return (
    isLong &&
    phrases(words.questions).some(
      (word) => folded.startsWith(`${word} `) || (word.length > 3 && folded.startsWith(word)),
    ) &&
    !PITCH.test(folded)
  );
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
  if (line.section !== question.section) return true;
  return !isInFaq && line.container.parent !== question.container.parent;
}

function cleanQuestion(text: string): string {
  return text
    .replace(OPENER, '')
    .replace(/^(?:q|f|p|question|frage)\s?[:.]\s*/i, '')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .trim();
}
