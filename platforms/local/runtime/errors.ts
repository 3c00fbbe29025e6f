/** What goes wrong in the voice runtime, and the status and code under which its clients see it. */
import pg from 'pg';
import { isDatabaseAway } from '../../../domain/database-away.ts';

export type RuntimeErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'not_found'
  | 'method_not_allowed'
  | 'no_number'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'internal'
  | 'unavailable'
  | 'engine_unavailable';

const statusOf: Record<RuntimeErrorCode, number> = {
  invalid_request: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  no_number: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  internal: 500,
  unavailable: 503,
  engine_unavailable: 503,
};

/** A failure that clients may read; `message` goes out as it is. */
export class RuntimeError extends Error {
  override readonly name = 'RuntimeError';
  readonly code: RuntimeErrorCode;
  readonly status: number;
  constructor(code: RuntimeErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.status = statusOf[code];
  }
}

/** PostgreSQL's SQLSTATE, or undefined where the error is not PostgreSQL's. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Turns whatever was thrown into what the client may see; unknown errors become a generic `internal`. */
export function toRuntimeError(error: unknown): RuntimeError {
  if (error instanceof RuntimeError) return error;
  if (isDatabaseAway(error)) {
    return new RuntimeError('unavailable', 'The database is not available; try again.', { cause: error });
  }
  // 54001: the JSON nests deeper than PostgreSQL's parser goes; RangeError is the same in ours.
  if (error instanceof RangeError || sqlStateOf(error) === '54001') {
    return new RuntimeError('invalid_request', 'The body nests too deeply.', { cause: error });
  }
  return new RuntimeError('internal', 'Something went wrong in the voice runtime.', { cause: error });
}
