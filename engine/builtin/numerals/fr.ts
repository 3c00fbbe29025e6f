/** French. */
import type { Numerals } from './types.ts';

export const fr: Numerals = {
  numbers:
    'treize=13|quatorze=14|seize=16|une=1|un=1|deux=2|trois=3|quatre=4|cinq=5|six=6|sept=7|huit=8|neuf=9|dix=10|onze=11|douze=12|quinze=15|vingt=20|trente=30|quarante=40|cinquante=50|cent=100|dix sept=17|dix huit=18|dix neuf=19|soixante=60|soixante dix=70|septante=70|quatre vingt=80|quatre vingts=80|huitante=80|quatre vingt dix=90|nonante=90',
  join: '|et',
  longTens: [60, 80],
  centuries: 'mille neuf cent=1900|dix neuf cent=1900|deux mille=2000',
  ordinals: 'premier=1',
  times: 'double=2|triple=3|deux fois=2|trois fois=3',
  plurals: 'zeros=0',
  plus: 'plus',
  between: 'tiret|puis|euh',
  extension: 'poste|extension',
  areaCode: 'indicatif',
  children: 'enfants|enfant|bebes|bebe|petits|ados|adolescents',
  adults: 'adultes|adulte',
  groups: 'une demi douzaine=6|demi douzaine=6|une douzaine=12|douzaine=12',
  askedGroups:
    'juste moi=1|moi seul=1|moi seule=1|seul=1|seule=1|que moi=1|nous deux=2|un couple=2|en couple=2',
  nights: 'nuits|nuit|nuitees|nuitee',
  hundreds:
    'deux cents=200|trois cents=300|quatre cents=400|cinq cents=500|six cents=600|sept cents=700|huit cents=800|neuf cents=900|deux cent=200|trois cent=300|quatre cent=400|cinq cent=500|six cent=600|sept cent=700|huit cent=800|neuf cent=900',
  eras: '',
  being: 'est|sont|ont|mange|mangent|doit|doivent',
  atSign: 'arobase|arrobase|at|chez',
  dotSign: 'point',
  underscore: 'tiret du bas|tiret bas|underscore|soulign[eé]',
  dash: "tiret|trait d[’']union",
  phoneDigits: 10,
  clock: {
    hours: { midi: 12, minuit: 0 },
    quarter: '(?:le |un )?quart',
    forms: [
      { source: 'HOUR(?: ?heures?| ?h)? moins MINUTES', isBefore: true },
      { source: 'HOUR(?: ?heures?| ?h)? (?:et )?(?:un )?quart', from: 15 },
      { source: 'HOUR(?: ?heures?| ?h)? et demie?', from: 30 },
      { source: 'HOUR(?: ?heures?| ?h) (?:et )?MINUTES' },
      { source: '(?=mi)HOUR (?:et )?MINUTES' },
      { source: '(?=dix|vingt)HOUR heures' },
    ],
    daySpan: 'du DAY(?:er)? au DAY',
    dayOfMonth: 'le DAY(?:er)?(?=\\s*(?:$|[,.;?!]|a\\s))',
    spokenDay: 'le DAY',
  },
};
