/**
 * What pages say in one language, where its form matters: each field is the alternatives of a regular expression, in lower
 * case unless it says otherwise. "Folded" ones are looked for in lower case without accents. A language leaves out what it
 * has no words for; the readers look for those of all languages.
 */
export interface WordPatterns {
  /** Around services and prices. */
  offers: {
    /** As written, between a name and its price: "costs", "from", "only". */
    beforePrice?: string;
    /** As written, before the subject of a sentence that tells a price. */
    articles?: string;
    /** As written, the verb of such a sentence: "costs". */
    costs?: string;
    /** As written, between that verb and the amount: "currently", "only". */
    costsHow?: string;
    /** As written, before what a price is for: "our prices for a". */
    priceOf?: string;
    /** As written, hyphened to a name before its price: "combo-only". */
    only?: string;
    /** As written, before a name and no part of it: "our", "every". */
    determiners?: string;
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
    /** As written, behind which a length belongs to the name: "block of 60 minutes". */
    opensEnd?: string;
    /** As written, behind an amount: how it is counted, which taxes it holds. */
    taxes?: string;
    /** As written, before a number that says how much of something: "up to 15 lbs". */
    amountLimits?: string;
    /** As written, of everything that is listed below: "all tacos". */
    all?: string;
    /** As written, over a column of prices: "large", "single". */
    columnSizes?: string;
    /** Folded, in headings about services that are not over them: "our service team". */
    besideOffers?: string;
    /** Folded, for whom something is: "women", "children". */
    people?: string;
    /** Folded, before what somebody belongs to or is certified as: "member of". */
    memberships?: string;
    /** As written, ends of names of posts that somebody holds. */
    posts?: string;
    /** Folded, what can be read or signed: "house rules". */
    papers?: string;
    /** Folded, what is left over ("other services"), and labels of contact. */
    leftOver?: string;
    /** The same, as written. */
    leftOverAsWritten?: string;
    /** Folded, before or behind how long something is guaranteed. */
    guarantees?: string;
    /** Folded, for how long it is. */
    years?: string;
    /** Folded, how something is done, not what: "quick service". */
    praise?: string;
    /** Folded, beside a dish: what is not in it, or that it is new. */
    marks?: string;
    /** Folded, by which a text tells its reader to do something: "book your visit". */
    tellsToAct?: string;
    /** As written, the same at the end of a text. */
    tellsAtEnd?: string;
    /** Folded, the verb by which a link tells to do something: "book". */
    linkVerbs?: string;
    /** Folded, the same behind what it is done to. */
    linkVerbsBehind?: string;
    /** Folded, how large something is. */
    sizes?: string;
    /** Folded, how much of a dish or drink. */
    portions?: string;
    /** Folded, how long hair is. */
    hairLengths?: string;
    /** Folded, behind how many pieces a portion has. */
    pieces?: string;
    /** Folded, units of how long something takes. */
    minutesAndHours?: string;
    /** Folded, behind a length: for whom, or only that it is one: "60 min session". */
    sittings?: string;
  };
}
