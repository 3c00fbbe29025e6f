/** The other load of a fault run: agents that stand are changed, moved and deleted, and operations are cancelled. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SwitchboardError, type Client, type Schemas } from '../../client/src/index.ts';
import type { Load } from './load.ts';

export interface LifeLoad {
  /** Resolves when the first agent stands and is being changed. */
  begun: Promise<void>;
  /** Operations whose cancellation was accepted. */
  cancelled: Set<string>;
  /** How many changes, deletions and cancellations were asked for. */
  asked: { changes: number; deletions: number; cancellations: number };
  /** Stops asking for more and waits until everything that was asked for has its answer. */
  finish(): Promise<void>;
}

export interface LifeLoadOptions {
  client: Client;
  /** Where answers and refusals are noted, together with those of the first load. */
  load: Load;
  perSecond: number;
  /** 0 ≤ x < 1, so that a run can be repeated. */
  random: () => number;
}

const patienceMs = 120_000;
/** Shares of what is asked for; the rest are changes of the greeting, which make a version each. */
const shareOfCancellations = 0.15;
const shareOfDeletions = 0.07;
const shareOfNames = 0.15;
const shareOfNumbers = 0.08;
/** Changes of one agent that are asked for at once. */
const mostAtOnce = 3;

export function startLifeLoad({ client, load, perSecond, random }: LifeLoadOptions): LifeLoad {
  const cancelled = new Set<string>();
  const asked = { changes: 0, deletions: 0, cancellations: 0 };
  const open = new Set<Promise<void>>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let stopped = false;
  let count = 0;

  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const latest = async <T>(path: string) => (await client.request<{ data: T[] }>('GET', path)).data;

  async function accept(method: string, path: string, body?: unknown): Promise<void> {
    const key = `life-${(count += 1)}`;
    load.answers.set(key, new Set());
    try {
      const options = { idempotencyKey: key, patienceMs, ...(body === undefined ? {} : { body }) };
      const operation = await client.request<{ operation_id: string }>(method, path, options);
      load.answers.get(key)?.add(operation.operation_id);
    } catch (error) {
      // Of an agent that was deleted meanwhile there is nothing to change any more.
      const expected = error instanceof SwitchboardError && [404, 409].includes(error.status);
      if (!expected) load.refused.set(key, String(error));
    }
  }

  async function cancel(): Promise<void> {
    const pending = await latest<Schemas['Operation']>('/v2/operations?status=pending&limit=20');
    const operation = pick(pending);
    if (!operation) return;
    asked.cancellations += 1;
    const { operation_id: id } = operation;
    try {
      const options = { idempotencyKey: `cancel-${(count += 1)}`, patienceMs };
      await client.request('POST', `/v2/operations/${id}/cancel`, options);
      cancelled.add(id);
    } catch (error) {
      if (!(error instanceof SwitchboardError && error.status === 409)) load.refused.set(id, String(error));
    }
  }

  async function change(): Promise<void> {
    const agents = await latest<Schemas['Agent']>('/v2/agents?status=active&limit=30');
    const agent = pick(agents);
    if (!agent) return;
    begin();
    const path = `/v2/agents/${agent.agent_id}`;
    const chance = random();
    if (chance < shareOfDeletions) {
      asked.deletions += 1;
      await accept('DELETE', path);
      return;
    }
    const times = 1 + Math.floor(random() * mostAtOnce);
    asked.changes += times;
    await Promise.all(
      Array.from({ length: times }, () => {
        const text = `chaos ${count} ${random()}`;
        if (chance < shareOfDeletions + shareOfNames) return accept('PATCH', path, { name: text });
        const body = chance > 1 - shareOfNumbers ? { area_code: '212' } : { greeting: text };
        return accept('PATCH', path, body);
      }),
    );
  }

  const loop = (async () => {
    while (!stopped) {
      const act = random() < shareOfCancellations ? cancel : change;
      // Reading what there is may fail while processes are down; the next round looks again.
      const acting: Promise<void> = act()
        .catch(() => undefined)
        .finally(() => open.delete(acting));
      open.add(acting);
      await sleep(1000 / perSecond);
    }
  })();

  return {
    begun,
    cancelled,
    asked,
    async finish() {
      stopped = true;
      await loop;
      await Promise.all(open);
    },
  };
}
