/** Deliveries of a subscription: what was attempted, and sending one again. */
import { getDelivery, listDeliveries, retryDelivery } from '../../contract/endpoints/deliveries.ts';
import { ApiError } from '../../contract/errors.ts';
import { mostAttempts } from '../../contract/schemas/webhooks.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  findDelivery,
  listAttempts,
  listDeliveries as listRows,
  retryDelivery as retryRow,
} from '../../db/deliveries.ts';
import { findWebhook } from '../../db/webhooks.ts';
import { eventIdOf } from '../../domain/webhooks/delivery-ids.ts';
import { excerptBytes } from '../../domain/webhooks/request.ts';
import { answerList } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { presentDelivery } from '../present/webhook.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

const listExcerptCharacters = 200;

export function deliveryRoutes({ db, sealer }: Services): Route[] {
  async function find(connection: Db | Tx, accountId: AccountId, webhookId: string, deliveryId: string) {
    const webhook = await findWebhook(connection, accountId, webhookId);
    const eventId = eventIdOf(webhookId, deliveryId);
    const row = webhook && (await findDelivery(connection, accountId, webhookId, eventId));
    if (!row) throw notFound('delivery');
    return { webhook, row };
  }

  async function present(connection: Db | Tx, accountId: AccountId, webhookId: string, deliveryId: string) {
    const { webhook, row } = await find(connection, accountId, webhookId, deliveryId);
    const attempts = await listAttempts(connection, accountId, webhookId, [row.event_id], {
      most: mostAttempts,
      excerptCharacters: excerptBytes,
    });
    return presentDelivery(webhook, row, attempts.get(row.event_id));
  }

  return [
    route(listDeliveries)(async (call) => {
      const { params, query, caller } = call;
      const { accountId } = caller;
      const webhookId = params.webhook_id;
      const webhook = await findWebhook(db, accountId, webhookId);
      if (!webhook) throw notFound('webhook');
      const page = await answerList(sealer, listDeliveries, call, {
        within: webhookId,
        fetch: (request) => listRows(db, accountId, webhookId, query, request),
        keyOf: (row) => row.event_id,
        present: (row) => row,
      });
      const eventIds = page.data.map((row) => row.event_id);
      const attempts = await listAttempts(db, accountId, webhookId, eventIds, {
        most: mostAttempts,
        excerptCharacters: listExcerptCharacters,
      });
      const data = page.data.map((row) => presentDelivery(webhook, row, attempts.get(row.event_id)));
      return { body: { ...page, data } };
    }),

    route(getDelivery)(async ({ params, caller }) => ({
      body: await present(db, caller.accountId, params.webhook_id, params.delivery_id),
    })),

    route(retryDelivery)(async ({ params, caller, db: tx }) => {
      const { webhook_id: webhookId, delivery_id: deliveryId } = params;
      const { webhook, row } = await find(tx, caller.accountId, webhookId, deliveryId);
      if (!webhook.enabled) throw new ApiError('CONFLICT', 'The subscription is disabled; enable it first.');
      await retryRow(tx, caller.accountId, webhookId, row.event_id);
      return {
        body: await present(tx, caller.accountId, webhookId, deliveryId),
        headers: { Location: `/v2/webhooks/${webhookId}/deliveries/${deliveryId}` },
      };
    }),
  ];
}
