/** An authenticated read through the whole pipeline (token, scope, limit, one SELECT, answer) beside bare Koa with that SELECT. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import type { Stack } from '../scripts/stack/stack.ts';
import { createDb } from '../db/client.ts';
import { figure, percentile, type Figure } from './figures.ts';
import { insertOperations } from './rows.ts';
import { fetchToken } from './token.ts';

const rounds = 3;
const seconds = 6;
const connections = 16;
/** The tail is compared at a rate that both bear, so that it is the pipeline's and not the queue's. */
const tailPerSecond = 300;

export async function measureReading(stack: Stack): Promise<Figure[]> {
  const db = createDb({ url: stack.env['DATABASE_URL'] ?? '', poolSize: 1, applicationName: 'bench' });
  const [operationId = ''] = await insertOperations(db, 1);
  await db.destroy();
  const authorization = `Bearer ${await fetchToken(stack)}`;
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-koa.ts')], {
    env: { ...process.env, DATABASE_URL: stack.env['DATABASE_URL'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(bare.stdout, 'data')) as [Buffer];
    const theirs = { url: `http://127.0.0.1:${line.toString().trim()}/${operationId}`, headers: {} };
    const ours = { url: `${stack.baseUrl}/v2/operations/${operationId}`, headers: { authorization } };
    const rates = { ours: [] as number[], theirs: [] as number[] };
    const tails = { ours: [] as number[], theirs: [] as number[] };
    // Interleaved, so that a noisy minute hits both.
    for (let round = 0; round < rounds; round += 1) {
      rates.theirs.push((await load(theirs)).requests.average);
      rates.ours.push((await load(ours)).requests.average);
      tails.theirs.push((await load(theirs, tailPerSecond)).latency.p99);
      tails.ours.push((await load(ours, tailPerSecond)).latency.p99);
    }
    const [our, their] = [percentile(rates.ours, 50), percentile(rates.theirs, 50)];
    const [ourTail, theirTail] = [percentile(tails.ours, 50), percentile(tails.theirs, 50)];
    return [
      figure('authenticated read', our, '/s'),
      figure('  bare Koa handler with that SELECT', their, '/s'),
      figure('  share', (our / their) * 100, '%', { at: 'least', value: 50 }),
      figure(`authenticated read at ${tailPerSecond}/s, p99`, ourTail, 'ms', {
        at: 'most',
        value: Math.max(1, theirTail) * 3,
      }),
      figure('  bare Koa handler, p99', theirTail, 'ms'),
    ];
  } finally {
    bare.kill('SIGTERM');
  }
}

async function load(target: { url: string; headers: Record<string, string> }, overallRate?: number) {
  const result = await autocannon({
    ...target,
    connections,
    duration: seconds,
    ...(overallRate === undefined ? {} : { overallRate }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url} answered ${result.non2xx} times with an error`);
  return result;
}
