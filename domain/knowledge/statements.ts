/** Sentences worth knowing: policies (cancelling, paying, parking …) and other useful statements. */
import type { Fact, FactValue } from '../../contract/schemas/facts.ts';
import { withoutCredits } from './page/credits.ts';
import { factOf, quoteOf, sentencesOf, type PageView } from './page/page-view.ts';
import type { Line } from './page/lines.ts';
import { inAnyLanguage } from './words/in-any-language.ts';
import { foldWord, phrases } from './words/index.ts';
import { indexOfPhrase, SPACELESS } from './words/phrase-index.ts';

const SAID = inAnyLanguage.page;

const MIN_LENGTH = 18;
const MAX_LENGTH = 320;
const MAX_FACTS = 120;
/** Who says so much again says all of it again. */
const repeatedLength = 24;
/** "Since 1998", in the languages known. */
const SINCE = new RegExp(`\\s${SAID.since}\\s(?:18|19|20)\\d{2}(?!\\d)`);
const LEGAL = new RegExp(`©|${SAID.legalWords}`);

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
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const policy = phrases(page.words.policy);
  const other = phrases(page.words.other);
  const either = phrases(`${page.words.policy}, ${page.words.other}`);
  const tells = (folded: string): 'policy' | 'other' | undefined =>
    indexOfPhrase(folded, policy, 'stem') >= 0
      ? 'policy'
      : indexOfPhrase(folded, other, 'stem') >= 0 || SINCE.test(folded)
        ? 'other'
        : undefined;
  for (const line of page.lines) {
    if (facts.length >= MAX_FACTS) break;
    const isProse = line.kind === 'text' || line.kind === 'item' || line.kind === 'definition';
    if (
      !isProse ||
      taken.has(line) ||
      line.text.length < MIN_LENGTH ||
      line.text.length > 20_000 ||
      !line.isAligned ||
      isLinkAlone(line) ||
      (indexOfPhrase(line.folded, either, 'stem') < 0 &&
        !(line.hasDigit && /\d{4}/.test(line.text) && SINCE.test(` ${line.folded}`)))
    )
      continue;
    for (const { text, start } of sentencesOf(withoutCredits(line.text, page.words, line.folded))) {
      const folded = ` ${foldWord(text)}`;
      if (!isStatement(text, folded) || seen.has(folded)) continue;
      if (places.some((place) => place.includes(folded.trim()))) continue;
      const kind = tells(places.reduce((rest, place) => rest.replaceAll(place, ' '), folded));
      if (!kind) continue;
      seen.add(folded);
      const from = line.text.indexOf(text, start);
      facts.push(factOf(kind, { text }, page.url, quoteOf(line, from, from + text.length)));
    }
  }
  return facts;
}

/** "Directions by bus and train": names of other pages, and what is between them, state nothing; a sentence does. */
const isLinkAlone = ({ text, linkedLength }: Line): boolean =>
  linkedLength >= text.length * 0.9 && !/[.!。！]$/.test(text);

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
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || /[?？:：]$/.test(text) || CONTACT.test(text))
    return false;
  if (repeatsItself(text)) return false;
  // Where no spaces are written, words are not counted.
  return (text.split(' ').length >= 3 || SPACELESS.test(text)) && !LEGAL.test(folded);
}
