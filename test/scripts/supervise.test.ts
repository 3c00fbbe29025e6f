import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { identify } from '../../scripts/stack/identity.ts';
import { chooseFreePort } from '../../scripts/stack/ports.ts';
import { probeHttp, probeLog } from '../../scripts/stack/probes.ts';
import { endLeftovers, recordProcesses } from '../../scripts/stack/processes.ts';
import { createRunning, waitUntilAllReady } from '../../scripts/stack/running.ts';
import { defaultTiming, superviseChild } from '../../scripts/stack/supervise.ts';
import type { ChildEvents, ChildSpec, SupervisedChild } from '../../scripts/stack/supervise.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
const started: SupervisedChild[] = [];
const quick = { ...defaultTiming, firstBackoffMs: 5, lastBackoffMs: 20 };

afterEach(async () => {
  await Promise.all(started.splice(0).map((child) => child.stop()));
});

/** A child that runs `program` with this Node; it is ready when it has written `ready`. */
function fakeChild(program: string, changes: Partial<ChildSpec> = {}): ChildSpec {
  return {
    name: 'fake',
    command: process.execPath,
    args: ['-e', program],
    env: {},
    cwd: '/',
    stopSignal: 'SIGTERM',
    logFile: join(makeFolder(), 'fake.log'),
    probe: probeLog('ready'),
    ...changes,
  };
}

const idle = `console.log('ready'); setInterval(() => {}, 1000)`;
const deafToSigterm = `process.on('SIGTERM', () => {}); ${idle}`;

function supervise(spec: ChildSpec, events: ChildEvents = {}, timing = quick): SupervisedChild {
  const child = superviseChild(spec, events, timing);
  started.push(child);
  return child;
}

const readPids = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'pids.json'), 'utf8')) as Record<string, number>;

describe('a supervised child that runs without doing its job', () => {
  const watched = { ...quick, watchEveryMs: 10 };

  it('is started again when that goes on for too long', async () => {
    const said: string[] = [];
    let isWell = true;
    const probe = () => (isWell ? Promise.resolve() : Promise.reject(new Error('interrupted')));
    const events = { say: (line: string) => void said.push(line) };
    const child = supervise(fakeChild(idle, { probe, unwellForMs: 100 }), events, watched);
    await child.waitReady();
    const first = child.pid();
    isWell = false;
    await waitFor(() => child.pid() !== undefined && child.pid() !== first);
    isWell = true;
    await child.waitReady();
    expect(said[0]).toBe('fake runs, but does not do its job (interrupted)');
  });

  it('is left alone where it may take its time, or is well again soon', async () => {
    let failures = 0;
    const probe = () => {
      failures += 1;
      return failures % 2 === 0 ? Promise.reject(new Error('busy')) : Promise.resolve();
    };
    const patient = supervise(fakeChild(idle, { probe }), {}, watched);
    const hasty = supervise(fakeChild(idle, { probe, unwellForMs: 5_000 }), {}, watched);
    await Promise.all([patient.waitReady(), hasty.waitReady()]);
    const pids = [patient.pid(), hasty.pid()];
    await waitFor(() => failures > 20);
    expect([patient.pid(), hasty.pid()]).toEqual(pids);
  });
});

