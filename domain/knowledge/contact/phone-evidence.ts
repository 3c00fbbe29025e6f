/** What speaks for a number without a label: where it stands, how it is printed, and what is beside it. */
import type { Line } from '../page/lines.ts';
import { containsPhrase, headingPath, type PageView } from '../page/page-view.ts';
import { countDigits } from './phone-forms.ts';
import { isNamedPhone } from './phone-labels.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { phrases } from '../words/index.ts';

/** What a number without label and without the form of one needs. */
export const ENOUGH = 2;
const EXTENSION = new RegExp(`^\\s?${inAnyLanguage.contact.extensions}\\b`, 'i');

/** How much speaks for a bare number that the country's numbering plan allows: where it stands and how alone. */
export function evidenceFor({ lines, words }: PageView, index: number, printed: string): number {
  const { text, section, region, container } = lines[index]!;
  const contact = phrases(words.headings.contact);
  const above = lines[index - 1];
  const isNear = (other: Line | undefined): boolean =>
    other !== undefined && other.text.length < 40 && containsPhrase(other.folded, contact);
  const isUnderContact =
    isNear(above) || headingPath(section).some((heading) => containsPhrase(heading, contact));
  const isLabelled = /\p{L}{3}[\p{L} \d]{0,12}\s?:\s?$/u.test(text.slice(0, text.indexOf(printed)));
  const share = countDigits(text) / Math.max(1, text.replace(/\s/g, '').length);
  return (
    (isUnderContact ? 1 : 0) +
    (region === 'footer' || region === 'nav' || region === 'banner' || container.name === 'address'
      ? 0.5
      : 0) +
    (share > 0.9 ? 1.5 : share > 0.6 ? 1 : share > 0.3 ? 0.5 : 0) +
    (isLabelled ? 1 : 0) +
    (EXTENSION.test(text.slice(text.indexOf(printed) + printed.length)) ? 1 : 0) +
    (lines.slice(index - 1, index + 2).some((line) => /@/.test(line.text)) ? 0.5 : 0) +
    (isNamedPhone(container) ? 1 : 0) +
    (/\d[\s().\-–/]+\d/.test(printed) ? 0.75 : 0) +
    (countDigits(printed) >= 9 ? 0 : -0.75)
  );
}
