/** English. */
import type { Topics } from './types.ts';

export const en: Topics = {
  access:
    'wheelchair, ramp, stairs, steps, elevator, ground floor, downstairs, mobility scooter, walker, pram, buggy, disability, step free, climb stairs, accessible, disabled, manage stairs, upstairs, walking frame, zimmer frame, crutches, barrier free',
  age: 'age limit, too old, too young, what age, aged, over 18, under 18, ages, how old do, how old must, how old does, how old should, how old can, minimum age',
  airport:
    'airport, transfer, shuttle, airport pick up, fetch me from the airport, pick me up from the airport',
  alcohol: 'alcohol, drinks, wine, beer, cocktails, corkage, bar, a drink, have a drink',
  allergy:
    'allergy, allergic, food intolerances, intolerance, dietary requirements, dietary, lactose intolerant, coeliac, celiac; gluten free, dairy free, nut free',
  arrival:
    'check in, checkin, arrive, arrival, ?get in, move in, get the keys, key collection, from what time can we, into the room, into the cottage, into the house, get into, access the room, get the key, the room ready, when is the room',
  beginners:
    'beginner, beginners, complete novice, novices, starting from scratch, start from scratch, no experience, without experience, without any experience, no previous experience, no prior experience, experience needed, experience necessary, experience required, experience is needed, experience is required, experience is necessary, all levels, any level, every level, all abilities, all skill levels, newcomers, ?never done, ?never tried, ?never played, ?never ridden, ?never danced, ?never held, ?never had a lesson, need any experience, need experience, need much experience, ?never done this, ?done this before, ?done it before, ?done anything like this, ?new to this, ?new to it, ?first timer, ?no idea how',
  booking:
    'enrol, enroll, enrolment, book, booking, reservation, walkin, by appointment, book ahead, in advance, reserve, appointment necessary, first come',
  brand:
    'brand, brands, make, makes, products, product, product line, manufacturer, stockist, which products, work with products',
  breakfast: 'breakfast, full english, continental, room only, half board, full board, b and b',
  bring:
    'bring, wear, equipment, what do i need, kit, gear, provided, towel, mat, put on, clothes, clothing, ?clothes to, bring anything, have with me, dress code, should i dress, do i dress, ?dress for, need for the first time, take along',
  calling:
    'call you, ring you, phone you, reach you, on the phone, call to, phone for, ring for, by phone, call us, ring us, phone us, phone lines, telephone hours, reachable, ring to, ring in, can i ring, can i phone, can i call',
  cancel:
    'cancel, cant make it, reschedule, rebook, postpone, noshow, cancellation policy, hours notice, hours ahead, turn up, dont turn up, miss my appointment, missed appointment, call it off, called off, cant come, cannot come, unable to come, cant attend, something comes up, change the date, change my date, move the date, another date, get ill, fall ill, change my mind, at short notice, show up, dont show up',
  capacity:
    'participants, big is the hall, big is the room, big are the groups, big are the classes, big is a group, capacity, people, persons, seats, sleeps, accommodate, guests, licensed for, fit, fits, sleep, beds, space for, room for, max people, how big can a group, group size, how large can a group, groups of up to, group be',
  children:
    'child, children welcome, families, family friendly, child friendly, babies, toddler; highchair, kiddies, children menu, kids menu, high chair, high chairs, play area, play corner, kids corner, changing table, baby changing',
  deliver:
    'delivery, ship, bring it to my house, bringing it to my house, bring it to my home, bring it to us, bring it round, bring it over, to my door, to our door, postage, courier, nationwide, dispatch, send it to me, drop it off, drop it round, drop it at, send it to us, post it to',
  departure:
    'check out, checkout, leave, depart, departure, be out, move out, vacate, out by, leave the room, out of the room, be gone, stay in the room, last day, leave the house, keep the room',
  deposit:
    'deposit, bond, security deposit, in advance payment, up front, anything up front, pay in advance, pay something in advance, pay anything in advance, paid in advance, down payment, prepay, prepayment, pay anything when i book, pay when i book, pay when booking, pay beforehand, pay something when, before i come',
  discount:
    'discount, reduction, reductions, concession, special price, anything off, pay less, cheaper for; percent off, student discount, oap, loyalty, military, veterans, student, senior, special offers, promotions, #percent',
  distance:
    'how far, far, walk away, minute walk, minutes walk, walking distance, minutes from, minutes away, miles from, miles, km from, kilometers, kilometres, mile from, close to, distance',
  emergency:
    'emergency, its urgent, out of hours, after hours; same day, 24 7, 24 hour, weekend call out, middle of the night, on call, breakdown, broken down, broke down, towing, tow truck, roadside, packed up, stranded, at night',
  experience:
    'experience, years experience, years in business, #age, established, decades, generations, years of experience',
  extraPerson:
    'extra person, extra guest, additional person, additional guest, third person, fourth person, another person, extra bed, per extra, surcharge, supplement, extra people, one more person',
  finance:
    'installment, pay it off, credit, interest free, affordable payments, klarna, afterpay, carecredit, spread the cost, pay in parts, pay monthly, all at once, payment plan, payment plans, over time, in installments, pay by installments, bit by bit, monthly payments, financing, finance',
  guarantee:
    'warranty, workmanship, stand behind, satisfaction guaranteed, guaranteed, come back if, breaks again, repair doesnt last, repair lasts, break again, goes wrong again, happens again, dont like the result, unhappy with, not happy with, not satisfied, dissatisfied, dont like how it',
  homeVisit:
    'housecall, domiciliary, we travel, mobile, on site, come out, call out, in your home, in your own home, in their own home, at your home, care at home, see you at home, treat you at home, your location, our van, come to your home, come to your house, to your home, to my house, to my home, to my place, home visit, home visits, come round, peoples homes, leave the house, come to me, visit patients at home, visit at home, house visits, housebound, bedridden, cant leave the house, cannot leave the house',
  insurance:
    'insurance, insurer, bill my insurance, covered by, claim, direct billing, cover, medicare, medicaid, nhs, health fund, insurers, health plan, health plans',
  invoice: 'invoice, invoices, invoiced, bill my company, send me a bill, send us a bill, bill us',
  jobs: 'jobs, a job, careers, recruiting, join our team, apply for a, apply now, how to apply, do i apply, can i apply, apprentice, apprenticeship, work experience, hiring, work for you, we are hiring, send us your application, your application, vacancies, staff wanted, help wanted, looking to hire, looking for work, looking for staff, need any help, need staff, looking for a job, join the team, need someone to work, need any staff',
  language: 'language, languages, speak, spoken, english, spanish, french, german, italian, polish',
  licence:
    'licensed, qualified, certified, trained, professionals, qualifications, accredited; gas safe, approved, member of, fully insured, diploma, degree, licence number, license number, registration number, vat number, company number, insured and licensed, study, studied, graduated, graduate of, university, uni, degree from, degrees from, law school, medical school, dental school, vet school, trained at, alumni, education',
  membership: 'membership, contract, monthly pass, sign up, member fee, joining',
  moved:
    'move, moved, moving, relocate, relocated, relocation, new premises, new building, new location, new address, shift, shifting, new campus',
  newClients:
    'accept new, register, new patients welcome, take on, waiting list, currently full, first visit, new students, new patients, new clients, new customers, new people, become a patient, join your practice, join the practice, im new, books open, taking on, never been with you, sign up with you, become a client, not a patient yet',
  online:
    'online, website booking, book online, app, webshop, online shop, order online, over the web, on your website, through your website, on your site, through the site, through the website',
  outdoor:
    'outdoor, outdoors, outside, outside tables, tables outside, al fresco, in the sun, open air; terrace, garden, sit out, deck, balcony, rooftop, courtyard',
  owner:
    'owner, proprietor, proprietress, boss, manager, director, principal, founder, head of the company, head of the firm, head of the practice, head of the clinic, head of the school, head teacher, headmaster, in charge, gaffer, managing director, family run, chairman, president, landlord, landlady, led by, run by, owned by, who runs, who owns, who heads, whos behind, who is behind, lead partner, senior partner, belongs to, whose business, whose company, whose shop, who started, who founded, who set up',
  parking:
    'parking, driveway, street parking, on site parking, garage space, valet parking, free parking, parking space, put the car, put my car, somewhere for the car, leave my bike, park my bike, lock my bike, put my bike, bike racks, bicycle parking, bike parking, spaces behind, spaces in front, spaces outside, ?put it in the car, space for my car, space for the car, ?with the car, ?by car, anywhere to park, easy to park, where do i park, can park, may park, please park, guests park, visitors park, customers park',
  parties:
    'party, celebrate, celebration, celebrations, private event, private events, private hire, function room, host events; wedding, birthday, hen, venue, catering',
  payment:
    'pay, payment method, accepted, contactless, chip and pin, methods of payment, ways of paying, ways to pay, tap, be paid, get paid, paid by, settle up',
  pets: 'pet, dogs allowed, dog friendly, pet friendly, pets welcome',
  provided:
    'included, provided, supplied, bring our own, bring my own, towels, linen, bed linen, sheets, bedding',
  quote:
    'quote, free estimate, no obligation, estimates, free quote, ballpark, price up, price beforehand, rough price, price before, price first, before you start, get an offer, cost beforehand, an idea of the price',
  referral:
    'referral, referrals, referred, refer myself, self refer, letter from my doctor, letter from my gp, see my gp first, see my doctor first, see a doctor first, doctor have to send me, doctors letter',
  refund:
    'refund, money back, get my money, return it, return them, return an item, return items, exchange, swap, returns policy, store credit, give it back, take things back, take it back, be returned, returned within, returns within, returned items, doesnt fit, dont like it, does not fit, do not like it, returns accepted, swap it',
  reply:
    'reply, replies, respond, response time, answer within, answer your message, answer messages, answer emails, answer my message, answer my email, answer to my message, answer all messages, back to you within, get back to you, gets back to you, be in touch within, contact you within, return your call, return calls, ?get back to me, ?hear back, ?hear from you, ?get an answer, ?call me back, ?an answer from you',
  smoking: 'smoke, non smoking, vape, vaping, cigarette, smoking, cigar',
  social:
    'social media, facebook, instagram, tiktok, youtube, twitter, follow you, follow us, social networks',
  stay: 'minimum stay, minimum nights, one night, single night, just one night, minimum, at least nights, only one night, one night only, just for one night, just the friday night, just the saturday night, just the sunday night, just the night',
  takeaway:
    'takeaway, collect, pick up, order ahead, phone order, call ahead, take the food home, eat it at home, eat at home, take it home, take it away, to take away, take home, food home',
  toilets:
    'toilet, toilets, loo, loos, restroom, restrooms, lavatory, lavatories, washroom, washrooms, wc, where is the bathroom, wheres the bathroom, use the bathroom, use your bathroom, ladies room, mens room',
  transport:
    'public transport, without a car, dont drive, nearest stop, do not drive, dont have a car, have no car; bus, by train, the train, which train, what train, train station, railway, tram, walk from the station, stop, subway, which line, what line, bus stop, stops outside, stops in front, line goes',
  trial:
    'trial, first class, first lesson, free session, free consultation, introductory, complimentary consultation, try it, try it out, give it a go, have a go, try for free, taster, test it, try it first, taster session',
  vegetarian:
    'vegetarian, vegan, meat free, plant based, veggie options, eat meat, without meat, no meat, animal products',
  voucher: 'voucher, gift, gift cards, as a present',
  wait: 'wait, waiting time, waiting room, turnaround, how soon, how quickly, same week, ready, how soon can, get a slot, next slot, next available, how long until i, list is long, long list, weeks wait, wait for an appointment, get in to see',
  weather:
    'bad weather, poor weather, wet weather, the weather, due to weather, weather permitting, weather conditions, rain or shine, raining, rains, rainy day, in the rain, case of rain, thunderstorm, thunderstorms, ?pours, ?pouring with rain, ?weathers bad, ?it rain',
  wifi: 'wifi, hotspot, broadband, get online, go online, a network, your network, network password, internet access, connect my laptop, connect to the internet',
  writing:
    'whatsapp, sms, text us, text me, text you, by text, text message, send a text, message us, message you, send a message, send us a message, send you a message, drop us a line, drop you a line, write to us, write to you, write us, ?instead of calling, ?instead of ringing, messenger',
};
