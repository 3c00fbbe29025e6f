/** Dutch. */
import type { WordTable } from './word-table.ts';

export const dutch: WordTable = {
  language: 'nl',
  stopwords:
    'de, het, een, en, van, is, voor, met, wij, we, u, uw, ons, onze, op, te, dat, bij, niet, ook, zijn, naar, aan, om, kunt, je, jouw, worden, er, als, of',
  days: {
    mon: 'maandag, maandags, ma, maa',
    tue: 'dinsdag, dinsdags, di, dins',
    wed: 'woensdag, woensdags, wo, woe, woen',
    thu: 'donderdag, donderdags, do, dond',
    fri: 'vrijdag, vrijdags, vr, vri',
    sat: 'zaterdag, zaterdags, za',
    sun: 'zondag, zondags, zon-, zo',
  },
  dayInitials: '- - - - - - -, Maa Din Woe Don Vrij Zat Zon, Maan Dins Woen Dond Vri Zater Zond',
  dayGroups: {
    everyDay:
      'dagelijks, elke dag, iedere dag, alle dagen, 7 dagen per week, 7 dagen op 7, 7/7, zeven dagen per week, 7 dagen in de week, 365 dagen per jaar, 365 dagen, elke ochtend, iedere ochtend, elke morgen, elke voormiddag, elke middag, iedere middag, elke namiddag, elke avond, iedere avond',
    weekdays: 'doordeweeks, weekdagen, doordeweekse dagen, werkdagen, op werkdagen',
    weekend: 'weekend, weekends, in het weekend',
    holidays: 'feestdagen, officiële feestdagen, feestdag',
  },
  hours: {
    through: 'tot, t/m, tot en met, t.e.m., tem',
    and: 'en, &',
    from: 'van, vanaf, tussen',
    open: 'open, geopend, openingstijden',
    closed:
      'gesloten, sluiten, sluiten we, sluiten wij, dicht, sluitingsdag, rustdag, gesl., gesl, sluitingsdagen, rustdagen, vrije dag, wekelijkse rustdag, sluiting, sluitingen, bedrijfssluiting, vakantiesluiting, wij zijn op vakantie, we zijn op vakantie, met vakantie, geen spreekuur, geen spreekuren, geen consulten',
    leave: 'vakantie van',
    except: 'behalve, uitgezonderd, m.u.v., met uitzondering van, uitgezonderd op, niet op, buiten',
    only: 'alleen, enkel, alleen in de, alleen op, uitsluitend',
    allDay: '24 uur, 24/7, 24 uur per dag, dag en nacht',
    noon: "12 uur 's middags",
    midnight: 'middernacht',
    late: 'laat, sluit, einde, zonsondergang',
    pauses: 'middagpauze, lunchpauze, pauze',
    morning:
      'ochtend, morgen, voormiddag, ochtends, voormiddags, vm, vm., elke ochtend, iedere ochtend, elke morgen, elke voormiddag',
    afternoon:
      'middag, namiddag, avond, koopavond, middags, namiddags, avonds, nm, nm., elke middag, iedere middag, elke namiddag, elke avond, iedere avond',
    aside:
      'laatste bestelling, laatste toegang, keuken sluit om, keuken sluit, laatste ronde, keuken tot, laatste bestellingen, laatste toegangstijd, laatste inloop, laatste afspraak, laatste order, kassa sluit',
    appointment:
      'op afspraak, alleen op afspraak, uitsluitend op afspraak, volgens afspraak, na afspraak, enkel op afspraak',
    telephone: 'telefonisch bereikbaar, telefonisch spreekuur, telefonische bereikbaarheid, belspreekuur',
    calling: 'bel ons, bel, bel met',
    clock: 'uur, u, h',
    hourNames: 'een/één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf',
    halfTo: 'half',
    am: '',
    pm: '',
    filler:
      "open, geopend, openingstijden, openingsuren, wij, zijn, we, de, het, op, in, van, vanaf, onze, ook, winkel, 's, avonds, middags, ochtends, morgens, koopavond, praktijk, salon, zaak, elke, iedere, is, u, bent, welkom, alleen, algemeen, algemene, uitsluitend, doorlopend, zonder, onderbreking, uren, ons, gans, hele, dag, enkel",
    purpose:
      'secretariaat, keuken, lunch, diner, ontbijt, brunch, terras, receptie, telefonisch, spreekuur, inloopspreekuur, bezorging, bezorgen, afhalen, check-in, check-out, inchecken, uitchecken, spoed, spoedgevallen, noodnummer, balie, bezorgen wij, wij bezorgen, leveren, bloedprikken, bloedafname',
    lunch: 'lunch, middag',
    dinner: 'diner, avond, dinner',
    offices: 'secretariaat',
    houses: 'winkel, kantoor, werkplaats, praktijk, salon, restaurant, zaak, showroom, bar, zwembad',
    served: 'geserveerd, serveren, verzorgen, wordt',
    others:
      'buiten openingstijden, buiten de openingstijden, buiten kantooruren, buiten praktijkuren, huisartsenpost, dienstapotheek, spoedpost, dichtstbijzijnde, gemeentehuis',
    feasts:
      'eerste kerstdag, tweede kerstdag, kerstavond, oudejaarsdag, oudjaarsdag, oudejaarsavond, nieuwjaarsdag, nieuwjaar, goede vrijdag, eerste paasdag, tweede paasdag, hemelvaartsdag, tweede pinksterdag, eerste pinksterdag, koningsdag, bevrijdingsdag, allerheiligen, paasmaandag, paaszondag, pinkstermaandag, pinksterzondag, stille zaterdag, black friday',
    season:
      'schoolperiode, buiten de schoolvakanties, zomer, winter, lente, herfst, seizoen, kerst, pasen, schoolvakanties, vakantie, eerste, tweede, laatste, per maand, van de maand, om de week, bij mooi weer, bij goed weer, buiten het seizoen, hoogseizoen, laagseizoen, naseizoen, voorseizoen, rest van het jaar, overige maanden',
  },
  months:
    'januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december, jan, feb, mrt, apr, jun, jul, aug, sept, okt, nov, dec',
  headings: {
    hours: 'openingstijden, openingsuren, onze openingstijden, open, geopend, spreekuren, winkeltijden',
    timetable:
      'lesrooster, rooster, lessen, agenda, evenementen, cursussen, workshops, programma, kalender, kerkdiensten, kerkdienst, erediensten, missen, vieringen',
    services:
      'diensten, onze diensten, menu, menukaart, kaart, prijzen, prijslijst, tarieven, behandelingen, aanbod, ons aanbod, producten, kamers, dranken, specialiteiten, wat wij doen, voorgerechten, hoofdgerechten, nagerechten, desserts, smaken, onze smaken, ijssmaken, onze ijssmaken',
    prices: 'prijzen, prijs, prijslijst, tarieven, tarief, onze prijzen, kosten, honorarium, honoraria',
    menus: 'menu, menukaart, kaart, onze kaart, lunchkaart, dinerkaart, wijnkaart, drankenkaart, borrelkaart',
    courses:
      "ontbijt, lunch, diner, brunch, voorgerechten, soepen, salades, hoofdgerechten, van de grill, vlees, vis, pasta, pizza's, burgers, broodjes, tosti's, bijgerechten, nagerechten, desserts, gebak, dranken, warme dranken, koude dranken, frisdranken, koffie, thee, sappen, wijnen, rode wijn, witte wijn, bieren, bier, van de tap, cocktails, borrelhapjes, bites, kindermenu, pannenkoeken",
    serviceMenus:
      'diensten, onze diensten, behandelingen, onze behandelingen, therapieën, specialisaties, specialismen, wat wij doen, wat we doen, aanbod, ons aanbod, lessen, cursussen, rechtsgebieden, dienst, behandeling, therapie, dienstverlening, workshops, onze cursussen, onze lessen, onze workshops, cursussen en workshops, cursussen & workshops',
    offerCards:
      'wat wij aanbieden, wat we aanbieden, arrangementen, specialiteiten, onze specialiteiten, onze specialismen, accessoires, onderdelen, onderdelen en accessoires, assortiment, ons assortiment, wat wij verkopen, wij verkopen, wij bieden, wij doen, wij verzorgen, wij repareren, werkzaamheden, onze werkzaamheden, onze dienstverlening, overzicht van diensten, wat doen wij, wat bieden wij, ik bied, mijn aanbod, mijn diensten, mijn behandelingen, wat ik doe, wat ik aanbied, wat wij voor u doen, wat wij voor u kunnen doen, wat wij voor u kunnen betekenen, onze expertise, onze expertises, vakgebieden, specialisme',
    asides:
      "waarom wij, waarom kiezen, onze waarden, onze visie, ons verhaal, werkwijze, zo werkt, hoe werkt, voorzieningen, faciliteiten, op de kamer, in de kamer, in de kamers, inbegrepen, inclusief, ons team, het team, medewerkers, galerij, nieuws, partners, merken, betaalmethoden, volg ons, nieuwsbrief, voordelen, handige links, daarom bij, daarom, waarom voor ons, waarom bij, onze belofte, onze missie, missie en visie, onze aanpak, onze kracht, onze ervaring, uw voordelen, de voordelen, wat ons onderscheidt, wie zijn wij, wie ben ik, wie wij zijn, over ons, over mij, onze klanten, klanten, opdrachtgevers, onze werkwijze, stappenplan, in drie stappen, stap voor stap, hoe wij werken, hoe gaat, onze mensen, onze medewerkers, onze therapeuten, onze docenten, onze trainers, maak kennis, gastheer, blog, onze blog, laatste nieuws, nieuwsberichten, artikelen, tips en, tips van, onze tips, in de media, agenda, onze projecten, referenties, portfolio, voor en na, fotogalerij, fotoalbum, keurmerken, certificaten, certificeringen, diploma's, onderscheidingen, aangesloten bij, lidmaatschappen, lid van, zorgverzekeraars, verzekeraars, samenwerking, samenwerkingspartners, onze partners, leveranciers, onze merken, materieel, ons materieel, onze machines, onze apparatuur, apparatuur, mijn praktijk, onze praktijk, praktijkruimte, feiten en cijfers, in cijfers, vacatures, werken bij, downloads, formulieren, links, social media, privacy, kenmerken, specificaties",
    areas: 'werkgebied, bezorggebied, regio, servicegebied',
    faq: 'veelgestelde vragen, faq, vragen, vraag en antwoord',
    testimonials:
      'reviews, ervaringen, recensies, wat klanten zeggen, klanten over ons, beoordelingen, gastenboek',
    contact:
      'contact, contactgegevens, adres, locatie, route, bereikbaarheid, waar vindt u ons, bezoek ons, ons adres, kom langs, hier vindt u ons',
  },
  markup: {
    areas: 'Werkgebied',
    payment: 'Betaalwijzen',
    currencies: 'Munteenheid',
    languages: 'Talen',
    prices: 'Prijsklasse',
    cuisine: 'Keuken',
    amenities: 'Voorzieningen',
    pets: 'Huisdieren toegestaan',
    smoking: 'Roken toegestaan',
    bookings: 'Reserveren mogelijk',
    arrival: 'Inchecken vanaf',
    departure: 'Uitchecken voor',
    founder: 'Oprichter',
    founded: 'Opgericht in',
    yes: 'ja',
    no: 'nee',
  },
  phone: { phone: 'telefoon, tel, mobiel, vast, bel, bel ons, telefoonnummer, t, gsm', fax: 'fax' },
  price: {
    from: 'vanaf, v.a., va, begint bij, beginnen bij',
    upTo: 'tot',
    upward: 'en hoger, of meer, en meer',
    old: 'eerst, vroeger, i.p.v., ipv, in plaats van, normaal, was, normale prijs, oorspronkelijke prijs, adviesprijs',
    now: 'nu, voor, nu voor, nu slechts, slechts, aanbiedingsprijs, actieprijs, verkoopprijs, huidige prijs',
    notPaid:
      'korting, voordeel, goedkoper, aanbetaling, borg, voorschot, annuleringskosten, bezorgkosten, verzendkosten, cadeaubon',
    onRequest: 'prijs varieert, prijs variabel, op aanvraag, dagprijs, prijs op aanvraag',
    free: 'gratis, kosteloos',
    per: 'per, /, p.p.',
  },
  notServices:
    'verzekerd, maatschappelijk kapitaal, no-show, niet nagekomen, borgsom, bezorging, bestelling minimaal, bestelling minimum, bezorgkosten, verzendkosten, minimale bestelling, minimum bestelbedrag, aanbetaling, borg, annulering, minimum, korting, cadeaubon, btw, totaal, fooi, voorrijkosten, financiering, renteloos, uurloon, rekenen wij, wij rekenen',
  slogans: 'wij, we, ons, onze, u, uw, je, jouw, jij, waarom, hoe, meer dan, welkom, stap, ontdek',
  policy:
    'annuler, afzeg, aanbetaling, borg, parkeer, parkeren, huisdieren zijn, huisdieren toegestaan, honden zijn, honden welkom, geen honden, geen huisdieren, betal, betaling, pinnen, contant, creditcard, verzeker, garantie, retour, allerg, minimale bestel, bezorg, zonder afspraak, roken, te laat, cadeaubon',
  other:
    'werkgebied, wij spreken, talen, rolstoel, toegankelijk, opgericht, familiebedrijf, eigenaar, eigenaresse, gecertificeerd, jaar ervaring, wifi, veganistisch, vegetarisch, glutenvrij, reserv, spoed, station, tram, nieuwe patiënten, regio',
  describes:
    'wij zijn, we zijn, wij bieden, we bieden, wij verzorgen, wij verkopen, wij maken, wij repareren, wij leveren, wij behandelen, wij begeleiden, ons bedrijf, onze praktijk, ons restaurant, onze salon, onze winkel, onze garage, ons hotel, ons team, familiebedrijf, een familiebedrijf, als familiebedrijf, gespecialiseerd in, specialist in, al meer dan, al sinds, sinds, welkom bij ons, bij ons',
  yours: 'uw, jouw',
  notices: 'gesloten, met vakantie, op vakantie, verhuisd, wij zoeken, op zoek, in aanbouw',
  questions:
    'wat, hoe, wanneer, waar, welke, waarom, wie, kan, kunnen, moet, is, zijn, heeft, hebben, mag, doen, bieden, hoeveel, wordt, accepteren, waarvoor, waarmee, waarop, waaruit, wiens, ben, heb, krijg, komt, komen, moeten, mogen, zal, zullen, worden, vanaf wanneer, voor wie, op welke, in welke, met welke, en als',
  credits:
    'template door, website door, website gemaakt door, webdesign, realisatie, ontwerp, powered by, gemaakt door, site door, ontwikkeld door, gerealiseerd door, gebouwd door, ontwerp en realisatie, website laten maken, webshop door, gemaakt met, fotografie:, fotografie door, met ♥ door, met ❤ door',
  seated: 'gevestigd in, gevestigd te, gelegen in',
  thirdParties:
    'spoedkliniek, dierenspoedkliniek, zusterpraktijk, zustervestiging, dienstdoende, neemt de dienst waar, raden wij, verwijzen wij, fabrikant, dierenambulance, weekenddienst, hosting, geschillencommissie, autoriteit persoonsgegevens, toezichthouder, huisartsenpost, taxi, politie, gemeente, vvv, buren, onze buren, verzekeraar, klachtenfunctionaris, beroepsvereniging, klachten, klachtenregeling, functionaris gegevensbescherming, dental365, tandartsspoed, spoedtandarts, tandartspost, knmt, toeristische informatie, dienst voor toerisme, brandweer, beroepsaansprakelijkheid, aansprakelijkheidsverzekering, brancheorganisatie, aangesloten bij',
  calls:
    'naar boven, terug naar boven, lees meer, meer lezen, meer info, meer informatie, meer weten, bekijk, bekijk meer, boek nu, nu boeken, reserveren, reserveer nu, afspraak maken, maak een afspraak, bestel nu, bestellen, in winkelwagen, toevoegen aan winkelwagen, neem contact op, offerte aanvragen, klik hier',
  offered:
    'aangifte, aanhang, aankoop, aanleg, aanpass, aanvraag, accu, achillespees, administratie, adoptie, afbouw, afbraak, afhaal, afscheid, afslank, afvoer, afwerk, airco, akoestiek, akte, alarm, allerg, amandel, ambacht, anticoncept, antiek, apk, apotheek, appartement, arbeidsrecht, architect, arm, aroma, arrangement, asbest, atelier, audiolog, aura, auto, ayurved, baard, babymassage, babysit, bad, balans, balkon, ballet, ballon, band, bank, barbecue, batterij, bbq, bed, begeleiding, begrafenis, begrot, behandel, beits, bekken, bekled, belasting, beleg, bemiddel, beplanting, beplat, bergen, beroep, bestel, bestrating, beton, beugel, bevalling, beveilig, bewerk, bewind, bezichtig, bezorg, bier, bijles, bikini, binnen, blaas, blader, bleek, bleken, blind, bloed, bloem, bloesem, blondering, boek, boiler, boom, boord, boot, borduur, botox, bouw, brand, breien, breng, bril, brood, brow, brug, bruids, bruiloft, buffel, buffet, buik, buiten, burger, busvervoer, cadeau, camera, camper, carnaval, carport, carrosserie, cartridge, catering, chalet, check, chinees, chiroprac, chirurg, chocolade, cloud, coaching, cocktail, coloscopie, colour, combi, communie, compost, computer, conceptie, condens, congres, consult, contactlens, container, contract, controle, copywrit, corrig, cosmetisch, coupe, craniosacraal, cremat, croissant, cruise, cursus, cv-ketel, dagbehandel, dagopvang, dak, dans, decor, demontage, depilat, dermat, design, dessert, detach, deur, diagnos, dieet, diep, dieren, digitaal, diner, distribut, dokter, doop, draad, draai, drank, drinken, drogen, drukken, drukwerk, duik, duo, dvd, echo, echtscheiding, eczeem, educatie, eetkamer, elektr, email, endeldarm, endodont, energie, engels, enkel, entree, epileren, erfrecht, ergonom, ergotherapie, erwt, evenement, excursie, extensions, facelift, familierecht, feest, fiets, film, filter, financ, fitness, foam, fohnen, folder, fondue, formulier, foto, frezen, friet, frituur, fruit, funder, fysio, gaas, galblaas, garage, gas, gazon, gebak, gebit, geboorte, gehoor, gel, gemeng, gerecht, gevel, gewricht, gezicht, gips, gitaar, glas, glazen, goot, gordijn, goud, grafisch, grafsteen, graver, gravure, groente, groenvoorz, grond, grooming, haag, haak, haar, handel, handmassage, hapjes, harsen, hart, heg, hek, herenkap, hersen, herstel, heup, highlight, hoef, hoeken, hond, hoofdhuid, horeca, horloge, hormoon, hosting, hotel, hout, hovenier, huid, huur, huwelijk, hydra, hypnose, hypothe, ijs, implant, incasso, industr, infra, infuus, inkoop, inleg, inlijst, innov, inrichting, insect, inspectie, install, intake, interieur, internet, invoeg, isolatie, jaarrekening, jam, jasje, juridisch, juwelen, kaart, kaas, kabel, kachel, kader, kamer, kandel, kantoor, kapot, kapper, kapsel, karakter, kast, kat, kelder, keramisch, kerst, ketel, kettin, keuken, keuring, kickboks, kip, kleding, klein, klets, kleur, klus, knie, knip, koeken, koel, koffer, koffie, koken, kookworkshop, koop, kopieer, kosmet, kost, kozijn, kraam, kraan, krant, krediet, kroon, krullen, kuip, kunst, laadpaal, laminaat, lampen, landschap, laptop, laser, lassen, laswerk, leder, leer, leges, leid, lekkage, lens, lenzen, les, letsel, leuning, lever, licht, lift, linnen, logies, logistiek, logo, lood, loon, lunch, lymf, maaien, maal, maat, make-up, manicure, mantelzorg, marin, marketing, marmer, massage, massief, matras, mechanisch, medisch, meditat, meet, menu, metaal, metal, metamorf, metsel, meubel, microblad, microneed, mode, moleculair, mon, motor, muur, muziek, naai, naald, nagel, netwerk, neus, nood, notar, ogen, olie, omzet, onderhoud, onderzoek, ontbijt, ontharing, ontkalk, ontlak, ontruiming, ontspann, ontstopp, ontwerp, oogmet, oogonderz, oor, opleid, oplossing, opmaak, opname, opslag, opsteken, optic, optiek, optrek, orgel, orthodont, orthomanuele, orthop, osteopath, ouder, oven, overdracht, overkap, overnachting, paard, pakket, pand, pannenkoek, parket, parodont, partij, partner, party, pasta, patat, patiss, paviljoen, pedicure, peeling, pensioen, pension, permanent, pers, peuter, physio, piano, piercing, pigment, pijp, pilates, pizz, plaat, plafon, plakken, plan, plein, plisse, podo, poets, poli, pony, poort, pop, porselein, portret, preventie, print, priveles, prothes, pruimen, psych, puppy, raam, ramen, recept, recht, reclame, reconstr, recreat, redactie, reflex, regen, reiki, reinig, reis, reizen, relatiether, relaxa, remmen, renovatie, reparatie, restaur, revisie, riet, rijbewijs, rijles, ringen, riool, rits, robot, rolgordijn, rolluik, rondleid, rontgen, rouw, rug, ruit, salade, sanering, sanit, sauna, saus, scan, schaaf, schaats, schade, scheer, scheiding, scheren, scherm, schil, schimmel, schoen, schoonheid, schoonmaak, schoorsteen, schuifpui, schutting, schuur, screening, secretari, seminar, serre, sessie, shampoo, shiatsu, sieraad, sieraden, slaap, slachten, slager, sleutel, slijp, sloop, slot, smeed, smeerbeurt, snack, snijden, snoei, soep, soja, sokken, solar, spa, speelgoed, spel, spiegel, splinter, spoed, sport, spraak, spuit, staal, staand, stallen, stalling, steen, sterilis, stoel, stof, stomen, stoom, straat, straten, stress, strijk, stuc, stuk, styl, suiker, surf, taal, taart, tafel, tandarts, tanden, tandsteen, tandvlees, tapijt, tatoe, tattoo, taxatie, taxi, techniek, tegel, teken, tenten, tentverhuur, test, textiel, thee, theorie, therapie, thuis, timmer, tocht, toeslag, toetje, toilet, toner, tosti, tour, touw, training, transp, trap, trekhaak, trim, trouw, tuin, tuning, tussenschot, uitbouw, uitje, uitlaat, uitlijn, uitvaart, uitzend, vaatwass, vacht, vacuum, vakantie, varen, vastgoed, vaten, vegetar, veilig, ventilat, verblijf, verbouw, verduur, verf, vergader, vergoed, verhard, verhuis, verhuur, verjaardag, verkeer, verkoop, verlengen, verlichting, vermogen, vernieuw, verpleg, verslaving, verstuik, vertaal, vertaling, vervang, verven, vervoer, verwarming, verwijder, verzekering, verzend, verzil, verzorging, video, vijver, villa, vinyl, vis, vitamine, vlag, vlakken, vlees, vloer, voeding, voegwerk, voertuig, voet, voorgerecht, voorhoofd, vorm, vouw, vrachtwagen, vulling, vuur, wand, wasmassage, wassen, wasser, water, waxen, web, wedding, wegenbouw, wellness, wervel, wiel, wijn, wimper, wit, wond, workshop, wortel, yoga, zaal, zadel, zak, zand, zeil, zelfverded, ziekte, zilver, zit, zolder, zonnebank, zonnepan, zonnescherm, zonwering, zwanger, zwem, helmen, bromfiets, onderdel, acupunct, portiek, trappen, oplever, eelt, diabet, reuma, orthese, irrigat, sproei, beregen, back-up, virus, woning, winkel, inventar, dakgoot, dakpan, wesp, muis, muizen, ratten, mieren, honing, e-bike, scooter, lensen, montuur',
  virtues:
    'aandacht, aanpak, altijd, ambachtelijk, bereikbaar, beste, betaalbaar, betrokken, betrouwbaar, comfort, compleet, creatief, deskundig, discreet, duidelijk, duurza, eerlijk, enthousias, ervaren, ervaring, expertise, familiebedr, flexib, garantie, gastvrij, gecertific, gediplom, gedreven, geduld, gemak, gespecial, gezellig, goedkoop, gratis, hygien, innovat, integr, jarenlang, klantgericht, klanttevr, klantvriend, kwaliteit, liefde, maatwerk, makkelijk, missie, modern, nauwkeurig, ontspannen, oplossing, passie, persoonlijk, plezier, precies, professioneel, punctu, resultaat, ruime, scherpe, sfeer, snel, stipt, team, technologie, tevreden, traditie, transparan, uniek, vakkundig, vakman, veilig, vertrouw, visie, voordel, vriendelijk, waarde, werkwijze, zeker, zorgeloos, zorgvuldig',
  ailments:
    'ziekte, ziekten, ziektes, aandoening, aandoeningen, abces, abcessen, infectie, infecties, ontsteking, ontstekingen, pijn, hoofdpijn, rugpijn, kiespijn, nekpijn, migraine, artritis, artrose, ischias, diabetes, kanker, tumor, tumoren, astma, eczeem, acne, psoriasis, slapeloosheid, angst, angsten, depressie, misselijkheid, braken, diarree, koorts, hoest, zwelling, bloeding, duizeligheid, griep, verstopping, jeuk, overgewicht, kras, krassen, scheur, scheuren, vlekken, brandgaten, deuken, gaten, barsten, schade',
  roles:
    'eigenaar, eigenares, oprichter, directeur, bedrijfsleider, manager, leidinggevende, advocaat, notaris, arts, huisarts, tandarts, dierenarts, mondhygiënist, assistent, doktersassistent, fysiotherapeut, therapeut, osteopaat, psycholoog, logopedist, pedicure, docent, leraar, lerares, instructeur, trainer, coach, kapper, kapster, stylist, schoonheidsspecialist, kok, chef, bakker, monteur, hovenier, ontwerper, medewerker, administratie, receptie, secretaresse, boekhouder, stagiair, leerling, voorzitter, penningmeester',
  kinds:
    'hotel, herberg, pension, vakantiehuis, camping, b&b, restaurant, eetcafé, brasserie, bistro, pizzeria, cafetaria, snackbar, café, bakkerij, banketbakkerij, slagerij, traiteur, viswinkel, kaashandel, ijssalon, boerderij, kwekerij, tuincentrum, bloemist, bloemen, boekhandel, juwelier, opticien, optiek, apotheek, praktijk, huisartsenpraktijk, tandartspraktijk, tandarts, dierenarts, dierenkliniek, fysiotherapie, podotherapie, massage, sportschool, kapper, kapsalon, barbershop, salon, schoonheidssalon, nagelstudio, garage, autobedrijf, autoservice, banden, fietsen, rijwielen, rijschool, taxi, installatiebedrijf, loodgieter, loodgietersbedrijf, elektra, elektrotechniek, schilder, schildersbedrijf, aannemer, bouwbedrijf, bouw, timmerwerken, hoveniersbedrijf, hovenier, schoonmaak, wasserij, slotenmaker, makelaardij, makelaar, verzekeringen, administratiekantoor, advocaten, notaris, school, kinderopvang, hondenschool, trimsalon, drukkerij, fotografie, studio, tandartsen, huisarts, dierenartsen, fysiotherapeut, osteopaat, osteopathie, elektricien, timmerman, stukadoor, dakdekker, fotograaf, advocaat, accountant, boekhouder, schoonheidsspecialiste, pedicure, psycholoog, verhuizingen, verhuisbedrijf, autorijschool',
  generic:
    'home, welkom, welkom bij, contact, over ons, diensten, onze diensten, menu, prijzen, tarieven, openingstijden, galerij, nieuws, startpagina, team, ons team, officiële website, officiële site, service, toeslag',
  priceLabels:
    'kosten, bijdrage, tarief, standaardtarief, normaal tarief, basisprijs, prijsklasse, kostprijs, prijs en duur, prijzen en duur, duur en prijs, basisprijs, basistarief, normale prijs, reguliere prijs, aanbiedingsprijs, actieprijs, verkoopprijs, eenheidsprijs, stukprijs, prijs per stuk, oorspronkelijke prijs, huidige prijs, adviesprijs',
  titles: 'dr, drs, prof, ing, mr, vet',
  smallWords: 'de, het, een, van, der, den, in',
  patterns: {
    page: {
      otherHouses:
        '(?:handige|nuttige) links|(?:(?:onze|mijn|de) )*(?:vrienden|partners|samenwerkingspartners|verkooppunten|wederverkopers|leveranciers|aanbevelingen|dealers)|waar (?:te koop|koop je onze .*)|wij bevelen aan',
      projects: '(?:(?:onze|mijn|recente|enkele|laatste) )*(?:referenties|projecten|werken|realisaties)',
      otherPlaces:
        '(?:de |onze )?(?:(?:bezienswaardigheden|uitstapjes|dagjes uit|omgeving|dingen om te doen|wat is er te doen|te doen|leuk om te doen|te zien en te doen|restaurants|winkels|activiteiten|tips)(?: (?:in|rond|rondom|voor|bij|van) .*)|(?:bezienswaardigheden|uitstapjes|omgeving|te doen|buurt|streek)|in de (?:omgeving|buurt))',
      noteOpening: 'let op|opmerking|belangrijk|nota|tip',
      leftovers: '^dienst \\d{1,2}$|vul hier (?:uw|je|jouw) (?:openingstijden|adres|telefoonnummer) in',
      leftoverHints: 'dienst|vul hier',
      firstPerson: 'wij|we|onze',
      pitches:
        'waarom (?:wij|kiezen|ons)|zoekt u|zoek je|wilt u|bent u op zoek|wist u|wist je|(?:heeft u|heb je) (?:al|ooit|last)',
      ownQuestions: '(?:wat|hoe|waar|wie) (?!moeten|kunnen|mogen)\\p{L}+ (?:wij|we)',
      invitations:
        '(?:nog|heeft u|heb je)(?: nog)? (?:een )?(?:andere )?vra(?:ag|gen)|(?:bent u|ben je) op zoek',
      why: 'Waarom',
      abbreviations: 'dr|nr|tel|prof|incl|ca|min|max|st|bijv|evt|o\\.a|mevr|dhr|excl',
      legalPages:
        'privacy ?(?:verklaring|beleid|statement)|cookie ?(?:verklaring|beleid)|algemene voorwaarden',
      legalWords: 'rechten (?:zijn )?voorbehouden',
      since: 'sinds',
      onward: 'sinds|vanaf|per',
      overriding: 'negeer|vergeet',
      overridden: 'instructies?|regels',
      machines: '(?:ai|ki)[-\\s](?:assistent\\w*|agent\\w*|model\\w*)|taalmodel\\w*',
      machineVerbs: 'moet\\w*|zeg\\w*|negeer|antwoord',
      addressees:
        '(?:ai|ki)[- ]?(?:assistent(?:en)?|agent(?:en|s)?|model(?:len)?|bots?|systemen|systeem|crawlers?)|taalmodel(?:len)?|kunstmatige intelligentie|chatbots?|spraakassistent(?:en)?|(?:spraak|telefoon|bel)-?(?:ro)?bots?',
      machineNames: 'ai|ki',
      calling: 'aan|beste|let op|hallo|hoi|geachte|voor|attentie',
      remarks:
        'opmerking(?:en)?|notities?|berichten?|bericht|mededeling(?:en)?|instructies?|informatie|boodschap|aanwijzing(?:en)?',
      remarksTo: 'aan|voor|gericht aan|bestemd voor',
      whichMachines: 'alle|de|het|elke|ieder[e]?|een',
      readsThis:
        '(?:(?:die|dat) )?(?:dit|deze (?:pagina|tekst|site|website|regels?)) (?:lezen|leest|verwerk\\w*|analyseer\\w*|samenvat\\w*)',
      ifYouAre: 'als (?:je|u|jij)',
      toMachines:
        '(?:^|[.!?:;]\\s?)(?:schakel|verbind|leid|stuur|zet) (?:alle|elk|elke) (?:gesprek(?:ken)?|oproep(?:en)?|telefoontjes?) (?:door|naar)(?!\\p{L})|\\b(?:vraag|zeg|vertel|beloof|betaal|bevestig|herhaal)\\b.{0,30}\\b(?:de |elke |alle |iedere )?bellers?\\b|\\b(?:als|wanneer) (?:de|een|elke) beller .{0,40}(?:vraagt|zegt|wil)\\b|\\b(?:operator|telefonist\\w*|assistent\\w*|agent|bot|software|systeem) (?:van|aan|op) deze (?:telefoonlijn|lijn|telefoon)\\b|\\b(?:be)?antwoord(?: altijd| alleen)?(?: op)? (?:deze|elke|iedere) vraag(?: altijd| alleen)? met\\b|\\b(?:je|u|jij) moet (?:(?:(?:altijd|alleen|steeds) )?["“„«][^"“”„«»]{1,60}["“”»] zeggen\\b|(?!(?:ja|nee|niet|het|iets|wel|ons|dit|dat|altijd|zelf|eerlijk|niets|vooraf|eerst) )[^\\s.,;!?"“”„«»]+ zeggen\\s?(?=$|[.!?;)])|(?:\\p{L}+ ){0,2}zeggen dat (?:we|wij|alles) )',
      orderVerbs: 'zeg|noem|geef|antwoord|vertel',
      machinePosts: 'systeem|assistent|agent|bot|telefonist(?:e)?|receptionist(?:e)?',
      receivers:
        'geautomatiseerde systemen|automatische systemen|(?:receptie|telefoon|spraak)-?(?:software|systeem|systemen|programma)',
      rulings: 'regels?|beleid|bevel(?:en)?',
      earlier: 'eerdere?|vorige|voorgaande',
      comments: 'reacties?|gedachten? over (?=["“„«])',
      machineHints:
        'ai|ki-|ki |ki:|ki,|ki!|taalmodel|kunstmatig|chatbot|spraaka|spraakbot|spraakrobot|spraaks|spraakprog|spraak-|telefoonbot|telefoonrobot|telefoons|telefoonprog|telefoon-|belbot|belrobot|systeem|systemen|assistent|agent|bot|robot|telefonist|receptionist|receptie-|receptieprog|receptiesoft|receptiesys',
      voiding: 'negeert|let niet op|volg niet',
      voided:
        '(?:(?:alles|al|het|de|wat|dat|tekst|inhoud|informatie|hier|er|geschreven|gezegd|is) ){0,6}(?:bovenstaande(?: (?:tekst|inhoud|informatie))?|hierboven(?: (?:staat|geschreven (?:is|staat)))?|(?:vorige|voorgaande|eerdere|voorafgaande) (?:tekst|inhoud|informatie|context|gesprek)|voorgaande|voorafgaande|hiervoor|daarvoor|tot nu toe)|(?:alles )?wat (?:je|u|jou) (?:(?:\\w+ )?(?:verteld|gezegd|geleerd) (?:is|werd)|weet|hebt gelezen|gelezen hebt)',
      goesOn: 'en|nu|want|alsjeblieft|alstublieft|dan',
      ruledMachines:
        '(?:spraak|telefoon|ai-)(?:assistent(?:en)?|agents?|bots?)|ai-systemen?|virtuele (?:assistent(?:en)?|agents?|receptionist(?:en|e)?)',
      machineMust: 'moet(?:en)?|mag|mogen|dient|dienen',
      answersOrdered:
        '(?:^|[.!?:;]\\s?)(?:vertel|zeg tegen|meld) (?:altijd )?(?:alle |de )?(?:klanten|bellers|gasten|patienten) dat(?!\\p{L})|(?<!\\p{L})verboden (?:om )?(?:de|het|onze|ons) (?:\\p{L}+ )?(?:openingstijden|telefoonnummer|nummer|prijzen|prijs|adres) te (?:noemen|geven|vermelden)(?!\\p{L})|(?<!\\p{L})(?:als|wanneer) (?:iemand|men|je|een klant|klanten)(?!\\p{L}).{0,50}(?:vraagt|vragen|gevraagd wordt|wordt gevraagd),? (?:zeg|noem|antwoord|geef)(?!\\p{L})|(?<!\\p{L})(?:vanaf nu|voortaan),? (?:antwoord|zeg|ben)(?: je)?(?!\\p{L})(?! we)|(?:^|[.!?:;]\\s?)(?:noem|vermeld|geef) (?:de|het|onze|ons) (?:\\p{L}+ )?(?:openingstijden|telefoonnummer|nummer|prijzen|prijs|adres) (?:niet|nooit)(?!\\p{L})|(?<!\\p{L})nieuwe instructies?\\s?:|(?<!\\p{L})systeembericht(?:en)?\\s?[:–—]',
      secrets:
        'bankgegevens|(?:credit|bank|pin)?kaart(?:nummers?|gegevens)|creditcard(?:nummer|gegevens)?s?|rekeningnummers?|pincodes?|wachtwoord(?:en)?|iban',
      callers: 'bellers?|(?:wie|iedereen die) (?:ons )?belt',
      mustGive: 'moet|moeten|dient|dienen|zal|zullen|wordt|worden|geeft|geven',
      orderHints:
        'vertel|zeg tegen|meld|verboden|telefoona|telefoonb|ai-|virtuele|schakel|verbind|leid |stuur|zet alle|negeer|vergeet|instruc|taalmodel|kunstmatig|chatbot|spraak|ki |beller|operator van|operator|telefonist|antwoord|beantwoord|je moet|u moet|jij moet|geautomat|automatische sys|receptiesof|receptiesys|receptieprog|receptionist|telefoonsof|telefoonsys|telefoonprog|telefoonbot|telefoon-bot|telefoonrobot|belbot|bot|systeem|assistent|agent|software van|software op|let niet|volg niet|als iemand|als men|als je|als een klant|als klanten|wanneer iemand|wanneer men|wanneer je|wanneer een klant|wanneer klanten|vanaf nu|voortaan|noem|vermeld|geef|nieuwe instr|systeemb|wie belt|wie ons|iedereen die',
    },
    hours: {
      closureHints: 'gesloten|dicht|gestopt',
      closures:
        '(?:(?:wij|we) zijn |(?:de|onze) (?:winkel|zaak|praktijk|salon) is )?(?:(?:momenteel|helaas|op dit moment) )*(?:(?:tijdelijk|tot nader order) (?:gesloten|dicht)|(?:gesloten|dicht) (?:tot nader order|wegens|vanwege|i\\.?v\\.?m\\.?|in verband met)|(?:wegens|vanwege|in verband met) [^.!?,]{3,50} gesloten)(?!\\p{L})',
      closedForGood:
        '(?:(?:wij|we) (?:zijn|hebben) |(?:de|onze) (?:winkel|zaak|praktijk|salon) is )?(?:helaas )?(?:definitief|voorgoed|permanent) (?:gesloten|gestopt)',
      atTime: 'om|al om',
      alternatives: 'of',
      reopening: 'weer(?: (?:open|geopend|bereikbaar|terug))?|heropen\\p{L}*|opnieuw(?: open)?|terug',
      restOfYear: 'rest van het jaar',
      sinceDate: 'vanaf|sinds|met ingang van',
      closingDays: 'sluitingsdag|rustdag|(?:maan|dins|woens|donder|vrij|zater|zon)dags? gesloten|gesloten op',
      sessions: 'spreekuur|spreekuren|openingstijden|tijden',
      counted: '(?:werk)?dagen|weken|maanden|jaar|nachten|minuten|personen|gasten',
      units: 'uur',
      notice:
        'van tevoren|vooraf|tevoren|voor (?:de |het |uw |je )?(?:afspraak|aanvang|begin|behandeling|les|start|vertrek)',
      compounds: 'spreekuur|spreekuren|openingstijden|openingsuren',
      offices: 'bureau|kantoor',
      cases: '\\b(?:als|indien)\\b',
      between: 'tussen',
      events: 'live[ -]?muziek|karaoke\\p{L}*|\\p{L}*quiz\\p{L}*|optredens?|spelletjesavond',
      activities: '\\p{L}*(?:cursus(?:sen)?|lessen)|workshops?|training(?:en)?|les',
      yearly: '(?:in de )?(?:zomer|winter|lente|herfst)(?:seizoen|maanden)?|(?:laag|hoog|voor|na)seizoen',
      camps: '(?:zomer|vakantie|pony|sport|kinder)kamp(?:en)?',
      online:
        'reserver(?:en|ing|ingen)|boek(?:en|ing|ingen)|bestel(?:len|ling|lingen)|afspra(?:ak|ken) maken',
    },
    names: {
      subjectEnds: 'is|zijn|biedt|bieden',
      foundedIn: 'sinds|anno',
      officials: 'officiële (?:web)?site',
      officialOf: 'van(?: de| het)?',
      greetings: 'welkom bij',
      welcomes: 'welkom bij',
      labels: 'bedrijfsnaam',
      rights: 'alle rechten',
      seats: 'in|te|bij',
      logoOf: 'de|van',
      openings: 'hier|voor|in',
      links: 'en',
      ands: 'en',
    },
    offers: {
      beforePrice: 'vanaf|v\\.\\s?a\\.?|verkrijgbaar|beschikbaar|te koop',
      belowPrices: '(?:voor )?(?:minder dan|onder de)',
      fixedPrices: '(?:voor een )?(?:vaste prijs|vast tarief)',
      articles: 'de|het',
      costs: 'kost|kosten|bedraagt|komt op|bedragen|zijn|is',
      costsHow: 'vanaf|momenteel|nu|thans',
      lasts: 'duurt|duren',
      itself: 'het|dit|deze|dat|behandeling|sessie|afspraak|dienst|prijs|kosten|tarief|bezoek|duur',
      weOffer: 'bieden wij(?: aan)?|doen wij|krijgt u',
      reckon: 'reken op|rekent u op',
      priceOf: '(?:(?:de|het)\\s)?(?:prijs|prijzen|tarief|tarieven|kosten)\\s(?:voor|van|per)\\s(?:een\\s)?',
      sentenceStarts: 'bespaar|voor|per|tel',
      forWhom: 'voor',
      orUpTo: 'tot|of',
      abbreviations: 'incl|excl|ca|pers|p\\.?p|min|max|fl|gl|gr|kl|st|evt|div',
      verbs: 'is|zijn|wordt',
      and: 'en',
      perUnit: 'per',
      elsewhere: 'daar',
      noNames: 'wat we|wat wij|geen|wij niet|betaling',
      bareNames: 'let op|opmerking|n\\.?b\\.?|overig|overige|andere',
      priceCompounds: 'prijzen|tarieven',
      included: 'inclusief|inclusive|incl\\.?|met|zonder|excl\\.?',
      dangling: 'en|of|vanaf|incl\\.?',
      vague: 'diverse|diversen',
      ofAmount: 'van',
      largeAmounts: 'miljoen|miljard|mln|mld',
      opensEnd: 'van|per',
      amountLimits: 'tot|t/m|tot en met|vanaf|onder|boven|van',
      amountEnds: '(?:en|of) (?:meer|minder|zwaarder|lichter)',
      all: 'alle',
      besideOffers: 'team',
      people:
        'heren|dames|mannen|vrouwen|kinderen|kind|volwassenen?|studenten|senioren|(?:gereduceerd|reductie)(?: tarief)?|(?:niet-?)?leden|hond(?:en)?|kat(?:ten)?|puppys?',
      memberships: 'lid van|aangesloten bij',
      papers:
        'inspectierapport(?:en)?|(?:pedagogisch )?beleid(?:splan)?|pedagogisch (?:werk|beleids)plan|jaarverslag(?:en)?|klachtenregeling|klachtenprocedure|huisregels|gedragsregels|protocol(?:len)?',
      leftOver:
        '(?:overige|andere) (?:diensten|vragen|producten|behandelingen)|e-?mail(?: ?adres)?|minimum ?verblijf|aankomst|vertrek|betaling(?:en|swijze|smogelijkheden)?|betaalmogelijkheden|annulering(?:en)?|borg|waarborgsom|toeristenbelasting',
      suchAs: 'zoals|bijvoorbeeld|bijv\\.',
      pageParts:
        "vra(?:ag|gen)(?: \\d+)?|antwoord(?:en)?(?: \\d+)?|(?:onze )?(?:foto.?s|beelden|video.?s)|plattegrond|en (?:nog )?veel meer|(?:onze )?prijzen|reserver(?:en|ing|ingen)|boekingen|duur|(?:onze )?kosten|basis(?:prijs|prijzen|tarief|tarieven)|omschrijving|beschrijving|aantal|(?:en )?(?:overige?|overigen)|(?:meer |alle )?details(?: bekijken)?|(?:les|cursus|trainings)rooster|lesschema|(?:(?:praktische|algemene|nuttige|belangrijke|meer|overige) )?(?:bezoekers?|klanten|patienten|contact|boekings|les|cursus)?informatie|\\p{L}*info|aan de slag|eerste stappen|\\p{L}*instructies|publicaties|formulieren|extra[’']s|alle (?:onze )?(?:kamers|diensten|producten|behandelingen|cursussen)",
      guarantees: 'garantie',
      years: 'jaar|maanden',
      praise:
        '(?:ruime|grote|brede) keuze(?: .+)?|(?:persoonlijke|snelle|vriendelijke|goede) (?:aandacht|service|begeleiding)',
      marks: 'vegan|vegetari[ae]n|vegetarisch|glutenvrij|lactosevrij|euro',
      badges:
        'nieuw|populair|(?:het |de )?meest (?:populair|verkocht|gekozen|geboekt)e?|populairste|best ?sellers?|bestverkocht|aanbevolen|aanrader|onze tip|favoriet|uitgelicht|aanbieding|actie|uitverkocht',
      bringAlong: 'mee te brengen|meebrengen|\\p{L}*paklijst|wat neem je mee|breng .{0,40}mee',
      tellsToAct:
        'inschrijven (?:voor|bij)\\s|aanmelden (?:voor|bij)\\s|(?:boek|reserveer|bestel|plan|koop)\\s(?:nu|hier|je|jouw|uw|een|het|de|direct|vandaag|online)(?!\\p{L})',
      linkVerbs: 'inschrijven|aanmelden|bestellen|bestel|boek|reserveer',
      linkVerbsBehind: 'boeken|reserveren|aanvragen',
      sizes: '(?:extra |zeer )?(?:kleine?|middel(?:gro(?:ot|te))?|groot|grote)|mini',
      processes:
        '(?:het |ons |onze )?\\S*(?:verloop|stappenplan|werkwijze)(?: .*)?|(?:\\S+ )?in \\S+ stappen(?: .*)?|hoe (?:werkt het|het werkt)|stap voor stap(?: .*)?',
      stages:
        '(?:eerste )?(?:contact|gesprek)|kennismaking|aanvraag|inspectie|intake|offerte|planning|voorbereiding|uitvoering|kwaliteitscontrole|oplevering|levering|nazorg',
      portions: 'glas|fles|karaf',
      periods:
        '(?:(?:1/2|½|halve|hele|een|elke?|extra|\\d{1,3}) )*(?:dag|dagen|dagdeel|nacht|nachten|week|weken|weekend|weekeinde|midweek|maand|maanden|uur|uren|jaar|seizoen)',
      periodLeads: 'de',
      timeLimits: 'voor|na|tot',
      seasons: '(?:laag|hoog|tussen|voor|na)seizoen|zomer|winter|lente|herfst',
      hairLengths: '(?:kort|halflang|lang)(?: haar)?',
      pieces: 'stuks?',
      rooms: '(?:slaap)?kamers?',
      vehicles:
        'kleine auto|middenklasse|grote auto|stationwagens?|suvs?|bestelbus(?:sen)?|bestelwagens?|busjes?|campers?|motor(?:en|fiets)?',
      ages: '(?:de leeftijd van )?# jaar(?: en ouder)?',
      conditions: 'op (?:aanvraag|afspraak|verzoek)|indien (?:mogelijk|nodig|gewenst)|voor patiënten .+',
      inches: 'inch',
      minutesAndHours: 'min(?:uut|uten)?\\.?|uur|uren',
      sittings: 'duo|sessie',
      ranges: 'tot',
      unitLeads: 'per',
      leastPrices: 'vanaf',
      suffixes: 'ment|age|erie|therapie|ure|uren|logie|iatrie|massages?|tik',
      pairOpens: 'van',
      units:
        'p\\.? ?p\\.?(?: ?p\\.? ?n\\.?)?|(?:per|elk) (?:extra |half |vierkante |strekkende |m²)\\p{L}{0,12}|per m2|het (?:uur|stuk|paar)|de (?:meter|nacht)|(?:maande|dage|weke|jaar)lijks|per stuk',
      minimums: 'minimaal|minimum|min\\.|minstens|ten minste',
      firstUnits: '(?:voor )?het eerste (?:half)?uur|(?:voor )?de eerste (?:\\d{1,2} )?(?:dag|minuten)',
      taxNotes: '(?:excl\\.?|incl\\.?|exclusief|inclusief|ex\\.?|\\+|plus) ?(?:\\d{1,2} ?% ?)?btw',
      adding: 'voeg toe|toevoegen|voeg',
      besides: 'plus|exclusief|excl\\.?',
      including: 'inclusief|incl\\.?|exclusief|excl\\.?',
      extras: '(?:extra|meer|bij|toeslag|meerprijs|bovenop)(?: (?:dan|voor|per) [^.,;:()]{1,30})?',
      demonstratives: 'deze|dit',
      ofThis: 'hiervan|hiervoor|daarvan|daarvoor|van (?:deze|dit) \\p{L}+',
      youPay: 'betaalt u|betaal je|u betaalt|je betaalt|(?:be)?rekenen (?:wij|we)|(?:wij|we) (?:be)?rekenen',
      clauseStarts: 'als|wanneer|daarom|daarnaast|bovendien|echter|wij|we|hierbij|hiervoor|daarvoor|omdat',
      determiners: 'een|onze|ons|elke|iedere?',
      fees: '\\p{L}{3,}(?:kosten|toeslag|vergoeding|bijdrage)',
      likes: '(?:houdt van|is dol op|doet graag)',
      freeTime: "(?:zijn|haar|mijn) (?:vrije tijd|hobby[’']?s)",
      symptoms: 'symptomen|klachten als|signalen van',
      audiences: '(?:ideaal|perfect|geschikt) voor|voor wie(?: .+)?',
      homeParts: 'slaapkamers?|badkamers?|toiletten|bedden|slaapplaatsen|personen|gasten|verdiepingen',
      regions:
        '(?:de |onze )?(?:omgeving|regio|streek|buurt)|in de (?:buurt|omgeving)|(?:wat )?te doen(?: .+)?|ontdek(?: .+)?|uitstapjes|bezienswaardigheden',
      biographies:
        "hobby'?s|biografie|levensloop|curriculum vitae|(?:mijn )?opleidingen (?:en|&) (?:\\p{L}+)|mijn opleiding(?:en)?|diploma'?s|kwalificaties|werkervaring",
      allPrices: '(?:(?:alle|al|de|onze|deze|genoemde|vermelde) )*(?:prijzen|tarieven|bedragen)',
      holdsTaxes: 'bevatten',
      leavesOutTaxes: 'bevatten geen',
      taxes: 'btw',
      taxedNote: 'incl.',
      untaxedNote: 'excl.',
      startingPrices: 'vanafprijzen|startprijzen|vanaf-prijzen',
      guidePrices: 'richtprijzen|indicatief|een indicatie|kunnen (?:afwijken|varieren)',
      guideNote: 'ca.',
      perPerson: 'per persoon|p\\.p\\.',
    },
    contact: {
      formerly:
        '(?:oude|vorige|voormalige|ons oude?) (?:adres|locatie|vestiging|(?:telefoon)?nummer|winkel|praktijk|pand|kantoor)|(?:voorheen|eerder|vroeger) (?:aan|in|op|gevestigd)|verhuisd van(?:af)?|(?:zaten|waren) (?:wij|we) (?:aan|in|op)|(?:wij|we) (?:zaten|waren) (?:aan|in|op)|(?:^|[.;|] ?)(?:voorheen|oud|vroeger) ?:',
      formerlyBehind: '(?:is|werkt|zijn) niet (?:meer|langer)|is (?:vervallen|opgeheven)',
      nowadays: 'nieuwe?|nu|thans|naar|sinds|vanaf',
      beside:
        'dichtstbijzijnde [a-z]+|(?:wij|we) (?:zitten|liggen|bevinden ons) (?:recht |pal )?(?:tegenover|naast|achter)(?= .{3,40},)|(?:volgende|eerstvolgende) (?:beurs|markt|tentoonstelling|concert|workshop|evenement|cursus) (?:is|vindt)',
      estateLeads: '(?:industrie|bedrijven)(?:terrein|park)',
      callCosts: '(?:lokaal|gratis|normaal) (?:tarief|nummer)|gebruikelijke belkosten',
      templateAddresses: 'voorbeeld(?:straat|weg|laan|stad)|(?<!\\p{L})straatnaam(?!\\p{L})',
      directLines: 'doorkiesnummer|direct(?: nummer)?|rechtstreeks',
      phones: 'tel|gsm|onder nummer|bellen|bel ons|bel',
      phonesGlued: '[Tt]el(?:efoon)?',
      whenClosed:
        'buiten (?:de |onze |deze )?(?:openings|praktijk|kantoor|spreek)?(?:tijden|uren)|als wij gesloten zijn|wanneer wij gesloten zijn',
      emergencies:
        'huisartsenpost|huisartsenspoedpost|spoedeisende hulp|tandartspost|dienstapotheek|zelfmoordpreventie',
      atInBrackets: 'apenstaartje',
      atInWords: 'apenstaartje',
      dots: 'punt',
      mailLabels: 'e-?mail|mail|contact',
      postBoxes: 'postbus',
      addressLabels: 'adres|bezoekadres',
      addressLeads: '[Aa]dres|[Bb]ezoekadres',
      streetLeads: 'adres|in|naar',
      partLabels: 'Plaats|Woonplaats|Postcode',
      behindAddresses: 'tel(?:\\.|efoon)?|fax|gsm|e-?mail|mail|contact[a-z]{0,3}|locatie .*|filiaal .*|menu',
      labelsBehind: 'tel(?:efoon)?|fax|mobiel|gsm|e-?mail|ingang',
      shortLabels: 'tel|gsm|fax',
      townLeads: 'te|in',
      townOpenings: 'te|in',
      blockLeads: 'in|op|aan de|aan het',
      leadEnds: 'in|aan de',
      streets:
        'straat|laan|plein|gracht|kade|steenweg|\\bsteeg\\b|\\bsingel\\b|\\bdreef\\b|\\bhof\\b|\\bgrote markt\\b',
      streetEndings: 'straat|laan|plein|gracht|kade|steenweg',
      beforeStreets: 'aan de|op de|de',
      streetParticles: 'de|den|der|van',
      townParticles: 'op|aan|den|der',
      shortHouseParts: 'bus',
      floors: 'verdieping|etage',
      namedFloors: 'begane grond',
      quarters: 'wijk',
      registers: 'kvk|btw',
      otherNumbers: 'kvk|btw',
      ownNumbers: 'onder |telefoon|telefoonn|mobiel|gsm',
    },
    statements: {
      policyLists:
        'betaal(?:methoden|methodes|mogelijkheden|wijzen)|betaling|betalen|wij accepteren|(?:gecontracteerde )?(?:zorg)?verzekeraars|verzekeringen',
      remarkLists: '(?:onze )?(?:voorzieningen|faciliteiten)|uitrusting|inrichting|talen',
      rules:
        '(?:in-? ?checken|uit-? ?checken|check-? ?(?:in|out)|aankomst|vertrek)\\b[^.]{0,40}\\d|minim(?:um|aal|ale) (?:van )?(?:\\S+ )?(?:verblijf|bestel\\w*|afname|leeftijd|aantal|\\d)|minimum(?:verblijf|leeftijd|bestelbedrag|afname)|maxima(?:al|le) \\d+ (?:personen|gasten|honden)|kinderen\\b[^.]{0,60}\\b(?:gratis|begeleiding|niet|alleen|welkom|betalen)\\b|alleen volwassenen|(?:extra|bijkomende) (?:persoon|gast|bed|nacht|uur|kosten)\\b|(?:toeslag|toeristenbelasting|schoonmaakkosten|voorrijkosten|bezorgkosten|verzendkosten|annuleringskosten|borgsom)\\w*|(?:aanbetaling|borg|waarborgsom) (?:van|is|wordt|bedraagt)\\b|(?:vragen|rekenen) (?:\\S+ ){0,3}(?:aanbetaling|borg|waarborg|toeslag)|gevaccineerd|ingeent|vaccinatieboekje|inentingsboekje|gecastreerd|gesteriliseerd|ontwormd|geen (?:huisdieren|honden|dieren|pin|pinbetaling|contant\\w*|creditcards?|cheques|restitutie|feesten|kinderen|nieuwe)\\b|(?:alleen|uitsluitend|enkel) (?:\\S+ )?(?:op afspraak|contant|telefonisch|via (?:whatsapp|telefoon)|na (?:afspraak|reservering)|op bestelling|met|pin|per)\\b|(?:reserver\\w+|afsprak\\w*|afspraak|bestel\\w+|annuler\\w+|afzeg\\w+|aanmeld\\w+)\\b[^.]{0,50}\\b(?:alleen|uitsluitend|verplicht|minstens|minimaal|uiterlijk|van tevoren|noodzakelijk|telefonisch|moet\\w*)\\b|\\d+ (?:uur|dagen|weken|werkdagen) (?:van tevoren|vooraf|voor (?:de|aanvang|aankomst|uw))|(?:eerste|kennismakings) ?-?(?:gesprek|consult|les|afspraak)\\b[^.]{0,25}(?:gratis|kosteloos|vrijblijvend)|(?:gratis|kosteloze?) (?:kennismaking\\w*|proefles|intake|eerste \\S+)|(?:exclusief|excl\\.?|plus|zonder) (?:\\S+ )?(?:btw|toeristenbelasting)|(?:inclusief|incl\\.?) (?:\\S+ )?btw|(?:volgeboekt|wachtlijst|patientenstop|ledenstop|klantenstop)|(?:nemen|neemt) (?:\\S+ ){0,3}geen nieuwe (?:patienten|klanten|leden)|(?:bezorg\\w*|wij leveren|we leveren|levering)\\b[^.]{0,40}\\b(?:gratis|vanaf|binnen|alleen|tot|straal)\\b|straal van \\d+|(?:honden|gasten|klanten|patienten|dieren|kinderen|deelnemers) (?:\\S+ ){0,2}(?:moeten|dienen)\\b|(?:graag|gelieve) (?:\\S+ ){0,4}(?:van tevoren|op tijd|meenemen|meebrengen|afzeggen|melden)|(?:is|zijn) (?:\\S+ )?(?:niet toegestaan|verboten|vereist)',
      forms:
        'moet\\w*|dien(?:t|en)|graag|gelieve|alleen|uitsluitend|geen|niet|nooit|binnen|minimaal|minstens|uiterlijk|tot|gratis|kosteloos|accepte\\w+|welkom|toegestaan|mogelijk|beschikbaar|inclusief|inbegrepen|reken\\w+|kunt|kan|kunnen|vooraf|van tevoren|per|zonder|vergoed\\w*|bieden|geven|contant|pin|voor de deur|eigen|er (?:is|zijn)',
      ruleHeadings:
        '(?:huisregels|regels|voorwaarden|spelregels|\\S+voorwaarden)(?: \\S+){0,3}|goed om te weten|let op|belangrijk(?:e informatie)?|annulering(?:en|sbeleid)?|voor (?:uw|je) (?:bezoek|komst)',
      ruleLabels:
        '(?:in|uit)checken|check-? ?(?:in|out)|aankomst|vertrek|minim\\w+(?: \\S+)?|aanbetaling|borg|annuler\\w+|huisdieren|honden|roken|betal(?:ing|en|ingen|ingsmogelijkheden)|betaalmethoden|schoonmaak(?:kosten)?|toeristenbelasting|bezorg\\w+|voorrijkosten|parkeren|extra (?:persoon|bed)',
      bareRules: 'minim\\w+|maxima\\w+|moet\\w*|alleen|verplicht',
      pointsBack: 'dit|dat|deze|die|hij|zij|anders|in dat geval|daarna',
      cutOff: 'te|de|het|een|en|of|met|van|voor|in|op|aan|bij|moet|moeten|is|zijn|worden|wordt|uw|onze|tot',
      namesakes:
        'business\\w*|rokende|gerookt\\w*|retourtje|spoed(?:ig|en)\\b|stationwagen\\w*|(?:honden|huis|woning|paarden)eigena\\w+|borg staan|borgt|verplichte? veld\\w*|velden? (?:\\S+ )?verplicht',
      lives:
        "studeerde|gestudeerd|opleiding (?:tot|aan|gevolgd)|diploma|universiteit|geboren|getrouwd|jeugd|carriere|hobby'?s?|opgegroeid|afgestudeerd|passie",
      myself: 'ik|mijn|mij',
      chatter: 'wist (?:u|je) dat|stel je voor',
      foremost:
        'betal\\w+|pinnen|contant|creditcards?|spoed\\w*|noodgeval\\w*|talen|wij spreken|gecertificeerd\\w*|erkend',
      negations: 'geen|niet|nooit|zonder',
      access: 'toegankelijk\\w*|rolstoel\\w*|drempelvrij',
      aboutMe: 'over mij|wie ben ik|mijn verhaal',
      askers: 'u|jullie|je|ik',
      fillers: 'alstublieft|graag|altijd|ook|de|het|een|onze?|wij|we|u|is|zijn|wordt|worden|hier',
    },
  },
};
