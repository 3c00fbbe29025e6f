/** German. */
import type { Topics } from './types.ts';

export const de: Topics = {
  access:
    'rollstuhl, barrierefrei, rollstuhlgerecht, stufen, treppe, aufzug, lift, fahrstuhl, rampe, ebenerdig, erdgeschoss, rollator, kinderwagen, behindertengerecht, gehbehindert, stufenlos, behinderte, behinderten, treppen steigen, stufenfrei, schwellenlos, treppen, rolli, krücken, ohne stufen',
  age: 'mindestalter, ab welchem alter, altersgrenze, ab 18, wie alt muss, wie alt müssen, alter, ab wie viel jahren',
  airport:
    'flughafen, transfer, shuttle, abholservice, holen sie mich, am flughafen abholen, vom flughafen abholen',
  alcohol: 'alkohol, wein, bier, getränke, cocktails, bar',
  allergy:
    'allergie, allergien, allergisch, allergiker, unverträglichkeit, unverträglichkeiten, nussallergie, erdnussallergie, nussallergiker, latexallergie, pollenallergie, lebensmittelallergie, laktoseintoleranz, laktoseintolerant, glutenunverträglichkeit; glutenfrei, laktosefrei, zöliakie',
  arrival:
    'anreise, anreisen, einchecken, check in, ankommen, ankunft, rein, beziehen, bezugsfertig, schlüsselübergabe, ins zimmer, in die wohnung, in die ferienwohnung, zimmer beziehen, früh anreisen, zimmer fertig, den schlüssel, schlüssel bekommen, bekomme ich den schlüssel',
  beginners:
    'anfänger, anfängerin, anfängerinnen, einsteiger, neueinsteiger, vorkenntnisse, ohne erfahrung, keine erfahrung, jedes niveau, alle niveaus, alle level, jedes level, bei null, blutige anfänger, ?noch nie gemacht, ?nie gemacht, ?noch nie gespielt, ?noch nie probiert, ?noch nie ausprobiert, ?noch nie geritten, ?noch nie getanzt, ?noch nie gesungen, ?noch nie gemalt, ?noch nie auf einem, ?schon können, ?etwas können, ?gar nichts kann',
  booking:
    'reservieren, reservierung, voranmeldung, anmeldung, anmelden, terminvereinbarung, nach vereinbarung, ohne termin, buchen, vorbestellen, tischreservierung, nur mit termin, termin',
  brand:
    'marke, marken, hersteller, produkte, produkten, haarprodukten, produktlinie, pflegeprodukte, fabrikat',
  breakfast: 'frühstück, frühstücksbuffet, halbpension, vollpension, übernachtung mit frühstück',
  bring:
    'mitbringen, mitnehmen, anziehen, ausrüstung, brauche ich, unterlagen, handtuch, versichertenkarte, anzuziehen, kleidung, sportkleidung, wechselkleidung, brauche ich etwas, dabei haben, mitzubringen, bringen sie bitte, bitte bringen, dabeihaben, kleiderordnung, was brauche ich, was ziehe ich an, soll ich anziehen',
  calling:
    'anrufen, telefonisch, telefonisch erreichen, erreichen sie uns, telefonisch erreichbar, telefonzeiten, am telefon, rufen sie an, anruf, telefonsprechzeiten',
  cancel:
    'absagen, stornieren, stornobedingungen, stornobedingung, absageregeln, stornierung, absage, verschieben, nicht kommen, verhindert, ausfallhonorar, ausfallgebühr, nicht abgesagt, storno, rücktritt, stunden vorher, vorher ab, rechtzeitig ab, nicht erscheinen, nicht komme, nicht kommen kann, abblasen, dazwischenkommt, etwas dazwischen, nicht wahrnehmen, tag ändern, termin ändern, datum ändern, tag verschieben, tag wechseln, krank werde, krank bin, wenn ich nicht kann, mir was dazwischenkommt, was dazwischen, nicht kann, kurzfristig absagen, abgesagt',
  capacity:
    'teilnehmer, teilnehmern, teilnehmende, teilnehmenden, groß ist der saal, groß ist der raum, groß sind die gruppen, groß sind die kurse, personen, plätze, sitzplätze, leute, gäste, platz für, kapazität, fasst, passen, passen rein, betten, schlafen, schlafplätze, zu sechst, zu viert, wie groß darf eine gruppe, gruppengröße, große gruppe, gruppen bis',
  children:
    'kinder, kind, kinderfreundlich, familienfreundlich, für die kleinen, baby, nachwuchs, kleinkinder; spielecke, spielplatz, kinderspielplatz, toben, hochstuhl, kindermenü, hochstühle, kinderstuhl, wickeltisch',
  deliver:
    'liefern, lieferung, lieferservice, versand, versenden, zustellung, schicken, heimlieferung, bringen lassen, bringdienst, nach hause bringen, bringen sie es, mir das schicken, zu mir nach hause bringen, nach hause geliefert',
  departure:
    'abreise, abreisen, auschecken, check out, raus, verlassen, räumen, zimmer räumen, zimmer verlassen, wieder weg, im zimmer bleiben, zimmer leer, müssen wir raus, in der wohnung bleiben, wann müssen wir weg',
  deposit:
    'anzahlung, kaution, vorkasse, vorauszahlung, anzahlen, im voraus zahlen, im voraus bezahlen, im voraus, vorab zahlen, vorab bezahlen, vorher zahlen, vorauskasse, bei der buchung was zahlen, bei der buchung zahlen, vorher etwas zahlen, schon vorher zahlen',
  discount:
    'rabatt, ermäßigung, vergünstigung, nachlass, preisnachlass, weniger zahlen, zahle ich weniger, billiger für, günstiger für; studenten, schüler, senioren, aktion, angebote, treuekarte, ermäßigt, #percent',
  distance:
    'wie weit, kilometer, km von, km bis, entfernt, entfernung, gehminuten, minuten zu fuß, fußläufig, gehen sie, laufen, minuten entfernt, in der nähe',
  emergency:
    'notfallnummer, notrufnummer, notdienstnummer, notfall, notfälle, notdienst, dringend, außerhalb der sprechzeiten; akut, schmerzen, bereitschaft, rund um die uhr, soforthilfe, panne, pannen, pannenhilfe, abschleppen, abschleppdienst, liegen geblieben, liegengeblieben, zahnschmerzen, bereitschaftsdienst',
  experience:
    'erfahrung, jahrelange erfahrung, gegründet, #age, seit jahren, generation, familienbetrieb, tradition',
  extraPerson:
    'dritte person, zusätzliche person, weitere person, zusatzperson, jede weitere person, aufpreis, zuschlag, aufpreis person, zustellbett, aufbettung, zusatzbett, person mehr',
  finance:
    'ratenzahlung, finanzierung, in raten, teilzahlung, monatsraten, raten, abstottern, nach und nach, auf einmal zahlen, alles auf einmal, monatlich zahlen, monatlich bezahlen, finanzieren',
  guarantee:
    'garantie, gewährleistung, garantiert, wieder kaputt, wieder kaputtgeht, wieder kaputt geht, haften, nochmal kaputt, nicht zufrieden, unzufrieden, ergebnis nicht gefällt, gefällt mir das ergebnis nicht',
  homeVisit:
    'hausbesuch, zu mir nach hause, nach hause, vor ort, zu ihnen, hausbesuche, mobil zu ihnen, mobile praxis, mobiler dienst, mobiler service, anfahrt, bei ihnen zu hause, kommen zu ihnen, zu mir, kommen auch zu, zu mir heim, daheim, visite, fahrpraxis, am hof, im stall, bei uns am hof, zu uns, zu hause, aus dem haus, kommen sie ins haus, ins haus, bettlägerig, nicht aus dem haus, das haus nicht verlassen, kommt nicht mehr raus',
  insurance:
    'krankenkasse, kasse, kassen, versicherung, krankenversicherung, kassenpatienten, privatpatienten, zusatzversicherung, erstattung, kassenzulassung, kassenarzt, wahlarzt, zuzahlung, selbstzahler, krankenkassen, gesetzlich versichert, privat versichert, kassenpatient, meine versicherung',
  invoice: 'rechnung, auf rechnung, per rechnung, firmenrechnung',
  jobs: 'stelle, stellenangebot, job, ausbildung, bewerbung, praktikum, bewerben, mitarbeiter gesucht, azubi, lehrstelle, lehrling, lehrlinge, lehre, lehrstellen, initiativbewerbung, auszubildende, freie stellen, offene stellen, bei ihnen arbeiten, bei euch arbeiten, suchen sie leute, suchen sie personal, suchen sie mitarbeiter, aushilfe, bewirb dich, wir stellen ein, verstärkung gesucht, teilzeitkraft, vollzeitkraft, arbeit für mich, suche arbeit, stellen sie ein, noch leute, teilzeit, suchen sie noch, brauchen sie jemanden',
  language:
    'sprache, sprachen, sprechen, spricht, englisch, spanisch, französisch, polnisch, türkisch, russisch, italienisch',
  licence:
    'zertifiziert, qualifiziert, ausgebildet, geprüft, vom fach, profis, fachleute; meisterbetrieb, zugelassen, diplom, zertifikat, meister, steuernummer, ust idnr, handelsregister, zulassungsnummer, umsatzsteuer id, handwerkskammer, studiert, studium, studierte, ausbildung, universität, hochschule, fachhochschule, meisterprüfung, meisterin, abschluss, absolvierte, absolvent, promovierte, promoviert',
  membership:
    'mitgliedschaft, mitglied, vertrag, abo, monatsbeitrag, laufzeit, mitgliedsbeitrag, vertragslaufzeit, kündigungsfrist',
  moved: 'umziehen, umgezogen, umzug, neue räume, neue räumlichkeiten, neuer standort, neue adresse',
  newClients:
    'neue patienten, neupatienten, aufnehmen, aufnahme, aufnahmestopp, neukunden, warteliste, neue schüler, neue kunden, neue leute, noch leute auf, patient werden, patientin werden, kunde werden, ich bin neu, nehmen sie mich, noch patienten, plätze für neue',
  online:
    'online, onlineshop, online buchen, online termin, internet bestellen, doctolib, onlinetermin, webshop, über die website, über eure website, über ihre website, über die homepage',
  outdoor:
    'draußen, im freien, außenbereich, plätze draußen, in der sonne, an der frischen luft; terrasse, garten, biergarten, gartenwirtschaft, balkon',
  owner:
    'inhaber, inhaberin, chef, chefin, besitzer, geschäftsführer, leitung, leiter, leiterin, gründer, geführt, geschäftsführung, wirt, meister, familie, geleitet, leitet, führt, betreibt, gehört, bäckermeister, im besitz von, gehören, wer hat gegründet, das sagen, hat die firma gegründet, hat das gegründet',
  parking:
    'parkplatz, parken, parkplätze, kundenparkplatz, kundenparkplätze, besucherparkplätze, gästeparkplätze, parkmöglichkeit, parkhaus, stellplatz, parkmöglichkeiten, tiefgarage, auto abstellen, auto hinstellen, auto lassen, wagen abstellen, ?mit dem auto, abstellen, stellplätze, fahrrad abstellen, rad abstellen, fahrradständer, fahrrad anschließen, ?mein auto, ?wohin mit dem auto, ?wagen, ?den wagen, ?mit dem wagen, ?wo kann ich stehen, ?stelle ich das auto, parkmöglichkeit',
  parties:
    'feiern, feier, party, fest, private feiern, veranstaltung, festlichkeiten, raum für; hochzeit, geburtstag, geburtstagsfeier, gesellschaften, nebenraum, familienfeier, catering, saal',
  payment:
    'bezahlen, zahlen, zahlung, zahlungsmittel, zahlungsarten, zahlungsmöglichkeiten, zahlungsweisen, rechnung begleichen, kartenzahlung, bargeldlos, akzeptieren',
  pets: 'haustiere, hund, hunde, hunde erlaubt, vierbeiner, tiere, haustier',
  provided: 'inklusive, dabei, vorhanden, gestellt, handtücher, bettwäsche, im preis enthalten, mitbringen',
  quote:
    'kostenvoranschlag, angebot, kostenlos angebot, unverbindlich, offerte, kostenschätzung, unverbindliches angebot, vorher sagen, vorher einen preis, ungefähren preis, preis vorher, ungefährer preis, kostenvoranschläge, was es ungefähr kostet',
  referral:
    'überweisung, überweisungsschein, vorher zum hausarzt, etwas vom arzt, mein arzt schicken, überwiesen',
  refund:
    'rückgabe, umtausch, umtauschen, zurückgeben, erstattung, geld zurück, widerruf, rückerstattung, zurückgegeben, zurück geben, zurücknehmen, nicht gefällt, nicht passt, umgetauscht, ware zurück, kassenbon, rückgaberecht, zurückbringen',
  reply:
    'antworten, antwort, rückmeldung, melden uns innerhalb, melden uns binnen, melden uns schnellstmöglich, melden uns spätestens, rückruf innerhalb, ?melden sie sich, ?meldet ihr euch, ?höre ich von ihnen, ?zurückrufen, reaktionszeit',
  smoking: 'rauchen, raucher, nichtraucher, raucherbereich, zigarette, dampfen, raucherecke, vapen',
  social:
    'facebook, instagram, tiktok, youtube, soziale medien, sozialen medien, social media, soziale netzwerke, sozialen netzwerken, ihnen folgen, folgen sie uns, folgt uns, euch folgen',
  stay: 'mindestaufenthalt, eine nacht, mindestens bleiben, mindestens nächte, einzelübernachtung, nur eine nacht, mindestbuchung, mindestens, eine einzige nacht, einzige nacht, bloß eine nacht',
  takeaway:
    'mitnehmen, abholen, abholung, außer haus, zum mitnehmen, selbstabholer, vorbestellen, to go, einpacken, daheim essen, essen abholen, zuhause essen, zu hause essen',
  toilets: 'toilette, toiletten, wc, klo, sanitäre anlagen, örtchen, kundentoilette, gästetoilette',
  transport:
    'öffentliche verkehrsmittel, öffis, ohne auto, kein auto, nächste haltestelle, öffentlichem verkehr, öpnv, öffentlichen verkehrsmitteln, mit den öffentlichen, welche bahn, welchen bus, welche haltestelle, welcher haltestelle; bus, bahn, zug, bahnhof, haltestelle, straßenbahn, tram, s bahn, u bahn, anfahrt, busse, buslinie, linie, linie fährt, hält direkt, hält vor, welche linie',
  trial:
    'probetraining, probestunde, schnupperstunde, schnuppern, probe, kennenlernen, erstgespräch, kostenlos testen, probewoche, ausprobieren, reinschauen, mal testen, unverbindlich testen, mal schnuppern, erst mal schnuppern, zum kennenlernen',
  vegetarian:
    'vegetarisch, vegan, fleischlos, vegetarier, veganer, pflanzlich, ohne fleisch, kein fleisch, tierische produkte, rein pflanzlich',
  voucher: 'gutschein, geschenkgutschein, geschenk, verschenken, wertgutschein, geschenkgutscheine',
  wait: 'wartezeit, warten, dauert es, bis wann fertig, vorlaufzeit, bearbeitungszeit, kurzfristig, termin bekommen, bekomme ich einen termin, wie schnell kann ich, bis ich drankomme, drankommen, lange warteliste, lang warten, nächste termin, nächster termin, nächste freie termin, wann habt ihr einen termin',
  weather:
    'bei regen, regnet, regnen, regenwetter, schlechtes wetter, schlechtem wetter, schlechtwetter, wetter, witterung, gewitter, unwetter, ?schüttet',
  wifi: 'wlan, internet, internetzugang, wi fi, ins netz, online gehen, mit dem laptop verbinden, ins internet',
  writing:
    'whatsapp, sms, schreiben sie uns, schreibt uns, ihnen schreiben, euch schreiben, nachricht schicken, nachricht schreiben, nachricht senden, eine nachricht, per nachricht, signal, ?aufs handy schreiben, ?auch schreiben, ?statt anrufen',
};
