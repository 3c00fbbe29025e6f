/** Finds a Temporal binary: the first candidate that works, or one downloaded or built into the user's cache folder. */
import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { StackError } from './errors.ts';
import { downloadTemporal } from './temporal-download.ts';
import { findGo, installWithGo } from './temporal-go.ts';
import { tryLock, waitForLock } from './lock.ts';

/** Later versions cannot be installed as a Go module: they carry a replace directive. */
const temporalVersion = 'v1.5.1';

export interface TemporalBinary {
  path: string;
  /** Why this one, for the operator. */
  reason: string;
}

export interface LookupOptions {
  /** TEMPORAL_CLI_PATH, PATH, XDG_CACHE_HOME and what Go needs are read from here. */
  env: Record<string, string | undefined>;
  say: (line: string) => void;
  signal?: AbortSignal | undefined;
  homeFolder?: string;
  temporaryFolder?: string;
  /** Where binaries are downloaded from. */
  downloadOrigin?: string;
}

interface Candidate {
  path: string;
  reason: string;
  /** True where anyone could have put the file: only our own or root's is run then. */
  ownOnly?: boolean;
}

function worksAsTemporal(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && stdout.startsWith('temporal version');
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function isOwn(path: string): Promise<boolean> {
  const { uid, mode } = await stat(path);
  return (uid === 0 || uid === process.getuid?.()) && (mode & 0o022) === 0;
}

function sdkVersion(): string {
  const manifest = createRequire(import.meta.url)('@temporalio/client/package.json') as { version: string };
  return manifest.version;
}

/** The user's cache file for the version that this project builds or downloads. */
export function cachedBinaryPath(env: LookupOptions['env'], homeFolder: string): string {
  const cache = env['XDG_CACHE_HOME'] || join(homeFolder, '.cache');
  return join(cache, 'switchboard', 'temporal', temporalVersion, 'temporal');
}

function candidates(options: LookupOptions, cached: string): Candidate[] {
  const { env, temporaryFolder = tmpdir() } = options;
  const list: Candidate[] = [];
  const named = env['TEMPORAL_CLI_PATH'];
  if (named) list.push({ path: named, reason: 'TEMPORAL_CLI_PATH names it' });
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    if (folder !== '') list.push({ path: join(folder, 'temporal'), reason: 'it is on the PATH' });
  }
  list.push({ path: cached, reason: 'it is in your cache folder' });
  const sdkCopy = join(temporaryFolder, `temporal-sdk-typescript-${sdkVersion()}`);
  list.push({ path: sdkCopy, reason: "it is the Temporal SDK's own download", ownOnly: true });
  return list;
}

async function firstThatWorks(options: LookupOptions, cached: string): Promise<TemporalBinary | undefined> {
  for (const { path, reason, ownOnly } of candidates(options, cached)) {
    const named = path === options.env['TEMPORAL_CLI_PATH'];
    if (!(await isFile(path))) {
      if (named) options.say(`TEMPORAL_CLI_PATH=${path} is passed over: there is no such file`);
    } else if (ownOnly === true && !(await isOwn(path))) {
      options.say(`${path} is passed over: others can write to it`);
    } else if (!worksAsTemporal(path)) {
      options.say(`${path} is passed over: it does not run as a Temporal CLI`);
    } else return { path, reason };
  }
  return undefined;
}

function noBinary(details: string): StackError {
  return new StackError(
    `No Temporal binary: ${details}\nWays out, any of them:\n` +
      '  - install the Temporal CLI (https://docs.temporal.io/cli) so that `temporal` is on the PATH\n' +
      '  - set TEMPORAL_CLI_PATH to a Temporal CLI binary\n' +
      '  - install Go 1.24 or later: it is then built once (about 4 minutes)\n' +
      '  - set TEMPORAL_ADDRESS to a Temporal server that is already running',
  );
}

async function obtain(options: LookupOptions, cached: string): Promise<TemporalBinary> {
  const { env, say, signal } = options;
  const origin = options.downloadOrigin ?? 'https://temporal.download';
  const missed = await downloadTemporal({ origin, version: temporalVersion, target: cached, signal });
  if (missed === undefined && worksAsTemporal(cached)) {
    return { path: cached, reason: `it was downloaded from ${origin}` };
  }
  const problem = missed ?? 'the downloaded file does not run here';
  const go = findGo(env);
  if (go === undefined) throw noBinary(`download: ${problem}; and there is no Go to build it with.`);
  say(`Temporal cannot be downloaded (${problem}); building it with Go, once: 3 to 5 minutes`);
  const failure = await installWithGo({ go, env, version: temporalVersion, target: cached, say, signal });
  if (failure !== undefined) throw noBinary(`download: ${problem}; Go: ${failure}`);
  if (!worksAsTemporal(cached)) throw noBinary('what Go built does not run here.');
  return { path: cached, reason: 'it was built with Go into your cache folder' };
}

/**
 * The binary to run. Downloading and building are locked: a second start at the same time waits for the first.
 * @throws StackError with the ways out when there is none and none can be had.
 */
export async function findTemporalBinary(options: LookupOptions): Promise<TemporalBinary> {
  const cached = cachedBinaryPath(options.env, options.homeFolder ?? homedir());
  const found = await firstThatWorks(options, cached);
  if (found !== undefined) return found;
  const lockFile = `${cached}.lock`;
  const first = await tryLock(lockFile);
  if ('heldBy' in first) options.say(`process ${first.heldBy} is already getting Temporal; waiting for it`);
  const lock = 'heldBy' in first ? await waitForLock(lockFile, options.signal) : first;
  try {
    if (worksAsTemporal(cached))
      return { path: cached, reason: 'another start has just put it into your cache folder' };
    return await obtain(options, cached);
  } finally {
    await lock.release();
  }
}
