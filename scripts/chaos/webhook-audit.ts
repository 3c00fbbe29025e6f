/** The audit of one subscription: what was committed for it, what its log tells, and what came must be one story. */
import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '../../client/src/index.ts';
import type { Fault } from './faults.ts';
import type { Reception } from './receiver.ts';

type Event = Schemas['Event'];
type Delivery = Schemas['Delivery'];

export interface SubscriptionStory {
  name: string;
  /** What it asked for; null: everything. */
  types: readonly string[] | null;
  agentId: string | null;
  /** It stood before this moment (ms since 1970): every event since then is its. */
  since: number;
  /** Every event of the account. */
  events: readonly Event[];
  deliveries: readonly Delivery[];
  receptions: readonly Reception[];
  faults: readonly Fault[];
  /** After that many attempts a delivery is given up. */
  mostAttempts: number;
}

export interface SubscriptionVerdict {
  /** Events that were committed for it: received + exhausted + lost. */
  committed: number;
  /** Unique, and answered with 2xx. */
  received: number;
  exhausted: number;
  /** Requests that were refused. */
  refused: number;
  /** Requests beyond the attempts that are written down. */
  repeated: number;
  /** Requests under way, or answered and not yet written down, when the worker was killed. */
  inFlight: number;
  lost: string[];
  duplicated: string[];
  broken: string[];
}

/** An attempt is written down within this time after its answer, where the database is up. */
const writingMs = 1000;
/** A request may lie in a socket when its sender dies. */
const arrivalMs = 1000;

export function auditSubscription(story: SubscriptionStory): SubscriptionVerdict {
  const { name, events, deliveries, receptions } = story;
  const verdict: SubscriptionVerdict = {
    ...{ committed: 0, received: 0, exhausted: 0, refused: 0, repeated: 0, inFlight: 0 },
    ...{ lost: [], duplicated: [], broken: [] },
  };
  const deaths = workerDeaths(story.faults);
  const came = new Map(Map.groupBy(receptions, ({ id }) => id));
  const told = new Map(deliveries.map((delivery) => [delivery.idempotency_key, delivery]));
  const known = new Map(events.map((event) => [event.idempotency_key, event]));

  const due = events.filter((event) => isDue(story, event)).map((event) => event.idempotency_key);
  const untold = due.filter((id) => !told.has(id));
  verdict.committed = untold.length + told.size;
  verdict.lost = untold.map((id) => `${name}: ${id} was committed and has no delivery`);
  for (const [id, delivery] of told) {
    const own = came.get(id) ?? [];
    const event = known.get(id);
    if (!event) verdict.broken.push(`${name}: ${id} is delivered and not in the log of events`);
    else if (!isAskedFor(story, event)) verdict.broken.push(`${name}: ${id} was not asked for`);
    const taken = own.some(({ answered }) => answered !== null && isSuccess(answered.status));
    if (taken) verdict.received += 1;
    else if (delivery.status === 'exhausted') verdict.exhausted += 1;
    else verdict.lost.push(`${name}: ${id} is ${delivery.status} and was never taken`);
    if (delivery.status === 'pending') verdict.broken.push(`${name}: ${id} still waits`);
    if (delivery.status === 'exhausted' && delivery.attempts.length < story.mostAttempts)
      verdict.broken.push(`${name}: ${id} was given up after ${delivery.attempts.length} attempts`);
  }
  for (const [id, own] of came) {
    const delivery = told.get(id);
    if (!delivery) verdict.broken.push(`${name}: ${id} came and has no delivery`);
    verdict.broken.push(...compareBodies(name, id, own, known.get(id)));
    verdict.refused += own.filter(({ answered }) => answered && !isSuccess(answered.status)).length;
    const exposed = own.filter((reception) => deaths.some((death) => isExposed(reception, death)));
    verdict.inFlight += exposed.length;
    const surplus = own.length - (delivery?.attempts.length ?? 0);
    verdict.repeated += Math.max(0, surplus);
    if (surplus > exposed.length)
      verdict.duplicated.push(
        `${name}: ${id} came ${own.length} times, of which ${delivery?.attempts.length ?? 0} are written down ` +
          `and ${exposed.length} were under way at a fault`,
      );
    if (surplus < 0) verdict.broken.push(`${name}: ${id} tells of attempts that never came`);
  }
  return verdict;
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function isAskedFor({ types, agentId }: SubscriptionStory, event: Event): boolean {
  return (
    (types === null || types.includes(event.event_type)) && (agentId === null || event.agent_id === agentId)
  );
}

/** What began before the subscription stood may or may not be its. */
const isDue = (story: SubscriptionStory, event: Event) =>
  Date.parse(event.created_at) >= story.since && isAskedFor(story, event);

/** Every attempt carries the same bytes, rightly signed, and they say what the log says. */
function compareBodies(
  name: string,
  id: string,
  receptions: readonly Reception[],
  event: Event | undefined,
): string[] {
  const problems: string[] = [];
  if (receptions.some((reception) => reception.event === null))
    problems.push(`${name}: ${id} came with a wrong signature`);
  if (new Set(receptions.map(({ digest }) => digest)).size > 1)
    problems.push(`${name}: ${id} came with different bodies`);
  const first = receptions[0]?.event;
  const differs =
    first && event && !isDeepStrictEqual({ ...first, webhook_id: null }, { ...event, webhook_id: null });
  if (differs) problems.push(`${name}: ${id} differs from the log of events`);
  return problems;
}

/** A death of the worker: what was answered since `unwrittenSince` may not be written down. */
interface Death {
  at: number;
  unwrittenSince: number;
}

/** While the database is down, nothing is written: a worker that dies then, or just after, forgets more. */
function workerDeaths(faults: readonly Fault[]): Death[] {
  return faults.flatMap((fault, index) =>
    fault.kills
      .filter(({ victim }) => victim === 'worker')
      .map(({ at }) => {
        const recent = [faults[index - 1], fault].filter(
          (other) => other && (other === fault || other.backAt > at - 3 * writingMs),
        );
        const outages = recent
          .flatMap((other) => other?.kills ?? [])
          .filter((kill) => kill.victim === 'postgres' && kill.at <= at);
        return { at, unwrittenSince: Math.min(at, ...outages.map((outage) => outage.at)) - writingMs };
      }),
  );
}

const isExposed = ({ arrivedAt, answered }: Reception, { at, unwrittenSince }: Death) =>
  arrivedAt <= at + arrivalMs && (answered === null || answered.at >= unwrittenSince);
