/** English. */
import type { Signs } from './types.ts';

export const en: Signs = {
  danger: [
    'not|cant|cannot|isnt|wasnt|stopped|trouble|struggling|hardly|barely|difficulty|doesnt + breathe|breathing',
    'chest + hurts|hurting|pain|pains|tight',
    'he|she|someone|somebody|father|mother|dad|mom|mum|husband|wife|son|daughter|baby|child|friend|guest|customer|person + collapsed|passed out|unresponsive|not responding|wont wake up',
    'bleeding|bleeds + a lot|heavily|badly|wont stop|so much|everywhere|doesnt stop|cant stop',
    'swallowed|drank|ate|ingested|drunk|eaten + bleach|poison*|detergent|battery|batteries|antifreeze|drain cleaner|oven cleaner|a lot of pills',
    'gas + smell|smells|smelling|stinks|reeks',
    'gas leak|gas is leaking|leaking gas|gas leaking',
    'carbon monoxide|co alarm|co detector|smoke alarm|smoke detector|fire alarm + going off|went off|gone off|goes off|sounding',
    'theres a fire|there is a fire|fire in my|fire in the|caught fire|catching fire|house is burning|kitchen is burning|a fire broke out',
    'choking|drowning|electrocuted|anaphylactic|anaphylaxis',
    'throat + closing|swelling up',
    'having a seizure|having a heart attack|had a stroke',
    'took|taken + too many pills|all the pills|all my pills',
    'want to die|end my life|hurt myself',
    'sparks|sparking|sparked|arcing + outlet|socket|plug|fuse box|breaker|breaker box|electrical panel|wires|wiring|light switch|lights|light',
    'burning smell|smell burning|smells burnt|smells like burning|smelling burning|smell of burning|smoke coming|smoke is coming|smoke from|theres smoke|there is smoke + outlet|socket|plug|fuse box|breaker|breaker box|electrical panel|wires|wiring|light switch|lights|light',
    'dont|do not|no longer|not + want to live|want to be alive|want to be here anymore|want to go on living',
    'dont|do not|no longer|not + want to live|want to be alive|want to be here anymore|want to go on living',
    'want to die|end my life|hurt myself|kill myself|commit suicide|considering suicide|thinking about suicide|thinking of suicide|suicidal|end it all',
    'blood everywhere|lots of blood|so much blood|blood is pouring|wont stop bleeding|bleeding a lot|bleeding badly|bleeding heavily|pouring blood',
  ],
  crisis: [
    'dont|do not|no longer|not + want to live|want to be alive|want to be here anymore|want to go on living',
    'want to die|end my life|hurt myself|kill myself|commit suicide|considering suicide|thinking about suicide|thinking of suicide|suicidal|end it all',
  ],
  animalDanger: [
    'dog|puppy|pup|cat|kitten|rabbit|horse|pet + ate|eaten|swallowed|got into + chocolate|raisins|grapes|onion|onions|xylitol|poison|rat poison|slug pellets|antifreeze|pills|tablets|lily|lilies',
    'dog|puppy|pup|cat|kitten|rabbit|horse|pet + poisoned|hit by a car|run over|isnt breathing|not breathing|having a seizure|having seizures|collapsed|wont wake up|choking',
    'dog|dogs|puppy|pup|cat|cats|kitten|rabbit|bunny|horse|pet|guinea pig|hamster + cant breathe|cannot breathe|trouble breathing|struggling to breathe|hardly breathing|barely breathing|cant get up|cant stand up|lying on its side|lying on his side|lying on her side|isnt moving|not moving|blood everywhere|lots of blood|so much blood|blood is pouring|wont stop bleeding|bleeding a lot|bleeding badly|bleeding heavily|pouring blood',
  ],
  persons: [
    'allergic|i cant breathe|i cannot breathe|im choking|im bleeding|me|son|daughter|child|kid|kids|baby|toddler|wife|husband|mother|father|mom|mum|dad|someone|somebody|customer|guest|person|man|woman|boy|girl|friend|neighbor|neighbour',
  ],
  bereaved: [
    'my|our|his|her|i + mother|father|mom|mum|mam|dad|wife|husband|son|daughter|brother|sister|grandmother|grandfather|grandma|grandpa|nan|gran|aunt|uncle|partner|baby|friend|dog|cat + died|passed away|has died|just died|has passed|is dead|passed this morning|passed last night',
    'lost my|lost our + mother|father|mom|mum|dad|wife|husband|son|daughter|brother|sister|baby + last|this|recently|to cancer|suddenly|yesterday',
    'my + mother|father|mom|mum|dad|wife|husband|grandmother|grandfather|grandma|grandpa + passed and|passed last|committed suicide',
  ],
  deadThings: [
    'car|engine|battery|phone|computer|laptop|boiler|truck|van|bike|motor|tv|fridge|heater|furnace|machine|mower|light|lights|line|plant|plants',
  ],
  harmless: [
    'do you|can you|you|does + treat|repair|repairs|fix|offer|teach|detect|install|handle|specialize|rehabilitate',
    'x ray|xray|extinguisher*|first aid|course|courses|training|hazard|detection|rehab*|insurance|fireplace|firepit|fire pit|certificate',
    'installed|install|breathwork',
    'breathing + class|classes|exercise*|session*|technique*|workshop*',
    'last year|last month|last week|weeks ago|days ago|the other day|years ago|months ago|history of|had a fire|is there a fire',
    'after a + stroke|heart attack',
  ],
  figures: [
    'drowning in debt|drowning in debts|drowning in bills|drowning in work|drowning in paperwork|drowning in emails|drowning in laundry|drowning in medical bills|drowning in credit card debt',
  ],
  urgent: ['im|hes|shes|theyre|theres|there is|isnt|right now|help me|is having|i am|at the moment'],
  cannotWait: [
    'its an emergency|this is an emergency|is an emergency|have an emergency|got an emergency|its urgent|this is urgent|is urgent|is really urgent|is very urgent|theres a burst pipe|there is a burst pipe|got a burst pipe|have a burst pipe|pipe burst|pipe just burst|pipe has burst|pipe has just burst|burst a pipe|is flooding|water everywhere|water is everywhere|pouring through the|coming through the ceiling|gushing',
    'dog|dogs|puppy|pup|cat|cats|kitten|rabbit|bunny|horse|pet|guinea pig|hamster + not eating|isnt eating|hasnt eaten|havent eaten|wont eat|stopped eating + vomiting|throwing up|being sick|vomited|vomits',
    'tooth|teeth + knocked out|knocked my|knocked a|knocked his|knocked her|broke a|broke my|broke his|broke her|broken a|broken my|has broken|snapped|fell out|came out|got knocked|cracked a|cracked my',
    'terrible|unbearable|excruciating|agonizing|agonising|severe|awful|so much + pain|toothache',
  ],
  person: [
    'speak to|speak with|talk to|talk with|get me|give me|put me on with|connect me|let me have|transfer me + human|a person|real person|live person|actual person|manager|the owner|operator|representative|rep|agent|supervisor|staff member|somebody real|someone real|team member|receptionist',
    'want|need|like + a human|an operator|a real person|a live person|a representative|an agent',
    'dont want|not want + robot|machine|computer|bot|ai + talk|speak',
    'is the owner there|is the owner in|is the owner around|is the owner available|is the owner about|is the boss there|is the boss in|is the boss around|is the boss available|is the boss about|is the manager there|is the manager in|is the manager around|is the manager available|is the manager about|can i get the owner|can i get the boss|can i get the manager',
    'put + on please|on the line|on the phone|on the line please|through please',
    'whoevers in charge|whoever is in charge|have a word with|somebody pick up|someone pick up|anybody there i could talk|anyone there i can talk|somebody i can talk|someone i can talk|person in charge',
  ],
  personAlone: [
    'operator|representative|human|a human|agent|an agent|manager|the manager|real person|a real person|live person|a person|person|receptionist|customer service|supervisor',
  ],
  personByRole: [
    'speak to|speak with|talk to|talk with|get me|put me through to|have a word with|connect me to|through to + doctor|dentist|vet|veterinarian|pharmacist|nurse|lawyer|attorney|solicitor|mechanic|hairdresser|stylist|barber|chef|cook|therapist|physiotherapist|physio|instructor|teacher|trainer|technician|secretary|accountant|photographer|hygienist|surgeon|specialist',
  ],
  booking: [
    'need|like|want|hoping|have|trying|love + see a doctor|see the doctor|see a dentist|see the dentist|see doctor|see a vet|see the vet|see someone|be seen|see a lawyer|see an attorney',
    'i|id|we|wed|im|ive + need|want|looking for|like|in need of + a lawyer|an attorney|a solicitor|a trial session|a trial lesson|a trial class|a free trial|a consultation|a checkup|a check up|a first visit|a first appointment|a first consultation|an initial visit|an initial consultation|an initial appointment|a new patient visit|a new patient exam',
    'do you|have you|is there + a room|a double room|a single room|any rooms|rooms|a table|any tables + tonight|tomorrow|today|this weekend|next week|free for|available for|available on',
    'need|want|like|have|hoping|looking|trying|wanna|due|time|please|when can i|how do i + get my|get our',
    'bring + in + can i|could i|may i|can we|could we + today|tomorrow|now|this afternoon|this morning',
    'next|earliest|first|soonest + available appointment|appointment available|free appointment|appointment you have|open appointment|availability|opening|available slot',
    'can|could|need|please|would + someone|somebody|anyone|a plumber|an electrician|a technician|a mechanic|a cleaner + come out|come over|come by|come round|come around|come take a look|come and look|come and fix|come have a look|sent out',
    'can you|could you|please + send + someone|somebody|a plumber|an electrician|a technician|a mechanic|a cleaner',
    'id like|i would like|i want|i need|wondering if i could|hoping to|could i + come in for|come in on|get in to see|be seen|get seen|squeeze me in|fit me in',
    'can i|could i|can we|could we|like to|want to|arrange|wondering if + view|have a look at|come and see|see|visit|a viewing + flat|apartment|house|property|the place|studio',
    'like to|want to|love to|can i|could i + try a class|try a yoga|try a lesson|try out a class|come for a trial|do a trial|take a trial',
    'squeeze|fit|pencil|slot|book + me in|us in|him in|her in|my son in|my daughter in + can|could|would|please|when|want|like|hoping|need|possible',
    'put me down for|put us down for|pencil me in|pencil us in|slot me in|get on the schedule|get on your schedule|get on the calendar|get on your books|im after an appointment|grab a slot|grab an appointment|schedule something|get booked in|book myself in|dinner reservation|lunch reservation|hold a table|keep a table|keep us a table|save us a table|can we get a table|could we get a table|can i get a table|could i get a table',
    'when|earliest|soonest + you could see me|you can see me|could you see me|can you see me',
    'how soon|how quickly|how fast|when + can|could + someone be here|somebody be here|you be here|you get here|you come out|someone come|somebody come|someone be out',
    'need|want|looking for|after|like + a plumber|an electrician|a locksmith|a roofer|a handyman|a mechanic|a technician|a painter|a gardener',
    'im due|i am due|were due|overdue + check up|checkup|cleaning|service|haircut|appointment',
    'can|could + someone|somebody + take a look|have a look|look at it',
    'could you|can you|would you + come round|come over|come out|come by + look|see what',
    'like|want|wanted|hoping|need|love + to order|order a|order some|order two|a cake made',
    'can i|could i|like|want|may i|could we|can we + to pick up|for pickup|something to go|food to go|to take away|order takeaway|order a takeaway|for collection',
  ],
  bookable: [
    'an appointment|appointment|a table|table|a reservation|a booking',
    'a room|a double room|a single room|double room|single room|room',
  ],
  bookableFor: [
    'an appointment for|an appointment with|appointment for|appointment with|a table for|table for',
  ],
  wishOfDay: [
    'do you have|have you got|have you|is there|are there|you got|any chance of + a room|any rooms|rooms|a double|a table|any tables|an appointment|any appointments|appointments|a slot|any slots|an opening|any openings|a spot|availability',
    'do you have|have you got|have you|is there|you got|have + anything|something|any time|a time + free|available|left',
    'looking for|need|want|like|hoping for + a room|a double room|rooms|a table|an appointment|a slot|a spot',
    'need to|have to|got to|gotta|like to|want to|hoping to|wanna + come|bring in|bring my|bring it in|bring him in|bring her in|bring them in|drop it off|drop off|get in|be seen',
    'can|could|would + you come|you guys come|you come out|you come over|you come round|you come by|you swing by',
    'can you|could you|would you + fit me in|fit him in|fit her in|fit us in|fit them in|squeeze me in|squeeze him in|squeeze her in|squeeze us in|take me|take us',
    'is|are|will|would|has|does + dr|doctor|the dentist|the hygienist|the stylist|mr|mrs|ms|miss + free|available|have time|got time|have anything|got anything',
    'got|have|any + anything free|something free|anything open|anything available|anything left|vacancies|a vacancy',
    'can|could|would|will + you|someone|somebody|be able to + come by|come over|come round|come out',
    'can|could + i|we|my + be seen|get seen|get in with|get in to see',
    'can|could + the hygienist|the dentist|the doctor|the vet|the stylist|doctor|dr + see me|see us|see my|see him|see her',
    'room|space|seats|spots|places + is there|are there|do you have|have you|got|any + for tonight|for two|for three|for four|for five|for six|for seven|for eight|for us',
    'is there|are there|have you|do you have|any|do you take + something scheduled|schedule something|tables left|family room|rooms left|a double room|room available',
    'like to|want to|looking to|hoping to|love to|somewhere to|put us up|put me up|can we check in|can i check in + stay|night|nights|come by for|come in for',
  ],
  toHave: [
    'can i|could i|may i|can we|could we|can my|could my|possible to|able to + get|have',
    'any chance of|any chance for|chance of getting',
  ],
  toSee: [
    'can|could|would|will + someone|somebody|anyone|a vet|the vet|a doctor|the doctor|a dentist|the dentist|a mechanic|you + see him|see her|see it|see them|see us|see me|see my|look at|take a look|have a look|examine',
    'can|could|would|possible|any way|any chance + squeeze|fit|slot + in',
  ],
  visit: [
    'can i|could i|may i|can we|could we|would i be able to|is it ok if i|is it possible to|am i able to|would it be ok if i + come|come in|come by|come over|come round|drop by|drop in|pop in|stop by|swing by|pop by|visit you|bring him|bring her|bring it|bring them|drop him off|drop her off|drop it off',
  ],
  daySuits: [
    'would|does|could + work|be possible|be ok|be okay|suit you|be doable',
    'can you do|could you do|would work|does work|would that work|does that work|is that possible|would be possible|is possible|is it possible|is that ok|is that okay|is that alright|is that all right|would that be ok|would that be okay|would that be possible|would be ok|would be okay|work for you',
  ],
  mayAsk: [
    'can you|could you|would you|can i|could i|may i|can we|could we|may we|would it be possible|is it possible|any chance of|any chance we|any chance you',
  ],
  commands: [
    'from now on you|act as if|act like you|act as though|pretend to be|pretend that|pretend youre|pretend you are|repeat after me|say after me|role play|youre now a|you are now a',
    'the voice assistant|the assistant|the bot|the ai|voice assistants|the machine + will give|gives every|gives all|must|shall|should give|has to give',
  ],
  suits: [
    'is better|would be better|are better|suits me|suits us|would suit|works better|works best|is best|would be best|would be good|would be great|would be nice|is good|would work|works for me|is fine|would be fine|preferably|i prefer|id prefer|i would prefer|if possible|ideally',
  ],
  arrives: ['arrive|arriving|arrives|arrival|check in|checking in|checkin|get there|getting there|get in'],
  departs: [
    'leave|leaving|leaves|depart|departing|departure|check out|checking out|checkout|go home|going home|until|till|til|stay to|staying to',
  ],
  seating: [
    'were|can we|space|seats|spots|come|eat|dine|dinner|lunch|brunch|breakfast|eat with you|dinner with you|lunch there|join you|reserving|party|table|stay|a double|a single|a room|rooms|wed|id|we would|i would|looking|just|of us|hello|okay',
  ],
  lookAt: [
    'can|could|would|are you able|is it possible + look at|take a look|have a look|check it|check that|check him|check her|check them|check my|fix it|fix that|fix this|fix them|repair it|repair that|help me|help us|help out|see him|see her|see me|sort it|sort that|treat it|replace it|clean it|do it|do that',
  ],
  trouble: [
    'is ill|are ill|am ill|im ill|hes ill|shes ill|been ill|daughters ill|sons ill|kids ill|childs ill|wifes ill|husbands ill|has the flu|got the flu|have the flu|has covid|got covid|have covid',
    'sick|poorly|unwell|vomited|threw up|been throwing up + my|our|the|hes|shes|ive|im|has|is',
    'hurts|hurting|aching|aches|is killing me|are killing me|throbbing|swollen|painful|is sore|are sore|leaking|leaks|dripping|is flooding|flooded|has burst|burst pipe|pipe burst|is blocked|are blocked|clogged|backed up|overflowing|is broken|are broken|broke down|has broken|have broken|broken down|isnt working|arent working|doesnt work|not working|stopped working|wont start|wont turn on|wont open|wont close|wont flush|doesnt start|doesnt turn on|no hot water|no heating|no power|no electricity|keeps tripping|squeaking|squealing|grinding|rattling|overheating|flat tyre|flat tire|a puncture|warning light|engine light|fell out|came off|came loose|chipped|cracked|is stuck|got stuck|jammed|locked out|limping|vomiting|throwing up|not eating|hasnt eaten|havent eaten|wont eat|isnt eating|diarrhea|diarrhoea|coughing|through the ceiling|squeak|squeaks|squeal|squeals|rattles|grinds|overheats|drips|keeps leaking|wont charge|wont heat|pouring through|pouring out|pouring from|water everywhere|wont hold a charge|burst a pipe|blew up|conked out',
    'i have|ive got|i got|ive had|im having|has|have got|got|theres|there is|weve got|we have + toothache|a toothache|fever|a fever|headache|headaches|pain|pains|back pain|a rash|sore throat|a sore throat|a leak|a lump|an infection|an ear infection|an abscess|a cough|a cavity|strange noise|funny noise|weird noise|making a noise|burning smell|a blockage',
    'wont stop|doesnt stop|keeps + running|beeping|flushing|filling|cutting out|dropping|crashing|buzzing|humming|itching|scratching|sneezing',
  ],
  isOver: [
    'better now|fine now|okay now|ok now|all right now|alright now|pain is gone now|pain has gone now|noise is gone now|noise has gone now|leak is gone now|is sorted now|its sorted now|all sorted now|is fixed now|its fixed now|been fixed now|works again|is working again|its working again|back to normal|all good now|feeling better|better again|has fixed itself|it fixed itself',
  ],
  booksNothing: [
    'dont want to book|dont need an appointment|dont need to book|dont want an appointment|not looking to book|not trying to book|dont need a reservation|dont want a reservation|dont want to make an appointment|dont want to make a reservation|dont want to reserve|dont need a booking|no need to book|no need for an appointment|not booking anything',
  ],
  asksWhy: [
    'why do you need|why do you want|why do you ask|why are you asking|what do you need that for|what do you need it for|what is that for|whats that for|why would you need|do you need that for',
  ],
  startOver: [
    'start over|start again|start from the beginning|start from scratch|from scratch|begin again|from the top|its all wrong|thats all wrong|everything is wrong|everythings wrong|all of it is wrong',
  ],
  hasToGo: [
    'i need to go|i have to go|ive got to go|got to go|gotta go|i must go|i should go|need to run|got to run|i have to hang up|i need to hang up',
  ],
  noBooking: ['cost|costs|price|how much|charge|charges|cancel*|policy|parking|entrance|entry|admission'],
  order: [
    'can i|could i|may i|can we|could we|could you|can you|id like|i would like|wed like|i want|we want|i need|like|wanna + to order|order a|order an|order some|order the|order two|order food|i order|we order|place an order|put in an order|take an order|take my order',
  ],
  callOff: [
    'need|needed|want|wanted|like|have|had to|got to|gotta|must|hoping|trying|calling to|can i|could i|please|wanna|going + cancel + reservation|appointment|booking|table|order|my room',
    'cancel + my + reservation|appointment|booking',
    'take me off|take us off|scrap my|scrap our|scrap the|call off my|call off our + schedule|booking|appointment|visit|reservation|order|books',
    'cancel|call off|drop + my|our|the|this|that|next|tomorrows + visit|room|stay|lesson|lessons|class|session|viewing|job|treatment|check up|checkup|cleaning|slot|trial|consultation|massage|haircut|delivery|tour|inspection|repair|service|nights',
  ],
  callOffAlone: [
    'i need to cancel|i have to cancel|i want to cancel|id like to cancel|i would like to cancel|we need to cancel|we have to cancel|can i cancel please|i must cancel|i wanted to cancel|we wanted to cancel|ive got to cancel|i gotta cancel|im calling to cancel',
  ],
  rebook: [
    'move|reschedule|change|postpone|push back|bring forward|rebook|switch|shift + my|our|need|want|wanted|like|have to|had to|got to|gotta|hoping|calling to|can i|could i|please + reservation|appointment|booking',
    'reschedule|postpone + need|want|like|have to|can i|could i',
    'push|swap|move|shift|change|switch|rearrange|bump + my appointment|my slot|my booking|my reservation|our booking|our reservation|our table|my time|our appointment',
    'need|like|want + a different time|another time|a different day|another day',
    'move|reschedule|change|postpone|push back|bring forward|rebook|switch|shift|rearrange|swap + my|our + visit|stay|lesson|lessons|class|session|viewing|treatment|check up|checkup|cleaning|slot|trial|consultation|massage|haircut|delivery|tour|inspection|repair|table|dates',
    'have|had|got|ive + an appointment|a reservation|a booking|a table|appointment|booking + move it|move that|change it|change that|reschedule it|switch it|push it|shift it|postpone it|bring it forward',
  ],
  anew: [
    'an appointment to|need an appointment|want an appointment|like an appointment|do you have an appointment|any appointments to|appointment to change|appointment to switch|come in to change|come by to change|book in to change',
  ],
  absence: [
    'cant|cannot|not able to|wont be able to|wont|couldnt|unable to|not going to + make it|come|be there|make my|make our|make the|attend|show',
    'something came up|have to cancel|need to cancel|got to cancel|must cancel',
  ],
  refuses: [
    'rather not|prefer not|dont want to give|dont wanna give|dont want to tell|dont want to say|dont want to leave|not giving|wont give|not going to give|not comfortable giving|none of your business|dont have a number|dont have a phone|havent got a phone|dont give out|without giving my number|why do you need my',
  ],
  instead: ['instead of|rather than|instead'],
  amends: [
    'make it|make that|change it to|change that to|change it for|move it to|move that to|switch it to|push it to|push it back to|bring it forward to|shift it to|put it on|change to|move to|switch to',
  ],
  sales: [
    'sell you|to sell you|selling you + advertising|ads|ad space|advertisement|insurance for your|a new website|energy|card machine|card terminal|our services|our products',
    'we offer|i offer|our company offers|we can offer|i can offer|we help businesses|i help businesses|we specialize|we specialise|i specialize|i specialise|were representing|im representing|we represent|i represent|we can save you|i can save you|we could save you|i could save you|we can improve|i can improve|we can get you|i can get you|we partner with|to partner with + seo|for your website|improve your website|your website ranking|web design|your google|your business|google ranking|first page|advertising|business loans|card terminal|payment terminal|energy contract|electricity|your energy|marketing|your bills|lead generation|your online',
    'calling about|call about|calling regarding|calling to verify|regarding + your google|your business listing|google listing|google business|your energy contract|your electricity contract|your merchant|your company vehicle warranty',
    'who handles|in charge of|responsible for|decision maker + your energy|your electricity|your marketing|your advertising|your website|your phone contract|purchasing|your telecoms',
    'calling on behalf + your energy|your google|your online|your bills|your marketing|google ranking|lead generation|business loans',
    'would you be interested|are you interested|can i interest you|may i interest you + in advertising|seo|marketing|web design|a new website|more customers|more clients|leads|saving|cheaper|switching|a business loan|business loans|business funding|card terminal|card terminals|card machine|payment terminal|google ads|google ranking|lead generation|a free demo|our services|our products|our offer|our company',
  ],
  wrongNumber: [
    'wrong number|dialed wrong|dialled wrong|misdialed|misdialled|dialled the wrong|dialed the wrong',
  ],
  forTeam: [
    'sick of|tired of|fed up|had enough + waiting|wait|on hold|calling|ringing|nobody|no one|voicemail',
    'complain|complaint|unacceptable|disgraceful',
    'want|demand|give me + a refund|my money back',
    'unhappy|disappointed|dissatisfied|not happy|not satisfied|not pleased|you ruined|guys ruined|you damaged|you broke|they ruined|they damaged|they broke|overcharged|charged me twice|charged me too much|charged twice|billed twice|ripped off',
    'nobody|no one|noone|never|didnt|wasnt + came|showed up|show up|turned up|turn up|arrived|arrive|called me back|call me back|delivered',
    'food|meal|dish|order|soup|pizza|room|delivery|haircut|job|work|service + was|came|arrived + cold|wrong|raw|burnt|missing|terrible|awful|disgusting|dirty|filthy|rude|badly done',
    'been waiting + hour|hours|minutes|ages|long|days|weeks',
    'i|im|we|were|well|ill|my + running late|going to be late|minutes late|be late|a bit late|hour late|stuck in traffic|be delayed',
    'left|forgot|leave|forgotten + my|i think i|our + yesterday|at your|with you|in your|there|last night|behind|umbrella|jacket|coat|phone|glasses|bag|wallet|keys',
    'ridiculous|outrageous|disgraceful|unacceptable',
  ],
  returns: [
    'returning your call|returning a call|returning the call|missed call from|missed a call from|missed your call|you called me|you rang me|you just rang|you just called|you tried to call|you tried to reach me|called me from this number|got a call from you|had a call from you|supposed to call you back|asked me to call back|told me to call back|asked to call back',
  ],
  whoSpeaks: [
    'whats your name|what is your name|your name please|who am i talking to|who am i speaking to|who am i speaking with|who are you|who is this|whos this|who am i talking with|who is speaking|whos speaking|who is there|what do they call you|what should i call you|do you have a name|and your name|and you are',
  ],
  whoIsIt: [],
  asksHuman: [
    'am i talking|am i speaking|are we talking|do i talk|i talking|i speaking + person|human|somebody real|someone real|real one',
  ],
  ofSite: [
    'your website|your site|the website|your app|your web page|your online|your link|the link|contact form|your email|your e mail|your phone|phone number|your number|card machine',
  ],
  whenBack: [
    'when|how long|how soon|how quickly|what time|by when + you call me|call me back|you call back|they call|someone call|somebody call|get back to me|ring me|hear from you|hear back|be in touch|get a call',
    'when|how soon|what time|by when + you call|you ring|you phone|you get back|they ring|they phone|get back to me|hear from you|will i hear|i hear',
  ],
  asksConfirmed: [
    'is that confirmed|is it confirmed|so is that confirmed|is that booked|is it booked|am i booked in|am i booked|is that definite|is it definite|is that fixed|is it certain|is that settled|is that all confirmed|is my appointment confirmed|is my booking confirmed|is the table booked|is my table booked|do i have the appointment|do i have the table|have i got the appointment|has that gone through|is that in the book',
  ],
  ownLanguage: [
    'do you speak|can i speak|can we speak|anyone speak + english',
    'english + please|in english|can we|can you',
  ],
};
