/**
 * Addresses without a postal code in its usual place: a street, then towns, codes and regions in any order, taken where
 * enough speaks for it.
 */
import type { FactValue } from '../../../contract/schemas/facts.ts';
import { scoreOf, type Part, type Told } from './address-evidence.ts';
import { isEstate, MAX_PARTS, NUMBER, readParts, readTownBefore } from './address-parts.ts';
import type { Line } from '../page/lines.ts';
import { quoteOf, type PageView } from '../page/page-view.ts';
import { CODE_LAST, countryOfCode, isPostalCode } from './postal-codes.ts';
import { withBracket } from './towns-in-lines.ts';
import {
  fromStreetWord,
  houseOver,
  isBox,
  isCrossing,
  isHouseNumber,
  isSentence,
  isUnit,
  STREET_WORD,
  trimLead,
} from './streets.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.contact;

const MAX_LENGTH = 220;
const MAX_LINES_BELOW = 4;
/** What an address has to score; what counts for how much stands in `scoreOf`. */
const ENOUGH = 3;
/** The same where no word says that it is a street. */
const ENOUGH_WITHOUT_WORD = 4;
/** The same of a street that names no town. */
const ENOUGH_ALONE = 3.5;
/** "Cidade: Oeiras UF: PI CEP: 64500-000": what some write before each part of an address. */
const PART_LABEL = new RegExp(`(?:^|[\\s,;–-]+)${SAID.partLabels}\\s?:\\s*`, 'u');
const QUARTER_LABEL = new RegExp(`^${SAID.quarterLabels}:\\s`, 'u');
const SEPARATOR = new RegExp(
  `${PART_LABEL.source}|(?<=\\p{L}{3})(?<!${SAID.quarterLabels}|Rua|Calle|Strada):\\s+|${/\s*(?:(?<![Kk]m\.? ?\d{1,3}(?=,\d)),|[;|·•()])\s*|\s+[-–—/]\s+|\s+(?=\+\d{2})|\s+(?=[\p{L}\d._-]{1,40}@)|-(?=\p{Lu}{2}$)|(?<=(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Dd]rive|[Ss]quare|St|Rd|Ave)\.?)\sin\s(?=\p{Lu})|(?<=\d[a-zA-Z]?)\s(?:in downtown|in|à|a|w|en|em|te)\s(?=\p{Lu})|(?<=\p{L}{3})\/(?=\p{Lu}{2}(?:$|[\s,]))|(?<=\p{L}{5})\.\s+(?=\p{Lu})/u.source}`,
  'u',
);
const LEAD = new RegExp(`^${SAID.blockLeads}\\s(?=\\p{Lu})`, 'u');
const LEAD_END = new RegExp(`(?:[\\s,]+${SAID.leadEnds})?[\\s,]*$`);

/** An address with the words that tell it. */
export interface FoundAddress {
  value: FactValue<'address'>;
  quote: string;
}

/** The only street with a number that a page names where contact data stand, without a town: "Suite 4, 33 Mill Street". */
export function streetAlone(page: PageView, country: string | undefined): FoundAddress | undefined {
  const found = page.lines.flatMap((_, index) => blockAddresses(page, index, country, true));
  const streets = new Set(found.map(({ value }) => value.street));
  return streets.size === 1 ? found[0] : undefined;
}

/** The addresses of which the street stands in a line; with `isAlone` those that name no town. */
export function blockAddresses(
  page: PageView,
  index: number,
  country: string | undefined,
  isAlone = false,
): FoundAddress[] {
  const line = page.lines[index]!;
  if (line.text.length > MAX_LENGTH || line.ownLength < line.text.length || line.kind === 'alt') return [];
  const village = villageIn(line);
  if (village) return isAlone ? [] : [village];
  // Without a number only a line that is no sentence can tell an address.
  if (
    (line.text.length > 60 && !(line.hasDigit && /\d/.test(line.text))) ||
    !(
      STREET_WORD.test(line.text) ||
      line.text.includes('#') ||
      / esq/i.test(line.text) ||
      PLAIN_STREET.test(line.text) ||
      mayEndInStreet(line)
    )
  )
    return [];
  if (line.cells.length > 1)
    return line.cells.flatMap((cell) => {
      const at = line.text.indexOf(cell);
      return at < 0
        ? []
        : (addressOf(page, index, partsOf(line, at, at + cell.length), { isCell: true, isAlone }, country) ??
            []);
    });
  const found: FoundAddress[] = [];
  let parts = partsOf(line, 0, line.text.length);
  for (;;) {
    const next = addressOf(page, index, parts, { isCell: false, isAlone }, country);
    if (!next) break;
    found.push(next);
    const { last } = next;
    parts = last.line === line ? parts.filter(({ from }) => from >= last.to) : [];
  }
  return found;
}

