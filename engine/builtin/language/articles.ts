/** Indefinite articles that are no numbers: "una mesa para dos". */
import { patternsByLanguage } from '../patterns/any-language.ts';
import type { Lexicon } from './lexicon.ts';
import { perLanguage } from './per-language.ts';
import { alternativesOf } from './text.ts';

const articleBefore = perLanguage(({ language, numerals, cues }) => {
  const { article } = patternsByLanguage[language]!;
  const counted = alternativesOf([
    ...cues.people,
    ...numerals.adults.split('|'),
    ...numerals.children.split('|'),
  ]);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${article || '(?!)'})\\s+(?!(?:${counted})(?!\\p{L}))(?=(\\p{L}+))`,
    'gu',
  );
});

/** A folded text without the articles before what tells something; "un adulto" and "una circa" keep theirs. */
export const withoutArticles = (folded: string, { words, contentOf, paraphrases }: Lexicon): string =>
  folded.replace(articleBefore(words), (said, noun: string) =>
    contentOf(noun).some((stem) => !paraphrases.soft.has(stem)) ? ' ' : said,
  );
