/** The words of a page's language that opening hours are found and judged by. */
import type { PageView } from '../page/page-view.ts';
import { phrases, type WordTable } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';
import { hoursLexicon, type Lexicon } from './lexicon.ts';

export interface HoursContext {
  lexicon: Lexicon;
  hoursWords: string[];
  timetableWords: string[];
  openWords: string[];
  leadWords: string[];
  statusWords: string[];
  closedWords: string[];
  /** A folded text that ends in a word for "open", at most one word behind it. */
  endsOpen: RegExp;
  /** A folded text that begins with a word for "open". */
  beginsOpen: RegExp;
  /** A folded text that opens with a word of hours, set apart: "【受付】", "Opening hours:", "Open 9–5". */
  labelsHours: RegExp;
  /** "Daily" before what is offered then: "Daily lunch specials:". */
  dailyLead: RegExp;
  /** Words in headings that set no hours apart from others, and whole headings that set none apart. */
  contactWords: string[];
  genericHeadings: string[];
  /** "You can reach us by phone": the hours after it are those of the telephone. */
  phoneHours: string[];
  /** What asks for a call, or a number set before brackets, at the end of a folded text. */
  callLead: RegExp;
  /** Names of holidays. */
  feastWords: string[];
  monthWords: string[];
  seasonWords: string[];
  /** Parts that are never the whole business, and what stands between them and their times in a sentence. */
  partWords: string[];
  /** What may be the whole business or one part of it. */
  houseWords: string[];
  servedWords: string[];
  /** By which hours are those of somebody else. */
  otherWords: string[];
  /** Stems of rules of the house: "cancel", "deposit". */
  ruleWords: string[];
  /** In texts that speak to the reader, and so name nothing. */
  speakingWords: string[];
}

const contexts = new WeakMap<WordTable, HoursContext>();

/** The context of one page; the same for all pages in a language. */
export function contextOf({ language, words }: PageView): HoursContext {
  const known = contexts.get(words);
  if (known) return known;
  const { hours, headings, months } = words;
  const made: HoursContext = {
    lexicon: hoursLexicon(language),
    hoursWords: phrases(headings.hours),
    timetableWords: phrases(headings.timetable),
    openWords: phrases([headings.hours, hours.open, hours.closed, hours.appointment].join()),
    leadWords: phrases([hours.purpose, hours.season, months].join()).filter(
      (word) => word.length > 3 || !phrases(months).includes(word),
    ),
    closedWords: phrases(hours.closed),
    endsOpen: new RegExp(`(?:^|[^\\p{L}])(?:${phrases(hours.open).join('|')}) (?:\\p{L}{1,20} )?$`, 'u'),
    beginsOpen: new RegExp(`^[\\s,]*(?:${phrases(hours.open).join('|')})(?!\\p{L})`, 'u'),
    labelsHours: new RegExp(
      `^[【[［〔]?\\s?(?:${phrases([headings.hours, hours.open].join()).join('|')})(?:\\s?[】\\]］〕:：]|\\s(?=\\d)${language === 'ja' ? '|\\s' : ''})`,
      'u',
    ),
    dailyLead: new RegExp(`^(?:${phrases(words.dayGroups.everyDay).join('|')}) (?=[^:\\d]{3,40}: )`, 'u'),
    contactWords: phrases(headings.contact),
    genericHeadings: phrases([words.generic, headings.contact].join()),
    partWords: phrases(hours.purpose),
    houseWords: phrases(hours.houses),
    servedWords: phrases(hours.served),
    otherWords: phrases([hours.others, words.thirdParties].join()),
    ruleWords: phrases(words.policy),
    speakingWords: phrases([words.slogans, words.calls].join()),
    phoneHours: phrases(hours.telephone),
    callLead: new RegExp(
      `(?:(?<!\\p{L})(?:${phrases(hours.calling).join('|')})(?: \\p{L}{1,5})?[\\s\\d:(+)/.-]+|\\d{3,}[\\d\\s./-]* ?[(（]) ?$`,
      'u',
    ),
    feastWords: phrases(hours.feasts),
    monthWords: phrases(months),
    seasonWords: phrases(hours.season).filter((word) => word.length > 4),
    statusWords: phrases([hours.closed, hours.appointment, hours.allDay, hours.noon, hours.midnight].join()),
  };
  contexts.set(words, made);
  return made;
}

/** "月〜金", "土日": characters that stand for days beside each other, alone or before a time. */
const KANJI =
  /[月火水木金土日祝][〜～~・、,–-]?[月火水木金土日祝](?![\p{L}\d])|(?<![\p{L}\d])[月火水木金土日](?:$|\s?[:：]?\s?[\d０-９])/u;

/** Whether a text names a day or a state (closed, by appointment, around the clock): a cheap test before parsing. */
export function namesHours(
  text: string,
  folded: string,
  { telling, initial, isSpaceless }: Lexicon,
): boolean {
  if (isSpaceless && KANJI.test(text)) return true;
  return indexOfPhrase(folded, telling, 'letters') >= 0 || initial.test(text);
}
