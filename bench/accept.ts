/** Accepting agents: the wait of a client at a steady rate, and how fast a burst is taken durably. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { createDb } from '../db/client.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { figure, percentile, type Figure } from './figures.ts';
import { fetchToken } from './token.ts';

const steadyPerSecond = 20;
const steadySeconds = 15;
const burst = 1000;
const burstConnections = 20;
const drainTimeoutMs = 300_000;

export async function measureAccepting(stack: Stack): Promise<Figure[]> {
  const token = await fetchToken(stack);
  const pool = new Pool(stack.baseUrl, { connections: burstConnections });
  const siteUrl = stack.sampleUrls['trattoria'] ?? '';
  let sent = 0;
  const post = async (): Promise<number> => {
    sent += 1;
    const startedAt = performance.now();
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/v2/agents',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `bench-${sent}`,
      },
      body: JSON.stringify({
        payload: { name: 'bench', platform: 'local', business_url: siteUrl, template_id: 'restaurant' },
      }),
    });
    const text = await body.text();
    if (statusCode !== 202) throw new Error(`refused with ${statusCode}: ${text}`);
    return performance.now() - startedAt;
  };

  await Promise.all(Array.from({ length: 20 }, post));
  const steady: Promise<number>[] = [];
  for (let i = 0; i < steadyPerSecond * steadySeconds; i += 1) {
    steady.push(post());
    await sleep(1000 / steadyPerSecond);
  }
  const steadyMs = await Promise.all(steady);
  const db = createDb({ url: stack.env['DATABASE_URL'] ?? '', poolSize: 1, applicationName: 'bench' });
  await waitUntilAllEnded(db);

  const burstAt = performance.now();
  await Promise.all(Array.from({ length: burst }, post));
  const acceptedAfterMs = performance.now() - burstAt;
  await waitUntil(async () => (await countOf(db, 'start_requests')) === 0);
  const startedAfterMs = performance.now() - burstAt;
  await waitUntilAllEnded(db);
  const endedAfterMs = performance.now() - burstAt;
  const row = await db<{ status: string }>('operations')
    .where({ status: 'failed' })
    .count<{ n: number }[]>('* as n');
  await db.destroy();
  await pool.close();
  if (row[0]?.n !== 0) throw new Error(`${row[0]?.n} operations failed`);
  return [
    figure(`POST /v2/agents at ${steadyPerSecond}/s, p50`, percentile(steadyMs, 50), 'ms', {
      at: 'most',
      value: 15,
    }),
    figure(`POST /v2/agents at ${steadyPerSecond}/s, p99`, percentile(steadyMs, 99), 'ms'),
    figure(`burst of ${burst} accepted`, (burst / acceptedAfterMs) * 1000, '/s', { at: 'least', value: 400 }),
    figure(`  workflows started behind it`, (burst / startedAfterMs) * 1000, '/s'),
    figure(`  agents active behind it`, (burst / endedAfterMs) * 1000, '/s'),
  ];
}

type Db = ReturnType<typeof createDb>;

async function countOf(db: Db, table: string, where: Record<string, string> = {}): Promise<number> {
  const rows = await db(table).where(where).count<{ n: number }[]>('* as n');
  return rows[0]?.n ?? 0;
}

const waitUntilAllEnded = (db: Db) =>
  waitUntil(async () => (await countOf(db, 'operations', { status: 'pending' })) === 0);

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + drainTimeoutMs;
  while (!(await condition())) {
    if (performance.now() > giveUpAt) throw new Error('the service did not finish in time');
    await sleep(50);
  }
}
