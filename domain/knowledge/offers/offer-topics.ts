/** What a name or heading is about, by the tables of words: offers, contact, prices, laws and the like. */
import { english } from '../words/en.ts';
import { phrases, type WordTable } from '../words/index.ts';
import { indexTopics, topicsIn, type Boundary, type TopicIndex } from '../words/phrase-index.ts';

const names = [
  'offers',
  'cards',
  'prices',
  'contact',
  'hours',
  'faq',
  'areas',
  'asides',
  'testimonials',
  'timetable',
  'slogans',
  'calls',
  'generic',
  'policy',
  'other',
  'days',
  'months',
  'roles',
] as const;
export type Topic = (typeof names)[number];
const BITS = Object.fromEntries(names.map((name, at) => [name, 1 << at])) as Record<Topic, number>;

/** The lists of one language, ready to be looked for. */
export interface OfferTopics {
  index: TopicIndex;
  titles: ReadonlySet<string>;
  /** Entries of a navigation under which its pages are services. */
  menus: ReadonlySet<string>;
  asides: ReadonlySet<string>;
  /** Words for days, months and parts of a day, and what stands between them. */
  times: ReadonlySet<string>;
  generic: ReadonlySet<string>;
  /** Titles of opening hours. */
  hours: ReadonlySet<string>;
  offered: ReadonlySet<string>;
  virtues: ReadonlySet<string>;
  ailments: ReadonlySet<string>;
  stopwords: ReadonlySet<string>;
  questions: ReadonlySet<string>;
}

const known = new WeakMap<WordTable, OfferTopics>();

/** The words of a language that tell what is offered, prepared for looking up. */
export function offerTopicsOf(words: WordTable): OfferTopics {
  const before = known.get(words);
  if (before) return before;
  const { headings } = words;
  const cards = `${headings.serviceMenus}, ${headings.offerCards}`;
  const lists: Record<Topic, [list: string, boundary?: Boundary]> = {
    offers: [headings.services],
    cards: [cards],
    prices: [headings.prices],
    contact: [headings.contact],
    hours: [headings.hours],
    faq: [headings.faq],
    areas: [headings.areas],
    asides: [headings.asides],
    testimonials: [headings.testimonials],
    timetable: [headings.timetable],
    slogans: [words.slogans],
    calls: [words.calls],
    generic: [words.generic],
    policy: [words.policy, 'stem'],
    other: [words.other, 'stem'],
    days: [Object.values(words.days).join(', ')],
    months: [words.months],
    roles: [words.roles, 'stem'],
  };
  const made: OfferTopics = {
    index: indexTopics(
      names.map((name) => ({
        ...{ phrases: phrases(lists[name][0]), topic: BITS[name] },
        boundary: lists[name][1] ?? 'word',
      })),
    ),
    titles: new Set(phrases(`${headings.services}, ${cards}`)),
    menus: new Set(phrases(headings.serviceMenus)),
    asides: new Set(phrases(headings.asides)),
    times: new Set(phrases(timesOf(words)).flatMap((phrase) => phrase.split(' '))),
    generic: new Set(phrases(`${words.generic}, ${english.generic}`)),
    hours: new Set(phrases(headings.hours)),
    offered: new Set(phrases(words.offered)),
    virtues: new Set(phrases(words.virtues)),
    ailments: new Set(phrases(words.ailments)),
    stopwords: new Set(phrases(words.stopwords)),
    questions: new Set(phrases(words.questions)),
  };
  known.set(words, made);
  return made;
}

/** Tells of each topic whether a folded text touches it; the text is read once. */
export function topicsOf(folded: string, { index }: OfferTopics): (topic: Topic) => boolean {
  const found = topicsIn(folded, index);
  return (topic) => (found & BITS[topic]) !== 0;
}

const MAX_TITLE_LENGTH = 40;

/** What the title of a list ("Our services", "Why choose us?", "News") says of it, whether it is a heading or not. */
export function titleOf(folded: string, topics: OfferTopics): 'offers' | 'others' | undefined {
  if (folded.length > MAX_TITLE_LENGTH) return undefined;
  const title = folded.replace(/[\s:.!?–—-]+$/u, '');
  if (topics.titles.has(title)) return 'offers';
  return topics.asides.has(title) || topics.generic.has(title) ? 'others' : undefined;
}

const MAX_TIME_LENGTH = 40;
const YEAR = /^20\d{2}$/;

/** "Mondays", "Saturday and Sunday mornings", "June 2027": when, not what. */
export function isTime(folded: string, { times }: OfferTopics): boolean {
  if (folded.length > MAX_TIME_LENGTH) return false;
  // Most texts fail by their first word.
  const first = /[^\s,.:&/–—-]+/u.exec(folded)?.[0];
  if (first === undefined || !times.has(first)) return false;
  const words = folded.split(/[\s,.:&/–—-]+/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => times.has(word) || YEAR.test(word));
}

function timesOf({ days, dayGroups, hours, months }: WordTable): string {
  const { morning, afternoon, noon, through, and } = hours;
  return [
    ...Object.values(days),
    ...Object.values(dayGroups),
    morning,
    afternoon,
    noon,
    through,
    and,
    months,
  ].join(', ');
}
