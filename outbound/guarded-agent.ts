/** An HTTP agent that connects to checked addresses only, whatever a name resolves to and whenever. */
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { AddressPolicy } from './address-policy.ts';
import { refuseHost } from './address-refused.ts';
import { readInSlices } from './read-in-slices.ts';
import type { Lookup } from './system-lookup.ts';

export interface GuardedAgentOptions {
  policy: AddressPolicy;
  lookup: Lookup;
  /** Name resolution, TCP and TLS together; default 10,000. */
  connectTimeoutMs?: number;
  /** How long an idle connection is kept; default 4,000. */
  keepAliveTimeoutMs?: number;
  /** Connections to one origin at once; default unlimited. */
  connectionsPerOrigin?: number;
  /** PEM of authorities to trust instead of the system's. */
  ca?: string;
}

/**
 * The check stands where the socket is opened: a literal is judged there, a name is resolved there and the socket
 * gets the very addresses that were judged, so a second answer from the name server has no effect. One non-public
 * address among several refuses the name. Requests fail with `AddressRefused`. TLS still verifies the URL's host.
 */
export function createGuardedAgent(options: GuardedAgentOptions): Agent {
  const { policy, lookup } = options;
  const connectWith = (resolve: Lookup) =>
    buildConnector({
      lookup: toNodeLookup(resolve),
      timeout: options.connectTimeoutMs ?? 10_000,
      allowH2: false,
      autoSelectFamily: true,
      // Node's default of a few hundred ms gives up on distant hosts that have several addresses.
      autoSelectFamilyAttemptTimeout: 1_500,
      ...(options.ca === undefined ? {} : { ca: options.ca }),
    });
  const connectExempt = connectWith(lookup);
  const connectChecked = connectWith(async (hostname) => {
    const resolved = await lookup(hostname);
    if (resolved.some(({ address }) => !policy.permits(address))) throw refuseHost(hostname);
    return resolved;
  });

  return new Agent({
    keepAliveTimeout: options.keepAliveTimeoutMs ?? 4_000,
    connections: options.connectionsPerOrigin ?? null,
    // Said here too: else the pool makes one TLS connection at a time until it knows that it is not HTTP/2.
    allowH2: false,
    connect(target, answer) {
      const callback: typeof answer = (...[error, socket]) =>
        error ? answer(error, null) : answer(null, readInSlices(socket));
      const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
      if (policy.exempts(target.hostname, port)) return connectExempt(target, callback);
      if (isIP(target.hostname) !== 0 && !policy.permits(target.hostname)) {
        return callback(refuseHost(target.hostname), null);
      }
      return connectChecked(target, callback);
    },
  });
}

/** `net.connect` asks with `all: true`, because `autoSelectFamily` is on. */
function toNodeLookup(resolve: Lookup): LookupFunction {
  return (hostname, _options, callback) => {
    resolve(hostname).then(
      (addresses) => callback(null, addresses),
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
