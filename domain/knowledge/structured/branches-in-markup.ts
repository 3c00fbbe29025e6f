/** Branches that markup describes one by one, each with its address, and what tells them apart. */
import { streetKey } from '../merge-facts.ts';
import type { MarkedPlace } from '../types.ts';
import { foldWord } from '../words/index.ts';
import { itemsOf, textOfProperty, type StructuredItem } from './structured-item.ts';

/** Of more of them nobody asks by telephone. */
const MAX_BRANCHES = 50;

/** Where the business of an item is; undefined where the markup does not tell. */
export function placeOfItem(item: StructuredItem): MarkedPlace | undefined {
  const part = (of: StructuredItem, name: string): string =>
    textOfProperty(of, name)?.replace(/\s+/g, ' ') ?? '';
  const address = itemsOf(item, 'address')[0] ?? item;
  const street = part(address, 'streetAddress') || part(item, 'address');
  const town = part(address, 'addressLocality');
  return street === '' && town === '' ? undefined : { name: part(item, 'name'), street, town };
}

/**
 * What to call each of several places: their names, their towns or their streets, whichever they all have and none has with another.
 * Nothing where there is one place only, or two that may be one which is written in two ways.
 */
export function branchLabels(
  places: readonly MarkedPlace[],
): (place: MarkedPlace | undefined) => string | undefined {
  const branches = new Map(places.toReversed().map((place) => [keyOf(place), place]));
  const each = [...branches.values()];
  const property = (['name', 'town', 'street'] as const).find(
    (name) =>
      each.every((branch) => branch[name] !== '') &&
      new Set(each.map((branch) => foldWord(branch[name]))).size === each.length,
  );
  const areTold = property !== undefined && each.length > 1 && each.length <= MAX_BRANCHES;
  if (!areTold || each.some((one, at) => each.slice(0, at).some((other) => !isApart(one, other))))
    return () => undefined;
  return (place) => (place === undefined ? undefined : branches.get(keyOf(place))?.[property]);
}

const streetOf = ({ street }: MarkedPlace): string => streetKey({ street, printed: street });

const keyOf = (place: MarkedPlace): string => `${streetOf(place)}|${foldWord(place.town)}`;

/** Two towns, or two streets of which neither is the other with more words. */
function isApart(one: MarkedPlace, other: MarkedPlace): boolean {
  const [town, otherTown] = [foldWord(one.town), foldWord(other.town)];
  if (town !== '' && otherTown !== '' && town !== otherTown) return true;
  const [street, otherStreet] = [streetOf(one), streetOf(other)];
  const areTold = street !== '' && otherStreet !== '';
  return areTold && !street.includes(otherStreet) && !otherStreet.includes(street);
}
