/** The schedules of the service; every worker makes sure of them at its start. */
import { ScheduleAlreadyRunning, ScheduleOverlapPolicy, type Client } from '@temporalio/client';
import { sweepId, workflowTypes } from '../workflows/names.ts';

/** Creates the sweeper's schedule, or brings an existing one to this interval. */
export async function ensureSchedules(
  client: Client,
  taskQueue: string,
  sweepIntervalSeconds: number,
): Promise<void> {
  const spec = { intervals: [{ every: sweepIntervalSeconds * 1000 }] };
  const action = {
    type: 'startWorkflow' as const,
    workflowType: workflowTypes.sweep,
    workflowId: sweepId(taskQueue),
    taskQueue,
    args: [],
    workflowExecutionTimeout: '10 minutes' as const,
  };
  const policies = { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' as const };
  try {
    await client.schedule.create({ scheduleId: sweepId(taskQueue), spec, action, policies });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule
      .getHandle(sweepId(taskQueue))
      .update((current) => ({ ...current, spec, action, policies }));
  }
}
