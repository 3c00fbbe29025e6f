/** German. */
import type { Signs } from './types.ts';

export const de: Signs = {
  danger: [
    'gas + riecht|rieche|riechen|stinkt|stromt aus|tritt aus|ausgetreten',
    'gasleck|gasaustritt',
    'nicht|kaum|mehr|schwer|schlecht + atmet|atmen|atme',
    'keine luft|kaum luft',
    'brust + schmerz|schmerzen|tut weh|tut mir weh|stechen|sticht|enge',
    'blutet|blute|bluten + stark|sehr|viel|uberall|nicht auf|heftig',
    'erstickt|ersticke|verschluckt und|ertrinkt|stromschlag|allergischer schock|anaphylaktisch*',
    'brand + kuche|haus|wohnung|zimmer|keller + bei mir|bei uns|in meiner|in meinem|in unserer',
    'brennt + kuche|haus|wohnung|zimmer|keller|auto|herd',
    'feuer + in meiner|in meinem|ausgebrochen|in der kuche|im haus|bei uns|im keller',
    'bleiche|putzmittel|gift|waschmittel|reiniger|batterie|rattengift|frostschutz + getrunken|geschluckt|gegessen|verschluckt|gefressen',
    'kohlenmonoxid*|co melder|co alarm|rauchmelder|feuermelder|gasmelder + schlagt an|schlagt alarm|geht los|piept|lost aus|ausgelost|angeschlagen',
    'vater|mutter|mann|frau|sohn|tochter|kind|baby|er|sie|jemand|gast|freund|freundin|oma|opa + zusammengebrochen|ohnmachtig|nicht ansprechbar|reagiert nicht|umgekippt',
    'zu viele|ganze packung|alle + tabletten|pillen + genommen|geschluckt',
    'will nicht mehr leben|mochte nicht mehr leben|will sterben|mochte sterben|bringe mich um|bring mich um|mich umbringen|das leben nehmen',
    'funken|funkt|schmort|verschmort|verbrannt|qualmt|raucht + steckdose|sicherung|sicherungskasten|schalter|lichtschalter|leitung|kabel',
    'will nicht mehr leben|mochte nicht mehr leben|will sterben|mochte sterben|bringe mich um|bring mich um|mich umbringen|das leben nehmen|mag nicht mehr leben|selbstmord|suizid*|schluss machen mit dem leben',
    'überall blut|viel blut|blutet stark|blutet sehr|blutet heftig|hört nicht auf zu bluten|alles voller blut',
  ],
  crisis: [
    'will nicht mehr leben|mochte nicht mehr leben|will sterben|mochte sterben|bringe mich um|bring mich um|mich umbringen|das leben nehmen|mag nicht mehr leben|selbstmord|suizid*|schluss machen mit dem leben',
  ],
  animalDanger: [
    'hund|welpe|katze|kater|kaninchen|pferd|hamster + schokolade|rosinen|trauben|weintrauben|zwiebeln|schneckenkorn|rattengift|gift|tabletten + gefressen|gegessen|verschluckt|erwischt',
    'hund|welpe|katze|kater|kaninchen|pferd|hamster + vergiftet|angefahren|uberfahren|atmet nicht|krampft|krampfanfall|zusammengebrochen|erstickt|verschluckt sich|atmet nicht mehr',
    'hund|hündin|welpe|katze|kater|kaninchen|hase|pferd|hamster|meerschweinchen + bekommt keine luft|kriegt keine luft|atemnot|bekommt kaum luft|liegt auf der seite|kommt nicht mehr hoch|bewegt sich nicht mehr|überall blut|viel blut|blutet stark|blutet sehr|blutet heftig|hört nicht auf zu bluten|alles voller blut',
  ],
  persons: [
    'mich|allergi*|ich bekomme|ich kriege|ich blute|sohn|tochter|kind|baby|frau|mann|mutter|vater|mama|papa|jemand|kunde|gast|junge|madchen|freund|freundin|nachbar|nachbarin',
  ],
  bereaved: [
    'mein|meine|unser|unsere + mutter|vater|mama|papa|frau|mann|sohn|tochter|bruder|schwester|oma|opa|grossmutter|grossvater|tante|onkel|baby|kind|freund|freundin|hund|katze + gestorben|verstorben|tot|eingeschlafen fur immer',
  ],
  deadThings: [
    'auto|wagen|motor|batterie|akku|handy|computer|laptop|heizung|leitung|gerät|maschine|rechner|telefon|display|pflanze',
  ],
  harmless: [
    'behandeln sie|behandelt ihr|reparieren sie|repariert ihr|bieten sie|bietet ihr|beheben sie|installieren sie|machen sie|montieren sie',
    'installieren|installiert|einbauen|eingebaut|montieren|rontgen*|kurs|kurse|schulung|feuerloscher|erste hilfe|reha|versicherung|kamin|atemubungen',
    'nach einem|nach dem + schlaganfall|herzinfarkt|brand',
    'letztes jahr|letzten monat|vor jahren|vor einem jahr',
    'brandschutz',
    'wasserlassen',
  ],
  figures: [
    'ertrinke in schulden|ertrinke in arbeit|ertrinke in rechnungen|ertrinke in papierkram|ertrinkt in arbeit|ertrinkt in schulden|ersticke in schulden|ersticke in arbeit|ersticke in rechnungen|ersticke in papierkram|erstickt in arbeit',
  ],
  urgent: ['ich habe gerade|bei mir|bei uns|gerade|jetzt|hilfe|sofort'],
  cannotWait: [
    'ist ein notfall|es ist dringend|ist dringend|ganz dringend|sehr dringend|einen rohrbruch|ein rohrbruch|einen wasserrohrbruch|ein wasserrohrbruch|rohr ist geplatzt|rohr geplatzt|alles unter wasser|steht unter wasser|wasser läuft aus|läuft wasser aus|durch die decke|überall wasser|ist überflutet|ist überschwemmt',
    'hund|hündin|welpe|katze|kater|kaninchen|hase|pferd|hamster|meerschweinchen + frisst nicht|frisst nichts|frisst seit|nicht gefressen|nichts gefressen + erbricht|übergibt sich|erbrochen|bricht|kotzt',
    'zahn|zähne|schneidezahn + ausgeschlagen|abgebrochen|herausgefallen|rausgefallen|ausgebrochen|herausgebrochen|rausgeschlagen|locker geschlagen',
    'starke|furchtbare|schreckliche|unerträgliche|schlimme|wahnsinnige|höllische + schmerzen|zahnschmerzen',
  ],
  person: [
    'sprechen|reden|geben sie mir|gib mir|verbinden|durchstellen|holen sie|ans telefon + mitarbeiter|mitarbeiterin|menschen|mensch|person|chef|chefin|geschaftsfuhrer|inhaber|inhaberin|kollegen|kollegin|jemandem|jemanden',
    'mochte|will|wunsche|hatte gern|bitte + einen menschen|echten menschen|einen mitarbeiter|eine mitarbeiterin|keinen roboter',
    'nicht|keinem|keiner + roboter|maschine|computer|ki + sprechen|reden',
    'ist + der chef|die chefin|der inhaber|die inhaberin|der geschäftsführer|der besitzer + da|zu sprechen|im haus|erreichbar',
    'geben sie mir frau|geben sie mir herrn|geben sie mir bitte frau|geben sie mir bitte herrn|geben sie mir mal frau|geben sie mir mal herrn|geben sie mir bitte mal frau|geben sie mir bitte mal herrn|gib mir frau|gib mir herrn|gib mir bitte frau|gib mir bitte herrn|gib mir mal frau|gib mir mal herrn|gib mir bitte mal frau|gib mir bitte mal herrn|holen sie frau|holen sie herrn|holen sie bitte frau|holen sie bitte herrn|holen sie mal frau|holen sie mal herrn|holen sie bitte mal frau|holen sie bitte mal herrn|verbinden sie mich mit frau|verbinden sie mich mit herrn|verbinden sie mich mit bitte frau|verbinden sie mich mit bitte herrn|verbinden sie mich mit mal frau|verbinden sie mich mit mal herrn|verbinden sie mich mit bitte mal frau|verbinden sie mich mit bitte mal herrn|verbinden sie mich bitte mit frau|verbinden sie mich bitte mit herrn',
    'können sie mich verbinden|könnten sie mich verbinden|red nicht mit|rede nicht mit|spreche nicht mit|jemand der was zu sagen hat',
  ],
  personAlone: [
    'mitarbeiter|einen mitarbeiter|mensch|einen menschen|echter mensch|operator|vermittlung|chef|zentrale',
  ],
  personByRole: [
    'sprechen|reden|verbinden|geben sie mir|geben sie mir mal|ans telefon + arzt|ärztin|doktor|zahnarzt|zahnärztin|tierarzt|tierärztin|apotheker|apothekerin|anwalt|anwältin|mechaniker|mechanikerin|meister|meisterin|friseur|friseurin|koch|köchin|therapeut|therapeutin|physiotherapeut|physiotherapeutin|lehrer|lehrerin|trainer|trainerin|fahrlehrer|fahrlehrerin|techniker|technikerin|sekretärin|steuerberater|fotograf|fotografin',
  ],
  booking: [
    'hatte|brauche|suche|mochte|will|haben sie|gibt es + doppelzimmer|einzelzimmer|familienzimmer|ein zimmer + nacht|nachte|heute|morgen|vom|ab|fur',
    'brauche|brauchte|suche|mochte|wollte|hatte gern|hatte gerne + einen anwalt|eine anwaltin|rechtsanwalt|einen arzt|eine beratung|ein probetraining|eine probestunde|einen ersttermin|einen ersten termin|ein erstgespräch|eine erstuntersuchung|eine erstberatung',
    'mochte|muss|wurde gern|wurde gerne|will + zum arzt|zur arztin|zum zahnarzt|zum tierarzt|zum doktor|ein probetraining|probetraining machen',
    'nachste|nachster|nachsten|fruheste|fruhester|fruhesten + freie termin|freier termin|freien termin|termin frei',
    'vorbeibringen|vorbeikommen + kann ich|konnte ich|darf ich + heute noch|hund|katze',
    'jemanden|jemand|einen techniker|einen monteur|einen handwerker|einen elektriker|einen installateur + schicken|vorbeikommen|vorbeischicken + können sie|könnten sie|kann|könnte|bitte|möchte|brauche',
    'kann ich|könnte ich|können wir|möchte|würde gern|würde gerne|wollte + besichtigen|ansehen|anschauen|besichtigung|besichtigungstermin + wohnung|haus|objekt|immobilie|grundstück',
    'ich bräuchte|ich brauch|wir bräuchten|ich brauche|wir brauchen|ich hätte gern|ich hätte gerne|ich suche + einen termin|nen termin|einen klempner|einen installateur|einen elektriker|einen handwerker|einen schlüsseldienst|einen maler|einen techniker|einen monteur|dringend einen klempner|dringend einen elektriker',
    'eintragen|aufschreiben|vormerken|dazwischenschieben|drannehmen|reinschieben|reinquetschen|unterbringen|einplanen + mich|uns|meinen sohn|meine tochter|mein kind + können|könnten|könnt|könntet|kannst|könntest|bitte|wann',
    'schreiben sie|schreib|schreibt|tragen sie|tragt|trag|merken sie|merkt + mich|uns + auf|ein|vor',
    'wann|wie schnell|wie bald + könnten sie|können sie|könnt ihr|könnte|kann + kommen|jemand da sein|vorbeikommen|bei mir sein|hier sein|mich drannehmen|vorbeischauen',
    'wann + hätten sie|hättet ihr|haben sie|habt ihr|wäre|ist|wird + was frei|etwas frei|denn was frei|noch was frei|ein termin frei|einen termin frei|wieder was frei',
    'müsste|muss|sollte|möchte + mal zum|mal zur|mal wieder zum|mal wieder zur|wieder zum|wieder zur + schneiden|friseur|kontrolle|zahnreinigung|massage|inspektion|vorsorge|untersuchung|färben',
    'könnten sie|können sie|könntet ihr|könnt ihr + bei mir|bei uns|zu mir|zu uns + vorbeischauen|vorbeikommen|kommen',
    'gern|gerne|möchte|will|wollte|möchten + bestellen|zum abholen|zum mitnehmen|was bestellen',
  ],
  bookable: [
    'termin|einen termin|ein termin|tisch|einen tisch|ein tisch|eine reservierung',
    'ein zimmer|ein doppelzimmer|doppelzimmer|ein einzelzimmer|einzelzimmer|zimmer',
  ],
  bookableFor: [
    'termin zum|termin zur|termin für|termin bei|einen termin zum|einen termin zur|einen termin für|einen termin bei|ein termin zum|ein termin zur|ein termin für|tisch für|einen tisch für',
  ],
  wishOfDay: [
    'haben sie|habt ihr|hatten sie|gibt es|ist|ware + ein zimmer|zimmer|doppelzimmer|einen tisch|ein tisch|einen termin|ein termin|termine|was frei|etwas frei',
    'suche|brauche|brauchen|mochte|mochten|hatte gern|hatten gern|suchen + ein zimmer|doppelzimmer|einzelzimmer|einen tisch|einen termin',
    'muss|musste|mussen|wurde gern|wurde gerne|mochte|mochten|wollen|wollten|wurden gern|wurden gerne + kommen|vorbeikommen|vorbeibringen|zu ihnen kommen|abgeben|bringen',
    'können sie|könnten sie|könnt ihr|könntet ihr|kann jemand|könnte jemand|kann da|könnte da + kommen|vorbeikommen|vorbeischauen|rauskommen',
    'können sie|könnten sie|könnt ihr + drannehmen|dazwischenschieben|einschieben|dazwischennehmen',
    'ist|wäre|geht|ginge|gäbe|gibt|habt|haben|hätten|hättet + bei euch was|bei ihnen was|was frei|etwas frei|noch möglich|was möglich|bei euch was|bei ihnen was|noch platz|platz für|noch ein platz|noch einen platz|tische frei|tisch frei|zimmer frei',
    'ist|wäre|geht + bei euch|bei ihnen|noch frei',
    'ist|wäre|hätte|hat + doktor|dr|frau doktor|herr doktor|frau|herr + frei|zeit',
    'kriege|kriegen|bekomme|bekommen|krieg + einen termin|nen termin|einen tisch|ein zimmer',
    'würde gern|würde gerne|würden gern|würden gerne|möchte|möchten|wollte|wollten + zum färben|zum schneiden|zum essen|essen kommen|zur massage|zur kontrolle|nächte bleiben|übernachten',
    'zahnschmerzen|schmerzen|kaputt|tut weh|verletzt|krank + kann ich|könnte ich|können wir|kann er|kann sie + kommen|vorbeikommen',
    'kann ich|könnte ich|können wir|könnten wir + bestellen|vorbestellen',
  ],
  toHave: [
    'kann ich|könnte ich|können wir|könnten wir|könnt ich|kann man|könnte man|kann mein|kann meine + bekommen|haben|kriegen|lassen',
  ],
  toSee: [
    'kann|könnte|würde + jemand|ein tierarzt|der tierarzt|eine tierärztin|die tierärztin|ein arzt|der arzt|eine ärztin|die ärztin|ein zahnarzt|der zahnarzt|die zahnärztin + ansehen|anschauen|angucken|untersuchen|behandeln|drannehmen',
    'können sie|könnten sie|könnt ihr|könntet ihr + ihn|mich|uns|meinen|meine|mein|unseren|unsere|unser + ansehen|anschauen|angucken|untersuchen|behandeln',
  ],
  visit: [
    'kann ich|könnte ich|darf ich|können wir|könnten wir|dürfen wir|dürfte ich + kommen|vorbeikommen|vorbeischauen|reinkommen|hinkommen|bringen|vorbeibringen',
  ],
  daySuits: [
    'wäre|ist|würde + möglich|gehen|passen|machbar',
    'geht|ginge|geht das|ginge das|wäre möglich|ist möglich|ist das möglich|wäre das möglich|passt das|würde das passen|würde passen|klappt das|würde das gehen|würde gehen|ginge es|geht es|ist das ok|ist das in ordnung',
  ],
  mayAsk: [
    'können sie|könnten sie|könnt ihr|könntet ihr|kannst du|könntest du|kann ich|könnte ich|könnt ich|können wir|könnten wir|dürfen wir|dürfte ich|würden sie|wäre es möglich|ist es möglich|ginge es|ginge das',
  ],
  commands: [
    'ab jetzt bist du|ab jetzt sind sie|von nun an bist du|von jetzt an bist du|von nun an sind sie|tu so als|tun sie so als|tun wir so als|sprich mir nach|sprechen sie mir nach|wiederhole was ich sage|spiel einen|spielen sie einen',
    'der sprachassistent|der assistent|der bot|die ki + gibt jedem|gibt allen|wird jedem|wird allen|muss|soll',
  ],
  suits: [
    'wäre besser|ist besser|passt besser|passt mir besser|passt mir|passt uns|wäre gut|wäre mir lieber|ist mir lieber|lieber|am liebsten|wäre schön|geht besser|geht bei mir|wäre super|wenn möglich|wäre am besten',
  ],
  arrives: [
    'anreise|anreisen|ankunft|ankommen|einchecken|anreisetag',
    'reise|reisen|reist|komme|kommen|kommt + an',
  ],
  departs: [
    'abreise|abreisen|abfahren|abfahrt|auschecken|abreisetag|bis',
    'reise|reisen|reist|fahre|fahren + ab|weg|heim|zurück|nach hause|wieder',
  ],
  seating: [
    'ab|kommen|essen|essen kommen|zum essen|mittagessen|abendessen|frühstücken|brunchen|platz|plätze|dazu|wollten kommen|würden kommen|bleiben|reservieren|geht das|ein doppelzimmer|ein einzelzimmer|ein zimmer|doppelzimmer|zimmer|suchen|sind',
  ],
  lookAt: [
    'können sie|konnten sie|könntet ihr|könnt ihr|kannst du|kann jemand|kann sich jemand|kann sich das jemand|konnte jemand|konnte sich jemand|würden sie + ansehen|anschauen|anschaun|nachsehen|nachschauen|reparieren|helfen|prüfen|überprüfen|untersuchen|beheben|richten|draufschauen|das machen|kommen|vorbeikommen|angucken|anzugucken|nachgucken|draufgucken|mal gucken',
  ],
  trouble: [
    'frisst|trinkt|isst + nicht|nichts|kaum',
    'meine|mein|unser|unsere|ich + krank|erbrochen|übergeben',
    'tut|tun|tuts + weh',
    'schmerzt|schmerzen|zahnschmerzen|zahnweh|rückenschmerzen|kopfschmerzen|bauchschmerzen|halsschmerzen|ohrenschmerzen|knieschmerzen|geschwollen|angeschwollen|entzündet|fieber|ausschlag|juckt|tropft|läuft aus|undicht|leckt|verstopft|kaputt|kaputtgegangen|defekt|geplatzt|rohrbruch|wasserrohrbruch|wasserschaden|springt nicht an|springt nicht mehr an|geht nicht an|geht nicht mehr an|geht nicht mehr|funktioniert nicht|funktioniert nicht mehr|kein warmwasser|kein warmes wasser|keine heizung|kein strom|keinen strom|ausgefallen|quietscht|klappert|macht geräusche|komische geräusche|komisches geräusch|warnleuchte|kontrollleuchte|motorleuchte|einen platten|abgebrochen|rausgefallen|herausgefallen|humpelt|hinkt|lahmt|erbricht|frisst nicht|frisst nichts|frisst nicht mehr|durchfall|ausgesperrt|überschwemmt|übergelaufen|quietschen|klappern|tropfen|gehen nicht mehr|funktionieren nicht|heizt nicht|wird nicht warm|pfeifen|pfeift|scheppert|läuft wasser|wasser läuft|kommt wasser|streikt|spinnt',
    'hört nicht auf|läuft ständig|läuft dauernd|läuft die ganze zeit|läuft immer weiter|piept ständig|geht ständig aus',
  ],
  isOver: [
    'wieder gut|wieder besser|jetzt besser|besser jetzt|inzwischen besser|wieder in ordnung|wieder gesund|läuft wieder|geht wieder|funktioniert wieder|schon vorbei|schon behoben|schon erledigt|hat sich erledigt',
  ],
  booksNothing: [
    'brauche keinen termin|brauch keinen termin|will keinen termin|mochte keinen termin|will nicht reservieren|mochte nicht reservieren|mochte nichts reservieren|will nichts buchen|mochte nichts buchen|will nicht buchen|mochte nicht buchen|will keine reservierung|mochte keine reservierung|will keinen tisch|mochte keinen tisch',
  ],
  asksWhy: [
    'warum brauchen sie|wozu brauchen sie|wofur brauchen sie|warum wollen sie|warum fragen sie|wieso brauchen sie|wofur ist das|wozu das',
  ],
  startOver: ['von vorn|von vorne|von neuem|neu anfangen|alles falsch|alles verkehrt|stimmt alles nicht'],
  hasToGo: [
    'ich muss los|muss jetzt los|ich muss weg|ich muss auflegen|muss jetzt auflegen|ich muss schluss machen|muss weiter',
  ],
  noBooking: [
    'kostet|kosten|preis|wie viel|wieviel|teuer|absag*|stornier*|eintritt|parken|parkplatz|parkplätze',
  ],
  order: [
    'kann ich|könnte ich|darf ich|können wir|könnten wir|kann man|möchte|möchten|will|wollen|würde gern|würde gerne|wollte|hätte gern|gerne + bestellen|vorbestellen|bestellung aufgeben|bestellung machen',
  ],
  callOff: [
    'absagen|stornieren + reservierung|termin|buchung|tisch|zimmer|bestellung + mochte|mochten|muss|mussen|musste|mussten|will|wollte|wollten|wollen|hatte gern|kann ich|bitte|wurde|leider|meine|meinen|unsere|unseren',
    'streichen + meinen termin|unseren termin|den termin|meine reservierung|unsere reservierung|meine buchung|unsere buchung',
    'absagen|stornieren|abbestellen + besuch|aufenthalt|übernachtung|übernachtungen|stunde|fahrstunde|unterrichtsstunde|kurs|kursplatz|sitzung|besichtigung|auftrag|behandlung|einsatz|lieferung|probestunde|beratung|massage|reparatur|reinigung + meine|meinen|mein|unsere|unseren|unser|den|die|das|kann ich|möchte|möchten|muss|müssen|müsste|müssten|will|wollte|wollten',
  ],
  callOffAlone: [
    'ich muss absagen|ich möchte absagen|wir müssen absagen|ich muss leider absagen|wir müssen leider absagen|ich möchte stornieren|ich muss stornieren|ich würde gern absagen|ich wollte absagen|ich müsste absagen|wir müssten absagen|ich müsste leider absagen|ich wollte stornieren|ich müsste stornieren',
  ],
  rebook: [
    'verschieben|verlegen|umbuchen|ändern|vorverlegen + termin|reservierung|buchung|tisch + meine|meinen|mein|unsere|unseren|kann ich|könnte ich|möchte|möchten|muss|müssen|müsste|müssten|will|wollte|wollten|würde|bitte',
    'schieben|legen|tauschen|ändern|verlegen + meinen termin|unseren termin|den termin|meine buchung|unsere reservierung',
    'bräuchte|brauche|hätte gern + einen anderen termin|einen anderen tag|eine andere zeit',
    'verschieben|verlegen|umbuchen|vorverlegen|umlegen + besuch|aufenthalt|stunde|fahrstunde|unterrichtsstunde|kurs|sitzung|besichtigung|behandlung|einsatz|lieferung|probestunde|beratung|massage|reparatur|reinigung + meine|meinen|mein|unsere|unseren|unser|die|den|kann ich|möchte|muss|müsste|will|wollte',
    'habe|hab|haben|hatte|hatten + termin|reservierung|buchung|tisch + verschieben|verlegen|umlegen|umbuchen|vorverlegen',
  ],
  anew: [
    'einen termin um meine|einen termin um meinen|einen termin um mein|einen termin um die|einen termin um den|einen termin um das|einen termin um ein|einen termin um eine|einen termin um einen|einen termin zum|brauche einen termin|brauch einen termin|bräuchte einen termin|hätte gern einen termin|hätte gerne einen termin|einen termin damit',
  ],
  absence: [
    'nicht|doch nicht|leider nicht + ich schaffe|schaffe es|schaffe ich|schaffen wir|wir schaffen|ich kann|kann ich|wir können|können wir|und kann|und können + kommen|schaffe|schaffen|es',
    'dazwischengekommen|absagen + ich|wir|mir|uns|können sie',
  ],
  refuses: [
    'geb ich nicht|gebe ich nicht|geb ich ihnen nicht|gebe ich ihnen nicht|geb ich nicht raus|nicht raus|möchte ich nicht sagen|möchte ich nicht angeben|möchte ich nicht geben|will ich nicht sagen|will ich nicht geben|sage ich nicht|sag ich nicht|möchte meine nummer nicht|will meine nummer nicht|geht sie nichts an|lieber nicht sagen|habe kein telefon|hab kein telefon|habe keine nummer',
  ],
  instead: ['statt|anstatt|anstelle von|einen anderen termin'],
  amends: [
    'das auf|es auf|ihn auf|sie auf|das doch auf|den termin auf|daraus|machen wir|machen sie|dann lieber|doch lieber|doch besser|lieber um|lieber am',
    'können wir auf|könnten wir auf|können wir doch auf',
  ],
  sales: [
    'ihnen|euch + werbung verkaufen|anzeige verkaufen|anzeigen verkaufen|werbefläche verkaufen|werbung anbieten|unsere produkte verkaufen|unsere produkte anbieten',
    'wir bieten|ich biete ihnen|biete ich ihnen|bieten wir ihnen|unsere firma bietet|unser unternehmen bietet|wir helfen unternehmen|wir helfen betrieben + seo|für ihre webseite|für ihre website|neue webseite|neue website|webdesign|google|werbung|strom|stromvertrag|energie|kartenterminal|kredit|marketing|sparen',
    'können ihnen|kann ihnen + sparen|anbieten|optimieren|verbessern|senken + seo|ihre webseite|ihre website|google|werbung|strom|stromvertrag|stromkosten|energie|kartenterminal|kredit|marketing',
    'rufe an wegen|rufe an bezüglich|wegen|bezüglich + ihres google|ihrem google|ihrer google|ihren google|ihres stromvertrags|ihrem stromvertrag|ihrem branchenbucheintrag|ihrem brancheneintrag',
    'zuständig|verantwortlich + für ihren strom|für energie|für werbung|für marketing|für den einkauf|für ihre webseite|für ihre website',
  ],
  wrongNumber: [
    'verwählt|falsche nummer|falsch verbunden|bin ich hier falsch|bin hier falsch|ich hier wohl falsch|falsch gelandet|nicht die richtige nummer',
  ],
  forTeam: [
    'satt|leid|reicht s|reicht es|nase voll + warten|warte|warteschleife|niemand|anrufen',
    'beschweren|beschwerde|reklamieren|reklamation|unverschämtheit',
    'will|möchte|verlange + mein geld zurück',
    'unzufrieden|nicht zufrieden|enttäuscht|verschnitten|zu viel berechnet|zu viel bezahlt|zu viel abgebucht|doppelt abgebucht|falsch berechnet|abgezockt',
    'niemand|keiner|nie + gekommen|erschienen|aufgetaucht|angekommen|gemeldet|da|zurückgerufen',
    'essen|gericht|suppe|pizza|lieferung|zimmer|bestellung|arbeit|service|bedienung + war|kam|waren + kalt|falsch|roh|verbrannt|schlecht|furchtbar|schrecklich|dreckig|schmutzig|unfreundlich|unvollständig',
    'warte|gewartet + seit|stunde|stunden|lange|ewig|tagen|wochen',
    'verspäte mich|verspäten uns|komme später|kommen später|komme etwas später|kommen etwas später|komme zu spät|kommen zu spät|stehe im stau|stehen im stau|verspätung + ich|wir',
    'vergessen|liegen lassen|liegengelassen|liegen gelassen|hängen lassen + ich habe|habe ich|ich hab|wir haben|hab ich + gestern|heute|bei ihnen|bei euch|dort|jacke|schirm|tasche|brille|handy|schlüssel|mantel|mütze|schal',
    'sagen sie|sag|richten sie|geben sie + dem chef|der chefin|frau|herrn|bescheid',
    'sie haben|ihr habt|euer|ihr + ruiniert|beschädigt|kaputt gemacht|verhunzt',
    'eine frechheit|unverschämt|lächerlich|unverschämtheit|unzumutbar',
  ],
  returns: [
    'ich sollte zurückrufen|ich soll zurückrufen|sollte ich zurückrufen|soll ich zurückrufen|ich sollte sie zurückrufen|ich soll sie zurückrufen|um rückruf gebeten|ich rufe zurück|rufe ich zurück|ich rufe sie zurück|rufe sie zurück|sie hatten angerufen|sie haben angerufen|sie haben mich angerufen|sie hatten mich angerufen|ihr habt angerufen|ihr habt mich angerufen|verpassten anruf|anruf verpasst|anruf in abwesenheit',
  ],
  whoSpeaks: [
    'wie heißen sie|wie ist ihr name|ihr name bitte|mit wem spreche ich|wer ist da|wer sind sie|wer spricht da|wie heißen sie denn|wie heißt du|wer ist dran|wer ist denn da|wer sind sie denn|und wie heißen sie|und wer sind sie|und ihr name|mit wem rede ich|mit wem spreche ich denn|mit wem spreche ich da|wie war ihr name|wie ist dein name|haben sie einen namen',
  ],
  whoIsIt: [],
  asksHuman: [
    'spreche ich|rede ich|sprech ich|red ich|habe ich|hab ich + mit einem menschen|mit einem echten menschen|mit einer person|mit einer echten person|mit einem richtigen menschen|einen menschen am|einen echten menschen|eine echte person',
  ],
  ofSite: [
    'website|webseite|internetseite|homepage|ihre seite|eure seite|formular|link|ihre e mail|ihr telefon|ihre nummer|kartengerät',
  ],
  whenBack: [
    'wann|wie lange|wie schnell|bis wann + rufen sie|ruft jemand|zurückgerufen|zurückrufen|meldet sich jemand|meldet sich wer|melden sie sich bei mir|melden sie sich|rückruf|ruft man|rufen sie mich',
    'wann|wie schnell|bis wann + rufen sie an|ruft ihr|rufen die|ruft mich|werde ich angerufen|werd ich angerufen|höre ich von|hör ich von|bescheid|melden sie|meldet ihr euch|melden die sich|kommt der anruf|kommt der rückruf',
  ],
  asksConfirmed: [
    'ist das bestätigt|ist das jetzt bestätigt|ist das jetzt fest|ist das damit fest|ist der termin fest|ist der termin bestätigt|steht der termin|steht der termin jetzt|steht das jetzt|ist das gebucht|ist das jetzt gebucht|ist der tisch reserviert|ist das reserviert|ist das sicher|ist das verbindlich|ist das damit gebucht|hab ich den termin|habe ich den termin|habe ich den tisch|bin ich eingetragen',
  ],
  ownLanguage: [
    'sprechen sie|sprichst du|sprecht ihr|spricht jemand|spricht hier jemand + deutsch',
    'deutsch + bitte|auf deutsch|können sie|kann ich|können wir',
  ],
};
