/**
 * Addresses without a postal code in its usual place: a street, then towns, codes and regions in any order, taken where
 * enough speaks for it.
 */
import type { FactValue } from '../../contract/schemas/facts.ts';
import { scoreOf, type Part, type Told } from './address-evidence.ts';
import { countryNamed } from './country.ts';
import type { Line } from './lines.ts';
import { quoteOf, type PageView } from './page-view.ts';
import { CODE_FIRST, CODE_LAST, isPostalCode } from './postal-codes.ts';
import { regionNamed } from './regions.ts';
import { fromStreetWord, isBox, isCrossing, isHouseNumber, STREET_WORD, trimLead } from './streets.ts';

const MAX_LENGTH = 220;
const MAX_LINES_BELOW = 4;
const MAX_PARTS = 7;
/** What an address has to score; what counts for how much stands in `scoreOf`. */
const ENOUGH = 3.5;
const SEPARATOR =
  /\s*[,;|·•()]\s*|\s+[-–—/]\s+|(?<=\p{L}{3}):\s+|\s+(?=\+\d{2})|\s+(?=[\p{L}\d._-]{1,40}@)|-(?=\p{Lu}{2}$)|(?<=(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Dd]rive|[Ss]quare|St|Rd|Ave)\.?)\sin\s(?=\p{Lu})|(?<=\d[a-zA-Z]?)\s(?:in downtown|in|à|a|w|en|em|te)\s(?=\p{Lu})|(?<=\p{L}{3})\/(?=\p{Lu}{2}(?:$|[\s,]))/u;
const TOWN =
  /^(?:(?:in|a|à|en|zu) )?(?<town>\p{Lu}[\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{1,30}|am|an der|im|in|bei|de|del|della|do|da|dos|di|la|le|les|los|sur|sous|en|of|upon|on|by|the|y|e|a|op|aan|den|der|cel|pe)){0,4})$/u;
