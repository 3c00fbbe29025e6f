/** The worker process: runs workflows and activities until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@temporalio/client';
import { NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { createDeleteActivities } from '../activities/delete/index.ts';
import { createDeliverActivities } from '../activities/deliver/index.ts';
import { createProvisionActivities } from '../activities/provision/index.ts';
import { createRetentionActivities } from '../activities/retention/index.ts';
import { createSweepActivities } from '../activities/sweep/index.ts';
import { createUpdateActivities } from '../activities/update/index.ts';
import { loadWorkerConfig } from '../config.ts';
import { createDb } from '../db/client.ts';
import { readQueueAges } from '../db/system-deliveries.ts';
import { createSealer } from '../domain/seal.ts';
import { createEngine } from '../engine/index.ts';
import { createLog } from '../log.ts';
import { createAddressPolicy } from '../outbound/address-policy.ts';
import { parseAllowList } from '../outbound/allow-list.ts';
import { createGuardedAgent } from '../outbound/guarded-agent.ts';
import { createGuardedFetch } from '../outbound/guarded-fetch.ts';
import { createApartPosts } from '../outbound/post-apart.ts';
import { createSystemLookup } from '../outbound/system-lookup.ts';
import { createPlatforms } from '../platforms/registry.ts';
import { createParsePool } from '../sites/parse-pool.ts';
import { findChromium } from '../sites/render/find-chromium.ts';
import { createRenderer, type Renderer } from '../sites/render/renderer.ts';
import { versionOfReader } from '../sites/reader-version.ts';
import { createSiteReader } from '../sites/site-reader.ts';
import { createDataConverter } from '../temporal/data-converter.ts';
import { deliveryQueue } from '../workflows/names.ts';
import { ensureWorkflowBundle } from './bundle.ts';
import { createDeliveries } from './deliveries.ts';
import { createMetrics } from './metrics.ts';
import { ensureSchedules } from './schedules.ts';
import { ensureSearchAttributes } from './search-attributes.ts';
import { temporalLoggerOf } from './temporal-log.ts';

const config = loadWorkerConfig(process.env);
const log = createLog('worker', config.logLevel);

/** A worker may be started before Temporal is there. */
async function connect(): Promise<NativeConnection> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await NativeConnection.connect(config.temporal.connection);
    } catch (error) {
      log.warn({ err: error, attempt }, 'Temporal does not answer yet');
      await sleep(Math.min(attempt * 250, 3000));
    }
  }
}

Runtime.install({
  logger: temporalLoggerOf(log),
  shutdownSignals: ['SIGTERM', 'SIGINT'],
  telemetryOptions: { logging: { forward: {}, filter: { core: 'WARN', other: 'WARN' } } },
});

const allowList = parseAllowList(config.outboundAllow);
if (allowList.entries.length > 0)
  log.warn({ allowed: allowList.entries }, 'OUTBOUND_ALLOW lets these hosts through');

// Its threads come up while everything else connects: the first site of a process is read as fast as the second.
const parsePool = createParsePool({
  onThreadFailure: (error) => log.error({ err: error }, 'a parse thread died'),
});
parsePool.warmUp();
const [connection, workflowBundle] = await Promise.all([connect(), ensureWorkflowBundle()]);
const db = createDb({
  url: config.databaseUrl,
  poolSize: config.poolSize,
  applicationName: 'switchboard-worker',
  idleTransactionTimeoutMs: 60_000,
});
const dataConverter = createDataConverter(config.encryptionKeys);
const client = new Client({ connection, namespace: config.temporal.namespace, dataConverter });
await ensureSearchAttributes(client, config.temporal.namespace);
const platforms = createPlatforms(config.platforms);
const policy = createAddressPolicy({ allowList });
const userAgent = `SwitchboardBot/1.0${config.crawlerContact === '' ? '' : ` (+${config.crawlerContact})`}`;
const chromium = await findChromium(config.chromium.path, process.env['PATH'] ?? '');
if (chromium === undefined && !['', 'none'].includes(config.chromium.path))
  log.warn(
    { path: config.chromium.path },
    'CHROMIUM_PATH names no program: pages of scripts are not rendered',
  );

