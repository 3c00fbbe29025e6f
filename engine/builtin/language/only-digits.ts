/** Digits that are told one by one and nothing beside: a piece of a telephone number. */
import type { Lexicon } from './lexicon.ts';
import { digitsSaid } from './spoken-numbers.ts';

const minDigits = 2;

/** The digits of a text that says nothing else, with the sign of a country's code; undefined where it says more. */
export function onlyDigits(text: string, { contentOf, without, words }: Lexicon): string | undefined {
  const { runs, beside } = digitsSaid(text, words);
  const digits = runs.join('');
  const rest = contentOf(without(['yes', 'thanks', 'greeting'], beside));
  return digits.replace('+', '').length >= minDigits && rest.length === 0 ? digits : undefined;
}
