/** What markup lists of a business in bare values: where it works, how it is paid, what is spoken there. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { factOf } from '../page/page-view.ts';
import { wordsOf, type WordTable } from '../words/index.ts';
import { textOfProperty, type StructuredItem, type StructuredValue } from './structured-item.ts';

const labelled = {
  areaServed: 'areas',
  serviceArea: 'areas',
  paymentAccepted: 'payment',
  currenciesAccepted: 'currencies',
  knowsLanguage: 'languages',
  priceRange: 'prices',
} as const satisfies Record<string, keyof WordTable['markup']>;

/** Codes that stand for names where one of these is listed. */
const codes = { areas: 'region', languages: 'language', currencies: 'currency' } as const;

/** Of all values together. */
const maxLength = 300;

interface Remark {
  text: string;
  quote: string;
}

/** Facts of kind `other`: "Payment: cash, cards". What was written as one list is one fact. */
export function readRemarks(
  item: StructuredItem,
  { url, language }: { url: string; language: string | undefined },
): Fact[] {
  const words = wordsOf(language);
  return Object.entries(labelled).flatMap(([property, subject]) => {
    const told = (item.properties.get(property) ?? []).flatMap(remarkOf);
    const list = item.lists?.get(property);
    const groups = list === undefined ? told.map((one) => [one]) : [told.filter(isIn(list))];
    return groups.flatMap((group) => {
      const names = group.map(({ text }) => nameOfCode(text, subject, words.language));
      const listed = joinUpTo(maxLength, [...new Set(names)]);
      if (listed === '') return [];
      return [factOf('other', { text: `${words.markup[subject]}: ${listed}` }, url, list ?? group[0]!.quote)];
    });
  });
}

/** As many of `names`, from the first on, as are not too long together. */
function joinUpTo(length: number, names: readonly string[]): string {
  return names.reduce((joined, name) => {
    const longer = joined === '' ? name : `${joined}, ${name}`;
    return longer.length <= length ? longer : joined;
  }, '');
}

/** Places are often items with a name. "$$" says nothing that could be told to a caller. */
function remarkOf({ value, quote }: StructuredValue): Remark[] {
  const text = (typeof value === 'string' ? value : (textOfProperty(value, 'name') ?? '')).trim();
  return /[\p{L}\d]{2}/u.test(text) ? [{ text, quote }] : [];
}

/** A long list is quoted up to a point, and told as far. */
const isIn =
  (list: string) =>
  ({ text }: Remark): boolean =>
    list.includes(text);

/** "en" among languages, "GB" among places, "EUR" among currencies by their names. */
function nameOfCode(text: string, subject: keyof WordTable['markup'], language: string): string {
  const type = subject in codes ? codes[subject as keyof typeof codes] : undefined;
  const isCode = type === 'language' ? /^[a-z]{2}(?:-[A-Z]{2})?$/.test(text) : /^[A-Z]{2,3}$/.test(text);
  if (type === undefined || !isCode) return text;
  try {
    return new Intl.DisplayNames(language, { type }).of(text) ?? text;
  } catch {
    // Three letters are no region's code.
    return text;
  }
}
