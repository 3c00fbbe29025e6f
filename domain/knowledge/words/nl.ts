/** Dutch. */
import type { WordTable } from './word-table.ts';

export const dutch: WordTable = {
  language: 'nl',
  stopwords:
    'de, het, een, en, van, is, voor, met, wij, we, u, uw, ons, onze, op, te, dat, bij, niet, ook, zijn, naar, aan, om, kunt, je, jouw, worden, er, als, of',
  days: {
    mon: 'maandag, maandags, ma',
    tue: 'dinsdag, dinsdags, di',
    wed: 'woensdag, woensdags, wo',
    thu: 'donderdag, donderdags, do',
    fri: 'vrijdag, vrijdags, vr',
    sat: 'zaterdag, zaterdags, za',
    sun: 'zondag, zondags, zo',
  },
  dayInitials: '- - - - - - -',
  dayGroups: {
    everyDay: 'dagelijks, elke dag, iedere dag, alle dagen, 7 dagen per week',
    weekdays: 'doordeweeks, weekdagen, doordeweekse dagen, werkdagen, op werkdagen',
    weekend: 'weekend, weekends, in het weekend',
    holidays: 'feestdagen, officiële feestdagen, feestdag',
  },
  hours: {
    through: 'tot, t/m, tot en met, t.e.m., tem',
    and: 'en, &',
    from: 'van, vanaf, tussen',
    open: 'open, geopend, openingstijden',
    closed: 'gesloten, dicht, sluitingsdag, rustdag',
    except: 'behalve, uitgezonderd, m.u.v.',
    allDay: '24 uur, 24/7, 24 uur per dag, dag en nacht',
    noon: "12 uur 's middags",
    midnight: 'middernacht',
    late: 'laat, sluit, einde',
    aside: 'laatste bestelling, laatste toegang, keuken sluit om, keuken sluit, laatste ronde',
    appointment: 'op afspraak, alleen op afspraak, uitsluitend op afspraak, volgens afspraak, na afspraak',
    telephone: 'telefonisch bereikbaar, telefonisch spreekuur, telefonische bereikbaarheid, belspreekuur',
    clock: 'uur, u, h',
    am: '',
    pm: '',
    filler:
      "open, geopend, openingstijden, openingsuren, wij, zijn, we, de, het, op, van, vanaf, onze, ook, winkel, 's, avonds, middags, ochtends, morgens, koopavond, praktijk, salon, zaak, elke, iedere, is, u, bent, welkom, alleen, algemeen, algemene",
    purpose:
      'keuken, lunch, diner, ontbijt, brunch, terras, receptie, telefonisch, spreekuur, inloopspreekuur, bezorging, bezorgen, afhalen, check-in, check-out, inchecken, uitchecken, spoed, spoedgevallen, noodnummer, balie',
    houses: 'winkel, kantoor, werkplaats, praktijk, salon, restaurant, zaak, showroom, bar, zwembad',
    served: 'geserveerd, serveren, verzorgen, wordt',
    others:
      'buiten openingstijden, buiten de openingstijden, buiten kantooruren, buiten praktijkuren, huisartsenpost, dienstapotheek, spoedpost, dichtstbijzijnde, gemeentehuis',
    season:
      'zomer, winter, lente, herfst, seizoen, kerst, pasen, schoolvakanties, vakantie, eerste, tweede, laatste, per maand, van de maand, om de week',
  },
  months:
    'januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december, jan, feb, mrt, apr, jun, jul, aug, sept, okt, nov, dec',
  headings: {
    hours: 'openingstijden, openingsuren, onze openingstijden, open, geopend, spreekuren, winkeltijden',
    timetable: 'lesrooster, rooster, lessen, agenda, evenementen, cursussen, workshops, programma, kalender',
    services:
      'diensten, onze diensten, menu, menukaart, kaart, prijzen, prijslijst, tarieven, behandelingen, aanbod, ons aanbod, producten, kamers, dranken, specialiteiten, wat wij doen, voorgerechten, hoofdgerechten, nagerechten, desserts',
    prices: 'prijzen, prijs, prijslijst, tarieven, tarief, onze prijzen, kosten',
    serviceMenus:
      'diensten, onze diensten, behandelingen, onze behandelingen, therapieën, specialisaties, specialismen, wat wij doen, wat we doen, aanbod, ons aanbod, lessen, cursussen, rechtsgebieden',
    offerCards:
      'wat wij aanbieden, wat we aanbieden, arrangementen, specialiteiten, onze specialiteiten, onze specialismen',
    asides:
      'waarom wij, waarom kiezen, onze waarden, onze visie, ons verhaal, werkwijze, zo werkt, hoe werkt, voorzieningen, faciliteiten, op de kamer, in de kamer, in de kamers, inbegrepen, inclusief, ons team, het team, medewerkers, galerij, nieuws, partners, merken, betaalmethoden, volg ons, nieuwsbrief, voordelen, handige links',
    areas: 'werkgebied, bezorggebied, regio, servicegebied',
    faq: 'veelgestelde vragen, faq, vragen, vraag en antwoord',
    testimonials: 'reviews, ervaringen, recensies, wat klanten zeggen, klanten over ons, beoordelingen',
    contact:
      'contact, contactgegevens, adres, locatie, route, bereikbaarheid, waar vindt u ons, bezoek ons, ons adres, kom langs, hier vindt u ons',
  },
  phone: { phone: 'telefoon, tel, mobiel, bel, bel ons, telefoonnummer, t, gsm', fax: 'fax' },
  price: {
    from: 'vanaf, v.a., va',
    upTo: 'tot',
    upward: 'en hoger, of meer',
    onRequest: 'op aanvraag, dagprijs, prijs op aanvraag',
    free: 'gratis, kosteloos',
    per: 'per, /, p.p.',
  },
  notServices:
    'bezorging, verzendkosten, aanbetaling, borg, annulering, minimum, korting, cadeaubon, btw, totaal, toeslag, fooi, voorrijkosten',
  slogans: 'wij, we, ons, onze, u, uw, je, jouw, jij, waarom, hoe, meer dan, welkom, stap, ontdek',
  policy:
    'annuler, afzeg, aanbetaling, borg, parkeer, parkeren, huisdieren zijn, huisdieren toegestaan, honden zijn, honden welkom, geen honden, geen huisdieren, betal, betaling, pinnen, contant, creditcard, verzeker, garantie, retour, allerg, minimale bestel, bezorg, zonder afspraak, roken, te laat, cadeaubon',
  other:
    'werkgebied, wij spreken, talen, rolstoel, toegankelijk, opgericht, familiebedrijf, eigenaar, eigenaresse, gecertificeerd, jaar ervaring, wifi, veganistisch, vegetarisch, glutenvrij, reserv, spoed, station, tram, nieuwe patiënten, regio',
  questions:
    'wat, hoe, wanneer, waar, welke, waarom, wie, kan, kunnen, moet, is, zijn, heeft, hebben, mag, doen, bieden, hoeveel, wordt, accepteren',
  credits:
    'template door, website door, website gemaakt door, webdesign, realisatie, ontwerp, powered by, gemaakt door, site door, ontwikkeld door, gerealiseerd door, gebouwd door, ontwerp en realisatie, website laten maken, webshop door, gemaakt met',
  thirdParties:
    'spoedkliniek, dierenspoedkliniek, zusterpraktijk, zustervestiging, dienstdoende, neemt de dienst waar, raden wij, verwijzen wij, fabrikant, dierenambulance, weekenddienst, hosting, geschillencommissie, autoriteit persoonsgegevens, toezichthouder, huisartsenpost, taxi, politie, gemeente, vvv, buren, onze buren, verzekeraar, klachtenfunctionaris, beroepsvereniging',
  calls:
    'lees meer, meer lezen, meer info, meer informatie, meer weten, bekijk, bekijk meer, boek nu, nu boeken, reserveren, reserveer nu, afspraak maken, maak een afspraak, bestel nu, bestellen, in winkelwagen, toevoegen aan winkelwagen, neem contact op, offerte aanvragen, klik hier',
  offered:
    'aanleg, administratie, advies, afvoer, airco, akoestiek, apk, badkamer, baard, banden, begeleiding, behandel, belasting, beplanting, bestrating, bezorg, bijles, blondering, bloem, bouw, brood, brow, buffet, catering, check, coaching, coupe, cursus, dak, design, diagnos, diner, drogen, drukwerk, echo, echtscheiding, elektra, epileren, ergotherapie, extensions, feest, fiets, fysio, föhnen, fohnen, foto, gebak, gebit, gel, gezicht, gips, groep, grooming, haar, harsen, herstel, highlight, hovenier, huid, huisbezoek, huur, implant, inspectie, installatie, intake, isolatie, kamer, kapsel, keuken, keuring, kleuren, kleuring, knippen, koffie, krullen, kroon, kunstgebit, kunst, laser, les, lunch, make-up, manicure, massage, meubel, mondhygien, montage, nagel, olie, onderhoud, onderzoek, ontbijt, ontharing, ontruiming, ontwerp, opsteken, orthodont, osteopath, overnachting, pakket, pedicure, peeling, permanent, physio, pilates, pizza, podo, pruimen, rechten, recht, reiniging, reis, renovatie, reparatie, revisie, rijles, riool, sanitair, sauna, schilder, schoonmaak, scheren, screening, service, sessie, shampoo, snoei, soep, spuit, staal, stoffering, stucwerk, styling, taart, tandvlees, tandarts, tanden, tattoo, taxatie, tegel, terras, test, therapie, timmer, training, transport, trouw, tuin, uitbouw, verbouw, verf, verhuis, verhuur, verkoop, verlichting, vermogen, vervang, verven, verwarming, verzekering, verzorging, video, vis, vlees, vloer, voet, vulling, wassen, wasmassage, wellness, wijn, wimper, workshop, wortel, yoga, zorg, zwem',
  generic:
    'home, welkom, welkom bij, contact, over ons, diensten, onze diensten, menu, prijzen, tarieven, openingstijden, galerij, nieuws, startpagina, team, ons team',
};
