/** Finds the street in what a line says before its town: parts between marks, and what each of them is. */
import { matchesOf } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { fromStreetWord, isBox, isSentence, isStreet, isUnit, STREET_WORD, trimLead } from './streets.ts';

type Kind = 'number' | 'numbered' | 'way' | 'unit' | 'box' | 'note' | 'other';

interface Piece {
  text: string;
  start: number;
  kind: Kind;
}

export interface InLine {
  text: string;
  start: number;
}

/** Marks and ends of sentences behind which an address may begin. */
const OPENING =
  /[|•·;:]\s|(?<=\p{L}{2})\s?!\s|📍\s?|(?<=\p{L}):(?=\d{1,5}\s\p{Lu})|(?<=@[\w.-]{3,60})\s(?=\d)|\s\/\/\s|(?<=[\p{L}\d)])(?<!(?<!\p{L})(?:\p{Lu}|St|Av|Ave|Dr|Str|ul|al|Pl|Pza|Rd|No|Nr|Avda|Urb|Col|boul|Boul|Blvd|Loc|loc|Fraz|Pol|Ctra|Calz|Bv|Bl|Rod|Opp|Nr|da|so|le|Izda|Dcha|Edif|Ind|Sto|Sta|Gral|[Gg]en|[Pp]rof|[Kk]s|[Śś]w|[Mm]arsz|[Pp]łk|[Kk]ard|[Aa]bp|[Bb]p|[Ii]nż|Cnel|Tte|Pte|Eng|Cel|Alm|Sf))\.\s+(?=\p{Lu}[\p{L}.]*\s\p{L}|\d{1,5}\s\p{Lu})/gu;
/** "sector 3": the number is that of a part of the town. */
const QUARTER = new RegExp(`^${inAnyLanguage.contact.quarters}\\s\\d{1,2}$`, 'iu');
const COPYRIGHT = /©|copyright|\(c\)/i;
/** Between digits a dash is of the number. */
const MARK =
  /(?<![Kk]m\.? ?\d{1,4})\s*,\s*|\s*[|·•;]\s*|(?<!\d)\s+[-–—/]\s+|\s+[-–—/]\s+(?!\d)|\s+(?=\()|(?<=\))\s+/gu;
