/** Hears the name of a caller: said with "my name is", alone, or spelled out. */
import type { Scene } from './business.ts';
import { hearSpelling, withLetterTold } from './language/spelling.ts';
import { phrasePattern } from './language/lexicon.ts';
import { numbersOf, tableOf } from './language/number-words.ts';
import { perLanguage } from './language/per-language.ts';
import { capitalize, fold } from './language/text.ts';
import { anyLanguage, patternsByLanguage, spacedWords } from './patterns/any-language.ts';

interface Introduction {
  name: string;
  /** "My name is …"; after "I am" it may be something else that is written so. */
  isSure: boolean;
  /** What else was said. */
  rest: string;
}

/** Words written small may be no name: fewer of them are taken. Particles are not counted. */
const maxNameWords = 3;
const maxCapitalizedWords = 4;
/** Small words inside of names. */
const PARTICLE = anyLanguage('nameParticle', { before: '^', after: '$' });
const JOINS = anyLanguage('andName', { before: '^', after: '$' });
const ON_THE_LINE = anyLanguage('onTheLine', { before: '[\\s,]+', after: '[.!]?\\s*$' });
/** "Dr. von der Leyen": its full stop ends no name. */
const TITLE = new RegExp(`^(?:${spacedWords('titles')}|${spacedWords('courtesy')})\\.$`, 'iu');
const WORD = /[\p{L}\p{M}'’.-]+/gu;
const JAPANESE =
  /(?:名前は|私は)\s?(.{1,12}?)(?:です|と申します|といいます|[。、,]|$)|(?:^|[。、])([^。、]{1,12})と申します/u;

/** "あと三十分遅くしてください": ends as sentences do, not names. */
const JAPANESE_SENTENCE =
  /(?:下さい|くださ?い|ます|ました|ません|ましょう|たい|けど|けれど|ので|して|した|ない|んです|です[がね])$/u;

const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);

/** "Met z'n tweeën": what ends the phrases for a number of people. */
const groupWords = perLanguage(
  ({ numerals: { groups, askedGroups } }) =>
    new Set(
      [...tableOf(groups).keys(), ...tableOf(askedGroups).keys()]
        .filter((phrase) => phrase.includes(' '))
        .map((phrase) => phrase.split(' ').at(-1)!),
    ),
);

/** Days, times and numbers are said after "it's", too. */
function isOtherWord(word: string, { lexicon, readWhen }: Scene): boolean {
  const { days, relativeWithoutClock } = readWhen(word, undefined);
  const said = fold(word);
  return (
    days.length > 0 ||
    relativeWithoutClock ||
    numbersOf(lexicon.words).has(said) ||
    groupWords(lexicon.words).has(said)
  );
}

/** A word that no name has; a capital letter makes a name of any. */
const endsName = (word: string, scene: Scene): boolean =>
  isOtherWord(word, scene) || (!isCapitalized(word) && !PARTICLE.test(word) && isSmallWord(word, scene));

/** Whether a word is no name by itself: "the", "actually". */
export const isSmallWord = (word: string, { lexicon }: Scene): boolean =>
  lexicon.literalOf(word).length === 0 ||
  (['amiss', 'correction', 'no', 'yes'] as const).some((cue) => lexicon.has(cue, word));

function nameFrom(words: readonly string[], isSure: boolean, scene: Scene): string[] {
  const name: string[] = [];
  let counted = 0;
  for (const word of words) {
    // "Von und zu".
    const isParticle = PARTICLE.test(word) || (JOINS.test(word) && PARTICLE.test(name.at(-1) ?? ''));
    if (!isParticle) {
      if (endsName(word, scene) || (!isSure && !isCapitalized(word))) break;
      counted += 1;
      if (counted > (isCapitalized(word) ? maxCapitalizedWords : maxNameWords)) break;
    }
    name.push(word.replace(/[.,]+$/, ''));
    if (/[.,]$/.test(word) && !TITLE.test(word)) break;
  }
  while (PARTICLE.test(name.at(-1) ?? '') || JOINS.test(name.at(-1) ?? '')) name.pop();
  return name;
}

/**
 * What stands after "my name is", in the caller's own writing; after "I am" only what is written as a name, or, where the name
 * was asked for, two words or three that end what is said.
 */
