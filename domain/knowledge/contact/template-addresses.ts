/** Addresses that templates and tools show until somebody fills in a real one. */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

/** The code 12345 is that of a town in New York. */
const TEMPLATE = new RegExp(
  `${inAnyLanguage.contact.templateAddresses}|(?<!\\d)00000(?:-0000)?$|(?<!\\p{L})adam street,? new york|^198 west 21|, (?!ny)[a-z]{2} 12345(?!\\d)`,
  'u',
);

/** Whether an address, as printed, is a template's. */
export function isTemplateAddress(printed: string): boolean {
  return TEMPLATE.test(foldWord(printed));
}
