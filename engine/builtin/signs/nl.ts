/** Dutch. */
import type { Signs } from './types.ts';

export const nl: Signs = {
  danger: [
    'gas + ruik|ruikt|ruiken|stinkt',
    'gaslek',
    'niet|nauwelijks|amper|moeilijk|niet meer + ademt|ademen|adem|ademhalen',
    'geen lucht|nauwelijks lucht',
    'borst + pijn|druk|doet zeer|steken',
    'bloedt|bloeden|bloed + hevig|erg|veel|stopt niet|heel|overal',
    'stikt|stikken|verstikt|verdrinkt|geelektrocuteerd|anafylactisch*',
    'brand + in mijn|in de keuken|bij ons|bij mij|in huis|is uitgebroken',
    'vuur in mijn|staat in brand|vliegt in brand|huis brandt',
    'ingeslikt|gedronken|doorgeslikt|opgegeten + bleek|bleekmiddel|vergif|gif|wasmiddel|batterij|antivries',
    'koolmonoxide*|co melder|rookmelder|brandalarm|gasmelder + gaat af|piept|afgegaan|af gaat',
    'hij|zij|ze|vader|moeder|man|vrouw|zoon|dochter|iemand|baby|kind + flauwgevallen|in elkaar gezakt|buiten bewustzijn|reageert niet',
    'wil dood|wil niet meer leven|zelf van het leven',
    'vonken|vonkt|rook|rookt|brandlucht|verbrand + stopcontact|meterkast|schakelaar|lichtschakelaar|draden|bedrading',
    'wil dood|niet meer leven|mezelf iets aandoen|einde aan mijn leven|zelfmoord|suicid*',
    'overal bloed|veel bloed|bloedt hevig|bloedt heel erg|bloedt erg|blijft bloeden|stopt niet met bloeden',
  ],
  crisis: ['wil dood|niet meer leven|mezelf iets aandoen|einde aan mijn leven|zelfmoord|suicid*'],
  animalDanger: [
    'hond|pup|puppy|kat|poes|kater|kitten|konijn|paard + chocola|chocolade|druiven|rozijnen|ui|uien|rattengif|gif|slakkenkorrels|pillen + gegeten|ingeslikt',
    'hond|pup|puppy|kat|poes|kater|kitten|konijn|paard + vergiftigd|aangereden|overreden|ademt niet|ademt niet meer|stuipen|in elkaar gezakt|stikt|stikt bijna',
    'hond|pup|puppy|kat|poes|kater|kitten|konijn|paard|cavia|hamster + kan niet ademen|krijgt geen lucht|ademt moeilijk|ligt op zijn zij|ligt op haar zij|ligt op z n zij|komt niet meer overeind|beweegt niet meer|overal bloed|veel bloed|bloedt hevig|bloedt heel erg|bloedt erg|blijft bloeden|stopt niet met bloeden',
  ],
  persons: [
    'mij|me gebeten|allergi*|ik krijg|ik bloed|zoon|dochter|kind|baby|vrouw|man|moeder|vader|mama|papa|iemand|klant|gast|jongen|meisje|vriend|vriendin|buurman|buurvrouw',
  ],
  bereaved: [
    'mijn|onze|ons + moeder|vader|mama|papa|vrouw|man|zoon|dochter|broer|zus|oma|opa|tante|oom|hond|kat + overleden|gestorven|dood',
  ],
  deadThings: ['auto|motor|accu|batterij|telefoon|computer|laptop|ketel|fiets|machine|scherm|plant'],
  harmless: [
    'behandelen jullie|behandelt u|repareren jullie|repareert u|bieden jullie|biedt u|doen jullie|installeren jullie|installeert u|verhelpen jullie|verhelpt u',
    'rontgen*|brandblusser*|cursus|cursussen|ehbo|revalidatie|installeren|geinstalleerd|plaatsen|verzekering|open haard',
    'na een + beroerte|hartaanval|brand',
    'vorig jaar|jaren geleden',
  ],
  figures: [
    'verdrinkt in de schulden|verdrinkt in het werk|verdrinkt in de administratie|stikt van het werk|stikken van het werk|verdrinkt in schulden',
  ],
  urgent: ['nu|op dit moment|help|bij mij|bij ons'],
  cannotWait: [
    'is een noodgeval|is een spoedgeval|is dringend|heel dringend|is spoed|leiding gesprongen|gesprongen leiding|waterleiding gesprongen|staat onder water|loopt onder water|overal water|door het plafond',
    'hond|pup|puppy|kat|poes|kater|kitten|konijn|paard|cavia|hamster + eet niet|eet niets|niet gegeten|niets gegeten + braakt|overgeeft|overgegeven|braken|spuugt',
    'tand|tanden|kies + uitgeslagen|afgebroken|uitgevallen|eruit|gebroken|losgeslagen',
    'vreselijke|ondraaglijke|verschrikkelijke|hevige|enorme|heel veel + pijn|kiespijn|tandpijn',
  ],
  person: [
    'spreken|praten|geef me|geef mij|geeft u mij|verbind|doorverbinden|aan de lijn + mens|persoon|iemand|medewerker|medewerkster|eigenaar|eigenaresse|manager|baas|bedrijfsleider|collega|echt persoon',
    'wil|graag|liever|mag ik + een echt mens|een echt persoon|een medewerker|een mens',
    'niet|geen + robot|computer|machine + praten|spreken',
    'is de baas er|is de baas aanwezig|is de baas bereikbaar|is de eigenaar er|is de eigenaar aanwezig|is de eigenaar bereikbaar|is de eigenaresse er|is de eigenaresse aanwezig|is de eigenaresse bereikbaar|is de bedrijfsleider er|is de bedrijfsleider aanwezig|is de bedrijfsleider bereikbaar|is de manager er|is de manager aanwezig|is de manager bereikbaar',
  ],
  personAlone: [
    'medewerker|een medewerker|mens|een mens|echt mens|een echt mens|telefoniste|manager|persoon|receptie',
  ],
  personByRole: [
    'spreken|praten|geef me|geeft u mij|aan de lijn + dokter|arts|huisarts|tandarts|dierenarts|apotheker|verpleegkundige|advocaat|monteur|kapper|kapster|kok|fysiotherapeut|therapeut|leraar|lerares|instructeur|trainer|technicus|secretaresse|boekhouder|fotograaf|fietsenmaker|assistente',
  ],
  booking: [
    'wil|graag|moet|zoek|nodig|zou + een advocaat|naar de dokter|naar de tandarts|naar de dierenarts|een eerste afspraak|een eerste consult|een eerste bezoek|een intake|een intakegesprek|een arts zien|de dokter zien|de tandarts zien|een proefles|een tweepersoonskamer',
    'heeft u|hebben jullie|hebt u|is er + kamer|kamers|tafel|tafeltje + vannacht|vanavond|vandaag|morgen|vrij|voor twee',
    'eerstvolgende|eerste|volgende + vrije afspraak|beschikbare afspraak|vrije plek|plek',
    'iemand|een monteur|een loodgieter|een elektricien + sturen|langskomen|langs komen|komen kijken + kunt u|kunnen jullie|kan|zou',
    'kan ik|zou ik|kunnen we|wil graag|zou graag|ik wil + bekijken|bezichtigen|bezichtiging|zien + appartement|huis|woning|pand',
    'ertussen|er tussen|er morgen nog tussen|tussendoor|tussen proppen|tussen schuiven + kunnen jullie|kunt u|kun je|kan je|kan + me|mij|ons',
    'zet me maar|zet mij maar|zet ons maar|schrijf me maar|schrijf mij maar|noteer me|noteer mij|zet me op|zet mij op|zet ons op',
    'wanneer|hoe snel|hoe gauw + kunnen jullie|kunt u|kan er iemand|kan iemand + langskomen|langs komen|komen|hier zijn',
    'heb|zoek|zoeken|hebben|hebt + iemand nodig|zoek iemand|iemand die|een loodgieter|een elektricien|een monteur|een slotenmaker|een schilder',
    'afspraakje|een afspraakje + inplannen|maken|wil|wou|zou',
    'ik moet|ik moest|ik zou + weer eens|voor controle|op controle|naar de kapper|naar de mondhygiënist + kapper|controle|mondhygiënist|tandarts',
    'tafel|tafeltje|kamer|plek + vrijhouden|voor ons vrijhouden|voor mij vrijhouden',
    'wil|zou|graag|wou|willen + bestellen|om mee te nemen',
  ],
  bookable: [
    'afspraak|een afspraak|tafel|een tafel|een tafeltje|een reservering',
    'een kamer|een tweepersoonskamer',
  ],
  bookableFor: ['afspraak voor|een afspraak voor|een afspraak bij|tafel voor|een tafel voor'],
  wishOfDay: [
    'heeft u|hebt u|hebben jullie|heb je|is er|zijn er + een kamer|kamer|kamers|een tafel|tafel|een tafeltje|een afspraak|plek|een plekje|iets vrij|ruimte',
    'zoek|zoeken|wil|willen|graag|nodig + een kamer|kamer|een tafel|een tafeltje|een afspraak',
    'moet|moeten|wil|willen|zou graag|zouden graag + komen|langskomen|langs komen|brengen|langsbrengen|afgeven',
    'kunt u|kunnen jullie|kun je|kan iemand|zou iemand + komen|langskomen|langs komen',
    'kunt u|kunnen jullie|kun je + ertussen|inplannen|er tussen plannen|tussendoor',
    'is|zijn|hebben|heb|heeft|was|zou + nog vrij|iets vrij|wat vrij|plek voor|plaats voor|nog plek|nog plaats|een gaatje|gaatje|nog een gaatje|vannacht nog|kamer vrij|tafel vrij',
    'is|heeft + dokter|dr|mevrouw|meneer|de tandarts|de kapper|volgende week + vrij|beschikbaar|tijd',
    'kan ik|kunnen we|zou ik|mag ik + langskomen om|langskomen voor|komen voor',
    'zou graag|wil graag|willen graag|zouden graag|wou graag|zou + geknipt|komen eten|dineren|blijven|overnachten|nachten',
    'kiespijn|pijn|kapot|ziek|gewond + kan ik|kunnen we|mag ik + komen|langskomen',
    'zoeken|zoek + een tweepersoonskamer|een eenpersoonskamer|een kamer',
    'kan ik|kunnen we|zou ik|mag ik + bestellen',
  ],
  toHave: ['kan ik|zou ik|kunnen we|kunnen wij|kan mijn + krijgen|hebben|laten|worden'],
  toSee: [
    'kan|zou|kunnen + iemand|een dierenarts|de dierenarts|een arts|de arts|de dokter|een tandarts|de tandarts + zien|kijken|bekijken|onderzoeken|nakijken|behandelen',
    'kunt u|kunnen jullie|kun je|kan je + mijn|hem|haar|ons|onze|mij|me + zien|bekijken|onderzoeken|nakijken|behandelen|naar kijken',
  ],
  visit: [
    'kan ik|mag ik|zou ik|kunnen we|kunnen wij|mogen we|zouden we + komen|langskomen|langs komen|brengen|langsbrengen',
  ],
  daySuits: [
    'is|zou + mogelijk|kunnen|lukken',
    'kan dat|kan|zou dat kunnen|zou kunnen|kan het|is mogelijk|is dat mogelijk|lukt dat|komt dat uit|gaat dat|zou dat gaan|schikt dat',
  ],
  mayAsk: [
    'kunt u|kun je|kunnen jullie|zou u|zou je|zouden jullie|kan ik|mag ik|kunnen we|mogen we|zouden we|is het mogelijk|zou het kunnen|zou het mogelijk zijn',
  ],
  commands: [
    'vanaf nu ben je|vanaf nu bent u|van nu af aan ben je|doe alsof|doet u alsof|zeg mij na|zeg me na|herhaal na mij|speel dat je',
    'de spraakassistent|de assistent|de bot|de ai + geeft iedereen|geeft elke|zal|moet',
  ],
  suits: [
    'is beter|zou beter zijn|komt beter uit|komt me beter uit|past beter|past mij|past me|heb ik liever|liever|het liefst|bij voorkeur|zou fijn zijn|zou mooi zijn|indien mogelijk|als het kan',
  ],
  arrives: ['aankomst|aankomen|inchecken|arriveren', 'kom|komen + aan'],
  departs: ['vertrek|vertrekken|vertrekt|uitchecken|gaan weg|naar huis|tot'],
  seating: [
    'komen|eten|komen eten|dineren|lunchen|ontbijten|plek|plaats|langskomen|blijven|kan dat|reserveren|een tweepersoonskamer|een eenpersoonskamer|een kamer|kamer|zoeken|zoek|man|met',
  ],
  lookAt: [
    'kunt u|kunnen jullie|kan je|kun je|zou u|zouden jullie|kan iemand|kan daar iemand|kunnen + naar kijken|er naar kijken|ernaar kijken|daarnaar kijken|kijken|repareren|maken|helpen|nakijken|controleren|verhelpen|onderzoeken|oplossen|komen|langskomen|dat maken',
  ],
  trouble: [
    'mijn|onze|ik ben + ziek|overgegeven|gebraakt',
    'doet pijn|doet zeer|doen pijn|pijn|kiespijn|tandpijn|rugpijn|hoofdpijn|keelpijn|buikpijn|oorpijn|gezwollen|opgezwollen|ontstoken|koorts|jeuk|lekt|lekkage|druppelt|verstopt|kapot|defect|is stuk|gesprongen|start niet|start niet meer|doet het niet|doet het niet meer|doen het niet|werkt niet|werkt niet meer|gaat niet aan|geen warm water|geen stroom|geen verwarming|raar geluid|vreemd geluid|piept|piepen|lekke band|een storing|afgebroken|losgelaten|uitgevallen|hinkt|mank|braakt|eet niet|eet niet meer|diarree|overstroomd|buitengesloten|lekken|druppelen|werken niet|verwarmt niet|wordt niet warm|rammelt|rammelen|water uit het plafond|water door het plafond|begeven|kapotgegaan|kapot gegaan',
    'blijft + lopen|doorlopen|piepen|druppelen|uitvallen|hoesten|stromen',
  ],
  isOver: [
    'gaat weer beter|nu beter|alweer beter|weer beter|weer goed|het is over|doet het weer|werkt weer|al gerepareerd|al opgelost',
  ],
  booksNothing: [
    'geen afspraak nodig|hoef geen afspraak|wil niet reserveren|wil niets reserveren|wil geen afspraak|niet om te reserveren|hoef niet te reserveren|wil geen reservering',
  ],
  asksWhy: [
    'waarom heeft u|waarvoor heeft u|waar heeft u dat voor nodig|waarom wilt u|waarom vraagt u|waarvoor is dat',
  ],
  startOver: [
    'opnieuw beginnen|van voren af aan|helemaal opnieuw|alles is fout|alles klopt niet|klopt helemaal niets van',
  ],
  hasToGo: ['ik moet gaan|ik moet weg|ik moet ervandoor|ik moet ophangen|ik moet nu gaan'],
  noBooking: [
    'kost|kosten|prijs|hoeveel|annuleren|afzeggen|annulering*|entree|toegang|parkeren|parkeerplaats',
  ],
  order: [
    'kan ik|mag ik|zou ik|kunnen we|kunnen wij|kun je|kan je|ik wil|wil ik|ik wou|we willen|graag + bestellen|bestelling plaatsen|bestelling doen',
  ],
  callOff: [
    'annuleren|afzeggen + reservering|afspraak|boeking|tafel|kamer|bestelling + mijn|wil|wilde|wou|willen|wilden|moet|moeten|zou|zouden|graag|kan ik|onze',
    'annuleren|afzeggen|afbellen + bezoek|verblijf|les|rijles|lessen|sessie|overnachting|bezichtiging|klus|behandeling|consult|levering|schoonmaak|proefles|cursus|reparatie + mijn|onze|ons|het|de|wil|wilde|wou|willen|wilden|moet|moeten|zou|zouden|graag|kan ik',
  ],
  callOffAlone: [
    'ik moet afzeggen|ik wil afzeggen|ik moet annuleren|ik wil annuleren|we moeten afzeggen|we moeten annuleren|ik wilde afzeggen|ik wilde annuleren|ik wou afzeggen|ik zou willen afzeggen|ik zou willen annuleren',
  ],
  rebook: [
    'verzetten|verplaatsen|wijzigen|omboeken|verschuiven + reservering|afspraak|boeking + mijn|onze|wil|wilde|wou|willen|wilden|moet|moeten|zou|zouden|graag|kan ik|kunnen we',
    'verzetten|verplaatsen|verschuiven|veranderen + afspraak|reservering',
    'wil|zou graag + een andere tijd|een andere dag|een ander tijdstip',
    'een andere tijd nodig|een andere dag nodig|een ander tijdstip nodig|liever een andere tijd|liever een andere dag',
    'verzetten|verplaatsen|verschuiven|omboeken + mijn les|de les|mijn rijles|mijn bezoek|het bezoek|ons verblijf|mijn verblijf|mijn sessie|de bezichtiging|mijn behandeling|mijn consult|de levering|mijn proefles|de klus',
  ],
  anew: [
    'een afspraak om mijn|een afspraak om de|een afspraak om het|een afspraak om een|een afspraak nodig|afspraak maken om',
  ],
  absence: [
    'niet + kan|kunnen|red het|redden het|haal het|halen het|lukt + ik|we|wij|mij|me|ons',
    'er is iets tussengekomen|er kwam iets tussen',
    'moet|moeten + afzeggen|annuleren',
  ],
  refuses: [
    'liever niet|wil ik niet geven|wil mijn nummer niet|geef ik niet|wil ik niet zeggen|ga ik niet geven|zeg ik niet|geen telefoon|gaat u niets aan|wil ik niet doorgeven',
  ],
  instead: ['in plaats van|ipv'],
  amends: [
    'maak er|we er|ik er|verzetten naar|verplaatsen naar|veranderen naar|wijzigen naar|het naar|liever om|liever op|toch liever',
  ],
  sales: [
    'u|jullie + reclame verkopen|advertentie verkopen|advertenties verkopen|advertentieruimte verkopen|onze producten verkopen',
    'wij bieden|we bieden|ik bied|wij helpen bedrijven|we helpen bedrijven|wij kunnen u helpen|we kunnen u helpen|wij kunnen jullie helpen|we kunnen jullie helpen|wij kunnen u laten|we kunnen u laten + seo|voor uw website|voor jullie website|nieuwe website|google|reclame|stroom|energie|pinautomaat|marketing|besparen|uw bedrijf|jullie bedrijf',
    'bel|ik bel|wij bellen + over uw google|over jullie google|over uw energiecontract|over jullie energiecontract|vanwege uw energiecontract|over uw bedrijfsvermelding',
    'verantwoordelijk|gaat over|verantwoordelijke + voor energie|de energie|voor marketing|voor inkoop|voor de website',
  ],
  wrongNumber: ['verkeerd nummer|verkeerd verbonden|verkeerde nummer|verkeerd gebeld'],
  forTeam: [
    'zat|beu|genoeg van + wachten|wacht|bellen|niemand',
    'klagen|een klacht|klacht|onaanvaardbaar|schandalig',
    'wil|eis + mijn geld terug|geld terug',
    'niet tevreden|ontevreden|teleurgesteld|te veel betaald|te veel gerekend|te veel in rekening|dubbel afgeschreven',
    'niemand|nooit|niet + gekomen|verschenen|langsgekomen|teruggebeld|bezorgd|aangekomen|opgedaagd',
    'eten|gerecht|soep|pizza|bestelling|kamer|service|levering|bezorging + was|kwam|waren + koud|rauw|verbrand|verkeerd|slecht|vies|verschrikkelijk|niet compleet|onvolledig',
    'wacht|wachten|gewacht + al|uur|lang|dagen|weken',
    'ik|we|wij + te laat|vertraging|vertraagd|in de file|kom iets later|komen iets later|kom wat later|komen wat later',
    'heb|hebben + laten liggen|vergeten|laten hangen|achtergelaten + mijn|onze|gisteren|bij jullie|bij u|jas|paraplu|tas',
    'zeg|zegt u|laat + tegen de baas|tegen de eigenaar|de eigenaar|dat ik|weten',
    'jullie hebben|u heeft|jullie|ze hebben + verpest|beschadigd|kapot gemaakt|kapotgemaakt',
    'belachelijk|schandalig|onacceptabel',
  ],
  returns: [
    'ik moest terugbellen|ik zou terugbellen|ik bel terug|ik bel u terug|ik bel jullie terug|ik moest u terugbellen|ik moest jullie terugbellen|ik zou u terugbellen|u had gebeld|u heeft gebeld|u heeft mij gebeld|u hebt mij gebeld|jullie hadden gebeld|jullie hebben gebeld|jullie hebben mij gebeld|gemiste oproep|oproep gemist',
  ],
  whoSpeaks: [
    'hoe heet u|wat is uw naam|met wie spreek ik|wie bent u|hoe heet jij|hoe heet je|hoe heet je dan|wie is dit|wie bent u dan|wie ben je|wat is je naam|hoe is uw naam|en uw naam|met wie praat ik|met wie heb ik het genoegen|wie is daar|wie heb ik aan de lijn',
  ],
  whoIsIt: [],
  asksHuman: ['spreek ik|praat ik|heb ik + mens|persoon|echt iemand'],
  ofSite: [
    'website|webpagina|jullie site|uw site|de site|formulier|link|uw nummer|jullie nummer|uw telefoon',
  ],
  whenBack: [
    'wanneer|hoe lang|hoe snel|hoe laat + terugbellen|teruggebeld|belt u|bellen jullie|u mij belt|u me belt|terugbelt|hoor ik van|hoor ik iets|bel je me',
    'wanneer|hoe laat|hoe snel + bellen ze|bellen jullie|belt u|bellen we|belt iemand|word ik gebeld|ik gebeld|krijg ik bericht|hoor ik|bevestigen jullie|bevestigt u',
  ],
  asksConfirmed: [
    'is dat bevestigd|is het bevestigd|is dat nu bevestigd|is dat definitief|is het definitief|staat het vast|staat dat vast|staat de afspraak|staat de afspraak vast|is dat geboekt|is het geboekt|is dat gereserveerd|is het gereserveerd|is de tafel gereserveerd|is de afspraak bevestigd|heb ik de afspraak|heb ik de tafel',
  ],
  ownLanguage: [
    'spreekt u|spreek je|spreken jullie|spreekt iemand + nederlands',
    'nederlands + alstublieft|alsjeblieft|in het nederlands|kunt u|kunnen we',
  ],
};
