/** English. */
import { atStart, ordinals } from './forms.ts';
import type { Numerals } from './types.ts';

export const en: Numerals = {
  numbers:
    'thirteen=13|fourteen=14|sixteen=16|seventeen=17|eighteen=18|nineteen=19|one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12|fifteen=15|twenty=20|thirty=30|forty=40|fifty=50|hundred=100|sixty=60|seventy=70|eighty=80|ninety=90',
  join: '',
  centuries: 'nineteen=1900|nineteen hundred=1900|two thousand=2000|two thousand and=2000',
  ordinals: ordinals(
    1,
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth',
    'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty_first twenty_second',
    'twenty_third twenty_fourth twenty_fifth twenty_sixth twenty_seventh twenty_eighth twenty_ninth thirtieth thirty_first',
  ),
  times: 'double=2|triple=3|treble=3',
  plurals:
    'zeros=0|zeroes=0|oughts=0|ones=1|twos=2|threes=3|fours=4|fives=5|sixes=6|sevens=7|eights=8|nines=9',
  plus: 'plus',
  between: 'dash|hyphen|space|then|uh|um|er',
  extension: 'extension|ext',
  areaCode: 'area code',
  children: 'children|child|kids|kid|toddlers|toddler|babies|baby|infants|infant|teenagers|teens',
  adults: 'adults|adult|grown ups|grownups',
  groups: 'half a dozen=6|a dozen=12|dozen=12|two of us=2',
  askedGroups: 'just me=1|only me=1|just myself=1|just the two of us=2|a couple=2|both of us=2',
  nights: 'nights|night',
  hundreds: '',
  eras: '',
  being: 'is|are|has|have|needs|need|cannot|cant|eats|eat|wants|want|uses|will need',
  atSign: 'at',
  dotSign: 'dot',
  underscore: 'underscore',
  dash: 'dash|hyphen',
  phoneDigits: 10,
  clock: {
    minutes: 'oh five=5|o five=5',
    hours: { noon: 12, midday: 12, midnight: 0 },
    quarter: '(?:a )?quarter',
    forms: [
      { source: '(?<!(?:for|of) )MINUTES(?: minutes?)? past HOUR' },
      { source: '(?:a )?quarter after HOUR', from: 15 },
      { source: `${atStart('at|around|about|until|by')}MINUTES(?: minutes)? after HOUR` },
      { source: '(?:a )?quarter (?:to|of|til|till|before) HOUR', from: -15 },
      { source: 'MINUTES minutes (?:to|of|til|till|before) HOUR', isBefore: true },
      { source: '(?=twenty)MINUTES (?:to|til|till|before) HOUR', isBefore: true },
      { source: `${atStart('at|around|about|by|say|its')}MINUTES (?:to|til|till) HOUR`, isBefore: true },
      { source: '(?<!and a )(?<!(?:and|or|a) )half HOUR', from: 30 },
      { source: '(?!\\d)HOUR TENS' },
    ],
    dayOfMonth: '(?:the )?DAY(?:st|nd|rd|th)',
    spokenDay: '(?:(?:on|for|until) )?the DAY',
  },
};
