/** Many agents at once on one worker beside a bare workflow with as many empty activities. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { clientFor } from '../scripts/client-for.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { provisionSteps, type Operation } from '../contract/schemas/operations.ts';
import { createDb } from '../db/client.ts';
import { figure, percentile, type Figure } from './figures.ts';
import { provision } from './latency.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const agents = 200;
const rounds = 3;

export async function measureParallel(stack: Stack): Promise<Figure[]> {
  const api = clientFor(stack.credentials);
  const siteUrl = stack.sampleUrls['trattoria'] ?? '';
  const db = createDb({ url: stack.env['DATABASE_URL'] ?? '', poolSize: 1, applicationName: 'bench' });
  const connection = await Connection.connect({ address: stack.env['TEMPORAL_ADDRESS'] ?? '' });
  const client = new Client({ connection });
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-worker.ts')], {
    env: { ...process.env, TEMPORAL_ADDRESS: stack.env['TEMPORAL_ADDRESS'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(bare.stdout, 'data');
    const runBare = async () => {
      const startedAt = performance.now();
      await Promise.all(
        Array.from({ length: agents }, (_, i) =>
          client.workflow.execute('bare', {
            taskQueue: 'bench-bare',
            workflowId: `bare-${startedAt}-${i}`,
            args: [provisionSteps.length],
          }),
        ),
      );
      return (agents / (performance.now() - startedAt)) * 1000;
    };
    const runOurs = async () => {
      const startedAt = performance.now();
      const body = {
        payload: { name: 'bench', platform: 'local', business_url: siteUrl, template_id: 'restaurant' },
      };
      await Promise.all(
        Array.from({ length: agents }, () => api.request<Operation>('POST', '/v2/agents', { body })),
      );
      for (;;) {
        const [row] = await db('operations').where({ status: 'pending' }).count<{ n: number }[]>('* as n');
        if (row?.n === 0) break;
        await sleep(20);
      }
      return (agents / (performance.now() - startedAt)) * 1000;
    };
    await provision(api, siteUrl);
    await client.workflow.execute('bare', { taskQueue: 'bench-bare', workflowId: 'bare-warmup', args: [1] });
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await runBare());
      ours.push(await runOurs());
    }
    const [our, their] = [percentile(ours, 50), percentile(theirs, 50)];
    return [
      figure(`${agents} agents at once, one worker`, our, '/s'),
      figure(`  bare workflow with ${provisionSteps.length} empty activities`, their, '/s'),
      figure('  share', (our / their) * 100, '%', { at: 'least', value: 70 }),
    ];
  } finally {
    bare.kill('SIGTERM');
    await connection.close();
    await db.destroy();
  }
}
