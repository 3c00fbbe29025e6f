/** Turns failures of sites and platforms into typed Temporal failures: what waiting mends is retried, the rest is final. */
import { ApplicationFailure } from '@temporalio/common';
import type { ErrorCode } from '../contract/errors.ts';
import { isInvalidData } from '../db/refused-data.ts';
import { PlatformError } from '../platforms/voice-platform.ts';
import { SiteError } from '../sites/types.ts';

/** What a failure says to the client, beside its code (the failure's type) and message. */
export interface FailureDetail {
  retryable: boolean;
  /** Before another try, where the other side has asked for it. */
  retryAfterMs?: number | undefined;
}

/** A final failure with a code of the contract. */
export function finalFailure(
  code: ErrorCode,
  message: string,
  retryable: boolean,
  cause?: unknown,
): ApplicationFailure {
  return failureOf({ code, message, retryable, nonRetryable: true, cause });
}

/** What the database refuses as invalid is a defect of ours that no other try mends, and no outage to be waited out. */
export function stepFailure(error: unknown): unknown {
  if (!isInvalidData(error)) return error;
  const message = 'Something broke on our side: what the step writes cannot be stored.';
  return finalFailure('INTERNAL', message, false, error);
}

/** Tries of a site that answers badly; crashes of ours count too, which only makes us give up earlier. */
const siteAttempts = 3;
/** A site that asks for more is not asked again: the client hears how long to wait. */
const longestSiteWaitMs = 10_000;

export function siteFailure(error: unknown, attempt: number): unknown {
  if (!(error instanceof SiteError)) return error;
  const { code, message, retryable, retryAfterMs } = error;
  return failureOf({
    code,
    message,
    retryable,
    nonRetryable: !retryable || attempt >= siteAttempts || (retryAfterMs ?? 0) > longestSiteWaitMs,
    cause: error,
    retryAfterMs,
  });
}

/** @param outOfPatience whether a platform that is away has been waited for long enough */
export function platformFailure(error: unknown, outOfPatience: boolean): unknown {
  if (!(error instanceof PlatformError)) return error;
  const { message, reason, retryAfterSeconds } = error;
  switch (reason) {
    case 'unavailable':
      return failureOf({
        code: 'PLATFORM_UNAVAILABLE',
        message,
        retryable: true,
        nonRetryable: outOfPatience,
        cause: error,
        retryAfterMs: retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000,
      });
    case 'no_number':
      return finalFailure('NO_NUMBER_AVAILABLE', message, false, error);
    case 'rejected':
    case 'not_found':
      return finalFailure('PLATFORM_REJECTED', message, false, error);
  }
}

function failureOf(options: {
  code: ErrorCode;
  message: string;
  retryable: boolean;
  nonRetryable: boolean;
  cause: unknown;
  retryAfterMs?: number | undefined;
}): ApplicationFailure {
  const { retryAfterMs } = options;
  // Said here too, for the workflow: of the failure's own delay the SDK tells the server alone.
  const detail: FailureDetail = { retryable: options.retryable, retryAfterMs };
  return ApplicationFailure.create({
    type: options.code,
    message: options.message,
    nonRetryable: options.nonRetryable,
    details: [detail],
    ...(options.cause instanceof Error ? { cause: options.cause } : {}),
    ...(options.nonRetryable || !retryAfterMs ? {} : { nextRetryDelay: retryAfterMs }),
  });
}
