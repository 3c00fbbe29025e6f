/** Politeness: how many requests a host gets at once, and how long after each other, over all crawls together. */

export interface HostGate {
  /** Runs `task` when `host` may be asked; `delayMs` is the least time between two starts, 0 for none. */
  run<T>(host: string, delayMs: number, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
  /** Lets nobody ask `host` for `ms` from now on. */
  pause(host: string, ms: number): void;
}

interface Host {
  running: number;
  waiting: Waiting[];
  /** On the clock of `performance.now()`. */
  openAt: number;
  timer: NodeJS.Timeout | undefined;
}

interface Waiting {
  delayMs: number;
  start: () => void;
}

export function createHostGate(requestsAtOnce: number): HostGate {
  const hosts = new Map<string, Host>();

  function hostOf(name: string): Host {
    const host = hosts.get(name) ?? { running: 0, waiting: [], openAt: 0, timer: undefined };
    hosts.set(name, host);
    return host;
  }

  function advance(name: string, host: Host): void {
    clearTimeout(host.timer);
    const now = performance.now();
    while (host.running < requestsAtOnce && host.openAt <= now) {
      const next = host.waiting.shift();
      if (!next) break;
      host.running += 1;
      host.openAt = now + next.delayMs;
      next.start();
    }
    if (host.openAt > now && host.running < requestsAtOnce) {
      host.timer = setTimeout(() => advance(name, host), host.openAt - now);
      // A host that nobody waits for is remembered until it is open again, but keeps no process alive.
      if (host.waiting.length === 0) host.timer.unref();
    } else if (host.running === 0 && host.waiting.length === 0) {
      hosts.delete(name);
    }
  }

  return {
    async run(name, delayMs, signal, task) {
      signal.throwIfAborted();
      const host = hostOf(name);
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          host.waiting.splice(host.waiting.indexOf(waiting), 1);
          advance(name, host);
          reject(signal.reason as Error);
        };
        const waiting: Waiting = {
          delayMs,
          start: () => {
            signal.removeEventListener('abort', leave);
            resolve();
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        host.waiting.push(waiting);
        advance(name, host);
      });
      try {
        return await task();
      } finally {
        host.running -= 1;
        advance(name, host);
      }
    },
    pause(name, ms) {
      const host = hostOf(name);
      host.openAt = Math.max(host.openAt, performance.now() + ms);
      advance(name, host);
    },
  };
}
