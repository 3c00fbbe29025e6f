/** Numbers before a day that say which of the month is meant: "1er samedi", "2e zondag", "3. Samstag". */
import { entryAt, type Lexicon } from './lexicon.ts';
import type { Token } from './tokenize.ts';

const ORDINAL = /^[1-5](?:\.|[ºª°]|er|re|e|a|o|ste|de)\s?(?=\p{L})/u;

/** The ordinal that begins at `at`; a number that ends a span is none ("9–5. Sat"). */
export function ordinalAt(
  folded: string,
  at: number,
  before: readonly Token[],
  lexicon: Lexicon,
): Token | undefined {
  const ordinal = ORDINAL.exec(folded.slice(at, at + 8))?.[0];
  if (ordinal === undefined || entryAt(folded, at + ordinal.length, lexicon)?.role !== 'day')
    return undefined;
  const isEnd = ['dash', 'through', 'time'].includes(before.at(-1)?.type ?? '');
  return isEnd ? undefined : { type: 'season', start: at, end: at + ordinal.trimEnd().length };
}
