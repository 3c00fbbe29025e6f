/** What a caller puts in the place of what he told before: "Clara, not Chloe", "the last two are 45". */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Scene } from './business.ts';
import { fill, namesOf, slotNamed } from './filling.ts';
import type { Form } from './form-state.ts';
import { phrasePattern } from './language/lexicon.ts';
import { onlyContent } from './language/only-content.ts';
import { onlyDigits } from './language/only-digits.ts';
import { perLanguage } from './language/per-language.ts';
import { tells } from './language/signs.ts';
import type { DayReference } from './language/when.ts';
import { digitsOf, digitsSaid, hearPhone, isDialable } from './language/spoken-numbers.ts';
import { atSamePlaces, fold } from './language/text.ts';
import { patternsByLanguage } from './patterns/any-language.ts';
import { namesWhen } from './questions/read-days.ts';
import { recognize } from './recognize.ts';
import { behindRefusal } from './refusals.ts';
import { maxRightedDigits, withDigits, withEdge } from './righted-phone.ts';
import type { LanguageWords } from './words/types.ts';
import { hearStay } from './stay-days.ts';
import { isCounted, isMatter, isName, isOwnWords, isPlace } from './slots.ts';

/** What was wrong, and what it should be. */
interface Contrast {
  wrong: string;
  right: string;
}

const patternsOf = perLanguage(({ language, spaced }) => {
  const { article: one, notThis, butThis, numberStart, numberEnd } = patternsByLanguage[language]!;
  const [before, after] = spaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  return {
    // A comma behind it makes a refusal of it.
    notThis: new RegExp(`${before}(?:${notThis})${spaced ? '\\s+(?=\\S)' : ''}`, 'gu'),
    butThis: new RegExp(
      `(?<=\\S)(?:\\s*[,;.]\\s+(?:(?:${butThis})${after})?|\\s+(?:${butThis})${after})`,
      'u',
    ),
    start: new RegExp(`${before}(?:${numberStart})${after}`, 'gu'),
    end: new RegExp(`${before}(?:${numberEnd})${after}`, 'gu'),
    article: new RegExp(`${before}(?:${one || '(?!)'})\\s+(?=[\\p{L}\\d]+\\P{L}*$)`, 'gu'),
  };
});

const maxContrasts = 3;

/** "Not four but five", "five, not four": every reading of a text. */
function contrastsOf(text: string, { lexicon: { words } }: Scene): Contrast[] {
  const folded = atSamePlaces(text);
  const { notThis, butThis } = patternsOf(words);
  return [...folded.matchAll(notThis)].slice(0, maxContrasts).flatMap(({ index, 0: said }) => {
    const before = text.slice(0, index);
    const behind = text.slice(index + said.length);
    if (!words.spaced) return [{ wrong: before, right: behind }];
    const cut = butThis.exec(atSamePlaces(behind));
    if (cut === null) return [{ wrong: behind, right: before }];
    const wrong = behind.slice(0, cut.index);
    return [
      { wrong, right: behind.slice(cut.index + cut[0].length) },
      { wrong, right: before },
    ];
  });
}

/** Minutes, hours, days of a month and guests are no more. */
const maxCounted = 60;

/** The digits that are told last: "the last two are 45". */
const lastDigits = (text: string, words: LanguageWords): string | undefined =>
  digitsSaid(text, words).runs.at(-1);

/** The telephone number as it is set right. */
function rightedNumber(number: string, { wrong, right }: Contrast, scene: Scene): string | undefined {
  const { words } = scene.lexicon;
  const [old, said] = [lastDigits(wrong, words), lastDigits(right, words)];
  return old === undefined || said === undefined ? undefined : withDigits(number, old, said);
}

const maxRightWords = 6;

