/** The parts of a title, a heading or another text that may be the name. */
import { foldSpace } from '../page/dom.ts';
import { containsPhrase } from '../page/page-view.ts';
import type { NamePart } from '../types.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables, type WordTable } from '../words/index.ts';

const MAX_LENGTH = 70;
const MAX_PARTS = 6;
export const SEPARATOR = /\s+[–—·:~/]+\s+|\s+-+\s+|\s*[|｜»•]\s*|:\s+/;
/** Where words need no space, one divides parts. */
const JAPANESE_SEPARATOR = new RegExp(`${SEPARATOR.source}|(?<=[\\u3040-\\u9fffー]) | (?=[\\u3040-\\u9fff])`);
const COPYRIGHT_LEAD = /^(?:(?:©|\(c\)|copyright)\s*)+(?:(?:19|20)\d{2}(?:\s?[-–]\s?\d{2,4})?\s)?(?:by\s)?/i;
/** "© Elm Garage 2026. All …", "Elm Garage © 2026": the year, and what follows it. */
const YEAR_BEHIND = /[\s,]+(?:19|20)\d{2}(?:\s?[-–]\s?\d{2,4})?(?=$|[.,;|]|\s\P{L}).*$/u;
const COPYRIGHT_BEHIND = /\s*(?:©|\(c\)|copyright)\s*(?:19|20)\d{2}(?!\d).*$/i;
const RIGHTS = new RegExp(`(?<!\\p{L})${inAnyLanguage.names.rights}(?!\\p{L})`, 'iu');
const TITLES = wordTables
  .flatMap(({ titles }) => phrases(titles))
  .map((title) => `[${title[0]!.toUpperCase()}${title[0]!}]${title.slice(1)}`);
