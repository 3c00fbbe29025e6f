/** German. */
import { ordinals } from './forms.ts';
import type { Numerals } from './types.ts';

const days = ordinals(
  1,
  'erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft dreizehnt vierzehnt funfzehnt',
  'sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst einundzwanzigst zweiundzwanzigst dreiundzwanzigst',
  'vierundzwanzigst funfundzwanzigst sechsundzwanzigst siebenundzwanzigst achtundzwanzigst',
  'neunundzwanzigst dreissigst einunddreissigst',
);

export const de: Numerals = {
  numbers:
    'dreizehn=13|vierzehn=14|sechzehn=16|siebzehn=17|achtzehn=18|neunzehn=19|ein=1|eins=1|eine=1|zwei=2|drei=3|vier=4|funf=5|sechs=6|sieben=7|acht=8|neun=9|zehn=10|elf=11|zwolf=12|funfzehn=15|zwanzig=20|dreissig=30|vierzig=40|funfzig=50|hundert=100|sechzig=60|siebzig=70|achtzig=80|neunzig=90|zwo=2',
  join: 'und',
  oneWord: 'onesFirst',
  centuries: 'neunzehnhundert=1900|zweitausend=2000|zweitausendund=2000',
  ordinals: ['e', 'en', 'er'].map((ending) => days.replaceAll('=', `${ending}=`)).join('|'),
  times: 'doppel=2|doppelt=2|zweimal die=2|zweimal=2|dreimal die=3|dreimal=3',
  plurals:
    'nullen=0|einsen=1|einser=1|zweien=2|zweier=2|dreien=3|dreier=3|vieren=4|vierer=4|funfen=5|funfer=5|sechsen=6|sechser=6|siebenen=7|siebener=7|achten=8|achter=8|neunen=9|neuner=9',
  plus: 'plus',
  between: 'dann|und|strich|bindestrich|ah|ahm|pause',
  extension: 'durchwahl|nebenstelle|apparat',
  areaCode: 'vorwahl',
  children: 'kinder|kindern|kind|babys|baby|kleinkinder|kleinkind|jugendliche',
  adults: 'erwachsene|erwachsenen|erwachsener',
  groups:
    'zu zweit=2|zu dritt=3|zu viert=4|zu funft=5|zu sechst=6|zu siebt=7|zu acht=8|zu neunt=9|zu zehnt=10|zu zwolft=12|halbes dutzend=6|dutzend=12',
  askedGroups: 'nur ich=1|nur fur mich=1|ich allein=1|allein=1|alleine=1|nur wir zwei=2|nur wir beide=2',
  nights: 'nachte|nachten|nacht|ubernachtungen|ubernachtung',
  hundreds:
    'einhundert=100|zweihundert=200|dreihundert=300|vierhundert=400|funfhundert=500|sechshundert=600|siebenhundert=700|achthundert=800|neunhundert=900|zwohundert=200',
  eras: '',
  being: 'ist|sind|hat|haben|isst|essen|braucht|brauchen|vertragt|kann|mochte',
  atSign: 'at|ät|klammeraffe',
  dotSign: 'punkt|dot',
  underscore: 'unterstrich',
  dash: 'minus|bindestrich|strich',
  phoneDigits: 10,
  clock: {
    hours: { mitternacht: 0 },
    quarter: 'viertel',
    forms: [
      { source: 'MINUTES(?: minuten)? nach halb HOUR(?: uhr)?', from: -30 },
      { source: 'MINUTES(?: minuten)? vor halb HOUR(?: uhr)?', from: -30, isBefore: true },
      { source: 'HOUR uhr MINUTES' },
      { source: '(?=\\p{L}+zwanzig )HOUR uhr' },
      { source: '(?<!fur )MINUTES(?: minuten)? (?:nach|uber) HOUR(?: uhr)?' },
      { source: '(?<!fur )MINUTES(?: minuten)? vor HOUR(?: uhr)?', isBefore: true },
      { source: 'drei ?viertel HOUR(?: uhr)?', from: -15 },
      { source: 'viertel HOUR(?: uhr)?', from: -45 },
    ],
    daySpan: 'vom DAY\\.? bis (?:zum |einschlie\\p{L}+ )?DAY\\.?',
    dayOfMonth: '(?:am|den|dem) DAY\\.',
    spokenDay: '(?:am|vom|zum|bis zum|bis|der|den|dem) DAY',
  },
};
