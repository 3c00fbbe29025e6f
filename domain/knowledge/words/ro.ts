/** Romanian. */
import type { WordTable } from './word-table.ts';

export const romanian: WordTable = {
  language: 'ro',
  stopwords:
    'și, de, la, în, cu, pe, din, pentru, este, un, o, sau, care, nu, sunt, mai, al, ale, noastre, nostru, noastră, vă, dumneavoastră, ne, prin, ca, să, se, fi',
  days: {
    mon: 'luni, lu',
    tue: 'marți, ma',
    wed: 'miercuri, mi',
    thu: 'joi, jo',
    fri: 'vineri, vi',
    sat: 'sâmbătă, sâmbăta, sâm, sb',
    sun: 'duminică, duminica, dum, du',
  },
  dayInitials: 'L - - J V S D',
  dayGroups: {
    everyDay: 'zilnic, în fiecare zi, toate zilele, 7 zile din 7',
    weekdays: 'zile lucrătoare, zilele lucrătoare, în zilele lucrătoare, în timpul săptămânii',
    weekend: 'weekend, în weekend, weekenduri',
    holidays: 'sărbători legale, sărbători, zile de sărbătoare',
  },
  hours: {
    through: 'până la, pana la, până, la, - până la',
    and: 'și, &',
    from: 'de la, între, începând cu ora, ora, orele, de',
    open: 'deschis, program, orar',
    closed: 'închis, închisă, inchis, zi liberă, zile libere, zi de odihnă, zile de odihnă',
    except: 'cu excepția, exceptând',
    allDay: 'non-stop, nonstop, 24 de ore, 24/7, 24h',
    noon: 'amiază, prânz',
    midnight: 'miezul nopții',
    late: 'târziu, ultimul client',
    aside: 'ultima comandă, ultimele comenzi, ultima intrare, bucătăria se închide la',
    appointment: 'cu programare, doar cu programare, numai cu programare, pe bază de programare',
    telephone: 'program telefonic, programări telefonice, telefonic între orele, contact telefonic',
    clock: 'h',
    am: '',
    pm: '',
    filler:
      'deschis, program, programul, orar, suntem, ora, orele, de, funcționare, lucru, nostru, și, magazin, salon, cabinet, dimineața, seara, fiecare, în fiecare, este, vă așteptăm',
    purpose:
      'bucătărie, bucătăria, prânz, prânzul, cină, cina, mic dejun, micul dejun, brunch, terasă, terasa, recepție, recepția, livrare, livrări, livrarea, urgențe, urgență, check-in, check-out',
    houses: 'magazin, birou, atelier, cabinet, salon, restaurant, farmacie, service, bar, piscină, piscina',
    served: 'servește, servim, servit, se servește',
    others:
      'în afara programului, în afara orelor, farmacie de gardă, farmacia de gardă, cel mai apropiat, cea mai apropiată, primăria',
    season:
      'vară, vara, iarnă, iarna, sezon, crăciun, paște, vacanță, prima, primul, ultima, ultimul, pe lună, din lună',
  },
  months:
    'ianuarie, februarie, martie, aprilie, luna mai, iunie, iulie, august, septembrie, octombrie, noiembrie, decembrie, ian, feb, apr, iun, iul, aug, sept, oct, noi, dec',
  headings: {
    hours:
      'program, orar, orarul, orarul nostru, orarul de lucru, program de lucru, programul nostru, program de funcționare, orar de funcționare',
    timetable: 'evenimente, cursuri, calendar, orarul cursurilor, program cursuri, ateliere, concerte',
    services:
      'servicii, serviciile noastre, prețuri, tarife, lista de prețuri, meniu, meniul, tratamente, oferta, produse, camere, băuturi, deserturi, specialități, ce oferim, aperitive, feluri principale',
    prices: 'prețuri, preturi, preț, tarife, tarif, lista de prețuri, listă de prețuri',
    serviceMenus:
      'servicii, serviciile noastre, tratamente, tratamentele noastre, terapii, specialități, specializări, ce facem, cursuri, proceduri',
    offerCards: 'ce oferim, pachete, oferte, oferta, pachete și oferte, serviciile',
    asides:
      'de ce noi, de ce să alegi, de ce sa alegi, valorile noastre, filozofia noastră, povestea noastră, cum lucrăm, cum funcționează, facilități, dotări, în cameră, în camere, în unitate, în camera, inclus, include, ce include, echipa noastră, echipa, galerie, noutăți, parteneri, mărci, metode de plată, urmărește-ne, newsletter, avantaje, linkuri utile',
    areas: 'zone deservite, zona de livrare, arie de acoperire, unde livrăm',
    faq: 'întrebări frecvente, faq, întrebări, întrebări și răspunsuri',
    testimonials: 'recenzii, testimoniale, păreri, ce spun clienții',
    contact:
      'contact, unde ne găsiți, adresă, adresa, locație, locația, cum ajungi, date de contact, vizitați-ne, vino la noi, adresa noastră, unde suntem',
  },
  phone: { phone: 'telefon, telefoane, tel, mobil, sunați, suna, sună', fax: 'fax' },
  price: {
    from: 'de la, începând de la, incepand de la',
    upTo: 'până la',
    upward: 'sau mai mult',
    onRequest: 'la cerere, preț la cerere',
    free: 'gratuit, gratuită, gratis',
    per: 'pe, /, per',
  },
  notServices:
    'livrare, avans, garanție, anulare, minim, minimă, reducere, voucher, tva, total, taxă, bacșiș, transport',
  slogans:
    'noi, nostru, noastră, nostri, noștri, noastre, tu, tău, ta, tale, dumneavoastră, ne, îți, te, vă, de ce, cum, mai mult, bun venit, pasul, rezervă, scrie-ne, descoperă',
  policy:
    'anul, reprogram, avans, rambursa, parcare, animalele sunt, animale de companie sunt, câinii sunt, acceptăm animale, nu acceptăm animale, plat, plăt, numerar, card, cash, asigur, garanți, retur, alerg, comand minim, comanda minimă, livr, fără programare, fumat, întârzi, decontat, cas ',
  other:
    'zona de, acoperim, vorbim, limbi, scaun cu rotile, accesibil, fondat, înființat, afacere de familie, proprietar, certificat, ani de experiență, wifi, wi-fi, vegan, vegetarian, fără gluten, rezerv, urgenț, metrou, autobuz, pacienți noi',
  questions:
    'ce, cum, când, unde, care, cine, de ce, pot, se poate, aveți, acceptați, cât, câte, este, sunt, trebuie, oferiți, faceți, există',
  credits:
    'realizat de, site realizat de, creat de, dezvoltat de, web design, powered by, design by, site creat de, dezvoltare web, agenție web, creare site, website realizat de, realizare site, webdesign',
  thirdParties:
    'vă recomandăm, recomandăm, producătorul, anpc, protecția consumatorului, registrul comerțului, judecătoria, hosting, taxi, poliția, primăria, autoritatea națională, colegiul medicilor, direcția de sănătate publică, găzduire',
  calls:
    'citește mai mult, mai mult, află mai mult, află mai multe, vezi mai mult, vezi mai multe, detalii, vezi detalii, mai multe informații, rezervă, rezervă acum, programează-te, programare, comandă, comandă acum, adaugă în coș, contactează-ne, sună acum, click aici',
  offered:
    'acoperis, acupunctura, albire, amenaj, analiz, antrenament, aparat, asigurar, asisten, baie, barba, botez, cafea, calatori, camere, camera, cazare, ceramica, check-up, chirurgi, ciorb, climatizare, coaching, coafur, coafat, coaforie, coafura, coroan, consultan, consultatie, consultati, construct, contabil, control, corectare, cos, croitor, cura, curat, curs, decor, demol, depanare, depilar, depozitare, dermato, desert, design, detartraj, diagnos, divort, drenaj, ecografi, electric, endodont, epilare, estetic, evaluare, eveniment, excursi, extractie, fatete, finisaj, fizioterapi, foto, frizerie, frane, gard, gatit, gel, ginecolog, gips, grafic, gradin, gresie, hidroizol, igieniz, igien, implant, inchirier, infiltrat, instalat, interior, izolat, juridic, kinetoterapi, laser, lectie, lectii, limpezire, livrare, logoped, machiaj, manichiur, manopera, masaj, masa, meci, meniu, mentenanta, mic dejun, mobila, mobilier, montaj, notarial, nunta, nunti, obturati, oja, ortodont, osteopat, pachet, papuci, paste, pensiune, pedichiur, pensat, petrecer, pilates, piscina, pizza, placare, plomb, printare, proiectare, protetic, protez, psiho, radiograf, recuper, reconditi, renovar, reparat, restaur, revizie, salat, salon, sanitare, sauna, sedinta, service, servicii, spalat, spalator, sprancene, sterilizare, stilizare, supa, suplimentar, tamplari, tatuaj, taxi, team-building, tencui, terapi, tort, traduceri, transfer, transport, tratament, tuns, tunsori, unghii, ultrasunete, vaccin, vanzare, vin, vindecare, vizita, vopsi, vopsit, vulcaniz, yoga, zugrav',
  generic:
    'acasă, bun venit, bine ați venit, bine ați venit la, contact, despre noi, servicii, serviciile noastre, prețuri, tarife, meniu, program, galerie, noutăți, home, echipa, echipa noastră',
};
