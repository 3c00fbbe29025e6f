/** Items of microdata, RDFa Lite and the hCard format. */
import { elementsOf, elementText, hasAttributes, type ElementNode } from '../page/dom.ts';
import { spacedText } from '../page/quotes.ts';
import { localName, type StructuredItem, type StructuredValue } from './structured-item.ts';

interface Scope {
  item: StructuredItem | undefined;
  /** Property of the enclosing item that a child item is the value of. */
  node: ElementNode;
  next: number;
}

const MAX_ITEMS = 2000;
const MAX_VALUE_LENGTH = 600;
const MAX_QUOTE_LENGTH = 280;
const HCARD: Record<string, string> = {
  'street-address': 'streetAddress',
  locality: 'addressLocality',
  region: 'addressRegion',
  'postal-code': 'postalCode',
  'country-name': 'addressCountry',
  tel: 'telephone',
  email: 'email',
  org: 'name',
};

/** Top-level items of the page in document order. */
export function readMicrodata(root: ElementNode): StructuredItem[] {
  if (!elementsOf(root).some(opensItem)) return [];
  const top: StructuredItem[] = [];
  const whole = newItem(root, undefined);
  if (whole) {
    whole.quote = quoteOfElement(root);
    top.push(whole);
  }
  const scopes: Scope[] = [{ item: whole, node: root, next: 0 }];
  let count = 0;
  while (scopes.length > 0) {
    const scope = scopes[scopes.length - 1]!;
    const child = scope.node.children[scope.next];
    if (child === undefined) {
      scopes.pop();
      continue;
    }
    scope.next += 1;
    if (child.type === 'text') continue;
    let item = scope.item;
    const own = count < MAX_ITEMS ? newItem(child, scope.item) : undefined;
    const names = propertyNames(child, own ?? scope.item);
    if (own) {
      count += 1;
      own.quote = quoteOfElement(child);
      if (names.length === 0 || !scope.item) top.push(own);
    }
    if (scope.item) for (const name of names) addProperty(scope.item, name, child, own);
    item = own ?? item;
    scopes.push({ item, node: child, next: 0 });
  }
  return top;
}

function opensItem(element: ElementNode): boolean {
  return hasAttributes(element) && (isItem(element) || isCard(element));
}

const isItem = ({ attributes }: ElementNode): boolean =>
  attributes['itemscope'] !== undefined || attributes['typeof'] !== undefined;

const isCard = ({ attributes }: ElementNode): boolean =>
  /(?:^|\s)vcard(?:\s|$)/.test((attributes['class'] ?? '').slice(0, 300));

function newItem(element: ElementNode, outer: StructuredItem | undefined): StructuredItem | undefined {
  const { itemtype, typeof: type } = element.attributes;
  if (isItem(element))
    return {
      types: (itemtype ?? type ?? '').split(/\s+/).filter(Boolean).map(localName),
      properties: new Map(),
      quote: '',
    };
  if (!outer && isCard(element)) return { types: ['HCard'], properties: new Map(), quote: '' };
  return undefined;
}

function propertyNames({ attributes }: ElementNode, item: StructuredItem | undefined): string[] {
  const named =
    attributes['itemprop'] ??
    (attributes['typeof'] !== undefined || attributes['property']?.startsWith('og:') !== true
      ? attributes['property']
      : undefined);
  if (named) return named.split(/\s+/).filter(Boolean).map(localName);
  if (!item?.types.includes('HCard')) return [];
  const classes = (attributes['class'] ?? '').slice(0, 300).split(/\s+/);
  if (classes.includes('fn') && !item.properties.has('name')) return ['name'];
  return classes.flatMap((name) => (Object.hasOwn(HCARD, name) ? [HCARD[name]!] : []));
}

function addProperty(
  item: StructuredItem,
  name: string,
  element: ElementNode,
  own: StructuredItem | undefined,
): void {
  const value: StructuredValue | undefined = own
    ? { value: own, quote: own.quote }
    : textValue(element, name);
  if (!value) return;
  const values = item.properties.get(name);
  if (values) values.push(value);
  else item.properties.set(name, [value]);
}

function textValue(element: ElementNode, property: string): StructuredValue | undefined {
  const { name, attributes } = element;
  const visible = elementText(element);
  const attribute =
    attributes['content'] ??
    (name === 'time' ? attributes['datetime'] : undefined) ??
    (name === 'data' || name === 'meter' ? attributes['value'] : undefined);
  if (attribute !== undefined && attribute.trim() !== '') {
    return {
      value: attribute.trim(),
      quote: visible !== '' && visible.length < 200 ? quoteOfElement(element) : attribute.trim(),
    };
  }
  if (visible === '' && (name === 'a' || name === 'link')) {
    const href = attributes['href'] ?? '';
    return href === '' ? undefined : { value: localHref(href, property), quote: href };
  }
  return visible === ''
    ? undefined
    : { value: visible.slice(0, MAX_VALUE_LENGTH), quote: quoteOfElement(element) };
}

/** The first words of an element, a space for every tag in it. */
function quoteOfElement(element: ElementNode): string {
  return spacedText(element, MAX_QUOTE_LENGTH).slice(0, MAX_QUOTE_LENGTH).trim();
}

function localHref(href: string, property: string): string {
  return property === 'telephone' || property === 'email'
    ? href.replace(/^(?:tel|mailto):/i, '')
    : localName(href);
}
