/** The baseline of provisioning: as many activities as it has steps, and nothing in them. */
import { proxyActivities } from '@temporalio/workflow';

const { nothing } = proxyActivities<{ nothing(): Promise<void> }>({ startToCloseTimeout: '1 minute' });

export async function bare(activities: number): Promise<void> {
  for (let i = 0; i < activities; i += 1) await nothing();
}
