/** Addresses without a postal code, where a page says that it is one. */
import type { FactValue } from '../../contract/schemas/facts.ts';
import type { Line } from './lines.ts';
import { containsPhrase, headingPath, quoteOf, type PageView } from './page-view.ts';
import { isStreet, STREET_WORD } from './streets.ts';
import { phrases } from './words/index.ts';

/** "148 Apple Court, Okanagan Falls": number, street, town, and nothing else between the marks around them. */
const NUMBER_STREET_TOWN =
  /(?<=^|[•·|:–-]\s{1,3})(?<street>\d{1,5}[a-z]?\s[\p{L}\d .'’-]{3,40}),\s(?<city>\p{Lu}[\p{L}.'’-]{1,20}(?:\s\p{Lu}[\p{L}.'’-]{1,20}){0,2})(?=\s{0,3}(?:[•·|]|$))/u;
const MAX_LENGTH = 140;

/** The address in a line under a heading of contact data, in an `address` element or in the footer. */
export function looseAddress(
  line: Line,
  { words }: PageView,
): { value: FactValue<'address'>; quote: string } | undefined {
  const { text, container, region, section, ownLength } = line;
  if (text.length > MAX_LENGTH || ownLength < text.length || !/\d/.test(text)) return undefined;
  const contact = phrases(words.headings.contact);
  const isTold =
    container.name === 'address' ||
    region === 'footer' ||
    containsPhrase(line.folded, contact) ||
    headingPath(section).some((heading) => containsPhrase(heading, contact));
  const match = isTold ? NUMBER_STREET_TOWN.exec(text) : null;
  if (!match) return undefined;
  const { street, city } = match.groups as { street: string; city: string };
  const lastWord = street.split(' ').at(-1)!;
  if (!isStreet(street) || !STREET_WORD.test(lastWord)) return undefined;
  const printed = match[0];
  return {
    value: { street, city, printed },
    quote: quoteOf(line, match.index, match.index + printed.length),
  };
}
