/** On which days somebody works who is called by name, or was just spoken of: "Is Ada in on Friday?" */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { daysBetween } from '../../../domain/knowledge/hours/statement.ts';
import { unknownAnswer, type Answer, type Scene } from '../business.ts';
import { nameIn } from '../evidence/people-evidence.ts';
import { FORBIDS } from '../evidence/piece-traits.ts';
import type { Piece } from '../evidence/retrieval.ts';
import {
  courtesyIn,
  isCard,
  isOfPerson,
  isUnderPerson,
  personNamed,
  piecesOfPerson,
  saysPronoun,
  stemsOfPerson,
} from '../evidence/staff.ts';
import { holdsClock, holdsTime } from '../evidence/time-evidence.ts';
import { alternativesOf, fold } from '../language/text.ts';
import { perLanguage } from '../language/per-language.ts';
import type { When } from '../language/when.ts';
import { anyLanguage, patternsByLanguage, whole } from '../patterns/any-language.ts';
import { contentWithout, hoursCues } from '../questions/question-content.ts';
import type { Question } from '../questions/question.ts';
import { wantedOf } from '../questions/wanted.ts';
import { spoken } from './knowledge-answers.ts';

/** "Wednesday to Friday" */
const rangeIn = perLanguage(({ language, weekdays }) => {
  const day = `(${alternativesOf(Object.values(weekdays).flat())})`;
  const to = patternsByLanguage[language]!.toDate || '(?!)';
  return new RegExp(`${day}\\.?\\s?(?:${to}|[-–—~〜])\\s?${day}`, 'gu');
});

function weekdaysIn(text: string, { lexicon, readWhen }: Scene): Set<Weekday> {
  const read = (part: string | undefined): Weekday[] =>
    readWhen(part ?? '', undefined).days.map(({ weekday }) => weekday);
  const between = [...fold(text).matchAll(rangeIn(lexicon.words))].flatMap(([, from, to]) => {
    const [[first], [last]] = [read(from), read(to)];
    return first === undefined || last === undefined ? [] : daysBetween(first, last);
  });
  return new Set([...read(text), ...between]);
}

/** "In the mornings" */
const partIn = ({ text }: Piece, { readWhen }: Scene): When['part'] => readWhen(text, undefined).part;

/** "The first Friday of the month", "every other Monday" */
const NOT_EACH_WEEK = anyLanguage('notEachWeek', whole);

/** Whom a question is about that names nobody: the one of the answer before. */
function personBefore({ clause, scene, focus, when }: Question): string | undefined {
  if (focus.person === undefined || scene.told !== '') return undefined;
  const isOfHouse = (['isOpen', 'opening', 'closing', 'isClosed'] as const).some((cue) =>
    scene.lexicon.has(cue, clause),
  );
  const isBare = contentWithout([...hoursCues, 'present', 'followUp'], when.rest, scene).length === 0;
  return saysPronoun(clause) || (isBare && !isOfHouse) ? focus.person : undefined;
}

/** Only what is said of that one answers, and where it has days, those; null where no days of anybody are asked for. */
export function answerDaysOfPerson(question: Question): Answer | null {
  const { clause, scene, when } = question;
  const wanted = wantedOf(clause, scene);
  const isWhether = wanted === 'anything' && (when.days.length > 0 || when.part !== undefined);
  if (!isWhether && wanted !== 'day' && wanted !== 'moment' && wanted !== 'clock') return null;
  const named = personNamed(clause, scene);
  const heading = named ?? personBefore(question);
  if (heading === undefined) return null;
  const name = stemsOfPerson(heading, scene);
  const { soft, people } = scene.lexicon.paraphrases;
  const courtesy = courtesyIn(clause, scene);
  // "Doctor Birch", in the heading "Dr. Ada Birch"
  const beside = contentWithout([...hoursCues, 'present', 'offer'], when.rest, scene).filter(
    (stem) => !name.has(stem) && !courtesy.has(stem) && !soft.has(stem) && !people.has(stem),
  );
  const said = piecesOfPerson(heading, scene);
  const isOnIt = ({ own }: Piece): boolean =>
    beside.length === 0 || beside.some((stem) => scene.index.covers(own, stem));
  const timed = said.filter(
    (piece) =>
      weekdaysIn(piece.text, scene).size > 0 &&
      isOnIt(piece) &&
      (wanted !== 'clock' || holdsClock(piece, scene)),
  );
  const found =
    timed.find(({ context }) => context === heading) ??
    timed[0] ??
    (wanted !== 'clock'
      ? said.find((piece) => partIn(piece, scene) !== undefined && isOnIt(piece))
      : undefined) ??
    (wanted === 'moment' ? said.find((piece) => holdsTime(piece, scene) && isOnIt(piece)) : undefined);
  // Of whom a pronoun stands for nothing else of the site speaks.
  const isOfNobodyElse = named === undefined || beside.length === 0;
  if (found === undefined) return isOfNobodyElse && wanted !== 'clock' ? unknownAnswer(scene) : null;
  const isCalled = fold(found.text).startsWith(fold(heading));
  const told = isUnderPerson(found) && !isCalled ? `${heading}: ${found.text}` : found.text;
  const { quote, yes, no } = scene.lexicon.say;
  const days = weekdaysIn(found.text, scene);
  const part = partIn(found, scene);
  // Of a half of the day says nothing who names days alone, and of a day who names none.
  const isOfAsked =
    (when.days.length === 0 || days.size > 0) && (when.part === undefined || part !== undefined);
  const isPlain = isOfAsked && !FORBIDS.test(found.text) && !NOT_EACH_WEEK.test(found.text);
  const isInPart = when.part === undefined || part === 'both' || part === when.part;
  const isIn = isInPart && when.days.every(({ weekday }) => days.has(weekday));
  const verdict = isWhether && isPlain ? `${isIn ? yes : no} ` : '';
  return { text: `${verdict}${quote(spoken(told))}`, sources: [found.source] };
}

/** The one that an answer is about: whose name stands over its line, or opens it. */
export function personOf({ sources }: Answer, scene: Scene): string | undefined {
  const told = [...scene.index.pieces, ...scene.index.pairs].find(
    (piece) =>
      sources.some(({ url, quote }) => url === piece.source.url && quote === piece.source.quote) &&
      (isOfPerson(piece, scene) || isCard(piece)),
  );
  return told === undefined || isOfPerson(told, scene)
    ? told?.context
    : personNamed(nameIn(told.text), scene);
}
