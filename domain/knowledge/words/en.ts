/** English. */
import type { WordTable } from './word-table.ts';

export const english: WordTable = {
  language: 'en',
  stopwords:
    'the, and, of, to, in, is, for, with, our, your, we, you, are, at, on, this, that, or, from, by, all, us, be, have, will, not, can, please, more',
  days: {
    mon: 'monday, mondays, mon, mo',
    tue: 'tuesday, tuesdays, tues, tue, tu, tuseday, teusday, tueday',
    wed: 'wednesday, wednesdays, weds, wed, wensday, wednsday, wendsday, wenesday, wedneday',
    thu: 'thursday, thursdays, thurs, thur, thu, th, thr, thrs, tursday, thrusday, thurday, thusday',
    fri: 'friday, fridays, fri, fr',
    sat: 'saturday, saturdays, sat, sa, saterday, satuday, saturaday',
    sun: 'sunday, sundays, sun, su',
  },
  dayInitials: 'M T W - F S S, - - - T - - -, Mond - Wedn - Frid Satur Sund',
  dayGroups: {
    everyDay:
      'daily, every day, everyday, seven days a week, 7 days a week, 7 days, all week, seven days, nightly, each day, all days, 7 days/week, 7 nights, 7 nights a week, seven nights a week, 365 days a year, 365 days, every morning, each morning, every afternoon, every evening, each evening, every night, each night',
    weekdays: 'weekdays, weekday, week days, workdays, working days, business days',
    weekend: 'weekends, weekend, week-end',
    holidays:
      'public hols, public hol, bank hols, bank hol, pub hols, p/hols, p/hol, b/hols, bank holiday weekends, bank holiday weekend, holiday weekends, public holidays, bank holidays, holidays, bank holiday, public holiday, holiday, bank holiday mondays, bank holiday monday, bank holiday sundays, bank holiday sunday, public holiday mondays, public holiday monday, holiday mondays, federal holidays, major holidays, legal holidays, national holidays, statutory holidays, stat holidays',
  },
  hours: {
    through: "to, through, thru, until, till, til, til', 'til, up to",
    and: 'and, &, plus',
    from: 'from, between, open from, opens at, open at, starting at, after',
    open: "open, opens, opening, hours, we're here, we are here",
    closed:
      "closed, close, not open, shut, closing day, closing days, weekly closing day, day off, rest day, non-working day, closures, closure, closed days, closed dates, no clinic, no clinics, no consultations, on annual leave, we are away, we're away, we will be away, we'll be away, we are on holiday, we're on holiday, we will be on holiday, we are on vacation, we're on vacation, we will be on vacation",
    except: 'except, except on, excluding, but, but not, apart from, other than, with the exception of, save',
    only: 'only',
    allDay:
      '24/7, 24 hours, 24 hrs, 24h, 24 hours a day, around the clock, 24 hrs a day, 24hr, 24hrs, open all hours, 24 hours every day, 24 hours per day',
    noon: 'noon, midday, 12 noon, 12noon',
    midnight: 'midnight, 12 midnight',
    late: 'late, close, closes, closing, last guest, last orders, sold out, sell out, we sell out, dusk, sunset, sundown, nightfall',
    pauses: 'lunch break, closed for lunch, close for lunch, closed at lunchtime',
    morning: 'morning, mornings, every morning, each morning',
    afternoon:
      'afternoon, afternoons, evening, evenings, night, nights, nightly, 7 nights, 7 nights a week, seven nights a week, dinner, dinners, supper, dinner service, dinner hours, evening meals, evening meal, every afternoon, every evening, each evening, every night, each night',
    aside:
      'last orders, last order, last entry, last admission, last seating, last food orders, last appointment, last tickets, kitchen closes, kitchen closes at, doors close, last food order, last food orders at, kitchen until, kitchen till, food until, food till, last booking, last bookings, last check-in, last sitting, last call, last ride, last tee time, gates close, grill closes',
    appointment:
      'by appointment, by appointment only, appointment only, by appt, by appt only, appointments only, by arrangement',
    telephone:
      'reach us by phone, reach us by telephone, phone lines, telephone lines, lines are open, phones are answered, phone is answered, call us between, call centre hours, call center hours, phone hours, telephone hours, available by phone, available by telephone, available for calls, to take calls, for calls, call us from',
    calling: 'call us, ring us, phone us, give us a call, give us a ring, call',
    clock: "o'clock, hrs, hours, h",
    hourNames: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
    halfPast: 'half past',
    am: 'am, a.m, a.m., a',
    pm: 'pm, p.m, p.m., p',
    filler:
      "open, hours, hour, opening, business, store, shop, office, our, we, are, on, the, is, times, time, o'clock, a, week, day, days, also, again, regular, normal, operation, of, now, only, every, each, between, for, service, studio, salon, clinic, in, evening, evenings, morning, mornings, afternoon, afternoons, continuously, general, all day, am, pm, six days a week, 6 days a week, five days a week, 5 days a week, here",
    purpose:
      'food served from, food served, food service, kitchen, lunch, dinner, supper, evening meal, evening meals, breakfast, brunch, dining room, tasting room, front desk, reception, reception desk, phone, phones, phone line, telephone, drive-thru, drive-through, drive thru, delivery, deliveries, takeaway, take-out, takeout, pickup, pick-up, pick up, collection, collections, emergency, emergencies, emergency line, emergency service, emergency number, emergency call-out, hotline, night line, patio, terrace, happy hour, checkout, check-in, check-out, check in, check out, drop-off, drop off, walk-ins, appointments, parts, parts department, service department, sales department, rental desk, visiting hours, we deliver, delivered, deliver, blood tests, order pickup',
    lunch: 'lunch, lunches, luncheon, lunch service, lunch hours, midday',
    dinner: 'dinner, dinners, supper, dinner service, dinner hours, evening meal, evening meals',
    offices: '',
    houses:
      'office, store, shop, showroom, surgery, garage, workshop, salon, studio, clinic, practice, service, sales, restaurant, cafe, café, bar, pub, pharmacy, gym, pool, spa, sauna',
    served: 'served, serve, serving, serves, available',
    others:
      'out of hours, out-of-hours, outside of hours, outside opening hours, outside practice hours, outside office hours, outside these hours, when we are closed, when we are shut, nearest, next door, across the road, across the street, nhs 111, nhs111, nhs direct, helpline, crisis line, on duty, duty pharmacy, city hall, town hall, public library, post office',
    feasts:
      "christmas day, christmas eve, xmas, new year's day, new years day, new year's eve, new years eve, new year's, new year, boxing day, good friday, easter sunday, easter monday, independence day, july 4th, 4th of july, fourth of july, labor day, memorial day, thanksgiving day, halloween, st. stephen's day, easter saturday, whit monday, whit sunday, maundy thursday, palm sunday, presidents day, presidents' day, martin luther king day, mlk day, juneteenth, veterans day, columbus day, canada day, victoria day, australia day, anzac day, black friday",
    season:
      'during term, in term time, during term time, summer, winter, spring, autumn, season, seasonal, off-season, christmas, easter, thanksgiving, school holidays, term time, first, second, third, fourth, last, 1st, 2nd, 3rd, 4th, every other, alternate, one, monthly, a month, of the month, once, weather permitting, off season, out of season, low season, high season, peak season, shoulder season, rest of the year, rest of year',
  },
  months:
    'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sept, sep, oct, nov, dec',
  headings: {
    hours:
      'hours, opening hours, opening times, open hours, business hours, hours of operation, we are open, when we are open, opening, open, trading hours, visiting hours, office hours, surgery times, surgery hours, consulting hours, consulting times, clinic times, shop hours, store hours',
    timetable:
      "timetable, class schedule, classes, class, schedule, events, event, courses, course, workshops, programme, program, calendar, upcoming, what's on, live music, lessons, sessions, gigs, worship, services times, tour dates, mass times, masses, mass, church services, sunday services, service times",
    services:
      'services, service, our services, what we do, treatments, treatment, menu, prices, price list, pricing, rates, fees, our menu, what we offer, offerings, packages, products, rooms, memberships, membership, classes, repairs, therapies, procedures, specialties, specialities, areas of practice, practice areas, drinks, hot drinks, cold drinks, soft drinks, starters, appetizers, appetisers, entrees, mains, main courses, main dishes, desserts, side dishes, beverages, flavours, flavors, our flavours, our flavors, classic flavours, classic flavors, fruit flavours, fruit flavors',
    prices: 'prices, price, price list, pricing, rates, rate, fees, fee, cost, costs, tariff, tariffs',
    menus: 'menu, menus, wine list, drinks list, cocktail list, beer list, bill of fare',
    courses:
      'breakfast, brunch, lunch, dinner, supper, starters, appetizers, appetisers, small plates, large plates, sharing plates, bites, snacks, nibbles, to start, to share, soups, salads, mains, main courses, main dishes, entrees, from the grill, pasta, pizza, pizzas, burgers, sandwiches, panini, wraps, tacos, sides, side dishes, dessert, desserts, puddings, sundaes, drinks, hot drinks, cold drinks, soft drinks, beverages, coffee, coffees, tea, teas, juices, smoothies, wine, wines, white wine, red wine, sparkling, by the glass, beer, beers, on tap, on draft, draught, cider, cocktails, mocktails, spirits, seafood, raw bar, kids menu',
    serviceMenus:
      'services, our services, all services, service, treatments, our treatments, therapies, procedures, practice areas, areas of practice, specialties, specialities, what we do, classes, our classes, lessons, courses, repairs, dental services, grooming services, treatment, our treatment, therapy, our therapies, our lessons, our courses, our repairs, our specialties, health services, legal services, cleaning services, beauty treatments, what we offer, workshops, our workshops, our classes, classes & workshops, courses & workshops, courses and workshops',
    offerCards:
      'what we do, what we offer, what we make, what we bake, what we sell, what we treat, how we can help, offerings, our work includes, our expertise, areas of expertise, packages, our packages, specials and packages, accessories, our accessories, spare parts, parts and accessories, our range, what we stock, we stock, we sell, we offer, we provide, we specialise in, we specialize in, we repair, we install, we perform, services offered, services provided, services available, services we provide, our services include, services include, treatments offered, treatments available, range of services, list of services, scope of services, i offer, what i offer, what i do, i specialise in, i specialize in, my services, my treatments, work we do, jobs we do, what we can do, what we can do for you, we can help with, our capabilities, services at a glance, our range of treatments',
    asides:
      "why choose us, why us, why choose, reasons to, our values, our promise, our mission, our story, our history, our philosophy, our approach, our process, how it works, how we work, what to expect, what to bring, amenities, facilities, features, room features, in the room, in your room, in every room, in-room, included, what's included, includes, package includes, meet the, our team, the team, staff, gallery, news, blog, latest posts, recent posts, related posts, partners, brands, insurance accepted, insurances, follow us, newsletter, discounts, payment, quick links, useful links, navigation, what sets us apart, what makes us, our difference, the difference, our advantages, our commitment, our pledge, our strengths, our standards, our goals, our vision, our beliefs, our ethos, our credo, our culture, our passion, our background, our experience, our customers, our clients, our credentials, why people, why clients, why customers, why homeowners, why patients, why work with, why trust, why book, why hire, why train, why stay, why shop, why come, why we, benefits of choosing, the benefits of, we are different, who we work with, who we work for, who we help, who we are, who we serve, trusted by, as seen in, as featured in, in the press, press, the process, how to book, how to order, how to find, how to get started, what happens, next steps, steps to, your visit, your first visit, your journey, step by step, in three easy steps, meet our, meet your, our people, our staff, our crew, our experts, our therapists, our doctors, our dentists, our attorneys, our instructors, our teachers, our coaches, our trainers, our stylists, our chefs, the therapists, the crew, the owners, leadership, your host, your hosts, our hosts, latest news, latest from, the latest, latest articles, from the blog, from our blog, our blog, articles, journal, tips and, top tips, helpful tips, advice and tips, resources, useful resources, helpful resources, downloads, awards, honors, honours, recognition, accreditation, accreditations, certifications, certificates, credentials, memberships and, affiliations, associations, member of, members of, proud members, professional bodies, licences, licenses, insurance plans, insurance companies, our partners, our suppliers, suppliers, brands we, our brands, product lines, products we use, materials we use, manufacturers, equipment, our equipment, our kit, our fleet, tools of, technology, our technology, our facilities, our premises, our space, our kitchen, our projects, recent projects, recent work, past projects, completed projects, featured projects, featured work, selected work, case studies, portfolio, our portfolio, before and after, photo gallery, our gallery, careers, vacancies, job openings, current openings, join our team, join the team, work with us, upcoming events, past events, event calendar, facts and figures, by the numbers, in numbers, statistics, company information, legal information, opening times and, subscribe, stay in touch, stay connected, keep in touch, social media, find us on, connect with us, explore more, you may also like, related services, related articles, site map, sitemap, policies, our policies, terms and, house rules, covid, characteristics, specifications, specs",
    areas:
      'service area, service areas, areas we cover, areas we serve, areas covered, areas served, coverage, coverage area, where we work, locations we serve, we cover',
    faq: 'faq, faqs, frequently asked questions, questions and answers, q&a, questions, common questions, good to know',
    testimonials:
      "happy customers, happy clients, happy patients, testimonials, testimonial, reviews, what our customers say, what our clients say, what our patients say, what people say, what people are saying, customer reviews, client stories, kind words, customer stories, guestbook, guest book, visitors' book",
    contact:
      'contact, contact us, find us, visit us, location, locations, where to find us, get in touch, address, directions, how to find us',
  },
  markup: {
    areas: 'Service area',
    payment: 'Methods of payment',
    currencies: 'Currency',
    languages: 'Languages',
    prices: 'Price range',
    cuisine: 'Cuisine',
    amenities: 'Amenities',
    pets: 'Pets allowed',
    smoking: 'Smoking allowed',
    bookings: 'Bookings taken',
    arrival: 'Check-in from',
    departure: 'Check-out by',
    founder: 'Founder',
    founded: 'Founded in',
    yes: 'yes',
    no: 'no',
  },
  phone: {
    phone: 'phone, phones, tel, telephone, call, call us, mobile, landline, cell, ph, t, p, m, mob',
    fax: 'fax, facsimile, f',
  },
  price: {
    from: 'from, from only, from just, starting at, starting from, starts at, starts from, start at, start from, begin at, begins at, priced from, as low as, starting',
    upTo: 'up to',
    upward: 'and up, & up, &up, and upwards, upwards, onwards, or more, plus',
    old: 'was, reg., reg, regular price, regularly, normally, usually, instead of, rrp, originally, valued at, original price, list price',
    now: 'now, now only, now just, sale price, sale, only, current price, special price, discounted price',
    notPaid:
      'off, discount, rebate, credit, cashback, savings, deposit, booking deposit, refundable deposit, non-refundable deposit, security deposit, holding deposit, down payment, cancellation fee, cancellation charge, no-show fee, late fee, gift card, gift voucher, gift certificate, voucher, delivery fee, delivery charge, booking fee',
    onRequest:
      'price varies, prices vary, market price, mp, on request, price on request, upon request, ask for price, poa, call for price, call for pricing, priced upon request, price upon request, quoted individually, please call, please ask, varies',
    free: 'free, free of charge, no charge, complimentary',
    per: 'per, each, a, an, /, every, pp',
  },
  notServices:
    'insured, bonded, cancellations, no-show, no show, no-shows, missed appointment, missed appointments, missed session, security deposit, joining fee, order minimum, delivery minimum, orders minimum, spend minimum, add, corkage, delivery, shipping, deposit, cancellation, cancel, minimum, save, % off, discount, voucher, vouchers, gift card, gift cards, gift certificate, gift certificates, tax, total, subtotal, late fee, fee of, tip, orders over, budget, million, raised, worth, won, cookie, financing, interest-free, 0% finance, we charge, money-back, satisfaction guarantee, sign-on bonus, starting pay',
  slogans:
    "need, needs, priced, any, some, you, your, we, our, us, how, what, why, get, this, that, every, more, can, will, do, does, don't, it's, ready, let, ask, welcome, meet, schedule, fully, not sure, happy",
  policy:
    'american express, direct debit, take cards, cancel, refund, deposit, no-show, no show, reschedul, parking, can park, may park, must park, to park, please park, park your, park free, park for free, park outside, park behind, park in the, park in front, park on the, park at the, park right, park nearby, car park, pets are, pets ok, pets accepted, pets allowed, pets welcome, no pets, pet-friendly, dogs are, dogs welcome, dogs allowed, no dogs, dog-friendly, well-behaved dogs, payment, credit card, cash only, cash, cards accepted, we accept, visa, mastercard, apple pay, insurance, insured, warranty, guarantee, walk-ins, walk-in, late arrival, minimum order, allerg, gift card, non-refundable, returns, smoking, byob, corkage, delivery, gratuity, dress code, age limit, under 18, accompanied by, advance notice',
  other:
    'happy hour, we serve, serving the, service area, areas we cover, we cover, we travel, we speak, languages, spoken, wheelchair, step-free, accessible, accessib, founded, established, family-owned, family owned, family-run, family run, owner, licensed, certified, accredited, years of experience, new patients, emergency, wi-fi, wifi, vegan, vegetarian, gluten, halal, kosher, seats, outdoor seating, private events, reservations, bookings, bus, train, station, metro',
  describes:
    "we are a, we are an, we are the, we are your, we are one of, we are located, we are dedicated, we are specialists, we're a, we're an, we're the, we're your, we offer, we provide, we specialise, we specialize, we sell, we make, we repair, we build, we treat, we serve, we have been, we've been, your local, your one stop, our practice is, our clinic is, our company is, our shop is, our restaurant is, our hotel is, our studio is, our team provides, our team offers, a family, family owned, family run, family-owned, family-run, an independent, specialising in, specializing in, providing, offering, serving, established in, welcome to our",
  yours: 'your',
  notices:
    "is closed, are closed, be closed, have moved, has moved, we are looking, we're looking, is looking for a, are hiring, is hiring, not responsible, not liable, template, under construction",
  questions:
    "what, how, do, does, can, is, are, where, when, which, why, who, will, should, may, must, am, have, could, would, did, whose, was, were, has, had, shall, doesn't, don't",
  credits:
    'designed and coded by, designed and built by, designed and developed by, designed & developed by, designed & built by, designed and made by, coded by, coded with, crafted by, handcrafted by, pages by, need a site, website by, site by, web design by, designed by, design by, powered by, developed by, created by, built by, made by, built with, made with, hosted by, theme by, template by, photos by, photography by, webmaster, about the website, with the website, with this website, about this website, web page by, webpage by, webpages by, web pages by, page by, website design, web design, site design, website created, site created, website developed, site developed, website hosted, maintained by, site maintained, website maintained, marketing by, branding by, website & marketing, digital marketing by, brand by, copyright by web, web hosting, web development by, website development by, website design by, photos:, photo:, photography:, images:, illustrations:, photo credits, picture credits, image credits, with ♥ by, with ❤ by, with ❤️ by, with love by',
  seated: 'based in, located in, situated in, headquartered in, working here in, living in',
  thirdParties:
    'call them, contact them, ring them, phone them, we recommend, manufacturer, warranty registration, we no longer do, independent of, chamber of commerce, bar association, courthouse, hosting provider, hosted on, our neighbours, our neighbors, our neighbour, our neighbor, next door, taxi, taxis, cab company, police, ombudsman, regulator, regulated by, poison control, registered with, data protection officer, information commissioner, insurer, our friends at, our sister, sister hospital, sister clinic, sister practice, emergency vets, emergency animal hospital, nearest emergency, tourist office, animal control, nearest hospital, property management, solicitors regulation authority, trading standards, citizens advice, care quality commission, places to eat, eating out, where to eat, state board, licensing authority, licensing board, licensing and regulation, department of consumer affairs, department of insurance, health department, tourist information, visitors bureau, insurance hotline, animal emergency, emergency hospital, things to do, local attractions, places nearby, nearby attractions, out of hours service, whats nearby, dpo, professional indemnity, liability insurance with, trade association, wycliffe house, financial ombudsman, data protection commission, data protection authority, contact the ico, contact ico',
  calls:
    'back to top, to top, top, back to the top, read more, learn more, more info, more information, find out more, see more, view more, show more, view details, details, discover more, click here, book now, book online, book here, order now, order online, order here, buy now, add to cart, add to basket, shop now, get a quote, get started, contact us, call now, call us, sign up, enquire now, reserve now, see menu, view menu, view all',
  offered:
    'abscess, accompan, accountan, accounting, acupunctur, adjust, adoption, advi, aeration, aerial, aftercare, airbrush, airport, alarm, alcohol, algebra, alignment, allerg, alloy, alteration, amalgam, anaesth, analysis, anesth, annuit, antifreeze, antique, apartment, appetizer, appliance, appraisal, arbitrat, arborist, aromatherap, arrangement, arrears, asbestos, asphalt, assessment, auction, audio, audit, awning, ayurved, babysit, bagel, baguette, bait, balanc, balayage, ballet, ballroom, bankrupt, banner, banquet, baptism, bath, battery, beard, bedding, bedroom, beer, beverage, bicycle, bike, binding, biopsy, birthday, bleach, bleeding, blind, blood, blowdry, boarding, body, boiler, bonding, boot, botox, bouquet, boutique, braces, brake, bread, breakfast, brick, bridal, bridge, brochure, brows, brunch, buff, building, bumper, burger, burial, cabin, cake, calibrat, callout, camera, camp, candle, canine, canvas, car, casket, cast, cat, cavity, ceiling, cement, ceramic, chainsaw, charter, chassis, check-up, checkup, cheese, chemical, chicken, childcare, chimney, chip, chiropract, christen, circuit, civil, claims, clean, clearance, clearing, clinic, clip, clock, clothing, clutch, coaching, cobbl, cocktail, coffee, collection, color, colour, compaction, composit, computer, concrete, conditioning, conservation, construct, consult, contour, contract, conversion, conveyanc, cooking, coolant, copper, copying, copywrit, cosmetic, cottage, counseling, counselling, counter, couples, course, craniosacral, creche, cremation, criminal, croissant, crop, crown, cruise, crystal, cuddle, cuisine, culvert, cupping, curb, curry, curtain, custody, cut, cycl, dance, daycare, deck, decorat, deep, defens, dehumidif, deliver, demolition, dent, depilat, dermal, dermaplan, dermatolog, desexing, design, dessert, detailing, detangl, detox, diagnos, diet, differential, digging, dinner, disposal, divorce, dog, donut, door, doughnut, draft, drain, drama, drapery, dredg, dress, drill, drip, drive, driving, dry, duct, dui, dumpster, dye, ear, earwax, eavestrough, ecg, editing, egg, electric, electrolysis, embalm, embroider, emission, endodont, endoscop, engagement, engine, engraving, enlarg, entertain, entree, envelope, epilat, epoxy, equine, erection, escape, essay, estate, etching, exam, excavat, exfoliat, exhaust, extension, exterior, extraction, eyebrow, eyelash, eyewear, fabricat, facial, fade, fashion, feeding, felling, fence, fencing, fertili, fiberglass, fibreglass, filler, filling, film, finance, fire, fish, fitness, fitting, fixture, flash, fleet, flight, flooding, floor, floral, florist, flower, fluid, fluoride, flush, flyer, foam, foil, foot, foreclos, forensic, forestry, formwork, foundation, framed, framing, freight, french, fries, frozen, fuel, fumigat, funeral, furnace, furniture, garage, gardening, gas, gate, gearbox, gel, geometry, gift, girth, glass, glazing, goggles, golf, gourmet, grading, granite, graphic, grass, gravel, grill, groom, grout, guidance, guided, guitar, gum, gutter, gym, gyn, hair, halloween, hammer, harness, haul, headlight, healing, health, hearing, hearse, heat, heater, heating, hedge, henna, herb, highlight, hire, honey, hoof, horse, hospice, hosting, hotel, hvac, hydraul, hydro, hygiene, hypnos, hypnother, ignition, imaging, immigration, implant, incorporat, indoor, infusion, inject, inlay, insect, inspection, install, insulat, insurance, interior, interpret, intolerance, investment, invisalign, invoice, ironing, irrigat, jacket, jacuzzi, jewel, joinery, judo, juice, junk, karaoke, karate, kayak, kennel, keratin, key, kickboxing, kids, kitchen, kitten, knee, knife, lab, laminat, lamp, lantern, laptop, lasagn, laser, lash, latte, laundry, lawn, leaflet, leak, lease, leash, leather, lesson, letting, lighting, lip, liquor, litigation, livery, livestock, loaf, loan, lock, loft, logistic, logo, lube, luggage, lymphatic, mailing, make-up, makeover, makeup, mammo, manicur, marble, marine, marketing, marriage, masonry, massag, mastectomy, meal, meat, mechanic, mediation, medical, medicat, meditat, mending, menswear, metal, microblad, microchip, microneedl, midwif, milk, mini, mirror, model, mold, mole, monitor, mortar, mortgage, mosquito, motor, mould, mount, mouthguard, movie, moving, mowing, mri, mud, muffin, muffler, mulch, music, mussel, nail, nanny, naturopath, needle, networking, neuter, newborn, noodle, notary, nursing, nutri, occupational, oil, omelet, onlay, optical, optician, optometr, oral, orchid, organi, ornament, orthodon, orthotic, osteopath, oven, overhaul, overlay, oxygen, packing, paint, pallet, pancake, panel, panini, paper, parasite, parcel, parking, parts, pasta, pastr, patent, paternity, patio, pav, payroll, pedicur, peel, pension, periodont, perm, pest, pet, pharmac, photo, physio, piano, pick-up, pickup, pie, pigment, pilates, pilot, pipe, pitch, pizza, planning, plast, plate, playgroup, pleat, plot, plumb, podiatr, pointing, polish, porch, portrait, potato, pottery, powder, powerwash, pre-school, pregnan, prenatal, preschool, prescript, preservation, press, pretzel, preventative, preventive, print, probate, programming, propan, prosthe, prosthodont, pruning, psychother, publish, pump, puppy, quilt, radiator, radio, rafting, rail, ramen, rash, receipt, recovery, recycl, redesign, refill, refinanc, refinish, reflex, refurb, regas, rehab, reiki, rejuven, relax, relocat, remodel, removal, rendering, renovation, rental, repair, replacement, repoint, reproduct, rescue, reset, restaurant, restor, resurfac, retail, retainer, retouch, retreat, rewir, rice, ride, riding, rigging, rings, roast, roof, rooter, rose, rotor, rubbish, rug, sail, salad, salmon, salon, sandblast, sanding, sandwich, sanitat, sanitiz, sash, satellite, sauna, saute, scaffold, scaling, scalp, scan, scone, scooter, scrap, screed, screen, scrub, sculpt, seafood, seal, seam, security, sedat, seed, self-catering, seminar, sensor, septic, session, settlement, sewer, sewing, shampoo, sharpen, shave, shed, sheet, shelf, shellac, shelv, shiatsu, shingle, ship, shirt, shoe, shower, shrub, shutter, shuttle, siding, signage, silver, sink, sitting, skin, skip, sleep, slip, smile, smoked, smooth, snow, sofa, software, soil, solar, solder, sound, soup, spa, speaker, speech, spinal, spine, spray, sprinkler, stain, stair, starter, statuary, steak, steam, steel, steer, stitch, storage, straighten, strata, stress, strip, structural, stucco, studio, stump, styling, suits, sunroom, supervis, supplies, surge, survey, sushi, suspension, swab, swedish, sweeping, sweets, swim, switch, table, taco, tailoring, takeaway, tan, tanning, tap, tarmac, tarot, tattoo, tax, tea, teeth, television, temperature, tenancy, tennis, tent, terrac, testing, thai, therap, thermostat, thesis, thread, tie, tile, tiling, timber, tint, tire, tissue, toddler, toilet, toner, tonsil, tool, tooth, topsoil, tour, tow, toys, tracking, tractor, trailer, trainer, training, transfer, translat, transmission, transport, travel, treadmill, treatment, tree, trench, trim, trip, trophy, troubleshoot, truck, trunk, tub, tuck, tuition, tune-up, tuning, turf, tutor, twist, typing, tyre, ultrasound, umrah, undercoat, underpinning, uniform, upgrade, upholst, urgent, urinal, urine, used, utensil, utility, vaccin, vacuum, valet, valu, valve, van, vasectom, vegetable, vein, velux, veneer, ventilat, vet, video, villa, vintage, vinyl, violin, visa, vision, volleyball, waffle, walking, walks, wardrobe, warehouse, warrant, wash, waste, watch, wax, web, wedding, weed, welding, wellness, whale, wheel, whisk, whitening, wholesale, wig, wildlife, wills, window, wine, wing, wiper, wiring, wisdom, woodwork, workshop, worktop, wrap, wrinkle, writing, x-ray, yard, yoga, zumba, helmet, pannier, saddle, spare, bookkeep, budget, reconcil, procure, lens, sunglass, spectacl, varifocal, bifocal, glaucoma, cataract, eyecare, skylight, chandel, drum, viola, cello, flute, ukulele, saxophon, trumpet, singing, vocal, backflow, sump, jetting, snaking, unclog, grinding, generator, barn, termite, wasp, spider, rodent, cockroach, bedbug, lien, landlord, armchair, bookcase, cupboard, stool, yoghurt, yogurt, concierge, headshot, puppies, obedience, dematt, hoist, forklift, marquee, bouncy, catamaran, mooring, slipway, berth',
  virtues:
    'accurate, affordab, always, anywhere, approach, atmosphere, attention, award, benefit, best, caring, certif, choice, client, comfort, commit, communit, competitive, confiden, convenien, courte, creativ, customer, dedicat, dependab, easy, efficien, excellen, exceptional, experien, expert, fair, famil, fast, flexib, free, fresh, friendl, great, guarantee, happ, hassle, high-quality, highest, honest, impeccable, innovat, integrity, knowledge, licens, local, low, mission, modern, money, mouth, passion, peace, personalised, personalized, philosoph, precision, premium, profession, promise, prompt, proud, punctual, qualif, qualit, quick, reliab, reputation, respect, respons, results, reviews, safe, satisf, simple, skilled, solutions, staff, tailored, team, technolog, testimonial, timely, top, tradition, trained, transparen, trust, unbeat, unique, value, vision, warm, welcoming, why, wide, years',
  ailments:
    'disease, diseases, illness, illnesses, abscess, abscesses, infection, infections, inflammation, pain, pains, ache, aches, headache, headaches, backache, toothache, migraine, migraines, arthritis, arthrosis, sciatica, diabetes, cancer, tumour, tumours, tumor, tumors, asthma, eczema, acne, psoriasis, insomnia, anxiety, depression, nausea, vomiting, diarrhea, diarrhoea, fever, cough, swelling, bleeding, gingivitis, bronchitis, sinusitis, tonsillitis, flu, influenza, constipation, impotence, endometriosis, itching, dizziness, vertigo, limping, obesity, dehydration, scuff, scuffs, scratch, scratches, rip, rips, tear, tears, dent, dents, crack, cracks, stains, burns, holes, damage, damages',
  roles:
    'owner, co-owner, founder, co-founder, manager, director, principal, partner, associate, attorney, lawyer, solicitor, paralegal, doctor, dr., dentist, hygienist, nurse, veterinar, technician, therapist, practitioner, instructor, teacher, tutor, coach, trainer, stylist, barber, colourist, colorist, esthetician, beautician, chef, baker, receptionist, secretary, assistant, apprentice, engineer, foreman, bookkeeper, accountant, administrator, coordinator, office, head of, lead, senior, junior, president, vice, chair, treasurer, ceo, md, dvm, dds, dmd, rn',
  kinds:
    'hotel, inn, lodge, guest house, guesthouse, bed & breakfast, b&b, cottage, campsite, hostel, restaurant, bistro, grill, diner, kitchen, tavern, brewery, bakery, patisserie, pizzeria, deli, butchers, cafe, coffee, tea rooms, farm, nursery, florist, flowers, boutique, jewellers, jewelers, bookshop, hardware, garage, motors, autos, tyres, tires, cars, cycles, bikes, boats, charter, tours, travel, taxi, salon, hair, barber, barbers, barbershop, spa, beauty, nails, tattoo, massage, yoga, pilates, fitness, gym, clinic, hospital, veterinary, vets, dental, dentistry, dentist, orthodontics, optician, opticians, optometry, pharmacy, chemist, physiotherapy, chiropractic, osteopathy, therapy, medical, practice, solicitors, law, attorneys, accountants, accounting, estate agents, realty, insurance, plumbing, heating, electrical, electric, roofing, builders, construction, joinery, carpentry, painting, landscaping, cleaning, laundry, locksmith, removals, storage, repairs, repair, service, services, school, academy, nursery school, kennels, grooming, photography, studio, studios, printing, catering, cakes, plumber, plumbers, electrician, electricians, roofer, roofers, builder, carpenter, joiner, painters, decorators, gardener, gardeners, landscapers, lawyer, lawyers, attorney, law firm, accountant, physiotherapist, physiotherapists, physio, chiropractor, chiropractors, osteopath, osteopaths, veterinarian, veterinarians, veterinary surgeons, vet, therapist, hairdresser, hairdressers, photographer, mechanic, mechanics, movers, cleaners, contractor, contractors, company, podiatrist',
  generic:
    'home, homepage, home page, welcome, welcome to, index, start, contact, contact us, about, about us, about me, services, our services, menu, hours, prices, gallery, blog, news, untitled, untitled document, new page, page, faq, location, locations, the team, team, our team, visit us, visit, find us, official site, official website, main, book now, opening hours, official site, official website, the official site, surcharge',
  priceLabels:
    'our fee, tuition fee, standard rate, standard rates, standard price, normal rate, normal price, base rate, base price, basic rate, weekday rate, flat fee, our prices, range, price range, total, amount, from only, per person, investment, fee, cost, price and duration, price & duration, duration and price, prices and durations, prices and duration, base pricing, base price, base rate, basic price, pricing, regular price, sale price, unit price, original price, current price, list price, normal price, standard price, special price, discounted price, retail price, your price, our price',
  titles: 'dr, prof, professor, mr, mrs, ms, med, dent, vet, doctor',
  smallWords: 'of, the, and, a, an, at, in, for, by',
  patterns: {
    page: {
      otherHouses:
        '(?:useful|helpful) links|useful (?:contacts|numbers|addresses)|(?:(?:our|my|the|local|some) )*(?:friends|partners?|partner (?:clinics|practices|shops|businesses|companies|hotels|salons)|stockists?|retailers|resellers|suppliers|recommendations|recommended (?:businesses|places|suppliers|restaurants|hotels)|places we (?:love|like|recommend)|(?:friends|partners) (?:and|&) (?:friends|partners|suppliers|stockists))|(?:where (?:to|can you) (?:buy|find|get)|shops that (?:sell|stock)|stockists of) (?:our|my) .*|where to buy|find a (?:stockist|retailer)|who we recommend|we recommend',
      projects:
        '(?:(?:our|my|some|the|recent|latest|past|completed|selected|featured|current|previous) )*(?:projects|references|case studies|jobs|builds|work)(?: (?:completed|gallery|we have done))?|recent (?:work|jobs|installations|sites)',
      otherPlaces:
        '(?:(?:the|our|some|top|best|\\d+) )*(?:(?:things to (?:do|see)|places to (?:visit|see|eat)|what to (?:see|visit)|where to (?:eat|shop)|eating out|days? out|sightseeing|surroundings|(?:local|nearby) (?:attractions|sights|shops?|restaurants|pubs|places|highlights|activities|beaches|walks)|(?:places|points) of (?:local )?interest)(?: (?:and|&) (?:do|see|eat|drink|visit|around))?(?: (?:in|around|near|nearby|close by|locally)(?: .*)?)?|what to do (?:around|near|nearby|in the area)(?: .*)?|in the (?:area|neighbou?rhood|vicinity)|nearby|close by|(?:explor(?:e|ing) |discover(?:ing)? )?the (?:local area|surrounding area|area|region|neighbou?rhood|surroundings))',
      noteOpening: 'n\\.? ?b\\.?|(?:please )?note|important|attention|notice|tip|warning',
      firstPerson: 'we|our|us',
      pitches:
        'are you (?:new|ready|looking|tired|thinking|considering|planning|searching|in need|in pain|struggling|suffering|worried|interested|moving|getting)|have you|have (?:a |any )?questions|do you have (?:any )?(?:more |other |further )?questions|did you know|do you (?:need|want|suffer|know|feel|love|like|dream|struggle)|why (?:choose|us|use|pick)|how can we help|what (?:makes us|sets us|can (?:we|our\\b.{0,60}) do for you)',
      ownQuestions:
        '(?:what|where|who|how) (?:are|do) we(?! (?:need|have|bring|pay|get|park|book|know|find|go|expect|owe))',
      invitations:
        'ready to|looking for|(?:still )?(?:have|got)(?: (?:a|any|more|other|further|some))* questions?|any (?:more |other |further )?questions|need (?:help|more)|not sure',
      why: 'Why(?!\\s(?:Do|Does|Did|Is|Are|Was|Should|Would|Can|Must|Will|Has|Have)\\s)',
      abbreviations:
        'dr|mr|mrs|ms|st|no|tel|prof|inc|incl|co|approx|min|max|u\\.s|e\\.g|i\\.e|dept|ext|vs|hwy|est',
      legalPages:
        'imprint|legal|legal (?:notices?|information|info|disclaimer)|disclaimer|privacy|privacy (?:policy|notice|statement)|cookies? (?:policy|notice|statement)|gdpr|(?:website )?terms(?: (?:of (?:service|use|business)|and conditions|& conditions|conditions))?|t ?& ?cs?',
      legalWords:
        'privacy|cookie|gdpr|terms of use|copyright|rights reserved|(?:trademarks?|brands?|logos?) (?:is|are) (?:the )?property|javascript',
      since: 'since',
      onward: 'since|from|as of|effective|updated?|founded|est\\.?',
      dateArticles: 'the',
      leftovers:
        "^(?:service|product) (?:\\d{1,2}|one|two|three|four|five|six)$|(?:insert|enter|add|put|type|write) your [a-z ]{3,30} here\\b|your (?:opening (?:hours|times)|business hours|(?:business |street |e-?mail )?address|(?:tele)?phone(?: number)?|business name) go(?:es)? here|\\b(?:image|card|service) title(?: here)?$|add (?:a|your) (?:photo|text|image|title|caption|description)|your (?:text|content|tagline|address|company name) (?:goes )?here|click (?:here )?to (?:edit|add)|i'?m a paragraph|this is a sample (?:page|text)|sample text|placeholder text|insert (?:text|photo|image) here|replace this text|edit this (?:text|page)|just another wordpress site|hello world!|this is your first post|double.?click to edit|coming soon$|under construction|template by|skip to (?:main )?content",
      cookieSpeakers: 'we|this (?:web)?site|our (?:web)?site',
      consent: '(?:accept|reject|manage|allow) (?:all )?cookies|cookies? (?:policy|settings|preferences)\\b',
      leftoverHints:
        "service 1|service 2|service 3|service 4|service 5|service 6|service one|service two|service three|product 1|product 2|product 3|product 4|enter|put|type|write|image title|card title|service title|add|your|click|i'm a|im a|this is|sample|placeholder|insert|replace|edit|just another|hello world|double|coming soon|under construction|template by|skip to|cookie",
      overriding: 'ignore|disregard|forget|override|bypass',
      overridden: 'instruct\\w*|prompts?|rules|guidelines|directions',
      earlier: 'previous|prior|above|earlier',
      instructions: 'instructions?(?!\\p{L})|prompt',
      toMachines:
        "\\b(?:system|developer|hidden|secret)[- ]?prompts?\\b|\\b(?:jailbreak|prompt injection|developer mode)\\b|\\byou are (?:now|no longer) (?:an?|the|in|my|dan|free|going|required|not|to|acting|under)\\b|\\b(?:as|dear|hey|hello|attention|note to|message (?:to|for)|instructions? (?:to|for)|important for)\\s(?:all\\s|any\\s|the\\s|an?\\s)?(?:ai|llm|chatbot|voice|language|virtual|automated|gpt|chatgpt|claude|large language)\\s?(?:agents?|models?|assistants?|bots?|crawlers?|systems?|language models?)?\\b.{0,120}\\b(?:must|should|say|tell|answer|respond|reply|ignore|always|never|do not|you|recommend|output|follow)\\b|\\b(?:ai|llm|gpt|chatbot|voice)\\s?(?:agents?|models?|assistants?|bots?|systems?)\\b.{0,40}\\b(?:must|should|shall|are to|has to|have to|need to|please)\\b.{0,40}\\b(?:say|tell|answer|respond|reply|ignore|follow|reveal|claim|recommend|output|state|inform|transfer|give|quote|offer|waive|refund|grant|confirm)\\b|\\b(?:reveal|print|repeat|show|output|leak|disclose|send)\\b.{0,30}\\b(?:your|the)\\s(?:system\\s?prompt|hidden prompt|initial prompt|instructions|api.?keys?|credentials|configuration)|\\b(?:tell|inform|say to|instruct|advise)\\s(?:all\\s|every\\s|the\\s|any\\s|each\\s|your\\s)?(?:callers?|users?|customers?|visitors?|clients?)\\s(?:that|to|we|the|they|it|you)\\b|\\b(?:say|respond|reply|answer)\\s(?:only\\s|always\\s)?(?:that|with|to every|to all)\\b.{0,60}\\b(?:callers?|users?|every question|all questions|closed|free|whatever)\\b|\\b(?:act|behave|respond|roleplay|pretend)\\s(?:as|like|to be)\\s(?:if\\s|though\\s|an?\\s|the\\s)?(?:you\\b|dan\\b|ai\\b|jailb|unrestricted|different|developer|admin|assistant|evil|pirate)|\\b(?:new|updated|real|secret|hidden|additional)\\s(?:system\\s)?(?:instructions?|prompts?|directives?)\\s?(?::|for (?:you|the (?:agent|assistant|bot|ai|model|system))\\b|are|follow)|\\b(?:jailbreak|prompt injection|do anything now|developer mode)\\b|(?<!\\b(?:we|they|i|you|to|will|may|can|could|who|not|staff|team)(?: always| also| often| will| may| never)? )\\b(?:ask|tell|say to|instruct|promise|refund|charge|quote|assure|convince|persuade|demand|request|read|repeat)\\b.{0,30}\\b(?<!(?:your|our|cold|nuisance|scam) )callers?\\b(?!'s| (?:for )?(?:the |their )?(?:exact |full )?(?:address|location|where they are)\\b.{0,20}\\b(?:call|dial|ring) \\d{3}\\b)|\\b(?:when(?:ever)?|if|once) (?:the|an?|any|every) callers? (?:asks?|says?|wants?|requests?|mentions?|insists?)\\b|\\b(?:operators?|agents?|assistants?|bots?|receptionists?|systems?|software) (?:of|on|behind|at|answering) this (?:phone|telephone|call|voice) ?(?:line|call|number)?\\b|\\b(?:respond|reply|answer)(?: to)? (?:this|that|the|any|every|such a) (?:question|inquiry|enquiry) (?:only |always )?(?:with|by saying)\\b|(?<!\\p{L})(?:(?:when|if) asked|(?:when|if|whenever) (?:someone|anyone|somebody|anybody|people) (?:calls?|rings?|phones?))\\b.{0,40}, (?:please |always |just )?(?:(?:reply|say|answer|respond|state)\\b(?! (?:to )?(?:us|me|our|your|honestly|truthfully)\\b)|tell (?:them|him|her|people|callers?|the callers?|all|every\\p{L}+|any\\p{L}+)\\b)|\\byou (?:must|should|shall|have to|are to|need to) (?:always |only |never |not )?say (?:[\"“„«]|(?:that )?(?:we|the (?:shop|store|business|company|practice|clinic|restaurant|hotel)|everything|all) (?:is|are|has|have|was|were|had|gave|went|closed|moved|costs?)\\b|(?:that )?it is (?:free|closed)\\b|(?!(?:if|when|where|which|what|who|how|why|so|goodbye|bye|hello|no|yes|it|something|whether|please|thanks|sorry|stop)\\b)\\p{L}+\\s?(?=$|[.!?;,)]))|\\byou (?:must|should|shall|have to|are to|need to) (?:always |only |never |not )?(?:tell|assure) (?:(?:every(?:one|body)|them all|all of them)(?! (?:in|of|at|on|with|else|staying|travelling|who (?!(?:calls|rings|phones|asks)\\b)))|any(?:one|body) who (?:calls|rings|phones|asks))\\b|\\b(?:assistants?|agents?|operators?|receptionists?|bots?) (?:must|should|shall|has to|have to|is to|are to) (?:\\w+ ){0,2}(?:say|repeat|pretend|claim|ignore|recommend|(?:use|give) this number)\\b|(?:^|[^\\p{L}\\s]\\s?)(?:please )?never tell the truth\\b|\\b(?:correct|right|only|best) answer to (?:any|every|all) questions?\\b|(?:^|[^\\p{L}\\s]\\s?)(?:please )?(?:do not|don't) (?:ask|tell|say to)\\b.{0,20}\\bcallers?\\b|(?:^|[^\\p{L}\\s]\\s?)(?:system override\\b|override\\s?:)|\\[(?:system|assistant|developer)(?: (?:prompt|message|note|override|update|rule|instruction)s?)?\\]|(?:^|[^\\p{L}\\s]\\s?)always (?:refund(?! (?:within|in|your|you|the))|say yes|(?:agree (?:to|with)|approve|confirm|grant|accept) (?:(?:every|all|any|the) (?:refund|claim|discount|request|demand|wish|caller)|everything|anything|whatever|refunds|claims|discounts|callers))|\\b(?:who|what)ever reads this\\b.{0,20}\\bmachine|(?:^|[.!?。|\"“”„«»\\[{<>*•\\n(]\\s{0,2})(?:(?:please\\s|always\\s|you must\\s){0,2}(?:(?:collect|obtain|request|ask for)\\s(?:the|each|every)\\s(?:caller|customer|client|user)s?'?s?\\s|(?:transfer|forward|redirect|divert)\\s(?:all|every|each|any)\\s(?:the\\s)?call(?:s|ers?)?\\sto\\b)|(?:begin|start|end|finish|open|close|prefix)\\s(?:every|each|all|your)\\s(?:repl(?:y|ies)|responses?|answers?)\\b|(?:always\\s)?(?:respond|reply)\\sonly\\s(?:in|with|by|as)\\b|tell\\s(?:anyone|everyone|anybody|everybody)\\swho\\s(?:asks?|calls?|phones?|rings?)\\b|when\\s(?:a|the|any)\\s(?:customer|caller|client|user)\\scalls?\\b.{0,20}\\b(?:always|must|never)\\b|(?:a\\s)?notes?\\sto\\s(?:the\\s)?(?:phone\\s|telephone\\s)?operator\\b|your\\stask\\sis\\sto\\b)",
      machines: 'ai[-\\s](?:assistant\\w*|agent\\w*|model\\w*)',
      addressees:
        '(?:(?:generative|any) )?(?:ai|artificial intelligence|llm|gpt)(?:[-\\s](?:voice|phone|chat|language|search|powered))?[-\\s](?:assistants?|agents?|models?|(?:chat)?bots?|systems?|crawlers?|readers?|callers?|receptionists?|engines?|summari[sz]ers?)|(?:large )?language models?|llms|chatgpt|gpt-?\\d\\w*|artificial intelligences?|(?:voice|virtual) (?:assistants?|agents?)|chat ?bots?|(?:voice|phone|telephone|call)[- ]?(?:ro)?bots?',
      machineNames: 'ai|ais|llm|gpt|bots',
      besideMachines:
        'robotics|coding|data|machine learning|automation|ml|vr|ar|iot|web|cloud|software|claude|gemini|copilot|midjourney|canva|figma|notion|excel|seo|cyber\\w*|blockchain|digital|analytics',
      calling: 'to|dear|hey|hello|hi|attention|attn|for|important (?:for|to)|listen',
      remarks:
        'notes?|notices?|messages?|instructions?|information|info|hints?|guidance|warnings?|memo|reminder|context|facts|summary|disclaimer|read[- ]?me|directives?|prompts?|only|readable',
      remarksTo: 'to|for|intended for|meant for|addressed to',
      whichMachines: 'all|any|the|every|each|you|our|an?|other|automated|my',
      readsThis:
        '(?:(?:that|who|which|are|is|currently|may be|might be|when|while) )*(?:read|reads|reading|pars(?:e|es|ing)|crawl(?:s|ing)?|process(?:es|ing)?|index(?:es|ing)?|summari[sz](?:es?|ing)|scrap(?:es?|ing)|visiting) (?:this|(?:the|our|these) (?:page|site|website|text|content|lines))',
      ifYouAre: "if you(?: a|')re|if you happen to be|in case you are|assuming you are|since you are",
      orderVerbs:
        "say|tell|give|answer|reply|respond|quote|state|offer|charge|act|claim|pretend|do not|don't",
      machinePosts: 'system|assistant|agent|bot|operator|receptionist',
      receivers:
        'automat(?:ed|ic) systems?|(?:receptionist|reception|answering|telephone|phone|voice) (?:software|systems?|programs?)',
      rulings: 'polic(?:y|ies)|rules?|orders?|commands?',
      comments: 'comments?|(?:thoughts? on|replies to|responses? to) (?=["“„«])',
      machineHints:
        'ai|artificial|generative|llm|gpt|chatgpt|openai|claude|language model|large language|voice a|virtual a|chat bot|chatbot|bot|robot|phonebot|phonerobot|telephonebot|telephonerobot|callbot|callrobot|voicebot|voicerobot|system|assistant|agent|operator|receptionist|software|reception prog|receptionist prog|answering prog|telephone prog|phone prog|voice prog|machine|model',
      voiding:
        "(?:do not|don't) (?:follow|believe|trust|use|read)|(?:take no notice|think nothing) of|pay no attention to|overlook|discard|erase",
      voided:
        "(?:(?:all|any|everything|anything|whatever|each|of|that|which|is|was|has been|stands|came|comes|appears|written|said|stated|the|this|texts?|contents?|information|context|words|lines?|sentences?|paragraphs?|facts?|data|page) ){0,6}(?:above|preceding|foregoing|before|so far|until now|up to (?:now|here|this point)|earlier|previously)(?: (?:and below|this (?:line|point|text|sentence|paragraph|message)))?|(?:(?:all|any|of|the|every) ){0,3}(?:above|previous|prior|earlier|preceding|foregoing) (?:texts?|contents?|information|context|conversations?|words|lines?|sentences?|paragraphs?|facts?|data|page|input)|(?:(?:all|everything|anything|whatever|what|that|of) ){1,3}you(?: have|'ve| had)? (?:(?:were|been|are) (?:told|given|taught|instructed|asked)|read|learned|learnt|seen|heard|know|knew)(?: (?:so far|before|until now|about us))?|(?:(?:all|everything|anything|whatever|what|that) ){1,2}(?:the|this|our) (?:rest of (?:the|this) )?(?:page|website|site|text) (?:says|said|states|tells)(?: about \\w+)?|(?:the )?rest of (?:the|this) (?:page|website|site|text)",
      goesOn: 'and|please|now|then|because|since|completely|entirely|instead|but|use|say|our|we',
      ruledMachines:
        '(?:voice|phone|telephone|virtual|ai|digital|automated)[- ](?:assistants?|agents?|receptionists?|bots?)|ai systems?|(?:phone|voice)bots?',
      machineMust:
        'must|should|shall|(?:is|are) (?:not allowed|forbidden|required|obliged|not) to|may (?:only|not)|has to|have to',
      answersOrdered:
        "(?<!\\p{L})(?:when(?:ever)?|if) (?:an? |any |the )?(?:customers?|guests?|clients?|patients?) (?:calls?|rings?|phones?)(?: (?:in|up))?, (?:please |always |just )?(?:tell (?:them|him|her)|say)(?!\\p{L})|(?<!\\p{L})(?:callers?|customers?|guests?|clients?) (?:must|should|are to|have to) be (?:told|assured) that(?!\\p{L})|(?:^|[.!?:;]\\s?)(?:please |always )?tell (?:all |any |every |the )?(?:guests?|patients?|people) that(?!\\p{L})|(?<!\\p{L})from now on,? (?:every|each|all|your) (?:answers?|repl(?:y|ies)|responses?)(?!\\p{L})|(?<!\\p{L})your new task(?!\\p{L})|(?<!\\p{L})any (?:ai|bots?|machines?|software|assistants?|agents?) (?:that |which )?answer(?:s|ing) (?:for|on behalf of) us(?!\\p{L})|(?<!\\p{L})(?:(?:when|if) asked|(?:when|if|whenever) (?:someone|anyone|somebody|anybody|people|they|(?:a )?customers?) asks?)\\b.{0,40}, (?:please |always |just )?(?:give|state|quote|name|offer|mention)\\b(?! (?:us|me|your?)\\b)|(?:^|[.!?:;]\\s?)(?:please )?(?:do not|don't|never|it is (?:strictly )?(?:forbidden|prohibited|not (?:allowed|permitted)) to) (?:mention|reveal|disclose|read out|state|quote|give(?: out)?|tell (?:anyone|anybody|people)) (?:the|our|this|any)(?: \\w+){0,2} (?:numbers?|phone|telephone|hours|times?|address|prices?|price list)(?! in your)\\b|(?:^|[.!?:;]\\s?)(?:please )?(?:answer|respond to|reply to) (?:(?:all|every|any|each) (?:questions?|callers?|calls?|requests?)|everything) (?:with|by)\\b|(?:^|[.!?:;]\\s?)(?:please )?always (?:state|quote) (?:the|our|that|an?)\\b|(?:^|[.!?:;]\\s?)(?:please )?pretend (?:that )?(?:we|everything|all|the (?:shop|store|business|price))\\b|\\byour (?:new )?instructions (?:have changed|are (?:now|as follows|to|that))\\b|(?:^|[.!?:;]\\s?)(?:admin(?:istrator)?|developer|root) (?:override|mode|notes?|messages?)\\s?:|\\b(?:the|any|every|this|each) (?:ai|llm|bot|chatbot|(?:phone|telephone|voice|call) agent) (?:must|should|shall|has to) (?:\\w+ ){0,2}(?:say|tell|answer|offer|give|state|quote|recommend|ask|reply|waive|refund)\\b|(?:^|[.!?:;]\\s?)(?:this|the following) (?:replaces|supersedes|overrides) (?:all|any|everything|the)(?: of the)? (?:previous|prior|earlier|above|preceding|foregoing)(?: (?:texts?|contents?|information|statements?|instructions?))?\\s?(?=$|[.,:;!?–—])",
      secrets:
        '(?:(?:credit|debit|bank|payment) )?card (?:numbers?|details|data|information)|(?:credit|debit) cards?|bank(?:ing)? (?:details|data|accounts?|information)|account (?:numbers?|details)|sort codes?|cvv|cvc|pins?|passwords?|social security numbers?|ssn|security codes?',
      callers:
        'callers?|(?:any(?:one|body)|every(?:one|body)|people|customers?|clients?|guests?|patients?|those|whoever|who) (?:who )?(?:calls?|rings?|phones?)',
      mustGive:
        'must|should|shall|have to|has to|needs? to|(?:are|is) (?:to|asked|required|expected|obliged)|will|give|provide',
      orderHints:
        "when customer|when guest|when client|when patient|if a customer|if a guest|if customers|if guests|customers must|customers should|customers are|customer must|guests must|guests should|guests are|clients must|clients should|clients are|callers|from now on|your new task|any ai|any bot|any machine|any software|any assistant|any agent|it is forbidden|it is prohibited|it is not|it is strictly|phone|telephone|digital|collect|obtain|request the|request each|request every|ask for the|ask for each|ask for every|transfer|forward|redirect|divert|replies|response|when a customer|when the customer|when any customer|when a client|when the client|when any client|your task|ignor|hidden|secret|disregard|forget|override|bypass|instruc|prompt|directive|system|assistant|developer|user|you are now|you are no|ai|gpt|chatgpt|chatbot|claude|voice|language|virtual|automated|large language|api|credential|configuration|tell|inform |advise|say|respond|reply|answer|act |act a|behave|roleplay|pretend|jailbreak|do anything|language model|generative|artificial|chat bot|bots|machine|robot|agent|model|llm|openai|caller|operator of|operators of|agent of|software|automat|receptionist|receptionists|operator|when asked|if asked|when someone|when anyone|when somebody|when anybody|when people|if someone|if anyone|if somebody|if anybody|if people|whenever|you must say|you should say|you shall say|you have to|you are to|you need to|always refund|always say|always agree|always approve|always confirm|always grant|always accept|whoever reads|whatever reads|phone bot|phonebot|phonebots|telephone bot|call bot|callbot|voicebot|bot|who call|who ring|who phone|whoever|take no|think nothing|pay no|overlook|discard|erase|do not|don't|never|always|your instructions|admin|root|the following|this replaces|this supersedes|this overrides",
      questionLabels: 'q|question',
      answerLabels: 'a|answer',
    },
    hours: {
      closureHints: 'closed|shut|ceased trading',
      closures:
        "(?:(?:we(?: are|'re)|(?:the|our|this) (?:shop|store|business|practice|salon|studio|premises)(?: is)?) )?(?:(?:currently|now|sadly|unfortunately|all) )*(?:(?:temporarily|indefinitely) (?:closed|shut)|(?:closed|shut) (?:temporarily|indefinitely|until further notice|due to|because of|owing to|for (?:refurbishment|renovations?|repairs|maintenance|building works?|alterations|redecoration)|this week|at the moment)(?!\\p{L}))",
      closedForGood:
        "(?:we(?: have|'ve) (?:(?:now|sadly|unfortunately|finally) )*(?:closed (?:down|for good|permanently|(?:our|the) (?:doors|business|shop|store|practice|salon|studio) (?:for good|forever|permanently|for the last time))|ceased trading)|(?:(?:we(?: are|'re)|(?:the|our|this) (?:shop|store|business|practice|salon|studio) (?:is|has)) )?(?:now )?(?:permanently closed|closed (?:permanently|for good|down)))(?!\\p{L})",
      atTime: 'at|by',
      alternatives: 'or',
      reopening:
        '(?:re-?open(?:s|ing|ed)?|(?:be )?open(?:s|ing)? again|(?:be |are |is |we.re )?back(?: open)?(?! on (?:to|the))|return(?:s|ing)?|resum(?:e|es|ing))',
      restOfYear: 'rest of (?:the )?year',
      sinceDate:
        'from|as from|as of|starting(?: from| on)?|effective(?: from)?|beginning(?: on)?|commencing(?: on)?|since',
      closingDays: 'closed (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|closed every|closing day',
      sessions:
        'sessions?|surger(?:y|ies)|clinics?|consultations?|appointments?|hours|shift|times?|only|consulting',
      counted:
        '(?:(?:working|business|calendar) )?days?|weeks?|months?|years?|yrs|nights?|minutes?|mins?|people|persons|guests|miles?',
      units: 'h|hrs|hours?',
      notice: 'in advance|notice|before|prior|ahead|beforehand',
      officesBehind: 'office',
      cases: '\\bif\\b',
      between: 'between',
      events:
        'happy[ -]?hour|live (?:music|bands?|jazz|djs?|entertainment)|karaoke|open mic|quiz|trivia|bingo|jam session',
      activities:
        'class(?:es)?|courses?|workshops?|lessons?|training|seminars?|choir|bible study|story ?time',
      yearly: 'summers?|winters?|spring|autumn|(?:low|high|peak|off|shoulder)[- ]season',
      camps:
        "(?:summer|day|holiday|school|age|sports?|art|kids|children'?s|half[- ]term|easter|winter|spring break|march break|boot) ?camps?|camps|holiday (?:clubs?|club days)|summer schools?",
      online: 'on-?line|web(?: ?site)?|internet|app|bookings?|book|order|e-?mail|chat',
    },
    names: {
      subjectEnds: 'is|are|offers?|provides?|features|specializes|specialises|has been|was',
      foundedIn: 'since|est\\.?|established(?: in)?|founded in',
      officials: 'official (?:web ?)?(?:site|page)',
      officialOf: '(?:of|for)(?: the)?',
      greetings: '(?:you are |a (?:warm|very warm) )?welcome to|about|all about',
      welcomes: 'welcome to',
      labels: '(?:company|business|trading|legal) name|name of (?:the )?(?:company|business)',
      rights: 'all rights',
      seats: 'in|near|serving',
      logoOf: 'of|for',
      openings: 'here|in|for|at|by',
      links: 'and',
      ands: 'and|n',
      logoKinds: 'business|company|official|main|site|website|header|footer|store|shop',
    },
    offers: {
      beforePrice:
        'costs?|is|are|for|at|starts|(?<=s\\s)start|begins?|starting|only|just|now|from|with|available',
      belowPrices: '(?:for |costs? )?(?:less than|under|below)',
      fixedPrices: '(?:(?:at|for) an? )?(?:flat|fixed|set) (?:fee|rate|price)',
      articles: 'the',
      costs: 'costs?|is|are|is priced at|are priced at|comes? to',
      costsHow: 'currently|now',
      lasts: 'takes?|lasts?|runs? for',
      itself:
        'it|this|(?:treatment|session|procedure|service|appointment|visit|price|cost|fee|charge|package|programme|program|duration|whole thing)s?',
      reckon: 'expect to pay|budget|allow',
      priceOf: '(?:(?:the|our)\\s)?(?:prices?|rates?|fees?|cost)\\s(?:for|of)\\s(?:(?:an?|the)\\s)?',
      only: 'only|just',
      determiners: '(?:have|try|enjoy)\\san?|an?(?! la\\b)|our(?! own\\b)|each|every',
      fees: '\\p{L}[\\p{L}-]* (?:fee|charge|surcharge)s?',
      sentenceStarts:
        'we|you|your|i|it|if|for|all(?! ?inclusive)|this|that|there|they|please|when|to|and|or|plus|call(?! out)|save|buy(?= \\d)|get|spend|pay|only|just|from|add|over|under|up to|with|price|prices|cost|costs|total|tel|phone|each|per|every|cash',
      forWhom: 'for',
      orUpTo: 'to|or',
      abbreviations: 'incl|excl|approx|pcs|min|max|st|hrs?|mins|reg|lge?|sml?|med|int|ext|oz|btl|ea',
      limits: 'over|under|above|below|than|least',
      verbs: 'is|are|was|were|will|can|must|have|has|had|charge[sd]?|offer|accept',
      and: 'and',
      perUnit: 'per|each',
      elsewhere: 'there',
      noNames: "what|why|how|we don't|we do not|we no longer|card payments?",
      bareNames: '(?:please )?note|n\\.?b\\.?|others?|misc\\.?|miscellaneous|etc\\.?|and more',
      included: 'including|inclusive|incl\\.?|with|without|excl\\.?',
      dangling: 'and|or|including|incl\\.?|of|from',
      vague: 'various|several|many|much',
      ofAmount: 'of',
      largeAmounts: 'millions?|billions?|trillions?',
      opensEnd: 'of|for|to',
      amountLimits: 'up to|over|under|from|more than|less than',
      amountEnds: 'or (?:less|more|under|over)|and (?:over|under|above|up|below)|plus',
      all: 'all',
      besideOffers: 'team|staff|crew|process|promise|standards?|terms|values|history|partners?|areas?',
      people:
        '(?:for )?(?:women|men|ladies|gents|gentlemen|girls|boys|kids|child(?:ren)?|adults?|seniors?|students?|concessions?|concessionary|(?:non-?)?members?|dogs?|cats?|pupp(?:y|ies)|kittens?)',
      memberships:
        '(?:(?:honorary |life |full |active |associate |proud )?members? (?:of|at|in)|fellow of|diplomate of|board[- ]certified|certified (?:by|member)|(?:\\S+ ){1,3}members?$|(?:\\S+ ){1,4}(?:council|star|safety|hygiene) rating$)',
      papers:
        'annual reports?|inspection reports?|complaints (?:procedure|policy)|house rules|(?:\\p{L}+ )?etiquette|code of conduct',
      leftOver:
        '(?:other|more|further) (?:services|questions|treatments|products)|e-?mail(?: address)?|(?:minimum|min\\.?) (?:stay|order)|arrivals?|departures?|check-?(?:in|out)(?: times?)?|payments?(?: methods?| options?| terms)?|methods of payment|cancellations?|deposits?',
      suchAs: 'such as|like for example|for example|e\\.g\\.',
      pageParts:
        'questions?(?: \\d+)?|answers?(?: \\d+)?|(?:our )?(?:photos?|pictures|images|videos?)(?: gallery)?|(?:site |park |trail |area |location |road )?map|weather|(?:useful )?links|friends|(?:and |so |plus )?(?:much|many|lots|plenty|a lot) more|and more|(?:our )?(?:prices|rates|fees)(?: (?:and|&) \\p{L}+)?|reservations|bookings|(?:duration|length)(?: of (?:session|treatment))?|(?:our )?costs?|(?:base|basic|standard|general|current) (?:prices?|pricing|rates?|fees?)|descriptions?|quantity|others?|miscellaneous|(?:view|show|see|open|hide|more|full) (?:all |the |full |more )?details|quote|(?:[\\p{L}-]+ ){0,2}(?:schedule|timetables?)|(?:(?:(?:your|our|important|useful|general|practical|further|more|additional|other|key|basic|visit(?:or)?s?|visitor|guests?|customers?|clients?|patients?|parents?|contact|booking|order(?:ing)?|payment|delivery|shipping|registration|class|course|lesson|price|pricing|product|company|business|site|parking|travel|arrival|event|safety|care|rental) ){1,2})?information|getting started|(?:(?:general|important|customer|client|patient|visitor|visit|booking|contact|payment|delivery|arrival|check-?in|parking|care|aftercare|after care|home care|pre|post|pre-?op|post-?op|op|pre-?operative|post-?operative|surgery|surgical|treatment|safety|special|wash|washing) ){0,3}instructions|publications|(?:(?:new |online )?(?:patient|client|customer|application|registration|order|online|contact) )?forms|downloads?|brochures?|extras|all (?:our |the )?(?:rooms|services|products|treatments|courses|classes|menus|prices|categories|locations|brands)',
      guarantees: 'warranty|guarantee',
      years: 'years?|months?',
      praise:
        '(?:wide|large|huge|vast|great) (?:choice|selection|range|variety)(?: .+)?|(?:quality|satisfaction|safety) (?:assured|assurance|guaranteed?|you can trust)|(?:quick|fast|prompt|speedy|friendly|reliable|professional|efficient|honest|excellent|great|best|top|personal|personali[sz]ed|quality|trusted) (?:service|staff|team|response|turnaround|support|approach|attention|advice|workmanship)',
      marks: 'vegan|vegetarian|gluten[- ]?free|lactose[- ]free|spicy|euros?',
      badges:
        'new|bestseller|popular|most popular|most loved|best ?sell(?:er|ers|ing)|top sellers?|recommended|best value|best choice|our favou?rite|favou?rites?|featured|trending|special offer|limited edition|sold out',
      bringAlong:
        'what to (?:bring|pack|wear)|packing list|things to bring|bring (?:along|with you)|(?:please|to|must|should|can|need to) bring\\b',
      tellsToAct:
        '(?:book|order|reserve|buy|request|schedule|choose|select|pick|enrol|enroll|join|get|make|add|shop|enquire|inquire|register|sign up|apply|subscribe|book in)\\s(?:(?:a|an|the|this|that|your|my|our|it|now|here|today|online|in|to|for|with|via|on|by)(?!\\p{L})|(?:package|appointment|table|room|session|ticket|class|course|lesson|plan|service|visit|consultation|treatment|stay|tour|slot|spot|booking|reservation|quote)s?$)',
      linkVerbs: 'book|order|reserve|buy|enquire|schedule|request',
      sizes:
        'small|medium|large|studio (?:flat|apartment)|giant|toy|miniature|extra[- ]small|extra[- ]large|x-?large',
      processes:
        '(?:\\S+ ){0,4}process|(?:\\S+ ){0,4}in \\S+ (?:easy |simple )?steps(?: .*)?|\\S+ (?:easy |simple )?steps to .*|how (?:it|this) works|step[- ]by[- ]step(?: .*)?|what happens next',
      stages:
        '(?:first |free |initial )?(?:consultation|contact|call|enquiry|inquiry|inspection|assessment|quotation|quote|estimate|brief(?:ing)?|booking|appointment)|contact us|get in touch|planning|preparation|approval|execution|implementation|quality (?:control|check)|final (?:inspection|check)|delivery|handover|completion|follow[- ]?up|aftercare|feedback|enjoy!?',
      portions:
        'half|whole|full|single|double|regular|glass|bottle|gl|btl|by the glass|by the bottle|pint|half pint|cup|bowl|slice|jug|pitcher|carafe|dozen|half dozen|portion',
      periods: '(?:(?:half|full|additional|\\d+) )?(?:day|night|week(?:end)?|month|hour|year)(?:s|ly)?|daily',
      periodLeads: 'the',
      timeLimits: 'before|after|until|by',
      seasons:
        '(?:low|high|mid|peak|off|main|shoulder|summer|winter)[- ]?season|summer|winter|spring|autumn|(?:off[- ]?)?peak(?: (?:times?|hours?))?',
      hairLengths: '(?:extra )?(?:short|long)(?: hair)?|medium hair',
      pieces: 'pcs?|pieces?',
      rooms: '(?:bed|bedroom)s?(?: (?:flat|house|apartment|home)s?)?',
      vehicles:
        '(?:(?:small|medium|large|compact|family|full[- ]size) )?(?:cars?|sedans?|saloons?|coupes?|hatchbacks?|suvs?|trucks?|pick-?ups?(?: trucks?)?|(?:mini)?vans?|4x4s?|[4a]wds?|crossovers?|motorcycles?|motorbikes?)',
      ages: 'age[ds]?(?: of)? #|# (?:years?|yrs?)(?:[- ]olds?| of age)?',
      conditions: '(?:up)?on request|by appointment|(?:if|when) (?:possible|needed|required)|for patients .+',
      inches: 'inch(?:es)?',
      minutesAndHours: 'min(?:s|utes?)?\\.?|h|hrs?|hours?',
      sittings: 'individual|single|solo|tandem|couples?|duo|sessions?|appointment',
      ranges: 'to',
      unitLeads: 'per|a|an',
      leastPrices: 'from',
      suffixes:
        'ings?|tions?|ments?|ages?|ery|therap(?:y|ies)|ure|ures|logy|iatry|care|repairs?|cuts?|wash|massages?|plasty|tics',
      byPiece:
        'plus|pro|per \\p{L}{3,12} (?:bookings?|hire|rental|lessons?|sessions?|visits?|cleaning|coaching)',
      pairOpens: 'from',
      units:
        '(?:per|each) (?:additional |extra |half |square |linear |running |cubic |sq\\.? |sq|lin\\.? )(?:foot|feet|ft|yards?|yds?|met(?:er|re)s?|m|inch|in|hour|day|person|guest|adult|child|room|item|piece)\\.?|(?:hour|night|dai|week|month|year|annual|quarter)ly|per annum|annually|apiece',
      minimums: '(?:an? )?minimum(?: charge| fee| of| price)?(?: of)?|min\\.?(?: charge)?|at least',
      firstUnits: '(?:for (?:the )?)?(?:first|1st) (?:\\d+ )?(?:hours?|half[- ]hour|minutes|days?|nights?)',
      taxNotes:
        '(?:plus|\\+|exc?l?\\.?|excluding|exclusive of|incl?\\.?|including|inclusive of|before)[ -]?(?:sales |applicable |local )?(?:vat|tax(?:es)?|gst|hst|pst)(?: incl(?:uded|\\.)?)?|(?:vat|tax(?:es)?|gst|hst) (?:incl(?:uded|usive|\\.)?|inc\\.?|excl(?:uded|usive|\\.)?|extra|not included)|(?:no|zero) vat',
      adding: 'add|with added',
      besides: 'plus',
      including: 'including|incl\\.?|inc\\.?|inclusive of|not including|excluding|excl\\.?',
      extras: '(?:extra|more|additional|on top|surcharge|supplement)(?: (?:than|for) [^.,;:()]{1,30})?',
      demonstratives: 'this|these|that|those',
      ofThis: '(?:of|for) (?:this|it|that|these|them)(?: \\p{L}+)?',
      youPay: "(?:you|you will|you'll|you only) pay|we (?:only )?charge",
      clauseStarts:
        'because|although|however|also|then|thus|therefore|in addition|otherwise|usually|normally|he|she|which|who|where',
      roadLeads: 'on|onto|along|via|off|take|the',
      likes: '(?:also |really )?(?:enjoys|likes|loves|is fond of|is passionate about)',
      freeTime:
        '(?:his|her|their|my) (?:spare|free|leisure|down) ?time|outside (?:of )?work|(?:his|her|their|my) (?:hobbies|days off)',
      symptoms:
        'symptoms?|warning signs|signs of|(?:some|any) of (?:the|these) signs|the signs (?:are|include)',
      audiences: '(?:perfect|ideal|suitable|great|best|made) for|who (?:is|are) (?:\\S+ ){1,4}for',
      homeParts:
        'bedrooms?|bathrooms?|toilets?|(?:double |single |twin |bunk )?beds|guests|people|floors|storeys',
      regions:
        '(?:discover|explore|visit)(?: .+)?|(?:the |our |local )?(?:area|region|surroundings|attractions|tourism|destinations?)|(?:things|what) to (?:do|see)(?: .+)?|near ?by|around us|out and about|activities nearby|sightseeing',
      biographies:
        '(?:(?:personal|other|outside|my|his|her) )?(?:hobbies|interests)(?: (?:and|&) (?:hobbies|interests))?|(?:(?:my|short|personal|full) )?bio(?:graphy)?|curriculum vitae|cv|(?:(?:my|our|professional) )?qualifications(?: (?:and|&) \\p{L}+)?|education(?: (?:and|&) (?:training|experience|qualifications|credentials))|degrees|(?:academic|professional|educational) background|training (?:and|&) (?:qualifications|certifications)',
      allPrices:
        '(?:(?:all|the|our|these|of|above|listed|stated|quoted|following|shown) )*(?:prices(?! of)|price are|rates|fees|charges|price list|pricing)',
      holdsTaxes: 'include',
      leavesOutTaxes: "exclude|do not include|don't include|are (?:exclusive of|without|subject to)",
      taxes: '(?:vat|gst|hst|pst|sales tax|tax(?:es)?)',
      taxedNote: 'incl.',
      untaxedNote: 'excl.',
      startingPrices: 'starting (?:prices?|rates?)|minimum prices|minimums',
      startingPoints: 'starting points?',
      startsFrom: 'start(?:ing)? (?:at|from)',
      guidePrices:
        'a guide|guide(?:line)? (?:prices?|only)|guidelines?|approximate|indicative|estimates?|(?:may|can|will) vary',
      guideNote: 'approx.',
      perPerson: 'per (?:person|head|guest)',
    },
    contact: {
      formerly:
        '(?:old|former|previous) (?:address|premises|shop|store|office|clinic|surgery|salon|location|home|(?:tele)?phone|mobile|number|line)s?(?: (?:number|line))?|(?:formerly|previously) (?:at|located|based)|(?:moved|relocated|changed|moving|relocating) (?:[a-z]+ ){0,3}from|(?:moved|relocated) to [^.;]{5,80} from|we (?:were|used to be) (?:at|in|based|located)|(?:^|[.;|] ?)(?:old|before|previously|formerly) ?:',
      formerlyBehind:
        '(?:is|are|does|do|has been|have been|will be)? ?(?:no longer|not) (?:works?|working|in (?:use|service)|valid|active|answered|available)|(?:is|has been) (?:disconnected|replaced|switched off)',
      nowadays: 'to|new|now|currently|since then',
      beside:
        "nearest (?:public )?(?:car parks?|parking(?: lot| garage)?|(?:train |railway |tube |bus |subway |metro |underground )?stations?|bus stop|airport|pharmacy|petrol station|gas station|hotel|atm|cash machine)|we(?: are|'re) (?:located |situated |just |right |directly )*(?:opposite|across (?:the (?:road|street) )?from|next (?:door )?to|beside|behind|above)(?= .{3,40},)|(?:next|upcoming|coming) (?:fair|market|show|exhibition|concert|workshop|event|pop-up|stall)s? (?:is|are|will be|takes? place)(?: held)?",
      callCosts:
        'free ?call|free ?phone|toll[- ]free|calls? (?:cost|charged|are charged)|(?:local|standard|national) (?:call )?rates?',
      templateAddresses:
        'anytown|any town|anywhere|somewhere (?:road|rd|street|st|avenue|ave)(?!\\p{L})|(?<!\\p{L})your (?:city|street|town|address)|^123 street(?!\\p{L})|(?<!\\p{L})street name(?!\\p{L})|(?:street|st|avenue|ave|road|rd), city(?=$|,)|(?<!\\d)1234? (?:any|fake|example|demo|sample|your)(?!\\p{L})',
      directLines: 'direct(?: (?:line|dial|phone|number|tel))?',
      phones: 'tels?|telephone|phone|landline|mob[a-z]{0,10}|cell?|whats ?app|viber|call|ring|text|hotline',
      phonesGlued: '[Tt]el(?:ephone)?|TEL|[Pp]hone|[Mm]obile?|[Ww]hats[Aa]pp',
      whenClosed:
        "(?:out|outside)[- ]of[- ](?:\\w+ )?hours|outside (?:\\w+ ){0,3}hours|after[- ]hours|(?:when|while|if) we(?: are|'re) (?:closed|shut)",
      emergencies:
        'poison control|nhs (?:111|direct|24)|(?:south|care|shannon|west|n?e|d-?|k|north|now|lux)doc|vets ?now|samaritans|suicide prevention|(?:crisis|suicide) (?:line|hotline|helpline|lifeline)|out[- ]of[- ]hours (?:gps?|doctors?|dentists?)',
      extensions: 'ext|x',
      atInBrackets: 'a|at',
      dots: 'dot',
      mailLabels: 'e-?mail|mail|write|contact',
      postBoxes: 'p\\.? ?o\\.? ?box|post office box|private bag',
      addressLabels: '(?:our |office |postal |street |visiting )?address|location',
      addressLeads: '(?:[Oo]ur )?[Aa]ddress|[Ll]ocation',
      streetLeads: 'at|in|located at|address|to|is',
      partLabels: 'City|Town|State|Zip(?: [Cc]ode)?|ZIP|Post(?:al )?[Cc]ode',
      behindAddresses:
        'tel\\.?|fax|phone|call|cell?|mob(?:ile)?|whatsapp|e-?mail|mail|web|contact[a-z]{0,3}|home|menu|branch .*|(?:view )?maps?|hours|open',
      labelsBehind: 'tel(?:ephone)?|fax|phone|mobile|cell?|e-?mail|mail|web|internet|www|hours|entrance',
      shortLabels: 'tel|cell?|fax|mob|phone|ph',
      townLeads: 'in',
      townOpenings: 'in|of',
      blockLeads: 'in|at',
      leadEnds: 'in|at',
      streetClosings:
        'st|way|court|ct|terrace|ter|crescent|cres|close|row|gate|quay|wharf|mews|estate|parade|pde|gardens|gdns|sq|place|pl|route|circle|cir|trail|trl|loop|path|plaza|plz|pike|turnpike|alley|crossing|xing|commons|walk|rise|broadway|esplanade|causeway|expressway|freeway|bypass|extension|heights|(?:hill|grove|ridge|run)(?! (?:city|village|hill|springs?|creek)\\b)',
      streets:
        'street|\\bst\\b|avenue|\\bave\\b|boulevard|road|\\brd\\b|\\brds\\b|lane|\\bln\\b|drive|\\bdr\\b|\\bway\\b|court|\\bblvd|highway|\\bhwy|parkway|\\bpkwy|terrace|crescent|close\\b|market|\\brow\\b|gate\\b|\\bquay\\b|\\bwharf\\b|\\bmews\\b|\\bgrove\\b|\\bestate\\b|\\bparade\\b|\\bgardens\\b|\\bhill\\b|\\bsquare\\b|\\bplace\\b|(?<!min\\S{0,5} )\\bwalk\\b(?! from| to)|\\bpromenade\\b|\\besplanade\\b|\\bembankment\\b|\\bwynd\\b|\\broute\\b|\\bcnr\\b|\\bcolony\\b|\\bnagar\\b|\\bmarg\\b|\\bsalai\\b',
      streetParticles: 'of|the|and|on|in|no|st',
      townParticles: 'of|upon|on|by|the|in',
      houseParts: 'suite|ste|unit|floor|apt|level|lvl|shop|flat|office|room|bay|bldg|building|studio|stand',
      floors: 'floor',
      namedFloors: '(?:ground|first|second|third|lower|upper|top) floor|basement',
      codeLabels: 'pin(?: ?code)?',
      regionLabels: 'co(?:\\.|unty)?',
      houseNames:
        'house|barns?|cottages?|mill|farm|forge|lodge|hall|manor|granary|stables|rectory|vicarage|chapel|smithy|brewery|maltings|courtyard|works|buildings?',
      hamlets: 'cnr|corner of',
      estates:
        '(?:business|industrial|retail|trading|enterprise|technology|science|office) (?:park|estate|cent(?:re|er))|shopping (?:cent(?:re|er)|mall)',
      registers:
        'vat|ein|abn|acn|pan|uen|gstin?|iban|bic|swift|company (?:number|registration)|registration (?:number|no)|charity (?:number|no)|licen[cs]e (?:number|no)',
      otherNumbers:
        'iban|bic|vat|licen[sc]e|lic\\b|reg|ein|npi|abn|acn|account|order|box|bag|isbn|suite|since',
    },
    statements: {
      policyLists:
        '(?:our |accepted )?payments?(?: (?:methods?|options?|types?))?(?: (?:we )?accept(?:ed)?)?|(?:forms|methods|types|ways) (?:of payment|to pay)(?: (?:we )?accept(?:ed)?)?|we accept|accepted cards|(?:accepted |in-network )?insurances?(?: (?:plans|companies|providers|carriers))?(?: (?:we (?:accept|take|work with)|accepted))?',
      remarkLists:
        '(?:our |room |hotel |guest |property )?(?:amenities|facilities)|languages(?: (?:we speak|spoken))?|we speak|(?:our )?equipment',
      rules:
        "no (?:early |late )?check-? ?(?:in|out)s?\\b|(?:late|early) check-? ?(?:in|out)s?\\b|check-? ?(?:in|out)s?\\b.{0,40}\\d|\\d+(?::\\d+)? ?(?:a\\.?m\\.?|p\\.?m\\.?)? check-? ?(?:in|out)|minimum (?:of (?:a |an )?)?(?:\\S+ ){0,2}(?:stay|order|booking|hire|purchase|charge|spend|rental|age)s?\\b|minimum (?:of )?\\d|\\d+[- ](?:nights?|hours?|people|persons?|guests?)(?: stay)? minimum|maximum (?:of )?\\d+ (?:guests|people|persons|occupants|adults|dogs)|(?:children|kids|infants|babies|minors|teenagers)\\b(?! (?:\\S+ )?(?:love|adore|enjoy|like)s?\\b)[^.]{0,60}\\b(?:free|stay|welcome|must|not|only|accompanied|pay|allowed|accepted)\\b|(?:accommodate|accept|welcome|admit) (?:\\S+ ){0,3}(?:children|kids|babies|infants)\\b|free for (?:children|kids|infants|under)|adults only|must be (?:at least )?\\d+ (?:years?|months?|weeks?)|(?:extra|additional) (?:guests?|persons?|people|adults?|child|children|beds?|nights?|lodging)\\b[^.]{0,60}(?:\\d|fee|charge)|(?:additional|extra) (?:fees?|charges?|cost)\\b|based on double occupancy|late (?:fees?|charges?|cancell?ations?|pick-? ?ups?|payments?|returns?)\\b|(?:cleaning|booking|cancell?ation|call-?out|travel|delivery|pet|damage|security|restocking|overtime) (?:fees?|surcharges?)\\b|surcharges?|non[- ]?(?:refundable|transferable|returnable)|deposits? (?:is|are|of|must|will|to)\\b|(?:require|requires|take|ask for) (?:an? )?(?:\\S+ ){0,3}deposits?|(?:current|proof|up[- ]to[- ]date|must|required?)\\b[^.]{0,60}vaccin\\w+|vaccin\\w+[^.]{0,60}\\b(?:required|must|current|up to date|proof)|must be vaccinated|(?:spayed|neutered)\\b|no (?:personal |business |company )?(?:checks|cheques|cards|credit cards|cash|refunds|exchanges|pets|dogs|animals|smoking|alcohol|parties|children|unaccompanied|outside|same-day)\\b|(?:hours?|days?|weeks?)'? ?s?'? (?:prior |advance |written )?notice|(?:appointments?|bookings?|reservations?|orders?|cancell?ations?|changes?)\\b[^.]{0,60}\\b(?:must|required|at least|only|in advance|(?:by|via) (?:tele)?phone)\\b|(?:by|strictly) (?:appointment|reservation|referral) only|(?:whatsapp|telephone|phone|calls?|text)\\b.{0,15} only\\b|only (?:by|via|on|over) (?:tele)?(?:phone|whatsapp)|(?:dogs?|cats?|pets?|pups?|puppies|animals?|guests?|clients?|patients?|customers?|participants?|students?|pupils?|riders?|parents?|owners?|visitors?|you|everyone) (?:\\S+ ){0,3}must\\b|(?:is|are) (?:also )?(?:strictly )?(?:required|mandatory|prohibited|forbidden|non-refundable|non-transferable|payable|due)\\b|vaccines? required|(?:consultation|proof of \\S+|id|licen[cs]e|waiver|booking|appointment|reservation) required|please (?:arrive|bring|allow|honou?r|refrain|do not(?! hesitate)|give (?:us )?(?:at least|\\d)|notify)\\b|(?:we|i) (?:only |do not |don't |cannot |can't )(?:deliver|travel|accept|take|serve|bring|offer|admit|host)\\b|(?:we|i) (?:only )?(?:deliver|travel) (?:\\S+ ){0,3}(?:within|up to)\\b|within (?:an? )?\\d+[- ](?:miles?|km|kilomet\\w+)|(?:first|initial|introductory) (?:\\S+ )?(?:consultation|visit|lesson|appointment|session|call|meeting) (?:is )?free|free (?:first |initial |introductory |trial |phone |no-obligation |\\d+[- ]minute )*(?:consultations?|consults?|trial lesson)\\b|(?:plus|excluding|exclusive of|not include|excl\\.?|subject to|additional) (?:\\S+ ){0,3}(?:tax(?:es)?|vat|gst|hst|gratuity)\\b|tax(?:es)? (?:is |are )?(?:not )?(?:included|extra|added)|tax(?:es)? added|fully (?:booked|subscribed|reserved)|(?:full|have an?|long|join (?:our|the)) (?:\\S+ )?wait(?:ing)? ?list|(?:not|no longer|unable to|closed to) (?:currently )?(?:accepting |taking |accept |take )?new (?:patients|clients|students|members|pupils|customers)|(?:fees?|invoices?|balances?|accounts?|payments?|rent) (?:is|are|must) (?:\\S+ ){0,2}(?:invoiced|due|paid|payable|billed|non|be)\\b|(?:full|half|\\d+ ?%) (?:charge|payment)\\b|charged (?:in full|the|a|at|for)",
      forms:
        "must|required?|requires|please|only|no|not|non-\\w+|(?:don|won|can|isn|aren)'t|cannot|never|within|at least|until|unless|free|accept(?:s|ed)?|take|takes|welcome|allowed|permitted|available|possible|includes?|included|covers?|covered|charged?|charges|fees?|may|can|should|before|prior|in advance|up to|per|ok|carry|carries|we (?:offer|provide|ask|work with|guarantee|deliver|refund|honou?r|reserve|are)|by (?:cash|card|phone|cheque|check)|are (?:made|charged|paid|payable|redeemable|valid|insured)|(?:licensed|fully|bonded),? (?:and |& )?insured|there (?:is|are)",
      ruleHeadings:
        '(?:(?:house|booking|studio|salon|pet|class|our|pool|general) )*(?:rules|policies|policy|requirements|conditions)(?: (?:and|&) \\S+)?|(?:\\S+ ){0,3}(?:policy|policies|requirements|rules)|terms(?: (?:and|&) conditions)?|good to know|please note|important(?: information| notes?)?|before you (?:book|arrive|come)(?: in)?|know before you go|booking (?:information|terms)',
      ruleLabels:
        'check-? ?(?:in|out)(?: times?)?|arrivals?|departures?|min(?:imum|\\.) (?:stay|order|age|booking|charge|spend|hire)|(?:security |booking |damage )?deposits?|cancell?ations?(?: policy)?|pets?(?: policy)?|dogs|smoking|payments?(?: methods| options)?|paying|late (?:check-?out|arrivals?|fees?|cancell?ations?)|extra (?:guests?|beds?|persons?)|delivery(?: fees?| charges?| areas?)?|(?:cleaning|booking|call-?out) fee|(?:tourist |city |local )?tax(?:es)?|notice|parking|no-? ?shows?|age (?:limit|requirement)s?',
      bareRules: 'minimum|maximum|must|required|non-refundable|fully|proof|up to',
      pointsBack:
        'this|these|that|those|it(?! (?:is|will be) (?:necessary|important|possible|best|your|not))|they|such|he|she|otherwise|if so|we ask for (?:this|that)|in (?:this|that|these) cases?|after (?:this|that)|for this',
      cutOff: 'to|be|the|a|an|of|and|or|with|by|for|in|on|at|must|is|are|from|your|our',
      namesakes:
        'business\\w*|bus[yt]\\w*|cashews?|cashmere|cashiers?|training\\w*|train(?:ed|ers?|ees?|s)\\b(?= (?:to|in|as|for|at|our|your|the|you|dogs?|staff|by))|(?:is|are|were|was|be|been|fully|highly|well|professionally) trained|(?:tattoo|work|charging|petrol|gas|styling|wash|fire|police|nail|grooming) stations?|stationer\\w*|stationed|returns? (?:to|from|home)|(?:dog|pet|home|business|car|horse|property|cat|tree|house|shop|boat) owners?|emergency (?:lights?|lighting|exits?)|payroll\\b.{0,20}|visas? (?:application|support)\\w*|deliver(?:y|ing|s)? (?:of )?(?:quality|excellen\\w+|results|clinical|exceptional)|cancell?ing noise|accessible (?:prices?|language)|(?:name|e-?mail(?: address)?|message|phone(?: number)?|fields?|subject) (?:is|are) required|required fields?|walk-in (?:closets?|showers?|wardrobes?|fridges?|baths?|coolers?|robes?)',
      lives:
        'he|she|graduated?|degree|diploma|university|studied|hobb(?:y|ies)|grew up|was born|married|childhood|career|alumn\\w+|lectures|retired|five years ago|passionate|thesis',
      myself: "i|i'm|i've|my|myself|me",
      chatter:
        'you may have (?:\\S+ ){0,3}questions|by now|love to hear|did you know|imagine|let your hair down|best for|many homeowners|makes it difficult|demo (?:shop|store|site)|simulated|prior results|similar outcome',
      foremost:
        'pay(?:ment)?\\b|payment|cash|credit cards?|card payments?|emergenc(?:y|ies)|licen[cs]ed?|certified|accredited|languages?|we speak|spoken',
      negations: "no|not|never|non|n't|without|don't|can't|cannot",
      access: 'wheelchairs?|accessib\\w+|step-free|disabled',
      aboutMe:
        "(?:a (?:little|bit) )?(?:more )?about (?:me|myself)|who i am|my (?:story|journey|background)|meet .{2,40}|hi,? i'm .{2,40}",
      askers: 'do|does|did|you|we|can|could|i|it|there',
      fillers: 'please|kindly|always|also|the|a|an|our|we|you|your|is|are|will|be|of|that|just|so|here|all',
    },
  },
};