export function hearIntroduction(text: string, scene: Scene, isAsked = false): Introduction | undefined {
  const { words } = scene.lexicon;
  if (!words.spaced) {
    const match = JAPANESE.exec(text);
    const name = match?.[1] ?? match?.[2];
    return name === undefined || match === null
      ? undefined
      : { name, isSure: true, rest: text.replace(match[0], '') };
  }
  const tokens = [...text.matchAll(WORD)];
  const folded = tokens.map(([word]) => fold(word).split(' '));
  const flat = folded.flatMap((parts, token) => parts.map((part) => ({ part, token })));
  for (const cues of [words.cues.nameIs, words.cues.iAm]) {
    for (const cue of cues.map((phrase) => fold(phrase).split(' '))) {
      const at = flat.findIndex((_, index) =>
        cue.every((part, offset) => flat[index + offset]?.part === part),
      );
      if (at < 0) continue;
      const next = (flat[at + cue.length - 1]?.token ?? 0) + 1;
      const isSure = cues === words.cues.nameIs;
      const behind = upToMark(tokens, next, text);
      const name = nameFrom(behind, isSure, scene);
      if (name.length === 0 && isAsked && behind.length <= maxNameWords)
        name.push(
          ...nameFrom(behind, true, scene).filter(
            (_, __, all) => all.length > 1 && all.length === behind.length,
          ),
        );
      if (name.length === 0) continue;
      const start = tokens[flat[at]?.token ?? 0]?.index ?? 0;
      const whole = wholeName(tokens.slice(next + name.length), name, scene);
      const last = tokens[next + name.length + (whole?.length ?? 0) - 1];
      const end = last === undefined ? text.length : last.index + last[0].length;
      return {
        name: (whole ?? name).join(' '),
        isSure,
        rest: `${text.slice(0, start)} ${text.slice(end)}`.trim(),
      };
    }
  }
  return undefined;
}

/** "I'm Ann, Ann Lee": the name that is said once more as a whole, in capitals. */
function wholeName(
  behind: readonly RegExpExecArray[],
  [only = '', ...others]: readonly string[],
  scene: Scene,
): string[] | undefined {
  const more = nameFrom(
    behind.map(([word]) => word),
    false,
    scene,
  );
  const isMore = others.length === 0 && more.length > 1 && more.map(fold).includes(fold(only));
  return isMore ? more : undefined;
}

/** The words from one on before the next mark that is no part of a name: "it's 14B Mill Lane" has none. */
function upToMark(tokens: readonly RegExpExecArray[], from: number, text: string): string[] {
  const before = tokens[from - 1];
  const start = before === undefined ? 0 : before.index + before[0].length;
  const mark = text.slice(start).search(/[,;:!?\d]/);
  const end = mark < 0 ? text.length : start + mark;
  return tokens.slice(from).flatMap(({ 0: word, index }) => (index < end ? word : []));
}

/** "Her name is Luna, I'm Ann": what is told without the name of an animal or a child. */
export function withoutOthers(text: string, { lexicon }: Scene): string {
  if (!lexicon.has('otherName', text)) return text;
  const parts = text.split(lexicon.words.spaced ? /[,;]\s*|(?<=\p{L}{2}[.!?])\s+/u : /[、。]/u);
  return parts.filter((part) => !lexicon.has('otherName', part)).join(', ');
}

const maxBareWords = 5;

/** Whether every word is written as names are, the small ones inside of names aside. */
export const isInCapitals = (name: string): boolean =>
  (name.match(WORD) ?? []).every((word) => isCapitalized(word) || PARTICLE.test(word));

/** "John Smith speaking": what is left of it is the name. */
export const withoutLine = (text: string): string => text.replace(ON_THE_LINE, '');

const leadOf = perLanguage(({ language, spaced }) => {
  const leads = `(?:${patternsByLanguage[language]!.underName || '(?!)'})`;
  return new RegExp(spaced ? `^${leads}\\s+(?=\\p{L}{2})` : `${leads}$`, 'iu');
});

/** "Under Smith", "auf Schmidt", where the name is asked for: what stands behind it is the name. */
export const withoutLead = (part: string, { lexicon }: Scene): string =>
  part.trim().replace(leadOf(lexicon.words), '');

