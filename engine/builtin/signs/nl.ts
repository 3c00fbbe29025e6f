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
  ],
  harmless: [
    'behandelen jullie|behandelt u|repareren jullie|repareert u|bieden jullie|biedt u|doen jullie|installeren jullie|installeert u|verhelpen jullie|verhelpt u',
    'rontgen*|brandblusser*|cursus|cursussen|ehbo|revalidatie|installeren|geinstalleerd|plaatsen|verzekering|open haard',
    'na een + beroerte|hartaanval|brand',
    'vorig jaar|jaren geleden',
  ],
  urgent: ['nu|op dit moment|help|bij mij|bij ons'],
  person: [
    'spreken|praten|geef me|geef mij|geeft u mij|verbind|doorverbinden|aan de lijn + mens|persoon|iemand|medewerker|medewerkster|eigenaar|eigenaresse|manager|baas|bedrijfsleider|collega|echt persoon',
    'wil|graag|liever|mag ik + een echt mens|een echt persoon|een medewerker|een mens',
    'niet|geen + robot|computer|machine + praten|spreken',
  ],
  personAlone: [
    'medewerker|een medewerker|mens|een mens|echt mens|een echt mens|telefoniste|manager|persoon|receptie',
  ],
  booking: [
    'wil|graag|moet|zoek|nodig|zou + een advocaat|naar de dokter|naar de tandarts|naar de dierenarts|een arts zien|de dokter zien|de tandarts zien|een proefles|een tweepersoonskamer',
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
  ],
  bookable: [
    'afspraak|een afspraak|tafel|een tafel|een tafeltje|een reservering',
    'een kamer|een tweepersoonskamer',
  ],
  wishOfDay: [
    'heeft u|hebt u|hebben jullie|heb je|is er|zijn er + een kamer|kamer|kamers|een tafel|tafel|een tafeltje|een afspraak|plek|een plekje|iets vrij|ruimte',
    'zoek|zoeken|wil|willen|graag|nodig + een kamer|kamer|een tafel|een tafeltje|een afspraak',
    'moet|moeten|wil|zou graag + langskomen|langs komen|brengen|langsbrengen|afgeven',
    'kunt u|kunnen jullie|kun je|kan iemand|zou iemand + komen|langskomen|langs komen',
    'kunt u|kunnen jullie|kun je + ertussen|inplannen|er tussen plannen|tussendoor',
    'is|zijn|hebben|heb|heeft|was|zou + nog vrij|iets vrij|wat vrij|plek voor|plaats voor|nog plek|nog plaats|een gaatje|gaatje|nog een gaatje|vannacht nog|kamer vrij|tafel vrij',
    'is|heeft + dokter|dr|mevrouw|meneer|de tandarts|de kapper|volgende week + vrij|beschikbaar|tijd',
    'kan ik|kunnen we|zou ik|mag ik + langskomen om|langskomen voor|komen voor',
    'zou graag|wil graag|willen graag|zouden graag|wou graag|zou + geknipt|komen eten|dineren|blijven|overnachten|nachten',
    'kiespijn|pijn|kapot|ziek|gewond + kan ik|kunnen we|mag ik + komen|langskomen',
    'zoeken|zoek + een tweepersoonskamer|een eenpersoonskamer|een kamer',
  ],
  seating: [
    'komen|eten|komen eten|dineren|lunchen|ontbijten|plek|plaats|langskomen|blijven|kan dat|reserveren|een tweepersoonskamer|een eenpersoonskamer|een kamer|kamer|zoeken|zoek|man|met',
  ],
  lookAt: [
    'kunt u|kunnen jullie|kan je|kun je|zou u|zouden jullie|kan iemand|kan daar iemand|kunnen + naar kijken|er naar kijken|ernaar kijken|daarnaar kijken|kijken|repareren|maken|helpen|nakijken|controleren|verhelpen|onderzoeken|oplossen|komen|langskomen|dat maken',
  ],
  noBooking: [
    'kost|kosten|prijs|hoeveel|annuleren|afzeggen|annulering*|entree|toegang|parkeren|parkeerplaats',
  ],
  callOff: [
    'annuleren|afzeggen + reservering|afspraak|boeking|tafel|kamer|bestelling + mijn|wil|moet|graag|kan ik|onze',
  ],
  rebook: [
    'verzetten|verplaatsen|wijzigen|omboeken|verschuiven + reservering|afspraak|boeking + mijn|onze|wil|moet|graag|kan ik|kunnen we',
  ],
  wrongNumber: ['verkeerd nummer|verkeerd verbonden|verkeerde nummer'],
  complaint: ['klagen|een klacht|klacht|onaanvaardbaar|schandalig', 'wil|eis + mijn geld terug|geld terug'],
  ownLanguage: [
    'spreekt u|spreek je|spreken jullie|spreekt iemand + nederlands',
    'nederlands + alstublieft|alsjeblieft|in het nederlands|kunt u|kunnen we',
  ],
};
