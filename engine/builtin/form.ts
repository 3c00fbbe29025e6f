/** Asks a caller for what a wish or a message needs: one thing at a time, confirmed at the end. */
import { phrasesFor, slotPhrase } from '../../domain/prompt/phrases/index.ts';
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Source } from '../../contract/schemas/facts.ts';
import type { Scene } from './business.ts';
import { closedDay } from './answers/hours-answers.ts';
import { phrasePattern } from './language/lexicon.ts';
import { fold } from './language/text.ts';
import { correctedEarlier, type Filled } from './corrections.ts';
import { recognize } from './recognize.ts';
import type { LanguageWords } from './words/types.ts';

export interface Form extends Filled {
  kind: 'booking' | 'message';
  misses: number;
}

export interface FormStep {
  form: Form | undefined;
  text: string;
  sources: Source[];
}

const maxMisses = 2;
const maxNoteLength = 200;

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
  const isAnswered = (form.values[form.asking] ?? '') !== '';
  const answered = isAnswered ? { answered: form.asking } : {};
  const next = { ...form, ...answered, asking: nextSlot(form)?.name ?? 'confirm', misses: 0 };
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

const kindOf = ({ name, type }: SlotDefinition): keyof LanguageWords['slotNames'] | undefined => {
  if (name === 'caller_name') return 'name';
  return type === 'phone' || type === 'date' || type === 'time' || type === 'number' || type === 'email'
    ? type
    : undefined;
};

/** "The name is wrong": the slot that the caller calls by its name, the longest name first. */
function slotNamed(form: Form, text: string, scene: Scene): SlotDefinition | undefined {
  const { words } = scene.lexicon;
  const folded = fold(text);
  return form.slots
    .map((slot) => {
      const kind = kindOf(slot);
      const names = [phraseOf(slot, scene).label, ...(kind === undefined ? [] : words.slotNames[kind])];
      const said = names.filter((name) => folded.search(phrasePattern([name], words.spaced)) >= 0);
      return { slot, length: Math.max(0, ...said.map((name) => name.length)) };
    })
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0]?.slot;
}

/** Asks once more for what is wrong. */
function reopen(slot: SlotDefinition, form: Form, scene: Scene): FormStep {
  const { [slot.name]: _, ...values } = form.values;
  return {
    form: { ...form, values, asking: slot.name, misses: 0 },
    text: phraseOf(slot, scene).ask,
    sources: [],
  };
}

/** What a caller says to a request that was read out to him: other values, what is wrong, yes or no. */
function amend(form: Form, text: string, scene: Scene): FormStep {
  const { say, has, without, contentOf } = scene.lexicon;
  const isConfirming = form.asking === 'confirm';
  const { values, changed, refusal } = fill(form, text, scene, undefined);
  if (refusal !== undefined) return { form, text: refusal.text, sources: refusal.sources };
  if (changed.length > 0) return goOn({ ...form, values }, scene);
  const named = slotNamed(form, text, scene);
  const isRight = isConfirming && has('yes', text) && !has('no', text);
  if (named !== undefined && !isRight) return reopen(named, form, scene);
  if (isConfirming) {
    if (has('no', text)) return { form: { ...form, asking: 'change' }, text: say.whatToChange, sources: [] };
    return has('yes', text)
      ? { form: undefined, text: say.noted, sources: [] }
      : { form, text: openQuestion(form, scene), sources: [] };
  }
  if (contentOf(without(['yes', 'no', 'thanks'], text)).length === 0)
    return has('no', text) ? goOn(form, scene) : { form, text: say.whatToChange, sources: [] };
  const name = form.slots.find((slot) => kindOf(slot) === 'name');
  if (name !== undefined && /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}[.!]?$/u.test(text.trim())) {
    const found = recognize(name, text, scene, true);
    if (found !== null) return goOn({ ...form, values: { ...form.values, [name.name]: found.value } }, scene);
  }
  const note = slotFor('special_requests', 'string');
  const slots = form.slots.some((slot) => slot.name === note.name) ? form.slots : [...form.slots, note];
  const noted = { ...form.values, [note.name]: text.trim().slice(0, maxNoteLength) };
  return goOn({ ...form, slots, values: noted }, scene);
}

const matters = ['reason', 'problem', 'message'];

/** A caller who is asked for his name and tells what it is about. */
function matterInstead(form: Form, text: string, scene: Scene): Record<string, string> | undefined {
  const slot = form.slots.find(({ name }) => matters.includes(name) && form.values[name] === undefined);
  if (form.asking !== 'caller_name' || slot === undefined) return undefined;
  const found = recognize(slot, text, scene, true);
  return found === null ? undefined : { [slot.name]: found.value };
}

/** Goes on with what the caller answered. */
export function continueForm(form: Form, text: string, scene: Scene): FormStep {
  const { say, has } = scene.lexicon;
  if (form.asking === 'confirm' || form.asking === 'change') return amend(form, text, scene);
  const wrong = has('no', text) ? slotNamed(form, text, scene) : undefined;
  if (wrong !== undefined && wrong.name !== form.asking && form.values[wrong.name] !== undefined) {
    const { values, changed } = fill(form, text, scene, undefined);
    return changed.includes(wrong.name) ? goOn({ ...form, values }, scene) : reopen(wrong, form, scene);
  }
  const righted = correctedEarlier(form, text, scene);
  if (righted !== undefined) return goOn({ ...form, values: { ...form.values, ...righted } }, scene);
  const { values, changed, refusal } = fill(form, text, scene, form.asking);
  if (refusal !== undefined)
    return { form: { ...form, values }, text: refusal.text, sources: refusal.sources };
  if (values[form.asking] !== undefined) return goOn({ ...form, values }, scene);
  const matter = matterInstead(form, text, scene);
  if (matter !== undefined) return goOn({ ...form, values: { ...values, ...matter } }, scene);
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
