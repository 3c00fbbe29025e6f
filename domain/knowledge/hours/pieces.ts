/** The stretches of a page that may tell opening hours. */
import { containsPhrase, quoteOf, quoteOfRun, sentencesOf, type PageView } from '../page/page-view.ts';
import { holdsDigit, type Line } from '../page/lines.ts';
import { foldWord } from '../words/index.ts';
import { addressedBranch } from './addressed.ts';
import { stretchesOfBar } from './bars.ts';
import { namesHours, type HoursContext } from './context.ts';
import { entryAt, type Lexicon } from './lexicon.ts';
import { markGrid } from './mark-grids.ts';
import { parseHoursLine } from './parse-line.ts';
import { withReachingCells } from './reaching-cells.ts';
import { brokenSpan, columnHeads, endBelow } from './broken-spans.ts';
import { dashedDay } from './dashed-days.ts';
import { MAX_LINE_LENGTH, type Crossed, type Piece } from './piece.ts';
import { crossTable, isDays, isTimes } from './table-pieces.ts';

/** Where one sentence may end and another begin. */
const STOP = /[.!?]\s+\p{Lu}|。/u;
/** Of a text without times and states that tells days: "We are open every day of the week except Mondays". */
const MAX_DAYS_LENGTH = 80;
const MAX_COLUMN = 10;
/** Mornings, afternoons and evenings. */
const MAX_SPANS = 3;

/** Lines, several sentences one by one; days in one column or row and times in the next are joined day by day. */
export function* piecesOf(page: PageView, context: HoursContext): Generator<Piece> {
  const { lexicon, statusWords } = context;
  const lines = withReachingCells(page.lines);
  for (let index = 0; index < lines.length; index += 1) {
    const line = unglued(lines[index]!, lexicon);
    if ((line.kind === 'alt' && !line.hasDigit) || isPricedPlan(line, lexicon)) continue;
    const crossed =
      crossTable(lines, index, context) ??
      markGrid(lines, index, context) ??
      crossColumns(lines, index, lexicon) ??
      timesFirst(lines, index, lexicon) ??
      brokenSpan(lines, index, lexicon) ??
      endBelow(lines, index, lexicon) ??
      dashedDay(lines, index, context) ??
      columnHeads(lines, index, lexicon);
    if (crossed) {
      yield* crossed.pieces;
      index += crossed.skip;
      continue;
    }
    const isLong = line.text.length > MAX_LINE_LENGTH;
    if (isLong && !line.hasDigit && !containsPhrase(line.folded, statusWords)) continue;
    for (const text of textsOf(line, isLong, context)) {
      if (text.length > MAX_LINE_LENGTH) continue;
      const isHeading = line.kind === 'heading' && text.length < 60;
      const folded = text === line.text ? line.folded : foldWord(text);
      const mayTell =
        (line.hasDigit && holdsDigit(text)) ||
        isHeading ||
        text.length < MAX_DAYS_LENGTH ||
        lexicon.spoken?.hint.test(folded) === true ||
        containsPhrase(folded, statusWords);
      if (mayTell) yield { text, folded, quote: quoteOfPiece(line, text), line };
    }
  }
}

/** "£20", "20 €". */
const AMOUNT = /^\p{L}?\s?\p{Sc}\s?\d[\d.,]*(?:-|–)?$|^\d[\d.,]*(?:-|–)?\s?\p{Sc}$/u;

/** "Half day | 8:00–12:30 | £20": when what the row names takes place, and what it costs. */
function isPricedPlan({ kind, cells }: Line, lexicon: Lexicon): boolean {
  const [name, ...rest] = cells;
  return (
    kind === 'row' &&
    rest.length > 1 &&
    rest.some((cell) => AMOUNT.test(cell.trim())) &&
    !isDays(name!, lexicon) &&
    !isTimes(name!, lexicon)
  );
}

/** `<span>Sunday</span><span>closed</span>`: a state right behind a day, that only style sets apart. */
function unglued(line: Line, lexicon: Lexicon): Line {
  const gap = line.seams.find(({ at, isHard }) => !isHard && isState(line, at, lexicon));
  if (gap === undefined) return line;
  const text = `${line.text.slice(0, gap.at)} ${line.text.slice(gap.at)}`;
  return { ...line, text, folded: foldWord(text), seams: [], gaps: [], isAligned: false };
}

function isState({ text, folded }: Line, at: number, lexicon: Lexicon): boolean {
  const state = entryAt(` ${folded.slice(at, at + 40)}`, 1, lexicon)?.role;
  if (state !== 'closed' && state !== 'appointment') return false;
  const start = /[\p{L}\p{M}-]{2,20}$/u.exec(folded.slice(0, at))?.index;
  return start !== undefined && isDays(text.slice(start, at), lexicon);
}

/** The whole line where it speaks of nothing but hours, else what signs set apart in it, or its sentences. */
function textsOf(line: Line, isLong: boolean, context: HoursContext): string[] {
  const { lexicon, statusWords } = context;
  const stretches = line.hasDigit ? stretchesOfBar(line, context) : undefined;
  if (stretches) return stretches;
  const mayTell = isLong || line.hasDigit || containsPhrase(line.folded, statusWords);
  if (!isLong && (!mayTell || line.cells.length > 0 || !STOP.test(line.text))) return [line.text];
  // "ul. Długa" ends no sentence.
  if (!isLong && (addressedBranch(line.text) || parseHoursLine(line.text, lexicon).strangers === 0))
    return [line.text];
  return sentencesIn(line.text.slice(0, 20_000), lexicon);
}