/** A full stop behind a letter alone, a title or a saint ends no sentence: "St. Ann’s Bakery". */
export const SENTENCE_END = new RegExp(
  `(?<!(?:^|\\s)(?:\\p{L}|St[aeo]?|${TITLES.join('|')}))\\.\\s(?=\\p{Lu})`,
  'u',
);
const EDGES = /^["'“„«»‘*\s–—|｜·•:~,-]+|["'”“«»’*\s,;:|｜·•~–—-]+$/gu;
const GREETING = new RegExp(`^${inAnyLanguage.names.greetings}\\s+`, 'iu');
const { officials, officialOf } = inAnyLanguage.names;
/** "Official site of Marsh Lodge", "Marsh Lodge Official Site". */
const OFFICIAL = new RegExp(
  `^${officials}\\s${officialOf}(?:\\s+(?!\\p{L}['’])|(?<=['’]))(?=\\S)|^${officials}(?=[\\p{Lo}])|\\s*${officials}$`,
  'giu',
);
/** "Mobile Auto Detailing in Laguna Niguel, CA": where a business of two words or more is. */
export const SEAT = / in (?:the )?\p{Lu}[\p{L}.'’ -]{2,30}(?:, ?[A-Z]{2})?$/u;
/** "Elm Garage – Since 1975": how old it is. */
const SINCE = new RegExp(`[\\s,|–—-]+\\(?${inAnyLanguage.names.foundedIn}\\s?\\d{4}年?\\)?$`, 'iu');
/** "Elm Garage Ltd Norwich": what stands behind the form of a company is where it is. */
const COMPANY =
  /^(.{3,}\s(?:Inc|LLC|Ltd|Limited|GmbH(?: & Co\.? ?KG)?|UG|OHG|S\.?r\.?l\.?|B\.?V\.?|V\.?O\.?F\.?|Sp\. z ?o\. ?o|Lda|Ltda|PLC|Pty Ltd)\.?)\s/u;
const NO_NAMES =
  'sample web site, sample website, sample site, sample page, website, web site, my website, your website, company name, your company, your company name, business name, your business, your business name, site name, site title, your logo, home, index, untitled, untitled document, homepage, wordpress, sitemap, site map, site-map, privacy policy, privacy, cookies, logo, email, e-mail, phone, telephone, top of page, skip to content, skip to main content, react app, vite app, vite + react, vite + react + ts, create react app, web site created using create-react-app, my app, log in, login, sign in, just a moment, attention required, index of';

/** Texts that may be a name: the whole, its parts between marks, and both without a topic, a greeting or a town. */
export function nameSpans(source: string, words: WordTable): { text: string; part: NamePart }[] {
  const whole = foldSpace(source).slice(0, 300);
  const parts = whole
    .split(/[\u3040-\u9fff]/.test(whole) ? JAPANESE_SEPARATOR : SEPARATOR)
    .slice(0, MAX_PARTS);
  const spans: { text: string; part: NamePart }[] = [];
  const add = (text: string, part: NamePart): void => {
    const name = cleanName(text, words);
    if (name !== undefined && !spans.some((span) => span.text === name)) spans.push({ text: name, part });
  };
  const addWithCuts = (wide: string, part: NamePart): void => {
    // "緑が丘の歯医者「酒井歯科医院」": what a title says of a business, and its name in brackets.
    const text = withoutRights((BRACKETED.exec(wide)?.[1] ?? wide).replace(OFFICIAL, '').replace(SINCE, ''));
    add(text, part);
    // "Crumb Bakery in Port Angeles": the town is a part of its own.
    const seated = text.replace(SEAT, '');
    if (seated !== text && seated.includes(' ')) add(seated, part === 'whole' ? 'first' : part);
    for (const cut of cutsOf(text, words)) add(cut, 'cut');
  };
  addWithCuts(whole, 'whole');
  if (parts.length > 1)
    for (const [index, part] of parts.entries())
      addWithCuts(part, index === 0 ? 'first' : index === parts.length - 1 ? 'last' : 'middle');
  return spans;
}

/** What a line of copyright says beside the name, on either side of it. */
function withoutRights(text: string): string {
  const led = text.replace(COPYRIGHT_LEAD, '');
  if (led === text) return text.replace(COPYRIGHT_BEHIND, '');
  const [own = ''] = led.split(SENTENCE_END);
  // "© 2026 Optik 2000": of two years the one that leads is no part of the name.
  return /\d\s$/.test(text.slice(0, text.length - led.length)) ? own : own.replace(YEAR_BEHIND, '');
}

const BRACKETED = /^[^「」『』]{2,30}[「『]([^「」『』]{2,40})[」』][\s|｜]*$/u;

/** A text without what stands around a name in titles: its topic, what follows a comma. */
function* cutsOf(text: string, words: WordTable): Generator<string> {
  const greeted = text.replace(GREETING, '');
  if (greeted !== text) yield greeted;
  const folded = foldWord(text);
  const topic = phrases(words.generic)
    .filter((phrase) => folded.startsWith(`${phrase} `))
    .sort((a, b) => b.length - a.length)[0];
  if (topic !== undefined) yield text.slice(topic.length);
  const company = COMPANY.exec(text)?.[1];
  if (company !== undefined) yield company;
  const comma = text.indexOf(', ');
  if (comma > 2) yield text.slice(0, comma);
}

const ofHours = new Map<WordTable, string[]>();

/** Headings of hours; "open" alone may be in a name. */
function hoursPhrases(words: WordTable): string[] {
  const known = ofHours.get(words);
  if (known) return known;
  const list = phrases(words.headings.hours).filter((phrase) => phrase !== 'open' && phrase !== 'opening');
  ofHours.set(words, list);
  return list;
}

/** Undefined where a text is no name: generic words, addresses of pages, too long or too short. */
export function cleanName(text: string, words: WordTable): string | undefined {
  const name = foldSpace(text).replace(EDGES, '');
  const folded = foldWord(name);
  if (name.length < 2 || name.length > MAX_LENGTH || !/\p{L}{2}/u.test(name)) return undefined;
  if (/https?:|www\.|@|\d[\d\s-]{6,}\d/.test(folded) || (/[?!]$/.test(name) && name.split(' ').length > 3))
    return undefined;
  // "Quand consulter ?": a section of the site.
  if (/[?？]$/.test(name) && phrases(words.questions).includes(/\p{L}+/u.exec(folded)![0])) return undefined;
  if (RIGHTS.test(name)) return undefined;
  const bare = folded.replace(/[!.]+$/, '');
  if (phrases(words.generic).includes(bare) || phrases(NO_NAMES).includes(bare)) return undefined;
  if (phrases(words.calls).includes(bare)) return undefined;
  if (containsPhrase(folded, hoursPhrases(words)) || /\d[:.]\d{2}(?!\d)/.test(folded)) return undefined;
  return withoutStop(name.replace(/!$/, ''));
}

/** A text without the full stop at its end, unless that is of a word cut short: "Elm Ltd.", "Elm S.r.l." */
export function withoutStop(text: string): string {
  return /(?:\b(?:inc|co|ltd|corp|bros|st|jr)|\p{L}\.\s?\p{L})\.$/iu.test(text)
    ? text
    : text.replace(/\.$/, '');
}