const STREET_NUMBER_TOWN =
  /^(?<street>\p{L}[\p{L} .'’-]{3,40}? (?:n[º°ro]{1,2}\.? ?)?\d{1,5}\s?[a-zA-Z]?) (?<rest>\p{Lu}\p{L}{2}.{0,40})$/u;
const REGION_LABEL = /^(?:jud(?:\.|ețul|etul)|prov(?:\.|incia)|co(?:\.|unty)?|depto\.?|estado)\s+/iu;
/** Parts of a house behind its number. */
const UNIT =
  /^(?:suite|ste|unit|floor|apt|ap|bl|sc|et|etaj|of|oficina|piso|dpto|depto|local|sala|loja|andar|lok|bus|bte|int|scala|esc|puerta|bajo|level|lvl|m)\.?\s?[\p{L}\d]{1,4}$|^\d{1,2}(?:st|nd|rd|th|[ºª°o.])\s?(?:floor|andar|piso|esq\.?|dto\.?|[a-z])?$/iu;
/** What stands before a town that is named before its street. */
const TOWN_LABEL = /^(?:or|mun|com|orașul|municipiul|comuna|sat|satul|г|м|с)(?:\.\s?|\s)(?=\p{Lu})/u;
const LEAD = /^(?:in|at|en|à|an der|in der|na|op|w|la|aan de|aan het)\s(?=\p{Lu})/u;
const NUMBER =
  /^(?:n[r°ºo]{1,2}\.? ?)?\d{1,5}\s?(?:[a-zA-Z]|bis|ter)?(?:\s?[-–/]\s?\d{0,4}[a-zA-Z]?)?$|^s\/n$|^snc$/iu;
/** "Via Roma, 1 Torino": the number of the house before the town. */
const NUMBER_TOWN = /^\d{1,3}(?:\/?[a-zA-Z])?\s(?=\p{Lu}\p{L}{2})/u;
/** A code of an Italian province, a state of Brazil and the like behind a town. */
const BEHIND_TOWN = /^(?<town>.{3,}?) (?<region>\p{Lu}{2})$/u;

/** An address with the words that tell it. */
export interface FoundAddress {
  value: FactValue<'address'>;
  quote: string;
}

/** The addresses of which the street stands in a line. */
export function blockAddresses(page: PageView, index: number, country: string | undefined): FoundAddress[] {
  const line = page.lines[index]!;
  if (line.text.length > MAX_LENGTH || line.ownLength < line.text.length || line.kind === 'alt') return [];
  const village = villageIn(line);
  if (village) return [village];
  // Without a number only a line that is no sentence can tell an address.
  if (
    (line.text.length > 60 && !(line.hasDigit && /\d/.test(line.text))) ||
    !(STREET_WORD.test(line.text) || line.text.includes('#'))
  )
    return [];
  if (line.cells.length > 1)
    return line.cells.flatMap((cell) => {
      const at = line.text.indexOf(cell);
      return at < 0 ? [] : (addressOf(page, index, partsOf(line, at, at + cell.length), true, country) ?? []);
    });
  const found = addressOf(page, index, partsOf(line, 0, line.text.length), false, country);
  return found ? [found] : [];
}

/** "Beznea, nr. 89, jud. Bihor": villages of Romania number their houses, and name no streets. */
const VILLAGE =
  /(?<=^|[,:;|·•–-] ?)(?<town>\p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,20}){0,2}), (?<number>nr\.? ?\d{1,4} ?[a-zA-Z]?), (?:com(?:\.|una) ?[\p{L} -]{3,30}, )?jud(?:\.|e[țt]ul) ?(?<region>\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?)/u;

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
  isCell: boolean,
  country: string | undefined,
): FoundAddress | undefined {
  const at = own.findIndex((part, place) => opensStreet(part, own[place + 1], own[place - 1]));
  if (at < 0) return undefined;
  const below = isCell ? [] : partsBelow(page.lines, index);
  const opening = openingOf(own[at]!);
  const told = readParts([opening, ...own.slice(at + 1), ...below], own[at - 1], country);
  if (told && told.townName === undefined) readTownBefore(own.slice(Math.max(0, at - 3), at), told, country);
  if (!told?.townName && !told?.code) return undefined;
  const [first] = told.street;
  const isAbbreviated = STREET_WORD.test(`${first!.text.split(' ')[0]!} `);
  if (first!.from > 0 && /^\p{Ll}/u.test(first!.text) && !isAbbreviated) return undefined;
  if (scoreOf(told, page, index, isCell) < ENOUGH) return undefined;
  return foundOf(told, country);
}

/** "Visit us at 77 Beaver Street": the street without the words of a sentence before it. */
function openingOf(part: Part): Part {
  const text = trimLead(fromStreetWord(part.text));
  return { ...part, text, from: part.from + Math.max(0, part.text.lastIndexOf(text)) };
}

/** "or. Ungheni, str. Ion Creangă 2", "București, Sector 3, Bd. Unirii 45": the town before its street. */
function readTownBefore(before: Part[], told: Told, country: string | undefined): void {
  if (!told.hasNumber) return;
  for (const part of before.toReversed()) {
    // "Lokalizacja 1: Żory, ul. Stroma 9": the heading of a list of branches.
    const heading = /^[^:,]{2,30}:\s+(?=\p{Lu})/u.exec(part.text)?.[0].length ?? 0;
    const own = { ...part, text: part.text.slice(heading), from: part.from + heading };
    const label = TOWN_LABEL.exec(own.text)?.[0] ?? '';
    let text = own.text.slice(label.length);
    const code = CODE_FIRST.exec(text);
    if (code && isPostalCode(code.groups!['postal']!, country)) {
      told.code ??= code.groups!['postal']!;
      text = text.slice(code[0].length).trim();
    }
    const town = TOWN.exec(text)?.groups!['town'];
    const isTown = town !== undefined && !STREET_WORD.test(`${town} `);
    if (!isTown || (label === '' && code === null && !TOWN_FIRST.has(country ?? ''))) continue;
    told.town = own;
    told.townName = town;
    told.hasLabel = true;
    return;
  }
}

