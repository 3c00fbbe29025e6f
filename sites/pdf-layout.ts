/** Puts the pieces of text of a PDF page back into lines, columns and table rows, as HTML that a page reader knows. */
import { escapeUTF8 as escapeHtml } from 'entities/escape';

/** A run of text where a PDF draws it; the origin is the lower left corner, units are points. */
export interface TextPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

interface Line {
  cells: string[];
  size: number;
  y: number;
  width: number;
}

const bins = 120;
const maxColumnDepth = 3;
/** Lines that a column has at least. */
const minColumnLines = 4;
/** A gap of more ems than this between two pieces of a line makes two cells. */
const cellGapEms = 2.2;
const wordGapEms = 0.12;
const leaders = /(?:\s?[.·…_]){4,}\s*/;
const word = /\p{L}{3}/u;

/** One page; pieces in any order. */
export function layOutPage(pieces: readonly TextPiece[]): string {
  const columns = splitColumns(
    pieces.filter(({ text, size }) => text.trim() !== '' && size > 0),
    maxColumnDepth,
  );
  const bodySize = median(pieces.map(({ size }) => size));
  return columns.map((column) => printColumn(joinLines(column), bodySize)).join('\n');
}

/** Halves the page at the widest gutter that has words on its right: figures there make a table, not a column. */
function splitColumns(pieces: readonly TextPiece[], depth: number): TextPiece[][] {
  const whole = [[...pieces]];
  if (depth === 0 || pieces.length < 2 * minColumnLines) return whole;
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const binWidth = (right - left) / bins;
  if (!(binWidth > 0)) return whole;
  const covered = new Uint32Array(bins);
  for (const { x, width } of pieces) {
    const last = Math.min(bins - 1, Math.floor((x + width - left) / binWidth));
    for (let bin = Math.max(0, Math.floor((x - left) / binWidth)); bin <= last; bin += 1)
      covered[bin] = (covered[bin] ?? 0) + 1;
  }
  // Headings, footers and a few lines of introduction run across the columns.
  const mayCross = pieces.length / 8;
  const gutters: { at: number; width: number }[] = [];
  for (let start = Math.floor(bins * 0.15); start < bins * 0.85; start += 1) {
    let end = start;
    while (end < bins && (covered[end] ?? 0) <= mayCross) end += 1;
    if (end > start) gutters.push({ at: left + ((start + end) / 2) * binWidth, width: end - start });
    start = Math.max(start, end);
  }
  for (const { at } of gutters.toSorted((a, b) => b.width - a.width)) {
    const before = pieces.filter(({ x }) => x < at);
    const after = pieces.filter(({ x }) => x >= at);
    if (areColumns(before, after))
      return [...splitColumns(before, depth - 1), ...splitColumns(after, depth - 1)];
  }
  return whole;
}

function areColumns(before: readonly TextPiece[], after: readonly TextPiece[]): boolean {
  const firsts = groupLines(after).map((line) => line[0]?.text ?? '');
  if (firsts.length < minColumnLines || groupLines(before).length < minColumnLines) return false;
  return firsts.filter((text) => word.test(text)).length >= firsts.length * 0.7;
}

/** Pieces of one baseline, from left to right; lines from top to bottom. */
function groupLines(pieces: readonly TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - piece.y < Math.max(first.size, piece.size) * 0.4) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

function joinLines(pieces: readonly TextPiece[]): Line[] {
  return groupLines(pieces).map((line) => {
    const cells: string[] = [];
    let end = -Infinity;
    for (const { text, x, width, size } of line) {
      const gapEms = (x - end) / size;
      if (cells.length === 0 || gapEms > cellGapEms) cells.push(text);
      else cells[cells.length - 1] += gapEms > wordGapEms ? ` ${text}` : text;
      end = Math.max(end, x + width);
    }
    const start = line[0]?.x ?? 0;
    return {
      cells: cells
        .flatMap((cell) => cell.split(leaders))
        .map((cell) => cell.replace(/\s+/g, ' ').trim())
        .filter((cell) => cell !== ''),
      size: Math.max(...line.map(({ size }) => size)),
      y: line[0]?.y ?? 0,
      width: end - start,
    };
  });
}

function printColumn(lines: readonly Line[], bodySize: number): string {
  const html: string[] = [];
  const fullWidth = Math.max(0, ...lines.map(({ width }) => width));
  let paragraph: string[] = [];
  let rows: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) html.push(`<p>${escapeHtml(paragraph.join(' '))}</p>`);
    if (rows.length > 0) html.push(`<table>${rows.join('')}</table>`);
    paragraph = [];
    rows = [];
  };
  lines.forEach((line, index) => {
    const [only = '', ...others] = line.cells;
    const next = lines[index + 1];
    if (others.length > 0) {
      if (paragraph.length > 0) flush();
      rows.push(`<tr>${line.cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
    } else if (only === '') {
      flush();
    } else if (line.size > bodySize * 1.2 && only.length <= 100) {
      flush();
      html.push(`<h2>${escapeHtml(only)}</h2>`);
    } else {
      if (rows.length > 0) flush();
      paragraph.push(only);
      // A line that ends early, or stands apart from the next one, ends its paragraph.
      const goesOn =
        next?.cells.length === 1 &&
        line.width > fullWidth * 0.75 &&
        line.y - next.y < line.size * 1.7 &&
        Math.abs(line.size - next.size) < 0.5;
      if (!goesOn) flush();
    }
  });
  flush();
  return html.join('\n');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
