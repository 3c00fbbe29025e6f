/** Another worker process beside the stack's own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Stack } from '../../scripts/stack/stack.ts';
import { within } from './within.ts';

const limitMs = 30_000;
/** @returns ends it */
export async function startSecondWorker(stack: Stack): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../worker/main.ts')], {
    env: stack.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await within(limitMs, 'the second worker stops', gone).catch(() => child.kill('SIGKILL'));
  };
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) =>
    lines.on('line', (line) => {
      if (line.includes('"worker ready"')) resolve();
    }),
  );
  try {
    await within(limitMs, 'the second worker starts', ready);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
