/** Days of the week by single characters, as Japanese writes them. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import type { Token } from './tokenize.ts';

const KANJI_DAYS: Record<string, Weekday> = {
  月: 'mon',
  火: 'tue',
  水: 'wed',
  木: 'thu',
  金: 'fri',
  土: 'sat',
  日: 'sun',
};
const BESIDE_KANJI_DAY = /[月火水木金土日祝曜休]/;

/** "月〜金", "土日祝", "土のみ": one of the seven characters beside no others than such. */
export function kanjiDayAt(folded: string, at: number, { isSpaceless }: Lexicon): LexiconEntry | undefined {
  const day = isSpaceless ? KANJI_DAYS[folded[at]!] : undefined;
  if (day === undefined) return undefined;
  const stands = (beside: string | undefined): boolean =>
    beside === undefined || !/[\p{L}\d]/u.test(beside) || BESIDE_KANJI_DAY.test(beside);
  const isLinked = folded.startsWith('から', at + 1) || folded.endsWith('から', at);
  if (folded[at + 1] === 'は' && stands(folded[at - 1]))
    return { phrase: folded[at]!, role: 'day', days: [day], isGroup: false };
  const isAlone = /^(?:のみ|だけ)/.test(folded.slice(at + 1, at + 3)) || stands(folded[at + 1]);
  if (!isLinked && (!stands(folded[at - 1]) || !isAlone)) return undefined;
  return { phrase: folded[at]!, role: 'day', days: [day], isGroup: false };
}

/** "日祝休", "月曜休": right behind a day, and no part of a longer word. */
export function kanjiRestAt(folded: string, at: number, before: readonly Token[]): LexiconEntry | undefined {
  const day = folded[at] === '休' ? before.at(-1) : undefined;
  const isBehind = day?.end === at && (day.type === 'day' || day.type === 'holidays');
  if (!isBehind || /\p{L}/u.test(folded[at + 1] ?? '')) return undefined;
  return { phrase: '休', role: 'closed', days: [], isGroup: false };
}
