/**
 * The receiver of the webhook benchmark, a process of its own: answers 204, counts per path, and reports over IPC. Paths
 * below /hang answer after 10 seconds. `{reset: N}` begins a count: `{done, latenesses}` follows when N have come.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const hangMs = 10_000;
let left = 0;
let firstAt = 0;
let latenesses: number[] = [];
let ids = new Set<string>();
let repeated = 0;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => void chunks.push(chunk));
  request.on('end', () => {
    if (request.url?.startsWith('/hang')) return void setTimeout(() => response.writeHead(204).end(), hangMs);
    response.writeHead(204).end();
    const now = performance.timeOrigin + performance.now();
    if (firstAt === 0) firstAt = now;
    const id = `${request.url} ${request.headers['webhook-id'] as string}`;
    if (ids.has(id)) repeated += 1;
    ids.add(id);
    const sentAt = /sent_at"?:([\d.]+)/.exec(Buffer.concat(chunks).toString('latin1'));
    if (sentAt) latenesses.push(now - Number(sentAt[1]));
    left -= 1;
    if (left === 0) process.send?.({ doneAt: now, firstAt, latenesses, repeated });
  });
});

process.on('message', ({ reset }: { reset: number }) => {
  left = reset;
  firstAt = 0;
  latenesses = [];
  ids = new Set();
  repeated = 0;
  process.send?.({ ready: true });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
