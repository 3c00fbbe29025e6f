/** Finds the street of a town: before it in its line, or in the lines above. */
import type { Form } from './address-forms.ts';
import { isEstate } from './address-parts.ts';
import type { Line } from '../page/lines.ts';
import { streetInLine } from './street-in-line.ts';
import {
  houseOver,
  isAddressLabel,
  isBox,
  isFloor,
  isHouseNumber,
  isStreet,
  areUnits,
  LABEL_LEAD,
  STREET_WORD,
  trimLead,
} from './streets.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.contact;

/** A district on a line between street and town: "OT Altdorf". */
const DISTRICT = /^(?:OT|Ortsteil|Stadtteil)\s\p{Lu}[\p{L} -]{2,30}$/u;
export interface Street {
  text: string;
  quote: string;
  isSameLine: boolean;
  /** On the line after the town. */
  isBelow?: true;
  start: number;
  /** Which of the lines it begins, where nothing stands before it there. */
  at?: number;
}

/** The street before the town: earlier in the line, or on the line above (with a suite between, two above). */
export function streetBefore(
  lines: Line[],
  index: number,
  match: RegExpExecArray,
  { countries, isLong }: Form,
): Street | undefined {
  const line = lines[index]!;
  const before = line.text
    .slice(0, match.index)
    // "Im Winkel 9 in 26441 Jever".
    .replace(/(?<=\s\d{1,4}\s?[a-zA-Z]?)\s(?:in|à|en|te|w|em|at)\s$/u, '')
    .replace(/[\s,·•|/–—-]+$/, '');
  const { postal = '' } = match.groups!;
  // "Av. 14 4442, Berazategui": the number of the house.
  if (NUMBERED_STREET.test(line.text.slice(0, match.index)) && /^\d{3,5}(?:,| -)/.test(match[0]))
    return undefined;
  const isCodeFirst = postal !== '' && match[0].indexOf(postal) < match[0].indexOf(match.groups!['city']!);
  const inCity =
    before === '' ? undefined : streetInLine(before, { maxParts: isLong === true ? 7 : 4, isCodeFirst });
  if (inCity)
    return {
      ...inCity,
      quote: line.quote,
      isSameLine: true,
      ...(inCity.start === 0 ? { at: index } : {}),
    };
  const landmarks = isLong === true ? landmarksIn(before) : undefined;
  const shop = landmarks?.start === 0 ? houseOver(landmarks.text, lines[index - 1]) : undefined;
  // "Shop No. 4, Sangam Complex" above "Near the temple, Chikanghar": the house says where it is.
  if (shop !== undefined) return { text: shop, quote: lines[index - 1]!.quote, isSameLine: false, start: 0 };
  if (landmarks) return { ...landmarks, quote: line.quote, isSameLine: true };
  const lastPart = before
    .split(/,\s*/)
    .at(-1)!
    .replace(LABEL_LEAD, '')
    // "Visit us: Corner of Mill Street and Quay Road".
    .replace(/^\p{L}[\p{L} ]{2,20}:\s+(?=\p{Lu})/u, '');
  // Houses on village streets have names instead of numbers, and hamlets are streets.
  const isBritish = countries[0] === 'GB' || countries[0] === 'IE';
  const named = isBritish ? namedHouse(before) : undefined;
  if (named) return { ...named, quote: line.quote, isSameLine: true };
  const isNamed =
    lastPart.length <= 50 && (isBritish ? STREET_WORD.test(lastPart) : isHamlet(lastPart) && match[0] !== '');
  const house = isNamed && lastPart === before ? houseOver(lastPart, lines[index - 1]) : undefined;
  if (house !== undefined)
    return { text: `${house}, ${lastPart}`, quote: lines[index - 1]!.quote, isSameLine: false, start: 0 };
  if (isNamed)
    return { text: lastPart, quote: line.quote, isSameLine: true, start: before.lastIndexOf(lastPart) };
  const ownBox = isBox(lastPart) && lastPart.length <= 40 ? lastPart : undefined;
  if (ownBox !== undefined)
    return { text: ownBox, quote: line.quote, isSameLine: true, start: before.lastIndexOf(ownBox) };
  if (before.length > 25) return undefined;
  const hasBox = isBox(lines[index - 1]?.text ?? '');
  const box = hasBox ? lines[index - 1]! : undefined;
  const boxed =
    box === undefined || box.text.length > 40 || !/\d/.test(box.text)
      ? undefined
      : { text: box.text.replace(/[,\s]+$/, ''), quote: box.quote, isSameLine: false, start: 0 };
  const direct = lines[index - (hasBox ? 2 : 1)];
  const above = isTownAgain(direct, match) ? lines[index - 2] : direct;
  if (!above || above.kind === 'alt' || above.text.length > 90) return boxed;
  const further = hasBox ? undefined : lines[index - 2];
  const isOfHouse = areUnits(above.text) || isEstate(above.text) || UNIT_BEHIND.test(above.text);
  const isNote = DISTRICT.test(above.text) || isNoteBelow(further, above, line);
  if ((isNote || isOfHouse) && further && isStreet(further.text)) {
    const isApart = above.isDetached;
    return {
      text: isOfHouse ? `${further.text}, ${above.text}` : further.text,
      quote: isApart ? above.quote : `${further.quote} ${above.quote}`,
      isSameLine: false,
      start: 0,
      at: lines.indexOf(further),
    };
  }
  const text = above.text
    .replace(LABEL_LEAD, '')
    .replace(/^[\p{L} ]{3,14}:\s+/u, '')
    .replace(/\s\([^()\d]{2,30}\)$/, '')
    .replace(/[,\s]+$/, '');
  const isNamedPlace = isHamlet(text) && above.kind !== 'heading' && before === '';
  if (!isStreet(text) && !isNamedPlace && !(isAddressLabel(lines[index - 2]) && isPlaceName(text)))
    return boxed;
  const quote = above === direct && !hasBox ? above.quote : `${above.quote} ${lines[index - 1]!.quote}`;
  return { text, quote, isSameLine: false, start: 0, at: lines.indexOf(above) };
}

