/** Schemathesis: installed into the cache folder once, run over a document with settings. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { StackError } from '../stack/errors.ts';

const version = '4.32.5';
const hooks = path.join(import.meta.dirname, 'hooks.py');

/** Path of the program, installed first where it is missing. */
export async function findFuzzer(say: (line: string) => void): Promise<string> {
  const cache = path.join(process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'switchboard');
  const folder = path.join(cache, `schemathesis-${version}`);
  const program = path.join(folder, 'bin', 'schemathesis');
  if (existsSync(program)) return program;
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (python === undefined)
    throw new StackError('The fuzzer needs Python 3.10 or later, and there is no python3 on the PATH.');
  say(`installing schemathesis ${version} into ${folder}`);
  await mkdir(cache, { recursive: true });
  for (const [command, ...args] of [
    [python, '-m', 'venv', folder],
    [path.join(folder, 'bin', 'pip'), 'install', '--quiet', `schemathesis==${version}`],
  ] as [string, ...string[]][]) {
    const code = await run(command, args);
    if (code !== 0)
      throw new StackError(`${path.basename(command)} ${args[0]} failed with exit code ${code}`);
  }
  return program;
}

async function run(command: string, args: string[], options: object = {}): Promise<number | null> {
  const [code] = (await once(spawn(command, args, { stdio: 'inherit', ...options }), 'exit')) as [
    number | null,
  ];
  return code;
}

export interface FuzzerRun {
  program: string;
  /** Where it may leave what it finds. */
  folder: string;
  baseUrl: string;
  document: unknown;
  /** Its configuration file, in the form of TOML values. */
  settings: Record<string, unknown>;
  env: Record<string, string>;
  /** Of its own, handed through. */
  options: readonly string[];
}

/** Whether it found nothing. */
export async function runFuzzer({
  program,
  folder,
  baseUrl,
  document,
  settings,
  env,
  options,
}: FuzzerRun): Promise<boolean> {
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(document));
  await writeFile(path.join(folder, 'schemathesis.toml'), tomlOf({ ...settings, hooks }));
  const code = await run(program, ['run', 'openapi.json', '--url', baseUrl, ...options], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  if (code !== 0 && code !== 1) throw new StackError(`schemathesis ended with exit code ${code}`);
  return code === 0;
}

/** A JSON object as TOML: one line a member, everything below as inline tables. */
function tomlOf(object: Record<string, unknown>): string {
  return Object.entries(object)
    .map(([key, value]) => `${JSON.stringify(key)} = ${inline(value)}\n`)
    .join('');
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)} = ${inline(member)}`);
  return `{ ${members.join(', ')} }`;
}
