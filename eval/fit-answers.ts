/**
 * `node eval/fit-answers.ts FOLDER… [--write]`: fits what speaks for a piece of a site as the answer to a question to the
 * questions of folders of sites, besides the fixtures, and says how often answers are right at several thresholds on
 * sites that the weights were not fitted to (each left out once).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { evidenceNames, minProbability, type Judge } from '../engine/builtin/evidence/evidence.ts';
import { createBuiltinEngine } from '../engine/builtin/index.ts';
import { wordsFor } from '../engine/builtin/language/lexicons.ts';
import { toProbability } from '../engine/builtin/evidence/logistic.ts';
import { routeEvidenceNames, type RouteJudge } from '../engine/builtin/evidence/route-evidence.ts';
import { loadQuestions, type AskedQuestion } from './asked-questions.ts';
import { readAt } from './fixture-sites.ts';
import { fitLogistic, logOdds, type Example } from './logistic.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const logit = (share: number): number => Math.log(share / (1 - share));
const penalty = 3;
/** What a piece that is not the likeliest of its question counts: it is hardly ever told. */
const besideBest = 0.05;
const refits = 2;
const thresholds = [0.55, 0.6, 0.65, 0.7, 0.75];

const questions = loadQuestions(positionals);
let judge: Judge = () => 0;
let judgeRoute: RouteJudge = () => 0;
const engine = createBuiltinEngine(
  (evidence, piece) => judge(evidence, piece),
  (evidence, answer, heard) => judgeRoute(evidence, answer, heard),
);

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
function columnsOf<K extends string>(
  names: readonly K[],
  evidence: Readonly<Record<K, number>>,
): Pick<Example, 'columns' | 'values'> {
  const values = [1, ...names.map((name) => evidence[name])];
  const columns = [...values.keys()].filter((column) => values[column] !== 0);
  return { columns, values: columns.map((column) => values[column]!) };
}

/** What is weighed at one question. */
interface Weighed {
  pieces: Example[];
  routes: Example[];
}

/** Everything that is weighed on the way to an answer, where nothing is ever found likely enough. */
async function weighedAt(question: AskedQuestion): Promise<Weighed> {
  const pieces = new Map<string, Example>();
  const routes = new Map<string, Example>();
  judgeRoute = () => 1;
  judge = (evidence, { context, text }) => {
    const isOne = holds(question, context === '' ? text : `${context}: ${text}`);
    const key = `${text} ${Object.values(evidence).join()}`;
    pieces.set(key, { ...columnsOf(evidenceNames, evidence), isOne, weight: 1 });
    return 0;
  };
  await ask(question);
  judge = () => 0;
  judgeRoute = (evidence, { text, offersCallback }, heard) => {
    // Of two questions in one turn nobody knows which one an answer is for.
    if (heard.trim() !== question.text.trim()) return 0;
    const isOne = holds(question, text) || (question.isOpen && offersCallback === true);
    routes.set(text, { ...columnsOf(routeEvidenceNames, evidence), isOne, weight: 1 });
    return 0;
  };
  await ask(question);
  return { pieces: [...pieces.values()], routes: [...routes.values()] };
}

const bySite = new Map<string, Weighed[]>();
for (const question of questions)
  bySite.set(question.site, [...(bySite.get(question.site) ?? []), await weighedAt(question)]);
const without = (site?: string): Weighed[] =>
  [...bySite].flatMap(([each, weighed]) => (each === site ? [] : weighed));

/** Weights of pieces: whether the likeliest of a question is right counts most, for only that one is told. */
function fitPieces(weighed: readonly Weighed[]): Float64Array {
  const width = evidenceNames.length + 1;
  let weights = fitLogistic(
    weighed.flatMap(({ pieces }) => pieces),
    width,
    penalty,
  );
  for (let at = 0; at < refits; at += 1) {
    const examples = weighed.flatMap(({ pieces }) => {
      const odds = pieces.map((piece) => logOdds(piece, weights));
      const best = odds.indexOf(Math.max(...odds));
      return pieces.map((piece, index) => (index === best ? piece : { ...piece, weight: besideBest }));
    });
    weights = fitLogistic(examples, width, penalty, weights);
  }
  return weights;
}

const fitRoutes = (weighed: readonly Weighed[]): Float64Array =>
  fitLogistic(
    weighed.flatMap(({ routes }) => routes),
    routeEvidenceNames.length + 1,
    penalty,
  );

const leftOut = new Map(
  [...bySite.keys()].map((site) => [
    site,
    { pieces: fitPieces(without(site)), routes: fitRoutes(without(site)) },
  ]),
);
const counted = without();
process.stdout.write(
  `${questions.length} questions, ${counted.flatMap(({ pieces }) => pieces).length} pieces and ${counted.flatMap(({ routes }) => routes).length} answers from facts weighed\n`,
);

for (const threshold of thresholds) {
  // The engine tells from its own probability on.
  const shift = logit(threshold) - logit(minProbability);
  const tally = new Map<string, { right: number; wrong: number; unknown: number }>();
  for (const question of questions) {
    const weights = leftOut.get(question.site)!;
    judge = (evidence) => toProbability(logOdds(columnsOf(evidenceNames, evidence), weights.pieces) - shift);
    judgeRoute = (evidence) =>
      toProbability(logOdds(columnsOf(routeEvidenceNames, evidence), weights.routes));
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

const rowsOf = (names: readonly string[], weights: Float64Array): string =>
  names.map((name, at) => `  ${name}: ${weights[at + 1]!.toFixed(2)},`).join('\n');
const pieceWeights = fitPieces(counted);
const routeWeights = fitRoutes(counted);
const tables = {
  'evidence-weights.ts': `/** How much each piece of evidence speaks for an answer. Written by eval/fit-answers.ts; decision 33 tells how. */
import type { Evidence } from './evidence.ts';

export const bias = ${pieceWeights[0]!.toFixed(2)};
export const weights: Readonly<Evidence> = {
${rowsOf(evidenceNames, pieceWeights)}
};
`,
  'route-weights.ts': `/** How much each piece of evidence speaks for an answer from facts. Written by eval/fit-answers.ts; decision 33 tells how. */
import type { RouteEvidence } from './route-evidence.ts';

export const routeBias = ${routeWeights[0]!.toFixed(2)};
export const routeWeights: Readonly<RouteEvidence> = {
${rowsOf(routeEvidenceNames, routeWeights)}
};
`,
};
for (const [file, table] of Object.entries(tables))
  if (values.write)
    writeFileSync(path.join(import.meta.dirname, '..', 'engine', 'builtin', 'evidence', file), table);
  else process.stdout.write(table);
