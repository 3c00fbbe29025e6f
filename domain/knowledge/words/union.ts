/** Puts together what the tables of several languages hold. */

/** A text as a pattern that matches nothing but it. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The alternatives of regular expressions, each once; such with groups stay together. */
export function alternativesIn(sources: readonly (string | undefined)[]): string[] {
  const each = (source = ''): string[] => (/[()[\]]/.test(source) ? [source] : source.split('|'));
  return [...new Set(sources.flatMap((source) => each(source)))].filter((alternative) => alternative !== '');
}

/** One group of all of them, for a regular expression. */
export const unionOf = (sources: readonly (string | undefined)[]): string =>
  `(?:${alternativesIn(sources).join('|')})`;
