/** Polish. */
import type { Topics } from './types.ts';

export const pl: Topics = {
  access:
    'wózek inwalidzki, wózku, wózkiem, niepełnosprawnych, niepełnosprawni, podjazd, winda, windy, schody, schodów, parter, parterze, dostępny, bariery architektoniczne, dostosowany, dla niepełnosprawnych, bez schodów, niepełnosprawnym, na wózku, progów, wózku inwalidzkim, bez progów, balkonikiem, chodzić po schodach, o kulach',
  age: 'od ilu lat, minimalny wiek, wiek, wieku, ile trzeba mieć lat, ile lat trzeba, ile lat muszą, ile lat musi, ile lat powinno, roku życia',
  airport:
    'lotnisko, lotniska, transfer, dojazd z lotniska, z lotniska, odbieracie z lotniska, odbieramy z lotniska',
  alcohol: 'alkohol, wino, piwo, napoje, drinki, bar, czegoś napić, napić się',
  allergy:
    'alergia, alergie, alergię, uczulony, uczulona, alergikami, alergicy, nietolerancja, nietolerancję; bez glutenu, bezglutenowe, alergeny, bez laktozy',
  arrival:
    'zameldowanie, zameldować, przyjazd, przyjechać, wprowadzić, doba zaczyna, check in, odbiór kluczy, przyjazdu, do pokoju, wejść do pokoju, do domku, pokój będzie gotowy, klucze, dostanę klucze, zaczyna się doba',
  beginners:
    'początkujący, początkujących, początkująca, bez doświadczenia, wcześniejsze doświadczenie, doświadczenie nie jest, wszystkie poziomy, każdy poziom, każdym poziomie, wszystkich poziomach, od zera, od podstaw, zacząć od zera, ?nigdy tego nie robiłem, ?nigdy tego nie robiłam, ?nigdy nie robiłem, ?nigdy nie robiłam, ?nigdy nie grałem, ?nigdy nie grałam, ?nigdy nie próbowałem, ?nigdy nie próbowałam, ?nigdy nie tańczyłem, ?nigdy nie tańczyłam, ?nie mam doświadczenia, ?nigdy tego nie, ?pierwszy raz w życiu',
  booking:
    'rezerwacja, rezerwować, zarezerwować, umówić, umówić się, wizyta, wizyty, zapisy, zapisać, bez umawiania, wcześniej, bez kolejki, wcześniejszym umówieniu, rejestracja, umawiać',
  brand: 'marka, marki, marek, kosmetyki, kosmetyków, producent, produktach, produkty, produktów, firmy',
  breakfast: 'śniadanie, śniadania, wyżywienie, obiadokolacja, śniadaniem',
  bring:
    'przynieść, zabrać, wziąć, strój, ubrać, ręcznik, sprzęt, dokumenty, ubrać się, ubranie, odzież, zabierz, ze sobą, założyć, co jest potrzebne, co będzie potrzebne, w co się ubrać, mam się ubrać, czego potrzebuję, wziąć ze sobą',
  calling:
    'dzwonić, zadzwonić, telefonicznie, telefonu, odbieracie telefon, prosimy dzwonić, kontakt telefoniczny, rejestracja telefoniczna',
  cancel:
    'odwołać, odwołanie, odwoływania, odwoływanie, odwoływać, anulować, anulowanie, przełożyć, zrezygnować, rezygnacja, nie przyjść, odwołania, niestawienie, nie przyjdę, godziny wcześniej, nie stawić, nie mogę przyjść, nie będę mógł, nie będę mogła, warunki rezygnacji, coś mi wypadnie, nie dam rady, zmienić datę, zmienić termin, zmienić dzień, zachoruję, jeśli nie mogę, odwołać wizytę',
  capacity:
    'uczestników, uczestnicy, kursantów, duża jest sala, duże są grupy, osób, osoby, miejsc, miejsca, gości, pojemność, ludzi, zmieści, pomieści, łóżek, spać, miejsc noclegowych, zmieścimy, duża może być grupa, wielkość grupy, grup do',
  children:
    'dzieci, dziecko, dziećmi, niemowlę, niemowlak, dla najmłodszych, maluch, z dziećmi; dziecka, krzesełko, niemowląt, kącik dla dzieci, dla dzieci, krzesełka, kącik zabaw, przewijak, plac zabaw, krzesełko dla dziecka',
  deliver:
    'dostawa, dostawy, dowóz, wysyłka, wysyłamy, dostarczać, dowozimy, kurier, dowozicie, wysłać, wysyłacie, dostarczamy, przywieźć, przywiezienie, przywozicie, przywieziecie, wyślecie, do domu przywieźć, przywozicie do domu, dowieźć',
  departure:
    'wymeldowanie, wymeldować, wyjazd, wyjechać, opuścić, check out, zwolnić, wyjazdu, opuścić pokój, zwolnić pokój, zostać w pokoju, musimy wyjechać, kończy się doba, się wynieść, do kiedy pokój',
  deposit:
    'zadatek, zaliczka, kaucja, przedpłata, zaliczki, zadatku, kaucji, z góry, wpłata z góry, przedpłatę, zapłacić z góry, coś zapłacić z góry, płacić z góry, przy rezerwacji, płaci przy rezerwacji, zapłacić wcześniej, zaliczkę',
  discount:
    'zniżka, zniżki, rabat, rabaty, ulga, ulgi, płacą mniej, zapłacę mniej, taniej dla, promocje; promocja, studenci, studentów, seniorów, emerytów, karta dużej rodziny, #percent',
  distance:
    'daleko, jak daleko, pieszo, minut pieszo, odległość, blisko, metrów od, km od, kilometrów, kilometry, spacerem',
  emergency:
    'nagły przypadek, nagłych, nagłym wypadku, pilne, poza godzinami, dyżur; pogotowie, całodobowo, awaria, ostry ból, 24 h, bólem, pomoc drogowa, holowanie, laweta, awarii, nie odpala, pogotowia, w nocy',
  experience:
    'doświadczenie, lat doświadczenia, #age, założona, tradycja, doświadczeniem, od lat, pokoleń, istnieje',
  extraPerson:
    'dodatkowa osoba, dodatkową osobę, trzecia osoba, trzecią osobę, dopłata, dostawka, dodatkowe łóżko, kolejna osoba, za osobę więcej',
  finance:
    'raty, na raty, ratalny, finansowanie, ratalna, kredyt, ratach, miesięcznych ratach, po trochu, co miesiąc, wszystko naraz, rozłożyć płatność, rozłożyć na, w ratach',
  guarantee:
    'gwarancja, gwarancji, gwarancję, rękojmia, znowu zepsuje, znów zepsuje, zepsuje się znowu, zepsuje się ponownie, nie będę zadowolony, nie będę zadowolona, niezadowolony, niezadowolona, nie spodoba',
  homeVisit:
    'dojazd, do domu, wizyty domowe, u klienta, w domu, dojeżdżamy, dojeżdżacie, wizyta domowa, mobilny, u pacjenta, przyjeżdżacie, do mnie, przyjechać do, przyjeżdżamy, pacjentów w domu, także w domu, nie wychodzi z domu, możecie przyjechać, do mnie przyjechać, leżący, leżąca, nie może wyjść z domu, obłożnie chory',
  insurance:
    'nfz, ubezpieczenie, refundacja, prywatnie, ubezpieczyciel, kontrakt, ubezpieczenia, bezgotówkowo, polisa, ubezpieczenia zdrowotne, refundowane, moje ubezpieczenie',
  invoice: 'faktura, faktury, fakturę, na fakturę',
  jobs: 'rekrutacja, zatrudnimy, oferty pracy, cv, praktyki, oferta pracy, jest praca, szukam pracy, praca u was, pracować u was, u was pracować, zatrudniacie, zatrudniamy, etat, etaty, szukamy pracownika, dołącz do zespołu, wyślij cv, wyślij zgłoszenie, przyjmiemy do pracy, jakąś pracę, wolne etaty, szukacie ludzi, potrzebujecie kogoś, pół etatu, szukacie pracowników, macie pracę',
  language:
    'język, języki, językach, języku, mówicie, mówimy, mówi, angielsku, angielski, hiszpańsku, niemiecku',
  licence:
    'kwalifikacje, wykwalifikowany, certyfikat, certyfikaty, uprawnienia, przeszkolony, fachowcami, fachowcy; licencja, certyfikowany, autoryzowany, dyplomowany, specjalista, nip, regon, krs, numer licencji, studiował, studiowała, studia, ukończył, ukończyła, ukończyłam, ukończyłem, uczelnia, uczelnię, uniwersytet, wykształcenie, dyplom, absolwent, absolwentka, magister',
  membership: 'karnet, członkostwo, wpisowe, abonament, składka, karnety, umowa',
  moved: 'przeprowadzka, przenieśliśmy, nowa siedziba, nowy adres, nowy lokal, przeniesiony',
  newClients:
    'nowych pacjentów, nowych klientów, pierwsza wizyta, lista oczekujących, pierwszorazowych, zostać pacjentem, zostać pacjentką, jestem nowy, jestem nowa, przyjmiecie mnie, nigdy u was, jeszcze ludzi, nowych uczniów, nowi pacjenci, dla nowych, nowych osób, zapisy nowych, przyjmują nowych',
  online:
    'online, internet, internetowo, strona, sklep internetowy, aplikacja, przez internet, znanylekarz, booksy, przez stronę, na stronie internetowej',
  outdoor:
    'na zewnątrz, zewnątrz, na dworze, na świeżym powietrzu, na słońcu; ogródek, taras, ogród, ogródku, tarasie',
  owner:
    'właściciel, właścicielka, szef, szefowa, dyrektor, kierownik, założyciel, prowadzi, prowadzony, prezes, właściciele, właścicielem, prowadzą, mistrzyni, właścicielką, należy do, własność, właściciela, czyja to, czyj to, do kogo należy, szefem, prowadzona, kto założył, założył firmę, kto rządzi, tu rządzi, kto kieruje, tym kieruje, kierownictwo',
  parking:
    'parking, postój, postoju, parkować, zaparkować, miejsca parkingowe, parkingu, zostawić samochód, parkingowe, parkowania, zostawić auto, zaparkuję, gdzie zaparkować, zostawić rower, zaparkować rower, stojak na rowery, stojaki na rowery, miejsc parkingowych, zostawię auto, postawić auto, ?autem, miejsce na samochód, zaparkowania, postawić samochód, zostawię samochód, miejsce na auto, ?gdzie mam stanąć, ?samochodem gdzie, postawię auto, zostawić wóz',
  parties:
    'impreza, imprezy, imprezę, przyjęcie, przyjęcia, uroczystości, świętować, okolicznościowe, uroczystość; urodziny, wesele, komunia, sala, catering, chrzciny, wesela',
  payment:
    'płacić, płatność, zapłacić, płatności, formy płatności, akceptujemy, przyjmujecie, kartą, gotówką, akceptujecie, akceptują',
  pets: 'zwierzę, zwierzęta, pies, psa, psy, zwierzętami, czworonóg, zwierząt, psem',
  provided: 'w cenie, wliczone, zapewniamy, ręczniki, pościel, zabrać, wliczona',
  quote:
    'wycena, wycenę, kosztorys, bezpłatna wycena, niezobowiązująca, wyceny, orientacyjną cenę, poznać cenę, cenę wcześniej, cena przed, orientacyjna cena, przybliżoną cenę',
  referral: 'skierowanie, skierowania, lekarza rodzinnego, mnie skierować, papier od lekarza',
  refund:
    'zwrot, zwrócić, wymiana, reklamacja, zwroty, zwrotu, reklamacje, oddać, wymienić, nie spodoba, nie będzie pasować, oddacie pieniądze, zwrot pieniędzy, pieniądze z powrotem, można zwrócić, oddacie mi',
  reply:
    'odpowiadać, odpowiadamy, odpowiedź, odpisujemy, odpisujecie, odpowiadają, odpowiedzi, skontaktujemy się, oddzwonimy, oddzwaniamy, ?oddzwonią',
  smoking:
    'palić, palenie, palących, niepalących, palenia, papierosa, zapalić papierosa, wapować, palarnia, zakaz palenia',
  social:
    'facebook, facebooku, instagram, instagramie, tiktok, youtube, media społecznościowe, mediach społecznościowych, was obserwować, obserwujcie nas, śledzić',
  stay: 'minimalny pobyt, jedna noc, jedną noc, minimum, minimalny, minimalnie, na jedną dobę, tylko jedną noc, jedną dobę',
  takeaway:
    'na wynos, odbiór, odebrać, odbiór osobisty, wynos, odebrać jedzenie, zjeść w domu, zabrać jedzenie, ze sobą jedzenie, wziąć jedzenie, pakujecie',
  toilets: 'toaleta, toalety, wc, łazienka, łazienki, ubikacja, ubikacji, kibel, toalecie',
  transport:
    'komunikacja miejska, komunikacją, komunikacją miejską, komunikacji miejskiej, którym przystanku, przystanek w pobliżu, przystanku mam, bez samochodu, nie mam auta, nie mam samochodu, najbliższy przystanek, bez auta; autobus, pociąg, tramwaj, dworzec, przystanek, metro, dojechać, jakim autobusem, jaka linia, zatrzymuje się, dojadę, jakim tramwajem',
  trial:
    'lekcja próbna, próbne, pierwsze zajęcia, próbny, zajęcia próbne, konsultacja, bezpłatna konsultacja, próbna, spróbować, wypróbować, na próbę, najpierw spróbować',
  vegetarian:
    'wegetariańskie, wegańskie, bezmięsne, wegetarian, wege, bez mięsa, nie jem mięsa, produktów zwierzęcych, roślinnego, roślinne, dla wegan',
  voucher: 'bon, voucher, karta podarunkowa, prezent, bony, bon podarunkowy, vouchery, upominkowy',
  wait: 'czekać, czas oczekiwania, kolejka, terminy, jak długo, termin, oczekiwanie, czeka, czeka się, czekam, dostanę termin, kolejki, jakie są kolejki, szybko mogę się dostać, długo się czeka, najbliższy termin, wolny termin, najbliższy wolny termin, na kiedy',
  weather:
    'złej pogodzie, deszcz, deszczu, pada, padać, padało, złej pogody, zła pogoda, niepogody, pogoda, pogody, pogodę, pogodowe, pogodowych, burza, burzy, atmosferycznych',
  wifi: 'wifi, wi fi, internet, bezprzewodowy, połączyć się z siecią, z siecią, korzystać z internetu, z internetu',
  writing:
    'whatsapp, sms, sms em, sms a, napisz do nas, proszę pisać, napisać, pisać, wiadomość, wysłać wiadomość, wiadomości',
};
