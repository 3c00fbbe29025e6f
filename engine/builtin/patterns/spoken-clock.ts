/** How each language says times of day in words: quarters, minutes before and after the hour, and days of the month. */

/** A way to say a time: `HOUR` and `MINUTES` stand for spoken or written numbers, `TENS` for spoken ones from ten on. */
export interface SpokenForm {
  source: string;
  /** Minutes from the full hour that is named; 0 where absent. */
  from?: number;
  /** The minutes lie before, not after. */
  isBefore?: boolean;
}

export interface SpokenClock {
  /** Numbers beside those of the language, folded. */
  numbers: Record<string, number>;
  /** What hours alone are called: noon, ordinals. */
  hours: Record<string, number>;
  /** A quarter of an hour, as a pattern. */
  quarter: string;
  /** A number above twenty, of its ten and its unit, as a pattern. */
  joined: (ten: string, unit: string) => string;
  /** Tried in turn. */
  forms: readonly SpokenForm[];
  /** A day of the month without the month; `DAY` stands for the number. */
  dayOfMonth: string;
  /** The same with the number in words; `DAY` stands for it. */
  spokenDay?: string;
}

const behind = (leads: string): string => `(?<=(?:^|[^\\p{L}])(?:${leads})\\s)`;
const atStart = (leads: string): string => `(?:(?<=^\\W*)|${behind(leads)})`;

