/** Email addresses: links, plain and disguised ones; placeholders of templates are left out. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { isCredited, ownPart } from '../page/credits.ts';
import { elsewhere } from './foreign-parts.ts';
import { clickTarget, elementsOf, elementText, hasAttributes, type ElementNode } from '../page/dom.ts';
import type { Seam } from '../page/lines.ts';
import { emailLetters, hostLetters, isAtProvider, nameKey } from '../names/name-keys.ts';
import { containsPhrase, factOf, matchesOf, quoteOf, type PageView } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, narrow, phrases } from '../words/index.ts';

const SAID = inAnyLanguage.contact;

const LOCAL = "[\\p{L}\\d][\\p{L}\\d._%+'-]{0,63}";
const HOST = '[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63}){1,4}';
const PLAIN = new RegExp(`(?<![\\p{L}\\d._%+-])(${LOCAL})@(${HOST})(?![\\p{L}\\d@])`, 'gu');
const AT_SIGN = `(?:@|${SAID.atInBrackets})`;
const AT = `(?:@|\\s{0,2}(?:\\[\\s?${AT_SIGN}\\s?\\]|\\(\\s?${AT_SIGN}\\s?\\)|\\{\\s?(?:at|@)\\s?\\}|<\\s?(?:at|@)\\s?>|\\*at\\*|_at_|-at-)\\s{0,2})`;
const DOT = `(?:\\.|\\s{0,2}[\\[({]\\s?(?:${SAID.dots}|\\.)\\s?[\\])}]\\s{0,2})`;
const DISGUISED = new RegExp(
  `(?<![\\p{L}\\d._%+-])(${LOCAL})${AT}([\\p{L}\\d-]{1,63}(?:${DOT}[\\p{L}\\d-]{1,63}){1,4})`,
  'giu',
);
/** Cheap, and true of every text with a disguised address. */
const DISGUISE_HINT = new RegExp(
  `[\\[({<]\\s?(?:${AT_SIGN}|${SAID.dots})\\s?[\\])}>]|\\*at\\*|_at_|-at-`,
  'iu',
);
/** "hello at shop dot com", "info apenstaartje winkel.nl": only words that mean nothing else stand before a plain dot. */
const SPELLED = new RegExp(
  `(?<![\\p{L}\\d])([\\p{L}\\d][\\p{L}\\d._-]{0,40})\\s(?:(?:at|AT)\\s([\\p{L}\\d-]{2,63})\\s(?:dot|DOT)\\s|${SAID.atInWords}\\s([\\p{L}\\d-]{2,63})(?:\\.|\\s${SAID.dots}\\s))([a-zA-Z]{2,10})(?:\\s(?:dot|DOT|${SAID.dots})\\s([a-zA-Z]{2}))?(?![\\p{L}\\d])`,
  'gu',
);
const SPELLED_HINT = new RegExp(`\\s(?:at|AT|${SAID.atInWords})\\s`);
/** "us at", "we meet at": what stands before "at" in a sentence is no mailbox. */
const OURSELVES = new RegExp(`(?:^|\\s)(?:${inAnyLanguage.page.firstPerson})(?:\\s\\S+)?$`, 'u');
/** "info @ shop.com", alone or behind a label. */
const SPACED = new RegExp(`(?<=^|[:：]\\s?)(${LOCAL})\\s@\\s(${HOST})(?![\\p{L}\\d@])`, 'gu');
/** Ends of hosts that are none. */
const NO_HOST = /\.(?:con|cmo|ocm|comm|vom)$/;
/** Cheap, and true of every line with an address. */
const ADDRESS_HINT = new RegExp(`[@＠[({]| (?:at|AT|${SAID.atInWords}) `);
/** "info★mise.jp（★を@に変えて）": a sign for which the line tells to put another. */
const REPLACED =
  /(?<![\p{L}\d._-])([\p{L}\d][\p{L}\d._-]{0,40})[★☆●■◎]([\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,3})/gu;
