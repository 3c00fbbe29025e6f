/** What those who deliver ask for, over all accounts: what is due, what came of it, and how endpoints fare. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';
import { notifyAfterCommit } from './notify.ts';
import type { DisabledReason } from './webhooks.ts';

export interface DueDelivery {
  webhook_id: string;
  event_id: string;
  account_id: string;
  agent_id: string | null;
  type: string;
  /** JSON. */
  data: string;
  created_at: Date;
  lane: number;
  round: number;
  attempts: number;
  round_attempts: number;
  due_us: number;
}

/** Where reading goes on: behind this row, in the order of what is due. */
export interface DueCursor {
  /** Microseconds since 1970, as a row's `due_us` tells. */
  dueUs: number;
  eventId: string;
}

export interface DueQuestion {
  webhookId: string;
  lane: number;
  limit: number;
  after: DueCursor | null;
}

/** What is due of these endpoints and lanes, the longest waiting first in each; one statement for all of them. */
export async function readDue(db: Db, questions: readonly DueQuestion[]): Promise<DueDelivery[]> {
  const column = <T>(pick: (question: DueQuestion) => T) => questions.map(pick);
  const { rows } = await rawPrepared<{ rows: DueDelivery[] }>(db, 'read-due', readDueSql, [
    column((q) => q.webhookId),
    column((q) => q.lane),
    column((q) => q.limit),
    column((q) => q.after?.dueUs ?? 0),
    column((q) => q.after?.eventId ?? ''),
  ]);
  return rows;
}

const readDueSql = `
  select d.webhook_id, d.event_id, d.account_id, d.lane, d.round, d.attempts, d.round_attempts,
    (extract(epoch from d.due_at) * 1000000)::bigint as due_us, e.agent_id, e.type, e.data::text as data, e.created_at
  from unnest(?::text[], ?::int[], ?::int[], ?::bigint[], ?::text[]) as q (webhook_id, lane, most, due_us, event_id)
  cross join lateral (
    select * from deliveries d
    where d.webhook_id = q.webhook_id and d.lane = q.lane and d.due_at <= now()
      and (d.due_at, d.event_id)
        > (timestamptz '1970-01-01Z' + q.due_us * interval '1 microsecond', q.event_id)
    order by d.due_at, d.event_id limit q.most
  ) d
  join events e on e.id = d.event_id
  order by d.webhook_id, d.lane, d.due_at, d.event_id`;

export interface AttemptResult {
  webhookId: string;
  eventId: string;
  round: number;
  /** Over all rounds, from 1. */
  number: number;
  /** Within this round, from 1. */
  roundNumber: number;
  startedAt: Date;
  latencyMs: number;
  statusCode: number | null;
  errorClass: string | null;
  responseExcerpt: string | null;
  status: 'delivered' | 'pending' | 'exhausted';
  /** Where it is tried again. */
  nextAttemptAt: Date | null;
}

/**
 * Writes attempts and what they mean for their deliveries, all in one statement; repeating it changes nothing. An attempt
 * of a round that has ended is noted and ends nothing.
 * @returns endpoints with deliveries that were replayed meanwhile and so are due again
 */
export async function recordAttempts(db: Db, results: readonly AttemptResult[]): Promise<string[]> {
  const column = <T>(pick: (result: AttemptResult) => T) => results.map(pick);
  const { rows } = await rawPrepared<{ rows: { webhook_id: string }[] }>(
    db,
    'record-attempts',
    recordAttemptsSql,
    [
      column((r) => r.webhookId),
      column((r) => r.eventId),
      column((r) => r.round),
      column((r) => r.number),
      column((r) => r.roundNumber),
      column((r) => r.startedAt.toISOString()),
      column((r) => r.latencyMs),
      column((r) => r.statusCode),
      column((r) => r.errorClass),
      column((r) => r.responseExcerpt),
      column((r) => r.status),
      column((r) => r.nextAttemptAt?.toISOString() ?? null),
    ],
  );
  return rows.map((row) => row.webhook_id);
}

const recordAttemptsSql = `
  with r as (
    select * from unnest(?::text[], ?::text[], ?::int[], ?::int[], ?::int[], ?::timestamptz[], ?::int[], ?::int[],
      ?::text[], ?::text[], ?::text[], ?::timestamptz[])
    as r (webhook_id, event_id, round, number, round_number, started_at, latency_ms, status_code, error_class,
      response_excerpt, status, next_attempt_at)
  ), noted as (
    insert into delivery_attempts (webhook_id, event_id, number, started_at, latency_ms, status_code, error_class,
      response_excerpt, next_attempt_at)
    select webhook_id, event_id, number, started_at, latency_ms, status_code, error_class, response_excerpt,
      next_attempt_at from r
    on conflict do nothing
  ), moved as (
    update deliveries d set
      attempts = greatest(d.attempts, r.number),
      round_attempts = case when d.round = r.round then r.round_number else d.round_attempts end,
      status = case when d.round = r.round then r.status else d.status end,
      due_at = case when d.round = r.round then r.next_attempt_at else d.due_at end,
      finished_at = case when d.round = r.round and r.status <> 'pending' then clock_timestamp() else d.finished_at end
    from r where d.webhook_id = r.webhook_id and d.event_id = r.event_id and d.attempts < r.number
    returning d.webhook_id, d.round <> r.round as replayed
  )
  select distinct webhook_id from moved where replayed`;

