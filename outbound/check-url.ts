/** Judges a URL before anything is sent: by its text alone, or also by where its name leads now. */
import { isIP } from 'node:net';
import type { AddressPolicy } from './address-policy.ts';
import { AddressRefused, refuseHost } from './address-refused.ts';
import type { Lookup } from './system-lookup.ts';

/** Names of private networks (RFC 6761, RFC 6762, RFC 8375 and the strings ICANN keeps out of the root). */
const privateSuffixes = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
];

/**
 * Returns `input` as a URL that may be asked for, its host normalised (numbers in any spelling, full-width
 * characters, one trailing dot); throws `AddressRefused`. Sends nothing: a name is judged by its suffix only.
 */
export function checkUrl(input: string | URL, policy: AddressPolicy): URL {
  if (typeof input === 'string' && !URL.canParse(input)) {
    throw new AddressRefused('not-a-url', 'This is not a valid web address');
  }
  const url = new URL(input);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefused('scheme', 'A web address starts with http:// or https://');
  }
  if (url.port === '0') {
    throw new AddressRefused('not-a-url', 'A web address has no port 0');
  }
  if (url.username !== '' || url.password !== '') {
    throw new AddressRefused('credentials', 'A web address must not carry a user name or password');
  }
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  if (policy.exempts(host, portOf(url))) return url;
  if (isIP(host) !== 0) {
    if (!policy.permits(host)) throw refuseHost(url.hostname);
  } else if (!isPublicName(host)) {
    const message = `${url.hostname} is not a host name of the public internet`;
    throw new AddressRefused('host-name', message, url.hostname);
  }
  return url;
}

/**
 * As `checkUrl`, and refuses a name that leads, in any of its addresses, off the public internet. A name that does
 * not resolve within `timeoutMs` (default 2,000) passes: it is unreachable, which is another error than refused.
 */
export async function checkUrlAndName(
  input: string | URL,
  options: { policy: AddressPolicy; lookup: Lookup; timeoutMs?: number },
): Promise<URL> {
  const { policy, lookup, timeoutMs = 2_000 } = options;
  const url = checkUrl(input, policy);
  if (policy.exempts(url.hostname, portOf(url)) || isIP(url.hostname) !== 0 || url.hostname.startsWith('['))
    return url;
  const resolved = await Promise.race([
    lookup(url.hostname).catch(() => []),
    new Promise<[]>((resolve) => setTimeout(resolve, timeoutMs, []).unref()),
  ]);
  if (resolved.some(({ address }) => !policy.permits(address))) throw refuseHost(url.hostname);
  return url;
}

/** The port that a request to `url` connects to. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function isPublicName(host: string): boolean {
  const labels = host.split('.');
  if (labels.length < 2 || labels.includes('')) return false;
  return !privateSuffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
}
