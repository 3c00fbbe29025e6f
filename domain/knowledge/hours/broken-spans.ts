/** Spans of times that go on in the next line: "8:00 am –" over "4:30 pm", "Monday" over "8:00" over "17:00". */
import type { Line } from '../page/lines.ts';
import { quoteOfRun } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import type { Lexicon } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Crossed } from './piece.ts';
import { isDays } from './table-pieces.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

const MAX_LENGTH = 40;
/** Ends with a time and perhaps a dash: a cheap test. */
const MAY_GO_ON = /\d\s?[\p{L}.:：]{0,8}\s?[-–—〜～~]?$/u;
const DASHES = /^[-–—〜～~]$/;

/** The lines that tell one span together. */
export function brokenSpan(lines: readonly Line[], from: number, lexicon: Lexicon): Crossed | undefined {
  const run = [lines[from]!];
  if (!isShort(run[0]!) || !MAY_GO_ON.test(run[0]!.text)) return undefined;
  for (let next = lines[from + 1]; next && isShort(next) && run.length < 3; next = lines[from + run.length]) {
    const isLinked = DASHES.test(next.text.trim()) && run.length === 1;
    if (!isLinked && !next.hasDigit) break;
    run.push(next);
    if (isLinked) continue;
    const areEnds = run.length === 2 && areTimesOf(lines[from - 1], run, lines[from + 2], lexicon);
    const told = run.map(({ text }) => text).join(areEnds ? ' – ' : ' ');
    if (!isOneSpan(told, next.text, lexicon)) return undefined;
    return {
      pieces: [{ text: told, folded: foldWord(told), quote: quoteOfRun(run, run[0]!), line: run[0]! }],
      skip: run.length - 1,
    };
  }
  return undefined;
}

const BRACKET = /^[(（][^()（）]*\d[^()（）]*[)）]$/u;

/** "Mon–Fri 8–12, 2–6" over "(5 pm on Fridays)": in brackets of its own line, another end for some days of the hours above. */
export function endBelow(lines: readonly Line[], from: number, lexicon: Lexicon): Crossed | undefined {
  const [hours, bracket] = lines.slice(from, from + 2);
  if (!hours?.hasDigit || !bracket || !BRACKET.test(bracket.text) || !isShort(bracket)) return undefined;
  const isOfLine = hours.cells.length === 0 && hours.section === bracket.section;
  const { statements, loneTimes, hasDays, strangers } = parseHoursLine(bracket.text, lexicon);
  const isEnd = statements.length === 0 && loneTimes === 1 && hasDays && strangers === 0;
  if (!isOfLine || !isEnd) return undefined;
  const text = `${hours.text} ${bracket.text}`;
  const quote = quoteOfRun([hours, bracket], hours);
  return { pieces: [{ text, folded: foldWord(text), quote, line: hours }], skip: 1 };
}

/** "Open" over "Close": heads of columns, of which the second tells no closing day. */
export function columnHeads(lines: readonly Line[], from: number, lexicon: Lexicon): Crossed | undefined {
  const [open, close] = lines.slice(from, from + 2);
  if (!open || !close || !isHead(open) || !isHead(close)) return undefined;
  const [word, ...words] = tokenizeHours(open.text, lexicon);
  if (word?.isOpen !== true || words.length > 0) return undefined;
  const [end, ...others] = tokenizeHours(close.text, lexicon);
  return (end?.type === 'closed' || end?.type === 'late') && others.length === 0
    ? { pieces: [], skip: 1 }
    : undefined;
}

const isHead = (line: Line): boolean => isShort(line) && !line.hasDigit && line.text.length <= 12;

const isShort = ({ text, cells, kind }: Line): boolean =>
  text.length <= MAX_LENGTH && cells.length === 0 && kind !== 'heading' && kind !== 'alt';

/** "8:00" and "17:00", each in a column of its own between a day and the next one. */
function areTimesOf(
  days: Line | undefined,
  times: readonly Line[],
  behind: Line | undefined,
  lexicon: Lexicon,
): boolean {
  if (days === undefined || !isShort(days) || !isDays(days.text, lexicon)) return false;
  return [...times, behind].every((line) => {
    const [time, ...others] = line ? tokenizeHours(line.text.slice(0, MAX_LENGTH), lexicon) : [];
    const isTime = time?.type === 'time' && time.clock.isCertain && others.length === 0;
    return line === behind ? time?.type !== 'time' : isTime;
  });
}

const isLink = (token: Token | undefined): boolean => token?.type === 'dash' || token?.type === 'through';

/** Whether a time, a link and a time end the text, of which no more than the link stands before the last line. */
function isOneSpan(told: string, last: string, lexicon: Lexicon): boolean {
  const tokens = tokenizeHours(told, lexicon);
  const own = tokenizeHours(last, lexicon);
  const types = own.map(({ type }) => type);
  const isRest = types.join() === 'time' || (types.length === 2 && isLink(own[0]) && types[1] === 'time');
  const [closes, link, opens, before] = tokens.toReversed();
  const isPlain = opens?.type === 'time' && isLink(link) && closes?.type === 'time';
  return isRest && isPlain && !isLink(before) && !tokens.some(({ type }) => type === 'word');
}
