/** Romanian. */
import type { WordTable } from './word-table.ts';

export const romanian: WordTable = {
  language: 'ro',
  stopwords:
    'și, de, la, în, cu, pe, din, pentru, este, un, o, sau, care, nu, sunt, mai, al, ale, noastre, nostru, noastră, vă, dumneavoastră, ne, prin, ca, să, se, fi',
  days: {
    mon: 'luni, lunea, lu',
    tue: 'marți, marțea, ma',
    wed: 'miercuri, miercurea, mi',
    thu: 'joi, joia, jo',
    fri: 'vineri, vinerea, vi',
    sat: 'sâmbătă, sâmbăta, sâm, sb, sâmb',
    sun: 'duminică, duminica, dum, du',
  },
  dayInitials:
    'L - - J V S D, - - - - - Sa -, - - - - - Sâ -, Lun Mar Mie Joi Vin Sâm Dum, - - Mierc - - Sâmb Dumin',
  dayGroups: {
    everyDay:
      'zilnic, în fiecare zi, toate zilele, 7 zile din 7, în fiecare zi a săptămânii, 7 zile pe săptămână, 7/7, 365 de zile pe an, 365 zile pe an, 365 de zile, în fiecare dimineață, în fiecare după-amiază, în fiecare seară',
    weekdays: 'zile lucrătoare, zilele lucrătoare, în zilele lucrătoare, în timpul săptămânii',
    weekend: 'weekend, în weekend, weekenduri',
    holidays: 'sărbători legale, sărbători, zile de sărbătoare',
  },
  hours: {
    through: 'până la, pana la, până, pana, la, - până la',
    and: 'și, &',
    from: 'de la, între, începând cu ora, ora, orele, de',
    open: 'deschis, program, orar, deschiși, deschisă, deschise, deschidem, programul',
    closed:
      'închis, închidem, închisă, inchis, zi liberă, zile libere, zi de odihnă, zile de odihnă, liber, închiși, închise, inchisa, inchise, zi de închidere, program închis, suntem în concediu, vom fi în concediu, închidere, nu lucrăm, nu se lucrează, fără consultații, nu sunt consultații',
    leave: 'concediu',
    except:
      'cu excepția, exceptând, cu excepția zilei de, fără, mai puțin, în afară de, în afara, cu excepția zilelor de',
    only: 'doar, numai',
    allDay: 'non-stop, nonstop, 24 de ore, 24/7, 24h, 24 ore, 24 de ore din 24, 24 ore din 24',
    noon: 'amiază, amiaza, la prânz',
    midnight: 'miezul nopții',
    late: 'târziu, ultimul client, apus, apusul soarelui',
    pauses: 'pauză, pauza de masă, pauză de masă, pauza',
    morning: 'dimineața, în fiecare dimineață',
    afternoon: 'după-amiaza, după amiaza, după-amiază, seara, în fiecare după-amiază, în fiecare seară',
    aside:
      'ultima comandă, ultimele comenzi, ultima intrare, bucătăria se închide la, ultima programare, bucătăria până la, ultima intrare la, ultimul acces, ultimele comenzi la',
    appointment: 'cu programare, doar cu programare, numai cu programare, pe bază de programare',
    telephone: 'program telefonic, programări telefonice, telefonic între orele, contact telefonic',
    calling: 'sunați-ne, sunați, sună-ne, apelați',
    clock: 'h',
    hourNames:
      'unu, două, trei, patru, cinci, șase, șapte, opt, nouă, zece, unsprezece, doisprezece, treisprezece, paisprezece, cincisprezece, șaisprezece, șaptesprezece, optsprezece, nouăsprezece, douăzeci, douăzeci și unu, douăzeci și două',
    halfBehind: 'și jumătate',
    am: '',
    pm: '',
    filler:
      'deschis, program, programul, orar, suntem, ora, orele, de, funcționare, lucru, nostru, și, magazin, salon, cabinet, dimineața, seara, fiecare, în, în fiecare, este, vă așteptăm, deschiși, deschisă, deschise, deschidem, zilei, zilele, ziua, zile, zi, pentru, va, asteptam, la, cu',
    purpose:
      'secretariat, bucătărie, bucătăria, prânz, prânzul, cină, cina, mic dejun, micul dejun, brunch, terasă, terasa, recepție, recepția, livrare, livrări, livrarea, urgențe, urgență, check-in, check-out, livrăm, recoltări',
    lunch: 'prânz, prânzul, masa de prânz',
    dinner: 'cină, cina',
    offices: 'secretariat',
    houses: 'magazin, birou, atelier, cabinet, salon, restaurant, farmacie, service, bar, piscină, piscina',
    served: 'servește, servim, servit, se servește',
    others:
      'în afara programului, în afara orelor, farmacie de gardă, farmacia de gardă, cel mai apropiat, cea mai apropiată, primăria',
    feasts:
      'anul nou, ajunul crăciunului, ajun, revelion, vinerea mare, rusalii, ziua muncii, ziua națională, boboteaza, duminica paștelui, lunea paștelui, prima zi de paște, a doua zi de paște, a doua zi de paști, duminica floriilor, black friday',
    season:
      'perioada școlară, an școlar, vară, vara, iarnă, iarna, sezon, crăciun, paște, vacanță, prima, primul, ultima, ultimul, pe lună, din lună, extrasezon, în sezon, în afara sezonului, restul anului',
  },
  months:
    'ianuarie, februarie, martie, aprilie, luna mai, iunie, iulie, august, septembrie, octombrie, noiembrie, decembrie, ian, feb, apr, iun, iul, aug, sept, oct, nov, dec, 1 mai, 15 mai, 31 mai, 1 mar, 15 mar, 31 mar',
  headings: {
    hours:
      'program, orar, orarul, orarul nostru, orarul de lucru, program de lucru, programul nostru, program de funcționare, orar de funcționare',
    timetable:
      'evenimente, cursuri, calendar, orarul cursurilor, program cursuri, ateliere, concerte, liturghie, liturghii, slujbe, sfânta liturghie, programul slujbelor',
    services:
      'servicii, serviciile noastre, prețuri, tarife, lista de prețuri, meniu, meniul, tratamente, oferta, produse, camere, băuturi, deserturi, specialități, ce oferim, aperitive, feluri principale, arome, aromele noastre, sortimente',
    prices:
      'prețuri, preturi, preț, tarife, tarif, lista de prețuri, listă de prețuri, onorariu, onorarii, costuri',
    menus: 'meniu, meniul, meniul nostru, meniul zilei, lista de vinuri, carta de vinuri',
    courses:
      'mic dejun, prânz, cină, aperitive, gustări, supe, ciorbe, salate, feluri principale, preparate, la grătar, paste, pizza, burgeri, sandvișuri, garnituri, deserturi, înghețată, băuturi, băuturi calde, băuturi reci, răcoritoare, cafea, ceai, ceaiuri, sucuri, vinuri, vin, vinuri roșii, vinuri albe, bere, beri, cocktailuri',
    serviceMenus:
      'servicii, serviciile noastre, tratamente, tratamentele noastre, terapii, specialități, specializări, ce facem, cursuri, proceduri, serviciu, tratament, domenii de practică, ateliere, cursurile noastre, workshopuri',
    offerCards:
      'ce oferim, pachete, oferte, oferta, pachete și oferte, serviciile, accesorii, piese de schimb, piese și accesorii, gama noastră, ce vindem, sortiment, oferim, realizăm, executăm, efectuăm, reparăm, servicii oferite, serviciile oferite, servicii prestate, lista serviciilor, lista de servicii, cu ce ne ocupăm, ofer, serviciile mele, ce fac, cu ce vă putem ajuta, cum vă putem ajuta, ce putem face pentru dumneavoastră, domenii de activitate, domeniile noastre, specialitățile noastre, terapiile noastre',
    asides:
      'de ce noi, de ce să alegi, de ce sa alegi, valorile noastre, filozofia noastră, povestea noastră, cum lucrăm, cum funcționează, facilități, dotări, în cameră, în camere, în unitate, în camera, inclus, include, ce include, echipa noastră, echipa, galerie, noutăți, parteneri, mărci, metode de plată, urmărește-ne, newsletter, avantaje, linkuri utile, de ce să ne, motive să, motive pentru, punctele noastre, ce ne diferențiază, ce ne face, angajamentul nostru, misiunea noastră, misiune, viziune, viziunea noastră, valori, experiența noastră, cine suntem, despre noi, clienții noștri, clienți, au avut încredere, ne recomandă, etape, etapele, pas cu pas, procesul, cum te programezi, cum ajungi, medicii noștri, specialiștii noștri, profesorii noștri, antrenorii, instructorii, gazdele, cunoaște echipa, blog, blogul nostru, articole, ultimele articole, articole recente, știri, presa, apariții, portofoliu, portofoliul nostru, proiectele noastre, lucrări realizate, lucrările noastre, înainte și după, galerie foto, premii, distincții, certificări, certificate, acreditări, autorizații, atestate, afilieri, membri ai, partenerii noștri, furnizori, colaboratori, brandurile noastre, branduri, aparatură, aparatura noastră, tehnologie, spațiul nostru, în cifre, cifre, cariere, locuri de muncă, angajări, descărcări, formulare, legături utile, rețele sociale, regulament, politica de, caracteristici, specificații',
    areas: 'zone deservite, zona de livrare, arie de acoperire, unde livrăm',
    faq: 'întrebări frecvente, faq, întrebări, întrebări și răspunsuri',
    testimonials: 'recenzii, testimoniale, păreri, ce spun clienții, carte de oaspeți',
    contact:
      'contact, unde ne găsiți, adresă, adresa, locație, locația, cum ajungi, date de contact, vizitați-ne, vino la noi, adresa noastră, unde suntem',
  },
  markup: {
    areas: 'Zona deservită',
    payment: 'Metode de plată',
    currencies: 'Monedă',
    languages: 'Limbi',
    prices: 'Interval de prețuri',
    cuisine: 'Bucătărie',
    amenities: 'Facilități',
    pets: 'Animale acceptate',
    smoking: 'Fumatul permis',
    bookings: 'Se acceptă rezervări',
    arrival: 'Check-in de la',
    departure: 'Check-out până la',
    founder: 'Fondator',
    founded: 'Fondat în',
    yes: 'da',
    no: 'nu',
  },
  phone: { phone: 'telefon, telefoane, tel, mobil, fix, sunați, suna, sună', fax: 'fax' },
  price: {
    from: 'de la, începând de la, incepand de la',
    upTo: 'până la',
    upward: 'sau mai mult, în sus',
    old: 'era, în loc de, preț vechi, înainte, preț normal, preț obișnuit, preț inițial, prețul inițial',
    now: 'acum, doar, acum doar, preț nou, preț redus, preț promoțional, preț de vânzare, preț curent, prețul curent',
    notPaid: 'reducere, discount, mai ieftin, avans, garanție, de avans, taxă de anulare',
    onRequest: 'preț variabil, la cerere, preț la cerere',
    free: 'gratuit, gratuită, gratis',
    per: 'pe, /, per',
  },
  notServices:
    'capital social, asigurat, neprezentare, garanție cheie, livrare, livrării, comandă minimă, comanda minimă, avans, garanție, anulare, minim, minimă, reducere, voucher, tva, total, taxă, bacșiș, transport, finanțare, fără dobândă, percepem',
  slogans:
    'noi, nostru, noastră, nostri, noștri, noastre, tu, tău, ta, tale, dumneavoastră, ne, îți, te, vă, de ce, cum, mai mult, bun venit, pasul, rezervă, scrie-ne, descoperă',
  policy:
    'anul, reprogram, avans, rambursa, parcare, animalele sunt, animale de companie sunt, câinii sunt, acceptăm animale, nu acceptăm animale, plat, plăt, numerar, card, cash, asigur, garanți, retur, alerg, comand minim, comanda minimă, livr, fără programare, fumat, întârzi, decontat, cas ',
  other:
    'zona de, acoperim, vorbim, limbi, scaun cu rotile, accesibil, fondat, înființat, afacere de familie, proprietar, certificat, ani de experiență, wifi, wi-fi, vegan, vegetarian, fără gluten, rezerv, urgenț, metrou, autobuz, pacienți noi',
  describes:
    'suntem, oferim, va oferim, ne ocupam, ne specializam, asiguram, vindem, producem, reparam, realizam, punem la dispozitie, cabinetul nostru, restaurantul nostru, firma noastra, compania noastra, clinica noastra, salonul nostru, hotelul nostru, magazinul nostru, service ul nostru, echipa noastra, afacere de familie, specializati in, specialisti in, bine ati venit la, cu o experienta, de peste',
  notices: 'inchis, inchisi, inchisa, inchise, in concediu, ne-am mutat, cautam, in cautare, in constructie',
  questions:
    'ce, cum, când, unde, care, cine, de ce, pot, se poate, aveți, acceptați, cât, câte, este, sunt, trebuie, oferiți, faceți, există, la ce, în ce, din ce, pentru ce, cu ce, de unde, câtă, câți, cui, pentru cine, are, putem, poate, se pot, de când, până când, pe unde, și dacă',
  credits:
    'realizat de, site realizat de, creat de, dezvoltat de, web design, powered by, design by, site creat de, dezvoltare web, agenție web, creare site, website realizat de, realizare site, webdesign, pagină realizată de, pagină creată de, creat cu, site web realizat de, site web creat de, foto:, fotografii:, cu ♥ de',
  seated: 'situată în, situat în, situată la, cu sediul în, localitatea',
  thirdParties:
    'vă recomandăm, recomandăm, producătorul, anpc, protecția consumatorului, registrul comerțului, judecătoria, hosting, taxi, poliția, primăria, autoritatea națională, colegiul medicilor, direcția de sănătate publică, găzduire, anspdcp, responsabil cu protecția, responsabilul cu protecția, ministerul, soluționarea alternativă, infocons, informare turistică, spitalul, pompierii, poliția locală, asigurătorul, asigurare de răspundere',
  calls:
    'sus, înapoi sus, mergi sus, citește mai mult, mai mult, află mai mult, află mai multe, vezi mai mult, vezi mai multe, detalii, vezi detalii, mai multe informații, rezervă, rezervă acum, programează-te, programare, comandă, comandă acum, adaugă în coș, contactează-ne, sună acum, click aici',
  offered:
    'acid, acoperis, acte, acupunctura, acvari, afis, alarm, albire, alergolog, aliment, aliniere, alopecie, alpin, aluminiu, amanet, ambalaj, amenaj, ampren, analiz, anestezi, animati, antena, antrenament, anvelop, aperitiv, apicol, arbor, arhitect, aroma, articol, asfalt, asigurar, asisten, aspirat, atelier, audit, autentif, auto, avocat, bagaje, baie, balcon, balet, baloan, balustr, bancar, banchet, bar, baterie, bauturi, beauty, beton, biciclet, bijuter, bilete, biopsi, birou, biscuit, blana, bloc, boiler, bonet, botez, botox, brasov, bratar, broderie, brunch, bucatar, buchet, budinc, bujii, buncar, business, cablur, cadastr, cadouri, cafea, caini, calatori, calcat, calculator, calorif, camera, camere, canaliz, canisa, canto, caps, cardiolog, carne, caroserie, cartel, carti, cartus, case, catel, catering, cauciuc, cazare, ceara, ceas, central, ceramica, certif, cetaten, check-up, chei, cheltuiel, chiropract, chirurgi, chitara, ciment, cina, cinema, ciocolat, ciorb, cizm, climat, cluster, coaching, coafat, coaforie, coafur, cocktail, colet, colonoscop, combust, comerc, compens, compres, computer, comunic, concedi, concert, condens, conduc, conect, confecti, conferint, consilier, consolid, construct, construire, consultan, consultati, contabil, container, contract, control, corectare, coroan, corp, cos, covoare, covor, crema, croaziere, croi, cuier, cununi, cuptor, cura, curier, curs, curte, custodi, dans, debaras, decapare, decont, decor, decup, degust, demol, demont, dental, dentar, depan, depilar, depozitare, deratiz, dermato, desen, desert, desf, design, detartraj, detect, deviz, dezapez, dezinfect, dezins, dezvolt, diagnos, digital, distrib, divort, domotica, dosar, dozare, drenaj, drept, dresaj, drog, dusuri, echilibr, echipam, echograf, ecocard, ecografi, edit, ekg, elagaj, electric, elev, emailare, endocrin, endodont, endoscop, energ, engleza, enoteca, epilare, epilat, ergo, esapament, escalad, estetic, estimat, etans, evaluare, eveniment, examen, excursi, exped, expertiz, exploat, export, extens, exterior, extractie, faian, farfuri, farmac, fasad, fatada, fatade, fatete, ferest, fermentat, fertiliz, festiv, fete, fibra, film, filtr, financiar, finant, finisaj, fisc, fitness, fizioterapi, floral, flori, foaj, forar, fotbal, foto, frane, frigider, friptur, frizer, fructe, funerar, furnitur, gadilat, garaj, gard, garnitur, gastro, gatere, gatit, gaze, geam, geant, gel, geometri, gestionar, ghid, gimnast, ginecolog, gips, glet, grade, gradin, grafic, granit, gratar, gravare, gresie, haine, hair, hartie, hidrat, hidro, hipno, homeopat, hotel, hyd, iarba, igien, iluminat, imobil, impachet, implant, impozit, imprim, imprum, incalz, incapac, inchei, inchir, incinerar, indepart, indrept, inele, infiint, infiltrat, ingineri, ingrasam, ingrij, injec, inlocui, inmatric, inmorm, inox, inscript, insert, inspect, instalat, instruc, instruire, interior, intern, interpret, intretin, inventar, invest, iriga, izolare, izolat, jaluzele, joc, juridic, kangen, kinder, kinetoterap, laborator, lac, laminat, lampi, lapte, laser, lectie, lectii, lemn, lenjer, lentil, licente, lichid, lift, limba, limfat, limpezire, lipire, lipo, litigii, livr, locuint, logistic, logo, lucrari, lumanar, lumini, machi, maini, maistr, make-up, manager, mancar, manichi, manopera, mansard, marketing, marmur, masa, masina, masini, masurare, matematic, matern, matricol, mecanic, meci, medicina, mediere, medita, menaj, meniu, mentenanta, mesada, metal, mezoterap, microblad, microchip, micropigm, mobil, moda, modelare, moloz, monitor, montaj, montare, moto, mulaj, multifunct, muzica, nail, nastere, neurolog, notar, nunt, nutriti, obstetr, obturati, odihn, odonto, oftalm, oja, optic, orez, ornament, ortez, ortodont, ortop, osteopat, oua, pachet, paine, panel, panouri, pansam, papetar, papuci, parbriz, pardosel, parfum, parodont, partaj, pasap, paste, pastrav, patiser, pavaj, pavel, pediatr, pedichiur, peeling, peluz, pensat, pensiune, pensul, pereti, perfuz, periaj, perman, permis, pescui, peste, petrecer, petrol, pian, piatra, piele, pieptan, piercing, piese, pilates, piscina, pizza, plac, plafon, plan, plapum, plastif, plata, plis, plomb, podele, podolog, poli, pomp, porc, portel, porti, portofol, porumb, potcov, prajitur, pranz, prejud, prelucr, prelungir, prepar, prevent, prim-ajut, printare, printuri, probe, profilax, promov, protectie, protetic, protez, psiho, publicit, pui, punte, puturi, radiator, radio, rafturi, rame, reabilit, reclam, reconditi, recrut, rectific, recuper, redact, refacer, reflexo, regim, reglaj, reglare, reiki, relaxare, remodelar, remorc, renov, repar, reprez, reproduc, resapare, rest, revit, revizie, revop, rinoplas, rochi, roti, rulou, sablare, sala, salon, saltea, saltele, salub, sanatat, sandvis, sanitare, sanviciuri, saun, scanare, scaun, scoala, scoli, scris, sculpt, scurger, securit, sedinta, semin, separat, serigraf, sigil, sofer, soft, solar, sonoriz, sosuri, spa, spectacol, sprancene, spumare, stafid, stampil, stergere, sterilizare, stilist, stilizare, stomatolog, stretching, studiu, suc, sudur, suite, supa, suplim, suprainalt, suveran, tabara, tabla, taiere, taieri, talpi, tamplar, tapet, tapit, tarte, tatu, taxi, team-building, televiz, tencui, tenis, terap, teras, term, tigl, timbr, tinichig, toalet, toc, tonaj, tort, traduc, trailer, trandafir, transfer, transfuz, transplant, transport, traseu, tratament, tratare, tratat, trial, tricot, trofee, tubulatur, tuciur, tuning, tuns, tuse, ulei, ultrasunete, unghi, urgent, urolog, usa, uscare, uscat, usi, utilaj, vaccin, valva, vanzare, vase, vegan, vehicul, ventil, verific, veterin, vidanj, video, viit, vila, vin, viol, vitamin, vitr, vizita, vizite, voal, vopsi, vulcaniz, wellness, yala, yoga, zbor, zidar, zugrav, zumba, cască, căști, genți, lacăt, trotinet, aranjament, trandaf, ghiveci, plante, bomboan, fluor, fatet, zircon, gutier, inlay, onlay, priz, intrerup, lustr, tablou, cablu, siguran, impamant, dulap, mese, canapea, perdea, jaluz, ferestr, jgheab, gazon, pomi, prajit, mezel, branz, miere, viesp, gandac, soarec, sobolan, furnic, bicicl, ochelar',
  virtues:
    'abordare, accesibil, amabil, ambianta, ambient, ani, atent, avantaj, calificat, calitat, certificat, client, comod, competent, competitiv, confidential, confort, corect, creativ, dedic, devotam, dinamic, disponib, echip, eficac, eficien, empati, etica, excelen, experienta, expert, familial, filosof, flexib, garant, gratuit, incredere, inovat, integrit, misiune, modern, motiv, obiectiv, onest, pasiune, performant, personaliz, placer, politet, precizi, preocup, prieten, profesion, promisiun, prompt, punctual, rapid, raspuns, respect, respons, rezultat, satisfact, serioz, siguranta, solutii, sprijin, standard, succes, tehnolog, traditie, transparen, unic, valoare, valori, viziune, vocatie, zambet',
  ailments:
    'boală, boli, afecțiune, afecțiuni, abces, abcese, infecție, infecții, inflamație, inflamații, durere, dureri, migrenă, migrene, artrită, artroză, sciatică, diabet, cancer, tumoră, tumori, astm, eczemă, acnee, psoriazis, insomnie, anxietate, depresie, greață, vărsături, diaree, febră, tuse, umflături, sângerare, amețeli, vertij, gripă, constipație, mâncărimi, obezitate, zgârieturi, rupturi, pete, arsuri, îndoituri, fisuri, crăpături, găuri, daune',
  roles:
    'proprietar, fondator, administrator, manager, director, asociat, avocat, notar, dr., doctor, medic, stomatolog, ortodont, veterinar, asistent, kinetoterapeut, psiholog, terapeut, logoped, profesor, învățător, educatoare, instructor, antrenor, hairstylist, stilist, frizer, coafor, cosmetician, manichiurist, bucătar, chef, mecanic, tehnician, inginer, arhitect, maistru, contabil, secretar, recepți, specialist, coordonator, președinte',
  kinds:
    'hotel, pensiunea, pensiune, vila, cabana, hostel, camping, restaurant, restaurantul, pizzeria, pizzerie, bistro, cafenea, cofetărie, cofetăria, patiserie, brutărie, brutăria, măcelărie, cramă, crama, florărie, florăria, pepinieră, librărie, bijuterie, optica, optică, farmacie, farmacia, cabinet, cabinetul, cabinet stomatologic, clinica, clinică, cabinet veterinar, dental, fizioterapie, kinetoterapie, salon, salonul, frizerie, coafor, cosmetică, spa, service, auto, vulcanizare, școală de șoferi, școala, taxi, transport, instalații, electrician, tâmplărie, mobilă, construcții, acoperișuri, curățătorie, spălătorie, imobiliare, asigurări, contabilitate, avocat, cabinet de avocat, notar, grădinița, grădiniță, after school, tipografie, foto, studio, închirieri, stomatologie, stomatolog, dentist, medic veterinar, veterinar, kinetoterapeut, fizioterapeut, avocați, notar public, instalator, instalatori, electricieni, mecanic, tâmplar, zugrav, fotograf, psiholog, cosmetician, contabil, frizer, mutări',
  generic:
    'acasă, bun venit, bine ați venit, bine ați venit la, contact, despre noi, servicii, serviciile noastre, prețuri, tarife, meniu, program, galerie, noutăți, home, echipa, echipa noastră, site oficial, site-ul oficial, pagina oficială',
  priceLabels:
    'comision, taxă, onorariu, tarif, preț, tarif standard, pret standard, pret de baza, interval, cost, total, pret si durata, preturi si durata, durata si pret, pret de baza, preț normal, preț obișnuit, preț standard, preț redus, preț promoțional, preț de vânzare, preț unitar, preț inițial, prețul inițial, preț actual, preț curent, prețul curent',
  titles: 'dr, prof, ing',
  smallWords: 'de, la',
  patterns: {
    page: {
      otherHouses:
        'linkuri utile|(?:prietenii? nostri|prieteni|partenerii? nostri|partenerii|parteneri|puncte de vanzare|distribuitori|furnizori|recomandari|clinici partenere|unde (?:gasesti|gasiti|cumperi) .*|recomandam)',
      projects:
        '(?:referinte|proiecte(?:le)?(?: (?:noastre|recente|realizate))?|lucrari(?:le)?(?: (?:noastre|recente|executate))?)',
      otherPlaces:
        '(?:imprejurimi(?:le)?|in imprejurimi|obiective turistice(?: .*)?|atractii (?:turistice|locale|in zona)(?: .*)?|ce (?:puteti |poti |sa )?(?:vizita|vizitati|vizitezi|vedea|vedeti|vezi)(?: .*)?|ce sa faci in (?:zona|imprejurimi)|(?:locuri )?de vizitat(?: .*)?|puncte de interes|in apropiere|in zona|zona|regiunea|unde sa mananci(?: .*)?)',
      noteOpening: 'notă|atenție|important|precizare',
      leftovers: '^(?:serviciul?|produs(?:ul)?) \\d{1,2}$|introduceti aici (?:programul|adresa|telefonul)',
      leftoverHints: 'serviciu|produs|introduceti',
      firstPerson: 'noi|noastra|nostru',
      pitches: 'de ce (?:noi|sa ne alegi)|cauti|ai nevoie|vrei|stiai',
      ownQuestions: '(?:cine|ce|cum|unde) (?!putem|trebuie)\\p{L}+m',
      invitations: 'ai (?:alte )?intrebari|cauti',
      why: 'De ce',
      abbreviations: 'dr|str|nr|tel|prof|min|max|jud|bd|sc|bl',
      legalPages:
        'politica (?:de )?(?:confidentialitate|confidentialitatea|cookies)|termeni si conditii|protectia datelor',
      legalWords: 'drepturi(?:le)? (?:sunt )?rezervate',
      since: 'din',
      onward: 'din|incepand cu',
      overriding: 'ignor[ai]\\w*|uita\\w*',
      overridden: 'instructiun\\w*|reguli\\w*',
      machines: '(?:asisten(?:t|ti|tii|tul)|agen(?:t|ti|tii)|model(?:e|ele|ul)?) (?:ai|ia|de limbaj)',
      machineVerbs: 'trebuie|spun\\w*|raspund\\w*|ignor\\w*',
      addressees:
        '(?:asisten(?:t|ti|tii|tul|tilor)|agen(?:t|ti|tii|tul|tilor)|model(?:e|ele|elor|ul|ului)?|sistem(?:e|ele|elor|ul)?)(?: (?:virtual[ie]?|vocal[ie]?))?(?: de| cu)? (?:ia|ai|inteligenta artificiala)|model(?:e|ele|elor|ul|ului)? (?:de limbaj|lingvistic[e]?)|inteligent(?:a|ei) artificial[ae]|chatbot\\w*|(?:ro)?bot(?:ul|ului|i|ii|ilor)? (?:telefonic\\w*|vocal\\w*)',
      machineNames: 'ia',
      calling: 'catre|pentru|draga|dragi|stimat[ie]|atentie|salut',
      remarks: 'not[ae]|mesaj(?:e|ul)?|instructiun[ie]|informati[ie]|avertisment|precizare|anunt',
      remarksTo: 'pentru|catre|adresat[ae]? (?:catre)?',
      whichMachines: 'toti|toate|orice|oricarui|un|o|fiecare',
      readsThis:
        '(?:care (?:cites(?:te|c)|cititi|citeasca|analizeaza|proceseaza|rezuma)|citind) (?:asta|aceasta|acest|aceste|acestea)',
      ifYouAre: 'daca (?:esti|sunteti)',
      toMachines:
        '(?:^|[.!?:;]\\s?)(?:transfera|redirectioneaza|directioneaza|transfer)(?:ti)? (?:toate apelurile|fiecare apel) (?:catre|la|pe)(?!\\p{L})|(?<!\\p{L})(?:cere(?:ti)?|intreab[ai]|intrebati|spune(?:ti)?(?:-i|-le)?|promite(?:ti)?|rambursati?|rambursea\\w+|confirma(?:ti)?|repeta(?:ti)?)(?!\\p{L}).{0,30}(?<!\\p{L})(?:apelant\\w*|(?:celui|celor|cel|cei|persoan\\w+|oricui) care (?:suna|apeleaza))(?!\\p{L})|(?<!\\p{L})(?:daca|cand) (?:apelantul|un apelant|cel care suna|cineva care suna)(?!\\p{L}).{0,30}(?:intreaba|spune|vrea|cere)(?!\\p{L})|(?<!\\p{L})(?:operator\\w*|agent\\w*|asistent\\w*|robot\\w*|soft\\w*|sistem\\w*) acestei linii(?!\\p{L})|(?<!\\p{L})raspunde(?:ti)?(?: mereu| doar)? la (?:aceasta|orice|fiecare) intrebare(?: mereu| doar)? (?:cu|ca|prin)(?!\\p{L})|(?<!\\p{L})trebuie sa (?:spui|zici) (?:["“„«]|ca (?:suntem|am (?:inchis|renuntat)|totul|nu mai|e gratis)(?!\\p{L})|(?!(?:daca|unde|cand|care|nu|da|ce|cine|ceva|nimic|cat|cum)(?!\\p{L}))\\p{L}+\\s?(?=$|[.!?;,)]))',
      orderVerbs: 'spune(?:ti)?|zi ca|raspunde(?:ti)?|nu spune',
      machinePosts:
        'sistem(?:ul)?|asistent(?:ul|a)?|agent(?:ul)?|bot(?:ul)?|operator(?:ul)?|receptioner[ae]?',
      receivers:
        'sisteme(?:le|lor)? automat(?:e|izate)|(?:soft(?:ul|ware)?\\w*|program\\w*|sistem\\w*) de (?:receptie|telefonie|voce)',
      rulings: 'regul[aie]+|politic[aie]|ordin\\w*|comand[aie]',
      earlier: 'anterio\\w*|precedent\\w*',
      comments: 'comentari(?:i|u)|(?:raspunsuri la|ganduri despre) (?=["“„«])',
      machineHints:
        'asisten|agent|model|sistem|inteligent|chatbot|soft|program de|programul de|programului de|operator|robot|bot|receptioner',
      voiding: 'nu (?:tine|tineti|lua|luati) (?:cont|in seama) (?:de)?',
      voided:
        '(?:(?:tot|toate|cele|celor|ce|ceea|este|e|scrie|scris|s-a|textul|continutul|informatiile|de) ){0,6}(?:mai sus|anterior|dinainte|inainte)|(?:tot )?(?:textul|continutul|informatiile|contextul) (?:anterior|precedent)\\w*|(?:tot |toate )?(?:ce|ceea ce) (?:(?:ti|vi)(?: s-a|-a) (?:spus|zis)|stii|stiti|ai citit)',
      goesOn: 'si|acum|va rugam|te rog|pentru ca',
      ruledMachines:
        '(?:asistent(?:ul|ii|i)?|agent(?:ul|ii|i)?|robot(?:ul)?|bot(?:ul)?) (?:vocal|vocali|virtual|virtuali|telefonic)|sisteme(?:le)? (?:de )?(?:ai|ia)',
      machineMust: '(?:nu )?trebuie|nu (?:poate|pot|are voie|au voie)',
      answersOrdered:
        '(?:^|[.!?:;]\\s?)(?:spune|spuneti) (?:tuturor )?(?:clientilor|oaspetilor|pacientilor|apelantilor|celor care suna) ca(?!\\p{L})|(?<!\\p{L})interzis sa (?:mentionati|spuneti|dati|divulgati) (?:programul|numarul|pretul|preturile|adresa|telefonul)(?!\\p{L})|(?<!\\p{L})(?:cand|daca) (?:esti intrebat|te intreaba|va intreaba|cineva (?:te )?intreaba|clientii intreaba)(?!\\p{L}).{0,40}, (?:spune|spuneti|zi|da|raspunde|raspundeti)(?!\\p{L})|(?<!\\p{L})(?:de acum inainte|de acum),? (?:raspunde|raspundeti|spune|spui|esti)(?!\\p{L})|(?:^|[.!?:;]\\s?)nu (?:mentiona|mentionati|spune|dezvalui|da) (?:programul|numarul|pretul|preturile|adresa|telefonul)(?!\\p{L})|(?<!\\p{L})(?:noi instructiuni|instructiuni noi)\\s?:|(?<!\\p{L})mesaj(?:e)? de sistem\\s?[:–—]',
      secrets:
        'date(?:le)? bancare|(?:numarul|datele) (?:cardului|de card|contului|de cont)|parol\\p{L}+|codul (?:pin|de securitate|cvv)|iban',
      callers: 'apelant\\p{L}*|(?:cine|cel care|cei care|oricine) suna',
      mustGive: 'trebuie|vor|va|dau|da|sunt',
      orderHints:
        'spune|interzis|sisteme|transfera|redirection|directioneaza|ignor|uita|asisten|agen|model|sistem|inteligent|chatbot|apelant|care suna|care apel|operator|acestei linii|raspunde|trebuie sa spui|trebuie sa zici|soft|program|automat|robot|bot|receptioner|anterio|precedent|asistent|agent|nu tine|nu lua|cand esti|cand te|cand va|cand cineva|cand clientii|daca esti|daca te|daca va|daca cineva|daca clientii|de acum|nu mention|nu spune|nu dezval|nu da|noi instr|instructiun|mesaj de|mesaje de|cine suna|oricine suna',
    },
    hours: {
      closureHints: 'inchis|incetat',
      closures:
        '(?:suntem |(?:magazinul|salonul|cabinetul|atelierul) (?:este|e) )?(?:(?:momentan|din pacate) )*(?:temporar inchis[ei]?|inchis[ei]? (?:temporar|provizoriu|pana la noi (?:ordine|anunturi|informatii)|pentru (?:renovare|renovari|reparatii|lucrari)|din motive|din cauza))(?!\\p{L})',
      closedForGood:
        '(?:suntem |ne-am |am |magazinul (?:este|s-a) )?inchis[ei]? (?:definitiv|permanent)|ne-am incetat activitatea|am incetat activitatea',
      atTime: 'la|la ora',
      alternatives: 'sau',
      reopening: 'redeschi\\p{L}+|reveni\\p{L}+|din nou|reluam|reluare|ne intoarcem',
      restOfYear: 'restul anului',
      sinceDate: 'din(?: data de|(?= \\d))|de la(?: data de)?|incepand (?:cu|din|de la)(?: data de)?',
      closingDays: 'zi (?:libera|de odihna)|inchis (?:lunea|martea|miercurea|joia|vinerea|sambata|duminica)',
      sessions: 'consultatii|program|tura',
      counted: '(?:de )?(?:zile(?: lucratoare)?|saptamani|luni(?= de)|ani|nopti|minute|persoane)',
      units: 'de ore|ore',
      notice: 'inainte|in avans|in prealabil',
      offices: 'birou',
      cases: '\\b(?:dacă|când)\\b',
      between: '[iî]ntre',
      events: 'muzică live|karaoke|concerte?|seară de (?:jocuri|quiz|karaoke)',
      activities: 'cursuri|curs de|ateliere?|antrenamente?|lecti[ei]',
      yearly: '(?:in )?(?:vara|iarna|primavara|toamna)|sezon (?:de vara|de iarna|estival)',
      camps: 'tab(?:ara|ere) (?:de|pentru)|scoala de vara',
      online: 'rezerv(?:ari|a|are|ati)|comenzi|comanda|programari(?:le)? online',
    },
    names: {
      openings: 'aici',
      subjectEnds: 'este|sunt|oferă|vă',
      foundedIn: 'din(?: anul)?',
      officials: 'site(?:-ul)? oficial|pagina oficială',
      welcomes: 'bun venit la',
      labels: 'denumire(?:a societății)?',
      rights: 'toate drepturile',
      seats: 'în|din|la',
      ands: 'si',
    },
    offers: {
      beforePrice: 'de la|disponibil[ăei]?',
      belowPrices: '(?:cu )?mai puțin de|(?:la|cu|pentru) sub',
      fixedPrices: '(?:la )?(?:preț fix|tarif fix)',
      costs: 'costă|este de|ajunge la|sunt',
      costsHow: 'de la|în prezent|momentan',
      lasts: 'durează|dureaza',
      itself: 'ședința|tratamentul|procedura|serviciul|programarea|vizita|prețul|costul|tariful|durata',
      priceOf:
        '(?:preț(?:ul|uri(?:le)?)?|tarif(?:ul|e(?:le)?)?|cost(?:ul|uri(?:le)?)?)\\s(?:pentru|de|per)\\s(?:un\\s)?',
      sentenceStarts: 'economis(?:e[zș]i|ește)|adaug[ăa]|pentru|noi|voi|total|tel',
      forWhom: 'pentru',
      orUpTo: 'sau',
      abbreviations: 'buc|pers|min|max|gr|aprox|incl',
      limits: 'peste',
      verbs: 'este|sunt',
      and: 'și|sau',
      elsewhere: 'acolo',
      noNames: 'ce nu|nu (?:se|este|avem|acceptăm)|plata (?:cu|prin|în)|plată',
      bareNames: 'notă|atenție|altele',
      included: 'cu|fara',
      dangling: 'și|sau',
      vague: 'diverse|diferse',
      ofAmount: 'de',
      largeAmounts: 'mii|milion|milioane|miliarde?',
      opensEnd: 'de',
      all: 'toate',
      besideOffers: 'echipa',
      people:
        'barbati|femei|copii|copil|adulti|adult|studenti|elevi|pensionari|(?:pret |tarif )?redus|caini|caine|pisici|pisica',
      memberships: 'membr[ua] (?:al|in|a)',
      papers: 'regulament(?:e)?|reguli de conduita|rapoarte',
      leftOver:
        'alte (?:servicii|intrebari|tratamente)|adresa de e-?mail|sejur minim|sosire|plecare|(?:metode|modalitati) de plata|plata|plati|anulare',
      suchAs: 'precum|cum ar fi|de exemplu',
      pageParts:
        'intrebar[ei](?: \\d+)?|raspuns(?:uri)?(?: \\d+)?|poze|fotografii|imagini|harta|vremea|linkuri|si multe altele|(?:preturile noastre|preturi)|rezervar[ei]|durata|costuri|cost|(?:preturi de baza|pret de baza)|descriere|cantitate|(?:si )?(?:altele|diverse)|(?:vezi |mai multe )(?:toate )?detalii(?:le)?|orar(?:ul)?(?: \\p{L}+)?|program(?:ul)? (?:cursurilor|claselor|antrenamentelor)|informatii(?: (?:si|utile|generale|practice|importante|suplimentare|de contact|despre rezervari|pentru (?:clienti|pacienti|vizitatori))){0,3}|primii pasi|cum incepi|instructiuni(?: (?:generale|importante|pentru (?:clienti|pacienti|vizitatori)|de rezervare|(?:pre|post)operatorii))?|publicatii|formulare|descarcari|toate (?:camerele|serviciile|produsele|tratamentele|cursurile)',
      guarantees: 'garantie',
      years: 'ani|luni',
      praise:
        'gama (?:larga|variata)(?: .+)?|(?:servicii|servire|echipa) (?:rapid[ae]?|profesionist[ae]|prompt[ae]?|de calitate)|abordare personalizata',
      marks: 'vegan[ae]?|vegetarian[ae]?|fara gluten',
      badges:
        'nou|popular|noutate|cel(?:e)? mai (?:popular|vandut|ales|cautat)[eai]?|cea mai (?:populara|vanduta|aleasa|cautata)|best ?seller|recomandata?|recomandat|favorit|oferta|promotie|epuizat',
      bringAlong: 'ce (?:sa|trebuie sa) (?:aduci|aduceti|iei|luati)|aduceti cu|va rugam sa aduceti',
      tellsToAct:
        '(?:rezerv[ae]|comand[ae]|cumpar[ae]|solicit[ae]|programeaza(?:-te)?|inscrie-te)\\s(?:un|o|acum|aici|la|online|pentru)(?!\\p{L})',
      linkVerbs: 'rezerva|comanda|cumpara',
      sizes: 'mic[ai]?|medi[eiu]|mijlociu|mar[ei]',
      processes: '(?:etapele|pasii) .*|cum (?:functioneaza|lucram)(?: .*)?|pas cu pas',
      stages:
        '(?:primul )?contact|consultare|inspectie|evaluare|diagnosticare|oferta|deviz|planificare|pregatire|executie|implementare|controlul? calitatii|livrare|predare',
      portions: 'pahar|sticla|portie',
      periods:
        '(?:(?:jumatate de|o|un|fiecare|\\d{1,3}) )*(?:zi|zile|noapte|nopti|saptaman[ai]|weekend|luna|luni|or[ae]|an|sezon)(?: (?:suplimentar[ae]?|intreaga))?',
      periodLeads: 'pe|la',
      timeLimits: 'inainte de|dupa|pana la',
      seasons: 'extrasezon|in sezon|sezon (?:estival|de vara|de iarna)|vara|iarna|primavara|toamna',
      hairLengths: '(?:par )?(?:scurt|mediu|lung)',
      pieces: 'buc(?:ati)?|sed(?:inte|inta)?',
      rooms: 'camer[ae]',
      vehicles: 'autoturisme?|suv|dub[ae]|monovolum|microbuz|sedan|break|hatchback|moto|motociclet[ae]',
      amountLimits: 'până la|peste|sub|de la',
      amountEnds: '(?:și|sau) (?:peste|mai mult|mai puțin)',
      ages: '(?:vârsta de )?# (?:de )?ani',
      conditions:
        'la cerere|cu programare|pe bază de programare|dacă este (?:posibil|necesar|cazul)|pentru pacienți .+',
      inches: 'țoli|inci',
      minutesAndHours: 'min(?:ute?)?\\.?|h|or[ae]',
      sittings: 'sedinta|cuplu',
      suffixes: 'are|ire|terapie|logie|ura|tura',
      units:
        '(?:pe|/|per|de) ?(?:ora|noapte|zi|saptamana|luna|persoana|sedinta|bucata|buc|metru|m²|mp|m2|kg|litru|camera|lectie)\\.?|(?:ora|bucata|sedinta)|lunar|zilnic',
      minimums: 'minim(?:um)?|min\\.|cel putin',
      firstUnits: '(?:pentru )?prima ora',
      taxNotes: '(?:\\+|plus|fara|cu|inclusiv) ?tva|tva (?:inclus|neinclus)',
      adding: 'adauga|adaugati',
      besides: 'plus',
      including: 'inclusiv|incl\\.?|exclusiv',
      extras: '(?:extra|în plus|suplimentar|mai mult)(?: (?:decât|pentru|față) [^.,;:()]{1,30})?',
      demonstratives: 'acest[aeo]?|această|aceasta|acestea|acel|acea',
      ofThis: 'acest(?:ui|ei)(?: \\p{L}+)?|pentru aceasta',
      youPay: '(?:veți |vei )?plăt(?:iți|ești|i)',
      clauseStarts: 'dacă|când|astfel|deoarece|totuși|apoi|dumneavoastră',
      likes: '(?:îi plac(?:e|ea)?|iubește|adoră|este pasionată? de)',
      freeTime: 'în timpul (?:său |ei |lui |meu )?liber|hobby-urile (?:sale|mele)',
      symptoms: 'simptome(?:le)?|semne(?:le)? de(?: \\p{L}+)?',
      audiences:
        '(?:ideal[aei]?|perfect[aei]?|potrivit[aei]?) pentru|(?:pentru cine|cui (?:i se|se) adreseaza)(?: .+)?',
      homeParts: 'dormitoare|dormitor|camere|bai|baie|paturi|persoane|oaspeti|etaje',
      regions:
        '(?:zona|imprejurimi|atractii|turism|regiunea)(?: .+)?|(?:descopera|ce poti face|ce poti vizita)(?: .+)?',
      biographies:
        'hobby-uri|pasiuni|biografie|curriculum vitae|studii(?: (?:si|&) \\p{L}+)?|calificari|experienta profesionala|formare profesionala',
      allPrices: '(?:toate )?(?:preturile|tarifele|preturi|tarife)',
      holdsTaxes: 'includ|contin',
      leavesOutTaxes: 'nu (?:includ|contin)',
      taxes: 'tva',
      taxedNote: 'cu',
      untaxedNote: 'fără',
      startingPrices: 'preturi de pornire|preturi minime',
      startsFrom: 'pornesc de la|incepand de la',
      guidePrices: 'orientative|aproximative|pot varia',
      guideNote: 'aprox.',
      perPerson: '(?:de|pe|per) persoana',
    },
    contact: {
      formerly:
        '(?:vechea|vechiul|fosta|fostul|anterioara|anteriorul) (?:adresa|sediul?|numar|telefon|locatie|cabinet)|(?:adresa|sediul|numarul|locatia) (?:vech(?:e|i)|anterioara?)|anterior (?:in|pe|la)|(?:eram|am fost) (?:in|pe|la)|mutat(?: [a-z]+){0,2} de (?:pe|la|in)|(?:^|[.;|] ?)(?:inainte|anterior) ?:',
      formerlyBehind: 'nu mai (?:functioneaza|este|e)',
      nowadays: 'nou[al]?|noul|acum|in prezent|actuala?|pe(?= str)|la',
      beside:
        '(?:cea mai apropiata|cel mai apropiat) [a-z]+|(?:suntem|ne aflam) (?:chiar )?(?:vizavi de|langa|in spatele)(?= .{3,40},)|(?:urmatorul|urmatoarea) (?:targ|expozitie|concert|atelier|eveniment) (?:este|va fi|are loc)',
      estateLeads: 'zona industrial[ăa]|parcul? industrial',
      callCosts: '(?:apel|numar) (?:gratuit|cu tarif normal)|tarif normal',
      templateAddresses: '(?:strada|str\\.) exemplu|numele strazii',
      directLines: '(?:linie |numar )?directa?',
      phones: 'tel|telef[eo]n[a-z]{0,8}|mobil[a-z]{0,8}|mob|la numarul|sunati-ne|apelati',
      whenClosed: 'in afara (?:programului|orelor|orarului)|cand suntem inchis[ie]',
      emergencies: 'farmaci[ae] de garda|infocons|smurd',
      extensions: 'int',
      atInBrackets: 'arond|coada de maimuta|coadă de maimuță',
      dots: 'punct',
      mailLabels: 'e-?mail|mail|contact',
      addressLabels: 'adres[aă]',
      addressLeads: '[Aa]dres[aă]',
      streetLeads: 'adresa',
      partLabels: 'Ora[șş](?:ul)?|Localitatea|Jude[țţ](?:ul)?|Cod po[șş]tal',
      quarterLabels: 'Cartier',
      behindAddresses: 'tel(?:\\.|efon[a-zé]{0,2}s?)?|fax|mob|e-?mail|contact[a-z]{0,3}',
      labelsBehind: 'tel(?:efon)?|fax|mobil|e-?mail|intrare(?:a)?',
      shortLabels: 'tel|mob|fax',
      townLeads: 'în|din',
      townOpenings: 'din|de',
      blockLeads: 'la',
      leadEnds: 'la',
      streets:
        '\\bstr\\b|str\\.|strada|bulevardul|șoseaua|\\bcalea\\b|\\baleea\\b|\\bsplaiul\\b|\\bpia[țt]a\\b|(?<!\\p{L})[sșş]os\\.|(?<!\\p{L})[sșş]oseaua|\\bb[vl]\\.|\\bbd\\.',
      streetOpenings: 'str\\.|strada|bd\\.|bulevardul',
      streetParticles: 'cel|mare|nr|str|strada|bd',
      townParticles: 'cel|pe|de',
      shortHouseParts: 'ap|bl|sc|et|etaj',
      floors: 'etaj',
      namedFloors: 'parter',
      codeLabels: 'cod(?:\\.|ul)? po[sș]tal',
      regionLabels: 'jud(?:\\.|ețul|etul)',
      townLabels: 'or|mun|com|orașul|municipiul|comuna|sat|satul',
      quarters: 'cartier(?:ul)?|sector(?:ul)?|sect\\.?',
      registers: 'cui|cif',
      otherNumbers: 'cui',
    },
    statements: {
      policyLists: '(?:metode|modalitati|forme) de plata|plata|acceptam|asigurari(?: acceptate)?',
      remarkLists: 'facilitati|dotari|echipamente|limbi(?: vorbite)?',
      rules:
        '(?:check-? ?(?:in|out)|cazare\\w*|sosire\\w*|plecare\\w*|eliberare\\w*)\\b[^.]{0,40}(?:ora|orei|orele|\\d{1,2}:\\d\\d)|check-? ?(?:in|out)\\b[^.]{0,40}\\d|(?:sejur\\w*|comanda|varsta|durata|valoare\\w*|rezervare\\w*) minim\\w*|minim(?:um)? \\d|maxim(?:um)? \\d+ (?:persoane|oaspeti|caini)|copi(?:i|ii|lor)\\b[^.]{0,60}\\b(?:gratuit|insotiti|nu|doar|bineveniti|platesc)\\b|doar adulti|(?:persoana|pat|noapte|ora) suplimentar\\w*|(?:supliment\\w* de|taxa (?:de (?:curatenie|livrare|deplasare|statiune|anulare|transport)|suplimentara|hoteliera)|cost\\w* (?:suplimentar\\w*|de livrare|de transport))|(?:avans\\w*|garantie|depozit\\w*) (?:de|in valoare|este)\\b|(?:solicitam|cerem|percepem|se solicita|se percepe) (?:\\S+ ){0,3}(?:avans\\w*|garantie|depozit\\w*|taxa)|vaccinat[aei]?\\b|carnet de (?:sanatate|vaccinari)|sterilizat[aei]?\\b|deparazitat[aei]?\\b|nu (?:se |sunt |este |primim |avem )?(?:accept\\w+|admi\\w+|permi\\w+|ramburs\\w+|returneaz\\w+|posibil\\w*|fumeaza|livram|efectuam|lucram|animale)|interzis\\w*|(?:doar|numai|exclusiv) (?:\\S+ )?(?:cu (?:programare|rezervare|numerar)|pe baza|numerar|cash|telefonic|prin|la telefon|in baza)|(?:programar\\w+|rezervar\\w+|comenz\\w+|comand\\w+|anular\\w+)\\b[^.]{0,50}\\b(?:doar|numai|obligatori\\w*|cel putin|inainte|minim|necesar\\w*|telefonic|trebuie|in prealabil)\\b|\\d+ (?:de )?(?:ore|zile|saptamani) (?:inainte|in avans|in prealabil)|cu (?:\\S+ ){0,4}(?:inainte|in avans)\\b|prima (?:consultatie|sedinta|lectie|vizita|intalnire|evaluare)\\b[^.]{0,25}(?:gratuit\\w*|gratis)|(?:consultatie|evaluare|sedinta|lectie) (?:initiala |de proba )?gratuita|(?:plus|fara|nu inclu\\w+|exclusiv|\\+) tva|tva (?:inclus|neinclus)|(?:lista de asteptare|complet (?:ocupat|rezervat)|locuri epuizate|nu mai (?:avem|sunt) locuri)|nu (?:\\S+ ){0,3}pacienti noi|livr\\w+\\b[^.]{0,40}\\b(?:gratuit\\w*|minim\\w*|doar|peste|pana|raza)\\b|raza de \\d+|(?:cainii|animalele|oaspetii|clientii|pacientii|copiii|participantii) (?:\\S+ ){0,2}trebuie\\b|va rugam (?:sa |nu )?(?:ne )?(?:anunt\\w+|anul\\w+|sositi|ajungeti|veniti|confirm\\w+|nu)\\b',
      forms:
        'trebuie|va rugam|doar|numai|nu|niciodata|in termen|cel putin|minim\\w*|pana|gratuit\\w*|gratis|accept\\w+|bineveni\\w+|permis\\w*|posibil\\w*|disponibil\\w*|inclus\\w*|se pastreaza|percepem|se percepe|poate|puteti|pot|inainte|in avans|fara|se face|se fac|oferim|avem|acceptate|proprie|privata|cost\\w*|decont\\w+|se achita|plat\\w+ (?:se|cu|in)|exista|este|sunt',
      ruleHeadings:
        '(?:reguli|regulament\\w*|conditii|politic\\w+|cerinte)(?: \\S+){0,4}|bine de stiut|(?:informatii )?importante?|anular\\w+|inainte de \\S+',
      ruleLabels:
        'check-? ?(?:in|out)|sosire|plecare|(?:sejur|comanda|varsta) minim\\w*|avans|garantie|anular\\w+|animale(?: de companie)?|caini|fumat\\w*|(?:metode|modalitati) de plata|plata|plati|taxa de \\S+|livrare|parcare|(?:persoana|pat) suplimentar\\w*',
      bareRules: 'minim\\w*|maxim\\w*|trebuie|doar|obligatori\\w+',
      pointsBack: 'acest\\w*|aceea|acel\\w*|el|ea|ei|ele|in (?:acest|caz) (?:caz|contrar)|altfel',
      cutOff: 'de|din|la|si|sau|cu|pentru|in|pe|un|o|sa|trebuie|este|sunt|ce|care|prin|nostru|noastra',
      namesakes:
        'cardio\\w*|cardamom\\w*|plato\\w+|casa?\\b|case(?:i|lor)?\\b|casnic\\w*|casc\\w+|cast\\w+|anual\\w*|platforma\\w*|platin\\w*|asigura(?:m|ra|nd)\\b|retur(?:nare)?a? la natura|limbi(?:i)? de|avansat\\w*|camp\\w+ (?:\\S+ )?obligatori\\w*',
      lives:
        'absolvent\\w*|facultat\\w*|diplom\\w*|universit\\w+|nascut\\w*|copilari\\w+|casatorit\\w*|cariera|hobby\\w*|pasiun\\w+|studii\\w*',
      myself: 'eu|mea|mei|mele|meu|mine',
      chatter: 'stiati ca|imagin\\w+-va',
      foremost: 'plat[aei]\\w*|card\\w*|numerar|cash|urgent\\w+|limb\\w+|vorbim|certific\\w+|autoriza\\w+',
      negations: 'nu|fara|nici|niciodata',
      access: 'accesib\\w+|scaun\\w* (?:cu rotile|rulant)|dizabilitati\\w*',
      aboutMe: 'despre mine|cine sunt|povestea mea',
      askers: 'dumneavoastra|voi',
      fillers: 'va|rugam|intotdeauna|mereu|un|o|noastr[ae]|nostri|este|sunt|se|aici',
    },
  },
};
