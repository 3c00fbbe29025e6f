/** Romanian. */
import type { Topics } from './types.ts';

export const ro: Topics = {
  access:
    'scaun cu rotile, scaun rulant, rampă, accesibil, dizabilități, lift, scări, trepte, parter, cărucior, persoane cu dizabilități, accesibilitate, fără trepte, urca scări, persoanelor cu dizabilități, scaunul rulant, cadrul de mers, cadru',
  age: 'vârsta minimă, de la ce vârstă, vârstă, limită de vârstă, câți ani trebuie, câți ani să aibă, ce vârstă',
  airport: 'aeroport, transfer, navetă, de la aeroport, luați de la aeroport, mă puteți lua',
  alcohol: 'alcool, vin, bere, băuturi, cocktailuri, bar, bea ceva',
  allergy:
    'alergie, alergii, alergic, alergică, alergicii, intoleranță, intoleranțe; fără gluten, alergeni, fără lactoză',
  arrival:
    'check in, sosi, sosire, intra, cazare de la, preluarea cheilor, ajunge, ajungem, caza, cazare, cazăm, intra în cameră, în cameră, gata camera, primesc cheile, cheile, cazarea se face',
  beginners:
    'începător, începători, începătoare, începătorilor, fără experiență, experiență anterioară, toate nivelurile, orice nivel, de la zero, ?am făcut niciodată, ?am încercat niciodată, ?am cântat niciodată, ?am dansat niciodată, ?niciodată n am, ?nu am experiență, ?n am mai făcut asta, ?am mai făcut asta, ?am mai făcut, ?nu am mai făcut, ?n am mai făcut',
  booking:
    'rezervare, rezervări, programare, programări, rezerva, fără programare, din timp, în avans, înscriere, programez, rezerv',
  brand: 'marcă, mărci, produse, producător, produsele, gamă, brand',
  breakfast: 'mic dejun, demipensiune, pensiune completă, micul dejun',
  bring:
    'aduc, aduce, îmbrăcăminte, echipament, prosop, acte, documente, aduceți, haine comode, îmbrac, îmbrăcat, de ce am nevoie, mă îmbrac, să mă îmbrac, iau cu mine, iau ceva cu mine, ce îmi trebuie',
  calling:
    'suna, sunați, telefonic, sun, răspundeți la telefon, contacta telefonic, la telefon, prin telefon',
  cancel:
    'anula, anulare, anulez, amâna, reprograma, renunța, neprezentare, anularea, anulat, nu vin, ore înainte, anulați, nu pot ajunge, nu pot veni, nu mai pot veni, nu pot să vin, nu ajung, schimb data, schimba data, schimbăm data, mă îmbolnăvesc, îmi apare ceva, dacă nu pot',
  capacity:
    'participanți, cursanți, mare este sala, mare e sala, mari sunt grupele, persoane, locuri, capacitate, oaspeți, invitați, încap, încăpem, paturi, caza, găzdui, mare poate fi un grup, grupuri de până la, mărimea grupului',
  children:
    'copii, copil, copiii, bebeluș, cu copii, pentru cei mici, cei mici; scaun de masă, copilul, loc de joacă, să se joace, se joacă, joacă, spațiu de joacă, scaune înalte, colț de joacă, scaun pentru bebeluși, masă de înfășat',
  deliver:
    'livrare, livra, livrați, curier, transport, livrăm, expediere, trimite, la domiciliu, livrări, aduce acasă, aduceți acasă, livrați acasă, îmi puteți trimite, prin curier, aduceți la domiciliu',
  departure:
    'check out, pleca, plecare, plecăm, eliberată, eliberarea, eliberăm, părăsi, eliberăm camera, eliberat, părăsim camera, lăsăm camera, sta în cameră, trebuie să plecăm, eliberarea camerei',
  deposit:
    'avans, depozit, arvună, acont, plătesc în avans, plata în avans, la rezervare, plătesc înainte, în avans',
  discount:
    'reducere, reduceri, discount, tarif redus, plătesc mai puțin, mai ieftin pentru, plătesc pensionarii; promoție, studenți, pensionari, ofertă, promoții, elevi, #percent',
  distance: 'departe, cât de departe, pe jos, minute de mers, distanță, aproape, km de, kilometri',
  emergency:
    'urgență, urgențe, urgent, în afara programului; non stop, nonstop, gardă, intervenții, tractări, tractare, în pană, depanare, avarie',
  experience: 'experiență, ani de experiență, #age, fondată, înființată, tradiție, generații, de ani',
  extraPerson:
    'persoană în plus, persoană suplimentară, a treia persoană, supliment, suplimentul, pat suplimentar, încă o persoană, oaspete suplimentar',
  finance:
    'rate, în rate, finanțare, plata în rate, tbi, credit, rate lunare, puțin câte puțin, plăti lunar, tot odată, eșalona, eșalonat',
  guarantee:
    'garanție, garanția, strică din nou, se strică iar, stricat din nou, nu sunt mulțumit, nu sunt mulțumită, nemulțumit, nemulțumită, nu îmi place rezultatul',
  homeVisit:
    'la domiciliu, acasă, deplasare, ne deplasăm, domiciliul, vizită la domiciliu, deplasați, la mine acasă, și acasă, ieși din casă, veniți acasă, vă deplasați, vizite la domiciliu, veniți la mine, veniți și la domiciliu, venim acasă, venim la domiciliu, nu se poate deplasa, imobilizat la pat, imobilizată la pat, nu poate ieși din casă',
  insurance:
    'asigurare, casa de asigurări, decontare, cnas, asigurări, bilet de trimitere, decontat, contract, asigurări de sănătate, se decontează, deconta',
  invoice: 'factură, facturi, cu factură',
  jobs: 'angajare, angajăm, locuri de muncă, cv, angajați, carieră, job, lucra la voi, lucrez la voi, trimiteți cv, angajări, căutăm personal, căutăm coleg, post vacant, posturi vacante, caut de lucru, aveți de lucru, căutați personal, căutăm un ajutor, nevoie de cineva, jumătate de normă',
  language: 'limbă, limbi, vorbiți, vorbește, vorbim, engleză, spaniolă, germană, franceză',
  licence:
    'calificat, certificat, autorizat, instruit, profesioniști, diplomă, calificare; licență, acreditat, autorizați, atestat, certificare, specialist, cui, cif, registrul comerțului, număr de înregistrare, studiat, studii, absolvit, absolventă, absolvent, facultate, facultatea, universitate, licențiat, licențiată, formare, specializat',
  membership: 'abonament, membru, înscriere, cotizație, abonamente, contract',
  moved: 'mutat, mutare, sediu nou, adresă nouă, relocat, locație nouă',
  newClients:
    'pacienți noi, clienți noi, prima consultație, listă de așteptare, prima vizită, deveni pacient, sunt nou, sunt nouă, mă primiți, nu am mai fost, locuri pentru pacienți, elevi noi, primiți pacienți, mai primiți oameni',
  online:
    'online, internet, magazin online, aplicație, pe internet, pe site, pe site ul, prin site, prin site ul',
  outdoor: 'afară, exterior, aer liber, la soare, mese afară; terasă, grădină, curte, balcon, foișor',
  owner:
    'proprietar, patron, director, șef, fondator, manager, administrator, condus, gazdă, responsabil, gazdele, proprietari, condusă, fondatoarea, aparține, deținut de, deținută de, doctorița, gazda, șeful, șefa, conduce, conduc, proprietarul, proprietara, al cui este, a cui este, a cui e, cine a înființat, a înființat firma, cine a fondat, patronul, conducerea',
  parking:
    'parcare, parcat, parca, parchez, loc de parcare, garaj, parcăm, locuri de parcare, las mașina, lăsa mașina, lăsa bicicleta, las bicicleta, parca bicicleta, rastel de biciclete, unde las mașina, o pun mașina, ?vin cu mașina, loc pentru mașină, se parchează, unde parchez, pun mașina',
  parties:
    'petrecere, petreceri, sărbători, evenimente, eveniment, petreceri private, aniversa; zi de naștere, nuntă, botez, sală, catering',
  payment:
    'plăti, plată, plătesc, metode de plată, acceptați, modalități de plată, plata, acceptăm, se plătește, mijloace de plată',
  pets: 'animale, animal, câine, câini, animale de companie, pet friendly, cățel, câinele',
  provided: 'inclus, inclusă, incluse, asigurat, prosoape, lenjerie, lenjeria, prosoapele, trebuie să aducem',
  quote:
    'ofertă, deviz, estimare, ofertă de preț, gratuit deviz, evaluare, devize, preț aproximativ, afla prețul înainte, prețul înainte',
  referral: 'trimitere, bilet de trimitere, medicul de familie, hârtie de la medic, trimită medicul',
  refund:
    'retur, rambursare, returna, schimb, banii înapoi, returnare, retururi, dau înapoi, nu îmi place, nu mi se potrivește, îl schimba, se pot returna, returnez',
  reply:
    'răspunde, răspundem, răspundeți, răspuns, răspunsul, timp de răspuns, vă contactăm în, revenim cu un răspuns, ?mă contactați',
  smoking: 'fuma, fumat, fumători, nefumători, fumatul, țigară, vapa, vaping',
  social:
    'facebook, instagram, tiktok, youtube, rețelele sociale, rețele sociale, vă pot urmări, urmăriți ne',
  stay: 'sejur minim, o noapte, o singură noapte, minim nopți, nopți minim, minim, doar o noapte, numai o noapte',
  takeaway:
    'la pachet, ridicare, ridica, comandă, comenzi, ridicare personală, iau mâncarea, lua mâncarea, mânca acasă, ridica comanda, mâncarea acasă',
  toilets: 'toaletă, toalete, wc, baie, baia, grup sanitar',
  transport:
    'transport public, transportul public, transport în comun, transportul în comun, ce tramvai, ce stație, stație aproape, stație în apropiere, fără mașină, nu conduc, cea mai apropiată stație, nu am mașină; autobuz, tren, metrou, gară, stație, tramvai, tramvaiul, cum ajung, ce autobuz, ce linie, oprește chiar, oprește în fața, linie trece',
  trial:
    'probă, ședință gratuită, prima ședință, lecție de probă, consultație gratuită, prima oră, de probă, încerca, proba',
  vegetarian: 'vegetarian, vegan, fără carne, de post, vegane, nu mănânc carne, produse animale',
  voucher: 'card cadou, voucher, cadou, tichet, vouchere, bon cadou',
  wait: 'așteptare, aștepta, timp de așteptare, cât durează, termen, coadă, așteaptă mult, trebuie să aștept, primi o programare, listă de așteptare, cea mai apropiată programare, primul loc liber, până la o programare',
  weather: 'ploaie, plouă, ploua, ploi, vreme rea, vremea, vremii, furtună, meteo, intemperii',
  wifi: 'wifi, wi fi, internet, conexiune, mă pot conecta, conexiune la internet, folosi internetul',
  writing:
    'whatsapp, sms, scrieți ne, scrie ne, să vă scriu, mesaj, trimit un mesaj, trimite un mesaj, trimiteți un mesaj, trimiteți ne un mesaj',
};
