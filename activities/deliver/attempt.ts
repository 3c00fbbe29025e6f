/** One attempt: sign, post, and judge what came of it. */
import type { AttemptResult, DueDelivery } from '../../db/system-deliveries.ts';
import { readRetryAfterMs } from '../../domain/retry-after.ts';
import { nextRetryDelayMs } from '../../domain/webhooks/retries.ts';
import { classifyOutcome, excerptBytes, excerptText, requestOf } from '../../domain/webhooks/request.ts';
import type { EndpointSettings } from '../../domain/webhooks/settings.ts';
import type { PostApart } from '../../outbound/post-apart.ts';

export interface AttemptOptions {
  post: PostApart;
  retryDelaysMs: readonly number[];
  timeoutMs: number;
  signal: AbortSignal;
}

export interface AttemptEnd {
  /** Null where the attempt was broken off by us: nothing is noted, it is made again. */
  result: AttemptResult | null;
  /** The receiver said that it is gone for good (410). */
  gone: boolean;
}

export async function attempt(
  settings: EndpointSettings,
  delivery: DueDelivery,
  { post, retryDelaysMs, timeoutMs, signal }: AttemptOptions,
): Promise<AttemptEnd> {
  const startedAt = new Date();
  const startedMs = performance.now();
  const outcome = await post(settings.webhookId, {
    ...requestOf(settings, startedAt, delivery),
    timeoutMs,
    excerptBytes,
    signal,
  });
  const latencyMs = Math.round(performance.now() - startedMs);
  if (!outcome.answered && outcome.failure === 'aborted') return { result: null, gone: false };

  const errorClass = classifyOutcome(outcome);
  const roundNumber = delivery.round_attempts + 1;
  const delayMs =
    errorClass === null
      ? null
      : nextRetryDelayMs({
          attempts: roundNumber,
          delaysMs: retryDelaysMs,
          retryAfterMs: outcome.answered ? readRetryAfterMs(outcome.headers['retry-after']) : undefined,
          random: Math.random(),
        });
  const result: AttemptResult = {
    webhookId: delivery.webhook_id,
    eventId: delivery.event_id,
    round: delivery.round,
    number: delivery.attempts + 1,
    roundNumber,
    startedAt,
    latencyMs,
    statusCode: outcome.answered ? outcome.status : null,
    errorClass,
    responseExcerpt: outcome.answered ? excerptText(outcome.excerpt) : null,
    status: errorClass === null ? 'delivered' : delayMs === null ? 'exhausted' : 'pending',
    nextAttemptAt: delayMs === null ? null : new Date(Date.now() + delayMs),
  };
  return { result, gone: outcome.answered && outcome.status === 410 };
}
