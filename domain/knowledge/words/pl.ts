/** Polish. */
import type { WordTable } from './word-table.ts';

export const polish: WordTable = {
  language: 'pl',
  stopwords:
    'i, w, z, na, do, się, nie, jest, dla, oraz, po, od, że, za, przez, nasz, nasza, nasze, są, to, o, jak, lub, co, przy, państwa, nas, już, także, aby',
  days: {
    mon: 'poniedziałek, poniedziałki, poniedziałku, pon, pn',
    tue: 'wtorek, wtorki, wtorku, wt',
    wed: 'środa, środy, środę, śr',
    thu: 'czwartek, czwartki, czwartku, czw, cz',
    fri: 'piątek, piątki, piątku, pt',
    sat: 'sobota, soboty, sobotę, sob, sb',
    sun: 'niedziela, niedziele, niedzielę, niedzieli, niedz, nd, ndz',
  },
  dayInitials: '- - - - - - -',
  dayGroups: {
    everyDay: 'codziennie, każdego dnia, 7 dni w tygodniu, cały tydzień',
    weekdays: 'dni robocze, w dni robocze, w tygodniu, dni powszednie, w dni powszednie',
    weekend: 'weekend, weekendy, w weekendy',
    holidays: 'święta, dni świąteczne',
  },
  hours: {
    through: 'do, – do',
    and: 'i, oraz, &',
    from: 'od, w godz, w godzinach, godz, w, we, między',
    open: 'czynne, otwarte, godziny otwarcia',
    closed: 'nieczynne, zamknięte, nieczynny, zamknięty, wolne',
    except: 'oprócz, z wyjątkiem, poza',
    allDay: '24h, całodobowo, 24/7, całą dobę, 24 godziny',
    noon: 'południe, południa',
    midnight: 'północ, północy',
    late: 'ostatniego klienta, do ostatniego klienta, późna',
    aside: 'ostatnie zamówienia, ostatnie wejście, kuchnia do, kuchnia czynna do',
    appointment: 'po umówieniu, po wcześniejszym umówieniu, na umówienie, tylko po umówieniu, po uzgodnieniu',
    telephone:
      'kontakt telefoniczny, dyżur telefoniczny, rejestracja telefoniczna, telefonicznie w godzinach',
    clock: 'h',
    am: '',
    pm: '',
    filler:
      'czynne, otwarte, godziny, otwarcia, jesteśmy, nasze, w, we, godz, godzinach, od, salon, sklep, lokal, również, pracy, rano, wieczorem, zapraszamy, każdy, każda, każdą, w dni',
    purpose:
      'kuchnia, lunch, lunche, śniadanie, śniadania, obiady, kolacje, kolacja, ogródek, recepcja, rejestracja, dostawa, dostawy, odbiór, pogotowie, zameldowanie, wymeldowanie, doba hotelowa',
    houses: 'sklep, biuro, warsztat, gabinet, salon, restauracja, apteka, lokal, bar, basen, sauna',
    served: 'podajemy, podawane, podawany, serwujemy, serwowane, wydajemy',
    others:
      'poza godzinami, nocna pomoc, nocna i świąteczna, apteka dyżurna, najbliższy, najbliższa, urząd gminy, urząd miasta',
    season:
      'lato, latem, zima, zimą, wiosna, jesień, sezon, wakacje, boże narodzenie, wielkanoc, pierwsza, pierwszy, ostatnia, ostatni, w miesiącu, miesiąca, co drugi, co druga',
  },
  months:
    'stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia, styczeń, luty, marzec, kwiecień, maj, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień',
  headings: {
    hours: 'godziny otwarcia, godziny pracy, czynne, otwarte, godziny przyjęć, godziny',
    timetable:
      'grafik, grafik zajęć, zajęcia, wydarzenia, kalendarz, kursy, warsztaty, plan zajęć, program, koncerty',
    services:
      'usługi, nasze usługi, oferta, nasza oferta, cennik, ceny, menu, karta, zabiegi, produkty, pokoje, dania, napoje, desery, zupy, przystawki, specjalizacje, dania główne',
    prices: 'cennik, ceny, cena, nasz cennik, opłaty',
    serviceMenus:
      'usługi, nasze usługi, zabiegi, nasze zabiegi, terapie, specjalizacje, zakres usług, oferta, nasza oferta, czym się zajmujemy, kursy, zajęcia',
    offerCards: 'co robimy, co oferujemy, pakiety, nasze specjalizacje, zakres prac',
    asides:
      'dlaczego my, dlaczego warto, nasze wartości, nasza filozofia, nasza historia, jak pracujemy, jak to działa, udogodnienia, wyposażenie, w pokoju, w pokojach, w cenie, zawiera, w pakiecie, nasz zespół, zespół, galeria, aktualności, partnerzy, marki, formy płatności, obserwuj nas, newsletter, zalety, atuty, przydatne linki',
    areas: 'obszar działania, obszar dostaw, gdzie działamy, zasięg',
    faq: 'najczęściej zadawane pytania, częste pytania, faq, pytania i odpowiedzi, pytania',
    testimonials: 'opinie, opinie klientów, referencje, co mówią klienci',
    contact:
      'kontakt, dojazd, adres, lokalizacja, gdzie jesteśmy, jak dojechać, znajdź nas, odwiedź nas, nasz adres, siedziba',
  },
  phone: { phone: 'telefon, telefony, tel, kom, komórka, zadzwoń, rejestracja', fax: 'fax, faks' },
  price: {
    from: 'od',
    upTo: 'do',
    upward: 'i więcej',
    onRequest: 'na zapytanie, do uzgodnienia, cena rynkowa',
    free: 'bezpłatnie, gratis, za darmo, bezpłatna, bezpłatny',
    per: 'za, /, od',
  },
  notServices:
    'dostawa, dowóz, zaliczka, zadatek, kaucja, minimum, rabat, zniżka, bon, vat, suma, razem, dopłata, napiwek, dojazd',
  slogans:
    'my, nas, nasz, nasza, nasze, ty, twój, twoja, twoje, cię, dlaczego, jak, więcej niż, witamy, krok, poznaj',
  policy:
    'anulowan, odwoła, odwołan, zaliczk, zadatek, kaucj, parking, zwierzęta są, psy są, psy mile, nie przyjmujemy zwierząt, akceptujemy zwierzęta, płatno, płatności, zapłacić, gotówk, kart, blik, ubezpiecz, gwarancj, zwrot, alerg, minimalne zamówienie, dowóz, dostaw, bez zapisów, bez umawiania, palenia, spóźn, bon podarunkowy, nfz',
  other:
    'obszar działania, dojeżdżamy, mówimy, języki, wózk, niepełnosprawn, założon, rodzinn, właściciel, certyfik, lat doświadczenia, wifi, wi-fi, wegań, wegetari, bezglutenow, rezerwac, nagłych, przystanek, metro, nowych pacjentów',
  questions: 'co, jak, kiedy, gdzie, jaki, jaka, jakie, dlaczego, kto, czy, ile, skąd, która, który',
  credits:
    'realizacja, projekt i wykonanie, projekt, strona wykonana przez, powered by, wykonanie, strony internetowe, strona internetowa, tworzenie stron, wykonanie strony, projekt strony, made by, created by, administrator strony',
  thirdParties:
    'polecamy, producent, urząd, sąd rejonowy, inspekcja, rzecznik, hosting, taksówka, taksówki, taxi, policja, straż, urząd ochrony danych, izba lekarska, krs prowadzony',
  calls:
    'czytaj więcej, czytaj dalej, więcej, zobacz więcej, więcej informacji, dowiedz się więcej, sprawdź, zarezerwuj, zarezerwuj teraz, umów się, umów wizytę, zamów, zamów teraz, dodaj do koszyka, kup teraz, skontaktuj się, zadzwoń, kliknij tutaj',
  offered:
    'akupunktura, analiza, aranzac, badani, balejaz, balayage, botoks, brwi, budow, catering, chirurgi, ciast, depilac, diagnost, dostaw, doradztw, drenaz, dach, ekspertyz, elektry, elewac, endodon, fizjoterap, foto, fryzjer, garaz, ginekolog, grafik, hamulc, henna, hotel, hybryd, implant, instalac, kanaliz, klimatyz, koloryzac, konserwac, konsultac, korek, koron, kosmety, ksiegow, kuchni, kurs, laser, leczen, lekcj, licowk, logoped, makijaz, malowan, manicure, masaz, mechani, mebel, meble, modelowan, montaz, myjni, myci, napraw, nauka, nocleg, obiad, obsluga, odbudow, odchudz, ogrod, okna, olej, opieka, opon, ortodon, osteopat, oczyszczan, paznok, pedicure, peeling, piecz, pielegnac, pilates, pizza, podatk, podolog, pokoj, porad, pogrzeb, pranie, prac, prasowan, prawo, profilakty, projekt, protety, protez, przedluz, przeglad, przeprowadz, psychoterap, remont, rehabilit, rozbudow, rozwod, rzes, salat, sauna, serwis, sesj, shellac, spadk, spawan, sprzatan, sprzedaz, stomatolog, strzyz, stylizac, szczepien, szkolen, sniadan, tapicer, tatuaz, terap, tlumacz, transport, trening, twarz, ubezpiecz, upiecz, uslug, usg, usuwan, video, warsztat, wesel, wiezb, wizyt, woskowan, wybielan, wykoncz, wymian, wynajem, wypelnien, zab, zabieg, zajec, zdjec, znieczulen, zup, yoga, joga',
  generic:
    'strona główna, start, witamy, witamy w, kontakt, o nas, usługi, nasze usługi, oferta, cennik, menu, godziny otwarcia, galeria, aktualności, home, zespół',
};
