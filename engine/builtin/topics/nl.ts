/** Dutch. */
import type { Topics } from './types.ts';

export const nl: Topics = {
  access:
    'rolstoel, toegankelijk, mindervaliden, rolstoelvriendelijk, drempel, trap, lift, begane grond, hellingbaan, rollator, kinderwagen, gelijkvloers, rolstoeltoegankelijk, drempelvrij, trappen lopen, drempels, invaliden, krukken, gehandicapten',
  age: 'minimumleeftijd, vanaf welke leeftijd, leeftijd, leeftijdsgrens, hoe oud moet, hoe oud moeten',
  airport:
    'vliegveld, luchthaven, transfer, shuttle, van het vliegveld, me ophalen, ophalen van het vliegveld',
  alcohol: 'alcohol, wijn, bier, drankjes, cocktails, bar, iets drinken',
  allergy:
    'allergie, allergieën, allergisch, intolerantie, intoleranties, notenallergie, pinda allergie, pindaallergie, lactose intolerantie, lactose intolerant; glutenvrij, lactosevrij, allergenen',
  arrival:
    'inchecken, check in, aankomen, aankomst, erin, sleutel ophalen, terecht vanaf, mogen we komen, kunnen we komen, op de kamer, kunnen we terecht, de kamer in, kamer klaar, de sleutel, krijg ik de sleutel',
  beginners:
    'beginner, beginners, beginnelingen, zonder ervaring, geen ervaring, ervaring nodig, ervaring vereist, voorkennis, alle niveaus, elk niveau, ieder niveau, vanaf nul, ?nooit gedaan, ?heb het nog nooit gedaan, ?nog nooit gedaan, ?nooit gespeeld, ?nooit geprobeerd, ?nooit gedanst, ?nooit gereden, ?nooit eerder gedaan',
  booking:
    'inschrijven, inschrijving, schrijf me in, schrijf ik me in, reserveren, reservering, afspraak, op afspraak, zonder afspraak, van tevoren, vooraf, boeken, aanmelden, inloop, afspraak maken, afspraak nodig',
  brand:
    'merk, merken, producten, haarproducten, productlijn, fabrikant, verzorgingsproducten, haarverzorgingsproducten',
  breakfast: 'ontbijt, halfpension, volpension, ontbijtbuffet',
  bring:
    'meenemen, meebrengen, kleding, aantrekken, handdoek, materiaal, legitimatie, verwijzing, neem mee, aan te trekken, dragen, wat heb ik nodig, wat moet ik aan, trek ik aan, me kleden, heb ik nodig',
  calling:
    'bellen, telefonisch, telefonisch bereikbaar, bel ons, aan de telefoon, telefonisch spreekuur, belt u',
  cancel:
    'afzeggen, annuleren, annulering, verzetten, afzeg, niet nagekomen, afgezegd, no show, verhinderd, afmelden, niet komen, afbellen, opdagen, niet opdagen, niet verschijnen, uur van tevoren, niet kan komen, kan niet komen, niet kunnen komen, annuleringsvoorwaarden, datum veranderen, datum wijzigen, dag veranderen, ziek word, ziek ben, als ik niet kan, iets tussen komt, tussenkomt, niet kom, kosteloos afzeggen',
  capacity:
    'deelnemers, cursisten, groot is de zaal, groot is de ruimte, groot zijn de groepen, personen, plaatsen, zitplaatsen, mensen, gasten, capaciteit, plek voor, slapen, slaapplaatsen, bedden, past, geschikt voor, groot mag een groep, groepsgrootte, groepen tot',
  children:
    'kinderen, kind, baby, kindvriendelijk, met kinderen, voor de kleintjes, kleintjes; kinderstoel, kids, kindermenu, peuter, kinderstoelen, speelhoek, verschoontafel, kinderhoek, speeltuin',
  deliver:
    'bezorgen, bezorging, leveren, levering, verzenden, verzending, thuisbezorgd, opsturen, verzendkosten, bezorgkosten, leveringsdienst, thuis brengen, thuisbrengen, aan huis brengen, thuisbezorging, brengen jullie het, het langs, het thuisbrengen, bij mij thuis komen, thuis laten bezorgen',
  departure:
    'uitchecken, check out, vertrekken, vertrek, eruit, verlaten, weg zijn, eruit zijn, weg moeten, weg, de kamer uit, op de kamer blijven, moeten we weg, kamer verlaten, moeten we vertrekken, moeten we eruit',
  deposit:
    'aanbetaling, borg, waarborgsom, aanbetalen, vooruitbetaling, vooruit betalen, vooraf betalen, vooruitbetalen, iets vooruit, bij het boeken, vooraf iets betalen, bij boeking',
  discount:
    'korting, kortingen, gereduceerd tarief, goedkoper voor, minder betalen, betaal ik minder, betalen minder, vermindering; aanbieding, actie, studenten, studentenkorting, ouderen, spaarkaart, senioren, stadspas, #percent, tariefsvermindering, iets af, tweeling',
  distance:
    'hoe ver, ver, lopen, minuten lopen, loopafstand, afstand, dichtbij, km van, kilometer, minuten fietsen',
  emergency:
    'spoednummer, noodnummer, spoed, spoedgeval, noodgeval, dringend, buiten kantooruren; spoedgevallen, spoeddienst, avond, weekend, storing, buiten openingstijden, 24 uur, pech, pechhulp, sleepdienst, pijn, lekkage, s nachts',
  experience: 'ervaring, jaar ervaring, #age, opgericht, jarenlange, generatie, gestart, al jaren',
  extraPerson:
    'extra persoon, derde persoon, extra gast, toeslag, extra bed, bijzetbed, persoon extra, persoon meer, iedere extra persoon',
  finance:
    'termijnen, gespreid betalen, financiering, in termijnen, afbetaling, beetje bij beetje, per maand betalen, in één keer, gespreid, afbetalen, op afbetaling',
  guarantee:
    'garantie, gegarandeerd, weer kapot, weer kapotgaat, weer stuk, opnieuw stuk, niet tevreden, ontevreden, resultaat niet bevalt',
  homeVisit:
    'aan huis, thuis, huisbezoek, op locatie, bij mij thuis, komen langs, voorrijkosten, bij u thuis, huisbezoeken, bij ons thuis, tot bij mij, op verplaatsing, de deur niet uit, bij mensen thuis, ook thuis, bij mij langskomen, langskomen bij mij, komen jullie aan huis, bedlegerig, het huis niet uit, kan niet naar buiten',
  insurance:
    'verzekering, zorgverzekeraar, vergoed, vergoeding, vergoeden, verzekeraar, basisverzekering, eigen risico, aanvullende verzekering, verwijsbrief, vergoedt, zorgverzekering, contract',
  invoice: 'factuur, facturen, op factuur, op rekening',
  jobs: 'vacature, vacatures, werken bij, stage, sollicitatie, baan, solliciteren, bij jullie werken, bij u werken, zoeken jullie personeel, personeel gezocht, versterking gezocht, collega gezocht, nieuwe collega, zoek werk, zoeken jullie, iemand nodig, hebben jullie werk, parttime hulp, zoeken een parttime',
  language: 'taal, talen, spreken, spreekt, engels, duits, frans, spaans, pools',
  licence:
    'gediplomeerd, gecertificeerd, gekwalificeerd, opgeleid, vakmensen, diploma, erkend; bevoegd, keurmerk, big geregistreerd, certificaat, aangesloten, kvk, btw nummer, agb code, big nummer, gestudeerd, studeerde, studeerden, studie, afgestudeerd, opleiding, hogeschool, universiteit, behaald',
  membership: 'lidmaatschap, abonnement, lid, inschrijfgeld, contract, opzegtermijn, contributie',
  moved: 'verhuizen, verhuisd, verhuizing, nieuw adres, nieuwe locatie, nieuw pand',
  newClients:
    'nieuwe patiënten, nieuwe klanten, inschrijven, wachtlijst, patiëntenstop, nieuwe leden, nieuwe cliënten, patiënt worden, ik ben nieuw, nog mensen aan, plek voor nieuwe, nieuwe leerlingen, nooit geweest',
  online:
    'online, website, internet, webshop, app, online afspraak, online boeken, via de website, via jullie website, op jullie website',
  outdoor:
    'buiten, buitenruimte, in de zon, buiten zitten, buiten eten, in de buitenlucht; terras, tuin, buitenterras, binnentuin',
  owner:
    'eigenaar, eigenaresse, praktijkhouder, praktijkhoudster, baas, directeur, oprichter, eigenaren, beheerder, leiding, runt, familie, familiebedrijf, opgericht door, begonnen door, zijn wij, wij zijn, eigendom van, toebehoort, verantwoordelijke, zaakvoerder, zaakvoerster, uitbater, uitbaatster, leidinggevende, leidt, leiden, geleid, geleid door, van wie is, wie is begonnen, het bedrijf begonnen, wie heeft opgericht, wie is het bedrijf, directie',
  parking:
    'parkeren, parkeerplaats, parkeergelegenheid, parkeergarage, parkeerplaatsen, auto kwijt, auto neerzetten, parkeerterrein, auto laten, ?met de auto, parkeerplek, parkeerplekken, fiets kwijt, fiets stallen, fiets neerzetten, fiets parkeren, fietsenstalling, mijn auto laten, zet ik de auto, ?kom met de auto, plek voor mijn auto, ?waar kan ik staan, parkeer, ?auto staan, waar parkeer ik',
  parties:
    'feest, feesten, feestje, vieren, evenement, evenementen, besloten feesten; verjaardag, bruiloft, kinderfeestje, besloten, zaal, catering',
  payment:
    'betalen, betaling, betaalmogelijkheden, pinnen, accepteren, betaalwijze, betaalmethoden, betaalmethode, afrekenen, pin',
  pets: 'huisdier, huisdieren, hond, honden, dieren, hond welkom',
  provided: 'inbegrepen, aanwezig, handdoeken, beddengoed, inclusief, meenemen, linnengoed',
  quote:
    'offerte, prijsopgave, vrijblijvend, offertes, vrijblijvende offerte, prijsindicatie, vooraf weten, prijs vooraf, richtprijs',
  referral:
    'verwijzing, verwijsbrief, eerst naar de huisarts, briefje van de dokter, dokter me sturen, doorverwezen',
  refund:
    'retour, retourneren, terugbetaling, ruilen, geld terug, omruilen, terugbrengen, geretourneerd, niet bevalt, niet past, spullen terug, terugnemen, terug brengen',
  reply:
    'reageren, reactie, reageert, antwoord, antwoorden, beantwoorden, reactietijd, nemen contact met u op, nemen contact op, ?hoor ik iets, ?hoor ik van, ?terugbellen, ?iets terug',
  smoking: 'roken, rookvrij, rokers, sigaret, vapen, rookruimte',
  social: 'facebook, instagram, tiktok, youtube, social media, sociale media, jullie volgen, volg ons',
  stay: 'minimaal verblijf, één nacht, minimale verblijf, minimaal nachten, minimaal, minimale, minimum, één enkele nacht, maar één nacht, slechts één nacht',
  takeaway:
    'afhalen, meenemen, afhaal, ophalen, bestellen, om mee te nemen, eten ophalen, thuis opeten, to go, meeneem, het eten ophalen',
  toilets: 'toilet, toiletten, wc, wcs, sanitair, het toilet',
  transport:
    'openbaar vervoer, ov, zonder auto, geen auto, dichtstbijzijnde halte; bus, trein, tram, station, halte, metro, bereikbaar, buslijn, lijn, welke lijn, welke bus, stopt voor, stopt pal, bus stopt',
  trial:
    'proefles, proefrit, gratis les, eerste les, kennismaking, intake, proeftraining, uitproberen, eerst proberen, op proef, een keer proberen',
  vegetarian:
    'vegetarisch, veganistisch, vegan, zonder vlees, vega, geen vlees, dierlijke producten, plantaardigs, plantaardig, veganisten',
  voucher: 'cadeaubon, cadeaukaart, cadeau, kadobon, tegoedbon, waardebon, bonnen, een bon',
  wait: 'wachttijd, wachten, wachtlijst, hoe snel, levertijd, duurt het, lang wachten, kan ik terecht, lange wachtlijst, eerstvolgende afspraak, afspraak krijgen',
  weather: 'regen, regent, regenen, slecht weer, slechte weer, onweer, onweert, weersomstandigheden, ?giet',
  wifi: 'wifi, wi fi, internet, draadloos, internetverbinding, online bij, op het internet',
  writing:
    'whatsapp, sms, appen, app ons, appje, stuur ons een bericht, bericht sturen, berichtje sturen, een berichtje, een bericht, schrijf ons, jullie schrijven, u schrijven',
};
