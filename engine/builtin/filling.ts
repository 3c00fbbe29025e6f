/** A form that is being filled: its slots, what is known of them, and the question that stands open. */
import { phrasesFor, slotPhrase } from '../../domain/prompt/phrases/index.ts';
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Source } from '../../contract/schemas/facts.ts';
import { closedDay } from './answers/hours-answers.ts';
import { speakDay } from './answers/speak-hours.ts';
import type { Scene } from './business.ts';
import { addDays, compareDates, weekdayOf } from './language/clock.ts';
import { phrasePattern } from './language/lexicon.ts';
import { hearSpelling, withoutSpelling } from './language/spelling.ts';
import { withoutPhone } from './language/spoken-numbers.ts';
import { fold, lastQuestion } from './language/text.ts';
import type { DayReference } from './language/when.ts';
import type { Form, FormStep, Refusal } from './form-state.ts';
import { besideAddress } from './hear-address.ts';
import { tells } from './language/signs.ts';
import { hearDays } from './heard-days.ts';
import { changedOrder } from './hear-order.ts';
import { hearNights } from './nights.ts';
import { findService, narrowedService } from './hear-service.ts';
import { isOnlyWhen } from './only-when.ts';
import { anyLanguage, whole } from './patterns/any-language.ts';
import { namesWhen } from './questions/read-days.ts';
import { beginsWithAnd, withAllergies } from './special-wishes.ts';
import {
  inCapitals,
  isFullName,
  isInCapitals,
  isWrittenAsName,
  rightedName,
  saysMoreOfName,
  spelledOut,
  withoutOthers,
} from './hear-name.ts';
import { isOnlySomeTime, isUnknownName, nameBesideOthers, partsOf, recognize } from './recognize.ts';
import type { Recognized } from './recognized.ts';
import { speakTime } from './hear-time.ts';
import { isCounted, isDay, isMatter, isName, isPlace, isWhen, kindOf, slotFor } from './slots.ts';
import { isPreferred, nearReading, settleTime } from './settle-time.ts';
import { behindTold, inWeekTold, meantInStay, withWeek } from './stay-days.ts';
import { inTurn } from './language/sentences.ts';

/** Whether the caller's number has been told: then there is somebody to call back. */
export const holdsPhone = ({ slots, values }: Form): boolean =>
  slots.some(({ type, name }) => type === 'phone' && (values[name] ?? '') !== '');

/** How a slot is asked for and read out. */
export const phraseOf = (slot: SlotDefinition, scene: Scene) =>
  slotPhrase(phrasesFor(scene.lexicon.words.language), slot);

function question(slot: SlotDefinition, scene: Scene): string {
  if (slot.type === 'phone' && scene.callerId !== undefined) return scene.lexicon.say.callerIdOffer;
  return phraseOf(slot, scene).ask;
}

const nextSlot = (form: Form): SlotDefinition | undefined =>
  form.slots.find((slot) => form.values[slot.name] === undefined);

/** The question that stands open. */
export function openQuestion(form: Form, scene: Scene): string {
  const { say } = scene.lexicon;
  if (form.asking === 'change') return say.whatToChange;
  const slot = form.slots.find(({ name }) => name === form.asking);
  if (slot !== undefined) return question(slot, scene);
  return say.confirm(readOut(form, scene));
}

/** The same behind something else that was said: what was read out is not read out again. */
export function openQuestionAgain(form: Form, scene: Scene): string {
  const whole = openQuestion(form, scene);
  return form.asking === 'confirm' ? (lastQuestion.exec(whole)?.[0].trim() ?? whole) : whole;
}

/** What is known, each with what it is called. */
export const readOut = (form: Form, scene: Scene): string[] =>
  form.slots.flatMap((slot) => {
    const value = form.values[slot.name];
    return value === undefined || value === ''
      ? []
      : [`${phraseOf(slot, scene).label}: ${value.replace(/[.!?。！？]+$/u, '')}`];
  });