/** It starts with the first page that needs it. */
function openRenderer(executablePath: string): Renderer {
  return createRenderer({
    executablePath,
    sandbox: config.chromium.sandbox,
    userAgent,
    onLaunchFailure: (error) =>
      log.error({ err: error, executablePath }, 'Chromium does not start: pages of scripts are not rendered'),
  });
}

const siteReader = createSiteReader({
  fetch: createGuardedFetch({
    dispatcher: createGuardedAgent({ policy, lookup: createSystemLookup() }),
    policy,
  }),
  policy,
  parsePool,
  userAgent,
  ...(chromium === undefined ? {} : { renderer: openRenderer(chromium) }),
});

const agentDependencies = {
  db,
  platforms,
  engine: createEngine(config.llm ?? {}, (reason) =>
    log.warn(
      { reason, model: config.llm?.model },
      'the language model gives no prompt; the composed one is used',
    ),
  ),
  platformPatienceMs: config.platformPatienceMs,
};
const metrics = createMetrics(() => readQueueAges(db));
// Agents of their own: receivers keep their connections, sites get theirs closed soon.
const receiverLookup = createSystemLookup();
const receivers = createApartPosts({
  newAgent: () => createGuardedAgent({ policy, lookup: receiverLookup, keepAliveTimeoutMs: 30_000 }),
  idleMs: 60_000,
});
const deliveries = createDeliveries({
  ...config.webhooks,
  db,
  databaseUrl: config.databaseUrl,
  sealer: createSealer(...config.encryptionKeys),
  post: receivers.post,
  log,
  observer: metrics.observer,
  client,
  taskQueue: config.temporal.taskQueue,
});

const worker = await Worker.create({
  connection,
  namespace: config.temporal.namespace,
  taskQueue: config.temporal.taskQueue,
  dataConverter,
  workflowBundle: { codePath: workflowBundle },
  activities: {
    ...createProvisionActivities({
      ...agentDependencies,
      siteReader,
      readerVersion: await versionOfReader(),
      crawlBudget: config.crawlBudget,
    }),
    ...createUpdateActivities(agentDependencies),
    ...createDeleteActivities(agentDependencies),
    ...createSweepActivities({ db, platforms, client, log }),
    ...createRetentionActivities({ db }),
  },
  maxConcurrentActivityTaskExecutions: config.activitySlots,
  maxConcurrentWorkflowTaskExecutions: config.workflowSlots,
  // Short, so that a worker that was killed holds up the workflows that it had in memory only briefly; longer than a busy
  // one lets a task wait, because a task that is given up is replayed from the start.
  stickyQueueScheduleToStartTimeout: '6s',
  // A cancellation reaches an activity with the answer to its heartbeat.
  maxHeartbeatThrottleInterval: '2s',
  shutdownGraceTime: '8s',
});

const deliveryWorker = await Worker.create({
  connection,
  namespace: config.temporal.namespace,
  taskQueue: deliveryQueue(config.temporal.taskQueue),
  dataConverter,
  activities: createDeliverActivities({ db, hub: deliveries.hub }),
  // One stays with each busy endpoint and costs next to nothing.
  maxConcurrentActivityTaskExecutions: 2000,
  maxConcurrentActivityTaskPolls: 2,
  shutdownGraceTime: '8s',
});

await ensureSchedules(client, config.temporal.taskQueue, config.sweepIntervalSeconds);
// Whatever LOG_LEVEL says: a worker has no port to probe, its supervisor waits for this line.
createLog('worker', 'info').info({ task_queue: config.temporal.taskQueue }, 'worker ready');
deliveries.start();
const { port: metricsPort, host: metricsHost } = config.metrics;
const onMetricsError = (error: Error) =>
  log.error(
    { err: error, port: metricsPort },
    'METRICS_PORT cannot be used: this worker goes on without metrics',
  );
const metricsServer =
  metricsPort === undefined ? undefined : metrics.serve(metricsHost, metricsPort, onMetricsError);
metricsServer?.once('listening', () => {
  const address = metricsServer.address();
  log.info({ port: typeof address === 'object' ? address?.port : metricsPort }, 'metrics ready');
});
// Before the workers wait for their activities: the ones that stay with endpoints end with this.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void deliveries.close());
await Promise.all([worker.run(), deliveryWorker.run()]);
await deliveries.close();
metricsServer?.close();
await Promise.all([siteReader.close(), receivers.close(), db.destroy()]);
await connection.close();
