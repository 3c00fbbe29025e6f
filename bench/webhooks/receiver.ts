/** The receiver's process as the benchmark sees it: how to begin a count, and what it reports. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { within } from './within.ts';

export type ToReceiver = { expect: number };
export type FromReceiver =
  { port: number } | { ready: true; repeated: number } | { arrivals: [id: string, atMs: number][] };

export interface Arrivals {
  /** When each message came, by its id (ms, the clock of all processes). */
  byId: Map<string, number>;
}

export interface Receiver {
  url: string;
  /** Begins to count. @returns a function that waits, `limitMs` at most, until `count` messages have come */
  expect(count: number, what: string, limitMs: number): Promise<() => Promise<Arrivals>>;
  /** Messages that came once more, since it runs. */
  repeated(): Promise<number>;
  stop(): void;
}

const startLimitMs = 20_000;

export async function startReceiver(): Promise<Receiver> {
  const child = fork(path.join(import.meta.dirname, 'receiver-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const begin = async (count: number) => {
    const ready = next();
    child.send({ expect: count } satisfies ToReceiver);
    const told = await within(startLimitMs, 'the receiver begins to count', ready);
    return 'repeated' in told ? told.repeated : 0;
  };
  const next = async () => ((await once(child, 'message')) as [FromReceiver])[0];
  const started = await within(startLimitMs, 'the receiver starts', next());
  if (!('port' in started)) throw new Error('the receiver said something else than its port');

  return {
    url: `http://127.0.0.1:${started.port}`,
    async expect(count, what, limitMs) {
      await begin(count);
      const report = next();
      return async () => {
        const told = await within(limitMs, `${what}: ${count} messages arrive`, report);
        if (!('arrivals' in told)) throw new Error('the receiver said something else than its report');
        return { byId: new Map(told.arrivals) };
      };
    },
    repeated: () => begin(0),
    stop: () => void child.kill('SIGTERM'),
  };
}

export const lastOf = ({ byId }: Arrivals): number => Math.max(...byId.values());
export const firstOf = ({ byId }: Arrivals): number => Math.min(...byId.values());
