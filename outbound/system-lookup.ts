/** Name resolution that a hanging name server cannot use to stall the process. */
import { lookup as getaddrinfo, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Every address of a host name; rejects with a Node DNS error (`ENOTFOUND`, `ETIMEOUT` …) when it has none. */
export type Lookup = (hostname: string) => Promise<ResolvedAddress[]>;

export interface SystemLookupOptions {
  hostsFile?: string;
  /** Name servers as `address` or `address:port`; default: the system's. */
  servers?: string[];
  timeoutMs?: number;
  tries?: number;
}

const defaultHostsFile =
  process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

/**
 * Resolves by the hosts file, then by DNS over sockets. `dns.lookup` would occupy one of libuv's four threads, which
 * files and zlib share, for as long as somebody's name server hangs.
 */
export function createSystemLookup(options: SystemLookupOptions = {}): Lookup {
  const { hostsFile = defaultHostsFile, timeoutMs = 1_500, tries = 2 } = options;
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (options.servers) resolver.setServers(options.servers);

  return async (hostname) => {
    const listed = findInHosts(await readFile(hostsFile, 'utf8').catch(() => ''), hostname);
    if (listed.length > 0) return listed;
    // Only names that the allow-list lets through have a single label, and those need the system's search list.
    if (!hostname.includes('.')) return getaddrinfo(hostname, { all: true });
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses.map(describe);
    throw v4.status === 'rejected' ? v4.reason : Object.assign(new Error('no address'), { code: 'ENODATA' });
  };
}

function findInHosts(hosts: string, hostname: string): ResolvedAddress[] {
  const found = new Set<string>();
  for (const line of hosts.split('\n')) {
    const [address = '', ...names] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/);
    if (isIP(address) !== 0 && names.some((name) => name.toLowerCase() === hostname)) found.add(address);
  }
  return [...found].map(describe);
}

function describe(address: string): ResolvedAddress {
  return { address, family: isIP(address) };
}
