/**
 * `npm run bench [-- NAME …]`: measures the service beside its baselines in one run and prints a table and JSON.
 * Names: latency, parallel, accept, poll, read, lists, crawl, stream, webhooks.
 */
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { commandLine } from '../scripts/command-line.ts';
import { startOwnStack } from '../scripts/stack/own-stack.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { measureAccepting } from './accept.ts';
import { measureCrawl } from './crawl.ts';
import { measureLatency } from './latency.ts';
import { measureParallel } from './parallel.ts';
import { measureLists } from './lists.ts';
import { measurePolling } from './poll.ts';
import { measureReading } from './read.ts';
import { printTable, type Figure } from './figures.ts';
import { measureStream } from './stream.ts';
import { measureWebhooks } from './webhooks.ts';

const withStack: Record<string, (stack: Stack) => Promise<Figure[]>> = {
  latency: measureLatency,
  poll: measurePolling,
  read: measureReading,
  lists: measureLists,
  accept: measureAccepting,
  parallel: measureParallel,
  stream: measureStream,
  webhooks: measureWebhooks,
};
const alone: Record<string, () => Promise<Figure[]>> = { crawl: measureCrawl };

const known = [...Object.keys(withStack), ...Object.keys(alone)];
const asked = commandLine('npm run bench [-- NAME …]', () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return positionals;
});
const wanted = (name: string) => asked.length === 0 || asked.includes(name);
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Budgets are counted, but large enough never to be what is measured. */
const unlimited = {
  RATE_LIMIT_READ: '1000000',
  RATE_LIMIT_WRITE: '1000000',
  OUTBOUND_ALLOW: '127.0.0.1',
};

/** A fresh service for each measurement: none starts with another's rows. */
async function onFreshStack(measure: (stack: Stack) => Promise<Figure[]>): Promise<Figure[]> {
  const stack = await startOwnStack('bench', { ...unlimited, LOG_LEVEL: 'warn' });
  try {
    return await measure(stack);
  } finally {
    await stack.remove();
  }
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(alone)) {
  if (!wanted(name)) continue;
  say(`measuring ${name} …`);
  figures.push(...(await measure()));
}
for (const [name, measure] of Object.entries(withStack)) {
  if (!wanted(name)) continue;
  say(`measuring ${name} …`);
  figures.push(...(await onFreshStack(measure)));
}

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory_gib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
};
process.stdout.write(`${printTable(figures)}\n${JSON.stringify({ machine, figures })}\n`);
if (figures.some((figure) => figure.met === false)) say('some targets are missed, see the table');
