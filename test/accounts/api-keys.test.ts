/** API keys over their life: made, used, given another secret, revoked. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { openConsole, type Console } from '../support/console.ts';
import { waitFor } from '../support/wait-for.ts';

let api: TestApi;
let replica: TestApi;
let owner: TestAccount;
let signedIn: Console;

beforeAll(async () => {
  api = await startTestApi();
  replica = await startTestApi({ replicaOf: api });
});
beforeEach(async () => {
  owner = await api.makeAccount();
  signedIn = await openConsole(api, owner);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

const wanted = { name: 'Reporting', scopes: ['agents:read', 'calls:read'] };
interface Key {
  key_id: string;
  client_id: string;
  client_secret: string;
  api_key: string;
  previous_secret_expires_at: string | null;
  last_used_at: string | null;
}
const make = async (headers = {}) =>
  await signedIn.request('POST', '/v2/api-keys', { json: wanted, headers });
const made = async () => (await make()).body as unknown as Key;
const tokenOf = ({ client_id, client_secret }: Key, at = api) =>
  at.request('POST', '/v2/auth/token', {
    json: { grant_type: 'client_credentials', client_id, client_secret },
  });
const rotate = (key: Key, overlap_seconds: number) =>
  signedIn.request('POST', `/v2/api-keys/${key.key_id}/rotate`, { json: { overlap_seconds } });

describe('an API key', () => {
  it('has its secret in the first answer and nowhere else', async () => {
    const { status, body } = await make();
    const key = body as unknown as Key;
    expect(status).toBe(201);
    expect(key.api_key).toBe(`sk_${key.client_id}.${key.client_secret}`);
    const read = await signedIn.request('GET', `/v2/api-keys/${key.key_id}`);
    expect(read.body).toEqual({
      key_id: key.key_id,
      name: 'Reporting',
      client_id: key.client_id,
      scopes: wanted.scopes,
      created_at: expect.any(String),
      last_used_at: null,
      previous_secret_expires_at: null,
    });
    const list = await signedIn.request('GET', '/v2/api-keys');
    expect(list.text).toContain(key.key_id);
    expect(list.text + read.text).not.toContain(key.client_secret);
  });

  it('gives tokens with its scopes, and shows when it did', async () => {
    const key = await made();
    expect((await tokenOf(key)).body['scopes']).toEqual(wanted.scopes);
    await api.services.keyUsage.flush();
    const { body } = await signedIn.request('GET', `/v2/api-keys/${key.key_id}`);
    expect(Date.now() - Date.parse(String(body['last_used_at']))).toBeLessThan(60_000);
  });

  it.each([
    ['no scope', { name: 'x', scopes: [] }, 'scopes'],
    ['an unknown scope', { name: 'x', scopes: ['admin'] }, 'scopes[0]'],
    ['a scope twice', { name: 'x', scopes: ['agents:read', 'agents:read'] }, 'scopes'],
    ['no name', { scopes: ['agents:read'] }, 'name'],
    ['a secret of one’s own', { ...wanted, client_secret: 'x' }, 'client_secret'],
  ])('is not made with %s', async (_, json, path) => {
    const { status, body } = await signedIn.request('POST', '/v2/api-keys', { json });
    expect([status, body.error?.details?.[0]?.path]).toEqual([400, path]);
  });
});

describe('under an Idempotency-Key', () => {
  it('it is made once and answered byte for byte, while the database has no secret in clear', async () => {
    const headers = { 'idempotency-key': 'make-once' };
    const [first, again] = [await make(headers), await make(headers)];
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    const { client_secret, key_id } = first.body as unknown as Key;
    const rotated = () =>
      signedIn.request('POST', `/v2/api-keys/${key_id}/rotate`, {
        json: {},
        headers: { 'idempotency-key': 'rotate-once' },
      });
    const [once, twice] = [await rotated(), await rotated()];
    expect(twice.text).toBe(once.text);
    const secrets = [client_secret, (once.body as unknown as Key).client_secret];
    const dump = JSON.stringify([
      await api.db('idempotency_keys').select(),
      await api.db('api_keys').select(),
    ]);
    for (const secret of secrets) expect(dump + api.logLines.join()).not.toContain(secret);
  });

  it('16 requests at once make one', async () => {
    const headers = { 'idempotency-key': 'race' };
    const answers = await Promise.all(Array.from({ length: 16 }, () => make(headers)));
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await api.db('api_keys').where({ account_id: owner.accountId })).toHaveLength(2);
  });
});

describe('a rotation', () => {
  it('lets both secrets get tokens until the overlap ends', async () => {
    const key = await made();
    const next = (await rotate(key, 3600)).body as unknown as Key;
    expect(next.client_id).toBe(key.client_id);
    expect(next.client_secret).not.toBe(key.client_secret);
    const statuses = async () => [(await tokenOf(key)).status, (await tokenOf(next)).status];
    expect(await statuses()).toEqual([200, 200]);
    expect(Math.round((Date.parse(next.previous_secret_expires_at ?? '') - Date.now()) / 60_000)).toBe(60);
    await api.db('api_keys').where({ id: key.key_id }).update({ previous_secret_expires_at: new Date() });
    expect(await statuses()).toEqual([401, 200]);
  });

  it('without overlap ends the old secret at once, and one more ends the one before', async () => {
    const key = await made();
    const second = (await rotate(key, 3600)).body as unknown as Key;
    const third = (await rotate(key, 3600)).body as unknown as Key;
    expect([(await tokenOf(key)).status, (await tokenOf(second)).status]).toEqual([401, 200]);
    await rotate(key, 0);
    expect([(await tokenOf(second)).status, (await tokenOf(third)).status]).toEqual([401, 401]);
  });

  it('leaves the tokens that were given', async () => {
    const key = await made();
    const token = String((await tokenOf(key)).body['access_token']);
    await rotate(key, 0);
    expect((await api.request('GET', '/v2/agents', { token })).status).toBe(200);
  });
});

describe('a deleted key', () => {
  it('gets no token, and its tokens end on every replica within 5 seconds', async () => {
    const key = await made();
    const token = String((await tokenOf(key)).body['access_token']);
    const use = (at: TestApi) => at.request('GET', '/v2/agents', { token });
    expect([(await use(api)).status, (await use(replica)).status]).toEqual([200, 200]);
    const answer = await signedIn.request('DELETE', `/v2/api-keys/${key.key_id}`);
    expect(answer.body).toEqual({ key_id: key.key_id, deleted: true });
    expect((await use(api)).body.error?.code).toBe('UNAUTHENTICATED');
    await waitFor(async () => (await use(replica)).status === 401, 5000);
    for (const at of [api, replica]) expect((await tokenOf(key, at)).body.error?.code).toBe('INVALID_CLIENT');
    expect((await signedIn.request('GET', `/v2/api-keys/${key.key_id}`)).status).toBe(404);
    expect((await signedIn.request('DELETE', `/v2/api-keys/${key.key_id}`)).status).toBe(404);
    expect((await rotate(key, 0)).status).toBe(404);
  });

  it('is not deleted where it changed since it was read', async () => {
    const key = await made();
    const etag = (await signedIn.request('GET', `/v2/api-keys/${key.key_id}`)).headers.get('etag') ?? '';
    await rotate(key, 3600);
    const headers = { 'if-match': etag };
    expect((await signedIn.request('DELETE', `/v2/api-keys/${key.key_id}`, { headers })).status).toBe(412);
    expect((await tokenOf(key)).status).toBe(200);
  });
});

describe('keys of others', () => {
  it('answer like keys that never were', async () => {
    const key = await made();
    const stranger = await openConsole(api, await api.makeAccount());
    const never = 'key_01h455vb4pex5vsknk084sn02q';
    for (const [method, suffix, json] of [
      ['GET', '', undefined],
      ['DELETE', '', undefined],
      ['POST', '/rotate', {}],
    ] as const) {
      const ask = (id: string) =>
        stranger.request(method, `/v2/api-keys/${id}${suffix}`, json === undefined ? {} : { json });
      const [foreign, unknown] = [await ask(key.key_id), await ask(never)];
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body.error, request_id: '' }).toEqual({ ...unknown.body.error, request_id: '' });
    }
    expect((await stranger.request('GET', '/v2/api-keys')).text).not.toContain(key.key_id);
    expect((await tokenOf(key)).status).toBe(200);
  });
});
