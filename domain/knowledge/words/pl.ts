/** Polish. */
import type { WordTable } from './word-table.ts';

export const polish: WordTable = {
  language: 'pl',
  stopwords:
    'i, w, z, na, do, się, nie, jest, dla, oraz, po, od, że, za, przez, nasz, nasza, nasze, są, to, o, jak, lub, co, przy, państwa, nas, już, także, aby',
  days: {
    mon: 'poniedziałek, poniedziałki, poniedziałku, poniedziałków, pon, pn, poniedz',
    tue: 'wtorek, wtorki, wtorku, wtorków, wt, wto',
    wed: 'środa, środy, środę, śród, śr, śro, środ',
    thu: 'czwartek, czwartki, czwartku, czwartków, czw, cz, czwart',
    fri: 'piątek, piątki, piątku, piątków, pt, piąt, pią',
    sat: 'sobota, soboty, sobotę, sobót, sobotnie, sob, sb',
    sun: 'niedziela, niedziele, niedzielę, niedzieli, niedziel, niedz, nd, ndz',
  },
  dayInitials:
    '- - - - - - -, Pn Wt Śr Czw Pt So Nd, Po - - - Pi - Nie, Pon Wto Śro Czwart Pią Sob Niedz, Poniedz - Środ Czwar Piąt - -',
  dayGroups: {
    everyDay:
      'codziennie, każdego dnia, 7 dni w tygodniu, cały tydzień, 7 dni, przez cały tydzień, 365 dni w roku, 365 dni, każdego ranka, codziennie rano, każdego popołudnia, każdego wieczoru, co wieczór, codziennie wieczorem',
    weekdays: 'dni robocze, w dni robocze, w tygodniu, dni powszednie, w dni powszednie',
    weekend: 'weekend, weekendy, w weekendy',
    holidays: 'święta, dni świąteczne',
  },
  hours: {
    through: 'do, – do',
    and: 'i, oraz, &',
    from: 'od, w godz, w godzinach, godz, w, we, między',
    open: 'czynne, otwarte, godziny otwarcia, czynni, czynny, czynna, otwarci, otwarty, otwarta, otwieramy, pracujemy',
    closed:
      'nieczynne, zamykamy, zamknięte, nieczynny, zamknięty, wolne, zamknięta, nieczynna, zamknięci, nieczynni, dzień wolny, dni wolne, dzień zamknięcia, przerwa urlopowa, przerwa świąteczna, jesteśmy na urlopie, będziemy na urlopie, nie przyjmujemy, nie przyjmuje, brak przyjęć, nie pracujemy',
    leave: 'urlop',
    except: 'oprócz, z wyjątkiem, poza, za wyjątkiem, prócz, z wyj.',
    only: 'tylko, wyłącznie',
    allDay: '24h, całodobowo, 24/7, całą dobę, 24 godziny',
    noon: 'południe, południa',
    midnight: 'północ, północy',
    late: 'ostatniego klienta, do ostatniego klienta, późna, zmroku, zachodu słońca, zmierzchu',
    pauses: 'przerwa',
    morning: 'rano, poranki, przedpołudnie, przedpołudniem, przed południem, każdego ranka, codziennie rano',
    afternoon:
      'popołudniu, popołudnie, popołudnia, po południu, wieczorem, wieczór, wieczory, każdego popołudnia, każdego wieczoru, co wieczór, codziennie wieczorem',
    aside:
      'ostatnie zamówienia, ostatnie wejście, kuchnia do, kuchnia czynna do, ostatnie zamówienie, ostatnie zamówienia przyjmujemy, ostatni klient, ostatnia wizyta, zamówienia do, kuchnia zamyka',
    appointment: 'po umówieniu, po wcześniejszym umówieniu, na umówienie, tylko po umówieniu, po uzgodnieniu',
    telephone:
      'kontakt telefoniczny, dyżur telefoniczny, rejestracja telefoniczna, telefonicznie w godzinach',
    calling: 'zadzwoń, zadzwoń do nas, prosimy dzwonić, dzwoń',
    clock: 'h',
    hourNames:
      'pierwszej, drugiej, trzeciej, czwartej, piątej, szóstej, siódmej, ósmej, dziewiątej, dziesiątej, jedenastej, dwunastej, trzynastej, czternastej, piętnastej, szesnastej, siedemnastej, osiemnastej, dziewiętnastej, dwudziestej, dwudziestej pierwszej, dwudziestej drugiej',
    halfTo: 'wpół do',
    halfBehind: 'trzydzieści',
    am: '',
    pm: '',
    filler:
      'czynne, otwarte, godziny, otwarcia, jesteśmy, nasze, w, we, godz, godzinach, od, salon, sklep, lokal, również, pracy, rano, wieczorem, zapraszamy, każdy, każda, każdą, w dni, czynni, czynny, czynna, otwarci, otwarty, otwarta, otwieramy, pracujemy, dniach, dni, godzina, nasz, nasza',
    purpose:
      'sekretariat, kuchnia, lunch, lunche, śniadanie, śniadania, obiady, kolacje, kolacja, ogródek, recepcja, rejestracja, dostawa, dostawy, odbiór, pogotowie, zameldowanie, wymeldowanie, doba hotelowa, dowozimy, dostarczamy, dowóz, punkt pobrań, pobrania',
    lunch: 'lunch, lunche, obiad, obiady',
    dinner: 'kolacja, kolacje',
    offices: 'sekretariat',
    houses:
      'sklep, biuro, warsztat, gabinet, poradnia, przychodnia, laboratorium, pracownia, salon, restauracja, apteka, lokal, bar, basen, sauna',
    served: 'podajemy, podawane, podawany, serwujemy, serwowane, wydajemy',
    others:
      'poza godzinami, nocna pomoc, nocna i świąteczna, apteka dyżurna, najbliższy, najbliższa, urząd gminy, urząd miasta',
    feasts:
      'wigilia, wigilię, wigilii, sylwester, sylwestra, nowy rok, nowym rokiem, nowego roku, boże narodzenie, bożym narodzeniem, bożego narodzenia, trzech króli, wielki piątek, wielka sobota, poniedziałek wielkanocny, wszystkich świętych, święto pracy, święto konstytucji, święto niepodległości, niedziela wielkanocna, niedzielę wielkanocną, lany poniedziałek, wielki czwartek, niedziela palmowa, tłusty czwartek, boże ciało, black friday',
    season:
      'rok szkolny, w roku szkolnym, lato, latem, zima, zimą, wiosna, jesień, sezon, wakacje, boże narodzenie, wielkanoc, pierwsza, pierwszy, ostatnia, ostatni, w miesiącu, miesiąca, co drugi, co druga, poza sezonem, w sezonie, sezon letni, sezon zimowy, pozostałe miesiące, reszta roku, handlowe, handlowa, handlową, niehandlowe, niehandlowa, niehandlową',
  },
  months:
    'stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia, styczeń, luty, marzec, kwiecień, maj, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień, styczniu, lutym, marcu, kwietniu, maju, czerwcu, lipcu, sierpniu, wrześniu, październiku, listopadzie, grudniu, kwi, cze, sie, wrz, paź, gru, 1 sty, 31 sty, 1 lut, 28 lut, 1 mar, 31 mar, 1 lip, 15 lip, 31 lip, 1 lis, 15 lis, 30 lis',
  headings: {
    hours: 'godziny otwarcia, godziny pracy, czynne, otwarte, godziny przyjęć, godziny',
    timetable:
      'grafik, grafik zajęć, zajęcia, wydarzenia, kalendarz, kursy, warsztaty, plan zajęć, program, koncerty, msze, msze święte, msza, porządek mszy, nabożeństwa, rozkład',
    services:
      'usługi, nasze usługi, oferta, nasza oferta, cennik, ceny, menu, karta, zabiegi, produkty, pokoje, dania, napoje, desery, zupy, przystawki, specjalizacje, dania główne, smaki, nasze smaki, smaki lodów',
    prices: 'cennik, ceny, cena, nasz cennik, opłaty, honorarium, koszty',
    menus: 'menu, karta dań, karta menu, karta win, karta napojów, karta',
    courses:
      'śniadania, śniadanie, lunche, obiady, kolacje, przystawki, przekąski, zupy, sałatki, dania, dania główne, z grilla, mięsa, ryby, makarony, pizza, pizze, burgery, pierogi, naleśniki, kanapki, dodatki, desery, ciasta, lody, napoje, napoje gorące, napoje zimne, kawa, kawy, herbata, herbaty, soki, wina, wina czerwone, wina białe, piwa, piwo, koktajle, drinki, dla dzieci',
    serviceMenus:
      'usługi, nasze usługi, zabiegi, nasze zabiegi, terapie, specjalizacje, zakres usług, oferta, nasza oferta, czym się zajmujemy, kursy, zajęcia, usługa, zabieg, leczenie, warsztaty, nasze kursy, szkolenia, nasze zajęcia',
    offerCards:
      'co robimy, co oferujemy, pakiety, nasze specjalizacje, zakres prac, akcesoria, części, części zamienne, części i akcesoria, asortyment, nasz asortyment, w ofercie, w sprzedaży, wykonujemy, oferujemy, realizujemy, robimy, świadczymy, naprawiamy, zajmujemy się, prowadzimy, zakres usług, zakres oferty, zakres działalności, rodzaje usług, lista usług, oferowane usługi, w naszej ofercie, oferuję, wykonuję, moja oferta, moje usługi, co oferuję, czym się zajmuję, w czym pomagamy, w czym możemy pomóc, jak możemy pomóc, zakres świadczonych usług, obszary działalności, specjalności, nasze specjalności, nasze terapie, poradnie, nasze poradnie',
    asides:
      'dlaczego my, dlaczego warto, nasze wartości, nasza filozofia, nasza historia, jak pracujemy, jak to działa, udogodnienia, wyposażenie, w pokoju, w pokojach, w cenie, zawiera, w pakiecie, nasz zespół, zespół, galeria, aktualności, partnerzy, marki, formy płatności, obserwuj nas, newsletter, zalety, atuty, przydatne linki, dlaczego nasz, co nas wyróżnia, nasze atuty, nasze zalety, nasza misja, misja, nasza wizja, wizja, wartości, zasady, zasady pracy, nasze zasady, nasze doświadczenie, doświadczenie, kim jesteśmy, o nas, o mnie, o firmie, nasi klienci, klienci, zaufali nam, współpraca, współpracujemy, jak działamy, jak przebiega, etapy, etapy współpracy, krok po kroku, jak się umówić, jak dojechać, nasi specjaliści, nasi lekarze, kadra, nasza kadra, nasi trenerzy, instruktorzy, poznaj nas, poznaj zespół, gospodarze, blog, nasz blog, artykuły, ostatnie wpisy, najnowsze wpisy, nowości, poradnik, media o nas, realizacje, nasze realizacje, portfolio, przed i po, galeria zdjęć, nagrody, wyróżnienia, certyfikaty, uprawnienia, kwalifikacje, członkostwo, nasi partnerzy, dostawcy, producenci, nasze marki, park maszynowy, nasz sprzęt, gabinet, nasz gabinet, liczby, w liczbach, kariera, rekrutacja, do pobrania, dokumenty, regulamin, polityka prywatności, social media, przydatne informacje, cechy, parametry',
    areas: 'obszar działania, obszar dostaw, gdzie działamy, zasięg',
    faq: 'najczęściej zadawane pytania, częste pytania, faq, pytania i odpowiedzi, pytania',
    testimonials: 'opinie, opinie klientów, referencje, co mówią klienci, księga gości',
    contact:
      'kontakt, dojazd, adres, lokalizacja, gdzie jesteśmy, jak dojechać, znajdź nas, odwiedź nas, nasz adres, siedziba',
  },
  markup: {
    areas: 'Obszar działania',
    payment: 'Formy płatności',
    currencies: 'Waluta',
    languages: 'Języki',
    prices: 'Przedział cenowy',
    cuisine: 'Kuchnia',
    amenities: 'Udogodnienia',
    pets: 'Zwierzęta dozwolone',
    smoking: 'Palenie dozwolone',
    bookings: 'Rezerwacje przyjmowane',
    arrival: 'Zameldowanie od',
    departure: 'Wymeldowanie do',
    founder: 'Założyciel',
    founded: 'Rok założenia',
    yes: 'tak',
    no: 'nie',
  },
  phone: {
    phone: 'telefon, telefony, tel, kom, komórka, stacjonarny, zadzwoń, rejestracja',
    fax: 'fax, faks',
  },
  price: {
    from: 'od',
    upTo: 'do',
    upward: 'i więcej, wzwyż',
    old: 'było, była, zamiast, wcześniej, poprzednio, cena regularna, pierwotna cena, cena pierwotna, cena normalna',
    now: 'teraz, tylko, teraz tylko, promocja, cena promocyjna, cena sprzedaży, aktualna cena, cena aktualna',
    notPaid: 'rabatu, zniżki, taniej, upustu, zaliczki, zadatku, kaucji, przedpłaty, opłaty za dostawę',
    onRequest: 'cena zmienna, zmienna cena, na zapytanie, do uzgodnienia, cena rynkowa',
    free: 'bezpłatnie, gratis, za darmo, bezpłatna, bezpłatny',
    per: 'za, /, od',
  },
  notServices:
    'kapitał zakładowy, ubezpieczenie do, ubezpieczeni, odwołanie wizyty, nieodwołana, dostawa, dostawy, dowóz, dowozu, minimalna wartość, minimalne zamówienie, opakowanie, zaliczka, zadatek, kaucja, minimum, rabat, zniżka, bon, vat, suma, razem, napiwek, dojazd, finansowanie, raty 0%, doliczamy',
  slogans:
    'my, nas, nasz, nasza, nasze, ty, twój, twoja, twoje, cię, dlaczego, jak, więcej niż, witamy, krok, poznaj',
  policy:
    'anulowan, odwoła, odwołan, zaliczk, zadatek, kaucj, parking, zwierzęta są, psy są, psy mile, nie przyjmujemy zwierząt, akceptujemy zwierzęta, płatno, płatności, zapłacić, gotówk, kart, blik, ubezpiecz, gwarancj, zwrot, alerg, minimalne zamówienie, dowóz, dostaw, bez zapisów, bez umawiania, palenia, spóźn, bon podarunkowy, nfz',
  other:
    'obszar działania, dojeżdżamy, mówimy, języki, wózk, niepełnosprawn, założon, rodzinn, właściciel, certyfik, lat doświadczenia, wifi, wi-fi, wegań, wegetari, bezglutenow, rezerwac, nagłych, przystanek, metro, nowych pacjentów',
  describes:
    'jestesmy, oferujemy, zajmujemy sie, specjalizujemy sie, swiadczymy, prowadzimy, sprzedajemy, produkujemy, naprawiamy, leczymy, nasza firma, nasz gabinet, nasza restauracja, nasz salon, nasz warsztat, nasz hotel, nasza przychodnia, nasz zespol, firma rodzinna, rodzinna firma, firma zajmuje sie, od ponad, dzialamy, zapraszamy do naszego, zapraszamy do naszej, w naszym gabinecie',
  yours: 'twoj, twoja, panstwa',
  notices:
    'zamknieci, zamkniete, zamkniety, zamknieta, nieczynne, nieczynny, nieczynna, nieczynni, na urlopie, przenieslismy, szukamy, poszukujemy, w budowie',
  questions:
    'co, jak, kiedy, gdzie, jaki, jaka, jakie, dlaczego, kto, czy, ile, skąd, która, który, po co, na czym, na co, dla kogo, od kiedy, do kiedy, w jaki, w jakich, z czego, czym, kogo, komu, które, których, ilu, dokąd, czyje, jakich, o co, a co',
  credits:
    'realizacja, projekt i wykonanie, projekt, strona wykonana przez, powered by, wykonanie, strony internetowe, strona internetowa, tworzenie stron, wykonanie strony, projekt strony, made by, created by, administrator strony, stworzone przez, strona stworzona przez, stronę wykonał, stronę stworzył, wykonane przez, zdjęcia:, fotografie:, z ♥ przez',
  seated: 'z siedzibą w miejscowości, w miejscowości',
  thirdParties:
    'polecamy, producent, urząd, sąd rejonowy, inspekcja, rzecznik, hosting, taksówka, taksówki, taxi, policja, straż, urząd ochrony danych, izba lekarska, krs prowadzony, prezes urzędu, inspektor ochrony danych, inspektorem ochrony danych, uodo, sanepid, pogotowie, ministerstwo, informacja turystyczna, szpital, rzecznik finansowy, ubezpieczyciel, polisa oc',
  calls:
    'do góry, powrót do góry, na górę, czytaj więcej, czytaj dalej, więcej, zobacz więcej, więcej informacji, dowiedz się więcej, sprawdź, zarezerwuj, zarezerwuj teraz, umów się, umów wizytę, zamów, zamów teraz, dodaj do koszyka, kup teraz, skontaktuj się, zadzwoń, kliknij tutaj',
  offered:
    'adopc, adwokat, aerob, akces, akupunktura, alarm, alerg, alumin, analiza, anestez, angielsk, anten, antykor, aparat, apart, aplikac, apte, aranzac, architekt, aromat, artyst, asfalt, atest, audyt, automat, awari, badani, bagaznik, balayage, balejaz, balet, balkon, balon, bankiet, barber, basen, bateri, beton, bieg, bilans, bilet, biopsj, bizut, blach, blend, blok, boks, bonding, bonsai, botoks, bram, brod, bruk, brwi, budow, budynk, bukiet, busow, but, cater, ceg, cera, certyf, cesar, chemiczn, chip, chirurgi, chleb, chlod, chorob, chrzcin, chrzest, ciagnik, ciast, cieci, ciel, ciesl, cukier, cyfrow, cykl, czekolad, czesan, czesci, czesn, czyszcz, dach, dekor, depilac, dermatolog, deser, dezynf, dezyns, diagnost, diet, digital, dokument, doprac, dorab, doradz, dostaw, doszkal, drenaz, drewn, drobiaz, druk, drzew, drzwi, dyskus, dystryb, dzialaln, echo, ekg, ekipy, ekspertyz, eksport, ekspres, elektron, elektry, elewac, emeryt, endodon, energ, ergo, estety, event, facjat, faktur, farb, felg, ferie, ferment, film, filtr, finans, fitnes, fizjoterap, folia, foliow, formaln, fotel, foto, frak, frez, fryzjer, fundam, gabinet, galwan, garaz, garder, gardz, garnit, gaz, geode, geometr, gimnast, ginekolog, gips, gitar, glaz, glebogryz, gniezdz, golen, golf, gotow, grafik, granit, grawer, grill, groby, grub, grzyb, gumow, gwint, gład, hafciar, haft, hal, hamulc, handl, hematol, henna, higien, hipno, hol, homeopat, hotel, hybryd, hydraul, idea, implant, impreg, imprez, inhal, iniekc, instalac, integr, intern, interwen, inwentar, izol, jadłosp, jaj, joga, jogi, jubil, kabin, kadrow, kadry, kalend, kalibr, kamer, kamien, kanaliz, kanał, kapiel, kardiolog, karm, karoser, karton, kask, kastrac, katalog, kawa, kawy, keratyn, kiero, kinezy, kino, klej, klimatyz, klin, klucz, kolacj, kolano, kolczyk, kolor, komin, komornik, komputer, komuni, koncert, konfer, konie, konserwac, konsult, kontener, kontrol, kopark, kopiow, korek, korep, koron, kosmety, koszen, koszul, kot, krawiec, kred, kregosł, kremac, kroplowk, krycie, ksero, ksiazk, ksiegow, kuchar, kuchenn, kuchn, kurs, kwas, kwater, kwiat, labor, lakier, laminac, lampy, laser, laz, leczen, lekar, lekc, lepie, licenc, licowk, lifting, likwid, liszt, lod, logist, logo, lokal, lunch, magaz, makaron, makijaz, malars, malow, mammo, manicure, marketing, markiz, masaz, masz, matem, materac, materiał, mebel, meble, mechani, mediacj, medycyn, medytac, menu, metal, mezoterap, mieszk, mikrobl, mikroderm, mleko, moda, model, monitor, montaz, moto, mur, muzyc, muzyk, myci, mydl, myjni, nadzor, nagrob, najem, namiot, narkoz, narzedz, naswietl, natrysk, nawad, nawierz, neurolog, nieruch, nocleg, nota, noworod, nurkow, obiad, obrobk, obrus, obsluga, obuw, ocen, oczk, oczyszczan, odbudow, odchudz, odchwaszcz, oddłuz, odlew, odprawa, odraz, odsniez, odszkod, odziez, ogrod, ogrzew, ogłosz, okien, okna, okular, okulist, olej, opakow, opalan, oper, opieka, opieku, opon, oprac, opraw, oprogram, optometr, optyk, ortez, ortodon, ortop, orzecz, osteopat, oswietl, otwier, oznak, pakow, palet, panel, papier, parap, parkiet, parking, parow, paszport, patent, paznok, pedicure, peeling, pensjon, pergol, perman, pełnom, pianin, piano, piaskow, piecz, pielegnac, pierog, pierwszej, pigment, pilates, pilk, piw, pizza, pizze, piłka, plakat, plan, plomb, poch, poczest, podatk, podgrz, podnosn, podolog, podroz, podłog, pogotow, pogrzeb, pojazd, pokoj, polerow, pomiar, pomp, pontony, porad, porcel, porecz, porod, porost, port, posad, poszuk, potraw, powder, powlek, pozew, pozycj, pral, prani, prasowan, prawn, prawo, prenat, prezent, profil, prognoz, projekt, prost, protety, protez, protok, przedluz, przedszk, przeglad, przekask, przekł, przemysł, przeprowadz, przesył, przewoz, przyciem, przyczep, przygot, przyje, przyłacz, psychiatr, psycho, pudel, pulveriz, pływan, ramy, recept, reflek, regener, regulac, rehabilit, rejest, rejs, reklam, relaks, remont, renowac, rent, reprod, restaur, rezyd, robot, rodzin, rolet, romantycz, rower, rozbior, rozbudow, rozlicz, rozluz, rozwod, rury, ryb, rynn, rzeczozn, rzes, rzezb, sadz, sal, samochod, sandblast, sanit, sau, schod, scyntyg, selekc, seler, senior, serc, serwis, sesj, shellac, siatk, silnik, siłown, skaling, skalp, skan, skor, skrzyn, skup, skład, slub, slus, smak, smazon, sniadan, social, sok, solar, spadk, spaw, sprzatan, sprzedaz, sprzeg, sprzet, stal, staw, stol, stomatolog, strojen, strzyz, studn, styling, stylizac, suk, suplem, surowk, suszar, suszen, suwnic, sygnaliz, szaf, szamb, szamp, szczepien, szczot, szkl, szkolen, szkoł, szkła, szlif, szyb, szyc, szyld, tablic, tadelakt, tanc, taneczn, tania, tanie, tapet, tapicer, taras, tarot, tatuaz, taxi, teatr, technic, telewiz, tenis, terap, termo, tkan, tlumacz, toalet, tonow, tort, tosta, traktor, transf, transport, trawnik, trening, trymow, tuning, turbin, turyst, twarz, tynk, tłum, ubezp, ubior, uchwyt, udrazn, układ, umow, umyw, upiecz, upomin, uprawn, urodzin, urolog, usg, ustaw, usuw, usług, utrzym, utyliz, video, warsztat, warzyw, wazon, wbijan, wcier, wedk, wedlin, wegan, wentyl, weryf, wesel, weteryn, wez, wiat, wideo, wierc, wiezb, wina, wind, wino, witamin, witraz, wizaz, wizyt, wnetrz, woda, wodn, wody, woskowan, wozk, wspom, wulkan, wybiel, wycen, wycieczk, wycink, wydruk, wykoncz, wykład, wylew, wymian, wymiar, wynaj, wypelnien, wypiek, wyposaz, wypoz, wyrownan, wystroj, wywoz, włos, yoga, zab, zageszcz, zagl, zajec, zakask, zakup, zalew, zaluz, zaopatrz, zapro, zarza, zastrz, zasłon, zawiesz, zbier, zbroj, zdjec, zdob, zegar, zel, ziel, ziem, znak, znieczulen, zup, zwierz, zwir, zwrot, zywien, złom, złot, ławk, łazien, sakw, zapięci, hulajnog, siodeł, kłódk, części, rozczesyw, pazur, odrobacz, steryliz, opatrun, szwow, szwy, lewatyw, cewnik, holow, lawet, odpalan, osobow, blachar, krzesl, regal, kanap, zaslon, schody, schodow, balustrad, ogrodzen, kostk, krzew, wieniec, wiazank, pieczyw, ryby',
  virtues:
    'ambit, atmosfer, bezpiecz, bezplatn, blisk, cel, cen, dobr, dokladn, dostepn, doswiadcz, dyskrec, efektywn, ekspert, elastyczn, etyk, fachow, filozof, godn, gwaranc, indywid, innowac, jakosc, klient, komfort, kompeten, kompleks, konkurenc, kreatyw, lat, lider, mila, milosc, misja, najlep, najnowsz, najwyz, natychmiast, niezawod, nowoczes, odpowiedz, otwart, pasj, podejsc, precyz, prestiz, profesjon, przyjazn, przystepn, punktual, renom, rodzinn, rzeteln, satysfak, serdeczn, skuteczn, solidn, staran, sukces, szacun, szeroki, szyb, technolog, terminow, tradyc, trosk, uczciw, uprzejm, usmiech, wartosc, wiedz, wizja, wspolprac, wygod, wykwalif, wysok, zaang, zadowol, zalet, zaufan, zespol',
  ailments:
    'choroba, choroby, ropień, ropnie, zakażenie, zakażenia, infekcja, infekcje, zapalenie, zapalenia, ból, bóle, migrena, migreny, artretyzm, rwa, cukrzyca, rak, nowotwór, nowotwory, astma, egzema, trądzik, łuszczyca, bezsenność, lęki, depresja, nudności, wymioty, biegunka, gorączka, kaszel, obrzęk, krwawienie, zawroty, grypa, zaparcia, świąd, otyłość, zadrapania, zarysowania, rysy, rozdarcia, plamy, przypalenia, wgniecenia, pęknięcia, dziury, uszkodzenia',
  roles:
    'właściciel, założyciel, prezes, dyrektor, kierownik, wspólni, partner, adwokat, radca, prawnik, lekarz, lek., dr., stomatolog, dentyst, ortodont, weterynar, pielęgniar, asystent, higienist, fizjoterapeut, psycholog, psychoterapeut, terapeut, logopeda, nauczyciel, instruktor, trener, wychowawc, fryzjer, stylist, kosmetolog, kosmetyczka, kucharz, szef, mechanik, technik, inżynier, architekt, księgow, biuro, recepcj, sekretar, specjalist, koordynator',
  kinds:
    'hotel, pensjonat, zajazd, gospoda, karczma, agroturystyka, domki, restauracja, bar, bistro, pizzeria, kawiarnia, cukiernia, piekarnia, lodziarnia, sklep, delikatesy, masarnia, kwiaciarnia, szkółka, księgarnia, jubiler, optyk, salon optyczny, apteka, przychodnia, gabinet, gabinet stomatologiczny, stomatologia, klinika, lecznica, gabinet weterynaryjny, weterynarz, rehabilitacja, fizjoterapia, siłownia, fryzjer, salon fryzjerski, salon, barber, kosmetyka, studio, warsztat, auto serwis, serwis, mechanika, wulkanizacja, opony, szkoła jazdy, szkoła, taxi, transport, hydraulik, instalacje, elektryk, stolarnia, stolarstwo, meble, dachy, usługi, budownictwo, firma, zakład, pralnia, ślusarz, nieruchomości, ubezpieczenia, biuro rachunkowe, biuro podróży, kancelaria, adwokat, notariusz, przedszkole, żłobek, drukarnia, fotografia, stomatolog, dentysta, fizjoterapeuta, weterynarze, adwokaci, radca prawny, hydraulicy, elektrycy, mechanik, stolarz, dekarz, malarz, fotograf, ortodonta, osteopata, osteopatia, psycholog, kosmetyczka, fryzjerka, księgowa, księgowość, przeprowadzki',
  generic:
    'strona główna, start, witamy, witamy w, kontakt, o nas, usługi, nasze usługi, oferta, cennik, menu, godziny otwarcia, galeria, aktualności, home, zespół, oficjalna strona, strona oficjalna, oficjalna strona internetowa, dopłata',
  priceLabels:
    'opłata, należność, składka, cena standardowa, cena regularna, cena podstawowa, przedzial cenowy, koszt, cena i czas, ceny i czas, cena i czas trwania, czas i cena, cena podstawowa, cena regularna, cena normalna, cena standardowa, cena promocyjna, cena sprzedaży, cena jednostkowa, cena pierwotna, pierwotna cena, cena aktualna, aktualna cena',
  titles: 'dr, prof, mgr, lek, med, dent',
  smallWords: 'i',
  patterns: {
    page: {
      otherHouses:
        'przydatne (?:linki|numery)|(?:(?:nasi|nasze|moi) )*(?:przyjaciele|partnerzy|punkty sprzedazy|sprzedawcy|dostawcy|polecane miejsca)|gdzie kupic(?: .*)?|polecamy',
      projects: '(?:(?:nasze|moje|ostatnie|wybrane) )*(?:realizacje|projekty|inwestycje)',
      otherPlaces:
        '(?:(?:nasza|nasze) )?(?:okolic[aey]|w okolicy|w poblizu|atrakcje (?:turystyczne|okolicy|w okolicy|w poblizu|regionu)(?: .*)?|co (?:warto )?(?:zobaczyc|zwiedzic)(?: .*)?|co robic w (?:okolicy|poblizu)|warto zobaczyc|ciekawe miejsca(?: .*)?|gdzie zjesc(?: .*)?|zabytki(?: .*)?|sklepy w (?:okolicy|poblizu))',
      noteOpening: 'uwaga|ważne|informacja|prosimy pamiętać',
      leftovers:
        '^(?:us[lł]uga|produkt) (?:nr )?\\d{1,2}$|wpisz (?:tutaj|tu) (?:swoje|swoj) (?:godziny otwarcia|adres|numer)',
      leftoverHints: 'usluga|usługa|produkt|wpisz',
      firstPerson: 'nasz\\p{L}?',
      pitches: 'dlaczego (?:my|warto|nas)|szukasz|potrzebujesz|chcesz|czy wiesz',
      ownQuestions: '(?:co|jak|gdzie|kim) (?!mozemy|musimy|powinnismy)\\p{L}+my',
      invitations: 'masz (?:inne |jeszcze )?pytani[ae]|szukasz',
      why: 'Dlaczego',
      abbreviations: 'dr|nr|tel|prof|min|ul|np|m\\.in|tzw|godz|lek|wet|mgr|inż|hab|al|os|św|im',
      legalPages:
        'polityka (?:prywatnosci|cookies)|rodo|regulamin(?: (?:serwisu|strony|sklepu))?|informacja prawna',
      legalWords: 'prawa (?:sa )?zastrzezone',
      since: 'od',
      onward: 'od',
      overriding: 'zignoruj\\w*|ignoruj\\w*|zapomnij\\w*',
      overridden: 'instrukcj\\w*|polecen\\w*|zasad\\w*',
      machines: '(?:asyste\\w+|agen(?:t|ci)|model\\w*) (?:ai|si)|model\\w* jezykow\\w+',
      machineVerbs: 'mus[zi]\\w*|powin\\w*|powiedz\\w*|mow\\w*|ma(?:ja)? (?:powiedziec|mowic|podawac)',
      addressees:
        '(?:asyste\\w+|agen(?:t|ci|ta|tow|tom)|model\\w*|system\\w*|bot\\w*) (?:ai|si|sztucznej inteligencji|glosow\\w+|głosow\\w+)|model\\w* jezykow\\w+|sztuczn(?:a|ej|o) inteligencj\\w+|chatbot\\w*|(?:ro)?bot\\w* telefoniczn\\w+|voicebot\\w*',
      machineNames: 'ai',
      calling: 'do|drodzy|drogi|droga|uwaga|dla|hej|witaj',
      remarks: 'uwag[ai]|notatk[ai]|wiadomosc(?:i)?|instrukcj[ae]|informacj[ae]|komunikat|polecenie',
      remarksTo: 'dla|do|skierowan[ay] do',
      whichMachines: 'wszystki(?:e|ch)|kazd(?:y|ego|ej)|dowolneg?o?|naszych',
      readsThis:
        '(?:,? ?ktor[yea]\\w* )?(?:czyta\\w*|analizuj\\w*|przetwarza\\w*|streszcza\\w*) (?:to|te|ten|ta)\\b',
      ifYouAre: 'jesli jestes|jezeli jestes',
      toMachines:
        '(?:^|[.!?:;]\\s?)(?:przekieruj|przekaz|przelacz|prze[lł]acz|przekierowuj)(?:cie)? (?:wszystkie|kazde|kazda) (?:polaczeni\\w+|po[lł]aczeni\\w+|rozmow\\w+|telefon\\w*)(?!\\p{L})|(?<!\\p{L})(?:popros\\w*|zapytaj\\w*|powiedz\\w*|obiecaj\\w*|zwroc\\w*|potwierdz\\w*|przekaz\\w*|informuj)(?!\\p{L}).{0,30}(?<!\\p{L})(?:dzwoniac(?:ego|ym|ych|emu|ej|a)|rozmowc[yaeo]\\w*)(?!\\p{L})|(?<!\\p{L})(?:jesli|gdy|jezeli) (?:dzwoniacy|rozmowca)(?!\\p{L}).{0,40}(?:pyta|mowi|chce|zapyta|powie|prosi)(?!\\p{L})|(?<!\\p{L})(?:operator\\w*|asyste\\w+|agent|bot|system) tej (?:linii|rozmowy)(?!\\p{L})|(?<!\\p{L})odpowi(?:edz|adaj)(?:cie)?(?: zawsze)? na (?:to|kazde) pytanie(?!\\p{L}).{0,12}(?:s[lł]owami|ze|tylko|:)|(?<!\\p{L})musisz (?:zawsze )?powiedziec,? (?:["“„«]|ze (?:jestesmy|mamy|zamkn\\p{L}+|nie ma nas|wszystko|nas)(?!\\p{L})|(?!(?:nam|mi|czy|co|gdzie|kiedy|nie|tak|to|cos|prawde|dziekuje|ile|jak|kto)(?!\\p{L}))\\p{L}+\\s?(?=$|[.!?;,)]))',
      orderVerbs: 'powiedz\\w*|mow|podaj\\w*|odpowi(?:edz|adaj)\\w*',
      machinePosts: 'system|asystent(?:ka|a)?|agenta?|bota?|operator|recepcjonist[ka]+',
      receivers:
        'system(?:ow|om|y)? automatycz\\w+|automatycz\\w+ system(?:ow|om|y)?|(?:oprogramowani[ea]|program\\w*|system\\w*) (?:recepcji|telefoniczn\\w+|g[lł]osow\\w+)',
      rulings: 'regu[lł][ay]|zasad[ay]|polecenia?|nakaz',
      earlier: 'poprzedni\\w*|wczesniejsz\\w*',
      comments: 'komentarz(?:e|y)?|(?:odpowiedzi (?:na|do)|mysli na temat) (?=["“„«])',
      machineHints:
        'asyste|agent|agenci|model|system|bot|robot|sztuczn|chatbot|operator|oprogramowan|program recep|program tel|program glos|programu recep|programu tel|programu glos|voicebot|recepcjonist',
      voiding: 'pomin|pomijaj|nie zwazaj na',
      voided:
        '(?:(?:o|wszystk\\w+|ca[lł]\\w+|to|tym|tego|co|tekst\\w*|tresc\\w*|informacj\\w*|jest|by[lł]o|napisano|zosta[lł]o),? ){0,6}(?:powyzej|powyzsz\\w+(?: (?:tekst\\w*|tresc\\w*|informacj\\w*))?|(?:poprzedni|wczesniejsz)\\w* (?:tekst\\w*|tresc\\w*|informacj\\w*|rozmow\\w*)|wczesniej|dotychczas|przedtem)|(?:(?:o|wszystk\\w+|tym|to),? ){0,2}co (?:(?:ci|panu|pani|wam) (?:powiedziano|mowiono|kazano)|wiesz|wiecie|przeczyta[lł]es)',
      goesOn: 'i|a|teraz|prosze|bo|potem',
      ruledMachines:
        '(?:asystent|asystenci|agent|agenci|bot|boty|robot) (?:głosow[yi]|wirtualn[yi]|telefoniczn[yie])|(?:system|systemy|modele) (?:ai|si)',
      machineMust: '(?:nie )?(?:musi|musza|powinien|powinni|powinny)|nie (?:moze|moga)',
      answersOrdered:
        '(?:^|[.!?:;]\\s?)(?:mow|mowcie|powiedz|powiedzcie|prosze mowic) (?:wszystkim |kazdemu )?(?:klientom|klientowi|gosciom|pacjentom|dzwoniacym),? ze(?!\\p{L})|(?<!\\p{L})(?:zabrania sie|zabronione jest|nie wolno) podawa(?:nia|nie|c) (?:nasz\\p{L}+ )?(?:godzin\\p{L}*|numer\\p{L}*|cen\\p{L}*|adres\\p{L}*|telefon\\p{L}*)(?!\\p{L})|(?<!\\p{L})(?:gdy|jesli|jezeli|kiedy) (?:(?:ktos|klient|klienci|cie) )?(?:zapyta(?:ja)?|pyta(?:ja)?|spyta(?:ja)?)(?!\\p{L}).{0,40}, (?:powiedz|podaj|odpowiedz|mow|odpowiadaj)(?!\\p{L})|(?<!\\p{L})(?:od teraz|odtad|od tej pory),? (?:odpowiadaj|mow|powiedz|jestes)(?!\\p{L})|(?:^|[.!?:;]\\s?)nie (?:wspominaj|podawaj|mow|ujawniaj) (?:o )?(?:nasz\\w+ )?(?:godzin\\w*|numer\\w*|cen(?:y|ach|ie)?|adres\\w*|telefon\\w*)(?!\\p{L})|(?<!\\p{L})nowe (?:instrukcje|polecenia)\\s?:|(?<!\\p{L})komunikat(?:y)? systemow[ey]\\s?[:–—]',
      secrets:
        'dan(?:e|ych) (?:bankow\\w+|kart\\w*)|numer\\w* (?:kart\\w*|kont\\w*|rachunk\\w*)|has[lł]\\w*|kod\\w* (?:pin|cvv)|pin',
      callers: 'dzwoniac\\p{L}*|(?:kto|kazdy,? kto) (?:za)?dzwoni',
      mustGive: 'musza|musi|powinni|powinien|maja|ma|nalezy|trzeba|podaja',
      orderHints:
        'mow|powiedz|prosze mowic|zabrania|zabronion|nie wolno|asystent|asystenc|agent|agenc|system ai|systemy ai|system si|systemy si|modele|przekieruj|przekaz|przelacz|przełacz|przekierow|zignoruj|ignor|zapomnij|instruk|asyste|agen|model|system|bot|sztuczn|chatbot|dzwoniac|rozmowc|operator|tej linii|odpowiedz|odpowiadaj|musisz|automatycz|oprogramowan|program|voicebot|recepcjonist|poprzedni|wczesniejsz|robot|pomin|pomijaj|nie zwazaj|gdy zapyta|gdy pyta|gdy spyta|gdy ktos|gdy klient|gdy cie|jesli ktos|jesli klient|jesli zapyta|jesli pyta|jezeli ktos|jezeli klient|jezeli zapyta|kiedy ktos|kiedy klient|kiedy zapyta|od teraz|odtad|od tej pory|nie wspominaj|nie podawaj|nie mow|nie ujawniaj|nowe instr|nowe polec|komunikat|kto dzwoni|kto zadzwoni',
      questionLabels: 'p|pytanie',
      answerLabels: 'odpowiedź|o',
    },
    hours: {
      closureHints: 'nieczynn|zamkni|zakonczyl|zakonczon',
      closures:
        '(?:(?:jestesmy|(?:sklep|salon|lokal|gabinet|zakład)(?: jest)?) )?(?:(?:obecnie|niestety) )*(?:(?:nieczynn[eyai]|zamkniet[eya]|zamknieci) (?:do odwołania|z powodu|tymczasowo|czasowo)|(?:tymczasowo|czasowo|do odwołania) (?:nieczynn[eyai]|zamkniet[eya]|zamknieci))(?!\\p{L})',
      closedForGood:
        '(?:(?:sklep|salon|lokal|gabinet|zakład) (?:jest|został) )?(?:zamkniet[eya] na (?:stałe|zawsze)|na stałe zamkniet[eya])|zakonczylismy działalnosc|działalnosc (?:została )?zakonczona',
      atTime: 'o',
      alternatives: 'lub|albo',
      reopening: 'ponownie|ponowne otwarcie|znow(?:u)?|wracamy|powrot|wznawiamy|wznowienie',
      restOfYear: 'pozosta[lł]e miesiace',
      sinceDate: 'od(?: dnia)?',
      closingDays: 'dzien wolny|we? (?:poniedziałki|wtorki|srody|czwartki|piatki|soboty|niedziele) nieczynne',
      sessions: 'przyjecia|dyzur|godziny|zmiana',
      counted:
        'dni(?: robocz(?:e|ych))?|tygodni(?:e|a)?|miesiec(?:e|y)|lat|noc(?:e|y)|minut[y]?|osob(?:y)?|gosci',
      units: 'godzin[ay]?',
      notice: 'przed|wczesniej|naprzod',
      offices: 'biuro',
      cases: '\\b(?:jeśli|jeżeli|gdy)\\b',
      between: 'mi[eę]dzy',
      events: 'muzyka na żywo|karaoke|koncerty?|quiz|wieczór (?:gier|karaoke)',
      activities: 'zajecia|kursy?|warsztaty|treningi?|lekcje?',
      yearly: 'lat(?:o|em)|zima|wiosna|jesie(?:n|nia)|sezon (?:letni|zimowy)',
      camps: 'po[lł]kolonie|oboz(?:y)? (?:letni|sportow|konn|zimow)\\p{L}*|obozy',
      online: 'rezerwacj[aei]|rezerwuj|zamowienia|zamow|zapisy',
    },
    names: {
      openings: 'tutaj|tu',
      subjectEnds: 'to|jest|oferuje|są',
      foundedIn: 'od(?: roku)?|rok założenia',
      officials: 'oficjalna strona(?: internetowa)?|strona oficjalna',
      greetings: 'witamy w',
      welcomes: 'witamy w',
      labels: 'nazwa firmy',
      rights: 'wszelkie prawa|wszystkie prawa',
      seats: 'we?|pod',
    },
    offers: {
      beforePrice: 'od|dostępn[aey]',
      belowPrices: '(?:za )?mniej niż|poniżej',
      fixedPrices: 'stała cena|cena stała|ryczałt',
      costs: 'wynosi|kosztuj[eą]|jest',
      costsHow: 'od|obecnie|aktualnie',
      lasts: 'trwa|trwają',
      itself: 'to|zabieg|sesja|seans|usługa|wizyta|cena|koszt|całość|opłata',
      reckon: 'należy liczyć',
      priceOf: '(?:cena|ceny|koszt)\\s(?:za)\\s',
      sentenceStarts: 'oszczędź|dodaj|dla|tel',
      forWhom: 'dla|za',
      orUpTo: 'do|lub',
      abbreviations: 'szt|op|kpl|os|godz|min|maks|gr|ok|dod|but|por',
      limits: 'powyżej',
      verbs: 'jest|są',
      and: 'i|oraz',
      elsewhere: 'tam',
      noNames: 'czego|nie|brak|płatnoś(?:ć|ci)',
      bareNames: 'uwaga|inne',
      included: 'z|ze|bez',
      dangling: 'i|oraz|od',
      vague: 'różne',
      ofAmount: 'za',
      largeAmounts: 'milion(?:y|ow)?|miliard(?:y|ow)?|mln|mld|tys',
      opensEnd: 'na|za',
      all: 'wszystkie',
      besideOffers: 'zespol',
      people:
        'dams(?:kie|ki|ka)|mes(?:kie|ki|ka)|dzieciec(?:e|y|a)|dla (?:dzieci|kobiet|mezczyzn|pan|panow)|panie|panowie|dzieci|dziecko|dorosli|dorosly|studenci|seniorzy|(?:bilet )?ulgowy|normalny|ulgow[ae]|normaln[ae]|pies|psy|koty?|szczenieta',
      memberships: 'cz[lł]onek|cz[lł]onkostwo',
      papers: 'regulamin|zasady zachowania|statut|sprawozdani[ae]',
      leftOver:
        '(?:inne|pozostale) (?:us[lł]ugi|pytania|zabiegi)|adres e-?mail|minimalny pobyt|przyjazd|wyjazd|zameldowanie|wymeldowanie|płatnosci?|(?:formy|metody|sposoby) płatnosci|kaucja|anulowanie|zadatek',
      suchAs: 'tak(?:ie|ich) jak|na przykład|np\\.',
      pageParts:
        'pytani[ae](?: \\d+)?|odpowiedzi?(?: \\d+)?|zdjecia|filmy|mapa|pogoda|linki|i wiele (?:innych|wiecej)|(?:nasze )?ceny|rezerwacj[ae]|czas(?: trwania)?|koszty?|(?:ceny podstawowe|cena podstawowa)|opis|ilosc|(?:i )?(?:inne|pozostałe|pozostale)|(?:wiecej |zobacz |pokaz )(?:wszystkie )?szczegoł[oy]w?|grafik zajec|harmonogram(?: \\p{L}+)?|plan zajec|informacje(?: (?:i|ogolne|praktyczne|wazne|przydatne|dodatkowe|kontaktowe|o rezerwacji|dla (?:klientow|pacjentow|gosci))){0,3}|jak zaczac|pierwsze kroki|instrukcje(?: (?:ogolne|dla (?:klientow|pacjentow|gosci)))?|zalecenia(?: (?:ogolne|pozabiegowe|przedzabiegowe|po zabieg(?:u|ach)|przed zabieg(?:iem|ami)|dla (?:klientow|pacjentow)))?|publikacje|formularze|do pobrania|dodatki|wszystkie (?:nasze )?(?:pokoje|usługi|produkty|zabiegi|kursy)',
      guarantees: 'gwarancj[ai]',
      years: 'lata?|miesiecy',
      praise:
        '(?:duzy|szeroki|bogaty) wybor(?: .+)?|(?:szybka|profesjonalna|mila|fachowa) obs[lł]uga|indywidualne podejscie',
      marks: 'wegetarianskie|weganskie|bez glutenu|bez laktozy',
      badges:
        'nowosc|bestseller|nowe|popularn[eya]|najpopularniejsz[eya]|najczesciej (?:wybieran[eya]|kupowan[eya])|hit|polecan[eya]|polecamy|ulubion[eya]|promocja|wyprzedane',
      bringAlong:
        'co (?:zabrac|przyniesc|wziac)|zabrac ze soba|prosimy (?:o )?(?:zabrac|zabranie|przyniesc|przyniesienie)|lista rzeczy',
      tellsToAct: '(?:zarezerwuj|zamow|kup|umow|zapisz sie)(?!\\p{L})',
      linkVerbs: 'zarezerwuj|zamow',
      sizes: '(?:bardzo )?(?:mał[yae]|sredni[ae]?|duz[yae])|mini',
      processes: '(?:przebieg|etapy) .*|jak to dziala|jak (?:pracujemy|dzialamy)|krok po kroku(?: .*)?',
      stages:
        '(?:pierwszy )?kontakt|konsultacja|ogledziny|inspekcja|diagnoza|wycena|planowanie|przygotowanie|realizacja|wykonanie|kontrola jakosci|odbior|dostawa|wydanie',
      portions: 'kieliszek|butelka|porcja',
      periods:
        '(?:(?:poł|cały|cała|kazd[ya]|kolejn[ya]|jedn[ao]|\\d{1,3}) )*(?:dzien|dni|doba|doby|noc|noce|tydzien|tygodnie|weekend|miesiac|miesiace|miesiecy|godzin[ay]?|rok|sezon)',
      periodLeads: 'za|na',
      timeLimits: 'przed|po|do',
      seasons:
        '(?:niski|wysoki) sezon|sezon (?:niski|wysoki|letni|zimowy)|poza sezonem|w sezonie|lato|zima|wiosna|jesien',
      hairLengths:
        '(?:włosy )?(?:(?:bardzo )?krotkie|(?:poł|sredniej )?(?:długie|długosci)|srednie)(?: włosy)?',
      pieces: 'szt|sztuki?',
      rooms: 'pokoj(?:e|i|owe)?',
      vehicles:
        'auto (?:małe|srednie|duze)|małe auto|srednie auto|duze auto|osobowe|kombi|suv|van|bus|dostawcze|terenowe|motocykl|sedan|hatchback',
      amountLimits: 'do|od|powyżej|poniżej',
      amountEnds: '(?:i|lub) (?:więcej|mniej)',
      ages: '# (?:lat|roku życia|r\\.\\s?ż\\.)',
      conditions:
        'na (?:życzenie|zamówienie|zapytanie)|(?:jeżeli|jeśli|o ile) (?:to |jest )*(?:możliwe|konieczne|potrzebne)|dla pacjentów .+',
      inches: 'cal[ie]?',
      minutesAndHours: 'min(?:ut)?\\.?|h|godz\\.?',
      sittings: 'sesja',
      ranges: 'do',
      leastPrices: 'od',
      suffixes: 'enie|anie|cja|acje|terapia|logia|ura|tura',
      units:
        '(?:za|/|od|na) ?(?:(?:1|kazda|pierwsza) )?(?:godzine|godz|dobe|noc|osob[ey]|osoba|sztuke|szt|metr|m²|m2|mkw|kg|litr|dzien|miesiac|tydzien|pare|strone|zabieg|lekcje|pokoj|porcje)\\.?|miesiecznie|dziennie',
      minimums: 'minimum|minimalnie|min\\.|co najmniej',
      firstUnits: 'za pierwsza godzine|pierwsza godzina',
      taxNotes: '(?:\\+|plus|bez|z|w tym) ?vat|netto|brutto',
      adding: 'dodaj|dodatek|dodatkowo',
      besides: 'plus|oraz',
      including: 'bez|w tym|wliczajac|wraz z|w cenie',
      extras: '(?:ekstra|extra|więcej|dopłaty|dodatkowo)(?: (?:niż|za|do) [^.,;:()]{1,30})?',
      demonstratives: 'taki(?:e|ego)?|t(?:en|a|o) (?:zabieg|wizyta|usługa|badanie|kurs|pakiet|opcja)',
      ofThis: 't(?:ej|ego)(?: \\p{L}+)?',
      youPay: '(?:za)?płaci(?:sz|cie)|zapłacisz|zapłacicie',
      clauseStarts: 'jeśli|jeżeli|gdy|kiedy|dlatego|ponadto|natomiast|ponieważ|wówczas|wtedy',
      likes: '(?:lubi|uwielbia|kocha|interesuje się)',
      freeTime: 'w (?:wolnym czasie|czasie wolnym|wolnych chwilach)|(?:jego|jej|moje) hobby',
      symptoms: 'objawy|objawami|objawow',
      audiences: '(?:idealn[eya]|doskonal[eya]) (?:dla|na|do)|dla kogo(?: .+)?',
      homeParts: 'sypialni[ae]?|lazien(?:ka|ki|ek)|toalet[ay]?|lozk[ao]|lozek|osob|osoby|gosci|pietra|pieter',
      regions:
        '(?:nasza )?(?:okolica|region|atrakcje|turystyka)|(?:odkryj|co zobaczyc|co robic)(?: .+)?|w okolicy',
      biographies:
        'hobby|zainteresowania|biografia|zyciorys|wyksztalcenie|kwalifikacje|doswiadczenie zawodowe|ukonczone (?:kursy|szkolenia)',
      allPrices: '(?:(?:wszystkie|nasze|podane|te) )*(?:ceny|cennik)',
      holdsTaxes: 'zawieraja',
      leavesOutTaxes: 'nie (?:zawieraja|obejmuja)',
      taxes: '(?:podatku )?vat',
      taxedNote: 'z',
      untaxedNote: 'bez',
      startingPrices: 'ceny minimalne|ceny poczatkowe',
      guidePrices: 'orientacyjne|moga sie roznic',
      guideNote: 'ok.',
      perPerson: '(?:za|od) osob[ey]',
    },
    contact: {
      formerly:
        '(?:stary|poprzedni|dawny|byly) (?:adres|numer|telefon|lokal)|(?:stara|poprzednia|dawna) (?:siedziba|lokalizacja)|starego (?:adresu|numeru)|(?:poprzednio|wczesniej|dawniej) (?:przy|na|w|ul)|(?:przenieslismy|przeniesiono|przeprowadzilismy)(?: [a-z]+){0,2} z|(?:miescilismy|bylismy) (?:sie )?(?:przy|na|w)|(?:^|[.;|] ?)(?:poprzednio|dawniej|wczesniej) ?:',
      formerlyBehind: '(?:jest )?(?:juz )?(?:nieaktualny|nieaktywny|nieczynny)|juz nie dziala|nie dziala',
      nowadays: 'now(?:y|a|ego|ym|ej)|teraz|obecnie|aktualn(?:y|a|ie)|na (?:ul|al|pl|ulice)',
      beside:
        'najblizsz[yae] (?:parking|przystanek|stacja|dworzec|lotnisko|apteka|hotel)|(?:jestesmy|znajdujemy sie) (?:tuz )?(?:naprzeciwko?|obok|za)(?= .{3,40},)|najblizsz[yae] (?:targi|targ|wystawa|koncert|warsztaty|wydarzenie) (?:odbedzie|odbeda|jest|sa)',
      estateLeads: 'strefa przemysłowa|park przemysłowy',
      callCosts: '(?:oplata|koszt) (?:zgodn[ay]|wedlug|jak|polaczenia)|polaczenie bezplatne|numer bezplatny',
      templateAddresses: 'przyk[lł]adow[ae] \\d|nazwa ulicy',
      directLines: '(?:numer |tel\\.? )?bezposredni',
      phones: 'tel|tele?f|telef[eo]n[a-z]{0,8}|pod numer(?:em)?|zadzwon|dzwon|dzwoncie',
      whenClosed:
        'poza (?:naszymi )?godzinami|po godzinach|gdy (?:jest nieczynne|jestesmy zamknieci|gabinet jest nieczynny)',
      emergencies:
        'nocna (?:i swiateczna )?pomoc lekarska|telefon zaufania|pogotowie ratunkowe|apteka dyzurna',
      extensions: 'wew',
      atInBrackets: 'ma[łl]pa',
      atInWords: 'małpa',
      dots: 'kropka',
      mailLabels: 'e-?mail|mail|poczta|kontakt',
      postBoxes: 'skrytka pocztowa',
      addressLabels: 'adres|siedziba',
      addressLeads: '[Aa]dres',
      streetLeads: 'adres',
      partLabels: 'Miasto|Miejscowość|Kod(?: pocztowy)?',
      behindAddresses: 'tel(?:\\.|efon[a-zé]{0,2}s?)?|fax|kom|e-?mail|kontakt|mapa',
      labelsBehind: 'tel(?:efon)?|fax|e-?mail|wejście|wjazd',
      shortLabels: 'tel|kom|fax',
      townLeads: 'w',
      townOpenings: 'w',
      blockLeads: 'na|w',
      leadEnds: 'na|przy',
      streets: '\\bul\\.|\\bal\\.|aleja|plac\\b|\\bos\\.|\\brynek\\b',
      streetOpenings: 'ul\\.|al\\.|os\\.',
      streetParticles: 'ul|al|os',
      shortHouseParts: 'lok|lokal|m',
      floors: 'piętro',
      namedFloors: 'parter',
      registers: 'regon|krs|nip',
      otherNumbers: 'nip|regon',
    },
    statements: {
      policyLists: '(?:formy|metody|sposoby) płatnosci|płatnosci|akceptujemy|(?:akceptowane )?ubezpieczenia',
      remarkLists: 'udogodnienia|wyposazenie|jezyki',
      rules:
        '(?:zameldowani\\w+|wymeldowani\\w+|check-? ?(?:in|out)|doba hotelowa|przyjazd|wyjazd)\\b[^.]{0,40}\\d|minimaln\\w+ (?:\\S+ )?(?:pobyt|zamowieni\\w+|wiek|liczb\\w+|kwot\\w+|dlugosc|czas)|(?:minimum|min\\.) \\d|maksymaln\\w+ \\d+ osob|maksymalnie \\d+|dzieci\\b[^.]{0,60}\\b(?:bezpłatnie|gratis|opiek\\w+|nie|tylko|mile)\\b|tylko (?:dla )?dorosl\\w+|(?:dodatkow\\w+|kolejn\\w+) (?:osob\\w+|łozk\\w+|dob\\w+|opłat\\w+|godzin\\w+)|(?:dopłat\\w+|opłat\\w+ (?:klimatyczn\\w+|miejscow\\w+|dodatkow\\w+|za)|koszt\\w* (?:dojazdu|dostawy|przesyłki))|(?:zaliczk\\w+|zadat\\w+|kaucj\\w+|przedpłat\\w+)|zaszczepion\\w+|(?:aktualn\\w+|wazn\\w+) szczepieni\\w+|sterylizowan\\w+|kastrowan\\w+|odrobaczon\\w+|nie (?:przyjmujemy|akceptujemy|prowadzimy|wolno|zwracamy|ma mozliwosci|jest mozliw\\w+|realizujemy|obsługujemy|wystawiamy|podlega\\w*)|zakaz\\w*|zabronion\\w+|(?:tylko|wyłacznie|jedynie) (?:\\S+ )?(?:gotowk\\w+|telefonicz\\w+|po (?:wczesniejsz\\w+|uprzedni\\w+|umowieniu)|na (?:umowion\\w+|zapisy|zamowienie)|przez|za)|(?:rezerwacj\\w+|wizyt\\w+|zamowieni\\w+|zapis\\w+|odwoł\\w+|odwoła\\w+)\\b[^.]{0,50}\\b(?:tylko|wyłacznie|wymagan\\w+|koniecz\\w+|co najmniej|najpozniej|telefonicz\\w+|nalezy|obowiazkow\\w+|wczesniej)\\b|wymagan\\w+ jest|jest wymagan\\w+|sa wymagan\\w+|wymagamy|(?:konieczn\\w+|niezbedn\\w+) jest|jest (?:konieczn\\w+|niezbedn\\w+)|\\d+ (?:godzin\\w*|dni|tygodni\\w*)(?: \\S+)? (?:przed|wczesniej|wyprzedzeni\\w+)|z (?:\\S+ ){0,3}wyprzedzeniem|(?:pierwsz\\w+) (?:konsultacj\\w+|wizyt\\w+|lekcj\\w+|zajeci\\w+|spotkani\\w+)\\b[^.]{0,25}(?:bezpłatn\\w+|gratis|darmow\\w+)|(?:bezpłatn\\w+|darmow\\w+) (?:\\S+ )?(?:konsultacj\\w+|lekcj\\w+ probn\\w+|wycen\\w+)|(?:plus|bez|nie zawier\\w+|nalezy doliczyc|\\+) (?:podatku )?vat|(?:ceny|kwoty) (?:\\S+ )?(?:netto|brutto)|(?:brak (?:wolnych )?(?:miejsc|terminow)|lista rezerwowa|lista oczekujacych|komplet (?:gosci|pacjentow))|nie przyjmujemy (?:\\S+ ){0,2}nowych|(?:dostaw\\w+|dowoz\\w*|dojazd)\\b[^.]{0,40}\\b(?:gratis|bezpłatn\\w+|od|do|tylko|powyzej|promieniu)\\b|w promieniu \\d+|(?:psy|zwierzeta|goscie|klienci|pacjenci|dzieci|uczestnicy) (?:\\S+ ){0,2}(?:musza|powinny|powinni)\\b|prosimy o (?:punktualn\\w+|wczesniejsz\\w+|odwoł\\w+|potwierdz\\w+|przybyci\\w+|rezerwacj\\w+)',
      forms:
        'musi\\w*|musza|nalezy|prosimy|tylko|wyłacznie|nie|nigdy|w ciagu|co najmniej|minimum|do|od|bezpłatn\\w+|gratis|darmow\\w+|akceptujemy|przyjmujemy|mile widzian\\w+|dozwolon\\w+|mozliw\\w+|mozna|dostepn\\w+|w cenie|pobieramy|przed|wczesniej|bez|za|oferujemy|udzielamy|kosztuje|własny|przelew\\w*|jest|sa|mamy',
      ruleHeadings:
        '(?:regulamin|zasady|warunki|wymagania)(?: \\S+){0,4}|warto wiedziec|wazne(?: informacje)?|prosimy pamietac|odwoł\\w+(?: wizyt\\w*)?|przed (?:wizyta|przyjazdem)',
      ruleLabels:
        '(?:za|wy)meldowanie|check-? ?(?:in|out)|przyjazd|wyjazd|minimaln\\w+ \\S+|zaliczka|zadatek|kaucja|anulow\\w+|odwoł\\w+|zwierzeta|psy|palenie|(?:formy |metody |sposoby )?płatnosci|opłata \\S+|dostawa|dowoz|dojazd|parking|dodatkowa osoba|dostawka',
      bareRules: 'minim\\w+|maksym\\w+|musi\\w*|musza|tylko|wymagan\\w+',
      pointsBack:
        't[oae]|ten|ci|jest to|on[aoei]?|w (?:takim|tym) (?:przypadku|razie)|w przeciwnym razie|dlatego',
      cutOff: 'w|z|na|do|od|i|oraz|lub|ze|po|za|dla|o|musi|musza|jest|sa|przez|przed|nasz|nasza',
      namesakes:
        'business\\w*|biznes\\w*|kart[aey] (?:dan|win|menu|podarunkow\\w*|pacjenta)|kartk\\w+|kartonow\\w*|zwrotnic\\w*|zwrot(?:u|em)? akcji|rodzinn\\w+ (?:atmosfer\\w+|obiad\\w*|spotkan\\w*|imprez\\w*|uroczystosc\\w*)|kartotek\\w*|pol[ea] (?:\\S+ )?(?:wymagan\\w+|obowiazkow\\w+)',
      lives:
        'ukonczył\\w*|studi(?:a|ował\\w*)|dyplom\\w*|uniwersyte\\w+|urodził\\w*|zonat\\w*|dziecinstw\\w*|karier\\w*|hobby|absolwent\\w*|pasj\\w+|specjalizacj\\w+ (?:z|w)',
      myself: 'ja|moj\\w*|mnie|jestem',
      chatter: 'czy wiesz|wyobraz',
      foremost:
        'płatnosc\\w*|karta|gotowk\\w+|blik\\w*|nagłych|pogotowi\\w+|jezyk\\w*|mowimy|certyfik\\w+|nfz',
      negations: 'nie|bez|nigdy|brak',
      access: 'dostepn\\w+|wozk\\w+|niepełnosprawn\\w+',
      aboutMe: 'o mnie|kim jestem|moja historia',
      askers: 'czy|panstwo',
      fillers: 'prosimy|prosze|zawsze|takze|rowniez|nasz\\w{0,3}|jest|sa|sie|tu|tutaj',
    },
  },
};
