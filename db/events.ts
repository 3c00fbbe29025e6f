/** Events: written in the transaction of the state that they tell of. */
import { parseEventData, type EventData, type EventType } from '../contract/events/index.ts';
import { newId } from '../domain/ids.ts';
import type { AccountId } from './accounts.ts';
import type { Tx } from './client.ts';
import { notifyAfterCommit } from './notify.ts';

export interface NewEvent<T extends EventType> {
  type: T;
  /** Null or absent for events of the account itself. */
  agentId?: string | null;
  data: EventData<T>;
}

/**
 * Writes an event, to be committed with the state that it tells of, and wakes its readers after the commit.
 * Throws where `data` is not as the catalogue says.
 * @returns the event's id, which is its `idempotency_key`
 */
export async function publishEvent<T extends EventType>(
  tx: Tx,
  accountId: AccountId,
  event: NewEvent<T>,
): Promise<string> {
  const id = newId('event');
  await tx.raw('insert into events (id, account_id, agent_id, type, data) values (?, ?, ?, ?, ?)', [
    id,
    accountId,
    event.agentId ?? null,
    event.type,
    JSON.stringify(parseEventData(event.type, event.data)),
  ]);
  notifyAfterCommit(tx, 'switchboard_events', accountId);
  return id;
}
