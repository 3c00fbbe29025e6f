/** Hears an address of e-mail. */
import type { Lexicon } from './language/lexicon.ts';
import { perLanguage } from './language/per-language.ts';

const maxSigns = 4;

const patternsOf = perLanguage(({ numerals: { atSign, dotSign, underscore, dash } }) => {
  const joints = [underscore, dash, dotSign].join('|');
  const behind = (sign: string): RegExp =>
    new RegExp(`(?<=@\\S{1,63})\\s+(?:${sign})\\s+(?=\\S+(?:\\s|\\.|$|[,;!?]))`, 'iu');
  const before = (sign: string): RegExp =>
    new RegExp(`\\s+(?:${sign})\\s+(?=(?:\\S+\\s+(?:${joints})\\s+){0,3}\\S+@)`, 'giu');
  return {
    at: new RegExp(`\\s+(?:${atSign})\\s+(?=\\S+(?:\\s+(?:${dotSign}|${dash})\\s+|\\.)\\S)`, 'iu'),
    // "Brandt 77" behind a sign is one word.
    digits: new RegExp(`(?<=(?:${joints})\\s+\\p{L}{1,30})\\s+(?=\\d+@)`, 'iu'),
    behind: [
      [behind(dotSign), '.'],
      [behind(dash), '-'],
    ] as const,
    before: [
      [before(underscore), '_'],
      [before(dash), '-'],
      [before(dotSign), '.'],
    ] as const,
  };
});

/** "P dot jane at roe dot co dot uk" in signs. */
export function withSigns(text: string, { words }: Lexicon): string {
  const { at, digits, behind, before } = patternsOf(words);
  let written = text.replace(at, '@');
  if (!written.includes('@')) return text;
  for (let count = 0; count < maxSigns; count += 1)
    for (const [said, sign] of behind) written = written.replace(said, sign);
  written = written.replace(digits, '');
  for (const [said, sign] of before) written = written.replace(said, sign);
  return written;
}

const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;

/** An address of e-mail, written or told with its signs; undefined where it may have begun before ("hill 99@post.example"). */
export function findEmail(text: string, lexicon: Lexicon): string | undefined {
  const written = withSigns(text, lexicon);
  const found = ADDRESS.exec(written);
  if (found === null) return undefined;
  const isTorn =
    !text.includes('@') && /^\d+@/.test(found[0]) && /\p{L}\s+$/u.test(written.slice(0, found.index));
  return isTorn ? undefined : found[0];
}
