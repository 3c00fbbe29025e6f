/** The words of one language that page reading needs. Lists are comma-separated; case and accents do not matter. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import type { WordPatterns } from './word-patterns.ts';

/** What markup says of a business in bare values. */
export type MarkupSubject =
  | 'areas'
  | 'payment'
  | 'currencies'
  | 'languages'
  | 'prices'
  | 'cuisine'
  | 'amenities'
  | 'pets'
  | 'smoking'
  | 'bookings'
  | 'arrival'
  | 'departure'
  | 'founder'
  | 'founded';

export interface WordTable {
  /** BCP 47 primary subtag. */
  language: string;
  /** Frequent short words, to tell the language by. */
  stopwords: string;
  days: Record<Weekday, string>;
  /** Letters that stand for Monday to Sunday beside a dash or a time, in rows of seven; "-" where nothing does. */
  dayInitials: string;
  dayGroups: { everyDay: string; weekdays: string; weekend: string; holidays: string };
  hours: {
    /** Between the ends of a range: "Mon to Fri", "9 to 5". */
    through: string;
    and: string;
    /** Before a time: "from 9". */
    from: string;
    /** Words by which a line says that it is about opening hours. */
    open: string;
    closed: string;
    /** The same at the beginning of a line alone, before dates: "Urlaub vom 1. bis 14. August". */
    leave?: string;
    /** Before the days that a range leaves out. */
    except: string;
    /** Beside one half of a day: "Saturday mornings only". */
    only: string;
    /** "24 hours", "24/7". */
    allDay: string;
    noon: string;
    midnight: string;
    /** No named end: "late", "open end". */
    late: string;
    /** Before the times at which it is closed in between: "lunch break". */
    pauses: string;
    /** Halves of a day: "closed Wednesday afternoon". */
    morning: string;
    afternoon: string;
    /** Before a time that ends nothing: "last orders 21:30". */
    aside: string;
    appointment: string;
    /** Before hours of the telephone, not of the house: "phone lines are open". */
    telephone: string;
    /** What asks for a call: hours right behind are those of the telephone. */
    calling: string;
    /** After a number that is a time: "Uhr", "h". */
    clock: string;
    /** The hours in words from one on, as they stand in spans ("from nine to five"), spellings divided by slashes. */
    hourNames?: string;
    /** Before such an hour, half an hour after it ("half past") or before it ("halb"), and behind it half an hour after it. */
    halfPast?: string;
    halfTo?: string;
    halfBehind?: string;
    am: string;
    pm: string;
    /** Words that may stand in a line of hours without changing its meaning. */
    filler: string;
    /** Parts and services that are never the whole business: "kitchen", "lunch", "emergency line". */
    purpose: string;
    /** Of the parts, the two meals for which a house that tells nothing else is open. */
    lunch: string;
    dinner: string;
    /** Of the parts, where somebody sits: a business that tells the hours of nothing else is open then. */
    offices: string;
    /** What may be the whole business or one part of it: "office", "shop", "restaurant". */
    houses: string;
    /** Between a part and its times in a sentence: "breakfast is served from 7 to 10". */
    served: string;
    /** By which hours are those of somebody else: "out of hours", "nearest", "duty pharmacy". */
    others: string;
    /** Holidays by their names. */
    feasts: string;
    /** Conditions of time: seasons, "first", "every other". */
    season: string;
  };
  months: string;
  headings: {
    hours: string;
    /** Class timetables, events: days and times that are not opening hours. */
    timetable: string;
    services: string;
    /** Of `services`, those that name prices, not what they are for. */
    prices: string;
    /** Of what a house serves: over a list of it, or what a page of it is called. */
    menus: string;
    /** Parts of such a list: meals, courses, drinks. */
    courses: string;
    /** Entries of a navigation under which its pages are services. */
    serviceMenus: string;
    /** Besides `serviceMenus`, over cards of which each is something offered. */
    offerCards: string;
    /** Over lists that are no offers: reasons to come, what rooms have, who works there. */
    asides: string;
    /** Over lists of places that are served. */
    areas: string;
    faq: string;
    /** Words of others about the business: neither facts nor passages. */
    testimonials: string;
    contact: string;
  };
  phone: { phone: string; fax: string };
  /** What values in markup are of, as it is told before them: "Service area", "Languages". */
  markup: Record<MarkupSubject | 'yes' | 'no', string>;
  price: {
    from: string;
    upTo: string;
    /** After a lowest price: "and up". */
    upward: string;
    /** Before a price that holds no longer: "was", "instead of". */
    old: string;
    /** Before the price that holds, behind one that does not: "now". */
    now: string;
    /** Behind an amount that is not what the thing costs: taken off, held, fined ("$5 off", "$50 deposit"). */
    notPaid: string;
    /** Instead of an amount: "market price", "on request". */
    onRequest: string;
    free: string;
    per: string;
  };
  /** Amounts under these words are not prices of services: "delivery", "deposit". */
  notServices: string;
  /** In titles that speak to the reader or are slogans, and so name no service. */
  slogans: string;
  /** Beginnings of words by which a sentence is a policy. */
  policy: string;
  /** Beginnings of words by which a sentence is worth knowing: service area, languages, access, people. */
  other: string;
  /** Beginnings of sentences in which a site says what the business is: "we are a", "family-run". */
  describes: string;
  /** Folded, before the kind of business at the beginning of such a sentence: "your". */
  yours?: string;
  /** Folded, by which a sentence is news or a notice, and does not say what the business is: "is closed". */
  notices: string;
  questions: string;
  /** Before the name of whoever made the site. */
  credits: string;
  /** What stands before the town where a business is. */
  seated: string;
  /** Others whose address or number a site gives: chambers, registrars, hosts, taxis, neighbours. */
  thirdParties: string;
  /** What buttons and links say: "read more", "book now". */
  calls: string;
  /** Beginnings of words that name what small businesses do and sell: crafts, treatments, dishes, goods. */
  offered: string;
  /** Beginnings of words that praise what is done instead of naming it: experience, friendly, quality. */
  virtues: string;
  /** What people and animals suffer from: a list of it offers nothing. */
  ailments: string;
  /** Beginnings of words for what somebody is in a business: "owner", "nurse", "office manager". */
  roles: string;
  /** What businesses call themselves, before or behind the name proper: "hotel", "bakery", "plumbing". */
  kinds: string;
  /** Headings and title parts that name no business. */
  generic: string;
  /** Of columns and before amounts: that a price follows, not for what. */
  priceLabels: string;
  /** Degrees and forms of address, without full stops: a name may begin with them, and they alone are none. */
  titles: string;
  /** Small words that names hold and that do not make them. */
  smallWords: string;
  patterns: WordPatterns;
}
