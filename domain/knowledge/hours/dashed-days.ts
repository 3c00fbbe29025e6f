/** "Monday: –" beside "Tuesday: 9–5": a day with a dash for its times is closed. */
import type { Line } from '../page/lines.ts';
import { foldWord } from '../words/index.ts';
import type { HoursContext } from './context.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Crossed } from './piece.ts';
import { isDays } from './table-pieces.ts';

/** The dash stands behind a colon or in a cell: one behind a bare day may go on in the next line. */
const DASHED = /^([^\d–—]{1,30})[:：]\s*[–—―－ー-]{1,3}$/u;
/** No more days of a week stand one behind the other. */
const MAX_RUN = 6;
const DASHES = /^[–—―－ー-]{1,3}$/u;

/** The piece of a line that is a day and a dash, where the lines around it tell the times of other days. */
export function dashedDay(
  lines: readonly Line[],
  at: number,
  { lexicon, closedWords }: HoursContext,
): Crossed | undefined {
  const line = lines[at]!;
  const day = dashedIn(line);
  if (day === undefined || !isDays(day, lexicon)) return undefined;
  const isBeside = [-1, 1].some((step) => {
    let other: Line | undefined;
    for (let steps = 1; steps <= MAX_RUN; steps += 1) {
      other = lines[at + steps * step];
      if (other === undefined || dashedIn(other) === undefined) break;
    }
    return other?.kind === line.kind && other.section === line.section && tellsDay(other, lexicon);
  });
  if (!isBeside) return undefined;
  const text = `${day}: ${closedWords[0]!}`;
  return { pieces: [{ text, folded: foldWord(text), quote: line.quote, line }], skip: 0 };
}

/** What stands before the dash of a line that holds no more. */
function dashedIn({ cells, hasDigit, text, kind }: Line): string | undefined {
  if (hasDigit || kind === 'heading') return undefined;
  const [day, ...rest] = cells;
  if (day === undefined || rest.length === 0) return DASHED.exec(text)?.[1];
  return rest.every((cell) => DASHES.test(cell)) ? day : undefined;
}

function tellsDay({ text }: Line, lexicon: HoursContext['lexicon']): boolean {
  const { statements, strangers } = parseHoursLine(text, lexicon);
  return strangers === 0 && statements.some(({ days, spans }) => days.length > 0 && spans.length > 0);
}
