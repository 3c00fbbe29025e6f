/**
 * Addresses without a postal code in its usual place: a street, then towns, codes and regions in any order, taken where
 * enough speaks for it.
 */
import type { FactValue } from '../../contract/schemas/facts.ts';
import { regionNamed } from './address-forms.ts';
import { countryNamed } from './country.ts';
import type { Line } from './lines.ts';
import { containsPhrase, headingPath, phraseAt, quoteOf, type PageView } from './page-view.ts';
import { CODE_FIRST, CODE_LAST, isPostalCode } from './postal-codes.ts';
import { isAddressLabel, isBox, isHouseNumber, STREET_WORD } from './streets.ts';
import { foldWord, phrases } from './words/index.ts';

const MAX_LENGTH = 220;
const MAX_LINES_BELOW = 4;
const MAX_PARTS = 7;
/** What an address has to score; what counts for how much stands in `scoreOf`. */
const ENOUGH = 3.5;
const SEPARATOR =
  /\s*[,;|·•()]\s*|\s+[-–—/]\s+|(?<=\p{L}{3}):\s+|\s+(?=\+\d{2})|\s+(?=[\p{L}\d._-]{1,40}@)|-(?=\p{Lu}{2}$)|(?<=\p{L}{3})\/(?=\p{Lu}{2}(?:$|[\s,]))/u;
const TOWN =
  /^(?:(?:in|a|à|en|zu) )?(?<town>\p{Lu}[\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{1,30}|am|an der|im|in|bei|de|del|della|do|da|dos|di|la|le|les|los|sur|sous|en|of|upon|on|by|the|y|e|a|op|aan|den|der|cel|pe)){0,4})$/u;
