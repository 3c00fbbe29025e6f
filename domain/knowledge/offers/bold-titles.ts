/** What the bold beginning of a line says: its title, its number, a mark ("NEW!") or only the first word of a name. */
import { isBadge } from './no-offers.ts';
import { foldWord } from '../words/index.ts';

const MIN_LENGTH = 3;
const MAX_MARK_WORDS = 3;
/** "12.", "#3", "No. 5", "★". */
const NUMBER = /^(?:n(?:r|o|[°º])\.?\s?)?[^\p{L}]+$/iu;
/** "Stone Massage": one or two words, as they go on in a name; what describes has more, or commas. */
const GOES_ON = /^\s(?:\p{Lu}[\p{L}’'-]+)(?:\s(?:&\s)?\p{Lu}[\p{L}’'-]+)?$/u;

/** Where the title of a line stands that begins in bold letters; all of it where these are no title. */
export function boldTitle(text: string, boldPrefix: number): { start: number; end: number } {
  const whole = { start: 0, end: text.length };
  const bold = text.slice(0, boldPrefix).trim();
  const rest = text.slice(boldPrefix).trimEnd();
  if (boldPrefix === 0 || rest === '') return whole;
  if (NUMBER.test(bold) || recommends(bold)) return { start: boldPrefix, end: text.length };
  const isCut = /[\p{L}\d]$/u.test(text.slice(0, boldPrefix)) && /^\p{L}/u.test(rest);
  const isName = bold.length >= MIN_LENGTH && /\p{L}{2}/u.test(bold) && !isCut && !GOES_ON.test(rest);
  return isName ? { start: 0, end: boldPrefix } : whole;
}

/** "NEW", "Neu!", "Popular" in capitals: what recommends the name behind it. */
function recommends(bold: string): boolean {
  if (bold.split(/\s/).length > MAX_MARK_WORDS) return false;
  return bold.endsWith('!') || (bold === bold.toUpperCase() && isBadge(foldWord(bold)));
}
