/** Lists whose entries begin with numbers and offer nothing: what is on by date, what a home has how many of. */
import { sectionOver } from '../page/lines.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import { isTime, type OfferTopics } from './offer-topics.ts';
import type { Group } from './service-candidates.ts';

const MIN_MEMBERS = 2;
/** "5 Grading", "12.–14. Camp", "3rd: Open day". */
const DAY =
  /^(?:[^\p{L}\d]*)\d{1,2}(?:st|nd|rd|th|[.ºª日])?(?:\s?[-–/]\s?\d{1,2}(?:st|nd|rd|th|\.)?)?[\s:–-]+(?=\p{L})/u;

/** Whether entries under "April" begin with a day of it. */
export function isCalendar({ kind, members }: Group, topics: OfferTopics): boolean {
  const heading = sectionOver({ kind, section: members[0]!.line.section })?.heading;
  return (
    heading !== undefined &&
    isTime(foldWord(heading), topics) &&
    members.filter(({ line }) => DAY.test(line.text)).length > members.length / 2
  );
}

const HOME_PART = new RegExp(`^(?:\\p{L}+ )?\\d{1,2} (?:${inAnyLanguage.offers.homeParts})$`, 'u');

/** "3 bedrooms", "2 bathrooms", "Washing machine": what a home to let has. */
export const isListOfParts = ({ members }: Group): boolean =>
  members.filter(({ name }) => HOME_PART.test(foldWord(name))).length >= MIN_MEMBERS;
