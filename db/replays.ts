/**
 * Replays: which events are sent again is decided when they are asked for, and kept; they become due in small transactions
 * afterwards, because the stream of events waits for the oldest one that is still writing.
 */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { newReplays, notifyAfterCommit } from './notify.ts';
import type { WebhookRow } from './webhooks.ts';

interface ReplayRow {
  id: string;
  account_id: AccountId;
  count: number;
}

export interface ReplayWindow {
  since: Date;
  /** Not included; null: now. */
  until: Date | null;
  /** Null: all that the subscription asks for. */
  eventTypes: readonly string[] | null;
  /** Only what is exhausted, or has failed and waits for its next attempt. */
  onlyFailed: boolean;
}

/** What waits for its first attempt is left alone: it is sent anyway. A condition of SQL on a row of deliveries. */
export const hasBegun = (delivery: string) =>
  `(${delivery}.status <> 'pending' or ${delivery}.round_attempts > 0)`;

/**
 * The events that a replay would send: those that the subscription asks for, whether or not it ever had them. What is older
 * than 30 days is on its way out, except for deliveries that were given up since.
 */
const replayed = `
  from events e
  left join deliveries d on d.webhook_id = :webhookId and d.event_id = e.id
  where e.account_id = :accountId and e.created_at >= :since and e.created_at < coalesce(:until, now())
    and (e.created_at >= now() - interval '30 days' or d.status = 'exhausted')
    and (:agentId::text is null or e.agent_id = :agentId)
    and (:subscribed::text[] is null or e.type = any(:subscribed))
    and (:eventTypes::text[] is null or e.type = any(:eventTypes))
    and (d.status is null or ${hasBegun('d')})
    -- What a replay before this one has still to make due waits as well.
    and e.id not in (select unnest(r.event_ids[r.done + 1 :]) from replays r
      where r.webhook_id = :webhookId and r.finished_at is null)
    and (not :onlyFailed or d.status in ('exhausted', 'pending'))`;

function replayBindings(accountId: AccountId, webhook: WebhookRow, window: ReplayWindow) {
  return {
    accountId,
    webhookId: webhook.id,
    agentId: webhook.agent_id,
    subscribed: webhook.event_types,
    since: window.since,
    until: window.until,
    eventTypes: window.eventTypes === null ? null : [...window.eventTypes],
    onlyFailed: window.onlyFailed,
  };
}

/** How many events a replay would send; counts no further than `most + 1`. */
export async function countReplay(
  db: Db | Tx,
  accountId: AccountId,
  webhook: WebhookRow,
  window: ReplayWindow,
  most: number,
): Promise<number> {
  const { rows } = await db.raw<{ rows: { n: number }[] }>(
    `select count(*) as n from (select 1 ${replayed} limit :limit) as counted`,
    { ...replayBindings(accountId, webhook, window), limit: most + 1 },
  );
  return rows[0]?.n ?? 0;
}

/** Long enough to find the largest replay that is allowed. */
const acceptTimeoutMs = 60_000;

/**
 * Notes what is to be sent again and wakes who does it; the same `id` once more changes nothing. One statement outside a
 * transaction: it reads for long and writes for a moment only.
 * @returns how many events are sent; null where they are more than `most`, and nothing was noted
 */
export async function acceptReplay(
  db: Db,
  accountId: AccountId,
  id: string,
  webhook: WebhookRow,
  window: ReplayWindow,
  most: number,
): Promise<number | null> {
  await db
    .raw(
      `insert into replays (id, account_id, webhook_id, event_ids, count)
       select :id, :accountId, :webhookId, ids, cardinality(ids)
       from (select coalesce(array_agg(id order by created_at, id), '{}') as ids
         from (select e.id, e.created_at ${replayed} limit :limit) as wanted) as found
       where cardinality(ids) < :limit
       on conflict (id) do nothing`,
      { ...replayBindings(accountId, webhook, window), id, limit: most + 1 },
    )
    .options({ query_timeout: acceptTimeoutMs });
  const row = await db<ReplayRow>('replays').where({ account_id: accountId, id }).first('count');
  if (!row) return null;
  notifyAfterCommit(db, 'switchboard_deliveries', newReplays);
  return row.count;
}
