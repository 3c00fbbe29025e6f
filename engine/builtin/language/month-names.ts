/** Finds names of months. */
import type { LanguageWords } from '../words/types.ts';
import { fold } from './text.ts';

/** The months that a text names, from 1 on. */
export function monthsIn(text: string, { months, spaced }: LanguageWords): number[] {
  const folded = ` ${fold(text)} `;
  const isNamed = (month: string): boolean => folded.includes(spaced ? ` ${fold(month)} ` : month);
  return months.flatMap((names, at) => (names.some(isNamed) ? [at + 1] : []));
}
