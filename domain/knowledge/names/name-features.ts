/** What speaks for and against a text being the name of the business, as numbers between about -1 and 1. */
import { hostAgreement, isSmallWord, nameKey } from './name-keys.ts';
import { containsPhrase } from '../page/page-view.ts';
import { SEAT } from './name-spans.ts';
import { namePlaces, type NameCandidate } from '../types.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordsOf, wordTables } from '../words/index.ts';

/** One candidate: all that says it, on all pages. */
export interface Tally {
  key: string;
  /** As most trusted places spell it. */
  text: string;
  mentions: { candidate: NameCandidate; page: number; url: string }[];
}

/** What all candidates of a site are judged by. */
export interface NameContext {
  tallies: readonly Tally[];
  pageCount: number;
  /** Keys of what single pages are about: parts of their titles that head them, where several pages do so. */
  topics: ReadonlySet<string>;
  /** The whole titles of the pages, as keys. */
  titles: ReadonlyMap<number, string>;
  hostLetters: string;
  /** Letters that its emails hold. */
  emailLetters: readonly string[];
  language: string | undefined;
  /** Lines of the text as keys, and all of them in one with a bar between. */
  lines: ReadonlyMap<string, number>;
  text: string;
  /** Keys of the towns of its addresses. */
  towns: ReadonlySet<string>;
  counts: Map<string, number>;
}

/** Degrees and forms of address, with which a name may begin and which are none alone. */
const TITLES = new Set(wordTables.flatMap(({ titles }) => phrases(titles)));
const OPENING = new RegExp(`^${inAnyLanguage.names.openings}$`);
const LEGAL =
  /\b(?:inc|llc|ltd|limited|gmbh|ug|kg|ohg|e\.? ?k|s\.?r\.?l\.?s?|s\.?a\.?s?|s\.?p\.?a|sarl|eurl|b\.?v|v\.?o\.?f|sp\.? z ?o\.? ?o|lda|ltda|plc|pty|bvba|株式会社|有限会社)\.?$/iu;

/** "bloom-florist.nl": an address, and seldom a name. */
const HOST = /^(?:www\.)?[\p{L}\d-]{3,60}\.[a-z]{2,6}$/iu;

/** Features by name; those that are 0 are left out. */
export function featuresOf(tally: Tally, context: NameContext): Record<string, number> {
  const found: Record<string, number> = {};
  const set = (name: string, value: number): void => {
    if (value !== 0) found[name] = value;
  };
  addPlaces(tally, context, set);
  addRelations(tally, context, set);
  addHost(tally, context, set);
  addForm(tally, context, set);
  return found;
}

const TOPIC_PLACES = ['heading', 'subheading', 'top', 'shared'] as const;

type Set_ = (name: string, value: number) => void;

function addPlaces(
  { key, mentions }: Tally,
  { tallies, pageCount, titles, topics }: NameContext,
  set: Set_,
): void {
  const isTopic = topics.has(key);
  const places = new Set(mentions.map(({ candidate }) => candidate.place));
  if (isTopic) for (const place of TOPIC_PLACES) places.delete(place);
  set('page.topic', isTopic ? 1 : 0);
  for (const place of namePlaces) {
    if (!places.has(place)) continue;
    const own = mentions.filter(({ candidate }) => candidate.place === place);
    const isWhole = own.some(({ candidate }) => candidate.part === 'whole');
    const isPart = own.some(({ candidate }) => candidate.part !== 'whole' && candidate.part !== 'cut');
    set(isWhole ? `${place}` : isPart ? `${place}.part` : `${place}.cut`, 1);
    if (place === 'title') {
      set('title.first', !isTopic && own.some(({ candidate }) => candidate.part === 'first') ? 1 : 0);
      set('title.last', own.some(({ candidate }) => candidate.part === 'last') ? 1 : 0);
      // What titles have in common says more where they differ.
      const said = new Set(own.map(({ page }) => titles.get(page)));
      const all = new Set(titles.values());
      set('title.common', all.size > 1 && said.size > 1 ? said.size / all.size : 0);
      const isTopical = all.size > 2 && said.size === 1;
      set('title.topic', isTopical ? 1 : 0);
      set('title.beside', isTopical && hasCommonPart(tallies, all.size) ? 1 : 0);
    }
  }
  const isMarked = ({ mentions: all }: Tally): boolean =>
    all.some(({ candidate }) => candidate.place === 'business');
  set('business.only', places.has('business') && tallies.filter(isMarked).length === 1 ? 1 : 0);
  set('places', Math.min(6, places.size) / 6);
  const said = new Set(mentions.map(({ page }) => page)).size;
  if (pageCount > 1) set('spread', said / pageCount);
  set('once', pageCount > 1 && said === 1 ? 1 : 0);
  set('often', said > 2 ? Math.min(1, said / Math.min(pageCount, 8)) : 0);
  set('home', mentions.some(({ page }) => page === 0) ? 1 : 0);
}

