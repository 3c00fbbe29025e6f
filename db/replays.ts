/**
 * Replays: which events are sent again is decided when they are asked for, and kept; they become due in small transactions
 * afterwards, because the stream of events waits for the oldest one that is still writing.
 */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { lanes } from './deliveries.ts';
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

/** What waits for its first attempt is left alone: it is sent anyway. */
const hasBegun = (delivery: string) => `(${delivery}.status <> 'pending' or ${delivery}.round_attempts > 0)`;

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
 * @returns how many events are sent
 */
export async function acceptReplay(
  db: Db,
  accountId: AccountId,
  id: string,
  webhook: WebhookRow,
  window: ReplayWindow,
): Promise<number> {
  await db
    .raw(
      `insert into replays (id, account_id, webhook_id, event_ids, count)
       select :id, :accountId, :webhookId, ids, cardinality(ids)
       from (select coalesce(array_agg(e.id order by e.created_at, e.id), '{}') as ids ${replayed}) as found
       on conflict (id) do nothing`,
      { ...replayBindings(accountId, webhook, window), id },
    )
    .options({ query_timeout: acceptTimeoutMs });
  const row = await db<ReplayRow>('replays').where({ account_id: accountId, id }).first('count');
  notifyAfterCommit(db, 'switchboard_deliveries', newReplays);
  return row?.count ?? 0;
}

/** Events of one transaction: some milliseconds. */
const batchSize = 500;

/**
 * Makes the next events of one replay due, with all attempts ahead of them: of the one that has got least so far, so that a
 * large one does not hold up the others. Several processes may do it at once.
 * @returns whether there may be more to do
 */
export async function advanceReplays(db: Db): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.raw<{ rows: { webhook_id: string }[] }>(
      `with replay as materialized (
         select r.id, r.webhook_id, r.event_ids[r.done + 1 : r.done + :batchSize] as ids, r.count - r.done as left_over
         from replays r where finished_at is null order by done, id limit 1 for update skip locked
       ), due as (
         insert into deliveries as d (webhook_id, event_id, account_id, lane, due_at)
         select r.webhook_id, e.id, e.account_id, :lane, clock_timestamp()
         from replay r join webhooks w on w.id = r.webhook_id and w.deleted_at is null
         join events e on e.id = any(r.ids) order by e.created_at, e.id
         on conflict (webhook_id, event_id) do update
         set status = 'pending', lane = excluded.lane, round = d.round + 1, round_attempts = 0,
           due_at = excluded.due_at, finished_at = null
         where ${hasBegun('d')}
       ), gone as (
         select r.id from replay r join webhooks w on w.id = r.webhook_id where w.deleted_at is not null
       )
       update replays r
       set done = least(r.count, r.done + :batchSize),
         finished_at = case when left_over <= :batchSize or r.id in (select id from gone) then now() end,
         event_ids = case when left_over <= :batchSize or r.id in (select id from gone) then '{}' else event_ids end
       from replay where r.id = replay.id
       returning r.webhook_id`,
      { batchSize, lane: lanes.replay },
    );
    const [advanced] = rows;
    if (advanced) notifyAfterCommit(tx, 'switchboard_deliveries', advanced.webhook_id);
    return advanced !== undefined;
  });
}

/** Forgets replays that ended days ago; until then a repeated request finds what became of it. */
export async function purgeReplays(db: Db, days: number): Promise<void> {
  await db('replays').whereRaw('finished_at < now() - make_interval(days => ?)', [days]).delete();
}
