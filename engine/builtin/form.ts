/** Asks a caller for what a wish or a message needs: one thing at a time, confirmed at the end. */
import { phrasesFor, slotPhrase } from '../../domain/prompt/phrases/index.ts';
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Source } from '../../contract/schemas/facts.ts';
import type { Scene } from './business.ts';
import { closedDay } from './answers/hours-answers.ts';
import { recognize } from './recognize.ts';

export interface Form {
  kind: 'booking' | 'message';
  slots: readonly SlotDefinition[];
  /** By slot name. */
  values: Readonly<Record<string, string>>;
  /** The slot that was asked for last, or the stage after them: `confirm`, `change`. */
  asking: string;
  misses: number;
}

export interface FormStep {
  form: Form | undefined;
  text: string;
  sources: Source[];
}

const maxMisses = 2;

const slotFor = (name: string, type: SlotDefinition['type']): SlotDefinition => ({
  name,
  description: name,
  type,
  required: true,
});

/** The slots of a request: the required ones, or all where none is required. */
function bookingSlots(scene: Scene): SlotDefinition[] {
  const required = scene.agent.slots.filter((slot) => slot.required);
  return required.length > 0 ? required : scene.agent.slots;
}

/** The slots of a message: what it is about, a name and a number. */
function messageSlots(scene: Scene): SlotDefinition[] {
  const phone = scene.agent.slots.find((slot) => slot.type === 'phone') ?? slotFor('phone_number', 'phone');
  return [phone, slotFor('caller_name', 'string'), slotFor('message', 'string')];
}

const phraseOf = (slot: SlotDefinition, scene: Scene) =>
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
  const items = form.slots.flatMap((each) => {
    const value = form.values[each.name];
    return value === undefined || value === ''
      ? []
      : [`${phraseOf(each, scene).label}: ${value.replace(/[.!]+$/, '')}`];
  });
  return say.confirm(items);
}

function goOn(form: Form, scene: Scene, before = '', sources: Source[] = []): FormStep {
  const next = { ...form, asking: nextSlot(form)?.name ?? 'confirm', misses: 0 };
  return { form: next, text: `${before} ${openQuestion(next, scene)}`.trim(), sources };
}

/** Takes every value that a text gives for slots; `asked` may be given freely, days that are surely closed are refused. */
function fill(form: Form, text: string, scene: Scene, asked: string | undefined) {
  const values: Record<string, string> = { ...form.values };
  const changed: string[] = [];
  let refusal: { text: string; sources: Source[] } | undefined;
  const isCorrection = scene.lexicon.has('correction', text);
  for (const slot of form.slots) {
    const isAsked = slot.name === asked;
    if (
      !isAsked &&
      !isCorrection &&
      form.values[slot.name] !== undefined &&
      form.asking !== 'change' &&
      form.asking !== 'confirm'
    )
      continue;
    const found = recognize(slot, text, scene, isAsked);
    if (found === null) continue;
    const closed =
      slot.name.startsWith('preferred') && found.day !== undefined ? closedDay(found.day, scene) : null;
    if (closed !== null) {
      refusal = { text: `${closed.text} ${scene.lexicon.say.chooseOtherDay}`, sources: closed.sources };
      continue;
    }
    if (values[slot.name] !== found.value) changed.push(slot.name);
    values[slot.name] = found.value;
  }
  return { values, changed, refusal };
}

/** Begins a request or a message with what the caller has already said. */
export function startForm(
  kind: Form['kind'],
  text: string,
  scene: Scene,
  known: Record<string, string> = {},
): FormStep {
  const slots = kind === 'booking' ? bookingSlots(scene) : messageSlots(scene);
  const empty: Form = { kind, slots, values: known, asking: '', misses: 0 };
  const { values, refusal } = fill(empty, text, scene, undefined);
  const { say } = scene.lexicon;
  const opening = kind === 'booking' ? say.startBooking : say.startMessage;
  const form = { ...empty, values };
  if (refusal === undefined) return goOn(form, scene, opening);
  const date = slots.find((slot) => slot.name.startsWith('preferred') && slot.type === 'date');
  return { form: { ...form, asking: date?.name ?? '' }, text: refusal.text, sources: refusal.sources };
}

/** Goes on with what the caller answered. */
export function continueForm(form: Form, text: string, scene: Scene): FormStep {
  const { say, has } = scene.lexicon;
  if (form.asking === 'confirm' || form.asking === 'change') {
    const { values, changed } = fill(form, text, scene, undefined);
    if (changed.length > 0) return goOn({ ...form, values }, scene);
    if (has('no', text) && form.asking === 'confirm') {
      return { form: { ...form, asking: 'change' }, text: say.whatToChange, sources: [] };
    }
    if (has('yes', text)) return { form: undefined, text: say.noted, sources: [] };
    if (form.asking === 'confirm') return { form, text: openQuestion(form, scene), sources: [] };
    const note = { ...slotFor('special_requests', 'string') };
    const slots = form.slots.some(({ name }) => name === note.name) ? form.slots : [...form.slots, note];
    return goOn(
      { ...form, slots, values: { ...form.values, special_requests: text.trim().slice(0, 200) } },
      scene,
    );
  }
  const { values, changed, refusal } = fill(form, text, scene, form.asking);
  if (refusal !== undefined)
    return { form: { ...form, values }, text: refusal.text, sources: refusal.sources };
  if (values[form.asking] !== undefined) return goOn({ ...form, values }, scene);
  // What was said belongs to other questions: the open one is asked again.
  if (changed.length > 0) return goOn({ ...form, values }, scene);
  const misses = form.misses + 1;
  // A caller who cannot or will not say it is not held up: the slot stays empty.
  if (misses >= maxMisses || has('no', text))
    return goOn({ ...form, values: { ...values, [form.asking]: '' } }, scene);
  const again = { ...form, values, misses };
  const slot = form.slots.find(({ name }) => name === form.asking);
  const ask = slot === undefined ? openQuestion(again, scene) : phraseOf(slot, scene).ask;
  return { form: again, text: `${say.didNotCatch} ${ask}`, sources: [] };
}
