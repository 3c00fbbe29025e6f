/** What the business is, in its own words: "Elm Lodge is a family-run hotel", "We repair shoes and bags". */
import type { Fact } from '../../contract/schemas/facts.ts';
import { descriptionOf, SUBJECT_END } from './names/names.ts';
import { isSmallWord, nameKey } from './names/name-keys.ts';
import { isForeign } from './page/language.ts';
import { factOf, quoteOf, sentencesOf, type PageView } from './page/page-view.ts';
import { CONTACT, dayNamesOf, isStatement } from './statements.ts';
import type { Knowledge, PageContent, SelfDescription } from './types.ts';
import { foldWord, phrases, wordsOf, type WordTable } from './words/index.ts';
import { indexOfPhrase, opensWithPhrase, SPACELESS } from './words/phrase-index.ts';

const MIN_LENGTH = 30;
const MIN_SPACELESS_LENGTH = 18;
const MIN_WORDS = 7;
const MAX_LENGTH = 280;
/** A business says what it is at the top, or on one of the first pages about it. */
const MAX_CANDIDATES = 24;
const MAX_LINES = 80;
const MAX_PAGES = 8;
/** A description for search engines may go on to offers and calls. */
const MAX_META_LENGTH = 200;

/** "Elm Lodge is", "つばめ歯科は": a verb behind a subject. */
const BEHIND_SUBJECT = new RegExp(SUBJECT_END, 'u');
const SUBJECT = /^\P{Ll}[^.!?;:|]{2,60}$/u;

/** Of whom or what a sentence says something, or nothing where that does not stand at its beginning. */
function subjectOf(text: string): string {
  const opening = text.slice(0, 70);
  const subject = opening.slice(0, BEHIND_SUBJECT.exec(opening)?.index ?? 0);
  return SUBJECT.test(subject) ? subject : '';
}

/** The sentences of a page that may say it; the quote of each stands in the page. */
export function readSelfDescriptions(page: PageView): SelfDescription[] {
  const { words } = page;
  const found: SelfDescription[] = [];
  const described = openingOf(descriptionOf(page.root), words);
  if (described !== '' && !isForeign(described, page.language))
    found.push({ text: described, quote: described, place: 'meta' });
  for (const line of page.lines.filter(({ kind }) => kind === 'text').slice(0, MAX_LINES)) {
    if (found.length >= MAX_CANDIDATES) break;
    if (!line.isAligned || line.text.length < MIN_SPACELESS_LENGTH || line.text.length > 4_000) continue;
    for (const { text, start } of sentencesOf(line.text).slice(0, 8)) {
      const place = beginsOwn(text, words) ? 'own' : subjectOf(text) === '' ? undefined : 'named';
      if (place === undefined || !isFit(text, words)) continue;
      const from = line.text.indexOf(text, start);
      found.push({ text, quote: quoteOf(line, from, from + text.length), place });
    }
  }
  return found.slice(0, MAX_CANDIDATES);
}

/** Long enough to tell something, and a statement that holds every day. */
function isFit(text: string, words: WordTable): boolean {
  const isLong = SPACELESS.test(text)
    ? text.length >= MIN_SPACELESS_LENGTH
    : text.length >= MIN_LENGTH && text.split(' ', MIN_WORDS).length === MIN_WORDS;
  const isWhole = text.length <= MAX_LENGTH && !/…$|\.{3}$|\s[|•→»]\s/.test(text);
  return isLong && isWhole && isStatement(text, ` ${foldWord(text)}`) && !isNotice(text, words);
}

/** News: "is closed", "we are hiring". */
const isNotice = (text: string, { notices }: WordTable): boolean =>
  indexOfPhrase(foldWord(text), phrases(notices)) >= 0;

/** The first sentences of a description, as many as fit. */
function openingOf(description: string, words: WordTable): string {
  let opening = '';
  for (const { text, start } of sentencesOf(description)) {
    const end = description.indexOf(text, start) + text.length;
    const isLong = end > (opening === '' ? MAX_LENGTH : MAX_META_LENGTH);
    if (isLong || /[?？]/.test(text) || CONTACT.test(text) || isNotice(text, words)) break;
    opening = description.slice(0, end);
  }
  return isFit(opening, words) ? opening : '';
}

