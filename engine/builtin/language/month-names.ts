/** Finds names of months. */
import type { LanguageWords } from '../words/types.ts';
import { fold } from './text.ts';

/** How many different months a text names. */
export function countMonths(text: string, { months, spaced }: LanguageWords): number {
  const folded = ` ${fold(text)} `;
  const isNamed = (month: string): boolean => folded.includes(spaced ? ` ${fold(month)} ` : month);
  return months.filter((names) => names.some(isNamed)).length;
}
