/** The voice runtime as a process: what it survives, and how it ends. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createLocalPlatform } from '../../platforms/local/local-platform.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import {
  type RuntimeProcess,
  runtimeApiKey,
  spawnRuntime,
  startRuntime,
  waitForHealth,
} from './runtime-process.ts';
import { createResource, deployAgent, newReference } from './samples.ts';
import { startTcpSwitch, type TcpSwitch } from './tcp-switch.ts';

let database: TestDatabase;
let started: RuntimeProcess[];
let cables: TcpSwitch[];
beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty' });
  started = [];
  cables = [];
});
afterEach(async () => {
  await Promise.all(started.map((runtime) => runtime.stop('SIGKILL')));
  await Promise.all(cables.map((cable) => cable.turnOff()));
  await database.drop();
});

const keep = (runtime: RuntimeProcess) => {
  started.push(runtime);
  return runtime;
};
const platformAt = ({ baseUrl }: RuntimeProcess) =>
  createLocalPlatform({ baseUrl, apiKey: runtimeApiKey, timeoutMs: 20_000 });

/** The database behind a cable that can be pulled, which looks like PostgreSQL dying to whoever is connected. */
async function throughSwitch(): Promise<{ cable: TcpSwitch; url: string }> {
  const url = new URL(database.url);
  const cable = await startTcpSwitch({ host: url.hostname, port: Number(url.port) });
  cables.push(cable);
  url.host = `127.0.0.1:${cable.port}`;
  // Not over the socket, which has no cable.
  url.search = '';
  return { cable, url: url.toString() };
}

describe('the runtime process', () => {
  it('loses nothing that it has confirmed when it is killed', async () => {
    const first = keep(await startRuntime(database.url));
    const { agentId, e164 } = await deployAgent(platformAt(first));
    const call = { toNumber: e164, turns: ['Hello?'], callKey: 'kept' };
    const before = await platformAt(first).converse(call);
    await first.stop('SIGKILL');
    const second = platformAt(keep(await startRuntime(database.url)));
    expect(await second.converse(call)).toEqual(before);
    expect(await second.converse({ ...call, callKey: 'new' })).toMatchObject({ agentId });
  });

  it('starts before its database, answers 503 until it is there, then serves', async () => {
    const { cable, url } = await throughSwitch();
    await cable.turnOff();
    const runtime = keep(await spawnRuntime(url));
    const reference = newReference('phone_number');
    const early = createResource(platformAt(runtime), 'phone_number', reference, '');
    await expect(early).rejects.toMatchObject({ reason: 'unavailable', retryAfterSeconds: 1 });
    expect((await fetch(`${runtime.baseUrl}/healthz`)).status).toBe(503);
    await cable.turnOn();
    await waitForHealth(runtime.baseUrl, 200);
    await createResource(platformAt(runtime), 'phone_number', reference, '');
  });

  it('lives through the loss of its database under load, and adopts what was created meanwhile', async () => {
    const { cable, url } = await throughSwitch();
    const runtime = keep(await startRuntime(url));
    const platform = platformAt(runtime);
    const references = Array.from({ length: 60 }, () => newReference('phone_number'));
    const create = (reference: (typeof references)[number]) =>
      createResource(platform, 'phone_number', reference, '');
    const attempts = Promise.allSettled(references.map(create));
    await cable.turnOff();
    for (const attempt of await attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ reason: 'unavailable' });
    }
    await expect(platform.find(newReference('agent'))).rejects.toMatchObject({ reason: 'unavailable' });
    await cable.turnOn();
    await waitForHealth(runtime.baseUrl, 200);
    await Promise.all(references.map(create));
    const { resources } = await platform.list('phone_number:');
    expect(resources.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    expect(runtime.isRunning()).toBe(true);
  });

  it('lives through PostgreSQL ending its connections', async () => {
    const runtime = keep(await startRuntime(database.url));
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const { rowCount } = await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'voice-runtime' AND datname = current_database()`,
    );
    await admin.end();
    expect(rowCount).toBeGreaterThan(0);
    await waitForHealth(runtime.baseUrl, 200);
    expect(runtime.isRunning()).toBe(true);
  });

  it('may start several times at once on an empty database', async () => {
    const runtimes = await Promise.all([1, 2, 3].map(async () => keep(await startRuntime(database.url))));
    const reference = newReference('phone_number');
    const numbers = await Promise.all(
      runtimes.map((runtime) => createResource(platformAt(runtime), 'phone_number', reference, '')),
    );
    expect(new Set(numbers.map(({ id }) => id)).size).toBe(1);
    // No request was let through to tables that were not there yet.
    for (const runtime of runtimes) expect(runtime.output()).not.toContain('does not exist');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s, also when its database is away',
    async (signal) => {
      const runtime = keep(await startRuntime(database.url));
      expect(await runtime.stop(signal)).toBe(0);
      const { cable, url } = await throughSwitch();
      await cable.turnOff();
      const waiting = keep(await spawnRuntime(url));
      expect(await waiting.stop(signal)).toBe(0);
    },
  );

  it('says on one line where it listens, and never its key', async () => {
    const runtime = keep(await startRuntime(database.url));
    await expect(
      createLocalPlatform({
        baseUrl: runtime.baseUrl,
        apiKey: 'wrong-key-0123456789',
        timeoutMs: 20_000,
      }).list(),
    ).rejects.toMatchObject({ reason: 'rejected' });
    expect(runtime.output().match(/voice runtime listening/g)).toHaveLength(1);
    expect(runtime.output()).not.toContain(runtimeApiKey);
  });
});
