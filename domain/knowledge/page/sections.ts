/** Which headings a line stands under, real ones and lines that only look like headings. */
import type { ElementNode } from './dom.ts';
import type { Line, Section } from './lines.ts';

const LEVELS: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

/** Whether an element is one of h1–h6. */
export function isHeadingElement({ name }: ElementNode): boolean {
  return LEVELS.has(name);
}

/** Gives every line the section that it stands in; lines that look like headings become headings. */
export function withSections(lines: Line[]): Line[] {
  let section: Section | undefined;
  for (const line of lines) {
    const level = headingLevel(line);
    if (level > 0) {
      while (section && section.level >= level) section = section.parent;
      section = { heading: line.text, level, parent: section };
      line.kind = 'heading';
    }
    line.section = section;
  }
  return lines;
}

function headingLevel(line: Line): number {
  if (line.region === 'nav' || line.region === 'banner') return 0;
  if (line.kind === 'heading') return blockLevel(line.container);
  const looksLike =
    line.isBold &&
    line.kind === 'text' &&
    line.text.length <= 60 &&
    !/[.,;]$|\d{2}|\d\s?(?:[ap]\b|[ap]\.?m\b|h\b|uhr)|[-–]\s?\d/i.test(line.text);
  return looksLike && line.linkCount === 0 ? 7 : 0;
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