/** "Belgrano 450, San Isidro": where a street needs no word, its number before a mark tells it. */
const PLAIN_STREET = /^[^\d,]{0,40}\p{Lu}\p{L}{3,20} \d{1,5}(?:,| -) ?\p{Lu}/u;
/** "Rzeszów — Bohaterów Westerplatte 5": a part of a line that may be such a street. */
const PLAIN_PART =
  /^\p{Lu}[\p{L}.'’-]{3,24}(?: (?:\p{Lu}[\p{L}.'’-]{1,24}|de|del|la|las|los|y|i)){0,4} \d{1,4} ?[a-zA-Z]?(?:\/\d{1,3})?$/u;
const MAX_PLAIN_LENGTH = 80;

/** "Beznea, nr. 89, jud. Bihor": villages of Romania number their houses, and name no streets. */
const VILLAGE =
  /(?<=^|[,:;|·•–-] ?|[Ss]at(?:ul)? )(?<town>\p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,20}){0,2}),? (?<number>nr\.? ?\d{1,4} ?[a-zA-Z]?), (?:com(?:\.|una) ?[\p{L} -]{3,30}, )?jud(?:\.|e[țt]ul) ?(?<region>\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?)/u;

/** Cheap, and true of every line that ends in such a street. */
function mayEndInStreet({ text, hasDigit }: Line): boolean {
  return (
    hasDigit && text.length <= MAX_PLAIN_LENGTH && /\p{L} \d{1,4} ?[a-zA-Z]?(?:\/\d{1,3})?\.?$/u.test(text)
  );
}

/** A year is no number of a house. */
const isPlainStreet = ({ text, line }: Part): boolean =>
  line.text.length <= MAX_PLAIN_LENGTH && PLAIN_PART.test(text) && !/ (?:19|20)\d{2}$/.test(text);

function villageIn(line: Line): FoundAddress | undefined {
  const match = line.text.includes('jud') ? VILLAGE.exec(line.text) : null;
  if (!match) return undefined;
  const { town, number, region } = match.groups as Record<'town' | 'number' | 'region', string>;
  const city = town.replace(/^(?:Sat|Satul|Comuna|Com|Localitatea|Loc)\.? /u, '');
  return {
    value: { street: number, city, region, country: 'RO', printed: match[0] },
    quote: quoteOf(line, match.index, match.index + match[0].length),
  };
}

