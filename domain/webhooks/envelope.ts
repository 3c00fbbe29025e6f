/** The body of a webhook: the same bytes on every attempt. */

export interface StoredEvent {
  event_id: string;
  account_id: string;
  agent_id: string | null;
  type: string;
  created_at: Date;
  /** As it was stored: already JSON. */
  data: string;
}

/** Written by hand around data that is JSON already; every other part is an id, a type of ours or a time. */
export function envelopeBody(webhookId: string | null, event: StoredEvent): string {
  const agent = event.agent_id === null ? '' : `"agent_id":"${event.agent_id}",`;
  const webhook = webhookId === null ? 'null' : `"${webhookId}"`;
  return (
    `{"webhook_id":${webhook},"event_type":"${event.type}","created_at":"${event.created_at.toISOString()}",` +
    `"idempotency_key":"${event.event_id}","account_id":"${event.account_id}",${agent}"data":${event.data}}`
  );
}
