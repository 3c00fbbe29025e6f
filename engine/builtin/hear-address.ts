/** Hears a street with the number of a house in what a caller says. */
import { STREET_WORD } from '../../domain/knowledge/contact/streets.ts';

const NUMBER = '\\d{1,4}(?:\\s?[a-zA-Z]|\\s(?:bis|ter))?(?![\\p{L}\\d:])';
const CAPITAL = "\\p{Lu}[\\p{L}'’.-]*";
const street = `(?i:${STREET_WORD.source})`;
/** The town behind it: "…, Oakham", "… in Oakham". */
const town = `(?:(?:,\\s*|\\s\\p{Ll}{1,3}\\s)(?:\\d{4,5}\\s)?${CAPITAL}(?:\\s${CAPITAL}){0,2}(?=[,.;!]|\\s*$))?`;

const FORMS = [
  // "12 Elm Street"
  `${NUMBER},?\\s(?:${CAPITAL}\\s){1,3}(?=\\p{Lu})${street}\\p{L}*`,
  // "12 rue du Lac"
  `${NUMBER},?\\s${street}\\.?(?:\\s\\p{Ll}{1,4}(?:['’]|(?=\\s)))*\\s?${CAPITAL}(?:\\s${CAPITAL})*`,
  // "Ulmenstraße 12", "via Roma 3", "calle de la Luna, 5"
  `(?:${CAPITAL}\\s){0,2}[\\p{L}-]*${street}\\p{L}*(?:\\s\\p{L}[\\p{L}'’.-]*){0,5},?\\s(?:n[ro]?[.°º]?\\s|número\\s|numero\\s)?${NUMBER}`,
].map((form) => new RegExp(`(?<![\\p{L}\\d])(?:${form})${town}`, 'u'));

const JAPANESE = /[^、。\s]{2,20}?\d{1,4}(?:丁目|番地|番|-\d{1,4})[^、。\s]{0,20}/u;

/** "I live at": what leads to it. */
const LEAD = /(^|[,.;!?、。])[^,.;!?、。]{0,30}$/u;

const maxLength = 200;

/** "I live at 12 Elm Street, Oakham": the address, and what else is said; undefined where none is told. */
export function hearAddress(said: string): { value: string; rest: string } | undefined {
  const text = said.slice(0, maxLength);
  for (const form of [...FORMS, JAPANESE]) {
    const found = form.exec(text);
    // A street is written with a capital in whatever language.
    if (found === null || !(form === JAPANESE || /\p{Lu}/u.test(found[0]))) continue;
    const [value] = found;
    const before = text.slice(0, found.index).replace(LEAD, '$1');
    return { value: value.trim(), rest: `${before} ${said.slice(found.index + value.length)}`.trim() };
  }
  return undefined;
}
