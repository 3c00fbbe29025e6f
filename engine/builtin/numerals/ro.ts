/** Romanian. */
import { atStart, behind } from './forms.ts';
import type { Numerals } from './types.ts';

export const ro: Numerals = {
  numbers:
    'treisprezece=13|paisprezece=14|saisprezece=16|saptesprezece=17|optsprezece=18|nouasprezece=19|unu=1|una=1|doi=2|doua=2|trei=3|patru=4|cinci=5|sase=6|sapte=7|opt=8|noua=9|zece=10|unsprezece=11|doisprezece=12|douasprezece=12|cincisprezece=15|douazeci=20|treizeci=30|patruzeci=40|cincizeci=50|suta=100|saizeci=60|saptezeci=70|optzeci=80|nouazeci=90',
  join: 'si',
  centuries: 'o mie noua sute=1900|doua mii=2000',
  ordinals: 'intai=1',
  times: 'dublu=2|triplu=3|de doua ori=2|de trei ori=3',
  plurals: 'zerouri=0',
  plus: 'plus',
  between: 'liniuta|apoi|cratima',
  extension: 'interior|int',
  areaCode: 'prefix|prefixul',
  children: 'copii|copil|bebelusi|bebelus|bebe',
  adults: 'adulti|adult',
  groups: 'jumatate de duzina=6|o duzina=12|duzina=12',
  askedGroups: 'doar eu=1|numai eu=1|doar pentru mine=1|noi doi=2|un cuplu=2',
  nights: 'nopti|noapte|de nopti',
  hundreds:
    'o suta=100|doua sute=200|trei sute=300|patru sute=400|cinci sute=500|sase sute=600|sapte sute=700|opt sute=800|noua sute=900',
  eras: '',
  being: 'este|e|sunt|are|au|mananca',
  atSign: 'a ?rond|coad[aă] de maimu[tțţ][aă]|at',
  dotSign: 'punct',
  underscore: 'underscore|liniu[tțţ][aă] jos',
  dash: 'liniu[tțţ][aă]|cratim[aă]',
  phoneDigits: 10,
  clock: {
    hours: { 'miezul noptii': 0 },
    quarter: '(?:un )?sfert',
    forms: [
      { source: 'HOUR fara MINUTES', isBefore: true },
      { source: 'HOUR si (?:un )?sfert', from: 15 },
      { source: 'HOUR si jumatate', from: 30 },
      { source: `${atStart('la|ora|la ora')}HOUR(?: si)? MINUTES` },
      { source: `${behind('ora')}(?=douazeci)HOUR` },
    ],
    daySpan: '(?:de pe|din) DAY (?:pana )?(?:pe|in|la) DAY',
    dayOfMonth: 'pe (?:data de )?DAY(?=\\s*(?:$|[,.;?!]|la\\s))',
    spokenDay: 'pe (?:data de )?DAY',
  },
};