const NUMBER =
  /^(?:n(?:[r°ºo]{0,2}\.?|\.[°ºo]) ?|#\s?)?\d{1,5}\s?(?:bis|ter|quater|[a-z])?(?:\s?[-/]\s?\d{1,4}[a-z]?){0,2}(?:\s(?:bte|bo[iî]te|bus|box)\.?\s?\w{1,4})?$/i;

/**
 * The street with its number among the last parts before a town, `maxParts` at most. What stands between it and a town
 * that follows its code (`isCodeFirst`) is a district or a building.
 */
export function streetInLine(
  before: string,
  { maxParts, isCodeFirst }: { maxParts: number; isCodeFirst: boolean },
): InLine | undefined {
  const pieces = piecesOf(before);
  let left = maxParts;
  for (let at = pieces.length - 1; at >= 0 && left > 0; at -= 1) {
    // Parts of a house may be many: block, stairs, floor and door.
    if (pieces[at]!.kind !== 'unit') left -= 1;
    const core = coreAt(pieces, at);
    if (!core) continue;
    const kept = pieces.filter(({ kind }, index) => {
      if (index <= core.to) return index >= core.from;
      return kind !== 'box' && kind !== 'note' && !(kind === 'other' && isCodeFirst);
    });
    const whole = joined(kept);
    if (!isStreet(whole)) continue;
    const text = trimLead(fromStreetWord(whole));
    const units = text === whole ? unitsBefore(pieces, core.from, text) : [];
    const [opening] = [...units, ...kept];
    const cut = Math.min(whole.indexOf(text), opening!.text.length);
    return { text: joined([...units, { text }]), start: opening!.start + (units.length > 0 ? 0 : cut) };
  }
  return undefined;
}

const joined = (pieces: readonly Pick<Piece, 'text'>[]): string => pieces.map(({ text }) => text).join(', ');

function piecesOf(before: string): Piece[] {
  let start = 0;
  for (const mark of matchesOf(OPENING, before)) {
    const end = mark.index + mark[0].length;
    if (/\d/.test(before.slice(end))) start = end;
  }
  const pieces: Piece[] = [];
  const add = (from: number, to: number): void => {
    const text = before
      .slice(from, to)
      .replace(/^[^\p{L}\d(#]+|[\s,]+$/gu, '')
      // "… by Marie C. The lodge is at 8 Elm Road": what looks like an initial may end a sentence.
      .replace(/^.{40,}\.\s+(?=\p{Lu}[^.]{20,}$)/u, '')
      .replace(/^[^\d,]{2,60}\s(?:au|al|at|n°|no\.?)\s(?=\d{1,4}\s?(?:bis|ter|[a-z])?$)/iu, '');
    // "© 2024 Elm Stores": a year is no number of a house.
    const isCopyright = COPYRIGHT.test(before.slice(from, to));
    if (text !== '') {
      const kind = isCopyright ? 'other' : kindOf(text);
      pieces.push({ text, start: before.indexOf(text, from), kind });
    }
  };
  for (const mark of matchesOf(MARK, before)) {
    if (mark.index < start) continue;
    add(start, mark.index);
    start = mark.index + mark[0].length;
  }
  add(start, before.length);
  return pieces;
}

function kindOf(text: string): Kind {
  if (isBox(text)) return 'box';
  if (text.startsWith('(') || QUARTER.test(text)) return 'note';
  if (NUMBER.test(text)) return 'number';
  if (isUnit(text)) return 'unit';
  if (isSentence(trimLead(fromStreetWord(text)).split(' '))) return 'other';
  if (
    /\d|\s(?:s\/n|snc)$/i.test(text) &&
    (/\p{L}{3}/u.test(text) || STREET_WORD.test(text)) &&
    isStreet(text)
  )
    return 'numbered';
  return STREET_WORD.test(text) && !/\d/.test(text) ? 'way' : 'other';
}

/** The pieces that name a street and its number, of which one is at `at`. */
function coreAt(pieces: readonly Piece[], at: number): { from: number; to: number } | undefined {
  const kind = (index: number): Kind | undefined => pieces[index]?.kind;
  const { text } = pieces[at]!;
  switch (kind(at)) {
    case 'numbered':
      // "EN 222, Km 12", "Via Appia, Località Torre 9": what the number is of stands before it.
      return (kind(at - 1) === 'way' && !STREET_WORD.test(text)) ||
        (/^km/i.test(text) && isRoad(pieces[at - 1]?.text ?? ''))
        ? { from: at - 1, to: at }
        : { from: at, to: at };
    case 'number':
      return at > 0 && isStreet(`${pieces[at - 1]!.text}, ${text}`) && kind(at - 1) !== 'unit'
        ? { from: at - 1, to: at }
        : undefined;
    case 'way': {
      // "14, rue de la République", "Unit 4, Mill Trading Estate", "Polígono Sur, nave 3".
      if (kind(at - 1) === 'number') return { from: at - 1, to: at };
      const unit = [at - 1, at - 2].find((one) => opensHouse(pieces[one]));
      // "No. 12, 2nd Floor, Park Road".
      if (unit !== undefined) return { from: kind(unit - 1) === 'number' ? unit - 1 : unit, to: at };
      return kind(at + 1) === 'unit' && /\d/.test(pieces[at + 1]!.text)
        ? { from: at, to: at + 1 }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** "Unit 4", "Unit 7 Riverside Business Park". */
const opensHouse = (piece: Piece | undefined): boolean =>
  (piece?.kind === 'unit' && /\d/.test(piece.text)) ||
  /^(?:unit|shop|bay|suite|block)\s\w{1,4}\s/i.test(piece?.text ?? '');

/** The sign of a road: "N-340", "EN 222", "DN7". */
const ROAD = /(?:^|\s)\p{Lu}{1,3}\.?[ -]?\d{1,4}$/u;

/** "Estrada Nacional 10", which a kilometre follows. */
const isRoad = (text: string): boolean =>
  ROAD.test(text) || (STREET_WORD.test(text) && /\s\d{1,3}$/.test(text));

/** "Suite 4, First Floor, 22 Merrion Row": where the number opens the street, what stands in the house opens the address. */
function unitsBefore(pieces: readonly Piece[], from: number, street: string): Piece[] {
  let first = from;
  while (/^\d/.test(street) && pieces[first - 1]?.kind === 'unit') first -= 1;
  // "#45, 2nd Floor, 80 Feet Road".
  if (first < from && pieces[first - 1]?.kind === 'number') first -= 1;
  return pieces.slice(first, from);
}
