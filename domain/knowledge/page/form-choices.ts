/** What the forms of a page let people choose from: "Which service?", "Wedding flowers", "Funeral flowers". */
import type { Passage } from '../types.ts';
import { isServiceName } from '../offers/service-names.ts';
import { elementsOf, elementText } from './dom.ts';
import type { PageView } from './page-view.ts';

const MAX_CHOICES = 25;
const MIN_CHOICES = 3;
const MAX_LENGTH = 60;
const MAX_PASSAGES = 60;

/** One passage for each choice that may name an offer; lists of countries, times and numbers are too long or hold digits. */
export function readFormChoices({ url, root, words, isUntold }: PageView): Passage[] {
  const names = new Set<string>();
  for (const element of elementsOf(root)) {
    if (element.name !== 'select' || isUntold(element)) continue;
    const options = element.children.flatMap((child) =>
      child.type === 'element' && child.name === 'option' ? [child] : [],
    );
    if (options.length < MIN_CHOICES || options.length > MAX_CHOICES) continue;
    for (const option of options) {
      const text = elementText(option).trim();
      const isChoice = option.attributes['value'] !== '' && option.attributes['disabled'] === undefined;
      if (
        isChoice &&
        text.length <= MAX_LENGTH &&
        /^\p{L}[^\d@]{3,}$/u.test(text) &&
        isServiceName(text, words)
      )
        names.add(text);
    }
  }
  return [...names].slice(0, MAX_PASSAGES).map((text) => ({ url, heading: '', text }));
}
