/** Keeps the positions of events rising when the database has moved to another cluster. */
import type { Db } from './client.ts';

/**
 * A restored dump stands in a cluster whose transaction ids may be lower than those that are stored: from now on every
 * position is put above all of them. Changes nothing in the cluster that it already knows. Must run before events are
 * written there, so migrating does it.
 */
export async function alignEventClock(db: Db): Promise<void> {
  await db.raw(
    `update event_clock c
     set system_identifier = s.system_identifier, tx_offset = coalesce((select max(tx) from events), 0)
     from pg_control_system() s where c.system_identifier <> s.system_identifier`,
  );
}