/** Whether all titles share a part. */
const hasCommonPart = (tallies: readonly Tally[], count: number): boolean =>
  tallies.some(
    ({ mentions }) =>
      new Set(
        mentions
          .filter(({ candidate: { place, part } }) => place === 'title' && part !== 'whole')
          .map(({ page }) => page),
      ).size >= count,
  );

/** "Elm | Dentist": what a title says behind a bar is no part of the name. */
const JOINED = /[|｜•]/;

/** How it stands to the other candidates and to the text. */
function addRelations({ key, text, mentions }: Tally, context: NameContext, set: Set_): void {
  // The heading of a page about something says it once.
  const own = countIn(key, context) - (context.topics.has(key) ? 1 : 0);
  const places = new Set(mentions.map(({ candidate }) => candidate.place));
  const within = new Set<string>();
  const around = new Set<string>();
  let absorbed = 0;
  let absorbs = 0;
  let added = 0;
  let lacked = 0;
  const isBare = kindShare(key) === 0;
  const isJoined = JOINED.test(text);
  for (const other of context.tallies) {
    if (other.key === key) continue;
    const isInside = ` ${other.key} `.includes(` ${key} `);
    const isOutside = !isInside && ` ${key} `.includes(` ${other.key} `);
    if (!isInside && !isOutside) continue;
    const theirs = countIn(other.key, context);
    for (const { candidate } of other.mentions) {
      if (isInside && !places.has(candidate.place)) within.add(candidate.place);
      else if (isOutside && !places.has(candidate.place)) around.add(candidate.place);
    }
    const isShort = other.key.split(' ').length <= 7;
    if (isInside && own > 0 && isShort) absorbed = Math.max(absorbed, theirs / own);
    if (isOutside && theirs > 0) absorbs = Math.max(absorbs, own / theirs);
    const theirPlaces = new Set(other.mentions.map(({ candidate }) => candidate.place)).size;
    if (isInside)
      lacked = Math.max(lacked, kindShare(without(other.key, key)) * Math.min(1, theirPlaces / 3));
    else if (kindShare(other.key) < 1 && !isJoined)
      added = Math.max(added, kindShare(without(key, other.key)));
  }
  set('kind.added', added);
  set('kind.lacked', isBare ? lacked : 0);
  set('kind.only', kindShare(key) === 1 ? 1 : 0);
  set('within', Math.min(5, within.size) / 5);
  set('around', Math.min(5, around.size) / 5);
  set('absorbed', absorbed);
  set('absorbs', Math.min(1, absorbs));
  set('text', Math.min(3, Math.log1p(own)) / 3);
  set('text.none', own === 0 ? 1 : 0);
  set('line', Math.min(3, Math.log1p(context.lines.get(key) ?? 0)) / 3);
}

function addHost(
  { key, text, mentions }: Tally,
  { hostLetters, emailLetters, pageCount }: NameContext,
  set: Set_,
): void {
  const mail = Math.max(0, ...emailLetters.map((letters) => agreement(key, letters)));
  const { host, name } = hostAgreement(key, hostLetters.length < 3 ? '' : hostLetters);
  set('mail', mail);
  // Markup that a template left behind agrees with neither.
  const isMarked = mentions.some(({ candidate }) => candidate.place === 'business');
  set('business.agrees', isMarked && Math.max(host, mail) > 0.8 ? 1 : 0);
  if (hostLetters.length < 3) return;
  set('host', host);
  set('host.name', name * host);
  set('host.exact', host === 1 && name > 0.95 ? 1 : 0);
  // "buttlanedental": the host's name, and not the business's.
  const isGlued = !text.includes(' ') && hostLetters === key && hostLetters.length >= 9;
  set('host.glued', isGlued ? 1 : 0);
  set('host.address', HOST.test(text) ? 1 : 0);
  set('host.alone', pageCount === 1 ? host : 0);
}

function agreement(key: string, letters: string): number {
  if (letters.length < 4) return 0;
  const { host, name } = hostAgreement(key, letters);
  return host * (0.5 + 0.5 * name);
}

