/** The service for a program that ends by itself, and with it: a demo, a fault run, a benchmark. */
import { mkdtemp } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from './data-dir.ts';
import { portVariables } from './ports.ts';
import { startStack, type Stack, type StackOptions } from './stack.ts';

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Like `startStack`; a signal, or an error that nobody catches, ends the service first, then this process. */
export async function startStackOfProgram(options: StackOptions): Promise<Stack> {
  const told = new AbortController();
  let exitCode = 1;
  const onSignal = (signal: NodeJS.Signals) => {
    exitCode = 128 + constants.signals[signal];
    told.abort();
  };
  const onError = (error: unknown) => {
    // What fails while the service goes away fails because of that.
    if (told.signal.aborted) return;
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    told.abort();
  };
  const forget = () => {
    for (const signal of endingSignals) process.off(signal, onSignal);
    process.off('uncaughtException', onError);
  };
  for (const signal of endingSignals) process.on(signal, onSignal);
  process.on('uncaughtException', onError);
  try {
    const stack = await startStack({ ...options, signal: told.signal });
    let ending: Promise<void> | undefined;
    const stop = () => (ending ??= stack.stop().finally(forget));
    told.signal.addEventListener('abort', () => void stop().finally(() => process.exit(exitCode)));
    return { ...stack, stop };
  } catch (error) {
    forget();
    if (told.signal.aborted) process.exit(exitCode);
    throw error;
  }
}

/**
 * A service of its own in a fresh folder on free ports; it never uses a PostgreSQL or Temporal that the environment
 * names. `remove` stops it and deletes the folder.
 * @param name of the program; the folder is called after it
 * @param env settings that differ from this process's environment
 */
export async function startOwnStack(
  name: string,
  env: Record<string, string> = {},
): Promise<Stack & { remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), `switchboard-${name}-`));
  const stack = await startStackOfProgram({
    dataDir,
    ports: Object.fromEntries(portVariables.map((port) => [port, 0])),
    env: { ...process.env, ...env, DATABASE_URL: '', TEMPORAL_ADDRESS: '' },
  });
  return {
    ...stack,
    async remove() {
      await stack.stop();
      await removeDataDir(dataDir);
    },
  };
}
