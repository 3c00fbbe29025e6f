/** One supervised child process: started, probed, restarted when it dies, stopped when told. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { StackError, messageOf } from './errors.ts';
import type { UnixUser } from './postgres-user.ts';

export interface ChildSpec {
  name: string;
  command: string;
  args: readonly string[];
  env: Record<string, string | undefined>;
  cwd: string;
  /** The unprivileged user to switch to, when that is not the one of this process. */
  user?: UnixUser | undefined;
  /** Added to its priority as by `nice`: work in the background gives way to whoever waits for an answer. Default 0. */
  niceness?: number;
  /** Signal that makes it end in good order. */
  stopSignal: NodeJS.Signals;
  /** Gets standard output and error, appended. */
  logFile: string;
  beforeStart?: () => Promise<void>;
  /** A child that runs, but has failed its probe for that long, is ended and started again. Default: never. */
  unwellForMs?: number;
  /** Throws while the child does not do its job yet; `logText` reads what it has written since it was started. */
  probe: (logText: () => Promise<string>) => Promise<void>;
}

export interface ChildEvents {
  /** A (re)start happened: `pid` is the new process. */
  onStart?: (name: string, pid: number) => void | Promise<void>;
  /** Remarks for the operator: a death, a restart. */
  say?: (line: string) => void;
}

export interface SupervisedChild {
  readonly name: string;
  /** Process id of the running child; undefined while it is down. */
  pid(): number | undefined;
  /** Resolves when the child answers its probe now; waits through restarts. Rejects when it was given up or stopped. */
  waitReady(): Promise<void>;
  /** Probes the running child once more: throws when it does not do its job at this moment. */
  check(): Promise<void>;
  /** Sends a signal that ends the running child, which is then started again; false when it is down. */
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): boolean;
  /** Ends it for good: stop signal, SIGKILL after `graceMs`. */
  stop(): Promise<void>;
}

interface RunningProcess {
  pid: number;
  /** A signal that ends it was sent: whatever it still answers counts for nothing. */
  doomed: boolean;
  kill: (signal: NodeJS.Signals) => boolean;
  exited: Promise<void>;
  logText: () => Promise<string>;
}

/** Where a system does not allow it, the child runs as everything else does. */
function giveWay(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or priorities cannot be changed here.
  }
}

/** Times of supervision. */
export interface Timing {
  firstBackoffMs: number;
  lastBackoffMs: number;
  /** A child that was up this long starts again with the first backoff. */
  steadyAfterMs: number;
  probeEveryMs: number;
  /** Probes of a child that was ready. */
  watchEveryMs: number;
  firstReadyWithinMs: number;
  /** Between the stop signal and SIGKILL. */
  graceMs: number;
}

export const defaultTiming: Timing = {
  firstBackoffMs: 100,
  lastBackoffMs: 5_000,
  steadyAfterMs: 10_000,
  probeEveryMs: 50,
  watchEveryMs: 5_000,
  firstReadyWithinMs: 90_000,
  graceMs: 10_000,
};

/** A child that dies this often in a row without ever having been ready will not be helped by another start. */
const hopelessAfterCrashes = 5;
const logRotateAtBytes = 20_000_000;

async function logSize(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - start)), {
      position: start,
    });
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await handle.close();
  }
}

async function lastLines(file: string, count: number): Promise<string> {
  const size = await logSize(file);
  if (size === 0) return '(nothing)';
  const text = await readFrom(file, Math.max(0, size - 8_192));
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return signal === null ? `exit code ${code}` : signal;
}

