/** Which day a caller wishes, where several are named, one is named that is not wanted, or one that does not exist. */
import type { Scene } from './business.ts';
import { alternativesOf, withoutAccents } from './language/text.ts';
import { weekdays } from './language/clock.ts';
import type { DayReference } from './language/when.ts';
import { otherDays } from './patterns/other-days.ts';

export interface HeardDays {
  days: DayReference[];
  /** `words`: what is said names no single day, and stands for itself; `none`: there is no such day. */
  keep: 'day' | 'words' | 'none';
}

/**
 * The days of a text without those that are excepted.
 *
 * @param mayBeSeveral whether another slot takes a second day
 */
export function hearDays(text: string, scene: Scene, mayBeSeveral: boolean): HeardDays {
  const { words } = scene.lexicon;
  const others = otherDays[words.language];
  const [before, after] = words.spaced ? ['(?<!\\p{L})', '(?!\\p{L})'] : ['', ''];
  const named = alternativesOf(weekdays.flatMap((each) => words.weekdays[each]));
  const excepted = new RegExp(
    `${before}(?:${others?.except ?? '(?!)'})\\s+(?:(?:${alternativesOf(words.on)})\\s+)?(?:${named})${after}`,
    'gu',
  );
  const lower = withoutAccents(text);
  const wanted = excepted.test(lower) ? lower.replace(excepted, ' ') : text;
  const { days, hasImpossibleDate } = scene.readWhen(wanted, scene.local?.date);
  const isMoved = new RegExp(`${before}(?:${others?.moved ?? '(?!)'})${after}`, 'u').test(lower);
  if (hasImpossibleDate && days.length === 0) return { days: [], keep: 'none' };
  const isUnclear = (isMoved && days.length > 0) || (days.length > 1 && !mayBeSeveral);
  const isExceptedOnly = days.length === 0 && wanted !== text;
  return isUnclear || isExceptedOnly ? { days: [], keep: 'words' } : { days, keep: 'day' };
}
