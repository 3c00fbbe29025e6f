/** Every place where a page names a business, and what is said there; which is the name shows on the whole site only. */
import { isBusiness } from '../structured/structured-facts.ts';
import { beforeCredits } from '../page/credits.ts';
import { elementsOf, elementText, foldSpace, namedLike, type ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { emailLetters, hostLetters, nameKey, spells } from './name-keys.ts';
import { nameSpans, SENTENCE_END } from './name-spans.ts';
import { runsIn, spelledIn } from './name-runs.ts';
import { quoteOf, quoteOfRun, type PageView } from '../page/page-view.ts';
import { asWritten } from '../page/quotes.ts';
import { isStreet } from '../contact/streets.ts';
import { textsOf, type StructuredItem } from '../structured/structured-item.ts';
import type { NameCandidate, NamePlace } from '../types.ts';
import { isUnwantedText } from '../page/visible-lines.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';

const SAID = inAnyLanguage.names;

const MAX_LENGTH = 90;
const MAX_CANDIDATES = 60;
const MAX_OF_A_PLACE = 4;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:copyright\s*|©\s*|\(c\)\s*)?(?:by\s+)?(?:\d{4}(?:\s?[-–]\s?\d{2,4})?,?\s*)?(?:by\s+)?([^|©]{2,90})/iu;
const COPYRIGHT_END = new RegExp(`\\s[-–|·•]\\s|,\\s(?=\\d)|,?\\s(?=${SAID.rights}|\\d{4})`, 'iu');

/** "Elm Garage © 2026. All rights reserved": the name stands before the sign where nothing but a year and the rights stand behind. */
const BEFORE_COPYRIGHT = new RegExp(
  `^([^|©]{2,90}?)[\\s,–-]*(?:©|\\(c\\)|copyright)\\s*(?:19|20)\\d{2}(?:\\s?[-–]\\s?\\d{2,4})?[\\s.,|–-]*(?:${SAID.rights}[^|]*)?$`,
  'iu',
);

/** Places that are stuffed with what people search for. */
const SPELLING: ReadonlySet<NamePlace> = new Set(['title', 'shared', 'heading', 'subheading', 'logo', 'top']);

/** "〒933-0837": how an address opens in Japan. */
const JAPANESE_CODE = /^〒\s?\d{3}/;

type Add = (place: NamePlace, text: string, quote: string) => void;

/** What may be a name on one page, in the order of its places. `all` are its lines with navigation and banners. */
export function readNames(
  page: PageView,
  items: readonly StructuredItem[],
  { all, emails }: { all: readonly Line[]; emails: readonly string[] },
): NameCandidate[] {
  const candidates: NameCandidate[] = [];
  const counts = new Map<NamePlace, number>();
  const chosen = [hostLetters(page.url), ...emails.map(emailLetters)];
  const add: Add = (place, text, quote) => {
    if (text.length > 2 * MAX_LENGTH || candidates.length >= MAX_CANDIDATES || isUnwantedText(text)) return;
    const count = counts.get(place) ?? 0;
    if (count >= MAX_OF_A_PLACE) return;
    const spans = nameSpans(text, page.words);
    if (spans.length > 0) counts.set(place, count + 1);
    for (const { text: name, part } of spans)
      candidates.push({
        text: name,
        quote: asWritten(page.html, part === 'whole' ? quote : name),
        place,
        part,
      });
    const spelled = SPELLING.has(place) ? spelledIn(text, chosen) : undefined;
    if (spelled !== undefined && !spans.some(({ text: name }) => name === spelled))
      candidates.push({
        text: spelled,
        quote: asWritten(page.html, spelled),
        place: 'spelled',
        part: 'whole',
      });
  };
  readMarkup(items, add);
  readMeta(page.root, add);
  add('title', page.title, page.title);
  readLogo(page, add);
  readBrand(page.root, add);
  readLines(page, all, add);
  const described = descriptionOf(page.root);
  add('description', described.match(SUBJECT)?.[1] ?? firstClause(described), described);
  const known = new Set(candidates.map(({ text }) => nameKey(text)));
  for (const { text } of runsIn(
    [{ text: described, folded: foldWord(described), kind: 'text' }],
    known,
    chosen,
  ))
    add('description', text, text);
  for (const { text, line, from, to } of runsIn(page.lines, known, chosen)) {
    const isSpelled = chosen.some((letters) => spells(text, letters));
    add(isSpelled ? 'spelled' : 'sentence', text, quoteOf(line, from, to));
  }
  return candidates;
}

