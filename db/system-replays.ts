/** Replays of all accounts, for the worker that makes them due. */
import type { Db } from './client.ts';
import { lanes } from './deliveries.ts';
import { notifyAfterCommit } from './notify.ts';
import { hasBegun } from './replays.ts';

/** Events of one statement: some milliseconds. */
const batchSize = 500;

/**
 * Makes the next events of one replay due, with all attempts ahead of them: of the one that has got least so far, so that a
 * large one does not hold up the others. It ends with its last events, or with its subscription. Several processes may do
 * it at once.
 * @returns whether there may be more to do
 */
export async function advanceReplays(db: Db): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { webhook_id: string }[] }>(
    `with replay as materialized (
       select r.id, r.webhook_id, w.id is not null as is_live, r.event_ids[r.done + 1 : r.done + :batchSize] as ids,
         w.id is null or r.count - r.done <= :batchSize as is_last
       from replays r left join webhooks w on w.id = r.webhook_id and w.deleted_at is null
       where r.finished_at is null order by r.done, r.id limit 1 for update of r skip locked
     ), due as (
       insert into deliveries as d (webhook_id, event_id, account_id, lane, due_at)
       select r.webhook_id, e.id, e.account_id, :lane, clock_timestamp()
       from replay r join events e on r.is_live and e.id = any(r.ids) order by e.created_at, e.id
       on conflict (webhook_id, event_id) do update
       set status = 'pending', lane = excluded.lane, round = d.round + 1, round_attempts = 0,
         due_at = excluded.due_at, finished_at = null
       where ${hasBegun('d')}
     )
     update replays r
     set done = least(r.count, r.done + :batchSize),
       finished_at = case when is_last then now() end,
       event_ids = case when is_last then '{}' else r.event_ids end
     from replay where r.id = replay.id
     returning r.webhook_id`,
    { batchSize, lane: lanes.replay },
  );
  const [advanced] = rows;
  if (advanced) notifyAfterCommit(db, 'switchboard_deliveries', advanced.webhook_id);
  return advanced !== undefined;
}
