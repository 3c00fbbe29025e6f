/**
 * `npm run eval:sites [-- --sites FOLDER] [--errors]`: how well sites are read, beside two baselines, as a table and a
 * line of JSON. With LLM_BASE_URL and LLM_MODEL the model engine answers in a further column.
 */
import { parseArgs } from 'node:util';
import { loadEngineConfig } from '../config.ts';
import { createBuiltinEngine } from '../engine/builtin/index.ts';
import { createEngine } from '../engine/index.ts';
import { commandLine } from '../scripts/command-line.ts';
import { loadSites } from './fixture-sites.ts';
import { readers, scoreReader } from './readers.ts';
import { printSummaries, summarize, type SiteScore, type Summary } from './report.ts';

const { values } = commandLine('npm run eval:sites [-- --sites FOLDER] [--errors]', () =>
  parseArgs({
    options: { sites: { type: 'string' }, errors: { type: 'boolean', default: false } },
  }),
);
const sites = loadSites(values.sites);
const builtin = createBuiltinEngine();
const summaries: Record<string, Summary> = {};
let own: SiteScore[] = [];
for (const [name, reader] of Object.entries(readers)) {
  const scores = await scoreReader(sites, reader, builtin);
  if (own.length === 0) own = scores;
  summaries[name] = summarize(scores);
}
const model = loadEngineConfig(process.env);
const tellFailure = (reason: string) => process.stderr.write(`the model gave no usable answer: ${reason}\n`);
if (model !== undefined)
  summaries[`switchboard, ${model.model}`] = summarize(
    await scoreReader(sites, readers['switchboard']!, createEngine(model, tellFailure)),
  );

if (values.errors) {
  for (const { site, facts, answers, unquoted } of own) {
    const lines = [
      ...(facts.isHoursExact ? [] : ['hours are not exact']),
      ...facts.missed.map((one) => `missed   ${one}`),
      ...facts.invented.map((one) => `invented ${one}`),
      ...answers.failures.map((one) => `answer   ${one}`),
      ...(unquoted > 0 ? [`${unquoted} quotes are not in the page`] : []),
    ];
    if (lines.length > 0) process.stdout.write(`${site}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  }
}
process.stdout.write(`${sites.length} sites\n${printSummaries(summaries)}\n${JSON.stringify(summaries)}\n`);
