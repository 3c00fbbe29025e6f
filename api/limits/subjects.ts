/** Whose budget a request for a token is taken from: the address that it comes from, and the client that it names. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { readBasic } from '../auth/basic.ts';

/**
 * The caller's address; of IPv6 the /64 that one customer has.
 * @param trustedProxies how many proxies of our own stand before this process and append to X-Forwarded-For
 */
export function addressSubject(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = (request.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',');
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  const text = named || (request.socket.remoteAddress ?? '');
  if (!ipaddr.isValid(text)) return 'address:unknown';
  const address = ipaddr.process(text);
  const bytes = address.toByteArray();
  return `address:${address.kind() === 'ipv6' ? Buffer.from(bytes.slice(0, 8)).toString('hex') : address.toString()}`;
}

/** The client or person that asks, from body or HTTP Basic, whether or not there is one; null where none is named. */
export function claimantSubject(body: unknown, authorization: string | undefined): string | null {
  const named = readBasic(authorization)?.clientId ?? memberOf(body, 'client_id') ?? memberOf(body, 'email');
  if (named === null) return null;
  return `claimant:${createHash('sha256').update(named.trim().toLowerCase()).digest('base64url')}`;
}

function memberOf(body: unknown, name: string): string | null {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : null;
}
