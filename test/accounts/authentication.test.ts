/** Who is let in where, in tables over every declaration: an endpoint that is added is in them without being asked. */
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, generateSecret, SignJWT, type JWTPayload } from 'jose';
import { authOf, type AuthKind, type Endpoint } from '../../contract/endpoint.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { endpoints } from '../../contract/index.ts';
import { scopes, type Scope } from '../../contract/scopes.ts';
import { createTokenIssuer } from '../../api/auth/tokens.ts';
import { insertRevocation } from '../../db/system-trust.ts';
import { newId } from '../../domain/ids.ts';
import { revocationSubjects } from '../../domain/revocation-subjects.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { openConsole, type Console } from '../support/console.ts';
import { waitFor } from '../support/wait-for.ts';

let api: TestApi;
let owner: TestAccount;
let signedIn: Console;
let revokedToken: string;
let tokenOfRevokedKey: string;
let expiredToken: string;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.makeAccount();
  signedIn = await openConsole(api, owner);
  const { keys, revocations } = api.services;
  const past = {
    keys,
    revocations,
    issuer: 'http://api.test',
    lifetimeSeconds: 60,
    now: () => Date.now() - 120_000,
  };
  expiredToken = await createTokenIssuer(past).issue({ ...owner, scopes });
  revokedToken = await api.tokenFor(owner, scopes);
  const client = { client_id: owner.clientId, client_secret: owner.clientSecret };
  await api.request('POST', '/v2/auth/revoke', { json: { token: revokedToken, ...client } });
  const other = await api.makeAccount();
  tokenOfRevokedKey = other.token;
  await insertRevocation(api.db, revocationSubjects.key(other.keyId), 3600);
  revocations.note(revocationSubjects.key(other.keyId));
});
afterAll(() => api.close());

const of = (kind: AuthKind) => endpoints.filter((endpoint) => authOf(endpoint) === kind);
const rows = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const scoped = of('token').filter(({ scope }) => scope !== 'any');
/** Ids of nothing: who is let in is decided before anything is looked for. */
const pathOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, 'nothing');
/** A body where one is taken, so that what refuses is not a parser of nothing. */
const ask = (endpoint: Endpoint, options: { token?: string; headers?: Record<string, string> } = {}) =>
  api.request(endpoint.method, pathOf(endpoint), { ...(endpoint.body ? { json: {} } : {}), ...options });

async function expectRefused(
  response: Promise<Awaited<ReturnType<typeof ask>>>,
  status: number,
  code: string,
) {
  const { status: actual, body, headers } = await response;
  expect([actual, errorBodySchema.parse(body).error.code]).toEqual([status, code]);
  expect(headers.has('www-authenticate')).toBe(true);
  return headers.get('www-authenticate') ?? '';
}

describe('endpoints for access tokens', () => {
  it.each(rows(of('token')))(
    '%s refuses no token, a console session and credentials',
    async (_, endpoint) => {
      await expectRefused(ask(endpoint), 401, 'UNAUTHENTICATED');
      const { cookie, csrfToken } = signedIn;
      await expectRefused(
        ask(endpoint, { headers: { cookie, 'x-csrf-token': csrfToken } }),
        401,
        'UNAUTHENTICATED',
      );
      const basic = Buffer.from(`${owner.clientId}:${owner.clientSecret}`).toString('base64');
      await expectRefused(
        ask(endpoint, { headers: { authorization: `Basic ${basic}` } }),
        401,
        'UNAUTHENTICATED',
      );
    },
  );

  it.each(rows(of('token')))(
    '%s refuses expired and revoked tokens, and those of a revoked key',
    async (_, endpoint) => {
      await expectRefused(ask(endpoint, { token: expiredToken }), 401, 'TOKEN_EXPIRED');
      await expectRefused(ask(endpoint, { token: revokedToken }), 401, 'UNAUTHENTICATED');
      await expectRefused(ask(endpoint, { token: tokenOfRevokedKey }), 401, 'UNAUTHENTICATED');
    },
  );

  it.each(rows(scoped))('%s refuses every scope but its own', async (_, endpoint) => {
    const others = scopes.filter((scope) => scope !== endpoint.scope);
    for (const granted of [others, []]) {
      const token = await api.tokenFor(owner, granted);
      await expectRefused(ask(endpoint, { token }), 403, 'INSUFFICIENT_SCOPE');
    }
  });

  it.each(rows(of('token').filter(({ success }) => !success.stream)))(
    '%s lets its own scope in',
    async (_, endpoint) => {
      const granted = endpoint.scope === 'any' ? [] : [endpoint.scope as Scope];
      const { status } = await ask(endpoint, { token: await api.tokenFor(owner, granted) });
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    },
  );

  it('say what is wrong with a token, and only where there was one (RFC 6750 §3.1)', async () => {
    const [read, write] = ['listAgents', 'createAgent'].map((id) => endpoints.find((each) => each.id === id));
    const none = await expectRefused(ask(read as Endpoint), 401, 'UNAUTHENTICATED');
    expect(none).toBe('Bearer realm="switchboard"');
    const bad = await expectRefused(ask(read as Endpoint, { token: 'x.y.z' }), 401, 'UNAUTHENTICATED');
    expect(bad).toContain('error="invalid_token"');
    const token = await api.tokenFor(owner, ['agents:read']);
    const narrow = await expectRefused(ask(write as Endpoint, { token }), 403, 'INSUFFICIENT_SCOPE');
    expect(narrow).toContain('error="insufficient_scope"');
  });

  it('are most of them', () => {
    expect(of('token').length).toBeGreaterThan(endpoints.length / 2);
  });
});

