/** What a caller says to a request that was read out to him. */
import type { Scene } from './business.ts';
import {
  fill,
  goOn,
  insistOnPhone,
  openQuestion,
  openQuestionAgain,
  reopen,
  slotNamed,
  withoutRefused,
} from './filling.ts';
import type { Form, FormStep } from './form-state.ts';
import { isWrittenAsName } from './hear-name.ts';
import { recognize } from './recognize.ts';
import { isName } from './slots.ts';
import { partingWith } from './small-talk.ts';
import { beginsWithAnd, withWish } from './special-wishes.ts';

/** Other values, what is wrong, yes or no, a wish beside it. */
export function amend(form: Form, text: string, scene: Scene): FormStep {
  const { say, has, without, contentOf } = scene.lexicon;
  const isConfirming = form.asking === 'confirm';
  const { filled, changed, refusal } = fill(form, text, scene, undefined);
  if (refusal !== undefined) return withoutRefused(filled, refusal);
  if (changed.length > 0) return goOn(filled, scene);
  // "We stay for two hours" names no wrong hour.
  const named = slotNamed(form, scene.lexicon.lengthsOf(text).rest, scene);
  const isAmiss = has('amiss', text) || has('no', without(['yes'], text));
  const isYes = has('yes', text) && !isAmiss && !endsInDoubt(text, scene);
  if (named !== undefined && !(isConfirming && isYes)) return reopen(named, form, scene);
  const beside = contentOf(without(['amiss', 'yes', 'no', 'thanks', 'goodbye', 'correction'], text));
  if (isConfirming) {
    const isWish = !isYes
      ? isWishBeside(text, beside.length, scene)
      : beside.some((stem) => !scene.lexicon.paraphrases.soft.has(stem));
    if (isWish) return note(form, text, scene);
    const open = endsInDoubt(text, scene) ? openQuestionAgain : openQuestion;
    if (isYes || (has('goodbye', text) && !isAmiss)) return settle(form, text, scene);
    return has('no', text) || has('amiss', text)
      ? { form: { ...form, asking: 'change' }, text: say.whatToChange, sources: [] }
      : { form, text: open(form, scene), sources: [] };
  }
  // Nothing is to be changed after all, or not told what: all is read out once more.
  if (beside.length === 0)
    return isYes || has('no', text) ? goOn(form, scene) : { form, text: say.whatToChange, sources: [] };
  const name = form.slots.find(isName);
  if (name !== undefined && isWrittenAsName(text, scene)) {
    const found = recognize(name, text, scene, true);
    if (found !== null) return goOn({ ...form, values: { ...form.values, [name.name]: found.value } }, scene);
  }
  return note(form, text, scene);
}

/** "Alright, is that everything?": agrees to nothing yet. */
const endsInDoubt = (text: string, { lexicon }: Scene): boolean =>
  /[?？]\s*$/u.test(text) && !lexicon.has('yes', text.split(/[,;.、。]/u).at(-1)!);

/** So many words that tell something are a wish of their own. */
const minWishLength = 2;

/** "In the morning", "automatic", of a site that speaks of it, "no allergies": a wish where neither yes nor no is meant. */
function isWishBeside(text: string, words: number, scene: Scene): boolean {
  const { lexicon, index, readWhen, local } = scene;
  if (lexicon.has('no', text)) return words > 0 && lexicon.topicsOf(text).size > 0;
  const { days, times, part } = readWhen(text, local?.date);
  const said = lexicon.contentOf(text).filter((stem) => !lexicon.paraphrases.soft.has(stem));
  if (said.length > 0 && index.search(said)[0]?.coverage === 1) return true;
  // "And a high chair"
  return (
    words >= (beginsWithAnd(text, { lexicon }) ? 1 : minWishLength) ||
    part !== undefined ||
    days.length + times.length > 0
  );
}

/** Keeps what was said as a wish beside the request. */
export const note = (form: Form, text: string, scene: Scene): FormStep =>
  goOn(withWish(form, text, scene), scene);

/** Nobody can be called back without a number: it is asked for once more, and nothing is promised without it. */
function settle(form: Form, text: string, scene: Scene): FormStep {
  const { say, has } = scene.lexicon;
  const phone = form.slots.find(({ type }) => type === 'phone');
  const isReached = phone === undefined || (form.values[phone.name] ?? scene.callerId ?? '') !== '';
  const insisted = isReached ? undefined : insistOnPhone(form, scene);
  if (insisted !== undefined) return insisted;
  const said = isReached ? say.noted : say.canceled;
  return {
    form: undefined,
    text: has('goodbye', text) ? partingWith(said, scene) : said,
    sources: [],
    ...(isReached ? { noted: form } : {}),
  };
}
