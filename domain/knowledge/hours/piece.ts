/** A stretch of a page that hours are read from. */
import type { Line } from '../page/lines.ts';

export interface Piece {
  text: string;
  folded: string;
  quote: string;
  line: Line;
}

/** Longer texts are taken sentence by sentence. */
export const MAX_LINE_LENGTH = 240;

/** Pieces that several cells or lines make together. */
export interface Crossed {
  pieces: Piece[];
  /** How many lines after the first were taken as well. */
  skip: number;
}