describe('endpoints for the console session', () => {
  it.each(rows(of('session')))(
    '%s refuses no session, an invented one and an access token',
    async (_, endpoint) => {
      await expectRefused(ask(endpoint), 401, 'UNAUTHENTICATED');
      const cookie = `switchboard_session=${'a'.repeat(43)}`;
      await expectRefused(
        ask(endpoint, { headers: { cookie, 'x-csrf-token': signedIn.csrfToken } }),
        401,
        'UNAUTHENTICATED',
      );
      await expectRefused(ask(endpoint, { token: owner.token }), 401, 'UNAUTHENTICATED');
    },
  );

  it.each(rows(of('session').filter(({ method }) => method !== 'GET')))(
    '%s refuses a session without its CSRF token',
    async (_, endpoint) => {
      await expectRefused(ask(endpoint, { headers: { cookie: signedIn.cookie } }), 401, 'UNAUTHENTICATED');
    },
  );

  it.each(rows(of('session')))('%s refuses a session that has ended or expired', async (_, endpoint) => {
    const { cookie, csrfToken } = await openConsole(api, await api.makeAccount());
    const tryIt = () =>
      expectRefused(
        ask(endpoint, { headers: { cookie, 'x-csrf-token': csrfToken } }),
        401,
        'UNAUTHENTICATED',
      );
    const hash = createHash('sha256')
      .update(cookie.slice(cookie.indexOf('=') + 1))
      .digest('hex');
    const session = () => api.db('sessions').where({ token_hash: hash });
    expect(await session().update({ expires_at: new Date(Date.now() - 1000) })).toBe(1);
    await tryIt();
    await session().delete();
    await tryIt();
  });

  it.each(rows(of('session').filter(({ id }) => id !== 'deleteSession')))(
    '%s lets the session in',
    async (_, endpoint) => {
      const { cookie, csrfToken } = signedIn;
      const { status } = await ask(endpoint, { headers: { cookie, 'x-csrf-token': csrfToken } });
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    },
  );
});

describe('endpoints for clients', () => {
  it.each(rows(of('client')))(
    '%s refuses none, wrong ones, a token and a revoked key',
    async (_, endpoint) => {
      const json = { token: 'x' };
      const send = (more: object, headers = {}) =>
        api.request(endpoint.method, endpoint.path, { json: { ...json, ...more }, headers });
      expect((await send({})).body.error?.code).toBe('INVALID_CLIENT');
      const wrong = { client_id: owner.clientId, client_secret: 'wrong' };
      expect((await send(wrong)).body.error?.code).toBe('INVALID_CLIENT');
      expect((await send({}, { authorization: `Bearer ${owner.token}` })).status).toBe(401);
      const gone = await api.makeAccount();
      await api.db('api_keys').where({ id: gone.keyId }).update({ revoked_at: new Date() });
      const revoked = { client_id: gone.clientId, client_secret: gone.clientSecret };
      expect((await send(revoked)).body.error?.code).toBe('INVALID_CLIENT');
    },
  );
});

