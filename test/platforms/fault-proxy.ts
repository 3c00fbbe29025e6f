/** A faulty network in front of a real server: forwards everything, and hurts the requests that it is told to. */
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault =
  /** The server does the work, and the client never hears of it. */
  | { kind: 'drop_answer' }
  /** The connection breaks before the server sees the request. */
  | { kind: 'reset' }
  /** The request is held back before it is forwarded. */
  | { kind: 'delay'; delayMs: number }
  /** The proxy answers by itself; the server never sees the request. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string }
  /** As `answer`, with the request's Authorization header in the error message, as careless vendors do. */
  | { kind: 'echo_credentials'; status: number };

interface FaultRule {
  fault: Fault;
  /** Absent: any. */
  method?: RegExp;
  path?: RegExp;
  /** The fault strikes the nth matching request from now on, and none after it; default 1. */
  nth?: number;
}

export interface FaultProxy {
  url: string;
  inject(rule: FaultRule): void;
  /** How many injected faults have not struck yet. */
  pending(): number;
  /** Takes back what has not struck. */
  clear(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1 before the server at `targetUrl`. */
export async function startFaultProxy(targetUrl: string): Promise<FaultProxy> {
  const target = new URL(targetUrl);
  const waiting: { rule: FaultRule; left: number }[] = [];
  const timers = new Set<NodeJS.Timeout>();

  /** Counts the request against every rule, and returns the first fault whose turn it is. */
  function faultFor(method: string, path: string): Fault | undefined {
    for (const entry of waiting) {
      const { rule } = entry;
      if (rule.method && !rule.method.test(method)) continue;
      if (rule.path && !rule.path.test(path)) continue;
      entry.left -= 1;
      if (entry.left > 0) continue;
      waiting.splice(waiting.indexOf(entry), 1);
      return rule.fault;
    }
    return undefined;
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, deliver: boolean): void {
    const { method, url, headers } = incoming;
    const upstream = httpRequest(new URL(url ?? '/', target), { method, headers }, (answer) => {
      if (!deliver) {
        answer.resume().on('end', () => incoming.socket.resetAndDestroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => incoming.socket.resetAndDestroy());
    incoming.pipe(upstream);
  }

  const server = createServer((incoming, outgoing) => {
    const fault = faultFor(incoming.method ?? '', incoming.url ?? '');
    switch (fault?.kind) {
      case undefined:
        return forward(incoming, outgoing, true);
      case 'drop_answer':
        return forward(incoming, outgoing, false);
      case 'reset':
        return void incoming.socket.resetAndDestroy();
      case 'delay': {
        const timer = setTimeout(() => {
          timers.delete(timer);
          forward(incoming, outgoing, true);
        }, fault.delayMs);
        return void timers.add(timer);
      }
      case 'answer':
        incoming.resume();
        return void outgoing.writeHead(fault.status, fault.headers).end(fault.body);
      case 'echo_credentials': {
        incoming.resume();
        const message = `refused: ${incoming.headers.authorization ?? ''}`;
        const body = JSON.stringify({ error: { code: 'refused', message } });
        return void outgoing.writeHead(fault.status, { 'content-type': 'application/json' }).end(body);
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject: (rule) => void waiting.push({ rule, left: rule.nth ?? 1 }),
    pending: () => waiting.length,
    clear: () => void waiting.splice(0),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
