/** The service under the webhook benchmark: subscriptions, waiting deliveries, published events, and what it cost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import { publishEvent } from '../../db/events.ts';
import { findFirstAccount } from '../../db/system-accounts.ts';
import { newId } from '../../domain/ids.ts';
import { clientFor } from '../../scripts/client-for.ts';
import type { Stack } from '../../scripts/stack/stack.ts';
import { endpointWorkflowId } from '../../workflows/names.ts';
import { monotonicMs } from './clock.ts';
import { atRate, eventData, eventType } from './load.ts';
import type { Sent, Subject } from './subject.ts';
import { within } from './within.ts';
import { lastOf, type Receiver } from './receiver.ts';

const limitMs = 180_000;

export interface Subscription {
  id: string;
  /** Its events are of this agent, so that each goes to one endpoint. */
  agentId: string;
}

export interface Ours extends Subject {
  /** New subscriptions instead of those before; the first of them hangs where that is asked for. */
  subscribe(count: number, options?: { firstHangs: boolean }): Promise<Subscription[]>;
  /** SQL transactions that the service's database has seen, the benchmark's own among them. */
  transactions(): Promise<number>;
  /** Events of Temporal's histories of what watched these endpoints. */
  historyEvents(subscriptions: readonly Subscription[]): Promise<number>;
  close(): Promise<void>;
}

/** @param db a pool of the benchmark's own on the service's database */
export async function createOurs(stack: Stack, db: Db, receiver: Receiver): Promise<Ours> {
  const api = clientFor(stack.credentials);
  const account = await findFirstAccount(db);
  if (!account) throw new Error('the stack has no account');
  const connection = await Connection.connect({ address: stack.env['TEMPORAL_ADDRESS'] ?? '' });
  const temporal = new Client({ connection });
  let current: Subscription[] = [];
  let hanging: string | undefined;

  const tellOf = (ids: readonly string[]) =>
    db.raw("select pg_notify('switchboard_webhooks', ?)", [ids.join(' ')]);
  const enable = async (enabled: boolean) => {
    const ids = current.map(({ id }) => id);
    await db('webhooks').whereIn('id', ids).update({ enabled });
    await tellOf(ids);
  };
  const counted = () => current.filter(({ id }) => id !== hanging).map(({ id }) => id);

  return {
    async subscribe(count, { firstHangs } = { firstHangs: false }) {
      const old = current.map(({ id }) => id);
      await db('webhooks').whereIn('id', old).update({ enabled: false, deleted_at: new Date() });
      if (old.length > 0) await tellOf(old);
      current = [];
      for (let i = 0; i < count; i += 1) {
        const url = `${receiver.url}/${firstHangs && i === 0 ? 'hang' : 'e'}/${i}`;
        const { webhook_id: id } = await api.request<{ webhook_id: string }>('POST', '/v2/webhooks', {
          body: { url, event_types: [eventType] },
        });
        const agentId = newId('agent');
        await db('webhooks').where({ id }).update({ agent_id: agentId });
        current.push({ id, agentId });
      }
      hanging = firstHangs ? current[0]?.id : undefined;
      await tellOf(current.map(({ id }) => id));
      return current;
    },

    async drain(count) {
      await enable(false);
      await fillBacklog(db, account.id, current, count);
      await db.raw('vacuum analyze deliveries');
      const expected = hanging === undefined ? count : count - count / current.length;
      const arrive = await receiver.expect(expected, 'drain', limitMs);
      await sleep(500);
      const startedAt = monotonicMs();
      await enable(true);
      const arrivals = await arrive();
      await within(limitMs, 'every attempt is written', untilWritten(db, counted()));
      return { startedAt, endedAt: lastOf(arrivals), arrivals, committedAt: new Map() };
    },

    async live(count, perSecond) {
      const arrive = await receiver.expect(count, 'live', limitMs);
      const committedAt = new Map<string, number>();
      const startedAt = monotonicMs();
      const publishing = atRate(count, perSecond, async (i) => {
        const agentId = current[i % current.length]?.agentId ?? null;
        const id = await publishEvent(db, account.id, { type: eventType, agentId, data: eventData });
        committedAt.set(id, monotonicMs());
      });
      await within(limitMs, 'events are published', publishing);
      const arrivals = await arrive();
      return { startedAt, endedAt: lastOf(arrivals), arrivals, committedAt } satisfies Sent;
    },

    async transactions() {
      // Idle connections report what they did within a second.
      await sleep(1_500);
      const { rows } = await db.raw<{ rows: { n: number }[] }>(
        'select xact_commit as n from pg_stat_database where datname = current_database()',
      );
      return rows[0]?.n ?? 0;
    },

    async historyEvents(subscriptions) {
      let events = 0;
      for (const { id } of subscriptions) {
        const workflowId = endpointWorkflowId(id);
        for await (const { runId } of temporal.workflow.list({ query: `WorkflowId = "${workflowId}"` }))
          events += (await temporal.workflow.getHandle(workflowId, runId).describe()).historyLength;
      }
      return events;
    },

    close: () => connection.close(),
  };
}

/** Waiting deliveries, an event each, over these endpoints in turn. */
async function fillBacklog(
  db: Db,
  accountId: AccountId,
  subscriptions: readonly Subscription[],
  count: number,
): Promise<void> {
  const events = Array.from({ length: count }, () => newId('event'));
  await db.raw(
    `with e as (
       insert into events (id, account_id, type, data) select id, ?, ?, ? from unnest(?::text[]) as id returning id
     )
     insert into deliveries (webhook_id, event_id, account_id, due_at)
     select (?::text[])[1 + (row_number() over () % ?)], id, ?, clock_timestamp() from e`,
    [
      accountId,
      eventType,
      JSON.stringify(eventData),
      events,
      subscriptions.map(({ id }) => id),
      subscriptions.length,
      accountId,
    ],
  );
}

async function untilWritten(db: Db, ids: readonly string[]): Promise<void> {
  while (await db('deliveries').whereIn('webhook_id', ids).whereNotNull('due_at').first('event_id'))
    await sleep(20);
}
