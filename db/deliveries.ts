/** Deliveries of an account's events to its subscriptions, as clients read and repeat them. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { notifyAfterCommit } from './notify.ts';
import { fetchPage, type PageRequest } from './pages.ts';

export type DeliveryStatus = 'pending' | 'delivered' | 'exhausted';

export interface DeliveryRow {
  webhook_id: string;
  event_id: string;
  type: string;
  status: DeliveryStatus;
  attempts: number;
  due_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface AttemptRow {
  webhook_id: string;
  event_id: string;
  number: number;
  started_at: Date;
  latency_ms: number;
  status_code: number | null;
  error_class: string | null;
  response_excerpt: string | null;
  next_attempt_at: Date | null;
}

/** Live deliveries go before replayed ones. */
export const lanes = { live: 0, replay: 1 } as const;

const withType = (db: Db | Tx, accountId: AccountId, webhookId: string) =>
  db('deliveries as d')
    .join('events as e', 'e.id', 'd.event_id')
    .where({ 'd.account_id': accountId, 'd.webhook_id': webhookId })
    .select('d.*', 'e.type');

export async function findDelivery(
  db: Db | Tx,
  accountId: AccountId,
  webhookId: string,
  eventId: string,
): Promise<DeliveryRow | null> {
  const query = withType(db, accountId, webhookId).where('d.event_id', eventId);
  return ((await query.first()) as DeliveryRow | undefined) ?? null;
}

/** Newest event first. */
export async function listDeliveries(
  db: Db,
  accountId: AccountId,
  webhookId: string,
  filters: { status?: DeliveryStatus | undefined; event_type?: string | undefined },
  page: PageRequest,
): Promise<DeliveryRow[]> {
  const query = withType(db, accountId, webhookId);
  if (filters.status !== undefined) void query.where('d.status', filters.status);
  if (filters.event_type !== undefined) void query.where('e.type', filters.event_type);
  return (await fetchPage(query, { ...page, column: 'd.event_id' })) as DeliveryRow[];
}

/** The last `most` attempts of each of these events' deliveries by event id, oldest first; excerpts cut to `excerptCharacters`. */
export async function listAttempts(
  db: Db | Tx,
  accountId: AccountId,
  webhookId: string,
  eventIds: readonly string[],
  { most, excerptCharacters }: { most: number; excerptCharacters: number },
): Promise<Map<string, AttemptRow[]>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await db.raw<{ rows: AttemptRow[] }>(
    `select a.* from webhooks w cross join unnest(?::text[]) as wanted (event_id) cross join lateral (
       select webhook_id, event_id, number, started_at, latency_ms, status_code, error_class,
         left(response_excerpt, ?) as response_excerpt, next_attempt_at
       from delivery_attempts where webhook_id = w.id and event_id = wanted.event_id order by number desc limit ?) a
     where w.account_id = ? and w.id = ? order by a.event_id, a.number`,
    [[...eventIds], excerptCharacters, most, accountId, webhookId],
  );
  return Map.groupBy(rows, (row) => row.event_id);
}

/** Makes one delivery due now, with all its attempts ahead of it again. */
export async function retryDelivery(
  tx: Tx,
  accountId: AccountId,
  webhookId: string,
  eventId: string,
): Promise<void> {
  await tx.raw(
    `update deliveries set status = 'pending', lane = ?, round = round + 1, round_attempts = 0,
       due_at = clock_timestamp(), finished_at = null
     where account_id = ? and webhook_id = ? and event_id = ?`,
    [lanes.live, accountId, webhookId, eventId],
  );
  notifyAfterCommit(tx, 'switchboard_deliveries', webhookId);
}
