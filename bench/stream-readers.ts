/** A crowd of stream readers on bare sockets: so cheap that the server is what is measured. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Crowd {
  /** Arrivals so far, over all readers. */
  arrivals(): number;
  /** Delay in milliseconds that `share` (0–1) of the arrivals did not exceed. */
  delayMs(share: number): number;
  close(): void;
}

export interface CrowdOptions {
  url: string;
  headers: string;
  readers: number;
  /** When an event was committed, by its id, on `performance.now()`; undefined for one that does not count. */
  committedAt: (id: string) => number | undefined;
}

const marker = Buffer.from('"idempotency_key":"');
const idLength = 30;
/** One bucket a millisecond; the last one holds everything that took longer. */
const buckets = 20_000;
const connectAtOnce = 50;

/** Resolves when every reader's stream is open. */
export async function gatherCrowd({ url, headers, readers, committedAt }: CrowdOptions): Promise<Crowd> {
  const { hostname, port, pathname } = new URL(url);
  const delays = new Uint32Array(buckets);
  let arrivals = 0;
  let open = 0;

  function note(id: string): void {
    const committed = committedAt(id);
    if (committed === undefined) return;
    const delay = Math.max(0, Math.round(performance.now() - committed));
    delays[Math.min(delay, buckets - 1)] = (delays[Math.min(delay, buckets - 1)] as number) + 1;
    arrivals += 1;
  }

  function join(): Socket {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n`);
    let rest: Buffer | null = null;
    let answered = false;
    socket.on('data', (chunk: Buffer) => {
      if (!answered) {
        answered = true;
        open += 1;
        if (!chunk.includes('200 OK')) throw new Error(`no stream: ${chunk.toString().slice(0, 500)}`);
      }
      const bytes: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
      let at = bytes.indexOf(marker);
      let end = 0;
      while (at !== -1 && at + marker.length + idLength <= bytes.length) {
        end = at + marker.length + idLength;
        note(bytes.toString('latin1', end - idLength, end));
        at = bytes.indexOf(marker, end);
      }
      // What may be the beginning of the next marker or id.
      rest = bytes.subarray(Math.max(end, bytes.length - marker.length - idLength));
    });
    return socket;
  }

  const sockets: Socket[] = [];
  while (sockets.length < readers) {
    for (let i = 0; i < connectAtOnce && sockets.length < readers; i += 1) sockets.push(join());
    while (open < sockets.length) await sleep(5);
  }

  return {
    arrivals: () => arrivals,
    delayMs(share) {
      const wanted = arrivals * share;
      let seen = 0;
      for (let delay = 0; delay < buckets; delay += 1) {
        seen += delays[delay] as number;
        if (seen >= wanted) return delay;
      }
      return buckets;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
