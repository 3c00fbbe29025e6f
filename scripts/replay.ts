/**
 * `npm run replay -- WORKFLOW_ID|FILE … [--show] [--save FOLDER]`: replays histories on today's workflow code. A workflow id is
 * fetched from Temporal (TEMPORAL_ADDRESS, else the local stack's TEMPORAL_PORT, with the SDK's environment
 * configuration: API key, TLS, namespace); a file is a history saved before, or exported from Temporal's UI. What is
 * encrypted in them is decoded by ENCRYPTION_KEY, else by the key in DATA_DIR; what is shown and saved is in clear.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import type { PayloadCodec } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { loadTemporalConfig } from '../config.ts';
import { decodeHistory, eventLines } from '../temporal/decode-history.ts';
import { createPayloadCodec } from '../temporal/payload-codec.ts';
import { replayHistories, type SavedHistory } from '../worker/replay.ts';
import { findEncryptionKeys } from './encryption-keys.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'string' }, show: { type: 'boolean', default: false } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
if (positionals.length === 0) {
  process.stderr.write('Name at least one workflow id, e.g. provision/op_…, or a saved history (.json).\n');
  process.exit(2);
}
Runtime.install({
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { forward: {}, filter: 'ERROR' } },
});

function refuse(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function findCodec(): Promise<PayloadCodec | undefined> {
  const keys = await findEncryptionKeys(process.env);
  return keys && createPayloadCodec(...keys);
}

async function load(name: string): Promise<SavedHistory> {
  if (name.endsWith('.json')) {
    return {
      workflowId: path.basename(name, '.json'),
      history: JSON.parse(await readFile(name, 'utf8')) as unknown,
    };
  }
  const local = `127.0.0.1:${process.env['TEMPORAL_PORT'] || '7233'}`;
  const { connection: options, namespace } = loadTemporalConfig({ TEMPORAL_ADDRESS: local, ...process.env });
  const connection = await Connection.connect(options);
  try {
    const history = await new Client({ connection, namespace }).workflow.getHandle(name).fetchHistory();
    return { workflowId: name, history: JSON.parse(historyToJSON(history)) as unknown };
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
const codec = await findCodec();
for (const name of positionals) {
  const { workflowId, history } = await load(name);
  histories.push({ workflowId, history: await decodeHistory(history, codec).catch(refuse) });
}
if (values.show)
  for (const { history } of histories) eventLines(history as { events: unknown[] }).forEach(say);
for (const { workflowId, history } of values.save === undefined ? [] : histories) {
  const file = path.join(values.save ?? '', `${workflowId.replaceAll('/', '-')}.json`);
  await writeFile(file, `${JSON.stringify(history, withoutMachine, 1)}\n`);
  say(`saved ${file}`);
}
const failures = await replayHistories(histories);
for (const { workflowId } of histories) {
  const failure = failures.get(workflowId);
  say(failure ? `✗ ${workflowId}: ${failure.message}` : `✓ ${workflowId} replays on today's code`);
}
process.exit(failures.size === 0 ? 0 : 1);
