/** The token endpoint, by RFC 6749 §4.4. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { scopes } from '../../contract/scopes.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

let api: TestApi;
let owner: TestAccount;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.makeAccount();
});
afterAll(() => api.close());

const grant = { grant_type: 'client_credentials' };
const credentials = () => ({ client_id: owner.clientId, client_secret: owner.clientSecret });
const ask = (json: unknown, headers = {}) => api.request('POST', '/v2/auth/token', { json, headers });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

describe('a token', () => {
  it('is an at+jwt that the published keys verify, with the scopes of the key', async () => {
    const { body, status } = await ask({ ...grant, ...credentials() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scopes: [...scopes] });
    const token = String(body['access_token']);
    const jwks = createRemoteJWKSet(new URL(`${api.baseUrl}/.well-known/jwks.json`));
    const { payload } = await jwtVerify(token, jwks, {
      issuer: 'http://api.test',
      audience: 'http://api.test',
    });
    expect(payload).toMatchObject({ sub: owner.keyId, client_id: owner.clientId, scopes: [...scopes] });
    expect(decodeProtectedHeader(token)).toMatchObject({ typ: 'at+jwt', alg: 'EdDSA' });
    expect((await api.request('GET', '/v2/agents', { token })).status).toBe(200);
  });

  it('can be had by JSON, by form and by HTTP Basic', async () => {
    const form = await api.request('POST', '/v2/auth/token', {
      raw: new URLSearchParams({ ...grant, ...credentials() }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const byBasic = await ask(grant, basic(owner.clientId, owner.clientSecret));
    expect([form.status, byBasic.status]).toEqual([200, 200]);
  });

  it('is given where parameters of a form have no value: they count as left out', async () => {
    const form = (more: string) =>
      api.request('POST', '/v2/auth/token', {
        raw: `${new URLSearchParams({ ...grant, ...credentials() }).toString()}${more}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await form('&scope=&surprise=')).status).toBe(200);
    expect((await form('&scope=&scope=')).body.error?.details?.[0]?.path).toBe('scope');
  });

  it('can be narrowed to some scopes', async () => {
    const { body } = await ask({ ...grant, ...credentials(), scope: 'calls:read agents:read' });
    expect(body).toMatchObject({ scope: 'calls:read agents:read', scopes: ['calls:read', 'agents:read'] });
    const token = String(body['access_token']);
    expect((await api.request('POST', '/v2/agents', { token, json: {} })).status).toBe(403);
  });

  it('can be had by HTTP Basic with the same client_id in the body, and however many spaces', async () => {
    const { authorization } = basic(owner.clientId, owner.clientSecret);
    const json = { ...grant, client_id: owner.clientId };
    expect((await ask(json, { authorization: authorization.replace(' ', '   ') })).status).toBe(200);
  });

  it('is taken behind however many spaces (RFC 9110 §11.4)', async () => {
    const headers = { authorization: `Bearer  ${owner.token}` };
    expect((await api.request('GET', '/v2/agents', { headers })).status).toBe(200);
  });

  it('ignores members that it does not know', async () => {
    expect((await ask({ ...grant, ...credentials(), audience: 'x' })).status).toBe(200);
  });
});

describe('a request that is refused', () => {
  it.each([
    ['a wrong secret', () => ({ ...grant, ...credentials(), client_secret: 'wrong' }), 401, 'INVALID_CLIENT'],
    [
      'an unknown client',
      () => ({ ...grant, ...credentials(), client_id: 'sbc_nobody' }),
      401,
      'INVALID_CLIENT',
    ],
    ['another grant', () => ({ ...credentials(), grant_type: 'password' }), 400, 'INVALID_REQUEST'],
    ['no credentials', () => grant, 401, 'INVALID_CLIENT'],
    ['an unknown scope', () => ({ ...grant, ...credentials(), scope: 'admin' }), 400, 'INVALID_REQUEST'],
    [
      'a secret that is no string',
      () => ({ ...grant, ...credentials(), client_secret: 1 }),
      400,
      'INVALID_REQUEST',
    ],
  ])('for %s', async (_, json, status, code) => {
    const response = await ask(json());
    expect([response.status, response.body.error?.code]).toEqual([status, code]);
    expect(response.text).not.toContain(owner.clientSecret);
  });

  it('for a scope that the key does not hold', async () => {
    const account = await api.makeAccount();
    await api
      .db('api_keys')
      .where({ id: account.keyId })
      .update({ scopes: ['agents:read'] });
    const json = {
      ...grant,
      client_id: account.clientId,
      client_secret: account.clientSecret,
      scope: 'agents:write',
    };
    expect((await ask(json)).body.error?.code).toBe('INSUFFICIENT_SCOPE');
  });

  it('for a revoked key', async () => {
    const account = await api.makeAccount();
    await api.db('api_keys').where({ id: account.keyId }).update({ revoked_at: new Date() });
    const json = { ...grant, client_id: account.clientId, client_secret: account.clientSecret };
    expect((await ask(json)).body.error?.code).toBe('INVALID_CLIENT');
  });

  it.each([
    ['garbage', 'Basic !!!'],
    ['no colon', `Basic ${Buffer.from('abc').toString('base64')}`],
    ['a NUL', `Basic ${Buffer.from('a\0b:c').toString('base64')}`],
    ['an escaped NUL', `Basic ${Buffer.from('a%00b:c').toString('base64')}`],
    ['broken escapes', `Basic ${Buffer.from('%zz:%zz').toString('base64')}`],
    ['another scheme', 'Digest abc'],
  ])('for an Authorization header with %s', async (_, authorization) => {
    expect((await ask(grant, { authorization })).body.error?.code).toBe('INVALID_CLIENT');
  });

  it('for credentials given twice', async () => {
    const response = await ask({ ...grant, ...credentials() }, basic(owner.clientId, owner.clientSecret));
    expect(response.body.error?.code).toBe('INVALID_REQUEST');
  });

  it('for a client in the body that is not the one of HTTP Basic', async () => {
    const json = { ...grant, client_id: 'sbc_other' };
    const response = await ask(json, basic(owner.clientId, owner.clientSecret));
    expect([response.status, response.body.error?.code, response.body.error?.details]).toEqual([
      400,
      'INVALID_REQUEST',
      [{ path: 'client_id', message: 'is not the one of the Authorization header' }],
    ]);
  });
});

describe('secrets', () => {
  it('are neither logged nor kept in clear', async () => {
    await ask({ ...grant, ...credentials() });
    await ask({ ...grant, ...credentials(), client_secret: `${owner.clientSecret}x` });
    expect(api.logLines.join('\n')).not.toContain(owner.clientSecret);
    const rows: unknown[] = await api.db('api_keys').select();
    const keys: unknown[] = await api.db('signing_keys').select();
    expect(JSON.stringify(rows)).not.toContain(owner.clientSecret);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });
});
