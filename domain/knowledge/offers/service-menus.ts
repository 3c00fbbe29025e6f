/** Tells what the navigation lists under an entry such as "Services": a menu that folds out below it. */
import { elementText, type ElementNode } from '../page/dom.ts';
import { topicsOf, type OfferTopics, type Topic } from './offer-topics.ts';
import type { Candidate } from './service-candidates.ts';
import { foldWord } from '../words/index.ts';

/** What a menu of services lists besides them: prices, people, questions, where to read on. */
const BESIDE: readonly Topic[] = [
  ...(['prices', 'contact', 'hours', 'faq', 'areas', 'asides'] as const),
  ...(['testimonials', 'timetable', 'calls', 'slogans', 'policy'] as const),
];

const MAX_DEPTH = 4;
const MAX_TITLE_LENGTH = 40;

/** Whether a candidate is an entry of the navigation below one for services. */
export function isInServiceMenu({ name, kind, line }: Candidate, topics: OfferTopics): boolean {
  if ((kind !== 'link' && kind !== 'part') || line.region !== 'nav') return false;
  const folded = foldWord(name);
  const has = topicsOf(folded, topics);
  const isName = !topics.titles.has(folded) && !topics.generic.has(folded) && !BESIDE.some(has);
  return isName && topics.menus.has(titleOver(line.container));
}

/** What stands before the list that an entry of a menu is in. */
function titleOver(entry: ElementNode): string {
  for (
    let box: ElementNode | undefined = entry, steps = 0;
    box?.parent && steps < MAX_DEPTH;
    box = box.parent, steps += 1
  ) {
    if (box.name === 'li' || box.name === 'a') continue;
    const before = elementBefore(box, box.parent);
    const title = before && elementText(before);
    if (title) return title.length > MAX_TITLE_LENGTH ? '' : foldWord(title).replace(/[^\p{L}\d]+$/u, '');
  }
  return '';
}

function elementBefore(element: ElementNode, parent: ElementNode): ElementNode | undefined {
  let last: ElementNode | undefined;
  for (const child of parent.children) {
    if (child === element) return last;
    if (child.type === 'element') last = child;
  }
  return undefined;
}
