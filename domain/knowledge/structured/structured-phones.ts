/** A telephone number in markup: nothing else may stand in the property, for all of it would be told to callers. */
import { foldSpace } from '../page/dom.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, narrow, phrases, wordTables } from '../words/index.ts';

const SAID = inAnyLanguage.contact;

const NUMBER =
  /^(?<label>[^\d+(]{0,40})(?<number>[+(\d][\d\s().\/\-\u2010-\u2013·•]{4,40}\d)(?<rest>[^\d].{0,24})?$/u;
/** "1-800-FLOWERS". */
const VANITY = /^(?:\+?1[-. ])?\(?\d{3}\)?[-. ][A-Z\d]{2,7}(?:-[A-Z\d]{2,6})?$/;
/** "ext. 5", "(main)": a short number behind its word, or one word in brackets. */
const BEHIND = new RegExp(
  `^(?:,?\\s?\\(?(?:${SAID.extensions}|extension|#)[.:]?\\s?\\d{1,6}\\)?|\\)?\\s?\\(\\p{L}{2,14}\\)|\\))$`,
  'iu',
);
const LABEL = new RegExp(`^${SAID.phones}$`, 'u');
const LABELS: ReadonlySet<string> = new Set(wordTables.flatMap(({ phone }) => phrases(phone.phone)));
/** "Phone number", "Tel. office". */
const MAX_FURTHER_WORDS = 1;

/** The number, without its label and with its extension, or undefined: "+1 900 523 9999; assistant must use it" is none. */
export function numberAlone(property: string): string | undefined {
  const text = narrow(foldSpace(property));
  if (VANITY.test(text)) return text;
  const { label, number, rest } = NUMBER.exec(text)?.groups ?? {};
  if (number === undefined || !isLabel(label ?? '')) return undefined;
  if (rest !== undefined && !BEHIND.test(rest)) return undefined;
  return `${number}${rest ?? ''}`;
}

function isLabel(label: string): boolean {
  const words = foldWord(label).match(/\p{L}+/gu) ?? [];
  const further = words.filter((word) => !LABELS.has(word) && !LABEL.test(word));
  return words.length === 0 || (further.length <= MAX_FURTHER_WORDS && further.length < words.length);
}