const STREET_NUMBER_TOWN =
  /^(?<street>\p{L}[\p{L} .'’-]{3,40}? (?:n[º°ro]{1,2}\.? ?)?\d{1,5}\s?[a-zA-Z]?) (?<rest>\p{Lu}\p{L}{2}.{0,40})$/u;
const REGION_LABEL = /^(?:jud(?:\.|ețul|etul)|prov(?:\.|incia)|co(?:\.|unty)?|depto\.?|estado)\s+/iu;
const LEAD = /^(?:in|at|en|à|an der|in der|na|op|w|la)\s(?=\p{Lu})/u;
const NUMBER =
  /^(?:n[r°ºo]{1,2}\.? ?)?\d{1,5}\s?(?:[a-zA-Z]|bis|ter)?(?:\s?[-–/]\s?\d{0,4}[a-zA-Z]?)?$|^s\/n$/iu;
/** A code of an Italian province, a state of Brazil and the like behind a town. */
const BEHIND_TOWN = /^(?<town>.{3,}?) (?<region>\p{Lu}{2})$/u;

interface Part {
  text: string;
  line: Line;
  from: number;
  to: number;
}

type Found = { value: FactValue<'address'>; quote: string };

/** The addresses of which the street stands in a line. */
export function blockAddresses(page: PageView, index: number, country: string | undefined): Found[] {
  const line = page.lines[index]!;
  if (line.text.length > MAX_LENGTH || line.ownLength < line.text.length || line.kind === 'alt') return [];
  // Without a number only a line that is no sentence can tell an address.
  if ((line.text.length > 60 && !/\d/.test(line.text)) || !STREET_WORD.test(line.text)) return [];
  if (line.cells.length > 1)
    return line.cells.flatMap((cell) => {
      const at = line.text.indexOf(cell);
      return at < 0 ? [] : (addressOf(page, index, partsOf(line, at, at + cell.length), true, country) ?? []);
    });
  const found = addressOf(page, index, partsOf(line, 0, line.text.length), false, country);
  return found ? [found] : [];
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

interface Told {
  street: Part[];
  hasNumber: boolean;
  town?: Part | undefined;
  townName?: string;
  region?: string;
  /** The region is a second name of a place, told by no list. */
  hasSecond?: boolean;
  code?: string;
  country?: string;
  last: Part;
}

function addressOf(
  page: PageView,
  index: number,
  own: Part[],
  isCell: boolean,
  country: string | undefined,
): Found | undefined {
  const at = own.findIndex((part, place) => opensStreet(part, own[place + 1], own[place - 1]));
  if (at < 0) return undefined;
  const below = isCell ? [] : partsBelow(page.lines, index);
  const told = readParts([...own.slice(at), ...below], own[at - 1], country);
  if (!told?.townName && !told?.code) return undefined;
  if (told.street[0]!.from > 0 && /^\p{Ll}/u.test(told.street[0]!.text)) return undefined;
  if (scoreOf(told, page, index, isCell) < ENOUGH) return undefined;
  return foundOf(told, country);
}

/** "St Brendan's Road", "Via Roma", "rue de Lille": a street's word at its end or its beginning, or over its number. */
function opensStreet({ text }: Part, next: Part | undefined, before: Part | undefined): boolean {
  if (text.length > 60 || isBox(text) || !STREET_WORD.test(text) || /[@?!]|www\./.test(text)) return false;
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
  return isNamed && (isNumbered || capitals >= 2) && capitals > 0 && plainWords.length <= 8;
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
  for (const [at, part] of rest.slice(0, MAX_PARTS).entries()) {
    if (!told.hasNumber && at === 0 && NUMBER.test(part.text)) {
      told.street.push(part);
      told.hasNumber = true;
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

/** How much speaks for an address: what it is made of, and where it stands. */
function scoreOf(told: Told, page: PageView, index: number, isCell: boolean): number {
  const { lines, words } = page;
  const line = lines[index]!;
  const contact = phrases(words.headings.contact);
  const near = lines.slice(Math.max(0, index - 3), index + 5);
  const first = told.street[0]!;
  const lead = line.text.slice(0, first.from).trim();
  const isLabelled =
    isAddressLabel(lines[index - 1]) ||
    containsPhrase(foldWord(lead), contact) ||
    isAddressLabel({ ...line, text: lead });
  const headings = headingPath(line.section);
  const isUnderContact = headings.some((heading) => containsPhrase(heading, contact));
  const isAside = headings
    .slice(0, 2)
    .some((heading) =>
      containsPhrase(
        heading,
        phrases(`${words.headings.areas}, ${words.headings.testimonials}, ${words.headings.timetable}`),
      ),
    );
  const isReached = near.some(({ text }) => text.length < 160 && /@|\d{3}[\s.-]?\d{3}/.test(text));
  const town = foldWord(told.townName ?? '');
  const isKnownTown =
    town.length > 2 &&
    lines.some(({ folded }, at) => Math.abs(at - index) > 4 && phraseAt(folded, town) >= 0);
  const isTitled = town !== '' && phraseAt(foldWord(page.title), town) >= 0;
  const isAlone = told.last.line !== line || line.text.length - told.last.to < 3;
  const rest = line.text.length - told.street.reduce((sum, { text }) => sum + text.length, 0);
  return (
    1 +
    (told.hasNumber ? 1 : 0) +
    (told.code === undefined ? 0 : 1.5) +
    regionScore(told.region) +
    (told.country === undefined ? 0 : 1) +
    (line.container.name === 'address' ? 1.5 : 0) +
    (line.region === 'footer' ? 1 : 0) +
    (isLabelled || isUnderContact ? 1.5 : 0) +
    (isCell ? 0.5 : 0) +
    (isReached ? 0.5 : 0) +
    (told.hasNumber && (isKnownTown || isTitled) ? 0.75 : 0) +
    (told.hasNumber && isAlone && first.from < 4 ? 0.5 : 0) -
    (isAside ? 2 : 0) -
    (!isCell && rest > 90 ? 1 : 0)
  );
}

/** A state, county or province that is known, or has the form of one, says more than a second name. */
function regionScore(region: string | undefined): number {
  if (region === undefined) return 0;
  return /^\p{Lu}{2}$/u.test(region) || regionNamed(region) ? 1.5 : 0.75;
}

/** Six digits behind a town are a code of India where nothing else tells the country. */
const isIndian = ({ code, townName }: Told): boolean =>
  townName !== undefined && /^\d{3} ?\d{3}$/.test(code ?? '');

function foundOf(told: Told, country: string | undefined): Found {
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
