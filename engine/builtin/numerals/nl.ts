/** Dutch. */
import { ordinals } from './forms.ts';
import type { Numerals } from './types.ts';

export const nl: Numerals = {
  numbers:
    'dertien=13|veertien=14|zestien=16|zeventien=17|achttien=18|negentien=19|een=1|twee=2|drie=3|vier=4|vijf=5|zes=6|zeven=7|acht=8|negen=9|tien=10|elf=11|twaalf=12|vijftien=15|twintig=20|dertig=30|veertig=40|vijftig=50|honderd=100|zestig=60|zeventig=70|tachtig=80|negentig=90',
  join: 'en',
  oneWord: 'onesFirst',
  centuries: 'negentienhonderd=1900|negentien=1900|tweeduizend=2000',
  ordinals: ordinals(
    1,
    'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende',
    'veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste eenentwintigste',
    'tweeentwintigste drieentwintigste vierentwintigste vijfentwintigste zesentwintigste',
    'zevenentwintigste achtentwintigste negenentwintigste dertigste eenendertigste',
  ),
  times:
    'dubbel=2|dubbele=2|driedubbel=3|twee keer=2|drie keer=3|twee keer de=2|drie keer de=3|twee keer een=2|drie keer een=3|tweemaal=2|driemaal=3',
  plurals: 'nullen=0|enen=1|tweeen=2|drieen=3|vieren=4|vijven=5|zessen=6|zevens=7|achten=8|negens=9',
  plus: 'plus',
  between: 'streepje|dan|en|eh',
  extension: 'toestel|doorkiesnummer',
  areaCode: 'kengetal|netnummer',
  children: 'kinderen|kind|kindje|kindjes|babys|baby|peuters|peuter',
  adults: 'volwassenen|volwassene',
  groups:
    'z n tweeen=2|z n drieen=3|z n vieren=4|z n vijven=5|z n zessen=6|z n zevenen=7|z n achten=8|zijn tweeen=2|zijn drieen=3|zijn vieren=4|zijn vijven=5|zijn zessen=6|half dozijn=6|dozijn=12',
  askedGroups: 'alleen ik=1|ik alleen=1|alleen voor mij=1|wij tweeen=2|een stel=2',
  nights: 'nachten|nacht|overnachtingen|overnachting',
  hundreds:
    'tweehonderd=200|driehonderd=300|vierhonderd=400|vijfhonderd=500|zeshonderd=600|zevenhonderd=700|achthonderd=800|negenhonderd=900',
  eras: '',
  being: 'is|zijn|heeft|hebben|eet|eten|moet|kan',
  atSign: 'apenstaartje|at',
  dotSign: 'punt',
  underscore: 'underscore|laag streepje|liggend streepje',
  dash: 'streepje|koppelteken',
  phoneDigits: 10,
  clock: {
    hours: { middernacht: 0 },
    quarter: '(?:een )?kwart(?:ier)?',
    forms: [
      { source: 'MINUTES(?: minuten)? over half HOUR(?: uur)?', from: -30 },
      { source: 'MINUTES(?: minuten)? voor half HOUR(?: uur)?', from: -30, isBefore: true },
      { source: 'HOUR uur MINUTES' },
      { source: '(?=\\p{L}+twintig )HOUR uur' },
      { source: '(?<!(?:voor|met) )MINUTES(?: minuten)? over HOUR(?: uur)?' },
      { source: '(?<!(?:voor|met) )MINUTES(?: minuten)? voor HOUR(?: uur)?', isBefore: true },
    ],
    daySpan: 'van de DAYe? tot (?:en met )?(?:de )?DAYe?',
    dayOfMonth: 'de DAY(?:e|ste|de)',
    spokenDay: '(?:op )?de DAY',
  },
};
