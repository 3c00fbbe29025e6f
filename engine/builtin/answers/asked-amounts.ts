/** "How much is a new gate?" is answered by an amount, or by what says that there is none. */
import type { Answer, Scene } from '../business.ts';
import type { Question } from '../questions/question.ts';
import { wantedOf, type Wanted } from '../questions/wanted.ts';
import { beginsWithYesOrNo } from '../evidence/yes-and-no.ts';
import { tellsShare } from '../questions/question-kinds.ts';
import { namedInPrice, speaksOfPrice } from './price-questions.ts';
import { silentAnswer } from './silent-answers.ts';

/** Polish and Dutch ask "how much" as "how many"; "Is there a fee?" may be answered by a plain no. */
const amountForms: readonly Wanted[] = ['more', 'number'];

const namesNoPrice = (text: string, scene: Scene): boolean =>
  !speaksOfPrice(text, scene) && !tellsShare(text, scene);

/** Whether an amount is asked for and the answer names none; `asked` is the part of the question that asks. */
export const lacksAmount = ({ text }: Answer, asked: string, { scene, asksPrice }: Question): boolean =>
  asksPrice && amountForms.includes(wantedOf(asked, scene)) && namesNoPrice(text, scene);

/** Whether what it costs is asked, and a FAQ with other words in it says neither that nor yes or no. */
export const isOfNoPrice = ({ text }: Answer, { clause, scene, asksPrice }: Question): boolean =>
  asksPrice &&
  wantedOf(clause, scene) === 'anything' &&
  namesNoPrice(text, scene) &&
  !beginsWithYesOrNo(text);

/** The answer, or that the amount is unknown where it names none. */
export function withAmount(answer: Answer | null, asked: string, question: Question): Answer | null {
  // "On request" is a price of the list, too.
  if (answer === null || answer.isSilent === true || answer.topic === 'price') return answer;
  if (!lacksAmount(answer, asked, question)) return answer;
  const { clause, scene, focus, when } = question;
  const named = namedInPrice(clause, when, scene, focus.about);
  return { ...silentAnswer(named, scene, 'price'), topic: 'price' };
}
