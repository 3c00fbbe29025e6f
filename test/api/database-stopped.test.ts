/** A PostgreSQL that hangs or dies under requests: they are refused in time, and all goes on when it does. */
import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { preparePostgres } from '../../scripts/stack/postgres.ts';
import { postgresSpec } from '../../scripts/stack/postgres-spec.ts';
import { chooseFreePort } from '../../scripts/stack/ports.ts';
import { superviseChild, type SupervisedChild } from '../../scripts/stack/supervise.ts';
import { startTestApi, type ApiResponse, type TestAccount, type TestApi } from '../support/api.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const queryTimeoutMs = 700;
let home = '';
let postgres: SupervisedChild;
let api: TestApi;
let owner: TestAccount;

beforeAll(async () => {
  const folder = makeFolder();
  await chmod(folder, 0o711);
  const port = await chooseFreePort(new Set());
  const prepared = await preparePostgres({
    dataDir: folder,
    port,
    password: 'of-this-test',
    durable: false,
    say: () => undefined,
  });
  home = prepared.home;
  postgres = superviseChild(postgresSpec(prepared, `${folder}/postgres.log`));
  await postgres.waitReady();
  // A server of its own: what is stopped here would stop every other test file too.
  process.env['TEST_PG_URL'] = prepared.url;
  api = await startTestApi({ queryTimeoutMs });
  owner = await api.makeAccount();
});
afterAll(async () => {
  await api.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});
// Removed after the server has ended.
const makeFolder = temporaryFolders();

const getAgents = () => api.request('GET', '/v2/agents', { token: owner.token });
const createAgent = (key: string) =>
  api.request('POST', '/v2/agents', {
    token: owner.token,
    headers: { 'idempotency-key': key },
    json: {
      payload: { name: 'D', platform: 'local', business_url: 'https://a.example', template_id: 'general' },
    },
  });

/** The server and every process that serves a connection. */
async function serverProcesses(): Promise<number[]> {
  const { rows } = await api.db.raw<{ rows: { pid: number }[] }>('select pid from pg_stat_activity');
  return [postgres.pid() ?? 0, ...rows.map(({ pid }) => pid)].filter((pid) => pid > 1);
}

async function whileStopped<T>(work: () => Promise<T>): Promise<T> {
  const stopped = await serverProcesses();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
}

function expectUnavailable({ status, body, headers }: ApiResponse): void {
  expect([status, body.error?.code]).toEqual([503, 'UNAVAILABLE']);
  expect(body.error).toMatchObject({ retryable: true, retry_after: expect.any(Number) });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

it('answers UNAVAILABLE with retry_after, reads and writes alike, and goes on when it can', async () => {
  expect((await getAgents()).status).toBe(200);
  // More than the pool has connections: some wait for one, some for a new one, some for an answer.
  const answers = await whileStopped(() =>
    Promise.all(
      Array.from({ length: 24 }, (_, index) => (index % 2 ? getAgents() : createAgent(`stopped-${index}`))),
    ),
  );
  answers.forEach(expectUnavailable);
  await waitFor(async () => (await getAgents()).status === 200);
  // The same keys again: what had been begun is there or not, and each once.
  const again = await Promise.all(
    Array.from({ length: 12 }, (_, index) => createAgent(`stopped-${index * 2}`)),
  );
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([202]));
  expect(await api.db('operations')).toHaveLength(12);
  await waitFor(async () => {
    const { rows } = await api.db.raw<{ rows: unknown[] }>(
      "select 1 from pg_stat_activity where state like 'idle in transaction%'",
    );
    return rows.length === 0;
  });
});

it('answers UNAVAILABLE with retry_after from its death until it serves again', async () => {
  const answers: ApiResponse[] = [];
  for (const pid of await serverProcesses()) process.kill(pid, 'SIGKILL');
  await waitFor(async () => {
    const round = await Promise.all([getAgents(), createAgent(`killed-${answers.length}`), getAgents()]);
    answers.push(...round);
    return round.every(({ status }) => status < 300);
  });
  const failed = answers.filter(({ status }) => status >= 300);
  expect(failed.length).toBeGreaterThan(0);
  failed.forEach(expectUnavailable);
});
