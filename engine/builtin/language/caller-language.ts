/** Notices when a caller goes on in another language that the engine speaks. */
import { allWords } from './lexicons.ts';
import { fold } from './text.ts';
import type { CueName, LanguageWords } from '../words/types.ts';
import { patternsByLanguage } from '../patterns/any-language.ts';

const minWords = 3;
/** So many more of the words must be of the other language. */
const minLead = 2;

const askingCues: readonly CueName[] = ['greeting', 'thanks', 'price', 'hours', 'address', 'phone', 'offer'];

/** A letter that no other of the languages writes counts as a word. */
const hasOwnLetter = (text: string, language: string): boolean => {
  const letters = patternsByLanguage[language]?.ownLetters ?? '';
  return letters.split('|').some((letter) => letter !== '' && text.includes(letter));
};

/** Small words of each language, greetings, and what callers ask with. */
const smallWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  allWords
    .filter(({ spaced }) => spaced)
    .map((words: LanguageWords) => [
      words.language,
      new Set(
        [
          words.stopwords,
          words.paraphrases.soft,
          ...words.questionStarts,
          ...askingCues.flatMap((cue) => words.cues[cue]),
        ].flatMap((phrase) => fold(phrase).split(' ')),
      ),
    ]),
);

/** The language of a turn, where it is clearly another than the one spoken so far; else that one. */
export function callerLanguage(text: string, spoken: string): string {
  const kana = text.match(/[\u3040-\u30ff]/g)?.length ?? 0;
  if (kana >= 3) return 'ja';
  const words = fold(text).split(' ');
  if (words.length < minWords) return spoken;
  const lower = text.toLowerCase();
  const hits = (language: string): number =>
    words.filter((word) => smallWords.get(language)?.has(word) === true).length +
    Number(hasOwnLetter(lower, language));
  const own = hits(spoken);
  const [best, next] = [...smallWords.keys()]
    .map((language) => ({ language, count: hits(language) }))
    .sort((a, b) => b.count - a.count);
  // What two languages have alike tells neither.
  const isOne = best !== undefined && best.count > (next?.count ?? 0);
  return isOne && best.count >= own + minLead && best.count * 2 >= words.length ? best.language : spoken;
}
