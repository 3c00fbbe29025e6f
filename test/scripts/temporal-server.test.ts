import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { chooseFreePort } from '../../scripts/stack/ports.ts';
import { superviseChild } from '../../scripts/stack/supervise.ts';
import type { SupervisedChild } from '../../scripts/stack/supervise.ts';
import { findTemporalBinary } from '../../scripts/stack/temporal-binary.ts';
import { searchAttributes, temporalSpec } from '../../scripts/stack/temporal.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const started: SupervisedChild[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
});

async function startServer(databaseFolder: string): Promise<{ server: SupervisedChild; address: string }> {
  const { path } = await findTemporalBinary({ env: process.env, say: () => undefined });
  const port = await chooseFreePort(new Set());
  const logFile = join(makeFolder(), 'temporal.log');
  const server = superviseChild(
    temporalSpec({ binary: path, port, uiPort: undefined, databaseFolder, logFile }),
  );
  started.push(server);
  await server.waitReady();
  return { server, address: `127.0.0.1:${port}` };
}

async function withClient<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address });
  try {
    return await work(new Client({ connection }));
  } finally {
    await connection.close();
  }
}

describe('the embedded Temporal', () => {
  it('keeps a workflow, with its search attributes, through a SIGKILL, in a folder for its owner alone', async () => {
    const folder = join(makeFolder(), 'temporal');
    const { server, address } = await startServer(folder);
    const workflowId = 'kept';
    await withClient(address, (client) =>
      client.workflow.start('nobody-runs-this', {
        workflowId,
        taskQueue: 'none',
        searchAttributes: attributes,
      }),
    );
    server.kill('SIGKILL');
    await server.waitReady();
    const kept = await withClient(address, (client) => client.workflow.getHandle(workflowId).describe());
    expect(kept.status.name).toBe('RUNNING');
    expect(kept.searchAttributes).toEqual(attributes);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('makes its database anew when an earlier start was killed while making it', async () => {
    const folder = join(makeFolder(), 'temporal');
    mkdirSync(folder);
    writeFileSync(join(folder, 'temporal.db'), '');
    const { address } = await startServer(folder);
    await withClient(address, async ({ connection }) => {
      const { namespaces } = await connection.workflowService.listNamespaces({});
      expect(namespaces.map(({ namespaceInfo }) => namespaceInfo?.name)).toContain('default');
    });
  });
});

const attributes = Object.fromEntries(
  Object.keys(searchAttributes).map((name) => [name, [`value of ${name}`]]),
);
