/** The audit of a fault run finds each way in which deliveries can go wrong, and nothing where all is well. */
import { describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../client/src/index.ts';
import type { Reception } from '../../scripts/chaos/receiver.ts';
import { auditSubscription, type SubscriptionStory } from '../../scripts/chaos/webhook-audit.ts';

const faultAt = Date.parse('2026-01-31T09:30:00.000Z');

const event = (id: string, change: Partial<Schemas['Event']> = {}): Schemas['Event'] => ({
  webhook_id: null,
  event_type: 'agent.updated',
  created_at: new Date(faultAt).toISOString(),
  idempotency_key: id,
  account_id: 'acc_1',
  data: { version: 2 },
  ...change,
});
const reception = (id: string, change: Partial<Reception> = {}): Reception => ({
  id,
  digest: 'same',
  event: event(id, { webhook_id: 'whk_1' }),
  arrivedAt: faultAt - 20,
  answered: { at: faultAt - 10, status: 204 },
  ...change,
});
const delivery = (
  id: string,
  status: Schemas['Delivery']['status'] = 'delivered',
  attempts = 1,
): Schemas['Delivery'] => ({
  delivery_id: `dlv_${id}`,
  webhook_id: 'whk_1',
  idempotency_key: id,
  event_type: 'agent.updated',
  status,
  created_at: new Date(faultAt).toISOString(),
  finished_at: null,
  next_attempt_at: null,
  attempts: Array.from({ length: attempts }, (_, index) => ({
    number: index + 1,
    started_at: new Date(faultAt).toISOString(),
    status_code: 204,
    error: null,
    latency_ms: 1,
    response_excerpt: null,
    next_attempt_at: null,
  })),
});
const refused = (at: number, change: Partial<Reception> = {}) =>
  reception('a', { arrivedAt: at, answered: { at, status: 500 }, ...change });

const story = (change: Partial<SubscriptionStory> = {}): SubscriptionStory => ({
  name: 'hook',
  types: null,
  agentId: null,
  since: faultAt - 1000,
  events: [event('a')],
  deliveries: [delivery('a')],
  receptions: [reception('a')],
  faults: [],
  mostAttempts: 5,
  ...change,
});
const workerDied = [{ kills: [{ victim: 'worker', at: faultAt } as const], backAt: faultAt + 3000 }];
/** The database goes down first; what was answered meanwhile is not written down. */
const bothDied = [
  { kills: [{ victim: 'postgres', at: faultAt - 9000 } as const], backAt: faultAt - 1000 },
  ...workerDied,
];
const twice = (first: Partial<Reception>, digest = 'same') => [
  reception('a', first),
  reception('a', { arrivedAt: faultAt + 4000, answered: { at: faultAt + 4001, status: 204 }, digest }),
];
const none = { lost: [], duplicated: [], broken: [] };

describe('a story without a fault in it', () => {
  it.each<[string, Partial<SubscriptionStory>, object]>([
    ['of one delivery', {}, { committed: 1, received: 1, repeated: 0 }],
    [
      'of a delivery that was given up after every attempt',
      {
        deliveries: [delivery('a', 'exhausted', 5)],
        receptions: [1, 2, 3, 4, 5].map((n) => refused(faultAt + 1000 * n)),
      },
      { committed: 1, received: 0, exhausted: 1, refused: 5 },
    ],
    ['of an event from before the subscription', { since: faultAt + 1, deliveries: [], receptions: [] }, {}],
    ['of an event of another type', { types: ['agent.deleted'], deliveries: [], receptions: [] }, {}],
    ['of an event of another agent', { agentId: 'agt_1', deliveries: [], receptions: [] }, {}],
    [
      'of what was under way when the worker died',
      { faults: workerDied, receptions: twice({ answered: null }) },
      { received: 1, repeated: 1, inFlight: 1 },
    ],
    [
      'of an answer that was not written down when the worker died',
      { faults: workerDied, receptions: twice({}) },
      { received: 1, repeated: 1, inFlight: 1 },
    ],
    [
      'of an answer while the database was down, before the worker died',
      {
        faults: bothDied,
        receptions: twice({ arrivedAt: faultAt - 8000, answered: { at: faultAt - 7990, status: 204 } }),
      },
      { received: 1, repeated: 1, inFlight: 1 },
    ],
  ])('is found to be well: %s', (_, change, counts) => {
    expect(auditSubscription(story(change))).toMatchObject({ ...none, ...counts });
  });
});

describe('a story with a fault in it', () => {
  it.each<[string, Partial<SubscriptionStory>, 'lost' | 'duplicated' | 'broken', RegExp]>([
    [
      'an event without a delivery',
      { deliveries: [], receptions: [] },
      'lost',
      /a was committed and has no delivery/,
    ],
    ['a delivery that never came', { receptions: [] }, 'lost', /a is delivered and was never taken/],
    [
      'a delivery that was refused and counts as delivered',
      { receptions: [refused(faultAt)] },
      'lost',
      /was never taken/,
    ],
    ['a delivery that waits for ever', { deliveries: [delivery('a', 'pending')] }, 'broken', /still waits/],
    [
      'a delivery given up too early',
      { deliveries: [delivery('a', 'exhausted', 2)], receptions: [refused(faultAt), refused(faultAt + 1)] },
      'broken',
      /given up after 2 attempts/,
    ],
    ['a repeat without a fault', { receptions: twice({}) }, 'duplicated', /came 2 times/],
    [
      'a repeat of what was long written down',
      {
        faults: workerDied,
        receptions: twice({ arrivedAt: faultAt - 5000, answered: { at: faultAt - 4990, status: 204 } }),
      },
      'duplicated',
      /1 are written down and 0 were under way/,
    ],
    [
      'a repeat after the death of another process',
      {
        faults: [{ kills: [{ victim: 'api', at: faultAt }], backAt: faultAt }],
        receptions: twice({ answered: null }),
      },
      'duplicated',
      /came 2 times/,
    ],
    [
      'a repeat with another body',
      { faults: workerDied, receptions: twice({}, 'other') },
      'broken',
      /different bodies/,
    ],
    ['a wrong signature', { receptions: [reception('a', { event: null })] }, 'broken', /wrong signature/],
    [
      'a body that is not what the log says',
      { receptions: [reception('a', { event: event('a', { data: { version: 3 } }) })] },
      'broken',
      /differs from the log/,
    ],
    ['a delivery that was not asked for', { types: ['agent.deleted'] }, 'broken', /was not asked for/],
    ['a delivery of no event', { events: [] }, 'broken', /not in the log of events/],
    ['a request that nobody knows of', { events: [], deliveries: [] }, 'broken', /came and has no delivery/],
    ['an attempt that never came', { deliveries: [delivery('a', 'delivered', 2)] }, 'broken', /never came/],
  ])('is found out: %s', (_, change, where, words) => {
    expect(auditSubscription(story(change))[where]).toEqual([expect.stringMatching(words)]);
  });
});
