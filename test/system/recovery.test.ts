/** What crashes, operators and lost answers leave behind, and how the service finds its way back from it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '../../contract/schemas/operations.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
const home =
  '<html lang="en"><title>Corner Shop</title><h1>Corner Shop</h1><p>Open Monday to Friday 9 am - 5 pm.</p></html>';

let system: TestSystem;
let site: SiteServer;
/** Requests of the site wait here as long as it stands. */
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  site = await serveSite({
    '/': (_, response) =>
      void gate.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(home)),
  });
  system = await startTestSystem({
    folder: makeFolder(),
    env: { OUTBOUND_ALLOW: site.host, SWEEP_INTERVAL_SECONDS: '2' },
  });
});

afterAll(async () => {
  await system.stop();
  await site.close();
});

const accept = () =>
  system.client.request<Operation>('POST', '/v2/agents', {
    body: { payload: { name: 'Desk', platform: 'local', business_url: site.url, template_id: 'general' } },
  });
const read = (id: string) => system.client.request<Operation>('GET', `/v2/operations/${id}`);

/** Holds the site's answers until the function that it returns is called. */
function holdSite(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

const runningStep = (id: string, name: string) =>
  waitFor(async () => (await read(id)).steps.find((step) => step.name === name)?.status === 'running');

describe('an accepted operation', () => {
  it('is started by whoever comes next when the API dies before it could start it', async () => {
    const accepted = await accept();
    await system.waitUntilEnded(accepted.operation_id);
    // As a crash between commit and start leaves it: committed, claimed by the dead, unknown to Temporal.
    const orphan = await accept();
    system.children.api.kill('SIGKILL');
    await system.children.api.waitReady();
    expect((await system.waitUntilEnded(orphan.operation_id)).status).toBe('active');
    // Where it died between the start and forgetting the request, that is forgotten when the claim has run out.
    await waitFor(async () => (await system.db('start_requests')).length === 0);
  });

  it('is started once although its start request stands again after it has run', async () => {
    const operation = await system.waitUntilEnded((await accept()).operation_id);
    await system.db('start_requests').insert({ operation_id: operation.operation_id });
    await waitFor(async () => (await system.db('start_requests')).length === 0);
    expect(await read(operation.operation_id)).toEqual(operation);
    expect(await system.resourcesOf(operation.operation_id)).toHaveLength(3);
  });

  it('goes on on another worker when its worker dies in the middle of a step', async () => {
    const release = holdSite();
    const { operation_id: id } = await accept();
    await runningStep(id, 'readSite');
    system.children.worker.kill('SIGKILL');
    release();
    await system.children.worker.waitReady();
    const operation = await system.waitUntilEnded(id);
    expect(operation.status).toBe('active');
    expect(operation.steps[0]?.attempt).toBeGreaterThan(1);
  });
});

describe('an operator', () => {
  it('who cancels the workflow gets it compensated', async () => {
    const release = holdSite();
    const { operation_id: id, workflow_id: workflowId } = await accept();
    await runningStep(id, 'readSite');
    await system.temporal.workflow.getHandle(workflowId).cancel();
    const operation = await system.waitUntilEnded(id);
    release();
    expect(operation).toMatchObject({ status: 'failed', error: { code: 'CANCELED', retryable: false } });
    expect(await system.resourcesOf(id)).toEqual([]);
  });

  it('who cancels it at the platform gets everything released, the last first', async () => {
    system.proxy.inject({
      method: /PATCH/,
      path: /^\/phone-numbers/,
      fault: { kind: 'delay', delayMs: 1500 },
    });
    const { operation_id: id, workflow_id: workflowId } = await accept();
    await runningStep(id, 'assignNumber');
    await system.temporal.workflow.getHandle(workflowId).cancel();
    const operation = await system.waitUntilEnded(id);
    expect(operation).toMatchObject({ status: 'failed', error: { code: 'CANCELED' } });
    const times = operation.released?.map(({ kind, released_at: at }) => [kind, at] as const) ?? [];
    const inOrder = times.toSorted((a, b) => a[1].localeCompare(b[1])).map(([kind]) => kind);
    expect(inOrder).toEqual(['phone_number', 'agent', 'knowledge_base']);
    expect(await system.resourcesOf(id)).toEqual([]);
  });

  it('who terminates the workflow leaves nothing hanging: the sweeper ends the operation and releases what it made', async () => {
    system.proxy.inject({
      method: /PATCH/,
      path: /^\/phone-numbers/,
      fault: { kind: 'delay', delayMs: 1500 },
    });
    const { operation_id: id, workflow_id: workflowId } = await accept();
    await runningStep(id, 'assignNumber');
    await system.temporal.workflow.getHandle(workflowId).terminate('by hand');
    await system
      .db('operations')
      .where({ id })
      .update({ updated_at: new Date(Date.now() - 120_000) });
    const operation = await system.waitUntilEnded(id);
    expect(operation).toMatchObject({ status: 'failed', error: { code: 'CANCELED' } });
    await waitFor(async () => (await system.resourcesOf(id)).length === 0);
  });
});

describe('the sweeper', () => {
  it('releases what appears at the platform after its operation has failed', async () => {
    const failed = await system.provision('http://no-such-business.invalid/');
    await system.platform.acquireNumber(`${failed.operation_id}/phone_number`, { label: 'late' });
    await waitFor(async () => (await system.resourcesOf(failed.operation_id)).length === 0);
  });

  it('leaves alone what belongs to active operations and to other installations', async () => {
    const active = await system.provision(site.url);
    const foreign = await system.platform.acquireNumber('op_of_somebody_else/phone_number', {
      label: 'foreign',
    });
    const failed = await system.provision('http://no-such-business.invalid/');
    await system.platform.acquireNumber(`${failed.operation_id}/phone_number`, { label: 'late' });
    await waitFor(async () => (await system.resourcesOf(failed.operation_id)).length === 0);
    expect(await system.resourcesOf(active.operation_id)).toHaveLength(3);
    expect(await system.platform.find('op_of_somebody_else/phone_number')).toMatchObject({ id: foreign.id });
  });

  it('finishes a compensation that the platform did not allow', async () => {
    const failed = await system.provision('http://no-such-business.invalid/');
    const { id } = await system.platform.acquireNumber(`${failed.operation_id}/phone_number`, {
      label: 'left',
    });
    const [operation] = await system
      .db<{ id: string; account_id: string; agent_id: string }>('operations')
      .where({ id: failed.operation_id });
    await system.db('platform_resources').insert({
      id: 'res_left',
      account_id: operation?.account_id,
      operation_id: failed.operation_id,
      agent_id: operation?.agent_id,
      platform: 'local',
      kind: 'phone_number',
      reference: `${failed.operation_id}/phone_number`,
      vendor_id: id,
      status: 'created',
    });
    const after = await waitFor(async () => {
      const now = await read(failed.operation_id);
      return now.released?.length === 1 ? now : undefined;
    });
    expect(after.released).toMatchObject([{ kind: 'phone_number', platform: 'local', id }]);
    expect(await system.resourcesOf(failed.operation_id)).toEqual([]);
  });

  it('comes back soon after its worker died in the middle of it', async () => {
    system.proxy.inject({ method: /GET/, fault: { kind: 'delay', delayMs: 240_000 } });
    await waitFor(() => system.proxy.pending() === 0);
    system.children.worker.kill('SIGKILL');
    await system.children.worker.waitReady();
    const failed = await system.provision('http://no-such-business.invalid/');
    await system.platform.acquireNumber(`${failed.operation_id}/phone_number`, { label: 'late' });
    await waitFor(async () => (await system.resourcesOf(failed.operation_id)).length === 0);
  });

  it('forgets idempotency keys after 24 hours', async () => {
    await system.client.request('POST', '/v2/agents', {
      body: { payload: { name: 'Desk', platform: 'local', business_url: site.url, template_id: 'general' } },
      idempotencyKey: 'old',
    });
    await system
      .db('idempotency_keys')
      .where({ key: 'old' })
      .update({ created_at: new Date(Date.now() - 25 * 3_600_000) });
    await waitFor(async () => (await system.db('idempotency_keys').where({ key: 'old' })).length === 0);
  });
});
