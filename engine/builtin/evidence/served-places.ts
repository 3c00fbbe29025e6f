/** Whether a text says where a business works: a place by its name, or a distance, beside a word of serving. */
import type { Lexicon } from '../language/lexicon.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import type { Piece } from './retrieval.ts';

const WORD = /[\p{L}\p{N}’'-]+|[.!?;]/gu;
const NAME = /^\p{Lu}[\p{Ll}’'-]{2,}/u;
const SMALL = /^[\p{Ll}’'-]{1,9}$/u;
const DISTANCE = /^(?:km|kilom\p{L}*|miles?)$/iu;
const JAPANESE_PLACE = /\p{Script=Han}[都道府県市区町村]|全国|\d\s?(?:km|キロ)/iu;
const maxBetween = 4;
const maxHeading = 40;

/** "Serving your pets in the Durham area", "Lincoln and surroundings", "within 20 miles"; not "we serve from noon". */
function namesPlace(text: string, { has, contentOf, words: { capitalNouns, and } }: Lexicon): boolean {
  const words = text.match(WORD) ?? [];
  const says = (at: number): boolean =>
    (!DISTANCE.test(words[at] ?? '') && has('areaEvidence', words[at] ?? '')) ||
    (SMALL.test(words[at + 1] ?? '') && has('areaEvidence', `${words[at]} ${words[at + 1]}`));
  const isName = (at: number): boolean =>
    NAME.test(words[at] ?? '') && contentOf(words[at] ?? '').length > 0 && !says(at);
  const isBehind = (at: number): boolean => {
    const behind = words.slice(at + 1, at + 2 + maxBetween);
    const between = behind.findIndex((word) => !SMALL.test(word));
    if (between < 0) return false;
    const [number = '', unit = ''] = behind.slice(between);
    if (/^\d+$/u.test(number) && DISTANCE.test(unit)) return true;
    if (!isName(at + 1 + between)) return false;
    if (capitalNouns === undefined) return true;
    return between === 0
      ? NAME.test(words[at] ?? '')
      : capitalNouns.places.includes(behind[between - 1] ?? '');
  };
  const isSmall = (at: number): boolean => contentOf(words[at] ?? '').length === 0 || says(at);
  const isBefore = (at: number): boolean => {
    const before = words.slice(Math.max(0, at - 1 - maxBetween), at);
    const named = at - before.length + before.findLastIndex((word) => !SMALL.test(word));
    return isName(named) && and.includes(words[named + 1] ?? '') && isSmall(named + 2);
  };
  return words.some((_, at) => says(at) && (isBehind(at) || isBefore(at)));
}

/** "We work in Lindham, Croft and Easter Mill": more than one place, with capitals. */
const WORKS_AT = anyLanguage('worksAt', {
  before: whole.before,
  after: '\\s\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?, \\p{Lu}\\p{Ll}+',
  flags: 'u',
});

/** "To Lindham, Croft and Easter Mill": names with capitals, in a list. */
const NAMES =
  /(?<![\p{L}\d])(?<lead>\p{Ll}{1,7}) (?:\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}, (?:\p{Ll}{1,4} )?){2,}\p{Lu}/u;

/** Whether a text lists what may be places; where every noun has a capital, behind a word for being or going somewhere. */
export function listsNames(text: string, { words: { capitalNouns } }: Lexicon): boolean {
  const lead = NAMES.exec(text)?.groups?.['lead'];
  return lead !== undefined && (capitalNouns === undefined || capitalNouns.places.includes(lead));
}

/** "We provide heating repairs in Lindham": one place, with a capital. */
const PROVIDES_IN = anyLanguage('providesIn', {
  before: whole.before,
  after: '\\s\\p{Lu}\\p{Ll}',
  flags: 'u',
});

export const isWorkplace = (text: string): boolean => WORKS_AT.test(text);

/** A sentence with a place beside a word of serving or with the places of work, or a list of places under such a heading. */
export function statesArea({ text, context }: Piece, lexicon: Lexicon): boolean {
  if (!lexicon.words.spaced)
    return lexicon.has('areaEvidence', `${context} ${text}`) && JAPANESE_PLACE.test(text);
  const isUnderArea = context.length <= maxHeading && lexicon.has('areaEvidence', context);
  return (
    namesPlace(text, lexicon) ||
    WORKS_AT.test(text) ||
    PROVIDES_IN.test(text) ||
    (isUnderArea && /^\p{Lu}\p{Ll}+(?:,| ·|$)/u.test(text))
  );
}
