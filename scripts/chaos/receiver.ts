/** The receiver of a fault run: no fault touches it. It verifies, fails and dawdles as told, and keeps what came. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Schemas } from '../../client/src/index.ts';

/** One request for an endpoint. */
export interface Reception {
  id: string;
  /** Of the body's bytes. */
  digest: string;
  /** What the official library made of it; null where it refused the signature. */
  event: Schemas['Event'] | null;
  /** ms since 1970. */
  arrivedAt: number;
  /** Null: the connection was gone before it could be answered. */
  answered: { at: number; status: number } | null;
}

/** What an endpoint does with the n-th request for an event (from 1). */
export type Manners = (id: string, n: number) => { status: number; afterMs: number };

export interface Endpoint {
  /** Called with the secret that its subscription was given; nothing is answered before. */
  trust(secret: string): void;
  url: string;
  receptions: Reception[];
}

export interface Receiver {
  /** `127.0.0.1:port`, for OUTBOUND_ALLOW. */
  host: string;
  open(path: string, manners: Manners): Endpoint;
  close(): Promise<void>;
}

interface OpenEndpoint extends Endpoint {
  manners: Manners;
  verifier: Promise<Webhook>;
}

export async function startReceiver(): Promise<Receiver> {
  const endpoints = new Map<string, OpenEndpoint>();

  async function receive(endpoint: OpenEndpoint, request: IncomingMessage): Promise<Reception> {
    const arrivedAt = Date.now();
    const body = await readBody(request);
    const headers = request.headers as Record<string, string>;
    const reception: Reception = {
      id: headers['webhook-id'] ?? '',
      digest: createHash('sha256').update(body).digest('hex'),
      event: null,
      arrivedAt,
      answered: null,
    };
    endpoint.receptions.push(reception);
    reception.event = verify(await endpoint.verifier, body, headers);
    return reception;
  }

  const server = createServer((request, response) => {
    const endpoint = endpoints.get(request.url ?? '');
    if (!endpoint) return void response.writeHead(404).end();
    receive(endpoint, request)
      .then(async (reception) => {
        const count = endpoint.receptions.filter(({ id }) => id === reception.id).length;
        const { status, afterMs } = endpoint.manners(reception.id, count);
        if (afterMs > 0) await sleep(afterMs);
        if (response.destroyed) return;
        reception.answered = { at: Date.now(), status };
        response.writeHead(status).end();
      })
      // A sender that was killed leaves half a request behind: nothing has come.
      .catch(() => response.destroy());
  });
  // A connection that is closed while a request is on its way to it would look like a receiver's fault.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    open(path, manners) {
      const { promise, resolve } = Promise.withResolvers<Webhook>();
      const endpoint: OpenEndpoint = {
        trust: (secret) => resolve(new Webhook(secret)),
        url: `http://${host}${path}`,
        receptions: [],
        manners,
        verifier: promise,
      };
      endpoints.set(path, endpoint);
      return endpoint;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function verify(verifier: Webhook, body: Buffer, headers: Record<string, string>): Schemas['Event'] | null {
  try {
    return verifier.verify(body, headers) as Schemas['Event'];
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
