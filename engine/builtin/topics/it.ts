/** Italian. */
import type { Topics } from './types.ts';

export const it: Topics = {
  access:
    'sedia a rotelle, carrozzina, disabili, accessibile, barriere architettoniche, rampa, scale, ascensore, piano terra, gradini, passeggino, accessibilità, disabile, senza gradini, fare le scale, deambulatore',
  age: 'età minima, da che età, limite di età, da quanti anni, quanti anni bisogna, quanti anni si deve, quanti anni deve, quanti anni devono, età',
  airport:
    'aeroporto, transfer, navetta, venire a prendere, prendere in aeroporto, dall aeroporto, prendervi in aeroporto',
  alcohol: 'alcol, vino, birra, bevande, cocktail, bar, alcolici, bere qualcosa',
  allergy:
    'allergia, allergie, allergico, allergica, allergici, intolleranza, intolleranze; senza glutine, celiaci, allergeni, senza lattosio',
  arrival:
    'check in, arrivare, arrivo, entrare, ingresso, consegna chiavi, arrivi, accoglienza, entrare in camera, in camera, in casa, in appartamento, pronta la camera, le chiavi, mi date le chiavi, in camera da',
  beginners:
    'principiante, principianti, senza esperienza, esperienza richiesta, nessuna esperienza, esperienza precedente, tutti i livelli, ogni livello, qualsiasi livello, da zero, alle prime armi, ?mai fatto, ?mai provato, ?mai suonato, ?mai ballato, ?mai cavalcato, ?mai fatta, ?partire da zero, ?non so fare niente',
  booking:
    'prenotare, prenotazione, appuntamento, su appuntamento, senza appuntamento, in anticipo, previo appuntamento, prenotarsi',
  brand: 'marca, marche, prodotti, marchio, marchi, linea di prodotti, produttore',
  breakfast: 'colazione, mezza pensione, pensione completa, prima colazione',
  bring:
    'portare, abbigliamento, attrezzatura, vestirsi, asciugamano, documenti, vestire, vestiti, abiti, indossare, portate, cosa mi metto, cosa mi serve, cosa serve, mi metto, vestirmi, mi serve, devo vestirmi',
  calling:
    'chiamare, chiamarvi, telefonare, per telefono, chiamateci, al telefono, telefonicamente, segreteria, chiamo, contattare',
  cancel:
    'disdire, annullare, disdetta, penale, penali, cancellazione, cancellare, spostare, rimandare, annullamento, mancata presentazione, non vengo, ore prima, disdette, non posso venire, non potete venire, non può venire, non riesco a venire, non possiamo venire, non posso più venire, annullo, disdico, cambiare data, cambiare la data, cambiare giorno, mi ammalo, un imprevisto, non mi presento, se non vengo',
  capacity:
    'partecipanti, persone, posti, capienza, coperti, ospiti, posti a sedere, ci stanno, ci sta, ospitare, letti, posti letto, ci stiamo, grande un gruppo, gruppi fino a, numeroso il gruppo',
  children:
    'bambini, bambino, neonati, neonato, con bambini, per i piccoli, i più piccoli; seggiolone, menu bambini, seggioloni, angolo giochi, fasciatoio, area giochi, spazio bimbi',
  deliver:
    'consegna, consegne, spedire, spedizione, domicilio, consegnate, a domicilio, spedizioni, corriere, portate a casa, consegniamo, me lo portate, me lo mandate, potete spedire, avere a casa, lo spedite, portare a casa',
  departure:
    'check out, dobbiamo partire, si deve partire, ripartire, partenza, lasciare la casa, lasciare la camera, uscire, lasciare libera, partenze, lasciare la stanza, liberare la camera, restare in camera, dobbiamo uscire, andarcene, rimanere in camera, andare via, andiamo via, dobbiamo andare',
  deposit:
    'acconto, caparra, cauzione, anticipo, deposito, pagare in anticipo, qualcosa in anticipo, pagamento anticipato, alla prenotazione, in anticipo, anticipare, pagare prima',
  discount:
    'sconto, sconti, riduzioni, tariffa ridotta, prezzo ridotto, pagano meno, pago meno, costa meno, agevolazioni; promozione, offerta, studenti, anziani, tessera, convenzioni, #percent',
  distance:
    'lontano, dista, distanza, a piedi, quanto dista, minuti a piedi, km da, chilometri, km dal, km dalla, vicino, a due passi',
  emergency:
    'urgenza, urgenze, emergenza, urgente, fuori orario; 24 ore, pronto intervento, reperibilità, giornata, guasto, soccorso stradale, carro attrezzi, in panne, reperibili, stanotte, di notte',
  experience: 'esperienza, anni di esperienza, #age, fondata, generazioni, tradizione, nata nel, da anni',
  extraPerson:
    'persona in più, persona aggiuntiva, terza persona, supplemento, letto aggiuntivo, ospite aggiuntivo, letto in più, persona extra, ospite in più',
  finance:
    'rate, finanziamento, rateale, a rate, dilazione, pagamento rateale, tasso zero, rate mensili, un po alla volta, ogni mese, tutto subito, tutto insieme, dilazionare, finanziamenti, in più volte',
  guarantee:
    'garanzia, garanzie, rompe di nuovo, si rompe ancora, si rirompe, lavoro garantito, è garantito, non sono soddisfatto, non sono soddisfatta, non mi piace il risultato, non sono contento, non sono contenta',
  homeVisit:
    'a domicilio, a casa, visita domiciliare, visite domiciliari, domicilio, a casa mia, ci spostiamo, sopralluogo, venite a casa, veniamo a, anche a casa, può uscire, da me, vi spostate, al domicilio, potete venire a casa, venire qualcuno da me, non può uscire di casa, allettato, allettata, non può muoversi',
  insurance:
    'assicurazione, assicurazioni, convenzionato, convenzione, convenzioni, ssn, mutua, ticket, rimborso, convenzionati',
  invoice: 'fattura, fatture, fatturazione',
  jobs: 'assunzione, candidatura, lavora con noi, curriculum, assumete, posizioni aperte, assumendo, assumiamo, lavorare da voi, lavorare con voi, lavorare per voi, posti di lavoro, posto di lavoro, offerte di lavoro, offerta di lavoro, cercate personale, cerchiamo personale, cerco lavoro, entra nel team, cerchiamo un aiutante, avete lavoro, assume, bisogno di qualcuno, mandare il curriculum, part time',
  language: 'lingua, lingue, parlate, parlare, parliamo, inglese, spagnolo, francese, tedesco',
  licence:
    'qualificato, certificato, abilitato, formato, professionisti, diploma, certificazione; autorizzato, iscritto, albo, diplomato, patentino, laureato, specializzato, partita iva, codice fiscale, rea, numero di iscrizione, abilitati, certificati, iscritta, cciaa, studiato, studi, laureata, laurea, laureati, formazione, formata, diplomata, università, specializzata',
  membership: 'abbonamento, iscrizione, tessera, socio, quota, iscriversi, tesseramento',
  moved: 'trasferiti, trasloco, nuova sede, nuovo indirizzo, trasferimento',
  newClients:
    'nuovi pazienti, nuovi clienti, prima visita, lista d attesa, nuovi iscritti, diventare paziente, sono nuovo, sono nuova, mai venuto, mai venuta, mai stato, posto per nuovi',
  online:
    'online, internet, app, negozio online, telematica, doctolib, miodottore, sul sito, sul vostro sito, dal sito',
  outdoor: 'fuori, all aperto, esterno, al sole, tavoli fuori; terrazza, giardino, dehors, veranda, cortile',
  owner:
    'titolare, proprietario, proprietaria, direttore, direttrice, fondatore, responsabile, capo, gestore, gestisce, gestione familiare, titolari, conduzione, condotta, gestito, gestita, accolgono, guidata da, guidato da, appartiene a, di proprietà di, a cura di, alla guida, manda avanti, mandano avanti, porta avanti, di chi è, chi ha fondato, ha fondato l azienda, chi comanda, direzione',
  parking:
    'parcheggio, parcheggiare, posto auto, parcheggi, posti auto, garage, lasciare la macchina, posteggio, lasciare l auto, lasciare la bici, lasciare la bicicletta, parcheggiare la bici, rastrelliera, metto l auto, metto la macchina, ?in macchina, posto per la macchina, si parcheggia, dove parcheggio, lascio la macchina, lascio l auto',
  parties:
    'festa, feste, festeggiare, eventi, evento, feste private, ricevimenti; compleanno, matrimonio, cerimonie, sala privata, catering, banchetti',
  payment:
    'pagare, pagamento, metodi di pagamento, accettate, accettiamo, modalità di pagamento, bancomat, pos, carte, mezzi di pagamento, forme di pagamento, si paga',
  pets: 'animali, animale, cane, cani, animali ammessi, amici a quattro zampe',
  provided:
    'incluso, inclusi, incluse, compreso, compresi, comprese, fornito, asciugamani, lenzuola, biancheria, bisogna portare',
  quote:
    'preventivo, preventivi, gratuito preventivo, senza impegno, preventivo gratuito, prezzo indicativo, sapere prima, una stima, stima, quanto costa prima',
  referral:
    'impegnativa, impegnative, ricetta del medico, medico di base, foglio del dottore, mandare il medico, prescrizione medica',
  refund:
    'rimborso, reso, cambio, restituire, resi, cambiare, rimborsi, renderlo, rendere, non mi piace, non mi va bene, ridate i soldi, indietro i soldi, cambiarlo, si possono restituire',
  reply:
    'rispondere, rispondiamo, rispondete, risposta, tempi di risposta, ricontatteremo, vi ricontattiamo, sarete ricontattati, ?mi ricontattate, ?mi rispondete',
  smoking: 'fumare, fumatori, non fumatori, sigaretta, svapare',
  social: 'facebook, instagram, tiktok, youtube, social, seguire, seguiteci, social network',
  stay: 'soggiorno minimo, una notte, una sola notte, minimo notti, notti minimo, minimo, una notte sola, solo una notte',
  takeaway:
    'asporto, da asporto, portar via, ritiro, ritirare, da portare via, take away, prendere il cibo, portare via, mangiare a casa, ritirare la cena, ritirare il cibo',
  toilets: 'bagno, bagni, toilette, gabinetto, servizi igienici, wc, usare i servizi',
  transport:
    'mezzi pubblici, senza macchina, non guido, fermata più vicina, senza auto, non ho la macchina; autobus, treno, metro, stazione, fermata, metropolitana, tram, come arrivare, che linea, che autobus, ferma davanti, ferma proprio',
  trial:
    'lezione di prova, prova, prima lezione, prova gratuita, primo incontro, consulenza gratuita, lezione gratuita, provare, fare una prova, provare prima',
  vegetarian:
    'vegetariano, vegano, vegetariani, senza carne, vegani, non mangio carne, prodotti animali, vegetale',
  voucher:
    'buono regalo, buoni regalo, carta regalo, regalare, regalo, gift card, buono, dei buoni, un buono',
  wait: 'attesa, tempi di attesa, quanto ci vuole, tempi, attendere, tempo di attesa, aspettare, lista d attesa, mi date un appuntamento, tra quanto, per un appuntamento ci vuole, tanto da aspettare, prossimo appuntamento, primo appuntamento libero',
  weather:
    'pioggia, piove, piovesse, piovere, maltempo, brutto tempo, temporale, meteo, condizioni meteo, condizioni meteorologiche',
  wifi: 'wifi, wi fi, internet, connessione, collegarsi, ci si può collegare',
  writing:
    'whatsapp, sms, scriveteci, scrivici, scrivervi, scriverle, mandarvi un messaggio, mandare un messaggio, inviare un messaggio, messaggio, messaggi',
};
