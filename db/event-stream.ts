/** Reading events in order of position, never past the oldest transaction that is still running. */
import type { EventType } from '../contract/events/index.ts';
import { beginning, type EventPosition } from '../domain/stream-positions.ts';
import type { AccountId } from './accounts.ts';
import type { Db } from './client.ts';

export interface StreamedEvent extends EventPosition {
  id: string;
  account_id: AccountId;
  agent_id: string | null;
  type: EventType;
  created_at: Date;
  /** JSON, as it was stored. */
  data: string;
}

export interface EventFilters {
  types?: readonly EventType[] | undefined;
  agent_id?: string | undefined;
}

export interface EventPage {
  events: StreamedEvent[];
  /** The last of the account's events that have been removed. */
  floor: EventPosition;
  /** No transaction has this id yet: a position from here on is not of this database as it is now. */
  ahead: number;
}

const columns = 'id, account_id, agent_id, type, created_at, data::text as data, tx, seq';

/** Up to `limit` events of the account behind `after`; floor and events are of one snapshot. */
export async function listEventsAfter(
  db: Db,
  accountId: AccountId,
  after: EventPosition,
  filters: EventFilters,
  limit: number,
): Promise<EventPage> {
  const { types, agent_id: agentId } = filters;
  type Row = { [K in keyof StreamedEvent]: StreamedEvent[K] | null } & {
    ahead: number;
    floor_tx: number | null;
    floor_seq: number | null;
  };
  const { rows } = await db.raw<{ rows: Row[] }>(
    `with clock as materialized (
       select event_horizon() as horizon, pg_snapshot_xmax(pg_current_snapshot())::text::bigint + tx_offset as ahead
       from event_clock
     )
     select clock.ahead, f.tx as floor_tx, f.seq as floor_seq, e.*
     from clock
     left join event_floors f on f.account_id = ?
     left join lateral (
       select ${columns} from events
       where account_id = ? and (tx, seq) > (?, ?) and tx < clock.horizon
       ${types ? 'and type = any(?)' : ''} ${agentId === undefined ? '' : 'and agent_id = ?'}
       order by tx, seq limit ?
     ) e on true
     order by e.tx, e.seq`,
    [
      accountId,
      accountId,
      after.tx,
      after.seq,
      ...(types ? [[...types] as never] : []),
      ...(agentId === undefined ? [] : [agentId]),
      limit,
    ],
  );
  const first = rows[0] as Row;
  return {
    events: rows.filter((row) => row.id !== null) as StreamedEvent[],
    floor:
      first.floor_tx === null || first.floor_seq === null
        ? beginning
        : { tx: first.floor_tx, seq: first.floor_seq },
    ahead: first.ahead,
  };
}

/** Where an event of the account stands; null for one that is unknown, somebody else's, or removed. */
export async function findEventPosition(
  db: Db,
  accountId: AccountId,
  id: string,
): Promise<EventPosition | null> {
  const query = db<StreamedEvent>('events').where({ account_id: accountId, id });
  return (await query.first('tx', 'seq')) ?? null;
}
