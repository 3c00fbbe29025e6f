/** Whether a caller tells nothing but when. */
import type { Scene } from './business.ts';
import { withoutSign } from './language/signs.ts';

/** "OK, then Tuesday at eleven", "at three, is that OK?": nothing but when. */
export function isOnlyWhen(text: string, { lexicon, readWhen, local }: Scene): boolean {
  const { days, times, rest } = readWhen(text, local?.date);
  const plain = withoutSign(
    'daySuits',
    lexicon.without(['yes', 'no', 'correction', 'thanks'], rest),
    lexicon,
  );
  const beside = lexicon.contentOf(plain);
  return days.length + times.length > 0 && beside.every((stem) => lexicon.paraphrases.soft.has(stem));
}
