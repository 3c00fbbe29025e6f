/** Sentences worth knowing: policies (cancelling, paying, parking …) and other useful statements. */
import type { Fact, FactValue } from '../../contract/schemas/facts.ts';
import { labelKey, rulesOf, type Rules } from './house-rules.ts';
import { beforeCredits } from './page/credits.ts';
import { isLegalName, isLegalPage } from './page/legal-pages.ts';
import { factOf, quoteOf, sentencesOf, type PageView } from './page/page-view.ts';
import type { Line } from './page/lines.ts';
import { joinBroken } from './page/whole-sentences.ts';
import { readStatedLists } from './stated-lists.ts';
import { toldOnce } from './said-again.ts';
import { inAnyLanguage } from './words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from './words/index.ts';
import { indexOfPhrase, SPACELESS } from './words/phrase-index.ts';

const SAID = inAnyLanguage.page;

const MIN_LENGTH = 18;
const MAX_LENGTH = 320;
/** "No pets." */
const MIN_RULE_LENGTH = 7;
/** A rule that is one by its words and a form alone is short. */
const MAX_WEAK_LENGTH = 250;
/** What stands behind a label is a few words. */
const MAX_LABELLED_LENGTH = 120;
/** A heading that is a sentence. */
const MIN_HEADING_LENGTH = 40;
/** So many words, nearly all with a capital, are names beside each other. */
const MIN_BADGE_WORDS = 8;
/** "… are required." */
const MIN_PIECE_WORDS = 4;
const TITLED_SHARE = 0.75;
/** A heading that can stand before a rule. */
const MAX_TITLE_LENGTH = 60;
const MAX_LINE_LENGTH = 20_000;
const MAX_FACTS = 120;
/** Who says so much again says all of it again. */
const repeatedLength = 24;
/** "Since 1998", in the languages known. */
const SINCE = new RegExp(`\\s${SAID.since}\\s(?:18|19|20)\\d{2}(?!\\d)`);
const LEGAL = new RegExp(`©|${SAID.legalWords}`);

/** Before an item of a list that is typed by hand. */
const BULLET = /^[*•·‣–—-]+\s*(?=[\p{L}\d])/u;

/** "Free parking · No pets · Terms apply": a bar stands in no sentence, the other signs only now and then. */
const BETWEEN_BADGES = /\s[·|•]\s/u;
const BAR = /\s\|\s/;
const MIN_BADGES = 3;

type Kind = 'policy' | 'other';
type Statement = Extract<Fact, { kind: Kind }>;

/** A sentence, and what stands around it. */
interface Sentence {
  text: string;
  quote: string;
  line: Line;
  /** The sentence before it in its line. */
  before: string | undefined;
  /** What names it, right before: "Check-out". */
  label: string | undefined;
  /** It stands below a heading of rules. */
  isBelowRules: boolean;
}

/**
 * Facts of kinds `policy` and `other`. `taken` are lines that stand for something else; words of `addresses` say nothing
 * else: "1 Park Row".
 */
export function readStatements(
  page: PageView,
  taken: ReadonlySet<Line>,
  addresses: readonly Fact[] = [],
): Fact[] {
  const places = addresses.flatMap((fact) => (fact.kind === 'address' ? placesOf(fact.value) : []));
  const rules = rulesOf(page.words);
  const lists = readStatedLists(page, rules, taken);
  const facts = lists.map(({ kind, text, quote }) => factOf(kind, { text }, page.url, quote) as Statement);
  const listed = new Set(lists.flatMap(({ lines }) => lines));
  let last: string | undefined;
  const kindOf = judgeOf(page, rules);
  for (const sentence of sentencesIn(page, taken.union(listed), rules)) {
    if (facts.length >= MAX_FACTS) break;
    const folded = ` ${foldWord(sentence.text)}`;
    if (places.some((place) => place.includes(folded.trim()))) continue;
    const kind = kindOf(
      sentence,
      places.reduce((rest, place) => rest.replaceAll(place, ' '), folded),
    );
    const text = kind === 'policy' ? withObject(sentence, folded, rules) : sentence.text;
    if (kind === undefined || text === undefined) continue;
    if (last !== undefined && text === `${last} ${sentence.text}`) facts.pop();
    last = text;
    facts.push(factOf(kind, { text }, page.url, sentence.quote) as Statement);
  }
  return toldOnce(facts, ({ value }) => value.text, rules);
}

