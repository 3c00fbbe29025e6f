/** The number for emergencies, where the site has one for now. */
import { factsOf, uniqueSources } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { answerPhone } from './contact-answers.ts';
import type { Question } from '../questions/question.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { tells } from '../language/signs.ts';
import { digitsOf, findPhone } from '../language/spoken-numbers.ts';
import { fold } from '../language/text.ts';
import type { DayReference } from '../language/when.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { tell } from './knowledge-answers.ts';
import { openAt, scheduleOf } from './schedule.ts';
import { openUntil } from './week-answers.ts';

const OUT_OF_HOURS = anyLanguage('outOfHours', whole);
const WHAT_TO_DO = anyLanguage('asksWhatToDo', whole);

const isOpenNow = (scene: Scene): boolean => {
  const { local } = scene;
  return local !== undefined && openAt(scheduleOf(scene), local, local.minutes).state === 'open';
};

/** At night, while it is closed, on a day that is closed. */
function isOfOtherHours(clause: string, scene: Scene): boolean {
  const { lexicon, readWhen, local } = scene;
  const { days } = readWhen(clause, local?.date);
  return (
    OUT_OF_HOURS.test(clause) ||
    lexicon.has('isClosed', clause) ||
    days.some((day) => scheduleOf(scene).day(day).state === 'closed')
  );
}

/** Whether somebody asks what to do in an emergency, or when something is amiss at hours of which the caller tells. */
export function asksWhatToDo(clause: string, scene: Scene): boolean {
  const { lexicon } = scene;
  if (!WHAT_TO_DO.test(fold(clause))) return false;
  return (
    lexicon.topicsOf(clause).has('emergency') ||
    (tells('trouble', clause, lexicon) && isOfOtherHours(clause, scene))
  );
}

/**
 * The line of the site with a number for emergencies. What holds while it is closed goes first then, and is told while it is open
 * only to who asks for that, or for whatever number there is.
 */
export function emergencyLine(clause: string, scene: Scene, asksAny = false): Answer | null {
  const isOfClosed = ({ context, text }: Piece): boolean => OUT_OF_HOURS.test(`${context} ${text}`);
  const isOfOther = isOfOtherHours(clause, scene) || !isOpenNow(scene);
  const lines = scene.index.pieces.filter(
    (piece) =>
      piece.fact?.kind !== 'service' && piece.topics.has('emergency') && findPhone(piece.text) !== undefined,
  );
  const line =
    lines.find((piece) => isOfClosed(piece) === isOfOther) ?? (isOfOther || asksAny ? lines[0] : undefined);
  if (line === undefined) return null;
  // What says itself that it is for emergencies needs no heading.
  const isNamed = scene.lexicon.topicsOf(line.text).has('emergency');
  return tell(line, isNamed ? [...line.own] : [], scene);
}

/** "Who do I call when you are closed?": the line on calls at such hours, one with a number before others; null where that is not asked. */
export function lineOutOfHours({ clause, scene, asksHours }: Question): Answer | null {
  const isOfClosed = asksHours && scene.lexicon.has('isClosed', clause);
  if (!isOfClosed && !OUT_OF_HOURS.test(clause)) return null;
  const lines = scene.index.pieces.filter(
    ({ text, topics, fact }) =>
      fact?.kind !== 'service' &&
      OUT_OF_HOURS.test(text) &&
      (findPhone(text) !== undefined || topics.has('calling') || topics.has('emergency')),
  );
  const line = lines.find(({ text }) => findPhone(text) !== undefined) ?? lines[0];
  return line === undefined ? null : tell(line, [...line.own], scene);
}

/** "Call the office; the dentist on call will ring you back": whom to call in an emergency, without a number. */
function callingLine(scene: Scene): Answer | null {
  const line = scene.index.pieces.find(
    ({ fact, topics }) => fact?.kind !== 'service' && topics.has('emergency') && topics.has('calling'),
  );
  return line === undefined ? null : tell(line, [...line.own], scene);
}

/** The line for who cannot wait; the number that he has called himself is no news. */
export function lineForUrgent(said: string, scene: Scene): Answer | null {
  const line = emergencyLine(said, scene) ?? callingLine(scene);
  const phones = factsOf(scene, 'phone').map(({ value }) => digitsOf(value.printed));
  const number = digitsOf(findPhone(line?.text ?? '') ?? '');
  return phones.every((phone) => phone === number) ? null : line;
}

const VET = anyLanguage('vet', whole);

/**
 * Where an animal in danger finds help: at the number of the site for emergencies, else at a vet's that is open now; null where
 * the site names neither.
 */
export function helpForAnimal(said: string, scene: Scene): Answer | null {
  const { agent, local } = scene;
  const line = lineForUrgent(said, scene);
  if (line !== null || local === undefined || !VET.test(agent.businessName)) return line;
  const now = openAt(scheduleOf(scene), local, local.minutes);
  if (now.state !== 'open') return null;
  const [open, phone] = [openUntil(now, scene), answerPhone(scene)];
  return phone.isSilent === true
    ? open
    : { text: `${open.text} ${phone.text}`, sources: uniqueSources([...open.sources, ...phone.sources]) };
}

/** "What's the number?", right behind the line for emergencies: that one, and not the one of the house. */
export function numberToldBefore(said: string, before: string | undefined, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const asksNumber =
    lexicon.has('phone', said) &&
    lexicon.contentOf(lexicon.without(['phone', 'followUp'], said)).length === 0;
  const line = asksNumber && before !== undefined ? emergencyLine(before, scene) : null;
  return line !== null && before?.includes(line.text) === true ? line : null;
}

/** The line for emergencies, where its hours cover one of the next days on which the house is closed: who can wait longer needs none. */
export function lineOnClosedDay(day: DayReference, scene: Scene): Answer | null {
  if (day.relation === 'date') return null;
  const isOfEmergencies = (label: string): boolean => scene.lexicon.topicsOf(label).has('emergency');
  const isCovered = scheduleOf(scene, isOfEmergencies).day(day).state === 'open';
  return isCovered ? emergencyLine(scene.heard, scene) : null;
}
