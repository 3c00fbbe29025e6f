/** Timeouts and retries of activities, in one place. */
import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';

/** Crashes and lost databases are waited out; an activity says itself when its failure is final. */
const retry = { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '5s' } as const;

/** A running create must end before it is undone, so cancelling waits for it. */
const cancellationType = 'WAIT_CANCELLATION_COMPLETED' as const;

/** Every activity of provisioning heartbeats: a dead worker is noticed long before its activity times out. */
const common = { heartbeatTimeout: '8s', cancellationType, retry } as const;

/** Reading a site takes as long as its budget. */
export const siteOptions: ActivityOptions = {
  startToCloseTimeout: '12 minutes',
  scheduleToCloseTimeout: '30 minutes',
  ...common,
  // A site that takes a worker down each time it is read must not take down one after the other.
  retry: { ...retry, maximumAttempts: 8 },
};

/** Our own database and CPU. */
export const quickOptions: ActivityOptions = {
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '15 minutes',
  ...common,
};

/** The same without a task of its own; a model may be asked to write, so one try may take long. */
export const localOptions: LocalActivityOptions = {
  startToCloseTimeout: '90s',
  scheduleToCloseTimeout: '15 minutes',
  retry,
};

/** One short try: less than a task lasts, and about as long as a client waits who cancels. */
export const atOnceOptions: LocalActivityOptions = {
  startToCloseTimeout: '4s',
  retry: { maximumAttempts: 1 },
  cancellationType,
};

/** The same for what makes something: cancelling has to wait for its end in any case. Still less than a task lasts. */
export const createAtOnceOptions: LocalActivityOptions = { ...atOnceOptions, startToCloseTimeout: '8s' };

/** One or two requests to a platform. */
export const platformOptions: ActivityOptions = { ...quickOptions, startToCloseTimeout: '40s' };

/** Compensation gives up waiting for a platform after this and leaves the rest to the sweeper. */
export const compensationOptions: ActivityOptions = {
  ...quickOptions,
  startToCloseTimeout: '60s',
  scheduleToCloseTimeout: '5 minutes',
};

/** As long as there is much to remove. */
export const retentionOptions: ActivityOptions = {
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '8s',
  retry: { ...retry, maximumAttempts: 3 },
};

/** The sweeper comes back anyway. */
export const sweepOptions: ActivityOptions = {
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '8s',
  retry: { ...retry, maximumAttempts: 3 },
};

/**
 * Stays with an endpoint as long as it is busy. Whoever has the endpoint's lease delivers, whatever Temporal believes, so
 * that a late heartbeat costs nothing.
 */
export const deliverOptions: ActivityOptions = {
  startToCloseTimeout: '1 day',
  heartbeatTimeout: '8s',
  retry,
};
