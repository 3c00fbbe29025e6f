/** What speaks for or against the words of a candidate being the name of a service: numbers from 0 to 1 by name. */
import { styledLead } from './candidate-names.ts';
import { topicsOf, type OfferTopics } from './offer-topics.ts';
import { remembering } from '../remembering.ts';
import { isSecondLine, type Candidate } from './service-candidates.ts';
import type { Surroundings } from './service-evidence.ts';
import { isPriceHeading, isServiceName } from './service-names.ts';
import { isPeople } from './service-titles.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

export type Evidence = Map<string, number>;

export type Note = (name: string, value: number | boolean) => void;

/** Notes what is not nought. */
export function noter(evidence: Evidence): Note {
  return (name, value) => {
    const number = Number(value);
    if (number !== 0) evidence.set(name, number);
  };
}

const SUFFIX = new RegExp(`${SAID.suffixes}$`, 'u');
const JOINED = new RegExp(`&|\\+|\\s${SAID.and}\\s`, 'iu');
const CONTACT = /@|https?:|www\.|\+?\d[\d\s().-]{6,}/u;

/** How a name is built and which words of the tables it holds. */
export function noteName({ name, rest, line, kind }: Candidate, around: Surroundings, note: Note): void {
  noteForm(name, note);
  const isStopped = /[.!…]["”]?$/u.test(line.text) && !(kind === 'heading' && around.stopsHeadings);
  note('ends like a sentence', kind !== 'part' && isStopped);
  note('asks', line.text.slice(0, 100).includes('?'));
  note('ends with a colon', line.text.endsWith(':'));
  note('rest', rest.length > 2);
  note('long rest', rest.length > 40);
  note('led by bold', rest.length > 2 && (line.boldPrefix >= 3 || styledLead(line) !== undefined));
  note('bold', line.isBold);
  note('linked', line.linkedLength > line.text.length * 0.6);
  note('after break', line.afterBreak);
  note('second line', isSecondLine(line));
  noteWords(name, around, note);
  noteTopics(name, line.text, around, note);
}

function noteForm(name: string, note: Note): void {
  const count = name.split(/\s+/).length;
  const parts = partsOf(name);
  note('1 word', count === 1);
  note('2 words', count === 2);
  note('3 words', count === 3);
  note('4–5 words', count === 4 || count === 5);
  note('6 or more words', count >= 6);
  note('length', Math.min(1, name.length / 60));
  note('calls out', name.includes('!'));
  note('digits', /\d/.test(name));
  note('clock', /\d[:.h]\d\d|\d ?(?:am|pm|uhr|h)\b/iu.test(name));
  note('many digits', /\d{3}/.test(name));
  note('quotes', /["“”„«»]/u.test(name));
  note('comma', /[,;]/.test(name));
  note('and', JOINED.test(name));
  note('brackets', /[()]/.test(name));
  note('lower case', /^\p{Ll}/u.test(name));
  note('upper case', /\p{Lu}{2}/u.test(name) && !/\p{Ll}/u.test(name));
  note(
    'title case',
    share(parts, (part) => /^\p{Lu}/u.test(part)),
  );
}

function partsOf(name: string): string[] {
  return name.split(/[\s/&,]+/u).filter((part) => /\p{L}/u.test(part));
}

function share(list: readonly string[], test: (part: string) => boolean): number {
  return list.length === 0 ? 0 : list.filter(test).length / list.length;
}

/** A word without brackets, quotes and punctuation around it. */
function bareWord(part: string): string {
  const folded = foldWord(part);
  return /^[a-z]+$/.test(folded) ? folded : folded.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
}

/** Word by word: what kind of words they are, and whether the page uses them elsewhere. */
function noteWords(name: string, around: Surroundings, note: Note): void {
  const { lowerWords, topics, meta } = around;
  const words = partsOf(name).map((part) => bareWord(part));
  const long = words.filter((word) => word.length > 3);
  const first = words[0] ?? '';
  note(
    'stopwords',
    share(words, (word) => topics.stopwords.has(word)),
  );
  note('first is stopword', topics.stopwords.has(first));
  // The names of people and makers are never written small.
  note(
    'words known in lower case',
    share(long, (word) => lowerWords.has(word)),
  );
  note(
    'words in host',
    share(long, (word) => around.host.includes(word)),
  );
  note('no word known in lower case', long.length > 0 && !long.some((word) => lowerWords.has(word)));
  const kindOf = wordKinds(around);
  const kinds = words.map(kindOf);
  const longKinds = kinds.filter((_, at) => words[at]!.length > 3);
  const has = (bit: number, list: readonly number[]): number =>
    list.length === 0 ? 0 : list.reduce((sum, kind) => sum + (kind & bit), 0) / bit / list.length;
  note('offered', has(OFFERED, kinds) > 0);
  note('offered words', has(OFFERED, longKinds));
  note('first is offered', ((kinds[0] ?? 0) & OFFERED) !== 0);
  note('last is offered', ((kinds.at(-1) ?? 0) & OFFERED) !== 0);
  note('virtue', has(VIRTUE, kinds) > 0);
  note('virtues', has(VIRTUE, longKinds));
  note('suffix', has(SUFFIXED, kinds) > 0);
  note('last has suffix', ((kinds.at(-1) ?? 0) & SUFFIXED) !== 0);
  note('question word', topics.questions.has(first));
  note(
    'words in title or meta',
    share(long, (word) => meta.includes(word)),
  );
}

function noteTopics(name: string, text: string, around: Surroundings, note: Note): void {
  const { page, meta, topics, title } = around;
  const { words } = page;
  const folded = foldWord(name);
  const has = topicsOf(folded, topics);
  note('no name', !isServiceName(name, words));
  note('slogan', has('slogans'));
  note('call', has('calls'));
  note('generic', topics.generic.has(folded));
  note('has generic', has('generic'));
  note('policy', has('policy'));
  note('other', has('other'));
  note('contact', has('contact') || CONTACT.test(text));
  note('hours', has('hours'));
  note('faq', has('faq'));
  note('areas', has('areas'));
  note('aside', has('asides'));
  note('is aside', has('asides') && startsWithOne(folded, topics.asides));
  note('testimonial', has('testimonials'));
  note('timetable', has('timetable'));
  note('prices', has('prices') || isPriceHeading(name, words));
  const isTitle = topics.titles.has(folded);
  note('title of offers', isTitle);
  note('has offer word', !isTitle && has('offers'));
  note('day', has('days'));
  note('month', has('months'));
  note('people', isPeople(name));
  note('in title', name.length > 3 && title.includes(folded));
  note('is part of title', around.titleParts.has(folded));
  note('is part of home title', around.isHome && around.titleParts.has(folded));
  note('in meta', name.length > 3 && meta.includes(folded));
}

/** "Why choose us", "Why choose Northfield?". */
function startsWithOne(folded: string, list: ReadonlySet<string>): boolean {
  let end = folded.length;
  for (let steps = 0; end > 0 && steps < MAX_TITLE_WORDS; steps += 1) {
    if (list.has(folded.slice(0, end).replace(/[\s:.!?]+$/u, ''))) return true;
    end = folded.lastIndexOf(' ', end - 1);
  }
  return false;
}

const MAX_TITLE_WORDS = 9;
const OFFERED = 1;
const VIRTUE = 2;

const SUFFIXED = 4;
/** Longer words would keep the page that they are a piece of. */
const MAX_REMEMBERED_LENGTH = 12;

/** Whether a word is one of what is offered: "repair", "massages". */
export const namesOffer = (word: string, around: Surroundings): boolean =>
  (wordKinds(around)(foldWord(word)) & OFFERED) !== 0;

type WordKinds = (word: string) => number;
const kindsOf = new WeakMap<OfferTopics, WordKinds>();

/** Tells whether a word names something offered, praises or ends as such words do, as bits; each is looked up once. */
function wordKinds({ page, topics }: Surroundings): WordKinds {
  const known = kindsOf.get(topics);
  if (known) return known;
  const lookUp = (word: string): number =>
    (beginsWithOne(word, topics.offered, page.words.language) ? OFFERED : 0) |
    (beginsWithOne(word, topics.virtues, page.words.language) ? VIRTUE : 0) |
    (SUFFIX.test(word) ? SUFFIXED : 0);
  const remembered = remembering(lookUp);
  const kindOf: WordKinds = (word) =>
    word.length <= MAX_REMEMBERED_LENGTH ? remembered(word) : lookUp(word);
  kindsOf.set(topics, kindOf);
  return kindOf;
}

/** Languages that join words into one: a stem may begin anywhere. */
const COMPOUNDING = new Set(['de', 'nl', 'ja']);
const MAX_STEM_LENGTH = 14;
const MAX_WORD_LENGTH = 30;

/** Whether one of these stems begins a word, or stands in it where words are joined. */
function beginsWithOne(word: string, list: ReadonlySet<string>, language: string): boolean {
  const isJoined = COMPOUNDING.has(language);
  const least = language === 'ja' ? 1 : 3;
  const starts = isJoined ? Math.min(word.length, MAX_WORD_LENGTH) : 1;
  for (let from = 0; from < starts; from += 1) {
    const shortest = from === 0 || language === 'ja' ? least : least + 1;
    const longest = Math.min(MAX_STEM_LENGTH, word.length - from);
    for (let length = shortest; length <= longest; length += 1)
      if (
        list.has(word.slice(from, from + length)) &&
        (length > 3 || language === 'ja' || word.length === 3 || (word.length === 4 && word.endsWith('s')))
      )
        return true;
  }
  return false;
}
