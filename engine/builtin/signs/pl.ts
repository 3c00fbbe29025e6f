/** Polish. */
import type { Signs } from './types.ts';

export const pl: Signs = {
  danger: [
    'gaz|gazem|gazu + czuję|czuć|śmierdzi|pachnie|wyciek|ulatnia|zapach',
    'nie|ledwo|trudno|przestał|przestała|problem + oddycha|oddychać|oddycham',
    'klatka|klatce|klatkę|serce|sercu + boli|ból|bóle|ucisk|kłuje',
    'krwawi|krwawię|krew|krwi + mocno|bardzo|obficie|dużo|leci|nie przestaje',
    'dusi się|dławi się|zadławił*|krztusi się|duszę się|tonie|poraził prąd|porażony prądem|anafilak*',
    'w kuchni jest pożar|kuchnia się pali|dom się pali|mieszkanie się pali|wybuchł pożar',
    'połknął|połknęła|wypił|wypiła|zjadł|zjadła + wybielacz|truciznę|trutkę|detergent|baterię|płyn do',
    'czadu|czujnik dymu|czujka dymu|czujnik gazu|tlenek węgla|alarm + wyje|włączył się|piszczy|dzwoni + czad*|czujnik|czujka|tlenek',
    'zemdlał*|stracił przytomność|straciła przytomność|nie reaguje|upadł i',
    'chcę umrzeć|odebrać sobie życie',
    'iskrzy|iskry|dym|dymi|spalenizna|spaleniznę|spalenizną + gniazdko|gniazdka|gniazdku|skrzynka|kable|kabli|bezpiecznik*|wyłącznik*|kontakt|kontaktu',
    'chcę umrzeć|zabić się|odebrać sobie życie|nie chcę żyć|nie chce mi się żyć|skończyć ze sobą|samobójstw*',
    'wszędzie krew|pełno krwi|dużo krwi|mocno krwawi|bardzo krwawi|nie przestaje krwawić',
  ],
  crisis: [
    'chcę umrzeć|zabić się|odebrać sobie życie|nie chcę żyć|nie chce mi się żyć|skończyć ze sobą|samobójstw*',
  ],
  animalDanger: [
    'pies|szczeniak|kot|kotka|kociak|królik|koń + czekoladę|czekolady|winogrona|rodzynki|cebulę|trutkę|truciznę|tabletki + zjadł|zjadła|połknął|połknęła',
    'pies|szczeniak|kot|kotka|kociak|królik|koń|psa|kota + otruty|otruta|potrącony|potrącona|potrącił|przejechał|nie oddycha|drgawki|upadł|dusi się|krztusi się',
    'pies|psa|suczka|szczeniak|kot|kota|kotka|kociak|królik|królika|koń|konia|chomik|świnka + nie może oddychać|trudno oddycha|ciężko oddycha|leży na boku|nie wstaje|nie rusza się|wszędzie krew|pełno krwi|dużo krwi|mocno krwawi|bardzo krwawi|nie przestaje krwawić',
  ],
  persons: [
    'mnie|alergi*|uczulen*|nie mogę oddychać|syn|syna|córka|córkę|dziecko|żona|żonę|mąż|męża|mama|mamę|tata|tatę|ktoś|kogoś|klient|klienta|sąsiad|sąsiada',
  ],
  bereaved: [
    'mój|moja|nasz|nasza|mi|nam + mama|matka|tata|ojciec|żona|mąż|syn|córka|brat|siostra|babcia|dziadek|ciocia|wujek|pies|kot + umarł|umarła|zmarł|zmarła|nie żyje|odszedł|odeszła',
  ],
  deadThings: ['auto|samochód|silnik|akumulator|bateria|telefon|komputer|laptop|piec|motor|roślina'],
  harmless: [
    'czy leczą|czy leczycie|leczycie|naprawiacie|czy naprawiają|oferujecie|czy oferują|instalujecie|montujecie|usuwacie|wykrywacie',
    'rtg|prześwietlenie|gaśnic*|kurs|kursy|pierwszej pomocy|rehabilitacj*|montaż|zainstalować|instalacja|instalacji|ubezpieczeni*|kominek',
    'po udarze|po zawale|w zeszłym roku|lat temu',
  ],
  figures: ['tonie w długach|tonie w papierach|duszę się w długach|tonie w pracy'],
  urgent: ['teraz|w tej chwili|pomocy|ratunku|właśnie'],
  cannotWait: [
    'nagły wypadek|nagły przypadek|to pilne|jest pilne|bardzo pilne|pękła rura|rura pękła|pęknięta rura|zalewa|zalało|leje się woda|woda leje się|woda wszędzie|wszędzie woda|woda z sufitu',
    'pies|psa|suczka|szczeniak|kot|kota|kotka|kociak|królik|królika|koń|konia|chomik|świnka + nie je|nic nie je|nie jadł|nie jadła|nie chce jeść + wymiotuje|wymiotował|wymiotowała',
    'ząb|zęba|zęby + wybity|wybiłem|wybiłam|złamał|złamałem|złamałam|złamany|wypadł|ułamał|ukruszył',
    'straszny|okropny|silny|potworny|nie do wytrzymania + ból|boli',
  ],
  person: [
    'rozmawiać|porozmawiać|połączyć|przełączyć|proszę dać|mówić + człowiekiem|kimś|pracownikiem|konsultantem|kierownikiem|właścicielem|właścicielką|szefem|szefową|żywą osobą|osobą|konsultanta|pracownika|człowieka|menedżerem|recepcją',
    'chcę|chciałbym|chciałabym|proszę|wolę + człowieka|konsultanta|z człowiekiem|pracownika|prawdziwego człowieka',
    'nie chcę + robotem|automatem|maszyną + rozmawiać|gadać',
    'czy jest właściciel|czy właściciel jest|jest może właściciel|czy jest właścicielka|czy właścicielka jest|jest może właścicielka|czy jest szef|czy szef jest|jest może szef|czy jest szefowa|czy szefowa jest|jest może szefowa|czy jest kierownik|czy kierownik jest|jest może kierownik|czy jest kierowniczka|czy kierowniczka jest|jest może kierowniczka|jest właściciel|jest szef|jest kierownik',
  ],
  personAlone: [
    'konsultant|operator|człowiek|pracownik|kierownik|z człowiekiem|recepcja|recepcjonistka|konsultanta|człowieka',
  ],
  personByRole: [
    'rozmawiać|porozmawiać|mówić|połączyć|poprosić do telefonu|poprosić + z lekarzem|z lekarką|z doktorem|z panią doktor|z panem doktorem|z dentystą|z dentystką|z weterynarzem|z farmaceutą|z farmaceutką|z pielęgniarką|z adwokatem|z prawnikiem|z mechanikiem|z fryzjerem|z fryzjerką|z kucharzem|z fizjoterapeutą|z terapeutą|z nauczycielem|z instruktorem|z trenerem|z technikiem|z sekretarką|z księgową|z fotografem|lekarza|doktora|fryzjerkę|mechanika',
  ],
  booking: [
    'potrzebuję|szukam|chcę|chciałbym|chciałabym|poproszę|muszę + pierwszą wizytę|pierwszej wizyty|pierwszą konsultację|pierwszej konsultacji|adwokata|prawnika|do lekarza|do dentysty|do weterynarza|lekarza|dentysty|treningu próbnego|trening próbny|lekcję próbną|pokój dwuosobowy',
    'czy mają|macie|czy jest|jest + pokój|pokoje|stolik|wolny pokój + dziś|dzisiaj|jutro|na noc|wieczór|dla dwóch',
    'najbliższy|pierwszy|najwcześniejszy + wolny termin|termin',
    'kogoś|ktoś|hydraulika|hydraulik|elektryka|technika|fachowca + przysłać|przyjechać|wysłać + czy|proszę|może|mogą|możecie|potrzebuję',
    'czy mogę|czy można|mogę|chciałbym|chciałabym|chcę + obejrzeć|zobaczyć|oglądać + mieszkanie|dom|lokal|nieruchomość|działkę',
    'wcisnąć|wpisać|zapisać|przyjąć|umówić + mnie|nas|syna|córkę + proszę|czy|możecie|może|mogą|dałoby|da się|chcę|chciałbym|chciałabym',
    'kiedy|jak szybko|na kiedy + moglibyście|możecie|mogliby|może ktoś|mógłby ktoś|ktoś może|mógłby pan|mogłaby pani|najbliższe + przyjechać|przyjąć|być|terminy|wpaść|terminie|wolne',
    'potrzebuję|potrzebny|potrzebny mi|potrzebna|szukam|potrzebujemy + żeby ktoś|elektryk|elektryka|hydraulik|hydraulika|ślusarz|ślusarza|fachowiec|fachowca|malarza|kogoś',
    'znajdzie się|znalazłby się|byłby|są|macie|ma + jakiś termin|jakieś terminy|jakiś wolny termin|dla mnie jakiś termin|wolne terminy',
    'chcę|chciałbym|chciałabym|chcielibyśmy + zamówić|na wynos',
  ],
  bookable: [
    'termin|wizyta|wizytę|stolik|rezerwacja|rezerwację',
    'pokój|pokój dwuosobowy|pokój jednoosobowy',
  ],
  bookableFor: ['wizyta u|wizytę u|wizytę do|wizytę na|wizyta na|stolik dla|stolik na'],
  wishOfDay: [
    'czy mają|mają państwo|macie|czy jest|są|jest|znajdzie się|będzie + pokój|pokoje|wolny pokój|stolik|wolny stolik|wolny termin|termin|terminy|coś wolnego|wolne miejsce|miejsce|wizyta',
    'szukam|szukamy|potrzebuję|potrzebujemy|chcę|chciałbym|chciałabym|poproszę + pokój|pokoju|stolik|stolika|termin|terminu|wizytę|wizyty',
    'muszę|musimy|chcę|chciałbym|chciałabym|chcielibyśmy|chcemy + przyjść|podjechać|przyjechać|przywieźć|zostawić',
    'możecie|może pan|może pani|mogą państwo|czy ktoś może|ktoś mógłby + przyjechać|przyjść|wpaść|podjechać',
    'czy możecie|możecie|może pan|może pani|mogą państwo + mnie przyjąć|przyjąć mnie|nas przyjąć|mnie wcisnąć',
    'czy|jest|są|byłaby|byłby|ma|mają|macie + ma czas|jeszcze wolne|coś wolnego|jest wolny|jest wolna|wolne miejsca|wolne stoliki|wolny stolik|miejsce dla|miejsca dla|wolny pokój|pokój na|jest dostępny|jest dostępna',
    'mogę|mogłabym|mógłbym|możemy|moglibyśmy|chciałabym|chciałbym|chcielibyśmy + wpaść|przyjść|podejść + na',
    'chcielibyśmy|chciałbym|chciałabym|chcemy|chcę + zjeść|kolację|obiad|zostać|nocować|przenocować|dwie noce',
    'mnie dziś przyjmie|mnie przyjmie|mnie dzisiaj przyjmie|mnie jutro przyjmie|ktoś przyjąć',
    'szukamy|szukam + dwójki|jedynki|pokoju|noclegu',
    'proszę|poproszę + stolik|stolika|pokój|termin',
  ],
  toHave: ['mogę|mogłabym|mógłbym|możemy|moglibyśmy|da się + mieć|zrobić|zrobić sobie|dostać|prosić o'],
  toSee: [
    'może|mógłby|mogłaby + ktoś|weterynarz|lekarz|lekarka|dentysta|dentystka|pan doktor|pani doktor + zobaczyć|obejrzeć|zbadać|przyjąć|spojrzeć',
    'możecie|moglibyście|mogą państwo|może pan|może pani|mógłby pan|mogłaby pani + przyjąć|obejrzeć|zbadać|wcisnąć',
  ],
  visit: [
    'mogę|możemy|mógłbym|mogłabym|moglibyśmy + przyjść|wpaść|podjechać|przyjechać|przywieźć|przyprowadzić',
  ],
  daySuits: [
    'jest|byłby|byłoby|byłaby + możliwe|możliwy|możliwa',
    'może być|mogłoby być|da się|czy można|jest możliwe|czy to możliwe|byłoby możliwe|czy pasuje|pasuje państwu|pasowałoby państwu',
  ],
  mayAsk: [
    'może pan|może pani|mogłaby pani|mógłby pan|możecie|moglibyście|mogliby państwo|czy można|można prosić|można by|mogę|mógłbym|mogłabym|możemy|moglibyśmy|dałoby się|da się|czy byłoby możliwe|czy jest możliwe',
  ],
  commands: [
    'od teraz jesteś|od tej pory jesteś|od dzisiaj jesteś|udawaj że|udawaj|proszę udawać|zachowuj się jakby|powtarzaj za mną|powtórz za mną|proszę powtórzyć za mną',
    'asystent głosowy|asystent|bot + da każdemu|daje każdemu|musi|ma dać',
  ],
  suits: [
    'byłoby lepiej|byłby lepszy|będzie lepiej|lepiej|wolę|wolałbym|wolałabym|najlepiej|mi pasuje|mi odpowiada|pasowałoby|jeśli można|jeśli się da',
  ],
  arrives: ['przyjazd|przyjazdu|przyjeżdżam|przyjeżdżamy|przyjedziemy|przyjadę|zameldowanie|przyjechać'],
  departs: ['wyjazd|wyjazdu|wyjeżdżam|wyjeżdżamy|wyjedziemy|wyjadę|wyjechać|wymeldowanie'],
  seating: [
    'przyjść|zjeść|kolację|kolacja|obiad|na obiad|na kolację|miejsce|miejsca|wpaść|zostać|będzie nas|zarezerwować|dwójki|dwójkę|jedynki|pokoju|pokój|noclegu|szukamy|szukam|jest nas',
  ],
  lookAt: [
    'czy możecie|możecie|czy może|może|czy mogą|mogą|moglibyście|czy mogliby|mógłby|mogłaby|dacie radę|da się|czy ktoś może + zobaczyć|obejrzeć|sprawdzić|naprawić|pomóc|zbadać|rzucić okiem|zerknąć|zajrzeć|zająć się|przyjechać|przyjąć|podjechać|wpaść',
  ],
  trouble: [
    'córka|syn|dziecko|mąż|żona|mama|tata + chory|chora|chore|wymiotuje',
    'mój|moja|nasz|nasza|jestem + chory|chora|wymiotował|wymiotowała',
    'boli|bolą|ból|bóle|spuchnięty|spuchnięta|spuchło|spuchł|opuchnięty|opuchnięta|gorączkę|gorączka|swędzi|cieknie|kapie|przecieka|wyciek|zatkany|zatkana|zatkało|zapchany|zapchana|zepsuty|zepsuta|zepsuł się|zepsuła się|zepsuło się|popsuł się|popsuła się|awaria|awarię|nie odpala|nie działa|nie włącza się|nie grzeje|nie chce odpalić|nie ma ciepłej wody|brak ciepłej wody|nie ma prądu|brak prądu|dziwny dźwięk|hałasuje|stuka|piszczy|przebita opona|złapałem gumę|złapałam gumę|ukruszył|ukruszyła|wypadła mi|pękł|pękła|pęknięta|pęknięty|kuleje|wymiotuje|nie je|biegunka|biegunkę|zalało|zalany|zaciął się|zacięła się|piszczą|skrzypią|skrzypi|stukają|kapią|nie działają|nie grzeją|leje się|woda się leje|leje się z sufitu|rozładował się|hałasują',
    'nie przestaje|ciągle|bez przerwy + lecieć|cieknąć|leci|cieknie|piszczy|piszczeć|kaszleć|kaszle|wyłącza się',
  ],
  isOver: [
    'już lepiej|już dobrze|czuje się lepiej|czuję się lepiej|już przeszło|znowu działa|już działa|już naprawione|już naprawiony',
  ],
  booksNothing: [
    'nie chcę rezerwować|nie chcę umawiać|nie chcę się umawiać|nie potrzebuję wizyty|nie potrzebuję rezerwacji|nie chcę się zapisywać|nie potrzebuję terminu|nie chcę niczego rezerwować',
  ],
  asksWhy: [
    'po co to panu|po co to pani|do czego to potrzebne|po co to potrzebne|dlaczego pan pyta|dlaczego pani pyta|po co panu|po co pani|do czego to',
  ],
  startOver: ['od początku|od nowa|wszystko źle|wszystko jest źle|nic się nie zgadza'],
  hasToGo: ['muszę iść|muszę już iść|muszę lecieć|muszę kończyć|muszę się rozłączyć'],
  noBooking: ['kosztuje|kosztują|cena|ceny|ile|odwołać|anulować|wstęp|parking|parkować|parkowanie'],
  order: [
    'mogę|możemy|czy można|chcę|chciałbym|chciałabym|chcielibyśmy|mógłbym|mogłabym + zamówić|złożyć zamówienie',
  ],
  callOff: [
    'odwołać|anulować + rezerwację|wizytę|termin|stolik|pokój|zamówienie + moją|mój|chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|chciałem|chciałam|chcieliśmy|muszę|musimy|musiałbym|musiałabym|potrzebuję|dzwonię|czy mogę|proszę',
    'odwołać|anulować + pobyt|lekcję|lekcje|jazdę|zajęcia|sesję|nocleg|noclegi|zlecenie|zabieg|oględziny|konsultację|dostawę|sprzątanie|naprawę|kurs + moją|mój|nasz|naszą|moje|chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|chciałem|chciałam|chcieliśmy|muszę|musimy|musiałbym|musiałabym|potrzebuję|dzwonię|czy mogę|proszę',
  ],
  callOffAlone: [
    'muszę odwołać|chcę odwołać|chciałbym odwołać|chciałabym odwołać|musimy odwołać|muszę zrezygnować|chciałem odwołać|chciałam odwołać|chcielibyśmy odwołać|muszę anulować|chciałbym anulować|chciałabym anulować',
  ],
  rebook: [
    'przełożyć|przesunąć|zmienić + rezerwację|wizytę|termin|rezerwacji|wizyty|terminu + moją|mój|mojej|chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|chciałem|chciałam|chcieliśmy|muszę|musimy|musiałbym|musiałabym|potrzebuję|dzwonię|czy mogę|proszę|swoją',
    'przełożyć|przesunąć|zmienić + wizytę|termin|rezerwację',
    'potrzebuję|poproszę|chcę|chciałbym|chciałabym + inny termin|inną godzinę|innego terminu|inny dzień',
    'przełożyć|przesunąć|zmienić + lekcję|jazdę|zajęcia|sesję|pobyt|nasz pobyt|zabieg|konsultację|oględziny|dostawę|termin pobytu|sprzątanie|naprawę',
  ],
  anew: [
    'wizytę żeby|wizytę aby|wizytę by|termin żeby|termin aby|umówić się żeby|umówić się aby|umówić się na zmianę|umówić wizytę',
  ],
  absence: [
    'nie dam rady|nie mogę|nie możemy|nie damy rady|nie będę mógł|nie będę mogła|nie uda mi się + przyjść|przyjechać|być|dotrzeć|wpaść',
    'nie przyjdę|nie przyjdziemy|nie przyjadę|coś mi wypadło|muszę odwołać|musimy odwołać',
  ],
  refuses: [
    'wolę nie|nie chcę podawać|nie chcę podać|nie podam|nie będę podawać|nie mam telefonu|nie pana sprawa|wolałbym nie|wolałabym nie',
  ],
  instead: ['zamiast'],
  amends: [
    'zmienić na|zmienić to na|przesunąć na|przesunąć to na|przełożyć na|przełożyć to na|zmieńmy na|niech będzie|zróbmy|jednak na|lepiej o|lepiej w',
  ],
  sales: [
    'sprzedać wam|sprzedać państwu|wam sprzedać|państwu sprzedać + reklamę|reklamy|ogłoszenie|nasze produkty|nasze usługi',
    'oferujemy|możemy zaoferować|proponujemy|pomagamy firmom|możemy państwu pomóc|możemy państwu zaproponować|możemy państwu zaoferować|chciałbym zaproponować|chciałabym zaproponować + seo|pozycjonowanie|pozycjonowania|państwa stronę|państwa strony|nową stronę|stronę internetową|google|reklamę|reklamy|prąd|energię|energii|terminal|kredyt|marketing',
    'dzwonię w sprawie|dzwonimy w sprawie + państwa wizytówki|wizytówki google|państwa umowy na prąd|państwa umowy na energię|państwa profilu',
    'osobą odpowiedzialną|kto odpowiada|kto zajmuje się + energię|marketing|reklamę|zakupy|reklamą|marketingiem|energią',
  ],
  wrongNumber: ['pomyłka|zły numer|pomyliłem numer|pomyliłam numer|pomyliłem numery|pomyliłam numery'],
  forTeam: [
    'dość|dosyć + czekania|czekać|czekam|dzwonienia|nikt',
    'złożyć skargę|skarga|skargę|reklamację|reklamacja|poskarżyć|skandal|niedopuszczalne',
    'chcę|żądam + zwrotu pieniędzy|zwrot pieniędzy',
    'niezadowolony|niezadowolona|nie jestem zadowolony|nie jestem zadowolona|rozczarowany|rozczarowana|policzono mi za dużo|policzyli mi za dużo|zapłaciłem za dużo|zapłaciłam za dużo|zniszczyliście|zepsuliście|zniszczono',
    'nikt|nigdy + nie przyjechał|nie przyszedł|nie przyszła|nie zadzwonił|nie oddzwonił|nie dotarł|nie dotarła|się nie pojawił',
    'jedzenie|danie|zupa|pizza|zamówienie|pokój|obsługa|dostawa + było|była|był|przyszło|przyszła + zimne|zimna|zimny|surowe|spalone|złe|okropne|okropna|brudny|brudne|niekompletne|pomylone',
    'czekam|czekamy|czekałem|czekałam + od|godzinę|godzin|długo|dni|tygodni',
    'spóźnię|spóźnimy|spóźniony|spóźniona|będę później|będziemy później|stoję w korku',
    'zostawiłem|zostawiłam|zapomniałem|zapomniałam|zostawiliśmy + u was|u państwa|tam|wczoraj|kurtkę|parasol|torbę|okulary|telefon|mojej|moją',
    'proszę przekazać|proszę powiedzieć|niech pan powie|niech pani powie|przekażcie',
    'to skandal|to śmieszne|niedopuszczalne',
  ],
  returns: [
    'oddzwaniam|dzwonili państwo do mnie|dzwonili do mnie państwo|dzwoniliście do mnie|ktoś do mnie dzwonił|nieodebrane połączenie|nieodebrany telefon|miałem oddzwonić|miałam oddzwonić|prosili państwo o telefon|proszono mnie o telefon',
  ],
  whoSpeaks: [
    'jak się pan nazywa|jak się pani nazywa|jak masz na imię|jak ma pani na imię|jak ma pan na imię|z kim rozmawiam|jak się nazywasz|jak pani na imię|jak panu na imię|kto mówi|kim pan jest|kim pani jest|kim jesteś|z kim mówię|z kim mam przyjemność',
  ],
  whoIsIt: ['kto to'],
  asksHuman: ['rozmawiam|mówię + człowiekiem|osobą|prawdziwą osobą|żywą osobą'],
  ofSite: [
    'strona internetowa|stronie internetowej|wasza strona|waszej stronie|państwa strona|państwa stronie|formularz|link|wasz numer|państwa numer|wasz telefon',
  ],
  whenBack: [
    'kiedy|jak szybko|ile czasu|o której|jak długo + oddzwonicie|oddzwonią|oddzwoni|zadzwonicie|państwo oddzwonią|ktoś zadzwoni|oddzwonienie',
    'kiedy|o której|jak szybko + zadzwoni|zadzwonią|zadzwonicie|dzwonicie|dzwonią|oddzwaniacie|państwo zadzwonią|dostanę telefon|dostanę potwierdzenie|potwierdzicie|się odezwiecie|się odezwą',
  ],
  asksConfirmed: [
    'czy to potwierdzone|czy to jest potwierdzone|to potwierdzone|to jest potwierdzone|czy to pewne|czy to już pewne|czy to zarezerwowane|czy jest zarezerwowane|czy stolik jest zarezerwowany|czy wizyta jest potwierdzona|czy wizyta jest umówiona|czy rezerwacja jest potwierdzona|czy jestem umówiony|czy jestem umówiona|czy jestem zapisany|czy jestem zapisana|czy mam tę wizytę',
  ],
  ownLanguage: ['mówi|mówicie|mówią + po polsku', 'po polsku + proszę|możemy|można|mogę'],
};
