/** Italian. */
import type { Signs } from './types.ts';

export const it: Signs = {
  danger: [
    'gas + odore|puzza|sento|sente',
    'fuga di gas|perdita di gas',
    'non|fatica|a stento|fa fatica + respira|respirare|respiro',
    'petto + male|dolore|dolori|fitte|oppressione',
    'sangue|sanguina|sanguinando + molto|molta|tanto|non si ferma|non smette|tantissimo',
    'soffoca|sta soffocando|soffocando|sto soffocando|annega|sta annegando|folgorat*|anafilattic*',
    'c e un incendio|a fuoco|va a fuoco|ha preso fuoco|c e il fuoco|fuoco in cucina|sta bruciando la casa|brucia la cucina',
    'ingoiato|bevuto|ingerito|mangiato + candeggina|veleno|detersivo|pila|batteria|antigelo',
    'monossido|rilevatore di fumo|allarme antincendio|rilevatore di gas|allarme del gas + suona|suonando|scattato',
    'svenuta|perso conoscenza|perso i sensi|non reagisce|non risponde piu + e|mio|mia|padre|madre|marito|moglie|figlio|figlia|qualcuno|ha',
    'voglio morire|togliermi la vita',
    'scintille|scintilla|fumo|bruciato|bruciando + presa|quadro elettrico|interruttore|cavi|fili',
    'voglio morire|togliermi la vita|ammazzarmi|uccidermi|non voglio piu vivere|farla finita|suicid*',
    'sangue dappertutto|sangue ovunque|tanto sangue|molto sangue|sanguina molto|sanguina tanto|non smette di sanguinare',
  ],
  crisis: ['voglio morire|togliermi la vita|ammazzarmi|uccidermi|non voglio piu vivere|farla finita|suicid*'],
  animalDanger: [
    'cane|cagna|cucciolo|gatto|gatta|coniglio|cavallo + cioccolato|cioccolata|uva|uvetta|cipolla|veleno|topicida|pastiglie|pillole + mangiato|ingoiato|ingerito',
    'cane|cagna|cucciolo|gatto|gatta|coniglio|cavallo + avvelenato|avvelenata|investito|investita|non respira|convulsioni|collassato|soffoca|sta soffocando',
    'cane|cagna|cagnolino|cucciolo|gatto|gatta|coniglio|cavallo|criceto + non riesce a respirare|fatica a respirare|respira male|sdraiato sul fianco|sdraiata sul fianco|non si alza più|non si muove più|sangue dappertutto|sangue ovunque|tanto sangue|molto sangue|sanguina molto|sanguina tanto|non smette di sanguinare',
  ],
  persons: [
    'mi ha morso|allergi*|non riesco|soffoco|sto sanguinando|figlio|figlia|bambino|bambina|neonato|moglie|marito|madre|padre|mamma|papa|qualcuno|cliente|persona|amico|amica|vicino|vicina',
  ],
  bereaved: [
    'mio|mia|nostro|nostra|il mio|la mia + madre|padre|mamma|papa|moglie|marito|figlio|figlia|fratello|sorella|nonna|nonno|zia|zio|cane|gatto + e morto|e morta|e mancato|e mancata|e deceduto|e deceduta|appena morto|appena morta|e venuto a mancare|e venuta a mancare',
  ],
  deadThings: [
    'macchina|auto|motore|batteria|telefono|cellulare|computer|caldaia|moto|pianta|piante|televisore',
  ],
  harmless: [
    'curate|trattate|riparate|offrite|installate|fate|rilevate|organizzate',
    'radiografia|estintor*|corso|corsi|primo soccorso|riabilitazione|installare|installazione|assicurazione|camino',
    'dopo un|anno scorso|anni fa',
  ],
  figures: [
    'annega nei debiti|sta annegando nei debiti|soffoca nei debiti|sto soffocando nei debiti|sto soffocando di debiti|annega nelle scartoffie|soffocando di lavoro',
  ],
  urgent: ['adesso|in questo momento|aiuto|subito|sta avendo|sto avendo'],
  cannotWait: [
    'è un emergenza|è un urgenza|è urgente|molto urgente|scoppiato un tubo|tubo scoppiato|scoppiato il tubo|si allaga|sta allagando|è allagata|è allagato|acqua dappertutto|acqua ovunque|acqua dal soffitto',
    'cane|cagna|cagnolino|cucciolo|gatto|gatta|coniglio|cavallo|criceto + non mangia|non ha mangiato|non vuole mangiare + vomita|vomitando|vomitato',
    'dente|denti + rotto|spezzato|caduto|saltato|scheggiato|perso un',
    'terribile|insopportabile|fortissimo|atroce|lancinante + dolore|dolori|mal di denti',
  ],
  person: [
    'parlare con|parlare al|mi passi|mi passa|passatemi|mi dia|mi faccia parlare + persona|qualcuno|umano|essere umano|responsabile|titolare|direttore|operatore|operatrice|addetto|receptionist|persona vera',
    'voglio|vorrei|preferisco|bisogno + persona vera|un operatore|un essere umano|un umano',
    'non voglio + robot|macchina + parlare',
    'c è il titolare|c è la titolare|c è il responsabile|c è la responsabile|c è il capo|c è il direttore|c è la direttrice|c è il proprietario|c è la proprietaria|è in sede il titolare|è in sede la titolare|è in sede il responsabile|è in sede la responsabile|è in sede il capo|è in sede il direttore|è in sede la direttrice|è in sede il proprietario|è in sede la proprietaria|è disponibile il titolare|è disponibile la titolare|è disponibile il responsabile|è disponibile la responsabile|è disponibile il capo|è disponibile il direttore|è disponibile la direttrice|è disponibile il proprietario|è disponibile la proprietaria|il titolare c è|il titolare è in sede|il titolare è disponibile|la titolare c è|la titolare è in sede|la titolare è disponibile|il responsabile c è|il responsabile è in sede|il responsabile è disponibile|la responsabile c è|la responsabile è in sede|la responsabile è disponibile|il capo c è|il capo è in sede|il capo è disponibile|il direttore c è|il direttore è in sede|il direttore è disponibile|la direttrice c è|la direttrice è in sede|la direttrice è disponibile|il proprietario c è|il proprietario è in sede|il proprietario è disponibile|la proprietaria c è|la proprietaria è in sede|la proprietaria è disponibile',
  ],
  personAlone: [
    'operatore|un operatore|operatrice|umano|una persona|persona vera|una persona vera|responsabile|receptionist',
  ],
  personByRole: [
    'parlare|mi passi|mi passa|passarmi + medico|dottore|dottoressa|dentista|veterinario|veterinaria|farmacista|infermiere|infermiera|avvocato|avvocata|meccanico|parrucchiere|parrucchiera|barbiere|cuoco|cuoca|fisioterapista|terapista|insegnante|maestro|maestra|istruttore|istruttrice|tecnico|segretaria|commercialista|fotografo|fotografa',
  ],
  booking: [
    'vorrei|voglio|devo|bisogno|cerco|mi serve|avrei bisogno + vedere un medico|vedere il medico|vedere il dottore|vedere il dentista|vedere un dentista|un avvocato|di un avvocato|una lezione di prova|una camera doppia|una prova gratuita|vedere il veterinario',
    'avete|c e|ci sono + camera|camere|stanza|tavolo|tavoli + stasera|stanotte|oggi|domani|per due|libera|libero|disponibile',
    'prossimo|primo + appuntamento disponibile|appuntamento libero|posto libero',
    'mandare|venire|passare + qualcuno|un tecnico|un idraulico|un elettricista + potete|può|potreste|potrebbe|ho bisogno',
    'posso|potrei|possiamo|vorrei|vorremmo|mi piacerebbe + vedere|visitare|una visita + appartamento|casa|immobile|locale|villa',
    'infilarmi|inserirmi|mettermi|segnarmi|prendermi|incastrarmi|infilarci|segnarci + riesce|riuscite|può|potete|potrebbe|potreste|mi può',
    'mi segna|mi segni|mi segnate|ci segna|ci segni|mi mette per|mi metta|mi può mettere|mi può segnare|mi potete segnare|mi prenoto|prenotarmi',
    'quando + mi potete|mi può|potete|potreste|può|potrebbe|riuscite + prendere|vedere|venire|passare|ricevere|mettere',
    'mi serve|mi servirebbe|avrei bisogno|ho bisogno|cerco|ci serve + qualcuno|un idraulico|un elettricista|un fabbro|un tecnico|un imbianchino|di un idraulico|di un elettricista|di un fabbro|di un tecnico|di qualcuno',
    'vorrei|devo|dovrei|volevo|mi servirebbe|avrei bisogno di + fare un controllo|una visita|fare la pulizia|un controllo|una prima visita|una prima consulenza|una prima seduta|un primo appuntamento|una pulizia|una revisione|un tagliando|fare una visita',
    'ci tiene|ci tenete|mi tiene|mi tenete|ci può tenere|ci riserva + un tavolo|una camera|il tavolo',
    'vorrei|volevo|voglio|vorremmo + ordinare|da asporto|da portare via',
  ],
  bookable: ['appuntamento|un appuntamento|un tavolo|una prenotazione'],
  bookableFor: ['appuntamento per|un appuntamento per|un appuntamento con|un tavolo per|tavolo per'],
  wishOfDay: [
    'avete|avreste|c e|ci sono|ci sarebbe|c e ancora + una camera|camera|camere|stanza|un tavolo|tavolo|un appuntamento|posto|un posto|qualcosa di libero|uno spazio|un buco',
    'cerco|cerchiamo|mi serve|ho bisogno|vorrei|vorremmo|voglio + una camera|camera|di una camera|una stanza|un tavolo|un appuntamento|di un appuntamento',
    'devo|dobbiamo|dovrei|vorrei|vorremmo|volevo|volevamo|avrei bisogno di + venire|passare|portare|portarvi|portarlo|portarla|lasciare',
    'potete|può|potreste|potrebbe|riuscite a + venire|passare',
    'potete|può|potreste|potrebbe + inserirmi|prendermi|ricevermi|riceverci|darmi un appuntamento',
    'è libera|è libero|è disponibile|avrebbe tempo|ha posto|ha un buco|è rimasto qualcosa|c è rimasto qualcosa|c è qualcosa|qualcosa di libero|avete posto|c è posto|c è ancora posto|avete una camera|avete camere|avete libero|avete disponibilità|c è disponibilità',
    'potrei|vorrei|posso|volevo|dovrei + passare|venire + per un|per una|a fare|a tagliare|per il|per la',
    'mi potete|mi può|ci potete|lo potete|la potete|lo può|la può|mi riuscite a + vedere|ricevere|visitare|prendere',
    'vorremmo|vorrei|volevamo|volevo|ci piacerebbe + cenare|pranzare|mangiare|fermarci|fermarmi|dormire|soggiornare',
    'cerchiamo|cerco + una doppia|una singola|una matrimoniale|una camera',
  ],
  toHave: ['posso|potrei|possiamo|potremmo|si può + avere|fare|farmi|farci|prendere'],
  toSee: [
    'può|potrebbe|riesce|riuscirebbe + qualcuno|un veterinario|una veterinaria|il veterinario|la veterinaria|un medico|il medico|un dottore|il dottore|la dottoressa|un dentista|il dentista + vedere|vederlo|vederla|visitare|visitarlo|visitarla|guardare|guardarlo|guardarla',
    'potete|potreste|riuscite|riuscireste + visitare|visitarlo|visitarla|vedere il mio|vedere la mia|vederlo|vederla|infilare|incastrare',
  ],
  visit: [
    'posso|potrei|possiamo|potremmo + venire|passare|fare un salto|portarlo|portarla|portarli|portarle|portarvelo|portarvela',
  ],
  daySuits: [
    'è|sarebbe + possibile',
    'è possibile|sarebbe possibile|si può|si potrebbe|va bene|andrebbe bene|può andare|può andare bene',
  ],
  mayAsk: [
    'può|potete|potreste|potrebbe|puoi|posso|potrei|si può|si potrebbe|possiamo|potremmo|è possibile|sarebbe possibile',
  ],
  commands: [
    'da ora in poi sei|da adesso sei|d ora in poi sei|da ora in poi lei è|fai finta|faccia finta|comportati come se|si comporti come se|ripeti dopo di me|ripeta dopo di me',
    'l assistente vocale|l assistente|il bot|l ia + darà|dà a tutti|deve',
  ],
  suits: [
    'è meglio|sarebbe meglio|va meglio|mi va meglio|preferisco|preferirei|preferibilmente|meglio|andrebbe bene|mi andrebbe bene|sarebbe perfetto|se possibile',
  ],
  arrives: ['arrivo|arrivare|arriviamo|arriveremo|arriverò|arriva|check in'],
  departs: [
    'partenza|vogliamo partire|dobbiamo partire|vorremmo partire|partiamo|partiremo|parto|partirò|ripartiamo|ripartire|andiamo via|fino|check out',
  ],
  seating: [
    'venire|cenare|pranzare|mangiare|posto|cena|pranzo|fermarci|restare|prenotare|una doppia|una singola|una matrimoniale|una camera|camera|cerchiamo|cerco|siamo',
  ],
  lookAt: [
    'potete|puo|potreste|potrebbe|puoi|riuscite + guardarlo|guardarla|guardare|dare un occhiata|darci un occhiata|dargli un occhiata|darle un occhiata|controllarlo|controllarla|controllare|ripararlo|ripararla|sistemarlo|sistemarla|aiutarmi|aiutarci|visitarlo|visitarla|visitarmi|vederlo|vederla|vedermi|venire|passare|sistemare',
  ],
  trouble: [
    'mio|mia|nostro|nostra + sta male|malato|malata|vomitato',
    'mi fa male|mi fanno male|fa male|fanno male|dolore|dolori|mal di|gonfio|gonfia|febbre|prurito|perde acqua|perde olio|perdita d acqua|perdita di acqua|una perdita|gocciola|intasato|intasata|è rotto|è rotta|si è rotto|si è rotta|guasto|guasta|in panne|non parte|non si accende|non funziona|non funziona più|non c è acqua calda|senza acqua calda|non abbiamo acqua calda|non ho acqua calda|non c è corrente|senza corrente|fa un rumore|fa rumore|stride|gomma a terra|gomma bucata|spia accesa|mi è caduto un dente|mi è caduta|si è staccato|si è staccata|zoppica|vomita|non mangia|diarrea|allagato|allagata|bloccato|bloccata|fischiano|fischia|stridono|cigola|cigolano|gocciolano|non funzionano|non scalda|non scaldano|esce acqua|acqua dal soffitto|si è guastato|si è guastata|si è bloccato',
    'non smette di|continua a + scorrere|suonare|gocciolare|perdere|spegnersi|tossire|grattarsi',
  ],
  isOver: [
    'ora sta meglio|adesso sta meglio|sta meglio|sto meglio|ora sto bene|adesso sto bene|è passato|funziona di nuovo|ora funziona|adesso funziona|già riparato|già riparata|già risolto',
  ],
  booksNothing: [
    'non voglio prenotare|non devo prenotare|non mi serve un appuntamento|non ho bisogno di un appuntamento|non voglio un appuntamento|non chiamo per prenotare|non e per prenotare',
  ],
  asksWhy: [
    'perche le serve|a che cosa le serve|a cosa le serve|perche lo chiede|perche vuole sapere|perche vuole|a che serve',
  ],
  startOver: ['ricominciare|ricominciamo|da capo|dall inizio|tutto sbagliato'],
  hasToGo: ['devo andare|devo scappare|devo chiudere|devo riattaccare|devo lasciarla'],
  noBooking: [
    'costa|costano|prezzo|prezzi|quanto|cancellare|disdire|disdetta|cancellazione|ingresso|parcheggio|parcheggiare',
  ],
  order: ['posso|potrei|possiamo|potremmo|si può|vorrei|voglio|vorremmo|volevo + ordinare|fare un ordine'],
  callOff: [
    'cancellare|disdire|annullare + prenotazione|appuntamento|tavolo|camera|ordine + mia|mio|vorrei|vorremmo|volevo|volevamo|voglio|vogliamo|devo|dovrei|dobbiamo|dovremmo|desidero|chiamo per|posso|nostra',
    'cancellare|disdire|annullare + visita|soggiorno|lezione|lezioni|corso|seduta|notte|notti|intervento|trattamento|sopralluogo|consulenza|consegna|pulizia|stanza|prova|riparazione + mia|mio|nostra|nostro|la|il|vorrei|vorremmo|volevo|volevamo|voglio|vogliamo|devo|dovrei|dobbiamo|dovremmo|desidero|chiamo per|posso',
  ],
  callOffAlone: [
    'devo disdire|devo annullare|vorrei disdire|vorrei annullare|dobbiamo disdire|dobbiamo annullare|volevo disdire|volevo annullare|volevo cancellare|devo cancellare|vorrei cancellare|dovrei disdire|dovrei annullare|dovremmo disdire',
  ],
  rebook: [
    'spostare|rimandare|cambiare|modificare|anticipare|posticipare + prenotazione|appuntamento + mia|mio|nostra|vorrei|vorremmo|volevo|volevamo|voglio|vogliamo|devo|dovrei|dobbiamo|dovremmo|desidero|chiamo per|posso|potrei',
    'spostare|cambiare|rimandare + l appuntamento|la prenotazione|il mio appuntamento',
    'mi serve|vorrei|mi servirebbe + un altro giorno|un altro orario|un altra ora',
    'spostare|rimandare|anticipare|posticipare|cambiare + la mia lezione|la lezione|la visita|la mia visita|il soggiorno|il nostro soggiorno|la seduta|l intervento|il trattamento|il sopralluogo|la consulenza|la consegna|il mio corso',
    'ho|abbiamo|avevo|avevamo + appuntamento|prenotazione|visita + spostare|spostarlo|spostarla|cambiarlo|cambiarla|anticiparlo|anticiparla|rimandarlo|rimandarla',
  ],
  anew: [
    'vorrei un appuntamento|voglio un appuntamento|mi serve un appuntamento|bisogno di un appuntamento|prendere un appuntamento|prendere appuntamento|fissare un appuntamento|prenotare un appuntamento|avete un appuntamento|appuntamento per cambiare|appuntamento per far cambiare',
  ],
  absence: [
    'non + riesco|posso|possiamo|riusciamo|potrò|potremo|ce la faccio + venire|passare|esserci|alla fine|domani|oggi',
    'avuto un imprevisto|un contrattempo|devo disdire|dobbiamo disdire|devo annullare|dobbiamo annullare',
  ],
  refuses: [
    'preferisco non|non voglio dare|non voglio darle|non voglio darvi|non do il mio|non le do|non glielo do|non voglio dirlo|non ho il telefono|non ho un numero|non la riguarda',
  ],
  instead: ['invece di|invece che|al posto di'],
  amends: [
    'facciamo|possiamo fare|si può fare|spostarlo|spostarla|cambiarlo|cambiarla|spostare a|spostare al|cambiare a|meglio alle|meglio il|piuttosto',
  ],
  sales: [
    'vendervi|venderle + pubblicità|annuncio|inserzione|nostri prodotti|nostri servizi|assicurazione',
    'offriamo|le offriamo|vi offriamo|proponiamo|possiamo offrirle|possiamo aiutarvi|aiutiamo le aziende|aiutiamo le imprese + seo|per il vostro sito|migliorare il vostro sito|siti web|google|pubblicità|luce|energia|bolletta|pos|marketing|la vostra azienda|risparmiare',
    'chiamo|la chiamo|vi chiamo + per la vostra scheda|per la sua scheda|per il suo contratto della luce|per il vostro contratto della luce|per il vostro contratto di energia|per la vostra bolletta|per il vostro profilo google',
    'responsabile + dell energia|della pubblicità|del marketing|degli acquisti|delle utenze',
  ],
  wrongNumber: [
    'sbagliato numero|numero sbagliato|sbagliato il numero|sbagliato a chiamare|sbagliato a comporre',
  ],
  forTeam: [
    'stufo|stufa|stanco|stanca + aspettare|attendere|chiamare|attesa|nessuno',
    'lamentarmi|un reclamo|fare un reclamo|protestare|una lamentela|inaccettabile',
    'voglio|pretendo + rimborso|indietro i soldi|i miei soldi',
    'non sono contento|non sono contenta|non sono soddisfatto|non sono soddisfatta|insoddisfatto|insoddisfatta|deluso|delusa|fatto pagare troppo|addebitato due volte|pagato troppo|fatto pagare troppo',
    'nessuno|mai|non + è venuto|è arrivato|è arrivata|si è presentato|si è presentata|mi ha richiamato|è passato',
    'cibo|piatto|zuppa|pizza|ordine|camera|servizio|consegna|pasto + era|è arrivato|è arrivata|è stato|è stata + freddo|fredda|crudo|cruda|bruciato|bruciata|sbagliato|sbagliata|pessimo|pessima|orribile|sporco|sporca',
    'aspetto|aspettiamo|sto aspettando + da',
    'arrivo|sono|siamo|arriviamo|sarò|saremo|faccio + in ritardo|di ritardo|nel traffico',
    'ho|abbiamo|avrei + dimenticato|lasciato|scordato + giacca|ombrello|borsa|occhiali|telefono|da voi|lì|ieri|cappotto|chiavi|portafoglio',
    'dica|dite|avvisi|avvisate + al titolare|alla titolare|che|signora|signor',
    'avete|mi avete|ci avete|hanno + rovinato|rotto|danneggiato|fatto pagare troppo',
    'è ridicolo|è una vergogna|è inaccettabile',
  ],
  returns: [
    'vi richiamo perché|la richiamo perché|mi avete chiamato|mi avete chiamata|mi ha chiamato|mi ha chiamata|chiamata persa|chiamata senza risposta|rispondo alla vostra chiamata|mi avete cercato|mi avete cercata|ho trovato una vostra chiamata',
  ],
  whoSpeaks: [
    'come si chiama lei|come ti chiami|con chi parlo|con chi sto parlando|lei come si chiama|è un robot|è un robot o una persona|è una persona o un robot|è una macchina|è una macchina o una persona|è una persona o una macchina|è una persona|è una persona vera|è una persona reale|è una persona in carne e ossa|è una vera persona|è un robot o una persona vera|è una persona vera o un robot|è un robot o una persona reale|è una macchina o una persona vera|è umano|è una registrazione|è un bot|chi parla|chi è lei|lei chi è|chi sei|con chi ho il piacere|qual è il suo nome|e lei come si chiama|come ti chiami tu|chi c è',
  ],
  whoIsIt: ['come si chiama|chi è'],
  asksHuman: ['sto parlando|parlo|stiamo parlando + persona|umano|essere umano'],
  ofSite: ['sito|pagina web|modulo|link|vostra mail|vostro telefono|vostro numero'],
  whenBack: [
    'quando|quanto tempo|tra quanto|fra quanto|a che ora + mi richiamate|mi richiama|richiamerete|richiamano|mi chiamate|mi chiama|verrò richiamato|verrò richiamata|richiamarmi',
    'quando|a che ora|tra quanto|fra quanto + chiamate|chiamerete|chiamano|chiameranno|richiamate|mi chiamerà|mi chiamerete|mi fate sapere|mi farete sapere|mi confermate|mi avvisate|ricevo la chiamata',
  ],
  asksConfirmed: [
    'è confermato|è confermata|è già confermato|è già confermata|è tutto confermato|è prenotato|è prenotata|è sicuro|è definitivo|l appuntamento è confermato|la prenotazione è confermata|il tavolo è prenotato|ho l appuntamento|ho il tavolo',
  ],
  ownLanguage: [
    'parla|parlate|parlano|parli + italiano',
    'italiano + per favore|in italiano|può|possiamo|posso',
  ],
};
