/** English. */
import type { Topics } from './types.ts';

export const en: Topics = {
  access:
    'wheelchair, ramp, stairs, steps, elevator, ground floor, downstairs, mobility scooter, walker, pram, buggy, disability, step free, climb stairs, accessible, disabled',
  age: 'age limit, too old, too young, what age, aged, over 18, under 18, ages, how old do, how old must, how old does, how old should, how old can, minimum age',
  airport: 'airport, transfer, shuttle, airport pick up',
  alcohol: 'alcohol, drinks, wine, beer, cocktails, corkage, bar',
  allergy: 'allergy, gluten free, dairy free, nut free, intolerance, dietary requirements, dietary',
  arrival:
    'check in, checkin, arrive, arrival, get in, move in, get the keys, key collection, from what time can we, into the room, into the cottage, into the house, get into, access the room',
  booking:
    'book, booking, reservation, walkin, by appointment, book ahead, in advance, reserve, appointment necessary, first come',
  brand:
    'brand, brands, make, makes, products, product, product line, manufacturer, stockist, which products, work with products',
  breakfast: 'breakfast, full english, continental, room only, half board, full board, b and b',
  bring:
    'bring, wear, equipment, what do i need, kit, gear, provided, towel, mat, put on, clothes, clothing, bring anything',
  calling:
    'call you, ring you, phone you, reach you, on the phone, call to, phone for, ring for, by phone, call us, ring us, phone us, phone lines, telephone hours, reachable, ring to, ring in, can i ring, can i phone, can i call',
  cancel:
    'cancel, cant make it, reschedule, rebook, postpone, noshow, cancellation policy, hours notice, hours ahead, turn up, dont turn up, miss my appointment, missed appointment, call it off, called off, cant come, cannot come, unable to come, cant attend, something comes up, change the date, change my date, move the date, another date',
  capacity:
    'capacity, people, persons, seats, sleeps, accommodate, guests, licensed for, fit, fits, sleep, beds, space for, room for, max people, how big can a group, group size, how large can a group, groups of up to, group be',
  children:
    'child, family friendly, toddler, highchair, lad, kiddies, babies, children menu, kids menu, family',
  deliver:
    'delivery, ship, bring it to my house, bringing it to my house, bring it to my home, bring it to us, bring it round, bring it over, to my door, to our door, postage, courier, nationwide, dispatch',
  departure:
    'check out, checkout, leave, depart, departure, be out, move out, vacate, out by, leave the room, out of the room, be gone',
  deposit:
    'deposit, bond, security deposit, in advance payment, up front, anything up front, pay in advance, pay something in advance, pay anything in advance, paid in advance, down payment, prepay, prepayment',
  discount:
    'discount, percent off, student discount, oap, concession, loyalty, military, veterans, student, senior, special offers, promotions, #percent',
  distance:
    'how far, far, walk away, minute walk, minutes walk, walking distance, minutes from, minutes away, miles from, miles, km from, kilometers, kilometres, mile from, close to, distance',
  emergency:
    'emergency, same day, 24 7, 24 hour, weekend call out, middle of the night, on call, breakdown, broken down, broke down, towing, tow truck, roadside, packed up, stranded',
  experience:
    'experience, years experience, years in business, #age, established, decades, generations, years of experience',
  extraPerson:
    'extra person, extra guest, additional person, additional guest, third person, fourth person, another person, extra bed, per extra, surcharge, supplement, extra people, one more person',
  finance:
    'installment, pay it off, credit, interest free, affordable payments, klarna, afterpay, carecredit',
  guarantee: 'warranty, workmanship, stand behind, satisfaction guaranteed, guaranteed, come back if',
  homeVisit:
    'housecall, we travel, mobile, on site, come out, call out, at home, your location, our van, come to your home, come to your house, to your home, to my house, to my home, to my place, home visit, home visits',
  insurance:
    'insurance, insurer, bill my insurance, covered by, claim, direct billing, cover, medicare, medicaid, nhs, health fund',
  jobs: 'jobs, a job, careers, recruiting, join our team, apply for a, apply now, how to apply, do i apply, can i apply, apprentice, apprenticeship, work experience, hiring, work for you, we are hiring, send us your application, your application, vacancies, staff wanted, help wanted, looking to hire',
  language: 'language, languages, speak, spoken, english, spanish, french, german, italian, polish',
  licence:
    'licensed, accredited, gas safe, approved, member of, fully insured, diploma, degree, licence number, license number, registration number, vat number, company number, insured and licensed',
  membership: 'membership, contract, monthly pass, sign up, member fee, joining',
  moved:
    'move, moved, moving, relocate, relocated, relocation, new premises, new building, new location, new address, shift, shifting, new campus',
  newClients:
    'accept new, register, new patients welcome, take on, waiting list, currently full, first visit, new students',
  online:
    'online, over the web, on your website, through your website, on your site, through the site, through the website, website booking, book online, app, webshop, online shop, order online',
  outdoor: 'outdoor, terrace, garden, sit out, deck, balcony, rooftop, courtyard',
  owner:
    'owner, boss, manager, director, principal, founder, head of the company, head of the firm, head of the practice, head of the clinic, head of the school, head teacher, headmaster, in charge, gaffer, managing director, family run, chairman, president, landlord, led by, run by, owned by, who runs, who owns, who heads, whos behind, who is behind, lead partner, senior partner, belongs to, whose business, whose company, whose shop',
  parking:
    'parking, driveway, street parking, on site parking, garage space, valet parking, free parking, parking space, put the car, put my car, somewhere for the car, leave my bike, park my bike, lock my bike, put my bike, bike racks, bicycle parking, bike parking',
  parties:
    'party, wedding, birthday, hen, private hire, venue, celebrations, groups, large group, catering, private event',
  payment:
    'pay, payment method, accepted, contactless, chip and pin, methods of payment, tap, be paid, get paid, paid by, settle up',
  pets: 'pet, dogs allowed, dog friendly, pet friendly, pets welcome',
  provided:
    'included, provided, supplied, bring our own, bring my own, towels, linen, bed linen, sheets, bedding',
  quote: 'quote, free estimate, no obligation, estimates, free quote, ballpark, price up',
  refund:
    'refund, money back, get my money, return it, return them, return an item, return items, exchange, swap, returns policy, store credit',
  smoking: 'smoke, non smoking, vape, vaping, cigarette',
  stay: 'minimum stay, minimum nights, one night, single night, just one night, minimum, at least nights',
  takeaway: 'takeaway, collect, pick up, order ahead, phone order, call ahead',
  transport:
    'bus, by train, the train, which train, what train, train station, railway, tram, walk from the station, stop, public transport, subway',
  trial:
    'trial, first class, first lesson, free session, free consultation, introductory, complimentary consultation, try it, try it out, give it a go, have a go, try for free',
  vegetarian: 'vegetarian, vegan, meat free, plant based, veggie options',
  voucher: 'voucher, gift, present, gift cards',
  wait: 'wait, waiting time, waiting room, turnaround, how soon, how quickly, same week, ready',
  wifi: 'wifi, hotspot, broadband',
};