/** The form as it is read out in another language: its days and times are said in that. */
export function inLanguage(form: Form, scene: Scene): Form {
  const values: Record<string, string> = { ...form.values };
  const say = (name: string, told: string): void => {
    if ((values[name] ?? '') !== '') values[name] = told;
  };
  for (const [name, day] of Object.entries(form.days ?? {})) say(name, speakDay(day, scene));
  for (const [name, readings] of Object.entries(form.times ?? {})) say(name, speakTime(readings, scene));
  return { ...form, values };
}

/** Asks for the next slot that is open, or reads out all. */
export function goOn(form: Form, scene: Scene, before = '', sources: Source[] = []): FormStep {
  const answered = (form.values[form.asking] ?? '') === '' ? {} : { answered: form.asking };
  const next = { ...form, ...answered, asking: nextSlot(form)?.name ?? 'confirm', misses: 0 };
  return { form: next, text: inTurn(before, openQuestion(next, scene)), sources };
}

/** All that is known is read out, and what is open is left so. */
export function readOutNow(form: Form, scene: Scene): FormStep {
  const open = form.slots.filter(({ name }) => form.values[name] === undefined);
  const left = Object.fromEntries(open.map(({ name }) => [name, '']));
  return goOn({ ...form, values: { ...form.values, ...left } }, scene);
}

/** Asks once more how to reach the caller; undefined where that was done, or nobody is to be reached. */
export function insistOnPhone(form: Form, scene: Scene): FormStep | undefined {
  const phone = form.slots.find(({ type }) => type === 'phone');
  if (phone === undefined || form.insisted === true) return undefined;
  const step = reopen(phone, { ...form, insisted: true }, scene);
  return { ...step, text: `${scene.lexicon.say.noNumber} ${step.text}` };
}

/** With whom the caller would like to have it: told by many, asked by few. */
const STAFF = slotFor('staff_preference', 'string');

/** "Tomorrow at 3 pm", where only the day is asked for: a day, a time, an address of e-mail and a room are kept as well. */
function withSaid(form: Form, text: string, scene: Scene, open: SlotDefinition | undefined): Form {
  if (form.kind === 'message' || (open?.type === 'string' && !isName(open))) return form;
  // A time without its day would say less than the caller did, and so would a day without its time.
  const day = scene.agent.slots.some(isDay) ? [] : [slotFor('preferred_date', 'date')];
  const time = scene.agent.slots.some(({ type }) => type === 'time')
    ? []
    : [slotFor('preferred_time', 'time')];
  const others = scene.agent.slots.filter(({ name }) => name !== STAFF.name);
  const said = [...day, ...time, ...others, STAFF].filter(
    (slot) =>
      (['date', 'time', 'email'].includes(slot.type) || slot === STAFF || slot.name === 'room_type') &&
      form.slots.every(({ name }) => name !== slot.name) &&
      recognize(slot, text, scene, isDay(slot) && isOnlySomeTime(text, scene)) !== null,
  );
  return said.length === 0 ? form : { ...form, slots: [...form.slots, ...said] };
}

/** A name is set right by a word of it or by its letters, and told alone where something is asked for that is no words. */
function hearName(
  slot: SlotDefinition,
  open: SlotDefinition | undefined,
  { values, kind }: Form,
  text: string,
  scene: Scene,
): Recognized | null {
  const isOfName = open === undefined || open.type === 'phone' || isCounted(open);
  const before = values[slot.name] ?? '';
  const isWritten = isWrittenAsName(withoutSpelling(text), scene);
  // "John Smith", where the request of Smith is read out.
  const isLonger = before !== '' && fold(text).split(' ').includes(fold(before));
  const isAsked =
    slot === open ||
    ((open !== undefined || isLonger) && isOfName && isWritten) ||
    // "Sarah Cole", where it is asked which booking is meant.
    (open?.name === 'booking' && (isWritten || isUnknownName(text, scene))) ||
    // Who leaves a message often tells his name first.
    (kind === 'message' &&
      open?.type === 'phone' &&
      before === '' &&
      (isFullName(text, scene) || isUnknownName(text, scene)));
  const found = recognize(slot, text, scene, isAsked);
  if (found !== null) return { value: inCapitals(rightedName(before, found.value) ?? found.value) };
  const beside =
    (before === '' || !isInCapitals(before)) && (open === undefined || open.type === 'phone')
      ? nameBesideOthers(text, scene)
      : undefined;
  if (beside !== undefined) return { value: beside };
  const spelled = isOfName && before !== '' ? spelledOut(text, before, scene) : undefined;
  return spelled === undefined ? null : { value: spelled };
}

