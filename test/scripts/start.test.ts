import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tryLock } from '../../scripts/stack/lock.ts';
import type { Lock } from '../../scripts/stack/lock.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const startFile = join(import.meta.dirname, '..', '..', 'scripts', 'start.ts');
const anyPorts = { PORT: '0', RUNTIME_PORT: '0', TEMPORAL_PORT: '0', TEMPORAL_UI_PORT: '0', PG_PORT: '0' };

/** Runs `npm start`'s program to its end. */
async function start(env: Record<string, string>): Promise<{ code: number; output: string; errors: string }> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [startFile], { env: { PATH, HOME, ...anyPorts, ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
}

describe('a start that cannot be', () => {
  it('names the variable of a taken port, starts nothing, and lets go of DATA_DIR', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const dataDir = makeFolder();
    const { code, output, errors } = await start({ DATA_DIR: dataDir, TEMPORAL_UI_PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(errors).toContain(`TEMPORAL_UI_PORT=${port} `);
    expect(errors).not.toContain('    at ');
    expect(output).not.toContain('PostgreSQL');
    expect(readdirSync(dataDir)).toEqual(['logs']);
  });

  it('says who already runs on the same DATA_DIR', async () => {
    const dataDir = makeFolder();
    const lock = (await tryLock(join(dataDir, 'supervisor.lock'))) as Lock;
    const { code, errors } = await start({ DATA_DIR: dataDir });
    await lock.release();
    expect(code).toBe(1);
    expect(errors).toContain(`already runs on ${dataDir} (process ${process.pid})`);
  });

  it.each([
    ['a file', 'file'],
    ['below a file', 'file/data'],
    ['a link that leads nowhere', 'dangling'],
    ['a folder whose lock cannot be written', 'locked'],
  ])('names DATA_DIR where it is %s, and says what to do', async (_, name) => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(join(folder, 'missing', 'folder'), join(folder, 'dangling'));
    mkdirSync(join(folder, 'locked', 'supervisor.lock'), { recursive: true });
    const dataDir = join(folder, name);
    const { code, errors } = await start({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(errors).toContain(`DATA_DIR=${dataDir} cannot be used: E`);
    expect(errors).toContain('Set DATA_DIR to a folder that this user may write to');
    expect(errors).not.toContain('    at ');
  });

  it('refuses a port that is none', async () => {
    const { code, errors } = await start({ DATA_DIR: makeFolder(), PG_PORT: 'five' });
    expect(code).toBe(1);
    expect(errors).toContain('PG_PORT=five is no port');
  });

  it('does not begin anew over data whose secrets are gone', async () => {
    const dataDir = makeFolder();
    mkdirSync(join(dataDir, 'postgres'));
    const { code, errors } = await start({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(errors).toContain('secrets.json is missing');
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
  });
});
