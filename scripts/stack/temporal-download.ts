/** Downloads Temporal's CLI the way its SDKs do: asks temporal.download for the archive, unpacks the binary. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageOf } from './errors.ts';

export interface DownloadOptions {
  origin: string;
  version: string;
  /** File to put the binary at; it appears there only when complete. */
  target: string;
  signal?: AbortSignal | undefined;
}

interface ArchiveInfo {
  archiveUrl: string;
  fileToExtract: string;
}

const infoTimeoutMs = 10_000;
const archiveTimeoutMs = 300_000;

function limited(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
}

async function get(url: string, timeoutMs: number, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(url, { signal: limited(timeoutMs, signal) });
  if (!response.ok) throw new Error(`${new URL(url).host} answers ${response.status}`);
  return response;
}

async function unpack(archive: string, file: string, folder: string): Promise<void> {
  const child = spawn('tar', ['-xzf', archive, '-C', folder, file], { stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`tar cannot unpack ${basename(archive)}`);
}

/** Undefined when the binary is in place; otherwise why it is not, in words. Throws only when aborted. */
export async function downloadTemporal(options: DownloadOptions): Promise<string | undefined> {
  const { origin, version, target, signal } = options;
  const query = new URLSearchParams({
    arch: arch() === 'x64' ? 'amd64' : arch(),
    platform: platform() === 'win32' ? 'windows' : platform(),
    format: 'tar.gz',
  });
  let folder: string | undefined;
  try {
    const asked = await get(`${origin}/cli/${version}?${query.toString()}`, infoTimeoutMs, signal);
    const info = (await asked.json()) as ArchiveInfo;
    if (new URL(info.archiveUrl, origin).protocol !== new URL(origin).protocol)
      return 'the archive is not on https';
    await mkdir(dirname(target), { recursive: true });
    folder = await mkdtemp(join(dirname(target), 'download-'));
    const archive = join(folder, 'temporal.tar.gz');
    const { body } = await get(info.archiveUrl, archiveTimeoutMs, signal);
    if (body === null) return 'the archive is empty';
    await pipeline(Readable.fromWeb(body), createWriteStream(archive));
    await unpack(archive, info.fileToExtract, folder);
    await chmod(join(folder, info.fileToExtract), 0o755);
    await rename(join(folder, info.fileToExtract), target);
    return undefined;
  } catch (error) {
    signal?.throwIfAborted();
    return messageOf(error);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}
