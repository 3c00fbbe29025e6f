/** A forgiving JSON parser that remembers where each value stands, so that facts can quote the markup word for word. */

export type JsonNode = { start: number; end: number } & (
  | { type: 'object'; members: Map<string, JsonMember> }
  | { type: 'array'; items: JsonNode[] }
  | { type: 'scalar'; value: string | number | boolean | null }
);
export interface JsonMember {
  /** Where the key's quotation mark stands. */
  keyStart: number;
  value: JsonNode;
}

const MAX_DEPTH = 40;
const MAX_VALUES = 50_000;

/**
 * Parses `text` as JSON, with trailing and missing commas, comments, raw line breaks in strings, single quotes and a
 * cut end allowed. Returns every top-level value; broken parts are left out.
 */
export function parseJsonPositions(text: string): JsonNode[] {
  const parser = new Parser(text);
  const nodes: JsonNode[] = [];
  for (let node = parser.next(); node; node = parser.next()) nodes.push(node);
  return nodes;
}

class Parser {
  private readonly text: string;
  private at = 0;
  private values = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The next top-level object or array. */
  next(): JsonNode | undefined {
    while (this.at < this.text.length && this.text[this.at] !== '{' && this.text[this.at] !== '[')
      this.at += 1;
    return this.at < this.text.length ? this.value(0) : undefined;
  }

  private value(depth: number): JsonNode | undefined {
    this.skip();
    this.values += 1;
    if (depth > MAX_DEPTH || this.values > MAX_VALUES) {
      this.at = this.text.length;
      return undefined;
    }
    const character = this.text[this.at];
    if (character === '{') return this.object(depth);
    if (character === '[') return this.array(depth);
    if (character === '"' || character === "'") return this.string();
    return this.bare();
  }

  private object(depth: number): JsonNode {
    const start = this.at;
    const members = new Map<string, JsonMember>();
    this.at += 1;
    for (;;) {
      this.skip();
      const character = this.text[this.at];
      if (character === undefined || character === '}' || character === ']') break;
      if (character !== '"' && character !== "'") {
        this.at += 1;
        continue;
      }
      const key = this.string();
      this.skip();
      if (this.text[this.at] !== ':') continue;
      this.at += 1;
      const value = this.value(depth + 1);
      if (value && key.type === 'scalar') members.set(String(key.value), { keyStart: key.start, value });
    }
    this.at += 1;
    return { type: 'object', members, start, end: Math.min(this.at, this.text.length) };
  }

  private array(depth: number): JsonNode {
    const start = this.at;
    const items: JsonNode[] = [];
    this.at += 1;
    for (;;) {
      this.skip();
      const character = this.text[this.at];
      if (character === undefined || character === ']' || character === '}') break;
      const before = this.at;
      const item = this.value(depth + 1);
      if (item) items.push(item);
      if (this.at === before) this.at += 1;
    }
    this.at += 1;
    return { type: 'array', items, start, end: Math.min(this.at, this.text.length) };
  }

  private string(): JsonNode {
    const start = this.at;
    const mark = this.text[start]!;
    let value = '';
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== mark) {
      if (this.text[this.at] === '\\') value += this.escape();
      else value += this.text[this.at++];
    }
    this.at += 1;
    return { type: 'scalar', value, start, end: Math.min(this.at, this.text.length) };
  }

  private escape(): string {
    const code = this.text[this.at + 1] ?? '';
    this.at += 2;
    if (code === 'u') {
      const hex = this.text.slice(this.at, this.at + 4);
      this.at += 4;
      return /^[\da-f]{4}$/i.test(hex) ? String.fromCharCode(Number.parseInt(hex, 16)) : '';
    }
    return { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' }[code] ?? code;
  }

  private bare(): JsonNode | undefined {
    const start = this.at;
    while (this.at < this.text.length && !/[\s,:{}[\]"']/.test(this.text[this.at]!)) this.at += 1;
    const word = this.text.slice(start, this.at);
    if (word === '') return undefined;
    const number = Number(word);
    const value =
      word === 'true'
        ? true
        : word === 'false'
          ? false
          : word === 'null'
            ? null
            : Number.isNaN(number)
              ? word
              : number;
    return { type: 'scalar', value, start, end: this.at };
  }

  /** White space, commas, comments. */
  private skip(): void {
    while (this.at < this.text.length) {
      if (/[\s,]/.test(this.text[this.at]!)) this.at += 1;
      else if (this.text.startsWith('/*', this.at)) this.at = this.after('*/');
      else if (this.text.startsWith('//', this.at)) this.at = this.after('\n');
      else return;
    }
  }

  private after(end: string): number {
    const found = this.text.indexOf(end, this.at);
    return found < 0 ? this.text.length : found + end.length;
  }
}
