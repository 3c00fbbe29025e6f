/** `npm test`: runs every test, or those that the arguments name, and ends with one line of counts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, countResults } from './test-results.ts';
import { projectRoot } from './stack/run-script.ts';

const folder = await mkdtemp(join(tmpdir(), 'switchboard-results-'));
const resultFile = join(folder, 'results.json');
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const nodeOptions = [
  process.env['NODE_OPTIONS'],
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
];

const child = spawn(
  process.execPath,
  [jest, '--json', `--outputFile=${resultFile}`, ...process.argv.slice(2)],
  {
    cwd: projectRoot,
    // With --json the report of results goes to stderr, and the JSON to stdout as well as into the file.
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: nodeOptions.filter(Boolean).join(' ') },
  },
);
// Ctrl-C reaches Jest too; this process stays to report and to clean up.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
const [exitCode] = (await once(child, 'close')) as [number | null];

const counts = countResults(await readFile(resultFile, 'utf8').catch(() => ''));
await rm(folder, { recursive: true, force: true });
process.stdout.write(`${closingLine(counts)}\n`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : (exitCode ?? 1);
