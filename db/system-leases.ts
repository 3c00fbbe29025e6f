/** Which process serves which endpoint, over all accounts. */
import type { Db } from './client.ts';
import type { WebhookRow } from './webhooks.ts';

/**
 * Takes endpoints that have something to do and that nobody serves, for `leaseSeconds`; with those that `owner` has
 * already, it returns their settings. Disabled and deleted ones are never taken.
 */
export async function leaseEndpoints(
  db: Db,
  owner: string,
  webhookIds: readonly string[],
  leaseSeconds: number,
): Promise<WebhookRow[]> {
  const { rows } = await db.raw<{ rows: WebhookRow[] }>(
    `with taken as (
       insert into endpoint_leases as l (webhook_id, owner, until)
       select id, ?, now() + make_interval(secs => ?) from webhooks
       where id = any(?) and enabled and deleted_at is null order by id
       on conflict (webhook_id) do update set owner = excluded.owner, until = excluded.until
       where l.owner = excluded.owner or l.until < now()
       returning webhook_id
     )
     select w.* from webhooks w join taken t on t.webhook_id = w.id`,
    [owner, leaseSeconds, [...webhookIds]],
  );
  return rows;
}

/**
 * Lengthens the leases that are still this owner's.
 * @returns those where deliveries may still be begun, with the time at which their settings changed last
 */
export async function renewLeases(
  db: Db,
  owner: string,
  webhookIds: readonly string[],
  leaseSeconds: number,
): Promise<Map<string, Date>> {
  const { rows } = await db.raw<{ rows: { webhook_id: string; enabled: boolean; updated_at: Date }[] }>(
    `update endpoint_leases l set until = now() + make_interval(secs => ?)
     from webhooks w where l.webhook_id = any(?) and l.owner = ? and w.id = l.webhook_id
     returning l.webhook_id, w.enabled and w.deleted_at is null as enabled, w.updated_at`,
    [leaseSeconds, [...webhookIds], owner],
  );
  return new Map(rows.filter((row) => row.enabled).map((row) => [row.webhook_id, row.updated_at]));
}

/** Gives endpoints up, so that another process need not wait for the lease to run out. */
export async function releaseLeases(db: Db, owner: string, webhookIds: readonly string[]): Promise<void> {
  await db.raw('delete from endpoint_leases where webhook_id = any(?) and owner = ?', [
    [...webhookIds],
    owner,
  ]);
}