function addForm({ key, text }: Tally, { language, towns, tallies }: NameContext, set: Set_): void {
  const words = key.split(' ');
  // The form of a company is no word of its name: "Paproć sp. z o.o.".
  const proper = text.replace(LEGAL, '');
  const folded = foldWord(text);
  const isLatin = /[a-z]/.test(key);
  const table = wordsOf(language);
  const english = wordsOf('en');
  const tables = table === english ? [english] : [table, english];
  const has = (list: 'calls' | 'generic' | 'thirdParties' | 'slogans'): boolean =>
    tables.some((one) => containsPhrase(folded, phrases(one[list])));
  const size = isLatin ? nameKey(proper).split(' ').length : words.length / 3;
  set('one', size <= 1 && isLatin ? 1 : 0);
  set('short', key.replaceAll(' ', '').length <= 3 ? 1 : 0);
  set('long', Math.max(0, Math.min(6, size - 4)) / 6);
  set('calls', has('calls') ? 1 : 0);
  set('slogan', has('slogans') ? 1 : 0);
  set('generic', has('generic') ? 1 : 0);
  set('third', has('thirdParties') ? 1 : 0);
  set('question', phrases(table.questions).includes(words[0]!) ? 1 : 0);
  const topics = [
    table.headings.services,
    table.headings.hours,
    table.headings.contact,
    table.headings.timetable,
  ];
  set('topic', topics.some((list) => containsPhrase(folded, phrases(list))) ? 1 : 0);
  const written = proper.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !isSmallWord(nameKey(word)));
  const capitals = written.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length;
  set('lower', !isLatin || written.length === 0 ? 0 : 1 - capitals / written.length);
  set('shout', isLatin && text === text.toUpperCase() && words.length > 1 ? 1 : 0);
  set('marks', /[,;:|]|[.!?](?=\s\p{L}{4})/u.test(text) ? 1 : 0);
  set('separated', /\s[-–—|:·/]\s/.test(text) ? 1 : 0);
  set('seat', SEAT.test(text) ? 1 : 0);
  set('digits', /\d/.test(key) ? 1 : 0);
  set('edge', isSmallWord(words.at(-1)!) || OPENING.test(words[0]!) ? 1 : 0);
  const topic = [table.generic, english.generic, table.headings.prices, table.headings.services]
    .flatMap(phrases)
    .find((phrase) => folded.startsWith(`${phrase} `));
  const bare = topic === undefined ? undefined : nameKey(text.slice(topic.length));
  const isNamed = tallies.some(
    (other) => other.key === bare && other.mentions.some(({ candidate }) => candidate.part !== 'cut'),
  );
  set('topic.name', isNamed ? 1 : 0);
  set('title.only', words.every((word) => TITLES.has(word)) ? 1 : 0);
  set('titled', TITLES.has(words[0]!) && words.length > 1 ? 1 : 0);
  set('legal.form', LEGAL.test(text) ? 1 : 0);
  const town = [...towns].find((one) => key === one || key.endsWith(` ${one}`) || key.startsWith(`${one} `));
  set('town.only', town === key ? 1 : 0);
  set('town', town !== undefined && town !== key ? 1 : 0);
}

const KINDS = new Set(wordTables.flatMap(({ kinds }) => phrases(kinds)).map(nameKey));
const KIND_WORDS = new Set(
  [...KINDS].filter((kind) => /[a-z]/.test(kind)).flatMap((kind) => kind.split(' ')),
);

/** Which share of words says of what kind a business is. */
export function kindShare(key: string): number {
  if (KINDS.has(key)) return 1;
  const words = key.split(' ').filter((word) => word !== '' && !isSmallWord(word));
  return words.length === 0 ? 0 : words.filter((word) => KIND_WORDS.has(word)).length / words.length;
}

/** "Praxis für Physiotherapie Ott" beside "Praxis Ott": the same name, and what kind of business it is said within it. */
export function tellsKindWithin(key: string, shorter: string): boolean {
  const [words, few] = [key.split(' '), shorter.split(' ')];
  if (few.length < 2 || words.length <= few.length) return false;
  if (words[0] !== few[0] || words.at(-1) !== few.at(-1)) return false;
  const added: string[] = [];
  let at = 0;
  for (const word of words) {
    if (word === few[at]) at += 1;
    else added.push(word);
  }
  return at === few.length && added.every((word) => KIND_WORDS.has(word) || isSmallWord(word));
}

const without = (key: string, part: string): string => ` ${key} `.replace(` ${part} `, ' ').trim();

/** How often the text says it. */
function countIn(key: string, { text, counts }: NameContext): number {
  const known = counts.get(key);
  if (known !== undefined) return known;
  let count = 0;
  const wanted = ` ${key} `;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length - 1)) count += 1;
  counts.set(key, count);
  return count;
}
