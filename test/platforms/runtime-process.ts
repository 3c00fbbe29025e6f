/** Starts the real voice runtime as a process of its own on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const runtimeApiKey = 'runtime-test-key-5e4c1f0a9b';

export interface RuntimeProcess {
  baseUrl: string;
  /** Everything that it wrote so far. */
  output(): string;
  isRunning(): boolean;
  /** Ends it and answers its exit code, null where the signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const startDeadlineMs = 45_000;
const entry = fileURLToPath(new URL('../../platforms/local/runtime/main.ts', import.meta.url));

/** Resolves once it listens, which it does whether or not its database is there. */
export async function spawnRuntime(databaseUrl: string): Promise<RuntimeProcess> {
  // Nothing is inherited: a developer's own settings must not reach the tests.
  const child = spawn(process.execPath, [entry], {
    env: {
      DATABASE_URL: databaseUrl,
      RUNTIME_PORT: '0',
      RUNTIME_API_KEY: runtimeApiKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const deadline = setTimeout(() => child.kill('SIGKILL'), startDeadlineMs);
  let output = '';
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"port":(\d+)[^\n]*voice runtime listening/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the runtime ended with ${code}: ${output}`)));
  }).finally(() => clearTimeout(deadline));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return { baseUrl, output: () => output, isRunning, stop: (signal) => stop(child, signal, isRunning()) };
}

/** As `spawnRuntime`, and waits until it serves. */
export async function startRuntime(databaseUrl: string): Promise<RuntimeProcess> {
  const runtime = await spawnRuntime(databaseUrl);
  try {
    await waitForHealth(runtime.baseUrl, 200);
    return runtime;
  } catch (error) {
    await runtime.stop('SIGKILL');
    throw error;
  }
}

/** Waits until `/healthz` answers with that status. */
export async function waitForHealth(baseUrl: string, status: number): Promise<void> {
  const deadline = AbortSignal.timeout(startDeadlineMs);
  while ((await fetch(`${baseUrl}/healthz`, { signal: deadline })).status !== status) {
    await delay(20, undefined, { signal: deadline });
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals, running: boolean): Promise<number | null> {
  if (running) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}
