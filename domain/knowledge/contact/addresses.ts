/** Postal addresses in the visible text, in the forms of many countries. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { countryNamed } from './country-names.ts';
import {
  COUNTY_ALONE,
  countryStated,
  DIGITS_ALONE,
  EIRCODE_ALONE,
  FORMS,
  POSTCODE_ALONE,
  type Form,
} from './address-forms.ts';
import { ownPart } from '../page/credits.ts';
import { readCountryAddresses } from './country-addresses.ts';
import { columnsAt } from './address-columns.ts';
import { LANDMARK } from './address-parts.ts';
import { blockAddresses, streetAlone, type FoundAddress } from './address-blocks.ts';
import { japaneseAddress } from './japanese-addresses.ts';
import { streetKey } from '../merge-facts.ts';
import { CODE_LAST, writtenCode } from './postal-codes.ts';
import { isItalianProvince, regionNamed, splitRegion } from './regions.ts';
import { settle } from './settled-places.ts';
import { inVillage, ofCodeBetween, ofStackedLines, withTownBelow } from './stacked-addresses.ts';
import { hostLetters } from '../names/name-keys.ts';
import { factOf, quoteOf, quoteOfRun, type PageView } from '../page/page-view.ts';
import { linesOnProjects } from '../page/other-places.ts';
import { withoutMentions } from './passing-mentions.ts';
import { streetBefore, unitsAbove, type Street } from './street-before.ts';
import { isStreet, STREET_WORD, isUnit } from './streets.ts';
import { readTowns } from './town-addresses.ts';
import { isTemplateAddress } from './template-addresses.ts';
import { namesDay, isDirectionOfStreet, townOf, townsIn, withBracket } from './towns-in-lines.ts';
import type { Line } from '../page/lines.ts';
import { foldWord } from '../words/index.ts';

const PREFIX_COUNTRY: Record<string, string> = {
  D: 'DE',
  DE: 'DE',
  F: 'FR',
  FR: 'FR',
  E: 'ES',
  ES: 'ES',
  I: 'IT',
  IT: 'IT',
  A: 'AT',
  CH: 'CH',
  B: 'BE',
  DK: 'DK',
  L: 'LU',
  N: 'NO',
  NL: 'NL',
};
/** A code, a number before a town, a county, or a Japanese prefecture that a line begins with. */
function mayEndAddress({ text, hasDigit }: Line): boolean {
  return (
    (hasDigit && /\d{3}|\d ?[A-Z]|\d-\d|[都道府県市].*[\d０-９]|Dublin \d/.test(text)) ||
    (text.includes('Co') && /\bCo(?:\.|unty)? [A-Z]/.test(text)) ||
    (!hasDigit && /^.{2,3}[都道府県]/.test(text))
  );
}

/** Facts of kind `address`. `country` is the site's likely country, for forms that several countries share. */
export function readAddressFacts(page: PageView, country: string | undefined): Fact[] {
  const projects = linesOnProjects(page);
  const lines = page.lines.map((line) => (projects.has(line) ? { ...line, ownLength: 0 } : line));
  // What pictures are called is no part of what stands above it.
  const [alts, shown] = [true, false].map((isAlt) => lines.filter(({ kind }) => (kind === 'alt') === isAlt));
  const own = withoutMentions(shown!, page.words);
  for (const lines of [...own, alts!]) {
    const facts = addressesIn({ ...page, lines }, country);
    if (facts.length > 0) return withoutParts(facts);
  }
  const current = own.at(-1)!;
  // "Our work" may stand over all of a small page.
  const [only, ...others] = projects.size > 0 ? addressesIn(page, country) : [];
  if (only !== undefined && others.length === 0) return [only];
  const abroad = readCountryAddresses({ ...page, lines: current });
  if (abroad.length > 0) return abroad;
  const towns = readTowns({ ...page, lines: current });
  const alone = streetAlone({ ...page, lines: current }, country);
  return alone ? [withTown(alone, towns[0], page.url)] : towns;
}

/** A street that names no town, in the one that the page is about. */
function withTown({ value, quote }: FoundAddress, town: Fact | undefined, url: string): Fact {
  const { printed, ...place } = (town?.value as FactValue<'address'> | undefined) ?? { printed: '' };
  const whole = printed === '' ? value.printed : `${value.printed}, ${printed}`;
  return factOf('address', { ...place, street: value.street, printed: whole }, url, quote);
}

