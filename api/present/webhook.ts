/** The only place that gives subscriptions and deliveries their wire form. */
import type { Delivery, Webhook } from '../../contract/schemas/webhooks.ts';
import type { AttemptRow, DeliveryRow } from '../../db/deliveries.ts';
import type { WebhookRow } from '../../db/webhooks.ts';
import type { Sealer } from '../../domain/seal.ts';
import { deliveryIdOf } from '../../domain/webhooks/delivery-ids.ts';
import { openSecretHeaders } from '../../domain/webhooks/settings.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentWebhook(sealer: Sealer, row: WebhookRow): Webhook {
  const overlaps = row.previous_secret_until !== null && row.previous_secret_until.getTime() > Date.now();
  return {
    webhook_id: row.id,
    url: row.url,
    description: row.description,
    event_types: row.event_types as Webhook['event_types'],
    agent_id: row.agent_id,
    enabled: row.enabled,
    disabled_reason: row.disabled_reason,
    headers: row.headers,
    secret_header_names: secretHeaderNames(sealer, row),
    max_in_flight: row.max_in_flight,
    max_per_second: row.max_per_second,
    failing_since: iso(row.failing_since),
    previous_secret_until: overlaps ? iso(row.previous_secret_until) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** None where they cannot be opened: the subscription must still be listed, given new ones and removed. */
function secretHeaderNames(sealer: Sealer, row: WebhookRow): string[] {
  try {
    return Object.keys(openSecretHeaders(sealer, row));
  } catch {
    return [];
  }
}

export function presentDelivery(
  { enabled }: Pick<WebhookRow, 'enabled'>,
  row: DeliveryRow,
  attempts: readonly AttemptRow[] = [],
): Delivery {
  return {
    delivery_id: deliveryIdOf(row.webhook_id, row.event_id),
    webhook_id: row.webhook_id,
    idempotency_key: row.event_id,
    event_type: row.type as Delivery['event_type'],
    status: row.status,
    created_at: row.created_at.toISOString(),
    finished_at: iso(row.finished_at),
    // It stays due while nothing is sent, and is sent at once when the subscription is enabled again.
    next_attempt_at: enabled ? iso(row.due_at) : null,
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      started_at: attempt.started_at.toISOString(),
      status_code: attempt.status_code,
      error: attempt.error_class,
      latency_ms: attempt.latency_ms,
      response_excerpt: attempt.response_excerpt,
      next_attempt_at: iso(attempt.next_attempt_at),
    })),
  };
}
