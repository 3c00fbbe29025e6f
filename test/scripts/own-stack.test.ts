/** A program that starts the service for itself takes it along, however it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { removeDataDir } from '../../scripts/stack/data-dir.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const module = pathToFileURL(path.resolve(import.meta.dirname, '../../scripts/stack/own-stack.ts')).href;

/** A program that says where its service is, and then ends as `ending` does. */
async function runProgram(ending: string): Promise<{ code: number; stderr: string; ports: number[] }> {
  const folder = makeFolder();
  const file = path.join(folder, 'program.mjs');
  writeFileSync(
    file,
    `import { startOwnStack } from '${module}';
    const { env } = await startOwnStack('ending', { LOG_LEVEL: 'warn' });
    console.log(JSON.stringify([env.PORT, env.RUNTIME_URL.split(':')[2], env.TEMPORAL_ADDRESS.split(':')[1]]));
    ${ending}`,
  );
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number]>;
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  // Its data stay where they are, for whoever wants to know what went wrong.
  const [dataDir] = readdirSync(folder).filter((name) => name.startsWith('switchboard-ending-'));
  await removeDataDir(path.join(folder, dataDir ?? 'missing'));
  const told = stdout.split('\n').find((line) => line.startsWith('["')) ?? '[]';
  return { code, stderr, ports: (JSON.parse(told) as string[]).map(Number) };
}

async function isListening(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  return (await new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy())) as boolean;
}

it.each([
  ['an error that nobody catches', "throw new Error('on purpose');", 1],
  [
    'a rejection that nobody waits for',
    "Promise.reject(new Error('on purpose')); setTimeout(() => {}, 60_000);",
    1,
  ],
  [
    'a signal',
    "console.error('on purpose'); process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 60_000);",
    143,
  ],
])('ends its service at %s', async (_, ending, expected) => {
  const { code, stderr, ports } = await runProgram(ending);
  expect(stderr).toContain('on purpose');
  expect(code).toBe(expected);
  expect(ports).toHaveLength(3);
  expect(await Promise.all(ports.map(isListening))).toEqual([false, false, false]);
});
