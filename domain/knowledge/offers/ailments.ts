/** Tells lists of what people, animals and things suffer from, and of those whom something is for: what may befall somebody is no offer. */
import type { Line } from '../page/lines.ts';
import { sentencesOf } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import type { OfferTopics } from './offer-topics.ts';
import type { Group } from './service-candidates.ts';

const MIN_MEMBERS = 3;
const LEAST_SHARE = 0.5;

/** Whether at least half of a list names ailments; headings and tiles may say what is treated there. */
export function isListOfAilments({ kind, members }: Group, topics: OfferTopics): boolean {
  if ((kind !== 'item' && kind !== 'part' && kind !== 'text') || members.length < MIN_MEMBERS) return false;
  const count = members.filter(({ name }) => isAilment(name, topics)).length;
  return count >= members.length * LEAST_SHARE;
}

/** "Liver disease", "Dolores de espalda", "Cigarette burns", but neither "Pain relief" nor "Massage for migraine", nor so many of them ("18 holes"). */
function isAilment(name: string, { ailments, stopwords }: OfferTopics): boolean {
  if (/^\D{0,20}\d{1,3}\s\p{L}/u.test(name)) return false;
  const words = foldWord(name)
    .replace(/\s*\(.*$/u, '')
    .split(/[\s/]+/u);
  const joined = words.findIndex((word) => stopwords.has(word));
  return ailments.has(joined > 0 ? words[joined - 1]! : words.at(-1)!);
}

const SYMPTOMS = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage.offers.symptoms})(?!\\p{L})`, 'u');
const AUDIENCES = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage.offers.audiences})[\\s:?？.…]*$`, 'u');
const MAX_HEADING_WORDS = 4;
/** "Symptoms to watch for: Pets hide pain well." */
const LABEL = /^(?:[^\s:]+\s){0,5}[^\s:]+(?=:\s)/u;

/** Whether a list stands under "Symptoms" or "Ideal for", or behind a sentence such as "Some of the signs include:". */
export function isListOfCases({ members }: Group, before: Line | undefined): boolean {
  const heading = members[0]!.line.section?.heading ?? '';
  const isTitle = heading.split(' ').length <= MAX_HEADING_WORDS && tellsCases(heading);
  const opener = before?.text.endsWith(':') === true ? (sentencesOf(before.text).at(-1)?.text ?? '') : '';
  const label = LABEL.exec(before?.text ?? '')?.[0] ?? '';
  return isTitle || tellsCases(opener) || SYMPTOMS.test(foldWord(label));
}

const tellsCases = (text: string): boolean => SYMPTOMS.test(foldWord(text)) || AUDIENCES.test(foldWord(text));
