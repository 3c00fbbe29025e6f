/** Tells lists of what somebody likes or has learnt ("Ann enjoys sailing, baking and chess") from lists of what is offered. */
import { sectionOver, type Line, type Section } from '../page/lines.ts';
import { topicsOf, type Topic } from './offer-topics.ts';
import { isLikePerson, namesRole } from './place-evidence.ts';
import type { Group } from './service-candidates.ts';
import type { Surroundings } from './service-evidence.ts';
import { namesOffer } from './wording-evidence.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

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

const TITLES: readonly Topic[] = [
  'offers',
  'cards',
  'prices',
  'contact',
  'hours',
  'asides',
  'generic',
  'policy',
  'other',
];
const BEFORE_ROLE = /\s*[,|:]\s+|\s[–—-]\s/u;
/** "Ann (Annie) Lee" */
const NICKNAME = /\s\([^()]*\)/u;
const MAX_TO_ROLE = 3;
/** The highest heading of a page may name whom all of it is about. */
const LEAST_LEVEL = 2;
const MIN_PEOPLE = 2;

/** The headings that name one of the people of a business: over what they are, or below the title of a team. */
export function peopleOn(around: Surroundings): ReadonlySet<Section> {
  const { lines, topics } = around;
  const isOffered = (word: string): boolean => namesOffer(word, around);
  const isRole = (text: string): boolean => namesRole(foldWord(text), topics);
  const isTitle = (name: string): boolean => TITLES.some(topicsOf(foldWord(name), topics));
  const [ofTeam, withRole] = [new Set<Section>(), new Set<Section>()];
  for (const [index, { kind, section, text }] of lines.entries()) {
    if (kind !== 'heading' || section === undefined || section.level < LEAST_LEVEL) continue;
    // "Ann Lee, head nurse"
    const [name, role = ''] = text.split(BEFORE_ROLE, 2) as [string, string?];
    const isOne =
      isLikePerson(name.replace(NICKNAME, '')) && !isTitle(name) && !name.split(' ').some(isOffered);
    if (!isOne || (role !== '' && !isRole(role))) continue;
    const below = lines.slice(index + 1, index + 1 + MAX_TO_ROLE);
    if (topicsOf(foldWord(section.parent?.heading ?? ''), topics)('asides')) ofTeam.add(section);
    else if (role !== '' || below.some((line) => isRole(line.text))) withRole.add(section);
  }
  // One alone may be a dish above its cook.
  return withRole.size < MIN_PEOPLE ? ofTeam : ofTeam.union(withRole);
}

/** Whether a list says what one of these people is, has learnt or is good at; what stands under "Classes" there is offered. */
export function isOfPerson(
  { members }: Group,
  people: ReadonlySet<Section>,
  { topics }: Surroundings,
): boolean {
  for (let at = sectionOver(members[0]!.line); at; at = at.parent) {
    if (people.has(at)) return true;
    if (topics.menus.has(foldWord(at.heading).replace(/[\s:.]+$/, ''))) return false;
  }
  return false;
}

/** "Hobbies", "Curriculum vitae". */
function isBiography(line: Line): boolean {
  const over = sectionOver(line);
  return over !== undefined && BIOGRAPHY.test(foldWord(over.heading).replace(/[\s:.]+$/, ''));
}

/** "Ann Lee", and below "Ann is …": a sentence about whom the heading names. */
function isOfHeading({ section, text }: Line): boolean {
  const first = FULL_NAME.exec(section?.heading ?? '')?.[1];
  return first !== undefined && text.startsWith(`${first} `) && VERB.test(text.slice(first.length));
}
