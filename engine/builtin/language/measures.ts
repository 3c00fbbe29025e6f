/** What is weighed, aged, counted or driven: "a 25 pound dog" is one of "16–40 lbs", a child of eight one of the "Under 12s". */
import type { LanguageWords } from '../words/types.ts';
import { numberOf, numberPattern, saidPattern } from './number-words.ts';
import { withoutAccents } from './text.ts';

export type MeasureKind = 'mass' | 'age' | 'people' | 'distance';

/** Both ends count; masses are in kilograms, ages in years, distances in kilometres. */
export interface Measure {
  kind: MeasureKind;
  from: number;
  to: number;
}

export interface MeasureReader {
  /** Single amounts that a caller names, and the words that name them. */
  amountsIn(text: string): { measure: Measure; said: string }[];
  /** What a name on a price list or a rule is for. */
  rangesIn(name: string): Measure[];
  /** Whether a text is about what is so young that its age is told in months. */
  namesYoung(text: string): boolean;
  /** Whether an amount is asked about as one beyond a limit: "too young". */
  asksBeyond(text: string): boolean;
}

type Unit = 'kilograms' | 'pounds' | 'years' | 'months' | 'weeks' | 'people' | 'kilometres' | 'miles';

const kinds: Readonly<Record<Unit, MeasureKind>> = {
  kilograms: 'mass',
  pounds: 'mass',
  years: 'age',
  months: 'age',
  weeks: 'age',
  people: 'people',
  kilometres: 'distance',
  miles: 'distance',
};
/** What one of each unit is in the unit of its kind. */
const factors: Readonly<Partial<Record<Unit, number>>> = {
  pounds: 0.4536,
  months: 1 / 12,
  weeks: 1 / 52,
  miles: 1.609,
};
/** Units that are written alike in most languages. */
const written = {
  kilograms: 'kgs?|kilos?|kilogram\\p{L}*|quilos?|chil[io]|キロ',
  pounds: 'lbs?|pounds?',
  kilometres: 'kms?|kilomet\\p{L}+|quilomet\\p{L}+|chilomet\\p{L}+',
  miles: 'miles?|meilen|millas|milles|miglia|milhas|mijl',
} as const;
const unit = new RegExp(`^(?:${Object.values(written).join('|')})$`, 'u');

/** Whether a word is one of the units that are written alike everywhere. */
export const isUnit = (word: string): boolean => unit.test(word);

/** What is under twelve is not twelve. */
const hair = 0.001;
const oldest = 120;
const highestSaid = 100;
/** So many words stand between a person and the years: "my daughter who is 5 years". */
const maxBetween = 3;
const all: Measure = { kind: 'age', from: 0, to: Infinity };

