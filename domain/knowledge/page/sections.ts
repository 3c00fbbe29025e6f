/** Which headings a line stands under, real ones and lines that only look like headings. */
import { nearest } from './boxes.ts';
import { childElements, type ElementNode } from './dom.ts';
import type { Line, Section } from './lines.ts';
import type { TitledBoxes } from './titled-boxes.ts';

/** Of a line that only looks like a heading, and of the title of a box. */
const LIKE_LEVEL = 7;
/** "Opening hours:" in bold letters stands below such a line. */
const LABEL_LEVEL = 8;
/** So deep in an entry of a list stands what heads it. */
const MAX_ENTRY_DEPTH = 5;
const LEVELS: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

/** Gives every line the section that it stands in; lines that look like headings become headings. */
export function withSections(lines: Line[], boxes: TitledBoxes): Line[] {
  let section: Section | undefined;
  let list: ElementNode | undefined;
  let titled: { box: ElementNode; own: Section; outer: Section | undefined } | undefined;
  for (const line of lines) {
    const around = boxes.around(line.container);
    if (around?.box !== titled?.box) {
      // Behind the last box, what stood over all of them is the heading again.
      const outer = titled ? titled.outer : section;
      const own = around && {
        ...{ heading: around.title, level: LIKE_LEVEL, parent: outer },
        container: around.box,
        isTab: around.box.name !== 'details',
      };
      titled = around && own && { box: around.box, own, outer };
      section = own ?? outer;
    }
    if (titled && line.kind === 'summary' && line.text.includes(titled.own.heading)) {
      line.section = titled.outer;
      continue;
    }
    const own = headingLevel(line);
    list = own > 0 ? listBelow(section, own, line, list) : list;
    // `<h2>Classes</h2><ul><li><h2>Pilates</h2>`: what heads an entry stands below what heads the list.
    const level = own > 0 && list && own < LIKE_LEVEL ? own + 1 : own;
    if (level > 0) {
      while (section && section !== titled?.own && section.level >= level) section = section.parent;
      section = { heading: line.text, level, parent: section, container: line.container };
      line.kind = 'heading';
    }
    line.section = section;
  }
  return lines;
}

/** The list that a heading stands in, where it is set like the heading over that list. */
function listBelow(
  section: Section | undefined,
  level: number,
  { container }: Line,
  known: ElementNode | undefined,
): ElementNode | undefined {
  const list = listAround(container);
  if (list === undefined || list === known) return list;
  const isTitled =
    section?.container !== undefined && section.level === level && !listAround(section.container);
  return isTitled ? list : undefined;
}

const listAround = (container: ElementNode): ElementNode | undefined =>
  nearest(container, MAX_ENTRY_DEPTH, ({ name }) => name === 'li')?.parent;

/** "Surgery (private)", of which only the name is bold. */
const BRACKET = /^\s?\([^()]{2,30}\)$/;

function headingLevel(line: Line): number {
  if (line.region === 'nav' || line.region === 'banner') return 0;
  if (line.kind === 'heading') return blockLevel(line.container);
  const looksLike =
    (line.isBold || BRACKET.test(line.text.slice(line.boldPrefix))) &&
    line.boldPrefix > 0 &&
    line.kind === 'text' &&
    line.text.length <= 60 &&
    !/[.,;]$|\d{2}/.test(line.text.slice(0, line.boldPrefix)) &&
    !/[.,;]$|\d{3}|\d\s?(?:[ap]\b|[ap]\.?m\b|h\b|uhr)|[-–]\s?\d|\d[:.]\d/i.test(line.text);
  if (!looksLike || line.linkCount > 0 || isColumnHead(line)) return 0;
  return /[:：]$/.test(line.text) ? LABEL_LEVEL : LIKE_LEVEL;
}

/** Of more cells nobody makes headings. */
const MAX_ROW_LENGTH = 200;

/** "Length" over a column beside one without a head. */
function isColumnHead({ container }: Line): boolean {
  const row = container.name === 'th' ? container.parent : undefined;
  if (row === undefined) return false;
  if (row.children.length > MAX_ROW_LENGTH) return true;
  const cells = childElements(row);
  return cells.length > 1 && cells.every(({ name }) => name === 'th');
}

function blockLevel(container: ElementNode): number {
  for (
    let block: ElementNode | undefined = container, steps = 0;
    block && steps < 3;
    block = block.parent, steps += 1
  ) {
    const level = LEVELS.get(block.name);
    if (level !== undefined) return level;
  }
  return 6;
}
