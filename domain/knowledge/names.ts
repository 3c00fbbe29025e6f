/** The name of the business: every place where a page tells it, with how much that place is to be trusted. */
import { isBusiness } from './structured-facts.ts';
import { elementsOf, elementText, foldSpace, namedLike, type ElementNode } from './dom.ts';
import { containsPhrase, quoteOf, type PageView } from './page-view.ts';
import { asWritten } from './quotes.ts';
import { textsOf, type StructuredItem } from './structured-item.ts';
import type { NameCandidate } from './types.ts';
import { foldWord, phrases, type WordTable } from './words/index.ts';

const MAX_LENGTH = 70;
const SEPARATOR = /\s+[|–—·•»:~]\s+|\s+-\s+|\s*[|»]\s*|:\s+/;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:copyright\s*|©\s*|\(c\)\s*)?(?:by\s+)?(?:\d{4}(?:\s?[-–]\s?\d{2,4})?,?\s*)?(?:by\s+)?([^.|©]{2,70})/iu;

/** Candidates of one page, best first. */
export function readNames(page: PageView, items: readonly StructuredItem[]): NameCandidate[] {
  const candidates: NameCandidate[] = [];
  const add = (text: string, quote: string, weight: number): void => {
    const name = cleanName(text, page.words);
    if (name !== undefined) candidates.push({ text: name, quote: asWritten(page.html, quote), weight });
  };
  for (const item of businessesIn(items))
    for (const { text, quote } of textsOf(item, 'name').slice(0, 1)) add(text, quote, 10);
  for (const item of items)
    if (item.types.includes('WebSite'))
      for (const { text, quote } of textsOf(item, 'name').slice(0, 1)) add(text, quote, 6);
  readMeta(page.root, add);
  readLogo(page, add);
  readBrand(page.root, add);
  readCopyright(page, add);
  for (const [index, part] of page.title.split(SEPARATOR).entries()) {
    const own = withoutTopic(part.trim(), page);
    add(own, own, index === 0 ? 3 : 3.5);
  }
  const heading =
    page.lines.find((line) => line.kind === 'heading' && line.section?.level === 1) ??
    page.lines.slice(0, 3).find((line) => line.section?.level === 7);
  if (heading) add(heading.text, heading.quote, 2.5);
  if (candidates.every(({ weight }) => weight < 3)) readHostName(page, add);
  return candidates.sort((a, b) => b.weight - a.weight);
}