/** The slots that the days of a text go to, in order, and the one that it names: "we leave on Wednesday"; both days of a stay go to both. */
function slotsForDays(form: Form, open: SlotDefinition | undefined, text: string, scene: Scene) {
  const slots = form.slots.filter(isDay);
  const [arrival, departure] = slots;
  const isStay = departure !== undefined;
  if (isStay && hearDays(text, scene, true).days.length > 1) return { inOrder: slots, named: undefined };
  const [arrives, departs] = (['arrives', 'departs'] as const).map((sign) =>
    tells(sign, text, scene.lexicon),
  );
  const called = slotNamed(form, text, scene);
  const said = arrives ? arrival : departure;
  const named = isStay && arrives !== departs ? said : slots.find((slot) => slot === called);
  const first = named ?? slots.find((slot) => slot === open);
  return { inOrder: first === undefined ? slots : slots.slice(slots.indexOf(first)), named };
}

const ALSO = anyLanguage('also', whole);
const ORDER = 'order_items';

/** "Damskie", "and a gents cut as well": the service that is held with what is told of it, or another beside it. */
export function changedService({ values, asking }: Form, text: string, scene: Scene): string | undefined {
  const held = values['service'] ?? '';
  if (held === '' || asking === 'service') return undefined;
  const isMore = beginsWithAnd(text, scene) || ALSO.test(fold(text));
  const isOther = (['no', 'correction'] as const).some((cue) => scene.lexicon.has(cue, text));
  if (!isMore || isOther) return narrowedService(held, text, scene);
  const found = findService(text, scene);
  if (found === undefined) return undefined;
  return fold(held).includes(fold(found)) ? held : `${held}, ${found}`;
}

/** "They have been squeaking since Monday, can I come on Thursday?": since when is no day to come on, where another is told. */
function besideTrouble(text: string, scene: Scene): string {
  const parts = partsOf(text);
  const others = parts.filter((part) => !tells('trouble', part, scene.lexicon));
  return others.length < parts.length && others.some((part) => namesWhen(part, scene))
    ? others.join(', ')
    : text;
}

