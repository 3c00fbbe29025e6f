/** What is removed for its age: events with their deliveries, subscriptions that were deleted. */
import type { Db } from '../../db/client.ts';
import { purgeEvents, purgeReplays, purgeWebhooks } from '../../db/system-retention.ts';
import { whileHeartbeating } from '../heartbeat.ts';

/** Exhausted deliveries stay replayable for this long, and so does the stream's past. */
const retentionDays = 30;
/** Longer than an Idempotency-Key is good for. */
const replayDays = 2;
const batchSize = 1000;

export function createRetentionActivities({ db }: { db: Db }) {
  return {
    /** Removes everything that is old enough, in small transactions; returns how many events. */
    removeOldEvents: (): Promise<number> => {
      let removed = 0;
      return whileHeartbeating(
        async () => {
          for (;;) {
            const batch = await purgeEvents(db, retentionDays, batchSize);
            removed += batch;
            if (batch < batchSize) break;
          }
          await purgeWebhooks(db, retentionDays);
          await purgeReplays(db, replayDays);
          return removed;
        },
        () => removed,
      );
    },
  };
}
export type RetentionActivities = ReturnType<typeof createRetentionActivities>;