function readMarkup(items: readonly StructuredItem[], add: Add): void {
  const addName = (place: NamePlace, item: StructuredItem): void => {
    for (const { text, quote } of textsOf(item, 'name').slice(0, 1)) add(place, text, quote);
  };
  for (const item of items) {
    if (isBusiness(item)) addName('business', item);
    for (const values of [item.properties.get('about'), item.properties.get('mainEntity')]) {
      for (const { value } of values ?? [])
        if (typeof value !== 'string' && isBusiness(value)) addName('business', value);
    }
    if (item.types.includes('WebSite')) addName('website', item);
  }
}

const META: Readonly<Record<string, NamePlace>> = {
  'og:site_name': 'siteName',
  'og:title': 'shared',
  'application-name': 'app',
  'apple-mobile-web-app-title': 'app',
  author: 'author',
};

function readMeta(root: ElementNode, add: Add): void {
  for (const { name, attributes } of elementsOf(root)) {
    if (name !== 'meta') continue;
    const place = META[(attributes['property'] ?? attributes['name'] ?? '').toLowerCase()];
    const content = attributes['content'] ?? '';
    if (place !== undefined) add(place, content, content);
  }
}

/** What a page says of itself to those who search. */
export function descriptionOf(root: ElementNode): string {
  const meta = elementsOf(root).find(
    ({ name, attributes }) => name === 'meta' && attributes['name']?.toLowerCase() === 'description',
  );
  return foldSpace(meta?.attributes['content'] ?? '').slice(0, 300);
}

/** What stands behind the subject of a sentence: "is", "offers", "は". */
export const SUBJECT_END = `,?\\s(?:${SAID.subjectEnds})\\s|は`;

/** "Elm Lodge is a family-run hotel": the subject of a sentence. */
const SUBJECT = new RegExp(`^(\\P{Ll}[^.!?,;:|]{2,60}?)(?:${SUBJECT_END})`, 'u');

/** "Logo of …", "… company logo": words around the name in the alt text of a logo. */
const LOGO_WORDS = new RegExp(
  `(?:\\s|^)(?:${SAID.logoKinds}\\s)?logo(?:type|tipo)?(?:\\s${SAID.logoOf}(?=\\s))?(?=\\s|$)`,
  'gi',
);
/** Logos of others that sites show: networks, cards, shops. */
const OTHER_LOGO =
  /facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp|google|tripadvisor|yelp|paypal|visa|mastercard|apple/i;

/** Alt text of an image that is named logo, and of the first on a page, unless they lead to another site. */
function readLogo({ root, url }: PageView, add: Add): void {
  let isFirst = true;
  for (const element of elementsOf(root)) {
    const { name, attributes } = element;
    if (name !== 'img' || !attributes['alt']) continue;
    const { alt } = attributes;
    const isLogo = /logo/i.test(
      `${attributes['class'] ?? ''} ${attributes['id'] ?? ''} ${(attributes['src'] ?? '').slice(-80)} ${alt}`.slice(
        0,
        500,
      ),
    );
    if (OTHER_LOGO.test(alt) || leadsElsewhere(element, url)) continue;
    if (!isLogo && !isFirst) continue;
    isFirst = false;
    if (!isLogo) {
      add('picture', alt, alt);
      continue;
    }
    // "Hale Massage offers relaxing therapy in …"
    const subject = SUBJECT.exec(alt)?.[1];
    if (subject !== undefined) add('logo', subject, subject);
    const own = alt.replace(LOGO_WORDS, ' ').replace(/^[\s–-]+|[\s–-]+$/g, '');
    add('logo', own, own === alt ? alt : own);
  }
}

