/** Postal addresses in the visible text, in the forms of many countries. */
import type { Fact, FactValue } from '../../contract/schemas/facts.ts';
import { countryNamed } from './country.ts';
import { factOf, quoteOf, type PageView } from './page-view.ts';
import type { Line } from './lines.ts';

/** How the line with postal code and town is written; groups: postal, city, region. */
interface Form {
  countries: string[];
  /** Cheap, and true of every text that the pattern matches. */
  hint: RegExp;
  pattern: RegExp;
}

const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR';
const US_STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const STATE = new RegExp(`^(?:${US_STATES}|${US_STATE_NAMES})$`, 'i');
const CITY = "(?<city>\\p{Lu}[\\p{L}.'’-]{1,30}(?:[ -][\\p{L}.'’-]{1,30}){0,3}?)";
/** A town after its postal code: as many words as begin with a capital, with small words between. */
const CITY_AFTER =
  "(?<city>\\p{Lu}[\\p{L}.'’-]{1,30}(?: (?:(?:am|an der|im|bei|de|del|de la|la|les|le|sur|sous|en|di|in|nell'|a\\.|ob der|v\\.|d\\.) ?)?\\p{Lu}[\\p{L}.'’()/-]{1,30}| d['’]\\p{Lu}[\\p{L}-]{1,30}){0,3})";
