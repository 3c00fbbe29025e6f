/** Remembers the name that a line gives to the hours behind or below it: "Café", "Leeds clinic:". */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { tellsStreet } from './addressed.ts';
import { goesOnBelow, type Scope } from './candidate.ts';
import type { HoursContext } from './context.ts';
import type { Introduction } from './introduction.ts';
import type { Piece } from './pieces.ts';
import type { Line } from '../page/lines.ts';
import { nameInLead } from './scope-name.ts';
import type { HoursStatement } from './statement.ts';

/** Goes through the pieces of a page beside the reader of hours. */
export class NamesAbove {
  private readonly context: HoursContext;
  /** A name on a line of its own, or before hours, for the lines behind it. */
  private name: { scope: Scope; line: Line; index: number; days: Set<Weekday> } | undefined;
  /** What may be such a name, if hours follow. */
  private above: { piece: Piece; index: number } | undefined;

  constructor(context: HoursContext) {
    this.context = context;
  }

  /** "Café" on a line of its own, with hours below, or its street and then hours. */
  keep(piece: Piece, index: number): void {
    const { text, line } = piece;
    if (tellsStreet(text)) {
      if (this.above?.index === index - 1) this.above.index = index;
      return;
    }
    const isShort = text.length <= 40 && !['heading', 'alt', 'row'].includes(line.kind);
    const isName = isShort && (/[:：]$/.test(text) || /^[\p{Lu}\p{Lo}][^.!?]*$/u.test(text));
    this.name = undefined;
    this.above = isName ? { piece, index } : undefined;
  }

  /** The name on the line right above, looked at only where hours follow. */
  readAbove(index: number): void {
    const { above } = this;
    this.above = undefined;
    if (above === undefined || above.index !== index - 1) return;
    const { text, line } = above.piece;
    const found = nameInLead(text.replace(/\s*[:：]$/, ''), this.context);
    if (found) this.name = { scope: { ...found, form: 'line' }, line, index: above.index, days: new Set() };
  }

  /** The name before a statement, or one that still holds from the lines above. */
  scopeOf(
    { scope }: Introduction,
    { line }: Piece,
    { days }: HoursStatement,
    index: number,
  ): Scope | undefined {
    const { name } = this;
    if (scope?.form === 'lead') this.name = { scope, line, index, days: new Set(days) };
    if (scope) return scope;
    if (
      !name ||
      index - name.index > 1 ||
      !goesOnBelow(name, line) ||
      days.some((day) => name.days.has(day))
    ) {
      this.name = undefined;
      return undefined;
    }
    this.name = { ...name, index, days: new Set([...name.days, ...days]) };
    return name.scope;
  }
}
