/** Romanian. */
import type { Signs } from './types.ts';

export const ro: Signs = {
  danger: [
    'gaz|gaze + miroase|miros|simt|scurgere|scurgeri',
    'nu|abia|greu + respiră|respira|respir|respire',
    'piept|pieptul + doare|durere|dureri|apasă',
    'sângerează|sângerez|sânge + mult|foarte|tare|nu se oprește|curge',
    's a înecat|se îneacă|se sufocă|mă sufoc|mă înec|electrocutat*|anafilactic',
    'a luat foc|e foc în|este foc|foc în bucătărie|ia foc|arde casa|arde bucătăria',
    'a înghițit|a băut|a mâncat + clor|otravă|detergent|baterie|înălbitor|antigel',
    'monoxid|detectorul de fum|alarma de incendiu|detectorul de gaz + sună|pornit|țiuie',
    'a leșinat|și a pierdut cunoștința|inconștientă|nu reacționează|s a prăbușit',
    'vreau să mor|mă sinucid',
  ],
  harmless: [
    'tratați|reparați|oferiți|instalați|montați|faceți|detectați|organizați',
    'radiografie|extinctor*|curs|cursuri|prim ajutor|recuperare|reabilitare|instalare|montaj|asigurare|șemineu',
    'după un|anul trecut|ani în urmă',
  ],
  urgent: ['acum|în acest moment|ajutor|chiar acum'],
  person: [
    'să vorbesc|pot vorbi|aș vorbi|dați mi|dă mi|să discut|legătura cu + un om|om|cineva|o persoană|persoană reală|operator|operatorul|manager|managerul|patronul|șeful|coleg|angajat|responsabil*|recepționer*',
    'vreau|aș vrea|doresc|prefer + o persoană reală|un om real|un operator',
    'nu vreau + robot|mașină|calculator + vorbesc',
  ],
  personAlone: [
    'operator|un operator|un om|om|o persoană|persoană reală|o persoană reală|managerul|recepția',
  ],
  booking: [
    'am nevoie|vreau|aș vrea|aș dori|caut|trebuie|doresc + un avocat|de un avocat|la doctor|la medic|la dentist|un medic|un doctor|la veterinar|o ședință de probă|o cameră dublă',
    'aveți|există|mai aveți|este + cameră|camere|masă|mese + diseară|în seara asta|azi|astăzi|mâine|la noapte|liberă|pentru doi|pentru două',
    'următoarea|prima|următorul|primul + programare liberă|programare disponibilă|loc liber|programare',
    'pe cineva|cineva|un tehnician|un instalator|un electrician + trimite|trimiteți|veni|trece + puteți|poate|ați putea|ar putea',
    'pot|aș putea|putem|vreau|aș vrea|aș dori + să văd|vedea|să vizitez|vizita|o vizionare + apartament|apartamentul|casa|casă|locuința|imobilul',
  ],
  bookable: ['programare|o programare|o masă|o rezervare', 'o cameră|o cameră dublă'],
  wishOfDay: [
    'aveți|ați avea|există|mai aveți|este|e|s ar găsi + o cameră|cameră|camere|o masă|masă|mese|un loc|locuri|o programare|programare|programări|ceva liber|vreun loc',
    'caut|căutăm|am nevoie|avem nevoie|vreau|vrem|aș vrea|aș dori|doresc + o cameră|de o cameră|o masă|de o masă|o programare|de o programare|un loc',
    'trebuie|vreau|aș vrea|aș dori + să vin|să trec|să aduc|să las|să venim|să aducem',
    'puteți|ați putea|poate cineva|ar putea cineva + să veniți|veni|să treceți|să vină',
    'puteți|ați putea + să mă primiți|mă primiți|să ne primiți|să mă programați|mă programați',
  ],
  lookAt: [
    'puteți|ați putea|poate|ar putea|se poate|puteti + uita|să vă uitați|arunca o privire|aruncați o privire|verifica|verificați|repara|reparați|ajuta|ajutați|vedea|consulta|rezolva|rezolvați|uitați',
  ],
  noBooking: ['costă|preț|prețul|cât|anula|anulez|anulare'],
  callOff: [
    'anulez|anula|să anulez|renunț la + rezervarea|rezervare|programarea|programare|masa|camera|comanda',
  ],
  rebook: [
    'mut|mutați|schimb|reprogramez|amân|modific|să mut|să schimb|să amân + rezervarea|programarea|rezervare|programare',
  ],
  wrongNumber: ['număr greșit|am greșit numărul|greșeală'],
  complaint: [
    'să mă plâng|o plângere|o reclamație|să reclam|inacceptabil',
    'vreau|cer + banii înapoi|rambursare',
  ],
  ownLanguage: [
    'vorbiți|vorbești|vorbește + română|românește',
    'română|românește + vă rog|în română|puteți|se poate',
  ],
};
