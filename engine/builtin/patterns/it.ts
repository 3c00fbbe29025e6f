/** Italian. */
import type { Patterns } from './types.ts';

export const it: Patterns = {
  pays: 'pag|accett',
  permits: 'ammess|benven|permi[ts]',
  regrets: '',
  subject: 'non',
  underName: 'a nome(?: di)?|signora?|sarebbe|mi chiami|famiglia',
  not: 'non',
  yesOrNo:
    'sì|si|no|certo(?: che sì)?|certamente|assolutamente(?: sì| no)?|naturalmente|ovviamente|purtroppo no|nessun problema',
  weDoNot: "non(?: \\p{L}+)? \\p{L}+iamo|non (?:ci sono|c['’]è)|non si \\p{L}+[aeo]n?o?",
  pronounOfPerson: 'lui|lei|egli|ella',
  notEachWeek:
    'prim[oi]|second[oi]|terz[oi]|ultim[oi]|altern\\p{L}+|(?:del|al|ogni) mese|mensil\\p{L}+|fino al \\d',
  obliges: 'dev(?:e|ono)|accompagnat\\p{L}+|obbligatori\\p{L}+|necessari\\p{L}+|genitor[ei]|tutor[ei]',
  pending:
    '(?:ancora )?da (?:confermare|definire|stabilire|precisare|comunicare)|in (?:fase di )?definizione',
  toldLater:
    '(?:sarà|saranno|verrà|verranno) (?:comunicat|annunciat|confermat|pubblicat)\\p{L} (?:a breve|prossimamente|presto)',
  whetherAlone: '',
  tellWhether: '(?:informazione|informazioni|indicazione|indicare|nota)(?: su)?,? se ',
  reachedFrom:
    'accessibil[ei] (?:da|dal|dall|in auto|in treno)|accesso al (?:presente )?sito|sito è accessibile',
  forbids: 'vietat',
  located:
    'ci troviamo|siamo (?:situati|a due passi)|si trova|situat[oaie] (?:a|in|nel|nella|tra) |con sede (?:a|in) ',
  placeLabel: 'indirizzo|sede',
  atPlace: 'in|a|al|nel|nella|presso|vicino a',
  placeArticle: 'il|la|lo',
  worksAt: '[Ll]avoriamo (?:\\p{Ll}+ )?(?:a|in|su)|[Oo]periamo (?:a|in)|spostiamo (?:a|in)',
  providesIn:
    '(?:[Oo]ffriamo|[Ee]seguiamo|[Ff]orniamo|[Rr]ealizziamo|[Ee]ffettuiamo) [^.!?:]{3,80}? (?:a|in|su)',
  also: 'anche|pure',
  andName: 'e',
  beforeNoun: 'il|lo|la',
  atOnce:
    'in giornata|stesso giorno|all.istante|immediat\\p{L}*|sul momento|il giorno dopo|(?:pochi|poche|alcuni|alcune|diversi|diverse|qualche) (?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei])(?!\\p{L})',
  asksLandmark:
    'punt[oi] di riferimento|(?:vicino|accanto|di fronte|davanti|sopra) a (?:che )?cosa|cosa c.è (?:vicino|accanto|di fronte)',
  besideLandmark: 'di fronte|accanto|vicino a\\p{L}*|dietro|sopra (?:il|la|lo)|a due passi|nei pressi',
  ourPlace: 'l.ingresso|siamo|ci trov\\p{L}+|si trova|situat\\p{L}*|trovarci',
  nearest: 'più vicin[oaie]',
  asksFloor: '(?:che|quale) piano|al piano terra|al pianterreno',
  floorTold:
    '(?:primo|secondo|terzo|quarto|quinto|ultimo|\\d{1,2}[°º]) piano|piano (?:terra|rialzato|\\d)|pianterreno',
  nearby: 'a piedi|a (?:due|pochi) passi',
  article: 'una?|uno',
  degrees: 'gradi',
  announces: 'comprende|include|seguenti',
  button: 'clicca|scopri|leggi',
  exactly: 'esattamente',
  notOnly: 'non solo',
  preposition: '',
  opens: 'apr(?:ite|ire|e)',
  beforeOpened: 'la|il|lo|i|gli|una?|mio|mia',
  than: 'di',
  costAsked:
    'compres[oaie]|inclus[oaie]|(?:cost|pag)\\p{L}* (?:\\S+ ){0,4}extra|a parte|supplemento|piu caro',
  costTold:
    'supplemento (?:di|per)|(?:con|senza) supplement[oi]|sovrapprezz[oi]|maggiorazion[ei]|(?:cost[oi]|spese) (?:extra|aggiuntiv[aeio])|senza (?:costi|sovrapprezzo|supplement[oi])|(?:stess[ao]|doppi[ao]) (?:tariffa|prezzo)|separatamente|(?:pag|fattur|cont)\\p{L}* a parte|a parte|esclus[oaie]|compres[oaie]|inclus[oaie]|comprend(?:e|ono)|a persona|per (?:due|2) persone|una sola volta|una tantum|(?:piu|con|senza) iva|iva (?:esclusa|inclusa|compresa)',
  priceOpen:
    'su preventivo|preventivo (?:personalizzato|su misura)|da concordare|prezz\\w+ (?:\\S+ ){0,2}(?:dipend|varia)\\p{L}*',
  onRequest: 'su richiesta',
  mayCall: '(?:posso|possiamo|si puo) (?:\\S+ ){0,3}(?:chiamar|telefonar)',
  asksTotal: '',
  hourly: '(?:all|l|per|a|un) ora(?: di (?:lavoro|manodopera))?|tariffa oraria',
  besidePrice: 'cauzione|caparra',
  asksName: 'nome|nomi|chiama\\p{L}*',
  speakTo:
    "parlare con NAME|mi passa NAME|passarmi NAME|c['’]è NAME$|(?:contattare|rintracciare|raggiungere) NAME",
  reached:
    "(?:parlo con|sto parlando con|ho chiamato|sto chiamando) (?:il |la |lo |l['’])?NAME$|(?:parlo|sto parlando) con (?:il |la |lo |l['’])(\\p{Ll}+)$",
  personFree:
    'NAME (?:è|sarebbe|sarà) (?:libera|libero|disponibile)|NAME ha (?:posto|tempo|un buco)|(?:è|sarà) (?:libera|libero|disponibile) NAME',
  titles: 'Dott(?:\\.?ssa)?|Dr|Professore?|Prof|Avv|Ing',
  courtesy: 'Sig(?:\\.?ra)?|[Ss]ignora?',
  shortened: 'Dott(?:\\.?ssa)?|Dr|Prof|Avv|Ing|Sig(?:\\.?ra)?',
  joinsQuestion:
    "(?:si|mi|ci) puo|si possono|possiamo|potete|(?:mi|ci) potete|e (?:possibile|gratis|gratuit[oa]|compres[oa]|inclus[oa])|c['’]e|ci sono",
  onTheNet: '(?:su|via|tramite|per) internet|sit[io] (?:di )?internet',
  new: 'nuov[oaie]',
  atHome: 'a domicilio|a casa(?: mia| nostra)?',
  whether: '',
  asksHour: 'che or[ae]',
  asksDay: 'che (?:giorn[oi]|ser[ae]|nott[ei])|quali? (?:giorn[oi]|ser[ae]|nott[ei])',
  how: 'come',
  howOften: 'ogni quanto|con che frequenza|quante volte',
  condition: 'se',
  only: 'solo|soltanto',
  number: 'n[uú]mer[oi]',
  isSomething: 'è|sono',
  onTop: 'più|oltre',
  dataProtection:
    'dati personali|privacy|protezione dei dati|gdpr|indirizzo ip|browser|(?:suoi|tuoi|vostri|i) dati|cookie|consenso|indirizzo internet|trattamento dei',
  figurative:
    'risultat[oi]|gioia|passione|esperienza|soluzioni|felicità|sorris[oi]|serenità|eccellenza|valore|sogni|competenz[ae]|energia|fiducia',
  forWhom: 'per',
  my: '(?:(?:il|la) )?(?:mio|mia)',
  myBehind: '',
  forYears: 'da',
  years: 'anni',
  agedBefore: 'ragazzi|bambini|adulti|persone|corsi|aperto|per chi',
  asksWhat: '',
  ofLength: 'di|da',
  ofYears: ' di',
  experience: 'esperienza',
  toDate: 'fino (?:a|al|all)|a|al|all',
  andDate: 'e|ed',
  orDate: 'o|oppure',
  insideDate: 'di|del|il|la|le|giorno|giorni',
  beforeMonth: 'di',
  inMonth: 'in|a|ad|di|per',
  notBeforeHour: '',
  joinedDay: '',
  joinedPart: '',
  nameParticle: 'della|di|da|la|de',
  filler: 'e+h+m+|u+h+m*|h+m+|m{2,}',
  onTheLine: 'al telefono',
  spelledAs: 'come(?: in)?|di',
  doubledLetter: 'doppi[ao]',
  withLetter: 'con',
  ownLetters: '',
  closed: 'chius[oia]',
  noon: 'mezzogiorno',
  midnight: 'mezzanotte',
  exceptDay: '(?<!se )non|tranne|eccetto|salvo|invece di',
  exceptSome: 'tranne|eccetto|salvo|a meno che|ad eccezione|a eccezione|eccezione',
  dayIsOut: 'non (?:posso|va bene|mi va|riesco)',
  dayBehind: 'dopo(?! (?:le|il|l|\\d))|successiv[oa]|seguente',
  movedDay: '(?:tra|fra) (?:tre|quattro) settimane|pasqua|venerdi santo|delle palme',
  timeLimit:
    'non prima|dopo le|dopo l|prima delle|prima dell|a partire|entro le|al piu tardi|non oltre|^dalle',
  toDay: 'a|al|per',
  notThis: '(?<!se )non|invece di|al posto di',
  butThis: 'ma|bensi',
  numberEnd:
    '(?:finisce|termina) (?:con|per|in)|alla fine|ultim[ei](?: (?:due|tre|quattro))?(?: (?:cifre|numeri))?|(?:l )?ultim[ao] (?:cifra|numero)',
  tax: 'iva|tasse',
  addedTax: 'a parte|compres[aoei]|inclus[aoei]|più|esclus[aoei]',
  byWhen:
    'entro (?:quando|che|quale)|fino a (?:quando|che ora)|quando (?:devo|dobbiamo|bisogna|si deve)|al più tardi',
  orders: 'ordin(?:are|o|i|iamo|ate|ato|ati|azione|azioni)|prenot\\p{L}*',
  endOfTime: 'entro|prima|fino|anticipo|al più tardi|ultim[oaei]',
  deadline: 'per|entro',
  anything: 'qualcosa|qualche cosa',
  tellsToBring:
    'port(?:i|ate|are|arsi) (?:con|un|una|il|la|i|le|gli|asciugaman|scarpe)|indoss|abbigliamento|forniamo|fornit|asciugaman|munirsi',
  worksThere: 'lavorano|lavora|lavoriamo|dipendenti|impiegati',
  beforehand: 'prima|in anticipo|anticipatamente',
  nextWeek: '(?:del)?la (?:settimana prossima|prossima settimana)|(?:settimana prossima|prossima settimana)',
  weekLater: '(?:tra|fra) (?:una settimana|otto giorni|8 giorni)|a otto giorni',
  fortnightLater: '(?:tra|fra) (?:due settimane|2 settimane|quindici giorni|15 giorni)|a quindici giorni',
  nextDay: 'prossim[oaie]',
  daysAhead: '(?:tra|fra) N giorni',
  beforeTime: 'prima de(?:lle|ll)?|prima di',
  introduces: '[Mm]i chiamo|[Ii]l mio nome è',
  introducesBriefly: '[Ss]ono',
  byWhom: 'da(?:ll[aoe])?',
  firstParts: '',
  asksContents:
    'dentro cosa c e|cosa c e dentro|cosa c e (?:dentro|nel|nello|nella|nell|nei|nelle|sul|sulla|sull|in) |cosa (?:contiene|comprende|include|prevede|ha dentro|mettete)|(?:che|quali) ingredienti|con cosa e fatt[oa]',
  tooLate: 'troppo tardi',
  tooEarly: 'troppo presto',
  outOfHours:
    'fuori orario|fuori da questi orari|fuori (?:dall.|dagli )orari?o?|quando siamo chiusi|di notte|della notte|piena notte|mezzanotte|le (?:due|tre|quattro|[1-4]) del mattino|l.una del mattino',
  asksWhatToDo:
    '(?:che )?cosa (?:faccio|facciamo|devo fare|posso fare)|che (?:faccio|devo fare)|dove (?:vado|andiamo|devo andare)|a chi mi rivolgo',
  subjectBefore: 'loro|egli|ess[ei]',
  alarmed:
    '(?:(?:devo|dovrei|dobbiamo|bisogna|c e da) preoccupar(?:mi|ci|si)|mi devo preoccupare)(?! per| di)|(?:cane|cagnolin[oa]|cucciol[oa]|gatt[oa]|gattin[oa]|coniglio|figli[oa]|bambin[oa])(?: \\p{L}+){0,3} (?:mangiato|ingoiato|ingerito)(?: \\p{L}+){0,5} (?:cioccolat[oa]|uvetta|uva|cipoll[ae]|veleno|topicida|pila|batteria|pastiglie|compresse|calzino|osso)',
  animals:
    'can[ei]|cagn(?:a|olin[oaie])|cuccioli?|gatt[oaie]|gattin[oaie]|conigli(?:o|a|etto)?|porcellin[oi] d ?india|criceti?|criceto|furett[oi]|cincilla|pappagall[oi]|canarin[oi]|uccellin[oi]|galline?|cavall[oai]|pony|asin[oi]|tartarug(?:a|he)|serpent[ei]|iguane?|ratt[oi]|top[oi]|capr[ae]|pecor[ae]|mucc(?:a|he)',
  asksWhichArea:
    '(?:in |a |su |per )?(?:qual[ei]|che) (?:zon[ae]|are[ae]|citta|comun[ei]|paes[ei]|provinci?[ae]|province|region[ei]|quartier[ei]|localita) (?:vi |si )?(?:lavora(?:te|no)?|copr(?:e|ite|ono)|serv(?:e|ite|ono)|opera(?:te|no)?|interven(?:ite|gono)|interviene|arriva(?:te|no)?|ven(?:ite|gono)|andate|sposta(?:te|no)?)',
  asksAmount: 'quanto',
  asksFounder:
    'chi (?:l |lo |la )?ha (?:fondato|aperto|creato|avviato|iniziato)|chi (?:e|sono|era|erano) (?:il|la|i|le) fondat(?:ore|ori|rice|rici)',
  foundedBy:
    '(?:[Ff]ondat|[Aa]pert|[Cc]reat|[Aa]vviat)[ao](?: [^.!?]{1,30}?)? da(?:l|lla|i)? \\p{L}|(?:ha|hanno) (?:fondato|aperto|avviato)|[Ff]ondat(?:ore|ori|rice|rici)',
  saints: 'San|Santa|Santo|Sant’|S',
  opensOrCloses: '(?:non )?(?:apriamo|chiudiamo|apriremo|chiuderemo|restiamo chiusi|saremo chiusi)|in ferie',
};