/** A value in words with others in the place of some. */
function rightedWords(slot: SlotDefinition, value: string, { wrong, right }: Contrast, scene: Scene) {
  const old = onlyContent(wrong, scene.lexicon);
  const at = old === '' ? -1 : atSamePlaces(value).indexOf(atSamePlaces(old));
  const isPart =
    /[\p{L}\p{N}]$/u.test(value.slice(0, at)) || /^[\p{L}\p{N}]/u.test(value.slice(at + old.length));
  if (at < 0 || (isPart && scene.lexicon.words.spaced)) return undefined;
  const told = behindRefusal(right, scene) ?? right;
  const words = onlyContent(told, scene.lexicon);
  const said = isName(slot) ? (recognize(slot, words, scene, true)?.value ?? '') : words;
  if (said === '' || said.split(/\s+/u).length > maxRightWords) return undefined;
  const [before, behind] = [value.slice(0, at), value.slice(at + old.length)];
  // "Clara Marsh, not Chloe", of Chloe Marsh: the rest of it is told as well.
  const rest = atSamePlaces(before + behind).trim();
  if (rest !== '' && atSamePlaces(said).includes(rest)) return said;
  return (onlyContent(before, scene.lexicon) === '' ? '' : before) + said + behind;
}

/** "Friday", of whatever week. */
const isSameWeekday = (named: DayReference | undefined, held: DayReference | undefined): boolean =>
  named?.relation === 'weekday' && named.weekday === held?.weekday;

/** What one contrast makes of a form; undefined where nothing was told so. */
function contrasted(form: Form, contrast: Contrast, scene: Scene): ReturnType<typeof fill> | undefined {
  // "Not 78 but 79", of how the number ends, is no answer to how many come.
  const isOfNumber = form.slots.some(
    ({ name, type }) =>
      type === 'phone' && rightedNumber(form.values[name] ?? '', contrast, scene) !== undefined,
  );
  for (const slot of form.slots) {
    const value = form.values[slot.name] ?? '';
    if (!isCounted(slot) || (value === '' && (slot.name !== form.asking || isOfNumber))) continue;
    const old = recognize(slot, contrast.wrong, scene, true);
    const isOld =
      value === '' ||
      old?.value === value ||
      isSameWeekday(old?.day, form.days?.[slot.name]) ||
      old?.times?.some((time) => form.times?.[slot.name]?.includes(time)) === true;
    if (old === null || !isOld || recognize(slot, contrast.right, scene, true) === null) continue;
    const { [slot.name]: _, ...values } = form.values;
    return fill({ ...form, values, asking: slot.name }, contrast.right, scene, slot.name);
  }
  for (const slot of form.slots) {
    const value = form.values[slot.name] ?? '';
    if (value === '' || isOwnWords(slot.name) || isMatter(slot.name)) continue;
    const righted =
      slot.type === 'phone'
        ? rightedNumber(value, contrast, scene)
        : slot.type === 'string'
          ? rightedWords(slot, value, contrast, scene)
          : undefined;
    if (righted !== undefined) return withValue(form, slot, righted);
  }
  return undefined;
}

const withValue = (form: Form, slot: SlotDefinition, value: string): ReturnType<typeof fill> => ({
  filled: {
    ...form,
    days: { ...form.days },
    times: { ...form.times },
    values: { ...form.values, [slot.name]: value },
  },
  changed: [slot.name],
  refusal: undefined,
  rest: '',
});

const maxBareWords = 3;

/** "No, the car is a Fiesta", to what was read out; while another question stands open, with a no before it and nothing else. */
function rightedByName(form: Form, text: string, scene: Scene): ReturnType<typeof fill> | undefined {
  const { has, words } = scene.lexicon;
  const isReadOut = ['confirm', 'change'].includes(form.asking);
  const told = behindRefusal(text, scene) ?? (isReadOut ? text : undefined);
  const slot = told === undefined ? undefined : slotNamed(form, told, scene);
  if (told === undefined || slot?.type !== 'string' || (form.values[slot.name] ?? '') === '')
    return undefined;
  if (isName(slot) || isOwnWords(slot.name) || has('amiss', told) || has('no', told)) return undefined;
  const pattern = phrasePattern(namesOf(slot, scene), words.spaced);
  const named = [...atSamePlaces(told).matchAll(pattern)].at(-1);
  const behind = named === undefined ? '' : told.slice(named.index + named[0].length);
  const value = onlyContent(behind, scene.lexicon);
  const count = value.split(/\s+/u).length;
  const isBare = count <= maxBareWords && !tells('trouble', told, scene.lexicon);
  return value === '' || count > maxRightWords || !(isReadOut || isBare)
    ? undefined
    : withValue(form, slot, value);
}

