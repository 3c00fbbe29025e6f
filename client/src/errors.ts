/** What can go wrong, as types: an answer that is an error, no answer at all, an operation that failed. */
import type { components } from './generated/schema.ts';

export type ErrorObject = components['schemas']['Error'];
export type ErrorCode = ErrorObject['code'];
export type Operation = components['schemas']['Operation'];

/** The service answered with an error; retries, where the error allows them, are over. */
export class SwitchboardError extends Error {
  override readonly name = 'SwitchboardError';
  readonly status: number;
  /** Absent where something before the service answered without the service's error body. */
  readonly code: ErrorCode | undefined;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** What to do about it. */
  readonly recovery: ErrorObject['recovery'] | undefined;
  /** Every member of the request that was wrong, with its path. */
  readonly details: NonNullable<ErrorObject['details']>;
  readonly requestId: string | undefined;

  constructor(status: number, error: Partial<ErrorObject>, requestId: string | undefined) {
    super(`${status} ${error.code ?? ''}: ${error.message ?? 'no error body'}`);
    this.status = status;
    this.code = error.code;
    this.retryable = error.retryable ?? (status === 429 || status >= 500);
    this.retryAfterSeconds = error.retry_after;
    this.recovery = error.recovery;
    this.details = error.details ?? [];
    this.requestId = error.request_id ?? requestId;
  }
}

/** No answer came: the connection failed or the time was over. Requests that change something may have had their effect. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** An operation was still under way when the time to wait for it was over; it goes on. */
export class OperationTimeoutError extends Error {
  override readonly name = 'OperationTimeoutError';
  /** As it was last seen. */
  readonly operation: Operation;

  constructor(operation: Operation, timeoutMs: number) {
    super(`${operation.operation_id} is still ${operation.status} after ${timeoutMs} ms`);
    this.operation = operation;
  }
}

/** An operation ended as failed; everything that it had made has been taken back. */
export class OperationFailedError extends Error {
  override readonly name = 'OperationFailedError';
  readonly operation: Operation;
  readonly code: ErrorCode | undefined;

  constructor(operation: Operation) {
    super(
      `${operation.operation_id} failed: ${operation.error?.code ?? ''} ${operation.error?.message ?? ''}`,
    );
    this.operation = operation;
    this.code = operation.error?.code;
  }
}
