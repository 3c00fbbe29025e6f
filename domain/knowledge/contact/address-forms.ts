/** How the line with postal code and town is written in many countries. */
import { AU_STATES, BR_STATES, IE_COUNTIES, US_STATE_NAMES, US_STATES, US_WRITTEN } from './regions.ts';

/** How the line with postal code and town is written; groups: postal, city, region. */
export interface Form {
  countries: string[];
  /** Too common a pattern to be taken for an address elsewhere. */
  isOnlyThere?: true;
  /** Houses are told by district and landmark: the street may be many parts before the town. */
  isLong?: true;
  /** The town stands right before the code, and a name before it is a village or quarter. */
  isTownLast?: true;
  /** Cheap, and true of every text that the pattern matches. */
  hint: RegExp;
  pattern: RegExp;
}

const STATE = new RegExp(`^(?:${US_STATES}|${US_STATE_NAMES})$`, 'i');
const CITY = "(?<city>\\p{Lu}[\\p{L}.'’-]{1,30}(?:[ -][\\p{L}.'’-]{1,30}){0,3}?)";
/** "Kalyan (W)": the half of a town that lies on one side of its railway. */
const QUARTERED = `${CITY.slice(0, -1)}(?: \\((?:[EWNS]|East|West|North|South)\\))?)`;
/** A town after its postal code: as many words as begin with a capital, with small words between. */
const CITY_AFTER =
  "(?<city>(?:['’‘](?:s-|t ))?\\p{Lu}[\\p{L}.'’-]{1,30}(?: (?:(?:am|an der|im|in der|bei|auf|vor der|unter|ob|de|del|de la|de los|de las|do|da|dos|das|e|y|el|la|les|le|sur|sous|en|aux|lès|di|in|sul|sulla|nell'|dei|della|a mare|a\\.|b\\.|i\\.|ob der|v\\.|d\\.|den|ter|aan den|aan de|aan|op|van|nad|pod|cel) ?)?\\p{Lu}[\\p{L}.'’()/-]{1,30}| d['’]\\p{Lu}[\\p{L}-]{1,30}){0,3})";
