/** One shape for items of JSON-LD, microdata and RDFa, with the words that stand for each property. */

export interface StructuredItem {
  /** The address that stands for it elsewhere. */
  id?: string | undefined;
  /** Schema.org types without their address, e.g. `Dentist`. */
  types: string[];
  properties: Map<string, StructuredValue[]>;
  /** What stands for all values of a property that were written as one list. */
  lists?: Map<string, string>;
  /** What stands for the whole item in the page. */
  quote: string;
}

export interface StructuredValue {
  value: string | StructuredItem;
  quote: string;
}

/** "[Street]", "{{phone}}", "<your name>": what a template has where somebody should have filled something in. */
const TO_FILL_IN = /^(?:\[[^\]]{1,60}\]|\{\{?[^}]{1,60}\}\}?|<[^>]{1,60}>)$/;

/** Texts of a property, with their quotes. */
export function textsOf(item: StructuredItem, ...names: string[]): { text: string; quote: string }[] {
  return names.flatMap((name) =>
    (item.properties.get(name) ?? []).flatMap(({ value, quote }) =>
      typeof value === 'string' && value.trim() !== '' && !TO_FILL_IN.test(value.trim())
        ? [{ text: value.trim(), quote }]
        : [],
    ),
  );
}

/** Items that a property holds. */
export function itemsOf(item: StructuredItem, ...names: string[]): StructuredItem[] {
  return names.flatMap((name) =>
    (item.properties.get(name) ?? []).flatMap(({ value }) => (typeof value === 'string' ? [] : [value])),
  );
}

/** First text of a property, if any. */
export function textOfProperty(item: StructuredItem, name: string): string | undefined {
  return textsOf(item, name)[0]?.text;
}

/** Type or property without the vocabulary's address or prefix. */
export function localName(name: string): string {
  return name.replace(/^.*[/#:]/, '').trim();
}