function leadsElsewhere({ parent }: ElementNode, url: string): boolean {
  const href = parent?.name === 'a' ? parent.attributes['href'] : undefined;
  if (href === undefined || !/^\s*(?:https?:)?\/\//i.test(href)) return false;
  const plainHost = (host: string | undefined): string | undefined => host?.replace(/^www\./, '');
  return plainHost(URL.parse(href.trim(), url)?.hostname) !== plainHost(new URL(url).hostname);
}

const BRAND =
  /(?:^|[\s_-])(?:site-?title|site-?name|brand(?:-?name)?|navbar-brand|logo(?:-?text)?|company-?name)(?:$|\s)/i;

/** Elements that a theme names after the name of the site. */
function readBrand(root: ElementNode, add: Add): void {
  let found = 0;
  for (const element of elementsOf(root)) {
    if (!namedLike(element, BRAND) || element.name === 'img') continue;
    const text = elementText(element);
    if (text === '' || text.length > MAX_LENGTH) continue;
    add('brand', text, text);
    found += 1;
    if (found >= MAX_OF_A_PLACE) return;
  }
}

const WELCOME = new RegExp(`${SAID.welcomes}(?:\\s|(?<=['’]))(?=\\p{Lu})`, 'iu');
const LEGAL = new RegExp(`^${SAID.labels}\\s{0,2}[:：]?\\s+(?=[\\p{L}\\d])`, 'iu');

function readLines({ lines, words }: PageView, all: readonly Line[], add: Add): void {
  const first = all.find(({ kind, text }) => kind !== 'alt' && /\p{L}{2}/u.test(text));
  if (first && first.text.length <= MAX_LENGTH) add('top', first.text, first.quote);
  for (const [index, line] of lines.entries()) {
    const { text, folded, section, kind, region } = line;
    if (kind === 'heading' && (section?.level === 1 || (section?.level === 2 && index < 3))) {
      const place = section.level === 1 ? 'heading' : 'subheading';
      add(place, text, line.quote);
      const below = lines[index + 1];
      if (below?.kind === 'heading' && below.afterBreak && below.container === line.container)
        add(place, `${text} ${below.text}`, quoteOfRun([line, below], line));
    } else if (index < 3 && section?.level === 7) add('heading', text, line.quote);
    if (text.length > 600) continue;
    // Three searches for words cost less than one pattern of them.
    if (folded.includes('©') || folded.includes('(c)') || folded.includes('copyright'))
      readCopyright(line, words, add);
    const greeting = WELCOME.exec(text);
    if (greeting) {
      const name = firstClause(text.slice(greeting.index + greeting[0].length));
      add('welcome', name, name);
    }
    const label = LEGAL.exec(text);
    if (label && text.length < 140) add('legal', text.slice(label[0].length), text.slice(label[0].length));
    const isNew = region === 'footer' && lines[index - 1]?.region !== 'footer';
    if (isNew && text.length <= MAX_LENGTH) add('foot', text, line.quote);
    const below = lines[index + 1];
    if (
      below &&
      text.length <= MAX_LENGTH &&
      below.text.length <= 120 &&
      (isStreet(below.text) || JAPANESE_CODE.test(below.text)) &&
      !/\d/.test(text) &&
      !namesSomebody(folded, words)
    )
      add('overStreet', text, line.quote);
  }
}

/** "Owner: Ann Lee": who runs the business is not its name. */
function namesSomebody(folded: string, words: WordTable): boolean {
  const lead = /^[^:：]{2,40}(?=[:：])/u.exec(folded)?.[0];
  return lead !== undefined && indexOfPhrase(lead, phrases(words.roles), 'stem') >= 0;
}

const firstClause = (text: string): string => foldSpace(/^[^.!?,;:–—|]{0,90}/u.exec(text)![0]);

function readCopyright(line: Line, words: WordTable, add: Add): void {
  if (line.text.length > 300) return;
  const before = BEFORE_COPYRIGHT.exec(line.text)?.[1]!.trim();
  if (before !== undefined) {
    // Whoever made the site is somebody else.
    if (beforeCredits(line, words).length < before.length) return;
    add('copyright', before, quoteOf(line, 0, before.length));
    return;
  }
  const match = COPYRIGHT.exec(line.text);
  const name = match?.[1]!.split(COPYRIGHT_END)[0]!.split(SENTENCE_END)[0]!.trim();
  if (!match || name === undefined || name === '') return;
  const from = match.index + match[0].indexOf(name);
  add('copyright', name, quoteOf(line, from, from + name.length));
}
