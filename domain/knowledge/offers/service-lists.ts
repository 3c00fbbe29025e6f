/** Tells which lists the site itself calls services: entries under "Our removal services", "Services de peinture", "Workshops". */
import { isBesideOffers } from './offers.ts';
import { topicsOf, type OfferTopics, type Topic } from './offer-topics.ts';
import type { Group } from './service-candidates.ts';
import { foldWord } from '../words/index.ts';

/** What a heading that names services may be about instead: what they cost, where, why, who says so. */
const BESIDE: readonly Topic[] = [
  ...(['prices', 'contact', 'hours', 'faq', 'areas'] as const),
  ...(['asides', 'testimonials', 'timetable'] as const),
];
const MIN_ENTRIES = 3;
const MAX_HEADING_LENGTH = 60;

/** Whether candidates are the entries of a list, none of them a link, right under a heading of services. */
export function isServiceList({ kind, members }: Group, topics: OfferTopics): boolean {
  if (kind !== 'item' || members.length < MIN_ENTRIES) return false;
  const { linkCount, section } = members[0]!.line;
  const heading = section?.heading ?? '';
  if (linkCount > 0 || heading.length > MAX_HEADING_LENGTH || /[?!]$/.test(heading)) return false;
  const folded = foldWord(heading);
  const has = topicsOf(folded, topics);
  const isOver = has('offers') || topics.menus.has(folded.replace(/[\s:]+$/, ''));
  return isOver && !BESIDE.some(has) && !isBesideOffers(folded);
}
