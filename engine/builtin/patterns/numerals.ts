/** How numbers are said beyond the plain words for them, by language. All is folded: lower case, no accents; bars stand between. */

export interface Numerals {
  /** Numbers that the table of plain words lacks: `word=value`. */
  more: string;
  /** Between tens and ones: "veinte y dos"; empty where they follow each other. */
  join: string;
  /** Tens and ones are one word: "fünfundzwanzig" (ones first, with `join`), "venticinque". */
  oneWord?: 'onesFirst' | 'tensFirst';
  /** Tens that go on up to nineteen: "soixante-douze". */
  longTens?: readonly number[];
  /** What a year begins with: `words=value`. */
  centuries: string;
  /** Days of a month that are said as ordinals: `words=value`. */
  ordinals: string;
  /** "Double five": `word=times`. */
  times: string;
  plus: string;
  /** Between the digits of a number, without being any. */
  between: string;
  extension: string;
  areaCode: string;
  /** Guests who are no adults, behind a number. */
  children: string;
  adults: string;
  /** A number of guests by one phrase: `words=value`. */
  groups: string;
  /** The same, where a number was asked for. */
  askedGroups: string;
  /** Behind people: it is told what some of them are or need, not how many come. */
  being: string;
  /** Signs of an address of e-mail. */
  atSign: string;
  dotSign: string;
}

const ordinals = (from: number, words: string): string =>
  words
    .split(' ')
    .map((word, index) => `${word.replaceAll('_', ' ')}=${String(from + index)}`)
    .join('|');

const germanDays = ['e', 'en', 'er']
  .map((ending) =>
    ordinals(1, 'erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft dreizehnt vierzehnt')
      .concat(
        '|',
        ordinals(15, 'funfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst einundzwanzigst'),
      )
      .concat('|', ordinals(22, 'zweiundzwanzigst dreiundzwanzigst vierundzwanzigst funfundzwanzigst'))
      .concat('|', ordinals(26, 'sechsundzwanzigst siebenundzwanzigst achtundzwanzigst neunundzwanzigst'))
      .concat('|', ordinals(30, 'dreissigst einunddreissigst'))
      .replaceAll('=', `${ending}=`),
  )
  .join('|');

