/** What ends a request or a message in the middle, or begins it anew: a goodbye, a call-off, "start over". */
import type { Scene } from './business.ts';
import { ofForm, type State, type Step } from './dialogue-state.ts';
import { holdsPhone, insistOnPhone, readOutNow } from './filling.ts';
import type { Form, FormStep } from './form-state.ts';
import { answersForm, startForm } from './form.ts';
import { isWrittenAsName } from './hear-name.ts';
import { tells, withoutSign } from './language/signs.ts';
import { fold } from './language/text.ts';
import { asks, asksAnywhere } from './questions/asking.ts';
import { namesWhen } from './questions/read-days.ts';
import { partingWith, plainReply } from './small-talk.ts';

/** The step that ends a form; undefined where it goes on. */
export function endForm(form: Form, text: string, state: State, scene: Scene): Step | undefined {
  const { lexicon } = scene;
  const { say, contentOf } = lexicon;
  const endedWith = (said: string): Step => ({ state: { focus: state.focus }, reply: plainReply(said) });
  const isLeft = isDropped(form, text, scene);
  const isLeaving = !isLeft && endsBy((piece) => isGoodbye(piece, scene), form, text, scene);
  if (isLeaving && form.asking !== 'confirm') {
    const parting = partWith(form, scene);
    if (parting !== undefined) return ofForm(parting, state);
    return endedWith(holdsNothing(form) ? say.goodbye : partingWith(say.canceled, scene));
  }
  // "Do I start over with my points?" is about something else.
  const isAnew =
    tells('startOver', text, lexicon) &&
    contentOf(withoutSign('startOver', fold(text), lexicon)).length === 0;
  if (isAnew) return ofForm(startForm(form.kind, '', scene), state);
  return isLeft ? endedWith(say.canceled) : undefined;
}

/** Whether a piece of a turn ends it, and no other piece of it asks, tells when or gives what the form asks for. */
function endsBy(isEnd: (piece: string) => boolean, form: Form, text: string, scene: Scene): boolean {
  const pieces = text.split(/(?:[,;.、。]|(?<=[!?！？]))\s*/u).filter((piece) => piece.trim() !== '');
  const rest = pieces.filter((piece) => !isEnd(piece));
  if (rest.length === pieces.length) return false;
  const others = rest.join(' ');
  const isTold = answersForm(form, others, scene) || isWrittenAsName(others, scene);
  return !isTold && !asks(others, scene) && !namesWhen(others, scene);
}

/** Nothing but a goodbye, or that the caller has to go: "that's all, thanks", "I've got to go". */
function isGoodbye(text: string, scene: Scene): boolean {
  const { lexicon } = scene;
  const { has, without, contentOf } = lexicon;
  const plain = without(['goodbye', 'thanks', 'no', 'yes', 'correction'], text);
  const beside = withoutSign('hasToGo', plain, lexicon);
  // "Where do I have to go?"
  const hasToGo = tells('hasToGo', text, lexicon) && !/[?？]/u.test(text) && !asks(beside, scene);
  // "That's all right" is no goodbye, "ok ciao" is.
  const takesLeave =
    has('goodbye', without(['yes'], text)) ||
    (has('goodbye', text) && without(['goodbye', 'thanks'], text) === '');
  return (hasToGo || takesLeave) && contentOf(hasToGo ? beside : plain).length === 0;
}

/** What was taken down so far is read out before it is passed on; without a number nobody can be called back. */
function partWith(form: Form, scene: Scene): FormStep | undefined {
  if (holdsPhone(form)) return readOutNow(form, scene);
  return holdsNothing(form) ? undefined : insistOnPhone(form, scene);
}

const holdsNothing = ({ values }: Form): boolean => Object.values(values).every((value) => value === '');

/** "Cancel it", "that's too dear, forget it", "I don't need an appointment after all". */
function isDropped(form: Form, text: string, scene: Scene): boolean {
  const { has } = scene.lexicon;
  // "Can I cancel it later?" asks.
  if (asksAnywhere(text, scene)) return false;
  // "I don't mind", where a day is asked for, drops nothing, nor does "Friday won't do after all, Saturday".
  const isAnyTime = has('someTime', text) && /date|time/.test(form.asking);
  if (isAnyTime || namesWhen(text, scene)) return false;
  return (
    callsOff(text, scene) ||
    endsBy((piece) => callsOff(piece, scene), form, text, scene) ||
    (form.kind === 'booking' && tells('booksNothing', text, scene.lexicon))
  );
}

/** Nothing but that it is called off: "never mind the noise" is about something else. */
function callsOff(text: string, { lexicon }: Scene): boolean {
  const { has, without, contentOf, paraphrases } = lexicon;
  const beside = contentOf(
    without(['cancel', 'no', 'yes', 'thanks', 'correction', 'pause', 'booking', 'goodbye'], text),
  );
  return has('cancel', text) && beside.every((stem) => paraphrases.soft.has(stem));
}
