/** Polish. */
import { ordinals } from './forms.ts';
import type { Numerals } from './types.ts';

const days = ordinals(
  1,
  'pierwszego drugiego trzeciego czwartego piatego szostego siodmego osmego dziewiatego dziesiatego',
  'jedenastego dwunastego trzynastego czternastego pietnastego szesnastego siedemnastego osiemnastego',
  'dziewietnastego dwudziestego dwudziestego_pierwszego dwudziestego_drugiego dwudziestego_trzeciego',
  'dwudziestego_czwartego dwudziestego_piatego dwudziestego_szostego dwudziestego_siodmego',
  'dwudziestego_osmego dwudziestego_dziewiatego trzydziestego trzydziestego_pierwszego',
);

export const pl: Numerals = {
  numbers:
    'jeden=1|jedna=1|dwa=2|dwie=2|dwoje=2|trzy=3|cztery=4|piec=5|szesc=6|siedem=7|osiem=8|dziewiec=9|dziesiec=10|jedenascie=11|dwanascie=12|pietnascie=15|dwadziescia=20|trzydziesci=30|czterdziesci=40|piecdziesiat=50|sto=100|dwoch=2|trzech=3|czterech=4|pieciu=5|szesciu=6|siedmiu=7|osmiu=8|dziewieciu=9|dziesieciu=10|pierwszej=1|drugiej=2|trzeciej=3|czwartej=4|piatej=5|szostej=6|siodmej=7|osmej=8|dziewiatej=9|dziesiatej=10|jedenastej=11|dwunastej=12|trzynastej=13|czternastej=14|pietnastej=15|szesnastej=16|siedemnastej=17|osiemnastej=18|dziewietnastej=19|dwudziestej=20|szescdziesiat=60|siedemdziesiat=70|osiemdziesiat=80|dziewiecdziesiat=90|trzynascie=13|czternascie=14|szesnascie=16|siedemnascie=17|osiemnascie=18|dziewietnascie=19|dwudziestu=20|trzydziestu=30|czterdziestu=40|czworo=4|troje=3|piecioro=5|szescioro=6|siedmioro=7|osmioro=8|dziewiecioro=9|dziesiecioro=10|dwudziesty=20|dwudziestego=20|trzydziesty=30|trzydziestego=30|czterdziesty=40|czterdziestego=40|piecdziesiaty=50|piecdziesiatego=50|szescdziesiaty=60|szescdziesiatego=60|siedemdziesiaty=70|siedemdziesiatego=70|osiemdziesiaty=80|osiemdziesiatego=80|dziewiecdziesiaty=90|dziewiecdziesiatego=90|pierwszego=1|drugiego=2|trzeciego=3|czwartego=4|piatego=5|szostego=6|siodmego=7|osmego=8|dziewiatego=9',
  join: '',
  centuries: 'tysiac dziewiecset=1900|dwa tysiace=2000',
  ordinals: `${days}|${days.replace(/ego(?=[=_ ])/gu, 'y').replace(/(?<=(?:trzec|drug))y/gu, 'i')}`,
  times: 'podwojne=2|podwojna=2|potrojne=3|dwa razy=2|trzy razy=3',
  plurals: 'zera=0|jedynki=1|dwojki=2|trojki=3|czworki=4|piatki=5|szostki=6|siodemki=7|osemki=8|dziewiatki=9',
  plus: 'plus',
  between: 'myslnik|kreska|potem|i',
  extension: 'wewnetrzny|numer wewnetrzny',
  areaCode: 'kierunkowy',
  children: 'dzieci|dziecko|dzieckiem|niemowlat|niemowle|niemowleta',
  adults: 'doroslych|dorosli|dorosle|dorosly',
  groups:
    'nas dwoje=2|nas troje=3|nas czworo=4|nas piecioro=5|nas szescioro=6|nas siedmioro=7|nas osmioro=8|nas dziewiecioro=9|nas dziesiecioro=10|nas dwoch=2|nas trzech=3|nas czterech=4|nas pieciu=5|nas szesciu=6|nas siedmiu=7|nas osmiu=8|nas dziesieciu=10|we dwoje=2|we dwoch=2|we dwie=2|we dwojke=2|we troje=3|we trzech=3|we trojke=3|we czworo=4|we czworke=4|w piatke=5|w szostke=6|pol tuzina=6|tuzin=12',
  askedGroups: 'tylko ja=1|tylko dla mnie=1|sam=1|sama=1|dla pary=2',
  nights: 'noce|nocy|noc|noclegi|noclegow|nocleg',
  hundreds:
    'sto=100|dwiescie=200|trzysta=300|czterysta=400|piecset=500|szescset=600|siedemset=700|osiemset=800|dziewiecset=900',
  eras: '',
  being: 'jest|sa|ma|maja|je|jedza|musi|nie je',
  atSign: 'malpa|małpa',
  dotSign: 'kropka',
  underscore: 'podkre[sś]lnik|podkre[sś]lenie|pod[lł]oga',
  dash: 'my[sś]lnik|kreska|[lł][aą]cznik',
  phoneDigits: 9,
  clock: {
    hours: {
      pierwsza: 1,
      druga: 2,
      trzecia: 3,
      czwarta: 4,
      piata: 5,
      szosta: 6,
      siodma: 7,
      osma: 8,
      dziewiata: 9,
      dziesiata: 10,
      jedenasta: 11,
      dwunasta: 12,
      trzynasta: 13,
      czternasta: 14,
      pietnasta: 15,
      szesnasta: 16,
      siedemnasta: 17,
      osiemnasta: 18,
      dziewietnasta: 19,
      dwudziesta: 20,
      'dwudziesta pierwsza': 21,
      'dwudziesta druga': 22,
      polnoc: 0,
    },
    quarter: 'kwadrans',
    forms: [
      {
        source:
          'na (?<hour>czwarta|piata|szosta|siodma|osma|dziewiata|dziesiata|jedenasta|dwunasta|trzynasta|czternasta|pietnasta|szesnasta|siedemnasta|osiemnasta|dziewietnasta|dwudziesta)',
      },
      { source: 'za MINUTES(?: minut)? HOUR', isBefore: true },
      { source: 'MINUTES(?: minut)? po w ?pol do HOUR', from: -30 },
      { source: 'za MINUTES(?: minut)? w ?pol do HOUR', from: -30, isBefore: true },
      { source: '(?<!dla )MINUTES(?: minut)? po HOUR' },
      { source: '(?:o|na|godzina|godzinie|okolo) HOUR TENS' },
      { source: '(?=\\p{L}{3,}a )HOUR TENS' },
      { source: '(?=dwudziest)HOUR' },
    ],
    dayOfMonth: '(?:dnia )?DAY-?go',
    spokenDay: '(?:na |dnia )?DAY',
  },
};