const REPLACED_HINT = /を\s?[「"']?[@＠]/;
const PLACEHOLDER =
  /^(?:your|you|name|yourname|your-?email|email|user|username|example|mail|someone|john\.?doe|jane\.?doe|test|max\.?mustermann|tu-?correo|votre)@(?:example|domain|yourdomain|your-?domain|email|mail|site|yoursite|company|mysite|website|dominio|domaine|beispiel)\b|^(?:john|jane)@doe\.|^your-?(?:name|e?-?mail|address)@|^(?:demo|example|sample|e?mail|username)@(?:gmail|yahoo|hotmail|outlook)\.com$|^(?:cambiar|cambiare|change-?me|changer|alterar|aendern|wijzigen)@|@[a-z-]+\.tld$|@(?:reallygreatsite\.com|your-?(?:company|domain|website|business)\.\w+|companyname\.com)$|^filler@|^(?:demo|hello|info|contact|support|mymail|your)@(?:your|my|the)?-?(?:site|company|business|email|domain|mailservice|example|website|brand|store)\.\w+$|@(?:godaddy\.com|squarespace\.com|wix\.com|weebly\.com|example\.(?:com|org|net)|domain\.(?:com|tld)|yourdomain\.\w+|email\.com|mysite\.com|yoursite\.com|sentry\.io|wixpress\.com)$|\.(?:png|jpe?g|gif|webp|svg|css|js)$/i;
const MAX_FACTS = 40;

/** Facts of kind `email`, each address once. */
export function readEmails(page: PageView): Fact[] {
  const facts: Fact[] = [];
  const personal = new Set<string>();
  for (const [index, line] of page.lines.entries()) {
    if (facts.length > MAX_FACTS) break;
    if (line.text.length > 20_000 || !ADDRESS_HINT.test(line.text)) continue;
    const text = narrow(ownPart(line, page.words));
    const addresses = [...addressesIn(text)];
    const names = addresses.length > 0 ? namesAround(page, index) : [];
    for (const { address, start, end } of addresses) {
      const from = start + labelLength(text, line.seams, start, end);
      const own = address.slice(from - start);
      if (isOfPerson(own, names, page.title)) personal.add(own);
      facts.push(factOf('email', { address: own }, page.url, quoteOf(line, from, end)));
    }
  }
  const linked = linkedEmails(page, facts);
  facts.push(...linked);
  const seen = new Set<string>();
  const ownHost = new URL(page.url).hostname.replace(/^www\./, '');
  const told = facts.filter(({ value }) => {
    const { address } = value as { address: string };
    if (seen.has(address) || isPlaceholder(address, ownHost) || isMended(address, linked)) return false;
    seen.add(address);
    return true;
  });
  // The addresses of people stand behind that of the house.
  const isPersonal = ({ value }: Fact): boolean => 'address' in value && personal.has(value.address);
  return told.toSorted((one, other) => Number(isPersonal(one)) - Number(isPersonal(other)));
}

/** "info@shop.con" in the text of a link that writes to "info@shop.com". */
function isMended(address: string, linked: readonly Fact[]): boolean {
  const own = address.replace(NO_HOST, '.');
  return own !== address && linked.some(({ value }) => 'address' in value && value.address.startsWith(own));
}

/** "Dana Harper", "Dr. Ana López": two names and more, each with a capital letter. */
const PERSON = /^(?:\p{L}{2,6}\. ?){0,2}\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}$/u;
/** So many lines above an address may name whose it is. */
const LINES_ABOVE = 3;
const SHORTEST_NAME = 3;

/** What may be the name of a person, in the heading of a line and in those right above it. */
function namesAround({ lines, words }: PageView, index: number): string[] {
  const { section } = lines[index]!;
  const contact = phrases(words.headings.contact);
  const above = lines
    .slice(Math.max(0, index - LINES_ABOVE), index)
    .filter((line) => line.section === section);
  return [section?.heading ?? '', ...above.map(({ text }) => text)].filter(
    (text) => text.length <= 60 && PERSON.test(text) && !containsPhrase(foldWord(text), contact),
  );
}

/** Whether an address begins with a name of a person told beside it, which is not that of the business. */
function isOfPerson(address: string, names: readonly string[], title: string): boolean {
  const words = foldWord(names.join(' ')).split(/[^\p{L}]+/u);
  const business = foldWord(title);
  return foldWord(address.slice(0, address.indexOf('@')))
    .split(/[^\p{L}]+/u)
    .some((part) => part.length >= SHORTEST_NAME && words.includes(part) && !business.includes(part));
}

const LABEL = new RegExp(`^${SAID.mailLabels}$`, 'i');

/** "<span>Email</span>info@…": a label that a tag, but no space, divides from the address. */
function labelLength(text: string, seams: readonly Seam[], start: number, end: number): number {
  const label = seams.find(({ at }) => at > start && at < end && LABEL.test(text.slice(start, at)));
  return label === undefined ? 0 : label.at - start;
}

/** A placeholder of a template, unless the address is of the site's own host. */
export function isPlaceholder(address: string, ownHost: string): boolean {
  return PLACEHOLDER.test(address) && !address.endsWith(`@${ownHost}`);
}

function* addressesIn(text: string): Generator<{ address: string; start: number; end: number }> {
  const patterns = [
    ...(text.includes('@') ? [PLAIN] : []),
    ...(text.includes(' @ ') ? [SPACED] : []),
    ...(DISGUISE_HINT.test(text) ? [DISGUISED] : []),
  ];
  for (const pattern of patterns) {
    for (const match of matchesOf(pattern, text)) {
      const host = match[2]!.replace(new RegExp(DOT, 'giu'), '.').replace(/\.$/, '');
      yield {
        address: `${match[1]!}@${host}`.toLowerCase(),
        start: match.index,
        end: match.index + match[0].length,
      };
    }
  }
  for (const match of REPLACED_HINT.test(text) ? matchesOf(REPLACED, text) : [])
    yield {
      address: `${match[1]!}@${match[2]!}`.toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    };
  for (const match of SPELLED_HINT.test(text) ? matchesOf(SPELLED, text) : []) {
    if (OURSELVES.test(foldWord(text.slice(0, match.index + match[1]!.length)))) continue;
    const ends = [match[4], match[5]].filter((end) => end !== undefined);
    yield {
      address: `${match[1]!}@${[match[2] ?? match[3], ...ends].join('.')}`.toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    };
  }
}