describe('a supervised child', () => {
  it('is started again when it is killed, and pids.json follows', async () => {
    const folder = makeFolder();
    const record = recordProcesses(folder, process.pid);
    const child = supervise(fakeChild(idle), { onStart: (name, pid) => record.note(name, pid) });
    await child.waitReady();
    const first = child.pid();
    expect(readPids(folder)).toEqual({ fake: first, supervisor: process.pid });

    expect(child.kill('SIGKILL')).toBe(true);
    await child.waitReady();
    expect(child.pid()).not.toBe(first);
    expect(readPids(folder)).toEqual({ fake: child.pid(), supervisor: process.pid });

    await record.clear();
    expect(existsSync(join(folder, 'pids.json'))).toBe(false);
  });

  it('is started again when it ends by itself, and that is said', async () => {
    const lines: string[] = [];
    const child = supervise(
      fakeChild(`console.log('ready'); process.stdin.resume(); setTimeout(() => process.exit(3), 300)`),
      {
        say: (line) => lines.push(line),
      },
    );
    await child.waitReady();
    await waitFor(() => lines.length > 0);
    expect(lines[0]).toMatch(/^fake ended \(exit code 3\); starting it again in \d+ ms$/);
    await child.waitReady();
  });

  it('does not count as ready by what it wrote before it was started again', async () => {
    const folder = makeFolder();
    const once = `const fs = require('fs'); const seen = fs.existsSync('${folder}/seen'); fs.writeFileSync('${folder}/seen', '');
      if (!seen) console.log('ready'); setInterval(() => seen && fs.existsSync('${folder}/go') && console.log('ready'), 10)`;
    const child = supervise(fakeChild(once));
    await child.waitReady();
    const first = child.pid();
    child.kill('SIGKILL');
    await waitFor(() => child.pid() !== undefined && child.pid() !== first);
    await expect(child.check()).rejects.toThrow(/no "ready"/);
    writeFileSync(`${folder}/go`, '');
    await child.waitReady();
  });

  it('is given up, with its last words, when it dies five times without ever being ready', async () => {
    const starts: number[] = [];
    const child = supervise(fakeChild(`console.error('no such table: moon'); process.exit(1)`), {
      onStart: (_, pid) => void starts.push(pid),
    });
    await expect(child.waitReady()).rejects.toThrow(/fake died 5 times[^]*no such table: moon/);
    expect(starts).toHaveLength(5);
  });

  it('is given up, and ended, when it runs and never becomes ready', async () => {
    const port = await chooseFreePort(new Set());
    const spec = fakeChild('setInterval(() => {}, 1000)', {
      probe: () => probeHttp(`http://127.0.0.1:${port}/`),
    });
    const child = supervise(spec, {}, { ...quick, firstReadyWithinMs: 200 });
    await expect(child.waitReady()).rejects.toThrow(/did not become ready within 0.2 s/);
    await waitFor(() => child.pid() === undefined);
  });

  it('is given up when its program is not there', async () => {
    const child = supervise(fakeChild('', { command: '/nonexistent/program' }));
    await expect(child.waitReady()).rejects.toThrow(/ENOENT/);
  });

  it('ends on its stop signal and is not started again', async () => {
    const child = supervise(fakeChild(idle));
    await child.waitReady();
    const pid = child.pid() as number;
    await child.stop();
    expect(await identify(pid)).toBeUndefined();
    expect(child.pid()).toBeUndefined();
    await expect(child.waitReady()).rejects.toThrow(/was stopped/);
  });

  it('is killed when it does not listen to its stop signal', async () => {
    const child = supervise(fakeChild(deafToSigterm), {}, { ...quick, graceMs: 100 });
    await child.waitReady();
    const pid = child.pid() as number;
    await child.stop();
    expect(await identify(pid)).toBeUndefined();
  });

  it('writes a log that only its owner reads', async () => {
    const spec = fakeChild(idle);
    await supervise(spec).waitReady();
    expect(statSync(spec.logFile).mode & 0o777).toBe(0o600);
  });
});

describe('several children', () => {
  it('end in reverse order of their start', async () => {
    const order: string[] = [];
    const running = createRunning({}, undefined);
    for (const name of ['first', 'second', 'third']) {
      await running.start(fakeChild(idle, { name }));
      running.onEnd(() => Promise.resolve(void order.push(`${name} ends`)));
    }
    const pids = [...running.children.values()].map((child) => child.pid() as number);
    await running.end();
    expect(order).toEqual(['third ends', 'second ends', 'first ends']);
    expect(await Promise.all(pids.map(identify))).toEqual([undefined, undefined, undefined]);
  });

  it('are ready together only when a killed one is back', async () => {
    const children = [supervise(fakeChild(idle)), supervise(fakeChild(idle))];
    await waitUntilAllReady(children, 20_000);
    const before = children[1]?.pid();
    children[1]?.kill('SIGKILL');
    await waitUntilAllReady(children, 20_000);
    expect(children[1]?.pid()).not.toBe(before);
  });

  it('names the problem when they are not ready in time', async () => {
    const spec = fakeChild('setInterval(() => {}, 1000)', { name: 'slowcoach' });
    await expect(waitUntilAllReady([supervise(spec)], 150)).rejects.toThrow(/Not ready within 0.15 s/);
  });

  it('stops waiting for a start that is called off', async () => {
    const calledOff = new AbortController();
    const running = createRunning({}, calledOff.signal);
    const starting = running.start(fakeChild('setInterval(() => {}, 1000)'));
    calledOff.abort(new Error('Ctrl-C'));
    await expect(starting).rejects.toThrow('Ctrl-C');
    await running.end();
    expect(running.children.get('fake')?.pid()).toBeUndefined();
  });
});

describe('what a killed supervisor left running', () => {
  async function startStranger(program: string): Promise<number> {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    strangers.push(child.pid as number);
    return child.pid as number;
  }
  const strangers: number[] = [];
  afterEach(() => {
    for (const pid of strangers.splice(0)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
  });

  it('is ended, and named', async () => {
    const folder = makeFolder();
    const pid = await startStranger(idle);
    await recordProcesses(folder, 1).note('worker', pid);
    expect(await endLeftovers(folder)).toEqual(['worker']);
    expect(await identify(pid)).toBeUndefined();
  });

  it('is left alone when its process id now belongs to another process', async () => {
    const folder = makeFolder();
    const pid = await startStranger(idle);
    await recordProcesses(folder, 1).note('worker', pid);
    const file = join(folder, 'processes.json');
    const [entry] = JSON.parse(readFileSync(file, 'utf8')) as [object];
    writeFileSync(file, JSON.stringify([{ ...entry, identity: 'an earlier boot:1' }]));
    expect(await endLeftovers(folder)).toEqual([]);
    expect(await identify(pid)).toBeDefined();
  });

  it('is nothing in a fresh folder', async () => {
    expect(await endLeftovers(makeFolder())).toEqual([]);
  });
});
