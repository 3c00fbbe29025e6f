/** Portuguese. */
import { atStart, behind } from './forms.ts';
import type { Numerals } from './types.ts';

export const pt: Numerals = {
  numbers:
    'treze=13|catorze=14|quatorze=14|dezasseis=16|dezesseis=16|dezassete=17|dezessete=17|dezoito=18|dezanove=19|dezenove=19|uma=1|um=1|dois=2|duas=2|tres=3|quatro=4|cinco=5|seis=6|sete=7|oito=8|nove=9|dez=10|onze=11|doze=12|quinze=15|vinte=20|trinta=30|quarenta=40|cinquenta=50|cem=100|sessenta=60|setenta=70|oitenta=80|noventa=90',
  join: 'e',
  centuries: 'mil novecentos e=1900|mil novecentos=1900|dois mil e=2000|dois mil=2000',
  ordinals: 'primeiro=1',
  times: 'duplo=2|triplo=3|duas vezes=2|tres vezes=3',
  plurals: 'zeros=0|cincos=5|setes=7|oitos=8|noves=9|quatros=4',
  digits: 'meia=6',
  plus: 'mais',
  between: 'traco|depois|hifen|e',
  extension: 'extensao|ramal',
  areaCode: 'indicativo|codigo de area|ddd',
  children: 'criancas|crianca|bebes|bebe|miudos|miudo|adolescentes',
  adults: 'adultos|adulto',
  groups: 'meia duzia=6|uma duzia=12|duzia=12',
  askedGroups: 'so eu=1|apenas eu=1|so para mim=1|nos dois=2|um casal=2',
  nights: 'noites|noite',
  hundreds:
    'cento=100|duzentos=200|trezentos=300|quatrocentos=400|quinhentos=500|seiscentos=600|setecentos=700|oitocentos=800|novecentos=900',
  eras: '',
  being: 'sao|estao|tem|come|comem|precisa|precisam',
  atSign: 'arroba',
  dotSign: 'ponto',
  underscore: 'underscore|underline|sublinhado',
  dash: 'h[ií]fen|tra[cç]o',
  phoneDigits: 9,
  clock: {
    hours: { 'meio dia': 12, 'meia noite': 0 },
    quarter: '(?:um )?quarto',
    forms: [
      { source: '(?<!para )MINUTES (?:minutos )?(?:para as?|pras?) HOUR', isBefore: true },
      { source: 'HOUR(?: horas)? menos MINUTES', isBefore: true },
      { source: 'HOUR(?: horas)? e (?:um )?quarto', from: 15 },
      { source: 'HOUR(?: horas)? e meia', from: 30 },
      { source: `${atStart('as|a')}HOUR(?: horas)?(?: e)? MINUTES` },
      { source: `${behind('as')}(?=vinte)HOUR` },
    ],
    daySpan: 'd?o (?:dia )?DAY ao? (?:dia )?DAY',
    dayOfMonth: '(?:no )?dia DAY',
    spokenDay: '(?:no )?dia DAY',
  },
};
