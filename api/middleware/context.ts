/** Gives every request an id and one log line, and turns every failure into the contract's error body. */
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { ApiError, errorCatalogue, toErrorObject } from '../../contract/errors.ts';
import { isOutdatedPlan } from '../../db/prepared.ts';
import { isDatabaseAway } from '../../domain/database-away.ts';
import { newRequestId } from '../request-id.ts';

export interface RequestState {
  requestId: string;
  log: Logger;
  /** The declaration's id once a route has matched. */
  endpointId?: string;
  accountId?: string;
  /** What is left of the smallest budget that the request was taken from. */
  leastRemaining?: number;
}

/** Assigns `X-Request-Id` (a client's own is kept where it is harmless) and logs the request when it has been answered. */
export function requestContext(log: Logger): Middleware<RequestState> {
  return async (ctx, next) => {
    const requestId = newRequestId(ctx.get('x-request-id'));
    ctx.state.requestId = requestId;
    ctx.state.log = log.child({ request_id: requestId });
    ctx.set('X-Request-Id', requestId);
    const startedAt = performance.now();
    await next();
    const { endpointId, accountId } = ctx.state;
    ctx.state.log.info(
      {
        method: ctx.method,
        path: ctx.path,
        endpoint: endpointId,
        account_id: accountId,
        status: ctx.status,
        duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  };
}

/** Known errors answer as themselves, unknown ones as a generic INTERNAL whose request id the log has. */
export function errorBoundary(): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      respondWithError(ctx, error);
    }
  };
}

function respondWithError(ctx: Context & { state: RequestState }, error: unknown): void {
  const known = toKnownError(error);
  if (known.code === 'INTERNAL' || known.code === 'UNAVAILABLE') {
    ctx.state.log.error({ err: error }, 'request failed');
  }
  ctx.status = errorCatalogue[known.code].status;
  ctx.body = { error: toErrorObject(known, ctx.state.requestId) };
  if (known.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(known.retryAfterSeconds));
  const challenge = challengeFor(known, ctx.get('authorization'));
  if (challenge !== null) ctx.set('WWW-Authenticate', challenge);
  ctx.set('Cache-Control', 'no-store');
}

/** RFC 6750 §3: it says what is wrong with a token, and nothing of that kind where none was sent. Null: there is none. */
function challengeFor(error: ApiError, authorization: string): string | null {
  const bearer = 'Bearer realm="switchboard"';
  switch (error.code) {
    case 'INVALID_CLIENT':
      return 'Basic realm="switchboard"';
    case 'TOKEN_EXPIRED':
      return `${bearer}, error="invalid_token", error_description="expired"`;
    case 'UNAUTHENTICATED':
      return authorization === '' ? bearer : `${bearer}, error="invalid_token"`;
    case 'INSUFFICIENT_SCOPE':
      return /^bearer /i.test(authorization) ? `${bearer}, error="insufficient_scope"` : null;
    default:
      return null;
  }
}

function toKnownError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error) || isOutdatedPlan(error)) {
    return new ApiError('UNAVAILABLE', 'The service cannot reach its database right now.', {
      retryAfterSeconds: 2,
    });
  }
  return new ApiError('INTERNAL', 'Something broke on our side. The request id finds it in our logs.');
}
