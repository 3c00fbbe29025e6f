/** The event stream: a thousand readers of one account, who all get every event, beside a bare broadcaster. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleEvent, type EventData } from '../contract/events/index.ts';
import { createDb, type Db } from '../db/client.ts';
import { publishEvent } from '../db/events.ts';
import { findFirstAccount } from '../db/system-accounts.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { figure, type Figure } from './figures.ts';
import { gatherCrowd, type Crowd } from './stream-readers.ts';
import { fetchToken } from './token.ts';

const readers = 1000;
const eventsPerSecond = 50;
const seconds = 20;
const quietMs = 3000;

export async function measureStream(stack: Stack): Promise<Figure[]> {
  const databaseUrl = stack.env['DATABASE_URL'] ?? '';
  const db = createDb({ url: databaseUrl, poolSize: 4, applicationName: 'bench' });
  const token = await fetchToken(stack);
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-stream.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(bare.stdout, 'data')) as [Buffer];
    const theirs = await measureOne(db, `http://127.0.0.1:${line.toString().trim()}/`, '');
    bare.kill();
    const ours = await measureOne(db, `${stack.baseUrl}/v2/events`, `Authorization: Bearer ${token}\r\n`);
    const name = `${readers} readers, ${eventsPerSecond} events/s, commit to receipt`;
    return [
      figure(`${name}, p50`, ours.p50, 'ms'),
      figure(`${name}, p99`, ours.p99, 'ms', { at: 'most', value: 250 }),
      figure('  events that arrived', ours.arrivedPercent, '%', { at: 'least', value: 100 }),
      figure('  bare broadcaster, p50', theirs.p50, 'ms'),
      figure('  bare broadcaster, p99', theirs.p99, 'ms'),
      figure('  bare broadcaster, events that arrived', theirs.arrivedPercent, '%'),
      figure('  peak memory of the API process', await peakMegabytes(stack.pids().api ?? 0), 'MB', {
        at: 'most',
        value: 300,
      }),
    ];
  } finally {
    bare.kill();
    await db.destroy();
  }
}

interface Measured {
  p50: number;
  p99: number;
  arrivedPercent: number;
}

async function measureOne(db: Db, url: string, headers: string): Promise<Measured> {
  const committed = new Map<string, number>();
  const crowd = await gatherCrowd({ url, headers, readers, committedAt: (id) => committed.get(id) });
  try {
    await publishSteadily(db, committed);
    const expected = committed.size * readers;
    await waitUntilQuiet(crowd, expected);
    const arrivedPercent = (crowd.arrivals() / expected) * 100;
    return { p50: crowd.delayMs(0.5), p99: crowd.delayMs(0.99), arrivedPercent };
  } finally {
    crowd.close();
  }
}

async function publishSteadily(db: Db, committed: Map<string, number>): Promise<void> {
  const account = await findFirstAccount(db);
  if (!account) throw new Error('the stack has no account');
  const data = exampleEvent('call.completed').data as EventData<'call.completed'>;
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let i = 0; i < eventsPerSecond * seconds; i += 1) {
    const publishing = db
      .transaction(async (tx) => {
        const id = await publishEvent(tx, account.id, { type: 'call.completed', data });
        // It may arrive before this process hears of the commit.
        committed.set(id, performance.now());
        return id;
      })
      .then((id) => void committed.set(id, performance.now()))
      .finally(() => open.delete(publishing));
    open.add(publishing);
    await sleep(Math.max(0, startedAt + ((i + 1) * 1000) / eventsPerSecond - performance.now()));
  }
  await Promise.all(open);
}

/** Until all have come, or nothing comes any more. */
async function waitUntilQuiet(crowd: Crowd, count: number): Promise<void> {
  let before = -1;
  while (crowd.arrivals() < count && crowd.arrivals() > before) {
    before = crowd.arrivals();
    await sleep(quietMs);
  }
}

/** The most memory that a process ever held, by the kernel's account (proc(5), VmHWM). */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}