/** "St. Elm Park, MN 55416" says no more than "12 Cedar Road, St. Elm Park, MN 55416". */
function withoutParts(facts: readonly Fact[]): Fact[] {
  const texts = facts.map(({ value }) => (value as FactValue<'address'>).printed);
  return facts.filter((_, at) => {
    const own = texts[at]!;
    return (
      /^[^\p{L}\d]*\d/u.test(own) ||
      !texts.some((text) => text.length > own.length && text.endsWith(`, ${own}`))
    );
  });
}

function addressesIn(page: PageView, country: string | undefined): Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const there = country ?? countryStated(page.lines.map(({ text }) => text.slice(0, 600)));
  for (const [index, line] of page.lines.entries()) {
    if (line.ownLength === 0 || line.text.length > 600 || !mayEndAddress(line) || facts.length >= 40)
      continue;
    const columns = columnsAt(page.lines, index).flatMap(
      (column) => addressIn(column, column.length - 1, country, there) ?? [],
    );
    for (const { value, quote } of columns) facts.push(factOf('address', written(value), page.url, quote));
    if (columns.length > 0) continue;
    const first =
      addressIn(page.lines, index, country, there) ?? addressInJoined(page.lines, index, country, there);
    for (let found = first; found; found = nextIn(page.lines, index, found, { country, there })) {
      const key = `${found.value.street ?? ''}|${found.value.postal_code ?? found.value.city}`.toLowerCase();
      if (seen.has(key)) break;
      seen.add(key);
      if (!isOwn(line, found, page)) continue;
      facts.push(factOf('address', written(found.value), page.url, found.quote));
    }
  }
  const streets = facts.map(({ value }) => streetKey(value as FactValue<'address'>));
  for (const [index, line] of page.lines.entries()) {
    if (line.ownLength === 0 || facts.length >= 40) continue;
    for (const { value, quote } of blockAddresses(page, index, there)) {
      const key = streetKey(value);
      if (!isOwn(line, { value, quote }, page) || isUnitOver(value, page.lines[index + 1], facts)) continue;
      if (streets.some((street) => street.includes(key) || key.includes(street))) continue;
      streets.push(key);
      facts.push(factOf('address', written(value), page.url, quote));
    }
  }
  return facts;
}

/** "Shop 7, Parkmore Centre" right above the street of an address: where in the house it is. */
function isUnitOver(
  { street }: FactValue<'address'>,
  below: Line | undefined,
  facts: readonly Fact[],
): boolean {
  return (
    below !== undefined &&
    isUnit(street ?? '') &&
    facts.some(({ value }) => (value as FactValue<'address'>).printed.startsWith(below.text.slice(0, 20)))
  );
}

const written = ({ postal_code: code, ...value }: FactValue<'address'>): FactValue<'address'> =>
  code === undefined ? value : { ...value, postal_code: writtenCode(code) };

/** Whether an address stands before credits or in a later sentence on the house itself, and is no template's. */
function isOwn(line: Line, { value }: FoundAddress, page: PageView): boolean {
  // "Hurstville NSW 2220", and in the box beside it "Mon", "9am–6pm".
  const isBeforeDay = value.postal_code === undefined && namesDay(value.city ?? '');
  if (isTemplateAddress(value.printed) || isBeforeDay) return false;
  const at = line.text.indexOf(value.printed);
  const credited = ownPart(line, page.words).length;
  if (at < 0 || at + value.printed.length <= credited) return true;
  const lead = line.text.slice(credited, at);
  const stop = lead.lastIndexOf('. ');
  return stop >= 0 && namesHouse(lead.slice(stop + 2), page);
}

/** "Le gîte des Echudes se situe au": what the host is called. */
function namesHouse(sentence: string, { url }: PageView): boolean {
  const host = hostLetters(url);
  return (
    host.length >= MIN_HOST_LENGTH &&
    foldWord(sentence)
      .replace(/[^\p{L}\d]/gu, '')
      .includes(host)
  );
}

/** Shorter ones are words or initials that stand in any text. */
const MIN_HOST_LENGTH = 8;

/** "Head office: …, 9090 Melle. Branch: …, 9051 Gent": what a line says behind one address. */
function nextIn(
  lines: Line[],
  index: number,
  { value }: FoundAddress,
  { country, there }: { country: string | undefined; there: string | undefined },
): FoundAddress | undefined {
  const line = lines[index]!;
  const at = line.text.indexOf(value.printed);
  const end = at + value.printed.length;
  const text = line.text.slice(end);
  if (at < 0 || !line.isAligned || text.length < 20 || !/\d/.test(text)) return undefined;
  const rest: Line = { ...line, text, ownLength: line.ownLength - end, isAligned: false };
  return addressIn([rest], 0, country, there);
}