/** Before the name of who holds the rights, or who made the page. */
const RIGHTS = new RegExp(`©|\\(c\\)|copyright|${inAnyLanguage.names.rights}`, 'i');

/** Whether a link without an address to read stands in a line of copyright or behind one. */
function isBehindRights(link: ElementNode, own: string): boolean {
  if (own.includes('@')) return false;
  const around = elementText(link.parent ?? link).slice(0, 400);
  return RIGHTS.test(own) || (own !== '' && RIGHTS.test(around.slice(0, Math.max(0, around.indexOf(own)))));
}

/** Whether an address is at the host of the site or of another address, or has letters of the business before its `@`. */
function isRelated(address: string, { url, title }: PageView, known: readonly Fact[]): boolean {
  const host = address.slice(address.indexOf('@'));
  const letters = emailLetters(address);
  const names = [hostLetters(url), ...nameKey(title).split(' ')].filter((word) => word.length > 3);
  return (
    (!isAtProvider(address) &&
      known.some(({ value }) => 'address' in value && value.address.endsWith(host))) ||
    names.some((name) => letters.includes(name) || (letters.length > 3 && name.includes(letters)))
  );
}

function linkedEmails(page: PageView, known: readonly Fact[]): Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const others = new Set(
    elsewhere(page, (text) => [...addressesIn(narrow(text))].map(({ address }) => address)),
  );
  for (const element of elementsOf(page.root)) {
    if (!hasAttributes(element) || page.isUntold(element)) continue;
    const { 'data-cfemail': shielded } = element.attributes;
    const action = element.name === 'form' ? element.attributes['action'] : undefined;
    const href = action ?? element.attributes['href'] ?? clickTarget(element);
    if (facts.length > MAX_FACTS) break;
    if (shielded !== undefined) {
      const address = unshield(shielded);
      if (address) facts.push(factOf('email', { address }, page.url, shielded));
    }
    if (href === undefined || !/^\s*mailto:/i.test(href)) continue;
    // Beside a form a link to the same address is shown to people.
    const key = `${action === undefined ? '' : 'form '}${href}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MAX_FACTS) break;
    // What a form asks for is no name of where it goes.
    const own = action === undefined ? elementText(element).slice(0, 400) : '';
    if (isCredited(own, elementText(element.parent ?? element))) continue;
    for (const address of addressed(href)) {
      if (others.has(address)) continue;
      // Forms are often sent to whoever made them.
      if (action !== undefined && isAtProvider(address)) continue;
      const isDoubtful = action !== undefined || isBehindRights(element, own);
      if (isDoubtful && !isRelated(address, page, known)) continue;
      // A link that shows another address than it writes to: the one that people read holds.
      const [shown] = addressesIn(narrow(own));
      if (shown !== undefined && shown.address !== address && !NO_HOST.test(shown.address)) continue;
      const at = own.toLowerCase().indexOf(address);
      const quote = at >= 0 ? own.slice(at, at + address.length) : quoteOfLink(href.trim(), address);
      facts.push(factOf('email', { address }, page.url, quote));
    }
  }
  return facts;
}

/** Up to its address: what a link says of the subject is often written with entities. */
function quoteOfLink(href: string, address: string): string {
  const at = href.toLowerCase().indexOf(address);
  return at >= 0 ? href.slice(0, at + address.length) : href;
}

const ADDRESS = new RegExp(`^${LOCAL}@${HOST}$`, 'u');

/** To whom a link writes: one address, or several, each with a name or without. */
function addressed(href: string): string[] {
  return href
    .replace(/^\s*mailto:/i, '')
    .split('?')[0]!
    .replace(/%40/g, '@')
    .replace(/%20|\+(?=@)/g, ' ')
    .split(/[,;]/)
    .map((one) => (/<([^<>]{3,100})>/.exec(one)?.[1] ?? one).trim().toLowerCase())
    .filter((one) => ADDRESS.test(one));
}

/** Cloudflare's shield: the first byte is the key that all others are combined with. */
function unshield(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,120}$/i.test(hex)) return undefined;
  const bytes = Buffer.from(hex, 'hex');
  const address = [...bytes.subarray(1)]
    .map((byte) => String.fromCharCode(byte ^ bytes[0]!))
    .join('')
    .toLowerCase();
  return ADDRESS.test(address) ? address : undefined;
}
