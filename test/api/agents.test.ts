/** Accepting agents, reading them, and paging through lists. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAgent } from '../support/agents.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

let api: TestApi;
let owner: TestAccount;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.makeAccount();
});
afterAll(() => api.close());

const payload = {
  name: 'Desk',
  platform: 'local',
  business_url: 'https://shop.example/',
  template_id: 'dental',
};
const create = (json: unknown) => api.request('POST', '/v2/agents', { token: owner.token, json });
const get = (path: string, account = owner, headers = {}) =>
  api.request('GET', path, { token: account.token, headers });

describe('POST /v2/agents', () => {
  it('accepts with an operation, where to follow it, and a request to start it', async () => {
    const wakes = api.wakes();
    const response = await create({ payload });
    expect(response.status).toBe(202);
    expect(response.body).toMatchObject({
      status: 'pending',
      kind: 'provision_agent',
      estimated_seconds: 10,
    });
    const id = String(response.body['operation_id']);
    expect(response.headers.get('location')).toBe(`/v2/operations/${id}`);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await api.db('start_requests').where({ operation_id: id }).first()).toBeDefined();
    expect(api.wakes()).toBe(wakes + 1);
  });

  it('takes every option, in payload or beside it', async () => {
    const extraction = {
      intents: [{ name: 'book', description: 'Wants a table' }],
      slots: [{ name: 'size', description: 'Party size', type: 'enum', values: ['2', '4'], required: true }],
      confidence_threshold: 0.8,
    };
    const options = {
      voice: 'deep',
      language: 'de',
      area_code: '212',
      extraction,
      metadata: { customer: '42' },
    };
    const inside = await create({ payload: { ...payload, ...options, dry_run: true } });
    const beside = await create({ payload, ...options, dry_run: true });
    expect(inside.status).toBe(200);
    expect(inside.body).toEqual(beside.body);
    expect(inside.body['plan']).toMatchObject({
      voice: 'deep',
      language: 'de',
      area_code: '212',
      extraction,
      metadata: { customer: '42' },
    });
  });

  it("takes members of extraction, and the template's where they are left out or null", async () => {
    const { body: template } = await get('/v2/templates/cafe');
    const standard = template['extraction'] as unknown as Record<string, unknown>;
    const slots = [{ name: 'size', description: 'Party size', type: 'string', required: false }];
    const extraction = { slots, confidence_threshold: null };
    const plan = await create({ payload: { ...payload, template_id: 'cafe', extraction, dry_run: true } });
    expect((plan.body['plan'] as unknown as { extraction: unknown }).extraction).toEqual({
      ...standard,
      slots,
    });
    const { body } = await create({ payload: { ...payload, template_id: 'cafe', extraction } });
    const row = await api
      .db<{ id: string; request: unknown }>('operations')
      .where({ id: String(body['operation_id']) })
      .first('request');
    expect(row?.request).toMatchObject({ extraction: { ...standard, slots }, customExtraction: { slots } });
    expect((row?.request as { customExtraction: object }).customExtraction).toEqual({ slots });
  });

  it('answers a dry run with the plan and spends nothing', async () => {
    const count = async () => (await api.db('operations').count('* as n').first()) as { n: number };
    const before = await count();
    const response = await create({ payload: { ...payload, business_url: 'shop.example' }, dry_run: true });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      dry_run: true,
      plan: { business_url: 'https://shop.example/', template_id: 'dental', language: null, area_code: null },
      estimated_cost: { amount_microusd: 0, currency: 'USD' },
    });
    expect(await count()).toEqual(before);
  });

  it('says everything that is wrong at once, each with its path', async () => {
    const response = await create({
      payload: { name: '', platform: 'skype', business_url: 5 },
      language: 'english',
      extra: 1,
    });
    expect(response.status).toBe(400);
    expect(response.body.error?.details?.map((detail) => detail.path).sort()).toEqual([
      'extra',
      'language',
      'payload.business_url',
      'payload.name',
      'payload.platform',
      'payload.template_id',
    ]);
  });

  it.each(['sv', 'xx', 'en-GB', 'EN'])(
    'refuses the language %s with those that agents speak',
    async (language) => {
      const response = await create({ payload: { ...payload, language } });
      expect([response.status, response.body.error?.details]).toEqual([
        400,
        [
          {
            path: 'payload.language',
            message: 'must be one of: de, en, es, fr, it, ja, nl, pl, pt, ro',
          },
        ],
      ]);
    },
  );

  it.each(['vapi', 'twilio'])(
    'names the values that are allowed here for a template and platform %s',
    async (platform) => {
      const response = await create({ payload: { ...payload, platform, template_id: 'spaceport' } });
      expect(response.status).toBe(400);
      const messages = Object.fromEntries(
        response.body.error?.details?.map(({ path, message }) => [path, message]) ?? [],
      );
      expect(messages['payload.platform']).toBe('is not configured here; one of: local');
      expect(messages['payload.template_id']).toContain('general');
      expect(messages['payload.template_id']).toContain('dental');
    },
  );

  it.each(['not a url', 'shop', 'http://', '://x', 'https://a b.example', 'http://exa mple.com/'])(
    'refuses %p as no web address',
    async (url) => {
      const response = await create({ payload: { ...payload, business_url: url } });
      expect([response.status, response.body.error?.details?.[0]?.path]).toEqual([
        400,
        'payload.business_url',
      ]);
    },
  );

  it('refuses an address that must not be fetched', async () => {
    const response = await create({ payload: { ...payload, business_url: 'http://db.private/' } });
    expect([response.status, response.body.error?.code]).toEqual([422, 'URL_NOT_ALLOWED']);
  });

  it('refuses an option that stands twice', async () => {
    const response = await create({ payload: { ...payload, language: 'de' }, language: 'en' });
    expect([response.status, response.body.error?.details?.[0]?.path]).toEqual([400, 'language']);
  });

  it.each([
    [
      'metadata with 51 keys',
      { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) },
    ],
    ['a metadata value of 501 characters', { metadata: { a: 'x'.repeat(501) } }],
    ['a name of 101 characters', { name: 'n'.repeat(101) }],
    ['an area code of letters', { area_code: 'abc' }],
    [
      'an enum slot without values',
      {
        extraction: {
          intents: [{ name: 'a', description: 'b' }],
          slots: [{ name: 's', description: 'd', type: 'enum' }],
        },
      },
    ],
    [
      'a slot twice',
      {
        extraction: {
          intents: [{ name: 'a', description: 'b' }],
          slots: [1, 2].map(() => ({ name: 's', description: 'd', type: 'string' })),
        },
      },
    ],
    [
      'a confidence of 2',
      { extraction: { intents: [{ name: 'a', description: 'b' }], slots: [], confidence_threshold: 2 } },
    ],
    ['dry_run as a string', { dry_run: 'true' }],
  ])('refuses %s', async (_, change) => {
    expect((await create({ payload: { ...payload, ...change } })).status).toBe(400);
  });
});

describe('lists', () => {
  it('page through everything once, newest first, while more is added', async () => {
    const account = await api.makeAccount();
    const made = [];
    for (let i = 0; i < 7; i += 1) made.push((await makeAgent(api.db, account.accountId)).agentId);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await get(
        `/v2/agents?limit=2${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
        account,
      );
      expect(page.status).toBe(200);
      const data = page.body['data'] as unknown as { agent_id: string }[];
      expect(data.length).toBeLessThanOrEqual(2);
      seen.push(...data.map((agent) => agent.agent_id));
      if (cursor === null) await makeAgent(api.db, account.accountId);
      cursor = page.body['next_cursor'] as unknown as string | null;
    } while (cursor !== null);
    expect(seen).toEqual(made.toReversed());
  });

  it('filter by template, platform and text, taken literally', async () => {
    const account = await api.makeAccount();
    await makeAgent(api.db, account.accountId, { name: 'Plain', templateId: 'cafe' });
    await makeAgent(api.db, account.accountId, { name: '100% off_', templateId: 'hotel' });
    const names = async (query: string) =>
      ((await get(`/v2/agents?${query}`, account)).body['data'] as unknown as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names('template_id=cafe')).toEqual(['Plain']);
    expect(await names('q=plain')).toEqual(['Plain']);
    expect(await names(`q=${encodeURIComponent('%')}`)).toEqual(['100% off_']);
    expect(await names(`q=${encodeURIComponent('_')}`)).toEqual(['100% off_']);
    expect(await names('platform=vapi')).toEqual([]);
    expect(await names('status=active')).toHaveLength(2);
  });

  it('refuse cursors that are changed, of another list, with other filters, or of another account', async () => {
    const account = await api.makeAccount();
    const other = await api.makeAccount();
    for (let i = 0; i < 2; i += 1) await makeAgent(api.db, account.accountId);
    const { body } = await get('/v2/agents?limit=1', account);
    const cursor = String(body['next_cursor']);
    const changed = Buffer.from(
      Buffer.from(cursor, 'base64url').toString().replace('agt_0', 'agt_1'),
    ).toString('base64url');
    const refused = [
      await get(`/v2/agents?limit=1&cursor=${changed}`, account),
      await get(`/v2/operations?limit=1&cursor=${cursor}`, account),
      await get(`/v2/agents?limit=1&q=desk&cursor=${cursor}`, account),
      await get(`/v2/agents?limit=1&cursor=${cursor}`, other),
      await get('/v2/agents?cursor=nonsense', account),
      await get('/v2/agents?cursor=bnVsbA', account),
    ];
    expect(refused.map((response) => [response.status, response.body.error?.code])).toEqual(
      refused.map(() => [400, 'INVALID_CURSOR']),
    );
    expect((await get(`/v2/agents?limit=100&cursor=${cursor}`, account)).status).toBe(200);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=1e1',
    'limit=0x10',
    'limit=010',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
    'nope=1',
    'q=%00',
  ])('refuse ?%s with its path', async (query) => {
    const response = await get(`/v2/agents?${query}`);
    expect([response.status, response.body.error?.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(response.body.error?.details?.[0]?.path).toBe(query.split('=')[0]);
  });
});

describe('what waits for name servers', () => {
  it('holds no connection of the database while it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = await startTestApi({ checkOutboundUrl: () => promise });
    const account = await slow.makeAccount();
    const waiting = Array.from({ length: 30 }, () =>
      slow.request('POST', '/v2/agents', { token: account.token, json: { payload } }),
    );
    expect((await slow.request('GET', '/v2/agents', { token: account.token })).status).toBe(200);
    resolve();
    expect((await Promise.all(waiting)).map((response) => response.status)).toEqual(waiting.map(() => 202));
    await slow.close();
  });
});

describe('single resources', () => {
  it('carry an ETag that If-None-Match answers with 304', async () => {
    const { agentId } = await makeAgent(api.db, owner.accountId);
    const first = await get(`/v2/agents/${agentId}`);
    const etag = String(first.headers.get('etag'));
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(`/v2/agents/${agentId}`, owner, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await api.db('agents').where({ id: agentId }).update({ name: 'Changed' });
    expect((await get(`/v2/agents/${agentId}`, owner, { 'if-none-match': etag })).status).toBe(200);
  });

  it('answer 405 with Allow for another method, and 404 for no path', async () => {
    const wrong = await api.request('DELETE', '/v2/templates', { token: owner.token });
    expect([wrong.status, wrong.headers.get('allow'), wrong.body.error?.code]).toEqual([
      405,
      'GET, HEAD',
      'METHOD_NOT_ALLOWED',
    ]);
    expect((await get('/v2/nothing')).body.error?.code).toBe('NOT_FOUND');
  });
});

describe('templates', () => {
  it('cover at least the fourteen verticals, general among them', async () => {
    const ids = (
      (await get('/v2/templates?limit=100')).body['data'] as unknown as { template_id: string }[]
    ).map(({ template_id: id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(ids).toEqual(
      expect.arrayContaining([
        'general',
        'restaurant',
        'cafe',
        'dental',
        'medical',
        'salon',
        'fitness',
        'legal',
        'home_services',
        'auto_repair',
        'hotel',
        'vet',
        'real_estate',
        'cleaning',
      ]),
    );
  });
});
