/** What stands before a statement of hours in its own text, and the name in it. */
import type { Scope } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { isNeutral, nameInLead, nameInSentence, namesActivity } from './scope-name.ts';

export interface Introduction {
  scope: Scope | undefined;
  /** It is set apart from the hours: its words do not count against them. */
  isApart: boolean;
}

/** Signs and ends of sentences behind which an introduction begins; "Dr." ends none. */
const BREAK = /[;•·|※]|(?<=\p{L}{4}|[\d)])[.!?]\s(?=\p{Lu}|\p{Lo})|。/gu;
const MAX_LENGTH = 60;
/** "Leeds Mon–Fri 9–5": at most four words that all begin with a capital letter. */
const CAPITALISED =
  /^(?:\p{Lu}[\p{L}'’.-]*|[&-]|d[eiu]|del|la|of|the)(?:\s(?:\p{Lu}[\p{L}'’.-]*|[&-]|d[eiu]|del|la|of|the)){0,3}$/u;

/** The introduction in `before`, the words of a text up to its first day or time; `cell` is the first of its row. */
export function introductionOf(
  before: string,
  cell: string | undefined,
  context: HoursContext,
): Introduction {
  const text = leadOf(afterBreak(before).trim(), context);
  const isColon = /[:：]$/.test(text);
  const isApart = isColon || /\s[–—|-]$/.test(text) || (cell !== undefined && text === cell);
  const words = text.replace(/[\s:：–—|-]+$/u, '');
  if (words === '' || words.length > MAX_LENGTH) return { scope: undefined, isApart: false };
  const isPrefix = CAPITALISED.test(words) || namesActivity(words);
  if (isApart || isPrefix) {
    const name = nameInLead(words.split(/[:：]\s?/).at(-1)!, context) ?? nameInLead(words, context);
    if (name && (isApart || name.label.length >= words.length - 1))
      return { scope: { ...name, form: 'lead' }, isApart: true };
  }
  const name = nameInSentence(words, context);
  return { scope: name && { ...name, form: 'sentence' }, isApart };
}

/** "Montag 17–18:30 Uhr Reisesprechstunde": nothing but a name behind the hours. */
export function tailOf(after: string, context: HoursContext): string | undefined {
  const name = TAIL.exec(after)?.[1];
  return name === undefined ? undefined : nameInLead(name, context)?.label;
}

const TAIL = /^\s*(?:[–—-]\s)?(\p{Lu}[\p{L} -]{4,50})$/u;

/** "Udine: ogni" is as good as "Udine:". */
function leadOf(text: string, context: HoursContext): string {
  const colon = Math.max(text.lastIndexOf(':'), text.lastIndexOf('：'));
  return colon > 0 && isNeutral(text.slice(colon + 1), context) ? text.slice(0, colon + 1) : text;
}

function afterBreak(text: string): string {
  let from = 0;
  for (const match of text.matchAll(BREAK)) from = match.index + 1;
  return text.slice(from);
}
