/** Tells lists of what somebody likes or has learnt ("Ann enjoys sailing, baking and chess") from lists of what is offered. */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import type { Line } from '../page/lines.ts';
import type { Group } from './service-candidates.ts';

const SAID = inAnyLanguage.offers;

const NAME = "\\p{Lu}[\\p{L}’'-]+";
/** "Ann enjoys", "Ann Lee really likes", "He loves", but neither "Guests enjoy" nor "We love". */
const LIKING = new RegExp(`(?:^|[.!?]\\s)(?:\\p{Lu}\\s)?(?:${NAME}\\s){1,3}${SAID.likes}\\s`, 'u');
const FREE_TIME = new RegExp(`(?<!\\p{L})${SAID.freeTime}(?!\\p{L})`, 'iu');
const BIOGRAPHY = new RegExp(`^${SAID.biographies}$`, 'u');
const VERB = new RegExp(`^\\s${SAID.verbs}\\s`, 'u');
const FULL_NAME = new RegExp(`^(${NAME})(?:\\s${NAME}){1,2}$`, 'u');

/** Whether a list tells of a person: by its sentence, or by the heading over it. */
export function isAboutSomebody({ kind, members }: Group): boolean {
  const { line } = members[0]!;
  if (isBiography(line)) return true;
  if (kind !== 'part') return false;
  return LIKING.test(line.text) || FREE_TIME.test(line.text) || isOfHeading(line);
}

/** "Hobbies", "Curriculum vitae". */
function isBiography({ section, kind }: Line): boolean {
  const over = kind === 'heading' ? section?.parent : section;
  return over !== undefined && BIOGRAPHY.test(foldWord(over.heading).replace(/[\s:.]+$/, ''));
}

/** "Ann Lee", and below "Ann is …": a sentence about whom the heading names. */
function isOfHeading({ section, text }: Line): boolean {
  const first = FULL_NAME.exec(section?.heading ?? '')?.[1];
  return first !== undefined && text.startsWith(`${first} `) && VERB.test(text.slice(first.length));
}
