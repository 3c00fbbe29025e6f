/** Hears a time of the clock, or the first or last one that suits. */
import type { Scene } from './business.ts';
import { withoutArticles } from './language/articles.ts';
import { phrasePattern, type Lexicon } from './language/lexicon.ts';
import { withDigits } from './language/number-words.ts';
import { perLanguage } from './language/per-language.ts';
import { alternativesOf, atSamePlaces, fold } from './language/text.ts';
import { patternsByLanguage } from './patterns/any-language.ts';
import { tidy, type Recognized } from './recognized.ts';
import { behindCorrection } from './refusals.ts';

const halfDayMinutes = 720;

/** A time as the agent repeats it; two readings stay as said: the caller hears them again at the end and can set them right. */
export const speakTime = (readings: readonly number[], { lexicon: { words, say } }: Scene): string => {
  const told = say.time(readings[0] ?? 0);
  return readings.length === 2 && !words.clock24 ? told.replace(/\s?[ap]m$/, '') : told;
};

/** "Ten", "about ten": an hour alone. */
const BARE_HOUR = /^\D{0,12}(\d{1,2})\D{0,12}$/u;

const ONLY_HOUR = /^\d{1,2}$/u;

/** A longer text tells more than a time. */
const maxLimitWords = 6;

/** "Not before ten": the first or the last time that suits. */
const limitOf = perLanguage(({ language, spaced }) => {
  const limits = patternsByLanguage[language]!.timeLimit;
  return spaced ? new RegExp(`(?<!\\p{L})(?:${limits})(?!\\p{L})`, 'u') : new RegExp(limits, 'u');
});

const partsOf = perLanguage(({ morning, afternoon, spaced }) =>
  phrasePattern([...morning, ...afternoon], spaced),
);

/** Whether a first or a last time that suits is told; Romanian "după-amiaza" is a part of the day. */
export const namesLimit = (text: string, { words }: Lexicon): boolean =>
  limitOf(words).test(fold(text).replace(partsOf(words), ' '));

/** "Between 6 and 7": two hours with the words that make a range of them. */
const rangeIn = perLanguage(({ measures, cues, months, and, am, pm, oClock, spaced }) => {
  const hour = `(?:\\p{L}{1,5}\\s+)?\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?(?:${alternativesOf([...am, ...pm, ...oClock])}))?`;
  return spaced
    ? new RegExp(
        `(?<!\\p{L})(?:${alternativesOf(measures.between)})\\s+${hour}\\s+(?:${alternativesOf(and)})\\s+${hour}(?![\\p{L}\\d]|\\s+(?:${alternativesOf([...cues.people, ...measures.people, ...months.flat()])})(?!\\p{L}))`,
        'u',
      )
    : /\d{1,2}時(?:半|\d{2}分)?から\d{1,2}時(?:半|\d{2}分)?/u;
});

/** A time that may be any between two hours, in words as they were said but for the numbers. */
const hearRange = (text: string, { words }: Lexicon): string | undefined =>
  rangeIn(words).exec(withDigits(fold(text), words))?.[0];

const orIn = perLanguage(({ language, spaced }) => {
  const { orDate } = patternsByLanguage[language]!;
  return new RegExp(spaced ? `\\s(${orDate})\\s` : `(${orDate})`, 'gu');
});

/** An hour that begins what is said, beside another time: "or eleven". */
const FIRST_HOUR = /^(\d{1,2})(?!\d|[:.]\d)/u;

/** "At ten, or half ten": two times that suit alike, as the agent repeats them. */
function hearAlternatives(text: string, scene: Scene): string | undefined {
  const { words } = scene.lexicon;
  const marker = words.at[0] ?? '';
  const readings = (part: string): readonly number[] => scene.readWhen(part, scene.local?.date).times;
  for (const { index, 0: cut, 1: or = '' } of atSamePlaces(text).matchAll(orIn(words))) {
    const [before, behind] = [text.slice(0, index), text.slice(index + cut.length)];
    const first = readings(before);
    // "At eight for four or five people"
    const isTime = readings(before.replace(/\S+\s*$/u, '')).length !== first.length;
    const hour = isTime ? FIRST_HOUR.exec(withDigits(fold(behind), words))?.[1] : undefined;
    const told = readings(behind);
    const second = told.length > 0 || hour === undefined ? told : readings(`${marker} ${hour}`);
    const areTwo = isOneTime(first) && isOneTime(second) && first[0] !== second[0];
    if (areTwo) return [speakTime(first, scene), or, speakTime(second, scene)].join(words.spaced ? ' ' : '');
  }
  return undefined;
}

const isOneTime = (readings: readonly number[]): boolean =>
  new Set(readings.map((minutes) => minutes % halfDayMinutes)).size === 1;

/** The one time of a text; in the caller's words where it is a limit. `isAsked`: an hour alone counts, too. */
export function findTime(text: string, scene: Scene, isAsked: boolean): Recognized | null {
  const { words } = scene.lexicon;
  const range = hearRange(text, scene.lexicon);
  if (range !== undefined) return { value: range };
  const either = hearAlternatives(text, scene);
  if (either !== undefined) return { value: either };
  const times = scene.readWhen(text, scene.local?.date).times;
  if (times.length > 0) {
    // "At ten, actually eleven", and nothing that is counted behind it.
    const tellsTime = (part: string): boolean =>
      scene.readWhen(part, scene.local?.date).times.length > 0 ||
      ONLY_HOUR.test(withDigits(fold(part), words));
    const meant = behindCorrection(text, tellsTime, scene);
    if (meant !== undefined) return findTime(meant, scene, true);
  }
  const figured = withDigits(withoutArticles(fold(text), scene.lexicon), words);
  const bare = isAsked && times.length === 0 ? BARE_HOUR.exec(figured)?.[1] : undefined;
  const marker = words.at[0] ?? '';
  const readings = bare === undefined ? times : scene.readWhen(`${marker} ${bare}`, undefined).times;
  // Of two times, "after 7 but before 9", none is the one: they stay in the caller's words.
  const isOne = isOneTime(readings);
  const isLimit = isOne || (isAsked && times.length === 0 && /\d/.test(figured));
  if (isLimit && namesLimit(text, scene.lexicon))
    return isAsked || text.split(/\s+/u).length <= maxLimitWords ? { value: tidy(text) } : null;
  return isOne ? { value: speakTime(readings, scene), times: readings } : null;
}
