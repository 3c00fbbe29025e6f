/** What markup lists of a business in bare values: where it works, how it is paid, whether dogs may come. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { factOf } from '../page/page-view.ts';
import { wordsOf, type WordTable } from '../words/index.ts';
import type { MarkupSubject } from '../words/word-table.ts';
import { itemsOf, textOfProperty, type StructuredItem, type StructuredValue } from './structured-item.ts';

const subjects: Record<string, MarkupSubject> = {
  areaServed: 'areas',
  serviceArea: 'areas',
  paymentAccepted: 'payment',
  currenciesAccepted: 'currencies',
  knowsLanguage: 'languages',
  priceRange: 'prices',
  servesCuisine: 'cuisine',
  amenityFeature: 'amenities',
  petsAllowed: 'pets',
  smokingAllowed: 'smoking',
  acceptsReservations: 'bookings',
  checkinTime: 'arrival',
  checkoutTime: 'departure',
  founder: 'founder',
  foundingDate: 'founded',
};

/** Of all values together. */
const maxLength = 300;

interface Remark {
  /** As the markup has it. */
  value: string;
  /** As it is told. */
  text: string;
  quote: string;
}

/** Facts of kind `other`: "Languages: German, Turkish". What was written as one list is one fact. */
export function readRemarks(
  item: StructuredItem,
  { url, language }: { url: string; language: string | undefined },
): Fact[] {
  const words = wordsOf(language);
  const isRegion = regionCodes(item);
  return Object.entries(subjects).flatMap(([property, subject]) => {
    const told = (item.properties.get(property) ?? []).flatMap((value) =>
      remarkOf(value, subject, words, isRegion),
    );
    const list = item.lists?.get(property);
    // A long list is quoted up to a point, and told as far.
    const groups =
      list === undefined ? told.map((one) => [one]) : [told.filter(({ value }) => list.includes(value))];
    return groups.flatMap((group) => {
      const values = [...new Set(group.map(({ text }) => text))];
      const listed = joinUpTo(maxLength, values);
      // The one currency of a country is nothing that people say; which ones are taken, they do.
      if (listed === '' || (subject === 'currencies' && values.length === 1)) return [];
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

/** "CA" is a state where the address has a state of two letters, and Canada elsewhere. */
function regionCodes(item: StructuredItem): (code: string) => boolean {
  const addresses = itemsOf(item, 'address');
  const has = (name: string, is: (text: string) => boolean): boolean =>
    addresses.some((address) => is(textOfProperty(address, name) ?? ''));
  const isOfStates = has('addressRegion', (region) => CODE.test(region));
  return (code) => isOfStates && CODE.test(code) && !has('addressCountry', (country) => country === code);
}

const CODE = /^[A-Z]{2}$/;

/** Places, people and amenities are often items with a name; what is there may be said to be missing. */
function remarkOf(
  { value: stated, quote }: StructuredValue,
  subject: MarkupSubject,
  words: WordTable,
  isRegion: (code: string) => boolean,
): Remark[] {
  const isItem = typeof stated !== 'string';
  if (isItem && isNo.test(textOfProperty(stated, 'value') ?? '')) return [];
  const value = (isItem ? (textOfProperty(stated, 'name') ?? '') : stated).trim();
  const text = subject === 'areas' && isRegion(value) ? value : told(value, subject, words);
  return text === undefined ? [] : [{ value, text, quote }];
}

const isYes = /^(?:https?:\/\/schema\.org\/)?(?:true|yes|1)$/i;
const isNo = /^(?:https?:\/\/schema\.org\/)?(?:false|no|0)$/i;

/** A value as a caller understands it, if there is a way: "$$" says nothing, nor does the address of a form. */
function told(value: string, subject: MarkupSubject, { language, markup }: WordTable): string | undefined {
  switch (subject) {
    case 'pets':
    case 'smoking':
    case 'bookings':
      if (isYes.test(value)) return markup.yes;
      if (isNo.test(value)) return markup.no;
      break;
    case 'arrival':
    case 'departure':
      return /^T?(\d{1,2}:\d{2})/.exec(value)?.[1] ?? worded(value);
    case 'prices':
      return /^[A-Z]{3}$/.test(value) ? undefined : worded(value);
    case 'founded':
      return /^\d{4}/.exec(value)?.[0];
    case 'areas':
      return CODE.test(value) ? nameOfCode(value, 'region', language) : worded(value);
    case 'languages':
      return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value) ? nameOfCode(value, 'language', language) : worded(value);
    case 'currencies':
      return /^[A-Z]{3}$/.test(value) ? nameOfCode(value, 'currency', language) : worded(value);
    default:
  }
  return worded(value);
}

/** "US-TN" is the code of a state, and nobody says it. */
const worded = (value: string): string | undefined =>
  /[\p{L}\d]{2}/u.test(value) && !/^https?:|^[A-Z]{2}-[A-Z\d]{1,3}$/.test(value) ? value : undefined;

function nameOfCode(code: string, type: Intl.DisplayNamesType, language: string): string {
  return new Intl.DisplayNames(language, { type }).of(code) ?? code;
}