/** Takes every value that a text gives for slots; `asked` may be given freely, and what is surely closed is refused. */
export function fill(before: Form, said: string, scene: Scene, asked: string | undefined) {
  const open = before.slots.find(({ name }) => name === asked);
  // Told before it is asked for, an address is neither a name nor a matter.
  const isPlaced = before.slots.some((slot) => isPlace(slot) && slot !== open);
  const isOfMatter = tells('trouble', said, scene.lexicon);
  const text = isPlaced && !isOfMatter ? besideAddress(said, scene) : said;
  const form = withSaid(before, text, scene, open);
  const values: Record<string, string> = { ...form.values };
  const days: Record<string, DayReference> = { ...form.days };
  const times: Record<string, readonly number[]> = { ...form.times };
  const changed: string[] = [];
  let refusal: Refusal | undefined;
  const isCorrection = scene.lexicon.has('correction', text);
  // "Then Tuesday at eleven", where the name is asked for; "rather the day after, at eight", where it is the time or anything else.
  const isAside =
    open !== undefined && (isName(open) || open.type === 'phone' || isWhen(open) || isOnlyWhen(text, scene));
  // "It has been leaking since Friday" wishes for no day.
  const isOfTrouble =
    open !== undefined && isMatter(open.name) && isOfMatter && !tells('wishOfDay', text, scene.lexicon);
  // "Ruby Tuesday", where the name is asked for.
  const isNameOfDay =
    open !== undefined && isName(open) && isWrittenAsName(text, scene) && !isOnlyWhen(text, scene);
  const slotsOfDays = form.slots.filter(isDay);
  // "Sometime next week", where something else is asked for, is kept as it was said.
  const isSomeTime = open !== undefined && !isMatter(open.name) && isOnlySomeTime(text, scene);
  const { inOrder, named } = slotsForDays(form, open, text, scene);
  /** What a slot may be told in: Polish "trzy piątki", in a number, are no Fridays. */
  const toldFor = (slot: SlotDefinition): string => {
    if (isPlace(slot)) return said;
    if (!isCounted(slot)) return text;
    const plain = withoutSpelling(text);
    return isWhen(slot) ? besideTrouble(withoutPhone(plain, scene.lexicon.words), scene) : plain;
  };
  /** The day that is heard beside those that were told. */
  const besideTold = (heard: Recognized, slot: SlotDefinition): Recognized => {
    const at = slotsOfDays.indexOf(slot);
    if (heard.day === undefined || at < 0) return heard;
    const held = form.days?.[slot.name];
    const arrival = days[slotsOfDays[at - 1]?.name ?? '']?.date;
    const isStay = slotsOfDays.length > 1;
    const later = behindTold(heard.day, text, arrival ?? held?.date);
    const meant = (): DayReference =>
      isStay
        ? meantInStay(later, text, { before: held?.date, arrival }, scene)
        : inWeekTold(later, text, held, scene);
    const day = later === heard.day ? meant() : later;
    return day === heard.day ? heard : { value: speakDay(day, scene), day };
  };
  const service = changedService(form, text, scene);
  if (service !== undefined && values['service'] !== service) changed.push('service');
  if (service !== undefined) values['service'] = service;
  const held = values[ORDER] ?? '';
  const order = held === '' || asked === ORDER ? undefined : changedOrder(held, text, scene);
  if (order !== undefined && order !== held) changed.push(ORDER);
  if (order !== undefined) values[ORDER] = order;
  const isOfMore = service !== undefined || order !== undefined;
  for (const slot of form.slots) {
    // "And the beard as well" is no name.
    if (isOfMore && (slot.name === 'service' || slot.name === ORDER || (isName(slot) && slot === open)))
      continue;
    const isAsked = slot === open;
    if (
      !isAsked &&
      !isCorrection &&
      !((isWhen(slot) || slot.type === 'number') && isAside) &&
      slot !== named &&
      !(
        isName(slot) &&
        (hearSpelling(text) !== undefined || saysMoreOfName(text, form.values[slot.name], scene))
      ) &&
      (form.values[slot.name] ?? '') !== '' &&
      form.asking !== 'change' &&
      form.asking !== 'confirm'
    )
      continue;
    if (isDay(slot) && !inOrder.includes(slot)) continue;
    if (isWhen(slot) && !isAsked && (isOfTrouble || isNameOfDay)) continue;
    const dayAt = Math.max(0, inOrder.indexOf(slot));
    const isOpenDay = isSomeTime && slot === inOrder[0] && (form.values[slot.name] ?? '') === '';
    const heard = isName(slot)
      ? hearName(slot, open, form, withoutOthers(besideAddress(text, scene), scene), scene)
      : recognize(slot, toldFor(slot), scene, isAsked || isOpenDay, dayAt);
    if (heard === null || (heard.day?.relation === 'date' && open?.name === 'date_of_birth')) continue;
    const found = nearReading(form.times?.[slot.name], besideTold(heard, slot), scene);
    const closed = isPreferred(slot) && found.day !== undefined ? closedDay(found.day, scene) : null;
    if (closed !== null) {
      refusal = {
        slot,
        text: inTurn(closed.text, scene.lexicon.say.chooseOtherDay),
        sources: closed.sources,
      };
      continue;
    }
    if (values[slot.name] !== found.value) changed.push(slot.name);
    values[slot.name] = found.value;
    if (found.day !== undefined) days[slot.name] = withWeek(found.day, text, scene);
    if (found.times !== undefined) times[slot.name] = found.times;
  }
  const toldNights = hearNights(text, scene.lexicon.words);
  const nights = toldNights ?? form.nights;
  const departure = slotsOfDays[1];
  const arrived = days[slotsOfDays[0]?.name ?? '']?.date;
  if (toldNights !== undefined) changed.push('nights');
  if (
    nights !== undefined &&
    departure !== undefined &&
    arrived !== undefined &&
    !changed.includes(departure.name)
  ) {
    const date = addDays(arrived, nights);
    days[departure.name] = { weekday: weekdayOf(date), date, relation: 'date' };
    values[departure.name] = speakDay(days[departure.name]!, scene);
  }
  // Nobody departs before he arrives.
  for (const [at, { name }] of slotsOfDays.entries()) {
    const [last, date] = [days[slotsOfDays[at - 1]?.name ?? '']?.date, days[name]?.date];
    if (last === undefined || date === undefined || compareDates(date, last) > 0) continue;
    delete values[name];
    delete days[name];
  }
  const told = { ...form, values, days, times, ...(nights === undefined ? {} : { nights }) };
  const wished = withAllergies(told, said, scene);
  const filled = { ...told, slots: wished.slots, values: { ...wished.values } };
  if (wished !== told) changed.push('special_requests');
  refusal ??= form.slots.some((slot) => isPreferred(slot) && changed.includes(slot.name))
    ? settleTime(filled, text, scene)
    : undefined;
  return { filled, changed, refusal, rest: text };
}

