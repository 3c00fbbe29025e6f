/** Which country a business is in, by its own site's evidence. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Fact } from '../../contract/schemas/facts.ts';
import type { Line } from './lines.ts';

/** ISO 3166-1 alpha-2 by the ends of host names that belong to one country in practice. */
const COUNTRY_TLDS = new Set(
  'de at ch fr es it nl be lu pt pl ro ie cz sk hu si hr gr dk se no fi is ee lv lt bg jp ca au nz us mx br ar cl pe za in sg li'.split(
    ' ',
  ),
);
const NAMES: Record<string, string> = {
  germany: 'DE',
  deutschland: 'DE',
  alemania: 'DE',
  allemagne: 'DE',
  germania: 'DE',
  austria: 'AT',
  österreich: 'AT',
  switzerland: 'CH',
  schweiz: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  suiza: 'CH',
  france: 'FR',
  frankreich: 'FR',
  francia: 'FR',
  spain: 'ES',
  españa: 'ES',
  espana: 'ES',
  spanien: 'ES',
  espagne: 'ES',
  spagna: 'ES',
  italy: 'IT',
  italia: 'IT',
  italien: 'IT',
  italie: 'IT',
  'united kingdom': 'GB',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  gb: 'GB',
  ireland: 'IE',
  'republic of ireland': 'IE',
  india: 'IN',
  'united states': 'US',
  usa: 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  us: 'US',
  canada: 'CA',
  australia: 'AU',
  'new zealand': 'NZ',
  netherlands: 'NL',
  'the netherlands': 'NL',
  nederland: 'NL',
  belgium: 'BE',
  belgië: 'BE',
  belgique: 'BE',
  portugal: 'PT',
  poland: 'PL',
  polska: 'PL',
  romania: 'RO',
  românia: 'RO',
  japan: 'JP',
  日本: 'JP',
  luxembourg: 'LU',
  luxemburg: 'LU',
  mexico: 'MX',
  méxico: 'MX',
  brazil: 'BR',
  brasil: 'BR',
  denmark: 'DK',
  danmark: 'DK',
  sweden: 'SE',
  sverige: 'SE',
  norway: 'NO',
  norge: 'NO',
  finland: 'FI',
  argentina: 'AR',
  chile: 'CL',
  colombia: 'CO',
  perú: 'PE',
  uruguay: 'UY',
  ecuador: 'EC',
  bolivia: 'BO',
  paraguay: 'PY',
  venezuela: 'VE',
  'costa rica': 'CR',
  'south africa': 'ZA',
};
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
};

/** The country that a name or code stands for. */
export function countryNamed(text: string): string | undefined {
  const name = text.trim();
  const known = NAMES[name.toLowerCase()];
  return known ?? (/^[A-Z]{2}$/.test(name) ? name : undefined);
}

/** "San Rafael - Mendoza - Argentina": the one country that lines of places end in, those of the footer above all. */
export function countryTold(lines: readonly Line[]): string | undefined {
  const told = new Set<string>();
  for (const { text, region, container } of lines) {
    if (text.length > 120 || !/[\s,–-]\p{L}+\.?$/u.test(text)) continue;
    const parts = text.split(/\s[-–|·]\s|,\s*/);
    const isPlace =
      region === 'footer' || container.name === 'address' ? parts.length >= 2 : parts.length >= 3;
    const code = isPlace ? NAMES[parts.at(-1)!.replace(/\.$/, '').trim().toLowerCase()] : undefined;
    if (code !== undefined) told.add(code);
  }
  return told.size === 1 ? [...told][0] : undefined;
}

/** By the end of the host name, e.g. `.de`, `.co.uk`. */
export function countryOfHost(url: string): string | undefined {
  const end = new URL(url).hostname.split('.').pop()!;
  if (end === 'uk') return 'GB';
  return COUNTRY_TLDS.has(end) ? end.toUpperCase() : undefined;
}

/** The country that most speakers' sites in a language are from; weak evidence, English gives none. */
export function countryOfLanguage(language: string | undefined): string | undefined {
  return language === undefined ? undefined : BY_LANGUAGE[language];
}

/** Currencies that are one country's. */
const BY_CURRENCY: Record<string, string> = { GBP: 'GB', CHF: 'CH', PLN: 'PL', RON: 'RO', JPY: 'JP' };

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
  const stated = facts.flatMap(({ kind, value }) =>
    kind === 'address' && value.country !== undefined ? [value.country] : [],
  );
  return (
    mostFrequent(stated) ??
    countryOfHost(url) ??
    region ??
    countryOfTrade(facts, countryOfLanguage(language)) ??
    countryOfLanguage(language)
  );
}

/** By numbers and by currencies; a national number that was read by the language's country (`guess`) proves nothing. */
function countryOfTrade(facts: readonly Fact[], guess: string | undefined): string | undefined {
  const numbers = facts.flatMap((fact) => {
    const country =
      fact.kind === 'phone' && fact.value.e164 !== undefined
        ? parsePhoneNumberFromString(fact.value.e164)?.country
        : undefined;
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
  if (country === undefined || guess === undefined || country === guess) return [...facts];
  return facts.map((fact) => {
    if (fact.kind !== 'phone' || fact.value.e164 === undefined || !isNational(fact.value.printed))
      return fact;
    const isGuessed = parsePhoneNumberFromString(fact.value.e164)?.country === guess;
    return isGuessed ? { ...fact, value: { printed: fact.value.printed } } : fact;
  });
}

const isNational = (printed: string): boolean => !/^\s*(?:\+|00)/.test(printed);
