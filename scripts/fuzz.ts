/**
 * `npm run fuzz [-- OPTIONS]`: a stateful, property-based run over the OpenAPI document with a
 * token of all scopes, against a service of its own on 127.0.0.1. Needs Python 3.10; the fuzzer goes into the cache folder. OPTIONS are its own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { StackError } from './stack/errors.ts';
import { startOwnStack } from './stack/own-stack.ts';

const version = '4.32.5';
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Path of the fuzzer's program, installed first where it is missing. */
async function findFuzzer(): Promise<string> {
  const cache = path.join(process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'switchboard');
  const folder = path.join(cache, `schemathesis-${version}`);
  const program = path.join(folder, 'bin', 'schemathesis');
  if (existsSync(program)) return program;
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (python === undefined)
    throw new StackError('The fuzzer needs Python 3.10 or later, and there is no python3 on the PATH.');
  say(`installing schemathesis ${version} into ${folder}`);
  await mkdir(cache, { recursive: true });
  await run(python, ['-m', 'venv', folder]);
  await run(path.join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`]);
  return program;
}

async function run(command: string, args: string[], cwd?: string): Promise<void> {
  const [code] = (await once(
    spawn(command, args, { stdio: 'inherit', ...(cwd ? { cwd } : {}) }),
    'exit',
  )) as [number | null];
  if (code !== 0) throw new StackError(`${path.basename(command)} ${args[0]} failed with exit code ${code}`);
}

/**
 * Streams never end. What a schema allows may still be refused for what it means (a cursor of another list, a key used
 * with another body, an unknown invitation), so being refused is no finding.
 */
const excluded = ['--exclude-operation-id', 'streamEvents', '--exclude-checks', 'positive_data_acceptance'];

async function main(): Promise<void> {
  const fuzzer = await findFuzzer();
  const stack = await startOwnStack('fuzz', {
    LOG_LEVEL: 'warn',
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_WRITE: '1000000',
    RATE_LIMIT_TOKEN: '1000000',
    CRAWL_MAX_SECONDS: '5',
  });
  try {
    const { base_url: baseUrl, client_id, client_secret } = stack.credentials;
    const answer = await fetch(`${baseUrl}/v2/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const given = process.argv.slice(2);
    const bounds = given.includes('--max-examples') ? [] : ['--max-examples', '30'];
    // It keeps what it finds in the folder that it runs in.
    await run(
      fuzzer,
      [
        'run',
        `${baseUrl}/v2/openapi.json`,
        ...['--header', `Authorization: Bearer ${token}`],
        ...['--checks', 'all', '--request-timeout', '30', '--continue-on-failure'],
        ...excluded,
        ...bounds,
        ...given,
      ],
      stack.dataDir,
    );
    say('the fuzzer found nothing');
  } finally {
    await stack.remove();
  }
}

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof StackError)) throw error;
  say(error.message);
}
