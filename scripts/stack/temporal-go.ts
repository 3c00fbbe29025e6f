/** Builds Temporal's CLI with Go, for machines that cannot download it. */
import { spawn, spawnSync } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatDuration } from './steps.ts';

export interface GoInstallOptions {
  go: string;
  env: Record<string, string | undefined>;
  version: string;
  /** File to put the binary at; it appears there only when complete. */
  target: string;
  say: (line: string) => void;
  signal?: AbortSignal | undefined;
}

const progressEveryMs = 15_000;

/** The `go` command, if it runs. */
export function findGo(env: Record<string, string | undefined>): string | undefined {
  const { status } = spawnSync('go', ['version'], { env, stdio: 'ignore' });
  return status === 0 ? 'go' : undefined;
}

function runGo(options: GoInstallOptions, binFolder: string): Promise<string | undefined> {
  const { go, env, version, say, signal } = options;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(go, ['install', `github.com/temporalio/cli/cmd/temporal@${version}`], {
      env: { ...env, GOBIN: binFolder },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(signal === undefined ? {} : { signal }),
    });
    let lastWords = '';
    child.stderr.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2_000)));
    const timer = setInterval(
      () => say(`  … building Temporal, ${formatDuration(performance.now() - startedAt)} so far`),
      progressEveryMs,
    );
    const settle = (problem: string | undefined) => {
      clearInterval(timer);
      resolve(problem);
    };
    child.once('error', (error) => settle(error.message));
    child.once('close', (code) => settle(code === 0 ? undefined : lastWords.trim() || `exit code ${code}`));
  });
}

/** Undefined when the binary is in place; otherwise why it is not, in words. Throws only when aborted. */
export async function installWithGo(options: GoInstallOptions): Promise<string | undefined> {
  const { target, signal } = options;
  await mkdir(dirname(target), { recursive: true });
  const binFolder = await mkdtemp(join(dirname(target), 'build-'));
  try {
    const problem = await runGo(options, binFolder);
    signal?.throwIfAborted();
    if (problem !== undefined) return problem;
    await access(join(binFolder, 'temporal'), constants.X_OK);
    await rename(join(binFolder, 'temporal'), target);
    return undefined;
  } finally {
    await rm(binFolder, { recursive: true, force: true });
  }
}
