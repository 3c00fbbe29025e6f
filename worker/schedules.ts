/** The schedules of the service; every worker makes sure of them at its start. */
import { ScheduleAlreadyRunning, ScheduleOverlapPolicy, type Client } from '@temporalio/client';
import { retentionId, sweepId, workflowTypes } from '../workflows/names.ts';

const retentionIntervalSeconds = 3600;

/** Creates the schedules, or brings existing ones to these intervals. */
export async function ensureSchedules(
  client: Client,
  taskQueue: string,
  sweepIntervalSeconds: number,
): Promise<void> {
  await ensureSchedule(client, taskQueue, workflowTypes.sweep, sweepId(taskQueue), sweepIntervalSeconds);
  await ensureSchedule(
    client,
    taskQueue,
    workflowTypes.retention,
    retentionId(taskQueue),
    retentionIntervalSeconds,
  );
}

/** One schedule whose workflow carries its id and never runs twice at once. */
async function ensureSchedule(
  client: Client,
  taskQueue: string,
  workflowType: string,
  scheduleId: string,
  intervalSeconds: number,
): Promise<void> {
  const spec = { intervals: [{ every: intervalSeconds * 1000 }] };
  const action = {
    type: 'startWorkflow' as const,
    workflowType,
    workflowId: scheduleId,
    taskQueue,
    args: [],
    workflowExecutionTimeout: Math.max(600, intervalSeconds) * 1000,
  };
  const policies = { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' as const };
  try {
    await client.schedule.create({ scheduleId, spec, action, policies });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule.getHandle(scheduleId).update((current) => ({ ...current, spec, action, policies }));
  }
}
