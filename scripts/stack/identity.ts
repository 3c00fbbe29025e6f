/** Which process a process id means: ids are used again by the system, so a bare number proves nothing. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function askPs(pid: number, column: string): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

async function readProc(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

/** Fields of /proc/<pid>/stat after the program's name, which may itself hold spaces and brackets. */
async function statFields(pid: number): Promise<string[] | undefined> {
  const text = await readProc(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

/**
 * A text that this process has, and that no other ever had: when it was started, within which boot.
 * Undefined when there is no such process, or it only waits to be reaped.
 */
export async function identify(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  if (platform() !== 'linux') return askPs(pid, 'lstart');
  const fields = await statFields(pid);
  const state = fields?.[0];
  const startTicks = fields?.[19];
  if (startTicks === undefined || state === 'Z' || state === 'X') return undefined;
  const boot = await readProc('/proc/sys/kernel/random/boot_id');
  return `${boot?.trim()}:${startTicks}`;
}

/** True when `pid` runs and `argument` is part of its command line. */
export async function isRunning(pid: number, argument: string): Promise<boolean> {
  if ((await identify(pid)) === undefined) return false;
  const command = platform() === 'linux' ? await readProc(`/proc/${pid}/cmdline`) : askPs(pid, 'command');
  return command?.includes(argument) ?? false;
}
