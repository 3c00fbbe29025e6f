/** What a caller sets right of an earlier answer while the next question stands open. */
import type { Scene } from './business.ts';
import type { Form } from './form-state.ts';
import { hearIntroduction, rightedName, spelledOut } from './hear-name.ts';
import { recognize } from './recognize.ts';
import { behindRefusal } from './refusals.ts';
import { isName } from './slots.ts';

/**
 * "No, Mary Johnson", "Sorry, my name is Mary Johnson", "it's John with an h", "no, a colour": the slot that was answered
 * before and its new value; undefined where the open question is answered.
 */
export function correctedEarlier(form: Form, text: string, scene: Scene): Record<string, string> | undefined {
  const asked = form.slots.find(({ name }) => name === form.asking);
  const named = form.slots.find((slot) => isName(slot) && (form.values[slot.name] ?? '') !== '');
  if (asked === undefined || asked === named) return undefined;
  // A pet's name, and a child's, is not the caller's.
  const introduced =
    named && !scene.lexicon.has('otherName', text) ? hearIntroduction(text, scene) : undefined;
  if (introduced !== undefined) {
    const before = form.values[named!.name] ?? '';
    const said = spelledOut(text, introduced.name, scene) ?? introduced.name;
    const righted = rightedName(before, said) ?? (introduced.isSure ? said : undefined);
    if (righted !== undefined) return { [named!.name]: righted };
  }
  const earlier = form.slots.find(({ name }) => name === form.answered);
  if (scene.lexicon.has('otherName', text) && earlier?.type === 'string' && earlier !== named) {
    const other = hearIntroduction(text, scene)?.name;
    if (other !== undefined) return { [earlier.name]: other };
  }
  const said = behindRefusal(text, scene);
  if (said === undefined || earlier === undefined) return undefined;
  const isTyped = asked.type !== 'string';
  if (recognize(asked, said, scene, isTyped) !== null) return undefined;
  const found = recognize(earlier, said, scene, isTyped || isName(earlier));
  if (found === null) return undefined;
  if (!isName(earlier)) return { [earlier.name]: found.value };
  const righted = rightedName(form.values[earlier.name] ?? '', found.value);
  const isWrittenAsName = !scene.lexicon.words.spaced || /^\p{Lu}/u.test(found.value);
  return righted === undefined && !isWrittenAsName ? undefined : { [earlier.name]: righted ?? found.value };
}
