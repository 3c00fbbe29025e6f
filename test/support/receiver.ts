/** A receiver of webhooks on 127.0.0.1: keeps what it gets, and answers as the test wants. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  /** `webhook-id`. */
  id: string;
  headers: Record<string, string>;
  body: string;
  at: number;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

export interface Receiver {
  url: (path: string) => string;
  received: Received[];
  /** Requests of one path, oldest first. */
  at: (path: string) => Received[];
  /** What a path answers; 204 where nothing is set. */
  behave: (path: string, behaviour: Behaviour) => void;
  /** Most requests of a path that were open at once. */
  mostOpen: (path: string) => number;
  close(): Promise<void>;
}

export const answer =
  (status: number, body = '', headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

/** Never answers. */
export const hang: Behaviour = () => undefined;

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const behaviours = new Map<string, Behaviour>();
  const open = new Map<string, { now: number; most: number }>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const count = open.get(path) ?? { now: 0, most: 0 };
    open.set(path, count);
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    response.once('close', () => (count.now -= 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const item = {
        path,
        id: headers['webhook-id'] ?? '',
        headers,
        body: Buffer.concat(chunks).toString('utf8'),
        at: Date.now(),
      };
      received.push(item);
      (behaviours.get(path) ?? answer(204))(request, response, item);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    received,
    at: (path) => received.filter((item) => item.path === path),
    behave: (path, behaviour) => void behaviours.set(path, behaviour),
    mostOpen: (path) => open.get(path)?.most ?? 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Verifies with the official library; throws where the signature is not right. */
export function verify(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers);
}
