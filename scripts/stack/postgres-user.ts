/** PostgreSQL refuses to run as root: finds the unprivileged user that runs it then, and what that user can reach. */
import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { systemErrorCode } from './errors.ts';

export interface UnixUser {
  uid: number;
  gid: number;
}

const candidateNames = ['postgres', 'nobody'];
const fallbackUser: UnixUser = { uid: 65_534, gid: 65_534 };

function numericId(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/** The user to switch to; undefined when this process is not root and simply runs PostgreSQL as itself. */
export function unprivilegedUser(): UnixUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of candidateNames) {
    const uid = numericId('-u', name);
    const gid = numericId('-g', name);
    if (uid !== undefined && uid !== 0 && gid !== undefined) return { uid, gid };
  }
  return fallbackUser;
}

/** Owner of an existing folder, if it is not root: a data folder must be run by whoever owns it. */
export async function ownerOf(folder: string): Promise<UnixUser | undefined> {
  try {
    const { uid, gid } = await stat(folder);
    return uid === 0 ? undefined : { uid, gid };
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** True when `user` can enter `folder`; asked of the system itself, which knows ACLs and mounts. */
export function canEnter(user: UnixUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** True when `user` can run `binary --version`. */
export function canRun(user: UnixUser | undefined, binary: string): boolean {
  return spawnSync(binary, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
