/** The real API, worker and voice runtime as processes over the test run's PostgreSQL and Temporal. */
import path from 'node:path';
import { Client as TemporalClient, Connection } from '@temporalio/client';
import { startFaultProxy, type FaultProxy } from '../platforms/fault-proxy.ts';
import type { Client } from '../../client/src/index.ts';
import { eventCatalogue } from '../../contract/events/index.ts';
import type { AccountId } from '../../db/accounts.ts';
import { clientFor } from '../../scripts/client-for.ts';
import { chooseFreePort } from '../../scripts/stack/ports.ts';
import { serviceSpec, type ServiceName } from '../../scripts/stack/services.ts';
import { superviseChild, type SupervisedChild } from '../../scripts/stack/supervise.ts';
import { createDb, type Db } from '../../db/client.ts';
import { publishEvent } from '../../db/events.ts';
import { seed } from '../../db/seed.ts';
import type { Operation } from '../../contract/schemas/operations.ts';
import { createPlatforms } from '../../platforms/registry.ts';
import type { PlatformResource, VoicePlatform } from '../../platforms/voice-platform.ts';
import { createTestDatabase } from './postgres.ts';
import { temporalAddress, uniqueTaskQueue } from './temporal.ts';
import { waitFor } from './wait-for.ts';

export interface TestSystem {
  client: Client;
  db: Db;
  /** The one account that there is. */
  accountId: AccountId;
  taskQueue: string;
  /** Without codec and failure converter: sees what Temporal has. */
  temporal: TemporalClient;
  /** Between worker and runtime. */
  proxy: FaultProxy;
  /** Straight to the runtime. */
  platform: VoicePlatform;
  children: Record<ServiceName, SupervisedChild>;
  /** Asks for an agent and waits until the operation has ended. */
  provision(businessUrl: string, options?: Record<string, unknown>): Promise<Operation>;
  waitUntilEnded(operationId: string): Promise<Operation>;
  /** Commits one `call.started` of the account; gives its id. */
  publish(): Promise<string>;
  /** Everything at the platform that carries this operation's references. */
  resourcesOf(operationId: string): Promise<PlatformResource[]>;
  stop(): Promise<void>;
}

export interface TestSystemOptions {
  /** Folder for log files. */
  folder: string;
  env?: Record<string, string>;
}

export async function startTestSystem({ folder, env = {} }: TestSystemOptions): Promise<TestSystem> {
  const database = await createTestDatabase();
  const db = createDb({ url: database.url, poolSize: 4, applicationName: 'test' });
  const key = await seed(db, { newKey: true });
  if (!key) throw new Error('the seed made no key');
  const accountId = (await db<{ id: AccountId }>('accounts').first('id'))?.id as AccountId;
  const taken = new Set<number>();
  const ports = {
    PORT: await chooseFreePort(taken),
    RUNTIME_PORT: await chooseFreePort(taken),
    TEMPORAL_PORT: 0,
    TEMPORAL_UI_PORT: 0,
    PG_PORT: 0,
  };
  const runtimeUrl = `http://127.0.0.1:${ports.RUNTIME_PORT}`;
  const proxy = await startFaultProxy(runtimeUrl);
  const apiKey = 'runtime-key-of-the-test-system';
  const taskQueue = uniqueTaskQueue('system');
  const serviceEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: temporalAddress(),
    TEMPORAL_TASK_QUEUE: taskQueue,
    PORT: String(ports.PORT),
    RUNTIME_PORT: String(ports.RUNTIME_PORT),
    RUNTIME_URL: proxy.url,
    RUNTIME_API_KEY: apiKey,
    ENCRYPTION_KEY: Buffer.alloc(32, 3).toString('base64'),
    LOG_LEVEL: 'info',
    ...env,
  };
  const children = Object.fromEntries(
    (['runtime', 'api', 'worker'] as const).map((name) => [
      name,
      superviseChild(serviceSpec(name, serviceEnv, ports, path.resolve(folder)), {}),
    ]),
  ) as Record<ServiceName, SupervisedChild>;
  await Promise.all(Object.values(children).map((child) => child.waitReady()));
  const connection = await Connection.connect({ address: temporalAddress() });

  const client = clientFor({ base_url: `http://127.0.0.1:${ports.PORT}`, ...key });
  const platform = createPlatforms({ local: { baseUrl: runtimeUrl, apiKey, timeoutMs: 5000 } }).get('local');

  const waitUntilEnded = (operationId: string) =>
    waitFor(async () => {
      const operation = await client.getOperation({ path: { operation_id: operationId } });
      return operation.status === 'pending' ? undefined : operation;
    }, 90_000);

  return {
    client,
    db,
    accountId,
    taskQueue,
    temporal: new TemporalClient({ connection }),
    proxy,
    platform,
    children,
    waitUntilEnded,
    publish: () =>
      db.transaction((tx) =>
        publishEvent(tx, accountId, { type: 'call.started', data: eventCatalogue['call.started'].example }),
      ),
    async provision(businessUrl, options = {}) {
      const body = {
        payload: {
          name: 'Desk',
          platform: 'local',
          business_url: businessUrl,
          template_id: 'general',
          ...options,
        },
      };
      const accepted = await client.request<Operation>('POST', '/v2/agents', { body });
      return await waitUntilEnded(accepted.operation_id);
    },
    async resourcesOf(operationId) {
      const found: PlatformResource[] = [];
      let cursor: string | undefined;
      do {
        const page = await platform.list(cursor);
        found.push(...page.resources.filter(({ reference }) => reference.startsWith(`${operationId}/`)));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    },
    async stop() {
      await connection.close();
      await Promise.all(Object.values(children).map((child) => child.stop()));
      await proxy.close();
      await db.destroy();
      await database.drop();
    },
  };
}
