/** Who asks a question: a customer, or the business to win, to lead on or to present itself. */
import { inAnyLanguage } from './words/in-any-language.ts';
import { foldWord } from './words/index.ts';

const SAID = inAnyLanguage.page;

/** What a business asks its reader to win them; no customer asks it. */
const PITCH = new RegExp(`^${SAID.pitches}(?!\\p{L})`, 'u');

/** "Who are we?", "¿Cómo trabajamos?": the business presents itself. */
const OWN_VOICE = new RegExp(`^${SAID.ownQuestions}(?!\\p{L})`, 'u');

/** What leads on to a form or a telephone, even among questions. */
const INVITATION = new RegExp(`^${SAID.invitations}(?!\\p{L})`, 'u');

/** "Why Northfield Dental?": nothing but a name behind the question word. */
const WHY_A_NAME = new RegExp(`^[¿\\s]*${SAID.why}(?:\\s\\p{Lu}[\\p{L}\\d'’.-]*)+\\s?\\?$`, 'u');

/** Whether a question is the business's own: said to win its reader or to present itself. */
export function isOwnQuestion(text: string): boolean {
  const folded = foldWord(text).replace(/^[¿"„“\s]+/, '');
  return PITCH.test(folded) || OWN_VOICE.test(folded) || WHY_A_NAME.test(text);
}

/** Whether a text leads on to a form or a telephone. */
export function isInvitation(text: string): boolean {
  return INVITATION.test(foldWord(text));
}
