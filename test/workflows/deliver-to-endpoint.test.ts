/** An endpoint that is watched for long: its workflow begins a new run before its history grows too large. */
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { newId } from '../../domain/ids.ts';
import { chooseFreePort } from '../../scripts/stack/ports.ts';
import { superviseChild, type SupervisedChild } from '../../scripts/stack/supervise.ts';
import { findTemporalBinary } from '../../scripts/stack/temporal-binary.ts';
import { temporalSpec } from '../../scripts/stack/temporal.ts';
import { ensureWorkflowBundle } from '../../worker/bundle.ts';
import { replayHistories } from '../../worker/replay.ts';
import type { EndpointInput, EndpointReport } from '../../workflows/inputs.ts';
import { deliveryQueue, endpointWorkflowId, workflowTypes } from '../../workflows/names.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
const taskQueue = 'test';
/** From here on Temporal suggests a new run; by itself it does at 4,096 events. */
const suggestedEvents = 30;
/** More than fit into one run. */
const turns = 12;

const served: EndpointInput[] = [];
let server: SupervisedChild;
let connection: Connection;
let client: Client;
let workerConnection: NativeConnection;
let workers: Worker[];
let running: Promise<unknown>;

function serveEndpoint(input: EndpointInput): Promise<EndpointReport> {
  served.push(input);
  const isLast = served.length >= turns;
  const nextDueAt = isLast ? null : new Date(Date.now() + 20).toISOString();
  return Promise.resolve({ nextDueAt, waiting: isLast ? 0 : 1, failingSince: null });
}

beforeAll(async () => {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { forward: {}, filter: 'OFF' } },
  });
  const { path: binary } = await findTemporalBinary({ env: process.env, say: () => undefined });
  const port = await chooseFreePort(new Set());
  const logFile = path.join(makeFolder(), 'temporal.log');
  const spec = temporalSpec({ binary, port, uiPort: undefined, databaseFolder: undefined, logFile });
  const setting = `limit.historyCount.suggestContinueAsNew=${suggestedEvents}`;
  server = superviseChild({ ...spec, args: [...spec.args, '--dynamic-config-value', setting] });
  await server.waitReady();
  const address = `127.0.0.1:${port}`;
  connection = await Connection.connect({ address });
  client = new Client({ connection });
  workerConnection = await NativeConnection.connect({ address });
  workers = [
    await Worker.create({
      connection: workerConnection,
      taskQueue,
      workflowBundle: { codePath: await ensureWorkflowBundle() },
    }),
    await Worker.create({
      connection: workerConnection,
      taskQueue: deliveryQueue(taskQueue),
      activities: { serveEndpoint },
    }),
  ];
  running = Promise.all(workers.map((worker) => worker.run()));
});

afterAll(async () => {
  for (const worker of workers) worker.shutdown();
  await running;
  await workerConnection.close();
  await connection.close();
  await server.stop();
});

async function runsOf(workflowId: string): Promise<Map<string, string>> {
  const runs = new Map<string, string>();
  for await (const { runId, status } of client.workflow.list({ query: `WorkflowId = "${workflowId}"` }))
    runs.set(runId, status.name);
  return runs;
}

it('is watched over several runs, each with the same input, until nothing is left to do', async () => {
  const webhookId = newId('webhook');
  const workflowId = endpointWorkflowId(webhookId);
  const handle = await client.workflow.start(workflowTypes.deliverToEndpoint, {
    workflowId,
    taskQueue,
    args: [{ webhookId }],
  });
  await handle.result();
  expect(served).toEqual(Array.from({ length: turns }, () => ({ webhookId })));

  // Temporal's lists follow what they list a little later.
  const runs = await waitFor(async () => {
    const listed = await runsOf(workflowId);
    return [...listed.values()].includes('COMPLETED') ? listed : undefined;
  });
  expect([...runs.values()].filter((status) => status === 'CONTINUED_AS_NEW').length).toBeGreaterThanOrEqual(
    2,
  );
  expect([...runs.values()].filter((status) => status === 'COMPLETED')).toHaveLength(1);
  for (const runId of runs.keys()) {
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory();
    expect(history.events?.length).toBeLessThan(suggestedEvents * 2);
    const saved = { workflowId, history: JSON.parse(historyToJSON(history)) as unknown };
    expect([...(await replayHistories([saved])).values()]).toEqual([]);
  }
});
