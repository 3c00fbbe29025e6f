/** Hears a street with the number of a house in what a caller says. */
import { STREET_WORD } from '../../domain/knowledge/contact/streets.ts';
import type { Scene } from './business.ts';

/** Of a house: "3 a" only where no word follows ("via Roma 3 a Torino"), and no time of the clock. */
const NUMBER =
  '\\d{1,4}(?![:.]\\d|\\s?(?:[Uu]hr|uur|h|[ap]\\.?m)(?!\\p{L}))(?:[a-zA-Z]|\\s[a-zA-Z](?=[,.;!]|\\s*$)|\\s?(?:bis|ter))?(?![\\p{L}\\d:])';
const CAPITAL = "\\p{Lu}[\\p{L}'’.-]*";
/** "[sS]treet" of "street", "[äaÄA]" of "[äa]". */
const orInCapitals = (source: string): string =>
  source.replace(
    /\\p\{\w+\}|\\.|\(\?<?[=!]|\[(?<choice>\p{L}+)\]|(?<first>\p{L})(?<rest>\p{L}*)/gu,
    (part, choice?: string, first?: string, rest = '') => {
      const letters = choice ?? first;
      return letters === undefined ? part : `[${letters}${letters.toUpperCase()}]${rest}`;
    },
  );

/** With `(?i:…)` V8 misses addresses once much else has been compiled. */
const street = `(?:${orInCapitals(STREET_WORD.source)})`;
/** A name begins or ends with a capital: "Roma", "de la Luna", not "nach Hause um". */
const named = `(?:\\s(?:\\p{Ll}[\\p{L}'’.]{0,5}\\s|\\p{Ll}{1,4}['’]){0,2}${CAPITAL}){1,3}`;
/** The town behind it: "…, Oakham", "… in Oakham". */
const town = `(?:(?:,\\s*|\\s\\p{Ll}{1,3}\\s|\\s(?=[^,.;!]+$))(?:\\d{4,5}\\s)?${CAPITAL}(?:\\s${CAPITAL}){0,2}(?=[,.;!]|\\s*$))?`;

const FORMS = [
  // "12 Elm Street"; "at ten, I'm Tom Hill" is none
  `${NUMBER},?\\s(?!I['’]m\\s)(?:${CAPITAL}\\s){1,3}(?=\\p{Lu})${street}\\p{L}*`,
  // "12 rue du Lac"
  `${NUMBER},?\\s${street}\\.?(?:\\s\\p{Ll}{1,4}(?:['’]|(?=\\s)))*\\s?${CAPITAL}(?:\\s${CAPITAL})*`,
  // "via Roma 3", "calle de la Luna, 5", "ul. Długa 5"
  `${street}\\p{L}*\\.?${named},?\\s(?:n[ro]?[.°º]?\\s|número\\s|numero\\s)?${NUMBER}`,
  // "Ulmenstraße 12", "Am Ring 12"; "Bring 2" is none
  `(?:${CAPITAL}\\s){0,2}(?:[\\p{L}-]{3,})?${street}\\p{L}*\\s${NUMBER}`,
].map((form) => new RegExp(`(?<![\\p{L}\\d]|\\d[:.])(?:${form})${town}`, 'u'));

/** By its quarter or its town: numbers of telephones have dashes, too. */
const JAPANESE =
  /(?:[^、。\s]{2,20}?\d{1,4}(?:丁目|番地)|[^、。\s]{0,12}[都道府県市区町村郡][^、。\s]{0,12}?(?<![\d-])[1-9]\d{0,3}(?:番|-\d{1,4}))[^、。\s]{0,20}?(?=です|でござい|になります|[、。\s]|$)/u;

/** "I live at": what leads to it. */
const LEAD = /(^|[,.;!?、。])[^,.;!?、。]{0,30}$/u;

const maxLength = 200;

/** An address, and what is said before and behind it. */
interface Heard {
  value: string;
  before: string;
  behind: string;
}

/** "I live at 12 Elm Street, Oakham": undefined where no address is told. */
export function hearAddress(said: string): Heard | undefined {
  const text = said.slice(0, maxLength);
  for (const form of [...FORMS, JAPANESE]) {
    const found = form.exec(text);
    // A street is written with a capital in whatever language.
    if (found === null || !(form === JAPANESE || /\p{Lu}/u.test(found[0]))) continue;
    const [value] = found;
    const behind = said.slice(found.index + value.length);
    return { value: value.trim(), before: text.slice(0, found.index), behind };
  }
  return undefined;
}

/** The same, where a number before a comma is no hour: "on Friday at 9, Tom Hill". */
export function addressIn(said: string, { readWhen, local }: Scene): Heard | undefined {
  const heard = hearAddress(said);
  const number = /^\d{1,2}(?=,)/.exec(heard?.value ?? '')?.[0];
  if (heard === undefined || number === undefined) return heard;
  return readWhen(heard.before + number, local?.date).times.length > 0 ? undefined : heard;
}

/** What else is said beside an address: what leads to it is nothing, but "tomorrow at ten at 12 Elm Street" tells when. */
export function besideAddress(said: string, scene: Scene): string {
  const { readWhen, local } = scene;
  const heard = addressIn(said, scene);
  if (heard === undefined) return said;
  const { before, behind } = heard;
  const lead = LEAD.exec(before)?.[0] ?? '';
  const { days, times, part } = readWhen(lead, local?.date);
  const tells = days.length + times.length > 0 || part !== undefined || /\d/u.test(lead);
  return `${tells ? before : before.replace(LEAD, '$1')} ${behind}`.trim();
}
