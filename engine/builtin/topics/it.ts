/** Italian. */
import type { Topics } from './types.ts';

export const it: Topics = {
  access:
    'sedia a rotelle, carrozzina, disabili, accessibile, barriere architettoniche, rampa, scale, ascensore, piano terra, gradini, passeggino, accessibilità, disabile, senza gradini, fare le scale',
  age: 'età minima, da che età, limite di età, da quanti anni, quanti anni bisogna, quanti anni si deve, quanti anni deve, quanti anni devono, età',
  airport: 'aeroporto, transfer, navetta',
  alcohol: 'alcol, vino, birra, bevande, cocktail, bar',
  allergy:
    'allergia, allergie, senza glutine, celiaci, intolleranza, allergeni, senza lattosio, intolleranze',
  arrival:
    'check in, arrivare, arrivo, entrare, ingresso, consegna chiavi, arrivi, accoglienza, entrare in camera, in camera, in casa, in appartamento',
  booking:
    'prenotare, prenotazione, appuntamento, su appuntamento, senza appuntamento, in anticipo, previo appuntamento, prenotarsi',
  brand: 'marca, marche, prodotti, marchio, marchi, linea di prodotti, produttore',
  breakfast: 'colazione, mezza pensione, pensione completa, prima colazione',
  bring:
    'portare, abbigliamento, attrezzatura, vestirsi, asciugamano, documenti, vestire, vestiti, abiti, indossare, portate, cosa mi metto, cosa mi serve, cosa serve',
  calling:
    'chiamare, chiamarvi, telefonare, per telefono, chiamateci, al telefono, telefonicamente, segreteria, chiamo, contattare',
  cancel:
    'disdire, annullare, disdetta, cancellazione, cancellare, spostare, rimandare, annullamento, mancata presentazione, non vengo, ore prima, disdette, non posso venire, non riesco a venire, non possiamo venire, non posso più venire, annullo, disdico, cambiare data, cambiare la data, cambiare giorno',
  capacity:
    'persone, posti, capienza, coperti, ospiti, posti a sedere, ci stanno, ci sta, ospitare, letti, posti letto, ci stiamo, grande un gruppo, gruppi fino a, numeroso il gruppo',
  children:
    'bambini, bambino, famiglie, neonati, figlio, figlia, seggiolone, piccoli, ragazzi, menu bambini, pediatrico',
  deliver:
    'consegna, consegne, spedire, spedizione, domicilio, consegnate, a domicilio, spedizioni, corriere',
  departure:
    'check out, dobbiamo partire, si deve partire, ripartire, partenza, lasciare la casa, lasciare la camera, uscire, lasciare libera, partenze, lasciare la stanza, liberare la camera',
  deposit:
    'acconto, caparra, cauzione, anticipo, deposito, pagare in anticipo, qualcosa in anticipo, pagamento anticipato',
  discount:
    'sconto, sconti, promozione, offerta, studenti, anziani, prezzo ridotto, tariffa ridotta, tessera, agevolazioni, convenzioni, #percent',
  distance:
    'lontano, dista, distanza, a piedi, quanto dista, minuti a piedi, km da, chilometri, km dal, km dalla, vicino, a due passi',
  emergency:
    'urgenza, urgenze, emergenza, 24 ore, pronto intervento, urgente, reperibilità, giornata, guasto, soccorso stradale, carro attrezzi, in panne, reperibili, stanotte',
  experience: 'esperienza, anni di esperienza, #age, fondata, generazioni, tradizione, nata nel, da anni',
  extraPerson:
    'persona in più, persona aggiuntiva, terza persona, supplemento, letto aggiuntivo, ospite aggiuntivo, letto in più, persona extra, ospite in più',
  finance: 'rate, finanziamento, rateale, a rate, dilazione, pagamento rateale, tasso zero',
  guarantee: 'garanzia, garanzie',
  homeVisit:
    'a domicilio, a casa, visita domiciliare, visite domiciliari, domicilio, a casa mia, ci spostiamo, sopralluogo, venite a casa, veniamo a',
  insurance:
    'assicurazione, assicurazioni, convenzionato, convenzione, convenzioni, ssn, mutua, ticket, rimborso, convenzionati',
  jobs: 'assunzione, candidatura, lavora con noi, curriculum, assumete, posizioni aperte, assumendo, assumiamo, lavorare da voi, lavorare con voi, lavorare per voi, posti di lavoro, posto di lavoro, offerte di lavoro, offerta di lavoro, cercate personale, cerchiamo personale, cerco lavoro, entra nel team',
  language: 'lingua, lingue, parlate, parlare, parliamo, inglese, spagnolo, francese, tedesco',
  licence:
    'certificato, abilitato, autorizzato, qualificato, iscritto, albo, diplomato, certificazione, patentino, laureato, specializzato, partita iva, codice fiscale, rea, numero di iscrizione, abilitati, certificati, iscritta, cciaa',
  membership: 'abbonamento, iscrizione, tessera, socio, quota, iscriversi, tesseramento',
  moved: 'trasferiti, trasloco, nuova sede, nuovo indirizzo, trasferimento',
  newClients: 'nuovi pazienti, nuovi clienti, prima visita, posti, lista d attesa, nuovi iscritti',
  online:
    'online, sul sito, sul vostro sito, dal sito, internet, app, negozio online, telematica, doctolib, miodottore',
  outdoor: 'terrazza, giardino, dehors, all aperto, esterno, fuori, veranda, cortile, tavoli fuori',
  owner:
    'titolare, proprietario, proprietaria, direttore, direttrice, fondatore, responsabile, capo, gestore, gestisce, gestione familiare, titolari, conduzione, condotta, gestito, gestita, accolgono, guidata da, guidato da, appartiene a, di proprietà di, a cura di, alla guida, di chi è',
  parking:
    'parcheggio, parcheggiare, posto auto, parcheggi, posti auto, garage, lasciare la macchina, posteggio, lasciare l auto, lasciare la bici, lasciare la bicicletta, parcheggiare la bici, rastrelliera',
  parties:
    'festa, compleanno, matrimonio, evento, eventi, gruppi, cerimonie, sala privata, catering, feste, ricevimenti, banchetti, comitive',
  payment:
    'pagare, pagamento, metodi di pagamento, accettate, accettiamo, modalità di pagamento, bancomat, pos, carte',
  pets: 'animali, animale, cane, cani, animali ammessi, amici a quattro zampe',
  provided:
    'incluso, inclusi, incluse, compreso, compresi, comprese, fornito, asciugamani, lenzuola, biancheria, bisogna portare',
  quote: 'preventivo, preventivi, gratuito preventivo, senza impegno, preventivo gratuito',
  refund: 'rimborso, reso, cambio, restituire, resi, cambiare, rimborsi',
  smoking: 'fumare, fumatori, non fumatori',
  stay: 'soggiorno minimo, una notte, una sola notte, minimo notti, notti minimo, minimo',
  takeaway: 'asporto, da asporto, portar via, ritiro, ritirare, da portare via',
  transport: 'autobus, treno, metro, stazione, fermata, mezzi pubblici, metropolitana, tram, come arrivare',
  trial:
    'lezione di prova, prova, prima lezione, prova gratuita, primo incontro, consulenza gratuita, lezione gratuita',
  vegetarian: 'vegetariano, vegano, vegetariani, senza carne, vegani',
  voucher:
    'buono regalo, buoni regalo, carta regalo, regalare, regalo, gift card, buono, dei buoni, un buono',
  wait: 'attesa, tempi di attesa, quanto ci vuole, tempi, attendere, tempo di attesa',
  wifi: 'wifi, wi fi, internet, connessione',
};