/** How much each sign that a sentence tells it is worth, and how much together are enough. */
const WORTH = {
  named: 3,
  own: 2,
  meta: 2,
  home: 1,
  naming: 0.5,
  kind: 1.5,
  offered: 0.5,
  long: -0.5,
} as const;
const ENOUGH = 3.5;
const LONG = 220;

/**
 * The fact (`other`) that says best what the business is, or undefined. Pages are in order of reading, the home page first;
 * `name` is the name of the business.
 */
export function describeBusiness(
  pages: readonly PageContent[],
  name: string | undefined,
  language: string,
): Fact | undefined {
  const worthOf = judgeOf(name, language);
  let best: { fact: Fact; worth: number } | undefined;
  for (const [at, page] of pages.slice(0, MAX_PAGES).entries()) {
    if (page.language !== undefined && page.language !== language) continue;
    for (const { text, quote, place } of page.selfDescriptions ?? []) {
      // What any page tells to those who search is about that page.
      if (place === 'meta' && at > 0) continue;
      const worth = worthOf(text, place, at === 0);
      if (worth >= ENOUGH && worth > (best?.worth ?? 0))
        best = { fact: factOf('other', { text }, page.url, quote), worth };
    }
  }
  return best?.fact;
}

/** The fact by which `describeBusiness` told what the business is: it comes before all others of its kind. */
export function selfDescriptionAmong({
  facts,
  passages,
  language,
}: Pick<Knowledge, 'facts' | 'passages' | 'language'>): Fact | undefined {
  const first = facts.find(({ kind }) => kind === 'other');
  const name = facts.find(({ kind }) => kind === 'name');
  if (first?.kind !== 'other') return undefined;
  const { text } = first.value;
  // What is told to those who search alone stands nowhere on the page.
  const words = wordsOf(language);
  const place = beginsOwn(text, words)
    ? 'own'
    : passages.some((passage) => passage.text.includes(text))
      ? 'named'
      : 'meta';
  const worthOf = judgeOf(name?.kind === 'name' ? name.value.text : undefined, language);
  return isFit(text, words) && worthOf(text, place, true) >= ENOUGH ? first : undefined;
}

/** "We are a", "Your bakery in": what is yours is a business only where its kind follows. Who names days tells of hours. */
function beginsOwn(text: string, words: WordTable): boolean {
  const opening = foldWord(text.slice(0, 60));
  const isOwn = opensWithPhrase(opening, phrases(words.describes));
  if (!isOwn && !isOfKind(opening, words)) return false;
  return indexOfPhrase(foldWord(text), dayNamesOf(words), 'stem') < 0;
}

/** "Your bakery", "ihre kleine Bäckerei": the kind is one of the next two words. */
function isOfKind(opening: string, { yours = '', kinds }: WordTable): boolean {
  const your = phrases(yours).find((phrase) => opening.startsWith(`${phrase} `));
  if (your === undefined) return false;
  const next = opening.slice(your.length).trimStart().split(' ', 2).join(' ');
  return indexOfPhrase(next, phrases(kinds)) >= 0;
}

/** What speaks for a sentence, added up. */
function judgeOf(
  name: string | undefined,
  language: string,
): (text: string, place: SelfDescription['place'], isHome: boolean) => number {
  const words = wordsOf(language);
  const kinds = phrases(words.kinds);
  const offered = phrases(words.offered);
  // "The hotel is closed in May" says nothing of itself by name: what makes a name are its other words.
  const telling = nameKey(name ?? '')
    .split(' ')
    .filter((word) => word !== '' && !isSmallWord(word) && indexOfPhrase(word, kinds) < 0);
  return (text, place, isHome) => {
    const isNamed = isOf(telling, subjectOf(text));
    if (place === 'named' && !isNamed) return 0;
    const folded = foldWord(text);
    return (
      WORTH[isNamed ? 'named' : place] +
      (isOf(telling, text) ? WORTH.naming : 0) +
      (isHome ? WORTH.home : 0) +
      (indexOfPhrase(folded, kinds) >= 0 ? WORTH.kind : 0) +
      (indexOfPhrase(folded, offered, 'stem') >= 0 ? WORTH.offered : 0) +
      (text.length > LONG ? WORTH.long : 0)
    );
  };
}

/** Whether most words that make the name stand in a text. */
function isOf(telling: readonly string[], text: string): boolean {
  const words = new Set(nameKey(text).split(' '));
  return telling.filter((word) => words.has(word)).length * 2 > telling.length;
}