/** "Lindenallee 4 / (Eingang im Hof) / 45127 Essen": a short remark between street and town, in one block. */
function isNoteBelow(street: Line | undefined, note: Line, town: Line): boolean {
  return (
    street !== undefined &&
    [street, note].every(({ container, kind }) => container === town.container && kind !== 'heading') &&
    /^[^\d:@]{3,40}$/.test(note.text) &&
    !isStreet(note.text) &&
    STREET_WORD.test(street.text) &&
    isHouseNumber(street.text)
  );
}

/** "Unit 10-11 / Bridge Business Park / 3 Station Road": lines of nothing but parts of a house, in the block of its street. */
export function unitsAbove(lines: readonly Line[], at: number): Line[] {
  const above = lines.slice(Math.max(0, at - MAX_UNITS), at);
  const isInBlock = ({ container, kind }: Line): boolean =>
    container === lines[at]!.container && kind !== 'heading';
  const from = above.findLastIndex((line) => isInBlock(line) && isUnitLine(line.text));
  const units = from < 0 ? [] : above.slice(from - Number(isUnitLine(above[from - 1]?.text ?? '')));
  const areOfHouse = units.every((line) => isUnitLine(line.text) || isEstate(line.text.replace(/,$/, '')));
  return areOfHouse && units.every(isInBlock) ? units : [];
}

const MAX_UNITS = 2;

/** "Studio Neri" is a name, "Studio 3" and "Studio B" are not. */
const isUnitLine = (text: string): boolean => areUnits(text) && (/\d|\s\p{Lu}$/u.test(text) || isFloor(text));

const NUMBERED_STREET =
  /(?:^|[\s,])(?:av(?:\.|enida)?|calle|c\/|diag(?:\.|onal)?|carrera)\s\d{1,3}\s(?:n[°ºo]?\.?\s?)?$/iu;
