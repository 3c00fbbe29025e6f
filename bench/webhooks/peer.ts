/** graphile-worker as a sender of webhooks, in a database of its own on the same server. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { makeWorkerUtils } from 'graphile-worker';
import { createDb, type Db } from '../../db/client.ts';
import { newId } from '../../domain/ids.ts';
import { monotonicMs } from './clock.ts';
import { atRate, eventData, eventType, publishers } from './load.ts';
import { firstOf, lastOf, type Receiver } from './receiver.ts';
import type { Subject } from './subject.ts';
import { within } from './within.ts';

const limitMs = 240_000;
const startLimitMs = 20_000;

export interface Peer extends Subject {
  /** What is sent from now on goes over this many endpoints; the first of them hangs where that is asked for. */
  subscribe(count: number, options?: { firstHangs: boolean }): void;
  stop(): Promise<void>;
}

/** @param db any pool on the server */
export async function startPeer(databaseUrl: string, db: Db, receiver: Receiver): Promise<Peer> {
  await db.raw('create database bench_peer');
  const url = new URL(databaseUrl);
  url.pathname = '/bench_peer';
  const own = createDb({ url: url.href, poolSize: publishers, applicationName: 'bench-peer' });
  const utils = await makeWorkerUtils({ connectionString: url.href });
  await utils.migrate();
  await own.raw(
    'create table peer_attempts (job_id text primary key, started_at timestamptz, latency_ms int, status_code int)',
  );
  let endpoints: string[] = [];
  const sender = fork(path.join(import.meta.dirname, 'peer-process.ts'), {
    env: { ...process.env, DATABASE_URL: url.href, NO_LOG_SUCCESS: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await within(startLimitMs, 'the peer starts', once(sender, 'message'));
  const jobOf = (i: number) => {
    const id = newId('event');
    const body = JSON.stringify({
      webhook_id: id,
      event_type: eventType,
      created_at: new Date(),
      idempotency_key: id,
      account_id: id,
      data: eventData,
    });
    return { id, url: endpoints[i % endpoints.length], body };
  };

  return {
    subscribe(count, { firstHangs } = { firstHangs: false }) {
      endpoints = Array.from(
        { length: count },
        (_, i) => `${receiver.url}/${firstHangs && i === 0 ? 'hang' : 'p'}/${i}`,
      );
    },

    async drain(count) {
      const jobs = Array.from({ length: count }, (_, i) => ({ identifier: 'post', payload: jobOf(i) }));
      const counted = jobs.filter(({ payload }) => !payload.url?.includes('/hang/')).length;
      const arrive = await receiver.expect(counted, "the peer's drain", limitMs);
      // One statement: it sees nothing before it sees all.
      await within(limitMs, "the peer's jobs are added", utils.addJobs(jobs));
      const arrivals = await arrive();
      // From its first request: adding the jobs is not what is compared.
      return { startedAt: firstOf(arrivals), endedAt: lastOf(arrivals), arrivals, committedAt: new Map() };
    },

    async live(count, perSecond) {
      const arrive = await receiver.expect(count, 'the peer live', limitMs);
      const committedAt = new Map<string, number>();
      const startedAt = monotonicMs();
      const publishing = atRate(count, perSecond, async (i) => {
        const job = jobOf(i);
        await own.raw('select graphile_worker.add_job(?, ?::json)', ['post', JSON.stringify(job)]);
        committedAt.set(job.id, monotonicMs());
      });
      await within(limitMs, "the peer's events are published", publishing);
      const arrivals = await arrive();
      return { startedAt, endedAt: lastOf(arrivals), arrivals, committedAt };
    },

    async stop() {
      if (sender.exitCode === null) {
        const gone = once(sender, 'exit');
        sender.kill('SIGTERM');
        await within(startLimitMs, 'the peer stops', gone).catch(() => sender.kill('SIGKILL'));
      }
      await utils.release();
      await own.destroy();
    },
  };
}
