/** What a caller told before a question in the same turn: "My dad is in a wheelchair, can he get in?" */
import type { Scene } from '../business.ts';

/** Stems of what was told that the site speaks of in places, not everywhere. */
export const stemsTold = (told: string, { lexicon, index }: Pick<Scene, 'lexicon' | 'index'>): string[] =>
  told === ''
    ? []
    : lexicon
        .contentOf(told)
        .filter(
          (stem) => !lexicon.paraphrases.soft.has(stem) && index.count(stem) > 0 && !index.isCommon(stem),
        );
