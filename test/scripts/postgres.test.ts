import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { removeDataDir } from '../../scripts/stack/data-dir.ts';
import { chooseFreePort } from '../../scripts/stack/ports.ts';
import { preparePostgres } from '../../scripts/stack/postgres.ts';
import type { PreparedPostgres } from '../../scripts/stack/postgres.ts';
import { postgresSpec } from '../../scripts/stack/postgres-spec.ts';
import { superviseChild } from '../../scripts/stack/supervise.ts';
import type { SupervisedChild } from '../../scripts/stack/supervise.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const dataDir = makeFolder();
const password = 'a/b c&d';
let prepared: PreparedPostgres;
let server: SupervisedChild;

async function prepare(): Promise<PreparedPostgres> {
  const port = await chooseFreePort(new Set());
  return preparePostgres({ dataDir, port, password, durable: true, say: () => undefined });
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  // The worst place: a folder that only its owner can enter. Root's PostgreSQL runs as someone else.
  chmodSync(dataDir, 0o700);
  prepared = await prepare();
  server = superviseChild(postgresSpec(prepared, join(dataDir, 'postgres.log')));
  await server.waitReady();
});

afterAll(async () => {
  await server.stop();
  await removeDataDir(dataDir);
});

describe('the embedded PostgreSQL', () => {
  it('keeps what is committed on the disk before it answers, and listens on loopback alone', async () => {
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'listen_addresses',
      'unix_socket_directories',
    ];
    const sql = `select name, setting from pg_settings where name = any('{${names.join(',')}}') order by name`;
    expect(await query(prepared.url, sql)).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'unix_socket_directories', setting: prepared.home },
    ]);
  });

  it('has lost nothing after a SIGKILL', async () => {
    await query(prepared.url, 'create table kept (id int); insert into kept values (7)');
    expect(server.kill('SIGKILL')).toBe(true);
    await server.waitReady();
    expect(await query(prepared.url, 'select id from kept')).toEqual([{ id: 7 }]);
  });

  it('is reached over a socket in its own folder', async () => {
    const over = 'select inet_server_addr() as address';
    expect(await query(prepared.url, over)).toEqual([{ address: null }]);
    const tcp = new URL(prepared.url);
    tcp.search = '';
    expect(await query(tcp.href, over)).toEqual([{ address: '127.0.0.1' }]);
  });

  it('is reached over TCP where the path of a socket would be too long', async () => {
    const above = makeFolder();
    chmodSync(above, 0o755);
    const deep = join(above, 'd'.repeat(60));
    mkdirSync(deep);
    const port = await chooseFreePort(new Set());
    const { url, args } = await preparePostgres({
      dataDir: deep,
      port,
      password,
      durable: false,
      say: () => undefined,
    });
    expect(new URL(url).search).toBe('');
    expect(args).toContain('unix_socket_directories=');
    await removeDataDir(deep);
  });

  it('wants the password', async () => {
    const url = new URL(prepared.url);
    url.password = 'guess';
    await expect(query(url.toString(), 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('is found again by the next start', async () => {
    const again = await prepare();
    expect(again.home).toBe(prepared.home);
    expect(existsSync(join(again.home, 'initial-password'))).toBe(false);
  });

  it('is removed with the folder of its stack, wherever it lies', async () => {
    const throwaway = makeFolder();
    const port = await chooseFreePort(new Set());
    const { home } = await preparePostgres({
      dataDir: throwaway,
      port,
      password,
      durable: false,
      say: () => undefined,
    });
    expect(existsSync(home)).toBe(true);
    await removeDataDir(throwaway);
    expect([existsSync(home), existsSync(throwaway)]).toEqual([false, false]);
  });

  it('lets no lock file of another process keep it from starting, and keeps its own', async () => {
    const lockFile = join(prepared.home, 'cluster', 'postmaster.pid');
    const own = readFileSync(lockFile, 'utf8');
    await prepared.beforeStart();
    expect(readFileSync(lockFile, 'utf8')).toBe(own);

    writeFileSync(lockFile, own.replace(/^\d+/, String(process.pid)));
    await prepared.beforeStart();
    expect(existsSync(lockFile)).toBe(false);
    writeFileSync(lockFile, own);
  });
});