const MAX_JOINED = 3;

/** "Kingston, ON / K7K 3E7": the town and its code on lines of their own, read as one line. */
function addressInJoined(
  lines: Line[],
  index: number,
  country: string | undefined,
  there: string | undefined,
): FoundAddress | undefined {
  const last = lines[index]!;
  // Only a code with little beside it asks for what stands above it.
  const code = CODE_LAST.exec(last.text);
  const isCode = code !== null && /^\P{N}{0,20}$/u.test(last.text.slice(0, code.index));
  if (!isCode || last.ownLength < last.text.length) return undefined;
  for (let count = 2; count <= MAX_JOINED; count += 1) {
    const first = lines[index - count + 1];
    if (!first || first.text.length > 60 || first.ownLength < first.text.length) return undefined;
    // Some set every part of an address as a heading.
    if (first.kind === 'heading' && last.kind !== 'heading') return undefined;
    const parts = lines.slice(index - count + 1, index + 1);
    const text = parts.map((part) => part.text.replace(/[\s,]+$/, '')).join(', ');
    const quote = quoteOfRun(parts, first);
    const joined: Line = { ...first, text, quote, isAligned: false, ownLength: text.length };
    const above = lines.slice(Math.max(0, index - count - 4), index - count + 1);
    const found = addressIn([...above, joined], above.length, country, there);
    if (found) return found;
  }
  return undefined;
}

function addressIn(
  lines: Line[],
  index: number,
  country: string | undefined,
  there: string | undefined,
): FoundAddress | undefined {
  const line = lines[index]!;
  const japanese = japaneseAddress(line, lines[index - 1], lines[index + 1]);
  if (japanese) return japanese;
  const joined = withTownBelow(line, lines[index + 1]);
  if (joined) {
    const above = lines.slice(Math.max(0, index - 4), index);
    const found = addressIn([...above, joined], above.length, country, there);
    if (found) return found;
  }
  const village = inVillage(line, lines[index - 1]);
  if (village) return village;
  if (POSTCODE_ALONE.test(line.text) || EIRCODE_ALONE.test(line.text) || COUNTY_ALONE.test(line.text)) {
    const stacked = ofStackedLines(lines, index);
    if (stacked) return stacked;
  }
  if (DIGITS_ALONE.test(line.text)) return ofCodeBetween(lines, index, there);
  for (const form of FORMS) {
    if ((form.isOnlyThere && !form.countries.includes(there ?? '')) || !form.hint.test(line.text)) continue;
    const found = townWithStreet(lines, index, form) ?? townAboveStreet(lines, index, form);
    if (!found) continue;
    const { match, street } = found;
    const { postal } = match.groups!;
    if (isYear(line.text, match) && !form.countries.includes(there ?? country ?? '')) continue;
    const { city: town, region: stated, cut } = townOf(match, form);
    const split = stated === undefined ? splitRegion(town, form.countries) : undefined;
    const { city, region } = split ?? { city: town, region: stated };
    if (region === undefined && isOtherCountry(city, form)) continue;
    const end = withBracket(line.text, match.index, match.index + match[0].length - cut);
    // Which sentence of a line is the business's is judged where it is known.
    if (end > line.ownLength && (line.ownLength === 0 || !street.isSameLine)) continue;
    const named = countryAfter(line.text.slice(end)) ?? countryAfter(lines[index + 1]?.text ?? '');
    const ownCountry =
      named?.code ??
      PREFIX_COUNTRY[/^([A-Z]{1,2})[-– ]{1,3}\d/.exec(match[0])?.[1] ?? ''] ??
      split?.country ??
      (form.countries.includes('IT') && isItalianProvince(region ?? '') ? 'IT' : undefined) ??
      likelyCountry(form, form.isOnlyThere ? there : country);
    if (ownCountry === undefined && form.countries.length > 3 && !STREET_WORD.test(street.text)) continue;
    const inLine = line.text.slice(street.isSameLine ? street.start : match.index, end).trim();
    const units = street.at === undefined ? [] : unitsAbove(lines, street.at);
    const inHouse = (text: string): string =>
      [...units.map((unit) => unit.text.replace(/[,\s]+$/, '')), text].join(', ');
    const printed = inHouse(
      street.isSameLine ? inLine : street.isBelow ? `${inLine}, ${street.text}` : `${street.text}, ${inLine}`,
    );
    // "Indiranagar, Bengaluru - 560 038", "Hensham, Pontardy, CF7 1AA": of two names before such a code the second is the
    // town, unless it is a state or county.
    const isDistrict =
      (form.isTownLast === true || LANDMARK.test(city)) &&
      region !== undefined &&
      !regionNamed(region) &&
      countryNamed(region) === undefined;
    const told = isDistrict
      ? { street: inHouse(`${street.text}, ${city}`), city: region }
      : { street: inHouse(street.text), city, ...(region === undefined ? {} : { region }) };
    const value = {
      ...settle(told, ownCountry, line.text.slice(end) || `, ${lines[index + 1]?.text.slice(0, 60) ?? ''}`),
      ...(postal === undefined ? {} : { postal_code: postal }),
      ...(ownCountry === undefined ? {} : { country: ownCountry }),
      printed,
    };
    const quote = street.isSameLine
      ? quoteOf(line, street.start, end)
      : street.isBelow
        ? `${line.quote} ${street.quote}`
        : line.isDetached
          ? line.quote
          : `${street.quote} ${quoteOf(line, 0, end)}`;
    return { value, quote };
  }
  return undefined;
}

