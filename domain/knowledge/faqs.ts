/** Questions with their answers, by markup (`details`, `dl`) or by shape (headings and lines that ask). */
import type { Fact } from '../../contract/schemas/facts.ts';
import { containsPhrase, factOf, headingPath, quoteAround, type PageView } from './page/page-view.ts';
import type { Line, Section } from './page/lines.ts';
import { foldWord, phrases } from './words/index.ts';

const MAX_ANSWER_LENGTH = 1200;
const MAX_ANSWER_LINES = 12;
const MAX_QUESTION_LENGTH = 200;
const MAX_FACTS = 150;
const MAX_TITLE_LENGTH = 40;

/** What an accordion shows beside its question: plus signs, arrows, crosses. */
const OPENER = /\s?[+\u2212\u2013\u2014×✕✖▼▾▿▲▴►▸⌄⌃˅˄∨∧↓↑›»❯⊕＋-]{1,3}$/u;

/** Facts of kind `faq` in the visible text, and the lines that they are made of. */
export function readFaqs(page: PageView): { facts: Fact[]; taken: Set<Line> } {
  const taken = new Set<Line>();
  const lines = page.lines.filter(
    (line) => line.kind !== 'alt' && !(line.text.length <= 5 && LABEL.test(line.text)),
  );
  const facts: Fact[] = [];
  const listed = linesUnderFaq(lines, page);
  const isAsking = lines.map((line) => isQuestion(line, listed.has(line), page));
  // One large heading that asks is a heading; questions of customers come together or under a word for them.
  const isAlone = isAsking.filter(Boolean).length === 1;
  for (let i = 0; i < lines.length && facts.length < MAX_FACTS; i += 1) {
    if (!isAsking[i]) continue;
    const question = lines[i]!;
    const isHeading = question.kind === 'heading' && (question.section?.level ?? 6) <= 2;
    if (isAlone && isHeading && !listed.has(question)) continue;
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
        endsAnswer(question, line, listed.has(question)) ||
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
  const text = cleanAnswer(answer.map((line) => line.text).join(' '));
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

/** "Do you take cards? Yes, all of them." in one paragraph, the question in bold, "Q: … A: …", or two cells of a row. */
function splitInline(line: Line): { question: string; answer: string } | undefined {
  const [question, answered] = line.cells;
  if (question !== undefined && answered !== undefined)
    return { question: cleanQuestion(question), answer: cleanAnswer(answered) };
  const mark = Math.max(line.text.indexOf('? '), line.text.indexOf('？'));
  if (mark < 0 || line.kind === 'heading' || OPENER.test(line.text)) return undefined;
  const answer = cleanAnswer(line.text.slice(mark + 1).trim());
  if (answer.length < 2) return undefined;
  return {
    question: cleanQuestion(line.text.slice(0, mark + 1)),
    answer: answer.slice(0, MAX_ANSWER_LENGTH),
  };
}

function isQuestion(line: Line, inFaq: boolean, page: PageView): boolean {
  const { kind, cells } = line;
  if (kind === 'row' && cells.length !== 2) return false;
  const text = (cells[0] ?? line.text).replace(OPENER, '');
  const mark = text.search(/[?？]/);
  if (mark < 0 && kind !== 'summary' && kind !== 'term') return false;
  if (mark < 0) return inFaq && text.length <= MAX_QUESTION_LENGTH && !isLabel(line, page);
  if (mark > MAX_QUESTION_LENGTH || INVITATION.test(foldWord(text))) return false;
  const isWhole = mark === text.length - 1;
  const asks = startsLikeQuestion(text.slice(0, mark + 1), page);
  if (kind === 'row') return isWhole && (inFaq || asks);
  if (isWhole && (kind === 'summary' || kind === 'term')) return true;
  if (isWhole && kind === 'heading') return inFaq || asks;
  if (/^(?:q|f|p|question|frage)\s?[:.]/i.test(text)) return true;
  if (isWhole && (line.isBold || inFaq)) return asks || inFaq;
  // The question alone is bold, its answer goes on in the same paragraph.
  return !isWhole && (asks || inFaq) && line.boldPrefix > 0 && Math.abs(line.boldPrefix - mark - 1) <= 2;
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
    const isOne = headingPath(section).some((heading) => containsPhrase(heading, list));
    titled.set(section, isOne);
    return isOne;
  };
  let isOpened = false;
  for (const line of lines) {
    const { kind, section, region } = line;
    if (kind === 'heading') isOpened = false;
    else if (line.text.length <= MAX_TITLE_LENGTH && list.includes(line.folded)) isOpened = true;
    const over = kind === 'heading' ? section?.parent : section;
    if (isOpened || (isFaqPage && region === 'main') || isTitled(over)) found.add(line);
  }
  return found;
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

/** What leads on to a form or a telephone, even among questions. */
const INVITATION = new RegExp(
  `^(?:${[
    'ready to|looking for|(?:still )?(?:have|got)(?: (?:a|any|more|other|further|some))* questions?|any (?:more |other |further )?questions|need (?:help|more)|not sure',
    'noch (?:weitere )?fragen|(?:weitere |offene )?fragen\\s?\\?|suchen sie|bereit (?:fur|zu)|lust (?:auf|bekommen)',
    '¿?(?:buscas|tienes (?:dudas|(?:alguna|mas) (?:duda|pregunta))|listo para|alguna duda|te ayudamos)',
    "(?:une|des|d'autres) questions?\\s?\\?|besoin d'(?:aide|un)|pret a|vous avez (?:une|d'autres|des) questions?",
    'cerchi|hai (?:altre |ancora )?(?:domande|dubbi|bisogno)|pronto a|(?:ainda )?tem (?:alguma )?(?:duvidas?|perguntas?)|precisa de ajuda|pronto para',
    '(?:nog|heeft u|heb je)(?: nog)? (?:een )?(?:andere )?vra(?:ag|gen)|(?:bent u|ben je) op zoek|masz (?:inne |jeszcze )?pytani[ae]|szukasz|ai (?:alte )?intrebari|cauti',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** "駐車場はありますか？" asks, "お困りではありませんか？" is said to win a reader. */
const ASKED_IN_JAPANESE = /(?<!ません)か[?？]$/u;

/** A question of a customer begins with a question word and is longer than "Questions?" or "Ready to book?". */
function startsLikeQuestion(text: string, { words }: PageView): boolean {
  if (ASKED_IN_JAPANESE.test(text)) return true;
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

/** "Q", "A2:" on a line of their own. */
const LABEL = /^(?:[QAFR]|Q&A|問|答)\s?\d{0,2}\s?[.:．：]?$/iu;
const QUESTION_LABEL =
  /^(?:(?:q|f|p|question|frage)\s?\d{0,2}\s?[:.．：]|q\d{0,2}(?=\s?[^\p{Script=Latin}\d\s]))\s*/iu;
/** In Latin letters a lone "A" is a word. */
const ANSWER_LABEL =
  /^(?:(?:a|antwort|r)\s?\d{0,2}\s?[:.．：]\s*|a\d{0,2}(?=\s?[^\p{Script=Latin}\d\s])\s*)/iu;

function cleanQuestion(text: string): string {
  return text
    .replace(OPENER, '')
    .replace(QUESTION_LABEL, '')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .trim();
}

function cleanAnswer(text: string): string {
  return text.replace(ANSWER_LABEL, '');
}