/** "Canal Tower #07-54" below its street. */
const UNIT_BEHIND = /^\p{Lu}[\p{L} '’-]{3,30}\s#\d{1,3}-\d{1,4}$/u;
const HOUSE_NAME = new RegExp(`(?:^|\\s)(?:${SAID.houseNames})$|^The\\s`, 'iu');
const LOCALITY = /^\p{Lu}[\p{L} '’-]{2,29}$/u;
/** "Unit 7 Riverside Business Park". */
const UNIT = new RegExp(
  `^(?:${SAID.houseParts})s?\\s\\w{0,2}\\d\\w{0,3}(?:\\s\\p{Lu}[\\p{L} '’-]{2,40})?$`,
  'iu',
);
const MAX_LOCALITIES = 2;

/**
 * "The Old Mill, Church Lane, Aston", "Unit 4, Canal Mills": a house with a name or a part of one, the street and the village,
 * before a British or Irish post town.
 */
function namedHouse(before: string): { text: string; start: number } | undefined {
  const parts = [...before.matchAll(/[^,]+/g)].map(({ 0: part, index }) => ({
    text: part.trim(),
    start: index + part.length - part.trimStart().length,
  }));
  const isHouse = (part: { text: string } | undefined): boolean =>
    part !== undefined && LOCALITY.test(part.text) && HOUSE_NAME.test(part.text);
  const at = parts.findLastIndex(({ text }) => STREET_WORD.test(text) && !UNIT.test(text));
  const street = parts[at];
  if (street && (street.text.length > 50 || /\d/.test(street.text))) return undefined;
  const first = street
    ? at - Number(isHouse(parts[at - 1]))
    : parts.findIndex((part) => UNIT.test(part.text) || (isHouse(part) && !/^The\s/.test(part.text)));
  const localities = parts.slice((street ? at : first) + 1);
  if (first < 0 || localities.length > MAX_LOCALITIES) return undefined;
  if (!localities.every(({ text }) => LOCALITY.test(text))) return undefined;
  if (street && first === at && localities.length === 0) return undefined;
  const { start } = parts[first]!;
  return { text: before.slice(start), start };
}

/** "Via Magenta 37," / "Cornaredo (MI)" / "20007 Cornaredo": the town of the code, named already. */
function isTownAgain(line: Line | undefined, { groups }: RegExpExecArray): boolean {
  const city = groups!['city']!;
  return (
    line?.text.startsWith(city) === true && /^(?:,? ?\(?\p{Lu}{2}\)?)?,?$/u.test(line.text.slice(city.length))
  );
}

/** "Lieu-dit Le Moulin", "Loc. Pian dei Mori", "Finca La Ermita": a place in the country that no street leads through. */
const HAMLET = new RegExp(`^${SAID.hamlets}(?!\\p{L})[\\p{L} .,'’&-]{0,40}$`, 'iu');

function isHamlet(text: string): boolean {
  return /^\p{Lu}/u.test(text) && HAMLET.test(text);
}

function isPlaceName(text: string): boolean {
  return /^\p{Lu}[\p{L} .'’-]{6,60}$/u.test(text) && text.includes(' ');
}

/** "Opp. City Hospital, Station Road", "12/A, 4th Cross, Indiranagar": where no house has a number, all that stands there. */
function landmarksIn(before: string): { text: string; start: number } | undefined {
  const text = trimLead(before);
  const parts = text.split(/,\s*/);
  const isPlace =
    parts.length >= 2 &&
    parts.length <= 7 &&
    text.length <= 110 &&
    parts.every((part) => /^[\p{Lu}\d#]/u.test(part) && part.length <= 45) &&
    (STREET_WORD.test(text) || /\d/.test(text) || /^(?:opp|near|behind|next to)/i.test(text));
  return isPlace && !/[@:]|\d{5}/.test(text) ? { text, start: before.lastIndexOf(text) } : undefined;
}
