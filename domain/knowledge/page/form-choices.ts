/** What the forms of a page let people choose from: "Which service?", "Wedding flowers", "Funeral flowers". */
import type { Passage } from '../types.ts';
import { countryNamed } from '../contact/country-names.ts';
import { regionNamed } from '../contact/regions.ts';
import { isServiceName } from '../offers/service-names.ts';
import { childElements, elementsOf, elementText, type ElementNode } from './dom.ts';
import type { PageView } from './page-view.ts';
import { isHidden, regionOf } from './visibility.ts';

const MAX_CHOICES = 25;
const MIN_CHOICES = 3;
const MAX_LENGTH = 60;
const MAX_PASSAGES = 60;

/** One passage for each choice that may name an offer; lists of countries, times and numbers are too long or hold digits. */
export function readFormChoices({ url, root, words, isUntold }: PageView): Passage[] {
  const names = new Set<string>();
  for (const element of elementsOf(root)) {
    if (element.name !== 'select' || isUntold(element) || !isSeen(element) || isOfVisitors(element)) continue;
    const options = optionsOf(element);
    if (options.length < MIN_CHOICES || options.length > MAX_CHOICES) continue;
    const texts = options
      .filter(
        (option) =>
          option.attributes['value'] !== '' &&
          option.attributes['disabled'] === undefined &&
          !isHidden(option),
      )
      .map((option) => elementText(option).trim());
    if (texts.some((text) => regionNamed(text) || countryNamed(text) !== undefined)) continue;
    for (const text of texts)
      if (text.length <= MAX_LENGTH && /^\p{L}[^\d@]{3,}$/u.test(text) && isServiceName(text, words))
        names.add(text);
  }
  return [...names].slice(0, MAX_PASSAGES).map((text) => ({ url, heading: '', text }));
}

const optionsOf = (select: ElementNode): ElementNode[] =>
  childElements(select).filter(({ name }) => name === 'option');

/** Neither hidden nor a part of the menu, and in no template that scripts fill. */
function isSeen(element: ElementNode): boolean {
  for (let at: ElementNode | undefined = element; at; at = at.parent)
    if (isHidden(at) || at.name === 'template' || regionOf(at) === 'nav') return false;
  return true;
}

/** What asks for the visitor or for how a list is shown: "How did you hear about us?", "Sort by". */
const OF_VISITORS =
  /countr|province|currency|(?:^|[^a-z])(?:hear|heard|find us|found us|refer|source|sort|order[-_ ]?by|lang|locale|state|region|city|gender|salut|marital|allerg|week|month|year)/i;

/** By its names, which are English in most pages, its label and its first choice. */
function isOfVisitors(select: ElementNode): boolean {
  const { name = '', id = '', 'aria-label': label = '' } = select.attributes;
  const around = select.parent?.children ?? [];
  const labels = around.flatMap((one) =>
    one.type === 'element' && one.name === 'label' && one.children.length < 5 ? [elementText(one)] : [],
  );
  const [first] = optionsOf(select);
  const asked = [name, id, label, ...labels, first === undefined ? '' : elementText(first)];
  return asked.some((text) => OF_VISITORS.test(text.slice(0, 200)));
}
