/** Numbers of something that is counted, which are no times: "3–5 working days", "10 to 15 minutes". */
import { foldWord } from '../words/index.ts';
import { entryAt, type Lexicon } from './lexicon.ts';

const LEAST = /(?<![\d:.,時\p{Sc}])\d{1,2}\s?([-–—−~〜～]|\p{L}{1,4})\s?$/u;

/** Blanks them, with the days that they count; other things stay as strange to opening hours as they are. */
export function blankCounted(text: string, lexicon: Lexicon): string {
  if (!/\d|[０-９]/u.test(text)) return text;
  const folded = foldWord(text);
  let plain = text;
  for (const { 0: whole, 1: unit = '', index } of folded.matchAll(lexicon.counted)) {
    const unitAt = index + whole.length - unit.length;
    // "Los 7 días de la semana" is said of opening, "9–18 giorni feriali" of certain days.
    const days = entryAt(folded, unitAt, lexicon);
    const isMore = days !== undefined && days.phrase.length > unit.length;
    const before = folded.slice(0, index).search(/\p{L}+\s$/u);
    const isOfWeek = [index, before].some((from) => endOfEntry(folded, from, lexicon) > index);
    if (isMore || isOfWeek) continue;
    const start = leastBefore(folded, index, lexicon) ?? index;
    const end = days ? index + whole.length : unitAt;
    plain = plain.slice(0, start) + ' '.repeat(end - start) + plain.slice(end);
  }
  return plain;
}

function endOfEntry(folded: string, at: number, lexicon: Lexicon): number {
  return at < 0 ? at : at + (entryAt(folded, at, lexicon)?.phrase.length ?? 0);
}

/** Where the "3" of "3–5 days" and "3 to 5 days" stands. */
function leastBefore(folded: string, at: number, lexicon: Lexicon): number | undefined {
  const least = LEAST.exec(folded.slice(0, at));
  if (!least) return undefined;
  const link = least[1]!;
  if (!/\p{L}/u.test(link)) return least.index;
  const { role } = entryAt(folded, least.index + least[0].indexOf(link), lexicon) ?? {};
  return role === 'through' || role === 'and' ? least.index : undefined;
}
