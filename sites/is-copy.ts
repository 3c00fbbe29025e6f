/** Tells pages that say nothing new from those that only look like another one. */
import type { PageContent } from '../domain/knowledge/types.ts';
import { unpackText, type PackedText } from './packed-text.ts';
import { stated, type ParsedPage } from './parse-page.ts';
import type { KeptPage } from './types.ts';

/** Whether `original` says all that `page` says, in whatever order: its lines, and what it states unseen. */
export function isCopy(page: ParsedPage, original: KeptPage): boolean {
  const lines = new Set(linesOf(unpackText(original.content.text)));
  return (
    linesOf(unpackText(page.text)).every((line) => lines.has(line)) && statesNothingBeyond(page, original)
  );
}

/** Whether all facts of `page` are facts of `original` too. */
export function statesNothingBeyond(page: ParsedPage, original: KeptPage): boolean {
  const told = factsOf(page.contentJson);
  if (told.length === 0) return true;
  const known = new Set(factsOf(original.content.contentJson));
  return told.every((fact) => known.has(fact));
}

/** Amounts differ by their currency; other marks, white space and case make no difference. */
function linesOf(text: string): string[] {
  return text.split('\n').map((line) =>
    line
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Sc}]+/gu, ' ')
      .trim(),
  );
}

/** What a page states, each with its kind. */
export const factsOf = (contentJson: PackedText): string[] =>
  stated(JSON.parse(unpackText(contentJson)) as PageContent);