export const spokenClocks: Record<string, SpokenClock> = {
  en: {
    numbers: { 'oh five': 5, 'o five': 5 },
    hours: { noon: 12, midday: 12, midnight: 0 },
    quarter: '(?:a )?quarter',
    joined: (ten, unit) => `${ten}[ -]${unit}`,
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
  de: {
    numbers: {},
    hours: { mitternacht: 0 },
    quarter: 'viertel',
    joined: (ten, unit) => `${unit.replace(/s$/, '')}und${ten}`,
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
    dayOfMonth: '(?:am|den|dem) DAY\\.',
    spokenDay: '(?:am|zum|bis zum|der|den|dem) DAY',
  },
  es: {
    numbers: {
      veintiuno: 21,
      veintiuna: 21,
      veintidos: 22,
      veintitres: 23,
      veinticuatro: 24,
      veinticinco: 25,
    },
    hours: { mediodia: 12, medianoche: 0 },
    quarter: '(?:un )?cuarto',
    joined: (ten, unit) => `${ten} y ${unit}`,
    forms: [
      { source: '(?:un )?cuarto (?:para|pa) las? HOUR', from: -15 },
      { source: 'MINUTES (?:minutos )?para las HOUR', isBefore: true },
      { source: 'HOUR(?: horas)? menos MINUTES', isBefore: true },
      { source: 'HOUR(?: horas)? y (?:un )?cuarto', from: 15 },
      { source: 'HOUR y media', from: 30 },
      { source: `${behind('las|la')}HOUR(?: horas)?(?: y)? MINUTES` },
      { source: '(?=veinti)HOUR horas' },
      { source: `${behind('las')}(?=veinti)HOUR` },
    ],
    dayOfMonth: '(?:el )?dia DAY',
    spokenDay: '(?:el )?dia DAY|el DAY',
  },
  fr: {
    numbers: {
      'dix-sept': 17,
      'dix-huit': 18,
      'dix-neuf': 19,
      'dix sept': 17,
      'dix huit': 18,
      'dix neuf': 19,
    },
    hours: { midi: 12, minuit: 0 },
    quarter: '(?:le |un )?quart',
    joined: (ten, unit) => `${ten}[ -](?:et[ -])?${unit}`,
    forms: [
      { source: 'HOUR(?: ?heures?| ?h)? moins MINUTES', isBefore: true },
      { source: 'HOUR(?: ?heures?| ?h)? (?:et )?(?:un )?quart', from: 15 },
      { source: 'HOUR(?: ?heures?| ?h)? et demie?', from: 30 },
      { source: 'HOUR(?: ?heures?| ?h) (?:et )?MINUTES' },
      { source: '(?=mi)HOUR (?:et )?MINUTES' },
      { source: '(?=dix|vingt)HOUR heures' },
    ],
    dayOfMonth: 'le DAY(?:er)?(?=\\s*(?:$|[,.;]|a\\s))',
    spokenDay: 'le DAY',
  },
  it: {
    numbers: { ventuno: 21, ventuna: 21, ventotto: 28, trentotto: 38, quarantotto: 48, cinquantotto: 58 },
    hours: { mezzogiorno: 12, mezzanotte: 0 },
    quarter: '(?:un )?quarto',
    joined: (ten, unit) => `${ten}${unit}`,
    forms: [
      { source: '(?:un )?quarto alle HOUR', from: -15 },
      { source: 'HOUR meno MINUTES', isBefore: true },
      { source: 'HOUR e (?:un )?quarto', from: 15 },
      { source: 'HOUR e tre quarti', from: 45 },
      { source: 'HOUR e mezz[ao]', from: 30 },
      { source: `${atStart('alle|all|le|alle ore|ore')}HOUR(?: e)? MINUTES` },
      { source: `${behind('alle|le|ore')}(?=vent)HOUR` },
    ],
    dayOfMonth: 'il (?:giorno )?DAY(?=\\s*(?:$|[,.;]|alle\\s))',
    spokenDay: 'il (?:giorno )?DAY',
  },
  pt: {
    numbers: {},
    hours: { 'meio dia': 12, 'meio-dia': 12, 'meia noite': 0, 'meia-noite': 0 },
    quarter: '(?:um )?quarto',
    joined: (ten, unit) => `${ten} e ${unit}`,
    forms: [
      { source: '(?<!para )MINUTES (?:minutos )?(?:para as?|pras?) HOUR', isBefore: true },
      { source: 'HOUR(?: horas)? menos MINUTES', isBefore: true },
      { source: 'HOUR(?: horas)? e (?:um )?quarto', from: 15 },
      { source: 'HOUR(?: horas)? e meia', from: 30 },
      { source: `${atStart('as|a')}HOUR(?: horas)?(?: e)? MINUTES` },
      { source: `${behind('as')}(?=vinte)HOUR` },
    ],
    dayOfMonth: '(?:no )?dia DAY',
    spokenDay: '(?:no )?dia DAY',
  },
  nl: {
    numbers: {},
    hours: { middernacht: 0 },
    quarter: '(?:een )?kwart(?:ier)?',
    joined: (ten, unit) => `${unit}en${ten}`,
    forms: [
      { source: 'MINUTES(?: minuten)? over half HOUR(?: uur)?', from: -30 },
      { source: 'MINUTES(?: minuten)? voor half HOUR(?: uur)?', from: -30, isBefore: true },
      { source: 'HOUR uur MINUTES' },
      { source: '(?=\\p{L}+twintig )HOUR uur' },
      { source: '(?<!(?:voor|met) )MINUTES(?: minuten)? over HOUR(?: uur)?' },
      { source: '(?<!(?:voor|met) )MINUTES(?: minuten)? voor HOUR(?: uur)?', isBefore: true },
    ],
    dayOfMonth: 'de DAY(?:e|ste|de)',
    spokenDay: '(?:op )?de DAY',
  },
  pl: {
    numbers: {
      trzynascie: 13,
      czternascie: 14,
      szesnascie: 16,
      siedemnascie: 17,
      osiemnascie: 18,
      dziewietnascie: 19,
    },
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
      'dwudziestej pierwszej': 21,
      'dwudziestej drugiej': 22,
      polnoc: 0,
    },
    quarter: 'kwadrans',
    joined: (ten, unit) => `${ten} ${unit}`,
    forms: [
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
  ro: {
    numbers: {},
    hours: { 'miezul noptii': 0 },
    quarter: '(?:un )?sfert',
    joined: (ten, unit) => `${ten} si ${unit}`,
    forms: [
      { source: 'HOUR fara MINUTES', isBefore: true },
      { source: 'HOUR si (?:un )?sfert', from: 15 },
      { source: 'HOUR si jumatate', from: 30 },
      { source: `${atStart('la|ora|la ora')}HOUR(?: si)? MINUTES` },
      { source: `${behind('ora')}(?=douazeci)HOUR` },
    ],
    dayOfMonth: 'pe (?:data de )?DAY(?=\\s*(?:$|[,.;]|la\\s))',
    spokenDay: 'pe (?:data de )?DAY',
  },
  ja: {
    numbers: {},
    hours: { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 十一: 11, 十二: 12 },
    quarter: '(?!)',
    joined: (ten, unit) => ten + unit,
    forms: [
      { source: 'HOUR時MINUTES分前', isBefore: true },
      { source: 'HOUR時MINUTES分' },
      { source: '(?!\\d)HOUR時半', from: 30 },
      { source: '(?!\\d)HOUR時(?!間)' },
    ],
    dayOfMonth: 'DAY日(?!間|前|替|後|以)',
  },
};
