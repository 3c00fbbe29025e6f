/** Removes what has become too old to keep, over all accounts. */
import type { Db } from './client.ts';

/**
 * Removes events older than `days` with their deliveries and attempts, up to `limit` events. A delivery that was exhausted
 * less than `days` ago keeps its event.
 * @returns how many events were removed
 */
export async function purgeEvents(db: Db, days: number, limit: number): Promise<number> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.raw<{ rows: { id: string; account_id: string }[] }>(
      `select id, account_id from events e where created_at < now() - make_interval(days => ?)
         and not exists (select 1 from deliveries d join webhooks w on w.id = d.webhook_id
           where w.account_id = e.account_id and d.event_id = e.id and w.deleted_at is null
             and d.status = 'exhausted' and d.finished_at > now() - make_interval(days => ?))
       order by created_at limit ? for update skip locked`,
      [days, days, limit],
    );
    if (rows.length === 0) return 0;
    const events = rows.map((row) => row.id);
    const accounts = [...new Set(rows.map((row) => row.account_id))];
    for (const table of ['delivery_attempts', 'deliveries']) {
      await tx.raw(
        `delete from ${table} where webhook_id in (select id from webhooks where account_id = any(?)) and event_id = any(?)`,
        [accounts, events],
      );
    }
    await tx.raw('delete from events where id = any(?)', [events]);
    return rows.length;
  });
}

/** Forgets subscriptions that were deleted `days` ago, and leases that nobody has renewed for a day. */
export async function purgeWebhooks(db: Db, days: number): Promise<void> {
  await db.raw(
    `delete from webhooks w where deleted_at < now() - make_interval(days => ?)
       and not exists (select 1 from deliveries d where d.webhook_id = w.id)`,
    [days],
  );
  await db.raw("delete from endpoint_leases where until < now() - interval '1 day'");
}

/** Forgets replays that ended days ago; until then a repeated request finds what became of it. */
export async function purgeReplays(db: Db, days: number): Promise<void> {
  await db('replays').whereRaw('finished_at < now() - make_interval(days => ?)', [days]).delete();
}