const END = '(?![\\p{L}\\d])';
const FORMS: Form[] = [
  {
    countries: ['US'],
    hint: /\d{5}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY},?\\s+(?<region>${US_STATES}|${US_STATE_NAMES}),?\\s+(?<postal>\\d{5}(?:-\\d{4})?)${END}`,
      'gu',
    ),
  },
  {
    countries: ['CA'],
    hint: /[A-Z]\d[A-Z] ?\d[A-Z]\d/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY},?\\s+\\(?(?<region>AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Québec|Quebec|Saskatchewan)\\)?,?\\s+(?<postal>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)${END}`,
      'gu',
    ),
  },
  {
    countries: ['AU'],
    hint: /(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),?\s+\d{4}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY},?\\s+(?<region>NSW|VIC|QLD|SA|WA|TAS|ACT|NT),?\\s+(?<postal>\\d{4})${END}`,
      'gu',
    ),
  },
  {
    countries: ['GB'],
    hint: /\d[A-Z\d]? \d[A-Z]{2}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY}(?:,\\s+(?<region>\\p{Lu}[\\p{L} ]{3,24}))?,?\\s+(?<postal>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})${END}`,
      'gu',
    ),
  },
  {
    countries: ['IE'],
    hint: /[A-Z]\d[\dW] ?[A-Z\d]{4}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY},?\\s+(?:Co\\.? (?<region>\\p{L}{3,12}),?\\s+)?(?<postal>[A-Z]\\d[\\dW] ?[A-Z\\d]{4})${END}`,
      'gu',
    ),
  },
  {
    countries: ['NL'],
    hint: /\d{4} ?[A-Z]{2}/,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:NL-)?(?<postal>\\d{4} ?[A-Z]{2}),?\\s+${CITY_AFTER}`, 'gu'),
  },
  {
    countries: ['PT'],
    hint: /\d{4}-\d{3}/,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?<postal>\\d{4}-\\d{3}),?\\s+${CITY_AFTER}`, 'gu'),
  },
  {
    countries: ['PL'],
    hint: /\d{2}-\d{3}/,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?<postal>\\d{2}-\\d{3}),?\\s+${CITY_AFTER}`, 'gu'),
  },
  {
    countries: ['DE', 'FR', 'ES', 'IT'],
    hint: /\d{5}/,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:D|F|E|I|DE|FR|ES|IT)[-– ])?(?<postal>\\d{5}),?\\s+${CITY_AFTER}(?:\\s?\\((?<region>[\\p{L} ]{2,20})\\))?`,
      'gu',
    ),
  },
  {
    countries: ['AT', 'CH', 'BE', 'DK', 'NO', 'LU'],
    hint: /\d{4}/,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:A|CH|B|DK|L|N)[-– ])?(?<postal>\\d{4}),?\\s+${CITY_AFTER}`,
      'gu',
    ),
  },
  { countries: ['RO'],
    hint: /\d{6}/, pattern: new RegExp(`(?<![\\p{L}\\d])(?<postal>\\d{6}),?\\s+${CITY_AFTER}`, 'gu') },
];
const POSTCODE_ALONE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
/** A part of a house, which never opens an address. */
const SUITE = /^(?:suite|ste\.?|unit|floor|apt\.?|level|shop|room|bldg\.?|building|#)\s?\S{1,12}$/i;
const JAPANESE =
  /〒?\s?(?<postal>\d{3}-\d{4})\s?(?<region>(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県))(?<city>\p{Script=Han}{1,8}?[市区町村])(?<street>[^\s,、]{2,40})/u;
const PREFIX_COUNTRY: Record<string, string> = {
  D: 'DE',
  DE: 'DE',
  F: 'FR',
  FR: 'FR',
  E: 'ES',
  ES: 'ES',
  I: 'IT',
  IT: 'IT',
  A: 'AT',
  CH: 'CH',
  B: 'BE',
  DK: 'DK',
  L: 'LU',
  N: 'NO',
  NL: 'NL',
};
const STREET_WORD =
  /stra(?:ß|ss)e|str\.|gasse|weg\b|platz|allee|ufer|damm|ring\b|\brue\b|avenue|\bav\.|boulevard|\bbd\b|\bplace\b|chemin|\bquai\b|impasse|\broute\b|\bcours\b|square|calle|\bc\/|avda|\bavd\b|avenida|plaza|paseo|carrer|ronda|camino|\bvia\b|viale|piazza|corso|vicolo|largo|strada|\bul\.|\bal\.|aleja|plac\b|\brua\b|travessa|praça|straat|laan|plein|gracht|kade|\bstr\b|bulevardul|șoseaua|street|\bst\b|\bave\b|road|\brd\b|lane|\bln\b|drive|\bdr\b|\bway\b|court|\bblvd|highway|\bhwy|parkway|\bpkwy|terrace|crescent|close\b|market|\brow\b|gate\b|\bquay\b|\bwharf\b|\bmews\b|\bgrove\b|\bestate\b|\bparade\b|\bgardens\b|\bhill\b/iu;
const STREET = /^(?=.*\d)[\p{L}\d][\p{L}\d\s.,'’#&/()°ºª-]{4,90}$/u;

/** Facts of kind `address`. `country` is the site's likely country, for forms that several countries share. */
export function readAddressFacts(page: PageView, country: string | undefined): Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  for (const [index, line] of page.lines.entries()) {
    if (line.text.length > 600 || !/\d{4}|\d[A-Z]|\d-\d/.test(line.text) || facts.length >= 40) continue;
    const found = addressIn(page.lines, index, country);
    if (!found) continue;
    const key = `${found.value.street ?? ''}|${found.value.postal_code ?? ''}`.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    facts.push(factOf('address', found.value, page.url, found.quote));
  }
  return facts;
}

function addressIn(
  lines: Line[],
  index: number,
  country: string | undefined,
): { value: FactValue<'address'>; quote: string } | undefined {
  const line = lines[index]!;
  const japanese = JAPANESE.exec(line.text);
  if (japanese) return ofJapanese(japanese, line);
  if (POSTCODE_ALONE.test(line.text)) return ofStackedLines(lines, index);
  for (const form of FORMS) {
    if (!form.hint.test(line.text)) continue;
    const found = townWithStreet(lines, index, form);
    if (!found) continue;
    const { match, street } = found;
    const { postal } = match.groups!;
    const { city, region, cut } = townOf(match);
    const end = match.index + match[0].length - cut;
    const named = countryAfter(line.text.slice(end)) ?? countryAfter(lines[index + 1]?.text ?? '');
    const ownCountry =
      named?.code ??
      PREFIX_COUNTRY[/^([A-Z]{1,2})[-– ]\d/.exec(match[0])?.[1] ?? ''] ??
      likelyCountry(form, country);
    if (ownCountry === undefined && form.countries.length > 3 && !STREET_WORD.test(street.text)) continue;
    const inLine = line.text.slice(street.isSameLine ? street.start : match.index, end).trim();
    const printed = street.isSameLine ? inLine : `${street.text}, ${inLine}`;
    const value = {
      street: street.text,
      city,
      ...(region === undefined ? {} : { region }),
      postal_code: postal!,
      ...(ownCountry === undefined ? {} : { country: ownCountry }),
      printed,
    };
    const quote = street.isSameLine
      ? quoteOf(line, street.start, end)
      : line.isDetached
        ? line.quote
        : `${street.quote} ${quoteOf(line, 0, end)}`;
    return { value, quote };
  }
  return undefined;
}

/** The country that region and postal code together can only be of. */
export function countryOfForm(region: string | undefined, postalCode: string | undefined): string | undefined {
  const code = postalCode ?? '';
  if (/^\d{5}(?:-\d{4})?$/.test(code) && STATE.test(region ?? '')) return 'US';
  if (/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(code)) return 'CA';
  return POSTCODE_ALONE.test(code) ? 'GB' : undefined;
}

interface Town {
  match: RegExpExecArray;
  street: Street;
}

/** The first town that has a street: one that begins a part of the line before one in its midst. */
function townWithStreet(lines: Line[], index: number, form: Form): Town | undefined {
  let midst: Town | undefined;
  for (const match of townsIn(lines[index]!.text, form.pattern)) {
    const isPart = /(?:^|[,·•|–\n-]\s*)$/.test(lines[index]!.text.slice(0, match.index));
    const isNamed = match[0].search(/\d/) < match[0].indexOf(match.groups!['city']!);
    if (!isPart && !isNamed && midst) continue;
    const street = streetBefore(lines, index, match, form);
    if (!street) continue;
    if (isPart || isNamed) return { match, street };
    midst = { match, street };
  }
  return midst;
}

const MAX_TRIES = 8;

/** A town's name does not end in "Street" or hold one: then the match began too early. */
function* townsIn(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let at = 0;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return;
    at = match.index + 1;
    const isStreetName =
      /(?:street|road|avenue|lane|drive|boulevard|highway|suite|floor|unit|square|parkway)\b|\S\s(?:st|rd|ave|dr|ln|blvd|ste|hwy)\b\.?/i;
    if (!isStreetName.test(match.groups!['city']!)) yield match;
  }
}

