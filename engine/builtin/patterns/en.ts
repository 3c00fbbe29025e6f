/** English. */
import type { Patterns } from './types.ts';

export const en: Patterns = {
  pays: 'pay|accept|take|cash',
  permits: 'allow|welcome|friendly|permit|\\bbring\\b|leash|admi[ts]|accept',
  regrets: 'sorry',
  subject: 'i|we|he|she|it|they|there|that|this|us',
  underName:
    "(?:put it |it's |book it )?under(?: the name(?: of)?)?|that'?d be|that would be|it'?d be|it would be|you can call me|(?:(?:the|my) )?(?:last name|surname)(?: is)?",
  not: 'no|not',
  without: 'without',
  yesOrNo:
    "(?:yes|yeah|yep|no|nope)(?:,? (?:you|we|it|they|there|he|she|i) (?:can|do|may|will|is|are|have|does|can['’]?t|cannot|don['’]?t|won['’]?t|isn['’]?t|aren['’]?t|doesn['’]?t))?|of course|certainly|absolutely|definitely|sure|no problem|not at all|unfortunately not",
  weDoNot:
    "(?:we|i)(?:['’](?:re|m))?(?: (?!we)\\p{L}+)?(?: (?:do not|don['’]t|cannot|can['’]t|no longer)| (?:are|am) (?:not able|unable) to| have no)|there (?:is|are) no|there(?:['’]s| is)n['’]t",
  pronounOfPerson: 'he|she|him|her',
  notEachWeek:
    'first|second|third|fourth|last|every other|alternate|(?:each|every|a|the) month|monthly|fortnightly|until|from \\d',
  nthOfMonth: 'first|1st;second|2nd;third|3rd;fourth|4th;last',
  ofMonth: 'month|monthly',
  obliges: 'must|have to|has to|needs? to|required|accompan\\p{L}+|supervis\\p{L}+|parents?|guardians?',
  pending:
    '(?:still )?to be (?:confirmed|announced|decided|determined|advised|added)|tb[acd]|(?:details|more|information|info|prices|dates|times) to follow',
  toldLater:
    '(?:will|(?:is|are) yet to|still have to|still has to) be (?:announced|confirmed|added) (?:soon|shortly|here|later|in due course)',
  whetherAlone: 'whether',
  tellWhether: '(?:information|info|note|details) (?:on |about |as to )?whether (?:you|we)',
  reachedFrom:
    'accessible (?:from|by|via|through|online|on (?:the|this|our) (?:web)?site)|(?:access|use) (?:to|of) (?:the|this|our) (?:web)?site|site is accessible',
  forbids: 'forbid',
  located:
    "\\b(?:you(?:'ll| can| will) find us|find us (?:on|at|in)|^located (?:on|at|in|near)|(?:are|is) (?:(?:located|situated) on|(?:located|situated|based) (?:at|in|near))|\\bi(?:'m| am) based (?:in|near)|(?:i|we) work from (?:\\w+ ){1,4}(?:in|near) (?=\\p{Lu}))|(?:nestled|tucked away|situated|located|housed) (?:\\w+ ){0,3}(?:in|on|at|near|between|within|amidst|off) ",
  placeLabel: 'address|location|head ?office|headquarters',
  atPlace: 'in|at|on|near|behind|opposite|beside|inside|next to',
  placeArticle: 'the',
  worksAt: '(?:[Ww]e|I) (?:work|operate|travel|drive)(?: \\p{Ll}+)? (?:in|around|across|to)',
  providesIn:
    '(?:provid|offer|carr(?:y|ies) out|undertake|deliver)\\p{L}{0,4} [^.!?:]{3,80}? (?:in|across|throughout|around)',
  also: 'also|as well|too',
  andName: 'and',
  beforeNoun: 'the|our|your|an?',
  atOnce:
    'same.?day|next.?day|overnight|while you wait|on the spot|straight ?away|right away|immediately|(?:a few|several|couple of) (?:minutes|hours|days|weeks|months)',
  asksLandmark:
    'landmarks?|(?:near|next to|close to|opposite|beside|across from|behind|above) (?:what|which)|what(?:.s| is| are)?(?: (?:you|it|that|there|building is it))? (?:near|nearby|close|next|opposite|beside|across|behind|above)(?: (?:to|by|from|you|it))*\\s*(?:[?,]|$)',
  besideLandmark:
    'opposite|next (?:to|door)|across from|beside|adjacent to|above the|behind the|in front of|around the corner|steps from|near the|close to the',
  ourPlace:
    'entrance|(?:you(?:.ll| will| can)? )?find us|we(?:.re| are)|located|situated|our (?:shop|studio|salon|practice|office|surgery|clinic|store|restaurant|entrance|building|premises|workshop|garage)',
  nearest: '(?:nearest|closest)',
  asksFloor:
    '(?:what|which) (?:floor|storey|story|level)|(?:on|at) (?:the )?(?:ground|street|first) (?:floor|level)',
  floorTold:
    '(?:ground|first|second|third|fourth|fifth|sixth|top|lower|upper|\\d{1,2}(?:st|nd|rd|th)) (?:floor|storey|level)|(?:floor|level) \\d{1,2}',
  nearby: 'walking distance|next (?:to|door)|steps from|stone.?s throw',
  article: 'an?',
  degrees: 'degrees?',
  announces: 'includes?|including|included|following',
  button:
    'click|read more|learn more|see (?:more|our)|\\bview\\b|skip to|call now|book now|contact us|message now',
  exactly: 'exactly|precisely',
  notOnly: 'not (?:just|only)',
  preposition: '',
  opens: '',
  beforeOpened: '',
  than: 'than',
  costAsked:
    'extra(?= (?:charges?|costs?|fees?|for|if|per)(?!\\p{L}))|(?:charge|cost|pay|is|are)\\p{L}* (?:\\S+ ){0,4}extra$|included?|inclusive|additional|on top|in the price|costs? more|pay more|dearer|surcharge',
  costTold:
    '(?:extra|additional|hidden) (?:charge|cost|fee)s?|surcharges?|price supplement|supplement of|(?:double|higher|lower|same|reduced) (?:rate|price)s?|(?:charged|billed|priced|paid) separately|incl(?:uding|usive|uded|udes?)?|excl(?:uding|uded|udes?)?|(?:is|are) exclusive|exclusive of|per person|for (?:two|2) (?:people|persons)|plus vat|once only|one-?off|(?:clear|written|firm) (?:estimate|quote|price)s?',
  priceOpen:
    "(?:prices?|price's|pricing|costs?|rates?|fees?) (?:\\S+ ){0,2}(?:var(?:y|ies)|depends?)|quoted? (?:on|after|upon|individually|per)|(?:by|upon) quotation|(?:custom|individual) (?:quote|quotation|estimate)s?|(?:call|ask|contact us|contact me|ask us) for (?:a |our )?(?:price|pricing|quote|rates)|poa",
  onRequest: '(?:on|by|upon) (?:request|consultation|inspection|application)',
  mayCall: '(?:can|could|may) (?:i|we) (?:also |still |just |even )*(?:call|ring|phone)(?! (?:on|from)\\b)',
  asksTotal:
    'what (?:do|does|would|will) .{2,60} (?:come|amount) to|(?:what|where) (?:do|does|would) .{2,60} start(?: at| from)?',
  hourly: '(?<!half )(?:per|an|by the|each) hour(?: of (?:work|labou?r))?|hourly',
  besidePrice: 'deposit|penalt',
  asksName: 'names?|called',
  speakTo:
    '(?:speak|talk|chat) (?:to|with) NAME|(?:put|get) NAME (?:on|through)|(?:put|pass) me (?:on |through )?to NAME|is NAME (?:there|in|around|about)(?: (?:today|now|at the moment|please))?$|(?:get (?:a )?hold of|get in touch with|reach|get through to) NAME',
  reached:
    '(?:is (?:this|that)|have I (?:reached|called)|am I (?:speaking|talking) (?:to|with)|am I through to|did I (?:reach|call)) (?:the )?NAME$|(?:have I reached|am I (?:speaking|talking) (?:to|with)|am I through to) the (\\p{Ll}+)$',
  personFree: '(?:is|are|will|would) NAME (?:be )?(?:free|available)|(?:does|has) NAME (?:have|got|any)',
  titles: 'Dr|Prof|Professor',
  courtesy: 'Mr|Mrs|Ms|Miss',
  shortened: 'Dr|Prof|Mr|Mrs|Ms',
  joinsQuestion:
    "theres|there['’]s|there is|there are|i can|we can|you (?:can|take|accept)|(?:its|it['’]s|it is) (?:ok|okay|fine|possible|free)",
  onTheNet: '(?:on|over|via|through|by) (?:the )?internet',
  new: 'new',
  atHome: 'at home|(?:to )?(?:my|our) (?:home|house|place)',
  whether: '',
  asksHour: 'what (?:hours?|time(?! of))',
  asksDay: '(?:what|which) (?:days?|nights?|evenings?|mornings?|afternoons?)',
  how: 'how',
  howOften: 'how often|how frequently|how regularly',
  condition: 'if',
  only: 'only',
  number: 'number',
  isSomething: 'is|are',
  onTop: 'plus|excl\\.?',
  dataProtection:
    'personal (?:data|information)|privacy|data protection|gdpr|ip address|your data|data (?:are|is) (?:stored|processed|collected)|browser|us(?:e|es|ing) (?:of )?cookies|\\bcookies?\\b|consent|internet address',
  figurative:
    'results?|joy|passion|experience|solutions|happiness|smiles?|peace of mind|excellence|value|dreams?|visions?|expertise|knowledge|energy|confidence|to life|to the table|promises?|quality (?:work|service|results)|(?:best|great|outstanding|excellent|top|highest)(?: \\w+)? (?:quality|service)',
  forWhom: 'for|on',
  my: 'my|our',
  myBehind: '',
  forYears: 'for',
  years: 'years',
  agedBefore: '',
  asksWhat:
    'what (?:do|does|makes)|(?:whats|what is|is there) (?:the|an?|your) (?:minimum|least|shortest|smallest|maximum|longest)',
  ofLength: 'of',
  ofYears: ' of',
  experience: 'experience|in business',
  toDate: '(?:up )?(?:to|until) and including|up (?:to|until)|through to|to|through|thru|until|till|til',
  andDate: 'and|plus',
  orDate: 'or',
  insideDate: 'of|the|on|inclusive|incl\\.?',
  beforeMonth: 'of|the',
  inMonth: 'in|for|of|during',
  notBeforeHour: '',
  joinedDay: '',
  joinedPart: '',
  nameParticle: 'bin|al',
  filler: 'u+m+|u+h+|u+h+m+|e+r+m+|er|h+m+|m{2,}',
  onTheLine: 'speaking|here',
  spelledAs: 'as in|like in|like|for',
  doubledLetter: 'double',
  withLetter: 'with',
  ownLetters: '',
  closed: 'closed|shut',
  noon: 'noon|midday',
  midnight: 'midnight',
  exceptDay:
    "(?<!if )not|(?:won['’]?t|can['’]?t|cannot) (?:be (?:free|available)|make it|come)|except|other than|anything but|instead of|i(?:['’]?m)? work(?:ing)?",
  exceptSome: 'except(?:ing|ions?)?|unless|other than|apart from|excluding|with the exception',
  dayIsOut:
    "(?:doesn['’]?t|won['’]?t|isn['’]?t|is not|does not|will not|can['’]?t) (?:\\p{L}+ )?(?:work|suit|possible|good|ok|okay|do)|(?:is )?no good|is out|is off",
  dayBehind: 'after(?! [\\p{L}\\d])|following|after that',
  movedDay:
    '(?:three|four|3|4) weeks (?:from|on|after)|in (?:three|four|3|4) weeks|easter|good friday|palm sunday|black friday|whit (?:sunday|monday)|pentecost',
  timeLimit:
    'not before|not earlier than|no earlier than|not until|no later than|not later than|not after|(?:any ?time|sometime|preferably|only|maybe) (?:before|after|from)|^(?:after|before|from|until)',
  later: 'later',
  earlier: 'earlier|sooner',
  toDay: 'to',
  itIs: "it['’]?s|it is|that['’]?s|that is|that would be|that['’]?d be|it would be|s?he['’]?s|(?:her|his|its) name(?:['’]?s| is)|is (?:her|his|its) name|s?he is called|it['’]?s called|called",
  but: 'but',
  notThis: "(?<!if )not|isn['’]?t|instead of|rather than",
  butThis: "but|it['’]?s|that['’]?s",
  numberStart:
    '(?:starts?|begins?|starting|beginning) with|first (?:\\S+ )?(?:digits?|numbers?)|first (?:two|three|four)|at the (?:start|beginning)',
  numberEnd:
    'last (?:\\S+ )?(?:digits?|numbers?)|last (?:two|three|four)|ends? (?:in|with)|ending (?:in|with)|at the end|the end is',
  tax: 'vat|sales tax|tax(?:es)?(?! returns?)',
  addedTax: 'on top|extra|added|add|plus|included|include|includes|inclusive|in your prices?|in the prices?',
  byWhen:
    'by when|by what time|(?:until|till) (?:when|what time)|what time .{0,40} by(?: |\\?|$)|how late|the latest|when (?:do|must|should) (?:i|we) (?:have to |need to |had to )?',
  orders: '(?:pre.?)?order(?:s|ed|ing)?|book(?:ed|ing|ings|s)?|reserv(?:e|ed|ing|ation|ations)',
  endOfTime: 'by|before|until|till|no later than|latest|ahead|in advance|notice|last|prior|beforehand',
  deadline: 'by',
  anything: 'anything|something',
  tellsToBring:
    "(?:please|you(?:['’]ll| will| should| must| need to)?|should|must|need to|don['’]t|to|and) (?:\\w+ ){0,2}(?:bring|wear)(?: (?:a|an|your|any|some|along|comfortable|loose|suitable|old|warm|something|them))?(?!\\s(?:our|you|new|people|joy))|(?:bring|wear) (?:a|an|your|any|comfortable|loose|suitable|old|warm|layers|something)|(?:provided|supplied|suppl(?:y|ies)|provides?)|(?:all|own|our|your) (?:\\w+ )?(?:equipment|gear|kit|towels?)|(?:mats|towels|equipment|gear|kit) (?:are|is)",
  worksThere: 'work|works|working|employ|employs|employees',
  beforehand: 'first|beforehand|before (?:you|we|I|the|any)|up ?front',
  nextWeek: 'next week',
  weekLater:
    'in (?:a|one|1) week|(?:a|one|1) week (?:from|on|after)|(?:a|one|1) week(?= tomorrow| today)|after next(?! week)|(?<=(?:day|tomorrow|today) )week(?! (?:from|on|after|before))',
  fortnightLater:
    'in (?:a fortnight|two weeks|2 weeks|14 days)|(?:two|2) weeks (?:from|on|after)|a fortnight (?:from|on|after)',
  thisWeek: 'this',
  nextDay: '(?:this )?coming|next',
  daysAhead: 'in N days?|N days from (?:now|today)',
  beforeTime: 'before|earlier than',
  introduces: "[Mm]y name is|[Mm]y name’s|[Mm]y name's",
  introducesBriefly: "I am|I’m|I'm",
  byWhom: 'by',
  firstParts: '',
  asksContents:
    '(?:whats|what is|what s) (?:in|inside|included in|part of|on) |what comes (?:in|with|on) |what (?:do|does) .{1,50}(?:come with|include|contain|consist of|have in it|have on it)|what do (?:i|we|you) get (?:in|with|for) |(?:whats|what is) .{1,40}made (?:of|from|with)|(?:what|which) ingredients',
  tooLate: 'too late',
  tooEarly: 'too early',
  outOfHours:
    'after[- ]hours|out[- ]of[- ]hours|(?:when|while|if) (?:we are|we re|the \\p{L}+ is) closed|outside (?:of )?(?:our |the |these |those )?(?:normal |regular |opening |office |business |working |surgery |clinic |practice )*(?:hours|times)|after (?:we|the \\p{L}+)(?: ve| have| has)? close[ds]?|at night|(?:in|of) the night|overnight|midnight|(?:one|two|three|four) in the morning',
  asksWhatToDo:
    'what (?:do|should|can|shall) (?:i|we) do|what to do|where (?:do|should|can|shall) (?:i|we) (?:go|turn)|where to go',
  subjectBefore: 'they|he|she',
  alarmed:
    '(?:should|shall|must|do|need) (?:i|we) (?:need |have )?(?:to )?(?:be )?(?:worry|worried|concerned|alarmed)(?! about| if| that)|(?:dog|puppy|pup|cat|kitten|rabbit|he|she|son|daughter|child|toddler|baby)(?: \\p{L}+){0,3} (?:ate|eaten|swallowed|ingested)(?: \\p{L}+){0,5} (?:chocolate|raisins?|grapes?|xylitol|onions?|poison|pellets|battery|batteries|tablets?|pills?|medicine|sock|bone)',
  vet: 'vets?|veterinar\\p{L}+|(?:animal|pet) (?:hospital|clinic)',
  animals:
    'dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunn(?:y|ies)|guinea pigs?|hamsters?|gerbils?|ferrets?|chinchillas?|parrots?|budgies?|canar(?:y|ies)|birds?|hens?|horses?|pon(?:y|ies)|donkeys?|tortoises?|turtles?|snakes?|lizards?|rats?|mouse|mice|goats?|sheep|cows?',
  asksWhichArea:
    '(?:which|what) (?:\\p{L}+ )?(?:areas?|towns?|cit(?:y|ies)|regions?|suburbs?|parts?|count(?:y|ies)|villages?|places|postcodes?|zip codes?|neighbou?rhoods?)(?: (?:of|in|around) (?:the )?\\p{L}+)? (?:do|does|are|will|would|can) (?:you|you guys|they|your \\p{L}+) (?:(?:all|usually|normally|mainly) )?(?:cover|serve|service|work|come|go|travel|operate|drive|active)(?: (?:in|to|out to|around))?',
  asksAmount: 'how much',
  accountNumber: '(?:bank )?account number|bank (?:details|account)|sort code|iban',
  legalNote:
    'liability for (?:the )?(?:content|links)|linked (?:web)?(?:sites|pages)|links to (?:external|third[- ]party)|online dispute resolution|dispute resolution|no liability|disclaimer',
  allTogether: 'all (?:\\p{L}+ )?(?:in|into) (?:one|the same|a single)|all (?:fit|squeeze) in',
  everyWeek:
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days|an? (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:at|on) (?:the )?weekends|at the weekend|bank holidays|in the evenings',
  districtTold:
    "(?:district|neighbou?rhood|quarter|suburb)(?= of)|in the (?:\\p{Lu}[\\p{L}’'-]+ ){1,3}(?:district|neighbou?rhood|quarter|area)",
  asksDistrict: '(?:what|which) (?:part|side|district|area|neighbou?rhood|suburb|quarter)',
  hasToPay: 'pays?|paying|charged?|free|half price|full (?:price|fare|rate)|cheaper',
  asksFounder:
    'who (?:(?:first|originally|actually) )?(?:started|founded|established|created|began|opened|set (?:(?:it|this|the \\p{L}+) )?up)|whos? (?:is |was |were )?(?:the )?founders?',
  foundedBy:
    "(?:[Ff]ounded|[Ss]tarted|[Ss]et up|[Ee]stablished|[Oo]pened|[Cc]reated)(?: [^.!?]{1,30}?)? by (?:\\p{Ll}+ ){0,4}\\p{Lu}|\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}’'-]+ (?:founded|set up|(?:started|opened|established) (?:the|this|our|his|her|their))|[Ff]ounders?",
  saints: 'St|Saint',
  opensOrCloses:
    'we (?:dont |do not |only |will (?:not )?)?(?:close|shut|open|reopen)|(?:were|we are)(?: all)? (?:away|shut|closed|open|back|on holiday|on vacation)|on (?:our )?(?:annual )?holidays?',
};
