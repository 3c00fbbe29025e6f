/** Whether an endpoint works: since when it fails, and when it is disabled for that. */
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { markFailing, type AttemptResult } from '../../db/system-deliveries.ts';
import type { DisabledReason } from '../../db/webhooks.ts';
import { disable } from './disable.ts';
import type { Endpoint } from './endpoint.ts';

export interface HealthOptions {
  db: Db;
  log: Logger;
  /** An endpoint that has done nothing but fail for this long is disabled. */
  disableAfterMs: number;
  onDisabled: (endpoint: Endpoint) => Promise<void>;
}

export interface Health {
  /** Keeps `failing_since` true, one write a change, and disables what has failed for too long. */
  note(endpoint: Endpoint, results: readonly AttemptResult[]): void;
  /** Begins nothing more at once; the notice of the change then ends the service. */
  disable(endpoint: Endpoint, reason: DisabledReason): void;
}

export function createHealth({ db, log, disableAfterMs, onDisabled }: HealthOptions): Health {
  function disableEndpoint(endpoint: Endpoint, reason: DisabledReason): void {
    if (endpoint.stopped) return;
    endpoint.stopped = true;
    disable(db, endpoint.settings.webhookId, reason)
      .then(() => onDisabled(endpoint))
      .catch((error: unknown) => {
        endpoint.stopped = false;
        log.error({ err: error, webhook_id: endpoint.settings.webhookId }, 'an endpoint is disabled later');
      });
  }

  return {
    note(endpoint, results) {
      const { settings } = endpoint;
      const works = results.some((result) => result.status === 'delivered');
      if (works && settings.failingSince === null) return;
      if (!works && settings.failingSince !== null) {
        if (Date.now() - settings.failingSince.getTime() > disableAfterMs)
          disableEndpoint(endpoint, 'failing');
        return;
      }
      const before = settings.failingSince;
      const since = works ? null : new Date();
      settings.failingSince = since;
      markFailing(db, settings.webhookId, since).catch((error: unknown) => {
        // As the row has it: the next result that differs is written.
        if (settings.failingSince === since) settings.failingSince = before;
        log.warn({ err: error, webhook_id: settings.webhookId }, 'the state of an endpoint is written later');
      });
    },
    disable: disableEndpoint,
  };
}
