/** One body with every kind of fault: all of them are told in one answer, each by its path. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../domain/ids.ts';
import { makeAgent } from '../support/agents.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { openConsole, type Console } from '../support/console.ts';

let api: TestApi;
let owner: TestAccount;
let signedIn: Console;
let agentId: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.makeAccount();
  signedIn = await openConsole(api, owner);
  ({ agentId } = await makeAgent(api.db, owner.accountId));
});
afterAll(() => api.close());

/** `path: message` of all that an answer names, in order of paths. */
async function issuesOf(
  method: string,
  path: string,
  json: unknown,
  send: TestApi['request'] = (...given) =>
    api.request(given[0], given[1], { ...given[2], token: owner.token }),
): Promise<string[]> {
  const { status, body } = await send(method, path, json === undefined ? {} : { json });
  expect([status, body.error?.code]).toEqual([400, 'INVALID_REQUEST']);
  return (body.error?.details ?? []).map((detail) => `${detail.path}: ${detail.message}`).sort();
}

const has = (text: string) => expect.stringContaining(text) as unknown as string;
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'v']));

describe('a body with every kind of fault', () => {
  it('that asks for an agent', async () => {
    const slot = { name: 'size', description: 'Size' };
    const json = {
      payload: {
        name: '',
        platform: 'vapi',
        business_url: 'no address',
        template_id: 'astrology',
        voice: 'warm',
        language: 'english',
        metadata: { ...many(51), ['n'.repeat(41)]: 'v' },
        extraction: {
          intents: [{ name: 'a', description: 'A' }, { name: 'a', description: 'A' }, 7],
          slots: [
            { ...slot, type: 'enum' },
            { ...slot, type: 'string', values: ['S'] },
            { ...slot, type: 'colour', values: ['S'] },
          ],
          confidence_threshold: 2,
        },
        surprise: 1,
      },
      voice: 'deep',
      area_code: '012',
    };
    expect(await issuesOf('POST', '/v2/agents', json)).toEqual([
      has('area_code: must be three digits'),
      has('payload.business_url: is not a web address'),
      has('payload.extraction.confidence_threshold: must be at most 1'),
      has('payload.extraction.intents: names an intent twice'),
      has('payload.extraction.intents[2]: must be an object, not a number'),
      has('payload.extraction.slots: names a slot twice'),
      has('payload.extraction.slots[0].values: stands with type enum'),
      has('payload.extraction.slots[1].values: stands with type enum'),
      has('payload.extraction.slots[2].type: must be one of: string, number'),
      has('payload.language: must be one of: de, en, es, fr, it, ja, nl, pl, pt, ro'),
      has('payload.metadata.nnn'),
      has('payload.metadata: must hold at most 50 keys'),
      has('payload.name: must have at least 1 character'),
      has('payload.platform: is not configured here; one of: local'),
      has('payload.surprise: is not a member'),
      has('payload.template_id: is unknown; one of: '),
      has('voice: stands in payload too'),
    ]);
  });

  it('that changes an agent', async () => {
    const json = {
      template_id: 'astrology',
      area_code: '012',
      metadata: { ...many(101), ['n'.repeat(41)]: null },
      extraction: { slots: [null, { name: 'a' }, { name: 'a' }] },
    };
    const issues = await issuesOf('PATCH', `/v2/agents/${agentId}`, json);
    expect(issues).toEqual(
      expect.arrayContaining([
        has('area_code: must be three digits'),
        has('extraction.slots: names a slot twice'),
        has('extraction.slots[0]: must be an object, not null'),
        has('extraction.slots[1].description: is required'),
        has('metadata.nnn'),
        has('metadata: must name at most 100 keys'),
        has('template_id: is unknown'),
      ]),
    );
    expect(await issuesOf('PATCH', `/v2/agents/${agentId}`, { surprise: 1 })).toEqual([
      ': names nothing to change',
      has('surprise: is not a member'),
    ]);
  });

  it('that subscribes, the agent of somebody else included', async () => {
    const headers = { 'X-A': 'a', 'x-a': 'b', Cookie: 'c', 'webhook-id': 'd', 'x b': 'e', 'x-c': 'ü' };
    const json = {
      url: ' ',
      event_types: ['call.started', 'call.started', 'call.nothing'],
      agent_id: newId('agent'),
      headers,
      secret_headers: Object.fromEntries(
        Array.from({ length: 21 }, (_, n) => [`x-${n}`, n === 0 ? 'ü' : 'v']),
      ),
      max_in_flight: 0,
    };
    expect(await issuesOf('POST', '/v2/webhooks', json)).toEqual([
      has('agent_id: is not an agent of this account'),
      has('event_types: names a type twice'),
      has('event_types[2]: must be one of: agent.activated'),
      has('headers.webhook-id: is set by the service'),
      has('headers.x b: is not the name of a header'),
      has('headers.x-c: must be up to 1,000'),
      has('headers: holds a header that belongs to secret_headers'),
      has('headers: names a header twice'),
      has('max_in_flight: must be at least 1'),
      has('secret_headers.x-0: must be up to 1,000'),
      has('secret_headers: must hold at most 20 headers'),
      has('url: must have at least 1 character'),
    ]);
  });

  it.each([
    [
      'metadata',
      'n'.repeat(41),
      'v'.repeat(501),
      'POST /v2/agents',
      ['at most 40 characters', 'at most 500 characters'],
    ],
    ['metadata', '', 7, 'POST /v2/agents', ['at least 1 character', 'must be a string, not a number']],
    [
      'metadata',
      'n'.repeat(41),
      {},
      'PATCH /v2/agents/{agent_id}',
      ['at most 40 characters', 'must be a string, not an object'],
    ],
    ['headers', 'x b', 'ü', 'POST /v2/webhooks', ['is not the name', 'must be up to 1,000']],
    ['headers', 'webhook-id', '', 'POST /v2/webhooks', ['is set by', 'must be up to 1,000']],
    ['secret_headers', 'x b', null, 'POST /v2/webhooks', ['is not the name', 'must be a string, not null']],
  ] as const)(
    '%s: an entry with a wrong name, %j, and a wrong value, %j',
    async (member, name, value, at, said) => {
      const [method = '', path = ''] = at.replace('{agent_id}', agentId).split(' ');
      const issues = await issuesOf(method, path, { [member]: { [name]: value, good: 'v' } });
      const ofEntry = issues.filter((issue) => issue.startsWith(`${member}.${name}: `));
      expect(ofEntry).toHaveLength(2);
      expect(ofEntry).toEqual(expect.arrayContaining(said.map(has)));
    },
  );

  it('that replays', async () => {
    const { body } = await api.request('POST', '/v2/webhooks', {
      token: owner.token,
      json: { url: 'https://hooks.example/x' },
    });
    const replay = `/v2/webhooks/${String(body['webhook_id'])}/replay`;
    const window = { since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' };
    expect(await issuesOf('POST', replay, { ...window, only_failed: 1, event_types: [] })).toEqual([
      has('event_types: must have at least 1 item'),
      has('only_failed: must be true or false, not a number'),
      has('until: is not after since'),
    ]);
    expect(await issuesOf('POST', replay, { ...window, until: 'later', only_failed: 1 })).toEqual([
      has('only_failed: must be true or false, not a number'),
      has('until: must be a time in UTC'),
    ]);
  });

  it('that makes an API key', async () => {
    const json = { name: ' ', scopes: ['agents:read', 'agents:read', 'all'] };
    expect(await issuesOf('POST', '/v2/api-keys', json, signedIn.request)).toEqual([
      has('name: must have at least 1 character'),
      has('scopes: holds a scope twice'),
      has('scopes[2]: must be one of: '),
    ]);
  });
});

describe('a query with every kind of fault', () => {
  it.each([
    ['/v2/account/usage', 'from', 'to', 'from'],
    ['usage of an agent', 'since', 'until', 'since'],
  ])('%s', async (path, first, last, before) => {
    const target = path.startsWith('/') ? path : `/v2/agents/${agentId}/usage`;
    const query = `?${first}=2026-02-01&${last}=2026-01-01&surprise=1`;
    expect(await issuesOf('GET', `${target}${query}`, undefined)).toEqual([
      has('surprise: is not a member'),
      `${last}: is before ${before}`,
    ]);
  });
});

describe('a query with parameters that stand twice or hold NUL', () => {
  it('names them with everything else', async () => {
    const query = '?limit=1&limit=2&status=odd&q=%00&surprise=1&surprise=2';
    expect(await issuesOf('GET', `/v2/agents${query}`, undefined)).toEqual([
      'limit: stands twice',
      'q: holds a NUL character',
      has('status: must be one of: active, deleting'),
      has('surprise: is not a member'),
      'surprise: stands twice',
    ]);
  });
});

describe('what has an error of its own', () => {
  it('is told by it, once the rest is right', async () => {
    const payload = {
      name: 'Desk',
      platform: 'local',
      business_url: 'http://shop.private/',
      template_id: 'general',
    };
    const send = (json: unknown) => api.request('POST', '/v2/agents', { token: owner.token, json });
    const both = await send({ payload: { ...payload, template_id: 'astrology' } });
    expect([both.status, both.body.error?.details?.map(({ path }) => path)]).toEqual([
      400,
      ['payload.template_id'],
    ]);
    const alone = await send({ payload });
    expect([alone.status, alone.body.error?.code]).toEqual([422, 'URL_NOT_ALLOWED']);
  });
});