/**
 * Ends a delivery whose attempt the database does not take: unrecorded it would stay due, and be sent without end.
 * @returns its endpoint where it was replayed meanwhile and so is due again
 */
export async function endUnrecorded(db: Db, result: AttemptResult): Promise<string[]> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update deliveries set status = ?, due_at = null, finished_at = clock_timestamp()
     where webhook_id = ? and event_id = ? and round = ?`,
    [
      result.status === 'delivered' ? 'delivered' : 'exhausted',
      result.webhookId,
      result.eventId,
      result.round,
    ],
  );
  return rowCount === 0 ? [result.webhookId] : [];
}

/** When the next delivery of an endpoint is due and how many wait; null where none does. Counts no further than `most`. */
export async function describeQueue(
  db: Db,
  webhookId: string,
  most: number,
): Promise<{ nextDueAt: Date; waiting: number; failingSince: Date | null } | null> {
  const { rows } = await db.raw<{
    rows: { next: Date | null; waiting: number; failing_since: Date | null }[];
  }>(
    `select w.failing_since,
       (select min(due_at) from (
          select (select min(due_at) from deliveries where webhook_id = w.id and lane = l and due_at is not null) as due_at
          from generate_series(0, 1) as l) as next) as next,
       (select count(*) from (
          select 1 from deliveries d where d.webhook_id = w.id and d.due_at is not null limit ?) as counted) as waiting
     from webhooks w where w.id = ? and w.enabled and w.deleted_at is null`,
    [most, webhookId],
  );
  const row = rows[0];
  if (!row?.next) return null;
  return { nextDueAt: row.next, waiting: row.waiting, failingSince: row.failing_since };
}

/**
 * Endpoints with deliveries that have been due for `overdueSeconds` and that nobody serves. Goes from the longest waiting
 * delivery of one queue to that of the next by the index of what is due, however long the queues are.
 */
export async function listOverdueEndpoints(
  db: Db | Tx,
  overdueSeconds: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { webhook_id: string }[] }>(
    `with recursive queue as (
       (select webhook_id, lane, due_at from deliveries where due_at is not null
        order by webhook_id, lane, due_at limit 1)
       union all
       select next.* from queue q cross join lateral (
         select d.webhook_id, d.lane, d.due_at from deliveries d
         where d.due_at is not null and (d.webhook_id, d.lane) > (q.webhook_id, q.lane)
         order by d.webhook_id, d.lane, d.due_at limit 1) next
     )
     select distinct q.webhook_id from queue q join webhooks w on w.id = q.webhook_id
     where q.due_at < now() - make_interval(secs => ?) and w.enabled and w.deleted_at is null
       and not exists (select 1 from endpoint_leases e where e.webhook_id = q.webhook_id and e.until > now())
     limit ?`,
    [overdueSeconds, limit],
  );
  return rows.map((row) => row.webhook_id);
}

/** Notes that an endpoint has begun to fail (the first time stands), or that it works again. */
export async function markFailing(db: Db, webhookId: string, since: Date | null): Promise<void> {
  await db.raw(
    since
      ? 'update webhooks set failing_since = coalesce(failing_since, ?) where id = ?'
      : 'update webhooks set failing_since = null where failing_since < ? and id = ?',
    [(since ?? new Date()).toISOString(), webhookId],
  );
}

/**
 * Disables an endpoint for `reason`; those who deliver hear of it at once. Null where it was disabled already. The failure
 * that disables it may be its first, which nobody has marked yet.
 * @returns what its account is told
 */
export async function disableWebhook(
  tx: Tx,
  webhookId: string,
  reason: DisabledReason,
): Promise<{ accountId: AccountId; url: string; failingSince: Date; waiting: number } | null> {
  const { rows } = await tx.raw<{
    rows: { account_id: AccountId; url: string; failing_since: Date; waiting: number }[];
  }>(
    `update webhooks w set enabled = false, disabled_reason = ?, failing_since = coalesce(failing_since, now()),
       updated_at = now()
     where id = ? and enabled and deleted_at is null
     returning account_id, url, failing_since,
       (select count(*) from deliveries d where d.webhook_id = w.id and d.due_at is not null) as waiting`,
    [reason, webhookId],
  );
  const row = rows[0];
  if (!row) return null;
  notifyAfterCommit(tx, 'switchboard_webhooks', webhookId);
  return {
    accountId: row.account_id,
    url: row.url,
    failingSince: row.failing_since,
    waiting: row.waiting,
  };
}

export interface QueueAges {
  /** Seconds that the oldest due delivery of an endpoint that works has waited; 0 where none waits. */
  healthySeconds: number;
  /** The same of endpoints that fail. */
  failingSeconds: number;
}

/** For the gauges of operators. */
export async function readQueueAges(db: Db): Promise<QueueAges> {
  const { rows } = await db.raw<{ rows: { healthy: number; failing: number }[] }>(
    `select coalesce(max(age) filter (where failing_since is null), 0)::float as healthy,
       coalesce(max(age) filter (where failing_since is not null), 0)::float as failing
     from (select w.failing_since, greatest(0, extract(epoch from now() - (select min(d.due_at) from deliveries d
             where d.webhook_id = w.id and d.lane = 0 and d.due_at is not null))) as age
           from webhooks w where w.enabled and w.deleted_at is null) as ages`,
  );
  return { healthySeconds: rows[0]?.healthy ?? 0, failingSeconds: rows[0]?.failing ?? 0 };
}
