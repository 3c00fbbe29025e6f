/**
 * `npm run fuzz [-- --max-examples N --max-time SECONDS OPTIONS]`: a stateful, property-based run over the OpenAPI document
 * with a token of all scopes and a console session, against a service of its own on 127.0.0.1. Needs Python 3.10; the
 * fuzzer goes into the cache folder. OPTIONS are its own. Fails for what it finds and for operations that never succeeded.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { clientFor } from './client-for.ts';
import { operationsOf, putExamples, type Document } from './fuzz/document.ts';
import { findFuzzer, runFuzzer } from './fuzz/fuzzer.ts';
import { openOwnSite, type OwnSite } from './fuzz/own-site.ts';
import { seed } from './fuzz/seed.ts';
import { excludedOperations, settingsOf } from './fuzz/settings.ts';
import { neverSucceeded, readStatuses, summarize } from './fuzz/summary.ts';
import { StackError } from './stack/errors.ts';
import { startOwnStack } from './stack/own-stack.ts';
import type { Stack } from './stack/stack.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const limits = { maxExamples: 20, maxSeconds: 360 };

async function main(): Promise<void> {
  const program = await findFuzzer(say);
  const own = await openOwnSite();
  try {
    const stack = await startOwnStack('fuzz', {
      // The summary is read from it.
      LOG_LEVEL: 'info',
      OUTBOUND_ALLOW: own.host,
      RATE_LIMIT_READ: '1000000',
      RATE_LIMIT_WRITE: '1000000',
      RATE_LIMIT_TOKEN: '1000000',
      CRAWL_MAX_SECONDS: '30',
    });
    try {
      await fuzz(program, stack, own);
    } finally {
      await stack.remove();
    }
  } finally {
    await own.close();
  }
}

async function fuzz(program: string, stack: Stack, own: OwnSite): Promise<void> {
  const { baseUrl, credentials, dataDir, sampleUrls } = stack;
  const seeds = await seed({
    client: clientFor(credentials),
    credentials,
    databaseUrl: stack.env['DATABASE_URL'] ?? '',
    siteUrl: sampleUrls['dental'] ?? '',
    own,
  });
  const document = (await (await fetch(`${baseUrl}/v2/openapi.json`)).json()) as Document;
  const operationIds = operationsOf(document)
    .map((operation) => operation.operationId)
    .filter((id) => !excludedOperations.includes(id));
  putExamples(document, seeds.values);
  const logFile = path.join(dataDir, 'logs', 'api.log');
  const { size: seededUntil } = await stat(logFile);
  const clean = await runFuzzer({
    program,
    folder: dataDir,
    baseUrl,
    document,
    settings: settingsOf(seeds, limits),
    env: {
      FUZZ_SESSION: JSON.stringify(seeds.session),
      FUZZ_KEPT: JSON.stringify(seeds.kept),
      FUZZ_PENDING: JSON.stringify({ ...seeds.pending, url: `${baseUrl}/v2/agents`, token: seeds.token }),
      FUZZ_SPARE_SESSIONS: JSON.stringify(seeds.spareSessions),
    },
    options: process.argv.slice(2),
  });
  const statuses = await readStatuses(logFile, seededUntil);
  for (const line of summarize(operationIds, statuses)) say(line);
  const idle = neverSucceeded(operationIds, statuses);
  if (idle.length > 0) say(`never succeeded: ${idle.join(', ')}`);
  if (!clean || idle.length > 0) throw new StackError('the fuzzer found something');
  say('the fuzzer found nothing, and every operation succeeded');
}

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof StackError)) throw error;
  say(error.message);
}
