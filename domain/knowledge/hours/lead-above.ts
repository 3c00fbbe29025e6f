/** How far what a line of its own says of hours ("Kitchen:", "Winter") holds for the lines below it. */
import { isWithin } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';

export interface LeadAbove {
  text: string;
  line: Line;
  index: number;
  /** It stands in one box with the line below it. */
  box?: ElementNode;
}

/** The lead where it still holds at a line: to the end of its part of the page, or of a box that it shares with its hours. */
export function leadAt(lead: LeadAbove | undefined, line: Line, index: number): LeadAbove | undefined {
  if (lead === undefined || line.section !== lead.line.section) return undefined;
  const box = lead.box ?? (index === lead.index + 1 ? sharedBox(lead.line, line) : undefined);
  if (box === undefined) return lead;
  return isWithin(line.container, box) ? { ...lead, box } : undefined;
}

/** The box of a line where it holds another line as well. */
export function sharedBox({ container }: Line, below: Line): ElementNode | undefined {
  const box = container.parent;
  return box && below.container !== container && isWithin(below.container, box) ? box : undefined;
}
