/** Stopping operations, doing failed ones again, and finding them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failOperation } from '../../db/operation-endings.ts';
import { startStep } from '../../db/operation-progress.ts';
import type { Operation } from '../../contract/schemas/operations.ts';
import { makeAgent, makeOperation } from '../support/agents.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

let api: TestApi;
let owner: TestAccount;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.makeAccount();
});
afterAll(() => api.close());

const post = (path: string, headers = {}) => api.request('POST', path, { token: owner.token, headers });
const read = async (id: string) =>
  (await api.request('GET', `/v2/operations/${id}`, { token: owner.token })).body as unknown as Operation;
const cancel = (id: string, headers = {}) => post(`/v2/operations/${id}/cancel`, headers);
const retry = (id: string, headers = {}) => post(`/v2/operations/${id}/retry`, headers);
const eventsOf = async (agentId: string) =>
  (await api.db<{ type: string; agent_id: string }>('events').where({ agent_id: agentId })).map(
    ({ type }) => type,
  );

/** As a launcher leaves it that has handed the workflow to Temporal. */
const makeStarted = async () => {
  const operation = await makeOperation(api.db, owner.accountId);
  await api.db('start_requests').where({ operation_id: operation.id }).delete();
  return operation;
};
const makeFailed = async () => {
  const operation = await makeOperation(api.db, owner.accountId);
  const failure = { code: 'SITE_EMPTY' as const, message: 'Nothing.', retryable: false };
  await api.db.transaction((tx) => failOperation(tx, owner.accountId, operation.id, failure));
  return operation;
};

describe('cancelling', () => {
  it('ends at once what no workflow has begun, and says so in an event', async () => {
    const { id, agent_id: agentId } = await makeOperation(api.db, owner.accountId);
    const response = await cancel(id);
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`/v2/operations/${id}`);
    expect(response.body).toMatchObject({ status: 'failed', error: { code: 'CANCELED' }, released: [] });
    expect(await api.db('start_requests').where({ operation_id: id })).toEqual([]);
    expect(await eventsOf(agentId)).toEqual(['agent.provisioning_failed']);
  });

  it('asks the workflow of what has begun, and lets no step begin any more', async () => {
    const { id } = await makeStarted();
    const wakes = api.wakes();
    const response = await cancel(id);
    expect([response.status, response.body['status']]).toEqual([202, 'pending']);
    expect(response.body['cancel_requested_at']).toEqual(expect.any(String));
    expect(await api.db('cancel_requests').where({ operation_id: id })).toHaveLength(1);
    expect(api.wakes()).toBe(wakes + 1);
    const step = { kind: 'provision_agent', index: 0, attempt: 1, previousFinishedAt: null } as const;
    expect(await startStep(api.db, owner.accountId, id, step)).toBeNull();
  });

  it('asks the workflow also where a launcher has claimed the start and nobody knows what became of it', async () => {
    const { id } = await makeOperation(api.db, owner.accountId);
    await api
      .db('start_requests')
      .where({ operation_id: id })
      .update({ claimed_until: new Date(0) });
    expect((await cancel(id)).body['status']).toBe('pending');
    expect(await api.db('start_requests').where({ operation_id: id })).toHaveLength(1);
    expect(await api.db('cancel_requests').where({ operation_id: id })).toHaveLength(1);
  });

  it('is what the operation ends with, also where something else breaks on the way', async () => {
    const { id } = await makeStarted();
    await cancel(id);
    const failure = { code: 'SITE_UNREACHABLE' as const, message: 'No answer.', retryable: true };
    await api.db.transaction((tx) => failOperation(tx, owner.accountId, id, failure));
    expect((await read(id)).error).toMatchObject({ code: 'CANCELED', retryable: false });
  });

  it('twice changes nothing more', async () => {
    const { id } = await makeStarted();
    const first = await cancel(id);
    const second = await cancel(id);
    expect(second.status).toBe(202);
    expect(second.body).toEqual(first.body);
    expect(await api.db('cancel_requests').where({ operation_id: id })).toHaveLength(1);
  });

  it.each([
    ['active', async () => (await makeAgent(api.db, owner.accountId)).operationId],
    ['failed', async () => (await makeFailed()).id],
  ])('refuses what has ended as %s', async (_, make) => {
    const id = await make();
    const before = await read(id);
    const response = await cancel(id);
    expect([response.status, response.body.error?.code]).toEqual([409, 'CONFLICT']);
    expect(await read(id)).toEqual(before);
  });

  it('refuses a deletion that has begun to release', async () => {
    const { agentId } = await makeAgent(api.db, owner.accountId);
    const accepted = await api.request('DELETE', `/v2/agents/${agentId}`, { token: owner.token });
    const id = String(accepted.body['operation_id']);
    await api.db('operations').where({ id }).update({ irrevocable: true });
    expect((await cancel(id)).status).toBe(409);
  });

  it('gives the agent back whose deletion had not begun', async () => {
    const { agentId } = await makeAgent(api.db, owner.accountId);
    const accepted = await api.request('DELETE', `/v2/agents/${agentId}`, { token: owner.token });
    expect((await cancel(String(accepted.body['operation_id']))).body['status']).toBe('failed');
    const agent = await api.request('GET', `/v2/agents/${agentId}`, { token: owner.token });
    expect(agent.body['status']).toBe('active');
  });
});

