/** What every declared endpoint must do, in tables over the declarations: nobody can add one that does less. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SignJWT, generateKeyPair } from 'jose';
import { authOf, mayLackBody, takesIfMatch, type Endpoint } from '../../contract/endpoint.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { endpoints } from '../../contract/index.ts';
import { limitOf } from '../../contract/limits.ts';
import { createOpenApiDocument } from '../../contract/openapi/index.ts';
import { scopes } from '../../contract/scopes.ts';
import { createTokenIssuer } from '../../api/auth/tokens.ts';
import { bodyFor, fillPath, startDeclaredApi, type DeclaredApi } from '../support/declared.ts';

const authenticated = endpoints.filter((endpoint) => authOf(endpoint) === 'token');
/** What needs more than a token or nothing is tested where it lives. */
const common = endpoints.filter(
  (endpoint) => authOf(endpoint) === 'token' || (authOf(endpoint) === 'none' && !endpoint.body),
);
const scoped = authenticated.filter((endpoint) => endpoint.scope !== 'any');
const withBody = endpoints.filter((endpoint) => endpoint.body && authOf(endpoint) !== 'session');
const name = (endpoint: Endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const;

const documented = createOpenApiDocument('') as {
  paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>;
};

let { api, owner, signedIn, idsOf } = {} as DeclaredApi;

beforeAll(async () => {
  ({ api, owner, signedIn, idsOf } = await startDeclaredApi());
});
// One test deletes it.
beforeEach(() => api.db('webhooks').update({ deleted_at: null, enabled: true }));
afterAll(() => api.close());

const pathOf = (endpoint: Endpoint) => fillPath(endpoint, idsOf(endpoint));

const send = (
  endpoint: Endpoint,
  options: { token?: string; headers?: Record<string, string>; path?: string } = {},
) =>
  (authOf(endpoint) === 'session' ? signedIn : api).request(
    endpoint.method,
    options.path ?? pathOf(endpoint),
    {
      ...(options.token === undefined ? {} : { token: options.token }),
      ...(endpoint.body ? { json: bodyFor(endpoint) } : {}),
      headers: options.headers ?? {},
    },
  );

describe('every endpoint', () => {
  it.each(common.map(name))('%s answers with its declared status and shape', async (_, endpoint) => {
    const response = await send(endpoint, endpoint.scope === 'none' ? {} : { token: owner.token });
    expect(response.status).toBe(endpoint.success.status);
    const answer = endpoint.success.stream ? response.text : response.body;
    expect(endpoint.success.schema.safeParse(answer).error).toBeUndefined();
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/);
    const limited = limitOf(endpoint) !== null;
    expect(/^"\w+";r=\d+;t=\d+$/.test(response.headers.get('ratelimit') ?? '')).toBe(limited);
    expect(/^"\w+";q=\d+;w=60$/.test(response.headers.get('ratelimit-policy') ?? '')).toBe(limited);
    const declared = documented.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses;
    const promised = Object.keys(declared?.[endpoint.success.status]?.headers ?? {});
    const optional = ['Idempotent-Replayed', ...(endpoint.success.headers ?? [])];
    for (const header of promised.filter((each) => !optional.includes(each)))
      expect([header, response.headers.has(header)]).toEqual([header, true]);
    const mediaType = endpoint.success.stream ? 'text/event-stream' : 'application/json';
    expect(response.headers.get('content-type')).toBe(`${mediaType}; charset=utf-8`);
  });

  it('has a method and path of its own, and an id of its own', () => {
    expect(new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(
      endpoints.length,
    );
    expect(new Set(endpoints.map((endpoint) => endpoint.id)).size).toBe(endpoints.length);
  });

  it('that changes something declares how it is idempotent', () => {
    const mutating = endpoints.filter(
      (endpoint) => endpoint.method !== 'GET' && ['token', 'session'].includes(authOf(endpoint)),
    );
    expect(mutating.filter((endpoint) => !endpoint.idempotency).map((endpoint) => endpoint.id)).toEqual([]);
  });
});

describe('a query parameter that nobody knows', () => {
  const refuses = endpoints.filter(
    ({ bodyStyle, method, scope }) => bodyStyle !== 'oauth' && !(method === 'GET' && scope === 'none'),
  );

  it.each(refuses.map(name))('is refused at %s', async (_, endpoint) => {
    const token = authOf(endpoint) === 'token' ? { token: owner.token } : {};
    const response = await send(endpoint, { ...token, path: `${pathOf(endpoint)}?surprise=1` });
    expect([response.status, response.body.error?.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(response.body.error?.details?.map(({ path }) => path)).toEqual(['surprise']);
  });

  it.each(common.filter((endpoint) => !refuses.includes(endpoint)).map(name))(
    'is ignored at %s',
    async (_, endpoint) => {
      const response = await send(endpoint, { path: `${pathOf(endpoint)}?surprise=1` });
      expect(response.status).toBe(endpoint.success.status);
    },
  );
});

describe('entity tags', () => {
  it.each(endpoints.filter((endpoint) => endpoint.etag && endpoint.method === 'GET').map(name))(
    '%s answers 304 without a body to the tag that it gave',
    async (_, endpoint) => {
      const token = authOf(endpoint) === 'token' ? { token: owner.token } : {};
      const etag = (await send(endpoint, token)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{27}(\.[\w-]{27})?"$/);
      const again = await send(endpoint, { ...token, headers: { 'if-none-match': `"other", ${etag}` } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    },
  );

  it('on single resources: a list may have none, GET of one must', () => {
    const single = endpoints.filter(
      (endpoint) => endpoint.method === 'GET' && endpoint.path.endsWith('_id}') && !endpoint.etag,
    );
    expect(single.map((endpoint) => endpoint.id)).toEqual([]);
  });

  it.each(endpoints.filter(takesIfMatch).map(name))(
    '%s changes what GET gives a tag for, and gives the new one where it answers with it',
    (_, { path, success, etag }) => {
      const read = endpoints.find((each) => each.method === 'GET' && each.path === path);
      expect(read?.etag).toBe(true);
      if (success.schema === read?.success.schema) expect(etag).toBe(true);
    },
  );

  it.each([...endpoints.filter(takesIfMatch).map(name), ['(none yet)', undefined] as const])(
    '%s changes nothing under an If-Match that does not hold',
    async (_, endpoint) => {
      if (!endpoint) return;
      const response = await send(endpoint, { token: owner.token, headers: { 'if-match': '"stale"' } });
      expect([response.status, response.body.error?.code]).toEqual([412, 'PRECONDITION_FAILED']);
    },
  );
});

describe('tokens', () => {
  it.each(authenticated.map(name))('%s refuses a request without one', async (_, endpoint) => {
    const response = await send(endpoint);
    expect(response.status).toBe(401);
    expect(errorBodySchema.parse(response.body).error.code).toBe('UNAUTHENTICATED');
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
  });

  it.each(authenticated.map(name))('%s refuses an expired one', async (_, endpoint) => {
    const past = createTokenIssuer({
      keys: api.services.keys,
      revocations: api.services.revocations,
      issuer: 'http://api.test',
      lifetimeSeconds: 60,
      now: () => Date.now() - 120_000,
    });
    const token = await past.issue({ ...owner, scopes });
    expect((await send(endpoint, { token })).body.error?.code).toBe('TOKEN_EXPIRED');
  });

  it.each(scoped.map(name))('%s refuses one without its scope', async (_, endpoint) => {
    const others = scopes.filter((scope) => scope !== endpoint.scope);
    const response = await send(endpoint, { token: await api.tokenFor(owner, others) });
    expect(response.status).toBe(403);
    expect(response.body.error?.code).toBe('INSUFFICIENT_SCOPE');
  });

  it.each(scoped.map(name))('%s needs no other scope', async (_, endpoint) => {
    const token = await api.tokenFor(owner, [endpoint.scope as (typeof scopes)[number]]);
    expect((await send(endpoint, { token })).status).toBe(endpoint.success.status);
  });

  const forged = async () => {
    const { keys } = api.services;
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    const claims = { client_id: owner.clientId, account_id: owner.accountId, scopes: [...scopes] };
    const now = Math.floor(Date.now() / 1000);
    const make = (
      header: Record<string, unknown>,
      payload: Record<string, unknown> = {},
      key: Parameters<SignJWT['sign']>[0] = keys.signer.key,
    ) =>
      new SignJWT({
        iss: 'http://api.test',
        aud: 'http://api.test',
        sub: owner.keyId,
        jti: 'j',
        iat: now,
        exp: now + 600,
        ...claims,
        ...payload,
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signer.kid, ...header })
        .sign(key);
    const good = await make({});
    const [head = '', body = '', signature = ''] = good.split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const publicKey = Buffer.from(JSON.stringify(keys.jwks.keys[0]));
    return {
      good,
      'alg none': `${encode({ alg: 'none', typ: 'at+jwt', kid: keys.signer.kid })}.${body}.`,
      'alg nOnE': `${encode({ alg: 'nOnE', typ: 'at+jwt', kid: keys.signer.kid })}.${body}.${signature}`,
      'HS256 with the public key': await make({ alg: 'HS256' }, {}, publicKey),
      'an empty signature': `${head}.${body}.`,
      'a changed body': `${head}.${encode({ ...claims, sub: owner.keyId })}.${signature}`,
      "somebody's key under our kid": await make({}, {}, privateKey),
      'an unknown kid': await make({ kid: 'unknown' }),
      'a kid that walks the file system': await make({ kid: '../../../../dev/null' }),
      'a key of its own in jwk': await make({ kid: 'x', jwk: keys.jwks.keys[0] }),
      'typ JWT': await make({ typ: 'JWT' }),
      'another issuer': await make({}, { iss: 'http://other' }),
      'another audience': await make({}, { aud: 'http://other' }),
      'scopes as a string': await make({}, { scopes: scopes.join(' ') }),
      'no expiry': await make({}, { exp: undefined }),
      'not yet valid': await make({}, { nbf: now + 600 }),
      'an account that is no id': await make({}, { account_id: "' or 1=1" }),
    };
  };

  it('takes the good one of the forgery table, so that the others fail for their own reason', async () => {
    expect((await api.request('GET', '/v2/agents', { token: (await forged()).good })).status).toBe(200);
  });

  it.each([
    'alg none',
    'alg nOnE',
    'HS256 with the public key',
    'an empty signature',
    'a changed body',
    "somebody's key under our kid",
    'an unknown kid',
    'a kid that walks the file system',
    'a key of its own in jwk',
    'typ JWT',
    'another issuer',
    'another audience',
    'scopes as a string',
    'no expiry',
    'not yet valid',
    'an account that is no id',
  ] as const)('refuses a token with %s', async (kind) => {
    const token = (await forged())[kind];
    const response = await api.request('GET', '/v2/agents', { token });
    expect(response.status).toBe(401);
    expect(response.body.error?.code).toBe('UNAUTHENTICATED');
  });

  it('refuses a token in the query', async () => {
    const response = await api.request('GET', `/v2/agents?access_token=${owner.token}`);
    expect(response.status).toBe(401);
  });
});

describe('bodies', () => {
  const refusals: [string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number][] = [
    ['no content type', '{}', { 'content-type': '' }, 415],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['gzip', 'x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
    ['more than 1 MiB', `"${'a'.repeat(1024 * 1024)}"`, { 'content-type': 'application/json' }, 413],
    ['no JSON', '{', { 'content-type': 'application/json' }, 400],
    ['nothing', '', { 'content-type': 'application/json' }, 400],
    ['deep JSON', '['.repeat(200_000), { 'content-type': 'application/json' }, 400],
    ['an array', '[]', { 'content-type': 'application/json' }, 400],
    ['null', 'null', { 'content-type': 'application/json' }, 400],
    ['a member twice with one value', '{"a":1,"a":1}', { 'content-type': 'application/json' }, 400],
    ['a member twice', '{"a":1,"a":2}', { 'content-type': 'application/json' }, 400],
    [
      'bytes that are not UTF-8',
      Uint8Array.of(0x22, 0xff, 0x22),
      { 'content-type': 'application/json' },
      400,
    ],
    ['a NUL', '{"turns":["a\\u0000"]}', { 'content-type': 'application/json' }, 400],
    ['a lone surrogate', '{"turns":["\\ud800"]}', { 'content-type': 'application/json' }, 400],
  ];
  const table = withBody.flatMap((endpoint) =>
    refusals
      .filter(([, raw]) => raw !== '' || !mayLackBody(endpoint))
      .map(
        ([what, raw, headers, status]) =>
          [`${endpoint.method} ${endpoint.path}`, what, status, endpoint, raw, headers] as const,
      ),
  );

  it.each(table)('%s refuses %s with %d', async (_, __, status, endpoint, raw, headers) => {
    const token = authOf(endpoint) === 'token' ? { token: owner.token } : {};
    const response = await api.request(endpoint.method, pathOf(endpoint), { ...token, raw, headers });
    expect(response.status).toBe(status);
    expect(errorBodySchema.safeParse(response.body).success).toBe(true);
  });

  it.each(withBody.filter((endpoint) => endpoint.bodyStyle !== 'oauth').map(name))(
    '%s names members that it does not know, and refuses __proto__',
    async (_, endpoint) => {
      const token = owner.token;
      const json = { ...bodyFor(endpoint), surprise: 1 };
      const unknown = await api.request(endpoint.method, pathOf(endpoint), { token, json });
      expect(unknown.body.error?.details?.map((detail) => detail.path)).toEqual(['surprise']);
      const proto = await api.request(endpoint.method, pathOf(endpoint), {
        token,
        raw: JSON.stringify(json).replace('{', '{"__proto__":{"a":1},'),
        headers: { 'content-type': 'application/json' },
      });
      expect([proto.status, proto.body.error?.details?.[0]?.path]).toEqual([400, '__proto__']);
    },
  );
});
