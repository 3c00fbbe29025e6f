/**
 * How a language writes what code looks for in sentences of any language: alternatives of a regular expression with bars between;
 * empty where the language has none, or says it another way. "Folded" means without accents and marks.
 */
export interface Patterns {
  /** In a sentence on paying. */
  pays: string;
  /** In a rule on what may come along. */
  permits: string;
  /** Before a no: "sorry". */
  regrets: string;
  /** Before what a question may begin with it makes a statement, folded: "we will be late", "tengo que ir", "non posso". */
  subject: string;
  /** Before the name, where it is asked for, "under …", "that would be …"; behind it in a language without spaces. */
  underName: string;
  /** Says no. */
  not: string;
  /** Before what is left out: a yes to "do I need it?" is a no to "can I come without it?". */
  without: string;
  /** Answers a question by itself, before or behind what is told more: "Yes, …", "…, of course". */
  yesOrNo: string;
  /** Says of the business that it does not do something, or has none: "we do not", "there is no". */
  weDoNot: string;
  /** Stands for somebody who was named before, folded. */
  pronounOfPerson: string;
  /** Beside a day of the week: not on each, or not for long. */
  notEachWeek: string;
  /** The first, second, third, fourth and last of a month, folded, with ";" between. */
  nthOfMonth: string;
  /** Of the month, folded. */
  ofMonth: string;
  /** Says from where a place, or a site of the internet, is reached. */
  reachedFrom: string;
  /** Behind a dash or colon, or alone: what is not known yet. */
  pending: string;
  /** At the end of a sentence: what will be told later. */
  toldLater: string;
  /** Begins what is asked and not told: "whether cards are taken". */
  whetherAlone: string;
  /** What has to be told yet, before a question: "information whether". */
  tellWhether: string;
  /** In a rule: what one has to do, or who has to be there. */
  obliges: string;
  /** In a rule on what may not come along. */
  forbids: string;
  /** Says where the business is. */
  located: string;
  /** Stands before a colon and a place. */
  placeLabel: string;
  /** Stands before the name of a place. */
  atPlace: string;
  /** Stands between that and the name. */
  placeArticle: string;
  /** Leads to the places that somebody works in. */
  worksAt: string;
  /** Says that something is offered in the place that follows. */
  providesIn: string;
  /** Something more is wanted beside what was told, folded. */
  also: string;
  /** Stands between the names of two people. */
  andName: string;
  /** Stands before a word that is no name of anybody, though it has a capital. */
  beforeNoun: string;
  /** A length of time without a number: "same day", "while you wait", "a few weeks". */
  atOnce: string;
  /** Asks what the business is near to. */
  asksLandmark: string;
  /** Puts a place beside another: "opposite", "next to". */
  besideLandmark: string;
  /** Says of the business where it is: "find us", "we are located". */
  ourPlace: string;
  /** Asks for one of many places, by how near it is. */
  nearest: string;
  /** Asks for the floor, or whether it is the one at the street. */
  asksFloor: string;
  /** A floor with its number or name. */
  floorTold: string;
  /** Near enough to walk: as good as a number of miles. */
  nearby: string;
  /** The indefinite article, folded: it may stand for one. */
  article: string;
  /** Behind a number: a temperature. */
  degrees: string;
  /** Leads to a list. */
  announces: string;
  /** On links and buttons. */
  button: string;
  /** Stands between words that ask, and asks nothing. */
  exactly: string;
  /** Leads to what else there is, which asks nothing. */
  notOnly: string;
  /** Looks like opening or closing, and is none. */
  preposition: string;
  /** The verb of opening, folded, where shops open with the verb of opening a thing. */
  opens: string;
  /** Stands between that verb and the thing. */
  beforeOpened: string;
  /** Behind a comparison, folded. */
  than: string;
  /** Folded, asks whether something costs more or is included: "extra". */
  costAsked: string;
  /** Folded, in what says whether something costs more, is included or is paid for each: "at no extra charge". */
  costTold: string;
  /** Folded, in what leaves a price open: "quote on site", "on request". */
  priceOpen: string;
  /** Folded, the same where a price is spoken of; else it tells when a thing is made: "on request". */
  onRequest: string;
  /** Folded, asks whether one may call: "can I call". */
  mayCall: string;
  /** Asks for a price without a word for money, folded: "What does a bath come to?", "Where do highlights start?" */
  asksTotal: string;
  /** Of a price, folded: "per hour". */
  hourly: string;
  /** Money that is asked for beside the price. */
  besidePrice: string;
  /** Asks what somebody is called, folded. */
  asksName: string;
  /** Asks for somebody on the line, with NAME where the name stands. */
  speakTo: string;
  /** Asks whether it is somebody or some other business that answers, with NAME. */
  reached: string;
  /** Asks when somebody has time, with NAME. */
  personFree: string;
  /** What stands before the names of doctors and the like, as it is written. */
  titles: string;
  /** What stands before anybody's name, as it is written. */
  courtesy: string;
  /** Has a full stop behind it that ends no sentence, as it is written: a title that is cut short. */
  shortened: string;
  /** Behind a question and an "and" it asks, though it has the order of words of a statement, folded: "and there's parking". */
  joinsQuestion: string;
  /** Says that something stands in the internet, or is its page. */
  onTheNet: string;
  /** New. */
  new: string;
  /** The caller's home, folded: no place by name. */
  atHome: string;
  /** Asks for yes or no in words that ask for more elsewhere, folded. */
  whether: string;
  /** "From what hour", folded: neither a day nor a year is an answer. */
  asksHour: string;
  /** "On which days", folded: an hour is no answer. */
  asksDay: string;
  /** How. */
  how: string;
  /** Asks how often, folded. */
  howOften: string;
  /** Begins a sentence with a condition. */
  condition: string;
  /** Only: what is left out is not meant. */
  only: string;
  /** The number that something has. */
  number: string;
  /** Between what is spoken of and what is said of it, with its accents: "the first visit is free". */
  isSomething: string;
  /** Before what comes on top of a price. */
  onTop: string;
  /** What is said of the data of visitors of a site; two of these make a text that tells nothing else. */
  dataProtection: string;
  /** What is brought or delivered by words alone. */
  figurative: string;
  /** Before whose something is, folded. */
  forWhom: string;
  /** Says whose it is, before it, folded. */
  my: string;
  /** Says whose it is, behind it, folded. */
  myBehind: string;
  /** Before a number of years: it goes on. */
  forYears: string;
  /** Behind a number: years. */
  years: string;
  /** Before a number of years that somebody has, where what goes on is said in the same words. */
  agedBefore: string;
  /** Opens a question for what there is to a booking, folded: "what do you need", "what is the minimum". */
  asksWhat: string;
  /** Between a thing and how long it takes: "a session of 40 minutes". */
  ofLength: string;
  /** Between years and experience. */
  ofYears: string;
  /** Experience in a trade; in a language without spaces with the year. */
  experience: string;
  /** Between the ends of a range of dates, folded, the longest first. */
  toDate: string;
  /** Between two dates, folded. */
  andDate: string;
  /** Between two days of which one is meant, folded. */
  orDate: string;
  /** Inside of dates, folded, the longest first. */
  insideDate: string;
  /** Between a day and its month, folded. */
  beforeMonth: string;
  /** Before a month that is told without a day, folded: "in May", "the first week of May". */
  inMonth: string;
  /** Before the word that stands before an hour, folded: there it says that there is something. */
  notBeforeHour: string;
  /** A day that the part of the day is written in one word with, folded. */
  joinedDay: string;
  /** That part of the day, folded. */
  joinedPart: string;
  /** Small words inside of names. */
  nameParticle: string;
  /** A sound of thinking in the middle of speech. */
  filler: string;
  /** Behind the name of who is on the telephone. */
  onTheLine: string;
  /** Between a letter and the word that begins with it. */
  spelledAs: string;
  /** Before a letter that stands twice. */
  doubledLetter: string;
  /** Between a name and a letter of it. */
  withLetter: string;
  /** Letters that no other of the languages writes: in a turn they count as a word. */
  ownLetters: string;
  /** Says that it is closed. */
  closed: string;
  /** Noon, as it is told. */
  noon: string;
  /** Midnight, as it is told. */
  midnight: string;
  /** Before a day that is not wanted, folded. */
  exceptDay: string;
  /** Leaves some out of what is said of all. */
  exceptSome: string;
  /** Right behind a weekday, folded: it does not suit. */
  dayIsOut: string;
  /** Beside a weekday: the first one behind the day that was told before, folded. */
  dayBehind: string;
  /** With it a named day is counted on from, or is a feast that moves, folded: "a week from Tuesday", "Good Friday". */
  movedDay: string;
  /** Beside a length: a time is moved on by it, folded. */
  later: string;
  /** Beside a length: a time is moved back by it, folded. */
  earlier: string;
  /** Before the day that something is moved to, folded. */
  toDay: string;
  /** Around what is asked for: "it's a …", "… is her name". */
  itIs: string;
  /** Before what limits what was said. */
  but: string;
  /** Before what was wrong (in Japanese behind it), without accents: "Clara, not Chloe". */
  notThis: string;
  /** Between what was wrong and what is right, without accents. */
  butThis: string;
  /** What stands before the first digits of a number, folded: "it starts with 079". */
  numberStart: string;
  /** It is told how a telephone number ends, without accents. */
  numberEnd: string;
  /** What the state takes of a price. */
  tax: string;
  /** Whether it is in the price or comes on top. */
  addedTax: string;
  /** Asks for the last moment: "by when", "until what time", "when do I have to". */
  byWhen: string;
  /** Words of ordering and booking. */
  orders: string;
  /** Sets an end to a time: "by", "before", "in advance". */
  endOfTime: string;
  /** Before the day by which something has to be ready. */
  deadline: string;
  /** Names no thing. */
  anything: string;
  /** Tells guests what to bring or to put on, or that it is there. */
  tellsToBring: string;
  /** Somebody works, or is employed. */
  worksThere: string;
  /** Before anything else is done: a quote, an answer. */
  beforehand: string;
  /** Beside a time, folded: it is the first or the last one that suits. */
  timeLimit: string;
  /** The week after this one, folded: a weekday beside it is of that week. */
  nextWeek: string;
  /** A week later than the day beside it, or than today, folded: "in a week", "a week from". */
  weekLater: string;
  /** Two weeks later. */
  fortnightLater: string;
  /** Before a weekday: it is the one of this week, folded. */
  thisWeek: string;
  /** Beside a weekday: "next Tuesday", "this coming Friday". */
  nextDay: string;
  /** So many days from today, folded, with N for their number. */
  daysAhead: string;
  /** Right before a time (in Japanese behind it), without accents: earlier than that. */
  beforeTime: string;
  /** Says one's own name. */
  introduces: string;
  /** The same, or what one is. */
  introducesBriefly: string;
  /** Leads to who runs or founded something; empty where every noun has a capital. */
  byWhom: string;
  /** Begins verbs and nouns that have nothing else in common, folded. */
  firstParts: string;
  /** Asks what is in a dish or what belongs to an offer, folded. */
  asksContents: string;
  /** Of a time of day, folded: "too late". */
  tooLate: string;
  /** Of a time of day, folded: "too early". */
  tooEarly: string;
  /** Says of a rule that it holds while the business is closed. */
  outOfHours: string;
  /** Asks for help in need: "what do I do?", "where do I go?", folded. */
  asksWhatToDo: string;
  /** Begins a sentence whose subject stands in the one before, folded: "They are open 24 hours." */
  subjectBefore: string;
  /** Asks whether to worry, or tells what an animal or a child has swallowed, folded. */
  alarmed: string;
  /** In the name of a business: it treats animals. */
  vet: string;
  /** Kinds of animals that people keep, without accents. */
  animals: string;
  /** Asks for an amount, folded: at the end of a clause that names a thing it asks for its price ("Double mattress, how much?"). */
  asksAmount: string;
  /** In what asks where money is sent to. */
  accountNumber: string;
  /** In what the law makes a site say, of the business nothing: liability for links, complaints, copyright. */
  legalNote: string;
  /** In what asks whether all find room: "Can we all sleep in one room?". */
  allTogether: string;
  /** In what asks of a day of every week: "Do you come out on Saturdays?". */
  everyWeek: string;
  /** Stands beside the name of a part of a town. */
  districtTold: string;
  /** In what asks for the part of a town: "Which part of Leeds are you in?". */
  asksDistrict: string;
  /** Folded, in what asks whether somebody pays: "Does he pay?". */
  hasToPay: string;
  /** Asks where a business works and names no place: what stands from the question word to the verb, folded. */
  asksWhichArea: string;
  /** "Who started the practice?", folded. */
  asksFounder: string;
  /** Says who founded the business, as it is written. */
  foundedBy: string;
  /** Before the name of a saint, as it is written. */
  saints: string;
  /** A business says of itself that it opens, closes or is away, folded: "we close", "we are on holiday". */
  opensOrCloses: string;
}
