/** Polish. */
import type { Topics } from './types.ts';

export const pl: Topics = {
  access:
    'wózek inwalidzki, wózku, wózkiem, niepełnosprawnych, niepełnosprawni, podjazd, winda, windy, schody, schodów, parter, parterze, dostępny, bariery architektoniczne, dostosowany, dla niepełnosprawnych, bez schodów, niepełnosprawnym, na wózku, progów',
  age: 'roku życia, od ilu lat, minimalny wiek, wiek, wieku, ile trzeba mieć lat, ile lat trzeba, ile lat muszą, ile lat musi, ile lat powinno',
  airport: 'lotnisko, lotniska, transfer, dojazd z lotniska',
  alcohol: 'alkohol, wino, piwo, napoje, drinki, bar',
  allergy: 'alergia, alergie, bez glutenu, bezglutenowe, nietolerancja, alergeny, bez laktozy',
  arrival:
    'zameldowanie, zameldować, przyjazd, przyjechać, wprowadzić, doba zaczyna, check in, odbiór kluczy, przyjazdu, do pokoju, wejść do pokoju, do domku',
  booking:
    'rezerwacja, rezerwować, zarezerwować, umówić, umówić się, wizyta, wizyty, zapisy, zapisać, bez umawiania, wcześniej, bez kolejki, wcześniejszym umówieniu, rejestracja, umawiać',
  brand: 'marka, marki, marek, kosmetyki, kosmetyków, producent, produktach, produkty, produktów, firmy',
  breakfast: 'śniadanie, śniadania, wyżywienie, obiadokolacja, śniadaniem',
  bring:
    'przynieść, zabrać, wziąć, strój, ubrać, ręcznik, sprzęt, dokumenty, ubrać się, ubranie, odzież, zabierz, ze sobą, założyć, co jest potrzebne, co będzie potrzebne',
  calling:
    'dzwonić, zadzwonić, telefonicznie, telefonu, odbieracie telefon, prosimy dzwonić, kontakt telefoniczny, rejestracja telefoniczna',
  cancel:
    'odwołać, odwołanie, anulować, anulowanie, przełożyć, zrezygnować, rezygnacja, nie przyjść, odwołania, niestawienie, nie przyjdę, godziny wcześniej, nie stawić, nie mogę przyjść, nie będę mógł, nie będę mogła, warunki rezygnacji, coś mi wypadnie, nie dam rady, zmienić datę, zmienić termin, zmienić dzień',
  capacity:
    'osób, osoby, miejsc, miejsca, gości, pojemność, ludzi, zmieści, pomieści, łóżek, spać, miejsc noclegowych, zmieścimy, duża może być grupa, wielkość grupy, grup do',
  children:
    'dzieci, dziecko, dziecka, dziećmi, rodzina, krzesełko, syn, syna, córka, niemowlę, niemowląt, kącik dla dzieci, maluch, dla dzieci',
  deliver:
    'dostawa, dostawy, dowóz, wysyłka, wysyłamy, dostarczać, dowozimy, kurier, dowozicie, wysłać, wysyłacie, dostarczamy, przywieźć, przywiezienie, przywozicie',
  departure:
    'wymeldowanie, wymeldować, wyjazd, wyjechać, opuścić, check out, zwolnić, wyjazdu, opuścić pokój, zwolnić pokój',
  deposit:
    'zadatek, zaliczka, kaucja, przedpłata, zaliczki, zadatku, kaucji, z góry, wpłata z góry, przedpłatę, zapłacić z góry, coś zapłacić z góry, płacić z góry',
  discount:
    'zniżka, zniżki, rabat, promocja, studenci, studentów, seniorów, emerytów, rabaty, karta dużej rodziny, promocje, #percent',
  distance:
    'daleko, jak daleko, pieszo, minut pieszo, odległość, blisko, metrów od, km od, kilometrów, kilometry, spacerem',
  emergency:
    'nagły przypadek, pilne, pogotowie, całodobowo, dyżur, awaria, nagłych, ostry ból, w nocy, 24 h, bólem, pomoc drogowa, holowanie, laweta, awarii, nie odpala, pogotowia',
  experience:
    'doświadczenie, lat doświadczenia, #age, założona, tradycja, doświadczeniem, od lat, pokoleń, istnieje',
  extraPerson:
    'dodatkowa osoba, dodatkową osobę, trzecia osoba, trzecią osobę, dopłata, dostawka, dodatkowe łóżko, kolejna osoba, za osobę więcej',
  finance: 'raty, na raty, ratalny, finansowanie, ratalna, kredyt',
  guarantee: 'gwarancja, gwarancji, gwarancję, rękojmia',
  homeVisit:
    'dojazd, do domu, wizyty domowe, u klienta, w domu, dojeżdżamy, dojeżdżacie, wizyta domowa, mobilny, u pacjenta, przyjeżdżacie, do mnie, przyjechać do, przyjeżdżamy',
  insurance:
    'nfz, ubezpieczenie, refundacja, prywatnie, ubezpieczyciel, kontrakt, ubezpieczenia, bezgotówkowo, polisa',
  jobs: 'rekrutacja, zatrudnimy, oferty pracy, cv, praktyki, oferta pracy, jest praca, szukam pracy, praca u was, pracować u was, u was pracować, zatrudniacie, zatrudniamy, etat, etaty, szukamy pracownika, dołącz do zespołu, wyślij cv, wyślij zgłoszenie, przyjmiemy do pracy',
  language:
    'język, języki, językach, języku, mówicie, mówimy, mówi, po angielsku, angielsku, angielski, hiszpańsku, niemiecku',
  licence:
    'licencja, certyfikat, uprawnienia, certyfikowany, autoryzowany, dyplomowany, wykwalifikowany, kwalifikacje, certyfikaty, specjalista, nip, regon, krs, numer licencji',
  membership: 'karnet, członkostwo, wpisowe, abonament, składka, karnety, umowa',
  moved: 'przeprowadzka, przenieśliśmy, nowa siedziba, nowy adres, nowy lokal, przeniesiony',
  newClients:
    'nowych pacjentów, nowych klientów, pierwsza wizyta, przyjmują, zapisy, lista oczekujących, pierwszorazowych',
  online:
    'online, przez stronę, na stronie internetowej, internet, internetowo, strona, sklep internetowy, aplikacja, przez internet, znanylekarz, booksy',
  outdoor: 'ogródek, taras, ogród, zewnątrz, na zewnątrz, ogródku, tarasie',
  owner:
    'właściciel, właścicielka, szef, szefowa, dyrektor, kierownik, założyciel, prowadzi, prowadzony, prezes, właściciele, właścicielem, prowadzą, mistrzyni, właścicielką, należy do, własność, właściciela, czyja to, czyj to, do kogo należy, szefem, prowadzona',
  parking:
    'parking, parkować, zaparkować, miejsca parkingowe, parkingu, zostawić samochód, parkingowe, parkowania, zostawić auto, zaparkuję, gdzie zaparkować, zostawić rower, zaparkować rower, stojak na rowery, stojaki na rowery',
  parties:
    'impreza, imprezy, urodziny, wesele, komunia, przyjęcie, grupy, okolicznościowe, sala, catering, chrzciny, imprezę, wesela',
  payment:
    'płacić, płatność, zapłacić, płatności, formy płatności, akceptujemy, przyjmujecie, kartą, gotówką, akceptujecie',
  pets: 'zwierzę, zwierzęta, pies, psa, psy, zwierzętami, czworonóg, zwierząt, psem',
  provided: 'w cenie, wliczone, zapewniamy, ręczniki, pościel, zabrać, wliczona',
  quote: 'wycena, wycenę, kosztorys, bezpłatna wycena, niezobowiązująca, wyceny',
  refund: 'zwrot, zwrócić, wymiana, reklamacja, zwroty, zwrotu, reklamacje',
  smoking: 'palić, palenie, palących, niepalących, palenia',
  stay: 'minimalny pobyt, jedna noc, jedną noc, minimum, minimalny, minimalnie, na jedną dobę',
  takeaway: 'na wynos, odbiór, odebrać, odbiór osobisty, wynos',
  transport: 'autobus, pociąg, tramwaj, dworzec, przystanek, komunikacja miejska, metro, dojechać',
  trial:
    'lekcja próbna, próbne, pierwsze zajęcia, próbny, zajęcia próbne, konsultacja, bezpłatna konsultacja, próbna',
  vegetarian: 'wegetariańskie, wegańskie, bezmięsne, wegetarian, wege',
  voucher: 'bon, voucher, karta podarunkowa, prezent, bony, bon podarunkowy, vouchery, upominkowy',
  wait: 'czekać, czas oczekiwania, kolejka, terminy, jak długo, termin, oczekiwanie, czeka, czeka się, czekam',
  wifi: 'wifi, wi fi, internet, bezprzewodowy',
};
