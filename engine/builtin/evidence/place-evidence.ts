/** Whether a text says where something is. */
import { countryNamed } from '../../../domain/knowledge/contact/country-names.ts';
import { regionNamed } from '../../../domain/knowledge/contact/regions.ts';
import { STREET_WORD } from '../../../domain/knowledge/contact/streets.ts';
import { phonePattern } from '../language/spoken-numbers.ts';
import { anyLanguage, spacedWords, whole } from '../patterns/any-language.ts';

/** "You can find us on the Dublin Road." */
const LOCATED = anyLanguage('located');

const LABEL = anyLanguage('placeLabel', {
  before: '^[^\\p{L}]{0,4}',
  after: '(?: \\p{L}+){0,2}\\s?[:：]\\s?',
});

/** "Address: …", "Head office: …" */
export function isLabelledPlace(text: string): boolean {
  const label = LABEL.exec(text)?.[0];
  return label !== undefined && /^[\p{Lu}\p{Lo}\d]/u.test(text.slice(label.length));
}

/** "Rzeszów — Bohaterów Westerplatte 5": two names, and the number of a house behind them. */
const TOWN_AND_NUMBER =
  /^\p{Lu}[\p{L} .'’-]{2,30}(?:,| [—–-]| ·| \|) (?:\p{L}{1,6}\.? )?\p{Lu}[\p{L} .'’-]{2,40} \d{1,4} ?[a-z]?$/u;

export const isTownAndNumber = (text: string): boolean => TOWN_AND_NUMBER.test(text);

/** "64570 Arette", "1234 AB Zandrijk": a postal code with its town. */
const POSTAL_TOWN = /(?<![\d.,] ?)(?:\d{2} ?\d{3}|\d{4} [A-Z]{2}) \p{Lu}\p{L}{2,}/u;

export const isPostalTown = (text: string): boolean => POSTAL_TOWN.test(text);

/** "Rzeszów, Polska", "Grimes, IA": a town before its country or state. */
const BEFORE_COUNTRY = /^(\p{Lu}[\p{L} .'’-]{2,40}),\s?(\p{Lu}[\p{L} .-]{1,30})$/u;

/** The town that stands alone with its country, state or county. */
export function townOfCountry(text: string): string | undefined {
  const [, town, country] = BEFORE_COUNTRY.exec(text.trim()) ?? [];
  if (town === undefined || country === undefined || countryNamed(town) !== undefined) return undefined;
  return countryNamed(country) !== undefined || regionNamed(country) ? town : undefined;
}

const NAME_NEAR = /^.{0,60}?\p{Lu}/u;

/** "We are located in Lincoln"; "the room situated at the rear" names no place. */
export function isLocated(text: string): boolean {
  const found = LOCATED.exec(text);
  return found !== null && !/[:：]$/u.test(text) && NAME_NEAR.test(text.slice(found.index + found[0].length));
}

/** A preposition of place, an article, and a name. */
const AT_NAME = anyLanguage('atPlace', {
  before: whole.before,
  after: `\\s(?:${spacedWords('placeArticle')}\\s)?\\p{Lu}`,
  flags: 'u',
});

/** A street, a place by its name, or a way to it. */
export const holdsPlace = (text: string): boolean =>
  LOCATED.test(text) || STREET_WORD.test(text.replace(phonePattern, ' ')) || AT_NAME.test(text);
