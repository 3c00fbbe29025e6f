/**
 * The receiver of the webhook benchmark, a process of its own: answers 204 and notes when each message came. Paths below
 * /hang answer after 10 seconds and are not counted. `{expect: N}` begins a count; when N messages have come for the first
 * time, it reports when each of them did.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monotonicMs } from './clock.ts';
import type { FromReceiver, ToReceiver } from './receiver.ts';

const hangMs = 10_000;
const seen = new Set<string>();
let expected = 0;
let arrivals: [id: string, atMs: number][] = [];
let repeated = 0;

const tell = (message: FromReceiver) => process.send?.(message);

function note(path: string, id: string): void {
  const message = `${path} ${id}`;
  if (seen.has(message)) {
    repeated += 1;
    return;
  }
  seen.add(message);
  arrivals.push([id, monotonicMs()]);
  if (arrivals.length === expected) tell({ arrivals });
}

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    if (request.url?.startsWith('/hang')) return void setTimeout(() => response.writeHead(204).end(), hangMs);
    response.writeHead(204).end();
    note(request.url ?? '', request.headers['webhook-id'] as string);
  });
});

process.on('message', (message: ToReceiver) => {
  expected = message.expect;
  arrivals = [];
  tell({ ready: true, repeated });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));
