/** What postal codes look like, country by country, and the regions that stand beside them. */
const SHAPES: [RegExp, string][] = [
  [/^\d{4}$/, 'AR AT AU BE BG CH CY DK HU LI LU LV MD NO NZ PH SI TN ZA'],
  [/^\d{5}$/, 'CR DE EE ES FI FR HR IT LT MA MC MX MY PE RS SM TH TR UA US UY ZZ'],
  [/^\d{2} \d{3}$/, 'FR'],
  [/^\d{6}$/, 'CN CO EC IN KZ RO RU SG VN'],
  [/^\d{3} \d{3}$/, 'IN'],
  [/^\d{5}-\d{4}$/, 'US'],
  [/^\d{4}-\d{3}$/, 'PT'],
  [/^\d{2}-\d{3}$/, 'PL'],
  [/^\d{3} \d{2}$/, 'CZ GR SE SK'],
  [/^\d{2}\.?\d{3}-\d{3}$/, 'BR'],
  [/^\d{4} ?[A-Z][A-Za-z]$/, 'NL'],
  [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'GB'],
  [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'CA'],
  [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'IE'],
];

/** Whether a code may be of a country; where none is known, of any. */
export function isPostalCode(code: string, country: string | undefined): boolean {
  return SHAPES.some(
    ([shape, countries]) => shape.test(code) && (country === undefined || countries.includes(country)),
  );
}

/** Codes of two halves, which a space divides: "1671RX" is "1671 RX". */
const HALVES =
  /^(\d{4}(?=[A-Z]{2}$)|[A-Z]\d[A-Z](?=\d[A-Z]\d$)|[A-Z]{1,2}\d[A-Z\d]?(?=\d[A-Z]{2}$)|[A-Z]\d[\dW](?=[A-Z\d]{4}$))/;

/** "60.175-070", as some Brazilians write it. */
const POINTED = /^(\d{2})\.(?=\d{3}-\d{3}$)/;

/** A code as a careful person writes it. */
export const writtenCode = (code: string): string =>
  code.toUpperCase().replace(HALVES, '$1 ').replace(POINTED, '$1');

/** The one country that puts a dash into its codes as this one has it. */
export function countryOfCode(code: string): string | undefined {
  return code.includes('-') ? SHAPES.find(([shape]) => shape.test(code))?.[1] : undefined;
}

/** A code of any shape at the beginning or end of a text; its digits are not to be a part of more, nor the end of a telephone number. */
export const CODE_FIRST =
  /^(?:[A-Z]{1,2}[-– ])?(?<postal>\d{4} ?[A-Z][A-Za-z]|\d{4}-\d{3}|\d{2}-\d{3}|\d{2} \d{3}|\d{2}\.?\d{3}-\d{3}|\d{4,6})(?![\d\p{L}-])/u;
export const CODE_LAST =
  /(?<![\d\p{L}-]|0\d{2,4}[ ./-])(?<postal>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{5}-\d{3,4}|\d{2}\.\d{3}-\d{3}|\d{4}-\d{3}|\d{3} \d{3}|\d{4,6})$/u;
