/** The time zone that a business keeps its hours in, where its address or phone leaves only one. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Fact } from '../../../contract/schemas/facts.ts';
import { countryOfHost } from './country.ts';

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
const BRAZIL = new Map([
  ...zones(
    'America/Sao_Paulo',
    'AL AP BA CE DF ES GO MA MG PA PB PR PE PI RJ RN RS SC SP SE TO Alagoas Bahia Ceará Goiás Paraná Pernambuco Sergipe',
  ),
  ...zones('America/Cuiaba', 'MT'),
  ...zones('America/Campo_Grande', 'MS'),
  ...zones('America/Porto_Velho', 'RO'),
  ...zones('America/Boa_Vista', 'RR'),
  ...zones('America/Rio_Branco', 'AC'),
]);
/**
 * Area codes of the United States and Canada that lie in one zone; those in two, and those laid over them later, are left
 * out.
 */
const AREAS = new Map([
  ...zones(
    'America/Chicago',
    '205 210 214 217 218 224 225 228 235 251 254 256 262 274 281 309 312 314 316 318 319 320 325 327 331 334 337 346 353 361 402 405 409 414 417 430 432 447 464 469 479 501 504 507 512 515 531 534 539 557 563 572 573 580 601 608 612 615 618 629 630 636 641 651 659 660 662 682 689 708 712 713 715 726 730 731 737 763 769 773 779 806 815 816 817 830 832 847 870 872 901 903 913 918 920 931 936 938 940 945 952 956 972 975 979 985',
  ),
  ...zones('America/Denver', '303 307 385 406 435 505 575 719 720 748 801 915 970 983'),
  ...zones('America/Edmonton', '368 403 587 780 825'),
  ...zones('America/Halifax', '428 506 782 902'),
  ...zones(
    'America/Los_Angeles',
    '206 209 213 253 279 310 323 341 350 360 369 408 415 424 425 442 503 509 510 530 559 562 564 619 626 628 650 657 661 669 702 707 714 725 738 747 760 805 818 820 831 840 858 909 916 925 949 951 971',
  ),
  ...zones(
    'America/New_York',
    '201 202 203 207 212 215 216 220 223 227 229 231 234 239 240 248 252 260 267 269 272 276 283 301 302 304 305 313 315 317 321 324 326 329 330 332 336 339 347 351 352 363 380 386 401 404 407 410 412 413 419 434 440 443 445 463 470 472 475 478 484 502 508 513 516 517 518 540 551 561 567 570 571 582 585 586 603 607 609 610 614 616 617 631 640 645 646 656 667 678 680 681 686 703 704 706 716 717 718 724 727 728 732 734 740 743 754 757 762 765 770 771 772 774 781 786 802 803 804 810 813 814 821 826 828 835 838 839 843 845 848 854 856 857 859 860 862 863 864 865 878 904 908 910 912 914 917 919 929 934 937 941 943 947 948 954 959 973 978 980 984 989',
  ),
  ...zones('America/Phoenix', '480 520 602 623'),
  ...zones('America/Regina', '306 639'),
  ...zones(
    'America/Toronto',
    '226 249 263 273 289 343 354 365 382 416 437 438 450 468 514 519 548 579 613 647 683 705 742 753 819 873 905 942',
  ),
  ...zones('America/Vancouver', '604'),
  ...zones('America/Winnipeg', '204 431 474 584'),
  ...zones('Pacific/Honolulu', '808'),
]);
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)/;
/** Spain and Portugal have islands in another zone: the first digits of the postal code tell. */
const ISLANDS: Record<string, { codes: RegExp; islands: string; mainland: string }> = {
  ES: { codes: /^(?:35|38)/, islands: 'Atlantic/Canary', mainland: 'Europe/Madrid' },
  PT: { codes: /^9[5-9]/, islands: 'Atlantic/Azores', mainland: 'Europe/Lisbon' },
};

/**
 * IANA zone of the business: by its addresses, else its phones, else the country that its host is of; undefined where they
 * leave several, or none.
 */
export function inferTimeZone(facts: readonly Fact[]): string | undefined {
  const ofAddresses = facts.flatMap((fact) => (fact.kind === 'address' ? [zoneOfAddress(fact.value)] : []));
  const known = new Set(ofAddresses.filter((zone) => zone !== undefined));
  if (known.size > 0) return known.size === 1 ? [...known][0] : undefined;
  const ofPhones = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'phone' && fact.value.e164 !== undefined ? zonesOfPhone(fact.value.e164) : [],
    ),
  );
  if (ofPhones.size > 0) return ofPhones.size === 1 ? [...ofPhones][0] : undefined;
  return zoneOfHost(facts);
}

/** A site under the end of a country that tells no address in another one. */
function zoneOfHost(facts: readonly Fact[]): string | undefined {
  const ends = new Set(
    facts.map(({ source }) => (URL.canParse(source.url) ? countryOfHost(source.url) : undefined)),
  );
  const [country] = ends;
  const isElsewhere = facts.some(
    ({ kind, value }) => kind === 'address' && value.country !== undefined && value.country !== country,
  );
  return country === undefined || ends.size > 1 || isElsewhere ? undefined : BY_COUNTRY[country];
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
    case 'BR':
      return BRAZIL.get(name) ?? BRAZIL.get(name.toUpperCase());
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

/** The zone that a number is in, undefined where it may be in several; none for numbers that are called toll-free from everywhere. */
function zonesOfPhone(e164: string): (string | undefined)[] {
  const number = parsePhoneNumberFromString(e164);
  if (number === undefined) return [];
  const { country, countryCallingCode: code, nationalNumber: digits } = number;
  if (code === '1' && (country === undefined || country === 'US' || country === 'CA'))
    return TOLL_FREE.test(digits) ? [] : [AREAS.get(digits.slice(0, 3))];
  // Numbers of British mobiles that no list gives to one of the islands.
  return [BY_COUNTRY[country ?? (code === '44' ? 'GB' : '')]];
}
