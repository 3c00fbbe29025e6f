/** Towns that the form of an address finds in a line, and what of each is its name. */
import { countryNamed } from './country-names.ts';
import type { Form } from './address-forms.ts';
import { regionNamed } from './regions.ts';
import { GERMAN_STATE } from './settled-places.ts';
import type { Line } from '../page/lines.ts';
import { STREET_WORD } from './streets.ts';
import { matchesOf } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';

const SAID = inAnyLanguage.contact;

const MAX_TRIES = 8;
const STREET_CLOSING = new RegExp(`^${SAID.streetClosings}\\.?\\s`, 'i');
const SHORT_LABEL = new RegExp(`^${SAID.shortLabels}(?!\\p{L})`, 'iu');

/** "Cluj-Napoca, jud. Cluj, 400015": what follows is a county, and no town. */
const COUNTY_LABEL = /(?:^|[\s,])jud(?:\.|e[țt]ul)\s?$/iu;

/** A town's name does not end in "Street" or hold one: then the match began too early. */
export function* townsIn(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let at = 0;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return;
    at = match.index + 1;
    const isStreetName =
      /(?:street|road|avenue|lane|drive|boulevard|highway|suite|floor|unit|square|parkway)\b|\S\s(?:st|rd|ave|dr|ln|blvd|ste|hwy)\b\.?|^(?:rd|ave|dr|ln|blvd|ste|hwy|pkwy)\b\.?/i;
    // "37 Parliament St Toronto", "4 Mill Way Ashby": without a street's word before it, "St" ends the street.
    const opening = /(?:^|,\s?)\d{1,5}\s(?:\p{Lu}[\p{L}.’']*\s){1,3}$/u.exec(text.slice(0, match.index));
    const isStreetEnd = STREET_CLOSING.test(match[0]) && opening !== null && !STREET_WORD.test(opening[0]);
    // "333 1234567 Cell 0175 85123", "0431-12345, Büro", "© 2024 Villa": a telephone's number or a year holds no code and no town.
    const isNumber =
      /(?:©|copyright)[\s\d–-]*$/i.test(text.slice(0, match.index)) ||
      (/^\d/.test(match[0]) && /(?<!\d)0?\d{3,4}[ ./-]$/.test(text.slice(0, match.index))) ||
      SHORT_LABEL.test(match.groups!['city']!) ||
      COUNTY_LABEL.test(text.slice(0, match.index));
    // "14 place du Marché à Vannes": what stands before the small word is the street's.
    const isInStreet = /\s(?:à|in|at)\s\p{Lu}/u.test(match.groups!['city']!) && /^\D/.test(match[0]);
    // "Postcode: 3511 AV": the letters of a code are no town.
    const isLetters = /^\p{Lu}{2}$/u.test(match.groups!['city']!);
    if (!isStreetEnd && !isNumber && !isInStreet && !isLetters && !isStreetName.test(match.groups!['city']!))
      yield match;
  }
}

const DIRECTION =
  /^(?:North|South|East|West|North-?(?:east|west)|South-?(?:east|west)|(?<short>N\.?[EW]|S\.?[EW])\.?)\s/;
const STREET_END =
  /\d.*\s(?:street|st|road|rd|avenue|ave|drive|dr|boulevard|blvd|line|concession|crescent|cres)\.?\s$/i;

/** Where streets have directions behind them, the towns that have one before them. */
const CANADIAN =
  /^(?:(?:North|West) Vancouver|(?:North|East) York|North (?:Bay|Saanich|Battleford)|West Kelowna|South Surrey|East Gwillimbury)/;

/** "371 Mill Road South Oshawa": the direction is the street's, where the page knows the town without it. */
export function isDirectionOfStreet(
  lines: readonly Pick<Line, 'text'>[],
  index: number,
  { index: at, groups }: RegExpExecArray,
  { countries }: Form,
): boolean {
  const city = groups!['city']!;
  const direction = DIRECTION.exec(city);
  if (!direction || !STREET_END.test(lines[index]!.text.slice(0, at))) return false;
  if (direction.groups?.['short'] !== undefined) return true;
  const bare = city.slice(direction[0].length);
  const rests = lines.map(({ text }) => text.split(city));
  const isTown = rests.some((parts) => parts.slice(0, -1).some((before) => !STREET_END.test(before)));
  if (isTown) return false;
  return (
    rests.some((parts) => parts.some((part) => part.includes(bare))) ||
    (countries[0] === 'CA' && !CANADIAN.test(city))
  );
}

/** "Bologna (BO)": the end of a stretch of a text with the bracket that closes it. */
export function withBracket(text: string, from: number, end: number): number {
  const open = text.lastIndexOf('(', end);
  return open >= from && text[end] === ')' && !text.slice(open, end).includes(')') ? end + 1 : end;
}

/** "82057 Irschenhausen Tel: …", "10969 Berlin Eingang Hof": the label of what follows on the same line, and what follows. */
const LABEL_BEHIND = new RegExp(`\\s${SAID.labelsBehind}(?:\\.?$|\\s.*)`, 'iu');
/** "(Eingang im Hof)" is no region. */
const LABELLED = new RegExp(`^${SAID.labelsBehind}(?!\\p{L})`, 'iu');

/** The town without the sentence that may follow it; Italian towns end in the two letters of their province. */
export function townOf(
  { 0: whole, groups, input, index }: RegExpExecArray,
  { countries }: Form,
): {
  city: string;
  region: string | undefined;
  cut: number;
} {
  const stated = groups!['city']!;
  const [end] = [
    /(?<=[\p{L})]{3})\.(?=\s)/u.exec(stated)?.index ?? /(?<=\s\p{Lu}{2})\.(?=\s)/u.exec(stated)?.index,
    LABEL_BEHIND.exec(stated)?.index,
    daysBehind(input.slice(index + whole.lastIndexOf(stated))),
    noTownBehind(stated),
  ]
    .filter((at) => at !== undefined && at < stated.length)
    .sort((one, other) => one! - other!);
  const own = withoutCountry(
    stated
      .slice(0, end)
      .replace(/\s+cedex(?:\s\d{1,2})?$/i, '')
      .replace(/[\s,.(/-]+$/, ''),
    countries,
  );
  const province = /^(.{3,}?)(?:\s\(?|\()(\p{Lu}{2})\)?$/u.exec(own);
  const town = province?.[1] ?? own;
  const region = groups!['region'];
  return {
    // "Consolação - São Paulo/SP": Brazilians name the district before the town.
    city: countries[0] === 'BR' ? town.replace(/^.+\s[-–]\s/u, '') : town,
    region: region !== undefined && !LABELLED.test(region) ? region : province?.[2],
    cut: end !== undefined && whole.endsWith(stated) ? stated.length - end : 0,
  };
}

const DAYS: ReadonlySet<string> = new Set(
  wordTables.flatMap(({ days, dayInitials }) => [
    ...Object.values(days).flatMap(phrases),
    ...dayInitials.split(/[\s,]+/).map(foldWord),
  ]),
);
/** Whether words are nothing but a day of the week. */
export const namesDay = (text: string): boolean => DAYS.has(foldWord(text));

/** "Wien / Austria", "Wiesbaden / Hessen": where a slash begins what is no second name of the town. */
function noTownBehind(town: string): number | undefined {
  const slash = /\s?\/\s?(\p{L}[\p{L}-]+)$/u.exec(town);
  const name = slash?.[1] ?? '';
  const isTown =
    countryNamed(name) === undefined && !regionNamed(name) && !GERMAN_STATE.test(name) && !namesDay(name);
  return slash && !isTown ? slash.index : undefined;
}

/** A day and another one, or a time. */
const DAY_BEHIND = /\s(\p{Lu}\p{L}{0,12})(?:\.?\s?[-–—/&]\s?(\p{L}{1,12})(?=[\s:.])|[.:]{0,2}\s(?=\d))/gu;

/** Where days of opening begin behind a town: "Konstanz Mo–Sa 9–18". */
function daysBehind(text: string): number | undefined {
  const isDay = (word: string | undefined): boolean => word === undefined || DAYS.has(foldWord(word));
  return matchesOf(DAY_BEHIND, text.slice(0, 80)).find((match) => isDay(match[1]) && isDay(match[2]))?.index;
}

/** "78400 CHATOU FRANCE": the country without a mark before it. */
function withoutCountry(town: string, countries: readonly string[]): string {
  const space = town.lastIndexOf(' ');
  const last = town.slice(space + 1);
  return space > 2 && last.length > 3 && countries.includes(countryNamed(last) ?? '')
    ? town.slice(0, space)
    : town;
}
