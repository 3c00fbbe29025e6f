/** Which headings a line stands under, real ones and lines that only look like headings. */
import type { ElementNode } from './dom.ts';
import type { Line, Section } from './lines.ts';
import type { Tabs } from './tabs.ts';

/** Of a line that only looks like a heading, and of what a tab is called. */
const LIKE_LEVEL = 7;
/** "Opening hours:" in bold letters stands below such a line. */
const LABEL_LEVEL = 8;
const LEVELS: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

/** Whether an element is one of h1–h6. */
export function isHeadingElement({ name }: ElementNode): boolean {
  return LEVELS.has(name);
}

/** Gives every line the section that it stands in; lines that look like headings become headings. */
export function withSections(lines: Line[], tabs: Tabs): Line[] {
  let section: Section | undefined;
  let tab: { box: ElementNode; own: Section; around: Section | undefined } | undefined;
  for (const line of lines) {
    const around = tabs.boxAround(line.container);
    if (around?.box !== tab?.box) {
      // Under a tab its title is the heading; behind the last one, what stood over all of them is again.
      if (tab) section = tab.around;
      const own = around && { heading: around.title, level: LIKE_LEVEL, parent: section };
      tab = around && own && { box: around.box, own, around: section };
      section = own ?? section;
    }
    const level = headingLevel(line);
    if (level > 0) {
      while (section && section !== tab?.own && section.level >= level) section = section.parent;
      section = { heading: line.text, level, parent: section };
      line.kind = 'heading';
    }
    line.section = section;
  }
  return lines;
}

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
    !/[.,;]$|\d{2}|\d\s?(?:[ap]\b|[ap]\.?m\b|h\b|uhr)|[-–]\s?\d/i.test(line.text);
  if (!looksLike || line.linkCount > 0) return 0;
  return /[:：]$/.test(line.text) ? LABEL_LEVEL : LIKE_LEVEL;
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
