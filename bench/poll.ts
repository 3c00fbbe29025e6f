/** `GET /v2/operations/{id}` through the whole pipeline beside a bare Koa handler with one SELECT. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { clientFor } from '../scripts/client-for.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { figure, percentile, type Figure } from './figures.ts';
import { provision } from './latency.ts';
import { fetchToken } from './token.ts';

const rounds = 3;
const seconds = 6;
const connections = 16;

export async function measurePolling(stack: Stack): Promise<Figure[]> {
  const operation = await provision(clientFor(stack.credentials), stack.sampleUrls['trattoria'] ?? '');
  const token = await fetchToken(stack);
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-koa.ts')], {
    env: { ...process.env, DATABASE_URL: stack.env['DATABASE_URL'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(bare.stdout, 'data')) as [Buffer];
    const bareUrl = `http://127.0.0.1:${line.toString().trim()}/${operation.operation_id}`;
    const ourUrl = `${stack.baseUrl}/v2/operations/${operation.operation_id}`;
    const ours: number[] = [];
    const theirs: number[] = [];
    // Interleaved, so that a noisy minute hits both.
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await rateOf(bareUrl, {}));
      ours.push(await rateOf(ourUrl, { authorization: `Bearer ${token}` }));
    }
    const [our, their] = [percentile(ours, 50), percentile(theirs, 50)];
    return [
      figure('GET /v2/operations/{id}', our, '/s'),
      figure('  bare Koa handler with one SELECT', their, '/s'),
      figure('  share', (our / their) * 100, '%', { at: 'least', value: 60 }),
    ];
  } finally {
    bare.kill('SIGTERM');
  }
}

async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return result.requests.average;
}
