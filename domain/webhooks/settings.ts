/** What posting to an endpoint takes: its row with secrets and headers opened. */
import type { KeyObject } from 'node:crypto';
import type { WebhookRow } from '../../db/webhooks.ts';
import type { Sealer } from '../seal.ts';
import { headersContext, secretContext } from '../seal-contexts.ts';
import { signingKeyOf } from './signing.ts';

export interface EndpointSettings {
  webhookId: string;
  accountId: string;
  url: URL;
  /** Static headers, ours not included. */
  headers: Record<string, string>;
  key: KeyObject;
  /** Signs too until its time has come. */
  previousKey: { key: KeyObject; until: number } | null;
  maxInFlight: number;
  maxPerSecond: number | null;
  failingSince: Date | null;
}

export function openSettings(sealer: Sealer, row: WebhookRow): EndpointSettings {
  const open = (sealed: string) => signingKeyOf(sealer.open(sealed, secretContext(row.id)));
  const secretHeaders =
    row.sealed_headers === null
      ? {}
      : (JSON.parse(sealer.open(row.sealed_headers, headersContext(row.id))) as Record<string, string>);
  return {
    webhookId: row.id,
    accountId: row.account_id,
    url: new URL(row.url),
    headers: { ...row.headers, ...secretHeaders },
    key: open(row.sealed_secret),
    previousKey:
      row.sealed_previous_secret === null || row.previous_secret_until === null
        ? null
        : { key: open(row.sealed_previous_secret), until: row.previous_secret_until.getTime() },
    maxInFlight: row.max_in_flight,
    maxPerSecond: row.max_per_second,
    failingSince: row.failing_since,
  };
}

/** The keys that sign at `now`. */
export function signingKeys({ key, previousKey }: EndpointSettings, now: number): KeyObject[] {
  return previousKey && previousKey.until > now ? [key, previousKey.key] : [key];
}
