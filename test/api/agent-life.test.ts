/** Accepting changes and deletions of agents, reading versions, setting what is taken from calls. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Agent } from '../../contract/schemas/agents.ts';
import { claimStartRequests } from '../../db/system-launch.ts';
import { makeAgent } from '../support/agents.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

let api: TestApi;
let owner: TestAccount;
let agentId: string;
let path: string;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.makeAccount();
});
afterAll(() => api.close());

const fresh = async () => {
  ({ agentId } = await makeAgent(api.db, owner.accountId));
  path = `/v2/agents/${agentId}`;
};
const patch = (json: unknown, headers = {}) =>
  api.request('PATCH', path, { token: owner.token, json, headers });
const get = (suffix = '') => api.request('GET', `${path}${suffix}`, { token: owner.token });
const put = (json: unknown, headers = {}) =>
  api.request('PUT', `${path}/extraction`, { token: owner.token, json, headers });
const slot = { name: 'size', description: 'Party size', type: 'number', required: true };

describe('PATCH /v2/agents/{id}', () => {
  beforeAll(fresh);

  it('accepts with an operation that is about this agent', async () => {
    const response = await patch({ voice: 'deep', metadata: { a: '1', b: null } });
    expect(response.status).toBe(202);
    expect(response.body).toMatchObject({ kind: 'update_agent', status: 'pending', agent_id: agentId });
    expect(response.headers.get('location')).toBe(`/v2/operations/${String(response.body['operation_id'])}`);
    expect(response.headers.get('retry-after')).toBe('1');
    expect((await get()).body).toMatchObject({ voice: 'warm', version: 1 });
  });

  it.each([
    ['nothing', {}, ''],
    ['an unknown template', { template_id: 'spaceport' }, 'template_id'],
    ['another platform', { platform: 'vapi' }, 'platform'],
    ['another site', { business_url: 'https://other.example' }, 'business_url'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name of null', { name: null }, 'name'],
    ['an area code of null', { area_code: null }, 'area_code'],
    ['an empty prompt', { system_prompt: '' }, 'system_prompt'],
    ['a metadata value that is a number', { metadata: { a: 1 } }, 'metadata.a'],
    [
      'more metadata than fits',
      { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) },
      'metadata',
    ],
    ['a slot twice', { extraction: { slots: [slot, slot] } }, 'extraction.slots'],
    ['a language that no agent speaks', { language: 'sv' }, 'language'],
  ])('refuses %s', async (_, json, detail) => {
    const response = await patch(json);
    expect([response.status, response.body.error?.details?.[0]?.path]).toEqual([400, detail]);
  });
});

describe('If-Match', () => {
  beforeAll(fresh);

  it('lets one of many pass that read the same', async () => {
    const etag = String((await get()).headers.get('etag'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => patch({ name: `Desk ${i}` }, { 'if-match': etag })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([202, ...Array<number>(7).fill(412)]);
    expect(answers.find(({ status }) => status === 412)?.body.error?.code).toBe('PRECONDITION_FAILED');
  });

  it('refuses what is not as it was read, and takes *', async () => {
    await fresh();
    const etag = String((await get()).headers.get('etag'));
    await api.db('agents').where({ id: agentId }).update({ name: 'Changed', updated_at: new Date() });
    expect((await patch({ name: 'Mine' }, { 'if-match': etag })).status).toBe(412);
    expect((await patch({ name: 'Mine' }, { 'if-match': '*' })).status).toBe(202);
    const gone = await api.request('DELETE', path, { token: owner.token, headers: { 'if-match': etag } });
    expect(gone.status).toBe(412);
  });

  it('protects the extraction by its own tag', async () => {
    await fresh();
    const etag = String((await get('/extraction')).headers.get('etag'));
    const first = await put({ confidence_threshold: 0.9 }, { 'if-match': etag });
    expect(first.status).toBe(200);
    expect((await put({ confidence_threshold: 0.1 }, { 'if-match': etag })).status).toBe(412);
    const next = String(first.headers.get('etag'));
    expect((await put({ confidence_threshold: 0.1 }, { 'if-match': next })).status).toBe(200);
  });
});

describe('DELETE /v2/agents/{id}', () => {
  beforeAll(fresh);

  it('answers the same operation until it has ended, and refuses changes meanwhile', async () => {
    const first = await api.request('DELETE', path, { token: owner.token });
    const second = await api.request('DELETE', path, { token: owner.token });
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.body).toMatchObject({ kind: 'delete_agent', status: 'pending', agent_id: agentId });
    expect(second.body['operation_id']).toBe(first.body['operation_id']);
    expect((await get()).body['status']).toBe('deleting');
    const refused = [
      await patch({ name: 'New' }),
      await put({}),
      await api.request('POST', `${path}/versions/1/restore`, { token: owner.token }),
      await api.request('POST', `${path}/test-calls`, { token: owner.token, json: { turns: ['Hello?'] } }),
    ];
    expect(refused.map(({ status, body }) => [status, body.error?.code])).toEqual(
      refused.map(() => [409, 'CONFLICT']),
    );
  });
});

describe('operations on one agent', () => {
  it('are claimed one after the other, in the order in which they were accepted', async () => {
    await fresh();
    await api.db('start_requests').delete();
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push(String((await patch({ name })).body['operation_id']));
    const claim = async () => (await claimStartRequests(api.db, 10, 30)).map((row) => row.operation_id);
    for (const id of ids) {
      expect(await claim()).toEqual([id]);
      expect(await claim()).toEqual([]);
      await api.db('start_requests').where({ operation_id: id }).delete();
      expect(await claim()).toEqual([]);
      await api.db('operations').where({ id }).update({ status: 'active' });
    }
    expect(await claim()).toEqual([]);
  });

  it('wait until the sweeper has undone what a failed one may have left at the platform, but for its deletion', async () => {
    await fresh();
    await api.db('start_requests').delete();
    const failed = String((await patch({ name: 'a' })).body['operation_id']);
    await api.db('start_requests').delete();
    await api.db('operations').where({ id: failed }).update({ status: 'failed' });
    await api.db('platform_changes').insert({
      operation_id: failed,
      account_id: owner.accountId,
      agent_id: agentId,
      status: 'planned',
    });
    const next = String((await patch({ name: 'b' })).body['operation_id']);
    expect(await claimStartRequests(api.db, 10, 30)).toEqual([]);
    await api.db('platform_changes').update({ status: 'settled' });
    expect(await claimStartRequests(api.db, 10, 30)).toMatchObject([{ operation_id: next }]);
    await api.db('operations').where({ id: next }).update({ status: 'active' });
    await api.db('platform_changes').update({ status: 'planned' });
    const deletion = await api.request('DELETE', path, { token: owner.token });
    expect(await claimStartRequests(api.db, 10, 30)).toMatchObject([
      { operation_id: deletion.body['operation_id'] },
    ]);
  });
});

describe('versions', () => {
  it('list what was live, with who and why; drafts are not among them', async () => {
    await fresh();
    await api.db('prompt_versions').insert({
      id: 'ver_draft',
      agent_id: agentId,
      number: 2,
      account_id: owner.accountId,
      business_name: 'Site & Co',
      language: 'en',
      greeting: 'Hi',
      system_prompt: 'x',
      knowledge_number: 1,
    });
    const list = await get('/versions');
    const data = list.body['data'] as unknown as object[];
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      version: 1,
      live: true,
      voice: 'warm',
      changed: [],
      restored_from: null,
      changed_by: 'key_of_the_test',
      knowledge_snapshot: 1,
    });
    expect((await get('/versions/1')).body).toEqual(data[0]);
    for (const number of ['2', '3', '0', 'x', '1e1', '99999999999'])
      expect((await get(`/versions/${number}`)).status).toBe(404);
    const restore = (n: number) =>
      api.request('POST', `${path}/versions/${n}/restore`, { token: owner.token });
    expect((await restore(2)).status).toBe(404);
    expect((await restore(1)).body).toMatchObject({ kind: 'update_agent', agent_id: agentId });
  });
});

describe('PUT …/extraction', () => {
  beforeAll(fresh);

  it('replaces what is one’s own; the rest is the template’s', async () => {
    const standard = (await get('/extraction')).body;
    expect(standard['custom']).toEqual([]);
    const set = await put({ slots: [slot], confidence_threshold: 0.9 });
    expect(set.status).toBe(200);
    expect(set.body).toMatchObject({
      slots: [slot],
      confidence_threshold: 0.9,
      intents: standard['intents'],
    });
    expect(set.body['custom']).toEqual(['slots', 'confidence_threshold']);
    expect((await get('/extraction')).body).toEqual(set.body);
    expect((await get()).body['extraction']).toMatchObject({ slots: [slot], confidence_threshold: 0.9 });
    const reset = await put({ slots: null });
    expect(reset.body).toEqual(standard);
    expect(((await get()).body as unknown as Agent).version).toBe(1);
  });

  it('names the operation that brings changed slots to the deployed agent, and none for the rest', async () => {
    expect((await put({ confidence_threshold: 0.2 })).headers.get('location')).toBeNull();
    const changed = await put({ slots: [] });
    expect(changed.headers.get('location')).toMatch(/^\/v2\/operations\/op_/);
  });
});

describe('GET …/usage', () => {
  it('sums calls, minutes and cost of this agent, within days of UTC', async () => {
    await fresh();
    const other = agentId;
    await fresh();
    const call = (id: string, at: string, values: object) =>
      api.db('calls').insert({
        id,
        account_id: owner.accountId,
        agent_id: agentId,
        direction: 'inbound',
        turns: '[]',
        created_at: at,
        duration_seconds: 90,
        ...values,
      });
    await call('call_1', '2026-01-01T00:00:00Z', {});
    await call('call_2', '2026-01-31T23:59:59Z', { disposition: 'no_answer', duration_seconds: 0 });
    await call('call_3', '2026-02-01T00:00:00Z', { direction: 'test' });
    await call('call_4', '2026-01-02T00:00:00Z', { agent_id: other });
    const day = { account_id: owner.accountId, agent_id: agentId, calls: 1, charged_microusd: 0 };
    await api.db('usage_days').insert([
      { ...day, day: '2026-01-31', duration_seconds: 90, cost_microusd: 250_000 },
      { ...day, day: '2026-02-01', duration_seconds: 90, cost_microusd: 1 },
    ]);
    expect((await get('/usage?since=2026-01-01&until=2026-01-31')).body).toEqual({
      agent_id: agentId,
      since: '2026-01-01',
      until: '2026-01-31',
      calls: 2,
      minutes: 1.5,
      directions: { inbound: 2 },
      dispositions: { completed: 1, no_answer: 1 },
      cost: { amount_microusd: 250_000, currency: 'USD' },
    });
    expect((await get('/usage')).body).toMatchObject({ calls: 3, minutes: 3, since: null, until: null });
  });

  it.each(['since=yesterday', 'since=2026-02-30', 'until=2026-01-01&since=2026-01-02', 'day=1'])(
    'refuses ?%s',
    async (query) => {
      await fresh();
      expect((await get(`/usage?${query}`)).status).toBe(400);
    },
  );
});
