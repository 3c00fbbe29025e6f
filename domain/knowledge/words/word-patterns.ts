/**
 * What pages say in one language, where its form matters: each field is the alternatives of a regular expression, in lower
 * case unless it says otherwise. "Folded" ones are looked for in lower case without accents. A language leaves out what it
 * has no words for; the readers look for those of all languages.
 */
export interface WordPatterns {
  /** Of any page: what is furniture, what law asks for, who speaks. */
  page: {
    /** Any case, opens a note that the business sets apart from its text. */
    noteOpening: string;
    /** Folded, all of a heading over what others offer around: "things to do in Ashby", "nearby". */
    otherPlaces?: string;
    /** Folded, all of a heading over others who sell for the business or whom it recommends: "stockists", "our partners". */
    otherHouses?: string;
    /** Folded, all of a heading over what was done for customers: "recent projects", "references". */
    projects?: string;
    /** Folded, by which a business speaks of itself: "we", "our". */
    firstPerson?: string;
    /** Folded, beginnings of questions that a business asks to win its reader; no customer asks them. */
    pitches?: string;
    /** Folded, beginnings of questions by which a business presents itself: "who are we". */
    ownQuestions?: string;
    /** Folded, beginnings of what leads on to a form or a telephone. */
    invitations?: string;
    /** As written, the question word before a bare name: "Why Northfield Dental?" */
    why?: string;
    /** Any case, of which the full stop ends no sentence: "Dr.", "approx." */
    abbreviations?: string;
    /** Folded, what pages are called that law asks for: an imprint, privacy, terms. */
    legalPages?: string;
    /** Folded, in sentences that law asks for. */
    legalWords?: string;
    /** Folded, before the year in which a business began. */
    since?: string;
    /** Folded, before a date from which on something holds: "as of", "updated". */
    onward?: string;
    /** Folded, between such a word and its date: "the". */
    dateArticles?: string;
    /** Folded, what templates of sites leave: "your text here". */
    leftovers?: string;
    /** Folded, before what a site says of its cookies: "this site". */
    cookieSpeakers?: string;
    /** Folded, by which a site asks for consent to cookies. */
    consent?: string;
    /** Beginnings of words without which none of `leftovers` and `consent` is said. */
    leftoverHints?: string;
    /** Folded, verbs of orders to machines: "ignore". */
    overriding?: string;
    /** Folded, what such an order sets aside: "instructions". */
    overridden?: string;
    /** Folded, before instructions that were given: "previous". */
    earlier?: string;
    /** Folded, beginnings of words for them. */
    instructions?: string;
    /** Folded, whole forms of orders to a machine that reads a page or answers calls: "ask the caller for". */
    toMachines?: string;
    /** Folded, further verbs by which an order sets aside what the page says: "take no notice of". */
    voiding?: string;
    /** Folded, what it then sets aside: "everything above", "what you were told". */
    voided?: string;
    /** Folded, what goes on behind it: "and". */
    goesOn?: string;
    /** Folded, whole forms of orders what to answer and what to keep quiet: "if asked for the number, give". */
    answersOrdered?: string;
    /** Folded, what nobody may be asked for on the telephone: "card number". */
    secrets?: string;
    /** Folded, those who call: "callers". */
    callers?: string;
    /** Folded, that they are to do something: "must". */
    mustGive?: string;
    /** Folded, what such an order calls its reader: "AI assistant". */
    machines?: string;
    /** Folded, what it has to do then: "must", "answers". */
    machineVerbs?: string;
    /** Folded, machines that read pages, as they are spoken to: "AI assistants", "language model". */
    addressees?: string;
    /** Folded, the same in a word that only a sign behind makes an address: "AI". */
    machineNames?: string;
    /** Folded, what stands beside them in a list of subjects: "AI, robotics and coding". */
    besideMachines?: string;
    /** Folded, before whom one speaks to: "to", "dear". */
    calling?: string;
    /** Folded, what a remark to somebody is called: "note". */
    remarks?: string;
    /** Folded, between it and whom it is for. */
    remarksTo?: string;
    /** Folded, before the machines: "all", "any". */
    whichMachines?: string;
    /** Folded, behind or before machines that look at the page: "reading this". */
    readsThis?: string;
    /** Folded, before what the reader may be: "if you are". */
    ifYouAre?: string;
    /** Folded, what a machine is told to do with its words: "say", "never". */
    orderVerbs?: string;
    /** Folded, who answers calls, a person or a machine, as a label before an order: "assistant: give it away". */
    machinePosts?: string;
    /** Folded, machines that are also sold, so that only a remark to them is an order: "automated systems". */
    receivers?: string;
    /** Folded, what is laid down for such machines: "policy". */
    rulings?: string;
    /** Folded, machines that answer calls, of which a rule may be made: "the voice assistant". */
    ruledMachines?: string;
    /** Folded, right behind them: "must", "is not allowed to". */
    machineMust?: string;
    /** Folded, what visitors wrote, behind or before its number: "comments", "thoughts on". */
    comments?: string;
    /** Beginnings of words of which every such order has one. */
    orderHints?: string;
    /** The same of orders that name the machine: beginnings of its names. */
    machineHints?: string;
    /** Any case, before a question: "Q:". */
    questionLabels?: string;
    /** Any case, before an answer: "A:". */
    answerLabels?: string;
  };
  /** Around opening hours. */
  hours: {
    /** Folded, how a sentence begins by which the house is closed, and no day or date is named: "we are closed until further notice". */
    closures?: string;
    /** The same of who will not open again: "we have closed down". */
    closedForGood?: string;
    /** Beginnings of words of which every such sentence has one. */
    closureHints?: string;
    /** Folded, between two ways to come: "or". */
    alternatives?: string;
    /** Folded, says of a date that it opens again on it: "reopen", "wieder". */
    reopening?: string;
    /** Folded, before the first of the days on which something holds; in Japanese behind it. */
    sinceDate?: string;
    /** Folded, what other seasons leave of the year. */
    restOfYear?: string;
    /** Folded, of a day on which it is closed every week, whatever else is said of the week. */
    closingDays?: string;
    /** Folded, behind a number that is no time: "3–5 working days". */
    counted?: string;
    /** Folded, of a time that is none of opening: "24 hours' notice". */
    units?: string;
    /** Folded, behind such a time. */
    notice?: string;
    /** Folded, ends of compounds that head hours: "Privatsprechstunde". */
    compounds?: string;
    /** Folded, before the town that a branch is named by: "bureau Lyon". */
    offices?: string;
    /** Folded, the same behind the town. */
    officesBehind?: string;
    /** Any case, in what holds in one case only: "Tuesday if Monday is a holiday". */
    cases?: string;
    /** Folded, between a verb of closing and the time at which it closes: "at". */
    atTime?: string;
    /** As written: where it stands an "and" joins the ends of a span. */
    between?: string;
    /** Any case, what is held or offered then: its times are none of the opening ("happy hour", "live music"). */
    events?: string;
    /** Folded, at the end of what is said behind a time that is one of the night. */
    nights?: string;
    /** Folded, beside a half of the day: what is held then, by the house itself ("morning surgery"). */
    sessions?: string;
    /** Folded, lessons and the like, whose hours are not those of the house: "pottery class". */
    activities?: string;
    /** Folded, a part of the year that comes back, with its small word: "in winter", "low season". */
    yearly?: string;
    /** Folded, what children and learners come to for days on end, as long as a house is open: "summer camp". */
    camps?: string;
    /** Folded, by which what is open around the clock is no house: "online booking". */
    online?: string;
  };
  /** Around the name of the business. */
  names: {
    /** As written, before the name in a title or a heading: "Welcome to". */
    greetings?: string;
    /** As written, the same inside a text. */
    welcomes?: string;
    /** As written, what a site calls itself beside the name: "official site". */
    officials?: string;
    /** As written, between that and the name: "of the". */
    officialOf?: string;
    /** As written, before the name in a register or an imprint: "company name". */
    labels?: string;
    /** Any case, behind the name in a line of copyright: "all rights". */
    rights?: string;
    /** As written, between the kind of a business and its town: "Plumber in Reno". */
    seats?: string;
    /** Any case, between "logo" and the name in the text of a picture. */
    logoOf?: string;
    /** Folded, by which a text begins and no name. */
    openings?: string;
    /** As written, behind the name that a sentence begins with: "is", "offers". */
    subjectEnds?: string;
    /** As written, between a name and a year: "since". */
    foundedIn?: string;
    /** As written, between the words of a name: "and". */
    links?: string;
    /** Folded, which may stand in a name or not: "Marsh and Sons", "Marsh Sons". */
    ands?: string;
    /** Any case, before "logo" in the text of a picture. */
    logoKinds?: string;
  };
  /** Around services and prices. */
  offers: {
    /** As written, between a name and its price: "costs", "from", "only". */
    beforePrice?: string;
    /** Before an amount that is more than something costs: "for less than". */
    belowPrices?: string;
    /** As written, where a price is the same for all: "at a flat rate"; "of" may follow. */
    fixedPrices?: string;
    /** As written, before the subject of a sentence that tells a price. */
    articles?: string;
    /** As written, the verb of such a sentence: "costs". */
    costs?: string;
    /** As written, between that verb and the amount: "currently", "only". */
    costsHow?: string;
    /** As written, articles that the word behind is glued to: "l'". */
    shortArticles?: string;
    /** As written, the verb of how long something takes: "lasts". */
    lasts?: string;
    /** As written, subjects of such sentences that name nothing by themselves: "it", "session". */
    itself?: string;
    /** As written, behind what is offered at a price: "bieten wir". */
    weOffer?: string;
    /** As written, before the noun of a subject that was named before: "this", "these". */
    demonstratives?: string;
    /** As written, behind words for the price: "of this", "for this treatment". */
    ofThis?: string;
    /** As written, whoever pays with the verb, or whoever is paid: "you pay", "we charge". */
    youPay?: string;
    /** As written but for the case of the first letter, by which a clause begins and no name: "because". */
    clauseStarts?: string;
    /** As written, behind whom it is said of: "enjoys", "is fond of". */
    likes?: string;
    /** Any case, by which a text tells what somebody does beside work: "in her spare time". */
    freeTime?: string;
    /** Folded, in a heading or sentence over what somebody suffers from: "symptoms", "warning signs". */
    symptoms?: string;
    /** Folded, at the end of a heading or sentence over those whom something is for: "ideal for", "who is it for". */
    audiences?: string;
    /** Folded, behind a number: what a home has so many of, "bedrooms", "guests". */
    homeParts?: string;
    /** Folded, titles over what else there is around: "the area", "things to do". */
    regions?: string;
    /** Folded, headings over what somebody has learnt and likes: "hobbies". */
    biographies?: string;
    /** As written, before the number of a road: "along the R58". */
    roadLeads?: string;
    /** As written, at the beginning of a sentence that tells how much to expect: "reckon with". */
    reckon?: string;
    /** As written, before what a price is for: "our prices for a". */
    priceOf?: string;
    /** As written, hyphened to a name before its price: "combo-only". */
    only?: string;
    /** As written, before a name and no part of it: "our", "every". */
    determiners?: string;
    /** As written, what is paid besides: the noun behind an amount ("our $79 call-out fee"). */
    fees?: string;
    /** As written, by which a sentence begins and no name. */
    sentenceStarts?: string;
    /** As written, before for how many something is: "for 2 to 4 guests". */
    forWhom?: string;
    /** As written, between two numbers of them. */
    orUpTo?: string;
    /** As written, of which the full stop ends no sentence in a name. */
    abbreviations?: string;
    /** As written, before an amount that is a limit and no price: "orders over". */
    limits?: string;
    /** As written, which make words a sentence and no name. */
    verbs?: string;
    /** As written, in the last part of a list: "(room, breakfast and dinner)". */
    and?: string;
    /** As written, before the unit of a price behind a name: ", per lesson". */
    perUnit?: string;
    /** As written, by which it is what somebody else charges: "there". */
    elsewhere?: string;
    /** As written, before a clause: "what we do". */
    noNames?: string;
    /** As written, all of what names nothing: "others", "miscellaneous". */
    bareNames?: string;
    /** Folded, ends of compounds by which headings are of prices. */
    priceCompounds?: string;
    /** Folded, before what a name includes or leaves out. */
    included?: string;
    /** As written, at an end that goes on elsewhere: "fitting, including". */
    dangling?: string;
    /** As written, before what is nothing by itself: "various other parts". */
    vague?: string;
    /** As written, before an amount that is part of a sentence: "a voucher of". */
    ofAmount?: string;
    /** Folded, behind an amount that no customer pays: "million". */
    largeAmounts: string;
    /** As written, behind which a length belongs to the name: "block of 60 minutes". */
    opensEnd?: string;
    /** As written, before a number that says how much of something: "up to 15 lbs". */
    amountLimits?: string;
    /** As written, behind such a number: "10 kg or less". */
    amountEnds?: string;
    /** As written, of everything that is listed below: "all tacos". */
    all?: string;
    /** Folded, in headings about services that are not over them: "our service team". */
    besideOffers?: string;
    /** Folded, for whom something is: "women", "children", "dogs". */
    people?: string;
    /** Folded, before what somebody belongs to or is certified as: "member of". */
    memberships?: string;
    /** As written, ends of names of posts that somebody holds. */
    posts?: string;
    /** Folded, what can be read or signed: "house rules". */
    papers?: string;
    /** Folded, what is left over ("other services"), labels of contact, terms of a stay. */
    leftOver?: string;
    /** The same, as written. */
    leftOverAsWritten?: string;
    /** As written, behind a name and before examples of it: "such as". */
    suchAs: string;
    /** Whole names of what a page has beside offers: "Photos", "Question 1", "Our prices", "and much more". */
    pageParts: string;
    /** Folded, before or behind how long something is guaranteed. */
    guarantees?: string;
    /** Folded, for how long it is. */
    years?: string;
    /** Folded, how something is done, not what: "quick service". */
    praise?: string;
    /** Folded, beside a dish: what is not in it. */
    marks?: string;
    /** Folded, beside a name or on a card, to recommend it: "new", "most popular". */
    badges?: string;
    /** Folded, over a list of what customers are to bring along. */
    bringAlong?: string;
    /** Folded, by which a text tells its reader to do something: "book your visit". */
    tellsToAct?: string;
    /** As written, the same at the end of a text. */
    tellsAtEnd?: string;
    /** Folded, the verb by which a link tells to do something: "book". */
    linkVerbs?: string;
    /** Folded, the same behind what it is done to. */
    linkVerbsBehind?: string;
    /** Folded, headings over the steps by which work is done. */
    processes?: string;
    /** Folded, steps by which work is done, from the first contact to the delivery. */
    stages?: string;
    /** Folded, how large something is. */
    sizes?: string;
    /** Folded, how much of a dish or drink. */
    portions?: string;
    /** Folded, for how long something is let or paid: "half day", "weekly". */
    periods?: string;
    /** Folded, before such a length of time beside those of units: "im Monat". */
    periodLeads?: string;
    /** Folded, how long hair is. */
    hairLengths?: string;
    /** Folded, behind how many pieces a portion has. */
    pieces?: string;
    /** Folded, behind a number, by which houses and flats are counted: "bedrooms". */
    rooms?: string;
    /** Folded, before a time of day or a day up to or from which a price holds: "before". */
    timeLimits?: string;
    /** Folded, a season that has prices of its own: "low season". */
    seasons?: string;
    /** Folded, all of a name of a class of vehicles: "estate". */
    vehicles?: string;
    /** As written, ages behind a name; "#" stands for the number: "ages 3 to 5". */
    ages?: string;
    /** As written, at the beginning of what says on what condition something is done, or for whom: "by appointment". */
    conditions?: string;
    /** As written, what wheels and pans are measured in. */
    inches?: string;
    /** Folded, units of how long something takes. */
    minutesAndHours?: string;
    /** Folded, behind a length: for whom, or only that it is one: "60 min session". */
    sittings?: string;
    /** Any case, between the ends of a span of prices: "5 to 10". */
    ranges?: string;
    /** Folded, before what a price is for, behind it: "per night". */
    unitLeads?: string;
    /** Folded, behind an amount, for what it is paid each time, where it needs no word such as "per": "monthly". */
    units?: string;
    /** Folded, before or behind the least that has to be paid: "minimum". */
    minimums?: string;
    /** Folded, behind an amount that is paid once, before what follows costs less: "for the first hour". */
    firstUnits?: string;
    /** Folded, which taxes an amount holds or leaves out: "plus VAT". */
    taxNotes?: string;
    /** Folded, the subject of what holds for a whole list of prices: "all our prices". */
    allPrices?: string;
    /** Folded, by which such prices hold taxes: "include". */
    holdsTaxes?: string;
    /** Folded, by which they leave them out: "do not include". */
    leavesOutTaxes?: string;
    /** Folded, taxes by their names. */
    taxes?: string;
    /** As it is told, before the name of a tax that a price holds: "incl.". */
    taxedNote?: string;
    /** As it is told, before the name of one that it leaves out: "excl.". */
    untaxedNote?: string;
    /** Folded, by which all prices of a list are the least ones: "starting prices". */
    startingPrices?: string;
    /** The same, only behind "our prices are": elsewhere a tour has one. */
    startingPoints?: string;
    /** Folded, the same before the prices: "starting at". */
    startsFrom?: string;
    /** Folded, by which they may differ in the end: "a guide". */
    guidePrices?: string;
    /** As it is told, behind such a price: "approx.". */
    guideNote?: string;
    /** Folded, for each of how many: "per person". */
    perPerson?: string;
    /** Folded, before what else is to be paid: "plus". */
    besides?: string;
    /** Folded, at the beginning of what can be had with something for more: "add". */
    adding?: string;
    /** Folded, before what a price holds or leaves out, behind it: "including". */
    including?: string;
    /** As written, behind or before an amount that comes on top of another price: "extra", "more than a cut". */
    extras?: string;
    /** Before a least price on sites whose language has no table, or that mix languages: "from". */
    leastPrices?: string;
    /** Folded, ends of words that name what is done: "-ing", "-care". */
    suffixes?: string;
    /** As written, names that begin like sentences and say how something is sold: "per room booking". */
    byPiece?: string;
    /** Folded, before the first of two prices of which the second holds: "from 90 for 70". */
    pairOpens?: string;
  };
  /** Around addresses, numbers and mail. */
  contact: {
    /** Folded, by which a number is a telephone's: "call", "mobile". */
    phones?: string;
    /** Folded, behind a number, what a call to it costs: "toll-free", "chamada para a rede fixa nacional". */
    callCosts?: string;
    /** Folded, before a number that one person answers: "direct line". */
    directLines?: string;
    /** Folded, before an address or a number that holds no longer: "our old address", "moved from". */
    formerly?: string;
    /** Folded, right behind such a number: "no longer works". */
    formerlyBehind?: string;
    /** Folded, behind it and before what holds now: "to", "new". */
    nowadays?: string;
    /** Folded, before what stands near the business, or where it comes to: "the nearest car park", "we are opposite". */
    beside?: string;
    /** Folded, in addresses that templates and tools show: "123 Any Street", "Musterstadt". */
    templateAddresses?: string;
    /** As written, to which a number is glued: "Phone020 …". */
    phonesGlued?: string;
    /** Folded, by which what follows is for the time when nobody is there: "out of hours". */
    whenClosed?: string;
    /** Folded, services for emergencies that practices name for the time when they are closed. */
    emergencies?: string;
    /** Any case, behind a number: which extension to ask for. */
    extensions?: string;
    /** Any case, for "@" in brackets. */
    atInBrackets?: string;
    /** As written, for "@" between words; only what means nothing else. */
    atInWords?: string;
    /** As written, for the dot of an address of mail. */
    dots?: string;
    /** Any case, all of a label before an address of mail. */
    mailLabels?: string;
    /** Any case, a box at the post office. */
    postBoxes?: string;
    /** Any case, all of a label over an address. */
    addressLabels?: string;
    /** As written, a label that a colon, a space or only a style divides from the street. */
    addressLeads?: string;
    /** As written, the last words of a sentence before a street: "located at". */
    streetLeads?: string;
    /** As written, what some write before each part of an address: "City:". */
    partLabels?: string;
    /** As written, before the quarter of a town. */
    quarterLabels?: string;
    /** Any case, all of what stands behind an address and is no town. */
    behindAddresses?: string;
    /** Any case, the label of what follows on the line of a town. */
    labelsBehind?: string;
    /** Any case, by which what looks like a town is a label. */
    shortLabels?: string;
    /** As written, at the end of a sentence before the town: "we are in". */
    townLeads?: string;
    /** As written, at the beginning of a part of an address before the town. */
    townOpenings?: string;
    /** As written, at the beginning of a part of an address before anything. */
    blockLeads?: string;
    /** As written, at the end of what a sentence says before a street. */
    leadEnds?: string;
    /** Any case, by which streets are called, with the bounds of a word that they need: "\\broad\\b". */
    streets?: string;
    /** Any case, words that open the name of a street, before its own. */
    streetOpenings?: string;
    /** Any case, words that the names of streets end in. */
    streetEndings?: string;
    /** Any case, the last words of streets that seldom begin a town: "Way", "Mews". */
    streetClosings?: string;
    /** Any case, between a sentence and a street that ends in such a word: "an der". */
    beforeStreets?: string;
    /** As written, small words that names of streets have: "of the". */
    streetParticles?: string;
    /** As written, small words that names of towns have: "upon". */
    townParticles?: string;
    /** Any case, parts of a house before a number or a name: "suite". */
    houseParts?: string;
    /** Any case, such that are short, before a number or a letter. */
    shortHouseParts?: string;
    /** Any case, floors behind their number. */
    floors?: string;
    /** Any case, floors that have no number. */
    namedFloors?: string;
    /** Any case, on which side of a floor a door is. */
    doors?: string;
    /** Any case, what houses with a name are called, behind it: "mill". */
    houseNames?: string;
    /** Any case, before a postal code. */
    codeLabels?: string;
    /** Any case, before a county or a province. */
    regionLabels?: string;
    /** As written, before a town that is named before its street. */
    townLabels?: string;
    /** Any case, quarters between street and town. */
    quarters?: string;
    /** Any case, at the beginning of a place in the country that no street leads through. */
    hamlets?: string;
    /** Any case, ends of names of grounds that hold many businesses: "business park". */
    estates?: string;
    /** Any case, before the name of such grounds: "Zone industrielle". */
    estateLeads?: string;
    /** Folded, registers and tax, whose numbers are no telephone's. */
    registers?: string;
    /** Folded, directly before a number that is no telephone's. */
    otherNumbers?: string;
    /** Folded, before "nummer" of a telephone. */
    ownNumbers?: string;
  };
  /** Around rules of the house and other remarks. */
  statements: {
    /** Folded, forms by which a sentence is a rule of the house whatever it is about: "minimum stay", "no personal checks". */
    rules?: string;
    /** Folded, by which a sentence with a word of `policy`, or below a heading of rules, is one: "must", "only". */
    forms?: string;
    /** Folded, all of a heading over rules: "house rules". */
    ruleHeadings?: string;
    /** Folded, all of a label that makes what stands behind or below it a rule: "check-out". */
    ruleLabels?: string;
    /** Folded, all of a heading over a list of ways to pay or of insurers. */
    policyLists?: string;
    /** Folded, all of a heading over a list of equipment or languages. */
    remarkLists?: string;
    /** Folded, at the beginning of a rule that does not say of what it is one: "minimum orders of 5 kg". */
    bareRules?: string;
    /** Folded, at the beginning of a sentence that nobody understands without the one before: "this". */
    pointsBack?: string;
    /** Folded, last words of a sentence that goes on behind a break: "must be". */
    cutOff?: string;
    /** Folded, words that begin like those of `policy` and `other` and say something else: "cashew", "business". */
    namesakes?: string;
    /** Folded, by which a sentence tells of the life of somebody: "graduated". */
    lives?: string;
    /** Folded, by which one person speaks of himself or herself: "I", "my". */
    myself?: string;
    /** Folded, by which a sentence leads on or muses and tells nothing. */
    chatter?: string;
    /** Folded, by which a remark comes before others: payment, emergencies, licences, languages. */
    foremost?: string;
    /** Folded, by which two sentences that are almost the same are not: "no", "without". */
    negations?: string;
    /** Folded, each alone, small words that make no other sentence of one: "please", "our". */
    fillers?: string;
    /** Folded, each alone, small words by which something is asked: "do", "you". */
    askers?: string;
    /** Folded, all of a heading over what one person says of himself or herself: "about me". */
    aboutMe?: string;
    /** Folded, by which a sentence tells who can come in: "wheelchair". */
    access?: string;
  };
}
