/** Lines of a page as a reader sees them. */
import type { ElementNode } from './dom.ts';
import type { Region } from './visibility.ts';

/** A tag inside a line: `at` is where in its text. */
export interface Seam {
  at: number;
  /** Text that is not shown stands behind it: no quote may reach across. */
  isHard: boolean;
  /** What the page says from here on, where the text has as many other characters: "39.95" for `39<sup>95</sup>`. */
  printed?: string;
}

export type LineKind = 'heading' | 'text' | 'item' | 'row' | 'term' | 'definition' | 'summary' | 'alt';

/** A heading with the headings above it. */
export interface Section {
  heading: string;
  /** 1–6; 7 for a line that only looks like a heading (all bold, short), 8 for such a line with a colon. */
  level: number;
  parent: Section | undefined;
  /** The block that the heading stands in, or the box that it is the title of. */
  container?: ElementNode;
  /** It is the title of a box that is shown instead of others: a tab. */
  isTab?: boolean;
}

export interface Line {
  kind: LineKind;
  text: string;
  /** As it stands in the page, with white space for every tag inside. */
  quote: string;
  /** Tags inside the text that no white space stands beside, and such that hide text. */
  seams: readonly Seam[];
  /** Where in `text` one element or cell ends and the next one begins, or a picture stands. */
  gaps: readonly number[];
  /** Positions in `text` stand for positions in the page: no invisible characters, no cells taken crosswise. */
  isAligned: boolean;
  /** `text` in lower case without accents. */
  folded: string;
  /** Whether a digit stands in it, narrow or wide: most of what is looked for needs one. */
  hasDigit: boolean;
  /** Cells of a row (two or more), otherwise empty. */
  cells: string[];
  /** In which column of its table each cell stands; empty cells and such that span several count. */
  columns: readonly number[];
  /** First line of a row's first cell: where a cell holds name and description, the name. */
  lead: string;
  region: Region;
  /** Under which heading it stands; a heading stands under itself. */
  section: Section | undefined;
  /** The nearest block element around it. */
  container: ElementNode;
  /** Follows the line before in the same block, after a `br`. */
  afterBreak: boolean;
  /** Length of the bold words that it starts with, if any. */
  boldPrefix: number;
  /** All of it is bold. */
  isBold: boolean;
  isHeaderRow: boolean;
  /** Characters of it that are links, and how many links. */
  linkedLength: number;
  linkCount: number;
  /** How much of the text comes before the name of somebody else (a chamber, a host, a neighbour): contact data behind it is theirs. */
  ownLength: number;
  /** It stands where visitors may never look: contact data there is not told. */
  isUnseen: boolean;
  /** Something invisible or unwanted stood between it and the line before. */
  isDetached: boolean;
  /** For `summary`: its `details`; for `term` and `definition`: their list. */
  group: ElementNode | undefined;
}

/** What a line, or a list of such lines, stands under: a heading stands under the one above it. */
export const sectionOver = ({
  kind,
  section,
}: {
  kind: string;
  section: Section | undefined;
}): Section | undefined => (kind === 'heading' ? section?.parent : section);

/** What `hasDigit` says of a text. */
export const holdsDigit = (text: string): boolean => /[\d\uff10-\uff19]/.test(text);

/** A line before rows are joined. */
export type RawLine = Line & { row: ElementNode | undefined; cell: number };
