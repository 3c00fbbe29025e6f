/** Rate limits: the windows that all replicas share. Budgets belong to accounts, but also to clients that nobody knows yet. */
import type { Db } from './client.ts';
import { rawPrepared } from './prepared.ts';

export interface Lease {
  /** How many of the requests asked for are granted. */
  granted: number;
  /** How many of the quota nobody has been granted yet. */
  left: number;
  /** Until the window ends and the whole quota is there again. */
  secondsLeft: number;
}

/**
 * Takes up to `wanted` requests out of a budget's window for the replica that asks. A window begins with its first
 * request; what was granted in it is of no use after its end.
 */
export async function leaseRequests(
  db: Db,
  budget: string,
  wanted: number,
  quota: number,
  windowSeconds: number,
): Promise<Lease> {
  const { rows } = await rawPrepared<{ rows: { used: number; seconds_left: number }[] }>(
    db,
    'lease-requests',
    `insert into rate_windows as w (budget, started_at, used) values (?, now(), ?::bigint)
     on conflict (budget) do update set
       used = excluded.used + case when w.started_at + make_interval(secs => ?::integer) > now() then w.used else 0 end,
       started_at = case when w.started_at + make_interval(secs => ?::integer) > now() then w.started_at else now() end
     returning used, extract(epoch from started_at + make_interval(secs => ?::integer) - now())::float8 as seconds_left`,
    [budget, wanted, windowSeconds, windowSeconds, windowSeconds],
  );
  const { used, seconds_left: secondsLeft } = rows[0] as { used: number; seconds_left: number };
  const granted = Math.max(0, Math.min(wanted, quota - (used - wanted)));
  return { granted, left: Math.max(0, quota - used), secondsLeft };
}

/** Forgets windows that ended long ago. Returns how many. */
export async function purgeRateWindows(db: Db): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    "delete from rate_windows where started_at < now() - interval '1 day'",
  );
  return rowCount;
}
