/** Tells streets, and the parts of houses, from what stands around them. */
import type { Line } from '../page/lines.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.contact;

/** A part of a house by its word and number: "Suite 4", "sc. B", "nave 3". */
const UNIT = new RegExp(
  `^(?:${SAID.houseParts}\\.?\\s?(?:no\\.?\\s?)?\\S{1,12}|${SAID.shortHouseParts}(?!\\p{L})\\.?\\s?[\\p{L}\\d]{1,4}(?:\\s${SAID.shortHouseParts}\\.?\\s?\\w{1,4})?|#\\s?\\w{1,12})$`,
  'iu',
);
/** The same by its floor: "1. OG", "3. Stock links", "2e étage", "First Floor", "r/c Dto.". */
const FLOOR = new RegExp(
  `^(?:(?:\\d{1,2}|[IV]{1,3})(?:st|nd|rd|th|er|e|ème|[ºª°o.]{1,2})?\\s${SAID.floors}|\\d{1,2}(?:st|nd|rd|th|[ºª°o]|\\.)(?:\\s?(?:${SAID.doors}\\.?|[a-z]))?(?:\\s\\d{1,2}ª)?|${SAID.namedFloors})(?:,?\\s${SAID.doors}\\.?)?$`,
  'iu',
);

/** "Unit 11 Eton Business Park": a whole line above a street without a number. */
const HOUSE =
  /^(?:unit|shop|suite|studio|block|office|stand)s?\s(?:no\.?\s)?(?=\w{0,3}\d)\w{1,4}(?:,?\s[\p{L}\d ’'-]{3,40})?$/iu;
/** "# 35/1, 1st Floor", "No. 12": the same by its number. */
const NUMBERED_HOUSE =
  /^(?:(?:#|(?:door |house |plot |flat )?no\.?|[dh]\.? ?no\.?)\s?\d[\w/-]{0,7}(?:\s\p{Lu})?(?:,\s?[\p{L}\d ]{3,30})?|\d[\w/-]{0,7},\s?(?:\d(?:st|nd|rd|th)|ground|first|second|third) floor)$/iu;

/** What a line over a street says of the house, if the street says no number itself. */
export function houseOver(street: string, above: Pick<Line, 'text'> | undefined): string | undefined {
  const text = above?.text.replace(/[,\s]+$/, '') ?? '';
  return !/\d/.test(street) && (HOUSE.test(text) || NUMBERED_HOUSE.test(text)) ? text : undefined;
}

/** A part of a house, which never opens an address. */
export function isUnit(text: string): boolean {
  return text.length <= 30 && (UNIT.test(text) || isFloor(text));
}

/** A whole storey, by its number or its name. */
export const isFloor = (text: string): boolean => FLOOR.test(text);

/** "Scala B, interno 4", "3. OG links": a line of nothing but parts of a house. */
export function areUnits(text: string): boolean {
  return text
    .replace(/[,\s]+$/, '')
    .split(/,\s*/)
    .every(isUnit);
}

/** Words that streets are called by. */
export const STREET_WORD = new RegExp(`${SAID.streets}|\\bkm\\.? ?\\d`, 'iu');
/** How Colombians tell a house: by its street, the street that crosses it and the metres between. */
const CROSSING =
  /^(?:carrera|calle|avenida|diagonal|transversal|cra|kra|cr|kr|cll|cle|cl|dg|diag|tv|trans|av)\.? ?\d{1,3} ?[a-z]{0,2}(?: (?:sur|norte|bis|este|oeste)){0,2} ?(?:#|n[o°º]\.?|nro\.?|-) ?\d{1,3} ?[a-z]{0,2} ?-? ?\d{1,3}(?: (?:sur|norte|este|oeste))?$/i;
/** Cheap, and true of every line with one. */
const CROSSING_HINT = /\d ?\p{L}{0,6} ?(?:#|[Nn][o°ºr]\.? ?) ?\d/u;

/** "Andes esq. 18 de Julio": the corner of two streets. */
const CORNER =
  /^\p{Lu}[\p{L}.]{2,20}(?: [\p{L}\d.]{1,20}){0,4},? (?:esq\.?|esquina)(?: con)? (?=\p{Lu}|\d)[\p{L}\d. ]{3,40}$/iu;

/** "Cr 5B #22-20", "Andes esq. 18 de Julio": a whole part of a line that tells a house by two streets. */
export function isCrossing(text: string): boolean {
  return (CROSSING_HINT.test(text) && CROSSING.test(text)) || (/ esq/i.test(text) && CORNER.test(text));
}

/** A box at the post office is no place to go to. */
const BOX = new RegExp(`^(?:postal[:\\s]+)?${SAID.postBoxes}(?!\\p{L})`, 'iu');
/** The number of a house, or that it has none. */
const NUMBERED = /\d|\bs\/n|\bsnc\b|\bs\.n\./;
const STREET = /^(?:['’](?=\p{L}))?[\p{L}\d][\p{L}\d\s.,'’#&/()°ºª–-]{4,90}$/u;

const ADDRESS_LABEL = new RegExp(`^${SAID.addressLabels}\\s?:?$`, 'iu');

/** "Address:" on a line of its own: what follows is the street, with a number or without. */
export function isAddressLabel(line: Pick<Line, 'text'> | undefined): boolean {
  return line !== undefined && line.text.length <= 24 && ADDRESS_LABEL.test(line.text.trim());
}

/** "Zapraszamy do salonu przy ul. Długiej 8": words of a sentence before the word that opens the street. */
export function fromStreetWord(street: string): string {
  const opening = OPENING_WORD.exec(street);
  const compound = opening ? null : COMPOUND.exec(street);
  const isLead = compound !== null && SMALL_WORD.test(street.slice(0, compound.index));
  const end = opening?.[0].length ?? (isLead ? compound.index + compound[0].length : 0);
  return /\d/.test(street.slice(0, end)) ? street : street.slice(end);
}

/** Words of a sentence, the last of them small, before a word that opens a street. */
const OPENING_WORD = new RegExp(
  `^.{2,}?(?<!\\p{L})\\p{Ll}[\\p{L}']*\\s(?=${SAID.streetOpenings}\\s\\p{Lu}?)`,
  'iu',
);
/** "Besuchen Sie uns an der Alten Landstraße 4": a small word before a street that ends in its word. */
const COMPOUND = new RegExp(
  `\\s${SAID.beforeStreets}\\s(?=(?:\\p{Lu}[\\p{L}.’'-]{1,24}\\s?){0,3}${SAID.streetEndings}\\s\\d)`,
  'iu',
);
/** The lead of such a street is of a sentence, and no name. */
const SMALL_WORD = /(?<!\p{L})\p{Ll}{3,20}(?:\s|$)/u;

const UNIT_WORD =
  /^(?:unit|lot|shop|flat|suite|office|studio|level|no|nr|plot|stand|erf|block|blk|plaza|rr|rmb)\.?\s\d/i;
/** "Adresse3 rue du Lac", "Anschrift Am Bach 3": a label that a colon, a space or only a style divides from the street. */
export const LABEL_LEAD = new RegExp(
  `^${SAID.addressLeads}(?:\\s?[:：]\\s?|\\s|(?=[\\d\\p{Lu}]))(?=[\\d\\p{Lu}]|(?:ul|al|os|pl|str|rue|via|c|bd|r|av)[.\\s/])`,
  'u',
);

const STREET_LEAD = new RegExp(
  `^.*?(?<![\\p{L}\\p{M}])(?:${SAID.streetLeads}|:)[:\\s]\\s*(?=\\d|\\p{Lu})`,
  'u',
);

/** "You find us at 12 High Street": the street begins at its number or its first capital letter before it. */
export function trimLead(street: string): string {
  const label = LABEL_LEAD.exec(street);
  if (label) return trimLead(street.slice(label[0].length));
  const lead = STREET_LEAD.exec(street);
  const rest = (lead ? street.slice(lead[0].length) : street)
    .replace(/\s(?:à|in|at)$/, '')
    .replace(
      /(?<=\d[a-zA-Z]?)\s(?:(?:in|à|en|em|te|din|at|im)(?:\s\p{Lu}[\p{L}-]+)?|(?:a|w)\s\p{Lu}[\p{L}-]+)$/u,
      '',
    );
  // "Elm Stores 5 Elm Road": where the number comes first, nothing before it is the street.
  const name = UNIT_WORD.test(rest) ? null : /^[^\d,]{2,60}\s(?=\d{1,5}[a-z]?\s+\p{L})/iu.exec(rest);
  const dash = /^[^\d]{2,60}\s[-–—|:]\s(?=\d{1,5}[a-z]?\s+\p{L})/iu.exec(rest);
  if (dash) return rest.slice(dash[0].length);
  const own =
    name && !STREET_WORD.test(name[0]) && STREET_WORD.test(rest.slice(name[0].length))
      ? rest.slice(name[0].length)
      : rest;
  return /\d/.test(own) ? own : street;
}

/** Whether a text is a box at the post office. */
export function isBox(text: string): boolean {
  return BOX.test(text);
}

/** Whether a street's text holds the number of a house, at its beginning or its end. */
export function isHouseNumber(street: string): boolean {
  return /^(?:(?:level|unit|shop|suite|flat)\s\w{1,4}[/,]\s?)?\d{1,5}[a-zA-Z]?(?:\s?[-–/]\s?\d{1,4}[a-zA-Z]?)?[\s,]|[\s.°º#/]\d{1,5}\s?[a-zA-Z]?(?:\s?[-–/]\s?\w{1,4}){0,2}(?:\s(?:esq\.?|esquina|casi|entre|e\/)\s?[\p{L}\d ]{1,24})?$|\skm\.? ?\d{1,3}(?:[.,]\d{1,2})?$/iu.test(
    street,
  );
}

/** Whether a text looks like a street with its number. */
export function isStreet(text: string): boolean {
  if (text.length > 90 || !NUMBERED.test(text) || !STREET.test(text) || BOX.test(text)) return false;
  if (
    /(?<!^)(?<!\d)\d{3,}[\s./-]\d{3,}|^\d{3,}[\s./-]\d{3,}(?!\d*(?:,|st|nd|rd|th|\s\p{Lu}\p{L}{2}))|\b\d{1,2}:\d{2}\b|@|www\./u.test(
      text,
    )
  )
    return false;
  return (
    STREET_WORD.test(text) ||
    /^\d{1,6}[a-zA-Z]?[\s,]+\p{L}/u.test(text) ||
    /\p{L}{3,}[\s,]+(?:n[º°o]\.?\s?)?\d{1,4}\s?[a-zA-Z]?(?:[\s/–-]+\d{1,3}[a-z]?){0,2}(?:[\s/](?:b|bus|bte|box|[Tt]op|lok|m)\.?\s?\d{1,4})?(?:,.*)?$/u.test(
      text,
    )
  );
}

/** A small word that names of streets do not have. */
const WORD_OF_SENTENCES = new RegExp(`^(?!(?:${SAID.streetParticles}|km)\\.?$)\\p{Ll}[\\p{Ll}']*$`, 'u');

/** Whether words are of a sentence and no name. */
export function isSentence(words: readonly string[]): boolean {
  return words.filter((word) => WORD_OF_SENTENCES.test(word)).length >= 2;
}
