/** Asks a caller for what a wish or a message needs: one thing at a time, confirmed at the end. */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Scene } from './business.ts';
import { amend, note } from './confirming.ts';
import { countPeople } from './count-people.ts';
import { correctedEarlier } from './corrections.ts';
import {
  fill,
  goOn,
  openQuestion,
  phraseOf,
  proceed,
  readOut,
  reopen,
  slotNamed,
  withoutRefused,
} from './filling.ts';
import type { Form, FormStep } from './form-state.ts';
import { onlyDigits } from './language/only-digits.ts';
import { tells, toldBefore, toldBehind } from './language/signs.ts';
import { hearPhone } from './language/spoken-numbers.ts';
import { fold, withoutAccents } from './language/text.ts';
import { toDay } from './heard-days.ts';
import { hearIntroduction, isBareName } from './hear-name.ts';
import { isOnlyWhen } from './only-when.ts';
import { namesWhen } from './questions/read-days.ts';
import { hearPiece } from './phone-pieces.ts';
import { isOnlySomeTime, isUnknownName, partOfDay, recognize } from './recognize.ts';
import { asks } from './questions/asking.ts';
import { righted } from './righted.ts';
import { shifted } from './shifted-time.ts';
import { isMatter, isName, matterOf, slotFor, takesStays } from './slots.ts';
import { isPlainNo } from './small-talk.ts';
import { beginsWithAnd } from './special-wishes.ts';

const maxMisses = 2;

/** The slots of a request: the required ones, or all where none is required. */
function bookingSlots(scene: Scene): SlotDefinition[] {
  const required = scene.agent.slots.filter((slot) => slot.required);
  return required.length > 0 ? required : scene.agent.slots;
}

/** The slots of a message: what has to be known, a name and a number, what it is about. */
function messageSlots(scene: Scene, about: readonly string[]): SlotDefinition[] {
  const phone = scene.agent.slots.find((slot) => slot.type === 'phone') ?? slotFor('phone_number', 'phone');
  return [
    ...about.map((name) => slotFor(name, 'string')),
    phone,
    ...['caller_name', 'message'].map((name) => slotFor(name, 'string')),
  ];
}

/** Begins a request or a message with what the caller has already said. */
export function startForm(
  kind: Form['kind'],
  text: string,
  scene: Scene,
  known: Record<string, string> = {},
  opening = scene.lexicon.say[kind === 'booking' ? 'startBooking' : 'startMessage'],
  about: readonly string[] = [],
): FormStep {
  const slots = kind === 'booking' ? bookingSlots(scene) : messageSlots(scene, about);
  const empty: Form = { kind, slots, values: known, asking: '', misses: 0 };
  return proceed(fill(empty, text, scene, undefined), scene, opening);
}

/** A caller who asks for a person instead: the name and the number stay, and the rest of what he gave is the message. */
export function callInstead(form: Form, scene: Scene): FormStep {
  const [phone, name] = messageSlots(scene, []).map((slot) => slot.name);
  const given = Object.entries(form.values).filter(
    ([slot, value]) => value !== '' && (slot === phone || slot === name),
  );
  const others = form.slots.filter((slot) => slot.name !== phone && slot.name !== name);
  const message = readOut({ ...form, slots: others }, scene).join('; ');
  const known = Object.fromEntries(message === '' ? given : [...given, ['message', message]]);
  return startForm('message', '', scene, known, scene.lexicon.say.person);
}

/** Whether the day of a text is the one that a booking is moved to: "to Friday", "Friday instead". */
function namesNewDay(text: string, { lexicon: { words }, readWhen, local }: Scene): boolean {
  const beforeInstead = words.spaced ? (toldBefore('instead', text, { words }) ?? '') : '';
  if (readWhen(beforeInstead, local?.date).days.length > 0) return true;
  const behind = withoutAccents(text).split(toDay(words));
  const { days, rest } = readWhen(behind.at(-1) ?? '', local?.date);
  return behind.length > 1 && days.length > 0 && rest.split(' ').length <= 2;
}

