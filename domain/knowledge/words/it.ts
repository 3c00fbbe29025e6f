/** Italian. */
import type { WordTable } from './word-table.ts';

export const italian: WordTable = {
  language: 'it',
  stopwords:
    'il, lo, la, i, gli, le, di, e, in, che, un, una, con, per, da, del, della, dei, delle, nostro, nostra, nostri, si, è, sono, al, alla, dal, nel, nella, più, vostro, non, a, ci',
  days: {
    mon: 'lunedì, lun',
    tue: 'martedì, mar, mart',
    wed: 'mercoledì, mer, merc',
    thu: 'giovedì, gio, giov',
    fri: 'venerdì, ven, vener',
    sat: 'sabato, sab',
    sun: 'domenica, domeniche, dom',
  },
  dayInitials: 'L - - G V S D, Lu Ma Me Gi Ve Sa Do, - - - - Vener - -',
  dayGroups: {
    everyDay:
      "tutti i giorni, ogni giorno, tutta la settimana, 7 giorni su 7, 7/7, tutti i gg, 7 giorni alla settimana, 365 giorni all'anno, 365 giorni l'anno, 365 giorni, tutte le mattine, ogni mattina, tutti i pomeriggi, ogni pomeriggio, tutte le sere, ogni sera",
    weekdays: 'giorni feriali, feriali, giorni lavorativi',
    weekend: 'fine settimana, weekend, week-end, nel weekend',
    holidays: 'festivi, giorni festivi, festività',
  },
  hours: {
    through: 'a, ad, al, alle, fino a, fino alle, fino alla, sino alle, alla',
    and: 'e, ed, &, e dalle',
    from: 'dalle, dal, da, dalla, tra, ore',
    open: 'aperto, aperti, apriamo, orario, orari, aperta, aperte, apertura',
    closed:
      'chiuso, chiusi, chiusura, giorno di chiusura, riposo, riposo settimanale, chiusa, chiuso il, chiuse, chiudiamo, giorno di riposo, giorni di chiusura, giorno libero, chiusura settimanale, chiusura estiva, chiuso per ferie, siamo in ferie, saremo in ferie, chiusi per ferie, chiusura per ferie, chiusure, nessuna visita, non si riceve, non riceve, non riceviamo, nessun ricevimento',
    leave: 'ferie',
    except:
      'tranne, eccetto, escluso, tranne il, ad eccezione, salvo, esclusi, escluso il, esclusa, ad eccezione del, ad eccezione di, con esclusione del, a esclusione del',
    only: 'solo, soltanto, solamente, solo di, solo la, solo il',
    allDay: '24 ore su 24, 24 ore, h24, 24/7, 24h, 24/24',
    noon: 'mezzogiorno',
    midnight: 'mezzanotte',
    late: 'tardi, tarda notte, chiusura, notte fonda, tramonto, imbrunire',
    pauses: 'pausa pranzo, pausa',
    morning: 'mattina, mattino, pranzo, matt., tutte le mattine, ogni mattina',
    afternoon:
      'pomeriggio, sera, cena, pom., pomer., tutti i pomeriggi, ogni pomeriggio, tutte le sere, ogni sera',
    aside:
      'ultimo ingresso, ultime ordinazioni, ultima entrata, chiusura cucina, ultimo ordine, ultimi ordini, ultima ordinazione, ultima comanda, ultimo accesso, ultimo ingresso consentito, chiusura cassa, chiusura biglietteria, chiusura della cucina, cucina fino alle',
    appointment:
      'su appuntamento, tramite appuntamento, solo tramite appuntamento, solo su appuntamento, previo appuntamento, per appuntamento',
    telephone:
      'orari telefonici, orario telefonico, reperibilità telefonica, raggiungibili telefonicamente, rispondiamo al telefono, contattarci telefonicamente',
    calling: 'chiamaci, chiamateci, chiama, chiamate, contattaci telefonicamente',
    clock: 'h, ore',
    hourNames:
      'una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, ventuno, ventidue, ventitré',
    halfBehind: 'e mezza, e mezzo, e trenta',
    am: '',
    pm: '',
    filler:
      'aperto, aperti, apriamo, orario, orari, di, apertura, il, lo, la, siamo, dal, dalle, alle, mattina, pomeriggio, sera, continuato, ore, anche, e, nostri, nostro, solo, i, gli, negozio, ogni, tutti, tutte, vi aspettiamo, riceve, riceviamo, si riceve, è, nei giorni, generale, generali, in, nel, nei, nelle, nella, giorni, senza, interruzione, vi, dei, del, non, stop, giorno, aperta, aperte, prefestivi, giorni prefestivi',
    purpose:
      'cucina, pranzo, cena, colazione, colazioni, brunch, terrazza, reception, segreteria, consegna, consegne, asporto, check-in, check-out, arrivo, partenza, aperitivo, telefono, pronto intervento, emergenze, ritiro, delivery, take away, domicilio, a domicilio, consegniamo, consegna a domicilio, prelievi, chiamare, telefonare',
    lunch: 'pranzo, a pranzo, pranzi',
    dinner: 'cena, a cena, cene',
    offices: 'segreteria',
    houses:
      'ufficio, negozio, officina, studio, ambulatorio, ristorante, salone, farmacia, bar, piscina, spa',
    served: 'servita, servito, serve, serviamo, viene, offriamo',
    others:
      "fuori orario, al di fuori dell'orario, guardia medica, continuità assistenziale, farmacia di turno, più vicino, più vicina, municipio, pronto soccorso",
    feasts:
      "capodanno, vigilia di natale, santo stefano, ferragosto, epifania, lunedì dell'angelo, pasquetta, ognissanti, immacolata, primo maggio, san silvestro, festa della repubblica, domenica di pasqua, lunedì di pasqua, domenica delle palme, venerdì santo, sabato santo, martedì grasso, giovedì grasso, black friday",
    season:
      "periodo scolastico, estate, inverno, primavera, autunno, stagione, estivo, invernale, natale, pasqua, vacanze, primo, prima, secondo, ultimo, ultima, un, al mese, del mese, tempo permettendo, estiva, invernali, estivi, bassa stagione, alta stagione, fuori stagione, resto dell'anno, altri mesi",
  },
  months:
    'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, gen, feb, apr, mag, giu, lug, ago, set, sett, ott, nov, dic, 1 mar, 15 mar, 31 mar',
  headings: {
    hours: 'orari, orario, orari di apertura, orario di apertura, apertura, i nostri orari',
    timetable:
      'corsi, orario corsi, eventi, calendario, lezioni, programma, concerti, appuntamenti, messe, messa, ss. messe, orari messe, orario messe, sante messe, celebrazioni',
    services:
      'servizi, i nostri servizi, menù, menu, il menù, carta, listino, prezzi, listino prezzi, tariffe, trattamenti, specialità, prodotti, camere, cosa facciamo, antipasti, primi, secondi, dolci, pizze, bevande, contorni, primi piatti, secondi piatti, dessert, gusti, i nostri gusti, gusti classici, gusti alla frutta',
    prices:
      'prezzi, prezzo, listino, listino prezzi, tariffe, tariffa, costi, i nostri prezzi, onorario, onorari',
    menus: 'menù, menu, il menù, carta dei vini, lista dei vini, carta, la carta',
    courses:
      'colazione, pranzo, cena, antipasti, primi, secondi, primi piatti, secondi piatti, piatti unici, contorni, insalate, zuppe, pizze, pizza, panini, hamburger, carne, pesce, dolci, dessert, gelati, bevande, bibite, caffetteria, caffè, vini, vini rossi, vini bianchi, birre, birre alla spina, cocktail, aperitivi, amari, distillati, formaggi, fritti, menù bambini',
    serviceMenus:
      'servizi, i nostri servizi, trattamenti, i nostri trattamenti, terapie, specialità, prestazioni, aree di attività, cosa facciamo, corsi, i nostri corsi, servizio, trattamento, workshop, laboratori, corsi e laboratori',
    offerCards:
      'le nostre specialità, cosa offriamo, i nostri pacchetti, pacchetti, offerte, attività, accessori, ricambi, ricambi e accessori, il nostro assortimento, assortimento, cosa vendiamo, offriamo, realizziamo, eseguiamo, ripariamo, servizi offerti, servizi proposti, prestazioni offerte, elenco servizi, elenco dei servizi, le nostre prestazioni, di cosa ci occupiamo, ci occupiamo di, offro, cosa faccio, di cosa mi occupo, i miei servizi, cosa possiamo fare per te, cosa possiamo fare per voi, lavorazioni, le nostre lavorazioni, aree di intervento, ambiti di intervento, settori di attività, le nostre terapie',
    asides:
      'perché sceglierci, perché scegliere, perché noi, i nostri valori, la nostra filosofia, la nostra storia, chi siamo, come funziona, dotazioni, comfort, in camera, nelle camere, in tutte le camere, incluso, include, cosa include, il nostro team, il team, lo staff, galleria, notizie, partner, marchi, metodi di pagamento, seguici, newsletter, vantaggi, link utili, perché affidarsi, i nostri punti di forza, punti di forza, i nostri plus, cosa ci distingue, cosa ci rende, il nostro impegno, la nostra mission, la nostra missione, mission, vision, il nostro metodo, metodo, la nostra esperienza, esperienza, i nostri clienti, clienti, hanno scelto noi, si fidano di noi, le fasi, fasi, come lavoriamo, come si svolge, passo dopo passo, il processo, come prenotare, come raggiungerci, i nostri medici, i nostri professionisti, i nostri insegnanti, i nostri esperti, chi lavora, équipe, équipe medica, il blog, blog, ultime notizie, ultimi articoli, articoli, news, novità, i nostri consigli, rassegna stampa, stampa, dicono di noi, lavori eseguiti, i nostri lavori, i nostri progetti, realizzazioni, le nostre realizzazioni, portfolio, prima e dopo, fotogallery, photogallery, premi, riconoscimenti, certificazioni, certificati, le nostre certificazioni, associazioni, aderiamo a, soci di, convenzioni, convenzionati, i nostri partner, fornitori, i nostri marchi, marchi trattati, attrezzature, le nostre attrezzature, tecnologie, le nostre tecnologie, i nostri mezzi, la struttura, la nostra struttura, i numeri, i nostri numeri, sedi, dove operiamo, lavora con noi, posizioni aperte, download, modulistica, social, iscriviti, informativa, caratteristiche',
    areas: 'zone servite, zona di servizio, zone di consegna, dove operiamo, aree servite',
    faq: 'faq, domande frequenti, domande, domande e risposte',
    testimonials:
      'recensioni, testimonianze, dicono di noi, cosa dicono i nostri clienti, opinioni, libro degli ospiti, guestbook',
    contact:
      'contatti, dove siamo, come raggiungerci, indirizzo, contattaci, dove trovarci, sede, vieni a trovarci, venite a trovarci, ci trovi',
  },
  markup: {
    areas: 'Zona servita',
    payment: 'Metodi di pagamento',
    currencies: 'Valuta',
    languages: 'Lingue',
    prices: 'Fascia di prezzo',
    cuisine: 'Cucina',
    amenities: 'Dotazioni',
    pets: 'Animali ammessi',
    smoking: 'È permesso fumare',
    bookings: 'Si accettano prenotazioni',
    arrival: 'Check-in dalle',
    departure: 'Check-out entro le',
    founder: 'Fondatore',
    founded: 'Fondato nel',
    yes: 'sì',
    no: 'no',
  },
  phone: { phone: 'telefono, telefoni, tel, cellulare, cell, fisso, chiamaci, whatsapp, t', fax: 'fax' },
  price: {
    from: 'da, a partire da, parte da, partono da',
    upTo: 'fino a',
    upward: 'in su, e oltre, in poi',
    old: 'era, anziché, invece di, invece che, prima, invece, prezzo di listino, prezzo normale, prezzo originale',
    now: 'ora, adesso, solo, ora solo, prezzo scontato, prezzo di vendita, prezzo attuale',
    notPaid:
      'di sconto, di riduzione, in meno, di acconto, acconto, di caparra, caparra, di cauzione, cauzione, di penale, di anticipo',
    onRequest:
      'prezzo variabile, su richiesta, prezzo di mercato, secondo mercato, da concordare, su preventivo',
    free: 'gratis, gratuito, gratuita, omaggio',
    per: "a, al, per, /, cad, l', alla",
  },
  notServices:
    'capitale sociale, assicurato, assicurati, mancata disdetta, penale, cauzione, tassa, tasse, imposta di soggiorno, spedizione, consegna, ordine minimo, acconto, caparra, cancellazione, minimo, sconto, buono, iva, totale, mancia, finanziamento, finanziamenti, tasso zero, addebitiamo',
  slogans:
    'noi, nostro, nostra, nostri, nostre, voi, vostro, vostra, tuo, tua, tuoi, tue, perché, come, più di, più che, benvenuti, scopri, passo',
  policy:
    'cancella, disdetta, disdire, rimbors, acconto, caparra, parcheggi, animali ammessi, animali sono, animali benvenuti, cani ammessi, cani benvenuti, cani sono, non sono ammessi, pagament, carte di credito, contanti, bancomat, satispay, assicura, garanzia, allerg, ordine minimo, consegn, senza appuntamento, ritardo, fumare, buono regalo, coperto',
  other:
    'zona di, zone servite, operiamo, parliamo, lingue, accessibil, disabili, sedia a rotelle, fondat, conduzione familiare, a gestione familiare, titolare, certificat, anni di esperienza, wifi, wi-fi, vegan, vegetarian, senza glutine, prenota, urgenze, metro, autobus, stazione, nuovi pazienti',
  describes:
    'siamo un, siamo una, siamo il, siamo la, siamo specializzat, siamo specialist, siamo, offriamo, proponiamo, ci occupiamo, vendiamo, produciamo, realizziamo, forniamo, il nostro studio, il nostro ristorante, il nostro negozio, il nostro hotel, il nostro salone, la nostra azienda, la nostra officina, la nostra clinica, la nostra farmacia, azienda familiare, impresa familiare, azienda specializzata, specializzati in, specialisti in, benvenuti nel nostro, benvenuti nella nostra',
  yours: 'il tuo, la tua, il vostro, la vostra',
  notices: 'chiuso, chiusi, chiusa, in ferie, trasferiti, cerchiamo, alla ricerca, in costruzione',
  questions:
    "che, cosa, come, quando, dove, quale, quali, chi, perché, posso, si può, c'è, ci sono, avete, accettate, quanto, quanti, devo, bisogna, è, fate, offrite, serve, cos'è, qual è, dov'è, com'è, in cosa, di cosa, a cosa, in che, a che, per quanto, ogni quanto, quante, quanta, si possono, è possibile, dovrei, puoi, può, occorre, e se",
  credits:
    'realizzazione, sito realizzato da, sito web di, web design, realizzato da, powered by, credits, creato da, foto, sito web, sito creato da, sviluppato da, sito by, design by, web agency, progettato da, sviluppo web, realizzazione sito, realizzazione siti, sito internet realizzato, realizzato con, sito a cura di, sito web a cura di, progetto e sviluppo, sito sviluppato da, sito web realizzato da, con ♥ da, con ❤ da',
  seated: 'con sede a, sede a, situato a, situata a, si trova a, ci trovi a, siamo a',
  thirdParties:
    'consigliamo, raccomandiamo, fabbricante, casa produttrice, sede sorella, hosting, garante, garante per la protezione, camera di commercio, tribunale, registro imprese, taxi, carabinieri, polizia, guardia medica, pro loco, ufficio turistico, comune di, ordine dei, i nostri vicini, asl, autorità garante, responsabile della protezione, gpdp, regione, ministero, ospedale, informazioni turistiche, vigili del fuoco, autorità competente, assicurazione professionale, polizza assicurativa',
  calls:
    "torna su, torna in alto, torna all'inizio, leggi di più, leggi tutto, scopri di più, scopri, maggiori informazioni, più informazioni, vedi di più, prenota, prenota ora, prenota online, ordina ora, ordina online, acquista, aggiungi al carrello, contattaci, chiamaci, richiedi preventivo, vedi il menu, clicca qui",
  offered:
    'abbigliamento, abbonamento, abiti, abrasion, accessori, acconciatur, acido, acqua, adesiv, affilatur, affitt, agevolazion, aggiustatur, agopuntura, agrono, agrument, albergh, alimentazion, allargament, allenamento, allerg, allestiment, alloggio, alluminio, amministrazion, ammortizz, ampliament, analis, anestes, anima, antenn, antifurt, antipast, apericen, aperitiv, apnee, apparat, apparecch, appart, architett, argent, armadi, aromaterap, arred, artigian, asilo, aspirapolver, assicurazion, assistenz, audio, auricol, avvocat, ayurved, baby, bagn, balayag, balli, ballo, barba, barche, batteri, battesim, bendagg, benessere, bevand, bici, bigiotter, bilanci, birr, biscott, blefaroplast, bollin, bomboni, bonific, borse, botulin, bouquet, bracial, brunch, bucato, buffet, caccia, caffe, calcio, caldai, calzatur, calzolai, cambio, camera, camere, camion, canalizz, cancell, candel, cane, cani, canoa, cant, cappott, cardiolog, carie, carn, carpenter, carrozz, cartomanz, cartong, castraz, catering, cavall, cena, ceramic, ceretta, cerimon, certific, check, chiav, chinesiterap, chiropr, chirurgia, chitarra, ciclismo, ciglia, citofon, climatizz, cocktail, colazion, colloquio, colonscop, colorazion, colore, coltell, coltivaz, commercial, compleann, compravendit, computer, comunion, condizionat, condomin, conferenz, confett, confezion, consegn, conservazion, consulenz, consult, contabil, contenzios, contorni, contract, contratt, controll, convivenz, coperture, coppia, cornici, corona, corone, corriere, corsi, corso, cosmet, costruz, cristall, croissant, cuccioli, cucina, cuffie, cuoio, cura, danz, dattil, decapagg, decor, degustaz, demoliz, dentale, denti, depilazion, dermatolog, dermo, design, diagnos, dichiarazion, diet, digital, diritto, disabil, disbrigo, disegn, disinfest, disinfez, divorzi, doccia, dolc, domotica, ecocard, ecodoppler, ecografi, edil, elaborazion, elettrauto, elettric, elettrodomest, elettronica, elettroterap, endodonz, endoscopi, energ, enoteca, erbe, ereditar, ernia, esame, esami, escavaz, escursion, estensioni, estetic, estetist, estrazion, eventi, exten, fabbr, faccette, falegnam, fango, farina, farmac, fattura, fatture, fellpfleg, ferro, feste, fiera, filler, filtri, finanz, finestr, fiori, fiscal, fisioterap, focacc, fogna, forma, fornitur, forno, foto, francese, frantoi, freni, freno, frigo, frizione, frutt, funeral, gambe, gas, gatti, gelat, geometra, gestion, giardin, ginecolog, ginnastica, giochi, gioiell, gita, gomm, grafica, granit, gres, griglia, guida, hamburger, henna, hotel, idraulic, idro, igiene, igienizz, illuminaz, imbianc, imbott, immobil, impastator, impermeabil, impiant, implant, import, incis, infermier, infiltrazion, infiss, informatic, infortun, ingegner, inglese, iniezion, innest, insalat, insegne, insonoriz, installazion, intarsi, interramen, intervent, intonac, investiment, iontofor, ipnosi, isolament, istruttor, karate, kinesi, kit, laboratorio, laminat, lampad, lana, lapid, laser, latte, lavaggi, lavanderi, lavasec, lavator, legal, legn, lenti, letti, lezion, lievit, lifting, linfodrenaggio, linguag, liquid, locazion, logoped, magnetoterap, make-up, marmo, massagg, massofisio, materass, matern, matrimon, meccanic, meccatronic, mediazion, meditaz, menu, merend, mesoterap, metal, minigolf, mobil, moda, montaggi, montatur, moquette, mosaic, moto, musica, mutui, nail, natura, neonat, neurolog, noleggio, nozze, nuoto, nutriz, occhial, oculist, odontoiatr, officin, olio, omeopat, onicotec, onoranz, optometr, orolog, orto, ossigeno, osteopat, ostetric, ottica, otturaz, pacchett, pacchi, palestra, pane, panificaz, panini, pannell, pannolini, parafang, paralum, parodont, parquet, parrucc, passegg, pasta, paste, pasticc, pastigl, patent, patrimon, pavimen, pediatr, pedicure, pedon, pelle, pellicol, pensione, perit, perizi, permanent, pernottament, pesca, pesce, pescher, pianoforte, piante, piastrel, piatti, piccion, piega, pietanz, pietr, pilates, pilota, piscin, pittur, pizza, plastic, plissett, podolog, poltron, pompa, porcellan, porte, posa, potatur, pranz, pratich, prelievi, preparazion, pressoterap, prestazion, prestit, prevenzion, previdenz, produzion, profumi, proget, propriet, protesi, protez, psichiatr, psicolog, psicoterap, pubblicit, pulit, pulizi, quadri, raccolta, raddrizz, radi, rasatur, recuper, refrigeraz, registrazion, reiki, remise, rendicont, residenz, restaur, rettific, revision, rewind, riabilitazion, ricambi, ricami, ricaric, ricevim, ricorsi, ricostruzion, rifaciment, rifinitur, riflessolog, rifugi, rilassant, rilegatur, rilievi, rimessagg, rimozion, rinnov, rinoplast, riparazion, ripetizion, riprese, risarcim, riscald, riso, ristorant, ristruttur, ritiro, rivestim, rubinett, salat, salda, salone, salum, sanific, sanitar, sartor, sauna, sbarazz, sbiancament, scal, scavi, schiarit, scritt, scuol, seghe, segnaletic, selleria, semin, separazion, serramenti, serrand, serratur, sfalc, sgomber, shatush, shiatsu, siepi, sigillatur, siti, smalt, smontagg, soccorso, sofa, software, soggiorn, solari, soprac, sostituzion, spa, spedizion, sposa, spurgh, stampa, stir, stoff, storno, stucc, stufe, successioni, suite, suono, superfici, surf, svilupp, taekwon, tagli, tapparell, tappet, tappezz, targhe, tartuf, tasse, tatuag, taverna, tavol, taxi, teatr, tecarterap, tegol, telai, telecom, telemedicin, tendagg, tende, tennis, terapi, test, tett, timbri, tinta, tinteggiatur, tiramis, tosat, tour, traduz, trapiant, trasferim, trasfert, traslochi, trasport, trattam, trattor, treccine, tribut, tricot, trofei, trucco, tubi, tuning, turism, ultrasuon, unghia, unghie, urgenz, urolog, vacanz, vaccin, valutazion, vascol, vasi, veicol, vela, vendita, verniciatur, veterin, vetr, viaggi, video, vigilanz, villa, vino, visit, vivai, volant, windsurf, yoga, zanzar, zumba, caschi, lucchetto, lucchetti, monopattin, sellin, torte, mignon, cornett, cappuccin, crostat, pralin, cioccolat, semifredd, rosticc, rustici, pizzett, schiena, cervical, spalla, ginocch, caviglia, postur, post-operat, salsicc, arrost, polpett, tartare, spiedin, registraz, mixing, mastering, videoclip, canto, tastier, librer, sedie, divan, tend, infissi, ringhier, grondai, siep, prato, blatte, formiche, topi',
  virtues:
    'accoglien, affidab, ambiente, amore, anni, approcc, artigianal, attenzion, avanguard, benvenut, certificat, chiarezza, comfort, comodit, competen, competitiv, convenienz, cordial, cortesia, creativit, cura, dedizion, disponib, eccellenz, economic, efficac, efficien, entusiasm, esperienz, espert, etica, famigl, familiar, fiduc, filosof, flessib, garanzi, genuin, gratuit, impegn, innovativ, innovaz, integrit, metodo, miglior, mission, modern, obiettiv, onest, passion, personalizz, precision, preventiv, profession, promessa, puntual, qualificat, qualita, rapid, relazion, rispetto, risultat, seriet, sicurez, soddisfaz, soluzion, sostenib, team, tecnologi, tradizion, tranquill, trasparen, unic, valor, vantagg, veloc, vision',
  ailments:
    'malattia, malattie, ascesso, ascessi, infezione, infezioni, infiammazione, infiammazioni, dolore, dolori, cefalea, emicrania, artrite, artrosi, sciatica, diabete, cancro, tumore, tumori, asma, eczema, acne, psoriasi, insonnia, ansia, depressione, nausea, vomito, diarrea, febbre, tosse, gonfiore, sanguinamento, vertigini, influenza, stitichezza, prurito, obesità, graffio, graffi, strappo, strappi, macchie, bruciature, ammaccature, buchi, danni, abrasioni',
  roles:
    'titolare, proprietari, fondat, diret, responsabile, soci, avvocat, dott, medico, dentista, odontoiatra, veterinari, infermier, assistente, segretari, fisioterapista, osteopata, psicolog, terapista, insegnante, istrutt, maestr, allenat, parrucchier, estetista, onicotecnica, cuoc, chef, meccanico, carrozziere, tecnic, geometra, architett, amministra, contabile, receptionist, addett, president',
  kinds:
    'hotel, albergo, pensione, agriturismo, b&b, residence, campeggio, rifugio, ristorante, trattoria, osteria, pizzeria, piadineria, enoteca, bar, caffè, gelateria, pasticceria, panificio, forno, macelleria, salumeria, pescheria, azienda agricola, cantina, fioraio, fiori, vivaio, libreria, cartoleria, gioielleria, ottica, farmacia, parafarmacia, studio, studio dentistico, studio legale, studio medico, ambulatorio, clinica, clinica veterinaria, fisioterapia, palestra, parrucchiere, parrucchieri, barbiere, salone, estetica, centro estetico, officina, autofficina, carrozzeria, autoscuola, gommista, moto, noleggio, impianti, idraulica, elettricista, falegnameria, edilizia, serramenti, ferramenta, impresa, lavanderia, sartoria, immobiliare, assicurazioni, agenzia, scuola, asilo, tipografia, fotografo, toelettatura, dentista, dentisti, fisioterapista, veterinario, avvocato, avvocati, commercialista, notaio, idraulico, fabbro, falegname, imbianchino, giardiniere, osteopata, osteopatia, psicologo, psicologa, estetista, psicoterapeuta, traslochi, odontoiatra',
  generic:
    'benvenuti, benvenuto, benvenuti a, benvenuti da, contatti, chi siamo, servizi, i nostri servizi, menù, menu, prezzi, orari, galleria, home, pagina iniziale, notizie, dove siamo, listino, sito ufficiale, sito web ufficiale, pagina ufficiale, supplemento',
  priceLabels:
    'onorario, compenso, tariffa, tariffa normale, tariffa standard, prezzo base, prezzo pieno, fascia di prezzo, quota, contributo, costo, prezzo e durata, prezzi e durata, durata e prezzo, prezzo base, tariffa base, costo base, prezzo di listino, prezzo normale, prezzo regolare, prezzo scontato, prezzo di vendita, prezzo unitario, prezzo originale, prezzo attuale',
  titles: 'dott, dottssa, dottoressa, dottor, ssa, prof, ing, studio, med',
  smallWords: 'di, da, del, della, la, le, il, lo, gli, i, l, d, e, in',
  patterns: {
    page: {
      otherHouses:
        'link (?:utili|amici)|numeri utili|(?:(?:i|le|gli|nostri|nostre|miei) )*(?:amici|partner|rivenditori|punti vendita partner|fornitori|centri convenzionati|collaborazioni)|dove (?:comprare|acquistare|trovare) (?:i|le|il|la) nostr.*|consigliamo',
      projects:
        '(?:(?:i|le|nostri|nostre|alcuni|alcune|ultimi|ultime) )*(?:referenze|progetti|realizzazioni|lavori|cantieri)(?: (?:recenti|realizzati))?',
      otherPlaces:
        '(?:i |la |il |le )?(?:(?:cosa (?:vedere|visitare)|dove mangiare|luoghi (?:di interesse|da visitare|da vedere)|punti di interesse|attrazioni turistiche|dintorni)(?: (?:e (?:cosa )?(?:fare|vedere|visitare)|a|ad|in|nei|nelle|nella|di|vicino)(?: .*)?)?|cosa fare (?:e (?:cosa )?vedere|nei dintorni|in zona|nelle vicinanze)(?: .*)?|(?:escursioni |gite |attrazioni )?(?:nei dintorni|nelle vicinanze|nei paraggi|in zona)|la zona|il territorio)',
      noteOpening: 'nota(?: bene)?|attenzione|importante|avviso',
      firstPerson: 'noi|nostr\\p{L}',
      pitches:
        'perche (?:sceglierci|scegliere|noi)|cerchi|cercate|hai bisogno|avete bisogno|hai mai|lo sapevi',
      ownQuestions: '(?:chi|che|cosa|come|dove) (?!poss|dobb)\\p{L}*iamo',
      invitations: 'cerchi|hai (?:altre |ancora )?(?:domande|dubbi|bisogno)|pronto a',
      why: 'Perché',
      abbreviations: 'dott|sig|av|tel|prof|min|max|ing|geom|avv|ad es|p\\.zza|v\\.le|c\\.so',
      legalPages:
        'note legali|informativa(?: (?:sulla )?privacy)?|informativa (?:sui )?cookies?|termini e condizioni|condizioni generali',
      legalWords: 'diritti (?:sono )?riservati',
      since: 'dal',
      onward: 'dal|da',
      dateArticles: 'il',
      leftovers:
        '^(?:servizio|prodotto) \\d{1,2}$|inserisci qui (?:i tuoi orari|il tuo indirizzo|il tuo telefono)|inserisci (?:qui )?(?:il )?(?:tuo )?testo|vai al contenuto',
      cookieSpeakers: 'questo sito|utilizziamo',
      consent: 'accetta (?:tutti|i cookie)',
      leftoverHints: 'servizio|prodotto|inserisci|vai al|cookie|accetta',
      overriding: 'ignora|ignorate|dimentica',
      overridden: 'istruzion\\w*|regole',
      earlier: 'precedent\\w*',
      instructions: 'istruzion',
      toMachines:
        "(?:^|[.!?:;]\\s?)(?:trasferisci|trasferite|trasferisca|inoltr[aio]|devia|passa) (?:tutte le |ogni )(?:chiamat[ae]|telefonat[ae]) (?:al?|verso)(?!\\p{L})|\\bsei\\s(?:ora|adesso)\\suna?\\b|\\b(?:di'? ai|di a)\\s(?:tutti\\s|i\\s){0,3}(?:clienti|utenti|chiamanti)\\b|(?<!\\p{L})(?:chied[ia]|di'|di a|dica|dire|promett[ia]|rimbors[ai]|conferm[ai]|ripet[ia])(?!\\p{L}).{0,30}(?<!\\p{L})(?:(?:al |ai |il |i |ogni )?chiamant[ei]|(?:a )?(?:chi|chiunque) (?:chiam[ai]|telefon[ai]))(?!\\p{L})|(?<!\\p{L})(?:se|quando) (?:il|un|chi) (?:chiamante|chiama) (?:chied[ea]|dic[ea]|vuole)(?!\\p{L})|(?<!\\p{L})(?:operat(?:ore|rice|ori)|agente|assistente|bot|software|sistema) di questa linea(?!\\p{L})|(?<!\\p{L})rispond[ia] (?:sempre |solo )?a (?:questa|ogni) domanda (?:con|che|dicendo)(?!\\p{L})|(?<!\\p{L})(?:devi|deve) (?:sempre |solo )?dire (?:[\"“„«]|che (?:siamo|abbiamo|tutto|e (?:gratis|chiuso|tutto))(?!\\p{L})|(?!(?:se|no|si|chi|dove|quando|ciao|grazie|qualcosa|nulla|niente|quanto|come|quale|cosa)(?!\\p{L}))\\p{L}+\\s?(?=$|[.!?;,)]))",
      machines: '(?:ia|ai)[-\\s](?:assistente\\w*|agent\\w*|modell\\w*)',
      machineVerbs: 'deve|devi|rispond\\w*|ignor\\w*|di\\b',
      addressees:
        "(?:assistent[ei]|agent[ei]|modell[oi]|sistem[ai]|bot)(?: (?:vocal[ei]|virtual[ei]))?(?: di| d')? ?(?:ia|ai|intelligenza artificiale)|(?:ia|ai)[- ](?:assistent[ei]|agent[ei]|modell[oi])|(?:grandi )?modell[oi] (?:linguistic[oi]|di linguaggio)|intelligenz[ae] artificial[ei]|chatbot|assistent[ei] (?:vocal[ei]|virtual[ei])|(?:ro)?bot (?:vocal[ei]|telefonic[oi])",
      machineNames: 'ia',
      besideMachines: 'robotica|programmazione|dati|automazione',
      calling: 'a|ai|agli|alle|attenzione|car[ieo]|gentil[ei]|ciao|per',
      remarks: 'not[ae]|avvis[oi]|messaggi[o]?|istruzion[ie]|informazion[ie]|indicazion[ie]',
      remarksTo: "per|a|ai|agli|alle|all'|rivolt[oa] (?:a|ai|agli)|destinat[oa] (?:a|ai|agli)",
      whichMachines: "tutt[ie]|gli|i|le|qualsiasi|ogni|un[ao']?",
      readsThis:
        '(?:che (?:legg\\w+|analizz\\w+|elabor\\w+|riassum\\w+|st[ai]\\w* leggendo)|leggendo) (?:questo|questa|queste|questi|cio)',
      ifYouAre: 'se (?:sei|siete|lei e)',
      orderVerbs: "di'|di che|dica|dite|rispondi|risponda|offri|non dire|non dare",
      machinePosts: 'sistema|assistente|agente|bot|operatore|centralinista|receptionist',
      receivers:
        'sistem[ai] automati(?:ci|co|zzati|zzato)|(?:software|programma|sistema) (?:della |di )?(?:reception|accoglienza|segreteria|telefonico|vocale)',
      rulings: 'regol[ae]|ordin[ei]|politica',
      comments: 'comment[oi]|(?:rispost[ae] a|pensier[oi] su) (?=["“„«])',
      machineHints:
        "ia-|ia |un'ia|assistent|agent|modell|sistem|intelligenz|chatbot|operatore|software|programma di|programma della|programma rec|programma acc|programma seg|programma tel|programma voc|robot|bot|centralinista|receptionist",
      voiding:
        'ignori|dimentichi|dimenticate|non (?:tenere|tenete|tenga) conto (?:di|del|della|dei)|non considerare|trascura(?:te)?',
      voided:
        '(?:(?:tutto|tutte|tutti|il|lo|la|le|cio|quello|quanto|che|test[oi]|contenut[oi]|informazioni|e|scritto|detto|di|cui|qui) ){0,6}(?:sopra|precede(?:nt[ei])?|prima|finora|in precedenza)|(?:tutto )?(?:cio|quello|quanto) che (?:(?:ti|le|vi) (?:e|hanno|ha) (?:stato )?(?:detto|insegnato|chiesto)|sai|sapete|hai (?:letto|imparato))',
      goesOn: 'e|ora|adesso|perche|poi',
      ruledMachines:
        '(?:assistent[ei]|agent[ei]) (?:vocal[ei]|virtual[ei]|telefonic[oi])|ia|bot (?:telefonic[oi]|vocal[ei])|sistemi di ia',
      machineMust: '(?:non )?(?:deve|devono|dovra(?:nno)?)|non (?:puo|possono)',
      answersOrdered:
        "(?:^|[.!?:;]\\s?)(?:dite|dica|di') (?:sempre )?(?:ai|a tutti i|alle) (?:client[ie]|ospiti|pazienti) che(?!\\p{L})|(?<!\\p{L})vietato (?:menzionare|dare|dire|rivelare|comunicare) (?:gli |il |i |la |l'|le )(?:nostr\\p{L} )?(?:orari[o]?|numero|telefono|prezz[oi]|indirizzo)(?!\\p{L})|(?<!\\p{L})(?:quando|se) (?:ti |le |qualcuno (?:ti )?|un cliente |i clienti )(?:chied(?:e|ono|essero)|domand(?:a|ano))(?!\\p{L}).{0,40}, (?:di'?|dica|rispondi|risponda|dai|dia|fornisci)(?!\\p{L})|(?<!\\p{L})(?:d'ora in poi|da ora in poi|da adesso),? (?:rispondi|risponda|di'|dirai|sei|risponderai)(?!\\p{L})|(?:^|[.!?:;]\\s?)non (?:menzionare|dire|rivelare|comunicare) (?:gli |il |i |la |l'|le |nostr\\p{L} )(?:orari[o]?|numero|telefono|prezz[oi]|indirizzo)(?!\\p{L})|(?<!\\p{L})nuove istruzioni\\s?:|(?<!\\p{L})messaggi[o]? di sistema\\s?[:–—]",
      secrets:
        'dati bancari|(?:numero|dati) (?:della|di) (?:(?:propria|loro) )?carta|(?:numero|dati) (?:del|di) conto|password|codice (?:di sicurezza|pin|segreto)|iban|pin',
      callers: 'chiamant[ei]|(?:chi|chiunque) (?:chiam[ai]|telefon[ai])',
      mustGive: 'deve|devono|dovra|dovranno|bisogna|occorre|va|vanno|da|danno',
      orderHints:
        "dite|dica|di'|vietato|ia|sistemi di ia|trasferi|inoltr|devia|passa tutte|ignor|dimentica|istruz|sei ora|sei adesso|di a|di' a|ia-|ia |assistent|agent|modell|sistem|intelligenz|chatbot|un'ia|chiamant|chi chiam|chi telefon|chiunque chiam|operatore di|operatrice di|l'operat|questa linea|rispondi a|risponda a|devi dire|deve dire|devi sempre|deve sempre|software|programma|automati|robot|bot|centralinista|receptionist|precedent|agente|ignori|dimentic|non tene|non tenga|non consider|trascura|quando ti|quando le|quando qualcuno|quando un cliente|quando i clienti|se ti|se le|se qualcuno|se un cliente|se i clienti|d'ora|da ora|da adesso|non menzion|non dire|non rivel|non comunic|nuove istr|messaggio di|messaggi di",
    },
    hours: {
      closureHints: 'chius|cessat',
      closures:
        '(?:(?:siamo|(?:il|lo|la|il nostro) (?:negozio|studio|locale|bottega|salone) e) )?(?:(?:attualmente|purtroppo) )*(?:(?:temporaneamente|momentaneamente) chius[oiae]|chius[oiae] (?:temporaneamente|momentaneamente|fino a (?:nuovo avviso|data da destinarsi)|per (?:lavori|ristrutturazione|malattia|lutto|manutenzione|motivi)(?!\\p{L}))|chiusura temporanea(?!\\p{L}))',
      closedForGood:
        "(?:abbiamo |siamo |il negozio (?:e|ha) )?(?:chius[oiae] (?:definitivamente|per sempre)|definitivamente chius[oiae])|chiusura definitiva|abbiamo cessato (?:la nostra |l')attivita|cessata attivita",
      atTime: "alle|all'",
      alternatives: 'o|oppure',
      reopening:
        'riapr\\p{L}+|riapert\\p{L}+|torn(?:iamo|eremo)|rientr\\p{L}+|di nuovo|nuovamente|ripren\\p{L}+|ripresa',
      restOfYear: 'resto dell.anno',
      sinceDate: 'dal|dall|da|a partire da(?:l|ll)?',
      closingDays: 'giorno di (?:chiusura|riposo)|(?:chiusura|riposo) settimanale|chiuso il',
      sessions: 'visite|ambulatorio|turno|orario|orari',
      counted: 'giorni(?: lavorativi)?|settimane|mesi|anni|notti|minuti|persone|ospiti',
      units: 'ore|h',
      notice: "prima|di preavviso|(?:d[i'] ?|in )anticipo",
      offices: 'ufficio',
      cases: '\\b(?:se|quando)\\b',
      between: '\\btra',
      events: 'aperitivo|musica (?:dal vivo|live)|karaoke|concert[oi]|serata (?:musicale|danzante|giochi)',
      activities: 'cors[oi]|laborator(?:io|i) (?:di|per)|lezion[ei]|allenament[oi]',
      yearly: "(?:in |d')?(?:estate|inverno|primavera|autunno)|(?:in )?(?:alta|bassa|media) stagione",
      camps: 'centr[oi] estiv[oi]|camp(?:us|o|i|s)? estiv[oi]|grest',
      online: 'prenot(?:a|are|azion[ei])|ordin[aei]|sito',
    },
    names: {
      subjectEnds: 'è|sono|offre|propone',
      foundedIn: 'dal',
      officials: '(?:sito|pagina)(?: web)? ufficiale',
      officialOf: "dell['’]|della?|dello|del|di",
      greetings: 'benvenut[io] (?:da|a|al|alla)',
      welcomes: "benvenut[io] (?:d?all['’]|d?a|d?al|d?alla|nel|nella|su)",
      labels: 'ragione sociale|denominaz?ione',
      rights: 'tutti i diritti|p\\.?\\s?iva',
      seats: 'ad?|in|vicino ad?',
      logoOf: 'di|del|della|dello',
      openings: 'qui|per|in',
      links: 'e',
    },
    offers: {
      beforePrice: 'da|a partire da|solo|disponibil[ei]',
      belowPrices: '(?:a |per )?meno di',
      fixedPrices: '(?:a )?(?:forfait|prezzo fisso|tariffa fissa)',
      articles: 'il|lo|la|gli|le',
      costs: 'costa(?:no)?|vale|ammonta a|ha un (?:costo|prezzo) di|viene(?: a costare)?|è(?: di)?|sono',
      costsHow: 'da|solo|attualmente',
      shortArticles: "l[’']",
      lasts: 'dura(?:no)?',
      itself: 'seduta|trattamento|procedura|servizio|appuntamento|visita|prezzo|costo|tariffa|durata',
      reckon: 'calcolate|mettete in conto',
      priceOf:
        '(?:(?:il|lo|la|le)\\s)?(?:prezz[oi]|tariff[ae]|costo)\\s(?:per|di|del|della|dei|delle)\\s(?:(?:un[ao]?|la|le)\\s)?',
      determiners: 'un|una|uno|il nostro|la nostra',
      sentenceStarts: 'risparmi[ao]?|aggiungi|noi|voi|se|per|prezzo|tel',
      forWhom: 'per',
      orUpTo: 'a|o',
      abbreviations: 'pz|lt|conf|bott|porz|incl|escl|compl|gr|cad|ca|pers|min|max',
      limits: 'oltre',
      verbs: 'è|sono',
      and: 'e',
      perUnit: 'per',
      elsewhere: 'lì',
      noNames: 'cosa|non (?:si|accettiamo|facciamo|abbiamo)|niente|nessun[oa]?|pagament[io]',
      bareNames: 'n\\.?b\\.?|nota|avviso|attenzione|altro|altri',
      included: 'con|senza',
      dangling: 'e|o',
      vague: 'vari|varie',
      ofAmount: 'di',
      largeAmounts: 'mila|milion[ei]|miliard[oi]|mln|mld',
      opensEnd: 'di|per|a',
      amountLimits: 'fino a[i]?|oltre|sopra|sotto|da[il]?',
      amountEnds: '[eo] (?:più|meno|oltre)',
      all: 'tutti|tutte',
      besideOffers: 'personale|partners?',
      people:
        '(?:per )?(?:uomo|uomini|donna|donne|bambin[io]|adult[io]|ragazz[eio]|ragazza|signor[aei]|studenti|anziani|(?:non )?soci|(?:ingresso |prezzo |tariffa )?ridott[oa]|can[ei]|gatt[oi]|cuccioli)',
      memberships: "(?:socio|membro) (?:de|del|della|dell'|di)|iscritt[oa] (?:all?|al|alla)",
      papers: 'regolamento|galateo|carta dei servizi',
      leftOver:
        'altr[ie] (?:servizi|domande|trattamenti)|indirizzo e-?mail|posta elettronica|soggiorno minimo|arrivo|partenza|pagament[oi]|(?:metodi|modalita) di pagamento|cancellazion[ei]|cauzione|tassa di soggiorno',
      suchAs: 'come (?:ad|per) esempio|(?:ad|per) esempio|quali|ad es\\.',
      pageParts:
        'domand[ae](?: \\d+)?|rispost[ae](?: \\d+)?|(?:le nostre )?foto|immagini|video|mappa|meteo|e (?:molto|tanto) altro(?: ancora)?|(?:i nostri )?prezzi|(?:le nostre )?tariffe|prenotazion[ei]|durata|cost[oi]|(?:prezz[oi]|tariff[ae]) (?:base|general[ei])|descrizione|quantita|(?:e )?altr[oi]|varie|(?:vedi |mostra |piu )(?:i |tutti i )?dettagli|orari(?:o)? (?:dei|delle) (?:corsi|lezioni)|calendario(?: \\p{L}+){0,2}|informazioni(?: (?:e|utili|generali|pratiche|importanti|di contatto|contatti|sulle prenotazioni|per i (?:clienti|pazienti|visitatori))){0,3}|per iniziare|primi passi|istruzioni(?: (?:generali|importanti|per i (?:clienti|pazienti|visitatori)|(?:pre|post)-?operatorie|di prenotazione))?|pubblicazioni|modulistica|extra|tutt[ie] (?:i|le) (?:nostri |nostre )?(?:servizi|camere|prodotti|trattamenti|corsi)',
      guarantees: 'garanzia',
      years: 'anni|mesi',
      praise:
        '(?:ampia|vasta|grande) (?:scelta|gamma|selezione)(?: .+)?|(?:servizio|approccio|assistenza) (?:rapido|veloce|personalizzat[oa]|professionale|di qualita)',
      marks: 'vegan[aeo]|vegetarian[aeo]|senza glutine|senza lattosio|euro',
      badges:
        'nuovo|nuova|novita|popolare|(?:il |la |i |le )?piu (?:popolar[ei]|vendut[oaie]|richiest[oaie]|scelt[oaie]|amat[oaie])|best ?seller|consigliat[oa]|in evidenza|preferit[oa]|offerta|promo|esaurito',
      bringAlong: 'cosa portare|da portare(?! via)|portare con (?:se|te|voi)|vi chiediamo di portare',
      tellsToAct:
        "(?:prenot[ai]|prenotare|ordin[ai]|ordinare|acquist[ai]|acquistare|richied[ai]|richiedere|iscriviti)\\s(?:un[ao']?|il|la|l'|ora|qui|subito|online|questo|questa|al|alla|ai)(?!\\p{L})",
      linkVerbs: 'prenota|ordina|acquista',
      sizes: 'piccol[oaie]|medi[oae]|grand[ei]|gigante|mini',
      processes:
        "(?:le )?(?:\\S+ )?fasi (?:di |del |della |dell').*|(?:il nostro |il )?processo(?: .*)?|come (?:funziona|lavoriamo)(?: .*)?|passo dopo passo",
      stages:
        '(?:primo )?contatto|sopralluogo|ispezione|diagnosi|preventivo|pianificazione|preparazione|esecuzione|realizzazione|controllo (?:di )?qualita|consegna|assistenza post[- ]?vendita',
      portions: 'bicchiere|bottiglia|calice|caraffa|media',
      periods:
        '(?:(?:1/2|½|mezza|mezzo|un|una|ogni|intera|\\d{1,3}) )*(?:giorn[oi]|giornata|nott[ei]|settiman[ae]|week-?end|fine settimana|mes[ei]|or[ae]|anno|stagione)(?: (?:aggiuntiv[ao]|extra|inter[ao]))?|mensile|settimanale|annuale',
      periodLeads: 'il|la',
      timeLimits: 'prima delle?|dopo le|fino alle|dopo',
      seasons: '(?:bassa|alta|media) stagione|estate|inverno|primavera|autunno',
      hairLengths: '(?:capelli )?(?:corti|medi|lunghi)',
      pieces: 'pz|pezzi',
      rooms: '(?:locali|camere)',
      vehicles:
        'utilitari[ae]|berlin[ae]|suv|station wagon|furgon[ei]|monovolume|city car|moto|camper|auto (?:piccola|media|grande)',
      ages: '(?:i |età )?# anni',
      conditions:
        'su (?:richiesta|appuntamento|prenotazione)|se (?:possibile|necessario)|per (?:i )?pazienti .+',
      inches: 'pollici',
      minutesAndHours: 'min(?:ut[oi])?\\.?|h|or[ae]',
      sittings: 'seduta|coppia',
      ranges: 'a|al',
      unitLeads: 'per|al',
      leastPrices: 'a partire da',
      suffixes: 'zioni|zione|ament[oi]|menti|aggi|aggio|erie|terapia|terapie|ure|ura|are|ire|logia|tica|tura',
      pairOpens: 'da',
      units:
        "(?:all'|l')(?:ora|anno)|(?:a|per) (?:notte|persona|ora|settimana|seduta|lezione|pezzo|giorno)|al (?:giorno|mese|metro|mq|m²|kg|kilo|chilo|pezzo|litro)|(?:a|la) (?:settimana|seduta)|cad(?:auno|a|\\.)?|l'uno|mensili",
      minimums: '(?:come |un )?minimo(?: di)?|min\\.|almeno',
      firstUnits: "(?:per )?la prima (?:mezz'?)?ora|il primo giorno",
      taxNotes:
        "(?:\\+|piu|escl\\.?|esclusa|incl\\.?|inclusa) ?(?:l'|di )?iva|iva (?:esclusa|inclusa|compresa|escl\\.?|incl\\.?)",
      adding: 'aggiung[ie]|aggiungere|aggiunta(?: di)?',
      besides: 'piu|oltre',
      including: 'inclus[oaie]|compres[oaie]|esclus[oaie]|incl\\.?',
      extras:
        '(?:extra|in più|di supplemento|aggiuntiv[oi]|di sovrapprezzo)(?: (?:di|per|rispetto) [^.,;:()]{1,30})?',
      demonstratives: 'quest[aeio]|quell[aeio]',
      ofThis: 'di quest[aoie](?: \\p{L}+)?',
      youPay: '(?:si )?paga(?:te|no)?|pagherete|chiediamo',
      clauseStarts: 'ciò|quando|inoltre|quindi|perché|allora',
      likes: '(?:ama|adora|si diletta con|è appassionat[oa] di)',
      freeTime: 'nel (?:suo |mio )?tempo libero|(?:i suoi|i miei) hobby',
      symptoms: "sintomi|segnali (?:di|d')(?: \\p{L}+)?",
      audiences:
        '(?:ideal[ei]|perfett[oaie]|adatt[oaie]|indicat[oaie]) per|(?:per chi|a chi (?:e rivolt[oa]|si rivolge))(?: .+)?',
      homeParts: 'camere(?: da letto)?|camera da letto|bagni?o?|letti|posti letto|persone|ospiti|piani',
      regions:
        '(?:il |la |i )?(?:dintorni|territorio|zona|turismo|regione|citta)|(?:scopri|scoprire|cosa vedere|cosa fare|cosa visitare)(?: .+)?|nei dintorni',
      biographies:
        'hobby|biografia|curriculum(?: vitae)?|percorso formativo|titoli(?: di studio)?|percorso (?:formativo|professionale|di studi)|la mia formazione|formazione (?:accademica|(?:e|&) esperienza)|curriculum',
      allPrices: '(?:(?:tutti|i|nostri|questi|tutte|le) )*(?:prezzi|tariffe|listino)',
      holdsTaxes: '(?:includono|comprendono)',
      leavesOutTaxes: 'non (?:includono|comprendono)|sono al netto del',
      taxes: 'iva',
      taxedNote: 'incl.',
      untaxedNote: 'escl.',
      startingPrices: 'prezzi di partenza|prezzi minimi',
      startsFrom: 'a partire da',
      guidePrices: 'indicativ[ie]|orientativi|possono variare',
      guideNote: 'circa',
      perPerson: '(?:a|per) persona',
    },
    contact: {
      formerly:
        '(?:vecchi[oa]|precedente|ex) (?:indirizzo|sede|numero|telefono|negozio|studio|locale|ufficio)|(?:indirizzo|sede|numero) precedente|(?:in precedenza|precedentemente|prima eravamo) (?:in|a)|eravamo (?:in|a)|(?:trasferit[ioa]|spostat[ioa])(?: [a-z]+){0,2} da(?:l|lla)?|(?:^|[.;|] ?)(?:prima|in precedenza) ?:',
      formerlyBehind: 'non (?:e|sono) piu|non funziona piu',
      nowadays:
        'nuov[oai]|ora|adesso|attuale|attualmente|a (?:via|corso|piazza)|in (?:via|viale|corso|piazza)',
      beside:
        "(?:parcheggio|fermata|stazione|aeroporto|farmacia|albergo)(?: [a-z]+){0,2} piu vicin[oa]|(?:siamo|ci troviamo) (?:proprio )?(?:di fronte|davanti|accanto|vicino|dietro) a(?:l|lla|ll')?(?= .{3,40},)|prossim[oa] (?:fiera|mercato|mostra|concerto|laboratorio|evento|corso) (?:e|sara|si terra|si svolgera)",
      estateLeads: 'zona (?:industriale|artigianale)|z\\. ?i\\.?|centro commerciale',
      callCosts: '(?:chiamata|numero) gratuit[ao]|costo (?:di una |della )?(?:chiamata|telefonata)',
      templateAddresses: "(?<!\\p{L})via (?:di |dell')?esempio|nome (?:della |di )?via(?!\\p{L})",
      directLines: '(?:linea |tel(?:efono|\\.)? |numero )?(?:dirett[oa]|interno)',
      phones:
        'tel|telef[eo]n[a-z]{0,8}|cell?|cellulare|al numero|chiama[a-z]{0,2}|chiamate[a-z]{0,2}|telefonare',
      phonesGlued: '[Tt]el(?:efono)?',
      whenClosed:
        "fuori orario|fuori dagli orari|al di fuori (?:dell'orario|degli orari)|quando siamo chiusi",
      emergencies:
        'guardia medica|centro antiveleni|continuita assistenziale|telefono amico|farmacia di turno',
      extensions: 'interno|int',
      atInBrackets: 'chiocciola|chioccola',
      atInWords: 'chiocciola',
      dots: 'punto',
      mailLabels: 'e-?mail|mail|e-?posta|posta|contatto',
      postBoxes: 'casella postale',
      addressLabels: 'indirizzo|sede',
      addressLeads: '[Ii]ndirizzo|[Dd]omicilio|[Ss]ede(?: legale| operativa| principale)?',
      streetLeads: 'indirizzo|in',
      partLabels: 'Citt[àa]|CAP|Provincia',
      quarterLabels: 'Quartiere',
      behindAddresses: 'tel(?:\\.|efon[a-zé]{0,2}s?)?|fax|cell?|e-?mail|contatti|filiale .*|p\\.? ?iva|menu',
      labelsBehind: 'tel(?:efono)?|fax|cell?|e-?mail|ingresso|accesso',
      shortLabels: 'tel|cell?|fax',
      townLeads: 'a|in',
      townOpenings: 'a|in',
      blockLeads: 'in',
      leadEnds: 'in|nella',
      streets:
        '\\bvia\\b|viale|piazza|corso|vicolo|largo|strada|contrada|piazzale|\\blocalit[àa]\\b|\\bv\\.le|\\bc\\.so|\\bp\\.zza',
      streetOpenings: 'via|viale|corso|piazza',
      streetParticles: 'di|del|della|delle|dei|degli|da|la|le|i|e|via|strada',
      townParticles: 'di|del|della|la|e',
      houseParts: 'locale?',
      shortHouseParts: 'int|interno|scala',
      floors: 'piano',
      namedFloors: 'piano terra',
      regionLabels: 'prov(?:\\.|incia)',
      quarters: 'fraz\\.|frazione|quartiere|centro(?: storico)?',
      hamlets: 'loc(?:\\.|alit[àa])|fraz(?:\\.|ione)|c(?:ontrada|\\.da)|borgo|podere|tenuta',
      registers: 'p\\.? ?iva|partita iva|codice fiscale',
      otherNumbers: 'iva|p\\.?\\s?iva|rea',
    },
    statements: {
      policyLists:
        '(?:metodi|modalita|forme|mezzi) di pagamento(?: accettat[ie])?|pagamenti?(?: accettati)?|accettiamo|(?:assicurazioni|convenzioni)(?: (?:accettate|attive))?',
      remarkLists: 'dotazioni|comfort|attrezzature|servizi inclusi|lingue(?: parlate)?',
      rules:
        "(?:check-? ?(?:in|out)|arriv[oi]|partenz[ae])\\b[^.]{0,40}\\d{1,2}(?:[:.]\\d\\d|:| ?h\\b)|check-? ?(?:in|out)\\b[^.]{0,40}\\d|(?:soggiorno|ordine|eta|permanenza|acquisto|importo|consumazione) minim[oa]|minimo (?:di )?\\d|minim[oa] di \\d|massimo (?:di )?\\d+ (?:persone|ospiti|cani)|(?:almeno|minimo) \\d+ (?:notti|persone|ore|giorni)|bambini\\b[^.]{0,60}\\b(?:gratis|gratuit\\w+|accompagnat\\w+|non|solo|benvenuti|pagano)\\b|solo adulti|(?:letto|persona|ospite|notte|ora) (?:aggiuntiv\\w+|extra|supplementar\\w+)|(?:supplement[oi]|maggiorazion[ei]|tassa di soggiorno|imposta di soggiorno|spese di (?:spedizione|pulizia|consegna)|pulizi[ae] final[ei])\\b|(?:acconto|caparra|cauzione|deposito)(?: cauzionale)? (?:di|del|e|pari|viene|verra|obbligatori\\w+)\\b|(?:richiediamo|chiediamo|si richiede|richiesta?|richiesto) (?:\\S+ ){0,3}(?:acconto|caparra|cauzione)|vaccinat[oiae]\\b|vaccinazioni (?:obbligatorie|in regola)|libretto sanitario|sterilizzat\\w+|non (?:si |sono |e |vengono |sara |saranno )?(?:accett\\w+|ammess\\w+|ammett\\w+|rimborsabil\\w+|consentit\\w+|permess\\w+|possibile|effettu\\w+)|vietat[oaie]|(?:solo|soltanto|esclusivamente|unicamente) (?:\\S+ )?(?:su (?:appuntamento|prenotazione|ordinazione)|con prenotazione|in contanti|contanti|per telefono|telefonicamente|telefonica|via whatsapp|tramite)|(?:prenotazion[ei]|appuntament[oi]|ordin[ei]|disdett[ae]|cancellazion[ei])\\b[^.]{0,50}\\b(?:solo|obbligatori\\w+|almeno|anticipo|necessari\\w+|devono|deve|telefonic\\w+|esclusivamente)\\b|\\d+ (?:ore|giorni|settimane) (?:prima|di preavviso|di anticipo|d'anticipo)|(?:prima|primo) (?:consulenza|visita|lezione|seduta|incontro|colloquio|consulto)\\b[^.]{0,25}(?:gratuit\\w+|gratis)|lezione di prova gratuita|(?:piu|esclus[ae]|oltre) (?:l')?iva|iva (?:esclusa|inclusa|compresa)|(?:tasse|imposte) (?:non )?(?:incluse|comprese|escluse)|(?:al completo|esaurit[oi]|lista d'attesa)|non (?:\\S+ ){0,2}nuovi (?:pazienti|clienti)|consegn[ae]\\b[^.]{0,40}\\b(?:gratuit\\w+|gratis|minimo|solo|entro|partire|raggio)\\b|raggio di \\d+|(?:i )?(?:cani|ospiti|clienti|pazienti|animali|bambini|partecipanti) (?:\\S+ ){0,2}devono\\b|(?:si prega di|vi preghiamo di|vi chiediamo di|preghiamo di) (?:arrivare|avvisare|comunicare|disdire|presentarsi|portare|rispettare|non)\\b",
      forms:
        "dev(?:e|ono)|si prega|preghiamo|solo|soltanto|non|mai|entro|almeno|fino|gratis|gratuit\\w+|accett\\w+|ammess\\w+|benvenut\\w+|permess\\w+|possibil\\w+|disponibil\\w+|inclus\\w+|compres\\w+|cost\\w+|puo|possono|prima|in anticipo|per|senza|richiest\\w+|offriamo|effettuiamo|privato|a pagamento|c'e|ci sono|abbiamo",
      ruleHeadings:
        '(?:regole|regolamento|condizioni|politica|requisiti)(?: \\S+){0,4}|buono a sapersi|da sapere|(?:informazioni )?importanti?|cancellazion[ei]|prima di \\S+',
      ruleLabels:
        'check-? ?(?:in|out)|arrivo|partenza|(?:soggiorno|ordine|eta) minim[oa]|acconto|caparra|cauzione|cancellazion[ei]|disdett[ae]|animali(?: domestici)?|cani|fumo|fumatori|(?:metodi di |modalita di )?pagament[oi]|pulizi[ae](?: final[ei])?|(?:tassa|imposta) di soggiorno|consegn[ae]|parcheggio|letto aggiunto|coperto',
      bareRules: 'minimo|massimo|dev(?:e|ono)|solo|obbligatori\\w+',
      pointsBack:
        'quest[oaie]|quell[oaie]|ess[oaie]|in (?:questo|tal) caso|altrimenti|in caso contrario|tale',
      cutOff:
        'di|del|della|la|il|lo|i|gli|le|un|una|e|o|con|per|in|a|al|che|deve|devono|sono|da|dal|nostro|nostra',
      namesakes:
        'parcheggio coperto|(?:tetto|portico|terrazza|piscina) copert\\w+|contanti? di|assicura(?:re|no|ndo|ta)\\b|ritardo mentale|consegnat\\w+|(?:i )?proprietari di|prezzi accessibili|camp[oi] (?:\\S+ )?obbligatori[oa]?',
      lives:
        'laure\\w+|diplom\\w+|universita\\w*|nat[oa] (?:a|nel)|infanzia|carriera|passione|hobby|sposat[oa]|studi (?:di|a|presso)|specializzat[oa] presso|tesi',
      myself: 'io|mi|mio|mia|miei|mie|sono nat[oa]',
      chatter: 'lo sapevi|immagin\\w+',
      foremost:
        'pagament[oi]|carte di credito|contanti|bancomat|urgenz[ae]|emergenz[ae]|lingue?|parliamo|certificat\\w+',
      negations: 'non|mai|senza|ne',
      access: 'accessib\\w+|disabili|sedia a rotelle|carrozzin\\w+',
      aboutMe: 'su di me|chi sono|la mia storia',
      askers: 'voi|lei|si',
      fillers:
        'prego|per|favore|cortesemente|sempre|anche|il|lo|la|i|gli|le|un|una|nostr[oaie]|e|sono|si|di|qui',
    },
  },
};
