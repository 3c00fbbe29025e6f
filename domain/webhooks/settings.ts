/** What posting to an endpoint takes: its row with secrets and headers opened. */
import type { KeyObject } from 'node:crypto';
import type { WebhookRow } from '../../db/webhooks.ts';
import type { Sealer } from '../seal.ts';
import { headersContext, secretContext } from '../seal-contexts.ts';
import { openPreviousSecrets } from './secrets.ts';
import { signingKeyOf } from './signing.ts';

export interface EndpointSettings {
  webhookId: string;
  accountId: string;
  url: URL;
  /** Static headers, ours not included. */
  headers: Record<string, string>;
  key: KeyObject;
  /** Sign too until their time has come. */
  previousKeys: readonly { key: KeyObject; until: number }[];
  maxInFlight: number;
  maxPerSecond: number | null;
  failingSince: Date | null;
  /** When they changed last. */
  updatedAt: Date;
}

/** The headers of a subscription that are never shown again. */
export function openSecretHeaders(sealer: Sealer, row: WebhookRow): Record<string, string> {
  if (row.sealed_headers === null) return {};
  return JSON.parse(sealer.open(row.sealed_headers, headersContext(row.id))) as Record<string, string>;
}

export function openSettings(sealer: Sealer, row: WebhookRow): EndpointSettings {
  return {
    webhookId: row.id,
    accountId: row.account_id,
    url: new URL(row.url),
    headers: { ...row.headers, ...openSecretHeaders(sealer, row) },
    key: signingKeyOf(sealer.open(row.sealed_secret, secretContext(row.id))),
    previousKeys: openPreviousSecrets(sealer, row).map(({ secret, until }) => ({
      key: signingKeyOf(secret),
      until,
    })),
    maxInFlight: row.max_in_flight,
    maxPerSecond: row.max_per_second,
    failingSince: row.failing_since,
    updatedAt: row.updated_at,
  };
}

/** The keys that sign at `now`. */
export function signingKeys({ key, previousKeys }: EndpointSettings, now: number): KeyObject[] {
  return [key, ...previousKeys.filter(({ until }) => until > now).map((previous) => previous.key)];
}
