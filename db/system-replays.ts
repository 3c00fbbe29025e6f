/** Replays of all accounts, for the worker that makes them due. */
import type { Db } from './client.ts';
import { lanes } from './deliveries.ts';
import { notifyAfterCommit } from './notify.ts';
import { hasBegun } from './replays.ts';

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
