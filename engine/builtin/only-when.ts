/** Whether a caller tells nothing but when. */
import type { Scene } from './business.ts';
import type { Lexicon } from './language/lexicon.ts';
import { withoutSign } from './language/signs.ts';

/** What says that a day or a time suits, or is to take the place of another. */
const wishes = ['suits', 'instead', 'amends', 'daySuits'] as const;

/** What else a folded text tells beside such wishes, yes, no and thanks. */
export const besideWish = (text: string, lexicon: Lexicon): string =>
  wishes.reduce(
    (left, sign) => withoutSign(sign, left, lexicon),
    lexicon.without(['yes', 'no', 'correction', 'thanks'], text),
  );

/** "OK, then Tuesday at eleven", "at three, is that OK?", "oh no, Friday is better": nothing but when. */
export function isOnlyWhen(text: string, { lexicon, readWhen, local }: Scene): boolean {
  const { days, times, rest } = readWhen(text, local?.date);
  const beside = lexicon.contentOf(besideWish(rest, lexicon));
  return days.length + times.length > 0 && beside.every((stem) => lexicon.paraphrases.soft.has(stem));
}