/** Takes down that a booking is called off or moved: whose it is, which one, and to when, as far as it is not told. */
export function startChange(
  sign: 'callOff' | 'rebook',
  text: string,
  scene: Scene,
  opening = scene.lexicon.say.startMessage,
): FormStep {
  const { days } = scene.readWhen(text, scene.local?.date);
  const isNew = sign === 'rebook' && namesNewDay(text, scene);
  const isOldOpen = days.length === 0 || (isNew && days.length === 1);
  const isNewOpen = sign === 'rebook' && !isNew && days.length < 2;
  const about = [...(isOldOpen ? ['booking'] : []), ...(isNewOpen ? ['new_time'] : [])];
  return startForm('message', text, scene, { message: matterOf(text) }, opening, about);
}

/** Whether the site holds all that is said: "teeth whitening", where a number is asked for. */
const isOfSite = (text: string, { lexicon, index }: Scene): boolean => {
  const said = lexicon.contentOf(text);
  return said.length > 0 && !lexicon.has('no', text) && index.search(said)[0]?.coverage === 1;
};

/** "No, thanks": what is told with a no in it ("el técnico no vino"), and what is set right, refuses nothing. */
const beginsWithNo = (text: string, { lexicon }: Scene): boolean => {
  const [first = ''] = fold(text).split(' ');
  return (
    lexicon.has('no', text) &&
    !lexicon.has('correction', text) &&
    (!lexicon.words.spaced || !lexicon.without(['no'], text).startsWith(first))
  );
};

const minMatterWords = 2;

/** "My knee hurts", where a number is asked for: no name, no number, and more than a word. */
const tellsMatter = (text: string, scene: Scene): boolean => {
  const { lexicon } = scene;
  const told = lexicon.contentOf(text).filter((stem) => !lexicon.paraphrases.soft.has(stem));
  return (
    told.length >= minMatterWords &&
    !lexicon.has('sameNumber', text) &&
    !/\d/u.test(text) &&
    onlyDigits(text, lexicon) === undefined &&
    !beginsWithNo(text, scene) &&
    !isBareName(text, scene) &&
    !isUnknownName(text, scene)
  );
};

/** Whether a text tells when, or how many people. */
const tellsCount = (text: string, scene: Scene): boolean =>
  namesWhen(text, scene) || countPeople(text, scene, false) !== undefined;

/** A caller who is asked for his name, or for anything that has a form of its own, and tells what it is about. */
function matterInstead(form: Form, text: string, scene: Scene): Record<string, string> | undefined {
  // A message grows with what is told; another matter is told once.
  const slot = form.slots.find(
    ({ name }) => isMatter(name) && (name === 'message' || form.values[name] === undefined),
  );
  if (slot === undefined) return undefined;
  const tellsWhen =
    isOnlyWhen(text, scene) || isOnlySomeTime(text, scene) || partOfDay(text, scene) !== undefined;
  // "It was at three with Dr. Lee", of what is called off: more of the message, which keeps when as well.
  const isOfMessage =
    form.kind === 'message' && (tellsWhen || (form.asking !== 'caller_name' && tellsCount(text, scene)));
  if (tellsWhen && !isOfMessage) return undefined;
  const asked = form.slots.find(({ name }) => name === form.asking);
  if (
    form.asking !== 'caller_name' &&
    (asked?.type === 'string' || !(isOfMessage || isOfSite(text, scene) || tellsMatter(text, scene)))
  )
    return undefined;
  const found = recognize(slot, text, scene, true);
  if (found === null) return undefined;
  return { [slot.name]: matterOf(form.values[slot.name] ?? '', found.value) };
}

