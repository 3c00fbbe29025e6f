/** The town where a business is, for sites that tell no street: behind a label, on a line of its own, in a sentence. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { countryOfForm, EIRCODE_ALONE, POSTCODE_ALONE } from './address-forms.ts';
import { countryNamed } from './country-names.ts';
import type { Line } from '../page/lines.ts';
import { containsPhrase, factOf, phraseAt, quoteOf, type PageView } from '../page/page-view.ts';
import { IE_COUNTIES, regionNamed } from './regions.ts';
import { isAddressLabel, STREET_WORD } from './streets.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';

const MAX_LENGTH = 90;
const MAX_LINE_LENGTH = 200;
/** Sentences that say where a business is stand near the beginning of its home page. */
const MAX_LINES = 20;
const WORD = "\\p{Lu}[\\p{L}'’.-]{2,24}";
const TOWN = `(?<city>${WORD}(?: (?:(?:de|do|da|di|del|la|le|sur|am|upon|on) )?${WORD}){0,2})`;
/** "Utrecht, Nederland", "Roodport, Johannesburg, SA", "Brasília - DF": a town, and the state or country that it is in. */
const WHOLE_END = `${TOWN}(?:, | [-–] |/| ?\\()(?<behind>\\p{L}[\\p{L} .]{1,24}?)\\)?(?:, (?<country>\\p{Lu}[\\p{L} .]{2,24}?))?\\.?$`;
const WHOLE = [new RegExp(`^${WHOLE_END}`, 'u'), new RegExp(`^${WORD}, ${WHOLE_END}`, 'u')];
const CODE = [POSTCODE_ALONE, EIRCODE_ALONE].map(({ source }) => source.slice(1, -1)).join('|');
const CODED = new RegExp(`^(?:[^@:]{2,60}, )?${TOWN},? (?<code>${CODE})$`, 'u');
const COUNTY_AND_CODE = new RegExp(`, (?<county>[^,]{3,30}),? (?<code>${CODE})$`, 'u');
/** "28047 Madrid": codes of digits, which only a label or contact data beside tell from other numbers. */
const DIGITS = '(?:[A-Z]{1,2}-)?(?<code>\\d{5}|\\d{4}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{4} ?[A-Z]{2})';
const NUMBERED = new RegExp(`^${DIGITS} ${TOWN}$`, 'u');
/** The same behind its town and a word that tells it. */
const TOLD_CODE = new RegExp(`^${TOWN},? (?:\\(?(?:C\\.? ?P|CAP|PLZ|CEP)\\.?:? ?)${DIGITS}\\)?$`, 'u');
const SEATED = new RegExp(`^ ${TOWN}(?:, (?<behind>\\p{Lu}[\\p{L}]{1,20}))?(?=[,.;!?]|$| \\p{Ll})`, 'u');

/** Facts of kind `address` without a street: of a page that names one town only. */
export function readTowns(page: PageView): Fact[] {
  const isSurely = surelyTowns(page);
  const found = page.lines.flatMap((line, index) => townOf(line, index, page, isSurely) ?? []);
  const towns = new Set(found.map(({ city }) => city));
  const first = found[0] ?? townOfTitle(page, isSurely);
  if (first === undefined || towns.size > 1) return [];
  const { quote, ...value } = first;
  const region = value.region ?? regionOf(value.city, page);
  return [factOf('address', { ...value, ...(region === undefined ? {} : { region }) }, page.url, quote)];
}

/** "Farm Stand in Cottontown, Tennessee", "Joy Yoga | Boulder, CO": the end of a part of a home page's title. */
function townOfTitle({ title, url }: PageView, isSurely: TownTest): Town | undefined {
  if (!/^\/(?:index\.\w+)?$/.test(new URL(url).pathname)) return undefined;
  for (const part of title.split(/\s[|•·–—-]\s/)) {
    const place = part.slice(/^.{0,60} \p{Ll}{1,3} (?=\p{Lu})/u.exec(part)?.[0].length ?? 0);
    const town = wholeTown(place, { printed: place, quote: title });
    if (town && isSurely(town)) return town;
  }
  return undefined;
}

type TownTest = (town: Town) => boolean;

/** A page with more that may be towns and stand alone names none: each is looked for in all of its lines. */
const MAX_JUDGED = 50;

/** Tells of each town once whether it surely is one. */
function surelyTowns(page: PageView): TownTest {
  const known = new Map<string, boolean>();
  return (town) => {
    const key = `${town.city}|${town.region ?? ''}`;
    const isSurely = known.get(key) ?? (known.size < MAX_JUDGED && isSurelyTown(town, page));
    known.set(key, isSurely);
    return isSurely;
  };
}

/** What follows names as states do: degrees and forms of companies. */
const DEGREE = /^(?:MD|PA|PE|RN|MA|MS|MT|ND|DC|CO|AP)$/;