function partsOf(line: Line, start: number, end: number): Part[] {
  const parts: Part[] = [];
  let at = start + (LEAD.exec(line.text.slice(start, end))?.[0].length ?? 0);
  start = at;
  for (const text of line.text.slice(start, end).split(SEPARATOR)) {
    const own = text
      .replace(/^[^\p{L}\d#©]+/u, '')
      .trim()
      .replace(/[.\s]+$/, (dots) =>
        /\s(?:st|rd|ave|dr|ln|co)$/i.test(text.trim().slice(0, -dots.length)) ? dots : '',
      );
    if (own === '') continue;
    const from = line.text.indexOf(own, at);
    at = from + own.length;
    parts.push({ text: own, line, from, to: at });
  }
  return parts;
}

function addressOf(
  page: PageView,
  index: number,
  own: Part[],
  { isCell, isAlone }: { isCell: boolean; isAlone: boolean },
  country: string | undefined,
): (FoundAddress & { last: Part }) | undefined {
  const worded = [...own.keys()].filter((place) => opensStreet(own[place]!, own[place + 1], own[place - 1]));
  const openings = worded.length > 0 ? worded : [...own.keys()].filter((place) => isPlainStreet(own[place]!));
  // "Plaza Galerías, Local 14, Av. Rafael Sanzio 150": of two the one with a number is the street.
  const at = openings.find((place) => isNumbered(own[place]!, own[place + 1])) ?? openings[0];
  if (at === undefined) return undefined;
  const below = isCell ? [] : partsBelow(page.lines, index);
  const opening = openingOf(own[at]!);
  const told = readParts([opening, ...own.slice(at + 1), ...below], own[at - 1], country);
  if (told) told.street.unshift(...unitsBefore(own, at, opening.text));
  const above = at === 0 && !isCell ? page.lines[index - 1] : undefined;
  const house = told?.hasNumber === false ? houseOver(own[at]!.text, above) : undefined;
  if (told && above && house !== undefined) {
    told.street.unshift({ text: house, line: above, from: 0, to: house.length });
    told.hasNumber = true;
  }
  if (told && told.townName === undefined)
    readTownBefore([...own.slice(Math.max(0, at - 3), at), leadOf(own[at]!, opening)], told, country);
  const isPlaced = told?.townName !== undefined || told?.code !== undefined;
  if (!told || isPlaced === isAlone || (isAlone && !told.hasNumber)) return undefined;
  const [first] = told.street;
  const isAbbreviated = STREET_WORD.test(`${first!.text.split(' ')[0]!} `);
  if (first!.from > 0 && /^\p{Ll}/u.test(first!.text) && !isAbbreviated) return undefined;
  const street = told.street.map(({ text }) => text).join(' ');
  const isPlain = !isCrossing(first!.text) && !STREET_WORD.test(street) && !isEstate(street);
  const enough = isAlone ? ENOUGH_ALONE : ENOUGH;
  if (scoreOf(told, page, index, isCell) < (isPlain ? ENOUGH_WITHOUT_WORD : enough)) return undefined;
  if (isAlone && isPlain) return undefined;
  return { ...foundOf(told, country), last: told.last };
}

/** "Mill Building 57, Level 4, 33 Lake St": the parts of a house before the number of its street. */
function unitsBefore(parts: readonly Part[], at: number, street: string): Part[] {
  const isOfHouse = ({ text }: Part): boolean => isUnit(text) || isUnit(text.split(' ').slice(-2).join(' '));
  let first = at;
  while (/^\d/.test(street) && first > 0 && isOfHouse(parts[first - 1]!)) first -= 1;
  return parts.slice(first, at);
}

const isNumbered = ({ text }: Part, next: Part | undefined): boolean =>
  isHouseNumber(openText(text)) || (next !== undefined && NUMBER.test(next.text));

/** "Visit us at 77 Beaver Street": the street without the words of a sentence before it. */
function openingOf(part: Part): Part {
  const text = openText(part.text);
  return { ...part, text, from: part.from + Math.max(0, part.text.lastIndexOf(text)) };
}

/** "Ci trovate a Bologna in Via San Felice 23": what a sentence says before the street. */
function leadOf(part: Part, { from }: Part): Part {
  const text = part.text.slice(0, from - part.from).replace(LEAD_END, '');
  return { ...part, text, to: part.from + text.length };
}

const openText = (text: string): string => trimLead(fromStreetWord(text));

/** "Footpath, 5 minutes": how far it is. */
const ON_THE_WAY = /\d\s?(?:min(?:\.|ut\p{L}*)?|km|meters?|metros|metri|mètres)(?!\p{L})/iu;

/** "St Brendan's Road", "Via Roma", "rue de Lille": a street's word at its end or its beginning, or over its number. */
function opensStreet(part: Part, next: Part | undefined, before: Part | undefined): boolean {
  const { text } = part;
  if (isCrossing(text)) return true;
  // "© 2024 Plaza Travel": a year is no number of a house.
  if (/^(?:©\s)?(?:19|20)\d{2}\s\D/.test(openText(text)) && /©|copyright/i.test(part.line.text)) return false;
  if (text.length > 60 || isBox(text) || !STREET_WORD.test(text) || /[@?!]|www\./.test(text)) return false;
  if (ON_THE_WAY.test(text)) return false;
  return isOpening(openingOf(part).text, next, before);
}

/** "85 Elm Ave. 3 & 4", "Elmweg 3-5": numbers around the name of a street. */
const NUMBERS = /(?:[\d/]+\p{L}?\s?[&+–-]\s?)*[\d/]+\p{L}?$|^\d+\p{L}?\s/gu;
/** "85 Elm Ave. Unit 10-11": what may be a part of the house behind it. */
const UNIT_BEHIND = /\s(\p{L}{1,12}\.?\s[\w&-]{1,8})$/u;

function isOpening(text: string, next: Part | undefined, before: Part | undefined): boolean {
  const words = text.split(' ');
  if (words.length < 2 && !/\d/.test(text) && !(next && NUMBER.test(next.text))) return false;
  const isNumbered =
    /\d/.test(text) || (next !== undefined && NUMBER.test(next.text)) || NUMBER.test(before?.text ?? '');
  const unit = UNIT_BEHIND.exec(text)?.[1] ?? '';
  const plainWords = (isUnit(unit) ? text.slice(0, -unit.length) : text)
    .replace(LEAD, '')
    .replace(NUMBERS, '')
    .trim()
    .split(' ');
  const isNamed = STREET_WORD.test(`${plainWords[0]!} `) || STREET_WORD.test(plainWords.at(-1)!);
  const capitals = plainWords.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    isNamed &&
    (isNumbered || capitals >= 2) &&
    capitals > 0 &&
    plainWords.length <= 8 &&
    !isSentence(plainWords)
  );
}

/** "CEP: 60.175-070": a code by its label, whatever its digits look like. */
const LABELLED_CODE = new RegExp(`(?<!\\p{L})${SAID.codeLabels}[\\s:.-]{1,3}\\d[\\d .-]{2,8}\\d`, 'iu');

function partsBelow(lines: readonly Line[], index: number): Part[] {
  const parts: Part[] = [];
  for (let step = 1; step <= MAX_LINES_BELOW; step += 1) {
    const line = lines[index + step];
    if (!line || line.text.length > 60 || line.ownLength < line.text.length) break;
    // "Crema (CR)" may look like a heading below its street.
    if (line.kind === 'heading' && !(step === 1 && /\(\p{Lu}{2}\)$|^\d{4,5} \p{Lu}/u.test(line.text))) break;
    const said = line.text
      .replace(QUARTER_LABEL, '')
      .replace(LABELLED_CODE, '')
      .split(PART_LABEL)
      .join(' ')
      .trim();
    const code = CODE_LAST.exec(said)?.groups!['postal'] ?? said;
    const isOther = /[@:]|\d{3}[\s.-]\d{3}|\d{7}/.test(said) && countryOfCode(code) === undefined;
    if (isOther || line.cells.length > 1) break;
    parts.push(...partsOf(line, 0, line.text.length));
  }
  return parts.slice(0, MAX_PARTS);
}

/** Six digits behind a town are a code of India where nothing else tells the country. */
const isIndian = ({ code, townName }: Told): boolean =>
  townName !== undefined && /^\d{3} ?\d{3}$/.test(code ?? '');

function foundOf(told: Told, country: string | undefined): FoundAddress {
  const street = told.street.map(({ text }) => text).join(', ');
  const start = told.street[0]!;
  const parts =
    told.town && told.town.from < start.from && told.town.line === start.line ? [told.town, start] : [start];
  const { last } = told;
  const isOneLine = last.line === start.line;
  const end = isOneLine ? withBracket(start.line.text, start.from, last.to) : start.line.text.length;
  const from = parts[0]!.from;
  const lines = [...new Set([...told.street, told.town ?? last, last].map(({ line }) => line))];
  const printed = isOneLine
    ? start.line.text.slice(from, end)
    : lines.map(({ text }, at) => text.slice(at === 0 ? from : 0).replace(/[,\s]+$/, '')).join(', ');
  const isTheirs = told.code !== undefined && country !== undefined && isPostalCode(told.code, country);
  const own = told.country ?? (isTheirs ? country : isIndian(told) ? 'IN' : countryOfCode(told.code ?? ''));
  return {
    value: {
      street,
      ...(told.townName === undefined ? {} : { city: told.townName }),
      ...(told.region === undefined ? {} : { region: told.region }),
      ...(told.code === undefined ? {} : { postal_code: told.code }),
      ...(own === undefined ? {} : { country: own }),
      printed,
    },
    quote: quoteOf(start.line, from, end),
  };
}
