/** Parses HTML of any quality into a small tree, in linear time and within fixed bounds of depth and size. */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { newElement, setAttribute, type ElementNode, type TextNode } from './dom.ts';
import { PageSource } from './page-source.ts';

/** Deeper elements become children of the deepest allowed one: no walk over the tree can grow without bound. */
const MAX_DEPTH = 200;
/** Pages of real businesses have some thousands. */
const MAX_NODES = 60_000;
const MAX_ATTRIBUTES = 64;
/** Remarks beyond part no text: no page of people has so many. */
const MAX_REMARKS = 2_000;

const words = (list: string): Set<string> => new Set(list.split(' '));
const VOID = words(
  'area base basefont br col embed frame hr img input link meta param source track wbr keygen bgsound',
);
/** Elements that lay out text: a close tag of anything else does not reach past them. */
export const BLOCKS = words(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav noscript ol option p pre search section ' +
    'summary table caption tbody td tfoot th thead tr ul iframe object video audio canvas map select button textarea',
);
const CLOSES_P = words(
  'address article aside blockquote center details dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr main menu nav ol p pre section table ul dd dt li',
);
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
/** What a new element ends (`closes`), looking up no further than `within`. */
const IMPLIED_END = new Map(
  Object.entries({
    li: { closes: words('li'), within: words('ul ol menu dir table td th') },
    dt: { closes: words('dt dd'), within: words('dl table td th') },
    dd: { closes: words('dt dd'), within: words('dl table td th') },
    tr: { closes: words('tr'), within: words('table') },
    td: { closes: words('td th'), within: words('tr table') },
    th: { closes: words('td th'), within: words('tr table') },
    thead: { closes: words('thead tbody tfoot'), within: words('table') },
    tbody: { closes: words('thead tbody tfoot'), within: words('table') },
    tfoot: { closes: words('thead tbody tfoot'), within: words('table') },
    option: { closes: words('option'), within: words('select') },
    a: { closes: words('a'), within: words('table td th div section article li p') },
  }),
);
const PARAGRAPH = words('p');
const P_SCOPE = words('table td th caption button object li dd');
const CELL_SCOPE = words('td th caption table');
const CELLS = words('td th');
const ROW_GROUPS = words('thead tbody tfoot table');
const TABLE_PARTS = words('td th tr tbody thead tfoot table caption');

/** Parses `html`; what lies beyond the bounds is left out. */
export function parseHtml(html: string): ElementNode {
  const source = new PageSource(html);
  const builder = new TreeBuilder(source);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  builder.stop = () => tokenizer.pause();
  tokenizer.write(source.narrow);
  if (tokenizer.running) tokenizer.end();
  return builder.root;
}

const names = new Map<string, string>();
const MAX_NAMES = 500;
/** A longer piece of a page would keep the whole page in memory. */
const MAX_NAME_LENGTH = 12;

/** The name of a tag in lower case, the same string for all elements of that name: only those are compared at a glance. */
function nameIn(written: string): string {
  const known = names.get(written);
  if (known !== undefined) return known;
  const [name = ''] = Object.keys({ [written.toLowerCase()]: true });
  if (names.size < MAX_NAMES && written.length <= MAX_NAME_LENGTH) names.set(written, name);
  return name;
}

class TreeBuilder implements TokenizerCallbacks {
  readonly root: ElementNode = newElement('html', undefined);
  stop: () => void = () => undefined;
  private readonly source: PageSource;
  private readonly open: ElementNode[] = [this.root];
  /** Open elements beyond the depth bound, by name: their close tags must not close an ancestor. */
  private readonly beyond = new Map<string, number>();
  /** How many elements of each name are open: most searches for one can be spared. */
  private readonly openCounts = new Map<string, number>();
  private nodes = 0;
  private afterComment = false;
  private comments = 0;
  private current: ElementNode | undefined;
  private attributeName = '';
  private attributeValue = '';
  private attributes = 0;

  constructor(source: PageSource) {
    this.source = source;
  }

