/** Contact data of Open Graph: `business:contact_data:…`, and what the first version of it had as `og:…`. */
import { elementsOf, type ElementNode } from '../page/dom.ts';
import type { StructuredItem } from './structured-item.ts';

const PROPERTIES: Record<string, string> = {
  street_address: 'streetAddress',
  'street-address': 'streetAddress',
  locality: 'addressLocality',
  region: 'addressRegion',
  postal_code: 'postalCode',
  'postal-code': 'postalCode',
  country_name: 'addressCountry',
  'country-name': 'addressCountry',
  phone_number: 'telephone',
  email: 'email',
};

/** The business that the head of a page tells of, if it does. */
export function readOpenGraph(root: ElementNode): StructuredItem[] {
  const properties: StructuredItem['properties'] = new Map();
  for (const { name, attributes } of elementsOf(root)) {
    if (name !== 'meta') continue;
    const told = /^(?:business:contact_data|og):([a-z_-]+)$/.exec(attributes['property'] ?? '')?.[1] ?? '';
    const value = attributes['content']?.trim() ?? '';
    if (Object.hasOwn(PROPERTIES, told) && value !== '')
      properties.set(PROPERTIES[told]!, [{ value, quote: value }]);
  }
  // Each part of an address stands in an attribute of its own.
  const quote = ['streetAddress', 'addressLocality'].flatMap((part) => properties.get(part) ?? [])[0]?.quote;
  return properties.size === 0 ? [] : [{ types: ['LocalBusiness'], properties, quote: quote ?? '' }];
}