/** The town without the sentence that may follow it; Italian towns end in the two letters of their province. */
function townOf({ groups }: RegExpExecArray): { city: string; region: string | undefined; cut: number } {
  const stated = groups!['city']!;
  const sentence = /(?<=[\p{L})]{3})\.(?=\s)/u.exec(stated) ?? /(?<=\s\p{Lu}{2})\.(?=\s)/u.exec(stated);
  const own = (sentence ? stated.slice(0, sentence.index) : stated).replace(/[\s,.(/-]+$/, '');
  const province = /^(.{3,})\s\(?(\p{Lu}{2})\)?$/u.exec(own);
  return {
    city: province?.[1] ?? own,
    region: groups!['region'] ?? province?.[2],
    cut: groups!['postal'] !== undefined && sentence ? stated.length - sentence.index : 0,
  };
}

function ofJapanese(match: RegExpExecArray, line: Line): { value: FactValue<'address'>; quote: string } {
  const { postal, region, city, street } = match.groups!;
  const value = {
    street: street!,
    city: city!,
    region: region!,
    postal_code: postal!,
    country: 'JP',
    printed: match[0].trim(),
  };
  return { value, quote: line.quote };
}

/** British addresses are often stacked: street, town, county and postcode on lines of their own. */
function ofStackedLines(
  lines: Line[],
  index: number,
): { value: FactValue<'address'>; quote: string } | undefined {
  const isPlace = (line: Line | undefined): line is Line =>
    line !== undefined && /^\p{Lu}[\p{L} .,'’-]{1,30}$/u.test(line.text);
  const text = (line: Line): string => line.text.replace(/[,\s]+$/, '');
  for (const places of [1, 2]) {
    const above = lines.slice(index - places, index);
    const street = lines[index - places - 1];
    if (above.length < places || !above.every(isPlace) || !street || !isStreet(text(street))) continue;
    const parts = [street, ...above, lines[index]!];
    const [city, region] = above.map(text);
    const value = {
      street: text(street),
      city: city!,
      ...(region === undefined ? {} : { region }),
      postal_code: lines[index]!.text,
      country: 'GB',
      printed: parts.map(text).join(', '),
    };
    const isWhole = parts.slice(1).every(({ isDetached }) => !isDetached);
    return { value, quote: isWhole ? parts.map(({ quote }) => quote).join(' ') : street.quote };
  }
  return undefined;
}

function likelyCountry({ countries }: Form, country: string | undefined): string | undefined {
  if (countries.length === 1) return countries[0];
  return country !== undefined && countries.includes(country) ? country : undefined;
}

function countryAfter(text: string): { code: string } | undefined {
  const name = /^[\s,·|–-]{0,4}([\p{L}.][\p{L}. ]{1,24}?)(?:[,;·|\d(]|$)/u.exec(text.slice(0, 40))?.[1];
  const code = name !== undefined && name.length > 2 ? countryNamed(name.trim()) : undefined;
  return code === undefined ? undefined : { code };
}

interface Street {
  text: string;
  quote: string;
  isSameLine: boolean;
  start: number;
}

/** The street before the town: earlier in the line, or on the line above (with a suite between, two above). */
function streetBefore(
  lines: Line[],
  index: number,
  match: RegExpExecArray,
  { countries }: Form,
): Street | undefined {
  const line = lines[index]!;
  const before = line.text.slice(0, match.index).replace(/[\s,·•|–-]+$/, '');
  const inCity = match.index === 0 || before === '' ? undefined : sameLineStreet(before);
  if (inCity) return { ...inCity, quote: line.quote, isSameLine: true };
  const lastPart = before.split(/,\s*/).at(-1)!;
  // Houses on village streets of Britain and Ireland often have names instead of numbers.
  const isNamed =
    (countries[0] === 'GB' || countries[0] === 'IE') && STREET_WORD.test(lastPart) && lastPart.length <= 50;
  if (isNamed)
    return { text: lastPart, quote: line.quote, isSameLine: true, start: before.lastIndexOf(lastPart) };
  if (before.length > 25) return undefined;
  const above = lines[index - 1];
  if (!above || above.kind === 'alt' || above.text.length > 90) return undefined;
  const further = lines[index - 2];
  if (SUITE.test(above.text) && further && isStreet(further.text)) {
    const isApart = above.isDetached;
    return {
      text: `${further.text}, ${above.text}`,
      quote: isApart ? above.quote : `${further.quote} ${above.quote}`,
      isSameLine: false,
      start: 0,
    };
  }
  const text = above.text.replace(/^[\p{L} ]{3,14}:\s+/u, '').replace(/[,\s]+$/, '');
  if (!isStreet(text)) return undefined;
  return { text, quote: above.quote, isSameLine: false, start: 0 };
}

function sameLineStreet(before: string): { text: string; start: number } | undefined {
  // The last one to three parts between commas or bullets that together hold a number.
  const cut = /[|•·;:]\s|\.\s+(?=\p{Lu}[\p{L}]{2,}\s\p{L})/gu;
  let start = 0;
  for (const mark of before.matchAll(cut)) {
    const rest = before.slice(mark.index + mark[0].length);
    if (/\d/.test(rest)) start = mark.index + mark[0].length;
  }
  const text = before.slice(start).trim();
  const parts = text.split(/,\s*/);
  for (let from = parts.length - 1; from >= Math.max(0, parts.length - 3); from -= 1) {
    const street = parts.slice(from).join(', ');
    const opening = parts[from]!;
    const isWhole = STREET_WORD.test(opening)
      ? /\d/.test(street)
      : /\d/.test(opening) && /\p{L}{3}/u.test(opening);
    // "Unit 4, Mill Trading Estate": a unit opens an address only where the rest is no street of its own.
    const isOpening = !SUITE.test(opening) || (/^unit\s/i.test(opening) && parts.length - from >= 2);
    if (isWhole && isOpening && isStreet(street)) {
      const trimmed = trimLead(street);
      return { text: trimmed, start: start + before.slice(start).lastIndexOf(trimmed) };
    }
  }
  return undefined;
}

/** "You find us at 12 High Street": the street begins at its number or its first capital letter before it. */
function trimLead(street: string): string {
  const lead =
    /^.*?\b(?:at|in der|in|located at|address|adresse|dirección|indirizzo|to|en|à|au|is|:)\s+(?=\d|\p{Lu})/u.exec(
      street,
    );
  const rest = lead ? street.slice(lead[0].length) : street;
  // "Elm Stores 5 Elm Road": where the number comes first, nothing before it is the street.
  const name = /^[^\d,]{2,60}\s(?=\d{1,5}[a-z]?\s+\p{L})/iu.exec(rest);
  const dash = /^[^\d]{2,60}\s[-–—|:]\s(?=\d{1,5}[a-z]?\s+\p{L})/iu.exec(rest);
  if (dash) return rest.slice(dash[0].length);
  const own =
    name && !STREET_WORD.test(name[0]) && STREET_WORD.test(rest.slice(name[0].length))
      ? rest.slice(name[0].length)
      : rest;
  return /\d/.test(own) ? own : street;
}

function isStreet(text: string): boolean {
  if (!STREET.test(text) || text.length > 90) return false;
  if (/\d{3,}[\s./-]\d{3,}|\b\d{1,2}:\d{2}\b|@|www\./.test(text)) return false;
  return (
    STREET_WORD.test(text) ||
    /^\d{1,6}[a-zA-Z]?[\s,]+\p{L}/u.test(text) ||
    /\p{L}{3,}[\s,]+(?:n[º°o]\.?\s?)?\d{1,4}\s?[a-zA-Z]?(?:[\s/-]+\d{1,3}[a-z]?)?(?:,.*)?$/u.test(text)
  );
}
