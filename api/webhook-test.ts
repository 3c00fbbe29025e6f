/** A signed example event, posted once and told of at once. */
import { exampleEvent, type EventType } from '../contract/events/index.ts';
import type { WebhookRow } from '../db/webhooks.ts';
import { classifyOutcome, excerptBytes, excerptText, requestOf } from '../domain/webhooks/request.ts';
import { openSettings } from '../domain/webhooks/settings.ts';
import type { Services } from './services.ts';

export async function sendTestEvent(
  { sealer, postWebhook, webhookTimeoutMs }: Pick<Services, 'sealer' | 'postWebhook' | 'webhookTimeoutMs'>,
  webhook: WebhookRow,
  { id, type }: { id: string; type: EventType },
) {
  const example = exampleEvent(type);
  const settings = openSettings(sealer, webhook);
  const now = new Date();
  const request = requestOf(settings, now, {
    event_id: id,
    account_id: webhook.account_id,
    agent_id: example.agent_id === undefined ? null : (webhook.agent_id ?? example.agent_id),
    type,
    created_at: now,
    data: JSON.stringify(example.data),
  });
  const startedAt = performance.now();
  const outcome = await postWebhook({ ...request, timeoutMs: webhookTimeoutMs, excerptBytes });
  const error = classifyOutcome(outcome);
  return {
    webhook_id: webhook.id,
    idempotency_key: id,
    event_type: type,
    delivered: error === null,
    status_code: outcome.answered ? outcome.status : null,
    error,
    latency_ms: Math.round(performance.now() - startedAt),
    response_excerpt: outcome.answered ? excerptText(outcome.excerpt) : null,
  };
}
