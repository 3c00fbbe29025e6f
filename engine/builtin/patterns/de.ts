/** German. */
import type { Patterns } from './types.ts';

export const de: Patterns = {
  pays: 'zahl',
  permits: 'erlaubt|willkommen|mitbring|gern gesehen',
  regrets: 'leider',
  subject: 'ich|wir|er|es|man|das|hier|uns',
  underName:
    '(?:schreiben sie |einfach |bitte )?auf(?: den namen)?|(?:der |mein )?name w[äa]re|das w[äa]re|familie|frau|herr|hier ist|nennen sie mich',
  not: 'nicht|keine?',
  without: 'ohne',
  yesOrNo:
    '(?:ja|nein|jein|doch)(?:,? (?:das|es|sie|wir|du|ihr) (?:ist|sind|geht|können|kannst|könnt|machen|haben))?|na klar|klar|natürlich|selbstverständlich|sicher|gerne?|auf jeden fall|leider n(?:ein|icht)|kein problem',
  weDoNot:
    '(?:wir|ich)(?: \\S+){0,12} (?:nicht|keine?[nmrs]?)|(?:nicht|keine?[nmrs]?)(?: \\S+){0,5} (?:wir|ich)|(?:gibt es|es gibt)(?: \\S+){0,3} (?:nicht|keine?[nmrs]?)',
  pronounOfPerson:
    'er|(?<!(?:sind|haben|machen|arbeiten|kommen|konnen|konnten|offnen|schliessen) )sie|ihn|ihm',
  notEachWeek:
    'ersten?|zweiten?|dritten?|vierten?|letzten?|jede[nr]? zweite[nr]?|(?:im|jeden|pro) monat|monatlich|vierzehntägig|14-tägig|ungeraden?|geraden?|bis \\d',
  nthOfMonth: 'erste[nr]?|1;zweite[nr]?|2;dritte[nr]?|3;vierte[nr]?|4;letzte[nr]?',
  ofMonth: 'monats?|monatlich',
  obliges:
    'muss|müssen|begleit\\p{L}+|beaufsichtigt|erforderlich|nötig|eltern\\p{L}*|erziehungsberechtigt\\p{L}*',
  pending:
    '(?:noch )?(?:zu klären|in Klärung|in Arbeit|in Bearbeitung)|noch offen|folgt|folgen|noch nicht bekannt',
  toldLater:
    '(?:wird|werden) (?:hier )?(?:noch|demnächst|in Kürze) (?:\\p{L}+ )?(?:ergänzt|bekannt ?gegeben|festgelegt|bestätigt|geklärt|nachgereicht|veröffentlicht)|(?:folgt|folgen) (?:noch|in Kürze|demnächst)',
  whetherAlone: 'ob',
  tellWhether:
    '(?:angabe|angaben|info|infos|information|informationen|hinweis)(?: dazu)?,? ob (?:sie|ihr|wir)',
  reachedFrom:
    '(?:website|webseite|internetseite|seite)n? (?:ist|sind) (?:\\p{L}+ )?(?:zugänglich|erreichbar)|zugang zu(?:r| dieser| unserer) (?:website|webseite|seite)',
  forbids: 'verboten',
  located:
    'finden sie uns|befinde[nt] (?:uns|sich) (?:in|an|am)|liegen? (?:in|am|an) |ansassig in|ansässig in|mit sitz in|gelegen (?:in|am|an) ',
  placeLabel: 'adresse|anschrift|standort|sitz',
  atPlace: 'im|in|am|an der|auf dem|beim|neben',
  placeArticle: 'der|dem|den',
  worksAt:
    '(?:nach Hause|zu Ihnen|zu euch|vor Ort):? (?:auch )?in|(?:arbeiten|fahren|kommen) (?:\\p{Ll}+ ){0,2}(?:in|nach)|(?:tätig|unterwegs) in',
  providesIn: '',
  also: 'auch',
  andName: 'und',
  beforeNoun: 'das|der',
  atOnce:
    '(?:am )?(?:selben|gleichen) tag|taggleich|über nacht|ueber nacht|sofort|auf der stelle|umgehend|(?:wenige|einige|mehrere|ein paar)n? (?:minuten|stunden|tage|tagen|wochen|monate|monaten)(?!\\p{L})',
  asksLandmark:
    'orientierungspunkt|anhaltspunkt|woran erkenne|(?:neben|gegenüber|nahe|über|hinter) (?:was|wem|von was|welchem)|was (?:ist|liegt|gibt es|befindet sich|steht) (?:denn |da |dort |direkt )?(?:in (?:der|ihrer|eurer) nähe|gegenüber|daneben|nebenan)',
  besideLandmark:
    'gegenüber|neben|direkt (?:am|an|beim)|hinter de[mr]|über de[mr]|vis-à-vis|unweit|in der nähe|um die ecke',
  ourPlace:
    'eingang|(?:finden|findest|findet) (?:sie |du |ihr )?uns|wir (?:sind|befinden|liegen)|liegt|befindet|liegen|gelegen|zu finden|unser\\p{L}* (?:laden|geschäft|studio|salon|praxis|büro|kanzlei|lokal|restaurant|eingang|werkstatt)',
  nearest: '(?:am )?nächst(?:gelegene)?(?:e[nmrs]?)?',
  asksFloor: '(?:welche[mrns]?|wievielten?) (?:stock|stockwerk|etage|geschoss)|im erdgeschoss|ebenerdig',
  floorTold:
    '(?:ersten?|zweiten?|dritten?|vierten?|fünften?|sechsten?|obersten?|\\d{1,2}\\.) ?(?:stock|stockwerk|etage|obergeschoss|og)|erdgeschoss|ebenerdig',
  nearby: 'zu fu(?:ß|ss)|fußläufig|(?:wenige|ein paar|einige) schritte|katzensprung',
  article: 'ein(?:e[nm]?)?',
  degrees: 'grad',
  announces: 'enthält|beinhaltet|inklusive|folgenden?|folgendes?',
  button: '\\bhier\\b.{0,12}klick|mehr erfahren|weiterlesen',
  exactly: 'genau',
  notOnly: 'nicht nur',
  preposition:
    '(?:zu|auf)\\s(?=(?:erreichen|finden|sprechen|mir|uns|dir|euch|ihnen|hause?|de[nmr]|die|das|(?:m|d|s)ein\\p{L}*|unser\\p{L}*)(?!\\p{L}))',
  opens: '',
  beforeOpened: '',
  than: 'als',
  costAsked:
    'kost\\p{L}* (?:\\S+ ){0,4}extra|extra (?:bezahl|berechn|kost)\\p{L}*|inbegriffen|inklusive|im preis|aufpreis|zusatzlich|teurer',
  costTold:
    'aufpreis\\p{L}*|aufschlag\\p{L}*|zuschlag\\p{L}*|zuschlage\\p{L}*|mehrkosten|zusatzkosten|ohne (?:zusatzliche|weitere) kosten|(?:gleiche[rn]|selbe[rn]|doppelte[rn]?) preis|gesondert\\p{L}*|extra berechnet|inklusive|inkl|inbegriffen|enthalten|exklusive (?:der|des|mwst|aller)|exkl|zzgl|zuzuglich|pro person|fur (?:zwei|2) personen|einmalige? (?:zahlung|kosten|gebuhr\\p{L}*)|einmalig (?:\\S+ )?(?:\\d|zu zahlen)',
  priceOpen:
    'nach (?:aufwand|absprache|vereinbarung|besichtigung|begutachtung)|preise? (?:\\S+ ){0,2}(?:richtet|richten|hangt|hangen|variier\\p{L}*)|individuelles angebot',
  onRequest: 'auf anfrage',
  mayCall: '(?:kann|darf|konnen|durfen) (?:ich|wir|man) .{0,30}(?:anrufen|telefonieren)',
  asksTotal: '',
  hourly: '(?:pro|je|die|eine) stunde(?: arbeit)?|stundensatz|stundenlohn|stundenweise',
  besidePrice: 'kaution|anzahlung',
  asksName: 'name|heiss\\p{L}*',
  speakTo:
    'mit NAME (?:sprechen|reden|verbinden)|NAME (?:bitte |mal |kurz )?sprechen|(?:geben|holen) [Ss]ie mir (?:bitte )?NAME|ist NAME (?:gerade |heute )?(?:da|im Haus|zu sprechen|erreichbar)$|(?:[Kk]ann|[Kk]önnte) (?:ich|man) NAME .{0,40}erreichen|[Ww]ie erreiche ich NAME',
  reached:
    '(?:bin ich (?:hier |da |jetzt )*bei|spreche ich (?:da |hier )*mit|ist (?:da|dort)) (?:der |dem |die |das )?NAME(?: gelandet)?$|habe ich (?:da |hier )*(?:den |die |das )?NAME erreicht$',
  personFree: 'ist NAME .{0,40}(?:frei|verfügbar)|hat NAME .{0,40}(?:Zeit|frei|einen Termin)',
  titles: 'Dr(?:es)?|Prof|Mag|Ing|Dipl|Med',
  courtesy: 'Frau|Herr',
  shortened: 'Dr|Dres|Prof|Mag|Dipl|Hr|Fr|Nr',
  joinsQuestion: 'man (?:kann|darf)|ich (?:kann|darf)|wir (?:konnen|durfen)|es gibt|das geht|es geht',
  onTheNet:
    '(?:im|übers|über das|per|via) internet|internet-?(?:seit|auftritt|angebot|präsenz|adress|shop)\\p{L}*',
  new: 'neue\\p{L}{0,2}',
  atHome: 'nach hause|zu mir',
  whether: '',
  asksHour: '(?:wie ?viel|welcher?) uhr|uhrzeit',
  asksDay:
    'welche[mnr]? (?:tage?n?|abende?n?|nachte?n?|morgen|vormittage?n?|nachmittage?n?)|wochentag\\p{L}*',
  how: 'wie',
  howOften: 'wie oft|wie haufig|wie regelmassig',
  condition: 'falls|wenn',
  only: 'nur|ausschließlich',
  number: 'nummer',
  isSomething: 'ist|sind',
  onTop: 'plus|zzgl\\.?|zuzüglich',
  dataProtection:
    'personenbezogen|datenschutz|dsgvo|ip-adresse|browser|\\bdaten\\b|cookies?|einwilligung|rechtsgrundlage|auftragsverarbeit|gespeichert',
  figurative:
    'ergebnisse?|freude|erfahrung|leidenschaft|lösungen|glück|lächeln|wissen|know-?how|energie|ordnung|schwung|abwechslung|entspannung|einklang|voran|in form|auf den punkt|auf vordermann|zum (?:leuchten|strahlen|lachen)|höchstleistung|spitzenqualität|qualitätsarbeit',
  forWhom: 'fur|bei',
  my: 'mein\\p{L}*|unser\\p{L}*',
  myBehind: '',
  forYears: 'seit',
  years: 'jahren?',
  agedBefore: '',
  asksWhat:
    '(?:was ist|gibt es|habt ihr|haben sie) (?:(?:die|das|der|eine?n?) )?(?:mindest|minimum|minimal|maximal)\\p{L}*',
  ofLength: 'von',
  ofYears: '',
  experience: 'erfahrung',
  toDate: 'bis (?:einschliesslich|inklusive|inkl\\.?|und mit|zum)|bis|zum',
  andDate: 'und|sowie',
  orDate: 'oder',
  insideDate: 'den|der|dem|des|am|einschliesslich|inklusive|inkl\\.?',
  beforeMonth: 'den',
  inMonth: 'im|fur|ab',
  notBeforeHour: '',
  joinedDay: '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch',
  joinedPart: 'vormittag|mittag|nachmittag|abend|morgen|nacht',
  nameParticle: 'der|den|dem|von|vom|zu|zum|zur',
  filler: '[äö]+h+m*|[äö]+m+|e+h+m+|h+m+|m{2,}',
  onTheLine: 'am apparat|am telefon|hier',
  spelledAs: 'wie(?: in)?|für',
  doubledLetter: 'doppel|doppeltes?',
  withLetter: 'mit',
  ownLetters: 'ß',
  closed: 'geschlossen',
  noon: 'mittags?',
  midnight: 'mitternacht',
  exceptDay: '(?<!wenn )nicht|ausser|statt|anstatt|ich arbeite',
  exceptSome: 'außer|ausser|ausgenommen|mit Ausnahme|es sei denn|Ausnahmen?|nur für Gruppen|nur ab',
  dayIsOut:
    '(?:geht|passt|klappt) (?:mir |uns |ja )?(?:doch |leider )?nicht|kann ich (?:doch |leider )?nicht|arbeite ich|muss ich arbeiten',
  dayBehind: 'danach|darauf|drauf|darauffolgenden?',
  movedDay: 'in (?:drei|3|vier|4) wochen|ostern|pfingsten',
  timeLimit:
    'nicht vor|erst nach|erst ab|fruhestens|spatestens|nicht nach|nicht spater als|nicht fruher als|irgendwann (?:nach|vor|ab)|^(?:nach|vor|ab|bis)',
  later: 'spater',
  earlier: 'fruher|eher',
  toDay: 'auf',
  itIs: 'das ist|das is|des is|es ist|das wäre|und zwar|es handelt sich um|(?:sie|er|es) heißt|heißt (?:sie|er|es)|(?:ihr|sein) name ist',
  but: 'aber',
  notThis: '(?<!wenn )nicht|statt|anstatt',
  butThis: 'sondern',
  numberStart:
    'vorne?|am anfang|(?:beginnt|fangt|anfangs|anfangt) (?:mit)?|(?:die|der) ersten?(?: (?:beiden|zwei|drei|vier))?(?: (?:ziffern?|zahl(?:en)?|stellen?))?',
  numberEnd:
    'hinten|am (?:ende|schluss)|endet (?:auf|mit)|(?:die|der) letzten?(?: (?:beiden|zwei|drei|vier))?(?: (?:ziffern?|zahl(?:en)?|stellen?))?',
  tax: 'mehrwertsteuer|mwst|umsatzsteuer|steuer',
  addedTax: 'drauf|drin|dazu|obendrauf|extra|zzgl|zuzüglich|inklusive|inbegriffen|enthalten|dabei|im Preis',
  byWhen: 'bis (?:spätestens )?wann|bis wie ?viel uhr|wann (?:muss|müssen|soll|sollte|spätestens)|spätestens',
  orders: '(?:vor)?bestell\\p{L}*|vorbestell\\p{L}*|buchen|buche|buchung\\p{L}*|reservier\\p{L}*',
  endOfTime: 'bis|vor|spätestens|vorher|im voraus|zuvor|davor|vorab|letzte[rns]?',
  deadline: 'bis',
  anything: 'etwas|irgendwas|irgendetwas|was',
  tellsToBring:
    'mitbringen|mitzubringen|mitnehmen|bringen Sie|bringt|ziehen Sie|tragen Sie|anzuziehen|[Kk]leidung|gestellt|zur Verfügung|stellen wir|[Ss]chuhe|karte|[Uu]nterlagen|Handt(?:uch|ücher)',
  worksThere:
    'arbeiten|arbeitet|beschäftigt|beschäftigen|angestellt|Angestellte|Mitarbeiter|Mitarbeiterinnen',
  beforehand: 'erst|zuerst|zunächst|vorher|vorab|vorweg|im Voraus|bevor',
  nextWeek: '(?:in der )?(?:(?:uber)?nachste[nr]?|kommende[nr]?) woche',
  weekLater: 'in (?:einer|1) woche|in (?:acht|8) tagen|ubernachste[nrms]?',
  fortnightLater: 'in (?:zwei|2) wochen|in (?:vierzehn|14) tagen',
  thisWeek: 'diese[nrms]?',
  nextDay: '(?:nachste|kommende)[nmrs]?',
  daysAhead: 'in N tagen',
  beforeTime: 'vor|fruher als',
  introduces: '[Mm]ein Name ist|[Ii]ch hei(?:ß|ss)e',
  introducesBriefly: '[Ii]ch bin',
  byWhom: '',
  firstParts: 'weiter|wieder|unter|uber|hinter|zuruck|zusammen|gegen|aussen|innen|neben',
  asksContents:
    'was ist (?:alles )?(?:in|im|auf|bei|beim) |was ist .{1,50}(?:drin|dabei|enthalten|drauf|inklusive|inbegriffen)|was (?:enthalt|beinhaltet|umfasst|gehort zu)|was kommt (?:in|auf) |was bekomm(?:e ich|t man|en wir) (?:bei|beim|fur|mit) |(?:woraus|aus was) besteht|welche zutaten',
  tooLate: 'zu spat',
  tooEarly: 'zu fruh',
  outOfHours:
    'außerhalb (?:der |unserer |dieser )?(?:\\p{L}+ )?\\p{L}*zeiten|wenn wir geschlossen haben|nachts|in der nacht|mitternacht',
  asksWhatToDo:
    'was (?:mache?|tue?|soll|kann|mussen?|machen|tun) (?:ich|wir)|was soll(?:en)? (?:ich|wir)|wo(?:hin)? (?:gehe?|soll|kann|gehen|sollen|wende)|an wen wende',
  subjectBefore: 'er|sie \\p{L}+t',
  alarmed:
    '(?:muss|soll|sollte|sollten|mussen) (?:ich|wir) (?:mir|uns) (?:da |jetzt )?sorgen machen(?! um| wegen)|(?:hund|hundin|welpe|katze|kater|kaninchen|sohn|tochter|kind|baby|er|sie)(?: \\p{L}+){0,6} (?:schokolade|rosinen|trauben|weintrauben|zwiebeln?|\\p{L}*gift|schneckenkorn|batterie|tabletten|socke|knochen)(?: \\p{L}+){0,2} (?:gefressen|gegessen|verschluckt)',
  vet: 'tierarzt\\p{L}*|tierärzt\\p{L}*|tierklinik|kleintier\\p{L}+',
  animals:
    'hund(?:e|es)?|hundin|welpen?|katzen?|kater|kaninchen|hasen?|meerschweinchen|hamster|frettchen|chinchillas?|papageien?|wellensittiche?|vogel|huhn|huhner|pferd(?:e|es)?|ponys?|esel|schildkroten?|schlangen?|echsen?|ratten?|maus|mause|ziegen?|schafe?|kuhe?',
  asksWhichArea:
    '(?:in |nach )?welche[mnrs]? (?:gebiete?n?|region(?:en)?|orte?n?|gegend(?:en)?|raum|umkreis|stadte?n?|stadtteile?n?|bezirke?n?|landkreise?n?|gemeinden?) (?:(?:arbeiten|bedienen|fahren|kommen|decken|betreuen|versorgen)(?: sie| ihr)?(?: ab)?|(?:sind|seid) (?:sie|ihr) (?:tatig|unterwegs|aktiv))',
  asksAmount: 'wie ?viel',
  accountNumber: 'kontonummer|iban|bankverbindung|bankdaten|kontodaten',
  legalNote:
    'haftung für (?:inhalte|links)|verlinkten (?:inhalte|seiten)|fremden? (?:inhalte|informationen)|streitbeilegung\\p{L}*|streitschlichtung|urheberrecht\\p{L}*|telemediengesetz|haftungsausschluss|verbraucherschlichtung\\p{L}*',
  allTogether: 'alle (?:zusammen )?in (?:ein|einem|einer|eine|dasselbe|demselben)',
  everyWeek:
    '(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends|wochenends|an (?:sonn- und )?feiertagen|an wochenenden|an (?:sams|sonn|mon|diens|donners|frei)tagen',
  districtTold: 'stadtteil|stadtviertel|bezirk|ortsteil|viertel',
  asksDistrict: 'welche[mnr]? (?:stadt)?(?:teil|viertel|bezirk|ortsteil|ecke)',
  hasToPay:
    'zahl(?:t|en|e)|bezahl(?:t|en|e)|kostet|(?:voller|vollen|halber|halben) preis|gratis|umsonst|kostenlos|billiger|gunstiger',
  asksFounder:
    'wer (?:hat )?(?:(?:\\p{L}+ ){0,4}(?:gegrundet|aufgebaut|eroffnet)|grundete|war der grunder|ist der grunder|sind die grunder)|wer (?:ist|war|sind|waren) (?:der|die|ihr|ihre|euer|eure) grunder(?:in|innen)?',
  foundedBy:
    '(?:[Gg]egründet|[Ee]röffnet|[Aa]ufgebaut)(?: [^.!?]{1,30}?)? von (?:\\p{Ll}+ ){0,3}\\p{Lu}|von (?:\\p{L}+\\.? ){1,6}(?:gegründet|eröffnet|aufgebaut)|gründeten?|eröffneten?|[Gg]ründer(?:in|innen)?',
  saints: 'Sankt|St',
  opensOrCloses:
    '(?:schliessen|offnen) wir|wir (?:schliessen|offnen)|(?:haben|machen) wir(?: \\p{L}+)? (?:zu|auf|ferien|urlaub|betriebsferien)|im urlaub',
};
