/** Names of countries in the languages that are read. */
import { getCountries } from 'libphonenumber-js/max';
import { foldWord, wordTables } from '../words/index.ts';

/** What people write besides the names that languages have for countries. */
const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  eire: 'IE',
  usa: 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  us: 'US',
  'the netherlands': 'NL',
  holland: 'NL',
  espana: 'ES',
  'czech republic': 'CZ',
  'republica moldova': 'MD',
  moldova: 'MD',
  'r. moldova': 'MD',
  'hong kong': 'HK',
  aotearoa: 'NZ',
  uae: 'AE',
  'u.a.e.': 'AE',
};
/** Names of countries that are as well those of states, towns or people. */
const NO_NAMES = new Set(['georgia', 'jordan', 'chad', 'jersey', 'martinique', 'reunion', 'ile']);

let named: Map<string, string> | undefined;

/** Countries by their names in the languages that are read. */
function countryNames(): Map<string, string> {
  if (named) return named;
  named = new Map(Object.entries(OTHER_NAMES));
  for (const { language } of wordTables) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const country of getCountries()) {
      const name = foldWord(names.of(country) ?? '');
      if (name.length > 1 && !NO_NAMES.has(name) && !named.has(name)) named.set(name, country);
    }
  }
  return named;
}

/** The country that a name or code stands for. */
export function countryNamed(text: string): string | undefined {
  const name = text.trim();
  return countryOfName(name) ?? (/^[A-Z]{2}$/.test(name) ? name : undefined);
}

const MAX_NAME = 40;
/** "Kingdom of Norway", "Republic of Malta" */
const STYLE = /^(?:the )?(?:kingdom|republic|sultanate|principality|state|grand duchy) of /u;

/** The country that a name stands for, in any of the languages that are read. */
export function countryOfName(text: string): string | undefined {
  const name = text.trim();
  if (name.length > MAX_NAME) return undefined;
  const folded = foldWord(name);
  return countryNames().get(folded) ?? countryNames().get(folded.replace(STYLE, ''));
}
