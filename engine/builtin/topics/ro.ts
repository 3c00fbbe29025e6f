/** Romanian. */
import type { Topics } from './types.ts';

export const ro: Topics = {
  access:
    'scaun cu rotile, scaun rulant, rampă, accesibil, dizabilități, lift, scări, trepte, parter, cărucior, persoane cu dizabilități, accesibilitate, fără trepte, urca scări, persoanelor cu dizabilități',
  age: 'vârsta minimă, de la ce vârstă, vârstă, limită de vârstă, câți ani trebuie, câți ani să aibă, ce vârstă',
  airport: 'aeroport, transfer, navetă',
  alcohol: 'alcool, vin, bere, băuturi, cocktailuri, bar',
  allergy: 'alergie, alergii, fără gluten, intoleranță, alergeni, fără lactoză',
  arrival:
    'check in, sosi, sosire, intra, cazare de la, preluarea cheilor, ajunge, ajungem, caza, cazare, cazăm, intra în cameră, în cameră',
  booking:
    'rezervare, rezervări, programare, programări, rezerva, fără programare, din timp, în avans, înscriere, programez, rezerv',
  brand: 'marcă, mărci, produse, producător, produsele, gamă, brand',
  breakfast: 'mic dejun, demipensiune, pensiune completă, micul dejun',
  bring:
    'aduc, aduce, îmbrăcăminte, echipament, prosop, acte, documente, aduceți, haine comode, îmbrac, îmbrăcat, de ce am nevoie',
  calling:
    'suna, sunați, telefonic, sun, răspundeți la telefon, contacta telefonic, la telefon, prin telefon',
  cancel:
    'anula, anulare, anulez, amâna, reprograma, renunța, neprezentare, anularea, anulat, nu vin, ore înainte, anulați, nu pot ajunge, nu pot veni, nu mai pot veni, nu pot să vin, nu ajung, schimb data, schimba data, schimbăm data',
  capacity:
    'persoane, locuri, capacitate, oaspeți, invitați, încap, încăpem, paturi, caza, găzdui, mare poate fi un grup, grupuri de până la, mărimea grupului',
  children:
    'copii, copil, bebeluș, familie, scaun de masă, fiu, fiica, copiii, copilul, loc de joacă, familii, cei mici, să se joace, se joacă, joacă, spațiu de joacă',
  deliver: 'livrare, livra, livrați, curier, transport, livrăm, expediere, trimite, la domiciliu, livrări',
  departure:
    'check out, pleca, plecare, plecăm, eliberată, eliberarea, eliberăm, părăsi, eliberăm camera, eliberat, părăsim camera',
  deposit: 'avans, depozit, arvună, acont, plătesc în avans, plata în avans',
  discount: 'reducere, discount, promoție, studenți, pensionari, ofertă, reduceri, promoții, elevi, #percent',
  distance: 'departe, cât de departe, pe jos, minute de mers, distanță, aproape, km de, kilometri',
  emergency:
    'urgență, urgențe, urgent, non stop, nonstop, gardă, intervenții, tractări, tractare, în pană, depanare, avarie',
  experience: 'experiență, ani de experiență, #age, fondată, înființată, tradiție, generații, de ani',
  extraPerson:
    'persoană în plus, persoană suplimentară, a treia persoană, supliment, suplimentul, pat suplimentar, încă o persoană, oaspete suplimentar',
  finance: 'rate, în rate, finanțare, plata în rate, tbi, credit',
  guarantee: 'garanție, garanția',
  homeVisit:
    'la domiciliu, acasă, deplasare, ne deplasăm, veniți, domiciliul, vizită la domiciliu, deplasați, la mine acasă, venim',
  insurance:
    'asigurare, casa de asigurări, decontare, cnas, asigurări, bilet de trimitere, decontat, contract',
  jobs: 'angajare, angajăm, locuri de muncă, cv, angajați, carieră, job, lucra la voi, lucrez la voi, trimiteți cv, angajări, căutăm personal, căutăm coleg, post vacant, posturi vacante',
  language: 'limbă, limbi, vorbiți, vorbește, vorbim, engleză, spaniolă, germană, franceză',
  licence:
    'licență, autorizat, certificat, acreditat, calificat, autorizați, atestat, certificare, diplomă, specialist, cui, cif, registrul comerțului, număr de înregistrare',
  membership: 'abonament, membru, înscriere, cotizație, abonamente, contract',
  moved: 'mutat, mutare, sediu nou, adresă nouă, relocat, locație nouă',
  newClients:
    'pacienți noi, clienți noi, prima consultație, primiți, locuri, listă de așteptare, prima vizită',
  online:
    'online, pe site, pe site ul, prin site, prin site ul, internet, magazin online, aplicație, pe internet',
  outdoor: 'terasă, grădină, afară, exterior, curte, aer liber, balcon, foișor',
  owner:
    'proprietar, patron, director, șef, fondator, manager, administrator, condus, gazdă, responsabil, gazdele, proprietari, condusă, fondatoarea, aparține, deținut de, deținută de, doctorița, gazda, șeful, șefa, conduce, conduc, proprietarul, proprietara, al cui este, a cui este, a cui e',
  parking:
    'parcare, parca, parchez, loc de parcare, garaj, parcăm, locuri de parcare, las mașina, lăsa mașina, lăsa bicicleta, las bicicleta, parca bicicleta, rastel de biciclete',
  parties:
    'petrecere, zi de naștere, nuntă, eveniment, evenimente, grupuri, botez, sală, catering, petreceri, grup',
  payment: 'plăti, plată, plătesc, metode de plată, acceptați, modalități de plată, plata, acceptăm',
  pets: 'animale, animal, câine, câini, animale de companie, pet friendly, cățel, câinele',
  provided: 'inclus, inclusă, incluse, asigurat, prosoape, lenjerie, lenjeria, prosoapele, trebuie să aducem',
  quote: 'ofertă, deviz, estimare, ofertă de preț, gratuit deviz, evaluare',
  refund: 'retur, rambursare, returna, schimb, banii înapoi, returnare',
  smoking: 'fuma, fumat, fumători, nefumători, fumatul',
  stay: 'sejur minim, o noapte, o singură noapte, minim nopți, nopți minim, minim',
  takeaway: 'la pachet, ridicare, ridica, comandă, comenzi, ridicare personală',
  transport: 'autobuz, tren, metrou, gară, stație, transport public, tramvai, cum ajung',
  trial: 'probă, ședință gratuită, prima ședință, lecție de probă, consultație gratuită, prima oră, de probă',
  vegetarian: 'vegetarian, vegan, fără carne, de post, vegane',
  voucher: 'card cadou, voucher, cadou, tichet, vouchere, bon cadou',
  wait: 'așteptare, aștepta, timp de așteptare, cât durează, termen, coadă',
  wifi: 'wifi, wi fi, internet, conexiune',
};
