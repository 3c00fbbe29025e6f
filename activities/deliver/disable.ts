/** The service stops delivering to an endpoint, and tells its account in the same transaction. */
import type { Db } from '../../db/client.ts';
import { publishEvent } from '../../db/events.ts';
import { disableWebhook } from '../../db/system-deliveries.ts';
import type { DisabledReason } from '../../db/webhooks.ts';

export async function disable(db: Db, webhookId: string, reason: DisabledReason): Promise<void> {
  await db.transaction(async (tx) => {
    const disabled = await disableWebhook(tx, webhookId, reason);
    if (!disabled) return;
    await publishEvent(tx, disabled.accountId, {
      type: 'webhook.disabled',
      data: {
        webhook_id: webhookId,
        url: disabled.url,
        reason,
        failing_since: disabled.failingSince.toISOString(),
        waiting: disabled.waiting,
      },
    });
  });
}
