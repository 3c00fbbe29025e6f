/** A telephone number that is told in several turns: "oh seven seven" / "nine hundred …". */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Scene } from './business.ts';
import { goOn, openQuestion } from './filling.ts';
import type { Form, FormStep } from './form-state.ts';
import { phrasePattern } from './language/lexicon.ts';
import { onlyDigits } from './language/only-digits.ts';
import { perLanguage } from './language/per-language.ts';
import { digitsOf, hearPhone, isDialable } from './language/spoken-numbers.ts';
import { fold } from './language/text.ts';
import { recognize } from './recognize.ts';
import { isCounted } from './slots.ts';

/** A number without the code of a country has no more. */
const maxInland = 11;

/** Whether digits are a number by themselves, and no end of the one before them. */
const isAnew = (before: string, said: string): boolean =>
  isDialable(digitsOf(said)) &&
  (before === '' || /^[+0]/.test(said) || digitsOf(said).startsWith(digitsOf(before)));

const atHour = perLanguage(({ at, spaced }) => phrasePattern(at, spaced));

/** Whether a time is told with the word that stands before hours. */
const namesHour = (text: string, { lexicon: { words }, readWhen, local }: Scene): boolean =>
  fold(text).search(atHour(words)) >= 0 && readWhen(text, local?.date).times.length > 0;

/** Goes on where nothing but digits is said and they belong to the number that is asked for or was just told; else undefined. */
export function hearPiece(form: Form, text: string, scene: Scene): FormStep | undefined {
  const { has, say, words } = scene.lexicon;
  const { phoneDigits } = words.numerals;
  const phone = form.slots.find(({ type }) => type === 'phone');
  const said = onlyDigits(text, scene.lexicon);
  if (phone === undefined || said === undefined || has('no', text) || has('correction', text))
    return undefined;
  // "E alle undici": the hour is set right.
  if (namesHour(text, scene)) return undefined;
  const open = form.slots.find(({ name }) => name === form.asking);
  const held = form.values[phone.name] ?? '';
  // A number of people or a time answers what is asked.
  const isAnswer = open !== phone && open?.type !== 'string' && open !== undefined;
  if (isAnswer && recognize(open, text, scene, true) !== null) return undefined;
  // "We are twelve", before it is asked for.
  const tellsOther = (slot: SlotDefinition): boolean =>
    (slot.type === 'number' || (open !== phone && isCounted(slot))) &&
    recognize(slot, text, scene, false) !== null;
  if (form.slots.some(tellsOther)) return undefined;
  if (digitsOf(held).length >= phoneDigits) return undefined;
  const before = form.pieces ?? '';
  if (held === '' && isAnew(before, said) && hearPhone(text, words) !== undefined) return undefined;
  const number = held === '' ? before + said : held + (/\d\s\d/u.test(held) ? ' ' : '') + said;
  const digits = digitsOf(number);
  if (held !== '' && digits.length > maxInland && !held.startsWith('+')) return undefined;
  if (isDialable(digits))
    return goOn({ ...form, pieces: '', values: { ...form.values, [phone.name]: number } }, scene);
  if (held !== '' || digits.length > phoneDigits) return undefined;
  const kept = { ...form, pieces: number };
  return { form: kept, text: open === phone ? say.goOn : openQuestion(kept, scene), sources: [] };
}
