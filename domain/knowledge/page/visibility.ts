/** Which parts of a page its visitors do not see, or see as furniture: hidden text, navigation, consent banners. */
import {
  clickTarget,
  elementsOf,
  elementText,
  hasAttributes,
  isAlone,
  namedLike,
  type ElementNode,
} from './dom.ts';
import { holdsContact } from './holds-contact.ts';

export type Region = 'main' | 'nav' | 'header' | 'footer' | 'banner';

const NEVER_SHOWN = new Set(
  'script style template head title meta link svg math object embed audio video canvas select option optgroup datalist textarea iframe frameset noframes noembed button input'.split(
    ' ',
  ),
);
const SECTIONING = new Set(['nav', 'header', 'footer']);
const PANEL =
  /accordion|collaps|panel|\btab|toggle|answer|faq|expand|dropdown-content|spoiler|elementor-tab/i;
const FOOTER =
  /(?:^|\s)(?:site-?|main-?|page-?)?footer(?:[-_](?:area|section|wrapper|wrap|container|widgets?|main|inner|content))?(?:\s|$)/i;
const BANNER =
  /cookie|consent|gdpr|onetrust|cmp-|cmpbox|cc-window|privacy-banner|klaro|borlabs|usercentrics/i;

/** Never part of the visible text, whatever its style. */
export function isNeverShown(element: ElementNode): boolean {
  if (element.name === 'button') return !opensPanel(element) && !leadsSomewhere(element);
  return NEVER_SHOWN.has(element.name) || isLigature(element);
}

const LIGATURES = /(?:^|\s)material-(?:icons|symbols)/i;

/** "place", "call": a word that a font shows as a picture. */
export function isLigature(element: ElementNode): boolean {
  return (
    (element.name === 'span' || element.name === 'i') && LIGATURES.test(element.attributes['class'] ?? '')
  );
}

const DROPDOWN = /dropdown|dropbtn|submenu|sub-menu|menu-item/i;

/** `<a href="tel:…"><button>Call us</button></a>`, a button that leads to another page, or one with a number. */
function leadsSomewhere(button: ElementNode): boolean {
  const isOfLink = button.parent?.name === 'a' && button.parent.attributes['href'] !== undefined;
  return isOfLink || clickTarget(button) !== undefined || holdsContact(button);
}

/** The button of an accordion is its heading, that of a menu's entry its name. */
function opensPanel(element: ElementNode): boolean {
  const { 'aria-expanded': expanded, 'aria-controls': controls, 'data-toggle': toggle } = element.attributes;
  if (expanded !== undefined || controls !== undefined || toggle !== undefined) return true;
  if (namedLike(element, DROPDOWN) || (element.parent && namedLike(element.parent, DROPDOWN))) return true;
  for (let at: ElementNode | undefined = element, steps = 0; at && steps < 4; at = at.parent, steps += 1)
    if (namedLike(at, PANEL)) return true;
  return asksOverBox(element);
}

const MAX_QUESTION = 200;
/** Spaces and remarks. */
const MAX_TEXTS_BETWEEN = 4;
/** Elements that a click unfolds. */
export const UNFOLDED: ReadonlySet<string> = new Set(['div', 'section', 'p', 'ul']);

/** A button that asks, and a box right behind it: what the box says answers it. */
function asksOverBox(button: ElementNode): boolean {
  const text = elementText(button).slice(0, MAX_QUESTION);
  if (!/\p{L}.*[?？][\s+×▼▾›⌄-]{0,3}$/u.test(text)) return false;
  // The button may be all that a heading holds.
  const title = button.parent && isAlone(button, button.parent) ? button.parent : button;
  const all = title.parent?.children ?? [];
  const at = all.indexOf(title);
  const next = all.slice(at + 1, at + 1 + MAX_TEXTS_BETWEEN).find((child) => child.type === 'element');
  return next !== undefined && UNFOLDED.has(next.name);
}

