/**
 * `node eval/fit-answers.ts FOLDER… [--write]`: fits what speaks for a piece of a site as the answer to a question to the
 * questions of folders of sites, besides the fixtures, and says how often answers are right at several thresholds on
 * sites that the weights were not fitted to (each left out once).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { evidenceNames, minProbability, type Evidence, type Judge } from '../engine/builtin/evidence.ts';
import { createBuiltinEngine } from '../engine/builtin/index.ts';
import { wordsFor } from '../engine/builtin/lexicons.ts';
import { loadQuestions, type AskedQuestion } from './asked-questions.ts';
import { readAt } from './fixture-sites.ts';
import { fitLogistic, logOdds, type Example } from './logistic.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const logit = (share: number): number => Math.log(share / (1 - share));
const penalty = 3;
const thresholds = [0.5, 0.55, 0.6, 0.65, 0.7];

const questions = loadQuestions(positionals);
let judge: Judge = () => 0;
const engine = createBuiltinEngine((evidence, piece) => judge(evidence, piece));

async function ask({
  agent,
  text,
}: AskedQuestion): Promise<{ text: string; offersCall: boolean; isUnknown: boolean }> {
  const reply = await engine.reply({ agent, turns: [{ speaker: 'caller', text }], now: readAt });
  const { say } = wordsFor(agent.language);
  const offersCall = reply.text.includes(say.mayITakeYourNumber) || reply.text === say.notUnderstood;
  return { text: reply.text, offersCall, isUnknown: offersCall && reply.sources.length === 0 };
}

const holds = ({ expected }: AskedQuestion, text: string): boolean =>
  expected.length > 0 && expected.every((pattern) => pattern.test(text));

/** The first column is the bias. */
function exampleOf(evidence: Evidence): Pick<Example, 'columns' | 'values'> {
  const values = [1, ...evidenceNames.map((name) => evidence[name])];
  const columns = [...values.keys()].filter((column) => values[column] !== 0);
  return { columns, values: columns.map((column) => values[column]!) };
}

/** Everything that is weighed on the way to an answer, where nothing is ever found likely enough. */
async function rowsOf(question: AskedQuestion): Promise<Example[]> {
  const rows = new Map<string, Example>();
  judge = (evidence, { context, text }) => {
    const isOne = holds(question, context === '' ? text : `${context}: ${text}`);
    rows.set(`${text} ${Object.values(evidence).join()}`, { ...exampleOf(evidence), isOne, weight: 1 });
    return 0;
  };
  await ask(question);
  return [...rows.values()];
}

const bySite = new Map<string, Example[]>();
for (const question of questions)
  bySite.set(question.site, [...(bySite.get(question.site) ?? []), ...(await rowsOf(question))]);
const width = evidenceNames.length + 1;
const rowsWithout = (site?: string): Example[] =>
  [...bySite].flatMap(([each, rows]) => (each === site ? [] : rows));
const leftOut = new Map(
  [...bySite.keys()].map((site) => [site, fitLogistic(rowsWithout(site), width, penalty)]),
);
process.stdout.write(`${questions.length} questions, ${rowsWithout().length} pieces weighed\n`);

for (const threshold of thresholds) {
  // The engine tells from its own probability on.
  const shift = logit(threshold) - logit(minProbability);
  const tally = new Map<string, { right: number; wrong: number; unknown: number }>();
  for (const question of questions) {
    const weights = leftOut.get(question.site)!;
    judge = (evidence) => 1 / (1 + Math.exp(shift - logOdds(exampleOf(evidence), weights)));
    const { text, offersCall, isUnknown } = await ask(question);
    const isRight = (question.isOpen && offersCall) || (!isUnknown && holds(question, text));
    const verdict = isRight ? 'right' : isUnknown ? 'unknown' : 'wrong';
    for (const set of [question.site.split('/')[0]!, 'all']) {
      const counts = tally.get(set) ?? { right: 0, wrong: 0, unknown: 0 };
      counts[verdict] += 1;
      tally.set(set, counts);
    }
  }
  for (const [set, { right, wrong, unknown }] of tally) {
    const shares = [right, wrong, unknown].map((count) => (count / (right + wrong + unknown)).toFixed(3));
    process.stdout.write(`${threshold} ${set}: right, wrong, unknown ${shares.join(', ')}\n`);
  }
}

const [bias = 0, ...fitted] = fitLogistic(rowsWithout(), width, penalty);
const lines = evidenceNames.map((name, at) => `  ${name}: ${fitted[at]!.toFixed(2)},`);
const table = `/** How much each piece of evidence speaks for an answer. Written by eval/fit-answers.ts; decision 33 tells how. */
import type { Evidence } from './evidence.ts';

export const bias = ${bias.toFixed(2)};
export const weights: Readonly<Evidence> = {
${lines.join('\n')}
};
`;
if (values.write)
  writeFileSync(path.join(import.meta.dirname, '..', 'engine', 'builtin', 'evidence-weights.ts'), table);
else process.stdout.write(table);
