/** Finds which topics a text names, in any of the languages at once. */
import type { PageTopic, PageWords } from './words/types.ts';

export type TopicMatcher = (text: string) => Set<PageTopic>;

type Entry = { topic: PageTopic; phrase: string };

/** Words from this length on also match what begins with them: compounds, plurals, endings. */
const prefixLength = 6;
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters that NFKD leaves whole although people leave their marks out. */
const plainLetters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

export function createTopicMatcher(languages: readonly PageWords[]): TopicMatcher {
  const byFirstWord = new Map<string, Entry[]>();
  const byPrefix = new Map<string, Entry[]>();
  const unspaced: Entry[] = [];
  for (const { topics } of languages) {
    for (const [topic, phrases] of Object.entries(topics) as [PageTopic, readonly string[]][]) {
      for (const spelling of phrases) {
        const phrase = fold(spelling);
        const [first = '', ...rest] = phrase.split(' ');
        if (unspacedScript.test(phrase)) unspaced.push({ topic, phrase });
        else if (rest.length === 0 && first.length >= prefixLength)
          add(byPrefix, first.slice(0, prefixLength), topic, phrase);
        else add(byFirstWord, first, topic, phrase);
      }
    }
  }

  return (text) => {
    const found = new Set<PageTopic>();
    const folded = fold(text);
    const words = folded.split(' ');
    words.forEach((word, index) => {
      for (const { topic, phrase } of byFirstWord.get(word) ?? []) {
        const length = phrase.split(' ').length;
        if (length === 1 || words.slice(index, index + length).join(' ') === phrase) found.add(topic);
      }
      if (word.length < prefixLength) return;
      for (const { topic, phrase } of byPrefix.get(word.slice(0, prefixLength)) ?? []) {
        if (word.startsWith(phrase)) found.add(topic);
      }
    });
    if (unspacedScript.test(folded)) {
      for (const { topic, phrase } of unspaced) if (folded.includes(phrase)) found.add(topic);
    }
    return found;
  };
}

function add(index: Map<string, Entry[]>, key: string, topic: PageTopic, phrase: string): void {
  const entries = index.get(key);
  if (entries) entries.push({ topic, phrase });
  else index.set(key, [{ topic, phrase }]);
}

/** Lower case without accents, words separated by one space; `OpeningHours` is two words. */
export function fold(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[ßłøđæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