/** The sentences of a text; one that seems to end with a short day ("Fri. 9–5", "So. geschlossen") goes on. */
function sentencesIn(text: string, { shortDays }: Lexicon): string[] {
  const sentences = sentencesOf(text);
  const starts = sentences.filter(({ start }) => {
    const word = /([\p{L}\p{M}]+)\.\s*$/u.exec(text.slice(Math.max(0, start - 8), start))?.[1];
    return word === undefined || !shortDays.has(foldWord(word));
  });
  return starts.map(({ start }, at) => text.slice(start, starts[at + 1]?.start).trim());
}

function quoteOfPiece(line: Line, text: string): string {
  // Struck text stands in between: a quote ends there.
  if (text === line.text && line.seams.some(({ isHard }) => isHard)) return quoteOf(line, 0, text.length);
  if (text === line.text) return line.quote;
  const from = line.text.indexOf(text);
  return from < 0 ? line.quote : quoteOf(line, from, from + text.length);
}

/** "11–22" over "Mon–Wed", "11–23" over "Thu": short lines that begin with times and end with days. */
function timesFirst(lines: readonly Line[], from: number, lexicon: Lexicon): Crossed | undefined {
  const [before, times, next] = [lines[from - 1], lines[from], lines[from + 1]];
  // Cheap, and true of every such pair.
  if (!isShort(times) || !times.hasDigit || !isShort(next)) return undefined;
  if (!namesHours(next.text, next.folded, lexicon) || !isTimes(times.text, lexicon)) return undefined;
  if (isShort(before) && isDays(before.text, lexicon)) return undefined;
  const run: Line[] = [];
  for (
    let line = lines.at(from);
    isShort(line) && run.length <= 2 * MAX_COLUMN;
    line = lines.at(from + run.length)
  ) {
    const isNext = run.length % 2 === 0 ? isTimes(line.text, lexicon) : isDays(line.text, lexicon);
    if (!isNext) break;
    run.push(line);
  }
  if (run.length < 2 || run.length % 2 === 1) return undefined;
  const pieces = run.flatMap((times, at) => {
    const days = run[at + 1];
    if (at % 2 === 1 || days === undefined) return [];
    return [
      joined(days.text, times.text, days.isDetached ? times.quote : `${times.quote} ${days.quote}`, days),
    ];
  });
  return { pieces, skip: run.length - 1 };
}

function isShort(line: Line | undefined): line is Line {
  return line !== undefined && line.text.length <= 40 && line.cells.length === 0 && line.kind !== 'alt';
}

/** All days, one a line, and then all times, one a line: columns that stand beside each other on the screen. */
function crossColumns(lines: readonly Line[], from: number, lexicon: Lexicon): Crossed | undefined {
  const days = runOf(lines, from, MAX_COLUMN, ({ text, folded }) => {
    return namesHours(text, folded, lexicon) && isDays(text, lexicon);
  });
  const count = days.length;
  if (count < 2) return undefined;
  const times = runOf(lines, from + count, MAX_SPANS * count, ({ text }) => isTimes(text, lexicon));
  const columns = times.length / count;
  if (columns === 0 || !Number.isInteger(columns)) return undefined;
  const of = days.map((_, day) => times.filter((_, at) => at % count === day));
  if (columns > 1 && !of.every((column) => isAscending(column, lexicon))) return undefined;
  const block = lines.slice(from, from + count * (1 + columns));
  const pieces = days.map((line, day) => {
    const [first, ...more] = of[day] as [Line, ...Line[]];
    const open = [first, ...more].filter(holdsTime);
    const text = (open.length > 0 ? open : [first]).map((time) => time.text).join(', ');
    return joined(line.text, text, quoteOfRun(block, first), line);
  });
  return { pieces, skip: block.length - 1 };
}

/** Short lines from `from` on, as far as they are all alike. */
function runOf(lines: readonly Line[], from: number, most: number, isOne: (line: Line) => boolean): Line[] {
  const run = lines.slice(from, from + most);
  const end = run.findIndex((line) => !isShort(line) || !isOne(line));
  return end < 0 ? run : run.slice(0, end);
}

const holdsTime = (line: Line): boolean => line.hasDigit;

/** Whether the times of a day follow each other: those of mornings stand before those of afternoons. */
function isAscending(column: readonly Line[], lexicon: Lexicon): boolean {
  const spans = column.flatMap(({ text }) =>
    parseHoursLine(text, lexicon).statements.flatMap((statement) => statement.spans),
  );
  return spans.every(({ opens }, at) => at === 0 || (opens ?? '') >= (spans[at - 1]!.closes ?? ''));
}

function joined(days: string, times: string, quote: string, line: Line): Piece {
  const text = `${days.replace(/\s*[:：]$/, '')}: ${times}`;
  return { text, folded: foldWord(text), quote, line };
}