/** A part of an answer that may be a name as it stands. */
export function isBareName(part: string, scene: Scene): boolean {
  const { lexicon } = scene;
  if (part === '' || /[?？@\d]/.test(part) || lexicon.has('booking', part)) return false;
  if (!lexicon.words.spaced) return !JAPANESE_SENTENCE.test(part);
  const words = part.match(WORD) ?? [];
  const counted = words.filter((word) => !PARTICLE.test(word) && !JOINS.test(word)).length;
  if (counted === 0 || counted > maxBareWords) return false;
  return (
    // "Claire and Simon Dodd"
    words.every(
      (word) =>
        isCapitalized(word) || ((PARTICLE.test(word) || JOINS.test(word)) && isCapitalized(words[0]!)),
    ) || words.every((word) => !endsName(word, scene))
  );
}

const slotWords = perLanguage(({ slotNames, cues, spaced }) =>
  phrasePattern([...Object.values(slotNames).flat(), ...cues.sameNumber], spaced),
);

/** Two words or three that may be nothing but a name, be they written small; "private number" is none. */
export function isFullName(text: string, scene: Scene): boolean {
  const { words } = scene.lexicon;
  const count = text.trim().split(/\s+/u).length;
  const isCounted = words.spaced && count > 1 && count <= maxNameWords;
  return isCounted && fold(text).search(slotWords(words)) < 0 && isBareName(text.trim(), scene);
}

const AS_NAME = /^\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}'’-]+){1,3}[.!]?$/u;

/** "Ana Lopez", alone and written as names are: two words with capitals that say nothing else. */
export const isWrittenAsName = (text: string, scene: Scene): boolean =>
  AS_NAME.test(text.trim()) &&
  isBareName(text, scene) &&
  courtesies.every((cue) => !scene.lexicon.has(cue, text));

/** "Josef Huber", behind "Huber". */
export const saysMoreOfName = (text: string, before: string | undefined, scene: Scene): boolean =>
  isWrittenAsName(text, scene) &&
  fold(text)
    .split(' ')
    .includes(fold(before ?? ''));

const courtesies = ['greeting', 'thanks', 'goodbye', 'yes', 'no', 'someTime'] as const;

/** "Maria de la Cruz" of a transcript without any capitals; a name that has one stays as it is. */
export const inCapitals = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/(?<![\p{L}'’])\p{L}+/gu, (word) => (PARTICLE.test(word) ? word : capitalize(word)));

/** "S Z C Z", of Szczepańska; a letter less sets it right. */
const isSpelledBy = (spelled: string, word: string): boolean =>
  fold(word) === fold(spelled) || (fold(word).startsWith(fold(spelled)) && spelled.length <= word.length / 2);

/** The name as it is spelled beside, or with the letter that is told of it. */
export function spelledOut(text: string, name: string | undefined, scene: Scene): string | undefined {
  const spelled = hearSpelling(text);
  if (name === undefined) return undefined;
  if (spelled === undefined) return withLetterTold(name, text, scene.lexicon.words);
  const kept = name.split(/\s+/).filter((word) => word.length > 1 && !/^(?:\p{L}[-–.,])+\p{L}?$/u.test(word));
  // Who spells a name leaves its accents out, and may stop behind what is hard to hear.
  if (kept.some((word) => isCapitalized(word) && isSpelledBy(spelled, word))) return kept.join(' ');
  // "Tom Hanks, T O M H A N K S": the whole name.
  const [first = ''] = kept;
  if (kept.length > 1 && fold(spelled).startsWith(fold(first)) && spelled.length > first.length)
    return `${capitalize(first)} ${capitalize(spelled.slice(first.length))}`;
  const at = kept.findLastIndex((word) => fold(word).startsWith(fold(spelled.charAt(0))));
  return at < 0
    ? [...kept.filter((word) => /^\p{Lu}/u.test(word)), spelled].join(' ')
    : kept.with(at, spelled).join(' ');
}

const maxSlip = 3;

/** "John" of "Jon Smyth": the same word in other letters. */
const soundsLike = (word: string, other: string): boolean => {
  const [one, two] = [fold(word), fold(other)];
  return one.charAt(0) === two.charAt(0) && Math.abs(one.length - two.length) <= maxSlip;
};

/** A name that is said once more to set it right: a single word replaces the one that it sounds like; undefined for another name. */
export function rightedName(before: string, said: string): string | undefined {
  const words = before.split(/\s+/);
  const parts = said.split(/\s+/);
  const at = words.findIndex((word) => soundsLike(word, parts[0] ?? ''));
  if (at < 0) return undefined;
  return parts.length === 1 ? words.with(at, said).join(' ') : said;
}
