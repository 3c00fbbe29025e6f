/** Puts together what a break in the midst of a sentence cuts: "All bookings must be" over "made by phone." */
import { holdsDigit, type Line } from './lines.ts';
import { quoteOfRun } from './page-view.ts';

const MAX_LENGTH = 2_000;
const ENDS = /[.!?:;。！？：]["'”»)]?$/u;
const GOES_ON = /^\p{Ll}/u;

/** The lines, such that go on in the next one as one line with it. */
export function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(before, line)) joined[joined.length - 1] = together(before, line);
    else joined.push(line);
  }
  return joined;
}

function goesOn(before: Line, line: Line): boolean {
  return (
    line.afterBreak &&
    line.container === before.container &&
    line.kind === before.kind &&
    (line.kind === 'text' || line.kind === 'item' || line.kind === 'definition') &&
    before.isAligned &&
    line.isAligned &&
    !ENDS.test(before.text) &&
    GOES_ON.test(line.text) &&
    before.text.length + line.text.length < MAX_LENGTH
  );
}

function together(before: Line, line: Line): Line {
  const text = `${before.text} ${line.text}`;
  const behind = before.text.length + 1;
  return {
    ...before,
    text,
    folded: `${before.folded} ${line.folded}`,
    quote: quoteOfRun([before, line], before),
    seams: [
      ...before.seams,
      ...(line.isDetached ? [{ at: behind, isHard: true }] : []),
      ...line.seams.map((seam) => ({ ...seam, at: seam.at + behind })),
    ],
    hasDigit: holdsDigit(text),
    linkedLength: before.linkedLength + line.linkedLength,
    linkCount: before.linkCount + line.linkCount,
    ownLength:
      before.ownLength < before.text.length
        ? before.ownLength
        : behind + Math.min(line.ownLength, text.length),
    isBold: before.isBold && line.isBold,
  };
}
