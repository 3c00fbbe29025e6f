/** Tells what the navigation lists under an entry such as "Services" or a service: a menu that folds out below it. */
import { nearest } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import { titleOver } from '../page/menu-titles.ts';
import { topicsOf, type OfferTopics, type Topic } from './offer-topics.ts';
import type { Candidate } from './service-candidates.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

/** What a menu of services lists besides them: prices, people, questions, where to read on. */
const BESIDE: readonly Topic[] = [
  ...(['prices', 'contact', 'hours', 'faq', 'areas', 'asides'] as const),
  ...(['testimonials', 'timetable', 'calls', 'slogans', 'policy'] as const),
];

/** The folded title of the menu of the navigation that lists a candidate as services may be listed. */
export function menuTitleOf({ name, kind, line }: Candidate, topics: OfferTopics): string | undefined {
  if ((kind !== 'link' && kind !== 'part') || line.region !== 'nav') return undefined;
  const folded = foldWord(name);
  const has = topicsOf(folded, topics);
  const isName = !topics.titles.has(folded) && !topics.generic.has(folded) && !BESIDE.some(has);
  return isName ? foldWord(titleOver(line.container)) : undefined;
}

const MAX_DEPTH = 3;
const REGION = new RegExp(`^(?:${inAnyLanguage.offers.regions})$`, 'u');

/** "Canoeing" and "Tubing" in a list that folds out below the entry "River trips", which says nothing of where else to go. */
export function isInSubmenu(candidate: Candidate, topics: OfferTopics): boolean {
  const title = menuTitleOf(candidate, topics);
  if (title === undefined || title === '' || topics.generic.has(title) || REGION.test(title)) return false;
  const entry = nearest(candidate.line.container, MAX_DEPTH, isEntry);
  const over = entry?.parent && nearest(entry.parent, MAX_DEPTH, isEntry);
  return over !== undefined && !BESIDE.some(topicsOf(title, topics));
}

const isEntry = ({ name }: ElementNode): boolean => name === 'li';