/** Whether a text tells a number of people, a day or an hour; the caller's own words on when are none. */
function isCountIn(slot: SlotDefinition, text: string, { asking }: Form, scene: Scene): boolean {
  const found = isCounted(slot) ? recognize(slot, text, scene, slot.name === asking) : null;
  return found !== null && (slot.type === 'number' || (found.day ?? found.times) !== undefined);
}

/** "It ends in 45", "it starts with 079", of the number; "twelve, at the end of the room" tells of something else. */
function rightedAtEdge(
  form: Form,
  text: string,
  scene: Scene,
  edge: 'start' | 'end',
): ReturnType<typeof fill> | undefined {
  const { contentOf, without, words } = scene.lexicon;
  const { article, [edge]: named } = patternsOf(words);
  const phone = form.slots.find(({ type }) => type === 'phone');
  const number = form.values[phone?.name ?? ''] ?? '';
  const folded = fold(text);
  if (phone === undefined || number === '' || folded.search(named) < 0) return undefined;
  const told = folded.replace(named, ' ');
  // "The last digit is a two": the article is no one.
  const single = digitsSaid(told.replace(article, ' '), words);
  const { runs, beside } = single.runs.join('').length === 1 ? single : digitsSaid(told, words);
  const called = phrasePattern(namesOf(phone, scene), words.spaced);
  const rest = without(['no', 'correction', 'yes', 'thanks', 'pause'], fold(beside).replace(called, ' '));
  if (contentOf(rest).length > 0 || form.slots.some((slot) => isCountIn(slot, told, form, scene)))
    return undefined;
  const set = withEdge(number, runs.at(-1) ?? '', edge);
  return set === undefined ? undefined : withValue(form, phone, set);
}

/** Whether so many digits are a whole number in the place of another. */
const isWhole = (digits: string, before: string, { numerals }: LanguageWords): boolean =>
  isDialable(digitsOf(digits)) &&
  (digitsOf(digits).length >= numerals.phoneDigits || digitsOf(digits).length === digitsOf(before).length);

/** "No, sorry, 97", to a number that was told last or read out: its end is said once more, and no hour, no number of people and no days; or it is told anew. */
function rightedByDigits(form: Form, text: string, scene: Scene): ReturnType<typeof fill> | undefined {
  const { words } = scene.lexicon;
  const phone = form.slots.find(({ type }) => type === 'phone');
  const number = form.values[phone?.name ?? ''] ?? '';
  const isReadOut = ['confirm', 'change'].includes(form.asking);
  const refused = behindRefusal(text, scene);
  const told = refused ?? (isReadOut ? text : undefined);
  const right = told === undefined ? undefined : onlyDigits(told, scene.lexicon);
  // What was told last may have a number of its own: "14, not 12", of a house.
  const isOfPlace = form.slots.some((slot) => isPlace(slot) && slot.name === form.answered);
  if (phone === undefined || number === '' || right === undefined || isOfPlace) return undefined;
  // "814, 564, 3211", which nobody writes so.
  if (hearPhone(told!, words) === undefined && isWhole(right, number, words))
    return withValue(form, phone, right);
  // "From the 10th to the 12th" is two numbers.
  const isOne = refused !== undefined && digitsSaid(refused, words).runs.length === 1;
  if (!isOne || right.length > maxRightedDigits || fold(text).search(patternsOf(words).start) >= 0)
    return undefined;
  const isOfTime =
    form.slots.some(isCounted) &&
    (Number(right) <= maxCounted || hearStay(refused, scene) !== undefined || namesWhen(refused, scene));
  const set = isOfTime ? undefined : withDigits(number, digitsOf(number).slice(-right.length), right);
  return set === undefined ? undefined : withValue(form, phone, set);
}

/** A form with what is set right by naming what was wrong, or by how the number begins or ends; undefined where none is told. */
export function righted(form: Form, text: string, scene: Scene): ReturnType<typeof fill> | undefined {
  for (const contrast of contrastsOf(text, scene)) {
    const found = contrasted(form, contrast, scene);
    if (found !== undefined) return found;
  }
  return (
    rightedByName(form, text, scene) ??
    rightedAtEdge(form, text, scene, 'end') ??
    rightedAtEdge(form, text, scene, 'start') ??
    rightedByDigits(form, text, scene)
  );
}
