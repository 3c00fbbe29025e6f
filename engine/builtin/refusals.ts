/** What a caller says behind a refusal, or behind other words that lead to it. */
import type { Scene } from './business.ts';

const maxLeadWords = 4;

/** What stands behind the most words at the beginning that only lead to it, in the caller's own writing; undefined where none do. */
export function behindLead(
  text: string,
  isLead: (lead: readonly string[]) => boolean,
  { lexicon }: Pick<Scene, 'lexicon'>,
): string | undefined {
  const parts = text.trim().split(lexicon.words.spaced ? /\s+/u : /(?<=[、。,])/u);
  for (let count = Math.min(maxLeadWords, parts.length - 1); count > 0; count -= 1)
    if (isLead(parts.slice(0, count))) return parts.slice(count).join(' ');
  return undefined;
}

/** What stands behind a leading "no", "sorry" or "I meant". */
export function behindRefusal(text: string, scene: Pick<Scene, 'lexicon'>): string | undefined {
  const { has, without } = scene.lexicon;
  const isRefusal = (lead: string): boolean =>
    (has('no', lead) || has('correction', lead)) && without(['no', 'correction'], lead).trim() === '';
  return behindLead(text, (lead) => isRefusal(lead.join(' ')), scene);
}
