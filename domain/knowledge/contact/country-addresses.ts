/** Addresses of countries that no form is known of, told by the country's name at their end: "98, Triq San Pawl, Rabat, Malta". */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { nearest } from '../page/boxes.ts';
import { ownPart } from '../page/credits.ts';
import type { Line } from '../page/lines.ts';
import { factOf, quoteOfRun, type PageView } from '../page/page-view.ts';
import { countryOfName } from './country-names.ts';
import { isAddressLabel, isUnit, STREET_WORD } from './streets.ts';
import { isTemplateAddress } from './template-addresses.ts';

const MAX_LENGTH = 120;
const MAX_LINES = 3;
const MIN_PARTS = 3;
const MAX_PARTS = 6;
const MAX_DEPTH = 3;
/** "98", "12A", "No. 24", "Plot 7": a house by its number alone. */
const NUMBER = /^(?:(?:no|plot|house|villa|building|bldg)\.?\s?)?\d{1,4}(?:\s?[a-z])?$/i;
/** "45 Sukhumvit", "Ismail Qemali 12": a name of a street, capital letters first, with its house. */
const NUMBERED =
  /^(?:\d{1,4}[A-Za-z]?,?\s\p{Lu}[\p{L}.’' -]{2,40}(?:\s\d{1,3})?|\p{Lu}[\p{L}.’' -]{2,40}\s\d{1,4}[A-Za-z]?)$/u;
const TOWN = /^\p{Lu}[\p{L}.’'-]{1,24}(?: \p{L}[\p{L}.’'-]{1,24}){0,2}$/u;
/** "Budapest 1061", "1000 Tirana". */
const CODED = /^(?:(?<before>\d{3,6}) )?(?<city>\p{Lu}[\p{L} .’'-]{2,40}?)(?:[ -]{1,3}(?<behind>\d{3,6}))?$/u;

/** Facts of kind `address` in lines that end in the name of a country; each wherever addresses stand or with a word for a street. */
export function readCountryAddresses(page: PageView): Fact[] {
  const { lines } = page;
  const found = new Map<string, Fact>();
  for (const [index, line] of lines.entries()) {
    for (let count = 1; count <= MAX_LINES && index - count >= -1; count += 1) {
      const run = lines.slice(index - count + 1, index + 1);
      const value = run.some((one) => !isPlain(one) || ownPart(one, page.words) !== one.text)
        ? undefined
        : addressOf(run, lines[index - count]);
      if (value === undefined) continue;
      found.set(value.printed, factOf('address', value, page.url, quoteOfRun(run, line)));
      break;
    }
  }
  return [...found.values()].slice(0, MAX_LINES);
}

const isPlain = ({ text, ownLength, kind }: Line): boolean =>
  kind !== 'alt' && text.length <= MAX_LENGTH && ownLength === text.length;

function addressOf(run: readonly Line[], above: Line | undefined): FactValue<'address'> | undefined {
  const last = run.at(-1)!;
  if (run.some(({ container }) => container !== last.container)) return undefined;
  const printed = run.map(({ text }) => text.replace(/[\s,]+$/, '')).join(', ');
  if (printed.length > MAX_LENGTH || isTemplateAddress(printed)) return undefined;
  const parts = printed.replace(/\.$/, '').split(/,\s*/);
  const country = countryOfName(parts.at(-1)!);
  if (country === undefined || parts.length < MIN_PARTS || parts.length > MAX_PARTS) return undefined;
  const { before, city, behind } = CODED.exec(parts.at(-2)!)?.groups ?? {};
  const street = parts.slice(0, -2);
  if (city === undefined || !TOWN.test(city) || street.some((part) => part === '')) return undefined;
  const isNamed = street.some((part) => STREET_WORD.test(`${part} `));
  const isHouse = street.some((part) => NUMBER.test(part) || NUMBERED.test(part) || isUnit(part));
  if (!isNamed && !(isHouse && isWhereAddressesStand(last, above))) return undefined;
  const code = before ?? behind;
  return {
    ...{ street: street.join(', '), city, country, printed },
    ...(code === undefined ? {} : { postal_code: code }),
  };
}

const PLACES = /(?:^|[\s_-])(?:address|adr|location|contact|footer)(?:$|[\s_-])/i;

/** In a footer, below a label or in a box that its maker called one of addresses. */
function isWhereAddressesStand({ region, container }: Line, above: Line | undefined): boolean {
  const isBox = ({ name, attributes }: Line['container']): boolean =>
    name === 'address' || PLACES.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`);
  return region === 'footer' || isAddressLabel(above) || nearest(container, MAX_DEPTH, isBox) !== undefined;
}
