/** Subscriptions and the part of a worker that delivers, without Temporal: what tests of delivery need. */
import { pino } from 'pino';
import {
  createDeliveryHub,
  type DeliveryHub,
  type DeliveryHubOptions,
} from '../../activities/deliver/hub.ts';
import { eventCatalogue, type EventType } from '../../contract/events/index.ts';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db } from '../../db/client.ts';
import { publishEvent } from '../../db/events.ts';
import { listen } from '../../db/listen.ts';
import { insertAccount } from '../../db/system-accounts.ts';
import { insertWebhook, type WebhookSettings } from '../../db/webhooks.ts';
import { newId } from '../../domain/ids.ts';
import { createSealer } from '../../domain/seal.ts';
import { secretContext } from '../../domain/seal-contexts.ts';
import { newWebhookSecret } from '../../domain/webhooks/signing.ts';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { parseAllowList } from '../../outbound/allow-list.ts';
import { createGuardedAgent } from '../../outbound/guarded-agent.ts';
import { createApartPosts } from '../../outbound/post-apart.ts';
import { createSystemLookup } from '../../outbound/system-lookup.ts';
import { createTestDatabase } from './postgres.ts';

export interface DeliveryBench {
  db: Db;
  accountId: AccountId;
  subscribe(url: string, settings?: Partial<WebhookSettings>): Promise<{ id: string; secret: string }>;
  publish(type?: EventType, agentId?: string): Promise<string>;
  /** Many events with their deliveries, as fast as the database takes them. */
  publishMany(count: number): Promise<void>;
  /** A process that delivers; several share the work. */
  startHub(options?: Partial<DeliveryHubOptions>): TestHub;
  close(): Promise<void>;
}

export interface TestHub {
  hub: DeliveryHub;
  /** Endpoints for which a workflow was wanted. */
  watched: string[];
  /** As after SIGTERM. */
  close(): Promise<void>;
}

const sealer = createSealer(Buffer.alloc(32, 7));
const policy = createAddressPolicy({ allowList: parseAllowList('127.0.0.1') });

export async function startDeliveryBench(): Promise<DeliveryBench> {
  const database = await createTestDatabase();
  const db = createDb({ url: database.url, poolSize: 10, applicationName: 'test' });
  const accountId = newId('account') as AccountId;
  await insertAccount(db, { id: accountId, email: 'webhooks@example' });
  const hubs: TestHub[] = [];

  return {
    db,
    accountId,
    async subscribe(url, settings = {}) {
      const id = newId('webhook');
      const secret = newWebhookSecret();
      await db.transaction((tx) =>
        insertWebhook(tx, accountId, {
          id,
          agent_id: null,
          url,
          description: null,
          event_types: null,
          enabled: true,
          headers: {},
          sealed_headers: null,
          max_in_flight: 10,
          max_per_second: null,
          sealed_secret: sealer.seal(secret, secretContext(id)),
          ...settings,
        }),
      );
      return { id, secret };
    },
    publish: (type = 'call.started', agentId) =>
      db.transaction((tx) =>
        publishEvent(tx, accountId, {
          type,
          data: eventCatalogue[type].example,
          ...(agentId === undefined ? {} : { agentId }),
        }),
      ),
    async publishMany(count) {
      const ids = Array.from({ length: count }, () => newId('event'));
      await db.raw(
        `with e as (
           insert into events (id, account_id, type, data)
           select id, ?, 'call.started', ? from unnest(?::text[]) as id returning id, account_id
         )
         insert into deliveries (webhook_id, event_id, account_id, due_at)
         select w.id, e.id, e.account_id, now() from e join webhooks w using (account_id)`,
        [accountId, JSON.stringify(eventCatalogue['call.started'].example), ids],
      );
    },
    startHub(options = {}) {
      const watched: string[] = [];
      const posts = createApartPosts({
        newAgent: () => createGuardedAgent({ policy, lookup: createSystemLookup() }),
        idleMs: 4_000,
      });
      const hub = createDeliveryHub({
        db,
        sealer,
        post: posts.post,
        log: pino({ level: 'silent' }),
        observer: { attempted: () => undefined },
        retryDelaysMs: [50, 50, 50, 50],
        attemptTimeoutMs: 60_000,
        disableAfterMs: 5 * 86_400_000,
        onWorkLeft: (webhookId) => void watched.push(webhookId),
        ...options,
      });
      const hear = (
        channel: 'switchboard_deliveries' | 'switchboard_webhooks',
        onWords: (words: readonly string[]) => void,
      ) => listen({ url: database.url, channel, applicationName: 'test', onWords, onLost: () => undefined });
      const listeners = [
        hear('switchboard_deliveries', (words) => {
          if (words.includes('*')) void hub.sweep(0);
          hub.notice(words.filter((word) => word !== '*'));
        }),
        hear('switchboard_webhooks', (words) => hub.reload(words)),
      ];
      let closing: Promise<void> | undefined;
      const close = async () => {
        await Promise.all(listeners.map((listener) => listener.close()));
        await hub.close();
        await posts.close();
      };
      const started = { hub, watched, close: () => (closing ??= close()) };
      hubs.push(started);
      return started;
    },
    async close() {
      await Promise.all(hubs.map((hub) => hub.close()));
      await db.destroy();
      await database.drop();
    },
  };
}
