/** Handing work to Temporal: while it is away, when it refuses, and when it is asked to stop what it does not know. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { pino } from 'pino';
import { createLauncher, type Launcher } from '../../api/launch.ts';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db } from '../../db/client.ts';
import { requestCancel } from '../../db/operation-progress.ts';
import { findOperation, type OperationRow } from '../../db/operations.ts';
import { insertAccount } from '../../db/system-accounts.ts';
import { newId } from '../../domain/ids.ts';
import { startTcpSwitch, type TcpSwitch } from '../platforms/tcp-switch.ts';
import { makeOperation } from '../support/agents.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { temporalAddress, uniqueTaskQueue } from '../support/temporal.ts';
import { waitFor } from '../support/wait-for.ts';

let database: TestDatabase;
let db: Db;
let cable: TcpSwitch;
let connection: Connection;
let direct: Client;
const accountId = newId('account') as AccountId;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 5, applicationName: 'test' });
  await insertAccount(db, { id: accountId, email: 'launch@example.com' });
  const [host = '', port = ''] = temporalAddress().split(':');
  cable = await startTcpSwitch({ host, port: Number(port) });
  connection = Connection.lazy({ address: `127.0.0.1:${cable.port}` });
  direct = new Client({ connection: await Connection.connect({ address: temporalAddress() }) });
});
afterAll(async () => {
  await connection.close();
  await direct.connection.close();
  await cable.turnOff();
  await db.destroy();
  await database.drop();
});

/** Runs a launcher of its own while `work` lasts. */
async function withLauncher(
  options: { namespace?: string; refusalPatienceMs?: number },
  work: (launcher: Launcher) => Promise<void>,
): Promise<void> {
  const { namespace = 'default', refusalPatienceMs = 120_000 } = options;
  const launcher = createLauncher({
    db,
    client: new Client({ connection, namespace }),
    taskQueue: uniqueTaskQueue('launch'),
    log: pino({ level: 'silent' }),
    isBusy: () => false,
    refusalPatienceMs,
  });
  try {
    await work(launcher);
  } finally {
    await launcher.close();
  }
}

const accept = () => makeOperation(db, accountId);
const read = async (id: string) => (await findOperation(db, accountId, id)) as OperationRow;
const cancel = (id: string) => db.transaction((tx) => requestCancel(tx, accountId, id));
const waiting = async (table: string) => (await db(table)).length;
const describeRun = (operation: OperationRow) => direct.workflow.getHandle(operation.workflow_id).describe();

describe('a start', () => {
  it('waits while Temporal is away', async () => {
    const operation = await accept();
    await cable.turnOff();
    await withLauncher({ refusalPatienceMs: 0 }, async () => {
      await delay(1500);
      expect(await waiting('start_requests')).toBe(1);
      await cable.turnOn();
      await waitFor(async () => (await waiting('start_requests')) === 0);
    });
    expect((await describeRun(operation)).status.name).toBe('RUNNING');
    expect((await read(operation.id)).status).toBe('pending');
  });

  it('that Temporal refuses for good ends the operation', async () => {
    const operation = await accept();
    await withLauncher({ namespace: 'no-such-namespace', refusalPatienceMs: 500 }, async () => {
      const ended = await waitFor(async () => {
        const now = await read(operation.id);
        return now.status === 'pending' ? undefined : now;
      });
      expect(ended.error).toMatchObject({ code: 'INTERNAL', retryable: true });
      expect(ended.error?.message).toContain('could not be started');
      await waitFor(async () => (await waiting('start_requests')) === 0);
    });
  });

  it('that Temporal refuses for a while is started after all', async () => {
    const operation = await accept();
    await withLauncher({ namespace: 'no-such-namespace' }, async () => {
      await waitFor(async () => (await db('start_requests').whereNotNull('refused_since')).length === 1);
    });
    expect((await read(operation.id)).status).toBe('pending');
    await withLauncher({}, async () => {
      await waitFor(async () => (await waiting('start_requests')) === 0);
    });
    expect((await describeRun(operation)).status.name).toBe('RUNNING');
  });
});

describe('a cancellation', () => {
  const started = async () => {
    const operation = await accept();
    await withLauncher({}, async () => {
      await waitFor(async () => (await waiting('start_requests')) === 0);
    });
    return operation;
  };
  const isAsked = async (operation: OperationRow) =>
    (await direct.workflow.getHandle(operation.workflow_id).fetchHistory()).events?.some(
      (event) => event.workflowExecutionCancelRequestedEventAttributes,
    ) ?? false;

  it('reaches its workflow', async () => {
    const operation = await started();
    expect(await cancel(operation.id)).toBe('requested');
    await withLauncher({}, async () => {
      await waitFor(async () => (await waiting('cancel_requests')) === 0);
    });
    expect(await isAsked(operation)).toBe(true);
  });

  it('waits while Temporal is away', async () => {
    const operation = await started();
    await cable.turnOff();
    expect(await cancel(operation.id)).toBe('requested');
    await withLauncher({}, async () => {
      await delay(1500);
      expect(await waiting('cancel_requests')).toBe(1);
      await cable.turnOn();
      await waitFor(async () => (await waiting('cancel_requests')) === 0);
    });
    expect(await isAsked(operation)).toBe(true);
  });

  it('waits for a start that is under way', async () => {
    const operation = await accept();
    await db('start_requests')
      .where({ operation_id: operation.id })
      .update({ claimed_until: new Date(Date.now() + 2000) });
    expect(await cancel(operation.id)).toBe('requested');
    await withLauncher({}, async () => {
      await waitFor(async () => (await waiting('cancel_requests')) === 0);
    });
    expect(await isAsked(operation)).toBe(true);
  });

  it('of a workflow that is gone is forgotten', async () => {
    const operation = await accept();
    await db('start_requests').delete();
    expect(await cancel(operation.id)).toBe('requested');
    await withLauncher({}, async () => {
      await waitFor(async () => (await waiting('cancel_requests')) === 0);
    });
  });
});
