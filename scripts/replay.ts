/**
 * `npm run replay -- WORKFLOW_ID|FILE … [--show] [--save FOLDER]`: replays histories on today's workflow code. A workflow id is
 * fetched from Temporal (TEMPORAL_ADDRESS, else the local stack's TEMPORAL_PORT, with the SDK's environment
 * configuration: API key, TLS, namespace); a file is a history saved before, or exported from Temporal's UI. What is
 * encrypted in them is decoded by ENCRYPTION_KEY, else by the key in DATA_DIR; what is shown and saved is in clear.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client, Connection, isGrpcServiceError } from '@temporalio/client';
import type { PayloadCodec } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { loadTemporalConfig } from '../config.ts';
import { decodeHistory, eventLines } from '../temporal/decode-history.ts';
import { createPayloadCodec } from '../temporal/payload-codec.ts';
import { replayHistories, type SavedHistory } from '../worker/replay.ts';
import { commandLine, leave } from './command-line.ts';
import { findEncryptionKeys } from './encryption-keys.ts';
import { messageOf } from './stack/errors.ts';

const usage = 'npm run replay -- WORKFLOW_ID|FILE.json … [--show] [--save FOLDER]';
const { positionals, values } = commandLine(usage, () => {
  const parsed = parseArgs({
    allowPositionals: true,
    options: { save: { type: 'string' }, show: { type: 'boolean', default: false } },
  });
  if (parsed.positionals.length === 0)
    throw new Error('name at least one workflow id, e.g. provision/op_…, or a saved history (.json)');
  return parsed;
});
const say = (line: string) => process.stdout.write(`${line}\n`);
Runtime.install({
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { forward: {}, filter: 'ERROR' } },
});

/** gRPC's code. */
const notFound = 5;

const refuse = (error: unknown): never => leave(messageOf(error));

async function findCodec(): Promise<PayloadCodec | undefined> {
  const keys = await findEncryptionKeys(process.env);
  return keys && createPayloadCodec(...keys);
}

async function load(name: string): Promise<SavedHistory> {
  if (name.endsWith('.json')) {
    const history = JSON.parse(await readFile(name, 'utf8')) as { events?: unknown } | null;
    if (!Array.isArray(history?.events)) throw new Error('this is no history: it has no events');
    return { workflowId: path.basename(name, '.json'), history };
  }
  const local = `127.0.0.1:${process.env['TEMPORAL_PORT'] || '7233'}`;
  const { connection: options, namespace } = loadTemporalConfig({ TEMPORAL_ADDRESS: local, ...process.env });
  const connection = await Connection.connect(options).catch((error: unknown) => {
    throw new Error(`Temporal does not answer at ${options.address}`, { cause: error });
  });
  try {
    const history = await new Client({ connection, namespace }).workflow.getHandle(name).fetchHistory();
    return { workflowId: name, history: JSON.parse(historyToJSON(history)) as unknown };
  } catch (error) {
    if (!isGrpcServiceError(error) || (error.code as number) !== notFound) throw error;
    throw new Error(`Temporal at ${options.address} has no such workflow in the namespace ${namespace}`);
  } finally {
    await connection.close();
  }
}

/** Who ran it and where its code lay say nothing to a replay, and do not belong into a repository. */
const withoutMachine = (key: string, value: unknown) => {
  if (key === 'identity' || key === 'stackTrace') return undefined;
  // The queue of a worker that keeps the workflow in memory is named by its process and host.
  return key === 'name' && /^\d+@/.test(String(value)) ? 'sticky' : value;
};

const histories: SavedHistory[] = [];
const codec = await findCodec().catch(refuse);
for (const name of positionals) {
  const { workflowId, history } = await load(name).catch((error: unknown) =>
    leave(`${name}: ${messageOf(error)}`),
  );
  histories.push({ workflowId, history: await decodeHistory(history, codec).catch(refuse) });
}
if (values.show)
  for (const { history } of histories) eventLines(history as { events: unknown[] }).forEach(say);
for (const { workflowId, history } of values.save === undefined ? [] : histories) {
  const file = path.join(values.save ?? '', `${workflowId.replaceAll('/', '-')}.json`);
  await writeFile(file, `${JSON.stringify(history, withoutMachine, 1)}\n`).catch(refuse);
  say(`saved ${file}`);
}
const failures = await replayHistories(histories);
for (const { workflowId } of histories) {
  const failure = failures.get(workflowId);
  say(failure ? `✗ ${workflowId}: ${failure.message}` : `✓ ${workflowId} replays on today's code`);
}
process.exit(failures.size === 0 ? 0 : 1);
