/** Remembers the name that a line gives to the hours behind or below it: "Café", "Leeds clinic:". */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { tellsStreet } from './addressed.ts';
import { goesOnBelow, type Scope } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { holdsTime } from './gate.ts';
import type { Introduction } from './introduction.ts';
import { sharedBox } from './lead-above.ts';
import type { Piece } from './piece.ts';
import { isWithin } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { halfNamed, nameInLead } from './scope-name.ts';
import type { HoursStatement } from './statement.ts';

/** Goes through the pieces of a page beside the reader of hours. */
export class NamesAbove {
  private readonly context: HoursContext;
  /** A name on a line of its own, or before hours, for the lines behind it. */
  private name:
    { scope: Scope; line: Line; index: number; days: Set<Weekday>; box?: ElementNode } | undefined;
  /** The last line without hours, maybe "Afternoon session:", and how far the hours below it reach. */
  private over: { text: string; index: number } | undefined;
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
    const isName =
      isShort && !holdsTime(text) && (/[:：]$/.test(text) || /^[\p{Lu}\p{Lo}][^.!?]*$/u.test(text));
    this.name = undefined;
    this.above = isName ? { piece, index } : undefined;
    this.over = { text, index };
  }

  /** "Thursday: closed" below "Afternoon:" leaves the morning as it is. */
  private closeHalves(statements: readonly HoursStatement[], index: number): void {
    const { over } = this;
    if (over === undefined || index - over.index > 1) return;
    over.index = index;
    const closing = statements.filter(({ isClosed, days }) => isClosed && days.length > 0);
    const half = closing.length === 0 ? undefined : halfNamed(over.text, this.context);
    if (half === undefined) return;
    for (const statement of closing) {
      statement.closedHalves = new Map(statement.days.map((day) => [day, half]));
      [statement.days, statement.isClosed] = [[], false];
    }
  }

  /** The name and the half of the day on the line right above, looked at only where hours follow. */
  readAbove(statements: readonly HoursStatement[], index: number): void {
    this.closeHalves(statements, index);
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
      (name.box !== undefined && !isWithin(line.container, name.box)) ||
      days.some((day) => name.days.has(day))
    ) {
      this.name = undefined;
      return undefined;
    }
    this.name = { ...name, index, days: new Set([...name.days, ...days]) };
    // What stands in a box with its hours holds for nothing behind that box.
    const isFirst = name.scope.form === 'line' && name.days.size === 0;
    const box = isFirst ? sharedBox(name.line, line) : name.box;
    if (box) this.name.box = box;
    return name.scope;
  }
}
