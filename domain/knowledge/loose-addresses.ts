/** Addresses without a postal code, where a page says that it is one. */
import type { FactValue } from '../../contract/schemas/facts.ts';
import type { Line } from './lines.ts';
import { containsPhrase, headingPath, quoteOf, type PageView } from './page-view.ts';
import { isAddressLabel, isStreet, STREET_WORD } from './streets.ts';
import { phrases } from './words/index.ts';

/** "148 Apple Court, Okanagan Falls": number, street, town, and nothing else between the marks around them. */
const NUMBER_STREET_TOWN =
  /(?<=^|[•·|:–-]\s{1,3})(?<street>\d{1,5}[a-z]?\s[\p{L}\d .'’-]{3,40}),\s(?<city>\p{Lu}[\p{L}.'’-]{1,20}(?:\s\p{Lu}[\p{L}.'’-]{1,20}){0,2})(?=\s{0,3}(?:[•·|]|$))/u;
/** "Av. Brasil, 450 - Goiânia/GO", "Str. Lungă 27, Brașov": street, number, town. */
const STREET_NUMBER_TOWN =
  /(?<=^|[•·|:]\s{1,3})(?<street>\p{L}[\p{L} .'’-]{3,40}?,?\s(?:n[º°ro]{1,2}\.?\s)?\d{1,5}\s?[a-zA-Z]?)\s?[,–-]\s?(?<city>\p{Lu}[\p{L}.'’-]{2,20}(?:\s[\p{L}.'’-]{2,20}){0,3}?)(?:(?:\s?[/,]\s?|\s[-–]\s|\s?\()(?<region>\p{Lu}[\p{L} ]{1,20}?)\)?)?(?=\s{0,3}(?:[•·|]|$))/u;
/** "Marion, SA", "Athy": a town on a line of its own. */
const TOWN = /^(?<city>\p{Lu}[\p{L}.'’ -]{2,30}?)(?:,\s(?<region>\p{Lu}[\p{L} ]{1,20}))?[,.]?$/u;
const MAX_LENGTH = 140;

/** The address in a line under a heading of contact data, in an `address` element or in the footer. */
export function looseAddress(
  line: Line,
  { words: table }: PageView,
): { value: FactValue<'address'>; quote: string } | undefined {
  const { text, container, section, ownLength } = line;
  if (text.length > MAX_LENGTH || ownLength < text.length || !/\d/.test(text)) return undefined;
  const contact = phrases(table.headings.contact);
  const isTold =
    container.name === 'address' ||
    line.region === 'footer' ||
    containsPhrase(line.folded, contact) ||
    headingPath(section).some((heading) => containsPhrase(heading, contact));
  if (!isTold) return undefined;
  const english = NUMBER_STREET_TOWN.exec(text);
  const match = english ?? STREET_NUMBER_TOWN.exec(text);
  if (!match) return undefined;
  const { street, city, region } = match.groups as { street: string; city: string; region?: string };
  const words = street.split(' ');
  if (!isStreet(street) || !STREET_WORD.test(english ? words.at(-1)! : `${words[0]!} `)) return undefined;
  const printed = match[0];
  return {
    value: { street: street.trim(), city, ...(region === undefined ? {} : { region }), printed },
    quote: quoteOf(line, match.index, match.index + printed.length),
  };
}

/** "Address: / 12 Mill Road / Marion, SA": a label, the street and the town on lines of their own. */
export function labelledAddress(
  lines: readonly Line[],
  index: number,
): { value: FactValue<'address'>; quote: string } | undefined {
  const [label, first, second] = lines.slice(index, index + 3);
  if (!isAddressLabel(label) || !first || !second || second.ownLength === 0) return undefined;
  const street = first.text.replace(/[\s,]+$/, '');
  const town = TOWN.exec(second.text)?.groups;
  if (!town || street.length > 60 || !/\d/.test(street) || !STREET_WORD.test(street)) return undefined;
  const { city, region } = town as { city: string; region?: string };
  const isWhole = !second.isDetached;
  return {
    value: {
      street,
      city,
      ...(region === undefined ? {} : { region }),
      printed: `${street}, ${second.text}`,
    },
    quote: isWhole ? `${first.quote} ${second.quote}` : first.quote,
  };
}
