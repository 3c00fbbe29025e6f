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
  ],
  harmless: [
    'curate|trattate|riparate|offrite|installate|fate|rilevate|organizzate',
    'radiografia|estintor*|corso|corsi|primo soccorso|riabilitazione|installare|installazione|assicurazione|camino',
    'dopo un|anno scorso|anni fa',
  ],
  urgent: ['adesso|in questo momento|aiuto|subito|sta avendo|sto avendo'],
  person: [
    'parlare con|parlare al|mi passi|mi passa|passatemi|mi dia|mi faccia parlare + persona|qualcuno|umano|essere umano|responsabile|titolare|direttore|operatore|operatrice|addetto|receptionist|persona vera',
    'voglio|vorrei|preferisco|bisogno + persona vera|un operatore|un essere umano|un umano',
    'non voglio + robot|macchina + parlare',
  ],
  personAlone: [
    'operatore|un operatore|operatrice|umano|una persona|persona vera|una persona vera|responsabile|receptionist',
  ],
  booking: [
    'vorrei|voglio|devo|bisogno|cerco|mi serve|avrei bisogno + vedere un medico|vedere il medico|vedere il dottore|vedere il dentista|vedere un dentista|un avvocato|di un avvocato|una lezione di prova|una camera doppia|una prova gratuita|vedere il veterinario',
    'avete|c e|ci sono + camera|camere|stanza|tavolo|tavoli + stasera|stanotte|oggi|domani|per due|libera|libero|disponibile',
    'prossimo|primo + appuntamento disponibile|appuntamento libero|posto libero',
    'mandare|venire|passare + qualcuno|un tecnico|un idraulico|un elettricista + potete|può|potreste|potrebbe|ho bisogno',
    'posso|potrei|possiamo|vorrei|vorremmo|mi piacerebbe + vedere|visitare|una visita + appartamento|casa|immobile|locale|villa',
  ],
  bookable: ['appuntamento|un appuntamento|un tavolo|una prenotazione'],
  wishOfDay: [
    'avete|avreste|c e|ci sono|ci sarebbe|c e ancora + una camera|camera|camere|stanza|un tavolo|tavolo|un appuntamento|posto|un posto|qualcosa di libero|uno spazio|un buco',
    'cerco|cerchiamo|mi serve|ho bisogno|vorrei|vorremmo|voglio + una camera|camera|di una camera|una stanza|un tavolo|un appuntamento|di un appuntamento',
    'devo|dovrei|vorrei|avrei bisogno di + venire|passare|portare|portarvi|portarlo|portarla|lasciare',
    'potete|può|potreste|potrebbe|riuscite a + venire|passare',
    'potete|può|potreste|potrebbe + inserirmi|prendermi|ricevermi|riceverci|darmi un appuntamento',
  ],
  lookAt: [
    'potete|puo|potreste|potrebbe|puoi|riuscite + guardarlo|guardarla|guardare|dare un occhiata|darci un occhiata|dargli un occhiata|darle un occhiata|controllarlo|controllarla|controllare|ripararlo|ripararla|sistemarlo|sistemarla|aiutarmi|aiutarci|visitarlo|visitarla|visitarmi|vederlo|vederla|vedermi',
  ],
  noBooking: ['costa|costano|prezzo|prezzi|quanto|cancellare|disdire|disdetta|cancellazione'],
  callOff: [
    'cancellare|disdire|annullare + prenotazione|appuntamento|tavolo|camera|ordine + mia|mio|vorrei|voglio|devo|posso|nostra',
  ],
  rebook: [
    'spostare|rimandare|cambiare|modificare|anticipare|posticipare + prenotazione|appuntamento + mia|mio|nostra|vorrei|voglio|devo|posso|potrei',
  ],
  wrongNumber: ['sbagliato numero|numero sbagliato'],
  complaint: [
    'lamentarmi|un reclamo|fare un reclamo|protestare|una lamentela|inaccettabile',
    'voglio|pretendo + rimborso|indietro i soldi|i miei soldi',
  ],
  ownLanguage: [
    'parla|parlate|parlano|parli + italiano',
    'italiano + per favore|in italiano|può|possiamo|posso',
  ],
};
