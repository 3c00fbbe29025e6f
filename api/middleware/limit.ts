/** Takes requests from their budgets and says how much is left (IETF draft-ietf-httpapi-ratelimit-headers). */
import type { Context } from 'koa';
import { ApiError } from '../../contract/errors.ts';
import type { LimitClass } from '../../contract/limits.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { RequestState } from './context.ts';

/**
 * Sets `RateLimit-Policy` and `RateLimit`; of several budgets of one request, they tell of the one with the least left.
 * Where the store of the limits does not answer, reads and writes go on; tokens
 * do not, since without a limit secrets could be guessed.
 * @throws ApiError `RATE_LIMITED`, `UNAVAILABLE`
 */
export async function limitRequest(
  ctx: Context & { state: RequestState },
  limiter: Limiter,
  limitClass: LimitClass,
  subject: string,
): Promise<void> {
  const { quotas, windowSeconds } = limiter.limits;
  const decision = await limiter.take(limitClass, subject);
  ctx.set('RateLimit-Policy', `"${limitClass}";q=${quotas[limitClass]};w=${windowSeconds}`);
  if (decision === null) {
    if (limitClass !== 'token') return;
    throw new ApiError('UNAVAILABLE', 'Tokens cannot be given right now.', { retryAfterSeconds: 2 });
  }
  const { allowed, remaining, secondsLeft } = decision;
  if (remaining <= (ctx.state.leastRemaining ?? Infinity)) {
    ctx.state.leastRemaining = remaining;
    ctx.set('RateLimit', `"${limitClass}";r=${remaining};t=${secondsLeft}`);
  }
  if (!allowed) {
    throw new ApiError(
      'RATE_LIMITED',
      `More than ${quotas[limitClass]} requests in ${windowSeconds} seconds.`,
      {
        retryAfterSeconds: secondsLeft,
      },
    );
  }
}