/** Nothing beside says that it is one: "Jane Smith, MD" and "Wedding Photography, Ireland" are written as towns are. */
function isSurelyTown({ city, region }: Town, { lines, title, words }: PageView): boolean {
  if (region !== undefined && !regionNamed(region) && !IRISH.test(region)) return false;
  const isWord = !city.includes(' ');
  const folded = foldWord(city);
  const { stems, names } = offerWords(words);
  const isOffer = indexOfPhrase(folded, stems, 'stem') >= 0 || containsPhrase(folded, names);
  if (isOffer && !isWord) return false;
  if (!isOffer && (isWord || (region !== undefined && !DEGREE.test(region)))) return true;
  return [foldWord(title), ...lines.map((line) => line.folded)].some((text) =>
    PLACING.some((word) => phraseAt(text, `${word} ${folded}`) >= 0),
  );
}

/** Shorter beginnings are those of towns, too: "van" of Vancouver. */
const MIN_STEM_LENGTH = 5;

interface OfferWords {
  /** Beginnings of words. */
  stems: readonly string[];
  /** Whole words. */
  names: readonly string[];
}

const offers = new WeakMap<WordTable, OfferWords>();

/** What names offers, businesses and people in a language. */
function offerWords(words: WordTable): OfferWords {
  const known = offers.get(words);
  if (known) return known;
  const offered = phrases(words.offered);
  const short = offered.filter(({ length }) => length < MIN_STEM_LENGTH);
  const made = {
    stems: offered.filter(({ length }) => length >= MIN_STEM_LENGTH),
    names: [...short, ...phrases(words.kinds), ...phrases(words.roles)],
  };
  offers.set(words, made);
  return made;
}

const PLACING = ['in', 'near', 'around', 'serving', 'em', 'te', 'bei', 'w', 'din'];

/** "Grand Rapids, Michigan" elsewhere on the page. */
function regionOf(city: string, { lines }: PageView): string | undefined {
  for (const { text } of lines) {
    const at = text.indexOf(`${city}, `);
    const behind =
      at < 0
        ? undefined
        : /^\p{Lu}[\p{L}]{1,20}(?: \p{Lu}\p{L}{2,20})?/u.exec(text.slice(at + city.length + 2))?.[0];
    if (behind !== undefined && regionNamed(behind)) return behind;
  }
  return undefined;
}

/** Where a town was read. */
interface Place {
  printed: string;
  quote: string;
}

interface Town extends Place {
  city: string;
  postal_code?: string;
  region?: string;
  country?: string;
}

const partAt = (line: Line, from: number, to: number): Place => ({
  printed: line.text.slice(from, to).trim(),
  quote: quoteOf(line, from, to),
});

function townOf(line: Line, index: number, page: PageView, isSurely: TownTest): Town | undefined {
  if (line.ownLength < line.text.length || line.kind === 'alt') return undefined;
  const coded = codedTown(page.lines, index);
  if (coded) return coded;
  if (line.text.length <= MAX_LENGTH && (isLabelled(line, page, index) || isBesideContact(index, page))) {
    const label = LABEL.exec(line.text)?.[0].length ?? 0;
    const end = line.text.replace(/\s?\([^()]{6,60}\)\.?$/, '').length;
    const text = line.text.slice(label, end);
    const town = wholeTown(text, partAt(line, label, end));
    if (town) return town;
    const numbered = withCode(NUMBERED.exec(text), partAt(line, label, end));
    if (numbered && (isLabelled(line, page, index) || isSurelyCode(numbered.postal_code!, page)))
      return numbered;
  }
  const labelled =
    line.text.length <= MAX_LENGTH
      ? withCode(TOLD_CODE.exec(line.text), partAt(line, 0, line.text.length))
      : undefined;
  if (labelled) return labelled;
  const part = line.region === 'footer' || /@/.test(line.text) ? partOf(line, isSurely) : undefined;
  if (part) return part;
  if (index >= MAX_LINES && line.kind !== 'heading') return undefined;
  for (const phrase of phrases(page.words.seated)) {
    const at = phraseAt(line.folded, phrase);
    // Folding keeps the length of most texts; where it does not, the words do not fit.
    const start = at + phrase.length;
    const seated =
      at < 0 || line.folded.length !== line.text.length ? null : SEATED.exec(line.text.slice(start));
    if (seated) return told(seated, partAt(line, start + 1, start + seated[0].length));
  }
  return undefined;
}

/** The town of a text that tells nothing else; where the first name is none with its state behind it, the second. */
function wholeTown(text: string, place: Place): Town | undefined {
  for (const form of WHOLE) {
    const whole = form.exec(text);
    const town = whole && told(whole, place);
    if (town) return town;
  }
  return undefined;
}

/** Years and counts of four digits or of thousands stand before names, too, and in English no code does. */
function isSurelyCode(code: string, { language }: PageView): boolean {
  return language !== 'en' && code.length > 4 && !/^\d{2}000$/.test(code);
}

