/** The time zone that a business keeps its hours in, where its address or phone leaves only one. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Fact } from '../../../contract/schemas/facts.ts';

/** Countries with one zone (or one where practically everybody lives). */
const BY_COUNTRY: Record<string, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  LU: 'Europe/Luxembourg',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PL: 'Europe/Warsaw',
  RO: 'Europe/Bucharest',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  HU: 'Europe/Budapest',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  GR: 'Europe/Athens',
  BG: 'Europe/Sofia',
  HR: 'Europe/Zagreb',
  SI: 'Europe/Ljubljana',
  EE: 'Europe/Tallinn',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  JP: 'Asia/Tokyo',
  SG: 'Asia/Singapore',
  IN: 'Asia/Kolkata',
  NZ: 'Pacific/Auckland',
  ZA: 'Africa/Johannesburg',
  IS: 'Atlantic/Reykjavik',
  LI: 'Europe/Vaduz',
  AE: 'Asia/Dubai',
  AL: 'Europe/Tirane',
  AM: 'Asia/Yerevan',
  AO: 'Africa/Luanda',
  AZ: 'Asia/Baku',
  BA: 'Europe/Sarajevo',
  BD: 'Asia/Dhaka',
  BH: 'Asia/Bahrain',
  BO: 'America/La_Paz',
  BW: 'Africa/Gaborone',
  CI: 'Africa/Abidjan',
  CM: 'Africa/Douala',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CU: 'America/Havana',
  CY: 'Asia/Nicosia',
  DO: 'America/Santo_Domingo',
  DZ: 'Africa/Algiers',
  EG: 'Africa/Cairo',
  ET: 'Africa/Addis_Ababa',
  GE: 'Asia/Tbilisi',
  GH: 'Africa/Accra',
  GT: 'America/Guatemala',
  HK: 'Asia/Hong_Kong',
  HN: 'America/Tegucigalpa',
  IL: 'Asia/Jerusalem',
  JM: 'America/Jamaica',
  JO: 'Asia/Amman',
  KE: 'Africa/Nairobi',
  KH: 'Asia/Phnom_Penh',
  KR: 'Asia/Seoul',
  KW: 'Asia/Kuwait',
  LB: 'Asia/Beirut',
  LK: 'Asia/Colombo',
  MA: 'Africa/Casablanca',
  MC: 'Europe/Monaco',
  MD: 'Europe/Chisinau',
  ME: 'Europe/Podgorica',
  MK: 'Europe/Skopje',
  MO: 'Asia/Macau',
  MT: 'Europe/Malta',
  MU: 'Indian/Mauritius',
  MY: 'Asia/Kuala_Lumpur',
  MZ: 'Africa/Maputo',
  NA: 'Africa/Windhoek',
  NG: 'Africa/Lagos',
  NI: 'America/Managua',
  NP: 'Asia/Kathmandu',
  OM: 'Asia/Muscat',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PH: 'Asia/Manila',
  PK: 'Asia/Karachi',
  PR: 'America/Puerto_Rico',
  PY: 'America/Asuncion',
  QA: 'Asia/Qatar',
  RS: 'Europe/Belgrade',
  RW: 'Africa/Kigali',
  SA: 'Asia/Riyadh',
  SN: 'Africa/Dakar',
  SV: 'America/El_Salvador',
  TH: 'Asia/Bangkok',
  TN: 'Africa/Tunis',
  TR: 'Europe/Istanbul',
  TT: 'America/Port_of_Spain',
  TW: 'Asia/Taipei',
  TZ: 'Africa/Dar_es_Salaam',
  UG: 'Africa/Kampala',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
  VN: 'Asia/Ho_Chi_Minh',
  ZM: 'Africa/Lusaka',
  ZW: 'Africa/Harare',
};
const zones = (zone: string, list: string): [string, string][] =>
  list.split(' ').map((region) => [region, zone]);