/** "Biel/Bienne", "Bozen / Bolzano": at the end of a line the town's name in another language. */
const CITY_IN_TWO = `${CITY_AFTER.slice(0, -1)}(?: ?/ ?\\p{Lu}[\\p{L}-]{2,30}(?: ?\\(\\p{Lu}{2}\\))?(?=$))?)`;
/** Between a code and its town: some put a dash there. */
const GAP = '(?:,?\\s+(?:[-–]\\s+)?)';
const END = '(?![\\p{L}\\d])';
/** Codes before the town and behind it in countries whose forms are taken only there. */
const CODE_BEFORE_TOWN: readonly (readonly [countries: string, code: string])[] = [
  ['RO', '\\d{6}'],
  ['CZ SK SE GR', '\\d{3} ?\\d{2}'],
  ['FI HR TR MY EE RS ME UA MX CR MA TN DZ', '\\d{5}'],
  ['HU SI BG LI CY MK', '\\d{4}'],
  ['LT LV MD', '(?:(?:LT|LV|MD)-?)?\\d{4,5}'],
  ['AR', '[A-Z]?\\d{4}(?:[A-Z]{3})?'],
];
const CODE_AFTER_TOWN: readonly (readonly [countries: string, code: string])[] = [
  ['SG RO CN CO EC', '\\d{6}'],
  ['IL CL', '\\d{7}'],
  ['PE UA TH TW', '\\d{5}'],
  ['PH BD PK', '\\d{4,5}'],
  ['JP', '\\d{3}-\\d{4}'],
];
/** Countries whose letters stand before their codes, wherever the town stands. */
const LETTERED = ['LT', 'LV', 'MD'];
export const FORMS: Form[] = [
  ...LETTERED.flatMap((letters): Form[] => {
    const code = `(?<postal>${letters}-?\\d{4,5})`;
    const form = (pattern: string): Form => ({
      countries: [letters],
      hint: new RegExp(`${letters}-?\\d{4}`),
      pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'gu'),
    });
    return [form(`${CITY},? ${code}${END}`), form(`${code},? ${CITY_AFTER}`)];
  }),
  {
    // States of Brazil have the letters of American ones, and codes of five digits and three.
    countries: ['US'],
    hint: /\d{5}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY},?\\s+(?<region>${US_WRITTEN}),?\\s+(?<postal>\\d{5}(?:-\\d{4})?)${END}(?!-\\d)`,
      'gu',
    ),
  },
  {
    countries: ['CA'],
    hint: /[A-Z]\d[A-Z] ?\d[A-Z]\d/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY},?\\s+\\(?(?<region>AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|PEI|QC|SK|YT|B\\.C\\.|N\\.[BSLTU]\\.|P\\.E\\.I?\\.|Alta\\.|Man\\.|Ont\\.|Sask\\.|Newfoundland(?: and Labrador)?|Prince Edward Island|Yukon|Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Québec|Quebec|Saskatchewan)\\)?[.,]?\\s+(?<postal>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)${END}`,
      'gu',
    ),
  },
  {
    countries: ['AU'],
    hint: /[A-Za-z],?\s+\d{4}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY},?\\s+(?<region>${AU_STATES}),?\\s+(?<postal>\\d{4})${END}`,
      'gu',
    ),
  },
  {
    countries: ['GB'],
    isTownLast: true,
    hint: /\d[A-Z\d]? \d[A-Z]{2}/,
    pattern: new RegExp(
      // "Faversham, KentME13 7AB": a space is easily forgotten.
      `(?<![\\p{L}])${CITY}(?:,\\s+(?<region>\\p{Lu}[\\p{L} ]{3,24}))?(?:[.,]?\\s+|(?<=\\p{Ll}))(?<postal>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})${END}`,
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
    countries: ['IE'],
    hint: /Dublin \d/,
    pattern: new RegExp(
      `(?<![\\p{L}])(?<city>Dublin \\d{1,2}W?)(?:,?\\s+(?<postal>[A-Z]\\d[\\dW] ?[A-Z\\d]{4}))?${END}`,
      'gu',
    ),
  },
  {
    countries: ['IE'],
    hint: /\b(?:Co\.?|County) [A-Z]/,
    pattern: new RegExp(`(?<![\\p{L}])${CITY},?\\s+(?:Co\\.?|County) (?<region>${IE_COUNTIES})${END}`, 'gu'),
  },
  {
    countries: ['IN'],
    isOnlyThere: true,
    isLong: true,
    isTownLast: true,
    hint: /\d{3} ?\d{3}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${QUARTERED}(?:,\\s?(?<region>\\p{Lu}[\\p{L} ]{2,24}?))?\\s?[-–,.]?\\s?(?<postal>[1-9]\\d{2} ?\\d{3})${END}`,
      'gu',
    ),
  },
  ...['NZ', 'ZA'].map((country): Form => ({
    countries: [country],
    isOnlyThere: true,
    hint: /\d{4}/,
    pattern: new RegExp(`(?<![\\p{L}])${CITY},?\\s+(?<postal>\\d{4})${END}`, 'gu'),
  })),
  {
    countries: ['BR'],
    hint: /\d{5}-?\d{3}|\d{2}\.\d{3}-\d{3}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY}\\s?[-/–,]\\s?(?<region>${BR_STATES})\\s?[-–,.|]?\\s(?:CEP:?\\s)?(?<postal>\\d{5}-?\\d{3}|\\d{2}\\.\\d{3}-\\d{3})${END}`,
      'gu',
    ),
  },
  {
    countries: ['BR'],
    hint: /\d{5}-\d{3}|\d{2}\.\d{3}-\d{3}/,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:CEP:?\\s)?(?<postal>\\d{2}\\.?\\d{3}-\\d{3})\\s?[-–,|]?\\s${CITY}\\s?[-/–,]\\s?(?<region>${BR_STATES})${END}`,
      'gu',
    ),
  },
  {
    countries: ['NL'],
    hint: /\d{4} ?[A-Z][A-Za-z]/,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:NL-)?(?<postal>\\d{4} ?[A-Z][A-Za-z])${GAP}${CITY_AFTER}`, 'gu'),
  },
  {
    countries: ['PT'],
    hint: /\d{4}-\d{3}/,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?<postal>\\d{4}-\\d{3})${GAP}${CITY_AFTER}`, 'gu'),
  },
  {
    countries: ['PL'],
    hint: /\d{2}-\d{3}/,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?<postal>\\d{2}-\\d{3})${GAP}${CITY_AFTER}`, 'gu'),
  },
  {
    countries: ['PL'],
    hint: /\p{L} \d{2}-\d{3}$/u,
    pattern: new RegExp(`^${CITY},? (?<postal>\\d{2}-\\d{3})$`, 'gu'),
  },
  {
    countries: ['DE', 'FR', 'ES', 'IT'],
    hint: /\d{5}/,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:D|F|E|I|DE|FR|ES|IT)(?: ?[-–] ?| ))?(?<postal>\\d{5})${GAP}${CITY_IN_TWO}(?:\\s?\\((?<region>[\\p{L} ]{2,20})\\))?`,
      'gu',
    ),
  },
  {
    countries: ['DE', 'FR', 'ES', 'IT'],
    hint: /\(\d{5}\)/,
    pattern: new RegExp(`(?<![\\p{L}])${CITY}\\s?\\((?<postal>\\d{5})\\)`, 'gu'),
  },
  {
    countries: ['FR'],
    isOnlyThere: true,
    hint: /\d{2} \d{3}/,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?<postal>\\d{2} \\d{3}),?\\s+${CITY_AFTER}`, 'gu'),
  },
  {
    countries: ['AT', 'CH', 'BE', 'DK', 'NO', 'LU'],
    hint: /\d{4}/,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:A|CH|B|DK|L|N)(?: ?[-–] ?| ))?(?<postal>\\d{4}),?\\s+${CITY_IN_TWO}`,
      'gu',
    ),
  },
  ...CODE_BEFORE_TOWN.map(([countries, code]): Form => ({
    countries: countries.split(' '),
    isOnlyThere: true,
    hint: /\d{3}/,
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?<postal>${code})(?:,\\s|\\s+[-–]\\s|\\s+)${CITY_AFTER}`, 'gu'),
  })),
  ...CODE_AFTER_TOWN.map(([countries, code]): Form => ({
    countries: countries.split(' '),
    isOnlyThere: true,
    hint: /\d{2}/,
    pattern: new RegExp(
      `(?<![\\p{L}])${CITY}(?:,\\s(?<region>\\p{Lu}[\\p{L} ]{2,24}?))?(?:,|\\s[-–])?\\s(?<postal>${code})${END}`,
      'gu',
    ),
  })),
];
/** A county of Ireland on a line of its own. */
export const COUNTY_ALONE = new RegExp(`^(?:Co\\.?|County) (${IE_COUNTIES})\\.?$`);

/** A British or Irish postcode on a line of its own. */
export const POSTCODE_ALONE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
export const EIRCODE_ALONE = /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/;

/** A postal code of digits on a line of its own, as South Africans and others write it. */
export const DIGITS_ALONE = /^\d{4}(?:\d{2})?$/;
const STATED: [string, RegExp][] = [
  ['IN', /\+91(?!\d{0,2}$)|(?<!\p{L})India(?!\p{L})/u],
  ['ZA', /\+27(?!\d{0,2}$)|(?<!\p{L})South Africa(?!\p{L})/u],
  ['SG', /\+65(?!\d{0,2}$)|(?<!\p{L})Singapore \d{6}(?!\d)/u],
  ['NZ', /\+64(?!\d{0,2}$)|(?<!\p{L})(?:New Zealand|Aotearoa)(?!\p{L})/u],
];

/** Of the countries whose forms are taken only there: the one that a page names, by name or dialling code. */
export function countryStated(texts: readonly string[]): string | undefined {
  const found = STATED.filter(([, pattern]) => texts.some((text) => pattern.test(text)));
  return found.length === 1 ? found[0]![0] : undefined;
}

/** The country that region and postal code together can only be of. */
export function countryOfForm(
  region: string | undefined,
  postalCode: string | undefined,
): string | undefined {
  const code = postalCode ?? '';
  if (/^\d{5}(?:-\d{4})?$/.test(code) && STATE.test(region ?? '')) return 'US';
  if (/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(code)) return 'CA';
  return POSTCODE_ALONE.test(code) ? 'GB' : undefined;
}