/**
 * Hidden by attribute or inline style. Folded panels (accordions, tabs, `details`) are not hidden in this sense: a
 * visitor opens them with a click.
 */
export function isHidden(element: ElementNode): boolean {
  if (!hasAttributes(element)) return false;
  const { hidden, style, 'aria-hidden': ariaHidden } = element.attributes;
  if (isMadeInvisible(element)) return true;
  const folded =
    hidden !== undefined ||
    (ariaHidden === 'true' && !DRAWN.test(element.attributes['class'] ?? '')) ||
    (style !== undefined && isFoldedStyle(style));
  return folded && !isPanel(element) && !isOpenedOnClick(element);
}

/** Marks that fonts draw before what stands in them: whoever sees them reads that, too. */
const DRAWN =
  /(?:^|\s)(?:fa[bdlrs]?|fa-[a-z-]+|glyphicon|bi|icofont-[a-z-]+|flaticon-[a-z-]+|la[brs])(?=\s|$)/;

/** By the root of a page: what its links and buttons open within it. */
const opened = new WeakMap<ElementNode, ReadonlySet<string>>();

/** Whether a link of the page leads to an element, as on sites of one page, or a button controls it. */
function isOpenedOnClick(element: ElementNode): boolean {
  const { id } = element.attributes;
  if (id === undefined || id === '') return false;
  let root = element;
  while (root.parent) root = root.parent;
  const known = opened.get(root);
  if (known) return known.has(id);
  const targets = new Set<string>();
  for (const { name, attributes } of elementsOf(root)) {
    if (name === 'a' && attributes['href']?.startsWith('#')) targets.add(attributes['href'].slice(1));
    if (attributes['aria-expanded'] !== undefined && attributes['aria-controls'] !== undefined)
      targets.add(attributes['aria-controls']);
  }
  opened.set(root, targets);
  return targets.has(id);
}

const STRUCK_NAME =
  /(?:^|[\s_-])(?:was|was-?price|price-?was|old-?price|price-?old|original-?price|price-?original|compare-at(?:-price)?|strike|striked|strikethrough|line-through|crossed(?:-out)?)(?:$|[\s_-])/i;

/** Struck through: shown as what holds no longer, such as the price before a discount. */
export function isStruck(element: ElementNode): boolean {
  const { name } = element;
  if (name === 'del' || name === 's' || name === 'strike') return true;
  if (!hasAttributes(element)) return false;
  const { style } = element.attributes;
  return (
    (style !== undefined && /line-through/i.test(style.slice(0, 500))) || namedLike(element, STRUCK_NAME)
  );
}

/** The part of the page that an element opens, if it opens one. */
export function regionOf(element: ElementNode): Region | undefined {
  const { name } = element;
  if (!hasAttributes(element) && !SECTIONING.has(name)) return undefined;
  const role = element.attributes['role'];
  if (name === 'nav' || role === 'navigation' || role === 'menubar') return 'nav';
  if (namedLike(element, BANNER) || role === 'dialog' || role === 'alertdialog') return 'banner';
  if (name === 'footer' || role === 'contentinfo') return 'footer';
  if (name === 'header' || role === 'banner') return 'header';
  if ((name === 'div' || name === 'section') && namedLike(element, FOOTER)) return 'footer';
  return undefined;
}

function isPanel(element: ElementNode): boolean {
  const { 'aria-labelledby': labelledBy, role } = element.attributes;
  if (role === 'tabpanel' || role === 'region' || labelledBy !== undefined) return true;
  return namedLike(element, PANEL) || (element.parent !== undefined && namedLike(element.parent, PANEL));
}

function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of style.slice(0, 2000).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0)
      found.set(
        declaration.slice(0, colon).trim(),
        declaration
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      );
  }
  return found;
}

function isFoldedStyle(style: string): boolean {
  const css = declarations(style);
  const isFlat = /^0(?:px|em|rem|%)?$/.test(css.get('max-height') ?? '') && css.get('overflow') === 'hidden';
  return css.get('display') === 'none' || css.get('visibility') === 'hidden' || isFlat;
}