function withCode(match: RegExpExecArray | null, place: Place): Town | undefined {
  const town = match && told(match, place);
  return town ? { ...town, postal_code: match.groups!['code']! } : undefined;
}

/** "Hill Kennels, Pembridge, Leominster, HR6 9HZ": a British or Irish code, which no other number looks like, says which town. */
function codedTown(lines: readonly Line[], index: number): Town | undefined {
  const line = lines[index]!;
  const isAlone = POSTCODE_ALONE.test(line.text) || EIRCODE_ALONE.test(line.text);
  const text = (one: Line | undefined): string => one?.text.replace(/[\s,]+$/, '') ?? '';
  const count = isAlone ? (regionNamed(text(lines[index - 1])) ? 2 : 1) : 0;
  const above = lines.slice(Math.max(0, index - count), index);
  if (above.length < count || above.some(({ container }) => container !== line.container)) return undefined;
  const printed = [...above, line].map(text).join(', ');
  if (printed.length > MAX_LENGTH) return undefined;
  const county = COUNTY_AND_CODE.exec(printed);
  const region = county && regionNamed(county.groups!['county']!) ? county.groups!['county'] : undefined;
  const rest =
    region === undefined ? printed : `${printed.slice(0, county!.index)} ${county!.groups!['code']}`;
  const { city, code } = CODED.exec(rest)?.groups ?? {};
  if (city === undefined || STREET_WORD.test(`${city} `) || regionNamed(city)) return undefined;
  const country = countryOfForm(undefined, code) ?? 'IE';
  const quote = isAlone ? line.quote : quoteOf(line, 0, printed.length);
  return {
    city,
    ...(region === undefined ? {} : { region }),
    postal_code: code!,
    country,
    printed,
    quote,
  };
}

/** "© Anna | anna@mail.ca | Vancouver, BC, Canada": a part of a footer or of a line of contacts, or all of it. */
function partOf(line: Line, isSurely: TownTest): Town | undefined {
  if (line.text.length > MAX_LINE_LENGTH) return undefined;
  for (const mark of [/\s[|•·]\s/, /\s[|•·–—-]\s/]) {
    let from = 0;
    for (const part of line.text.split(mark)) {
      const at = line.text.indexOf(part, from);
      from = at + part.length;
      const lead = /^(?:©|copyright)[^,]{0,60}, /i.exec(part)?.[0].length ?? 0;
      const town = wholeTown(part.slice(lead), partAt(line, at + lead, from));
      if (town && isSurely(town)) return town;
    }
  }
  return undefined;
}

/** "Location: …", "📍 …": what says that a place follows. */
const LABEL = /^(?:[\p{L} ]{4,24}:\s|[^\p{L}\d]{1,4}\s?)(?=\p{Lu})/u;

function isLabelled({ text }: Line, { lines }: PageView, index: number): boolean {
  const label = LABEL.exec(text)?.[0].replace(/ \p{L}+(?=:)/u, '') ?? '';
  return text.startsWith('📍') || isAddressLabel({ text: label }) || isAddressLabel(lines[index - 1]);
}

function isBesideContact(index: number, { lines }: PageView): boolean {
  const near = [lines[index - 1], lines[index + 1]];
  return near.some(
    (one) => one !== undefined && one.text.length < 60 && /@|\d{3}[\s.-]?\d{3}/.test(one.text),
  );
}

/** Towns that are called as the state or county around them. */
const TOWN_REGION = new RegExp(
  `^(?:New York|Washington|Qu[ée]bec|Victoria|Delhi|Chandigarh|Chihuahua|Durango|Guanajuato|Puebla|Quer[eé]taro|San Luis Potos[ií]|Veracruz|Zacatecas|Aguascalientes|Colima|Oaxaca|Campeche|${IE_COUNTIES})$`,
  'u',
);

const IRISH = new RegExp(`^(?:Co\\.?|County) (?:${IE_COUNTIES})$`);

function told({ groups }: RegExpExecArray, place: Place): Town | undefined {
  const { behind, country: last } = groups as { behind?: string; country?: string };
  const stated = last === undefined ? undefined : countryNamed(last);
  if (last !== undefined && stated === undefined) return undefined;
  const city = groups!['city']!.replace(/\.$/, '');
  const country =
    behind !== undefined && (behind.length > 2 || /^(?:UK|US)$/.test(behind))
      ? countryNamed(behind)
      : undefined;
  const isRegion =
    behind !== undefined && (regionNamed(behind) || IRISH.test(behind) || /^\p{Lu}{2}$/u.test(behind));
  if (
    (behind === undefined && regionNamed(city) && !TOWN_REGION.test(city)) ||
    STREET_WORD.test(`${city} `) ||
    /\bCounty$/.test(city) ||
    (behind !== undefined && country === undefined && !isRegion)
  )
    return undefined;
  return {
    city,
    ...(isRegion && country === undefined ? { region: behind } : {}),
    ...((country ?? stated) === undefined ? {} : { country: (country ?? stated)! }),
    ...place,
  };
}
