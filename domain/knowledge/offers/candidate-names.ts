/** How far the name reaches in a line that says more: to a dash, a bracket, the end of bold letters or of a title of its own. */
import { isRepeated } from '../page/boxes.ts';
import { elementText, type ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { boldTitle } from './bold-titles.ts';
import { LEADING_SIGNS } from './service-names.ts';
import { isDuration } from './sizes.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

/** What parts a name from what is said of it. */
export const CUT = /:\s+|\s+[–—-]\s+/u;

const MAX_LENGTH = 80;

/** "Rhythm diagnostics (long-term ECG, event recorder)": a bracket that tells what belongs to it. */
const EXPLAINED = /^([^()]{3,80})\s\((?:[^()]{28,300}|[^()]{2,200}[,;/][^()]{1,200})\)?[\s.;:]*$/u;
/** What stands before such a bracket; behind a dash it explains what is said of the name. */
function explainedIn(text: string): string | undefined {
  if (!text.includes('(')) return undefined;
  const name = EXPLAINED.exec(text)?.[1];
  return name !== undefined && CUT.test(name) && !isTwofold(name) ? undefined : name;
}

const MAX_TWOFOLD = 60;
const MAX_SECOND = 24;

/** "Interior cleaning - sanitising": two short names, not a name and what is said of it. */
function isTwofold(text: string): boolean {
  const dash = /\s+[–—-]\s+/u.exec(text);
  if (!dash || text.length > MAX_TWOFOLD || dash.index < 3 || text.includes(': ')) return false;
  const second = text.length - dash.index - dash[0].length;
  return second <= MAX_SECOND && second <= dash.index * 1.5 && !/[.!?\d]/.test(text.slice(dash.index));
}

/** "Home decor such as frames and vases": what stands before the examples; longer texts are sentences. */
const EXEMPLIFIED = new RegExp(
  `^([^.!?:,;]{3,60}?)(?:,?\\s|\\s\\()${inAnyLanguage.offers.suchAs}(?![\\p{L}\\d]).{3,160}$`,
  'iu',
);

/** The name in a line that says what belongs to it in a bracket, as examples or in an element of its own. */
export function namedApart(line: Line): string | undefined {
  const text = line.kind === 'row' ? line.lead : line.text;
  return explainedIn(text) ?? EXEMPLIFIED.exec(text)?.[1] ?? titledBy(line);
}

/** Whether something in a line parts its name from what else it says; `apart` is what `namedApart` found. */
export function isParted(line: Line, apart: string | undefined): boolean {
  return line.boldPrefix > 0 || apart !== undefined || CUT.test(line.text.slice(0, MAX_LENGTH));
}

/** "Facial (1 ½ hours)". */
function withoutDuration(name: string): string {
  const [bracket, inner] = /\s?\(([^()]{1,24})\)$/u.exec(name) ?? [];
  return inner !== undefined && isDuration(inner) ? name.slice(0, -bracket!.length).trim() : name;
}

/** What is named apart, the bold beginning, what stands before a dash or colon, or all of it; without bullets and arrows. */
export function nameIn(line: Line, apart: string | undefined): { name: string; rest: string } {
  const text = line.kind === 'row' ? line.lead : line.text;
  if (apart !== undefined)
    return { name: trimSigns(apart), rest: text.slice(text.indexOf(apart) + apart.length).trim() };
  const cut = isTwofold(text) ? null : CUT.exec(text.slice(0, MAX_LENGTH + 4));
  const { start, end } = boldTitle(text, line.boldPrefix);
  const isLed = start === 0 && end < text.length;
  const head = text.slice(0, !isLed && cut && cut.index >= start + 3 ? cut.index : end);
  const name = withoutDuration(trimSigns(head.slice(start).replace(OPEN_BRACKET, '')));
  return { name, rest: line.text.slice(Math.min(line.text.length, head.length)).trim() };
}

/** "Screen repair (all makes" of "Screen repair (all makes – phones too)": a bracket that the cut would leave open. */
const OPEN_BRACKET = /(?<=.{3})\s\([^()]*$/u;

const TITLES = new Set(['span', 'em', 'i', 'b', 'strong', 'small', 'a']);

/** `<li><span class=name>Cut</span> <span class=note>with a wash</span>` among others like it: the first element. */
function titledBy({ container, text, kind }: Line): string | undefined {
  if (kind === 'heading' || kind === 'row') return undefined;
  const lead = styledLead({ container, text });
  if (lead !== undefined) return lead;
  if (kind !== 'item' && kind !== 'summary' && !isRepeated(container)) return undefined;
  const parts = container.children.filter((child) => child.type === 'element' || child.data.trim() !== '');
  if (!parts.every((part) => part.type === 'element' && TITLES.has(part.name))) return undefined;
  const [first, ...others] = (parts as ElementNode[]).filter((part) => /\p{L}/u.test(elementText(part)));
  const mark = first?.attributes['class'];
  const isMarked = (other: ElementNode): boolean =>
    other.name === first!.name && (!mark || other.attributes['class'] === mark);
  if (!first || others.length === 0 || others.some(isMarked)) return undefined;
  const title = elementText(first);
  // A picture may stand before it.
  return text.replace(LEADING_SIGNS, '').startsWith(`${title} `) ? title : undefined;
}

/** `<p><span style="color:red">Ballet</span> is for all ages</p>` among others that begin so: the words in a style of their own. */
export function styledLead({ container, text }: Pick<Line, 'container' | 'text'>): string | undefined {
  const lead = leadOf(container);
  const words = lead && isLedAlike(container, lead) ? elementText(lead) : undefined;
  return words !== undefined && text.startsWith(`${words} `) ? words : undefined;
}

/** The element in a style of its own that a text begins with. */
function leadOf({ children }: ElementNode): ElementNode | undefined {
  const at = children.findIndex(isShown);
  const first = children[at];
  if (first?.type !== 'element' || !LEADS.has(first.name) || markOf(first) === '') return undefined;
  const isFollowed = children.slice(at + 1, at + 1 + MAX_BLANKS).some(isShown);
  return isFollowed && elementText(first).length >= MIN_LEAD ? first : undefined;
}

const isShown = (child: ElementNode['children'][number]): boolean =>
  child.type === 'element' || child.data.trim() !== '';
/** Spaces and remarks. */
const MAX_BLANKS = 4;

/** Whether texts beside this one begin so as well; the children of a box are looked through once. */
function isLedAlike(container: ElementNode, lead: ElementNode): boolean {
  const { parent } = container;
  if (parent === undefined) return false;
  let counts = leadCounts.get(parent);
  if (counts === undefined) {
    counts = new Map();
    for (const child of parent.children) {
      const other = child.type === 'element' ? leadOf(child) : undefined;
      if (other === undefined) continue;
      const key = leadKey(child as ElementNode, other);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    leadCounts.set(parent, counts);
  }
  return (counts.get(leadKey(container, lead)) ?? 0) >= MIN_LED;
}

const leadCounts = new WeakMap<ElementNode, Map<string, number>>();
const leadKey = (container: ElementNode, lead: ElementNode): string =>
  `${container.name} ${lead.name} ${markOf(lead)}`;

const LEADS = new Set(['span', 'font', 'em', 'u']);
const MIN_LEAD = 3;
const MIN_LED = 3;
const markOf = ({ attributes }: ElementNode): string =>
  attributes['class'] ?? attributes['style'] ?? attributes['color'] ?? '';

/** "Bull bars and", "Fitting, including", "Colour from": it goes on elsewhere. */
const DANGLING = new RegExp(`[\\s,&]+${inAnyLanguage.offers.dangling}$`, 'iu');
const TRAILING_SIGNS = new Set(' .,;:–—-›»→>▸▾▼+');

/** "3. Knife sharpening": the number is of the list. */
const COUNTED = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** Without bullets before and arrows or punctuation behind. */
function trimSigns(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING_SIGNS.has(text[end - 1]!)) end -= 1;
  return text.slice(0, end).replace(LEADING_SIGNS, '').replace(COUNTED, '').replace(DANGLING, '');
}
