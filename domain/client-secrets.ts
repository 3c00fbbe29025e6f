/** Client secrets of API keys. They are 256 random bits, so one SHA-256 protects them; passwords would need more. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new pair: the client id is public, the secret is shown once and only its hash kept. */
export function newClientCredentials(): { clientId: string; clientSecret: string; secretHash: string } {
  const clientId = `sbc_${randomBytes(12).toString('hex')}`;
  const clientSecret = randomBytes(32).toString('base64url');
  return { clientId, clientSecret, secretHash: hashClientSecret(clientSecret) };
}

/** SHA-256, hex. */
export function hashClientSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function matchesClientSecret(secret: string, secretHash: string): boolean {
  const given = Buffer.from(hashClientSecret(secret), 'hex');
  const expected = Buffer.from(secretHash, 'hex');
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

/** The form in which the tool server takes a key: `sk_<client_id>.<client_secret>`. */
export function apiKeyOf(clientId: string, clientSecret: string): string {
  return `sk_${clientId}.${clientSecret}`;
}
