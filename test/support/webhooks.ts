/** A subscription with one delivery, for tests of the API. */
import { eventCatalogue } from '../../contract/events/index.ts';
import type { AccountId } from '../../db/accounts.ts';
import { publishEvent } from '../../db/events.ts';
import { insertWebhook } from '../../db/webhooks.ts';
import { newId } from '../../domain/ids.ts';
import { deliveryIdOf } from '../../domain/webhooks/delivery-ids.ts';
import { secretContext } from '../../domain/seal-contexts.ts';
import { newWebhookSecret } from '../../domain/webhooks/signing.ts';
import type { TestApi } from './api.ts';

/** Nothing listens at its address. */
const nowhere = 'http://127.0.0.1:9/';

export async function makeDelivery({ db, services }: TestApi, accountId: AccountId) {
  const webhookId = newId('webhook');
  return await db.transaction(async (tx) => {
    await insertWebhook(tx, accountId, {
      id: webhookId,
      agent_id: null,
      url: nowhere,
      description: null,
      event_types: ['call.started'],
      enabled: true,
      headers: {},
      sealed_headers: null,
      max_in_flight: 10,
      max_per_second: null,
      sealed_secret: services.sealer.seal(newWebhookSecret(), secretContext(webhookId)),
    });
    const data = eventCatalogue['call.started'].example;
    const eventId = await publishEvent(tx, accountId, { type: 'call.started', data });
    return { webhookId, eventId, deliveryId: deliveryIdOf(webhookId, eventId) };
  });
}
