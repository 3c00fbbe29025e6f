/** Which country a business is in, by its own site's evidence. */
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { Fact } from '../../../contract/schemas/facts.ts';
import type { Line } from '../page/lines.ts';
import { remembering } from '../remembering.ts';
import { countryOfName } from './country-names.ts';
import { isPostalCode } from './postal-codes.ts';
import { countryOfPlaces } from './telling-places.ts';

/** Ends of host names that are a country's by the letter, and anybody's in practice. */
const GENERIC_TLDS = new Set(
  'ac ag ai am as bz cc cd cf co cx dj eu fm ga gd gg gl gq gs gy im io je ki la lc li ly me ml ms mu nu pm pn pw re sc sh sn so st su tc tf tk tl to tv vc vg vu wf ws yt'.split(
    ' ',
  ),
);
const BY_LANGUAGE: Record<string, string> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  ro: 'RO',
  pt: 'PT',
  ja: 'JP',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  hr: 'HR',
  sl: 'SI',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  no: 'NO',
  fi: 'FI',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  el: 'GR',
  bg: 'BG',
  uk: 'UA',
  tr: 'TR',
  ca: 'ES',
};

const MEXICAN_STATE =
  '(?:Ags|B\\.?C\\.?S?|Camp|Chis|Chih|Coah|Dgo|Gto|Gro|Hgo|Jal|Méx|Mich|Mor|Nay|N\\.?L|Oax|Pue|Qro|Q\\.? ?Roo|S\\.?L\\.?P|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)';
/** "Col. Centro, C.P. 06010", "97000 Mérida, Yuc.": addresses of Mexico, whose codes are as Spanish ones. */
const MEXICAN = new RegExp(
  `(?<!\\p{L})(?:Col|Fracc)\\. \\p{Lu}.{2,60}(?<!\\d)\\d{5}(?!\\d)|\\d{5},? (?:Ciudad de México|CDMX)|\\d{5},? \\p{Lu}[\\p{L} ]{2,30}, ${MEXICAN_STATE}(?:\\.|$)`,
  'u',
);

/** "San Rafael - Mendoza - Argentina": the one country that lines of places end in, those of the footer above all. */
export function countryTold(lines: readonly Line[]): string | undefined {
  const told = new Set<string>();
  for (const { text, region, container } of lines) {
    if (text.length <= 200 && MEXICAN.test(text)) told.add('MX');
    if (text.length > 120 || !/[\s,–-]\p{L}+\.?$/u.test(text)) continue;
    const parts = text.split(/\s[-–|·]\s|,\s*/);
    const isPlace =
      region === 'footer' || container.name === 'address' ? parts.length >= 2 : parts.length >= 3;
    const code = isPlace ? countryOfName(parts.at(-1)!.replace(/\.$/, '')) : undefined;
    if (code !== undefined) told.add(code);
  }
  return told.size === 1 ? [...told][0] : undefined;
}

/** "Fern Salon | Kingdom of Norway": what the title of a page ends in. */
export const countryInTitle = (title: string): string | undefined =>
  /[|,–—-]/u.test(title) ? countryOfName(title.split(/\s?[|,–—]\s?|\s-\s/u).at(-1)!) : undefined;

/** By the end of the host name, e.g. `.de`, `.co.uk`. */
export function countryOfHost(url: string): string | undefined {
  const [end, second] = new URL(url).hostname.split('.').reverse() as [string, string | undefined];
  if (end === 'uk') return 'GB';
  if (end === 'cat') return 'ES';
  const isNational = !GENERIC_TLDS.has(end) || /^(?:com?|org|net|gov|edu)$/.test(second ?? '');
  const country = end.toUpperCase();
  return isNational && isSupportedCountry(country) ? country : undefined;
}

/**
 * The country that most speakers' sites in a language are from, unless the postal codes of `facts` are not its own; weak
 * evidence, English gives none.
 */
export function countryOfLanguage(
  language: string | undefined,
  facts: readonly Fact[] = [],
): string | undefined {
  const country = language === undefined ? undefined : BY_LANGUAGE[language];
  return country !== undefined && hasCodesOf(facts, country) ? country : undefined;
}

/** Currencies that are one country's. */
const BY_CURRENCY: Record<string, string> = {
  GBP: 'GB',
  CHF: 'CH',
  PLN: 'PL',
  RON: 'RO',
  JPY: 'JP',
  INR: 'IN',
  ZAR: 'ZA',
  BRL: 'BR',
  BHD: 'BH',
  KWD: 'KW',
  QAR: 'QA',
  AED: 'AE',
  SAR: 'SA',
  EGP: 'EG',
  TRY: 'TR',
  CZK: 'CZ',
  HUF: 'HU',
  BGN: 'BG',
  KES: 'KE',
  NGN: 'NG',
  GHS: 'GH',
  TZS: 'TZ',
  UGX: 'UG',
  LKR: 'LK',
  NPR: 'NP',
  BDT: 'BD',
  PKR: 'PK',
  PHP: 'PH',
  IDR: 'ID',
  MYR: 'MY',
  THB: 'TH',
  VND: 'VN',
  ILS: 'IL',
  UAH: 'UA',
};

