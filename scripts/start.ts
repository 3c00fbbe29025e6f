/** `npm start`: runs the whole service until Ctrl-C. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { commandLine } from './command-line.ts';
import { banner } from './stack/banner.ts';
import { StackError } from './stack/errors.ts';
import { startStack } from './stack/stack.ts';
import { formatDuration } from './stack/steps.ts';

commandLine('npm start (settings are environment variables)', () => parseArgs({ options: {} }));

const stopping = new AbortController();
// Several may come for one Ctrl-C: from the terminal and passed on by npm.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
// A reader that goes away (`npm start | head`) must not take the service with it.
process.stdout.on('error', () => undefined);

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

const startedAt = performance.now();
try {
  write('Starting Switchboard');
  const stack = await startStack({ write, signal: stopping.signal });
  write(banner(stack, formatDuration(performance.now() - startedAt)));
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  const stoppedAt = performance.now();
  write('Stopping …');
  await stack.stop();
  write(`Stopped (${formatDuration(performance.now() - stoppedAt)}).`);
} catch (error) {
  if (stopping.signal.aborted) write('Stopped before everything was up.');
  else {
    process.exitCode = 1;
    process.stderr.write(`\n${error instanceof StackError ? error.message : (error as Error).stack}\n`);
  }
}
