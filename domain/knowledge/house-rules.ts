/** What makes a sentence a rule of the house: forms of the words of a language. */
import { foldWord, type WordTable } from './words/index.ts';
import type { WordPatterns } from './words/word-patterns.ts';

type Said = WordPatterns['statements'];
type Field = keyof Said;

/** The patterns of a language around rules and remarks, for folded texts. */
export interface Rules extends Record<Field, RegExp> {
  /** Whether a sentence asks, allows, leaves out or reckons something. */
  hasForm: (folded: string) => boolean;
}

/** What folding leaves of letters and digits; Japanese has no bounds of words. */
const letter = '[a-złß\\d]';

const words = (source: string): RegExp => new RegExp(`(?<!${letter})(?:${source})(?!${letter})`, 'u');
const stems = (source: string): RegExp => new RegExp(`(?<!${letter})(?:${source})`, 'u');
const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u');
const opening = (source: string): RegExp => new RegExp(`^[^\\p{L}\\d]*(?:${source})(?!${letter})`, 'u');
const ending = (source: string): RegExp => new RegExp(`(?<!${letter})(?:${source})$`, 'u');
const everywhere = (source: string): RegExp => new RegExp(`(?<!${letter})(?:${source})`, 'gu');

/** How each field is looked for; where a stem ends, its pattern says itself. */
const makers: Record<Field, (source: string) => RegExp> = {
  rules: stems,
  forms: words,
  ruleHeadings: whole,
  ruleLabels: whole,
  policyLists: whole,
  remarkLists: whole,
  bareRules: opening,
  pointsBack: opening,
  cutOff: ending,
  namesakes: everywhere,
  lives: words,
  myself: words,
  chatter: words,
  foremost: stems,
  negations: words,
  fillers: whole,
  askers: whole,
  aboutMe: whole,
  access: stems,
};

/** An amount of money, or a number of hours, people, percent: the number of a licence has more digits. */
const AMOUNT = /[€$£¥￥]\s?\d|(?<![\d#])\d{1,3}(?!\d|er)/;
const NEVER = /(?!)/u;

const made = new WeakMap<WordTable, Rules>();

export function rulesOf(table: WordTable): Rules {
  const known = made.get(table);
  if (known !== undefined) return known;
  const said: Said = (table.patterns as Partial<WordPatterns>).statements ?? {};
  const compile = (field: Field): RegExp => (said[field] === undefined ? NEVER : makers[field](said[field]));
  const patterns = Object.fromEntries(
    (Object.keys(makers) as Field[]).map((field) => [field, compile(field)]),
  ) as Record<Field, RegExp>;
  const rules = {
    ...patterns,
    hasForm: (folded: string): boolean => patterns.forms.test(folded) || AMOUNT.test(folded),
  };
  made.set(table, rules);
  return rules;
}

/** A label or a heading as the tables have it: without marks before and behind. */
export const labelKey = (text: string): string =>
  foldWord(text)
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '');