describe('endpoints that are open', () => {
  it('are these and no others', () => {
    expect(new Set(of('none').map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set([
        'POST /v2/auth/token',
        'POST /v2/signup',
        'POST /v2/session',
        'GET /.well-known/jwks.json',
        'GET /.well-known/oauth-authorization-server',
        'GET /healthz',
        'GET /readyz',
        'GET /v2/openapi.json',
        ...of('none')
          .map(({ method, path }) => `${method} ${path}`)
          .filter((name) => name.startsWith('POST /v2/ingress/') || name === 'GET /metrics'),
      ]),
    );
  });
});

/** Tokens that differ from a good one in one thing. */
type Forge = () => Promise<string> | string;
const now = () => Math.floor(Date.now() / 1000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(
  header: object,
  payload: JWTPayload = {},
  key?: Parameters<SignJWT['sign']>[0],
): Promise<string> {
  const { signer } = api.services.keys;
  const crit = (header as { crit?: string[] }).crit;
  return new SignJWT({
    iss: 'http://api.test',
    aud: 'http://api.test',
    sub: owner.keyId,
    jti: 'j',
    iat: now(),
    exp: now() + 600,
    client_id: owner.clientId,
    account_id: owner.accountId,
    scopes: [...scopes],
    ...payload,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: signer.kid, ...header })
    .sign(key ?? signer.key, crit ? { crit: Object.fromEntries(crit.map((name) => [name, true])) } : {});
}

/** The good one with another head, under the signature that it had. */
async function withHeader(header: object): Promise<string> {
  const [, body = '', signature = ''] = (await sign({})).split('.');
  return `${part({ typ: 'at+jwt', kid: api.services.keys.signer.kid, ...header })}.${body}.${signature}`;
}

async function withoutSignature(alg: string): Promise<string> {
  return `${(await withHeader({ alg })).split('.').slice(0, 2).join('.')}.`;
}

async function hmac(alg: string): Promise<string> {
  const [jwk] = api.services.keys.jwks.keys;
  return await sign({ alg }, {}, Buffer.from(JSON.stringify(jwk).padEnd(64)));
}

async function foreign(alg: string, header: (jwk: object) => object = () => ({})): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair(alg, alg === 'EdDSA' ? { crv: 'Ed25519' } : {});
  return await sign({ alg, ...header(await exportJWK(publicKey)) }, {}, privateKey);
}

const forgeries: Record<string, Forge> = {
  ...Object.fromEntries(
    ['none', 'None', 'NONE', 'nOnE', '', 'null', ' none'].map((alg) => [
      `alg "${alg}"`,
      () => withoutSignature(alg),
    ]),
  ),
  'alg none with the old signature': () => withHeader({ alg: 'none' }),
  'no alg': () => withHeader({}),
  'alg as a list': () => withHeader({ alg: ['EdDSA', 'none'] }),
  'HS256 with the public key': () => hmac('HS256'),
  'HS512 with the public key': () => hmac('HS512'),
  'HS256 with nothing as its key': async () => sign({ alg: 'HS256' }, {}, await generateSecret('HS256')),
  RS256: () => foreign('RS256'),
  ES256: () => foreign('ES256'),
  'an empty signature': () => withoutSignature('EdDSA'),
  'a signature of zeros': async () => {
    const [head, body] = (await sign({})).split('.');
    return `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`;
  },
  'a signature that is cut': async () => (await sign({})).slice(0, -4),
  'the signature of another token': async () => {
    const [head, body] = (await sign({})).split('.');
    return `${head}.${body}.${(await sign({}, { jti: 'other' })).split('.')[2]}`;
  },
  'another account under the same signature': async () => {
    const [head, , signature] = (await sign({})).split('.');
    return `${head}.${part({ sub: owner.keyId, account_id: newId('account') })}.${signature}`;
  },
  'four parts': async () => `${await sign({})}.x`,
  'two parts': async () => (await sign({})).split('.').slice(0, 2).join('.'),
  'somebody’s key under our kid': () => foreign('EdDSA'),
  'an unknown kid': () => sign({ kid: 'unknown' }),
  'no kid': () => sign({ kid: undefined }),
  'a kid that is no text': () => withHeader({ alg: 'EdDSA', kid: { $ne: null } }),
  'a kid that walks the file system': () => sign({ kid: '../../../../dev/null' }),
  'a kid that is SQL': () => sign({ kid: "' or '1'='1" }),
  'a kid that is an address': () => sign({ kid: 'http://127.0.0.1:1/jwks.json' }),
  'a kid of the prototype': () => sign({ kid: '__proto__' }),
  'a key of its own in jwk': () => foreign('EdDSA', (jwk) => ({ jwk })),
  'a jku': () => foreign('EdDSA', () => ({ jku: 'http://127.0.0.1:1/jwks.json', kid: 'mine' })),
  'an x5u': () => foreign('EdDSA', () => ({ x5u: 'http://127.0.0.1:1/cert.pem', kid: 'mine' })),
  'an x5c': () => foreign('EdDSA', () => ({ x5c: ['AAAA'], kid: 'mine' })),
  'a crit that nobody knows': () => sign({ crit: ['urn:x'], 'urn:x': true }),
  'typ JWT': () => sign({ typ: 'JWT' }),
  'no typ': () => sign({ typ: undefined }),
  'typ id_token': () => sign({ typ: 'id_token+jwt' }),
  'another issuer': () => sign({}, { iss: 'http://other' }),
  'an issuer with a slash more': () => sign({}, { iss: 'http://api.test/' }),
  'no issuer': () => sign({}, { iss: undefined } as never),
  'another audience': () => sign({}, { aud: 'http://other' }),
  'no audience': () => sign({}, { aud: undefined } as never),
  'no subject': () => sign({}, { sub: undefined } as never),
  'an agent as its subject': () => sign({}, { sub: newId('agent') }),
  'no id': () => sign({}, { jti: undefined } as never),
  'no expiry': () => sign({}, { exp: undefined } as never),
  'an expiry that is text': () => sign({}, { exp: '9999999999' as never }),
  'not yet valid': () => sign({}, { nbf: now() + 600 }),
  'no account': () => sign({}, { account_id: undefined }),
  'an account that is no id': () => sign({}, { account_id: "' or 1=1" }),
  'scopes as a string': () => sign({}, { scopes: scopes.join(' ') }),
  'scopes that nobody knows': () => sign({}, { scopes: ['agents:read', 'admin'] }),
  'no scopes': () => sign({}, { scopes: undefined }),
  'more than 4 kB': () => sign({}, { padding: 'x'.repeat(5000) }),
};

const use = (headers: Record<string, string>, path = '/v2/agents') => api.request('GET', path, { headers });

describe('a forged token', () => {
  it('differs from one that is good', async () => {
    expect((await use({ authorization: `Bearer ${await sign({})}` })).status).toBe(200);
  });

  it.each(Object.entries(forgeries))('with %s is refused', async (_, forge) => {
    const response = await use({ authorization: `Bearer ${await forge()}` });
    expect([response.status, response.body.error?.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('signed by a key that has retired is refused, although it was good before', async () => {
    const retired = await startTestApi();
    try {
      const account = await retired.makeAccount();
      expect((await retired.request('GET', '/v2/agents', { token: account.token })).status).toBe(200);
      await retired.db('signing_keys').delete();
      await waitFor(async () => {
        const { status } = await retired.request('GET', '/v2/agents', { token: account.token });
        return status === 401;
      });
    } finally {
      await retired.close();
    }
  });
});

describe('a good token in the wrong place', () => {
  it.each([
    ['in the query', () => use({}, `/v2/agents?access_token=${owner.token}`)],
    ['in a cookie', () => use({ cookie: `access_token=${owner.token}` })],
    ['as Basic', () => use({ authorization: `Basic ${owner.token}` })],
    ['without a scheme', () => use({ authorization: owner.token })],
    ['twice in one header', () => use({ authorization: `Bearer ${owner.token}, Bearer ${owner.token}` })],
    ['with a comma', () => use({ authorization: `Bearer ${owner.token},` })],
    ['with a tab', () => use({ authorization: `Bearer\t${owner.token}` })],
    ['in another header', () => use({ 'x-authorization': `Bearer ${owner.token}` })],
    ['as an API key', () => use({ authorization: `Bearer sk_${owner.clientId}.${owner.clientSecret}` })],
  ])('%s is refused', async (_, send) => {
    const { status, body } = await send();
    expect(status).toBe(status === 400 ? 400 : 401);
    expect(['UNAUTHENTICATED', 'INVALID_REQUEST']).toContain(body.error?.code);
  });

  it('in two Authorization headers is refused', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${api.baseUrl}/v2/agents`, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      const one = `Bearer ${owner.token}`;
      request.setHeader('authorization', [one, one]);
      request.once('error', reject);
      request.end();
    });
    expect(status).toBe(401);
  });
});