/** Starts `spec` and keeps it running until `stop()`. */
export function superviseChild(
  spec: ChildSpec,
  events: ChildEvents = {},
  timing: Timing = defaultTiming,
): SupervisedChild {
  const say = events.say ?? (() => undefined);
  const stopping = new AbortController();
  let current: RunningProcess | undefined;
  let ready = Promise.withResolvers<void>();
  // Nobody need be waiting when it fails.
  ready.promise.catch(() => undefined);
  let isReady = false;
  let everReady = false;
  const firstDeadline = performance.now() + timing.firstReadyWithinMs;

  function renewReady(): void {
    if (!isReady) return;
    isReady = false;
    ready = Promise.withResolvers<void>();
    ready.promise.catch(() => undefined);
  }

  async function giveUp(reason: string): Promise<void> {
    const log = await lastLines(spec.logFile, 30);
    ready.reject(new StackError(`${spec.name} ${reason}. The end of ${spec.logFile}:\n${log}`));
    stopping.abort();
    current?.kill('SIGKILL');
  }

  const isAlive = (target: RunningProcess) =>
    current === target && !target.doomed && !stopping.signal.aborted;

  /** Ends a child that has been unwell since `wellAt` for too long; says whether it did. */
  function endUnwell(target: RunningProcess, wellAt: number, problem: string): boolean {
    if (spec.unwellForMs === undefined || performance.now() - wellAt < spec.unwellForMs) return false;
    say(`${spec.name} runs, but does not do its job (${problem})`);
    target.doomed = true;
    renewReady();
    return target.kill('SIGKILL');
  }

  async function watch(target: RunningProcess): Promise<void> {
    let wellAt = performance.now();
    while (isAlive(target)) {
      await delay(timing.watchEveryMs, undefined, { ref: false });
      if (!isAlive(target)) return;
      try {
        await spec.probe(target.logText);
        wellAt = performance.now();
      } catch (error) {
        if (isAlive(target) && endUnwell(target, wellAt, messageOf(error))) return;
      }
    }
  }

  async function probeUntilReady(target: RunningProcess): Promise<void> {
    const begunAt = performance.now();
    let lastProblem = 'no answer';
    while (isAlive(target)) {
      try {
        await spec.probe(target.logText);
        if (!isAlive(target)) return;
        isReady = true;
        everReady = true;
        ready.resolve();
        return;
      } catch (error) {
        lastProblem = messageOf(error);
      }
      if (!everReady && performance.now() > firstDeadline) {
        await giveUp(`did not become ready within ${timing.firstReadyWithinMs / 1_000} s (${lastProblem})`);
        return;
      }
      if (everReady && isAlive(target) && endUnwell(target, begunAt, lastProblem)) return;
      await delay(timing.probeEveryMs);
    }
  }

  /** A record that cannot be written (a full disk) is no reason to lose sight of a running child. */
  async function noteStart(pid: number): Promise<void> {
    try {
      await events.onStart?.(spec.name, pid);
    } catch (error) {
      say(`the start of ${spec.name} (process ${pid}) could not be recorded: ${messageOf(error)}`);
    }
  }

  /** Runs the child once; resolves, after its end, with the reason. */
  async function runOnce(): Promise<string> {
    await spec.beforeStart?.();
    const size = await logSize(spec.logFile);
    if (size > logRotateAtBytes) await rename(spec.logFile, `${spec.logFile}.1`);
    const logStart = size > logRotateAtBytes ? 0 : size;
    if (stopping.signal.aborted) return 'stopped';
    const log = openSync(spec.logFile, 'a', 0o600);
    // A session of its own: Ctrl-C reaches the supervisor alone, which then ends everything in order.
    const child = spawn(spec.command, spec.args, {
      ...spec.user,
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const exited = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(describeEnd(code, signal)));
    });
    const ended = exited.then(() => {
      current = undefined;
      renewReady();
    });
    if (child.pid !== undefined) {
      if (spec.niceness !== undefined) giveWay(child.pid, spec.niceness);
      const target: RunningProcess = {
        pid: child.pid,
        doomed: false,
        kill: (signal) => child.kill(signal),
        exited: ended,
        logText: () => readFrom(spec.logFile, logStart),
      };
      current = target;
      await noteStart(child.pid);
      await probeUntilReady(target);
      if (spec.unwellForMs !== undefined) void watch(target);
    }
    return exited;
  }

  async function run(): Promise<void> {
    let crashes = 0;
    let backoffMs = timing.firstBackoffMs;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const reason = await runOnce().catch(messageOf);
      if (stopping.signal.aborted) break;
      if (!everReady) {
        crashes += 1;
        if (crashes >= hopelessAfterCrashes) {
          await giveUp(`died ${crashes} times without ever being ready (${reason})`);
          break;
        }
      }
      if (performance.now() - startedAt >= timing.steadyAfterMs) backoffMs = timing.firstBackoffMs;
      say(`${spec.name} ended (${reason}); starting it again in ${backoffMs} ms`);
      await delay(backoffMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      backoffMs = Math.min(backoffMs * 2, timing.lastBackoffMs);
    }
  }

  const finished = run();
  return {
    name: spec.name,
    pid: () => current?.pid,
    waitReady: () => ready.promise,
    async check() {
      if (current === undefined || current.doomed) throw new Error(`${spec.name} is down`);
      await spec.probe(current.logText);
    },
    kill(signal) {
      if (current === undefined) return false;
      current.doomed = true;
      renewReady();
      return current.kill(signal);
    },
    async stop() {
      stopping.abort();
      const running = current;
      if (running !== undefined) {
        running.kill(spec.stopSignal);
        const timer = setTimeout(() => running.kill('SIGKILL'), timing.graceMs);
        await running.exited;
        clearTimeout(timer);
      }
      await finished;
      ready.reject(new StackError(`${spec.name} was stopped`));
    },
  };
}
