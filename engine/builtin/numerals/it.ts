/** Italian. */
import { atStart, behind } from './forms.ts';
import type { Numerals } from './types.ts';

export const it: Numerals = {
  numbers:
    'tredici=13|quattordici=14|sedici=16|diciassette=17|diciotto=18|diciannove=19|una=1|uno=1|un=1|due=2|tre=3|quattro=4|cinque=5|sei=6|sette=7|otto=8|nove=9|dieci=10|undici=11|dodici=12|quindici=15|venti=20|trenta=30|quaranta=40|cinquanta=50|cento=100|sessanta=60|settanta=70|ottanta=80|novanta=90',
  join: '',
  oneWord: 'tensFirst',
  centuries: 'millenovecento=1900|mille novecento=1900|duemila=2000',
  ordinals: 'primo=1',
  times: 'doppio=2|doppia=2|triplo=3|due volte=2|tre volte=3',
  plurals: 'zeri=0',
  plus: 'piu',
  between: 'trattino|poi|e|ehm',
  extension: 'interno',
  areaCode: 'prefisso',
  children: 'bambini|bambino|bambine|bambina|neonati|neonato|ragazzi|bimbi|bimbo|bimba',
  adults: 'adulti|adulto',
  groups: 'mezza dozzina=6|una dozzina=12|dozzina=12',
  askedGroups: 'solo io=1|solo per me=1|da solo=1|da sola=1|noi due=2|una coppia=2|in coppia=2',
  nights: 'notti|notte',
  hundreds:
    'cento=100|duecento=200|trecento=300|quattrocento=400|cinquecento=500|seicento=600|settecento=700|ottocento=800|novecento=900',
  eras: '',
  being: 'sono|ha|hanno|mangia|mangiano|deve|devono',
  atSign: 'chiocciola|at',
  dotSign: 'punto',
  underscore: 'underscore|trattino basso',
  dash: 'trattino|meno',
  phoneDigits: 10,
  clock: {
    hours: { mezzogiorno: 12, mezzanotte: 0 },
    quarter: '(?:un )?quarto',
    forms: [
      { source: '(?:un )?quarto alle HOUR', from: -15 },
      { source: 'HOUR meno MINUTES', isBefore: true },
      { source: 'HOUR e (?:un )?quarto', from: 15 },
      { source: 'HOUR e tre quarti', from: 45 },
      { source: 'HOUR e mezz[ao]', from: 30 },
      { source: `${atStart('alle|all|le|alle ore|ore')}HOUR(?: e)? MINUTES` },
      { source: `${behind('alle|le|ore')}(?=vent)HOUR` },
    ],
    daySpan: 'dal (?:giorno )?DAY al (?:giorno )?DAY',
    dayOfMonth: 'il (?:giorno )?DAY(?=\\s*(?:$|[,.;?!]|alle\\s))',
    spokenDay: 'il (?:giorno )?DAY',
  },
};