/** Whether the style of an element hides its text for good. */
export function isMadeInvisible(element: ElementNode): boolean {
  const style = hasAttributes(element) ? element.attributes['style'] : undefined;
  return style !== undefined && isInvisibleStyle(style, inheritedBackground(element));
}

/** "1px": nobody reads that. */
const TINY = /^(?:[01](?:\.\d+)?|2)px$/;
/** Cut off: "rect(0, 0, 0, 0)". */
const CLIPPED = /^rect\((?:[01](?:px)?[\s,]*){4}\)$/;
/** Cut off or shrunk to nothing, as animations begin: "inset(100% 0 0 0)", "scale(0)". */
const CUT = /^(?:inset\((?:100|[5-9]\d)%|circle\(0)/;
const SHRUNK = /(?:^|\s)scale(?:3d|x|y)?\(\s*0(?:\.0+)?\s*[,)]/;

/** Whether an element is out of sight until something moves it: what it says holds, but for contact data. */
export function awaitsAnimation(element: ElementNode): boolean {
  const style = hasAttributes(element) ? element.attributes['style'] : undefined;
  if (style === undefined || !/clip-path|transform/i.test(style)) return false;
  const css = declarations(style);
  return CUT.test(css.get('clip-path') ?? '') || SHRUNK.test(css.get('transform') ?? '');
}

/** Styles that hide text for good, as no panel does: no size, no opacity, off screen, in the colour of its background. */
function isInvisibleStyle(style: string, background: string): boolean {
  const css = declarations(style);
  const isZero = (property: string): boolean => /^0(\.0*)?(px|em|rem|pt|%)?$/.test(css.get(property) ?? '');
  if (isZero('font-size') || isZero('opacity') || TINY.test(css.get('font-size') ?? '')) return true;
  if (CLIPPED.test(css.get('clip') ?? '')) return true;
  if ((isZero('width') || isZero('height')) && css.get('overflow') === 'hidden') return true;
  if (/^-\d{4,}px$/.test(css.get('text-indent') ?? '')) return true;
  if (css.get('position') === 'absolute' && /^-\d{3,}/.test(css.get('left') ?? css.get('top') ?? ''))
    return true;
  const colour = normalColour(css.get('color'));
  if (colour === 'transparent') return true;
  return (
    colour !== '' &&
    colour === (normalColour(css.get('background-color') ?? css.get('background')) || background)
  );
}

const PARTS = new Set(
  'a article div dl footer form h1 h2 h3 h4 h5 h6 header img main nav ol p section table ul'.split(' '),
);

function inheritedBackground(element: ElementNode): string {
  // A white link or a whole part of a page in white stands on a dark band that a style sheet paints.
  const isPart = element.children.some((child) => child.type === 'element' && PARTS.has(child.name));
  const unstated = element.name === 'a' || isPart ? 'unknown' : '#ffffff';
  let ancestor = element.parent;
  for (let steps = 0; ancestor && steps < 8; steps += 1, ancestor = ancestor.parent) {
    const { style, bgcolor } = ancestor.attributes;
    const css = style === undefined ? undefined : declarations(style);
    const colour = normalColour(css?.get('background-color') ?? css?.get('background') ?? bgcolor);
    if (colour) return colour;
    if (css?.has('background-image')) return 'unknown';
  }
  return unstated;
}

const COLOUR_NAMES: Record<string, string> = { white: '#ffffff', black: '#000000' };

function normalColour(colour: string | undefined): string {
  if (colour === undefined) return '';
  const named = COLOUR_NAMES[colour.toLowerCase()] ?? colour.toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(named);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
  const rgb = /^rgba?\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})(?:,\s*([\d.]+))?\)$/.exec(named);
  if (!rgb) return named;
  if (rgb[4] !== undefined && Number(rgb[4]) === 0) return 'transparent';
  return `#${[rgb[1], rgb[2], rgb[3]].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
