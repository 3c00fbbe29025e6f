/** Webhook load of a fault run: subscriptions of every kind to one receiver, and their audit once everything is told. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Schemas } from '../../client/src/index.ts';
import { collect } from './collect.ts';
import type { Fault } from './faults.ts';
import type { Endpoint, Manners, Receiver } from './receiver.ts';
import { auditSubscription, type SubscriptionVerdict } from './webhook-audit.ts';

export interface WebhookLoad {
  /** Subscribes to single agents too, once there are some. */
  watchAgents(): Promise<void>;
  /** Waits until every delivery has ended and answers what each subscription's story is. */
  finish(faults: readonly Fault[]): Promise<SubscriptionVerdict[]>;
}

export interface WebhookLoadOptions {
  client: Client;
  receiver: Receiver;
  /** 0 ≤ x < 1, so that a run can be repeated. */
  random: () => number;
}

/** Four waits, as by default, and short ones: a fault run sees deliveries through to their end. */
export const retrySeconds = [0.5, 1, 2, 3];
const slowMs = 700;
const watchedAgents = 5;
const settleMs = 120_000;
const pollMs = 500;
const patienceMs = 120_000;

interface Subscription {
  name: string;
  id: string;
  types: readonly string[] | null;
  agentId: string | null;
  since: number;
  endpoint: Endpoint;
}

/** Resolves when the subscriptions stand, before there is anything to tell. */
export async function startWebhookLoad({
  client,
  receiver,
  random,
}: WebhookLoadOptions): Promise<WebhookLoad> {
  const subscriptions: Subscription[] = [];
  const polite: Manners = () => ({ status: 204, afterMs: 0 });

  async function subscribe(name: string, manners: Manners, settings: SubscriptionSettings = {}) {
    const endpoint = receiver.open(`/${name}`, manners);
    const { webhook_id: id, secret } = await client.request<Schemas['WebhookWithSecret']>(
      'POST',
      '/v2/webhooks',
      { body: { url: endpoint.url, ...settings }, idempotencyKey: `webhook-${name}`, patienceMs },
    );
    endpoint.trust(secret);
    const { event_types: types = null, agent_id: agentId = null } = settings;
    subscriptions.push({ name, id, types, agentId, since: Date.now(), endpoint });
  }

  await Promise.all([
    subscribe('everything', polite),
    subscribe('changes', polite, { event_types: ['agent.updated', 'agent.deleted'] }),
    subscribe('failing', failNowAndThen(random)),
    subscribe('slow', () => ({ status: 204, afterMs: slowMs }), { max_in_flight: 50 }),
    subscribe('limited', polite, { max_in_flight: 2, max_per_second: 40 }),
  ]);

  const deliveriesOf = (id: string, query: { status?: 'pending' } = {}) =>
    collect(client.iterate('listDeliveries', { path: { webhook_id: id }, query: { ...query, limit: 100 } }));

  async function waitUntilTold(): Promise<void> {
    const giveUpAt = performance.now() + settleMs;
    for (const { id } of subscriptions)
      while (performance.now() < giveUpAt && (await deliveriesOf(id, { status: 'pending' })).length > 0)
        await sleep(pollMs);
  }

  return {
    async watchAgents() {
      const { data: agents } = await client.request<{ data: Schemas['Agent'][] }>(
        'GET',
        `/v2/agents?status=active&limit=${watchedAgents}`,
      );
      await Promise.all(agents.map(({ agent_id: id }) => subscribe(`agent-${id}`, polite, { agent_id: id })));
    },

    async finish(faults) {
      await waitUntilTold();
      const events = await collect(client.iterate('listEvents', { query: { limit: 100 } }));
      const verdicts: SubscriptionVerdict[] = [];
      for (const { id, endpoint, ...subscription } of subscriptions) {
        const verdict = auditSubscription({
          ...subscription,
          ...{ events, faults, deliveries: await deliveriesOf(id), receptions: endpoint.receptions },
          mostAttempts: retrySeconds.length + 1,
        });
        const { enabled } = await client.getWebhook({ path: { webhook_id: id } });
        if (!enabled) verdict.broken.push(`${subscription.name}: was disabled`);
        verdicts.push(verdict);
      }
      return verdicts;
    },
  };
}

interface SubscriptionSettings {
  event_types?: readonly string[];
  agent_id?: string;
  max_in_flight?: number;
  max_per_second?: number;
}

const shareOfFailing = 0.25;
const shareOfHopeless = 0.08;

/** Refuses some events once or twice, and some always. */
function failNowAndThen(random: () => number): Manners {
  const failures = new Map<string, number>();
  return (id, n) => {
    const chance = random();
    const times =
      failures.get(id) ??
      (chance < shareOfHopeless ? Infinity : chance < shareOfFailing ? 1 + Math.floor(random() * 2) : 0);
    failures.set(id, times);
    return { status: n <= times ? 500 : 204, afterMs: 0 };
  };
}

/** One sum over all subscriptions, for the report. */
export function sumVerdicts(verdicts: readonly SubscriptionVerdict[]): SubscriptionVerdict {
  const sum = (pick: (verdict: SubscriptionVerdict) => number) =>
    verdicts.reduce((total, verdict) => total + pick(verdict), 0);
  return {
    committed: sum((verdict) => verdict.committed),
    received: sum((verdict) => verdict.received),
    exhausted: sum((verdict) => verdict.exhausted),
    refused: sum((verdict) => verdict.refused),
    repeated: sum((verdict) => verdict.repeated),
    inFlight: sum((verdict) => verdict.inFlight),
    lost: verdicts.flatMap((verdict) => verdict.lost),
    duplicated: verdicts.flatMap((verdict) => verdict.duplicated),
    broken: verdicts.flatMap((verdict) => verdict.broken),
  };
}
