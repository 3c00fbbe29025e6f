/** What the built-in engine must know of a language: words to understand by, sentences to answer in. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import type { Numerals } from '../numerals/types.ts';
import type { Paraphrases } from '../paraphrases/types.ts';
import type { Signs } from '../signs/types.ts';

/**
 * What callers say, as folded phrases (lower case, no accents, no punctuation); a trailing `*` matches any ending.
 * A cue counts only at word borders, except in languages written without spaces.
 */
export interface Cues {
  greeting: string[];
  goodbye: string[];
  thanks: string[];
  howAreYou: string[];
  /** "Hello, are you still there?" */
  lineCheck: string[];
  /** "Are you a robot?" */
  robot: string[];
  /** "Can I speak to a person?" */
  person: string[];
  /** "Sorry? Could you repeat that?" */
  repeat: string[];
  /** Louder or slower is asked for: "slowly, please", "I'm hard of hearing". */
  speakUp: string[];
  /** The whole of a turn that was not heard: "what?". */
  huh: string[];
  /** Asks for time: "hold on a second", "let me think". */
  pause: string[];
  /** The number that the call comes from. */
  sameNumber: string[];
  /** Danger to life. */
  danger: string[];
  yes: string[];
  no: string[];
  /** What was read out is not all right: "almost", "there is a mistake". */
  amiss: string[];
  /** "No, I meant …": what follows replaces what was said before. */
  correction: string[];
  /** Introduces somebody else than the caller: a child, a pet. */
  otherName: string[];
  /** A day or a time that is wished for without naming one: "as soon as you can", "in the evening", "any". */
  someTime: string[];
  abuse: string[];
  /** Asks for the agent's instructions. */
  secrets: string[];
  /** "Never mind." */
  cancel: string[];
  /** Wants something arranged: a table, an appointment, an order. */
  booking: string[];
  /** "Do I need …?": a question even where a booking is named. */
  need: string[];
  /** "Without an appointment", "call ahead": whether one has to book is asked. */
  bookAhead: string[];
  /** "Are dogs allowed?", "Can I bring …?": whether somebody or something may come along is asked. */
  mayCome: string[];
  /** "By appointment only", "walk-ins welcome": the site says whether one has to. */
  bookingRule: string[];
  /** The site says that nothing is booked ahead. */
  noBooking: string[];
  /** "Which …": one of several is wanted, not yes or no. */
  which: string[];
  /** Wants to leave a message or be called back. */
  message: string[];
  hours: string[];
  opening: string[];
  closing: string[];
  /** "Are you open …", "can I come by …" */
  isOpen: string[];
  /** "Are you closed …": a yes is a closed day. */
  isClosed: string[];
  /** "When do you open again?" */
  nextTime: string[];
  /** The pause in the middle of the day. */
  lunchBreak: string[];
  /** The pause itself, which a business has or makes: "lunch break". */
  noonPause: string[];
  /** Before the time at which something ends. */
  until: string[];
  /** In a label of hours: the business is away, or opens otherwise than always. */
  leave: string[];
  now: string[];
  /** "Still", "already", "yet": beside a word of opening as good as "now". */
  still: string[];
  /** Any one of the days, or the one with the longest hours: the week tells it. */
  anyDay: string[];
  /** What callers call the business: "shop", "office". */
  place: string[];
  price: string[];
  free: string[];
  /** What belongs to a price: "included". */
  includes: string[];
  /** "under $20": followed by the number. */
  under: string[];
  /** "up to $20": the number itself counts, too. */
  upTo: string[];
  address: string[];
  /** "Where …": a place is wanted. */
  where: string[];
  /** What one does at a place or on the way to it: "bring", "come", "take place". */
  goes: string[];
  /** Somebody being there, or coming by: with a day or a time as good as a question for the hours. */
  present: string[];
  /** Another place of the same business. */
  branches: string[];
  /** "I need a …": what is named is wanted. */
  wants: string[];
  /** A thing is to be had, for good or for a time: "sell", "rent". */
  trade: string[];
  /** Work that is done on a thing, by whatever name: "fix", "replace", "broken". */
  works: string[];
  /** How a thing is, where the price list does not ask: "long", "big", "normal". */
  qualities: string[];
  phone: string[];
  email: string[];
  /** Food of any kind and the kitchen, which have the hours of the meals. */
  food: string[];
  /** What is done with food: it is served, ordered, begun and stopped. */
  serves: string[];
  /** What callers call the pages of the business. */
  website: string[];
  /** "What is the name of the place?", "Who have I reached?" */
  businessName: string[];
  /** "How do I get hold of you?": by telephone or by e-mail. */
  reach: string[];
  /** "What kind of place is this?", "Tell me about your business": what the business is. */
  aboutUs: string[];
  /** "What do you offer?" as a whole. */
  offerings: string[];
  /** "Do you do/have/sell …": a yes or no is wanted. */
  offer: string[];
  /** "Do you come to …, deliver to …" */
  area: string[];
  /** Words that a text about service areas holds. */
  areaEvidence: string[];
  howLong: string[];
  howMany: string[];
  /** A time or date is wanted. */
  when: string[];
  holiday: string[];
  /** "and …", "what about …": goes on with the last topic. */
  followUp: string[];
  /** "The day after": behind the one that was just spoken of. */
  dayAfter: string[];
  /** Points back to what was just spoken of. */
  it: string[];
  /** Before a name: "my name is". */
  nameIs: string[];
  /** Before a name, and before much else: "I am", "it's". */
  iAm: string[];
  /** After a number, or before it: people. */
  people: string[];
  forPeople: string[];
}

