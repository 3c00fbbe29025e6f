/** Standard Webhooks signatures (standardwebhooks.com, "Signature scheme"): HMAC-SHA256 over `id.timestamp.body`. */
import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString('base64')}`;
}

/** The bytes of a secret as a key, imported once rather than for each signature. */
export function signingKeyOf(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret.slice(prefix.length), 'base64'));
}

/**
 * The headers of one attempt; during a rotation every key signs.
 * @param id the event's id, the same on every attempt
 * @param timestampSeconds of this attempt, Unix time
 */
export function signedHeaders(
  keys: readonly KeyObject[],
  id: string,
  timestampSeconds: number,
  body: string,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const signed = `${id}.${timestampSeconds}.${body}`;
  const signatures = keys.map((key) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatures.join(' '),
  };
}
