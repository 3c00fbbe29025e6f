/** The activities of `deliverToEndpoint`, bound to the hub of their process. The workflow imports only their type. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Context } from '@temporalio/activity';
import type { Db } from '../../db/client.ts';
import { describeQueue } from '../../db/system-deliveries.ts';
import type { EndpointInput, EndpointReport } from '../../workflows/inputs.ts';
import { whileHeartbeating } from '../heartbeat.ts';
import type { DeliveryHub } from './hub.ts';

/** Waiting is counted up to this: beyond it "many" is all that an operator needs. */
const mostCounted = 10_000;
const elsewhereMs = 1_000;

export function createDeliverActivities({ db, hub }: { db: Db; hub: DeliveryHub }) {
  async function report(webhookId: string): Promise<EndpointReport> {
    const queue = await describeQueue(db, webhookId, mostCounted);
    return {
      nextDueAt: queue?.nextDueAt.toISOString() ?? null,
      waiting: queue?.waiting ?? 0,
      failingSince: queue?.failingSince?.toISOString() ?? null,
    };
  }

  return {
    /**
     * Stays with an endpoint while there is traffic, and says what is left when there is none. Repeating it is harmless: the
     * endpoint's lease decides who delivers.
     */
    serveEndpoint: ({ webhookId }: EndpointInput): Promise<EndpointReport> =>
      whileHeartbeating(
        async () => {
          const { cancellationSignal } = Context.current();
          for (;;) {
            const end = await hub.serve(webhookId, cancellationSignal);
            const left = await report(webhookId);
            const dueLater = left.nextDueAt === null || Date.parse(left.nextDueAt) > Date.now();
            if (end !== 'elsewhere' || dueLater || cancellationSignal.aborted) return left;
            await sleep(elsewhereMs, undefined, { signal: cancellationSignal }).catch(() => undefined);
          }
        },
        () => hub.describe(webhookId),
      ),
  };
}
export type DeliverActivities = ReturnType<typeof createDeliverActivities>;
