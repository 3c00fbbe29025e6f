/** What a caller says behind a refusal. */
import type { Scene } from './business.ts';

const maxRefusalWords = 4;

/** What stands behind a leading "no", "sorry" or "I meant", in the caller's own writing. */
export function behindRefusal(text: string, { lexicon }: Pick<Scene, 'lexicon'>): string | undefined {
  const parts = text.trim().split(lexicon.words.spaced ? /\s+/u : /(?<=[、。,])/u);
  const isRefusal = (lead: string): boolean =>
    (lexicon.has('no', lead) || lexicon.has('correction', lead)) &&
    lexicon.without(['no', 'correction'], lead).trim() === '';
  for (let count = Math.min(maxRefusalWords, parts.length - 1); count > 0; count -= 1)
    if (isRefusal(parts.slice(0, count).join(' '))) return parts.slice(count).join(' ');
  return undefined;
}
