/** Items of JSON-LD scripts, broken ones too, each value with its words in the markup. */
import { elementsOf, textOf, type ElementNode } from '../page/dom.ts';
import { parseJsonPositions, type JsonNode } from './json-positions.ts';
import { localName, type StructuredItem, type StructuredValue } from './structured-item.ts';

const MAX_SCRIPT_LENGTH = 500_000;
const MAX_ITEMS = 3000;
const MAX_QUOTE_LENGTH = 400;
/** Properties that a bare yes or no answers; `false` for any other says that nobody filled it in. */
const YES_OR_NO = new Set(['petsAllowed', 'smokingAllowed', 'acceptsReservations', 'value']);

/** All top-level items of the page, `@graph` and arrays unfolded, references by `@id` resolved within a script. */
export function readJsonLd(root: ElementNode): StructuredItem[] {
  const items: StructuredItem[] = [];
  for (const element of elementsOf(root)) {
    if (element.name !== 'script' || !/ld\+json/i.test(element.attributes['type'] ?? '')) continue;
    const text = textOf(element).slice(0, MAX_SCRIPT_LENGTH);
    const reader = new ItemReader(text);
    for (const node of parseJsonPositions(text)) items.push(...reader.topLevel(node));
    if (items.length > MAX_ITEMS) break;
  }
  return items;
}

class ItemReader {
  private readonly text: string;
  private count = 0;

  constructor(text: string) {
    this.text = text;
  }

  topLevel(node: JsonNode): StructuredItem[] {
    if (node.type === 'array') return node.items.flatMap((item) => this.topLevel(item));
    if (node.type !== 'object') return [];
    const graph = node.members.get('@graph');
    const own = node.members.has('@type') ? [this.item(node)] : [];
    return graph ? [...own, ...this.topLevel(graph.value)] : own.length > 0 ? own : [this.item(node)];
  }

  private item(node: JsonNode & { type: 'object' }): StructuredItem {
    const types: string[] = [];
    const properties = new Map<string, StructuredValue[]>();
    const lists = new Map<string, string>();
    this.count += 1;
    for (const [key, { keyStart, value }] of node.members) {
      if (this.count > MAX_ITEMS) break;
      if (key === '@type') types.push(...scalars(value).map(localName));
      else if (!key.startsWith('@') && (!isBoolean(value) || YES_OR_NO.has(localName(key)))) {
        properties.set(localName(key), this.values(value, keyStart));
        if (value.type === 'array') lists.set(localName(key), this.quote(keyStart, value.end));
      }
    }
    const [id] = scalars(node.members.get('@id')?.value);
    return { id, types, properties, lists, quote: this.quote(node.start, node.end) };
  }

  private values(node: JsonNode, keyStart: number): StructuredValue[] {
    if (node.type === 'array') return node.items.flatMap((item) => this.values(item, item.start));
    if (node.type === 'object') {
      const inner = node.members.get('@value');
      if (inner) return this.values(inner.value, keyStart);
      return [{ value: this.item(node), quote: this.quote(keyStart, node.end) }];
    }
    if (node.value === null) return [];
    const value = decodeEntities(String(node.value));
    return [{ value, quote: this.quote(keyStart, node.end) }];
  }

  /** Verbatim; a long stretch is cut, which leaves it verbatim. */
  private quote(start: number, end: number): string {
    return this.text.slice(start, Math.min(end, start + MAX_QUOTE_LENGTH)).trim();
  }
}

const isBoolean = (node: JsonNode): boolean => node.type === 'scalar' && typeof node.value === 'boolean';

function scalars(node: JsonNode | undefined): string[] {
  if (node?.type === 'array') return node.items.flatMap(scalars);
  return node?.type === 'scalar' ? [String(node.value)] : [];
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
  '#38': '&',
  '#8211': '–',
  '#8217': '’',
};

/** Values are often escaped once too often by the tool that wrote them. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(amp|quot|apos|lt|gt|nbsp|#0?39|#38|#8211|#8217);/g,
    (whole, name: string) => ENTITIES[name] ?? whole,
  );
}
