/** Events: written in the transaction of the state that they tell of. */
import { parseEventData, type EventData, type EventType } from '../contract/events/index.ts';
import { newId } from '../domain/ids.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';
import { notifyAfterCommit } from './notify.ts';

export interface NewEvent<T extends EventType> {
  type: T;
  /** Null or absent for events of the account itself. */
  agentId?: string | null;
  data: EventData<T>;
}

/**
 * Writes an event and its deliveries, to be committed with the state that it tells of, and wakes those who wait for them
 * after the commit. Outside a transaction where nothing else is written. Throws where `data` is not as the catalogue says.
 * @returns the event's id, which is its `idempotency_key`
 */
export async function publishEvent<T extends EventType>(
  db: Db | Tx,
  accountId: AccountId,
  event: NewEvent<T>,
): Promise<string> {
  const id = newId('event');
  const { rows } = await rawPrepared<{ rows: { webhook_id: string }[] }>(db, 'publish-event', publishSql, [
    id,
    accountId,
    event.agentId ?? null,
    event.type,
    JSON.stringify(parseEventData(event.type, event.data)),
  ]);
  notifyAfterCommit(db, 'switchboard_events', accountId);
  for (const row of rows) notifyAfterCommit(db, 'switchboard_deliveries', row.webhook_id);
  return id;
}

const publishSql = `
  with event as (
    insert into events (id, account_id, agent_id, type, data) values (?, ?, ?, ?, ?)
    returning id, account_id, agent_id, type
  )
  insert into deliveries (webhook_id, event_id, account_id, due_at)
  select w.id, e.id, e.account_id, clock_timestamp()
  from event e join webhooks w on w.account_id = e.account_id
  where w.enabled and w.deleted_at is null
    and (w.agent_id is null or w.agent_id = e.agent_id)
    and (w.event_types is null or e.type = any(w.event_types))
  returning webhook_id`;
