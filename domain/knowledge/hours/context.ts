/** The words of a page's language that opening hours are found and judged by. */
import type { PageView } from '../page-view.ts';
import { phrases } from '../words/index.ts';
import { hoursLexicon, type Lexicon } from './lexicon.ts';

export interface HoursContext {
  lexicon: Lexicon;
  hoursWords: string[];
  timetableWords: string[];
  openWords: string[];
  leadWords: string[];
  statusWords: string[];
}

/** The context of one page. */
export function contextOf({ language, words }: PageView): HoursContext {
  const { hours, headings, months } = words;
  return {
    lexicon: hoursLexicon(language),
    hoursWords: phrases(headings.hours),
    timetableWords: phrases(headings.timetable),
    openWords: [
      ...phrases(headings.hours),
      ...phrases(hours.open),
      ...phrases(hours.closed),
      ...phrases(hours.appointment),
    ],
    leadWords: [
      ...phrases(hours.purpose),
      ...phrases(hours.season),
      ...phrases(months).filter((month) => month.length > 3),
    ],
    statusWords: [
      ...phrases(hours.closed),
      ...phrases(hours.appointment),
      ...phrases(hours.allDay),
      ...phrases(hours.season),
    ],
  };
}
