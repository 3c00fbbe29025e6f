/** Notices when a caller goes on in another language that the engine speaks. */
import { allWords } from './lexicons.ts';
import { languageTelling, tellsDanger } from './signs.ts';
import { withoutSpelling } from './spelling.ts';
import { fold } from './text.ts';
import type { CueName, LanguageWords } from '../words/types.ts';
import { anyLanguage, patternsByLanguage } from '../patterns/any-language.ts';

const minWords = 3;
const minKana = 3;
/** A name in kana is shorter. */
const minKanaOfAnswer = 7;
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

const PARTICLE = anyLanguage('nameParticle', { before: '^', after: '$' });

const countIn = (words: readonly string[], lower: string, language: string): number =>
  words.filter((word) => smallWords.get(language)?.has(word) === true).length +
  Number(hasOwnLetter(lower, language));

/**
 * The language of a turn, where it is clearly another than the one spoken so far; else that one.
 *
 * @param isAnswer names and addresses are told, which change no language: more of it must be the other one
 */
export function callerLanguage(text: string, spoken: string, isAnswer = false): string {
  const kana = text.match(/[\u3040-\u30ff]/g)?.length ?? 0;
  if (kana >= (isAnswer ? minKanaOfAnswer : minKana)) return 'ja';
  const said = fold(withoutSpelling(text)).split(' ');
  const words = isAnswer
    ? [...new Set(said)].filter((word) => /\p{L}/u.test(word) && !PARTICLE.test(word))
    : said;
  if (words.length < minWords) return isAnswer ? spoken : (wrongNumberIn(text, spoken) ?? spoken);
  const lower = text.toLowerCase();
  const own = countIn(words, lower, spoken);
  const [best, next] = [...smallWords.keys()]
    .map((language) => ({ language, count: countIn(words, lower, language) }))
    .sort((a, b) => b.count - a.count);
  // What two languages have alike tells neither.
  const isOne = best !== undefined && best.count > (next?.count ?? 0);
  const [lead, share] = isAnswer ? [minLead + 1, 1 / 3] : [minLead, 1 / 2];
  return isOne && best.count >= own + lead && best.count >= words.length * share ? best.language : spoken;
}

/** "Falsch verbunden": said in the caller's own language, in however few words. */
const wrongNumberIn = (text: string, spoken: string): string | undefined =>
  languageTelling(
    'wrongNumber',
    text,
    allWords.toSorted((a, b) => Number(b.language === spoken) - Number(a.language === spoken)),
  );

/** "Sprechen Sie Deutsch?": the language that is asked for in its own words. */
export const askedLanguage = (text: string): string | undefined =>
  languageTelling('ownLanguage', text, allWords);

/** The language in which danger to life is told, be it another than the one spoken. */
export function dangerLanguage(text: string, spoken: string): LanguageWords | undefined {
  const [words, lower] = [fold(text).split(' '), text.toLowerCase()];
  const own = countIn(words, lower, spoken);
  return allWords.find(
    (each) =>
      (each.language === spoken || !each.spaced || countIn(words, lower, each.language) > own) &&
      tellsDanger(text, each),
  );
}
