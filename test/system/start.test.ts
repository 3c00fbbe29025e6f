/** `npm start`, `npm run demo` and `npm run chaos` as a user runs them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientFor, type ClientCredentials } from '../../scripts/client-for.ts';
import { chooseFreePort, portVariables } from '../../scripts/stack/ports.ts';
import { removeDataDir } from '../../scripts/stack/data-dir.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const root = path.resolve(import.meta.dirname, '../..');
const makeFolder = temporaryFolders();
const dataDir = path.join(makeFolder(), 'data');
const running = new Set<ChildProcess>();
let env: NodeJS.ProcessEnv;

/** A program of the project; `output()` is what it has written so far. */
function run(args: string[], settings: NodeJS.ProcessEnv = {}) {
  const child = spawn(
    process.execPath,
    args.map((arg, i) => (i === 0 ? path.join(root, arg) : arg)),
    {
      env: { ...env, ...settings },
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  running.add(child);
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, exited, output: () => text };
}

async function start() {
  const stack = run(['scripts/start.ts']);
  await waitFor(() => {
    if (stack.child.exitCode !== null) throw new Error(stack.output());
    return stack.output().includes('Switchboard runs');
  });
  return stack;
}

const readJson = (name: string) =>
  JSON.parse(readFileSync(path.join(dataDir, name), 'utf8')) as Record<string, never>;

/** Processes of the stack whose data folder is in `folder`; none before they are started. */
function pidsBelow(folder: string): Record<string, number> {
  const [file] = globSync('*/pids.json', { cwd: folder });
  return file === undefined
    ? {}
    : (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, number>);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

beforeAll(async () => {
  const taken = new Set<number>();
  const ports: Record<string, string> = {};
  for (const name of portVariables) ports[name] = String(await chooseFreePort(taken));
  env = { ...process.env, ...ports, DATA_DIR: dataDir };
  for (const name of ['DATABASE_URL', 'TEMPORAL_ADDRESS', 'NODE_OPTIONS']) delete env[name];
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await removeDataDir(dataDir);
});

describe('npm start', () => {
  let stack: Awaited<ReturnType<typeof start>>;
  let credentials: Record<string, string>;

  beforeAll(async () => {
    stack = await start();
    credentials = readJson('credentials.json');
  });

  it('says where everything is and what to try next', () => {
    for (const part of [
      credentials['base_url'],
      '/docs',
      credentials['temporal_ui_url'],
      'credentials.json',
      'npm run demo',
    ]) {
      expect(stack.output()).toContain(part);
    }
  });

  it('writes credentials that only their owner can read, and that work', async () => {
    expect(statSync(path.join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600);
    expect(Object.keys(credentials).toSorted()).toEqual(
      [
        'api_key',
        'base_url',
        'client_id',
        'client_secret',
        'console_url',
        'email',
        'password',
        'temporal_ui_url',
      ].toSorted(),
    );
    const client = clientFor(credentials as unknown as ClientCredentials);
    expect((await client.listAgents()).data).toEqual([]);
  });

  it('names its five processes in pids.json', () => {
    const pids = readJson('pids.json');
    for (const name of ['api', 'worker', 'temporal', 'postgres', 'runtime']) {
      expect(() => process.kill(pids[name] ?? 0, 0)).not.toThrow();
    }
  });

  it('serves the docs and Temporal’s UI', async () => {
    const docs = await fetch(`${credentials['base_url']}/docs`);
    expect([docs.status, docs.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(docs.headers.get('content-security-policy')).not.toContain('unsafe');
    for (const asset of ['swagger-ui-bundle.js', 'swagger-ui.css', 'start.js']) {
      expect((await fetch(`${credentials['base_url']}/docs/${asset}`)).status).toBe(200);
    }
    expect((await fetch(credentials['temporal_ui_url'] ?? '')).status).toBe(200);
  });

  it.each([
    ['trattoria', ['noon to 9 pm', '$22', 'don’t know']],
    ['dental', ['8 am', 'New patients are welcome', 'don’t']],
    ['friseur', ['8:30', '32 $', 'weiß ich']],
  ])('lets npm run demo -- %s end in a conversation that is right', async (sample, expected) => {
    const demo = run(['scripts/demo.ts', sample]);
    expect([await demo.exited, demo.output()]).toEqual([0, expect.any(String)]);
    for (const part of expected) expect(demo.output()).toContain(part);
    expect(demo.output()).toContain('└ http');
  });

  it('tells npm run demo what to do about an address that must not be read', async () => {
    const demo = run(['scripts/demo.ts', 'http://127.0.0.1:9/']);
    expect(await demo.exited).toBe(1);
    expect(demo.output()).toContain('URL_NOT_ALLOWED');
  });

  it('refuses a second one on the same data and ports, and says why', async () => {
    const second = run(['scripts/start.ts']);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('DATA_DIR');
  });

  it('ends all on SIGTERM, and goes on with the same data and credentials when it is started again', async () => {
    const client = clientFor(credentials as unknown as ClientCredentials);
    const before = await client.listAgents();
    stack.child.kill('SIGTERM');
    expect(await stack.exited).toBe(0);
    expect(existsSync(path.join(dataDir, 'pids.json'))).toBe(false);
    stack = await start();
    expect(readJson('credentials.json')).toEqual(credentials);
    const again = clientFor(credentials as unknown as ClientCredentials);
    expect(await again.request('GET', '/v2/agents')).toEqual(before);
    stack.child.kill('SIGTERM');
    expect(await stack.exited).toBe(0);
  });
});

describe('npm run chaos', () => {
  it('survives faults with nothing lost, duplicated or orphaned', async () => {
    const chaos = run(['scripts/chaos.ts', '--faults', '5', '--rate', '2', '--seed', '7']);
    const code = await chaos.exited;
    expect(chaos.output()).toContain('faults survived 5, lost 0, duplicated 0, orphans 0');
    expect(code).toBe(0);
  }, 400_000);

  it('ends everything that it has started when it is told to end', async () => {
    const folder = makeFolder();
    const chaos = run(['scripts/chaos.ts', '--faults', '50'], { TMPDIR: folder });
    let pids: Record<string, number> = {};
    await waitFor(() => {
      pids = pidsBelow(folder);
      return 'worker' in pids;
    });
    chaos.child.kill('SIGTERM');
    expect(await chaos.exited).toBe(143);
    expect(Object.values(pids).filter(isAlive)).toEqual([]);
    for (const kept of readdirSync(folder)) await removeDataDir(path.join(folder, kept));
  }, 200_000);
});