/** The sentences of the lines that may state something. */
function* sentencesIn(page: PageView, taken: ReadonlySet<Line>, rules: Rules): Generator<Sentence> {
  const { words } = page;
  const either = phrases(`${words.policy}, ${words.other}`);
  const mayState = ({ folded, hasDigit, text }: Line): boolean =>
    indexOfPhrase(folded, either, 'stem') >= 0 ||
    rules.rules.test(folded) ||
    (hasDigit && /\d{4}/.test(text) && SINCE.test(` ${folded}`));
  const isOverRules = rulesHeadingsOf(page, rules);
  const lines = joinBroken(page.lines);
  for (const [at, line] of lines.entries()) {
    if (taken.has(line) || line.text.length > MAX_LINE_LENGTH || isLinkAlone(line)) continue;
    if (isCounted(line, lines[at - 1]) || isCounted(line, lines[at + 1])) continue;
    const label = labelOf(line, lines[at - 1], rules);
    const around = { line, label, isBelowRules: line.kind !== 'heading' && isOverRules(line) };
    if (line.kind === 'row') {
      const text = line.cells.slice(1).join(' ');
      if (label !== undefined) yield { ...around, text, quote: line.quote, before: undefined };
    } else if (isProse(line) && (label !== undefined || around.isBelowRules || mayState(line))) {
      let before: string | undefined;
      for (const { text: marked, start } of partsOf(beforeCredits(line, words))) {
        const text = marked.replace(BULLET, '');
        const from = line.text.indexOf(text, start);
        yield { ...around, text, quote: quoteOf(line, from, from + text.length), before };
        before = text;
      }
    }
  }
}

/** The sentences of a text; of three things and more with marks between, or of two beside a bar, each. */
function partsOf(text: string): { text: string; start: number }[] {
  const parts = text.split(BETWEEN_BADGES);
  if (parts.length < MIN_BADGES && !BAR.test(text)) return sentencesOf(text);
  let start = 0;
  return parts.map((part) => {
    start = text.indexOf(part, start);
    return { text: part.trim(), start };
  });
}

/** A heading states something where it is a sentence: "All bookings require a deposit of $50." */
const isProse = ({ kind, text, isAligned }: Line): boolean =>
  isAligned &&
  (kind === 'text' ||
    kind === 'item' ||
    kind === 'definition' ||
    (kind === 'heading' && text.length >= MIN_HEADING_LENGTH && /[.!。！]$/.test(text)));

/** "Check-out" in the first cell, or right before in a line of its own. */
function labelOf(line: Line, before: Line | undefined, { ruleLabels }: Rules): string | undefined {
  const label = line.kind === 'row' ? line.cells[0] : before?.text;
  const isShort = label !== undefined && label.length <= MAX_TITLE_LENGTH;
  if (!isShort || line.text.length > MAX_LABELLED_LENGTH || !ruleLabels.test(labelKey(label)))
    return undefined;
  return label.replace(/[\s:：]+$/, '');
}

/** Whether a line stands below a heading of rules, on pages that no law asks for. */
function rulesHeadingsOf(page: PageView, { ruleHeadings }: Rules): (line: Line) => boolean {
  const isOfLaw = isLegalPage(page);
  return ({ section }) => {
    if (isOfLaw || section === undefined || section.heading.length > MAX_TITLE_LENGTH) return false;
    const heading = labelKey(section.heading);
    return ruleHeadings.test(heading) && !isLegalName(heading);
  };
}

/** Tells rules of the house and remarks from all other sentences; the folded text has a space before it. */
function judgeOf({ words }: PageView, rules: Rules): (said: Sentence, folded: string) => Kind | undefined {
  const policy = phrases(words.policy);
  const other = phrases(words.other);
  return ({ text, line, label, isBelowRules }, folded) => {
    if (isNoSentence(text, folded, rules) || rules.chatter.test(folded)) return undefined;
    const plain = folded.replace(rules.namesakes, ' ');
    const isRule = rules.rules.test(plain) && isSaid(text, folded, MIN_RULE_LENGTH);
    if (isRule) return 'policy';
    const isOfRules = indexOfPhrase(plain, policy, 'stem') >= 0;
    if (label !== undefined && (isOfRules || rules.hasForm(plain))) return 'policy';
    if (line.kind === 'heading' || !isStatement(text, folded)) return undefined;
    const isShort = text.length <= MAX_WEAK_LENGTH;
    const isOfLives = rules.lives.test(plain);
    if ((isOfRules || isBelowRules) && isShort && !isOfLives && rules.hasForm(plain)) return 'policy';
    if (isInBrackets(text)) return undefined;
    if (indexOfPhrase(plain, other, 'stem') < 0 && !SINCE.test(folded)) return undefined;
    const isOfLife = rules.lives.test(line.folded) && !rules.foremost.test(plain);
    const isOfPeople = !isOfRules && isThought(plain, rules) && isBelowBiography(line, rules);
    const isTalk = isOfLives || isOfLife || isOfPeople;
    const isOfHours = !rules.foremost.test(plain) && tellsHours(folded, words);
    return isShort && !isTalk && !isOfHours ? 'other' : undefined;
  };
}

/** "I believe in vegan food"; who works alone says "I" of payment, emergencies and access as others say "we". */
const isThought = (plain: string, { myself, foremost, access }: Rules): boolean =>
  myself.test(plain) && !foremost.test(plain) && !access.test(plain);

const BIOGRAPHY = new RegExp(`^${inAnyLanguage.offers.biographies}$`, 'u');

/** Below "Biography" or "About me". */
function isBelowBiography({ section }: Line, { aboutMe }: Rules): boolean {
  const heading = labelKey(section?.heading ?? '');
  return heading.length <= MAX_TITLE_LENGTH && (BIOGRAPHY.test(heading) || aboutMe.test(heading));
}

