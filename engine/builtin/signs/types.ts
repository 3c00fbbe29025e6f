/**
 * What callers tell in many words: each sign is groups of phrases with " + " between, and says that one phrase of each group
 * occurs in the sentence, in any order; "|" stands between the phrases of a group, a trailing `*` matches any ending.
 */
export interface Signs {
  /** Danger to life, beside the phrases of the cue. */
  danger: string[];
  /** Of danger to life: it is the caller's own, by his own hand. */
  crisis: string[];
  /** An animal is in danger. */
  animalDanger: string[];
  /** People, of whom any may be in danger beside an animal. */
  persons: string[];
  /** Somebody has died. */
  bereaved: string[];
  /** What dies without being mourned: an engine, a battery. */
  deadThings: string[];
  /** Speaks of danger and tells of none: an offer is asked for, a thing is named after it, it is long past. */
  harmless: string[];
  /** Figures of speech in words of danger: who drowns in debt is in no water. */
  figures: string[];
  /** It is here and now, whatever else is asked. */
  urgent: string[];
  /** Tells of what cannot wait until the business opens, though nobody's life is in danger. */
  cannotWait: string[];
  /** A person is wanted on the line. */
  person: string[];
  /** Said alone, a person, too: "operator". */
  personAlone: string[];
  /** Who has a trade is wanted on the line, and nothing else is said: "the doctor". */
  personByRole: string[];
  /** Somebody wants to come, or to have something, without a word for booking. */
  booking: string[];
  /** What is booked, with its article: at the beginning, with a day or a time, a wish. */
  bookable: string[];
  /** The same with whom or what it is for: at the beginning, a wish. */
  bookableFor: string[];
  /** With a day or a time, a wish, be it put as a question: "do you have a room for Friday?". */
  wishOfDay: string[];
  /** With a day or a time, where callers are asked for a day: the caller asks whether he can have something done. */
  toHave: string[];
  /** With a day or a time, where callers are asked for a day and no table: somebody or something is to be looked at. */
  toSee: string[];
  /** The caller asks whether he may come. */
  visit: string[];
  /** Beside nothing but a day or a time: the caller asks whether it is possible. */
  daySuits: string[];
  /** Asks for something to be done, or to be allowed, and not only whether there is such a thing. */
  mayAsk: string[];
  /** Tells the agent what to be or to say, as if callers made the rules: said by people, who are not refused as pages are. */
  commands: string[];
  /** Said of a time that suits. */
  suits: string[];
  /** The day told beside it is the one of arrival. */
  arrives: string[];
  /** The day told beside it is the one of departure. */
  departs: string[];
  /** All that is said beside people and a time, or beside nights, by who would like to come: "dinner for two at seven". */
  seating: string[];
  /** What is told beside it is to be looked at: "can you fix it?". */
  lookAt: string[];
  /** Something hurts, leaks or does not work: told alone, it is to be seen to. */
  trouble: string[];
  /** What was amiss is so no more. */
  isOver: string[];
  /** Asks about what would be booked, and books nothing. */
  noBooking: string[];
  /** "I don't need an appointment": says so. */
  booksNothing: string[];
  /** Asks what something is needed for. */
  asksWhy: string[];
  /** All that was taken down is wrong, or to be told once more. */
  startOver: string[];
  /** Said alone in the middle of a request: the caller ends the call. */
  hasToGo: string[];
  /** Things are ordered, with who orders them; "a table" beside it is booked. */
  order: string[];
  /** What was arranged before is to be called off. */
  callOff: string[];
  /** The same, with nothing said of what it was: it counts where nothing else is said. */
  callOffAlone: string[];
  /** What was arranged before is to be moved to another time. */
  rebook: string[];
  /** Another thing is to be changed, and an appointment wanted for it: none is moved. */
  anew: string[];
  /** With a day: who was expected does not come. */
  absence: string[];
  /** Does not want to tell what is asked for. */
  refuses: string[];
  /** With a day: one is wished in the place of another. */
  instead: string[];
  /** Before another day, time or number that what was just noted is to have. */
  amends: string[];
  /** Wants to sell something to the business. */
  sales: string[];
  /** Somebody else was to be called. */
  wrongNumber: string[];
  /** The team is to hear of it: a complaint, a thing left behind, who will be late. */
  forTeam: string[];
  /** The business has called before: it is called back. */
  returns: string[];
  /** Asks for the name of who answers; with more beside it, for whom to turn to. */
  whoSpeaks: string[];
  /** The same, unless somebody was just spoken of: "¿Cómo se llama?" */
  whoIsIt: string[];
  /** Asks whether it is a person that speaks, in words that also wish for one. */
  asksHuman: string[];
  /** The website, the telephone or the e-mail of the business: their troubles are no caller's. */
  ofSite: string[];
  /** Asks when the team will call back. */
  whenBack: string[];
  /** Asks whether what was taken down is settled. */
  asksConfirmed: string[];
  /** Asks whether this very language is spoken, or for it. */
  ownLanguage: string[];
}

export type SignName = keyof Signs;
