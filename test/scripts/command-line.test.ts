/** Programs that are called wrongly say so in a line and how they are called, without a stack. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { temporalAddress } from '../support/temporal.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();

/** Runs a program to its end. */
async function run(program: string, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', TEMPORAL_ADDRESS: temporalAddress(), DATA_DIR: makeFolder() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>]);
  return { code, lines: said.trimEnd().split('\n') };
}

it.each([
  ['demo', 'scripts/demo.ts', ['--foo'], "'--foo'"],
  ['demo', 'scripts/demo.ts', ['--template'], '--template'],
  ['demo', 'scripts/demo.ts', ['dental', 'friseur'], 'friseur'],
  ['replay', 'scripts/replay.ts', ['--foo', 'provision/x'], "'--foo'"],
  ['replay', 'scripts/replay.ts', [], 'workflow id'],
  ['chaos', 'scripts/chaos.ts', ['--faults', 'many'], '--faults'],
  ['bench', 'bench/main.ts', ['speed'], 'speed'],
  ['eval:sites', 'eval/sites.ts', ['--foo'], "'--foo'"],
  ['start', 'scripts/start.ts', ['--port=1'], "'--port'"],
])('%s: %s %j', async (name, program, args, named) => {
  const { code, lines } = await run(program, ...args);
  expect(code).toBe(2);
  expect(lines).toEqual([expect.stringContaining(named), expect.stringContaining(`usage: npm `)]);
  expect(lines[1]).toContain(` ${name}`);
});

it('a replay names what it cannot find or read', async () => {
  const noHistory = join(makeFolder(), 'other.json');
  writeFileSync(noHistory, '{}');
  const replay = (...args: string[]) => run('scripts/replay.ts', ...args);
  const found = await Promise.all([replay('provision/nope'), replay('nope.json'), replay(noHistory)]);
  expect(found).toEqual([
    {
      code: 1,
      lines: [
        `provision/nope: Temporal at ${temporalAddress()} has no such workflow in the namespace default`,
      ],
    },
    { code: 1, lines: [expect.stringMatching(/^nope\.json: ENOENT/)] },
    { code: 1, lines: [`${noHistory}: this is no history: it has no events`] },
  ]);
});