/** A reader of measures in texts of a language. */
export function createMeasureReader(words: LanguageWords): MeasureReader {
  const { measures, cues, spaced } = words;
  const border = spaced ? '(?![\\p{L}\\p{N}])' : '';
  const start = spaced ? '(?<!\\p{L})' : '';
  const amount = '(?<![\\d.,])\\d{1,3}(?:[.,]\\d)?';
  const years = saidPattern(measures.years);
  const unitOf = (years: string, months: string, weeks: string): string =>
    [
      ...Object.entries(written).map(([unit, pattern]) => `(?<${unit}>${pattern})`),
      `(?<years>${years})`,
      `(?<months>${months})`,
      `(?<weeks>${weeks})`,
      `(?<people>${saidPattern(measures.people)})`,
    ].join('|');
  const [months, weeks] = [saidPattern(measures.months), saidPattern(measures.weeks)];
  const young = `${start}(?:${saidPattern(measures.young)})${border}`;
  const count = `${amount}|(?<!\\p{L})(?:${numberPattern(words, { to: highestSaid })})(?!\\p{L})`;
  // Months and weeks are ages of what is young, or old: "a puppy of ten weeks".
  const aged = `(?<=${young}(?:\\s\\p{L}{1,6}){0,2}\\s?)`;
  const old = `(?=[\\s-](?:${saidPattern(measures.old)}|(?:old )?(?:${young})))`;
  // "My son is 5 years", but "I have been coming for 5 years".
  const lasts = `(?!(?:${saidPattern(measures.lasts)})(?!\\p{L}))`;
  const persons = `${start}(?:${saidPattern(measures.persons)})(?:,?\\s${lasts}\\p{L}+){0,${String(maxBetween)}},?\\s`;
  const having = `${start}(?:${saidPattern([...measures.having, ...measures.aged, ...measures.agedFrom])})\\s`;
  const told = `(?!\\s?(?:${saidPattern(measures.lasting)})${border})`;
  const yearsOld = `(?:${saidPattern(measures.ofAge)}|(?:${years})${border}(?=[\\s-](?:${saidPattern(measures.old)})${border}))${told}`;
  const single = new RegExp(
    `${spaced ? `(?<=${persons}|${having})(?<low>${count})[\\s-]*(?<years>${years})${border}${told}|` : ''}` +
      `(?<low>${count})[\\s-]*(?:${unitOf(yearsOld, `(?:${months})${border}${old}`, `(?:${weeks})${border}${old}`)})${border}|` +
      `${aged}(?<low>${count})[\\s-]*(?:(?<months>${months})|(?<weeks>${weeks}))${border}`,
    'gu',
  );
  // "She is five", "we are fourteen": nothing is counted behind the number.
  const bareUnits = `(?<years>${saidPattern(measures.aged)})|(?<people>${saidPattern(measures.groups)})`;
  const behindBare = `(?=\\s*(?:$|[,.;?!]|(?:${saidPattern([...words.questionStarts, ...words.and])})${border}))`;
  const bare = spaced
    ? new RegExp(`${start}(?:${bareUnits})\\s(?<low>${count})${behindBare}`, 'gu')
    : /(?!)/gu;
  const before = [
    `(?<upTo>${saidPattern([...cues.upTo, ...cues.until, ...measures.upTo])})`,
    `(?<under><|${saidPattern(cues.under)})`,
    `(?<over>>|${saidPattern(measures.over)})`,
    `(?<agedFrom>${saidPattern(measures.agedFrom)})`,
  ].join('|');
  const to = `\\s?(?:[-–—~〜]|${saidPattern(measures.to)})\\s?`;
  const behind = `(?<less>${saidPattern(measures.less)})|(?<more>\\+|${saidPattern(measures.more)})`;
  const range = new RegExp(
    `(?:${start}(?<group>${saidPattern(measures.groups)})\\s)?(?:(?<!\\p{L})(?:${before})\\s?:?\\s?)?` +
      `(?:${start}(?<aged>${saidPattern(measures.aged)})\\s)?(?<low>${amount})(?:\\.(?=\\s))?` +
      `(?:\\s?(?:${written.kilograms}|${written.pounds}|${years}|${months}|${weeks})(?=${to}\\d))?(?:${to}(?<high>${amount}))?` +
      `(?<plus>\\+)?(?:[\\s-]?(?:(?:${unitOf(years, months, weeks)})${border}|(?<plural>s)${border}))?(?:\\s?(?:${behind}))?`,
    'gu',
  );
  // "Children 6-15: $5", "Kinder (3–12)": years, where nothing else is counted behind the numbers.
  const ofElse = `(?!\\s?(?:[%]|[.,:]\\d|[€£$](?!\\s?\\d)|(?:[ap]m|uhr|h|cm|min\\p{L}*|${saidPattern(measures.people)}|${written.kilograms}|${written.pounds})${border}))`;
  const ofPersons = spaced
    ? new RegExp(
        `${start}(?:${saidPattern(measures.persons)})[\\s,:(]{1,3}(?:(?<low>\\d{1,2})${to}(?<high>\\d{1,2})|` +
          `(?<low>\\d{1,2})\\s?(?:${behind})|(?:${before})\\s(?<low>\\d{1,2}))${border}${ofElse}`,
        'gu',
      )
    : /(?!)/gu;
  const between = new RegExp(
    `${start}(?:${saidPattern(measures.between)})\\s(${amount})\\s(?:${saidPattern([...words.and, ...measures.to])})\\s(?=\\d)`,
    'gu',
  );
  const [youngAt, allAges, beyond] = [
    new RegExp(young, 'u'),
    new RegExp(`${start}(?:${saidPattern(measures.allAges)})${border}`, 'u'),
    new RegExp(`${start}(?:${saidPattern(measures.beyond)})`, 'u'),
  ];
  const plain = (text: string): string => withoutAccents(text).replace(/['’]/gu, ' ');

  const unitIn = (found: Record<string, string | undefined>): Unit | undefined => {
    const unit = (Object.keys(kinds) as Unit[]).find((each) => found[each] !== undefined);
    if (unit !== undefined) return unit;
    if (['plural', 'aged', 'agedFrom'].some((sign) => found[sign] !== undefined)) return 'years';
    return found['group'] === undefined ? undefined : 'people';
  };

  return {
    amountsIn: (text) => {
      const said = plain(text);
      return [...said.matchAll(single), ...said.matchAll(bare)].flatMap((match) => {
        const found = match.groups!;
        const unit = unitIn(found);
        if (unit === undefined) return [];
        const value = numberOf(found['low']!, words) * (factors[unit] ?? 1);
        const kind = kinds[unit];
        return kind === 'age' && value > oldest
          ? []
          : [{ measure: { kind, from: value, to: value }, said: match[0] }];
      });
    },
    rangesIn: (name) => {
      const said = plain(name).replace(between, '$1-');
      const isOfYoung = youngAt.test(said);
      const rangeOf = (found: Record<string, string | undefined>, unit = unitIn(found)): Measure[] => {
        if (unit === undefined || ((unit === 'months' || unit === 'weeks') && !isOfYoung)) return [];
        const kind = kinds[unit];
        const valueOf = (digits: string): number => numberOf(digits, words) * (factors[unit] ?? 1);
        const low = valueOf(found['low']!);
        if (found['high'] !== undefined) return [{ kind, from: low, to: valueOf(found['high']) }];
        if (found['under'] !== undefined) return [{ kind, from: 0, to: low - hair }];
        if (found['upTo'] !== undefined || found['less'] !== undefined) return [{ kind, from: 0, to: low }];
        const isOpen = ['over', 'agedFrom', 'more', 'plus'].some((sign) => found[sign] !== undefined);
        return [{ kind, from: low, to: isOpen ? Infinity : low }];
      };
      const counted = [...said.matchAll(range)].flatMap(({ groups }) => rangeOf(groups!));
      const ranges =
        counted.length > 0
          ? counted
          : [...said.matchAll(ofPersons)].flatMap(({ groups }) => rangeOf(groups!, 'years'));
      return allAges.test(said) ? [...ranges, all] : ranges;
    },
    namesYoung: (text) => youngAt.test(plain(text)),
    asksBeyond: (text) => beyond.test(plain(text)),
  };
}