/** Where people name the town before the street. */
const TOWN_FIRST = new Set(['RO', 'MD', 'HU', 'BG', 'UA', 'PL']);

/** "St Brendan's Road", "Via Roma", "rue de Lille": a street's word at its end or its beginning, or over its number. */
function opensStreet(part: Part, next: Part | undefined, before: Part | undefined): boolean {
  const { text } = part;
  if (isCrossing(text)) return true;
  if (text.length > 60 || isBox(text) || !STREET_WORD.test(text) || /[@?!]|www\./.test(text)) return false;
  return isOpening(openingOf(part).text, next, before);
}

/** A small word that names of streets do not have. */
const WORD_OF_SENTENCES =
  /^(?!(?:de|del|della|delle|dei|degli|di|da|das|do|dos|du|des|la|las|le|les|los|el|l|of|the|and|van|von|der|den|dem|am|an|im|zum|zur|y|e|et|i|cel|mare|sur|sous|nr|no|n|in|on|km|bis|ter|st|str|ul|al|os|rue|via|calle|rua|avenida|avenue|place|chemin|route|impasse|strada|bd|utca|cad)\.?$)\p{Ll}[\p{L}']*$/u;

function isOpening(text: string, next: Part | undefined, before: Part | undefined): boolean {
  const words = text.split(' ');
  if (words.length < 2 && !/\d/.test(text) && !(next && NUMBER.test(next.text))) return false;
  const isNumbered =
    /\d/.test(text) || (next !== undefined && NUMBER.test(next.text)) || NUMBER.test(before?.text ?? '');
  const plainWords = text
    .replace(LEAD, '')
    .replace(/[\d/]+\p{L}?$|^\d+\p{L}?\s/gu, '')
    .trim()
    .split(' ');
  const isNamed = STREET_WORD.test(`${plainWords[0]!} `) || STREET_WORD.test(plainWords.at(-1)!);
  const capitals = plainWords.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isSentence = plainWords.filter((word) => WORD_OF_SENTENCES.test(word)).length >= 2;
  return isNamed && (isNumbered || capitals >= 2) && capitals > 0 && plainWords.length <= 8 && !isSentence;
}

function partsBelow(lines: readonly Line[], index: number): Part[] {
  const parts: Part[] = [];
  for (let step = 1; step <= MAX_LINES_BELOW; step += 1) {
    const line = lines[index + step];
    if (!line || line.text.length > 60 || line.kind === 'heading' || line.ownLength < line.text.length) break;
    if (/[@:]|\d{3}[\s.-]\d{3}|\d{7}/.test(line.text) || line.cells.length > 1) break;
    parts.push(...partsOf(line, 0, line.text.length));
  }
  return parts.slice(0, MAX_PARTS);
}

/** What the parts behind a street say, up to the first that says nothing of a place. */
function readParts(parts: Part[], before: Part | undefined, country: string | undefined): Told | undefined {
  const [first, ...rest] = parts as [Part, ...Part[]];
  const told: Told = { street: [first], hasNumber: isHouseNumber(first.text), last: first };
  if (before && NUMBER.test(before.text)) {
    told.street.unshift(before);
    told.hasNumber = true;
  }
  const glued = STREET_NUMBER_TOWN.exec(first.text)?.groups;
  const town = glued && STREET_WORD.test(`${first.text.split(' ')[0]!} `) ? TOWN.exec(glued['rest']!) : null;
  if (town) {
    told.street = [{ ...first, text: glued!['street']!, to: first.from + glued!['street']!.length }];
    told.hasNumber = true;
    told.town = first;
    told.townName = town.groups!['town']!;
  }
  const numbered = told.hasNumber || rest[0] === undefined ? null : NUMBER_TOWN.exec(rest[0].text);
  if (numbered) {
    const [number] = numbered;
    const { text, from } = rest[0]!;
    const to = from + number.trimEnd().length;
    rest.splice(
      0,
      1,
      { ...rest[0]!, text: number.trimEnd(), to },
      { ...rest[0]!, text: text.slice(number.length), from: from + number.length },
    );
  }
  for (const [at, part] of rest.slice(0, MAX_PARTS).entries()) {
    if (!told.hasNumber && at === 0 && NUMBER.test(part.text)) {
      told.street.push(part);
      told.hasNumber = true;
    } else if (told.hasNumber && told.street.length === at + 1 && UNIT.test(part.text)) {
      told.street.push(part);
    } else if (isCrossing(first.text) && told.townName === undefined && /\d/.test(part.text)) {
      // "Cr 5B #22-20, Paseo del Puente 2, Piedecuesta": a quarter or a building, and no town.
      continue;
    } else if (!readPlace(part, told, country)) break;
    told.last = part;
  }
  // "Cristian, str. George Coșbuc, nr. 22": the town before the street.
  const head =
    told.townName === undefined && before && before.line === first.line ? TOWN.exec(before.text) : null;
  if (head && told.region !== undefined) {
    told.town = before;
    told.townName = head.groups!['town']!;
  }
  return told;
}

/** Whether a part is a code, a town, a region or a country; what it is goes into `told`. */
function readPlace(part: Part, told: Told, country: string | undefined): boolean {
  let text = part.text;
  const code = CODE_FIRST.exec(text) ?? CODE_LAST.exec(text);
  const postal = code?.groups!['postal'];
  if (postal !== undefined) {
    if (told.code !== undefined || !isPostalCode(postal, country)) return false;
    told.code = postal;
    text = text.replace(code![0], '').trim();
    if (text === '') return true;
  }
  const named = text.length > 2 || told.townName !== undefined ? countryNamed(text) : undefined;
  if (named !== undefined && text.length > 2) {
    told.country = named;
    return true;
  }
  if (told.townName !== undefined) {
    const region = REGION_LABEL.test(text) ? text.replace(REGION_LABEL, '') : text;
    if (postal === undefined && (REGION_LABEL.test(text) || regionNamed(text) || /^\p{Lu}{2}$/u.test(text))) {
      // "Guassussê, Orós-CE": a second name before its state was the town, and the first a district.
      if (told.hasSecond && /^\p{Lu}{2}$/u.test(region)) {
        told.townName = told.region!;
        told.region = region;
        told.hasSecond = false;
      } else told.region ??= region;
      return true;
    }
  } else if (REGION_LABEL.test(text)) {
    told.region = text.replace(REGION_LABEL, '');
    return true;
  }
  const split = BEHIND_TOWN.exec(text)?.groups;
  const town = TOWN.exec(split?.['town'] ?? text)?.groups!['town'];
  if (town === undefined || STREET_WORD.test(`${town} `)) return false;
  // A second name is a town where the first was a district: where its code or its province stands with it.
  if (told.townName !== undefined && postal === undefined && split === undefined) {
    if (told.region !== undefined) return false;
    told.region = town;
    told.hasSecond = true;
    return true;
  }
  told.town = part;
  told.townName = town;
  if (split) told.region = split['region']!;
  return true;
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
  const from = parts[0]!.from;
  const printed = isOneLine
    ? start.line.text.slice(from, last.to)
    : `${start.line.text.slice(from)}, ${last.line.text}`;
  const isTheirs = told.code !== undefined && country !== undefined && isPostalCode(told.code, country);
  const own = told.country ?? (isTheirs ? country : isIndian(told) ? 'IN' : undefined);
  return {
    value: {
      street,
      ...(told.townName === undefined ? {} : { city: told.townName }),
      ...(told.region === undefined ? {} : { region: told.region }),
      ...(told.code === undefined ? {} : { postal_code: told.code }),
      ...(own === undefined ? {} : { country: own }),
      printed,
    },
    quote: quoteOf(start.line, from, isOneLine ? last.to : start.line.text.length),
  };
}