export type CueName = keyof Cues;

/** What the agent says. Times come as already spoken text. */
export interface Sayings {
  list: (items: string[]) => string;
  /** Minutes after midnight as people say it. */
  time: (minutes: number) => string;
  /** A calendar day without a preposition. */
  date: (day: number, month: number, weekday: string) => string;
  /** A date as above with its year. */
  dateOfYear: (date: string, year: number) => string;
  span: (opens: string, closes: string) => string;
  spanWithoutEnd: (opens: string) => string;
  spanWithoutStart: (closes: string) => string;
  allDay: string;
  /** "on Monday", "today", "tomorrow, Tuesday,". */
  onDay: (weekday: string) => string;
  today: (weekday: string) => string;
  tomorrow: (weekday: string) => string;
  yes: string;
  no: string;
  openOn: (day: string, spans: string) => string;
  closedOn: (day: string) => string;
  opensOn: (day: string, time: string) => string;
  closesOn: (day: string, time: string) => string;
  endUnknownOn: (day: string) => string;
  openNow: (until: string) => string;
  openNowWithoutEnd: string;
  closedNow: string;
  /** For "open now?" where the local time is unknown. */
  timeUnknown: string;
  hoursUnknownOn: (day: string) => string;
  weekHours: (lines: string[]) => string;
  /** Instead of the week, where the site names closed days and no others. */
  onlyClosed: (days: string) => string;
  dayRange: (from: string, to: string) => string;
  closed: string;
  holidayUnknown: string;
  regularHours: string;
  price: (service: string, price: string) => string;
  priceUnknown: (service: string) => string;
  noneUnder: string;
  weOffer: (services: string) => string;
  andMore: string;
  notListed: string;
  similar: (services: string) => string;
  /** Beside "I don't know": what the site says that comes nearest. */
  nearest: (text: string) => string;
  cheapest: (service: string) => string;
  dearest: (service: string) => string;
  address: (printed: string) => string;
  phone: (printed: string) => string;
  email: (address: string) => string;
  website: (host: string) => string;
  quote: (text: string) => string;
  conflict: (texts: string[]) => string;
  unknown: string;
  /** Before what comes nearest. */
  unsure: string;
  mayITakeYourNumber: string;
  greeting: string;
  howAreYou: string;
  thanks: string;
  goodbye: string;
  robot: (businessName: string) => string;
  orders: (businessName: string) => string;
  /** Answers abuse, without returning it. */
  calm: string;
  person: string;
  /** To who wants to sell something to the business. */
  noSales: string;
  danger: string;
  /** To who thinks of taking his life. */
  crisis: string;
  /** Of an animal in danger. */
  animalDanger: string;
  condolence: string;
  /** To who asks why he is asked for something. */
  whyAsked: string;
  nothingToRepeat: string;
  notUnderstood: string;
  /** Says that somebody listens. */
  here: string;
  /** To who has told the first part of a number. */
  goOn: string;
  /** To who wants to be called at the number he calls from, where it is not shown. */
  noCallerId: string;
  /** To who ends a request without a number to call back. */
  noNumber: string;
  /** To who asks for time. */
  takeYourTime: string;
  /** The name of the business, to who asks or has dialled another. */
  thisIs: (name: string) => string;
  /** To who asks whether a request is settled. */
  notYet: string;
  /** What becomes of a request, and that nobody here knows when. */
  teamConfirms: string;
  /** To who asks to hear it louder, slower, or in another language. */
  ofCourse: string;
  anythingElse: string;
  startBooking: string;
  startMessage: string;
  callerIdOffer: string;
  didNotCatch: string;
  /** To who names the 31st of February. */
  noSuchDay: string;
  /** To who names a time of today that is over. */
  timeIsPast: string;
  confirm: (items: string[]) => string;
  whatToChange: string;
  noted: string;
  canceled: string;
  chooseOtherDay: string;
  chooseOtherTime: string;
  yesWord: string;
  noWord: string;
}

/** What callers say around a question, folded; it asks nothing. */
export interface Politeness {
  /** Before it: "hi there", "my wife wants to know". */
  leadIns: string[];
  /** Before it, with a comma behind: "listen, …". */
  calls: string[];
  /** Anywhere: "by any chance". */
  hedges: string[];
  /** At its end: "or not", "is that right". */
  tags: string[];
  /** At its end behind a comma, where they ask for a yes: "no", "don't you". */
  echoes: string[];
}

