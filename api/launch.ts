/** The only one that tells Temporal what to do: hands it what was committed to be started, and what was asked to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import { hasWaitingStartRequests } from '../db/system-launch.ts';
import { createCanceller } from './launch/cancel.ts';
import { createStarter } from './launch/start.ts';

export interface Launcher {
  /** Says that something may be waiting; call it after the commit. */
  wake(): void;
  /** Stops claiming and waits for what is under way. */
  close(): Promise<void>;
}

export interface LauncherOptions {
  db: Db;
  client: Client;
  taskQueue: string;
  log: Logger;
  /** Whether clients are waiting in number: starting work gives way to accepting it, for a while. */
  isBusy: () => boolean;
  /** How long Temporal may refuse a start before the operation fails; a new installation may still be setting up. */
  refusalPatienceMs?: number;
}

/** Finds what a replica that died had claimed, and what was committed while Temporal was away. */
const pollIntervalMs = 1000;
/** While an operation waits for another one on its agent, whose end nobody announces here. */
const queuePollMs = 150;
const giveWayMs = 50;
const longestWaitMs = 3000;
const refusalPatienceMs = 120_000;

/** Starts the loop. A crash between commit and start loses nothing: the request stays in the table until Temporal has it. */
export function createLauncher({ db, isBusy, log, ...options }: LauncherOptions): Launcher {
  const start = createStarter({ db, log, refusalPatienceMs, ...options });
  const cancel = createCanceller({ db, client: options.client });
  let closed = false;
  let wanted = true;
  let waitMs = pollIntervalMs;
  let wakeUp: () => void = () => undefined;

  const loop = (async () => {
    while (!closed) {
      if (!wanted)
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          setTimeout(resolve, waitMs).unref();
        });
      wanted = false;
      try {
        await cancel().catch((error: unknown) => log.warn({ err: error }, 'cancelling workflows is delayed'));
        do await giveWay();
        while (!closed && (await start()));
        waitMs = (await hasWaitingStartRequests(db)) ? queuePollMs : pollIntervalMs;
      } catch (error) {
        log.warn({ err: error }, 'starting workflows is delayed');
        await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
      }
    }
  })();

  /** Waits while a burst is being accepted, but not for longer than clients would bear. */
  async function giveWay(): Promise<void> {
    const until = performance.now() + longestWaitMs;
    while (!closed && isBusy() && performance.now() < until) await sleep(giveWayMs);
  }

  return {
    wake() {
      wanted = true;
      wakeUp();
    },
    async close() {
      closed = true;
      wakeUp();
      await loop;
    },
  };
}
