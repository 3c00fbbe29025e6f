/** A form that is being filled: its slots, what is known of them, and the question that stands open. */
import { phrasesFor, slotPhrase } from '../../domain/prompt/phrases/index.ts';
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Source } from '../../contract/schemas/facts.ts';
import { closedDay } from './answers/hours-answers.ts';
import type { Scene } from './business.ts';
import type { Filled } from './corrections.ts';
import { compareDates, type LocalDate } from './language/clock.ts';
import { phrasePattern } from './language/lexicon.ts';
import { fold } from './language/text.ts';
import { recognize } from './recognize.ts';
import { isDay, kindOf } from './slots.ts';

export interface Form extends Filled {
  kind: 'booking' | 'message';
  /** The dates of slots for days, by slot name. */
  dates?: Readonly<Record<string, LocalDate>>;
  /** The number was refused, and asked for once more. */
  insisted?: true;
  misses: number;
}

export interface FormStep {
  form: Form | undefined;
  text: string;
  sources: Source[];
}

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
  const items = form.slots.flatMap((each) => {
    const value = form.values[each.name];
    return value === undefined || value === ''
      ? []
      : [`${phraseOf(each, scene).label}: ${value.replace(/[.!]+$/, '')}`];
  });
  return say.confirm(items);
}

/** Asks for the next slot that is open, or reads out all. */
export function goOn(form: Form, scene: Scene, before = '', sources: Source[] = []): FormStep {
  const isAnswered = (form.values[form.asking] ?? '') !== '';
  const answered = isAnswered ? { answered: form.asking } : {};
  const next = { ...form, ...answered, asking: nextSlot(form)?.name ?? 'confirm', misses: 0 };
  return { form: next, text: `${before} ${openQuestion(next, scene)}`.trim(), sources };
}

/** Takes every value that a text gives for slots; `asked` may be given freely, days that are surely closed are refused. */
export function fill(form: Form, text: string, scene: Scene, asked: string | undefined) {
  const values: Record<string, string> = { ...form.values };
  const changed: string[] = [];
  let refusal: { text: string; sources: Source[] } | undefined;
  const isCorrection = scene.lexicon.has('correction', text);
  // "From the 20th to the 23rd": the first day goes to the first question for one, or to the one that is asked or named.
  const days = form.slots.filter(isDay);
  const dates: Record<string, LocalDate> = { ...form.dates };
  const named = slotNamed(form, text, scene);
  const first = days.find(({ name }) => name === asked) ?? days.find((slot) => slot === named);
  const inOrder = first === undefined ? days : [first, ...days.slice(days.indexOf(first) + 1)];
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
    if (isDay(slot) && !inOrder.includes(slot)) continue;
    const found = recognize(slot, text, scene, isAsked, Math.max(0, inOrder.indexOf(slot)));
    if (found === null) continue;
    const closed =
      slot.name.startsWith('preferred') && found.day !== undefined ? closedDay(found.day, scene) : null;
    if (closed !== null) {
      refusal = { text: `${closed.text} ${scene.lexicon.say.chooseOtherDay}`, sources: closed.sources };
      continue;
    }
    if (values[slot.name] !== found.value) changed.push(slot.name);
    values[slot.name] = found.value;
    if (found.day?.date !== undefined) dates[slot.name] = found.day.date;
  }
  // Nobody departs before he arrives.
  for (const [at, { name }] of days.entries()) {
    const [before, date] = [dates[days[at - 1]?.name ?? ''], dates[name]];
    if (before === undefined || date === undefined || compareDates(date, before) > 0) continue;
    delete values[name];
    delete dates[name];
  }
  return { values, dates, changed, refusal };
}

/** "The name is wrong": the slot that the caller calls by its name, the longest name first. */
export function slotNamed(form: Form, text: string, scene: Scene): SlotDefinition | undefined {
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
export function reopen(slot: SlotDefinition, form: Form, scene: Scene): FormStep {
  const { [slot.name]: _, ...values } = form.values;
  return {
    form: { ...form, values, asking: slot.name, misses: 0 },
    text: phraseOf(slot, scene).ask,
    sources: [],
  };
}

/** A day that cannot be is asked for again, and not kept. */
export function withoutDay(form: Form, refusal: { text: string; sources: Source[] }): FormStep {
  const date = form.slots.find((slot) => slot.name.startsWith('preferred') && slot.type === 'date');
  if (date === undefined) return { form, ...refusal };
  const { [date.name]: _, ...values } = form.values;
  return { form: { ...form, values, asking: date.name, misses: 0 }, ...refusal };
}
