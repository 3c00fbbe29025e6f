/** Removes what is past its time, started by a schedule. */
import { proxyActivities } from '@temporalio/workflow';
import type { RetentionActivities } from '../activities/retention/index.ts';
import { retentionOptions } from './policies.ts';

const { removeOldEvents } = proxyActivities<RetentionActivities>(retentionOptions);

export async function retention(): Promise<{ events: number }> {
  return { events: await removeOldEvents() };
}
