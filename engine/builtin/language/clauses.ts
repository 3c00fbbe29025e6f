/** Splits a turn into what can be answered one by one. */
import { perLanguage } from './per-language.ts';
import { foldWord } from '../../../domain/knowledge/words/index.ts';
import { escapeRegExp } from '../../../domain/knowledge/words/union.ts';
import { patternsByLanguage, spacedWords } from '../patterns/any-language.ts';
import { alternativesOf, fold, partsBetween } from './text.ts';
import type { LanguageWords } from '../words/types.ts';

/** So many words may stand between "and" and a word for when: "until", "from what". */
const maxBeforeWhen = 2;
const endOfWord = '(?![\\p{L}\\p{N}])';

/** The phrases as they are written: "faites-vous", "dov'è". */
const written = (phrases: readonly string[]): string =>
  alternativesOf(phrases.filter((phrase) => fold(phrase) !== '')).replaceAll(' ', "[\\s'’-]+");

interface Joint {
  /** Before what asks again: ", and by the way, what's …", "and until when …", "and are you open …". */
  between: RegExp;
  /** A comma or an "and" with its accents: Portuguese "é" joins nothing. */
  isJoint: RegExp;
  /** Begins a question. */
  asking: RegExp;
  /** Before what asks in the words of a statement, behind a question: "and there's parking". */
  joined: RegExp;
}

const jointOf = perLanguage(({ language, and, questionStarts, politeness, cues }): Joint => {
  const joint = written(and);
  const aside = `(?:(?:${written(politeness.calls)})${endOfWord},?\\s+)?`;
  const isOpen = cues.isOpen.filter((phrase) => phrase.includes(' '));
  const start = `(?:${[
    `¿?(?:${written([...questionStarts, ...isOpen])})${endOfWord}`,
    `¿?(?:[\\p{L}'’]+\\s+){1,${String(maxBeforeWhen)}}(?:${written(cues.when)})${endOfWord}`,
  ].join('|')})`;
  return {
    between: new RegExp(`(?:,\\s*(?:(?:${joint})\\s+)?|\\s+(?:${joint})\\s+)${aside}(?=${start})`, 'gu'),
    isJoint: new RegExp(`^(?:,|\\s+(?:${and.map(escapeRegExp).join('|')})\\s)`, 'iu'),
    asking: new RegExp(`^\\s*(?:¿|${start})`, 'u'),
    joined: new RegExp(
      `,?\\s+(?:${joint})\\s+(?=(?:${patternsByLanguage[language]!.joinsQuestion})(?![\\p{L}\\p{N}'’]))`,
      'gu',
    ),
  };
});

/** Ends a sentence; behind "Dr." and "Nr." none ends. */
const END = new RegExp(
  `(?<=[?!;。？！])\\s*|(?<=か)、|(?<=\\p{L}{2}[.])(?<!(?<!\\p{L})${spacedWords('shortened')}\\.)\\s+|\\n+`,
  'iu',
);

const TELLING = '(?:ん|の)です(?:が|けど|けれど|けれども)';
const ON_CONDITION = '(?:場合|とき|時)は?';
/** "車で伺いたいんですが駐車場はありますか": what leads to the question is told before it. */
const BEHIND_PREFACE = new RegExp(
  `(?<=.{3}${TELLING}|(?:車|電車|バス|バイク|徒歩|自転車)で.{1,6}${ON_CONDITION})、?(?=.{3})`,
  'u',
);
const PREFACE = new RegExp(`(?:${TELLING}|${ON_CONDITION})$`, 'u');
/** "土曜に伺いたいんですが、開いてますか": the day is asked about. */
const OF_A_DAY = /[日月火水木金土]曜|土日|平日|週末|祝日|正月|お盆|連休|[今明]日|今週|来週|\d日/u;

/** The question and what leads to it, where that says more than a day. */
function behindPreface(part: string): string[] {
  const [preface = '', ...others] = part.split(BEHIND_PREFACE);
  return others.length === 0 || OF_A_DAY.test(preface) ? [part] : [preface, ...others];
}

/** Whether a clause leads to the next one and asks nothing itself. */
export const isPreface = (clause: string): boolean => PREFACE.test(clause);

/** A question cut before what is joined to it in the words of a statement, which asks as well and is marked so. */
function withJoined(part: string, { asking, isJoint, joined }: Joint): string[] {
  if (!asking.test(foldWord(part))) return [part];
  const [first = '', ...others] = partsBetween(part, joined, (found) => isJoint.test(found));
  return [first, ...others.map((other) => (other.trimEnd().endsWith('?') ? other : `${other}?`))];
}

/** The sentences of a turn, cut where one asks more than once. */
export function clausesOf(text: string, words: LanguageWords): string[] {
  const parts = text.split(END).filter((part) => part.trim() !== '');
  if (!words.spaced) return parts.flatMap(behindPreface);
  const joint = jointOf(words);
  const { between, isJoint } = joint;
  return parts
    .flatMap((part) => withJoined(part, joint))
    .flatMap((part) => partsBetween(part, between, (found) => isJoint.test(found)))
    .filter((part) => part.trim() !== '');
}
