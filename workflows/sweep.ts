/** The sweeper, started by a schedule: looks for what crashes, cancellations and lost answers may have left. */
import { proxyActivities } from '@temporalio/workflow';
import type { SweepActivities } from '../activities/sweep/index.ts';
import { sweepOptions } from './policies.ts';

const activities = proxyActivities<SweepActivities>(sweepOptions);

export interface SweepReport {
  abandonedOperations: number;
  finishedCompensations: number;
  orphans: number;
  idempotencyKeys: number;
}

export async function sweep(): Promise<SweepReport> {
  return {
    abandonedOperations: await activities.endAbandonedOperations(),
    finishedCompensations: await activities.finishCompensations(),
    orphans: await activities.releaseOrphans(),
    idempotencyKeys: await activities.purgeIdempotencyKeys(),
  };
}
