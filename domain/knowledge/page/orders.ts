/** What belongs to an order to a machine: the lines that it leads to, and the links in its blocks. */
import { isWithin } from './boxes.ts';
import { elementText, type ElementNode } from './dom.ts';
import { isInjection, mayBeInjection } from './injection.ts';
import type { Line, Section } from './lines.ts';
import { foldWord } from '../words/index.ts';

const MAX_DEPTH = 12;

export interface MachineTalk {
  /** Orders to machines. */
  orders: ReadonlySet<Line>;
  /** What they lead to: the lines under such a heading, the rest of the paragraph or the item, and behind a colon what follows. */
  told: ReadonlySet<Line>;
}

/** What a page says to machines. */
export function toldToMachines(lines: readonly Line[]): MachineTalk {
  const orders = new Set<Line>();
  const told = new Set<Line>();
  const headings = new Set<Section>();
  for (const [index, line] of lines.entries()) {
    if (headings.size > 0 && isUnder(line.section, headings)) told.add(line);
    if (!isOrder(line)) continue;
    orders.add(line);
    if (line.kind === 'heading' && line.section !== undefined) headings.add(line.section);
    for (const next of ledTo(lines, index)) told.add(next);
  }
  return { orders, told };
}

/** What follows an order in its paragraph or its item, or behind its colon. */
function ledTo(lines: readonly Line[], index: number): Line[] {
  const { text, kind, container } = lines[index]!;
  const isOpen = /[:：]\s*$/.test(text) || kind === 'term' || kind === 'summary';
  const block = lines[index + 1]?.container;
  const led: Line[] = [];
  for (const next of lines.slice(index + 1, index + 40)) {
    const isRest =
      (next.afterBreak && next.container === container) ||
      (ENDING.has(container.name) && next.container !== container && isWithin(next.container, container));
    const isNext = isOpen && next.kind !== 'heading' && isBeside(next.container, block);
    if (!isRest && !isNext) break;
    led.push(next);
  }
  return led;
}

/** Blocks that hold one thing that is said; any other may hold a whole page. */
const ENDING = new Set(['p', 'li', 'dd']);

const isOrder = ({ folded, cells }: Line): boolean =>
  mayBeInjection(folded) && (isInjection(folded) || cells.some((cell) => isInjection(foldWord(cell))));

const isUnder = (section: Section | undefined, above: ReadonlySet<Section>): boolean =>
  section !== undefined && (above.has(section) || isUnder(section.parent, above));

/** The same block, or items of one list, definitions of one term. */
const isBeside = (one: ElementNode, other: ElementNode | undefined): boolean =>
  one === other || (/^(?:li|dd)$/.test(one.name) && one.name === other?.name && one.parent === other.parent);

/** Tells of links whether they stand in words to machines and in none to customers. */
export function linksToMachines(
  { orders, told }: MachineTalk,
  kept: readonly Line[],
): (link: ElementNode) => boolean {
  const blocks = new Set([...orders, ...told].map(({ container }) => container));
  if (blocks.size === 0) return () => false;
  return (link) => {
    let block: ElementNode | undefined = link;
    for (let steps = 0; block && !blocks.has(block) && steps < MAX_DEPTH; steps += 1) block = block.parent;
    if (!block || !blocks.has(block)) return false;
    const text = elementText(link).trim();
    return text === '' || !kept.some((line) => line.container === block && line.text.includes(text));
  };
}
