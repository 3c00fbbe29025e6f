/** German. */
import type { WordTable } from './word-table.ts';

export const german: WordTable = {
  language: 'de',
  stopwords:
    'der, die, das, und, ist, mit, für, sie, wir, von, zu, den, im, auf, ihr, ihre, unsere, bei, nicht, ein, eine, auch, uns, zum, zur, oder, sich, werden, nach, dem, ihnen, uhr',
  days: {
    mon: 'montag, montags, mo',
    tue: 'dienstag, dienstags, di',
    wed: 'mittwoch, mittwochs, mi',
    thu: 'donnerstag, donnerstags, do',
    fri: 'freitag, freitags, fr',
    sat: 'samstag, samstags, sonnabend, sonnabends, sa',
    sun: 'sonntag, sonntags, sonn-, so',
  },
  dayInitials: '- - - - - - -, Mon - - Don Fre Sam Son, Mont Dien Mitt Donn - Sams Sonn',
  dayGroups: {
    everyDay:
      'täglich, jeden tag, alle tage, 7 tage die woche, tägl., tägl, 7 tage, 365 tage im jahr, an 365 tagen im jahr, 365 tage, jeden morgen, jeden vormittag, jeden nachmittag, jeden abend, allabendlich',
    weekdays: 'werktags, wochentage, unter der woche, wochentags, werktage',
    weekend: 'wochenende, am wochenende, wochenenden, wochenends',
    holidays: 'feiertags, feiertage, feiertagen, feiertag, gesetzliche feiertage, gesetzlichen feiertagen',
  },
  hours: {
    through: 'bis, bis zu',
    and: 'und, u., sowie, &',
    from: 'von, ab, zwischen, vom',
    open: 'geöffnet, offen, öffnungszeiten, öffnen, besetzt',
    closed:
      'geschlossen, schließen, schließen wir, ruhetag, zu, schließtag, kein betrieb, ruhetage, geschl., geschl, schließtage, wir haben geschlossen, schliesstag, betriebsfrei, betriebsferien, sommerpause, winterpause, betriebsurlaub, praxisurlaub, praxisferien, wir machen urlaub, wir sind im urlaub, im urlaub, schließzeiten, betriebsruhe, keine sprechstunde, keine sprechstunden, keine sprechzeit, keine sprechzeiten, entfällt, entfallen',
    leave: 'urlaub, ferien vom',
    except:
      'außer, ausser, ausgenommen, nicht, ohne, mit ausnahme von, bis auf, mit ausnahme des, mit ausnahme',
    only: 'nur, lediglich, ausschließlich',
    allDay: '24 stunden, rund um die uhr, 24/7, 24 std, 24h',
    noon: 'mittags, 12 uhr mittags',
    midnight: 'mitternacht',
    late: 'open end, ende offen, ende, spät, in die nacht, sonnenuntergang, einbruch der dunkelheit, zur dämmerung',
    pauses: 'mittagspause, mittags geschlossen, mittagsruhe, pause',
    morning: 'vormittag, vormittags, morgen, morgens, vorm., vorm, vm., vm, jeden morgen, jeden vormittag',
    afternoon:
      'nachmittag, nachmittags, abend, abends, nachm., nachm, nm., nm, jeden nachmittag, jeden abend, allabendlich',
    aside:
      'letzter einlass, letzte bestellung, küchenschluss, letzte bestellannahme, annahmeschluss, letzter termin, kassenschluss, letzte anfahrt, letzter einlass um, einlass bis, letzte küchenbestellung, letzte bestellungen, küche bis, warme küche bis, annahme bis, letzter check-in, letzter eintritt, letzter zutritt, kasse schließt, letzter behandlungstermin',
    appointment:
      'nach vereinbarung, nach absprache, nur nach vereinbarung, nach terminvereinbarung, nur mit termin, mit termin, n. v., n.v., termine nach vereinbarung',
    telephone:
      'telefonisch erreichbar, erreichen uns telefonisch, telefonisch zu erreichen, erreichen sie uns telefonisch, telefonische erreichbarkeit, telefonische sprechzeiten, telefonische sprechstunde, telefonische terminvereinbarung, telefonsprechzeiten, telefonsprechstunde, telefonzeiten',
    calling: 'rufen sie uns an, ruf uns an, ruf an, rufen sie an, anrufen, anrufbar',
    clock: 'uhr, h',
    hourNames:
      'ein/eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig',
    halfTo: 'halb',
    halfBehind: 'dreißig',
    am: '',
    pm: '',
    filler:
      'geöffnet, offen, öffnungszeiten, öffnungszeit, haben, wir, am, an, sind, unsere, für, sie, da, von, ab, uhr, zeiten, jeweils, durchgehend, vormittags, nachmittags, vormittag, nachmittag, abends, abend, morgens, sowie, auch, im, ist, der, die, das, und, jeden, jeder, ist, hat, nur, immer, gerne, allgemein, allgemeine, den, dem, dann, zu, zusätzlich, bei, uns, stehen, wieder, euch, gibt, es, ihnen, an 6 tagen, an 5 tagen',
    purpose:
      'sekretariat, küche, warme küche, mittagstisch, abendkarte, frühstück, frühstücksbuffet, brunch, mittagessen, abendessen, telefonisch, telefonzeiten, telefon, notdienst, notruf, annahme, warenannahme, terrasse, biergarten, check-in, check-out, anreise, abreise, rezeption, lieferung, lieferservice, abholung, abholservice, kuchenverkauf, kasse, hotline, abholzeiten, außer-haus-verkauf, liefern, wir liefern, liefern wir, geliefert, ausgeliefert, blutentnahme, blutabnahme, akutsprechstunde',
    lunch: 'mittag, mittags, mittagessen, mittagstisch, mittagskarte, lunch',
    dinner: 'abend, abends, abendessen, abendkarte, dinner',
    offices: 'sekretariat',
    houses:
      'büro, laden, geschäft, praxis, werkstatt, salon, studio, café, cafe, restaurant, gaststätte, bäckerei, apotheke, verkauf, sprechstunde, sprechzeiten, ausstellung, sauna, hallenbad, freibad, schwimmbad, wellnessbereich',
    served: 'gibt, serviert, servieren, reichen, bieten, besetzt',
    others:
      'außerhalb der öffnungszeiten, außerhalb unserer öffnungszeiten, außerhalb der sprechzeiten, außerhalb unserer sprechzeiten, außerhalb der sprechstunden, bereitschaftsdienst, bereitschaftspraxis, ärztlicher notdienst, zahnärztlicher notdienst, apothekennotdienst, notdienstapotheke, giftnotruf, 116117, telefonseelsorge, nächstgelegene, nebenan, rathaus, gemeindeamt',
    feasts:
      'heiligabend, heiliger abend, neujahr, neujahrstag, karfreitag, ostersonntag, ostermontag, pfingstmontag, pfingstsonntag, christi himmelfahrt, fronleichnam, tag der arbeit, allerheiligen, heilige drei könige, weihnachtsfeiertag, weihnachtstag, tag der deutschen einheit, rosenmontag, faschingsmontag, faschingsdienstag, fastnachtsdienstag, gründonnerstag, karsamstag, ostersamstag, aschermittwoch, black friday',
    season:
      'schulzeit, in der schulzeit, während der schulzeit, außerhalb der ferien, außerhalb der schulferien, in den ferien, zwischen den jahren, sommer, winter, frühling, herbst, frühjahr, saison, sommerzeit, winterzeit, ostern, weihnachten, ferien, schulferien, erster, ersten, erste, zweiten, dritten, letzten, jeden ersten, im monat, monatlich, alle zwei wochen, silvester, bei schönem wetter, bei gutem wetter, wetterabhängig, nebensaison, hauptsaison, vorsaison, nachsaison, außerhalb der saison, in der saison, rest des jahres, übrige monate, übriges jahr, restliches jahr, restliche monate, übrige zeit',
  },
  months:
    'januar, jänner, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, jan, feb, mrz, apr, jun, jul, aug, sep, sept, okt, nov, dez',
  headings: {
    hours:
      'öffnungszeiten, geschäftszeiten, sprechzeiten, sprechstunden, ladenöffnungszeiten, bürozeiten, unsere zeiten, zeiten, geöffnet, wir haben geöffnet, praxiszeiten, servicezeiten, ordinationszeiten, ordination, parteienverkehr, schalterzeiten, kassenzeiten, betriebszeiten, besuchszeiten, amtsstunden, schalterstunden, büroöffnungszeiten, ordinationszeit, verkaufszeiten, küchenzeiten, empfangszeiten, bestellzeiten, abholzeiten, sprechstunde, offene sprechstunde, öffnungszeit, wann wir da sind, wir sind für sie da',
    timetable:
      'kursplan, stundenplan, kurse, kurs, veranstaltungen, veranstaltung, termine, programm, kalender, events, konzerte, seminare, workshops, gottesdienste, aktuelles, messe, messen, heilige messe, gottesdienstzeiten, gottesdienst',
    services:
      'leistungen, unsere leistungen, angebot, unser angebot, angebote, preise, preisliste, speisekarte, karte, menü, behandlungen, leistung, dienstleistungen, service, services, zimmer, tarife, kosten, schwerpunkte, produkte, getränke, damen, herren, kinder, vorspeisen, hauptgerichte, hauptspeisen, hauptgänge, desserts, nachspeisen, beilagen, unsere sorten, eissorten, unsere eissorten, fruchtsorten, milchsorten, geschmacksrichtungen, klassiker',
    prices:
      'preise, preisliste, preis, tarife, kosten, preisübersicht, gebühren, honorar, konditionen, tarifübersicht, behandlungspreise',
    menus:
      'speisekarte, speisenkarte, getränkekarte, weinkarte, mittagskarte, abendkarte, frühstückskarte, eiskarte, menü, menükarte, wochenkarte, unsere karte',
    courses:
      'frühstück, mittagstisch, mittagessen, abendessen, vorspeisen, suppen, salate, hauptgerichte, hauptspeisen, hauptgänge, vom grill, pasta, pizza, pizzen, burger, fleisch, fisch, fischgerichte, fleischgerichte, beilagen, desserts, dessert, nachspeisen, nachtisch, kuchen, eisbecher, getränke, heißgetränke, warme getränke, kalte getränke, alkoholfreie getränke, kaffee, tee, säfte, weine, wein, weißweine, rotweine, offene weine, biere, bier, vom fass, cocktails, spirituosen, aperitif, kinderkarte, kindergerichte, snacks',
    serviceMenus:
      'leistungen, unsere leistungen, leistung, dienstleistungen, behandlungen, unsere behandlungen, therapien, therapieangebot, angebot, unser angebot, schwerpunkte, leistungsspektrum, rechtsgebiete, tätigkeitsbereiche, kurse, unsere kurse, services, service, behandlung, therapie, therapien & behandlungen, anwendungen, unser leistungsspektrum, unser leistungsangebot, leistungsangebot, dienstleistung, unsere dienstleistungen, fachgebiete, fachbereiche, arbeitsgebiete, behandlungsspektrum, behandlungsangebot, workshops, unsere workshops, seminare, kurse & workshops, kurse und workshops, kursangebot',
    offerCards:
      'unsere angebote, angebote, das bieten wir, wir bieten, das machen wir, unsere schwerpunkte, was wir machen, was wir anbieten, unsere therapien, fachgebiete, pauschalen, arrangements, zubehör, ersatzteile, ersatzteile und zubehör, sortiment, unser sortiment, wir führen, was wir führen, das führen wir, wir reparieren, wir verkaufen, wir machen, wir übernehmen, leistungen im überblick, leistungsübersicht, leistungskatalog, leistungsumfang, unser programm, unsere services, unsere tätigkeiten, tätigkeiten, wir sind spezialisiert auf, ich biete, ich biete an, was ich anbiete, das biete ich, das biete ich an, mein angebot, meine angebote, meine leistungen, meine behandlungen, was wir für sie tun, was wir für sie tun können, das können wir für sie tun, arbeitsbereiche, aufgabenbereiche, tätigkeitsfelder, unsere tätigkeitsfelder, tätigkeitsschwerpunkte, geschäftsfelder, unsere kompetenzen, unsere fachbereiche',
    asides:
      'warum wir, warum sie, gründe für, ihre vorteile, vorteile, unsere werte, unsere philosophie, philosophie, unser versprechen, unsere geschichte, so läuft, ablauf, ausstattung, zimmerausstattung, im zimmer, in allen zimmern, in den zimmern, im preis enthalten, enthalten, inklusive, unser team, das team, mitarbeiter, galerie, aktuelles, neuigkeiten, partner, marken, zahlungsarten, newsletter, folgen sie uns, quicklinks, was sie erwartet, warum zu uns, darum zu uns, darum wir, das macht uns, was uns auszeichnet, was uns ausmacht, was uns unterscheidet, ihr vorteil, unsere vorteile, unsere stärken, unser anspruch, unsere ziele, unsere vision, unsere mission, unser leitbild, leitbild, unsere grundsätze, unsere erfahrung, unser motto, unsere kunden, unsere gäste, unsere mandanten, kundenliste, wer wir sind, über uns, zahlen und fakten, daten und fakten, auf einen blick, ihr weg, der weg zu, in drei schritten, in wenigen schritten, schritt für schritt, so einfach, so funktioniert, so geht, so arbeiten wir, wie wir arbeiten, unsere arbeitsweise, arbeitsweise, ihr erster besuch, ihr erster termin, vorbereitung, ansprechpartner, ihre ansprechpartner, unsere mitarbeiter, praxisteam, kanzleiteam, ärzteteam, team und, unsere ärzte, unsere trainer, unsere lehrer, unsere therapeuten, unsere experten, ihre gastgeber, gastgeber, inhaber, news, blog, unser blog, mandantenbrief, mandanteninformationen, termine und veranstaltungen, in der presse, bekannt aus, tipps und, unsere tipps, ratgeber, wissenswertes, magazin, referenzen, unsere referenzen, unsere projekte, referenzprojekte, vorher nachher, bildergalerie, fotogalerie, impressionen, eindrücke, auszeichnungen, ausgezeichnet, zertifikate, zertifizierungen, qualifikationen, qualifikation, mitgliedschaften, mitgliedschaft, mitglied bei, mitglied in, verbände, netzwerk, kooperationen, kooperationspartner, unsere partner, lieferanten, hersteller, unsere marken, markenwelt, fuhrpark, unser fuhrpark, maschinenpark, technische ausstattung, unsere technik, unsere geräte, räumlichkeiten, unsere räume, praxisräume, standorte, branchen, karriere, jobs, stellenangebote, stellenanzeigen, wir suchen, ausbildung bei uns, downloads, formulare, links, nützliche links, datenschutz, rechtliches, folge uns, social media, bleiben sie, das könnte sie, merkmale, eigenschaften, technische daten',
    areas:
      'einzugsgebiet, liefergebiet, einsatzgebiet, einsatzgebiete, servicegebiet, unser gebiet, regionen',
    faq: 'faq, häufige fragen, häufig gestellte fragen, fragen und antworten, fragen & antworten, gut zu wissen',
    testimonials:
      'kundenstimmen, bewertungen, rezensionen, das sagen unsere kunden, was unsere kunden sagen, referenzen, stimmen, patientenstimmen, erfahrungen, gästebuch',
    contact:
      'kontakt, anfahrt, so finden sie uns, adresse, anschrift, standort, standorte, impressum, ihr weg zu uns, besuchen sie uns, wo sie uns finden, unsere adresse, lageplan',
  },
  markup: {
    areas: 'Einsatzgebiet',
    payment: 'Zahlungsarten',
    currencies: 'Währung',
    languages: 'Sprachen',
    prices: 'Preisspanne',
    cuisine: 'Küche',
    amenities: 'Ausstattung',
    pets: 'Haustiere erlaubt',
    smoking: 'Rauchen erlaubt',
    bookings: 'Reservierungen möglich',
    arrival: 'Check-in ab',
    departure: 'Check-out bis',
    founder: 'Gründer',
    founded: 'Gegründet',
    yes: 'ja',
    no: 'nein',
  },
  phone: {
    phone: 'telefon, tel, fon, ruf, mobil, handy, festnetz, telefonnummer, rufen sie uns an, t, m, phone',
    fax: 'fax, telefax, f',
  },
  price: {
    from: 'ab, von',
    upTo: 'bis, bis zu',
    upward: 'aufwärts, und mehr',
    old: 'statt, anstatt, vorher, früher, bisher, uvp, regulär, normalpreis, statt bisher, normaler preis, regulärer preis, ursprünglicher preis, listenpreis',
    now: 'jetzt, jetzt nur, jetzt nur noch, nur, nur noch, auf, nun, aktionspreis, verkaufspreis, angebotspreis, sonderpreis, aktueller preis',
    notPaid:
      'rabatt, nachlass, ermäßigung, preisnachlass, gutschrift, günstiger, ersparnis, anzahlung, kaution, pfand, gutschein, stornogebühr, stornierungsgebühr, ausfallgebühr, ausfallhonorar, liefergebühr, versand, versandkosten, reservierungsgebühr',
    onRequest:
      'preis variiert, preis variabel, auf anfrage, preis auf anfrage, nach aufwand, je nach aufwand, tagespreis',
    free: 'kostenlos, gratis, umsonst, kostenfrei, frei, inklusive',
    per: 'pro, je, /, à, die, der, das, p. p.',
  },
  notServices:
    'versichert, deckungssumme, stammkapital, ausfallhonorar, ausfallgebühr, absage, absagen, stornogebühr, stornogebühren, pfand, schlüsselpfand, nicht eingehaltene, versäumte, kurtaxe, bestellung mindestens, bestellwert mindestens, lieferung mindestens, ortstaxe, liefergebühr, gebühr, lieferung, versand, anzahlung, kaution, stornierung, mindestbestellwert, bestellwert, einkaufswert, liefern wir, mindestbestellmenge, lieferkosten, zustellgebühr, versandkosten, rabatt, gutschein, steuer, mwst, summe, gesamt, anfahrtspauschale, trinkgeld, ersparnis, mindestumsatz, finanzierung, stundenlohn, haftpflichtversicherung bis, wir berechnen, berechnen wir',
  slogans:
    'wir, uns, unser, unsere, unserem, unseren, ihr, ihre, ihren, ihnen, sie, du, dein, deine, dich, warum, wie, so, mehr als, willkommen, schritt, jetzt, gemeinsam',
  policy:
    'stornier, storno, absag, abgesagt, anzahlung, kaution, parkpl, parken, parkmög, haustiere sind, haustiere erlaubt, haustiere willkommen, keine haustiere, hunde sind, hunde willkommen, hunde erlaubt, keine hunde, zahlung, bezahl, barzahlung, nur bar, ec-karte, kreditkart, kartenzahlung, versicher, krankenkass, privatpat, garantie, gewährleistung, rückgabe, umtausch, allerg, gutschein, mindestbestell, liefer, rauch, ohne termin, ausfallhonorar, verspät',
  other:
    'einzugsgebiet, wir sprechen, sprachen, barrierefrei, rollstuhl, gegründet, familienbetrieb, familiengeführt, inhaber, geschäftsführ, meisterbetrieb, zertifiziert, wlan, w-lan, vegan, vegetarisch, glutenfrei, sitzplätze, neue patienten, notfall, notdienst, terminvereinbarung, reservier, haltestelle, u-bahn, s-bahn, umkreis, im raum, barriere',
  describes:
    'wir sind, wir bieten, wir fertigen, wir verkaufen, wir reparieren, wir behandeln, wir betreuen, wir begleiten, wir beraten, wir haben uns, unser familienbetrieb, unsere praxis ist, unsere praxis bietet, unser restaurant, unser hotel, unser betrieb, unser unternehmen, unsere firma, unser team bietet, als familienbetrieb, als familienunternehmen, als fachbetrieb, als meisterbetrieb, seit, in unserer praxis, in unserem, bei uns finden sie, willkommen in unserem, willkommen in unserer',
  yours: 'ihr, ihre',
  notices: 'geschlossen, im urlaub, umgezogen, auf der suche, wir suchen, im aufbau, betriebsferien',
  questions:
    'was, wie, wo, wann, welche, welcher, welches, warum, wer, kann, können, muss, müssen, ist, sind, gibt, bieten, haben, darf, dürfen, brauche, nehmen, wieviel, machen, wird, werden, soll, wofür, womit, wieso, weshalb, woher, wohin, woran, wessen, wem, wen, ab wann, bis wann, für wen, in welchem, mit welchen, brauchen, sollte, hat, kommt, kommen, werde, bekomme, zahlt, übernimmt, wie viel',
  credits:
    'webdesign, website von, website by, umsetzung, realisierung, gestaltung, design by, powered by, erstellt von, konzept und umsetzung, fotos, programmierung, made by, webseite von, umgesetzt von, umgesetzt durch, web design, internetagentur, werbeagentur, bildnachweis, bildquellen, bilder von, website erstellt, homepage erstellt, design und umsetzung, design & umsetzung, design und programmierung, technische umsetzung, seite erstellt, konzept und design, konzept & design, webmaster, gestaltet von, design von, homepage von, website entwickelt von, webseite entwickelt von, webauftritt von, internetauftritt von, erstellt mit, design & code, webseite erstellt von, mit ♥ von, mit ❤ von',
  seated: 'mit sitz in, ansässig in, sitz in',
  thirdParties:
    'empfehlen wir, wir empfehlen, nicht bei uns, hersteller, partnerfiliale, schwesterbetrieb, schwesterpraxis, notfallpraxis, kammer, handwerkskammer, ärztekammer, zahnärztekammer, registergericht, amtsgericht, aufsichtsbehörde, finanzamt, datenschutzbeauftragte, datenschutzbeauftragter, landesbeauftragte, schlichtungsstelle, verbraucherschlichtung, verbraucherschlichtungsstelle, hosting, hoster, hostinganbieter, provider, berufshaftpflicht, haftpflichtversicherung, kassenärztliche, kassenzahnärztliche, innung, ordnungsamt, gewerbeamt, bezirkshauptmannschaft, taxi, giftnotruf, ärztlicher bereitschaftsdienst, an den notdienst, an den ärztlichen notdienst, an den zahnärztlichen notdienst, an den tierärztlichen notdienst, bezirksregierung, nachbar, nachbarn, landratsamt, regierungspräsidium, berufsgenossenschaft, datenschutzbeauftragten, datenschutzaufsicht, aufsichtsbehörden, streitbeilegungsstelle, streitbeilegung, tierklinik, uniklinik, landesamt, bundesamt, gesundheitsamt, veterinäramt, schaden-hotline, schadenhotline, zuständige behörde, zulassungsbehörde, tourist-info, tourist-information, touristinformation, touristinfo, tourismusverband, kurverwaltung, fremdenverkehrsamt, berufshaftpflichtversicherung, betriebshaftpflichtversicherung, versicherer, berufsverband, berufsverbandes, verbandszugehörigkeit, mitglied im, mitglied der, dachverband',
  calls:
    'nach oben, zurück nach oben, zum seitenanfang, weiterlesen, mehr lesen, mehr erfahren, mehr infos, mehr informationen, mehr, details, zum angebot, jetzt buchen, jetzt anrufen, termin buchen, termin vereinbaren, termin anfragen, jetzt anfragen, jetzt bestellen, in den warenkorb, online buchen, anfragen, hier klicken, zur speisekarte, alle anzeigen',
  offered:
    'abbeiz, abbruch, abdichtung, abfall, abgas, abholservice, abholung, abnahme, absaug, abschlepp, achsvermess, akupressur, akupunktur, allergi, altbau, amalgam, analyse, anfertigung, anhanger, ansatz, anwalt, arbeit, architekt, aroma, asbest, asthet, aufbereit, aufsatz, augenbrau, augenlaser, ausbau, ausbild, ausstell, auszubild, auto, bad, bagger, balayage, balkon, ballett, band, bankett, barbier, bart, batterie, bau, beauty, behandlung, bepflanz, beratung, bestatt, bestrahl, betreuung, bettwasche, bewasser, bilanz, biopsie, bleaching, blech, blondier, blumen, blut, bobath, boden, bohrung, braut, bremse, brenn, brille, brot, bruch, brucke, brunch, buch, buffet, bugel, buro, bus, camping, carport, catering, check, chemisch, chirurg, coaching, cocktail, coiff, color, computer, container, creme, dach, dammung, datenrett, dauer, dekor, design, dessert, diagnos, diat, dinner, doppelzimmer, drainage, drechsel, druck, edelstahl, eheberat, einbau, einzelzimmer, eis, elektrik, elektro, endodont, energie, entfernung, entgift, entkalk, entkern, entrost, entrumpelung, entsorgung, entwasser, epilation, erbrecht, erd, ernahrung, erneuer, ersatzteil, erste-hilfe, estrich, event, existenz, extension, fahrschul, fahrt, fahrzeug, farb, fassade, fasten, feier, feinkost, felgen, fell, fenster, ferien, fest, finanz, fisch, fitness, fleisch, fliesen, fohn, folier, form, fortbild, foto, frisur, frucht, fruhstuck, fug, fuhrerschein, fuhrung, fullung, funk, fuss, galvan, garage, garten, gas, geback, gebaude, gebiss, geburt, gel, gemuse, gericht, gerust, gesicht, gestaltung, getranke, getriebe, gips, gitarre, glas, gold, grab, grafik, gravur, grill, grund, gummi, gutachten, gutschein, gynakolog, haar, hausbesuch, haushalt, hausverwalt, haut, hebamm, heil, heissgetr, heizung, hochzeit, holz, homoopath, hor, hotel, hotox, huf, hund, hypno, hypothek, imbiss, immobil, impfung, implantat, infusion, inlay, innenausbau, innenraum, insekten, inspektion, install, intimrecht, isolierung, it-, jalousie, juwel, kabel, kaffee, kalk, kamin, kanal, kardio, karosserie, kartoff, kase, kasko, keramik, kfz, kiefer, kiesel, kinder, klang, klavier, klemp, klettern, klima, konditor, konferenz, kontaktlins, kontrolle, korper, kosmetik, kraft, kranz, krauter, kreativ, kredit, kremat, krone, kuche, kuhl, kunst, kupplung, kur, labor, lack, laminat, lamm, lampen, landschaft, laser, lasur, lebens, leder, lehrgang, leih, licht, lieferung, lift, linsen, locken, logo, luft, luxation, lymph, mahlzeit, mahn, make, maler, mammograph, management, mani, marketing, markise, maschin, massage, mauer, maurer, mechanik, mediation, medizin, menu, messung, metall, miete, mietrecht, mietwagen, mittag, mobel, modell, montage, motor, mull, munz, musik, nachhilfe, nachlass, nagel, nahrung, naturheil, netzwerk, neubau, notar, notdienst, notfall, obst, olwechsel, olz, operation, optik, orgel, ortho, osteopath, packung, paket, pannen, papier, parkett, parodont, party, patent, pediku, peeling, pellet, pension, perucken, pferd, pflanz, pflaster, pflege, photovolt, physio, pilates, pilz, pizza, plakat, planung, plissee, podolog, polster, pool, post, prasent, probe, programm, prophylaxe, prothe, prufung, psycho, pumpe, putz, rad, rafting, rahmen, rasen, recht, regal, reha, reifen, reiki, reini, reise, reit, reklam, rekonstrukt, renovierung, reparatur, restaur, rezept, rind, rock, rohr, rollladen, rollo, rontgen, ruck, sachverst, salat, salbung, sand, sanierung, sanitar, satt, sauna, saxo, schadl, schall, schank, scharf, schau, scheib, scheidung, schiff, schild, schimmel, schirm, schlaf, schlag, schleif, schlosser, schlussel, schmerz, schmied, schmuck, schnee, schneiden, schnitt, schnitzel, schonheit, schreiner, schrift, schuh, schwanger, schweiss, schwimm, sekt, seminar, senioren, sessel, shiatsu, sicherheit, silber, smart, snack, socken, solar, sonderbau, sonnen, sonographie, spa, speise, spengler, sperr, sprach, spritz, spulung, stahl, stall, steak, stein, steuer, stimm, stoff, storen, stoss, strafrecht, strahn, strasse, strauss, streich, stress, strom, stuck, studio, stuhl, suite, suppe, surf, systemisch, tagung, tanz, tapezier, tattoo, taufe, taxi, tee, teig, teil, teppich, terrass, theorie, therapie, tier, tisch, ton, tor, touren, trag, training, transport, trauer, traurede, trauring, trauung, treppe, trimm, trocken, tuch, tuning, turen, ubernacht, uhr, ultraschall, umbau, umschul, umzug, unfall, unterboden, unterricht, untersuchung, vegan, vegetar, veneer, verblend, veredel, vereidigt, verkauf, verkehrsrecht, verlang, verlegung, verleih, vermess, vermietung, vermitt, verputz, versicherung, versieg, versorg, vertretung, verwaltung, verzier, video, villen, vitamin, vollnark, vorsorge, vorspeise, vortrag, wachs, waffel, wagen, wand, warme, wartung, waschen, wasser, web, wechsel, wein, weisheitszahn, wellness, werb, werkstatt, wimpern, windel, wohn, workshop, wund, wurst, wurzel, yoga, zahn, zaun, zeich, zelt, ziege, zimmer, zins, zucht, zulassung, helme, packtasche, fahrrad, roller, zubehör, schloss, schlösser, welpen, junghund, parcours, mountainbike, e-bike, bike, pedelec, trekking, bekleid, schiene, kleid, hose, vorhang, gardine, virus, datensicher, hochsteck, infiltration, wirbel, sehne, hyaluron, arthrose, attest, schrank, tische, stuhle, matratz, sofa, bett, spiegel, dusche, wanne, heizkorper, wespen, ratten, mause, ameisen, tauben, kakerlak, hecke, baum, strauch, kuchen, torten, brotchen, honig, fahrradverleih, ebike, akku, gravelbike, rennr',
  virtues:
    'ansprechpartn, atmosphar, ausfuhrlich, auswahl, begeist, bequem, beste, diskret, ehrlich, einfuhlsam, engag, entspannt, erfahren, erfahrung, erfolg, erreichbar, fachkund, fachlich, fair, familiar, familienbetr, flexib, freundlich, frisch, garantie, geduld, gemutlich, gewissenhaft, gunstig, handwerkskunst, herzlich, hochwertig, individuell, innovat, jahrzehnt, komfort, kompetent, kompetenz, kreativ, kundennah, kundenzufr, kurze, langjahrig, leidenschaft, leitbild, liebe, meister, mitarbeit, modern, motiviert, nachhaltig, neueste, passion, personlich, philosoph, prazis, preiswert, professionell, punktlich, qualifiz, qualitat, regional, respekt, schnell, serios, sicher, sorgfalt, sorgsam, stressfrei, teamgeist, technologie, termintreu, tradition, transparen, traum, umfassend, unkompliziert, unverbindlich, verantwort, vertrau, vielfalt, vielseitig, vorteil, wartezeit, werte, wohlfuhl, zentral, zertifiz, ziel, zufrieden, zuverlass',
  ailments:
    'krankheit, krankheiten, krankheitsbilder, krankheitsbildern, beschwerden, gelenkbeschwerden, rückenbeschwerden, schwangerschaftsbeschwerden, verspannungen, muskelverspannungen, fehlstellungen, ödeme, ödemen, narben, erkrankung, erkrankungen, abszess, abszesse, entzündung, entzündungen, infektion, infektionen, schmerz, schmerzen, kopfschmerzen, rückenschmerzen, zahnschmerzen, nackenschmerzen, gelenkschmerzen, migräne, arthritis, arthrose, ischias, diabetes, krebs, tumor, tumore, asthma, ekzem, ekzeme, akne, neurodermitis, schuppenflechte, schlaflosigkeit, schlafstörungen, ängste, depression, depressionen, übelkeit, erbrechen, durchfall, fieber, husten, schwellungen, blutungen, schwindel, grippe, verstopfung, juckreiz, übergewicht, kratzer, riss, risse, dellen, beulen, flecken, brandlöcher, löcher, schaden, schäden, brandflecken, abschürfungen',
  roles:
    'inhaber, geschäftsführ, gründer, leiter, leitung, praxisleit, filialleit, chef, meister, geselle, azubi, auszubildend, arzt, ärztin, fachar, fachär, zahnarzt, zahnärzt, tierarzt, tierärzt, zahnmedizin, medizinische fach, fachangestellt, tiermedizin, helfer, arzthelfer, prophylaxe, assistent, therapeut, physiotherapeut, ergotherapeut, logopäd, osteopath, heilpraktiker, trainer, lehrer, dozent, berater, steuerberat, steuerfach, rechtsanwalt, rechtsanwält, notar, friseur, stylist, kosmetiker, koch, köchin, konditor, empfang, rezeption, sekretariat, büro, verwaltung, buchhalt, bilanzbuch, sachbearbeit, mitarbeiter, kundenberat, techniker, monteur, bauleit, planung, vorsitzend, kassenwart, diplom, dipl, dr.',
  kinds:
    'hotel, gasthof, gasthaus, landgasthof, landhotel, pension, ferienwohnung, ferienwohnungen, ferienhof, campingplatz, weingut, restaurant, ristorante, pizzeria, wirtshaus, brauhaus, brauerei, café, cafe, konditorei, bäckerei, metzgerei, fleischerei, imbiss, eisdiele, hofladen, gärtnerei, baumschule, blumen, blumenhaus, buchhandlung, juwelier, optik, augenoptik, apotheke, praxis, zahnarztpraxis, tierarztpraxis, tierklinik, hausarztpraxis, physiotherapie, ergotherapie, logopädie, heilpraktiker, osteopathie, massage, kosmetik, kosmetikstudio, nagelstudio, friseur, friseursalon, frisör, salon, haarstudio, fahrschule, reisebüro, autohaus, autowerkstatt, werkstatt, kfz, reifen, fahrräder, zweirad, elektro, elektrotechnik, sanitär, heizung, dachdecker, malerbetrieb, maler, schreinerei, tischlerei, zimmerei, bau, steuerberatung, steuerberater, kanzlei, rechtsanwälte, rechtsanwalt, versicherung, immobilien, reinigung, schlüsseldienst, hundeschule, hundesalon, tierpension, fotostudio, studio, druckerei, catering, kindergarten, kita, zahnarzt, zahnärztin, zahnärzte, tierarzt, tierärztin, tierärzte, hausarzt, physiotherapeut, physiotherapeutin, osteopath, osteopathin, heilpraktikerin, friseurin, kosmetikerin, fotograf, fotografin, elektriker, klempner, installateur, schreiner, tischler, gärtner, rechtsanwältin, steuerberaterin, notar, gebäudereinigung, umzüge, psychotherapie, podologie',
  generic:
    'startseite, start, home, willkommen, herzlich willkommen, willkommen bei, herzlich willkommen bei, kontakt, über uns, leistungen, unsere leistungen, preise, impressum, datenschutz, öffnungszeiten, team, unser team, aktuelles, galerie, anfahrt, speisekarte, menü, news, index, unbenannt, offizielle website, offizielle webseite, offizielle homepage, offizielle seite, service, zuschlag',
  priceLabels:
    'gebühr, beitrag, honorar, kosten, entgelt, betrag, standardpreis, normalpreis, normaltarif, standardtarif, preisspanne, gesamt, preis pro person, kursgebuhr, kurspreis, unkostenbeitrag, teilnahmegebuhr, preis und dauer, preise und dauer, dauer und preis, grundpreis, basispreis, normaler preis, regulärer preis, normalpreis, verkaufspreis, angebotspreis, sonderpreis, aktionspreis, stückpreis, einzelpreis, ursprünglicher preis, ursprungspreis, aktueller preis, listenpreis',
  titles: 'dr, prof, professor, med, dent, vet, ing, mag, dipl, lic, herr, frau, dres',
  smallWords: 'und, am, an, im, in, von, der, die, das, den, zum, zur',
  patterns: {
    page: {
      otherHouses:
        'nutzliche links|linkliste|linktipps|(?:(?:unsere|meine|die) )*(?:freunde|partner|partnerbetriebe|partnerpraxen|kooperationspartner|kooperationen|verkaufsstellen|wiederverkaufer|handler|lieferanten|empfehlungen)(?: (?:und|&) (?:partner|freunde|lieferanten))?|(?:bezugsquellen|hier gibt es unsere .*|wo (?:gibt es|sie) (?:unsere|unser) .*|wir empfehlen)',
      projects:
        '(?:(?:unsere|meine|aktuelle|letzte|ausgewahlte|abgeschlossene) )*(?:referenzen|referenzprojekte|projekte|arbeiten|referenzobjekte|baustellen)',
      otherPlaces:
        '(?:(?:die|unsere|einige|schone) )*(?:(?:ausflugsziele|ausfluge|ausflugstipps?|ausflugsmoglichkeiten|sehenswurdigkeiten|sehenswertes|freizeittipps?|umgebung|umland)(?: (?:in|im|am|um|und|rund um|der|von|bei) .*)?|(?:(?:aktivitaten|freizeit|restaurants?|geschafte|einkaufen|essen(?: gehen| und trinken)?|freizeitmoglichkeiten|unterwegs|tipps) )?(?:in der (?:nahe|umgebung|region|gegend|nachbarschaft)|fur die umgebung)|die (?:region|gegend|nachbarschaft))',
      noteOpening: 'hinweise?|(?:bitte )?beachten|achtung|wichtig|anmerkung|bitte beachten sie|info|tipp',
      firstPerson: 'wir|unser\\p{L}{0,2}|uns',
      pitches:
        'haben sie (?:noch )?fragen|(?:haben|hatten) sie (?:schon|auch|bereits)|suchen sie|brauchen sie|mochten sie|leiden sie|sind sie auf der suche|warum (?:wir|zu uns)|wussten sie|kennen sie',
      ownQuestions: '(?:was|wie|wo|wer|warum) (?!mussen|konnen|sollen|sollten|durfen|brauchen)\\p{L}+ wir',
      invitations:
        'noch (?:weitere )?fragen|(?:weitere |offene )?fragen\\s?\\?|suchen sie|bereit (?:fur|zu)|lust (?:auf|bekommen)',
      why: 'Warum',
      abbreviations:
        'dr|st|str|nr|tel|prof|ca|bzw|inkl|zzgl|mind|ggf|min|max|std|kat|kl|vgl|bspw|abs|z\\.b|d\\.h|u\\.a|evtl|inh|sog',
      legalPages:
        'impressum|haftungsausschluss|rechtliche hinweise|rechtliches|datenschutz|datenschutz(?:erklarung|hinweise|information|bestimmungen)|impressum (?:und|&) datenschutz|agbs?|nutzungsbedingungen|allgemeine geschaftsbedingungen|widerruf(?:sbelehrung)?',
      legalWords: 'datenschutz|dsgvo|alle rechte|haftung|urheberrecht',
      since: 'seit',
      onward: 'seit|ab|stand|gultig|per',
      dateArticles: 'dem',
      leftovers:
        '^(?:dienst)?leistung (?:nr\\.? )?\\d{1,2}$|hier (?:ihre|deine|eure) (?:offnungszeiten|adresse|anschrift|telefonnummer|leistungen|preise) (?:eintragen|einfugen|eingeben)|blindtext|hier steht (?:ihr|dein|ein) text|mustertext|zum inhalt springen',
      cookieSpeakers: 'diese (?:web)?seite|wir',
      consent: '\\bcookies? einstellungen\\b|alle akzeptieren',
      leftoverHints:
        'leistung|dienstleistung|hier ihre|hier deine|hier eure|blindtext|hier steht|mustertext|zum inhalt|cookie|alle akzeptieren',
      overriding: 'ignorier\\w*|vergiss|vergessen|missachte\\w*',
      overridden: 'anweisung\\w*|instruktion\\w*|vorgaben?|regeln?|befehle?',
      earlier: 'vorherig\\w*|bisherig\\w*|fruhere[nrms]?|vorige[nrms]?',
      instructions: 'anweisung',
      toMachines:
        '(?:^|[.!?:;]\\s)(?:(?:leite|leiten sie|stelle|stellen sie|verbinde|verbinden sie) (?:alle|jeden|samtliche) anrufe?n? (?:an|auf|zu|mit|weiter|durch|sofort|immer))(?!\\p{L})|\\b(?:du bist|sie sind|sei)\\s(?:jetzt|ab sofort|nun)\\s(?:ein|eine|der|kein)\\b|\\b(?:sage|sag|sagen sie|informiere|teile)\\s(?:allen\\s|jedem\\s|den\\s){0,3}(?:anrufer\\w*|kunden|nutzer\\w*)\\b|(?<!\\p{L})(?:frage?|bitte (?=den|die|alle|jeden)|sage?|teile|versprich|erstatte|verlange|nenne|(?:fragen|bitten|sagen|teilen|versprechen|erstatten|verlangen|nennen) sie)(?!\\p{L}).{0,30}(?<!\\p{L})(?:anrufer(?:n|in|innen)?|anrufenden?)(?!\\p{L})(?! bitten wir)|(?<!\\p{L})(?:wenn|falls|sobald) (?:ein|der|die|eine|jeder) anrufer(?:in)?(?!\\p{L}).{0,60}(?:fragt|sagt|will|mochte|verlangt)(?!\\p{L})|(?<!\\p{L})(?:betreiber\\w*|bediener\\w*|assistent\\w*|bot|stimme|system|software|telefonist\\w*) (?:an |auf |hinter )?diese[rs] (?:telefonleitung|telefonnummer|telefonanschluss\\w*|telefonlinie|rufnummer|leitung)(?!\\p{L})|(?<!\\p{L})(?:be)?antworten?(?: sie)?(?: auf)? (?:diese|jede|alle) fragen?(?: nur| immer| stets)? mit(?!\\p{L})|(?<!\\p{L})(?:du musst|du sollst|sie mussen|sie sollen) (?:(?:(?:immer|stets|nur|einfach) )?["“„«][^"“”„«»]{1,60}["“”»] sagen(?!\\p{L})|(?!(?:ja|nein|nur|nicht|uns|es|ihm|ihr|ihnen|mir|bescheid|immer|stets|bitte|etwas|nichts|das|dies|vorher|dazu|selbst|rechtzeitig) )[^\\s.,;!?"“”„«»]+ sagen\\s?(?=$|[.!?;)])|(?:\\p{L}+ ){0,2}sagen,? dass (?:wir (?!(?:sie|ihnen|uns) )|alles ))',
      machines: '(?:ki|ai)[-\\s](?:assistent\\w*|agent\\w*|modell?\\w*)',
      machineVerbs: 'muss|mussen|sollst?|sollen|antworte\\b|antworten sie|ignor\\w*|sag\\w*',
      addressees:
        '(?:ki|ai)[- ]?(?:assisten\\w*|agent\\w*|modell?\\w*|system\\w*|bots?|crawler\\w*|telefon\\w*)|(?:sprach|ki-sprach)(?:modell\\w*|assistent\\w*)|kunstliche[nr]? intelligenz(?:en)?|chatbots?|(?:telefon|sprach|anruf)-?(?:ro)?bots?',
      machineNames: 'ki|kis',
      calling: 'an|liebe[rs]?|achtung|hallo|fur|hey',
      remarks:
        '(?:wichtiger? )?hinweise?|(?:\\w+)?anmerkung(?:en)?|nachricht(?:en)?|mitteilung(?:en)?|info(?:rmation(?:en)?)?|anweisung(?:en)?|notiz|bemerkung(?:en)?',
      remarksTo: 'an|fur|gerichtet an',
      whichMachines: 'alle[nr]?|die|den|der|das|jede[nrs]?|eine?[nr]?|etwaige|samtliche',
      readsThis:
        '(?:welche |die |das |der )?(?:diese[nrs]? (?:seite|text|zeilen?|website|inhalt)|dies(?:es)?|das hier) (?:lesen|liest|lest|auswerte\\w*|verarbeite\\w*|zusammenfass\\w*)',
      ifYouAre: 'wenn (?:du|sie|ihr)|falls (?:du|sie|ihr)',
      orderVerbs: 'sage?|sagen sie|nennen?|gib|geben sie|antworten?|behaupten?|verrate?n?|erstatten?',
      machinePosts: 'system|assistent(?:en)?|agent(?:en)?|bot|telefonist(?:in)?|rezeptionist(?:in)?',
      receivers:
        'automati(?:sche|sierte)[nr]? systemen?|(?:empfangs|telefon|sprach|rezeptions)-?(?:software|systeme?n?|programme?n?)',
      rulings: 'regeln?|richtlinien?|befehle?|anordnung(?:en)?',
      comments: 'kommentare?|(?:antworten auf|gedanken zu) (?=["“„«])',
      machineHints:
        'ki-|ki |ki:|ki,|ki!|kis|ai-|sprachm|sprachass|kunstlich|chatbot|bot|telefonbot|telefonrobot|sprachbot|sprachrobot|anrufbot|anrufrobot|system|assistent|agent|telefonist|rezeptionist|empfangss|empfangsprog|empfangs-|telefons|telefonprog|telefon-|sprachs|sprachprog|sprach-|rezeptionss|rezeptionsprog|rezeptions-',
      voided:
        '(?:(?:sie|bitte|alles?|allen|samtliche[nrs]?|das|die|den|der|was|bisher|vorher|hier|text|inhalte?|seite|informationen|zeilen|absatz|kontext|steht|stand|gesagt|geschrieben|wurde|ist),? ){0,6}(?:obige[nrs]?(?: (?:text|inhalte?|informationen|angaben|kontext|absatz))?|oben(?: ?(?:genannte|stehende|geschriebene|gesagte|erwahnte)\\p{L}*)?(?: (?:steht|stand|geschrieben (?:steht|wurde)))?|obenstehende\\p{L}*|bisherige|bisher (?:gesagte|geschriebene|gelesene|gesagt wurde)|(?:vorherige|vorige|bisherige|vorangegangene|vorhergehende)[nrs]?(?: (?:texte?[sn]?|inhalte?|informationen|angaben|kontext|absatz|gesprach))|(?:vorherige|vorangegangene|vorhergehende)[ns]?|davor|zuvor)|(?:(?:sie|bitte|alles),? ){0,2}was (?:(?:dir|ihnen|man dir|man ihnen) (?:\\p{L}+ )?(?:gesagt|mitgeteilt|beigebracht) (?:wurde|hat)|(?:du|sie) (?:bisher |vorher )?(?:weißt|weisst|wissen|gelesen (?:hast|haben)|gelernt (?:hast|haben)))',
      goesOn: 'und|bitte|jetzt|nun|denn|sondern|komplett|vollstandig',
      ruledMachines:
        '(?:sprach|telefon|ki-|ai-)-?(?:assistent(?:en|in)?|agent(?:en)?|bots?)|(?:ki|ai)-systeme?n?|virtuelle[rn]? (?:assistent(?:en|in)?|agent(?:en)?|rezeptionist\\p{L}*)',
      machineMust: 'soll(?:en)?|sollten?|muss|mussen|darf|durfen',
      answersOrdered:
        '(?<!\\p{L})(?:anrufern|kunden|gasten|kundinnen|patienten) (?:ist|sind) (?:mitzuteilen|zu sagen|auszurichten)(?!\\p{L})|(?:^|[.!?:;]\\s?)teil(?:e|en sie) (?:allen |jedem |den )*(?:anrufer\\p{L}*|kunden|gasten|patienten) mit,? dass(?!\\p{L})|(?<!\\p{L})(?:ab jetzt|ab sofort|von nun an|kunftig) beginnt jede antwort(?!\\p{L})|(?<!\\p{L})(?:verboten|untersagt|nicht erlaubt), (?:die|den|das|unsere?n?) (?:\\p{L}+ )?(?:offnungszeiten|telefonnummer|nummer|preise?|adresse) (?:zu (?:nennen|erwahnen|verraten)|(?:heraus|weiter)zugeben)(?!\\p{L})|(?<!\\p{L})(?:wenn|falls|sobald) (?:jemand|man dich|du|einer|kunden|leute|anrufer)(?!\\p{L}).{0,50}(?:fragt|fragen|gefragt wirst|wissen (?:will|mochte)),? (?:dann )?(?:sage?|nenne|antworte|gib|behaupte)(?!\\p{L})|(?<!\\p{L})(?:ab jetzt|ab sofort|von nun an|kunftig) (?:(?:antwortest|sagst|bist|gibst|nennst|wirst|musst|darfst) du|(?:antworte|sage?|nenne))(?!\\p{L})|(?:^|[.!?:;]\\s?)(?:erwahne|nenne|verrate)(?: die| unsere?| den| das| keine)(?: \\p{L}+)? (?:offnungszeiten|telefonnummer|nummer|preise?|adresse) nicht(?!\\p{L})|(?<!\\p{L})(?:deine|ihre|eure) neuen? (?:anweisung|aufgabe|instruktion)(?:en)? (?:lautet|lauten|ist|sind)(?!\\p{L})|(?<!\\p{L})neue (?:anweisung|instruktion)(?:en)?\\s?:|(?<!\\p{L})system(?:nachricht|meldung|anweisung|hinweis)\\s?[:–—]|(?:^|[.!?:;]\\s?)(?:beachten?(?: sie)?|folgen?(?: sie)?) (?:(?:das|den|dem|alles) )?(?:obige[nms]?|oben(?:stehende[nms]?)?|vorherige[nms]?)(?: (?:text|inhalt|angaben))? nicht(?!\\p{L})',
      secrets:
        '(?:kredit|bank|giro|ec-?)?karten(?:nummern?|daten)|kreditkarten?|bank(?:daten|verbindung)|konto(?:nummern?|daten)|pins?|passw(?:ort|orter)|iban',
      callers: 'anrufer(?:n|in|innen)?|anrufende[nr]?|wer (?:uns |hier )?anruft',
      mustGive: 'muss|mussen|soll|sollen|sollten|werden|wird|haben|braucht|brauchen|geben|nennen',
      orderHints:
        'anrufern|kunden ist|kunden sind|gasten ist|gasten sind|patienten ist|patienten sind|kundinnen|verboten|untersagt|nicht erlaubt|sprach|telefon|virtuelle|leite |leiten sie|stelle |stellen sie|verbinde|ignor|vergiss|vergessen|missacht|anweisung|informiere|du bist|sie sind|sag|teile|ki-|ki |ai-|sprachm|sprachass|kunstlich|chatbot|ki:|ki,|ki!|kis|anruf|betreiber|bediener|antwort|beantwort|du musst|du sollst|sie mussen|sie sollen|automati|empfangs|telefons|telefonsoft|sprachsoft|sprachsys|rezeption|telefonbot|telefon-bot|telefonrobot|sprachbot|anrufbot|system|assistent|agent|bot|telefonist|wenn jemand|wenn man dich|wenn du|wenn einer|wenn kunden|wenn leute|falls jemand|falls du|sobald jemand|sobald du|ab jetzt|ab sofort|von nun an|kunftig|erwahne|nenne|verrate|deine neue|ihre neue|eure neue|neue anw|neue instr|beachte|folge|wer anruft|wer uns|wer hier',
      questionLabels: 'f|frage',
      answerLabels: 'antwort|a',
    },
    hours: {
      closureHints: 'geschlossen|aufgegeben',
      closures:
        '(?:(?:wir|unsere? (?:geschaft|laden|praxis|betrieb|salon|werkstatt)|das geschaft|der (?:laden|salon|betrieb)|die (?:praxis|werkstatt)) (?:haben|sind|hat|ist|bleibt|bleiben) )?(?:(?:leider|derzeit|zurzeit|zur zeit|momentan|aktuell) )*(?:(?:bis auf weiteres|vorubergehend|voruebergehend|auf unbestimmte zeit)(?: (?:leider|wegen|aufgrund)[^.!?,]{0,50})? geschlossen|(?:wegen|aufgrund|infolge|aus) [^.!?,]{3,60} geschlossen|geschlossen (?:wegen|bis auf weiteres)(?!\\p{L}))',
      closedForGood:
        'wir haben (?:leider )?unsere?n? (?:geschaft|laden|praxis|betrieb|salon|werkstatt|restaurant|lokal)(?: [^!?]{0,40})? (?:aufgegeben|endgultig geschlossen|dauerhaft geschlossen|fur immer geschlossen)|(?:wir (?:haben|sind) |das geschaft ist |die praxis ist )?(?:leider )?(?:endgultig|dauerhaft|fur immer) geschlossen',
      atTime: 'um|bereits um|schon um',
      alternatives: 'oder',
      reopening:
        'wieder(?: (?:geoffnet|offen|da|fur sie da|fur euch da|zuruck|erreichbar))?|wiedereroffnung|zuruck',
      restOfYear: '(?:ubrige|restliche)[rs]? (?:monate|jahr|zeit)',
      sinceDate: 'ab(?: dem| sofort)?|seit(?: dem)?',
      closingDays: 'ruhetag|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s geschlossen',
      sessions: 'sprechstunden?|sprechzeiten|sprechzeit|ordination|zeiten|ordinationszeiten',
      counted:
        '(?:werk|arbeits|kalender)?tagen?|werktage?|arbeitstage?|tage|wochen?|monaten?|jahren?|nachten?|minuten|min|personen|pers|gasten?|kilometern?|km',
      units: 'stunden|std|h',
      notice: 'vorher|im voraus|zuvor|vor |vorlauf|vorab',
      compounds: 'sprechstunden?|sprechzeit(?:en)?|offnungszeit(?:en)?',
      offices: 'buro',
      cases: '\\b(?:wenn|falls|sofern)\\b',
      between: 'zwischen',
      events:
        'live[ -]?musik|livebands?|karaoke\\p{L}*|\\p{L}*quiz\\p{L}*|tanzabend|konzert\\p{L}*|spieleabend',
      activities: '\\p{L}*(?:kurse?|workshops?|seminare?|stammtisch)|\\p{L}*unterricht|training|kinderturnen',
      yearly:
        '(?:im )?(?:sommer|winter|fruhling|fruhjahr|herbst)(?:saison|monate)?|(?:haupt|neben|vor|nach|hoch)saison',
      camps:
        'ferien(?:kurse?|camps?|lager|programm|freizeit(?:en)?|betreuung|spiele)|(?:sommer|tages)camps?|reit(?:er)?ferien|zeltlager',
      online:
        'on-?line\\p{L}*|webseite|\\p{L}*buchung(?:en)?|buchen|bestell(?:en|ung|ungen)|reservierung(?:en)?|reservieren|\\p{L}*termine?',
    },
    names: {
      subjectEnds: 'ist|sind|bietet|bieten|steht für',
      foundedIn: '(?:schon )?seit|gegr(?:ündet|\\.)',
      officials: 'offizielle (?:web(?:site|seite)|homepage|seite)',
      officialOf: 'der|von',
      greetings: '(?:herzlich )?willkommen (?:bei(?: der| dem)?|im|in der)|über',
      welcomes: 'willkommen (?:bei(?: der| dem)?|im|in der)',
      labels: 'firma|firmenname',
      rights: 'alle rechte',
      seats: 'in|im|bei|am',
      logoOf: 'der|des|von',
      openings: 'hier|in|fur',
      links: 'und',
      ands: 'und',
    },
    offers: {
      beforePrice: 'nur|für|ab|(?:jetzt )?(?:erhältlich|verfügbar|zu haben)',
      belowPrices: '(?:für )?(?:weniger als|unter)',
      fixedPrices: '(?:zum )?(?:pauschalpreis|pauschale?|festpreis)',
      articles: 'der|die|das|den',
      costs: 'kostet|kosten|beträgt|betragen|liegt bei|liegen bei|ist|sind',
      costsHow: 'pauschal|einmalig|monatlich|nur|ab|bei|jeweils|momentan|derzeit|aktuell|zurzeit',
      lasts: 'dauert|dauern',
      itself:
        'dies|das|es|er|sie|(?:die )?kosten|preis|behandlung|sitzung|anwendung|leistung|termin|besuch|honorar|gebühr|dauer',
      weOffer: '(?:bieten|machen|führen) wir|gibt es|bekommen sie|erhalten sie',
      reckon: 'rechnen sie mit|planen sie',
      priceOf: '(?:(?:der|die|das) )?(?:preise?|tarife?|kosten) (?:für|von|per) (?:ein(?:e[rnms]?)? )?',
      only: 'nur',
      determiners: 'ein|eine|unser|unsere',
      fees: '\\p{L}{3,}(?:gebühr|pauschale|zuschlag|aufschlag|entgelt|kosten)',
      sentenceStarts: 'sparen|spare|wir|sie|wenn|bei|bitte|für|ab|zzgl|inkl|preis|preise|pro|je|per|tel',
      forWhom: 'für',
      orUpTo: 'bis|oder',
      abbreviations:
        'inkl|zzgl|exkl|ca|bzw|min|max|std|pers|st|mind|ggf|kat|kl|gr|vgl|bspw|od|fl|gl|port|stk|l[tr]|ltr|div|versch|gem|gesp|hausg',
      limits: 'über|unter',
      verbs: 'ist|sind|werden|wird|kann|haben',
      and: 'und',
      perUnit: 'pro|je|per',
      elsewhere: 'dort',
      noNames: 'was wir|keine?|kartenzahlung|ratenzahlung',
      bareNames: '(?:bitte )?(?:hinweise?|beachten)|achtung|wichtig|sonstiges|andere',
      priceCompounds: 'preise|tarife',
      included: 'inklusive|inkl\\.?|mit|ohne|exkl\\.?',
      dangling: 'und|oder|sowie|inkl\\.?|ab',
      vague: 'diverse|verschiedene',
      ofAmount: 'von',
      largeAmounts: 'million(?:en)?|milliarden?|mio|mrd|tsd',
      opensEnd: 'von|per|pro|bis',
      amountLimits: 'bis|ab|über|unter|von',
      amountEnds: '(?:und|oder) (?:mehr|weniger|schwerer|leichter|größer|kleiner)',
      all: 'alle',
      besideOffers: 'team|mitarbeiter|versprechen',
      people:
        '(?:fur )?(?:herren|damen|frauen|manner|kinder|kind|erwachsene|jugendliche|senioren|studenten|studierende|ermaßigt|ermassigt|(?:nicht-?)?mitglieder|hunde?|katzen?|welpen)',
      memberships: 'mitglied(?:schaft)? (?:der|des|im|in|beim?)|mitgliedschaften$',
      papers: 'jahresbericht(?:e)?|hausordnung|verhaltensregeln|satzung|prufberichte?',
      leftOver:
        '(?:andere|weitere|sonstige|ubrige) (?:leistungen|dienstleistungen|fragen|angebote|services)|e-?mail(?:-adresse)?|mindest(?:aufenthalt|bestellwert|mietdauer)|an-? ?(?:und|&|/) ?abreise|anreise|abreise|zahlung(?:en|sarten|smoglichkeiten|sweise|sbedingungen)?|stornierung|kaution|kurtaxe',
      suchAs: 'wie (?:z\\. ?B\\.|zum Beispiel|beispielsweise|etwa)|z\\. ?B\\.|zum Beispiel|beispielsweise',
      pageParts:
        'fragen?(?: \\d+)?|antwort(?:en)?(?: \\d+)?|(?:unsere )?(?:fotos?|bilder|videos?)(?:galerie)?|lageplan|wetter|links|(?:und )?(?:noch )?viel(?:es)? (?:andere )?mehr|(?:unsere )?preise(?: (?:und|&) \\p{L}+)?|reservierung(?:en)?|buchung(?:en)?|(?:behandlungs|kurs)?dauer|(?:unsere )?kosten|(?:grund|basis)preise?|beschreibung|menge|(?:und )?(?:sonstiges|weiteres)|(?:mehr |alle )?details(?: (?:anzeigen|ansehen|offnen))?|(?:stunden|kurs|termin|zeit)plan|(?:(?:wichtige|allgemeine|praktische|nutzliche|weitere|mehr) )?(?:besucher|kunden|patienten|gaste|kontakt|buchungs|kurs)?informationen|\\p{L}*infos?|erste schritte|\\p{L}*anleitung(?:en)?|(?:wichtige |allgemeine )?(?:pflege)?hinweise|publikationen|veroffentlichungen|\\p{L}*formulare?|downloads?|extras|alle (?:unsere )?(?:zimmer|leistungen|produkte|kurse|behandlungen|angebote|preise)',
      guarantees: 'garantie',
      years: 'jahre?|monate?',
      praise:
        '(?:gro(?:ss|ß)e|breite|riesige) (?:auswahl|vielfalt)(?: .+)?|(?:schneller|freundlicher|zuverlassiger|personlicher|bester|guter) service|(?:freundliches|kompetentes|erfahrenes) team|(?:personliche|individuelle) betreuung',
      marks: 'vegane?|vegetarisch|glutenfrei|laktosefrei|scharf|euro',
      badges:
        'neu|bestseller|beliebt|am beliebtesten|besonders beliebt|sehr beliebt|meist ?(?:gebucht|verkauft|gewahlt)|topseller|empfohlen|unsere? empfehlung|empfehlung|tipp|unser tipp|aktion|ausverkauft',
      bringAlong: 'mitbringen|mitzubringen|\\p{L}*packliste|bringen sie (?:bitte )?(?:.{0,30} )?mit',
      tellsToAct:
        '(?:jetzt|gleich|hier|direkt)\\s.{0,40}(?:buchen|bestellen|reservieren|anfragen|anmelden|vereinbaren|kaufen|sichern)$|anmelden (?:fur|zu)\\s|anmeldung (?:fur|zu[mr]?)\\s',
      linkVerbs: 'bestellen',
      linkVerbsBehind: 'buchen|bestellen|reservieren|anfragen',
      sizes:
        'klein|mittel|normal|gro(?:ß|ss)|kleine[rs]?|mittlere[rs]?|mittelgro(?:ß|ss)e[rs]?|(?:sehr )?gro(?:ß|ss)e[rs]?|riesige[rs]?',
      processes:
        '(?:\\S+ )?\\S*ablauf(?: .*)?|(?:\\S+ )?in \\S+ schritten(?: .*)?|so (?:lauft|funktioniert|geht) .*|schritt fur schritt(?: .*)?',
      stages:
        '(?:erst)?(?:kontakt|gesprach|beratung|kontaktaufnahme)|anfrage|besichtigung|termin(?:vereinbarung)?|angebot|kostenvoranschlag|auftrag|planung|vorbereitung|umsetzung|ausfuhrung|qualitatskontrolle|endkontrolle|abnahme|ubergabe|lieferung|abholung|nachsorge|nachbetreuung',
      portions: 'glas|flasche|karaffe|kanne|tasse|kugel|portion',
      periods:
        '(?:(?:1/2|½|halber|halbe|ganzer|ganze|voller|ein|eine|jede[rs]?|weitere[rs]?|\\d{1,3}) )*(?:tage?|nacht|nachte|wochen?|wochenende|monate?|stunden?|jahr|saison|halbtag)|(?:halb|ganz)tags',
      periodLeads: 'im|die|in der',
      timeLimits: 'vor|nach|bis|ab',
      seasons: '(?:neben|haupt|vor|nach|zwischen|hoch|sommer|winter)saison|sommer|winter|fruhling|herbst',
      hairLengths:
        '(?:sehr )?(?:kurze?s?|mittel|mittellange?s?|halblange?s?|schulterlange?s?|lange?s?)(?: haare?)?',
      pieces: 'stuck|stk',
      rooms: '-?zimmer(?:-?wohnung)?',
      vehicles:
        'kleinwagen|kompaktklasse|mittelklasse|oberklasse|limousinen?|kombis?|suvs?|gelandewagen|transporter|vans?|cabrios?|pkws?|lkws?|wohnmobile?|motorrad|motorrader',
      ages: '(?:alter )?(?:de[nmr] |zum )?# (?:lebensjahr|jahren?)',
      conditions:
        'auf (?:Anfrage|Wunsch)|nach (?:Vereinbarung|Absprache|Bedarf)|bei Bedarf|(?:falls|wenn|soweit) (?:möglich|nötig|gewünscht)|für Patient(?:en|innen) .+|(?:inkl\\.|inklusive|einschließlich)(?: der)? folgende[rn]? .+',
      inches: 'zoll',
      minutesAndHours: 'min(?:uten?)?\\.?|h|std\\.?|stunden?',
      sittings: 'einzeln|paare?|sitzung|termin',
      ranges: 'bis',
      unitLeads: 'pro|je|per',
      leastPrices: 'ab',
      suffixes: 'ungs?|ungen|ment|age|erie|therap(?:ie|ien)|ure|uren|logie|iatrie|schnitt|massage|tik|pflege',
      pairOpens: 'von',
      units:
        'die (?:stunde|nacht|woche|person|minute|einheit|portion|sitzung)|der (?:tag|meter|monat|quadratmeter|qm|kilometer|liter)|das (?:stuck|kilo|paar|gramm)|p\\. ?p\\.|(?:pro|je|per) (?:angefangene[rnm]? |halbe[rnm]? |laufende[rnm]? |weitere[rnms]? |zusatzliche[rnms]? )\\p{L}{3,14}|(?:stund|tag|wochent|monat|jahr)lich',
      minimums: 'mindestens|mind\\.|mindestpreis|minimum|min\\.',
      firstUnits: '(?:fur )?die ersten? (?:\\d{1,2} )?(?:halbe )?(?:stunden?|minuten|tage?|personen?)',
      taxNotes:
        '(?:zzgl\\.?|inkl\\.?|exkl\\.?|plus|\\+|ohne|zuzuglich|inklusive|exklusive) ?(?:\\d{1,2} ?% ?)?(?:ges(?:\\.|etzl\\.|etzlicher)? )?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)\\.?|netto|brutto',
      adding: 'dazu|fuge hinzu|mit extra',
      besides: 'zzgl\\.?|zuzuglich|plus',
      including: 'inkl\\.?|inklusive|einschlie(?:ß|ss)lich|exkl\\.?|exklusive',
      extras:
        '(?:extra|mehr|zusätzlich|Aufpreis|Zuschlag|Mehrpreis|Aufschlag)(?: (?:als|für|pro|bei) [^.,;:()]{1,30})?',
      demonstratives: 'dies(?:e[rsnm]?)?|jene[rsnm]?|solche[rsnm]?',
      ofThis: 'hierfür|dafür|davon|hiervon',
      youPay:
        '(?:be)?zahl(?:en sie|st du|t ihr)|sie (?:be)?zahlen|(?:berechnen|verlangen|nehmen) wir|wir (?:berechnen|verlangen)',
      clauseStarts:
        'es|man|daher|deshalb|jedoch|außerdem|danach|dann|weil|obwohl|sobald|dafür|hierfür|somit|normalerweise|zudem|falls',
      likes: '(?:mag|liebt|begeistert sich für|interessiert sich für)',
      freeTime: 'in (?:seiner|ihrer|meiner) Freizeit|(?:seine|ihre|meine) (?:Hobbys|Hobbies)',
      symptoms: 'symptomen?|(?:an|warn)zeichen|beschwerdebild(?:er)?',
      audiences: '(?:ideal|geeignet|perfekt|bestens) fur|fur wen(?: .+)?',
      homeParts: 'schlafzimmer|badezimmer|bader?|toiletten?|betten|schlafplatze|personen|gaste|etagen',
      regions:
        '(?:die |unsere )?(?:region|umgebung|gegend|ausfluge|ausflugsziele|freizeit|freizeitangebote|sehenswurdigkeiten|urlaubsregion)(?: .+)?|.+ entdecken|rund um .+',
      biographies:
        'hobb(?:y|ys|ies)|(?:personliche )?interessen|lebenslauf|kurzvita|(?:(?:mein|beruflicher) )?werdegang|(?:(?:mein|beruflicher) )?werdegang|ausbildung (?:und|&) (?:qualifikation(?:en)?|werdegang|berufserfahrung)|qualifikation(?:en)?|zusatzqualifikationen|aus- (?:und|&) weiterbildung(?:en)?|vita',
      allPrices:
        '(?:(?:alle|die|unsere|diese|samtliche|obige|angegebenen|genannten|aufgefuhrten) )*(?:preise|preisangaben|preisliste|alle preise)',
      holdsTaxes: 'enthalten(?: die| bereits)?',
      leavesOutTaxes: 'enthalten keine|verstehen sich ohne',
      taxes: '(?:mwst|ust|mehrwertsteuer|umsatzsteuer)',
      taxedNote: 'inkl.',
      untaxedNote: 'zzgl.',
      startingPrices: 'ab-?preise|startpreise|mindestpreise|einstiegspreise',
      guidePrices:
        'richtwerte|richtpreise|circa-?preise|ca\\.?-preise|unverbindliche richt\\p{L}+|konnen (?:.{1,30} )?(?:variieren|abweichen)',
      guideNote: 'ca.',
      perPerson: 'pro (?:person|kopf|gast)',
    },
    contact: {
      formerly:
        '(?:alten?|altes|bisherigen?|bisheriges|fruheren?|fruheres|ehemaligen?|ehemaliges|vorherigen?) (?:adresse|anschrift|standort|rufnummer|(?:telefon|handy)?nummer|praxis(?:raume)?|raume|geschaft|laden|buro|filiale|telefon)|(?:^|[.;|] ?)(?:bisher|bislang|fruher|vorher|alt) ?:|(?:waren wir|wir waren) (?:in|im|an|am|unter|auf)(?: der| dem)?|(?:sind|ziehen|zogen) (?:[a-z]+ ){0,4}(?:vo[nm]|aus)(?= .{5,120}(?:gezogen|um\\b|verlegt))',
      formerlyBehind:
        '(?:ist|sind|gilt|gelten|funktioniert|wird)? ?nicht mehr|ist (?:abgeschaltet|stillgelegt)',
      nowadays: 'neu(?:e[rns]?)?|jetzt|nun|nunmehr|ab|seit|in (?:die|den|das)|zum|zur|nach',
      beside:
        'nachste[rns]? (?:parkplatz|parkhaus|tiefgarage|haltestelle|bushaltestelle|bahnhof|flughafen|apotheke|tankstelle|hotel)|wir (?:sind|liegen|befinden uns) (?:direkt |genau )*(?:gegenuber(?: von| der| dem)?|neben(?: der| dem)?|hinter(?: der| dem)?)(?= .{3,40},)|(?:nachste[rns]?|kommende[rns]?) (?:messe|markt|ausstellung|konzert|workshop|veranstaltung|seminar)e? (?:ist|findet|sind)',
      estateLeads: 'gewerbe(?:gebiet|park)|industrie(?:gebiet|park)',
      callCosts:
        '(?:kosten(?:los|frei)|gebuhrenfrei|(?:zum )?ortstarif|[\\d.,]+ ?(?:€|ct|cent|eur)[^)]{0,20} festnetz)',
      templateAddresses: 'muster(?:strasse|stadt|weg|hausen|allee)|(?<!\\p{L})strassenname(?!\\p{L})',
      directLines: 'durchwahl|direktwahl|direkt(?:er draht)?',
      phones:
        'tel|telef[eo]n[a-z]{0,8}|fone?|mobil[a-z]{0,8}|handy[a-z]{0,6}|natel|nat|rufnummer|hotline|unter (?:der |dieser |folgender )?nummer|anrufen|anruf',
      phonesGlued: '[Tt]el(?:efon)?|[Mm]obil',
      whenClosed:
        'ausserhalb (?:der|unserer|dieser) (?:\\w+ )?(?:offnungs|sprech|praxis|geschafts)?(?:zeiten|stunden)|wenn (?:wir|unsere \\w+|die \\w+) geschlossen',
      emergencies:
        '(?:kassen|zahn|tier|haus|augen|fach)?arztliche[nrs]? (?:bereitschafts|not|vertretungs|notfall)dienst|giftnotruf|giftnotrufzentrale|vergiftungszentrale|telefonseelsorge|apothekennotdienst|notdienstapotheke|tierrettung',
      extensions: 'dw',
      atInBrackets: 'ät|klammeraffe',
      atInWords: 'ät|klammeraffe',
      dots: '[Pp]unkt',
      mailLabels: 'e-?mail|mail|kontakt',
      postBoxes: 'postfach',
      addressLabels: 'adresse|anschrift',
      addressLeads: '[Aa]dresse|[Aa]nschrift',
      streetLeads: 'in der|in die|in|adresse|anschrift',
      partLabels: 'Ort|Stadt|PLZ',
      behindAddresses:
        'tel(?:\\.|efon[a-zé]{0,2}s?)?|fax|fon|mob|e-?mail|mail|web|kontakt|impressum|filiale .*',
      labelsBehind:
        'tel(?:efon)?|fax|telefax|fon|mobil|handy|e-?mail|mail|web|internet|öffnungszeiten|eingang|zugang|zufahrt',
      shortLabels: 'tel|fon|fax|mob',
      townLeads: 'in',
      townOpenings: 'in|zu',
      blockLeads: 'an der|in der|in',
      leadEnds: 'an der|in',
      streets:
        'stra(?:ß|ss)e|(?:g[äa]ss|str[äa]ss)(?:le|li|lein|chen)\\b|str\\.|gasse\\b|weg\\b|platz|allee|ufer|damm|ring\\b|\\bhof\\b|\\bgewerbepark\\b|\\bindustriepark\\b',
      streetEndings: 'stra(?:ß|ss)e|str\\.|gasse|weg|platz|allee',
      beforeStreets: 'an der|in der|auf der|der|am',
      streetParticles: 'von|der|den|dem|am|an|im|in|zum|zur|nr|str',
      townParticles: 'am|an der|im|in|bei|der',
      shortHouseParts: 'top|stiege|t[üu]r',
      floors: 'og|stock(?:werk)?|obergeschoss|etage|hinterhof|hof',
      namedFloors:
        'erdgeschoss|eg|dachgeschoss|souterrain|(?:vorder|hinter)haus|seitenfl[üu]gel|(?:hinter|innen)hof|aufgang [a-z\\d]',
      doors: 'links|rechts|mitte',
      codeLabels: 'plz',
      registers: 'handelsregister|amtsgericht|ust|steuernummer|steuer-?nr',
      otherNumbers: 'ust|uid|hrb|hra|steuer|konto|postfach|seit',
      ownNumbers:
        'unter der |unter dieser |unter folgender |unter |telefon|fon|ruf|handy|mobil|mobilfunk|fax|whatsapp|kontakt',
    },
    statements: {
      policyLists:
        '(?:akzeptierte )?zahlung(?:sarten|smittel|smoglichkeiten|sweisen)?|bezahlung|so konnen sie (?:be)?zahlen|wir akzeptieren|(?:alle |akzeptierte )?(?:krankenkassen|kassen|versicherungen)',
      remarkLists: '(?:unsere )?(?:zimmer)?ausstattung|sprachen|wir sprechen|unsere gerate',
      rules:
        '(?:check-? ?(?:in|out)|an-? ?und abreise|anreise|abreise|einchecken|auschecken)\\w*\\b[^.]{0,50}\\d|(?:kein|spater|fruher)\\w* (?:check-? ?(?:in|out)|anreise|abreise)|mindest(?:aufenthalt|bestell|buchung|alter|dauer|abnahme|umsatz|teilnehm|miet|verzehr)\\w*|mindestens \\d+ (?:nachte|tage|stunden|personen|wochen)|(?:erst |erlaubt |geeignet )ab \\d+ (?:jahren|monaten)\\b|(?:kinder|jugendliche|babys)\\b[^.]{0,60}\\b(?:frei|kostenlos|gratis|willkommen|nur|nicht|begleitung|durfen)\\b|hochstens \\d+ (?:personen|gaste)|maximal \\d+ (?:personen|gaste|hunde|teilnehm\\w+)|(?:jede )?(?:weitere|zusatzliche) (?:person|nacht|gast|stunde)\\b[^.]{0,40}\\d|(?:endreinigung|kurtaxe|ortstaxe|tourismusabgabe|bettensteuer|zustellbett|aufbettung)\\w*|(?:zu|auf)schlag\\w*\\b[^.]{0,30}\\d|(?:wochenend|nacht|feiertags|express|insel)-?zuschlag\\w*|(?:anfahrt|liefer|storno|bearbeitungs|ausfall|versand|mahn)(?:s?gebuhr|s?kosten|pauschale|honorar)\\w*|(?:anzahlung|kaution)\\w*|(?:geimpft|impf(?:schutz|pass|ausweis|nachweis))\\w*|kastriert|entwurm(?:t|ung (?:ist|sind|und))|kein\\w* (?:haustiere|hunde|tiere|karten|kartenzahlung|ec-karte|kreditkarten|schecks|barzahlung|ruckgabe|umtausch|parties|partys|kinder|neue patienten|neuen patienten|termine)|nur (?:bar\\b|barzahlung|telefonisch|gegen|mit (?:termin|voranmeldung|anmeldung|reservierung|uberweisung)|nach (?:\\S+ )?(?:vereinbarung|anmeldung|absprache|terminvereinbarung|voranmeldung)|per|uber whatsapp|auf (?:vorbestellung|anfrage))|ausschlie(?:ss|ß)lich (?:telefonisch|nach|mit|per|bar)\\b|(?:reservier|buchung|anmeld|bestell|termin)\\w*\\b[^.]{0,40}\\b(?:nur|ausschlie(?:ss|ß)lich|erforderlich|notwendig|notig|zwingend|mindestens|verbindlich)\\b|\\d+ (?:stunden|tage|werktage|wochen) (?:vorher|zuvor|im voraus|vor (?:dem |der |beginn|anreise|termin))|(?:vorauskasse|vorkasse|vorauszahlung)|(?:kursgebuhr|rechnung\\w*|betrag|restbetrag|gebuhr\\w*) (?:ist|sind|wird|werden)\\b[^.]{0,30}(?:fallig|zahlen|bezahlen|zahlbar)|(?:ist|sind) (?:im voraus |bei anreise |vor ort )(?:zu )?(?:bezahlen|zahlen|zahlbar|fallig)|(?:erstgesprach|erstberatung|erste (?:beratung|stunde|lektion)|probestunde|schnupperstunde|probetraining)\\b[^.]{0,30}(?:kostenlos|kostenfrei|gratis|unverbindlich)|(?:kostenlos|kostenfrei|gratis)\\w* (?:\\S+ )?(?:erstgesprach|erstberatung|probestunde|schnupperstunde|probetraining)\\w*|(?:zzgl|zuzuglich|exkl|exklusive|ohne|plus)\\.? (?:\\S+ ){0,2}(?:mwst|ust|mehrwertsteuer|umsatzsteuer|kurtaxe|steuern)|(?:inkl|inklusive)\\.? (?:\\S+ ){0,2}(?:mwst|ust|mehrwertsteuer|umsatzsteuer)|ausgebucht|warteliste|aufnahmestopp|(?:derzeit|momentan|zurzeit|aktuell) keine (?:neuen|weiteren|freien)\\b|(?:lieferung|wir liefern|anfahrt)\\b[^.]{0,40}\\b(?:ab|bis|im umkreis|innerhalb|nur)\\b|im umkreis von \\d+|(?:verspat|nichterschein|nicht (?:abgesagt|wahrgenommen))\\w*|(?:gaste|hunde|kinder|kunden|patienten|teilnehmer|tiere|sie|rechnungen) (?:\\S+ ){0,2}mussen\\b|bitte (?:kommen|bringen|beachten|haben sie verstandnis|sagen|rufen sie|melden sie sich) [^.]{0,60}(?:\\d|fruher|rechtzeitig|vorher|punktlich|mit\\b)|(?:ist|sind) (?:\\S+ )?(?:nicht (?:gestattet|erlaubt|moglich)|untersagt|verboten|erforderlich|pflicht|voraussetzung)',
      forms:
        'muss|mussen|bitte|nur|kein\\w*|nicht|nie|innerhalb|mindestens|spatestens|bis|kostenlos\\w*|kostenfrei|gratis|frei|ohne|akzeptier\\w*|nehmen|willkommen|erlaubt|gestattet|moglich|verfugung|inklusive|inkl|enthalten|berechne\\w*|gebuhr\\w*|konnen|kannst|sollten|vorher|vorab|im voraus|ab|pro|erhalten|erhaltlich|einlosbar|gilt|gelten|bieten|gewahren|garantieren|liefern|barzahlung|erforderlich|verboten|vorhanden|in bar|mit karte|alle kassen|privat|es gibt|gibt es|haben wir',
      ruleHeadings:
        'hausordnung|(?:haus|platz|spiel|teilnahme|kurs|bade)?regeln|(?:\\S+ ){0,2}(?:bedingungen|\\w+bedingungen|voraussetzungen|teilnahmebedingungen)|gut zu wissen|(?:bitte )?(?:beachten(?: sie)?|zu beachten)|wichtig(?:e hinweise|e infos?|e informationen)?|hinweise?|(?:storno|absage|stornierungs)\\w*',
      ruleLabels:
        'check-? ?(?:in|out)|anreise|abreise|mindest\\w+|anzahlung|kaution|storn\\w+|absagen?|haustiere|hunde|rauchen|zahlung(?:sarten|smittel|smoglichkeiten)?|bezahlung|endreinigung|kurtaxe|ortstaxe|lieferung|liefer(?:gebuhr|kosten|gebiet)|anfahrt(?:skosten|spauschale)?|parken|parkplatze?|zusatzliche person|zustellbett|verspatung',
      bareRules: 'mindestens|mindest\\w+|maximal|nur|muss|mussen|hochstens',
      pointsBack:
        'dies\\w*|das (?:ist|gilt|wird|kann|muss|hei(?:ss|ß)t|bedeutet)|er|sie (?:ist|wird|muss)|andernfalls|sonst|ansonsten|danach|in diesem fall|dafur|solche',
      cutOff:
        'zu|der|die|das|den|dem|ein|eine|einen|und|oder|mit|von|fur|in|im|am|an|bei|muss|mussen|ist|sind|werden|wird|bis|ab|ihre|unsere',
      namesakes:
        'geraucher\\w*|raucher(?:lachs|forelle|aal|schinken|ware)\\w*|rauchig\\w*|rauch(?:fleisch|lachs|aal|mandel)\\w*|lieferant\\w*|notfall(?:s|beleuchtung)\\b|im raum\\b(?! \\p{Lu})|pflichtfeld\\w*',
      lives:
        'studi(?:erte|um|ert)\\w*|diplom\\w*|universitat\\w*|hobbys?|geboren|verheiratet|aufgewachsen|kindheit|karriere|absolvier\\w*|abschluss|ausbildung (?:als|zum|zur)|lehre (?:als|zum|zur)|leidenschaft\\w*|freizeit',
      myself: 'ich|mein\\w*|mich|mir',
      chatter: 'haben sie (?:noch )?fragen|wussten sie|stellen sie sich vor|demo-?shop\\w*|simuliert\\w*',
      foremost:
        'zahlung\\w*|bezahl\\w*|kreditkart\\w*|ec-karte|barzahlung|notfall\\w*|notdienst\\w*|zertifizier\\w*|meisterbetrieb|wir sprechen|sprachen?|zugelassen\\w*|kassen',
      negations: 'kein\\w*|nicht|nie|ohne',
      access: 'barriere\\w*|rollstuhl\\w*|behinderten\\w*|stufenlos',
      aboutMe: '(?:mehr )?uber mich|zu meiner person|zur person|wer ich bin|mein weg|meine geschichte',
      askers: 'sie|ihr|man|ich|es|haben|hat',
      fillers:
        'bitte|immer|auch|der|die|das|den|dem|des|ein|eine|einen|unser|unsere|unserem|unseren|unserer|wir|sie|ist|sind|wird|werden|so|hier|gern|gerne',
    },
  },
};
