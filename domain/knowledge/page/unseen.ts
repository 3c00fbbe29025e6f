/** What visitors may never see although a page holds it: no number, email or address is taken from there. */
import { textOf, type ElementNode } from './dom.ts';
import { tellsContact } from './holds-contact.ts';
import type { Line } from './lines.ts';
import { openersOf } from './openers.ts';
import { hiddenBySheets } from './style-sheets.ts';
import { awaitsAnimation, isMadeInvisible } from './visibility.ts';

/**
 * Tells of an element whether it opens such a part: a `dialog` that nothing opens, what is shown without scripts only, and what
 * a style sheet of the page hides. Other things that are told there hold: tabs and boxes to unfold are made like that, too.
 */
export function unseenParts(root: ElementNode): (element: ElementNode) => boolean {
  const isHiddenBySheet = hiddenBySheets(root);
  return (element) =>
    (element.name === 'dialog' && isClosed(element, root)) ||
    (element.name === 'noscript' && !standsForScript(element)) ||
    awaitsAnimation(element) ||
    isHiddenBySheet(element);
}

/** Nothing on the page could open such a `dialog`: no script that opens dialogs or is loaded, nothing that names its id. */
function isClosed({ attributes: { open, id } }: ElementNode, root: ElementNode): boolean {
  if (open !== undefined) return false;
  const { called, showsDialogs, loadsScripts } = openersOf(root);
  return !showsDialogs && !loadsScripts && (id === undefined || !called.has(id));
}

const WRITES = /document\.write|innerHTML|textContent/;

/** An email that a script beside it writes, so that no machine collects it, and its form for those without scripts. */
function standsForScript({ parent }: ElementNode): boolean {
  if (!parent) return false;
  const known = writers.get(parent);
  if (known !== undefined) return known;
  const writes = parent.children.some(
    (one) => one.type === 'element' && one.name === 'script' && WRITES.test(textOf(one).slice(0, 5000)),
  );
  writers.set(parent, writes);
  return writes;
}

/** A box is looked through once. */
const writers = new WeakMap<ElementNode, boolean>();

/** Tells of links whether they stand in such a part, or where a style makes text invisible. */
export function unseenLinks(isUnseen: (element: ElementNode) => boolean): (link: ElementNode) => boolean {
  const known = new Map<ElementNode, boolean>();
  return (link) => {
    const path: ElementNode[] = [];
    let at: ElementNode | undefined = link;
    while (at && !known.has(at) && !isUnseen(at) && !isMadeInvisible(at)) {
      path.push(at);
      at = at.parent;
    }
    const found = at !== undefined && (known.get(at) ?? true);
    for (const element of path) known.set(element, found);
    return found;
  };
}

/** Of lines out of sight; so many tell contact data on no honest page. */
const MAX_COMPARED = 200;
/** Of numbers or emails in one of them. */
const MAX_IN_LINE = 20;
const NUMBER = /[+(]?\d[\d\s().\/-]{5,}\d/g;
/** It begins behind a space or the email before: from every letter of a long word it would cost the square of its length. */
const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+/g;

/** The lines of such parts that tell a number or an email which no other line tells. */
export function unseenContacts(lines: readonly Line[]): ReadonlySet<Line> {
  const unseen = lines.filter(({ isUnseen, text }) => isUnseen && tellsContact(text));
  if (unseen.length === 0) return new Set();
  const seen = lines.filter(({ isUnseen }) => !isUnseen);
  const digits = seen.map(({ text }) => text.replace(/\D/g, '')).join(' ');
  const texts = seen.map(({ folded }) => folded).join('\n');
  const isShown = ({ text, folded }: Line): boolean => {
    const numbers = (text.match(NUMBER) ?? []).map((one) => one.replace(/\D/g, ''));
    const emails = folded.match(EMAIL) ?? [];
    return (
      numbers.length + emails.length <= MAX_IN_LINE &&
      numbers.every((number) => digits.includes(number.slice(-7))) &&
      emails.every((email) => texts.includes(email))
    );
  };
  return new Set(unseen.filter((line, at) => at >= MAX_COMPARED || !isShown(line)));
}
