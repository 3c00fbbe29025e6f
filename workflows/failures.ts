/** Reads the contract's error out of whatever failed a workflow. */
import { ActivityFailure, ApplicationFailure, isCancellation, TimeoutFailure } from '@temporalio/workflow';
import type { OperationFailure } from '../db/operation-endings.ts';
import type { FailureDetail } from '../activities/errors.ts';

/** `expected` is false for what nobody planned for: the workflow fails with it after it has cleaned up. */
export function operationFailureOf(error: unknown): OperationFailure & { expected: boolean } {
  if (isCancellation(error)) {
    return { code: 'CANCELED', message: 'The operation was cancelled.', retryable: false, expected: true };
  }
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof TimeoutFailure) {
    return {
      code: 'TIMED_OUT',
      message: 'A step took longer than allowed.',
      retryable: true,
      expected: true,
    };
  }
  const detail =
    cause instanceof ApplicationFailure ? (cause.details?.[0] as FailureDetail | undefined) : undefined;
  if (cause instanceof ApplicationFailure && cause.type && detail) {
    const code = cause.type as OperationFailure['code'];
    const { retryable, retryAfterMs } = detail;
    return {
      code,
      message: cause.message,
      retryable,
      ...(retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
      expected: code !== 'INTERNAL',
    };
  }
  return { code: 'INTERNAL', message: 'Something broke on our side.', retryable: true, expected: false };
}
