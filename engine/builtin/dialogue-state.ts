/** Where a conversation stands between two turns, and a step of it. */
import type { Reply } from '../types.ts';
import type { Answer } from './business.ts';
import type { Form, FormStep } from './form-state.ts';
import type { Focus } from './questions/question.ts';
import { inTurn } from './language/sentences.ts';

/** Where a conversation stands. */
export interface State {
  /** What the caller speaks, once it is another language than the site's. */
  language?: string | undefined;
  focus: Focus;
  /** What the offered call back would be about. */
  callbackAbout?: string | undefined;
  form?: Form | undefined;
  /** What the caller has said his name is, before anything asked for it. */
  caller?: string | undefined;
  /** He has told of a death, and was told that we are sorry. */
  condoled?: true | undefined;
  /** He has told of what cannot wait, and was told the number for emergencies. */
  lineTold?: true | undefined;
  /** What was noted last: the caller may set it right. */
  noted?: Form | undefined;
}

/** The reply to a turn, and where it leads. */
export interface Step {
  state: State;
  reply: Reply;
}

/** A step of a form. */
export function ofForm(step: FormStep, state: State): Step {
  return {
    state: { ...state, form: step.form, noted: step.noted, callbackAbout: undefined },
    reply: { text: step.text, sources: step.sources },
  };
}

/** A step that comes behind an answer in the same reply. */
export const behind = (answer: Answer, { state, reply }: Step): Step => ({
  state,
  reply: { text: inTurn(answer.text, reply.text), sources: [...answer.sources, ...reply.sources] },
});
