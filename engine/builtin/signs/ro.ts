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
    'scântei|scânteie|fum|miroase a ars|arde + priză|priza|tablou|tabloul|siguranță|cabluri|întrerupător',
    'vreau să mor|să mă omor|să mi iau viața|nu mai vreau să trăiesc|sinucid*|să termin cu toate',
    'sânge peste tot|mult sânge|sângerează mult|sângerează tare|nu se oprește sângele',
  ],
  crisis: ['vreau să mor|să mă omor|să mi iau viața|nu mai vreau să trăiesc|sinucid*|să termin cu toate'],
  animalDanger: [
    'câinele|câine|cățelul|cățel|pisica|pisică|pisoiul|iepurele|calul + ciocolată|struguri|stafide|ceapă|otravă|pastile + mâncat|înghițit',
    'câinele|câine|cățelul|cățel|pisica|pisică|pisoiul|iepurele|calul + otrăvit|otrăvită|lovit de mașină|lovită de mașină|călcat|nu respiră|convulsii|leșinat|se sufocă|se îneacă',
    'câinele|câine|câinelui|cățelul|cățel|cățelușa|pisica|pisică|pisoiul|motanul|iepurele|calul|hamsterul + nu poate respira|respiră greu|stă pe o parte|nu se mai ridică|nu se mai mișcă|sânge peste tot|mult sânge|sângerează mult|sângerează tare|nu se oprește sângele',
  ],
  persons: [
    'm a mușcat|alergi*|nu pot respira|sângerez|fiul|fiica|copilul|bebelușul|soția|soțul|mama|tata|cineva|client|clientul|prietenul|prietena|vecinul|vecina',
  ],
  bereaved: [
    'mama|tata|soția|soțul|fiul|fiica|fratele|sora|bunica|bunicul|mătușa|unchiul|câinele|pisica + a murit|a decedat|s a stins|tocmai a murit|nu mai e printre noi',
  ],
  deadThings: ['mașina|motorul|bateria|telefonul|calculatorul|laptopul|centrala|planta'],
  harmless: [
    'tratați|reparați|oferiți|instalați|montați|faceți|detectați|organizați',
    'radiografie|extinctor*|curs|cursuri|prim ajutor|recuperare|reabilitare|instalare|montaj|asigurare|șemineu',
    'după un|anul trecut|ani în urmă',
  ],
  figures: [
    'mă înec în datorii|se îneacă în datorii|mă sufoc în datorii|mă sufocă datoriile|mă înec în hârtii',
  ],
  urgent: ['acum|în acest moment|ajutor|chiar acum'],
  cannotWait: [
    'este o urgență|e o urgență|este urgent|e urgent|foarte urgent|spart o țeavă|spart țeava|țeavă spartă|se inundă|este inundat|este inundată|apă peste tot|apă din tavan',
    'câinele|câine|câinelui|cățelul|cățel|cățelușa|pisica|pisică|pisoiul|motanul|iepurele|calul|hamsterul + nu mănâncă|nu a mâncat|n a mâncat|nu vrea să mănânce + vomită|vomitat|varsă',
    'dinte|dintele|dinți|măsea|măseaua + rupt|spart|scos|căzut|sărit|ciobit',
    'groaznic|groaznică|insuportabil|insuportabilă|îngrozitor|îngrozitoare|foarte mare + durere|doare|dureri',
  ],
  person: [
    'să vorbesc|pot vorbi|aș vorbi|dați mi|dă mi|să discut|legătura cu + un om|om|cineva|o persoană|persoană reală|operator|operatorul|manager|managerul|patronul|șeful|coleg|angajat|responsabil*|recepționer*',
    'vreau|aș vrea|doresc|prefer + o persoană reală|un om real|un operator',
    'nu vreau + robot|mașină|calculator + vorbesc',
    'e patronul|e șeful|e șefa|e proprietarul|e managerul|e directorul|este patronul|este șeful|este șefa|este proprietarul|este managerul|este directorul|patronul e|patronul este|șeful e|șeful este|șefa e|șefa este|proprietarul e|proprietarul este|managerul e|managerul este|directorul e|directorul este + acolo|prezent|prezentă|disponibil|disponibilă',
    'dați mi l|dați mi o|mi l dați|mi o dați + la telefon|pe domnul|pe doamna|pe șef|pe șeful|pe șefa|pe patron|pe patronul|pe proprietar|pe proprietarul',
  ],
  personAlone: [
    'operator|un operator|un om|om|o persoană|persoană reală|o persoană reală|managerul|recepția',
  ],
  personByRole: [
    'vorbesc cu|vorbi cu|discut cu|discuta cu|legătura cu + doctor|doctorul|doctorița|doctoriță|domnul doctor|doamna doctor|medic|medicul|medicului|dentist|dentistul|stomatolog|stomatologul|veterinar|veterinarul|farmacist|farmacistul|farmacista|asistenta|avocat|avocatul|avocata|mecanic|mecanicul|frizer|frizerul|coafeza|bucătarul|terapeutul|profesorul|profesoara|instructorul|antrenorul|tehnicianul|secretara|contabilul|fotograful',
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
    'vreau|aș vrea|aș dori|trebuie|trebuie să|doresc + un control|la dentist|la stomatolog|o consultație|o primă consultație|o primă vizită|o primă ședință|un consult|un detartraj|la tuns|la vopsit',
    'ne țineți|îmi țineți|ne păstrați|îmi păstrați|ne rezervați|îmi rezervați + o masă|o cameră|un loc',
    'vreau|aș vrea|doresc|aș dori|am vrea|pot + să comand|face o comandă|la pachet',
  ],
  bookable: ['programare|o programare|o masă|o rezervare', 'o cameră|o cameră dublă'],
  bookableFor: ['programare la|programare pentru|o programare la|o programare pentru|o masă pentru'],
  wishOfDay: [
    'aveți|ați avea|există|mai aveți|este|e|s ar găsi + o cameră|cameră|camere|o masă|masă|mese|un loc|locuri|o programare|programare|programări|ceva liber|vreun loc',
    'caut|căutăm|am nevoie|avem nevoie|vreau|vrem|aș vrea|aș dori|doresc + o cameră|de o cameră|o masă|de o masă|o programare|de o programare|un loc',
    'trebuie|vreau|vrem|aș vrea|aș dori|am vrea|am dori + să vin|să trec|să aduc|să las|să venim|să aducem',
    'puteți|ați putea|poate cineva|ar putea cineva + să veniți|veni|să treceți|să vină',
    'puteți|ați putea + să mă primiți|mă primiți|să ne primiți|să mă programați|mă programați',
    'e liberă|e liber|este liberă|este liber|e disponibilă|e disponibil|este disponibil|este disponibilă|aveți loc|mai aveți loc|aveți ceva|mai e ceva|mai aveți ceva|mai aveți mese|aveți locuri|mai sunt locuri|aveți camere|are timp|are loc',
    'pot să vin|pot veni|aș putea veni|aș putea să vin|aș vrea să vin|se poate + la tuns|la vopsit|pentru un|pentru o|la un|la o',
    'mă puteți|mă poate|ne puteți|îl puteți|o puteți|îl poate|o poate + vedea|primi|consulta',
    'am vrea|aș vrea|vrem|vreau|am dori|aș dori + să cinăm|să cinez|să mâncăm|să luăm|să stăm|să stau|să rămânem|să dormim',
    'căutăm|caut + o cameră|o dublă|o single',
  ],
  toHave: ['pot|aș putea|putem|am putea|se poate + avea|face|să fac|să am|să îmi fac|să mă tund'],
  toSee: [
    'poate|ar putea + cineva|un veterinar|veterinarul|un medic|medicul|un doctor|doctorul|doamna doctor|un dentist|dentistul|un stomatolog + vedea|să vadă|consulta|să consulte|să se uite|primi|să primească',
  ],
  visit: [
    'pot|aș putea|putem|am putea + să vin|veni|să trec|trece|să venim|să trecem|să îl aduc|să l aduc|să o aduc|să îi aduc',
  ],
  daySuits: [
    'e|este|ar fi + posibil',
    'se poate|s ar putea|este posibil|ar fi posibil|e posibil|ar merge|e ok|e în regulă|e bine',
  ],
  mayAsk: [
    'puteți|ați putea|poți|ai putea|pot|aș putea|se poate|s ar putea|putem|am putea|ar fi posibil|este posibil|e posibil',
  ],
  commands: [
    'de acum înainte ești|de acum ești|de acum înainte sunteți|prefă te că|prefaceți vă că|poartă te ca și cum|comportă te ca și cum|repetă după mine|repetați după mine',
    'asistentul vocal|asistentul|botul + va da|va oferi|dă tuturor|trebuie',
  ],
  suits: [
    'ar fi mai bine|e mai bine|este mai bine|mai bine|prefer|aș prefera|de preferat|mi ar conveni|îmi convine|ar fi perfect|ar fi bine|dacă se poate|dacă e posibil',
  ],
  arrives: ['sosire|sosirea|sosim|sosesc|ajungem|ajung|sosi|check in'],
  departs: ['plecare|plecarea|plecăm|plec|pleca|vom pleca|până|check out'],
  seating: [
    'veni|venim|să venim|mânca|să mâncăm|cina|să cinăm|prânzi|loc|locuri|sta|să stăm|să rămânem|rezerva|o cameră|o dublă|cameră|dublă|căutăm|caut|suntem|vom fi',
  ],
  lookAt: [
    'puteți|ați putea|poate|ar putea|se poate|puteti + uita|să vă uitați|arunca o privire|aruncați o privire|verifica|verificați|repara|reparați|ajuta|ajutați|vedea|consulta|rezolva|rezolvați|uitați|veni|trece|să veniți|să l reparați|să o reparați',
  ],
  trouble: [
    'meu|mea|nostru|noastră|sunt + bolnav|bolnavă|a vomitat',
    'mă doare|mă dor|îl doare|o doare|îl dor|durere|dureri|umflat|umflată|febră|mă mănâncă|curge apa|curge apă|curge robinetul|picură|scurgere|înfundat|înfundată|s a înfundat|stricat|stricată|s a stricat|spart|spartă|s a spart|defect|defectă|defecțiune|nu pornește|nu mai pornește|nu îmi pornește|nu funcționează|nu mai funcționează|nu mai merge|nu avem apă caldă|nu am apă caldă|fără apă caldă|nu am curent|nu avem curent|fără curent|un zgomot|scârțâie|am o pană|pană de cauciuc|s a rupt|șchiopătează|vomită|nu mănâncă|nu mai mănâncă|diaree|inundat|inundație|s a blocat|chițăie|fluieră|nu încălzește|nu mai încălzește|curge din tavan|curge prin tavan|s au stricat|s a ars',
    'nu se oprește din|nu încetează să|continuă să + curs|curgă|picure|picurat|sune|tușit|tușească|oprească',
  ],
  isOver: [
    'acum e mai bine|acum este mai bine|e mai bine acum|mai bine acum|sunt mai bine|se simte mai bine|a trecut|merge din nou|funcționează din nou|s a rezolvat|e reparat',
  ],
  booksNothing: [
    'nu vreau să rezerv|nu vreau o programare|nu am nevoie de programare|nu am nevoie de o programare|nu vreau să fac o rezervare|nu vreau să mă programez|nu vreau o rezervare',
  ],
  asksWhy: [
    'de ce aveți nevoie|la ce vă trebuie|de ce vreți|de ce întrebați|pentru ce aveți nevoie|la ce folosește',
  ],
  startOver: ['de la început|de la capăt|totul e greșit|totul este greșit|e totul greșit'],
  hasToGo: ['trebuie să plec|trebuie să închid|trebuie să fug'],
  noBooking: ['costă|preț|prețul|cât|anula|anulez|anulare|intrarea|intrare|parcare|parcarea|parcați'],
  order: [
    'pot|aș putea|putem|am putea|se poate|vreau|vrem|aș vrea|aș dori|am dori + să comand|comanda|să comandăm|plasez o comandă|să dau o comandă|face o comandă|fac o comandă',
  ],
  callOff: [
    'anulez|anula|să anulez|renunț la + rezervarea|rezervare|programarea|programare|masa|camera|comanda',
    'anulez|anula|anulăm|renunț la|renunțăm la + vizita|sejurul|cazarea|lecția|ora|ședința|cursul|nopțile|lucrarea|tratamentul|vizionarea|consultația|livrarea|curățenia|reparația|intervenția|noastră',
  ],
  callOffAlone: [
    'trebuie să anulez|vreau să anulez|aș vrea să anulez|trebuie să anulăm|voiam să anulez|doresc să anulez|aș dori să anulez',
  ],
  rebook: [
    'mut|mutați|schimb|reprogramez|amân|modific|să mut|să schimb|să amân + rezervarea|programarea|rezervare|programare',
    'mut|muta|schimb|schimba|amân|amâna + programarea|rezervarea',
    'vreau|aș vrea|mi ar trebui + altă oră|altă zi|alt termin',
    'mut|muta|mutăm|reprogramez|reprogramăm|amân|amânăm|schimb + lecția|ora|ședința|vizita|sejurul|vizionarea|tratamentul|consultația|livrarea|cursul|intervenția',
    'am|avem|aveam + programare|rezervare + muta|mut|mutați|mutăm|schimba|schimbăm|amâna|amânăm|reprograma|reprogramăm',
  ],
  anew: [
    'programare ca să|programare pentru a|programare să schimb|vreau o programare|aș dori o programare|aș vrea o programare|am nevoie de o programare|fac o programare|programare pentru schimb*',
  ],
  absence: [
    'nu pot|nu putem|nu mai pot|nu mai putem|nu o să pot|nu voi putea|nu reușesc + ajunge|veni|ajung|vin|să vin|să ajung',
    'nu ajung|nu mai ajung + la programare|la programarea|la consultație|la consult',
    'mi a intervenit|ne a intervenit|trebuie să anulez|trebuie să anulăm',
  ],
  refuses: [
    'prefer să nu|nu vreau să dau|nu vreau să vă dau|nu dau numărul|nu vă dau|nu vreau să spun|nu am telefon|nu e treaba|aș prefera să nu',
  ],
  instead: ['în loc de|în locul'],
  amends: [
    'schimb pe|schimba pe|schimbăm pe|mut pe|muta pe|mutăm pe|mutați pe|schimba la|schimbăm la|muta la|mutăm la|să fie|facem|mai bine',
    'trece la|trecem la',
  ],
  sales: [
    'să vă vând|vă vând|vă vindem + publicitate|reclamă|reclame|anunț|produsele noastre|serviciile noastre',
    'oferim|vă oferim|putem să vă oferim|vă propunem|ajutăm firmele|ajutăm companii|vă putem ajuta + seo|pentru site ul|promovarea site ului|google|publicitate|energie|curent|factura|pos|marketing|afacerea|economisiți',
    'sun|vă sun|vă sunăm + în legătură cu profilul|contractul dumneavoastră de energie|contractul dumneavoastră de curent|pentru profilul google|despre profilul google|factura dumneavoastră de energie|factura dumneavoastră de curent',
    'responsabil|persoana + de energie|de marketing|de publicitate|de achiziții|cu achizițiile',
  ],
  wrongNumber: ['număr greșit|greșit numărul|numărul greșit|sunat din greșeală|sunat greșit|format greșit'],
  forTeam: [
    'săturat|sătulă|sătul + aștept|așteptat|sun|nimeni',
    'să mă plâng|o plângere|o reclamație|să reclam|inacceptabil',
    'vreau|cer + banii înapoi|rambursare',
    'nu sunt mulțumit|nu sunt mulțumită|nemulțumit|nemulțumită|dezamăgit|dezamăgită|mi s a luat prea mult|m ați taxat|taxat de două ori|am plătit prea mult|mi ați stricat|mi ați distrus',
    'nimeni|niciodată|nu + a venit|a apărut|a ajuns|m a sunat|a sunat',
    'mâncarea|felul|supa|pizza|comanda|camera|serviciul|livrarea + a fost|era|a venit|a ajuns|au fost + rece|crudă|arsă|greșită|proastă|oribilă|murdară|incompletă|prost',
    'aștept|așteptăm|am așteptat + de|o oră|ore|mult|zile|săptămâni',
    'întârzii|întârziem|să întârzii|să întârziem|voi întârzia|ajung mai târziu|sunt în trafic|am întârziat',
    'mi am uitat|am uitat|am lăsat|mi am lăsat + la voi|la dumneavoastră|acolo|ieri|geaca|umbrela|geanta|ochelarii|telefonul',
    'spuneți i|spune i|anunțați|transmiteți',
    'e ridicol|este ridicol|e o rușine|inacceptabil',
  ],
  returns: [
    'm ați sunat|m a sunat cineva|am ratat apelul|apel pierdut|apel ratat|apel nepreluat|vă sun înapoi|trebuia să vă sun',
  ],
  whoSpeaks: [
    'cum vă numiți|cum te cheamă|cum vă cheamă|cu cine vorbesc|cine sunteți|cum te numești|cum vă cheamă pe dumneavoastră|cu cine am plăcerea|cine ești|cine este la telefon|cine e la telefon|cine vorbește|care e numele dumneavoastră|care este numele dumneavoastră',
  ],
  whoIsIt: ['cine e|cine este'],
  asksHuman: ['vorbesc eu|vorbesc acum|oare vorbesc + om|persoană|cineva real'],
  ofSite: ['site|siteul|site ul|pagina web|formularul|linkul|link ul|numărul dumneavoastră|numărul vostru'],
  whenBack: [
    'când|cât durează|în cât timp|la ce oră|cât de repede + mă sunați|mă sună|mă veți suna|sunați înapoi|sună înapoi|mă contactați|suna înapoi',
    'când|la ce oră|în cât timp + sunați|mă sunați|sună|veți suna|o să sunați|o să mă sunați|o să sune|reveniți|confirmați|îmi dați un telefon|primesc un telefon|primesc confirmarea',
  ],
  asksConfirmed: [
    'e confirmat|este confirmat|e confirmată|este confirmată|e sigur|e rezervat|este rezervat|e rezervată|este rezervată|e definitiv|programarea e confirmată|programarea este confirmată|rezervarea e confirmată|rezervarea este confirmată|masa e rezervată|am programarea|am masa|sunt programat|sunt programată',
  ],
  ownLanguage: [
    'vorbiți|vorbești|vorbește + română|românește',
    'română|românește + vă rog|în română|puteți|se poate',
  ],
};
