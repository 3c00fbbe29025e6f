/** Adds up the scores of sites and prints them beside the goals. */
import type { Counts, FactScore, ScoredKind } from './score-facts.ts';
import { scoredKinds } from './score-facts.ts';
import type { AnswerScore } from './score-answers.ts';

export interface SiteScore {
  site: string;
  facts: FactScore;
  answers: AnswerScore;
  /** Facts whose quote stands neither in the source nor in the text of their page. */
  unquoted: number;
}

export interface Summary {
  sites: number;
  kinds: Record<ScoredKind | 'contact', { recall: number; precision: number; f1: number }>;
  hoursExact: number;
  invented: number;
  unquoted: number;
  answers: { right: number; wrong: number; unknown: number; asked: number };
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

function rates({ right, told, true: all }: Counts): { recall: number; precision: number; f1: number } {
  return { recall: share(right, all), precision: share(right, told), f1: share(2 * right, told + all) };
}

/** Contact data is phones, emails and addresses together; rates are over all facts of all sites. */
export function summarize(scores: readonly SiteScore[]): Summary {
  const total = (kinds: readonly ScoredKind[]): Counts => {
    const counts = scores.flatMap(({ facts }) => kinds.map((kind) => facts.counts[kind]));
    const sum = (part: keyof Counts): number => counts.reduce((all, one) => all + one[part], 0);
    return { right: sum('right'), told: sum('told'), true: sum('true') };
  };
  const sum = (of: (score: SiteScore) => number): number => scores.reduce((all, one) => all + of(one), 0);
  const [right, wrong, unknown] = (['right', 'wrong', 'unknown'] as const).map((part) =>
    sum(({ answers }) => answers[part]),
  ) as [number, number, number];
  const asked = right + wrong + unknown;
  const kinds = scoredKinds.map((kind) => [kind, rates(total([kind]))] as const);
  return {
    sites: scores.length,
    kinds: {
      ...(Object.fromEntries(kinds) as Record<ScoredKind, ReturnType<typeof rates>>),
      contact: rates(total(['phone', 'email', 'address'])),
    },
    hoursExact: share(scores.filter(({ facts }) => facts.isHoursExact).length, scores.length),
    invented: sum(({ facts }) => facts.invented.filter((one) => !one.startsWith('service: ')).length),
    unquoted: sum((score) => score.unquoted),
    answers: {
      right: share(right, asked),
      wrong: asked === 0 ? 0 : wrong / asked,
      unknown: asked === 0 ? 0 : unknown / asked,
      asked,
    },
  };
}

/** One goal of reading sites: a figure of the summary and where it has to be. */
export interface Goal {
  name: string;
  value: (summary: Summary) => number;
  at: 'least' | 'most';
  goal: number;
}

export const goals: readonly Goal[] = [
  { name: 'contact data, F1', value: ({ kinds }) => kinds.contact.f1, at: 'least', goal: 0.95 },
  { name: 'sites with exact hours', value: ({ hoursExact }) => hoursExact, at: 'least', goal: 0.9 },
  { name: 'services, recall', value: ({ kinds }) => kinds.service.recall, at: 'least', goal: 0.8 },
  { name: 'services, precision', value: ({ kinds }) => kinds.service.precision, at: 'least', goal: 0.9 },
  { name: 'prices right', value: ({ kinds }) => kinds.price.precision, at: 'least', goal: 0.95 },
  { name: 'FAQs, recall', value: ({ kinds }) => kinds.faq.recall, at: 'least', goal: 0.9 },
  { name: 'quotes not in the page', value: ({ unquoted }) => unquoted, at: 'most', goal: 0 },
  { name: 'invented facts', value: ({ invented }) => invented, at: 'most', goal: 0 },
  { name: 'answers right', value: ({ answers }) => answers.right, at: 'least', goal: 0.85 },
  { name: 'answers wrong', value: ({ answers }) => answers.wrong, at: 'most', goal: 0.03 },
];

/** Whether a summary reaches a goal. */
export function isMet({ value, at, goal }: Goal, summary: Summary): boolean {
  return at === 'least' ? value(summary) >= goal : value(summary) <= goal;
}

const format = (value: number): string =>
  Number.isInteger(value) && value > 1 ? `${value}` : value.toFixed(3);

/** Rows of goals, columns of readers; then recall and precision by kind. */
export function printSummaries(summaries: Readonly<Record<string, Summary>>): string {
  const names = Object.keys(summaries);
  const all = Object.values(summaries);
  const rows = [
    ['', ...names, 'goal', ''],
    ...goals.map((goal) => [
      goal.name,
      ...all.map((summary) => format(goal.value(summary))),
      `${goal.at === 'least' ? '≥' : '≤'} ${goal.goal}`,
      isMet(goal, all[0]!) ? 'met' : 'MISSED',
    ]),
    ['answers unknown', ...all.map(({ answers }) => format(answers.unknown)), '', ''],
    ...[...scoredKinds].map((kind) => [
      `${kind}: recall / precision`,
      ...all.map(({ kinds }) => `${format(kinds[kind].recall)} / ${format(kinds[kind].precision)}`),
      '',
      '',
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
