/** Steps that are tried beside the workflow: what they cost, what is seen of them, and what becomes of those that do not succeed at once. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { provisionSteps, type Operation } from '../../contract/schemas/operations.ts';
import { activities, labelsOfMarkers, timersMs } from '../support/histories.ts';
import type { Fault } from '../platforms/fault-proxy.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { labels } from '../../workflows/labels.ts';

const makeFolder = temporaryFolders();
const home =
  '<html lang="en"><title>Corner Shop</title><h1>Corner Shop</h1><p>Open Monday to Friday 9 am - 5 pm.</p></html>';

let system: TestSystem;
let site: SiteServer;

beforeAll(async () => {
  site = await serveSite({ '/': home });
  system = await startTestSystem({ folder: makeFolder(), env: { OUTBOUND_ALLOW: site.host } });
});

afterAll(async () => {
  await system.stop();
  await site.close();
});

afterEach(() => system.proxy.clear());

const historyOf = async ({ workflow_id: id }: Operation) =>
  (await system.temporal.workflow.getHandle(id).fetchHistory()).events ?? [];
const attempts = (operation: Operation) =>
  Object.fromEntries(operation.steps.map(({ name, attempt }) => [name, attempt]));

describe('an agent whose platform answers at once', () => {
  let operation: Operation;

  beforeAll(async () => {
    operation = await system.provision(site.url);
  });

  it('takes an activity where the site is read, and no other', async () => {
    expect(operation.status).toBe('active');
    expect(activities(await historyOf(operation))).toEqual(['readSite']);
  });

  it('shows the other steps as markers, named in clear', async () => {
    expect(labelsOfMarkers(await historyOf(operation))).toEqual(
      expect.arrayContaining(
        provisionSteps.filter((step) => step !== 'readSite').map((step) => labels[step]),
      ),
    );
  });

  it('stays as it is when the last task is lost and its steps are run again', async () => {
    const events = await historyOf(operation);
    const lastTask = events.findLast((event) => event.workflowTaskCompletedEventAttributes);
    const { workflowService } = system.temporal;
    const { runId } = await workflowService.resetWorkflowExecution({
      namespace: 'default',
      workflowExecution: { workflowId: operation.workflow_id },
      reason: 'a lost task',
      requestId: operation.operation_id,
      workflowTaskFinishEventId: lastTask!.eventId!,
    });
    const handle = system.temporal.workflow.getHandle(operation.workflow_id, runId);
    await waitFor(async () => (await handle.describe()).status.name === 'COMPLETED');
    const again = (await handle.fetchHistory()).events ?? [];
    expect(activities(again)).toEqual(['readSite']);
    expect(await system.client.getOperation({ path: { operation_id: operation.operation_id } })).toEqual(
      operation,
    );
    expect(await system.resourcesOf(operation.operation_id)).toHaveLength(3);
  });
});

describe('an agent whose platform', () => {
  const agent = { step: 'deploy', method: /POST/, path: /^\/agents/ } as const;
  const number = { step: 'acquireNumber', method: /POST/, path: /^\/phone-numbers/ } as const;
  const assignment = { step: 'assignNumber', method: /PATCH/, path: /^\/phone-numbers/ } as const;
  const call = { step: 'verifyLive', method: /POST/, path: /^\/calls/ } as const;
  const late: Fault = { kind: 'delay', delayMs: 6000 };
  const tooLate: Fault = { kind: 'delay', delayMs: 9000 };
  const askForPatience: Fault = { kind: 'answer', status: 503, headers: { 'retry-after': '2' } };

  it.each([
    {
      name: 'loses the answer of its creation',
      ...agent,
      fault: { kind: 'drop_answer' } as Fault,
      waitedMs: 500,
    },
    { name: 'makes a number so late that it was asked again', ...number, fault: tooLate, waitedMs: 500 },
    { name: 'asks for patience with a number', ...number, fault: askForPatience, waitedMs: 2000 },
    { name: 'answers the assignment late', ...assignment, fault: late, waitedMs: 500 },
    { name: 'breaks off the assignment', ...assignment, fault: { kind: 'reset' } as Fault, waitedMs: 500 },
    { name: 'takes its call late', ...call, fault: late, waitedMs: 500 },
    { name: 'asks to be called later', ...call, fault: askForPatience, waitedMs: 2000 },
  ])(
    '$name gets that by an activity after a while, which counts as the second attempt',
    async ({ step, method, path, fault, waitedMs }) => {
      system.proxy.inject({ method, path, fault });
      const operation = await system.provision(site.url);
      expect(operation.status).toBe('active');
      const history = await historyOf(operation);
      expect(activities(history)).toEqual(['readSite', step]);
      expect(timersMs(history)).toContain(waitedMs);
      expect(attempts(operation)).toEqual({
        ...Object.fromEntries(provisionSteps.map((name) => [name, 1])),
        [step]: 2,
      });
      expect(await system.resourcesOf(operation.operation_id)).toHaveLength(3);
    },
  );

  it('is asked for an agent by a worker that dies makes one', async () => {
    system.proxy.inject({ ...agent, fault: { kind: 'delay', delayMs: 2000 } });
    const { operation_id: id } = await system.client.request<Operation>('POST', '/v2/agents', {
      body: { payload: { name: 'Desk', platform: 'local', business_url: site.url, template_id: 'general' } },
    });
    await waitFor(() => system.proxy.pending() === 0);
    system.children.worker.kill('SIGKILL');
    await system.children.worker.waitReady();
    expect(await system.waitUntilEnded(id)).toMatchObject({ status: 'active' });
    expect(await system.resourcesOf(id)).toHaveLength(3);
  });

  it('refuses its assignment for good is not asked twice', async () => {
    system.proxy.inject({
      method: /PATCH/,
      path: /^\/phone-numbers/,
      fault: { kind: 'answer', status: 422, body: '{}' },
    });
    const operation = await system.provision(site.url);
    expect(operation).toMatchObject({ status: 'failed', error: { code: 'PLATFORM_REJECTED' } });
    expect(attempts(operation)).toMatchObject({ assignNumber: 1, verifyLive: 0 });
    expect(await system.resourcesOf(operation.operation_id)).toEqual([]);
  });
});
