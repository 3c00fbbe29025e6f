/** Which day a caller wishes, where several are named, one is named that is not wanted, or one that does not exist. */
import { weekdays } from '../../contract/schemas/weekdays.ts';
import type { Scene } from './business.ts';
import { alternativesOf, behindPiece, withoutAccents } from './language/text.ts';
import { compareDates } from './language/clock.ts';
import { perLanguage } from './language/per-language.ts';
import type { DayReference } from './language/when.ts';
import { patternsByLanguage } from './patterns/any-language.ts';
import { dayIn, daysAhead } from './questions/days-ahead.ts';
import { readDays } from './questions/read-days.ts';
import { behindCorrection } from './refusals.ts';
import { hearStay } from './stay-days.ts';

export interface HeardDays {
  days: DayReference[];
  /** `words`: what is said names no single day, and stands for itself; `none`: there is no such day. */
  keep: 'day' | 'words' | 'none';
}

const patternsOf = perLanguage((words) => {
  const { exceptDay, dayIsOut, movedDay, beforeMonth } = patternsByLanguage[words.language]!;
  const [before, after] = words.spaced ? ['(?<!\\p{L})', '(?!\\p{L})'] : ['', ''];
  const named = alternativesOf(weekdays.flatMap((each) => words.weekdays[each]));
  return {
    excepted: new RegExp(
      `${before}(?:${exceptDay || '(?!)'})\\s+(?:(?:${alternativesOf(words.on)})\\s+)?(?:${named})${after}`,
      'gu',
    ),
    // "Friday doesn't work, Saturday"
    out: new RegExp(
      `${before}(?:${named})(?:['’]?s)?${words.spaced ? '\\s+' : ''}(?:${dayIsOut})${after}`,
      'gu',
    ),
    moved: new RegExp(`${before}(?:${movedDay})${after}`, 'u'),
    // "The first Monday in May", "pierwszy poniedziałek maja".
    ofMonth: words.spaced
      ? new RegExp(
          `${before}(?:${named})\\s+${beforeMonth === '' ? '(?:\\p{L}{1,3}\\s+)?' : '\\p{L}{1,3}\\s+'}(?:${alternativesOf(words.months.flat())})${after}`,
          'u',
        )
      : /月の(?:第|最)/u,
  };
});

/** What stands before the day that something is moved to, folded. */
export const toDay = perLanguage(
  ({ language }) =>
    new RegExp(`(?<!\\p{L})(?:${patternsByLanguage[language]!.toDay || '(?!)'})(?!\\p{L})`, 'u'),
);

/** A stay begins before it ends, in whatever order it is told where no word says which day is which. */
const byDate = (one: DayReference, other: DayReference): number =>
  one.date === undefined || other.date === undefined ? 0 : compareDates(one.date, other.date);

/** "Tuesday, no wait, Wednesday": what is said behind the correction, where it names a day of its own. */
function correctedDay(text: string, scene: Scene): string {
  const { lexicon, readWhen, local } = scene;
  const namesDay = (part: string): boolean => {
    const { days, daysLater } = readWhen(part, local?.date);
    return days.length > 0 || daysLater !== undefined;
  };
  const behind = behindPiece(text, (piece) => lexicon.has('correction', piece)) ?? '';
  return behindCorrection(text, namesDay, scene) ?? (namesDay(behind) ? behind : text);
}

/** "In a fortnight": a day by itself, where it is known what today is. */
const dayLater = (count: number | undefined, { local }: Scene): DayReference[] =>
  count === undefined || local === undefined ? [] : [dayIn(count, local.date)];

/**
 * The days of a text without those that are excepted.
 *
 * @param mayBeSeveral whether another slot takes a second day
 */
export function hearDays(said: string, scene: Scene, mayBeSeveral: boolean): HeardDays {
  const text = mayBeSeveral ? said : correctedDay(said, scene);
  const { excepted, out, moved, ofMonth } = patternsOf(scene.lexicon.words);
  const lower = withoutAccents(text);
  const without = lower.replace(excepted, ' ').replace(out, ' ');
  const wanted = without === lower ? text : without;
  const { days: told, hasImpossibleDate, daysLater } = readDays(wanted, scene);
  const named = told.length === 0 ? dayLater(daysLater ?? daysAhead(wanted, scene.lexicon), scene) : told;
  const days = mayBeSeveral ? (hearStay(wanted, scene) ?? named.toSorted(byDate)) : named;
  const isMoved =
    moved.test(lower) || (ofMonth.test(lower) && days.every(({ relation }) => relation === 'weekday'));
  if (hasImpossibleDate && days.length === 0) return { days: [], keep: 'none' };
  const isUnclear = (isMoved && days.length > 0) || (days.length > 1 && !mayBeSeveral);
  const isExceptedOnly = days.length === 0 && wanted !== text;
  return isUnclear || isExceptedOnly ? { days: [], keep: 'words' } : { days, keep: 'day' };
}