/** Where the languages are spoken; weaker than anything that a site says, and told apart by its numbers. */
const SPEAKING: Record<string, readonly CountryCode[]> = {
  en: ['US', 'GB', 'AU', 'IE', 'NZ', 'ZA', 'IN'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC', 'CR'],
  pt: ['PT', 'BR'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  ro: ['RO', 'MD'],
};
const MAX_WEIGHED = 3;
/** That a number would be a mobile one in one country and not in another does not decide between them. */
const MIN_LEAD = 0.5;
/** So few digits may be a number without its area. */
const MAX_LOCAL_DIGITS = 8;

/** Grouped as mobile numbers of New Zealand are. */
const LONDON = /^\(?020\)?[\s-]?[378]\d{3}[\s-]?\d{4}$/;

/** What a site says besides its numbers. */
interface Surroundings {
  facts: readonly Fact[];
  texts: readonly string[];
}

/**
 * The one country of a language in which numbers in national form are valid and grouped as people there write them; of
 * several where they are valid, the one whose places the site names, else that of most speakers, unless the numbers are
 * more likely those of another one.
 */
export function guessCountry(
  printed: readonly string[],
  language: string | undefined,
  { facts, texts }: Surroundings,
): string | undefined {
  const usual = countryOfLanguage(language, facts);
  const numbers = [...new Set(printed)]
    .filter((one) => isNational(one) && one.replace(/\D/g, '').length > MAX_LOCAL_DIGITS)
    .slice(0, MAX_WEIGHED);
  const spoken = language ?? 'en';
  const isLondon = numbers.some((one) => LONDON.test(one));
  const countries = (SPEAKING[spoken] ?? []).filter(
    (one) => (!isLondon || one !== 'NZ') && hasCodesOf(facts, one),
  );
  const scores = countries.map((country) => {
    const score = numbers.reduce((sum, one) => sum + nationalForm(one, country), 0);
    return { country, score };
  });
  const sorted = scores.toSorted((a, b) => b.score - a.score);
  const [best, second] = sorted;
  if (best === undefined || best.score === 0) return usual;
  // English is spoken in too many countries to go by numbers that are merely possible there.
  const enough = spoken === 'en' ? 2 * numbers.length : numbers.length;
  // A whole number that is one in no other country says as much as its form.
  const isOnlyOne = second?.score === 0 && numbers.every((one) => one.replace(/\D/g, '').length >= 10);
  const isAhead = best.score - (second?.score ?? 0) >= MIN_LEAD;
  if (isAhead && (best.score >= enough || isOnlyOne)) return best.country;
  const possible = sorted.flatMap(({ country, score }) => (score >= numbers.length ? [country] : []));
  const isLikely = scores.some(({ country, score }) => country === usual && score === best.score);
  return countryOfPlaces(texts, spoken, possible) ?? (isLikely ? usual : undefined);
}

/** Whether the postal codes of a site, as far as they leave its country open, may be of this one. */
function hasCodesOf(facts: readonly Fact[], country: string): boolean {
  return facts.every(({ kind, value }) => {
    const code = kind === 'address' && value.country === undefined ? value.postal_code : undefined;
    return code === undefined || !isPostalCode(code, undefined) || isPostalCode(code, country);
  });
}

/** Kinds of numbers that small businesses print least. */
const UNUSUAL = new Set<string | undefined>(['VOIP', 'PREMIUM_RATE', 'UAN', 'PERSONAL_NUMBER', 'PAGER']);

/** Groups that people write besides those of the country's numbering plan. */
const OWN_GROUPS: Partial<Record<CountryCode, RegExp>> = { ES: /^9[1-8] \d{3} \d{2} \d{2}$/ };
/** Dialled as the numbers of Great Britain are. */
const BRITISH_ISLANDS = new Set<string>(['GG', 'JE', 'IM']);

/** 0 for no number of the country, 1 for one, 2 in the groups that its people write, 3 with their brackets. */
function nationalForm(printed: string, country: CountryCode): number {
  return nationalForms(`${country} ${printed}`);
}

/** By the country, a space and the number. */
const nationalForms = remembering((key) => readNationalForm(key.slice(3), key.slice(0, 2) as CountryCode));

function readNationalForm(printed: string, country: CountryCode): number {
  const number = parsePhoneNumberFromString(printed.replace(/[•∙]/g, ' '), country);
  const own = number?.country !== undefined && BRITISH_ISLANDS.has(number.country) ? 'GB' : number?.country;
  if (number === undefined || own !== country || !number.isValid()) return 0;
  const type = number.getType();
  // Their groups say nothing: what is written like one is far more often a plain number of elsewhere.
  if (UNUSUAL.has(type)) return 0.25;
  const plain = type === 'MOBILE' ? 1.25 : 1;
  // Nearly every number is one of India, and its plan knows neither its areas nor how people group them.
  if (country === 'IN' && type !== 'MOBILE') return plain;
  const groups = (text: string): string => text.replace(/^\D+|\D+$/g, '').replace(/\D+/g, ' ');
  const usual = number.formatNational();
  const withoutTrunk = number.formatInternational().replace(/^\+\d+/, '');
  const isOwn = OWN_GROUPS[country]?.test(groups(printed)) === true;
  if (!isOwn && ![usual, withoutTrunk].some((form) => groups(form) === groups(printed))) return plain;
  return plain + (printed.includes('(') === usual.includes('(') ? 2 : 1);
}

/** Of a number in international form. */
const countryOfNumber = remembering((number) => parsePhoneNumberFromString(number)?.country);

/** By the dialling codes of the numbers that a page shows, calls or sends messages to. */
export function countryDialled(html: string): string | undefined {
  const countries: string[] = [];
  for (const { 1: digits } of html.matchAll(
    /(?:(?:tel:|>|:)\s{0,2}\(?(?:\+|%2B|00)|wa\.me\/(?:\+|%2B)?|[?&]phone=(?:\+|%2B)?)([1-9][\d\s().-]{7,18}\d)/g,
  )) {
    const country = countryOfNumber(`+${digits!.replace(/\D/g, '')}`);
    if (country !== undefined) countries.push(country);
    if (countries.length >= MAX_WEIGHED) break;
  }
  return mostFrequent(countries);
}

/**
 * Country of a site: what its addresses say, then its host name, the region of its language tag (`region`), its
 * numbers, the currency of its prices, its language.
 */
export function inferCountry(
  facts: readonly Fact[],
  url: string,
  language: string | undefined,
  region?: string,
): string | undefined {
  return countryOfEvidence(facts, url, language, region) ?? countryOfLanguage(language);
}

/** The same without the guess by its language. */
export function countryOfEvidence(
  facts: readonly Fact[],
  url: string,
  language: string | undefined,
  region?: string,
): string | undefined {
  const stated = facts.flatMap(({ kind, value }) =>
    kind === 'address' && value.country !== undefined ? [value.country] : [],
  );
  return (
    mostFrequent(stated) ??
    countryOfHost(url) ??
    region ??
    countryOfTrade(facts, countryOfLanguage(language)) ??
    countryOfMail(facts)
  );
}

/** By the ends of the hosts that its emails are at: "anna@gmx.ch". */
function countryOfMail(facts: readonly Fact[]): string | undefined {
  const countries = facts.flatMap((fact) => {
    const host = fact.kind === 'email' ? fact.value.address.split('@')[1] : undefined;
    const url = host === undefined ? null : URL.parse(`https://${host}/`);
    return (url && countryOfHost(url.href)) ?? [];
  });
  return mostFrequent(countries);
}

/** By numbers and by currencies; a national number that was read by the language's country (`guess`) proves nothing. */
function countryOfTrade(facts: readonly Fact[], guess: string | undefined): string | undefined {
  const numbers = facts.flatMap((fact) => {
    const country =
      fact.kind === 'phone' && fact.value.e164 !== undefined ? countryOfNumber(fact.value.e164) : undefined;
    const isGuess = country === guess && fact.kind === 'phone' && isNational(fact.value.printed);
    return country === undefined || isGuess ? [] : [country];
  });
  const currencies = facts.flatMap((fact) => {
    const country = fact.kind === 'service' ? BY_CURRENCY[fact.value.currency ?? ''] : undefined;
    return country === undefined ? [] : [country];
  });
  return mostFrequent(numbers) ?? mostFrequent(currencies);
}

export function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Numbers in national form that were read by the country of the page's language, read again by the site's own. */
export function renumber(
  facts: readonly Fact[],
  country: string | undefined,
  language: string | undefined,
): Fact[] {
  const guess = countryOfLanguage(language);
  const isPlausible = countryOfLanguage(language, facts) === guess;
  if (guess === undefined || country === guess || (country === undefined && isPlausible)) return [...facts];
  return facts.map((fact) => {
    if (fact.kind !== 'phone' || fact.value.e164 === undefined || !isNational(fact.value.printed))
      return fact;
    const isGuessed = countryOfNumber(fact.value.e164) === guess;
    return isGuessed ? { ...fact, value: { printed: fact.value.printed } } : fact;
  });
}

const isNational = (printed: string): boolean => !/^\s*(?:\+|00)/.test(printed);
