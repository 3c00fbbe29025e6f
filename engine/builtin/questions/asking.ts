/** Whether a caller asks; speech that was written down has no question marks. */
import type { Scene } from '../business.ts';
import { fold } from '../language/text.ts';
import { isLanguage } from './is-about.ts';
import { perLanguage } from '../language/per-language.ts';
import { anyLanguage, patternsByLanguage, whole } from '../patterns/any-language.ts';
import type { CueName } from '../words/types.ts';

/** Japanese ends a question in its own word. */
const ASKING_END = /か(?:ね|な)?[。\s]*$/u;
/** So many words of greeting and hesitation may come first. */
const maxFillers = 5;

const subjectOf = perLanguage(
  ({ language }) => new RegExp(`^(?:${patternsByLanguage[language]!.subject || '(?!)'})$`, 'u'),
);

/** Ends in a question mark, or begins as a question does, greetings and hesitation aside. */
export function asks(text: string, { lexicon }: Scene): boolean {
  if (/[?？]\s*$/.test(text)) return true;
  const { words } = lexicon;
  if (!words.spaced) return ASKING_END.test(text);
  const spoken = fold(lexicon.without(['greeting'], text)).split(' ');
  const starts = words.questionStarts
    .map(fold)
    .filter(Boolean)
    .map((start) => start.split(' '));
  const subject = subjectOf(words);
  for (let at = 0; at <= Math.min(maxFillers, spoken.length - 1); at += 1) {
    // "We will be late": the verb behind its subject.
    const isTold = subject.test(spoken[at - 1] ?? '');
    if (!isTold && starts.some((start) => start.every((word, offset) => spoken[at + offset] === word)))
      return true;
    if (lexicon.literalOf(spoken[at] ?? '').length > 0) return false;
  }
  return false;
}

/** Whether a text asks, or has a question anywhere in it. */
export const asksAnywhere = (text: string, scene: Scene): boolean => /[?？]/u.test(text) || asks(text, scene);

/** "Can I talk to somebody in Polish?": which languages are spoken, whoever it is that speaks them. */
export const asksForLanguage = (text: string, scene: Scene): boolean =>
  asks(text, scene) && scene.lexicon.contentOf(text).some((stem) => isLanguage(stem, scene.lexicon));

const questionCues: readonly CueName[] = [
  'hours',
  'price',
  'address',
  'isOpen',
  'isClosed',
  'offer',
  'phone',
  'email',
  'followUp',
];

/** "If you come late, …": what it is said under is neither told nor asked by itself. */
export const CONDITION = anyLanguage('condition', { before: '^', after: '\\s' });

export const ASKS_HOW_OFTEN = anyLanguage('howOften', whole);

/** Whether a clause of a turn asks, beside others that only tell. */
export function isQuestion(clause: string, { lexicon }: Scene): boolean {
  if (CONDITION.test(clause) && !/[?？]/.test(clause)) return false;
  const starts = lexicon.words.questionStarts.map(fold);
  const folded = fold(clause);
  return (
    /[?？]/.test(clause) ||
    starts.some((start) => folded === start || folded.startsWith(`${start} `)) ||
    questionCues.some((cue) => lexicon.has(cue, clause))
  );
}