/** What callers call a slot. */
export function namesOf(slot: SlotDefinition, scene: Scene): string[] {
  const kind = kindOf(slot);
  const { slotNames } = scene.lexicon.words;
  return [phraseOf(slot, scene).label, ...(kind === undefined ? [] : slotNames[kind])];
}

/** "The name is wrong": the slot that the caller calls by its name, the longest name first. */
export function slotNamed(form: Form, text: string, scene: Scene): SlotDefinition | undefined {
  const { spaced } = scene.lexicon.words;
  const folded = fold(text);
  return form.slots
    .map((slot) => {
      const said = namesOf(slot, scene).filter((name) => folded.search(phrasePattern([name], spaced)) >= 0);
      return { slot, length: Math.max(0, ...said.map((name) => name.length)) };
    })
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0]?.slot;
}

/** Asks once more for what is wrong. */
export function reopen(slot: SlotDefinition, form: Form, scene: Scene): FormStep {
  const { [slot.name]: _, ...values } = form.values;
  return {
    form: { ...form, values, asking: slot.name, misses: 0, pieces: '' },
    text: phraseOf(slot, scene).ask,
    sources: [],
  };
}

/** What is asked next of a form that was filled, or again where what was told cannot be. */
export const proceed = (
  { filled, refusal }: Pick<ReturnType<typeof fill>, 'filled' | 'refusal'>,
  scene: Scene,
  before = '',
): FormStep => (refusal === undefined ? goOn(filled, scene, before) : withoutRefused(filled, refusal));

/** A day or a time that cannot be is asked for again, and not kept. */
export function withoutRefused(form: Form, { slot, text, sources }: Refusal): FormStep {
  const { [slot.name]: refused, ...values } = form.values;
  const next = { ...form, values, asking: slot.name, misses: 0 };
  return { form: slot.type === 'time' && refused !== undefined ? { ...next, refused } : next, text, sources };
}