export const numerals: Readonly<Record<string, Numerals>> = {
  en: {
    more: 'sixty=60|seventy=70|eighty=80|ninety=90',
    join: '',
    centuries: 'nineteen=1900|nineteen hundred=1900|two thousand=2000|two thousand and=2000',
    ordinals: ordinals(1, 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth')
      .concat(
        '|',
        ordinals(13, 'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'),
      )
      .concat(
        '|',
        ordinals(20, 'twentieth twenty_first twenty_second twenty_third twenty_fourth twenty_fifth'),
      )
      .concat(
        '|',
        ordinals(26, 'twenty_sixth twenty_seventh twenty_eighth twenty_ninth thirtieth thirty_first'),
      ),
    times: 'double=2|triple=3|treble=3',
    plus: 'plus',
    between: 'dash|hyphen|space|then|uh|um|er',
    extension: 'extension|ext',
    areaCode: 'area code',
    children: 'children|child|kids|kid|toddlers|toddler|babies|baby|infants|infant|teenagers|teens',
    adults: 'adults|adult|grown ups|grownups',
    groups: 'half a dozen=6|a dozen=12|dozen=12|two of us=2',
    askedGroups: 'just me=1|only me=1|just myself=1|just the two of us=2|a couple=2|both of us=2',
    being: 'is|are|has|have|needs|need|cannot|cant|eats|eat|wants|want|uses|will need',
    atSign: 'at',
    dotSign: 'dot',
  },
  de: {
    more: 'sechzig=60|siebzig=70|achtzig=80|neunzig=90|zwo=2',
    join: 'und',
    oneWord: 'onesFirst',
    centuries: 'neunzehnhundert=1900|zweitausend=2000|zweitausendund=2000',
    ordinals: germanDays,
    times: 'doppel=2|doppelt=2|zweimal die=2|zweimal=2|dreimal die=3|dreimal=3',
    plus: 'plus',
    between: 'dann|und|strich|bindestrich|ah|ahm|pause',
    extension: 'durchwahl|nebenstelle|apparat',
    areaCode: 'vorwahl',
    children: 'kinder|kindern|kind|babys|baby|kleinkinder|kleinkind|jugendliche',
    adults: 'erwachsene|erwachsenen|erwachsener',
    groups:
      'zu zweit=2|zu dritt=3|zu viert=4|zu funft=5|zu sechst=6|zu siebt=7|zu acht=8|zu neunt=9|zu zehnt=10|zu zwolft=12|halbes dutzend=6|dutzend=12',
    askedGroups: 'nur ich=1|nur fur mich=1|ich allein=1|allein=1|alleine=1|nur wir zwei=2|nur wir beide=2',
    being: 'ist|sind|hat|haben|isst|essen|braucht|brauchen|vertragt|kann|mochte',
    atSign: 'at|ät|klammeraffe',
    dotSign: 'punkt|dot',
  },
  es: {
    more: 'sesenta=60|setenta=70|ochenta=80|noventa=90|veintiuno=21|veintiun=21|veintiuna=21|veintidos=22|veintitres=23|veinticuatro=24|veinticinco=25|veintiseis=26|veintisiete=27|veintiocho=28|veintinueve=29',
    join: 'y',
    centuries: 'mil novecientos=1900|dos mil=2000',
    ordinals: 'primero=1',
    times: 'doble=2|triple=3',
    plus: 'mas',
    between: 'guion|luego|y|eh',
    extension: 'extension|interno|anexo',
    areaCode: 'prefijo|codigo de area|lada',
    children: 'ninos|nino|ninas|nina|bebes|bebe|menores|menor|adolescentes',
    adults: 'adultos|adulto|mayores',
    groups: 'media docena=6|una docena=12|docena=12',
    askedGroups: 'solo yo=1|solo para mi=1|nosotros dos=2|los dos=2|una pareja=2|en pareja=2',
    being: 'es|son|estan|tiene|tienen|necesita|necesitan|come|comen',
    atSign: 'arroba',
    dotSign: 'punto',
  },
  fr: {
    more: 'dix sept=17|dix huit=18|dix neuf=19|soixante=60|soixante dix=70|septante=70|quatre vingt=80|quatre vingts=80|huitante=80|quatre vingt dix=90|nonante=90',
    join: '|et',
    longTens: [60, 80],
    centuries: 'mille neuf cent=1900|dix neuf cent=1900|deux mille=2000',
    ordinals: 'premier=1',
    times: 'double=2|triple=3|deux fois=2|trois fois=3',
    plus: 'plus',
    between: 'tiret|puis|euh',
    extension: 'poste|extension',
    areaCode: 'indicatif',
    children: 'enfants|enfant|bebes|bebe|petits|ados|adolescents',
    adults: 'adultes|adulte',
    groups: 'une demi douzaine=6|demi douzaine=6|une douzaine=12|douzaine=12',
    askedGroups:
      'juste moi=1|moi seul=1|moi seule=1|seul=1|seule=1|que moi=1|nous deux=2|un couple=2|en couple=2',
    being: 'est|sont|ont|mange|mangent|doit|doivent',
    atSign: 'arobase|arrobase|at|chez',
    dotSign: 'point',
  },
  it: {
    more: 'sessanta=60|settanta=70|ottanta=80|novanta=90',
    join: '',
    oneWord: 'tensFirst',
    centuries: 'millenovecento=1900|mille novecento=1900|duemila=2000',
    ordinals: 'primo=1',
    times: 'doppio=2|doppia=2|triplo=3|due volte=2|tre volte=3',
    plus: 'piu',
    between: 'trattino|poi|e|ehm',
    extension: 'interno',
    areaCode: 'prefisso',
    children: 'bambini|bambino|bambine|bambina|neonati|neonato|ragazzi|bimbi|bimbo|bimba',
    adults: 'adulti|adulto',
    groups: 'mezza dozzina=6|una dozzina=12|dozzina=12',
    askedGroups: 'solo io=1|solo per me=1|da solo=1|da sola=1|noi due=2|una coppia=2|in coppia=2',
    being: 'sono|ha|hanno|mangia|mangiano|deve|devono',
    atSign: 'chiocciola|at',
    dotSign: 'punto',
  },
  pt: {
    more: 'sessenta=60|setenta=70|oitenta=80|noventa=90',
    join: 'e',
    centuries: 'mil novecentos e=1900|mil novecentos=1900|dois mil e=2000|dois mil=2000',
    ordinals: 'primeiro=1',
    times: 'duplo=2|triplo=3|duas vezes=2|tres vezes=3',
    plus: 'mais',
    between: 'traco|depois|hifen|e',
    extension: 'extensao|ramal',
    areaCode: 'indicativo|codigo de area|ddd',
    children: 'criancas|crianca|bebes|bebe|miudos|miudo|adolescentes',
    adults: 'adultos|adulto',
    groups: 'meia duzia=6|uma duzia=12|duzia=12',
    askedGroups: 'so eu=1|apenas eu=1|so para mim=1|nos dois=2|um casal=2',
    being: 'sao|estao|tem|come|comem|precisa|precisam',
    atSign: 'arroba',
    dotSign: 'ponto',
  },
  nl: {
    more: 'zestig=60|zeventig=70|tachtig=80|negentig=90',
    join: 'en',
    oneWord: 'onesFirst',
    centuries: 'negentienhonderd=1900|negentien=1900|tweeduizend=2000',
    ordinals: ordinals(
      1,
      'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
    ).concat(
      '|',
      ordinals(13, 'dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende'),
      '|',
      ordinals(20, 'twintigste eenentwintigste tweeentwintigste drieentwintigste vierentwintigste'),
      '|',
      ordinals(25, 'vijfentwintigste zesentwintigste zevenentwintigste achtentwintigste'),
      '|',
      ordinals(29, 'negenentwintigste dertigste eenendertigste'),
    ),
    times: 'dubbel=2|dubbele=2|driedubbel=3|twee keer=2|drie keer=3',
    plus: 'plus',
    between: 'streepje|dan|en|eh',
    extension: 'toestel|doorkiesnummer',
    areaCode: 'kengetal|netnummer',
    children: 'kinderen|kind|kindje|kindjes|babys|baby|peuters|peuter',
    adults: 'volwassenen|volwassene',
    groups:
      'z n tweeen=2|z n drieen=3|z n vieren=4|z n vijven=5|z n zessen=6|z n zevenen=7|z n achten=8|zijn tweeen=2|zijn drieen=3|zijn vieren=4|zijn vijven=5|zijn zessen=6|half dozijn=6|dozijn=12',
    askedGroups: 'alleen ik=1|ik alleen=1|alleen voor mij=1|wij tweeen=2|een stel=2',
    being: 'is|zijn|heeft|hebben|eet|eten|moet|kan',
    atSign: 'apenstaartje|at',
    dotSign: 'punt',
  },
  pl: {
    more: 'szescdziesiat=60|siedemdziesiat=70|osiemdziesiat=80|dziewiecdziesiat=90|trzynascie=13|czternascie=14|szesnascie=16|siedemnascie=17|osiemnascie=18|dziewietnascie=19|dwudziestu=20|trzydziestu=30|czterdziestu=40|czworo=4|troje=3|piecioro=5|szescioro=6',
    join: '',
    centuries: 'tysiac dziewiecset=1900|dwa tysiace=2000',
    ordinals: ordinals(
      1,
      'pierwszego drugiego trzeciego czwartego piatego szostego siodmego osmego dziewiatego',
    ).concat(
      '|',
      ordinals(10, 'dziesiatego jedenastego dwunastego trzynastego czternastego pietnastego'),
      '|',
      ordinals(16, 'szesnastego siedemnastego osiemnastego dziewietnastego dwudziestego'),
      '|',
      ordinals(21, 'dwudziestego_pierwszego dwudziestego_drugiego dwudziestego_trzeciego'),
      '|',
      ordinals(24, 'dwudziestego_czwartego dwudziestego_piatego dwudziestego_szostego'),
      '|',
      ordinals(27, 'dwudziestego_siodmego dwudziestego_osmego dwudziestego_dziewiatego'),
      '|',
      ordinals(30, 'trzydziestego trzydziestego_pierwszego'),
    ),
    times: 'podwojne=2|podwojna=2|potrojne=3|dwa razy=2|trzy razy=3',
    plus: 'plus',
    between: 'myslnik|kreska|potem|i',
    extension: 'wewnetrzny|numer wewnetrzny',
    areaCode: 'kierunkowy',
    children: 'dzieci|dziecko|dzieckiem|niemowlat|niemowle|niemowleta',
    adults: 'doroslych|dorosli|dorosle|dorosly',
    groups:
      'we dwoje=2|we dwoch=2|we dwie=2|we dwojke=2|we troje=3|we trzech=3|we trojke=3|we czworo=4|we czworke=4|w piatke=5|w szostke=6|pol tuzina=6|tuzin=12',
    askedGroups: 'tylko ja=1|tylko dla mnie=1|sam=1|sama=1|dla pary=2',
    being: 'jest|sa|ma|maja|je|jedza|musi|nie je',
    atSign: 'malpa|małpa',
    dotSign: 'kropka',
  },
  ro: {
    more: 'saizeci=60|saptezeci=70|optzeci=80|nouazeci=90|noua=9',
    join: 'si',
    centuries: 'o mie noua sute=1900|doua mii=2000',
    ordinals: 'intai=1',
    times: 'dublu=2|triplu=3|de doua ori=2|de trei ori=3',
    plus: 'plus',
    between: 'liniuta|apoi|cratima',
    extension: 'interior|int',
    areaCode: 'prefix|prefixul',
    children: 'copii|copil|bebelusi|bebelus|bebe',
    adults: 'adulti|adult',
    groups: 'jumatate de duzina=6|o duzina=12|duzina=12',
    askedGroups: 'doar eu=1|numai eu=1|doar pentru mine=1|noi doi=2|un cuplu=2',
    being: 'este|e|sunt|are|au|mananca',
    atSign: 'arond|coada de maimuta|at',
    dotSign: 'punct',
  },
  ja: {
    more: '',
    join: '',
    centuries: '',
    ordinals: '',
    times: '',
    plus: 'プラス',
    between: '',
    extension: '内線',
    areaCode: '市外局番',
    children: '子供|子ども|こども|赤ちゃん|幼児|お子様',
    adults: '大人|おとな',
    groups: '',
    askedGroups: '私だけ=1|自分だけ=1|一人だけ=1|夫婦=2|カップル=2',
    being: '',
    atSign: 'アットマーク|アット',
    dotSign: 'ドット',
  },
};
