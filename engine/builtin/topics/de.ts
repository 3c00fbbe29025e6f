/** German. */
import type { Topics } from './types.ts';

export const de: Topics = {
  access:
    'rollstuhl, barrierefrei, rollstuhlgerecht, stufen, treppe, aufzug, lift, fahrstuhl, rampe, ebenerdig, erdgeschoss, rollator, kinderwagen, behindertengerecht, gehbehindert, stufenlos, behinderte, behinderten, treppen steigen, stufenfrei, schwellenlos',
  age: 'mindestalter, ab welchem alter, altersgrenze, ab 18, wie alt muss, wie alt müssen, alter, ab wie viel jahren',
  airport: 'flughafen, transfer, shuttle, abholservice',
  alcohol: 'alkohol, wein, bier, getränke, cocktails, bar',
  allergy: 'allergie, allergien, glutenfrei, laktosefrei, unverträglichkeit, zöliakie',
  arrival:
    'anreise, anreisen, einchecken, check in, ankommen, ankunft, rein, beziehen, bezugsfertig, schlüsselübergabe, ins zimmer, in die wohnung, in die ferienwohnung, zimmer beziehen, früh anreisen',
  booking:
    'reservieren, reservierung, voranmeldung, anmeldung, anmelden, terminvereinbarung, nach vereinbarung, ohne termin, buchen, vorbestellen, tischreservierung, nur mit termin, termin',
  brand:
    'marke, marken, hersteller, produkte, produkten, haarprodukten, produktlinie, pflegeprodukte, fabrikat',
  breakfast: 'frühstück, frühstücksbuffet, halbpension, vollpension, übernachtung mit frühstück',
  bring:
    'mitbringen, mitnehmen, anziehen, ausrüstung, brauche ich, unterlagen, handtuch, versichertenkarte, anzuziehen, kleidung, sportkleidung, wechselkleidung, brauche ich etwas, dabei haben, mitzubringen, bringen sie bitte, bitte bringen',
  calling:
    'anrufen, telefonisch, telefonisch erreichen, erreichen sie uns, telefonisch erreichbar, telefonzeiten, am telefon, rufen sie an, anruf, telefonsprechzeiten',
  cancel:
    'absagen, stornieren, stornierung, absage, verschieben, nicht kommen, verhindert, ausfallhonorar, ausfallgebühr, nicht abgesagt, storno, rücktritt, stunden vorher, vorher ab, rechtzeitig ab, nicht erscheinen, nicht komme, nicht kommen kann, abblasen, dazwischenkommt, etwas dazwischen, nicht wahrnehmen, tag ändern, termin ändern, datum ändern, tag verschieben, tag wechseln',
  capacity:
    'personen, plätze, sitzplätze, leute, gäste, platz für, kapazität, fasst, passen, passen rein, betten, schlafen, schlafplätze, zu sechst, zu viert, wie groß darf eine gruppe, gruppengröße, große gruppe, gruppen bis',
  children:
    'kinder, kind, familien, kinderfreundlich, spielecke, spielplatz, hochstuhl, kleinkinder, sohn, tochter, nachwuchs, kindermenü, kleine',
  deliver: 'liefern, lieferung, lieferservice, versand, versenden, zustellung, schicken, heimlieferung',
  departure:
    'abreise, abreisen, auschecken, check out, raus, verlassen, räumen, zimmer räumen, zimmer verlassen, wieder weg',
  deposit:
    'anzahlung, kaution, vorkasse, vorauszahlung, anzahlen, im voraus zahlen, im voraus bezahlen, im voraus, vorab zahlen, vorab bezahlen, vorher zahlen, vorauskasse',
  discount:
    'rabatt, ermäßigung, vergünstigung, nachlass, studenten, schüler, senioren, aktion, angebote, preisnachlass, treuekarte, ermäßigt, #percent',
  distance:
    'wie weit, kilometer, km von, km bis, entfernt, entfernung, gehminuten, minuten zu fuß, fußläufig, gehen sie, laufen, minuten entfernt, in der nähe',
  emergency:
    'notfall, notdienst, notfälle, akut, schmerzen, bereitschaft, rund um die uhr, soforthilfe, dringend, panne, pannen, pannenhilfe, abschleppen, abschleppdienst, liegen geblieben, liegengeblieben, zahnschmerzen, bereitschaftsdienst',
  experience:
    'erfahrung, jahrelange erfahrung, gegründet, #age, seit jahren, generation, familienbetrieb, tradition',
  extraPerson:
    'dritte person, zusätzliche person, weitere person, zusatzperson, jede weitere person, aufpreis, zuschlag, aufpreis person, zustellbett, aufbettung, zusatzbett, person mehr',
  finance: 'ratenzahlung, finanzierung, in raten, teilzahlung',
  guarantee: 'garantie, gewährleistung, garantiert',
  homeVisit:
    'hausbesuch, zu mir nach hause, nach hause, vor ort, zu ihnen, hausbesuche, mobil zu ihnen, mobile praxis, mobiler dienst, mobiler service, anfahrt, bei ihnen zu hause, kommen zu ihnen, zu mir, kommen auch zu, zu mir heim, daheim, visite, fahrpraxis, am hof, im stall, bei uns am hof, zu uns',
  insurance:
    'krankenkasse, kasse, kassen, versicherung, krankenversicherung, kassenpatienten, privatpatienten, zusatzversicherung, erstattung, kassenzulassung, kassenarzt, wahlarzt, zuzahlung, selbstzahler, krankenkassen',
  jobs: 'stelle, stellenangebot, job, ausbildung, bewerbung, praktikum, bewerben, mitarbeiter gesucht, azubi, lehrstelle, lehrling, lehrlinge, lehre, lehrstellen, initiativbewerbung, auszubildende, freie stellen, offene stellen, bei ihnen arbeiten, bei euch arbeiten, suchen sie leute, suchen sie personal, suchen sie mitarbeiter, aushilfe, bewirb dich, wir stellen ein, verstärkung gesucht, teilzeitkraft, vollzeitkraft',
  language:
    'sprache, sprachen, sprechen, spricht, englisch, spanisch, französisch, polnisch, türkisch, russisch, italienisch',
  licence:
    'zertifiziert, meisterbetrieb, geprüft, zugelassen, ausgebildet, diplom, qualifiziert, zertifikat, meister, steuernummer, ust idnr, handelsregister, zulassungsnummer, umsatzsteuer id, handwerkskammer',
  membership:
    'mitgliedschaft, mitglied, vertrag, abo, monatsbeitrag, laufzeit, mitgliedsbeitrag, vertragslaufzeit, kündigungsfrist',
  moved: 'umziehen, umgezogen, umzug, neue räume, neue räumlichkeiten, neuer standort, neue adresse',
  newClients:
    'neue patienten, neupatienten, aufnehmen, aufnahme, aufnahmestopp, neukunden, warteliste, neue schüler, neue kunden',
  online:
    'online, über die website, über eure website, über ihre website, über die homepage, onlineshop, online buchen, online termin, internet bestellen, doctolib, onlinetermin, webshop',
  outdoor: 'terrasse, garten, biergarten, draußen, außenbereich, gartenwirtschaft, balkon, im freien',
  owner:
    'inhaber, inhaberin, chef, chefin, besitzer, geschäftsführer, leitung, leiter, leiterin, gründer, geführt, geschäftsführung, wirt, meister, familie, geleitet, leitet, führt, betreibt, gehört, bäckermeister, im besitz von, gehören',
  parking:
    'parkplatz, parken, parkplätze, parkhaus, stellplatz, parkmöglichkeiten, tiefgarage, auto abstellen, auto hinstellen, auto lassen, wagen abstellen, mit dem auto, abstellen, stellplätze, fahrrad abstellen, rad abstellen, fahrradständer, fahrrad anschließen',
  parties:
    'hochzeit, geburtstag, geburtstagsfeier, veranstaltung, festlichkeiten, gesellschaften, nebenraum, gruppen, familienfeier, catering, räumlichkeiten, saal',
  payment:
    'bezahlen, zahlen, zahlung, zahlungsmittel, zahlungsarten, zahlungsmöglichkeiten, kartenzahlung, bargeldlos, akzeptieren',
  pets: 'haustiere, hund, hunde, hunde erlaubt, vierbeiner, tiere, haustier',
  provided: 'inklusive, dabei, vorhanden, gestellt, handtücher, bettwäsche, im preis enthalten, mitbringen',
  quote:
    'kostenvoranschlag, angebot, kostenlos angebot, unverbindlich, offerte, kostenschätzung, unverbindliches angebot',
  refund: 'rückgabe, umtausch, umtauschen, zurückgeben, erstattung, geld zurück, widerruf, rückerstattung',
  smoking: 'rauchen, raucher, nichtraucher, raucherbereich',
  stay: 'mindestaufenthalt, eine nacht, mindestens bleiben, mindestens nächte, einzelübernachtung, nur eine nacht, mindestbuchung, mindestens',
  takeaway: 'mitnehmen, abholen, abholung, außer haus, zum mitnehmen, selbstabholer, vorbestellen',
  transport:
    'bus, bahn, zug, bahnhof, haltestelle, öffentliche verkehrsmittel, straßenbahn, tram, öpnv, s bahn, u bahn, anfahrt, busse, buslinie, linie, öffentlichem verkehr, öffis',
  trial:
    'probetraining, probestunde, schnupperstunde, schnuppern, probe, kennenlernen, erstgespräch, kostenlos testen, probewoche',
  vegetarian: 'vegetarisch, vegan, fleischlos, vegetarier, veganer, pflanzlich',
  voucher: 'gutschein, geschenkgutschein, geschenk, verschenken, wertgutschein, geschenkgutscheine',
  wait: 'wartezeit, warten, dauert es, bis wann fertig, vorlaufzeit, bearbeitungszeit, kurzfristig',
  wifi: 'wlan, internet, internetzugang, wi fi',
};