/** Where no title, logo or imprint names it: the words of the text that spell the host's name. */
function readHostName(
  { url, lines, language }: PageView,
  add: (text: string, quote: string, weight: number) => void,
): void {
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.');
  const letters = labels[0]!.replace(/[^a-z\d]/g, '');
  if (labels.length > 3 || letters.length < 6 || letters.length > 40 || language === 'ja') return;
  for (const line of lines) {
    if (line.text.length > 2000) continue;
    const words = [...line.text.matchAll(/[\p{L}\d’']{1,40}/gu)];
    for (const [from, first] of words.entries()) {
      if (!/^[\p{Lu}\d]/u.test(first[0]) || !letters.startsWith(spelling(first[0]))) continue;
      let spelled = '';
      for (const last of words.slice(from, from + 5)) {
        spelled += spelling(last[0]);
        if (spelled !== letters) continue;
        const end = last.index + last[0].length;
        add(line.text.slice(first.index, end), quoteOf(line, first.index, end), 3);
        return;
      }
    }
  }
}

const spelling = (word: string): string => foldWord(word).replace(/[^a-z\d]/g, '');

function businessesIn(items: readonly StructuredItem[]): StructuredItem[] {
  const found: StructuredItem[] = [];
  for (const item of items) {
    if (isBusiness(item)) found.push(item);
    for (const values of [item.properties.get('about'), item.properties.get('mainEntity')]) {
      for (const { value } of values ?? [])
        if (typeof value !== 'string' && isBusiness(value)) found.push(value);
    }
  }
  return found;
}

function readMeta(root: ElementNode, add: (text: string, quote: string, weight: number) => void): void {
  for (const { name, attributes } of elementsOf(root)) {
    if (name !== 'meta') continue;
    const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
    const content = attributes['content'] ?? '';
    if (key === 'og:site_name') add(content, content, 7);
    else if (key === 'application-name' || key === 'apple-mobile-web-app-title') add(content, content, 5);
  }
}

/** "Contact Miller Plumbing": a word for what the page is about goes where the rest stands on a line of its own. */
function withoutTopic(part: string, { words, lines }: PageView): string {
  const topic = phrases(words.generic)
    .filter((phrase) => foldWord(part).startsWith(`${phrase} `))
    .sort((a, b) => b.length - a.length)[0];
  if (topic === undefined) return part;
  const rest = part.slice(topic.length).trim();
  const folded = foldWord(rest);
  return lines.some((line) => line.folded === folded) ? rest : part;
}

/** "Logo of …", "… company logo": words around the name in the alt text of a logo. */
const LOGO_WORDS =
  /(?:\s|^)(?:(?:business|company|official|main|site|website|header|footer|store|shop)\s)?logo(?:type|tipo)?(?:\s(?:of|for|di|de|du|der|des|von|van|do|da|dos|das|del|della|dello)(?=\s))?(?=\s|$)/gi;
/** "Logotipo do …" speaks of the business, as people call it. */
const SPOKEN_OF = /logo(?:type|tipo)?\s(?:of the|du|der|des|do|da|dos|das|del|della|dello)\s/i;
/** Logos of others that sites show: networks, cards, shops. */
const OTHER_LOGO =
  /facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp|google|tripadvisor|yelp|paypal|visa|mastercard|apple/i;

/** Alt text of an image that is named logo, unless it leads to another site. */
function readLogo({ root, url }: PageView, add: (text: string, quote: string, weight: number) => void): void {
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
    if (!isLogo || OTHER_LOGO.test(alt) || leadsElsewhere(element, url)) continue;
    const own = alt.replace(LOGO_WORDS, ' ').replace(/^[\s–-]+|[\s–-]+$/g, '');
    // Written for machines, and not as the business spells itself.
    add(own, alt, /\p{Lu}/u.test(own) && !SPOKEN_OF.test(alt) ? 4 : 2);
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
function readBrand(root: ElementNode, add: (text: string, quote: string, weight: number) => void): void {
  let found = 0;
  for (const element of elementsOf(root)) {
    if (!namedLike(element, BRAND) || element.name === 'img') continue;
    const text = elementText(element);
    if (text === '' || text.length > MAX_LENGTH) continue;
    add(text, text, 4.5);
    found += 1;
    if (found >= 4) return;
  }
}

function readCopyright(page: PageView, add: (text: string, quote: string, weight: number) => void): void {
  for (const line of page.lines) {
    if (line.text.length > 300 || !/©|\(c\)|copyright/.test(line.folded)) continue;
    const match = COPYRIGHT.exec(line.text);
    if (!match) continue;
    const name = match[1]!
      .split(
        /\s[-–|·•]\s|,\s(?=\d)|\s(?=all rights|alle rechte|tous droits|todos los derechos|tutti i diritti|p\.?\s?iva|\d{4})/i,
      )[0]!
      .trim();
    add(name, quoteOf(line, match.index, match.index + match[0].indexOf(name) + name.length), 4);
  }
}

const NO_NAMES =
  'home, index, untitled, untitled document, homepage, wordpress, sitemap, site map, site-map, privacy policy, logo, email, e-mail, phone, telephone';
/** "Mobile Auto Detailing in Laguna Niguel, CA": where a business of two words or more is. */
const SEAT = /(?<=\S \S.{3,60}) in \p{Lu}[\p{L}.'’ -]{2,30}(?:, ?[A-Z]{2})?$/u;

/** Undefined where a text is no name: generic words, sentences, addresses of pages. */
export function cleanName(text: string, words: WordTable): string | undefined {
  const name = foldSpace(text)
    .replace(/^["'“„«»\s]+|["'”“«»\s,;]+$/g, '')
    .replace(
      /^(?:welcome to|willkommen (?:bei|im|in der)|herzlich willkommen (?:bei|im|in der)|bienvenue (?:chez|à|au)|bienvenidos? a|benvenuti (?:da|a|al)|about|über)\s+/iu,
      '',
    )
    .replace(SEAT, '')
    .replace(/,\s([^,]{2,30})$/, (all, last: string) =>
      phrases(words.generic).includes(foldWord(last)) ? '' : all,
    );
  const folded = foldWord(name);
  if (name.length < 2 || name.length > MAX_LENGTH || !/\p{L}{2}/u.test(name) || /https?:|www\./.test(folded))
    return undefined;
  if (phrases(words.generic).includes(folded) || phrases(NO_NAMES).includes(folded)) return undefined;
  if (
    containsPhrase(
      folded,
      phrases(words.headings.hours).filter((phrase) => phrase !== 'open' && phrase !== 'opening'),
    )
  )
    return undefined;
  if (/[?!]$/.test(name) && name.split(' ').length > 3) return undefined;
  return name.replace(/[!.]$/, (mark) => (/\b(?:inc|co|ltd|corp|bros|st|jr)\.$/i.test(name) ? mark : ''));
}
