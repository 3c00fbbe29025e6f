/** Addresses of which every part stands on a line of its own: the code tells where they end. */
import { COUNTY_ALONE, EIRCODE_ALONE, POSTCODE_ALONE } from './address-forms.ts';
import type { FoundAddress } from './address-blocks.ts';
import { countryNamed } from './country-names.ts';
import type { Line } from '../page/lines.ts';
import { quoteOfRun } from '../page/page-view.ts';
import { CODE_FIRST } from './postal-codes.ts';
import { regionNamed, splitRegion } from './regions.ts';
import { unitsAbove } from './street-before.ts';
import { isStreet, STREET_WORD } from './streets.ts';

/** British and Irish addresses are often stacked: house, street, town, county and postcode on lines of their own. */
export function ofStackedLines(lines: Line[], index: number): FoundAddress | undefined {
  const isPlace = (line: Line | undefined): line is Line =>
    line !== undefined && line.kind !== 'heading' && /^\p{Lu}[\p{L} .,'’-]{1,30}$/u.test(line.text);
  const text = (line: Line): string => line.text.replace(/[,.\s]+$/, '');
  const last = lines[index]!;
  const code = COUNTY_ALONE.test(last.text) ? undefined : last.text;
  // The code below a county says more.
  if (code === undefined && EIRCODE_ALONE.test(lines[index + 1]?.text ?? '')) return undefined;
  const countyAt = [index, index - 1].find((at) => {
    const line = lines[at];
    return line !== undefined && (COUNTY_ALONE.test(line.text) || (at < index && regionNamed(text(line))));
  });
  const county = countyAt === undefined ? undefined : text(lines[countyAt]!);
  const end = countyAt ?? index;
  for (const places of [1, 2]) {
    const above = lines.slice(Math.max(0, end - places), end);
    const street = lines[end - places - 1];
    if (above.length < places || !above.every(isPlace) || !street) continue;
    if (!isStreetLine(text(street)) && !(isPlace(street) && isBelowName(lines, end - places - 1, last)))
      continue;
    const house = houseAbove(lines, end - places - 1);
    const parts = [...house, street, ...above, ...lines.slice(end, index + 1)];
    const [{ city, region: own }, second] = [placeIn(text(above[0]!)), above[1] && placeIn(text(above[1]))];
    const region = county === undefined ? (own ?? second?.city) : (COUNTY_ALONE.exec(county)?.[1] ?? county);
    const isIrish = code === undefined || !POSTCODE_ALONE.test(code);
    const value = {
      street: [...house, street].map(text).join(', '),
      city,
      ...(region === undefined ? {} : { region }),
      ...(code === undefined ? {} : { postal_code: code }),
      country: isIrish ? 'IE' : 'GB',
      printed: parts.map(text).join(', '),
    };
    return { value, quote: quoteOfRun(parts, street) };
  }
  // "Northside, Birtley / Co. Durham / DH3 1RF".
  const place = lines[end - 1];
  const village = county === undefined || !isPlace(place) ? undefined : placeAndTown(text(place));
  if (!village || code === undefined || !POSTCODE_ALONE.test(code)) return undefined;
  const parts = lines.slice(end - 1, index + 1);
  const value = {
    ...village,
    region: county!,
    postal_code: code,
    country: 'GB',
    printed: parts.map(text).join(', '),
  };
  return { value, quote: quoteOfRun(parts, place!) };
}

/** "Coxtie Green, Brentwood": the village and its town; "Ashby, Leicestershire": the town and its county. */
function placeIn(text: string): { city: string; region?: string } {
  const [last, before] = text.split(/,\s*/).toReversed();
  if (before !== undefined && regionNamed(last!)) return { city: before, region: last! };
  return splitRegion(last!, ['GB']) ?? { city: last! };
}

/** "East Bank, Winster / Derbyshire DE4 2DS": streets of villages need no number and no word where county and code follow. */
export function inVillage(last: Line, above: Line | undefined): FoundAddress | undefined {
  const { county, code } = COUNTY_AND_CODE.exec(last.text)?.groups ?? {};
  const place = placeAndTown(above?.text ?? '');
  if (!above || !place || county === undefined || code === undefined || !regionNamed(county))
    return undefined;
  return {
    value: {
      ...place,
      region: county,
      postal_code: code,
      country: 'GB',
      printed: `${place.street}, ${place.city}, ${last.text}`,
    },
    quote: quoteOfRun([above, last], above),
  };
}

function placeAndTown(text: string): { street: string; city: string } | undefined {
  const [, street, city] = /^(\p{Lu}[\p{L}'’ -]{3,40}), (\p{Lu}[\p{L}'’ -]{2,30}),?$/u.exec(text) ?? [];
  return street === undefined || city === undefined ? undefined : { street, city };
}

/** "Derbyshire DE4 2DS", with nothing beside. */
const COUNTY_AND_CODE = /^(?<county>\p{Lu}[\p{L} ]{3,20}),? (?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u;

/** "Mill Lane, Broomfield": a street by its number or by its word. */
function isStreetLine(text: string): boolean {
  return (
    isStreet(text) || (text.length <= 50 && /^\p{Lu}[\p{L} .,'’-]+$/u.test(text) && STREET_WORD.test(text))
  );
}

/** "Bowes Manor / Northside / Birtley / Co. Durham / DH3 1RF": places in the country have a name in place of a street. */
function isBelowName(lines: readonly Line[], index: number, last: Line): boolean {
  const name = lines[index - 1];
  return (
    name !== undefined &&
    name.container === last.container &&
    lines[index]!.container === last.container &&
    /^\p{Lu}/u.test(name.text) &&
    name.text.length <= 60 &&
    POSTCODE_ALONE.test(last.text)
  );
}

/** The parts of a house above its street, or its name where the street has no number, in the same block. */
function houseAbove(lines: readonly Line[], index: number): Line[] {
  const [house, street] = [lines[index - 1], lines[index]!];
  const units = unitsAbove(lines, index);
  if (units.length > 0 || !house || /\d/.test(street.text)) return units;
  if (!street.afterBreak || street.container !== house.container) return [];
  const isName =
    house.kind !== 'heading' && /^\p{Lu}[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})?,?$/u.test(house.text);
  return isName ? [house] : [];
}

/** "11 Kort Street / Jeppestown / 2094 / Johannesburg": the code between district and town. */
export function ofCodeBetween(
  lines: Line[],
  index: number,
  country: string | undefined,
): FoundAddress | undefined {
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
  return { value, quote: quoteOfRun(parts, street.lines[0]!) };
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

/** "Molenweg 19 / 4421 LC / Kapelle": a code on a line of its own, read as one with the town below. */
export function withTownBelow(code: Line, town: Line | undefined): Line | undefined {
  const isCode = CODE_FIRST.exec(code.text)?.[0] === code.text && code.ownLength === code.text.length;
  if (!isCode || !town || town.kind === 'heading' || town.ownLength < town.text.length) return undefined;
  if (!/^\p{Lu}[\p{L} .'’-]{1,30}$/u.test(town.text)) return undefined;
  const text = `${code.text} ${town.text}`;
  return { ...code, text, quote: quoteOfRun([code, town], code), isAligned: false, ownLength: text.length };
}
