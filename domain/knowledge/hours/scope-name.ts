/** Reads the name of what hours are of from the words before them: "Café:", "Leeds clinic", "Emergency line". */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import { containsPhrase } from '../page/page-view.ts';
import type { HoursContext } from './context.ts';
import type { DayHalf } from './lexicon.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

const SAID = inAnyLanguage.hours;

export interface ScopeName {
  label: string;
  /** For comparing. */
  key: string;
  /** A part that is never the whole business ("kitchen"); other names may be the business itself. */
  isPart: boolean;
  /** Nothing but a word for what may be the whole business ("shop"). */
  isHouse: boolean;
  /** An office with a name of its own ("Springfield office"). */
  isBranch: boolean;
  /** Something held at the house ("Pottery class"): no hours of it beside others. */
  isActivity: boolean;
}

/** Words that only lead to a name or end it. */
const NEUTRAL: readonly Token['type'][] = [
  'filler',
  'from',
  'through',
  'and',
  'comma',
  'dash',
  'slash',
  'stop',
  'except',
  'late',
];
const MAX_LENGTH = 60;
const MAX_WORDS = 5;

/**
 * The name in a text that is nothing but a lead: what stands before a colon, in a cell, in a heading, on a line of its
 * own. Undefined where it says nothing but "opening hours", names days or speaks to the reader.
 */
export function nameInLead(text: string, context: HoursContext): ScopeName | undefined {
  const { lexicon, hoursWords, genericHeadings, speakingWords } = context;
  if (text.length > MAX_LENGTH || hoursWords.includes(foldWord(text.replace(/\s*[:：]$/, ''))))
    return undefined;
  const all = tokenizeHours(text, lexicon);
  const tokens = all.filter((token) => !isHoursWord(text, token, hoursWords));
  const isOther = tokens.some(({ type }) => !NAMING.includes(type) && !NEUTRAL.includes(type));
  if (isOther || halfIn(text, all) !== undefined) return undefined;
  const first = tokens.findIndex(isNaming);
  const last = tokens.findLastIndex(isNaming);
  if (first < 0) return undefined;
  const label = clean(text.slice(tokens[first]!.start, tokens[last]!.end));
  const key = foldWord(label);
  const named = tokens.slice(first, last + 1);
  const words = named.filter(isNaming).length;
  const isSilent = words > MAX_WORDS || !/\p{L}{2}/u.test(label);
  if (isSilent || genericHeadings.includes(key) || containsPhrase(key, speakingWords)) return undefined;
  const has = (type: Token['type']): boolean => named.some((token) => token.type === type);
  const isHouse = has('house') && !has('word');
  return {
    label,
    key,
    isPart: has('purpose'),
    isHouse,
    isBranch: words === 2 && OFFICE.test(key) && !isHouse,
    isActivity: namesActivity(label),
  };
}

const SESSIONS = new RegExp(`^${SAID.sessions}$`, 'u');

/** "Mornings", "Afternoon surgery": nothing but a half of the day, which says when it is open and not what. */
export function halfNamed(text: string, { lexicon }: HoursContext): DayHalf | undefined {
  return text.length > MAX_HALF_LENGTH ? undefined : halfIn(text, tokenizeHours(text, lexicon));
}

function halfIn(text: string, tokens: readonly Token[]): DayHalf | undefined {
  if (text.length > MAX_HALF_LENGTH || !WHOLE_WORD.test(text)) return undefined;
  const halves = new Set(tokens.flatMap(({ type, half }) => (type === 'filler' ? (half ?? []) : [])));
  const isOnly = tokens.every(
    ({ type, start, end }) => NEUTRAL.includes(type) || SESSIONS.test(foldWord(text.slice(start, end))),
  );
  return isOnly && halves.size === 1 ? [...halves][0] : undefined;
}

const MAX_HALF_LENGTH = 30;
/** "pm" in a tag of its own is of the time beside it. */
const WHOLE_WORD = /\p{L}{4}|\p{Script=Han}{2}/u;

const ACTIVITY = new RegExp(`(?<!\\p{L})${SAID.activities}(?!\\p{L})`, 'u');

/** "Pottery class", "Cours de yoga". */
export function namesActivity(text: string): boolean {
  return ACTIVITY.test(foldWord(text));
}

const OFFICE = new RegExp(`^${SAID.offices} \\p{L}{3,}$|^\\p{L}{4,} ${SAID.officesBehind}$`, 'u');

/** The name in words that run on to the hours: only a known house counts ("our showroom is open"). */
export function nameInSentence(text: string, { lexicon }: HoursContext): ScopeName | undefined {
  const tokens = tokenizeHours(text, lexicon);
  const name = tokens.findLast(({ type }) => type === 'house');
  if (name === undefined) return undefined;
  const label = text.slice(name.start, name.end);
  return { label, key: foldWord(label), isPart: false, isHouse: true, isBranch: false, isActivity: false };
}

/** Whether a text says nothing but words that go with any hours ("open", "from"). */
export function isNeutral(text: string, { lexicon }: HoursContext): boolean {
  return tokenizeHours(text, lexicon).every(({ type }) => NEUTRAL.includes(type));
}

const NAMING: readonly Token['type'][] = ['word', 'purpose', 'house', 'number', 'time'];

/** A bare number belongs to a name ("Hall 2") only behind a word, and a time never. */
function isNaming(token: Token): boolean {
  return token.type === 'word' || token.type === 'purpose' || token.type === 'house';
}

function isHoursWord(text: string, { start, end, type }: Token, hoursWords: readonly string[]): boolean {
  return (type === 'word' || type === 'house') && hoursWords.includes(foldWord(text.slice(start, end)));
}

/** Without signs around it. */
function clean(text: string): string {
  return text.replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '').replace(/\s+/g, ' ');
}
