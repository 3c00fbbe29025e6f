/** Whether a text says where something is. */
import { countryNamed } from '../../../domain/knowledge/contact/country.ts';
import { STREET_WORD } from '../../../domain/knowledge/contact/streets.ts';
import { phonePattern } from '../language/spoken-numbers.ts';

/** "You can find us on the Dublin Road." */
const LOCATED =
  /\b(?:you(?:'ll| can| will) find us|find us (?:on|at|in)|^located (?:on|at|in|near)|(?:are|is) (?:located|situated|based) (?:on|at|in|near)|\bi(?:'m| am) based (?:in|near)|(?:i|we) work from (?:\w+ ){1,4}(?:in|near) (?=\p{Lu}))|(?:finden sie uns|befinde[nt] (?:uns|sich) (?:in|an|am)|liegen? (?:in|am|an) )|(?:nous sommes|se) (?:situés?|trouve|trouvons)|(?:nos encontramos|estamos (?:ubicad|situad)|nos encuentra)|(?:ci troviamo|siamo (?:situati|a due passi)|si trova)|(?:encontramo-nos|estamos (?:localizad|situad)|fica(?:mos)? (?:em|na|no) )|(?:vindt u ons|gevestigd (?:in|aan)|bevind(?:en|t) (?:ons|zich))|(?:znajdujemy się|mieści się|znajdziesz nas)|(?:ne găsiți|suntem situați|se află|ne aflăm)/iu;

const LABEL =
  /^[^\p{L}]{0,4}(?:address|location|head ?office|headquarters|adresse|anschrift|standort|sitz|siège(?: social)?|direcci[óo]n|ubicaci[óo]n|domicilio|indirizzo|sede|endere[çc]o|morada|localiza[çc][ãa]o|adres|locatie|vestiging|lokalizacja|siedziba|adres[ăa]|sediul?|loca[țt]ie)(?: \p{L}+){0,2}\s?[:：]\s?|^[^\p{L}]{0,4}(?:住所|所在地|場所)\s?[:：]/iu;

/** "Address: …", "Head office: …" */
export function isLabelledPlace(text: string): boolean {
  const label = LABEL.exec(text)?.[0];
  return label !== undefined && /^[\p{Lu}\p{Lo}\d]/u.test(text.slice(label.length));
}

/** "Rzeszów — Bohaterów Westerplatte 5": two names, and the number of a house behind them. */
const TOWN_AND_NUMBER =
  /^\p{Lu}[\p{L} .'’-]{2,30}(?:,| [—–-]| ·| \|) (?:\p{L}{1,6}\.? )?\p{Lu}[\p{L} .'’-]{2,40} \d{1,4} ?[a-z]?$/u;

export const isTownAndNumber = (text: string): boolean => TOWN_AND_NUMBER.test(text);

/** "64570 Arette", "1234 AB Zandrijk": a postal code with its town. */
const POSTAL_TOWN = /(?<![\d.,] ?)(?:\d{2} ?\d{3}|\d{4} [A-Z]{2}) \p{Lu}\p{L}{2,}/u;

export const isPostalTown = (text: string): boolean => POSTAL_TOWN.test(text);

/** "Rzeszów, Polska": a town before its country. */
const BEFORE_COUNTRY = /^(\p{Lu}[\p{L} .'’-]{2,40}),\s?(\p{Lu}[\p{L} ]{3,30})$/u;

/** The town that stands alone with its country. */
export function townOfCountry(text: string): string | undefined {
  const [, town, country] = BEFORE_COUNTRY.exec(text.trim()) ?? [];
  if (town === undefined || country === undefined || countryNamed(town) !== undefined) return undefined;
  return countryNamed(country) === undefined ? undefined : town;
}

export const isLocated = (text: string): boolean => LOCATED.test(text) && !/[:：]$/u.test(text);

/** A preposition of place, an article, and a name. */
const AT_NAME =
  /(?<!\p{L})(?:in|at|on|near|behind|opposite|beside|inside|next to|im|am|an der|auf dem|beim|neben|en|à|au|aux|dans|sur|chez|près d[eu]|em|no|na|junto a|a|al|nel|nella|presso|vicino a|op|aan|bij|naast|w|we|przy|ul\.|la|în|pe|lângă)\s(?:(?:the|der|dem|den|la|le|les|el|los|las|il|lo|o|de|het)\s)?\p{Lu}/u;

/** A street, a place by its name, or a way to it. */
export const holdsPlace = (text: string): boolean =>
  LOCATED.test(text) || STREET_WORD.test(text.replace(phonePattern, ' ')) || AT_NAME.test(text);
