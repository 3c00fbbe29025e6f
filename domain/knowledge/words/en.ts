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
  dayInitials: 'M T W - F - -',
  dayGroups: {
    everyDay: 'daily, every day, everyday, seven days a week, 7 days a week, 7 days, all week, seven days',
    weekdays: 'weekdays, weekday, week days, workdays, working days, business days',
    weekend: 'weekends, weekend, week-end',
    holidays: 'public holidays, bank holidays, holidays, bank holiday, public holiday, holiday',
  },
  hours: {
    through: "to, through, thru, until, till, til, til', 'til, up to",
    and: 'and, &, plus',
    from: 'from, between, open from, opens at, open at, starting at, after',
    open: 'open, opens, opening, hours',
    closed: 'closed, close, we are closed, not open',
    except: 'except, except on, excluding',
    allDay: '24/7, 24 hours, 24 hrs, 24h, 24 hours a day, around the clock',
    noon: 'noon, midday, 12 noon, 12noon',
    midnight: 'midnight, 12 midnight',
    late: 'late, close, closing, last guest, last orders, sold out, sell out, we sell out',
    aside:
      'last orders, last order, last entry, last admission, last seating, last food orders, last appointment, last tickets, kitchen closes, kitchen closes at, doors close',
    appointment:
      'by appointment, by appointment only, appointment only, by appt, by appt only, appointments only, by arrangement',
    telephone:
      'reach us by phone, reach us by telephone, phone lines, telephone lines, lines are open, phones are answered, phone is answered, call us between, call centre hours, call center hours, phone hours, telephone hours, available by phone, available by telephone',
    clock: "o'clock, hrs, hours, h",
    am: 'am, a.m, a.m., a',
    pm: 'pm, p.m, p.m., p',
    filler:
      "open, hours, hour, opening, business, store, shop, office, our, we, are, on, the, is, times, time, o'clock, a, week, day, days, also, again, regular, normal, operation, of, now, only, every, each, between, for, service, studio, salon, clinic, in, evening, evenings, morning, mornings, afternoon, afternoons, continuously, general, all day, am, pm",
    purpose:
      'food served from, food served, food service, kitchen, lunch, dinner, breakfast, brunch, dining room, tasting room, front desk, reception, reception desk, phone, phones, phone line, telephone, drive-thru, drive-through, drive thru, delivery, deliveries, takeaway, take-out, takeout, pickup, pick-up, pick up, collection, collections, emergency, emergencies, emergency line, emergency service, emergency number, emergency call-out, hotline, night line, patio, terrace, happy hour, checkout, check-in, check-out, check in, check out, drop-off, drop off, walk-ins, appointments, parts, parts department, service department, sales department, rental desk, visiting hours',
    houses:
      'office, store, shop, showroom, surgery, garage, workshop, salon, studio, clinic, practice, service, sales, restaurant, cafe, café, bar, pub, pharmacy, gym, pool, spa, sauna',
    served: 'served, serve, serving, serves, available',
    others:
      'out of hours, out-of-hours, outside of hours, outside opening hours, outside practice hours, outside office hours, outside these hours, when we are closed, when we are shut, nearest, next door, across the road, across the street, nhs 111, nhs111, nhs direct, helpline, crisis line, on duty, duty pharmacy, city hall, town hall, public library, post office',
    season:
      'summer, winter, spring, autumn, season, seasonal, off-season, christmas, easter, thanksgiving, school holidays, term time, first, second, third, fourth, last, 1st, 2nd, 3rd, 4th, every other, alternate, one, monthly, a month, of the month, once',
  },
  months:
    'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sept, sep, oct, nov, dec',
  headings: {
    hours:
      'hours, opening hours, opening times, open hours, business hours, hours of operation, we are open, when we are open, opening, open, trading hours, visiting hours, office hours',
    timetable:
      "timetable, class schedule, classes, class, schedule, events, event, courses, course, workshops, programme, program, calendar, upcoming, what's on, live music, lessons, sessions, gigs, worship, services times, tour dates",
    services:
      'services, service, our services, what we do, treatments, treatment, menu, prices, price list, pricing, rates, fees, our menu, what we offer, offerings, packages, products, rooms, memberships, membership, classes, repairs, therapies, procedures, specialties, specialities, areas of practice, practice areas, starters, appetizers, appetisers, entrees, mains, main courses, main dishes, desserts, side dishes, beverages',
    prices:
      'prices, price, price list, pricing, rates, rate, fees, our prices, our rates, cost, costs, tariff, tariffs',
    serviceMenus:
      'services, our services, all services, service, treatments, our treatments, therapies, procedures, practice areas, areas of practice, specialties, specialities, what we do, classes, our classes, lessons, courses, repairs, dental services, grooming services',
    offerCards:
      'what we do, what we offer, what we make, what we bake, what we sell, what we treat, how we can help, offerings, our work includes, our expertise, areas of expertise, packages, our packages, specials and packages',
    asides:
      "why choose us, why us, why choose, reasons to, our values, our promise, our mission, our story, our history, our philosophy, our approach, our process, how it works, how we work, what to expect, what to bring, amenities, facilities, features, room features, in the room, in your room, in every room, in-room, included, what's included, includes, package includes, meet the, our team, the team, staff, gallery, news, blog, latest posts, recent posts, related posts, partners, brands, insurance accepted, insurances, follow us, newsletter, discounts, payment, quick links, useful links, navigation",
    areas:
      'service area, service areas, areas we cover, areas we serve, areas covered, areas served, coverage, coverage area, where we work, locations we serve, we cover',
    faq: 'faq, faqs, frequently asked questions, questions and answers, q&a, questions, common questions, good to know',
    testimonials:
      'happy customers, happy clients, happy patients, testimonials, testimonial, reviews, what our customers say, what our clients say, what our patients say, what people say, what people are saying, customer reviews, client stories, kind words, customer stories',
    contact:
      'contact, contact us, find us, visit us, location, locations, where to find us, get in touch, address, directions, how to find us',
  },
  phone: {
    phone: 'phone, phones, tel, telephone, call, call us, mobile, cell, ph, t, p, m, mob',
    fax: 'fax, facsimile, f',
  },
  price: {
    from: 'from, starting at, starting from, starts at, starts from, as low as, starting',
    upTo: 'up to',
    upward: 'and up, & up, and upwards, or more, plus',
    onRequest:
      'market price, mp, on request, price on request, upon request, ask for price, poa, call for price, call for pricing, priced upon request, price upon request, quoted individually, please call, please ask, varies',
    free: 'free, free of charge, no charge, complimentary',
    per: 'per, each, a, an, /, every, pp',
  },
  notServices:
    'joining fee, add, corkage, delivery, shipping, deposit, cancellation, cancel, minimum, save, off, discount, voucher, gift card, gift certificate, tax, total, subtotal, surcharge, late fee, fee of, tip, orders over, budget, million, raised, worth, won, cookie',
  slogans:
    "need, needs, priced, any, some, you, your, we, our, us, how, what, why, get, this, that, every, more, can, will, do, does, don't, it's, ready, let, ask, welcome, meet, schedule, fully, not sure, happy",
  policy:
    'american express, direct debit, take cards, cancel, refund, deposit, no-show, no show, reschedul, parking, park , car park, pets are, pets ok, pets accepted, pets allowed, pets welcome, no pets, pet-friendly, dogs are, dogs welcome, dogs allowed, no dogs, dog-friendly, well-behaved dogs, payment, credit card, cash only, cash, cards accepted, we accept, visa, mastercard, apple pay, insurance, insured, warranty, guarantee, walk-ins, walk-in, late arrival, minimum order, allerg, gift card, non-refundable, returns, smoking, byob, corkage, delivery, gratuity, dress code, age limit, under 18, accompanied by, advance notice',
  other:
    'happy hour, we serve, serving the, service area, areas we cover, we cover, we travel, we speak, languages, spoken, wheelchair, step-free, accessible, accessib, founded, established, family-owned, family owned, family-run, family run, owner, licensed, certified, accredited, years of experience, new patients, emergency, wi-fi, wifi, vegan, vegetarian, gluten, halal, kosher, seats, outdoor seating, private events, reservations, bookings, bus, train, station, metro',
  questions:
    'what, how, do, does, can, is, are, where, when, which, why, who, will, should, may, must, am, have, could, would, did',
  credits:
    'pages by, need a site, website by, site by, web design by, designed by, design by, powered by, developed by, created by, built by, made by, built with, made with, hosted by, theme by, template by, photos by, photography by, webmaster, web page by, webpage by, webpages by, web pages by, page by, website design, web design, site design, website created, site created, website developed, site developed, website hosted, maintained by, site maintained, website maintained, marketing by, branding by, website & marketing, digital marketing by, brand by, copyright by web, web hosting',
  thirdParties:
    'call them, contact them, ring them, phone them, we recommend, manufacturer, warranty registration, we no longer do, independent of, chamber of commerce, bar association, courthouse, hosting provider, hosted on, our neighbours, our neighbors, our neighbour, our neighbor, next door, taxi, taxis, cab company, police, ombudsman, regulator, regulated by, poison control, registered with, data protection officer, information commissioner, insurer, our friends at, our sister, sister hospital, sister clinic, sister practice, emergency vets, emergency animal hospital, nearest emergency, tourist office, animal control, nearest hospital, property management',
  calls:
    'read more, learn more, more info, more information, find out more, see more, view more, show more, view details, details, discover more, click here, book now, book online, book here, order now, order online, order here, buy now, add to cart, add to basket, shop now, get a quote, get started, contact us, call now, call us, sign up, enquire now, reserve now, see menu, view menu, view all',
  offered:
    'accounting, acupunctur, aeration, air condition, airport transfer, alignment, alteration, annuit, appraisal, aromatherap, assessment, audit, baguette, balayage, bankruptcy, bath, battery, beard, blind fitting, blow dry, blowdry, boarding, body, boiler, bookkeeping, botox, braces, brake, bread, breakfast, bridal, brow, brunch, building, burger, cake, car wash, carpentry, carpet, catering, ceramic, check-up, checkup, chicken, chimney, chiropract, clean, clearance, clip, coaching, coffee, collection, color, colour, composit, conservation, consult, contact lens, conveyanc, cooking, counselling, counseling, couples, course, croissant, crown, cruise, curr, cut, dental, dentur, dermaplan, design, dessert, detailing, diagnos, dinner, divorce, drain, drama, driving, dry clean, drywall, electric, employment law, engine, engraving, entertain, entree, epilat, essay, estate, exam, exhaust, extension, extraction, eye test, facial, fade, family law, fencing, filler, filling, fish, fitness, fitting, floor, framing, furnace, garden, gas safe, gel, glazing, grill, groom, guided, gutter, hair, handyman, haul, healing, heat pump, heater, heating, hedge, highlight, hire, hygiene, implant, immigration, inject, inspection, install, insulation, interior, investment, invisalign, ironing, jewellery, joinery, keratin, kitchen, landscap, laser, lash, laundry, lawn, leak, lesson, litigation, loan, lock, lunch, maintenance, makeover, makeup, make-up, manicur, massag, meal, mediation, microblad, microneedl, mortgage, moving, mowing, mri, muay thai, nail, naturopath, neuter, notary, nursing, nutrition, oil change, omelet, orthodon, orthotic, osteopath, oven, overhaul, packing, paint, pasta, pastr, pav, payroll, pedicur, peel, perm, personal injury, personal training, pest, pet sitting, photo, physical therapy, physio, pick-up, pickup, pie, pilates, pizza, planning, plaster, plumb, podiatr, polish, portrait, pressure wash, print, probate, programming, property management, psychother, puppy, radiator, reflexolog, refurbish, rehab, reiki, remodel, removal, renovation, rental, repair, replacement, resurfac, restoration, retouch, rewir, roast, roof, room, root canal, rubbish, salad, salon, sandwich, sauna, sealing, service, servicing, shampoo, shave, shower, shuttle, siding, skin, snow, soft wash, soup, spay, spray tan, steak, storage, straighten, styling, supplies, surgery, survey, swim, tailor, tan, tattoo, tax, tea, teeth, test, therap, thread, tile, tiling, tinting, tire, tooth, tour, towing, toys, trailer, training, transfer, transmission, transport, treatment, tree, trim, troubleshoot, tune-up, tuning, tutor, tyre, ultrasound, upholster, vaccin, valet, veneer, video, visa, wallpaper, wash, water heater, wax, web, wedding, weight loss, welding, wellness, wheel, whitening, will, window, wine, wiring, workshop, wrap, x-ray, yoga',
  generic:
    'home, homepage, home page, welcome, welcome to, index, start, contact, contact us, about, about us, about me, services, our services, menu, hours, prices, gallery, blog, news, untitled, untitled document, new page, page, faq, location, locations, the team, team, our team, visit us, visit, find us, official site, official website, main, book now, opening hours',
};
