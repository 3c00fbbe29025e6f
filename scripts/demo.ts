/**
 * `npm run demo [-- URL | SAMPLE] [--template TEMPLATE]`: builds an agent from a site, shows each step live, then lets one talk to it by text.
 * Uses the service that runs on DATA_DIR, or starts one for as long as the demo lasts.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConnectionError, SwitchboardError } from '../client/src/index.ts';
import { commandLine } from './command-line.ts';
import { clientFor, type ClientCredentials } from './client-for.ts';
import { converse } from './demo/converse.ts';
import { followOperation } from './demo/follow.ts';
import { chooseSite } from './demo/sites.ts';
import { StackError } from './stack/errors.ts';
import { startStackOfProgram } from './stack/own-stack.ts';

interface Service {
  credentials: ClientCredentials;
  sampleUrls: Record<string, string>;
  stop: () => Promise<void>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function readJson<T>(file: string): Promise<T | null> {
  return await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );
}

/** The service that already runs here, or null. */
async function findRunning(dataDir: string): Promise<Service | null> {
  const credentials = await readJson<ClientCredentials>(path.join(dataDir, 'credentials.json'));
  if (!credentials) return null;
  const ready = await fetch(`${credentials.base_url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  if (!ready?.ok) return null;
  const sampleUrls = (await readJson<Record<string, string>>(path.join(dataDir, 'samples.json'))) ?? {};
  return { credentials, sampleUrls, stop: () => Promise.resolve() };
}

const { given, asked } = commandLine('npm run demo [-- URL | SAMPLE] [--template TEMPLATE]', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { template: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (more.length > 0) throw new Error(`one site at a time, not also ${more.join(', ')}`);
  return { given, asked: values.template };
});

async function main(): Promise<void> {
  const running = await findRunning(path.resolve(process.env['DATA_DIR'] || '.data'));
  if (!running) say('Switchboard is not running here: starting it for this demo');
  const service = running ?? (await startStackOfProgram({ write: say }));
  try {
    const site = chooseSite(given, service.sampleUrls);
    const client = clientFor(service.credentials);
    const template = asked ?? site.template;
    say(`\nBuilding an agent from ${site.url} with the template ${template}`);
    const agent = await followOperation(client, { ...site, template }, say);
    if (agent) await converse(client, agent, site.questions, say);
    else process.exitCode = 1;
  } finally {
    await service.stop();
  }
}

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  const known = [StackError, SwitchboardError, ConnectionError].some((kind) => error instanceof kind);
  const details = error instanceof SwitchboardError ? error.details : [];
  const lines = details.map(({ path, message }) => `  ${path}: ${message}`);
  process.stderr.write(
    `\n${[known ? (error as Error).message : (error as Error).stack, ...lines].join('\n')}\n`,
  );
}
