/** Real servers on loopback, and the guarded way out set up to reach some of them. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import type { AddressPolicy } from '../../outbound/address-policy.ts';
import { parseAllowList } from '../../outbound/allow-list.ts';
import { createGuardedAgent } from '../../outbound/guarded-agent.ts';
import type { GuardedAgentOptions } from '../../outbound/guarded-agent.ts';
import { createGuardedFetch, type GuardedFetch } from '../../outbound/guarded-fetch.ts';
import type { Lookup } from '../../outbound/system-lookup.ts';

export interface TestServer {
  port: number;
  origin: string;
  /** Connections that were opened, requests or not. */
  connections: () => number;
  close: () => Promise<void>;
}

export async function listen(server: Server, scheme = 'http'): Promise<TestServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `${scheme}://127.0.0.1:${port}`,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export function serve(handler: RequestListener): Promise<TestServer> {
  return listen(createServer(handler));
}

/** A lookup that answers from a table; a list of lists answers differently each time. */
export function fakeLookup(table: Record<string, string[] | string[][]>): Lookup & { calls: string[] } {
  const calls: string[] = [];
  const lookup: Lookup = (hostname) => {
    const asked = calls.filter((name) => name === hostname).length;
    calls.push(hostname);
    const entry = table[hostname];
    if (!entry) {
      return Promise.reject(Object.assign(new Error(`queryA ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' }));
    }
    const answer = Array.isArray(entry[0]) ? (entry as string[][])[Math.min(asked, entry.length - 1)] : entry;
    const addresses = (answer as string[]).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    return Promise.resolve(addresses);
  };
  return Object.assign(lookup, { calls });
}

export function policyAllowing(setting: string): AddressPolicy {
  return createAddressPolicy({ allowList: parseAllowList(setting) });
}

export interface WayOut {
  fetch: GuardedFetch;
  policy: AddressPolicy;
  close: () => Promise<void>;
}

/** The real policy, agent and fetch; `allow` as in `OUTBOUND_ALLOW`. */
export function openWayOut(options: Partial<GuardedAgentOptions> & { allow?: string } = {}): WayOut {
  const { allow = '', ...agentOptions } = options;
  const policy = options.policy ?? policyAllowing(allow);
  const dispatcher = createGuardedAgent({ lookup: fakeLookup({}), ...agentOptions, policy });
  return { fetch: createGuardedFetch({ dispatcher, policy }), policy, close: () => dispatcher.destroy() };
}
