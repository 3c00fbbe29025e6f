/** Tells what a page says of other places - a beach, a museum, the baker next door - from what it says of the business. */
import { speaksOfItself } from './first-person.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';
import { containsPhrase, type PageView } from './page-view.ts';
import { endOfAddress, titleParts } from './legal-pages.ts';
import type { Line, Section } from './lines.ts';

const NAMES = new RegExp(`^(?:${inAnyLanguage.page.otherPlaces})$`, 'u');

/** Whether a text is a heading over what lies around. */
export const isOverPlaces = (text: string): boolean => NAMES.test(foldWord(text).replace(/[\s:：!.]+$/u, ''));

const ARTICLE = new RegExp(
  `^(?:(?:${inAnyLanguage.offers.articles})\\s|${inAnyLanguage.offers.shortArticles})`,
  'iu',
);
const CAPITALISED = /^\p{Lu}[\p{L}'’-]*(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}'’-]*)*$/u;
const MAX_NAME = 40;
/** What no name of another place holds: kinds and parts of houses, days. */
const ownWords = wordTables.flatMap(({ hours, kinds, generic, days }) => [
  ...phrases([hours.houses, hours.purpose, kinds, generic].join()),
  ...Object.values(days).map((names) => phrases(names)[0]!),
]);

/**
 * Whether a sentence is about the place that its heading names ("The Abbey" over "The Abbey is open daily"), and which is
 * neither a kind of place that businesses have ("The bar") nor named in `own`, folded words on the business itself.
 */
export function isAboutNamedPlace(
  sentence: string,
  heading: string,
  { own, language }: { own: string; language: string | undefined },
): boolean {
  if (heading === '' || heading.length > MAX_NAME) return false;
  const article = ARTICLE.exec(heading)?.[0] ?? '';
  const name = heading.slice(article.length).replace(/[\s:：]+$/u, '');
  const start = ARTICLE.exec(sentence)?.[0] ?? '';
  const isSubject =
    sentence.startsWith(name, start.length) && /^\s\p{Ll}/u.test(sentence.slice(start.length + name.length));
  if (!isSubject || !CAPITALISED.test(name)) return false;
  // Where a sentence begins, and where all nouns do so, one capital letter makes no name.
  const isName = name.includes(' ') || (start !== '' && language !== 'de');
  const folded = foldWord(name);
  return isName && !containsPhrase(folded, ownWords) && !own.includes(folded);
}

/**
 * The lines of the main part of a page that stand under such a heading, or on a page that is called so. Opening hours and
 * contact data under headings of their own right below it are those of the business again.
 */
export const linesOnOtherPlaces = (page: PageView): Set<Line> => linesUnder(page, isOverPlaces);

type Heads = Pick<PageView, 'lines' | 'title' | 'url' | 'words'>;

function linesUnder({ lines, title, url, words }: Heads, isOver: (text: string) => boolean): Set<Line> {
  const isWhole = [endOfAddress(url), ...titleParts(title)].some(isOver);
  const own = phrases(`${words.headings.hours}, ${words.headings.contact}`);
  const judged = new Map<Section | undefined, boolean>();
  const isElsewhere = (section: Section | undefined): boolean => {
    if (section === undefined) return isWhole;
    const known = judged.get(section);
    if (known !== undefined) return known;
    const isOwn = (section.parent?.level ?? 1) === 1 && containsPhrase(foldWord(section.heading), own);
    const is = isOver(section.heading) || (!isOwn && isElsewhere(section.parent));
    judged.set(section, is);
    return is;
  };
  return new Set(lines.filter(({ region, section }) => region === 'main' && isElsewhere(section)));
}

const OTHERS = new RegExp(`^(?:${inAnyLanguage.page.otherHouses})$`, 'u');
const PROJECTS = new RegExp(`^(?:${inAnyLanguage.page.projects})$`, 'u');
const isHeadedBy =
  (names: RegExp) =>
  (text: string): boolean =>
    names.test(foldWord(text).replace(/[\s:：!.]+$/u, ''));
const isOverOthers = isHeadedBy(OTHERS);
const isOverProjects = isHeadedBy(PROJECTS);

/** Mail, a number or an address with its parts in one line. */
const CONTACT = /@|(?:\d[^\p{L}\d]{0,3}){7}|\d.*,\s|,\s.*\d/u;
const NAMED_CONTACT = /\p{L}{3}.*\d.*,/u;

/**
 * The lines that tell where others are and how to reach them: under such a heading, or under one over those who sell,
 * recommend or work with the business ("Stockists", "Our partners"), but for those that speak of the business. Without a
 * name one number alone may be the business's.
 */
export function linesOfOthers(page: Heads): Line[] {
  const theirs = [...linesUnder(page, (text) => isOverPlaces(text) || isOverOthers(text))].filter(
    ({ folded }) => !speaksOfItself(folded),
  );
  const told = theirs.filter(({ text }) => CONTACT.test(text));
  return told.length > 1
    ? theirs.filter(({ hasDigit, text, linkCount }) => hasDigit || linkCount > 0 || text.includes('@'))
    : told.filter(({ text }) => NAMED_CONTACT.test(text));
}

/** The lines on what was done for customers, whose addresses are theirs. */
export const linesOnProjects = (page: Heads): Set<Line> => linesUnder(page, isOverProjects);