/** Nothing but a pause, or a word of thinking. */
const saysNothing = (text: string, { lexicon }: Scene): boolean =>
  !/[\p{L}\p{N}]/u.test(text) ||
  (/^\P{L}*\p{L}{1,4}\P{L}*$/u.test(text) &&
    /^\P{L}*(?:h+m+|u+h+m*|e+h*m*|ä+h*m*|m+)\P{L}*$/iu.test(text) &&
    !lexicon.has('yes', text));

/** Whether a text gives something for the open question, or any other, that is known by its form. */
export function answersForm(form: Form, text: string, scene: Scene): boolean {
  if (form.asking === 'caller_name' && hearIntroduction(text, scene)?.isSure === true) return true;
  return form.slots.some(
    (slot) =>
      slot.type !== 'string' &&
      slot.type !== 'boolean' &&
      recognize(slot, text, scene, slot.name === form.asking) !== null,
  );
}

/** "I'd rather not give you my number": the slot that the caller leaves empty, the one that is asked for or that he names. */
function refusedSlot(form: Form, text: string, scene: Scene): SlotDefinition | undefined {
  if (!tells('refuses', text, scene.lexicon) || hearPhone(text, scene.lexicon.words) !== undefined)
    return undefined;
  const { days, times } = scene.readWhen(text, scene.local?.date);
  return days.length + times.length > 0
    ? undefined
    : (slotNamed(form, text, scene) ?? form.slots.find(({ name }) => name === form.asking));
}

/** "Can we make it eleven?", "move it to Friday", of what was noted: undefined where no other day, time or number is told. */
function moved(form: Form, text: string, scene: Scene): ReturnType<typeof fill> | undefined {
  const { lexicon, readWhen, local } = scene;
  if (!tells('amends', text, lexicon)) return undefined;
  const behind = toldBehind('amends', text, lexicon) ?? '';
  // Where the verb ends the sentence, all stands before it.
  const said = tellsCount(behind, scene) || !tellsCount(text, scene) ? behind : text;
  const isCounted = tellsCount(said, scene);
  const slotOf = (type: SlotDefinition['type']): SlotDefinition | undefined =>
    form.slots.find((slot) => slot.type === type && slot.name !== 'date_of_birth');
  const { days, times } = readWhen(said, local?.date);
  // "We leave on Wednesday instead": which day of a stay it is, stands before it.
  if (days.length > 0 && takesStays(form.slots)) return undefined;
  // "Make it four", of a table, may be people or an hour.
  const isUnclear = !isCounted && slotOf('number') !== undefined;
  const counted = days.length > 0 ? 'date' : times.length > 0 || !isCounted ? 'time' : 'number';
  const slot = isUnclear ? undefined : slotOf(counted);
  if (slot === undefined) return undefined;
  const heard = fill({ ...form, asking: slot.name }, said, scene, slot.name);
  return heard.changed.length > 0 || heard.refusal !== undefined ? heard : undefined;
}

/** "Oh wait, it is Clara", when all was noted: it is read out once more; undefined where nothing of it is set right. */
export function amendNoted(noted: Form, text: string, scene: Scene): FormStep | undefined {
  const { has } = scene.lexicon;
  const form: Form = { ...noted, asking: 'confirm' };
  const changed = shifted(form, text, scene) ?? moved(form, text, scene);
  if (changed !== undefined) return proceed(changed, scene);
  // What is asked or told later with the name of what was noted changes nothing of it.
  const isInstead = tells('instead', text, scene.lexicon);
  const isElse = has('goodbye', text) || (asks(text, scene) && !has('correction', text) && !isInstead);
  const told = isElse ? undefined : righted({ ...form, asking: '' }, text, scene);
  const isRighted = has('correction', text) || beginsWithNo(text, scene) || isInstead;
  const heard = told ?? fill(form, text, scene, undefined);
  // "Oh wait, it's Clara"
  const isOfCaller =
    has('pause', text) && form.slots.every((slot) => isName(slot) || !heard.changed.includes(slot.name));
  if (told === undefined && (!(isRighted || isOfCaller) || heard.changed.length === 0)) return undefined;
  return proceed(heard, scene);
}

