/** Recognises sentences that talk to a machine instead of to a customer; they are neither facts nor passages. */
import { indexOfPhrase } from '../words/phrase-index.ts';
import { alternativesOf, inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.page;

/** Distances are bounded (`{0,60}`): matching stays linear on any input. */
const ORDERS: readonly RegExp[] = [
  new RegExp(`\\b${SAID.overriding}\\b.{0,60}\\b${SAID.overridden}`),
  new RegExp(`\\b${SAID.earlier}\\s${SAID.instructions}`),
  /(?:^|[.!?\]]\s?)\[?(?:system|assistant|developer|user)(?:\s(?:prompt|message|note|override|instruction)s?)?\]?\s?:/,
  /<\|?\/?(?:system|im_start|im_end|assistant|endoftext|inst)\|?>|\[\/?inst\]|<<sys>>|#{2,}\s?(?:instruction|system|response)/,
  new RegExp(SAID.toMachines),
  new RegExp(`\\b${SAID.machines}\\b.{0,80}\\b${SAID.machineVerbs}`),
];

/** Beginnings of words and signs, one of which every order has: most texts have none, and one look a word tells. */
export const ORDER_HINTS: readonly string[] = alternativesOf(({ page }) => page.orderHints);

/** Whether a text gives orders to a machine that reads it; `folded` is the text in lower case without accents. */
export function isInjection(folded: string): boolean {
  if (indexOfPhrase(folded, ORDER_HINTS, 'stem') < 0 && !/[<[#]/.test(folded)) return false;
  return ORDERS.some((order) => order.test(folded));
}
