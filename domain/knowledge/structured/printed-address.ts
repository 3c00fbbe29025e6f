/** Writes an address of markup, which has its parts alone, in the order of its country. */

export interface AddressParts {
  street: string | undefined;
  city: string | undefined;
  region: string | undefined;
  postalCode: string | undefined;
  /** Code of two letters. */
  country: string | undefined;
  /** The country as the markup has it: told where it is none that is known. */
  stated: string | undefined;
}

/** "Signal Hill, TN 37377": the code behind town and state. */
const STATE_AND_CODE = new Set(['US', 'CA', 'AU']);
/** "Sandown PO36 0JL": the code behind the town. */
const CODE_LAST = new Set(['GB', 'IE', 'NZ', 'ZA', 'IN', 'SG', 'AE']);
/** Nobody writes the state or province behind code and town. */
const WITHOUT_REGION = new Set([
  'DE',
  'AT',
  'CH',
  'NL',
  'BE',
  'FR',
  'LU',
  'PL',
  'CZ',
  'DK',
  'SE',
  'NO',
  'FI',
]);

const joined = (parts: readonly (string | undefined)[], between = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

/** An address as people there write it; the country is said only where it is not known. */
export function printedAddress({ street, city, region, postalCode, country, stated }: AddressParts): string {
  const unknown = country === undefined ? stated : undefined;
  const beside = region === city ? undefined : region;
  if (country === undefined || country === 'JP')
    return joined([street, joined([postalCode, city], ' '), region, unknown ?? stated]);
  if (STATE_AND_CODE.has(country)) return joined([street, city, joined([region, postalCode], ' ')]);
  if (CODE_LAST.has(country)) {
    const place = joined([city, beside]);
    return joined([street, joined([place, postalCode], ' ')]);
  }
  if (country === 'BR') return joined([street, joined([city, region], ' - '), postalCode]);
  if (country === 'IT' && region !== undefined && /^[A-Z]{2}$/.test(region))
    return joined([street, `${joined([postalCode, city], ' ')} (${region})`]);
  return joined([street, joined([postalCode, city], ' '), WITHOUT_REGION.has(country) ? undefined : beside]);
}