/** Goes on with what the caller answered. */
export function continueForm(form: Form, text: string, scene: Scene): FormStep {
  const { say, has } = scene.lexicon;
  if (saysNothing(text, scene)) return { form, text: openQuestion(form, scene), sources: [] };
  // "And cancel my other appointment on Tuesday": another one is meant.
  if (form.kind === 'booking' && tells('callOff', text, scene.lexicon)) {
    const isOther = namesWhen(text, scene) || beginsWithAnd(text, scene);
    return isOther ? note(form, text, scene) : { form: undefined, text: say.canceled, sources: [] };
  }
  const piece = hearPiece(form, text, scene);
  if (piece !== undefined) return piece;
  const amended =
    shifted(form, text, scene) ??
    righted(form, text, scene) ??
    (form.asking === 'confirm' ? moved(form, text, scene) : undefined);
  if (amended !== undefined) return proceed(amended, scene);
  if (form.asking === 'confirm' || form.asking === 'change') return amend(form, text, scene);
  const isEmpty = Object.entries(form.values).every(([name, value]) => name === 'message' || value === '');
  if (isEmpty && isPlainNo(text, scene)) return { form: undefined, text: say.anythingElse, sources: [] };
  const untold = refusedSlot(form, text, scene);
  if (untold !== undefined) return goOn({ ...form, values: { ...form.values, [untold.name]: '' } }, scene);
  const wrong = has('no', text) && !has('otherName', text) ? slotNamed(form, text, scene) : undefined;
  // "No, the car won't start" tells what it is about, and names no wrong car.
  const isReopened = wrong !== undefined && (wrong.type !== 'string' || isName(wrong));
  if (isReopened && wrong.name !== form.asking && form.values[wrong.name] !== undefined) {
    const introduced = isName(wrong) ? correctedEarlier(form, text, scene) : undefined;
    if (introduced !== undefined) return goOn({ ...form, values: { ...form.values, ...introduced } }, scene);
    const { filled, changed, refusal } = fill(form, text, scene, undefined);
    if (refusal !== undefined) return withoutRefused(filled, refusal);
    return changed.includes(wrong.name) ? goOn(filled, scene) : reopen(wrong, form, scene);
  }
  const earlier = correctedEarlier(form, text, scene);
  if (earlier !== undefined) return goOn({ ...form, values: { ...form.values, ...earlier } }, scene);
  const { filled, changed, refusal, rest } = fill(form, text, scene, form.asking);
  if (refusal !== undefined) return withoutRefused(filled, refusal);
  const { values } = filled;
  if (values[form.asking] !== undefined) return goOn(filled, scene);
  const matter = matterInstead(form, rest, scene);
  if (matter !== undefined) return goOn({ ...filled, values: { ...values, ...matter } }, scene);
  // What was said belongs to other questions: the open one is asked again.
  if (changed.length > 0) return goOn(filled, scene);
  const misses = form.misses + 1;
  // A caller who cannot or will not say it is not held up: the slot stays empty.
  if (misses >= maxMisses || beginsWithNo(text, scene))
    return goOn({ ...filled, values: { ...values, [form.asking]: '' } }, scene);
  const again = { ...filled, misses };
  const slot = form.slots.find(({ name }) => name === form.asking);
  const ask = slot === undefined ? openQuestion(again, scene) : phraseOf(slot, scene).ask;
  const isUnseen = slot?.type === 'phone' && has('sameNumber', text);
  const isNoDay = slot?.type === 'date' && scene.readWhen(text, scene.local?.date).hasImpossibleDate;
  const why = isUnseen ? say.noCallerId : isNoDay ? say.noSuchDay : say.didNotCatch;
  return { form: again, text: `${why} ${ask}`, sources: [] };
}
