/** What a reply says of prices: amounts must be those of the same things, and free is only what the site calls free. */
import { sentencesOf } from '../../domain/prompt/quote.ts';
import type { Lexicon } from '../builtin/language/lexicon.ts';
import { claimsOf } from './claims.ts';
import { supports, type Evidence, type GroundingInput } from './evidence.ts';

/** "It is free": only where the site calls something free that the sentence, or the question, speaks of. */
export function unsupportedGifts(
  input: GroundingInput,
  evidence: readonly Evidence[],
  { has, contentOf, without }: Lexicon,
): string[] {
  const gifts = sentencesOf(input.reply).filter((sentence) => has('free', sentence));
  if (gifts.length === 0) return [];
  const told = evidence.filter(({ text, source }) => source !== undefined && has('free', text));
  return gifts.filter((sentence) => {
    const about = new Set(contentOf(without(['free'], `${sentence} ${input.question}`)));
    return !told.some(({ text }) => contentOf(text).some((stem) => about.has(stem)));
  });
}

/** Where an amount of money ends what is said of one thing: "the lasagna is $22, and the tiramisu $10". */
const PARTS = /(?<=\p{Sc}\s?\d[\d.,]*|\d\s?\p{Sc})(?![\d.,])(?=[\s,;])/u;

/** The sentences with an amount that the site does not state of what they, or the question, speak of; a caller sets no price. */
export function unsupportedPrices(
  input: GroundingInput,
  evidence: readonly Evidence[],
  { contentOf }: Lexicon,
): string[] {
  if (!claimsOf(input.reply, input.language).some(({ isMoney }) => isMoney)) return [];
  const stated = evidence
    .filter(({ source, claims }) => source !== undefined && claims.some(({ kind }) => kind === 'number'))
    .map((each) => ({ ...each, stems: new Set(contentOf(each.text)) }));
  const names = evidence.flatMap(({ fact }) =>
    fact?.kind === 'service' ? [contentOf(fact.value.name)] : [],
  );
  const named = new Set(names.flat());
  const overlap = (stems: Iterable<string>, about: ReadonlySet<string>): number =>
    [...new Set(stems)].filter((stem) => about.has(stem)).length;

  /** What an amount is of: names of services in its words, else other words, else the same of the question. */
  const subjectOf = (part: string): ReadonlySet<string> => {
    const [own, asked] = [part, input.question].map((text) =>
      contentOf(text).filter((stem) => !/\d/.test(stem)),
    ) as [string[], string[]];
    const isNamed = (stem: string): boolean => named.has(stem);
    const subject = [own.filter(isNamed), asked.filter(isNamed), own, asked].find(({ length }) => length > 0);
    return new Set(subject);
  };
  return sentencesOf(input.reply).filter((sentence) =>
    sentence.split(PARTS).some((part) => {
      const amounts = claimsOf(part, input.language).filter(({ isMoney }) => isMoney);
      if (amounts.length === 0) return false;
      const subject = subjectOf(part);
      // Of "Lasagna della Nonna" and "Tiramisu della Nonna" the one that shares more words is meant.
      const least = subject.size === 0 ? 0 : Math.max(1, ...names.map((name) => overlap(name, subject)));
      const beside = stated.filter(({ stems }) => overlap(stems, subject) >= least);
      return amounts.some((claim) => !beside.some(({ claims }) => supports(claims, claim)));
    }),
  );
}
