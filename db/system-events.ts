/** The newest events of all accounts, for the one reader in each API process that serves every stream. */
import { beginning, type EventPosition } from '../domain/stream-positions.ts';
import type { Db } from './client.ts';
import type { StreamedEvent } from './event-stream.ts';

/**
 * The last event that nothing can come before any more. Always an event that has been committed: a crash of the database
 * may give the ids of lost transactions out again, and a position that rested on one of them would miss what follows.
 */
export async function findNewestPosition(db: Db): Promise<EventPosition> {
  const { rows } = await db.raw<{ rows: EventPosition[] }>(
    'select tx, seq from events where tx < event_horizon() order by tx desc, seq desc limit 1',
  );
  return rows[0] ?? beginning;
}

export interface TailBatch {
  /** In order; nothing can come between or before them any more. */
  events: StreamedEvent[];
  /** Events are there whose time has not come: a transaction that is older than theirs still runs. */
  held: boolean;
}

/** Up to `limit` events behind `after`, of all accounts. */
export async function listNewEvents(db: Db, after: EventPosition, limit: number): Promise<TailBatch> {
  const { rows } = await db.raw<{ rows: (StreamedEvent & { held: boolean })[] }>(
    `with clock as materialized (select event_horizon() as horizon)
     select id, account_id, agent_id, type, created_at, data::text as data, tx, seq, tx >= clock.horizon as held
     from clock, events where (tx, seq) > (?, ?) order by tx, seq limit ?`,
    [after.tx, after.seq, limit],
  );
  const events = rows.filter((row) => !row.held);
  return { events, held: events.length < rows.length };
}
