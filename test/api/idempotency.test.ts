/** One effect per Idempotency-Key (G3), in both ways of keeping it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAgent } from '../support/agents.ts';
import { waitFor } from '../support/wait-for.ts';
import { echoPlatform, startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

let api: TestApi;
let owner: TestAccount;
let stranger: TestAccount;
let agentId: string;
let calls = 0;
let holdCall: Promise<void> = Promise.resolve();
let failNextCall = false;

beforeAll(async () => {
  const echo = echoPlatform();
  api = await startTestApi({
    platform: echoPlatform({
      converse: async (input) => {
        const call = (calls += 1);
        await holdCall;
        if (failNextCall) {
          failNextCall = false;
          throw new Error('a failure that nobody planned for');
        }
        const { agentId: id, turns } = await echo.converse(input);
        return { agentId: id, turns: [...turns, { speaker: 'agent', text: `This was call ${call}.` }] };
      },
    }),
  });
  [owner, stranger] = [await api.makeAccount(), await api.makeAccount()];
  ({ agentId } = await makeAgent(api.db, owner.accountId));
});
afterAll(() => api.close());

const body = (name = 'Desk') => ({
  payload: { name, platform: 'local', business_url: 'https://shop.example', template_id: 'general' },
});
const create = (key: string, json: unknown = body(), token = owner.token) =>
  api.request('POST', '/v2/agents', { token, json, headers: { 'idempotency-key': key } });
const call = (key: string, json: unknown = { turns: ['Hi'] }) =>
  api.request('POST', `/v2/agents/${agentId}/test-calls`, {
    token: owner.token,
    json,
    headers: { 'idempotency-key': key },
  });
const countOperations = async (account = owner) => {
  const row = (await api
    .db('operations')
    .where({ account_id: account.accountId })
    .count('* as n')
    .first()) as { n: number };
  return row.n;
};

describe('a repeated request', () => {
  it('gives the stored answer byte for byte and says so', async () => {
    const first = await create('repeat');
    const before = await countOperations();
    const second = await create('repeat');
    expect(second.text).toBe(first.text);
    expect(second.status).toBe(202);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await countOperations()).toBe(before);
  });

  it('with another body is refused', async () => {
    await create('other-body');
    const second = await create('other-body', body('Another'));
    expect([second.status, second.body.error?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('64 times at once has one effect and one answer', async () => {
    const before = await countOperations();
    const answers = await Promise.all(Array.from({ length: 64 }, () => create('parallel')));
    expect(await countOperations()).toBe(before + 1);
    const accepted = answers.filter((answer) => answer.status === 202);
    const busy = answers.filter((answer) => answer.body.error?.code === 'IDEMPOTENCY_IN_PROGRESS');
    expect(accepted.length + busy.length).toBe(64);
    expect(new Set(accepted.map((answer) => answer.text)).size).toBe(1);
    expect(busy.every((answer) => answer.status === 409 && answer.headers.get('retry-after') === '1')).toBe(
      true,
    );
    const settled = await create('parallel');
    expect(settled.text).toBe(accepted[0]?.text);
  });

  it('is one only within an account', async () => {
    const mine = await create('shared');
    const theirs = await create('shared', body(), stranger.token);
    expect(theirs.status).toBe(202);
    expect(theirs.text).not.toBe(mine.text);
  });

  it('is one only at the same path', async () => {
    await create('path');
    expect((await call('path')).status).toBe(200);
  });

  it('is new again after 24 hours', async () => {
    const first = await create('old');
    await api
      .db('idempotency_keys')
      .where({ key: 'old' })
      .update({ created_at: new Date(Date.now() - 25 * 3_600_000) });
    const second = await create('old', body('Another'));
    expect(second.status).toBe(202);
    expect(second.text).not.toBe(first.text);
    expect((await create('old', body('Another'))).text).toBe(second.text);
  });
});

describe('answers that are not stored', () => {
  it('validation errors: the corrected request goes through under the same key', async () => {
    expect((await create('typo', { payload: {} })).status).toBe(400);
    expect((await create('typo')).status).toBe(202);
  });

  it('refused addresses and unknown templates likewise', async () => {
    const payload = body().payload;
    expect(
      (await create('url', { payload: { ...payload, business_url: 'http://db.private/' } })).status,
    ).toBe(422);
    expect((await create('url', { payload: { ...payload, template_id: 'nope' } })).status).toBe(400);
    expect((await create('url')).status).toBe(202);
  });

  it('a missing scope', async () => {
    const token = await api.tokenFor(owner, ['agents:read']);
    expect((await create('scope', body(), token)).status).toBe(403);
    expect((await create('scope')).status).toBe(202);
  });

  it('an unexpected failure: the same key works again at once', async () => {
    failNextCall = true;
    expect((await call('broken')).status).toBe(500);
    expect((await call('broken')).status).toBe(200);
  });
});

describe('answers that are stored', () => {
  it('a refusal of the handler, with its first request id', async () => {
    const path = '/v2/agents/agt_01h455vb4pex5vsknk084sn02q/test-calls';
    const send = () =>
      api.request('POST', path, {
        token: owner.token,
        json: { turns: ['Hi'] },
        headers: { 'idempotency-key': 'gone' },
      });
    const first = await send();
    const second = await send();
    expect(first.status).toBe(404);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });
});

describe('a request under a lease', () => {
  it('that is still running answers the second one with 409, and has one effect', async () => {
    let release = (): void => undefined;
    holdCall = new Promise((resolve) => (release = resolve));
    const before = calls;
    const first = call('slow');
    while (calls === before) await new Promise((resolve) => setImmediate(resolve));
    const second = await call('slow');
    release();
    expect([second.status, second.body.error?.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    const answer = await first;
    expect((await call('slow')).text).toBe(answer.text);
    expect(calls).toBe(before + 1);
  });

  it('keeps its key for as long as it runs, and no longer than its process lives', async () => {
    let release = (): void => undefined;
    holdCall = new Promise((resolve) => (release = resolve));
    const before = calls;
    const first = call('long');
    while (calls === before) await new Promise((resolve) => setImmediate(resolve));
    const lease = async () => {
      const { rows } = await api.db.raw<{ rows: { until: Date; seconds: number }[] }>(
        `select locked_until as until, extract(epoch from locked_until - now())::float8 as seconds
         from idempotency_keys where key = 'long'`,
      );
      return rows[0] as { until: Date; seconds: number };
    };
    const begun = await lease();
    expect(begun.seconds).toBeLessThanOrEqual(15);
    await waitFor(async () => (await lease()).until > begun.until);
    release();
    expect((await first).status).toBe(200);
  });

  it('that outlives its lease answers what whoever took over has answered', async () => {
    let release = (): void => undefined;
    holdCall = new Promise((resolve) => (release = resolve));
    const before = calls;
    const late = call('late');
    while (calls === before) await new Promise((resolve) => setImmediate(resolve));
    holdCall = Promise.resolve();
    await api
      .db('idempotency_keys')
      .where({ key: 'late' })
      .update({ locked_until: new Date(0) });
    const taken = await call('late');
    release();
    expect((await late).text).toBe(taken.text);
    expect((await call('late')).text).toBe(taken.text);
  });

  it('whose process died is taken over when the lease has run out, and makes the same call', async () => {
    const { body: lost } = await call('leased');
    await api
      .db('idempotency_keys')
      .where({ key: 'leased' })
      .update({
        status: null,
        headers: null,
        body: null,
        locked_until: api.db.raw("now() + interval '8 s'"),
      });
    const refused = await call('leased');
    expect(refused.status).toBe(409);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    await api
      .db('idempotency_keys')
      .where({ key: 'leased' })
      .update({ locked_until: new Date(Date.now() - 1) });
    const taken = await call('leased');
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ call_id: (lost as { call_id?: unknown }).call_id });
  });
});

describe('the key itself', () => {
  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
    ['with a space', 'a b'],
  ])('is refused when it is %s', async (_, key) => {
    const response = await create(key);
    expect(response.status).toBe(400);
    expect(response.body.error?.details?.[0]?.path).toBe('Idempotency-Key');
  });

  it('may have 255 characters', async () => {
    expect((await create('k'.repeat(255))).status).toBe(202);
  });

  it('is optional', async () => {
    const response = await api.request('POST', '/v2/agents', { token: owner.token, json: body() });
    expect(response.status).toBe(202);
  });
});

describe('one resource has one spelling', () => {
  it('so another spelling of the path is no way around a key', async () => {
    await create('spelling');
    const before = await countOperations();
    for (const path of ['/v2/agents/', '/V2/Agents', '/v2//agents', '/v2/%61gents']) {
      const response = await api.request('POST', path, {
        token: owner.token,
        json: body(),
        headers: { 'idempotency-key': 'spelling' },
      });
      expect([
        path,
        response.status === 404 || response.headers.get('idempotent-replayed') === 'true',
      ]).toEqual([path, true]);
    }
    expect(await countOperations()).toBe(before);
    const escaped = agentId.replace('agt_', 'agt%5F');
    const first = await call('escaped');
    const second = await api.request('POST', `/v2/agents/${escaped}/test-calls`, {
      token: owner.token,
      json: { turns: ['Hi'] },
      headers: { 'idempotency-key': 'escaped' },
    });
    expect(second.text).toBe(first.text);
  });
});
