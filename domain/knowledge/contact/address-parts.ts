/** What the parts of an address say, part by part: numbers, quarters, towns, regions, codes and countries. */
import type { Part, Told } from './address-evidence.ts';
import { countryNamed } from './country-names.ts';
import { CODE_FIRST, CODE_LAST, countryOfCode, isPostalCode } from './postal-codes.ts';
import { BR_STATES, regionNamed } from './regions.ts';
import { isCrossing, isHouseNumber, isUnit, STREET_WORD } from './streets.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.contact;

/** So many parts of an address are read. */
export const MAX_PARTS = 7;
const TOWN = new RegExp(
  `^(?:${SAID.townOpenings} )?(?<town>\\p{Lu}[\\p{L}.'’-]{1,30}(?: (?:\\p{Lu}[\\p{L}.'’-]{1,30}|${SAID.townParticles})){0,4})$`,
  'u',
);
const STREET_NUMBER_TOWN =
  /^(?<street>\p{L}[\p{L} .'’-]{3,40}? (?:n[º°ro]{1,2}\.? ?)?\d{1,5}\s?[a-zA-Z]?) (?<rest>\p{Lu}\p{L}{2}.{0,40})$/u;
/** "257 Lower Plenty Rd Rosanna East": the word of the street before the town. */
const NUMBER_STREET_TOWN =
  /^(?<street>\d{1,5}[a-zA-Z]?(?:[-/]\d{1,5})? (?:\p{Lu}[\p{L}.'’-]{1,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Parade|Pde|Highway|Hwy|Terrace|Tce|Crescent|Cres|Court|Ct|Place|Pl|Blvd|Way)\.?) (?<rest>\p{Lu}\p{L}{2}[\p{L} '-]{0,30})$/u;
/** Quarters, which stand between street and town. */
const QUARTER = new RegExp(`^${SAID.quarters}(?:: | ?)(?=\\p{L}|\\d|$)`, 'iu');
/** Towns that are states as well, with their country. */
const TOWN_STATES: ReadonlyMap<string, string> = new Map([
  ['CDMX', 'MX'],
  ['Ciudad de México', 'MX'],
  ['CABA', 'AR'],
  ['C.A.B.A', 'AR'],
  ['Capital Federal', 'AR'],
]);
const ESTATE = new RegExp(`\\s${SAID.estates}$|^${SAID.estateLeads}\\s`, 'iu');
const CODE_LABEL = new RegExp(`^${SAID.codeLabels}[\\s:.-]{1,3}(?=\\w)`, 'iu');
/** "Centro - CEP:", of which the code was taken. */
const CODE_LABEL_BEHIND = new RegExp(`[\\s,–-]{1,3}${SAID.codeLabels}[\\s:.]{0,2}$`, 'iu');
/** Brazilians name a district before the town. */
const BRAZILIAN = new RegExp(`^(?:${BR_STATES})$`, 'u');
const REGION_LABEL = new RegExp(`^${SAID.regionLabels}\\s+`, 'iu');
/** What stands before a town that is named before its street. */
const TOWN_LABEL = new RegExp(`^${SAID.townLabels}(?:\\.\\s?|\\s)(?=\\p{Lu})`, 'u');
/** "Nous sommes à Quimper, 3 place Saint-Corentin": a sentence that ends in the town. */
const TOWN_LEAD = new RegExp(
  `^(?=\\P{Lu}|\\p{Lu}\\p{Ll}+ ).{0,40}?\\s${SAID.townLeads}\\s(?=\\p{Lu}[\\p{L} '-]{2,30}$)`,
  'u',
);
/** What stands behind an address, and is no town. */
const LABEL = new RegExp(`^${SAID.behindAddresses}\\.?$`, 'iu');
/** The number of a house, or that it has none. */
export const NUMBER = new RegExp(
  `^(?:n(?:[r°ºo]{1,2}\\.?|\\.[°ºo]) ?|km\\.? ?)?\\d{1,5}\\s?(?:[a-zA-Z]|bis|ter)?(?:\\s?[-–/]\\s?\\d{0,4}[a-zA-Z]?)?(?: (?:casa|${SAID.houseParts})\\.? [\\p{L}\\d]{1,4})?$|^s/n$|^snc$`,
  'iu',
);
/** "Via Roma, 1 Torino": the number of the house before the town. */
const NUMBER_TOWN = /^\d{1,3}(?:\/?[a-zA-Z])?\s(?=\p{Lu}\p{L}{2})/u;
const SMALL_TOWN = /^\p{Ll}{4}[\p{Ll} -]{0,26}$/u;
/** A code of an Italian province, a state of Brazil and the like behind a town. */
const BEHIND_TOWN = /^(?<town>.{3,}?) (?<region>\p{Lu}{2})$/u;

/** What the parts behind a street say, up to the first that says nothing of a place. */
export function readParts(
  parts: Part[],
  before: Part | undefined,
  country: string | undefined,
): Told | undefined {
  const [first, ...rest] = parts as [Part, ...Part[]];
  const told: Told = {
    street: [first],
    hasNumber: isHouseNumber(first.text) || isCrossing(first.text),
    last: first,
  };
  if (before && NUMBER.test(before.text)) {
    told.street.unshift(before);
    told.hasNumber = true;
  }
  const glued = (STREET_NUMBER_TOWN.exec(first.text) ?? NUMBER_STREET_TOWN.exec(first.text))?.groups;
  const isNamed = STREET_WORD.test(`${first.text.split(' ')[0]!} `) || /^\d/.test(first.text);
  const town = glued && isNamed ? TOWN.exec(glued['rest']!) : null;
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
  const behind = rest.flatMap(withoutUnit).slice(0, MAX_PARTS);
  for (const [at, part] of behind.entries()) {
    if (!told.hasNumber && at === 0 && NUMBER.test(part.text)) {
      told.street.push(part);
      told.hasNumber = true;
    } else if (told.hasNumber && told.street.length === at + 1 && isOfHouse(part.text)) {
      told.street.push(part);
    } else if (told.townName === undefined && (QUARTER.test(part.text) || LANDMARK.test(part.text))) {
      continue;
    } else if (isCrossing(first.text) && told.townName === undefined && /\d/.test(part.text)) {
      // "Cr 5B #22-20, Paseo del Puente 2, Piedecuesta": a quarter or a building, and no town.
      continue;
    } else if (!readPlace(part, told, { country, next: behind[at + 1] })) break;
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

/** "Near City Mall, Pune - 411001": no town is called so. */
export const LANDMARK = /^(?:Near|Nr\.?|Opp\.?|Opposite|Behind|Beside|Next to|Above)\s/;

/** Whether a text names grounds of many businesses: "Ballyduff Business Park", "Z.I. La Plaine". */
export const isEstate = (text: string): boolean => ESTATE.test(text);

const isOfHouse = (text: string): boolean => isUnit(text) || isEstate(text) || DOOR.test(text);

/** "65, l9": a letter and a number behind that of the house. */
const DOOR = /^\p{L}\.?\s?\d{1,3}$/u;

/** "Oficina 620 Santiago": a part of a house and the town behind it, without a mark between. */
const UNIT_TOWN = /^(\p{L}{1,12}\.?\s?\d{1,4}\p{L}?)\s(?=\p{Lu}\p{L}{2})/u;

function withoutUnit(part: Part): Part[] {
  const [glued = '', unit = ''] = UNIT_TOWN.exec(part.text) ?? [];
  if (!isUnit(unit)) return [part];
  const from = part.from + glued.length;
  return [
    { ...part, text: unit, to: part.from + unit.length },
    { ...part, text: part.text.slice(glued.length), from },
  ];
}

/** Whether a part is a code, a town, a region or a country; what it is goes into `told`. */
function readPlace(
  part: Part,
  told: Told,
  { country, next }: { country: string | undefined; next: Part | undefined },
): boolean {
  let text = part.text.replace(CODE_LABEL, '');
  if (TOWN_STATES.has(text)) {
    told.town = part;
    told.townName = text;
    delete told.region;
    told.country = TOWN_STATES.get(text)!;
    return true;
  }
  const code = CODE_FIRST.exec(text) ?? CODE_LAST.exec(text);
  const postal = code?.groups!['postal'];
  if (postal !== undefined) {
    if (told.code !== undefined || !(countryOfCode(postal) ?? isPostalCode(postal, country))) return false;
    text = text.replace(code![0], '').trim().replace(CODE_LABEL_BEHIND, '');
    // "Tel. 04863 / 47 11", "01223 123457": the area of a number.
    if (LABEL.test(text) || /^\d{3}/.test(text)) return false;
    told.code = postal;
    if (text === '') return true;
    // "08860 castelldefels".
    if (SMALL_TOWN.test(text)) text = text.charAt(0).toUpperCase() + text.slice(1);
  }
  const named = text.length > 2 || told.townName !== undefined ? countryNamed(text) : undefined;
  // "3314 Highway 365, Nederland, TX": towns that are called as countries are.
  const isTown =
    told.townName === undefined && told.hasNumber && /^\p{Lu}{2}(?: \d|$)/u.test(next?.text ?? '');
  if (named !== undefined && text.length > 2 && !isTown) {
    told.country = named;
    return true;
  }
  if (told.townName !== undefined) {
    const region = REGION_LABEL.test(text) ? text.replace(REGION_LABEL, '') : text;
    if (postal === undefined && (REGION_LABEL.test(text) || regionNamed(text) || /^\p{Lu}{2}$/u.test(text))) {
      // "Guassussê, Orós-CE": the last name before its state was the town, and the first a district.
      if (told.hasSecond && (/^\p{Lu}{2}$/u.test(region) || BRAZILIAN.test(region))) {
        told.townName = told.third ?? told.region!;
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
  // "Via Roma 3 (CO)": two letters are a province, and no town.
  if (town === undefined || /^\p{Lu}{2}$/u.test(town)) return false;
  if (STREET_WORD.test(`${town} `) || LABEL.test(town)) return false;
  // "Pune - 411001, India (opposite the market)": what stands behind the country is no region.
  if (told.townName !== undefined && told.country !== undefined) return false;
  // A second name is a town where the first was a district: where its code or its province stands with it.
  if (told.townName !== undefined && postal === undefined && split === undefined) {
    if (told.region !== undefined && (!told.hasSecond || told.third !== undefined)) return false;
    if (told.region === undefined) told.region = town;
    else told.third = town;
    told.hasSecond = true;
    return true;
  }
  told.town = part;
  told.townName = town;
  if (split) told.region = split['region']!;
  return true;
}

/** "or. Ungheni, str. Ion Creangă 2", "București, Sector 3, Bd. Unirii 45": the town before its street. */
export function readTownBefore(before: Part[], told: Told, country: string | undefined): void {
  if (!told.hasNumber) return;
  for (const part of before.toReversed()) {
    // "Lokalizacja 1: Żory, ul. Stroma 9": the heading of a list of branches.
    const heading = /^[^:,]{2,30}:\s+(?=\p{Lu})/u.exec(part.text)?.[0].length ?? 0;
    const own = { ...part, text: part.text.slice(heading), from: part.from + heading };
    const label = (TOWN_LABEL.exec(own.text) ?? TOWN_LEAD.exec(own.text))?.[0] ?? '';
    let text = own.text.slice(label.length);
    const code = CODE_FIRST.exec(text);
    if (code && isPostalCode(code.groups!['postal']!, country)) {
      told.code ??= code.groups!['postal']!;
      text = text.slice(code[0].length).trim();
    }
    const town = TOWN.exec(text)?.groups!['town'];
    const isTown = town !== undefined && !STREET_WORD.test(`${town} `);
    const isTownFirst = TOWN_FIRST.has(country ?? countryOfCode(told.code ?? '') ?? '');
    if (!isTown || (label === '' && code === null && !isTownFirst)) continue;
    told.town = own;
    told.townName = town;
    told.hasLabel = true;
    return;
  }
}

/** Where people name the town before the street. */
const TOWN_FIRST = new Set(['RO', 'MD', 'HU', 'BG', 'UA', 'PL']);
