/** The API process: serves HTTP until it is told to stop, then finishes what it has begun. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { ApiError } from '../contract/errors.ts';
import { loadApiConfig } from '../config.ts';
import { createDb } from '../db/client.ts';
import { recordKeyUses } from '../db/system-api-keys.ts';
import { leaseRequests } from '../db/system-limits.ts';
import { readRevocations } from '../db/system-trust.ts';
import { createPasswords } from '../domain/passwords.ts';
import { listen } from '../db/listen.ts';
import { createSealer } from '../domain/seal.ts';
import { createLog } from '../log.ts';
import { createAddressPolicy } from '../outbound/address-policy.ts';
import { AddressRefused } from '../outbound/address-refused.ts';
import { parseAllowList } from '../outbound/allow-list.ts';
import { checkUrlAndName } from '../outbound/check-url.ts';
import { createGuardedAgent } from '../outbound/guarded-agent.ts';
import { createPost } from '../outbound/post.ts';
import { createSystemLookup } from '../outbound/system-lookup.ts';
import { createPlatforms } from '../platforms/registry.ts';
import { createDataConverter } from '../temporal/data-converter.ts';
import { createApp } from './app.ts';
import { createBurst } from './burst.ts';
import { loadKeyRing, type KeyRing } from './auth/key-ring.ts';
import { startHousekeeping } from './auth/housekeeping.ts';
import { createKeyUsage } from './auth/key-usage.ts';
import { createRevocations } from './auth/revocations.ts';
import { createSessions } from './auth/sessions.ts';
import { createTokenIssuer } from './auth/tokens.ts';
import { createHttpServer } from './http-server.ts';
import { createLauncher } from './launch.ts';
import { createLimiter } from './limits/limiter.ts';
import { createEventHub } from './stream/hub.ts';

const config = loadApiConfig(process.env);
const log = createLog('api', config.logLevel);
const sealer = createSealer(...config.encryptionKeys);
const db = createDb({
  url: config.databaseUrl,
  poolSize: config.poolSize,
  applicationName: 'switchboard-api',
  queryTimeoutMs: 8_000,
  idleTransactionTimeoutMs: 60_000,
});

/** Connections of their own: what may be trusted must be readable while everything else waits for one. */
const trustDb = createDb({
  url: config.databaseUrl,
  poolSize: 2,
  applicationName: 'switchboard-api-trust',
  queryTimeoutMs: 2_000,
});

/** The API may be started before its database is there. */
async function loadKeys(): Promise<KeyRing> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadKeyRing(trustDb, sealer, log);
    } catch (error) {
      if (attempt >= 60) throw error;
      log.warn({ err: error, attempt }, 'the database is not ready yet');
      await sleep(500);
    }
  }
}

const allowList = parseAllowList(config.outboundAllow);
if (allowList.entries.length > 0)
  log.warn({ allowed: allowList.entries }, 'OUTBOUND_ALLOW lets these hosts through');
const policy = createAddressPolicy({ allowList });
const lookup = createSystemLookup();
const receivers = createGuardedAgent({ policy, lookup });

async function checkOutboundUrl(url: string, path = 'payload.business_url'): Promise<void> {
  try {
    await checkUrlAndName(url, { policy, lookup });
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new ApiError('URL_NOT_ALLOWED', `${error.message}.`, {
      details: [{ path, message: error.message }],
    });
  }
}

const keys = await loadKeys();
const connection = Connection.lazy(config.temporal.connection);
const client = new Client({
  connection,
  namespace: config.temporal.namespace,
  dataConverter: createDataConverter(config.encryptionKeys),
});
const burst = createBurst();
const launcher = createLauncher({
  db,
  client,
  taskQueue: config.temporal.taskQueue,
  log,
  isBusy: burst.isUnderWay,
});

const temporalReachable = async () =>
  await connection
    .withDeadline(Date.now() + 1000, () => connection.workflowService.getSystemInfo({}))
    .then(
      () => true,
      () => false,
    );

const limiter = createLimiter({
  limits: config.rateLimits,
  lease: (...request) => leaseRequests(db, ...request),
  log,
});

const streams = createEventHub({
  db,
  sealer,
  log,
  maxPerAccount: config.streams.maxPerAccount,
  times: { heartbeatMs: config.streams.heartbeatMs },
});
const listener = listen({
  url: config.databaseUrl,
  channel: 'switchboard_events',
  applicationName: 'switchboard-api-listen',
  onWords: () => streams.wake(),
  onLost: (error) => log.warn({ err: error }, 'new events are noticed late'),
});
const revocations = createRevocations({ read: (horizon) => readRevocations(trustDb, horizon), log });
const keyUsage = createKeyUsage((uses) => recordKeyUses(db, uses));
const housekeeping = startHousekeeping({
  db,
  sealer,
  keyUsage,
  log,
  rotateEveryDays: config.rotateSigningKeysEveryDays,
});

const ending = new AbortController();
const app = createApp({
  db,
  limiter,
  trustedProxies: config.trustedProxies,
  corsOrigins: config.corsOrigins,
  sealer,
  keys,
  tokens: createTokenIssuer({
    keys,
    revocations,
    issuer: config.publicUrl,
    lifetimeSeconds: config.tokenLifetimeSeconds,
  }),
  revocations,
  keyUsage,
  sessions: createSessions(db, sealer, config.publicUrl),
  passwords: createPasswords(),
  pricePerMinuteMicrousd: config.pricePerMinuteMicrousd,
  launcher,
  streams,
  platforms: createPlatforms(config.platforms),
  checkOutboundUrl,
  postWebhook: createPost(receivers),
  webhookTimeoutMs: config.webhookTimeoutMs,
  stopping: ending.signal,
  temporalReachable,
  log,
  publicUrl: config.publicUrl,
});

const handler = app.callback();
const server = createHttpServer((request, response) => {
  // Settles when answered, or handed over to a stream: open streams are nobody who waits.
  burst.track(handler(request, response));
}, log);
server.listen(config.port, config.host, () => {
  const address = server.address();
  log.info(
    { port: typeof address === 'object' ? address?.port : config.port, host: config.host },
    'api ready',
  );
});

async function stop(): Promise<void> {
  if (ending.signal.aborted) return;
  ending.abort();
  const streamsEnded = streams.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
  await Promise.all([launcher.close(), streamsEnded, listener.close()]);
  await housekeeping.stop();
  await receivers.close();
  await Promise.all([db.destroy(), trustDb.destroy()]);
  await connection.close();
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
