/** Branches that are told by their address, with the hours behind it: "Store 2: Leeds, 4 Mill Street – Mon–Fri 9–5". */
import { isStreet, STREET_WORD } from '../contact/streets.ts';
import { foldWord } from '../words/index.ts';
import type { Scope } from './candidate.ts';
import type { HoursStatement } from './statement.ts';

/** A numbered name, then town and street or street and town, then what sets the hours apart. */
const ADDRESSED =
  /^((?:\p{L}{4,20} \d{1,2}\s?[:.]\s)?)((?:\p{Lu}[\p{L} .'’-]{2,30},\s[^,:;]{5,45}?|[^,:;]{3,45},\s(?:[\d-]{4,7}\s)?\p{Lu}[\p{L} .'’-]{2,30}?))(?:\s[–—-]|\s?:)\s/u;

/** "Leeds office: 10 Mill Street, Mon–Fri 9–5": the name of the branch, then its street. */
const NAMED =
  /^(\p{Lu}[^,:;\d]{2,40}?)\s?:\s((?:\d{1,4}\p{L}?\s[^:;,\d]{4,40}|[^:;]{5,60}?\d{1,4}[^:;,\d]{0,4})(?:,\s\p{Lu}[\p{L} .'’-]{2,30})?)(?:,|\s[–—|-])\s/u;

export interface Addressed {
  scope: Scope;
  /** Where the hours begin. */
  start: number;
}

/** The address that a text opens with, as the name of a branch; numbered ones are one of several. */
export function addressedBranch(text: string): Addressed | undefined {
  const match = ADDRESSED.exec(text.slice(0, 140));
  if (!match) return namedBranch(text);
  const [whole, numbered, label] = match as unknown as [string, string, string];
  if (!/\d/.test(label) || !STREET_WORD.test(label)) return undefined;
  const key = foldWord(label);
  const isBranch = numbered !== '';
  return {
    scope: { label, key, isPart: false, isHouse: false, isBranch, isActivity: false, form: 'lead' },
    start: whole.length,
  };
}

function namedBranch(text: string): Addressed | undefined {
  const [whole, label, street] = NAMED.exec(text.slice(0, 140)) ?? [];
  if (label === undefined || !STREET_WORD.test(street!)) return undefined;
  const key = foldWord(label);
  return {
    scope: { label, key, isPart: false, isHouse: false, isBranch: false, isActivity: false, form: 'lead' },
    start: whole!.length,
  };
}

/** The branch that an address names; on a single day, it may be where an event is. */
export function placeOf(addressed: Addressed | undefined, { days }: HoursStatement): Scope | undefined {
  return days.length !== 1 || addressed?.scope.isBranch === true ? addressed?.scope : undefined;
}

const HOUSE = /^\d|\d(?:[a-z]|\s?[-–/]\s?\d{1,4}[a-z]?)$/;

/** A line that is a street with its number, and no name as "Hall 2" is. */
export function tellsStreet(text: string): boolean {
  return text.length <= 60 && isStreet(text) && (STREET_WORD.test(text) || HOUSE.test(text));
}
