/** What a caller says behind a refusal, or behind other words that lead to it. */
import type { Scene } from './business.ts';
import { phrasePattern } from './language/lexicon.ts';
import { perLanguage } from './language/per-language.ts';
import { atSamePlaces } from './language/text.ts';
import { anyLanguage } from './patterns/any-language.ts';

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

const correctionsIn = perLanguage(({ cues, spaced }) =>
  phrasePattern([...cues.correction, ...cues.no], spaced),
);

/** "Thursday, or if not Friday". */
const UNLESS = anyLanguage('condition', { before: '(?<!\\p{L})', after: '\\s*$' });

/** Behind a bare no, which may be said of anything, it follows at once. */
const nearWords = 3;

/**
 * "Four no wait five", said without a pause: what stands behind the last correction that `reads`, where what stands before it
 * does so, too.
 */
export function behindCorrection(
  text: string,
  reads: (part: string) => boolean,
  { lexicon: { words, has } }: Pick<Scene, 'lexicon'>,
): string | undefined {
  const plain = atSamePlaces(text).replaceAll(/['’]/gu, ' ');
  return [...plain.matchAll(correctionsIn(words))]
    .reverse()
    .map(({ index, 0: cue }) => ({
      cue,
      before: text.slice(0, index),
      behind: text.slice(index + cue.length).replace(/^[\s,.;、。]+/u, ''),
      // "Friday rather, I work on Thursday"
      isTrailing:
        /^\s*[,.;]/u.test(text.slice(index + cue.length)) && /[^\s,.;]\s*$/u.test(text.slice(0, index)),
    }))
    .find(({ cue, before, behind, isTrailing }) => {
      const near = has('correction', cue) ? behind : behind.split(/\s+/u, nearWords).join(' ');
      return !isTrailing && !UNLESS.test(before) && reads(near) && reads(before);
    })?.behind;
}
