/** Puts street, town and region of an address where they belong: counties taken for towns, districts beside streets. */
import { COUNTY_ALONE } from './address-forms.ts';
import { countryNamed } from './country-names.ts';
import { regionNamed } from './regions.ts';
import { STREET_WORD } from './streets.ts';

/** The quarter that Mexican addresses name behind the street. */
const COLONY = /[,\s]+(?:zona centro|centro|(?:col\.?|colonia|fracc\.?)\s[^,]{2,40})$/i;
/** What stands behind a town and is no district of it. */
export const GERMAN_STATE =
  /^(?:Bayern|Hessen|Sachsen|Saarland|Niedersachsen|Brandenburg|Berlin|Hamburg|Bremen|Thüringen)$/;

interface Place {
  street: string;
  city: string;
  region?: string;
}

/** What stands around a town: regions before and behind its code, districts between it and the street. */
export function settle(told: Place, country: string | undefined, rest: string): Place {
  let { street, city, region } = told;
  const parts = street.split(/,\s*/);
  // "High Street, Lavenham, Sudbury, Suffolk CO10 9PT": what was taken for the town is its county.
  const isTown = parts.length > 1 && !/\d/.test(parts.at(-1)!) && !STREET_WORD.test(parts.at(-1)!);
  const irish = country === 'IE' ? COUNTY_ALONE.exec(city)?.[1] : undefined;
  if (region === undefined && isTown && (irish !== undefined || regionNamed(city))) {
    region = irish ?? city;
    city = parts.at(-1)!;
    street = parts.slice(0, -1).join(', ');
  }
  const behind = /^[\s,(–-]{1,3}(\p{Lu}[\p{L}. ]{1,30}?)\)?(?=[,.;|·•\n(]|\s[–-]\s|$)/u.exec(rest)?.[1];
  if (region === undefined && behind !== undefined && regionNamed(behind.trim())) region = behind.trim();
  if (country === 'DE' && region === undefined) {
    const district = /^\s[-–]\s(\p{Lu}\p{Ll}{2,20})$/u.exec(rest)?.[1];
    if (district !== undefined && !GERMAN_STATE.test(district) && countryNamed(district) === undefined)
      city = `${city} - ${district}`;
  }
  if (country === 'MX')
    street = street
      .replace(COLONY, '')
      .replace(/,?\s*C\.?\s?P\.?$/, '')
      .replace(COLONY, '');
  if (country === 'BR') street = withoutDistrict(street);
  return { street, city, ...(region === undefined ? {} : { region }) };
}

/** "Rua Augusta, 1508 - Sala 2 - Consolação": the street with its number, and the district that it is in. */
function withoutDistrict(street: string): string {
  return (
    /^(.{4,60}?,?\s(?:n[º°o.]*\s?)?(?:\d{1,5}[a-zA-Z]?|s\/n|[Kk]m \d{1,4}))(?:\s?[,–-]\s.*)?$/u.exec(
      street,
    )?.[1] ?? street
  );
}
