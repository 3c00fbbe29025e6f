/** Sends what Temporal's SDK, workflows and activities log into our own log, with their ids in our names. */
import { DefaultLogger, type Logger as TemporalLogger, type LogLevel } from '@temporalio/worker';
import type { Level, Logger } from 'pino';

const levels: Record<LogLevel, Level> = {
  TRACE: 'trace',
  DEBUG: 'debug',
  INFO: 'info',
  WARN: 'warn',
  ERROR: 'error',
};

/** What is worth keeping of the SDK's own attributes. */
const names: Record<string, string> = {
  workflowId: 'workflow_id',
  runId: 'run_id',
  workflowType: 'workflow_type',
  activityType: 'activity',
  attempt: 'attempt',
  error: 'err',
};

export function temporalLoggerOf(log: Logger): TemporalLogger {
  return new DefaultLogger('DEBUG', ({ level, message, meta }) => {
    const fields = Object.entries(meta ?? {}).flatMap(([key, value]) =>
      names[key] ? [[names[key], value]] : [],
    );
    log[levels[level]](Object.fromEntries(fields) as object, message);
  });
}