/** "We are open Monday to Friday from 9": facts of their own. */
const tellsHours = (folded: string, words: WordTable): boolean =>
  /\d/.test(folded) && indexOfPhrase(folded, dayNamesOf(words), 'stem') >= 0;

const dayNames = new WeakMap<WordTable, string[]>();

/** The names of the days in full; lists are compiled by identity, so it is made once. */
export function dayNamesOf(words: WordTable): string[] {
  const known = dayNames.get(words);
  if (known !== undefined) return known;
  const named = Object.values(words.days).flatMap((names) => phrases(names).slice(0, 1));
  dayNames.set(words, named);
  return named;
}

/**
 * A rule with what it is about: "Salami: minimum order of 5 kg" with its heading, "Please call 48 hours ahead. This helps
 * us …" with the sentence before. Undefined where it is not understood.
 */
function withObject(
  { text, line, label, before, isBelowRules }: Sentence,
  folded: string,
  rules: Rules,
): string | undefined {
  const title = label ?? titleOver(line);
  if (label !== undefined && !rules.rules.test(folded)) return `${label}: ${text}`;
  if (rules.bareRules.test(folded.trim()) && title !== undefined) return `${title}: ${text}`;
  if (!rules.pointsBack.test(folded.trim())) return text;
  if (before !== undefined && before.length + text.length < MAX_LENGTH) return `${before} ${text}`;
  return isBelowRules || rules.rules.test(folded) ? text : undefined;
}

/** The heading that names what a line is about; that of the page is about all of it. */
function titleOver({ section, kind }: Line): string | undefined {
  if (section === undefined || kind === 'heading' || section.level === 1) return undefined;
  const title = section.heading.replace(/[\s:：]+$/, '');
  return title.length <= MAX_TITLE_LENGTH && !/[.!?。！？]$/.test(title) ? title : undefined;
}

/** "[Parking is free.]" may be a rule, and is no remark: an editor's. */
const isInBrackets = (text: string): boolean => /^\[.*\]$/su.test(text);

/** “The owner is very kind.” – but not “The Barn” has free parking. */
const QUOTED = /^["“„«](?!\s?[^"“”„«».!?]+["”“»]\s+\p{Ll})/u;

/** A piece of a sentence, a quotation, or badges: "Licensed & Insured Rating A+ Certified Installer". */
function isNoSentence(text: string, folded: string, { cutOff }: Rules): boolean {
  if (QUOTED.test(text) || cutOff.test(folded)) return true;
  if (/^\p{Ll}/u.test(text) && text.split(' ').length < MIN_PIECE_WORDS) return true;
  const words = text.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
  const titled = words.filter((word) => /^[^\p{L}\d]*[\p{Lu}\d]/u.test(word));
  return (
    !/[.!]$/.test(text) &&
    words.length >= MIN_BADGE_WORDS &&
    titled.length >= words.length * TITLED_SHARE &&
    !HAS_VERB.test(folded)
  );
}

/** "Free Parking Is Available Behind The House", "We Accept Visa": a sentence all the same. */
const HAS_VERB = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage.offers.verbs}|${SAID.firstPerson})(?!\\p{L})`,
  'u',
);

/** "Directions by bus and train": names of other pages, and what is between them, state nothing; a sentence does. */
const isLinkAlone = ({ text, linkedLength }: Line): boolean =>
  linkedLength >= text.length * 0.9 && !/[.!。！]$/.test(text);

/** "25" over "Years of experience": what a counter counts, above its number or below it. */
const isCounted = ({ text, hasDigit }: Line, beside: Line | undefined): boolean =>
  !hasDigit &&
  text.length <= MAX_TITLE_LENGTH &&
  !/[.!。！]$/.test(text) &&
  beside !== undefined &&
  /^\+?\d[\d.,\s]{0,8}[+%kK]?$/.test(beside.text);

/** A line that runs across the page says the same words again and again. */
function repeatsItself(text: string): boolean {
  const opening = text.slice(0, repeatedLength);
  return opening.length === repeatedLength && text.includes(opening, repeatedLength);
}

/** The words of an address and of its street, folded. */
function placesOf({ printed, street }: FactValue<'address'>): string[] {
  return [printed, street ?? ''].map(foldWord).filter((place) => place.length >= 5);
}

/** Contact data has kinds of its own. */
export const CONTACT = /\d{3}[\s.)/-]{1,2}\d{2,}|(?:\d{2}[\s.-]){4}|@/;

/** Whether a sentence states something by itself: no question, no contact data, no notice of rights. */
export function isStatement(text: string, folded: string): boolean {
  // Where no spaces are written, words are not counted.
  const isLong = text.split(' ').length >= 3 || SPACELESS.test(text);
  return isLong && !CONTACT.test(text) && isSaid(text, folded, MIN_LENGTH);
}

/** Neither a question nor the opening of a list, nor said again and again. */
function isSaid(text: string, folded: string, minLength: number): boolean {
  if (text.length < minLength || text.length > MAX_LENGTH || /[?？:：]$/.test(text)) return false;
  return (text.includes(' ') || SPACELESS.test(text)) && !repeatsItself(text) && !LEGAL.test(folded);
}
