/** How entries of the tables are put together. */

/** Behind one of these words. */
export const behind = (leads: string): string => `(?<=(?:^|[^\\p{L}])(?:${leads})\\s)`;

/** The same, or at the beginning. */
export const atStart = (leads: string): string => `(?:(?<=^\\W*)|${behind(leads)})`;

/** `word=value` of words that count on from a number; "_" stands for the space in one. */
export const ordinals = (from: number, ...lines: readonly string[]): string =>
  lines
    .join(' ')
    .split(' ')
    .map((word, index) => `${word.replaceAll('_', ' ')}=${String(from + index)}`)
    .join('|');
