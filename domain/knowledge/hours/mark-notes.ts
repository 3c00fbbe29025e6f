/** Notes below grids of marks: "▲ 9:00～12:30", the times under that mark. */
import type { Line } from '../page/lines.ts';

const NOTE = /^※?([△▲▽▼☆★◆◇■□])\s?(?:印)?[:：…=＝は・]*\s?(.{5,40})$/u;

/** Whether a line begins with a mark, as notes do. */
export const isNote = ({ text }: Pick<Line, 'text'>): boolean => NOTE.test(text);

/** What a note says of its mark. */
export const noted = ({ text }: Pick<Line, 'text'>): string => NOTE.exec(text)?.[2] ?? '';

/** Notes of nothing but times, from a line on, by their marks. */
export function notesBelow(
  lines: readonly Line[],
  from: number,
  isTimes: (text: string) => boolean,
): Map<string, Line> {
  const notes = new Map<string, Line>();
  for (let line = lines[from]; line !== undefined; line = lines[from + notes.size]) {
    const mark = NOTE.exec(line.text)?.[1];
    if (mark === undefined || notes.has(mark) || !isTimes(noted(line))) break;
    notes.set(mark, line);
  }
  return notes;
}
