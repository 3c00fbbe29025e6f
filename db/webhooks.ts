/** Subscriptions of an account. */
import type { disabledReasons } from '../contract/events/webhooks.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { notifyAfterCommit } from './notify.ts';
import { fetchPage, type PageRequest } from './pages.ts';

export type DisabledReason = (typeof disabledReasons)[number];

export interface WebhookRow {
  id: string;
  account_id: AccountId;
  agent_id: string | null;
  url: string;
  description: string | null;
  /** Null: every type. */
  event_types: string[] | null;
  enabled: boolean;
  /** Why the service disabled it; null where it did not. */
  disabled_reason: DisabledReason | null;
  sealed_secret: string;
  /** The one before, and older ones that still sign (`domain/webhooks/secrets.ts`). */
  sealed_previous_secret: string | null;
  /** Of the one before. */
  previous_secret_until: Date | null;
  headers: Record<string, string>;
  /** Sensitive headers: JSON, sealed; null where there are none. */
  sealed_headers: string | null;
  max_in_flight: number;
  max_per_second: number | null;
  /** Of the first failure after the last success. */
  failing_since: Date | null;
  created_at: Date;
  updated_at: Date;
}

export type WebhookSettings = Pick<
  WebhookRow,
  | 'agent_id'
  | 'url'
  | 'description'
  | 'event_types'
  | 'enabled'
  | 'headers'
  | 'sealed_headers'
  | 'max_in_flight'
  | 'max_per_second'
>;

const live = (db: Db | Tx, accountId: AccountId) =>
  db<WebhookRow & { deleted_at: Date | null }>('webhooks').where({ account_id: accountId, deleted_at: null });

const toColumns = ({ headers, ...rest }: Partial<WebhookSettings>) => ({
  ...rest,
  ...(headers === undefined ? {} : { headers: JSON.stringify(headers) as never }),
});

export async function insertWebhook(
  tx: Tx,
  accountId: AccountId,
  webhook: WebhookSettings & { id: string; sealed_secret: string },
): Promise<WebhookRow> {
  const [row] = await tx('webhooks')
    .insert({ ...toColumns(webhook), account_id: accountId })
    .returning<WebhookRow[]>('*');
  return row as WebhookRow;
}

/**
 * Lets one new subscription of an account after the other come into being, so that their count still holds when it commits;
 * nothing else waits for it.
 */
export async function lockNewWebhooks(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`webhooks/${accountId}`]);
}

export async function countWebhooks(tx: Tx, accountId: AccountId): Promise<number> {
  const [row] = await live(tx, accountId).count<{ n: number }[]>('* as n');
  return row?.n ?? 0;
}

export async function findWebhook(db: Db | Tx, accountId: AccountId, id: string): Promise<WebhookRow | null> {
  return (await live(db, accountId).where({ id }).first()) ?? null;
}

/** The same, locked until the transaction ends: for conditions that must still hold when it commits. */
export async function lockWebhook(tx: Tx, accountId: AccountId, id: string): Promise<WebhookRow | null> {
  return (await live(tx, accountId).where({ id }).forUpdate().first()) ?? null;
}

export async function listWebhooks(
  db: Db,
  accountId: AccountId,
  filters: { agent_id?: string | undefined; enabled?: boolean | undefined },
  page: PageRequest,
): Promise<WebhookRow[]> {
  const query = live(db, accountId);
  if (filters.agent_id !== undefined) void query.where({ agent_id: filters.agent_id });
  if (filters.enabled !== undefined) void query.where({ enabled: filters.enabled });
  return (await fetchPage(query, page)) as WebhookRow[];
}

/** Changes settings; those who deliver hear of it at once. Null where there is no such subscription. */
export async function updateWebhook(
  tx: Tx,
  accountId: AccountId,
  id: string,
  changes: Partial<WebhookSettings>,
): Promise<WebhookRow | null> {
  const [row] = await live(tx, accountId)
    .where({ id })
    .update({
      ...toColumns(changes),
      // Enabling is a fresh start: the days of failures before it do not count.
      ...(changes.enabled === undefined ? {} : { disabled_reason: null }),
      ...(changes.enabled === true ? { failing_since: null } : {}),
      updated_at: tx.fn.now() as never,
    })
    .returning<WebhookRow[]>('*');
  if (row) notifyAfterCommit(tx, 'switchboard_webhooks', id);
  return row ?? null;
}

/** Another secret, beside those that go on signing; the last of them does so for `overlapSeconds` from now. */
export async function rotateWebhookSecret(
  tx: Tx,
  accountId: AccountId,
  id: string,
  secrets: Pick<WebhookRow, 'sealed_secret' | 'sealed_previous_secret'>,
  overlapSeconds: number,
): Promise<WebhookRow | null> {
  const [row] = await live(tx, accountId)
    .where({ id })
    .update({
      ...secrets,
      previous_secret_until: tx.raw('now() + make_interval(secs => ?)', [overlapSeconds]) as never,
      updated_at: tx.fn.now() as never,
    })
    .returning<WebhookRow[]>('*');
  if (row) notifyAfterCommit(tx, 'switchboard_webhooks', id);
  return row ?? null;
}

/** Deliveries stop at once; rows go with their events. False where there is no such subscription. */
export async function deleteWebhook(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const deleted = await live(tx, accountId)
    .where({ id })
    .update({ deleted_at: tx.fn.now() as never, enabled: false, sealed_headers: null });
  if (deleted === 1) notifyAfterCommit(tx, 'switchboard_webhooks', id);
  return deleted === 1;
}
