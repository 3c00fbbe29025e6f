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
    'mă puteți|ne puteți|mă poți|puteți să mă|mă pot|să mă + băga|programa|programați|strecura|strecurați|trece|treceți|înscrie|programez',
    'treceți mă|trece mă|treceți ne|notați mă|notează mă|scrieți mă|puneți mă',
    'când|cât de repede + ați putea|puteți|m ați putea|mă puteți|poate|ar putea + veni|ajunge|primi|vedea|trece|să veniți',
    'am nevoie|mi ar trebui|avem nevoie|caut|căutăm|ne ar trebui + cineva|să vină|un electrician|un instalator|un lăcătuș|un zugrav|un tehnician|de un electrician|de un instalator|de un lăcătuș',
    'vreau|aș vrea|aș dori|trebuie|trebuie să|doresc + un control|la dentist|la stomatolog|o consultație|un consult|un detartraj|la tuns|la vopsit',
    'ne țineți|îmi țineți|ne păstrați|îmi păstrați|ne rezervați|îmi rezervați + o masă|o cameră|un loc',
  ],
  bookable: ['programare|o programare|o masă|o rezervare', 'o cameră|o cameră dublă'],
  wishOfDay: [
    'aveți|ați avea|există|mai aveți|este|e|s ar găsi + o cameră|cameră|camere|o masă|masă|mese|un loc|locuri|o programare|programare|programări|ceva liber|vreun loc',
    'caut|căutăm|am nevoie|avem nevoie|vreau|vrem|aș vrea|aș dori|doresc + o cameră|de o cameră|o masă|de o masă|o programare|de o programare|un loc',
    'trebuie|vreau|aș vrea|aș dori + să vin|să trec|să aduc|să las|să venim|să aducem',
    'puteți|ați putea|poate cineva|ar putea cineva + să veniți|veni|să treceți|să vină',
    'puteți|ați putea + să mă primiți|mă primiți|să ne primiți|să mă programați|mă programați',
    'e liberă|e liber|este liberă|este liber|e disponibilă|e disponibil|este disponibil|este disponibilă|aveți loc|mai aveți loc|aveți ceva|mai e ceva|mai aveți ceva|mai aveți mese|aveți locuri|mai sunt locuri|aveți camere|are timp|are loc',
    'pot să vin|pot veni|aș putea veni|aș putea să vin|aș vrea să vin|se poate + la tuns|la vopsit|pentru un|pentru o|la un|la o',
    'mă puteți|mă poate|ne puteți|îl puteți|o puteți + vedea|primi|consulta',
    'am vrea|aș vrea|vrem|vreau|am dori|aș dori + să cinăm|să cinez|să mâncăm|să luăm|să stăm|să stau|să rămânem|să dormim',
    'căutăm|caut + o cameră|o dublă|o single',
  ],
  seating: [
    'veni|venim|să venim|mânca|să mâncăm|cina|să cinăm|prânzi|loc|locuri|sta|să stăm|să rămânem|rezerva|o cameră|o dublă|cameră|dublă|căutăm|caut|suntem|vom fi',
  ],
  lookAt: [
    'puteți|ați putea|poate|ar putea|se poate|puteti + uita|să vă uitați|arunca o privire|aruncați o privire|verifica|verificați|repara|reparați|ajuta|ajutați|vedea|consulta|rezolva|rezolvați|uitați|veni|trece|să veniți|să l reparați|să o reparați',
  ],
  noBooking: ['costă|preț|prețul|cât|anula|anulez|anulare|intrarea|intrare|parcare|parcarea|parcați'],
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
