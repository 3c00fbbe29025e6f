/** The one setting that lets named hosts through the address rules, for development and tests. */
import { isIPv6 } from 'node:net';

export interface AllowList {
  /** As they were written; worth a warning at start when there are any. */
  entries: readonly string[];
  /** `hostname` as WHATWG URL prints it, brackets optional; `port` as connected to. */
  permits(hostname: string, port: number): boolean;
}

/**
 * Parses `OUTBOUND_ALLOW`: comma-separated `host` (every port) or `host:port`. An entry lets through exactly the
 * host that a URL names, not other names of the same address. Throws an `Error` naming an entry that is neither.
 */
export function parseAllowList(setting: string): AllowList {
  const entries = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const allowed = new Set(entries.map(normalizeEntry));
  return {
    entries,
    permits(hostname, port) {
      const host = stripBrackets(hostname).toLowerCase();
      return allowed.has(keyOf(host)) || allowed.has(keyOf(host, port));
    },
  };
}

/** An IPv6 host keeps its brackets, or `::1` on port 80 and `::1:80` would be one key. */
function keyOf(host: string, port?: number): string {
  const printed = host.includes(':') ? `[${host}]` : host;
  return port === undefined ? printed : `${printed}:${port}`;
}

function normalizeEntry(entry: string): string {
  const match = isIPv6(entry) ? null : /:(\d{1,5})$/.exec(entry);
  const host = match ? entry.slice(0, match.index) : entry;
  const port = match ? Number(match[1]) : undefined;
  const hostname = parseHost(isIPv6(host) ? `[${host}]` : host);
  if (hostname === undefined || (port !== undefined && (port < 1 || port > 65535))) {
    throw new Error(`OUTBOUND_ALLOW: ${JSON.stringify(entry)} is neither "host" nor "host:port"`);
  }
  return keyOf(stripBrackets(hostname), port);
}

/** Through the URL parser, so that an entry and a URL spell one host alike. */
function parseHost(host: string): string | undefined {
  if (/[/?#@\\]/.test(host) || !URL.canParse(`http://${host}/`)) return undefined;
  const url = new URL(`http://${host}/`);
  return url.port === '' && url.hostname !== '' ? url.hostname : undefined;
}

function stripBrackets(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
