/** The embedded PostgreSQL: makes its cluster once and says how to run, probe and stop it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StackError } from './errors.ts';
import { readIfPresent } from './files.ts';
import { isRunning } from './identity.ts';
import { locatePostgresBinaries } from './postgres-binaries.ts';
import { preparePostgresHome } from './postgres-home.ts';
import { ownerOf, unprivilegedUser } from './postgres-user.ts';
import type { UnixUser } from './postgres-user.ts';

export interface PostgresOptions {
  /** Folder of the stack's data; the cluster goes into it where PostgreSQL's user can reach it. */
  dataDir: string;
  port: number;
  password: string;
  /** False only for throwaway test databases: a crash of the machine may then lose commits. */
  durable: boolean;
  /** Receives remarks for the operator. */
  say: (line: string) => void;
}

export interface PreparedPostgres {
  command: string;
  args: string[];
  user: UnixUser | undefined;
  /** Folder to remove when the data are not wanted any more. */
  home: string;
  /** Address of the `switchboard` database, with its password. */
  url: string;
  /** Resolves when connections are accepted and the `switchboard` database exists. */
  becomeReady: () => Promise<void>;
  /** Removes a lock file left by a killed server; call before every start. */
  beforeStart: () => Promise<void>;
}

const databaseUser = 'switchboard';
const databaseName = 'switchboard';

function runInitdb(command: string, args: string[], user: UnixUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StackError(`PostgreSQL's initdb failed (exit code ${code}):\n${output.trim()}`));
    });
  });
}

/** A cluster appears under its final name only when complete: an interrupted initdb leaves nothing that looks valid. */
async function createCluster(
  home: string,
  cluster: string,
  binFolder: string,
  user: UnixUser | undefined,
  { password, durable }: PostgresOptions,
): Promise<void> {
  const partial = `${cluster}.partial`;
  const passwordFile = join(home, 'initial-password');
  await rm(partial, { recursive: true, force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) await chown(passwordFile, user.uid, user.gid);
  const args = ['-D', partial, '-U', databaseUser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  args.push('--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!durable) args.push('--no-sync');
  try {
    await runInitdb(join(binFolder, 'initdb'), args, user);
    await rename(partial, cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The server trusts a lock file whose process id is alive, even when another program has that id by now. */
async function removeStaleLocks(home: string, cluster: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const pid = Number((await readIfPresent(lockFile))?.split('\n')[0]);
  if (await isRunning(pid, cluster)) return;
  await rm(lockFile, { force: true });
  for (const name of await readdir(home)) {
    if (name.startsWith(socketPrefix)) await rm(join(home, name), { force: true });
  }
}

const socketPrefix = '.s.PGSQL.';
/** Longer paths of sockets do not fit into the system's address (108 bytes on Linux, 104 on macOS). */
const longestSocketPath = 103;

/** Where its socket lies: a query over it costs a third less than over TCP. Undefined where the path would be too long. */
function socketFolder(home: string, port: number): string | undefined {
  const length = Buffer.byteLength(join(home, `${socketPrefix}${port}.lock`));
  return process.platform !== 'win32' && length <= longestSocketPath ? home : undefined;
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A server killed while we probe it ends the connection; the failing query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes the cluster if there is none. Settings suit two cores; it listens on 127.0.0.1, and on a socket in a folder that
 * only its user and root can enter.
 * @throws StackError when PostgreSQL cannot run here or the password belongs to another cluster.
 */
export async function preparePostgres(options: PostgresOptions): Promise<PreparedPostgres> {
  const { dataDir, port, password, durable, say } = options;
  const defaultUser = unprivilegedUser();
  const owner = defaultUser && (await ownerOf(join(dataDir, 'postgres', 'cluster')));
  const user = owner ?? defaultUser;
  const binaries = await locatePostgresBinaries(user);
  if (binaries.copiedTo !== undefined) {
    say(`PostgreSQL's programs run from ${binaries.copiedTo}: its user cannot enter this folder`);
  }
  const home = await preparePostgresHome(dataDir, user);
  if (home.outside) say(`PostgreSQL's data lie in ${home.folder}: its user cannot enter ${dataDir}`);
  const cluster = join(home.folder, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await createCluster(home.folder, cluster, binaries.binFolder, user, options);
  }
  const socket = socketFolder(home.folder, port);
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socket ?? '',
    shared_buffers: '128MB',
    max_connections: '200',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const args = ['-D', cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const base = `postgres://${databaseUser}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const over = socket === undefined ? '' : `?host=${encodeURIComponent(socket)}`;
  return {
    command: join(binaries.binFolder, 'postgres'),
    args,
    user,
    home: home.folder,
    url: `${base}/${databaseName}${over}`,
    becomeReady: () => ensureDatabase(`${base}/postgres${over}`),
    beforeStart: () => removeStaleLocks(home.folder, cluster),
  };
}