/** "Dairy awards 2022 Farm of the Year": four digits in the midst of a part are a code only where such codes are. */
const isYear = (text: string, { index, groups }: RegExpExecArray): boolean =>
  /^(?:19|20)\d\d$/.test(groups!['postal'] ?? '') && !PART_BEFORE.test(text.slice(0, index));
const PART_BEFORE = /(?:^|[,·•|–\n-]\s*)$/;

interface Town {
  match: RegExpExecArray;
  street: Street;
}

/** The first town that has a street: one that begins a part of the line before one in its midst. */
function townWithStreet(lines: Line[], index: number, form: Form): Town | undefined {
  let midst: Town | undefined;
  for (const match of townsIn(lines[index]!.text, form.pattern)) {
    // "#01-1234 Singapore 560123": the number of a unit is no code.
    if (/#\w{1,3}-$/.test(lines[index]!.text.slice(0, match.index))) continue;
    if (isDirectionOfStreet(lines, index, match, form)) continue;
    const isPart = PART_BEFORE.test(lines[index]!.text.slice(0, match.index));
    const isNamed = match[0].search(/\d/) < match[0].indexOf(match.groups!['city']!);
    if (!isPart && !isNamed && midst) continue;
    const street = streetBefore(lines, index, match, form);
    if (!street) continue;
    if (isPart || isNamed) return { match, street };
    midst = { match, street };
  }
  return midst;
}

/** "05-120 Legionowo / ul. Batorego 48": code and town on a line of their own, the street below. */
function townAboveStreet(lines: Line[], index: number, { pattern }: Form): Town | undefined {
  const [line, below] = [lines[index]!, lines[index + 1]];
  if (!below || below.isDetached || below.text.length > 60) return undefined;
  pattern.lastIndex = 0;
  const match = pattern.exec(line.text);
  if (!match || match[0] !== line.text || !STREET_WORD.test(below.text) || !isStreet(below.text))
    return undefined;
  return {
    match,
    street: { text: below.text, quote: below.quote, isSameLine: false, start: 0, isBelow: true },
  };
}

/** "3700, Moldova" names no town. */
function isOtherCountry(city: string, { countries }: Form): boolean {
  const code = countryNamed(city);
  return code !== undefined && !AS_TOWNS.has(code) && !countries.includes(code);
}

/** Countries that are called as their capitals, in one of the languages that are read. */
const AS_TOWNS = new Set(['MX', 'MC', 'SM', 'VA', 'LU', 'GT', 'PA', 'SV', 'SG', 'KW', 'DJ', 'GI']);

function likelyCountry({ countries }: Form, country: string | undefined): string | undefined {
  if (countries.length === 1) return countries[0];
  // Mexican codes have five digits, as Spanish ones.
  if (country === 'MX' && countries.includes('ES')) return country;
  return country !== undefined && countries.includes(country) ? country : undefined;
}

function countryAfter(text: string): { code: string } | undefined {
  const name = /^[\s,·|/–-]{0,4}([\p{L}.][\p{L}. ]{1,24}?)(?:[,;·|\d(]|$)/u.exec(text.slice(0, 40))?.[1];
  const code = name !== undefined && name.length > 2 ? countryNamed(name.trim()) : undefined;
  return code === undefined ? undefined : { code };
}
