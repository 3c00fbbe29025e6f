/** Watches one endpoint: an activity delivers while there is traffic, a durable timer waits for what is due later. */
import {
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { DeliverActivities } from '../activities/deliver/index.ts';
import type { EndpointInput, EndpointReport } from './inputs.ts';
import { labels } from './labels.ts';
import { deliveryQueue, workSignalName } from './names.ts';
import { deliverOptions } from './policies.ts';

/** Something is due now: do not wait for the timer. */
export const workSignal = defineSignal(workSignalName);

/** Ends when nothing waits; whoever has something for the endpoint then starts it again. */
export async function deliverToEndpoint(input: EndpointInput): Promise<void> {
  const { serveEndpoint } = proxyActivities<DeliverActivities>({
    ...deliverOptions,
    taskQueue: deliveryQueue(workflowInfo().taskQueue),
    summary: labels.deliver,
  });
  let asked = false;
  setHandler(workSignal, () => void (asked = true));
  while (!workflowInfo().continueAsNewSuggested) {
    asked = false;
    setCurrentDetails('Delivering; the activity tells how far it is.');
    const report = await serveEndpoint(input);
    if (report.nextDueAt === null && !asked) return;
    setCurrentDetails(describe(report));
    const waitMs = Math.max(shortestWaitMs, Date.parse(report.nextDueAt ?? '') - Date.now() || 0);
    await condition(() => asked, waitMs);
  }
  await continueAsNew<typeof deliverToEndpoint>(input);
}

/** An activity that ended with something due (its worker stops) is not asked again without a breath. */
const shortestWaitMs = 100;

/** E.g. "Failing since 2026-03-01 10:02:11, 312 waiting, next attempt at 2026-03-01 10:31:05 (UTC)". */
function describe({ nextDueAt, waiting, failingSince }: EndpointReport): string {
  const clock = (time: string) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
  const state = failingSince === null ? 'Works' : `Failing since ${clock(failingSince)}`;
  const next = nextDueAt === null ? '' : `, next attempt at ${clock(nextDueAt)}`;
  return `${state}, ${waiting} waiting${next} (UTC)`;
}