describe('doing again', () => {
  it('starts afresh with the same request and names what it repeats', async () => {
    const failed = await makeFailed();
    const response = await retry(failed.id);
    expect(response.status).toBe(202);
    expect(response.body).toMatchObject({ status: 'pending', kind: 'provision_agent', retry_of: failed.id });
    const id = String(response.body['operation_id']);
    expect(id).not.toBe(failed.id);
    const [row] = await api.db<{ id: string; request: object; agent_id: string }>('operations').where({ id });
    expect(row?.request).toEqual({ ...failed.request, requestId: expect.stringMatching(/^req_/) });
    expect(row?.agent_id).not.toBe(failed.agent_id);
    expect(await api.db('start_requests').where({ operation_id: id })).toHaveLength(1);
  });

  it('has one effect a key', async () => {
    const failed = await makeFailed();
    const headers = { 'idempotency-key': 'again' };
    const answers = [await retry(failed.id, headers), await retry(failed.id, headers)];
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(await api.db('operations').where({ retry_of: failed.id })).toHaveLength(1);
  });

  it.each([
    ['pending', async () => (await makeStarted()).id],
    ['active', async () => (await makeAgent(api.db, owner.accountId)).operationId],
  ])('refuses one that is %s', async (_, make) => {
    const response = await retry(await make());
    expect([response.status, response.body.error?.code]).toEqual([409, 'CONFLICT']);
  });

  it('refuses a change of an agent that is being deleted, and of one that is gone', async () => {
    const { agentId } = await makeAgent(api.db, owner.accountId);
    const path = `/v2/agents/${agentId}`;
    const change = await api.request('PATCH', path, { token: owner.token, json: { name: 'New' } });
    const id = String(change.body['operation_id']);
    await cancel(id);
    await api.request('DELETE', path, { token: owner.token });
    expect((await retry(id)).status).toBe(409);
    await api.db('agents').where({ id: agentId }).update({ status: 'deleted' });
    expect((await retry(id)).status).toBe(409);
  });
});

describe('the list', () => {
  it('filters by agent, kind and status', async () => {
    const account = await api.makeAccount();
    const { agentId, operationId } = await makeAgent(api.db, account.accountId);
    await makeOperation(api.db, account.accountId);
    const json = { name: 'New' };
    await api.request('PATCH', `/v2/agents/${agentId}`, { token: account.token, json });
    const kinds = async (query: string) => {
      const { body } = await api.request('GET', `/v2/operations?${query}`, { token: account.token });
      return (body['data'] as unknown as Operation[]).map(({ kind }) => kind);
    };
    expect(await kinds(`agent_id=${agentId}`)).toEqual(['update_agent', 'provision_agent']);
    expect(await kinds(`agent_id=${agentId}&status=active`)).toEqual(['provision_agent']);
    expect(await kinds('kind=update_agent')).toEqual(['update_agent']);
    expect(await kinds('kind=delete_agent')).toEqual([]);
    expect(operationId).toMatch(/^op_/);
  });
});

describe('phone numbers', () => {
  it('name their agent, platform and cost, and are found by them', async () => {
    const account = await api.makeAccount();
    const first = await makeAgent(api.db, account.accountId);
    const second = await makeAgent(api.db, account.accountId);
    const get = (path: string) => api.request('GET', path, { token: account.token });
    const { body } = await get('/v2/phone-numbers');
    const data = body['data'] as unknown as { phone_number_id: string; agent_id: string }[];
    expect(data.map((number) => number.agent_id)).toEqual([second.agentId, first.agentId]);
    expect(data[0]).toMatchObject({
      platform: 'local',
      monthly_cost: { amount_microusd: 0, currency: 'USD' },
    });
    const of = await get(`/v2/phone-numbers?agent_id=${first.agentId}`);
    expect((of.body['data'] as unknown as unknown[]).length).toBe(1);
    expect((await get('/v2/phone-numbers?platform=vapi')).body['data']).toEqual([]);
    expect((await get(`/v2/phone-numbers/${first.phoneNumberId}`)).body).toMatchObject({
      agent_id: first.agentId,
    });
  });

  it('that were given back are not held any more', async () => {
    const { phoneNumberId } = await makeAgent(api.db, owner.accountId);
    await api.db('phone_numbers').where({ id: phoneNumberId }).update({ released_at: new Date() });
    expect(
      (await api.request('GET', `/v2/phone-numbers/${phoneNumberId}`, { token: owner.token })).status,
    ).toBe(404);
  });
});