  onopentagname(start: number, end: number): void {
    const name = nameIn(this.source.slice(start, end));
    this.attributes = 0;
    if (name === 'html' || name === 'body' || name === 'head') {
      this.current = this.root;
      return;
    }
    this.closeImplied(name);
    if (CELLS.has(name) && ROW_GROUPS.has(this.top().name) && this.open.length < MAX_DEPTH) this.openRow();
    const element = newElement(name, this.top());
    this.append(element);
    this.current = element;
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.source.slice(start, end).toLowerCase();
    this.attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    this.attributeValue += this.source.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    this.attributeValue += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    const element = this.current;
    this.attributes += 1;
    if (!element || this.attributes > MAX_ATTRIBUTES || this.attributeName in element.attributes) return;
    setAttribute(element, this.attributeName, this.attributeValue);
  }

  onopentagend(): void {
    const element = this.current;
    this.current = undefined;
    if (!element || element === this.root || VOID.has(element.name)) return;
    if (this.open.length < MAX_DEPTH) this.push(element);
    else this.beyond.set(element.name, (this.beyond.get(element.name) ?? 0) + 1);
  }

  onselfclosingtag(): void {
    const name = this.current?.name;
    // Only foreign content knows self-closing tags; elsewhere the slash is ignored.
    if (name === 'path' || name === 'svg' || name === 'use' || name?.includes(':')) this.current = undefined;
    else this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const name = nameIn(this.source.slice(start, end));
    if (name === 'br') {
      this.append(newElement('br', this.top()));
      return;
    }
    const excess = this.beyond.get(name) ?? 0;
    if (excess > 0) {
      this.beyond.set(name, excess - 1);
      return;
    }
    if (!this.openCounts.get(name)) return;
    const isBlock = BLOCKS.has(name);
    for (let i = this.open.length - 1; i > 0; i -= 1) {
      const candidate = this.open[i]!;
      if (candidate.name === name) {
        this.closeTo(i);
        return;
      }
      if (isBlock ? !TABLE_PARTS.has(name) && CELL_SCOPE.has(candidate.name) : BLOCKS.has(candidate.name))
        return;
    }
  }

  ontext(start: number, end: number): void {
    this.addText(this.source.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.addText(String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number, offset: number): void {
    this.addText(this.source.slice(start, end - offset));
  }

  /** A remark parts the text around it, as others who take the text out of a page read it. */
  oncomment(): void {
    this.comments += 1;
    this.afterComment = this.comments <= MAX_REMARKS;
  }

  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private top(): ElementNode {
    return this.open[this.open.length - 1]!;
  }

  /** `<thead><th>`: cells stand in a row, written or not. */
  private openRow(): void {
    const row = newElement('tr', this.top());
    this.append(row);
    this.push(row);
  }

  private push(element: ElementNode): void {
    this.open.push(element);
    this.openCounts.set(element.name, (this.openCounts.get(element.name) ?? 0) + 1);
  }

  private closeTo(length: number): void {
    while (this.open.length > length) {
      const { name } = this.open.pop()!;
      this.openCounts.set(name, this.openCounts.get(name)! - 1);
    }
  }

  private append(node: ElementNode | TextNode): void {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) this.stop();
    else node.parent!.children.push(node);
  }

  private addText(data: string): void {
    const parent = this.top();
    const last = parent.children[parent.children.length - 1];
    if (last?.type === 'text' && !this.afterComment) last.data += data;
    else this.append({ type: 'text', data, parent });
    this.afterComment = false;
  }

  private closeImplied(name: string): void {
    if (CLOSES_P.has(name)) this.closeWithin(PARAGRAPH, P_SCOPE);
    if (HEADINGS.has(name) && HEADINGS.has(this.top().name)) this.closeTo(this.open.length - 1);
    const rule = IMPLIED_END.get(name);
    if (rule) this.closeWithin(rule.closes, rule.within);
  }

  private closeWithin(closes: Set<string>, within: Set<string>): void {
    let isOpen = false;
    for (const name of closes) isOpen ||= (this.openCounts.get(name) ?? 0) > 0;
    if (!isOpen) return;
    for (let i = this.open.length - 1; i > 0; i -= 1) {
      const name = this.open[i]!.name;
      if (closes.has(name)) {
        this.closeTo(i);
        return;
      }
      if (within.has(name)) return;
    }
  }
}
