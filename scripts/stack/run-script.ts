/** Runs one of the project's programs to its end. */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StackError } from './errors.ts';

/** The project's folder. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface RunOptions {
  env: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
}

/**
 * Gives the standard output of `node <args>`, run in the project's folder.
 * @throws StackError with the last words of the program when it fails.
 */
export function runScript(args: readonly string[], { env, signal }: RunOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal === undefined ? {} : { signal }),
    });
    let output = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4_000)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new StackError(
            `${args.join(' ')} failed (exit code ${code}):\n${complaints.trim() || output.trim()}`,
          ),
        );
    });
  });
}
