/** Dutch. */
import type { Topics } from './types.ts';

export const nl: Topics = {
  access:
    'rolstoel, toegankelijk, mindervaliden, rolstoelvriendelijk, drempel, trap, lift, begane grond, hellingbaan, rollator, kinderwagen, gelijkvloers, rolstoeltoegankelijk, drempelvrij, trappen lopen, drempels, invaliden',
  age: 'minimumleeftijd, vanaf welke leeftijd, leeftijd, leeftijdsgrens, hoe oud moet, hoe oud moeten',
  airport: 'vliegveld, luchthaven, transfer, shuttle',
  alcohol: 'alcohol, wijn, bier, drankjes, cocktails, bar',
  allergy: 'allergie, allergieën, glutenvrij, lactosevrij, intolerantie, allergenen',
  arrival:
    'inchecken, check in, aankomen, aankomst, erin, sleutel ophalen, terecht vanaf, mogen we komen, kunnen we komen, op de kamer, kunnen we terecht',
  booking:
    'reserveren, reservering, afspraak, op afspraak, zonder afspraak, van tevoren, vooraf, boeken, aanmelden, inloop, afspraak maken, afspraak nodig',
  brand:
    'merk, merken, producten, haarproducten, productlijn, fabrikant, verzorgingsproducten, haarverzorgingsproducten',
  breakfast: 'ontbijt, halfpension, volpension, ontbijtbuffet',
  bring:
    'meenemen, meebrengen, kleding, aantrekken, handdoek, materiaal, legitimatie, verwijzing, neem mee, aan te trekken, dragen, wat heb ik nodig, wat moet ik aan',
  calling:
    'bellen, telefonisch, telefonisch bereikbaar, bel ons, aan de telefoon, telefonisch spreekuur, belt u',
  cancel:
    'afzeggen, annuleren, annulering, verzetten, afzeg, niet nagekomen, afgezegd, no show, verhinderd, afmelden, niet komen, afbellen, opdagen, niet opdagen, niet verschijnen, uur van tevoren, niet kan komen, kan niet komen, niet kunnen komen, annuleringsvoorwaarden, datum veranderen, datum wijzigen, dag veranderen',
  capacity:
    'personen, plaatsen, zitplaatsen, mensen, gasten, capaciteit, plek voor, slapen, slaapplaatsen, bedden, past, geschikt voor, groot mag een groep, groepsgrootte, groepen tot',
  children:
    'kinderen, kind, kindvriendelijk, kinderstoel, baby, zoon, dochter, gezin, kleintje, kids, kindermenu, peuter',
  deliver:
    'bezorgen, bezorging, leveren, levering, verzenden, verzending, thuisbezorgd, opsturen, verzendkosten, bezorgkosten, leveringsdienst, thuis brengen, thuisbrengen, aan huis brengen',
  departure:
    'uitchecken, check out, vertrekken, vertrek, eruit, verlaten, weg zijn, eruit zijn, weg moeten, weg',
  deposit:
    'aanbetaling, borg, waarborgsom, aanbetalen, vooruitbetaling, vooruit betalen, vooraf betalen, vooruitbetalen, iets vooruit',
  discount:
    'korting, aanbieding, actie, studenten, studentenkorting, ouderen, kortingen, spaarkaart, senioren, stadspas, #percent, tariefsvermindering, vermindering, iets af, tweeling',
  distance:
    'hoe ver, ver, lopen, minuten lopen, loopafstand, afstand, dichtbij, km van, kilometer, minuten fietsen',
  emergency:
    'spoed, spoedgeval, noodgeval, spoedgevallen, spoeddienst, dringend, avond, weekend, storing, buiten openingstijden, 24 uur, pech, pechhulp, sleepdienst, pijn, lekkage',
  experience: 'ervaring, jaar ervaring, #age, opgericht, jarenlange, generatie, gestart, al jaren',
  extraPerson:
    'extra persoon, derde persoon, extra gast, toeslag, extra bed, bijzetbed, persoon extra, persoon meer, iedere extra persoon',
  finance: 'termijnen, gespreid betalen, financiering, in termijnen, afbetaling',
  guarantee: 'garantie, gegarandeerd',
  homeVisit:
    'aan huis, thuis, huisbezoek, op locatie, bij mij thuis, komen langs, voorrijkosten, bij u thuis, huisbezoeken, bij ons thuis, tot bij mij, op verplaatsing',
  insurance:
    'verzekering, zorgverzekeraar, vergoed, vergoeding, vergoeden, verzekeraar, basisverzekering, eigen risico, aanvullende verzekering, verwijsbrief, vergoedt, zorgverzekering, contract',
  jobs: 'vacature, vacatures, werken bij, stage, sollicitatie, baan, solliciteren, bij jullie werken, bij u werken, zoeken jullie personeel, personeel gezocht, versterking gezocht, collega gezocht, nieuwe collega',
  language: 'taal, talen, spreken, spreekt, engels, duits, frans, spaans, pools',
  licence:
    'gediplomeerd, erkend, gecertificeerd, bevoegd, keurmerk, big geregistreerd, diploma, gekwalificeerd, certificaat, aangesloten, kvk, btw nummer, agb code, big nummer',
  membership: 'lidmaatschap, abonnement, lid, inschrijfgeld, contract, opzegtermijn, contributie',
  moved: 'verhuizen, verhuisd, verhuizing, nieuw adres, nieuwe locatie, nieuw pand',
  newClients:
    'nieuwe patiënten, nieuwe klanten, inschrijven, wachtlijst, patiëntenstop, nieuwe leden, aannemen',
  online:
    'online, via de website, via jullie website, op jullie website, website, internet, webshop, app, online afspraak, online boeken',
  outdoor: 'terras, tuin, buiten, buitenterras, binnentuin',
  owner:
    'eigenaar, eigenaresse, baas, directeur, oprichter, eigenaren, beheerder, leiding, runt, familie, familiebedrijf, opgericht door, begonnen door, zijn wij, wij zijn, eigendom van, toebehoort, verantwoordelijke, zaakvoerder, zaakvoerster, uitbater, uitbaatster, leidinggevende, leidt, leiden, geleid, geleid door, van wie is',
  parking:
    'parkeren, parkeerplaats, parkeergelegenheid, parkeergarage, parkeerplaatsen, auto kwijt, auto neerzetten, parkeerterrein, auto laten, met de auto, parkeerplek, parkeerplekken, fiets kwijt, fiets stallen, fiets neerzetten, fiets parkeren, fietsenstalling',
  parties:
    'feest, verjaardag, bruiloft, kinderfeestje, evenement, groepen, besloten, groep, partij, zaal, catering, feesten, feestje',
  payment:
    'betalen, betaling, betaalmogelijkheden, pinnen, accepteren, betaalwijze, betaalmethoden, afrekenen, pin',
  pets: 'huisdier, huisdieren, hond, honden, dieren, hond welkom',
  provided: 'inbegrepen, aanwezig, handdoeken, beddengoed, inclusief, meenemen, linnengoed',
  quote: 'offerte, prijsopgave, vrijblijvend, offertes, vrijblijvende offerte',
  refund: 'retour, retourneren, terugbetaling, ruilen, geld terug, omruilen, terugbrengen',
  smoking: 'roken, rookvrij, rokers',
  stay: 'minimaal verblijf, één nacht, minimale verblijf, minimaal nachten, minimaal, minimale, minimum',
  takeaway: 'afhalen, meenemen, afhaal, ophalen, bestellen',
  transport: 'bus, trein, tram, station, halte, openbaar vervoer, metro, bereikbaar, buslijn, lijn',
  trial: 'proefles, proefrit, gratis les, eerste les, kennismaking, intake, proeftraining, uitproberen',
  vegetarian: 'vegetarisch, veganistisch, vegan, zonder vlees, vega',
  voucher: 'cadeaubon, cadeaukaart, cadeau, bon, kadobon, tegoedbon, waardebon, bonnen, een bon',
  wait: 'wachttijd, wachten, wachtlijst, hoe snel, levertijd, duurt het',
  wifi: 'wifi, wi fi, internet, draadloos',
};
