/** Webhooks over real processes and Temporal: from an event to a receiver, through deaths of the worker. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { DeliveryRow } from '../../db/deliveries.ts';
import { endpointWorkflowId } from '../../workflows/names.ts';
import { answer, startReceiver, verify, type Receiver } from '../support/receiver.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
let system: TestSystem;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  system = await startTestSystem({
    folder: makeFolder(),
    // Further away than what the process itself waits for, 20 % less included, and long enough to be seen waiting.
    env: { OUTBOUND_ALLOW: '127.0.0.1', WEBHOOK_RETRY_SECONDS: '0.5,20,20,20' },
  });
});

afterAll(async () => {
  await system.stop();
  await receiver.close();
});

const subscribe = (path: string, options: object = {}) =>
  system.client.request<{ webhook_id: string; secret: string }>('POST', '/v2/webhooks', {
    body: { url: receiver.url(path), ...options },
  });
const publishMany = async (count: number) => {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 100)
    ids.push(...(await Promise.all(Array.from({ length: Math.min(100, count - i) }, system.publish))));
  return ids;
};
const pending = async (webhookId: string) =>
  (await system.db<DeliveryRow>('deliveries').where({ webhook_id: webhookId, status: 'pending' })).length;
const remove = (webhookId: string) => system.client.request('DELETE', `/v2/webhooks/${webhookId}`);
const disable = (webhookId: string) =>
  system.client.request('PATCH', `/v2/webhooks/${webhookId}`, { body: { enabled: false } });
/** What Temporal's UI shows of a running workflow. */
const detailsOf = async (handle: WorkflowHandle) => {
  const name = '__temporal_workflow_metadata';
  const metadata = await handle.query<{ currentDetails?: string }>(name).catch(() => undefined);
  return metadata?.currentDetails;
};

describe('an event', () => {
  it('reaches its receiver, signed, although the endpoint had never been served', async () => {
    const { webhook_id: id, secret } = await subscribe('/first');
    const eventId = await system.publish();
    const [received] = await waitFor(() => receiver.at('/first').length > 0 && receiver.at('/first'));
    expect(verify(secret, received as never)).toMatchObject({ webhook_id: id, idempotency_key: eventId });
    const list = await waitFor(async () => {
      const { data } = await system.client.request<{ data: { status: string; attempts: object[] }[] }>(
        'GET',
        `/v2/webhooks/${id}/deliveries`,
      );
      return data[0]?.status === 'delivered' && data;
    });
    expect(list[0]?.attempts).toMatchObject([{ number: 1, status_code: 204, error: null }]);
    await remove(id);
  });
});

describe('a worker', () => {
  it('killed in the middle of a backlog loses nothing, and repeats at most what was under way', async () => {
    receiver.behave('/killed', (_, response) => void setTimeout(() => response.writeHead(204).end(), 5));
    const { webhook_id: id } = await subscribe('/killed');
    const ids = await publishMany(600);
    await waitFor(() => receiver.at('/killed').length > 100);
    system.children.worker.kill('SIGKILL');
    await system.children.worker.waitReady();
    await waitFor(async () => (await pending(id)) === 0);
    const received = receiver.at('/killed').map((item) => item.id);
    expect(new Set(received)).toEqual(new Set(ids));
    // Ten under way, and those whose results were not written yet.
    expect(received.length - ids.length).toBeLessThanOrEqual(60);
    await remove(id);
  });

  it('told to stop in the middle of a backlog loses nothing and repeats nothing', async () => {
    receiver.behave('/stopped', (_, response) => void setTimeout(() => response.writeHead(204).end(), 5));
    const { webhook_id: id } = await subscribe('/stopped');
    const ids = await publishMany(600);
    await waitFor(() => receiver.at('/stopped').length > 100);
    system.children.worker.kill('SIGTERM');
    await waitFor(async () => (await pending(id)) === 0);
    const received = receiver.at('/stopped').map((item) => item.id);
    expect([...received].sort()).toEqual([...ids].sort());
    await remove(id);
  });
});

describe("an endpoint's workflow", () => {
  it('waits for the next attempt, says since when the endpoint fails, and ends when nothing is left', async () => {
    receiver.behave('/failing', answer(500));
    const { webhook_id: id } = await subscribe('/failing');
    await system.publish();
    const handle = system.temporal.workflow.getHandle(endpointWorkflowId(id));
    const details = await waitFor(async () => {
      const state = await detailsOf(handle);
      return state?.startsWith('Failing since') && state;
    });
    expect(details).toMatch(/^Failing since [\d: -]+, 1 waiting, next attempt at [\d: -]+ \(UTC\)$/);
    receiver.behave('/failing', answer(204));
    await waitFor(async () => (await pending(id)) === 0);
    await waitFor(async () => (await handle.describe()).status.name === 'COMPLETED');
    const history = JSON.stringify(await handle.fetchHistory());
    expect(history).not.toContain('whsec_');
    expect(history).not.toContain('/failing');
    await remove(id);
  });

  it.each([
    ['disabled', (id: string) => disable(id)],
    ['deleted', (id: string) => remove(id)],
  ])('ends soon after the endpoint was %s, long before its next attempt was due', async (name, end) => {
    receiver.behave(`/${name}`, answer(500));
    const { webhook_id: id } = await subscribe(`/${name}`);
    await system.publish();
    const handle = system.temporal.workflow.getHandle(endpointWorkflowId(id));
    const due = await waitFor(async () => {
      const state = await detailsOf(handle);
      return state?.startsWith('Failing since') && / at (.*) \(UTC\)$/.exec(state)?.[1];
    });
    await end(id);
    await waitFor(async () => (await handle.describe()).status.name === 'COMPLETED');
    expect(Date.now()).toBeLessThan(Date.parse(`${due.replace(' ', 'T')}Z`) - 5_000);
  });
});
