/** Puts sentences behind each other as they are heard. */

const ENDED = /[.!?…。！？]["'”’»」』)）\]]*$/u;
/** What a line of a page may end in that ends no sentence. */
const LOOSE_END = /[\s,;:|·–—-]+$/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** What is quoted may end without a full stop. */
function ended(text: string): string {
  if (ENDED.test(text)) return text;
  return `${text.replace(LOOSE_END, '')}${KANA.test(text) ? '。' : '.'}`;
}

/** Texts one behind the other, each but the last with a stop at its end; empty ones are left out. */
export const inTurn = (...texts: readonly string[]): string => {
  const told = texts.filter((text) => text !== '');
  return told.map((text, at) => (at < told.length - 1 ? ended(text) : text)).join(' ');
};

/** Dots that lead from a name to its price. */
const LEADERS = /\s*(?:(?:[.·․・_…‥][ \u00a0]?){4,}|…{3,})\s*/gu;

/** Without the dots that only the eye follows from one column to the next. */
export const withoutLeaders = (text: string): string =>
  text.replace(LEADERS, (_, at: number) => (at === 0 ? '' : ': ')).replace(/:\s*$/u, '');
