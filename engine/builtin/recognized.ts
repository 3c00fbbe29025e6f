/** A value that was heard, and how a text is kept. */
import type { DayReference } from './language/when.ts';

export interface Recognized {
  /** As the agent repeats it. */
  value: string;
  /** The day meant, where it is one. */
  day?: DayReference;
  /** The readings of a time, in minutes after midnight, the likelier first. */
  times?: readonly number[];
}

const maxTextLength = 200;
/** Japanese "it is …" behind an answer. */
const POLITE = /(?<=[\p{Lo}ー])(?:です|でございます)$/u;
/** A text as it is kept: on one line, without what ends it, and no longer than a slot holds. */
export const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;!。]+$/, '')
    .replace(POLITE, '')
    .slice(0, maxTextLength);
