/** Lines of a site that state nothing: questions, rights of authors, and notes that something is not told yet. */
import { anyLanguage, whole } from '../patterns/any-language.ts';

/** A question answers none, with the mark that unfolds it or without, and who holds the copyright is nobody's question. */
const QUESTION_OR_COPYRIGHT = /[?？]\s?[+＋▼▾›–-]?$|^©|^copyright\b/iu;
/** "Opening in May – to be confirmed" */
const PENDING = anyLanguage('pending', { before: '(?:^|[-–—:(,/]\\s*)', after: '[).!…\\s]*$' });
/** "Prices will be announced soon." */
const TOLD_LATER = anyLanguage('toldLater', { before: '(?<!\\p{L})', after: '[).!…\\s]*$' });
/** "Whether we take cards."; but "whether large or small, we mend it" is a statement. */
const WHETHER = anyLanguage('whetherAlone', { before: '^', after: '\\s[^,;:–—]+$' });

/** "Prices, and information whether you take cards": what a page has still to hold. */
const TELL_WHETHER = anyLanguage('tellWhether', { before: whole.before });

/** Whether a line says that something is not told yet. */
export const isPending = (text: string): boolean => PENDING.test(text) || TOLD_LATER.test(text);

/** Whether a line of the site states nothing that could be an answer. */
export const isUnsaid = (text: string): boolean =>
  QUESTION_OR_COPYRIGHT.test(text) || isPending(text) || WHETHER.test(text) || TELL_WHETHER.test(text);
