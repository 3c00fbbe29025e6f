/** Postal addresses in the visible text, in the forms of many countries. */
import type { Fact, FactValue } from '../../contract/schemas/facts.ts';
import { countryNamed } from './country.ts';
import {
  COUNTY_ALONE,
  countryStated,
  DIGITS_ALONE,
  FORMS,
  POSTCODE_ALONE,
  splitRegion,
  type Form,
} from './address-forms.ts';
import { blockAddresses } from './address-blocks.ts';
import { streetKey } from './merge-facts.ts';
import { factOf, quoteOf, type PageView } from './page-view.ts';
import { isStreet, STREET_WORD, streetBefore, type Street } from './streets.ts';
import type { Line } from './lines.ts';
import { narrow } from './words/index.ts';

const JAPANESE =
  /(?:〒?\s?(?<postal>\d{3}-\d{4})\s?)?(?<region>東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)\s?(?<city>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}?[市区町村])\s?(?<street>[^\s,、。（(]{1,40}\d[^\s,、。（(]{0,20})/u;
/** A Japanese postal code on a line of its own. */
const JAPANESE_CODE = /^〒?\s?(?<postal>\d{3}-\d{4})$/;
/** The quarter that Mexican addresses name behind the street. */
const COLONY = /[,\s]+(?:zona centro|centro|(?:col\.?|colonia|fracc\.?)\s[^,]{2,40})$/i;
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
/** Facts of kind `address`. `country` is the site's likely country, for forms that several countries share. */
export function readAddressFacts(page: PageView, country: string | undefined): Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const there = country ?? countryStated(page.lines.map(({ text }) => text.slice(0, 600)));
  for (const [index, line] of page.lines.entries()) {
    if (
      line.ownLength === 0 ||
      line.text.length > 600 ||
      !/\d{3}|\d[A-Z]|\d-\d|Dublin \d|\bCo(?:\.|unty)? [A-Z]/.test(line.text) ||
      facts.length >= 40
    )
      continue;
    const found = addressIn(page.lines, index, country, there);
    if (!found) continue;
    const key = `${found.value.street ?? ''}|${found.value.postal_code ?? found.value.city}`.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    facts.push(factOf('address', found.value, page.url, found.quote));
  }
  const streets = facts.map(({ value }) => streetKey(value as FactValue<'address'>));
  for (const [index, line] of page.lines.entries()) {
    if (line.ownLength === 0 || facts.length >= 40) continue;
    for (const { value, quote } of blockAddresses(page, index, there)) {
      const key = streetKey(value);
      if (streets.some((street) => street.includes(key) || key.includes(street))) continue;
      streets.push(key);
      facts.push(factOf('address', value, page.url, quote));
    }
  }
  return facts;
}

function addressIn(
  lines: Line[],
  index: number,
  country: string | undefined,
  there: string | undefined,
): { value: FactValue<'address'>; quote: string } | undefined {
  const line = lines[index]!;
  const japanese = /[都道府県]/.test(line.text) ? JAPANESE.exec(narrow(line.text)) : null;
  if (japanese) return ofJapanese(japanese, line, lines[index - 1]);
  if (POSTCODE_ALONE.test(line.text) || COUNTY_ALONE.test(line.text)) return ofStackedLines(lines, index);
  if (DIGITS_ALONE.test(line.text)) return ofCodeBetween(lines, index, there);
  for (const form of FORMS) {
    if (!form.hint.test(line.text) || (form.isOnlyThere && there !== form.countries[0])) continue;
    const found = townWithStreet(lines, index, form) ?? townAboveStreet(lines, index, form);
    if (!found) continue;
    const { match, street } = found;
    const { postal } = match.groups!;
    const { city: town, region: stated, cut } = townOf(match);
    const split = stated === undefined ? splitRegion(town, form.countries) : undefined;
    const { city, region } = split ?? { city: town, region: stated };
    const end = match.index + match[0].length - cut;
    if (end > line.ownLength) continue;
    const named = countryAfter(line.text.slice(end)) ?? countryAfter(lines[index + 1]?.text ?? '');
    const ownCountry =
      named?.code ??
      PREFIX_COUNTRY[/^([A-Z]{1,2})[-– ]\d/.exec(match[0])?.[1] ?? ''] ??
      split?.country ??
      likelyCountry(form, country);
    if (ownCountry === undefined && form.countries.length > 3 && !STREET_WORD.test(street.text)) continue;
    const inLine = line.text.slice(street.isSameLine ? street.start : match.index, end).trim();
    const printed = street.isSameLine
      ? inLine
      : street.isBelow
        ? `${inLine}, ${street.text}`
        : `${street.text}, ${inLine}`;
    const value = {
      street: split?.country === 'MX' ? street.text.replace(COLONY, '') : street.text,
      city,
      ...(region === undefined ? {} : { region }),
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

interface Town {
  match: RegExpExecArray;
  street: Street;
}

/** The first town that has a street: one that begins a part of the line before one in its midst. */
function townWithStreet(lines: Line[], index: number, form: Form): Town | undefined {
  let midst: Town | undefined;
  for (const match of townsIn(lines[index]!.text, form.pattern)) {
    const isPart = /(?:^|[,·•|–\n-]\s*)$/.test(lines[index]!.text.slice(0, match.index));
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

const MAX_TRIES = 8;

/** A town's name does not end in "Street" or hold one: then the match began too early. */
function* townsIn(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let at = 0;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return;
    at = match.index + 1;
    const isStreetName =
      /(?:street|road|avenue|lane|drive|boulevard|highway|suite|floor|unit|square|parkway)\b|\S\s(?:st|rd|ave|dr|ln|blvd|ste|hwy)\b\.?|^(?:rd|ave|dr|ln|blvd|ste|hwy|pkwy)\b\.?/i;
    // "37 Parliament St Toronto": without a street's word before it, "St" ends the street.
    const isStreetEnd =
      /^st\.?\s/i.test(match[0]) &&
      /(?:^|,\s?)\d{1,5}\s\p{Lu}[\p{L}’']+\s$/u.test(text.slice(0, match.index));
    if (!isStreetEnd && !isStreetName.test(match.groups!['city']!)) yield match;
  }
}

/** The town without the sentence that may follow it; Italian towns end in the two letters of their province. */
function townOf({ groups }: RegExpExecArray): { city: string; region: string | undefined; cut: number } {
  const stated = groups!['city']!;
  const sentence = /(?<=[\p{L})]{3})\.(?=\s)/u.exec(stated) ?? /(?<=\s\p{Lu}{2})\.(?=\s)/u.exec(stated);
  const own = (sentence ? stated.slice(0, sentence.index) : stated).replace(/[\s,.(/-]+$/, '');
  const province = /^(.{3,})\s\(?(\p{Lu}{2})\)?$/u.exec(own);
  return {
    city: province?.[1] ?? own,
    region: groups!['region'] ?? province?.[2],
    cut: groups!['postal'] !== undefined && sentence ? stated.length - sentence.index : 0,
  };
}

function ofJapanese(
  match: RegExpExecArray,
  line: Line,
  above: Line | undefined,
): { value: FactValue<'address'>; quote: string } {
  const { postal, region, city, street } = match.groups!;
  const code = postal ?? JAPANESE_CODE.exec(narrow(above?.text ?? ''))?.groups!['postal'];
  const value = {
    street: street!,
    city: city!,
    region: region!,
    ...(code === undefined ? {} : { postal_code: code }),
    country: 'JP',
    printed: match[0].trim(),
  };
  return { value, quote: line.quote };
}

/** British addresses are often stacked: street, town, county and postcode on lines of their own. */
function ofStackedLines(
  lines: Line[],
  index: number,
): { value: FactValue<'address'>; quote: string } | undefined {
  const isPlace = (line: Line | undefined): line is Line =>
    line !== undefined && /^\p{Lu}[\p{L} .,'’-]{1,30}$/u.test(line.text);
  const text = (line: Line): string => line.text.replace(/[,\s]+$/, '');
  const county = COUNTY_ALONE.exec(lines[index]!.text)?.[1];
  for (const places of [1, 2]) {
    const above = lines.slice(index - places, index);
    const street = lines[index - places - 1];
    if (above.length < places || !above.every(isPlace) || !street || !isStreet(text(street))) continue;
    const parts = [street, ...above, lines[index]!];
    const [city, region] = above.map(text);
    const value = {
      street: text(street),
      city: city!,
      ...((county ?? region) === undefined ? {} : { region: county ?? region! }),
      ...(county === undefined ? { postal_code: lines[index]!.text } : {}),
      country: county === undefined ? 'GB' : 'IE',
      printed: parts.map(text).join(', '),
    };
    const isWhole = parts.slice(1).every(({ isDetached }) => !isDetached);
    return { value, quote: isWhole ? parts.map(({ quote }) => quote).join(' ') : street.quote };
  }
  return undefined;
}

/** "11 Kort Street / Jeppestown / 2094 / Johannesburg": the code between district and town. */
function ofCodeBetween(
  lines: Line[],
  index: number,
  country: string | undefined,
): { value: FactValue<'address'>; quote: string } | undefined {
  if (country === undefined || !['ZA', 'NZ', 'IN'].includes(country)) return undefined;
  const text = (line: Line): string => line.text.replace(/^[\p{L} ]{3,14}:\s+/u, '').replace(/[,\s]+$/, '');
  const isPlace = (line: Line | undefined): line is Line =>
    line !== undefined && /^\p{Lu}[\p{L} .'’-]{1,30}$/u.test(text(line));
  const city = [lines[index + 1], lines[index - 1]].find(
    (line): line is Line => isPlace(line) && countryNamed(text(line)) === undefined,
  );
  const street = streetAbove(lines, index, text);
  if (!city || !street) return undefined;
  const parts = lines.slice(lines.indexOf(street.lines[0]!), Math.max(index, lines.indexOf(city)) + 1);
  const value = {
    street: street.lines.map(text).join(' '),
    city: text(city),
    postal_code: lines[index]!.text,
    country,
    printed: parts.map(text).join(', '),
  };
  const isWhole = parts.slice(1).every(({ isDetached }) => !isDetached);
  return { value, quote: isWhole ? parts.map(({ quote }) => quote).join(' ') : street.lines[0]!.quote };
}

/** The street in the lines above a code: its number may stand on a line before it, a district after it. */
function streetAbove(
  lines: readonly Line[],
  index: number,
  text: (line: Line) => string,
): { lines: Line[] } | undefined {
  const above = lines.slice(Math.max(0, index - 4), index).reverse();
  for (const [at, line] of above.entries()) {
    const number = above[at + 1];
    const isName = /^\p{Lu}[\p{L} .'’-]{3,40}$/u.test(text(line)) && STREET_WORD.test(text(line));
    if (isName && number && /^(?:\p{L}{2,8} )?(?:n[or]\.? ?)?\d{1,5}[a-z]?$/iu.test(text(number)))
      return { lines: [number, line] };
  }
  const near = above.slice(0, 2).find((line) => isStreet(text(line)));
  return near && { lines: [near] };
}

function likelyCountry({ countries }: Form, country: string | undefined): string | undefined {
  if (countries.length === 1) return countries[0];
  return country !== undefined && countries.includes(country) ? country : undefined;
}

function countryAfter(text: string): { code: string } | undefined {
  const name = /^[\s,·|–-]{0,4}([\p{L}.][\p{L}. ]{1,24}?)(?:[,;·|\d(]|$)/u.exec(text.slice(0, 40))?.[1];
  const code = name !== undefined && name.length > 2 ? countryNamed(name.trim()) : undefined;
  return code === undefined ? undefined : { code };
}
