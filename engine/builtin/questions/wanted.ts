/** What form the answer to a question must have. */
import type { Scene } from '../business.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { isUsed } from './question-content.ts';

/** `more` is what yes or no does not answer. A duration holds a number and a unit of time, "who" holds people, an area what is served. */
export type Wanted =
  | 'anything'
  | 'more'
  | 'number'
  | 'moment'
  | 'day'
  | 'clock'
  | 'duration'
  | 'people'
  | 'area'
  | 'place'
  | 'price'
  | 'phone';

/** The caller's home is no place by name: "Do you deliver to the house?" */
const isHome = anyLanguage('atHome', {
  before: '(?:^| )',
  after: '(?: d\\S+ \\S+(?: \\S+)?)?$',
  flags: 'u',
});

/** "Do you serve breakfast?", "Do you service boilers?": what is offered, or what callers ask for anywhere, is no place. */
function namesThing(clause: string, scene: Scene): boolean {
  const { contentOf, without, paraphrases } = scene.lexicon;
  const isThing = (stem: string): boolean =>
    isUsed(stem, scene) || paraphrases.topicsOfStem(stem).some((topic) => topic !== 'deliver');
  const named = contentOf(without(['area'], clause)).filter((stem) => !paraphrases.soft.has(stem));
  return named.length > 0 && named.every(isThing);
}

/** "What is the owner called?" */
export const ASKS_NAME = anyLanguage('asksName', { ...whole, flags: 'gu' });

/** Stems of the words of a clause that ask for a name. */
export const wordsOfName = ({ heard, lexicon }: Scene): Set<string> =>
  new Set(lexicon.words.spaced ? (fold(heard).match(ASKS_NAME) ?? []).map(lexicon.stemOf) : []);

/** "What's the doctor's name?" */
const asksNameOfPerson = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.words.spaced &&
  fold(clause).search(ASKS_NAME) >= 0 &&
  lexicon.paraphrases.open.test(fold(clause)) &&
  lexicon.contentOf(clause).some((stem) => lexicon.paraphrases.people.has(stem));

/** The form that a clause asks for. */
export function wantedOf(clause: string, scene: Scene): Wanted {
  const { lexicon, readWhen } = scene;
  const asksArea = lexicon.has('area', clause) && !lexicon.has('when', clause);
  if (asksArea && !isHome.test(fold(clause)) && !namesThing(clause, scene)) return 'area';
  if (lexicon.has('howLong', clause) || unitAsked(clause, scene) !== undefined) return 'duration';
  if (lexicon.has('howMany', clause)) return 'number';
  const folded = fold(clause);
  // "What time on Monday?": the day is known, so only a time of day is an answer.
  if (asksDay.test(folded)) return 'day';
  // "Who picks up when I call?"
  if (lexicon.paraphrases.who.test(folded)) return 'people';
  if (asksWhen(clause, scene)) {
    const { days } = readWhen(clause, undefined);
    return asksHour.test(folded) || days.length > 0 ? 'clock' : 'moment';
  }
  if (asksNameOfPerson(clause, scene)) return 'people';
  return lexicon.paraphrases.open.test(folded.replace(whether, '')) ? 'more' : 'anything';
}

const inSpaces = { before: '(?:^| )', after: '(?: |$)' };

/** French "est-ce que" asks for yes or no, "qu'est-ce que" for more. */
const whether = anyLanguage('whether', { flags: 'u' });

/** "From what hour …": neither a day nor a year is an answer. */
const asksHour = anyLanguage('asksHour', { ...inSpaces, flags: 'u' });

/** "Which day …", "on which days …": an hour is no answer. */
const asksDay = anyLanguage('asksDay', { ...inSpaces, flags: 'u' });

/** Where "when" only joins, behind another question: "What should I have ready | when I call?"; -1 where it asks or is not said. */
function joinedAt(clause: string, { lexicon }: Scene): number {
  const folded = fold(clause);
  const { when } = lexicon.words.cues;
  if (!lexicon.paraphrases.open.test(folded) || when.some((cue) => folded.startsWith(fold(cue)))) return -1;
  return Math.max(-1, ...when.map((cue) => (cue.includes(' ') ? -1 : folded.indexOf(` ${fold(cue)} `))));
}

/** Whether a clause asks for a time. */
export const asksWhen = (clause: string, scene: Scene): boolean =>
  scene.lexicon.has('when', clause) && joinedAt(clause, scene) < 0;

/** A clause without what only says when, folded then: "what should i have ready". */
export function withoutJoined(clause: string, scene: Scene): string {
  const at = joinedAt(clause, scene);
  return at < 0 ? clause : fold(clause).slice(0, at);
}

/** "How many minutes does it take?", French "combien d'heures": the stem of the unit, where what is counted is time. */
function unitAsked(clause: string, { lexicon }: Scene): string | undefined {
  const folded = ` ${fold(clause)}`;
  for (const cue of lexicon.words.cues.howMany) {
    const at = folded.indexOf(` ${fold(cue)}`);
    const behind = at < 0 ? '' : folded.slice(at + 1 + fold(cue).length);
    const next = /^ (?:d['’ ])?([^\s'’?]+)/u.exec(behind)?.[1];
    const unit = next === undefined ? undefined : lexicon.stemOf(next);
    if (unit !== undefined && lexicon.paraphrases.durations.has(unit)) return unit;
  }
  return undefined;
}

const unitsOfScenes = new WeakMap<Scene, { unit: string | undefined }>();

/** The unit that the clause being answered asks for: told once for all candidates. */
export function unitHeard(scene: Scene): string | undefined {
  const { unit } = unitsOfScenes.get(scene) ?? { unit: unitAsked(scene.heard, scene) };
  unitsOfScenes.set(scene, { unit });
  return unit;
}

/** French "vous avez combien de chambres" asks for no price, although "combien" does. */
export const asksCount = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.words.cues.howMany.some(
    (cue) => cue.includes(' ') && ` ${fold(clause)} `.includes(` ${fold(cue)} `),
  );

/** "What night is …", "what time does …": the words that ask are no content. */
export const isTimeWanted = (wanted: Wanted): boolean => wanted === 'moment' || wanted === 'clock';

const maxOpeningWords = 4;

/** "What number do I call when you are closed?", "Is there a fee when I sign up?" ask for no time. */
export const asksTimeFirst = (clause: string, scene: Scene): boolean =>
  isTimeWanted(wantedOf(clause, scene)) &&
  (!scene.lexicon.words.spaced ||
    scene.lexicon.has('when', clause.trim().split(/\s+/u, maxOpeningWords).join(' ')));
