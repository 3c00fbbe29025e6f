/** What the voice runtime's HTTP API answers to good, bad and hostile requests. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ApiBody,
  agentBody,
  apiKey,
  echoEngine,
  knowledgeBaseBody,
  type RuntimeServer,
  startRuntimeServer,
} from './runtime-server.ts';

let runtime: RuntimeServer;
beforeAll(async () => {
  runtime = await startRuntimeServer();
});
afterAll(() => runtime.close());

describe('resources', () => {
  it('are created with 201, and adopted with 200 under the same reference', async () => {
    const first = await runtime.call('POST', '/knowledge-bases', knowledgeBaseBody('adopt/kb'));
    const second = await runtime.call('POST', '/knowledge-bases', {
      ...knowledgeBaseBody('adopt/kb'),
      name: 'Other',
    });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    const stored = await runtime.call('GET', `/knowledge-bases/${first.body.id}`);
    expect(stored.body).toMatchObject({ name: 'Elm Street Café', reference: 'adopt/kb' });
  });

  it('keep every character that sites contain, NUL and lone surrogates included', async () => {
    const text = 'a\u0000b \ud800 \u{1f600} "quoted" \\ ';
    const body = {
      ...knowledgeBaseBody('odd/kb'),
      passages: [{ url: 'https://elm.example/', heading: '', text }],
    };
    const { body: created } = await runtime.call('POST', '/knowledge-bases', body);
    const stored = await runtime.call('GET', `/knowledge-bases/${created.id}`);
    expect(stored.body.passages[0]?.text).toBe(text);
  });

  it('change only in the fields that a patch names', async () => {
    const { body: knowledge } = await runtime.call('POST', '/knowledge-bases', knowledgeBaseBody('patch/kb'));
    const { body: agent } = await runtime.call('POST', '/agents', agentBody('patch/agent', knowledge.id));
    const patches = [{ greeting: 'Good day!' }, { voice: 'calm-male' }, { time_zone: 'Europe/Berlin' }];
    await Promise.all(patches.map((patch) => runtime.call('PATCH', `/agents/${agent.id}`, patch)));
    const { body } = await runtime.call('GET', `/agents/${agent.id}`);
    expect(body).toMatchObject({
      ...agentBody('patch/agent', knowledge.id),
      greeting: 'Good day!',
      voice: 'calm-male',
      time_zone: 'Europe/Berlin',
    });
  });

  it('are listed page by page in order of creation', async () => {
    for (const index of [1, 2, 3, 4, 5]) {
      await runtime.call('POST', '/phone-numbers', { reference: `page/${index}`, label: 'x' });
    }
    const first = await runtime.call('GET', '/phone-numbers?limit=3');
    const second = await runtime.call('GET', `/phone-numbers?limit=3&cursor=${first.body.next_cursor}`);
    const references = [...first.body.data, ...second.body.data].map(({ reference }) => reference);
    expect(references).toEqual(['page/1', 'page/2', 'page/3', 'page/4', 'page/5']);
    expect(second.body.next_cursor).toBeNull();
  });

  it.each(['/knowledge-bases', '/agents', '/phone-numbers', '/calls'])(
    'are gone from %s without complaint',
    async (path) => {
      expect((await runtime.call('DELETE', `${path}/agt_00000000000000000000000000`)).status).toBe(204);
      expect((await runtime.call('GET', `${path}/agt_00000000000000000000000000`)).status).toBe(404);
    },
  );
});

describe('numbers', () => {
  it('are fictional, distinct, and exactly a hundred an area, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        runtime.call('POST', '/phone-numbers', { reference: `rush/${index}`, area_code: '303', label: 'x' }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 201).map(({ body }) => body.e164);
    const refused = answers.filter(({ status }) => status === 409);
    const all = Array.from({ length: 100 }, (_, index) => `+13035550${100 + index}`);
    expect(taken.toSorted()).toEqual(all);
    expect(refused).toHaveLength(30);
    expect(refused[0]?.body.error.code).toBe('no_number');
  });

  it('are refused in an area that does not exist', async () => {
    const answer = await runtime.call('POST', '/phone-numbers', {
      reference: 'no/area',
      area_code: '999',
      label: 'x',
    });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'no_number']);
  });

  it('can be taken again after they were given back', async () => {
    const request = (reference: string) => ({ reference, area_code: '808', label: 'x' });
    const held = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        runtime.call('POST', '/phone-numbers', request(`again/${index}`)),
      ),
    );
    const released = held.map(({ body }) => body)[42] as ApiBody;
    await runtime.call('DELETE', `/phone-numbers/${released.id}`);
    const next = await runtime.call('POST', '/phone-numbers', request('again/next'));
    expect(next.body.e164).toBe(released.e164);
  });
});

describe('unknown things', () => {
  it.each([
    ['an endpoint', 'GET', '/nothing', undefined],
    ['an agent', 'GET', '/agents/agt_00000000000000000000000000', undefined],
    ['an id that is none', 'GET', '/agents/%00', undefined],
    ['a path that is no UTF-8', 'GET', '/agents/%E0%A4%A', undefined],
    ['an agent to patch', 'PATCH', '/agents/agt_00000000000000000000000000', { greeting: 'x' }],
    ['a number to assign', 'PATCH', '/phone-numbers/num_00000000000000000000000000', { agent_id: null }],
    [
      'a knowledge base of an agent',
      'POST',
      '/agents',
      agentBody('unknown/kb', 'kb_00000000000000000000000000'),
    ],
    ['a number to call', 'POST', '/calls', { to_number: '+12025550100', turns: [], call_key: 'unknown' }],
  ])('answer 404: %s', async (_what, method, path, body) => {
    const answer = await runtime.call(method, path, body);
    expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
  });

  it('answer 404 when a number that nobody answers is called', async () => {
    const { body: number } = await runtime.call('POST', '/phone-numbers', {
      reference: 'idle/number',
      label: 'x',
    });
    const call = { to_number: number.e164, turns: [], call_key: 'idle' };
    expect((await runtime.call('POST', '/calls', call)).status).toBe(404);
  });

  it('answer 405 for a method that an endpoint does not have', async () => {
    expect((await runtime.call('PUT', '/agents')).status).toBe(405);
  });
});

describe('bad requests', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const conflicts = `[{"kind":"name","values":[{"value":{"x":${deep(200_000)}},"source":{"url":"u","quote":"q"}}]}]`;
  it.each([
    ['no JSON', '/agents', '{', 'not JSON'],
    ['an empty body', '/agents', '', 'not JSON'],
    ['not an object', '/agents', '[]', 'object'],
    ['missing fields', '/agents', '{"reference":"a"}', 'name'],
    ['unknown fields', '/phone-numbers', '{"reference":"a","label":"x","nmae":1}', 'nmae'],
    ['__proto__', '/phone-numbers', '{"reference":"a","label":"x","__proto__":{}}', '__proto__'],
    ['a reference with spaces', '/phone-numbers', '{"reference":"a b","label":"x"}', 'reference'],
    ['NUL in a label', '/phone-numbers', '{"reference":"a","label":"\\u0000"}', 'label'],
    [
      'a lone surrogate in a call key',
      '/calls',
      '{"to_number":"+12025550100","turns":[],"call_key":"\\ud800"}',
      'call_key',
    ],
    ['NUL in an id', '/phone-numbers', '{"reference":"a","label":"x","area_code":"\\u0000"}', 'area_code'],
    [
      'an area code with two digits',
      '/phone-numbers',
      '{"reference":"a","label":"x","area_code":"21"}',
      'area_code',
    ],
    ['a number that is none', '/calls', '{"to_number":"911","turns":[],"call_key":"k"}', 'to_number'],
    [
      'turns that are not text',
      '/calls',
      '{"to_number":"+12025550100","turns":[1],"call_key":"k"}',
      'turns.0',
    ],
    [
      'JSON that nests without end',
      '/knowledge-bases',
      `{"reference":"deep","name":"n","facts":[],"passages":[],"conflicts":${conflicts}}`,
      'deep',
    ],
  ])('answer 400 and say what is wrong: %s', async (_what, path, body, hint) => {
    const answer = await runtime.call('POST', path, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(hint);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=1', 'colour=red', 'limit=1&limit=2', 'reference=%00'])(
    'answer 400 to the query %s',
    async (query) => {
      expect((await runtime.call('GET', `/agents?${query}`)).status).toBe(400);
    },
  );

  it.each([
    ['another type', { 'content-type': 'text/plain' }],
    ['compression', { 'content-encoding': 'gzip' }],
  ])('answer 415: %s', async (_what, headers) => {
    expect((await runtime.call('POST', '/agents', '{}', headers)).status).toBe(415);
  });

  it('answer 413 above 5 MiB, and accept what is just below', async () => {
    const withText = (reference: string, length: number) => ({
      ...knowledgeBaseBody(reference),
      passages: [{ url: 'u', heading: '', text: 'x'.repeat(length) }],
    });
    expect(
      (await runtime.call('POST', '/knowledge-bases', withText('big/fits', 5 * 1024 * 1024 - 300))).status,
    ).toBe(201);
    expect(
      (await runtime.call('POST', '/knowledge-bases', withText('big/not', 5 * 1024 * 1024))).status,
    ).toBe(413);
  });
});

describe('security', () => {
  it.each([
    ['no key', ''],
    ['another key', 'Bearer runtime-api-test-key-0002'],
    ['a prefix of the key', `Bearer ${apiKey.slice(0, -1)}`],
    ['the key and more', `Bearer ${apiKey}x`],
    ['the key without scheme', apiKey],
    ['another scheme', `Basic ${apiKey}`],
  ])('answers 401 everywhere: %s', async (_what, authorization) => {
    for (const path of ['/agents', '/calls', '/nothing']) {
      const answer = await runtime.call('GET', path, undefined, { authorization });
      expect([answer.status, answer.body.error.code]).toEqual([401, 'unauthorized']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('tells its health to anybody', async () => {
    const answer = await runtime.call('GET', '/healthz', undefined, { authorization: '' });
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
  });

  it('treats SQL in values as text', async () => {
    const label = `'); DROP TABLE voice_runtime.calls; --`;
    const { body } = await runtime.call('POST', '/phone-numbers', { reference: `';--`, label });
    expect(body).toMatchObject({ reference: `';--`, label });
    expect(
      (await runtime.call('GET', `/phone-numbers?reference=${encodeURIComponent(`';--`)}`)).body.data,
    ).toHaveLength(1);
  });

  it('logs no key', () => {
    expect(runtime.logged()).not.toContain(apiKey);
  });
});

describe('before its tables are there', () => {
  it('answers 503 with when to ask again, and that is no error of its log', async () => {
    let prepared = false;
    const starting = await startRuntimeServer(echoEngine, () => prepared);
    for (const path of ['/healthz', '/agents']) {
      const { status, headers, body } = await starting.call('GET', path);
      expect([status, headers.get('retry-after'), body.error.code]).toEqual([503, '1', 'unavailable']);
    }
    prepared = true;
    expect((await starting.call('GET', '/healthz')).status).toBe(200);
    expect(starting.logged()).toBe('');
    await starting.close();
  });
});