export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

export interface LanguageWords {
  language: string;
  /** False where words are not separated by spaces. */
  spaced: boolean;
  /** Words are joined into longer ones ("Herrenhaarschnitt"), so a part may match a whole. */
  compounds: boolean;
  /** Where every noun has a capital: what leads to names, for capitals alone tell none. */
  capitalNouns?: {
    /** Before names of people, as a pattern. */
    people: string;
    /** Before names of places. */
    places: readonly string[];
  };
  /** What a name speaks of stands first in it ("diagnóstico de bicicletas"), not last ("bike diagnostics"). */
  headFirst: boolean;
  /** An hour without am or pm is read on the 24-hour clock first. */
  clock24: boolean;
  /** Order of `3/4`. */
  dayFirst: boolean;
  /** The stem of a folded word of four letters or more. */
  stem: (word: string) => string;
  /** A stem as compounds begin with it, where the word alone changes its spelling: "kantoor" of "kantoren". */
  inCompounds?: (stem: string) => string;
  /** Words that have the stem of another word by chance ("para", of "parada"): each stands for itself. */
  apart: ReadonlySet<string>;
  /** Words without content: articles, pronouns, question words, "have", "please"; separated by spaces. */
  stopwords: string;
  /** Stopwords that ask something where nothing else does: "what should I bring?". */
  verbs: string;
  /** Stopwords that count before a word with content: "day pass". */
  attributive: string;
  /** What stands apart from its verb at the end of a clause: "mit", of "mitbringen". */
  particles: string;
  politeness: Politeness;
  numerals: Numerals;
  paraphrases: Paraphrases;
  signs: Signs;
  /** What callers say for the signs of sizes on a price list. */
  sizes: Record<string, string[]>;
  weekdays: Record<Weekday, string[]>;
  /** Before a weekday: "on". */
  on: string[];
  weekend: string[];
  /** Monday to Friday, as one. */
  workdays: string[];
  months: string[][];
  /** Holidays that fall on the same date each year, by `MM-DD`; days before them that have hours of their own, too. */
  fixedHolidays: Record<string, string[]>;
  /** Holidays that move, where they bound a season: `MM/weekday/N` for the Nth, -1 for the last, of that weekday in a month, or `easter`. */
  movingHolidays?: Record<string, string[]>;
  seasons: Record<SeasonName, string[]>;
  /** Days of each year that have one name, and not the same bounds everywhere, by `MM-DD/MM-DD`: "zwischen den Jahren". */
  customarySpans?: Record<string, string[]>;
  today: string[];
  tonight: string[];
  tomorrow: string[];
  dayAfterTomorrow: string[];
  morning: string[];
  afternoon: string[];
  noon: string[];
  midnight: string[];
  /** "at", before an hour. */
  at: string[];
  /** "o'clock", "Uhr", after an hour. */
  oClock: string[];
  am: string[];
  pm: string[];
  halfPast: string[];
  /** "half eight" means 7:30. */
  halfTo: boolean;
  /**
   * Between the ends of a range, behind a number of years or people, behind an end ("or less"), before a beginning ("over") or an
   * end ("within"), before a range ("between"); months and weeks, what is so young that it has them, what stands behind them; before
   * a bare age or number of guests ("she is", "groups of"), before a first age ("minimum age"); everybody's age; what is asked with an
   * age and names nothing ("join"); beyond a limit ("too young"). Years are an age by themselves ("years old"), behind a person or a
   * word for having it, and none behind "for" or before "ago"; a limit of whoever "takes part in classes" is of nothing else.
   */
  measures: Record<
    | 'to'
    | 'years'
    | 'people'
    | 'less'
    | 'more'
    | 'over'
    | 'upTo'
    | 'between'
    | 'months'
    | 'weeks'
    | 'young'
    | 'old'
    | 'aged'
    | 'agedFrom'
    | 'groups'
    | 'allAges'
    | 'joins'
    | 'ofAge'
    | 'persons'
    | 'having'
    | 'lasts'
    | 'lasting'
    | 'takes'
    | 'beyond',
    string[]
  >;
  /** Units of time behind a number, and the lengths that are said without one. */
  lengths: Record<'minutes' | 'hours' | 'hourAndHalf' | 'oneHour' | 'halfHour', string[]>;
  /** How callers name what they were asked for, when it is wrong. */
  slotNames: Record<'name' | 'phone' | 'date' | 'time' | 'number' | 'email' | 'vehicle', string[]>;
  /** How people say 0 when they give a number digit by digit. */
  zero: string[];
  /** Words that a question may begin with; a turn is split before them. */
  questionStarts: string[];
  and: string[];
  cues: Cues;
  say: Sayings;
}
