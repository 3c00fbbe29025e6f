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
  ],
  harmless: [
    'do you|can you|you|does + treat|repair|repairs|fix|offer|teach|detect|install|handle|specialize|rehabilitate',
    'x ray|xray|extinguisher*|first aid|course|courses|training|hazard|detection|rehab*|insurance|fireplace|firepit|fire pit|certificate',
    'installed|install|breathwork',
    'breathing + class|classes|exercise*|session*|technique*|workshop*',
    'last year|last month|years ago|months ago|history of|had a fire|is there a fire',
    'after a + stroke|heart attack',
  ],
  urgent: ['im|hes|shes|theyre|theres|there is|isnt|right now|help me|is having|i am|at the moment'],
  person: [
    'speak to|speak with|talk to|talk with|get me|give me|put me on with|connect me|let me have|transfer me + human|a person|real person|live person|manager|the owner|operator|representative|rep|agent|supervisor|staff member|somebody real|someone real|team member|receptionist',
    'want|need|like + a human|an operator|a real person|a live person|a representative|an agent',
    'dont want|not want + robot|machine|computer|bot|ai + talk|speak',
  ],
  personAlone: [
    'operator|representative|human|a human|agent|an agent|manager|the manager|real person|a real person|live person|a person|person|receptionist|customer service|supervisor',
  ],
  booking: [
    'need|like|want|hoping|have|trying|love + see a doctor|see the doctor|see a dentist|see the dentist|see doctor|see a vet|see the vet|see someone|be seen|see a lawyer|see an attorney',
    'i|id|we|wed|im|ive + need|want|looking for|like|in need of + a lawyer|an attorney|a solicitor|a trial session|a trial lesson|a trial class|a free trial|a consultation|a checkup|a check up',
    'do you|have you|is there + a room|a double room|a single room|any rooms|rooms|a table|any tables + tonight|tomorrow|today|this weekend|next week|free for|available for|available on',
    'bring + in + can i|could i|may i|can we|could we + today|tomorrow|now|this afternoon|this morning',
    'next|earliest|first|soonest + available appointment|appointment available|free appointment|appointment you have|open appointment|availability|opening|available slot',
    'can|could|need|please|would + someone|somebody|anyone|a plumber|an electrician|a technician|a mechanic|a cleaner + come out|come over|come by|come round|come around|come take a look|come and look|come and fix|come have a look|sent out',
    'can you|could you|please + send + someone|somebody|a plumber|an electrician|a technician|a mechanic|a cleaner',
    'id like|i would like|i want|i need|wondering if i could|hoping to|could i + come in for|come in on|get in to see|be seen|get seen|squeeze me in|fit me in',
    'can i|could i|can we|could we|like to|want to|arrange|wondering if + view|have a look at|come and see|see|visit|a viewing + flat|apartment|house|property|the place|studio',
    'like to|want to|love to|can i|could i + try a class|try a yoga|try a lesson|try out a class|come for a trial|do a trial|take a trial',
  ],
  bookable: [
    'an appointment|appointment|a table|table|a reservation|a booking',
    'a room|a double room|a single room|double room|single room|room',
  ],
  wishOfDay: [
    'do you have|have you got|have you|is there|are there|you got|any chance of + a room|any rooms|rooms|a double|a table|any tables|an appointment|any appointments|appointments|a slot|any slots|an opening|any openings|a spot|availability',
    'do you have|have you got|have you|is there|you got|have + anything|something|any time|a time + free|available|left',
    'looking for|need|want|like|hoping for + a room|a double room|rooms|a table|an appointment|a slot|a spot',
    'need to|have to|got to|gotta|like to|want to|hoping to|wanna + come in|bring in|bring my|bring him in|bring her in|drop off|get in|be seen',
    'can|could|would + you come|you guys come|you come out|you come over|you come round|you come by|you swing by',
    'can you|could you|would you + fit me in|fit him in|fit her in|fit us in|fit them in|squeeze me in|squeeze him in|squeeze her in|squeeze us in|take me|take us',
  ],
  lookAt: [
    'can|could|would|are you able|is it possible + look at|take a look|have a look|check it|check that|check him|check her|check them|check my|fix it|fix that|fix this|fix them|repair it|repair that|help me|help us|help out|see him|see her|see me|sort it|sort that|treat it|replace it|clean it|do it|do that',
  ],
  noBooking: ['cost|costs|price|how much|charge|charges|cancel*|policy'],
  callOff: [
    'need|want|like|have|can i|could i|please|wanna|going + cancel + reservation|appointment|booking|table|order|my room',
    'cancel + my + reservation|appointment|booking',
  ],
  rebook: [
    'move|reschedule|change|postpone|push back|bring forward|rebook|switch|shift + my|our|need|want|like|have to|can i|could i|please + reservation|appointment|booking',
    'reschedule|postpone + need|want|like|have to|can i|could i',
  ],
  wrongNumber: ['wrong number|dialed wrong|misdialed|dialled the wrong'],
  complaint: ['complain|complaint|unacceptable|disgraceful', 'want|demand|give me + a refund|my money back'],
  ownLanguage: [
    'do you speak|can i speak|can we speak|anyone speak + english',
    'english + please|in english|can we|can you',
  ],
};
