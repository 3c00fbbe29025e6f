/** Events as the stream and its log show them. */
import type { EventEnvelope } from '../../contract/events/index.ts';
import type { StreamedEvent } from '../../db/event-stream.ts';

/** No subscription is behind it, so `webhook_id` is null. */
export function presentEvent(event: StreamedEvent): EventEnvelope {
  return {
    webhook_id: null,
    event_type: event.type,
    created_at: event.created_at.toISOString(),
    idempotency_key: event.id,
    account_id: event.account_id,
    ...(event.agent_id === null ? {} : { agent_id: event.agent_id }),
    data: JSON.parse(event.data) as Record<string, unknown>,
  };
}