/** States that lie in one zone (split ones are left out: the zone would be a guess). */
const US = new Map([
  ...zones('America/New_York', 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  ...zones('America/Chicago', 'AL AR IA IL LA MN MO MS OK WI'),
  ...zones('America/Denver', 'CO MT NM UT WY'),
  ...zones('America/Los_Angeles', 'CA WA'),
  ...zones('America/Phoenix', 'AZ'),
  ...zones('Pacific/Honolulu', 'HI'),
  ...zones('America/Puerto_Rico', 'PR'),
]);
/**
 * States in two zones, told apart by the first three digits of the postal code. Prefixes that straddle the line are
 * unclear: no zone is better than a wrong one.
 */
const SPLIT_STATES: Record<string, { zone: string; others: string; otherZone: string; unclear: string }> = {
  TX: { zone: 'America/Chicago', others: '798 799 885', otherZone: 'America/Denver', unclear: '' },
  FL: { zone: 'America/New_York', others: '325', otherZone: 'America/Chicago', unclear: '323 324' },
  TN: {
    zone: 'America/Chicago',
    others: '374 376 377 378 379',
    otherZone: 'America/New_York',
    unclear: '373',
  },
  KY: {
    zone: 'America/New_York',
    others: '420 421 422 423 424',
    otherZone: 'America/Chicago',
    unclear: '401 425 426 427',
  },
  IN: {
    zone: 'America/Indiana/Indianapolis',
    others: '463 464 477',
    otherZone: 'America/Chicago',
    unclear: '465 475 476 479',
  },
  MI: { zone: 'America/Detroit', others: '', otherZone: '', unclear: '498 499' },
  OR: { zone: 'America/Los_Angeles', others: '', otherZone: '', unclear: '979' },
  NV: { zone: 'America/Los_Angeles', others: '', otherZone: '', unclear: '898' },
  KS: { zone: 'America/Chicago', others: '', otherZone: '', unclear: '677 678 679' },
  NE: { zone: 'America/Chicago', others: '693', otherZone: 'America/Denver', unclear: '690 691 692' },
  ID: { zone: 'America/Boise', others: '838', otherZone: 'America/Los_Angeles', unclear: '835' },
  ND: { zone: 'America/Chicago', others: '', otherZone: '', unclear: '585 586 588' },
  SD: { zone: 'America/Chicago', others: '577', otherZone: 'America/Denver', unclear: '575 576' },
};
const US_NAMES: Record<string, string> = {
  alabama: 'AL',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  georgia: 'GA',
  hawaii: 'HI',
  illinois: 'IL',
  iowa: 'IA',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  ohio: 'OH',
  oklahoma: 'OK',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  texas: 'TX',
  florida: 'FL',
  tennessee: 'TN',
  kentucky: 'KY',
  indiana: 'IN',
  michigan: 'MI',
  oregon: 'OR',
  nevada: 'NV',
  kansas: 'KS',
  nebraska: 'NE',
  idaho: 'ID',
  'north dakota': 'ND',
  'south dakota': 'SD',
  wyoming: 'WY',
};
const CANADA = new Map([
  ...zones('America/Toronto', 'QC Québec Quebec'),
  ...zones('America/Winnipeg', 'MB Manitoba'),
  ...zones('America/Regina', 'SK Saskatchewan'),
  ...zones('America/Edmonton', 'AB Alberta'),
  ...zones('America/Halifax', 'NS NB PE'),
  ['Nova Scotia', 'America/Halifax'],
  ['New Brunswick', 'America/Halifax'],
]);
const AUSTRALIA = new Map([
  ...zones('Australia/Sydney', 'NSW ACT'),
  ...zones('Australia/Melbourne', 'VIC'),
  ...zones('Australia/Brisbane', 'QLD'),
  ...zones('Australia/Adelaide', 'SA'),
  ...zones('Australia/Perth', 'WA'),
  ...zones('Australia/Hobart', 'TAS'),
  ...zones('Australia/Darwin', 'NT'),
]);
/** Spain and Portugal have islands in another zone: the first digits of the postal code tell. */
const ISLANDS: Record<string, { codes: RegExp; islands: string; mainland: string }> = {
  ES: { codes: /^(?:35|38)/, islands: 'Atlantic/Canary', mainland: 'Europe/Madrid' },
  PT: { codes: /^9[5-9]/, islands: 'Atlantic/Azores', mainland: 'Europe/Lisbon' },
};

/** IANA zone of the business; undefined where its addresses and phones leave several, or none. */
export function inferTimeZone(facts: readonly Fact[]): string | undefined {
  const ofAddresses = facts.flatMap((fact) => (fact.kind === 'address' ? [zoneOfAddress(fact.value)] : []));
  const known = new Set(ofAddresses.filter((zone) => zone !== undefined));
  if (known.size === 1) return [...known][0];
  if (known.size > 1) return undefined;
  const ofPhones = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'phone' && fact.value.e164 !== undefined ? [zoneOfPhone(fact.value.e164)] : [],
    ),
  );
  return ofPhones.size === 1 ? [...ofPhones][0] : undefined;
}

function zoneOfAddress({
  country,
  region,
  postal_code: postalCode,
}: {
  country?: string | undefined;
  region?: string | undefined;
  postal_code?: string | undefined;
}): string | undefined {
  const name = (region ?? '').trim();
  switch (country) {
    case 'US':
      return stateZone(US_NAMES[name.toLowerCase()] ?? name.toUpperCase().replaceAll('.', ''), postalCode);
    case 'CA':
      return CANADA.get(name) ?? CANADA.get(name.toUpperCase()) ?? provinceZone(name, postalCode);
    case 'AU':
      return AUSTRALIA.get(name.toUpperCase());
    case 'ES':
    case 'PT':
      return islandZone(country, postalCode);
    default:
      return country === undefined ? undefined : BY_COUNTRY[country];
  }
}

function stateZone(state: string, postalCode: string | undefined): string | undefined {
  const split = SPLIT_STATES[state];
  if (!split) return US.get(state);
  const prefix = postalCode?.slice(0, 3);
  if (prefix === undefined || split.unclear.includes(prefix)) return undefined;
  return split.others.includes(prefix) ? split.otherZone : split.zone;
}

/** Ontario's west and British Columbia's east keep other time than the rest. */
function provinceZone(province: string, postalCode: string | undefined): string | undefined {
  if (postalCode === undefined) return undefined;
  if (/^(?:ON|Ontario)$/i.test(province)) return /^P/i.test(postalCode) ? undefined : 'America/Toronto';
  if (/^(?:BC|British Columbia)$/i.test(province))
    return /^V(?:0|1[ACGJ])/i.test(postalCode) ? undefined : 'America/Vancouver';
  return undefined;
}

function islandZone(country: 'ES' | 'PT', postalCode: string | undefined): string | undefined {
  const rule = ISLANDS[country]!;
  return postalCode !== undefined && rule.codes.test(postalCode) ? rule.islands : rule.mainland;
}

function zoneOfPhone(e164: string): string | undefined {
  const country = parsePhoneNumberFromString(e164)?.country;
  return country === undefined ? undefined : BY_COUNTRY[country];
}
