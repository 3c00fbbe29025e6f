/** How tokens end before their time, on every replica; what introspection says; how signing keys come and go. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import { loadKeyRing } from '../../api/auth/key-ring.ts';
import { createRevocations } from '../../api/auth/revocations.ts';
import { createTokenIssuer } from '../../api/auth/tokens.ts';
import { startHousekeeping } from '../../api/auth/housekeeping.ts';
import { scopes } from '../../contract/scopes.ts';
import { insertRevocation, listSigningKeys, readRevocations } from '../../db/system-trust.ts';
import { planRotation } from '../../domain/key-rotation.ts';
import { revocationSubjects } from '../../domain/revocation-subjects.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';

const log = pino({ level: 'silent' });
let api: TestApi;
let replica: TestApi;
let owner: TestAccount;
let stranger: TestAccount;

beforeAll(async () => {
  api = await startTestApi();
  replica = await startTestApi({ replicaOf: api });
});
beforeEach(async () => {
  [owner, stranger] = [await api.makeAccount(), await api.makeAccount()];
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

const clientOf = ({ clientId, clientSecret }: TestAccount) => ({
  client_id: clientId,
  client_secret: clientSecret,
});
const revoke = (account: TestAccount, token: string) =>
  api.request('POST', '/v2/auth/revoke', { json: { token, ...clientOf(account) } });
const introspect = (account: TestAccount, token: string, at = api) =>
  at.request('POST', '/v2/auth/introspect', { json: { token, ...clientOf(account) } });
const use = (token: string, at = api) => at.request('GET', '/v2/agents', { token });
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

describe('a revoked token', () => {
  it('is refused at once where it was revoked, and on another replica within 5 seconds', async () => {
    // Both replicas know the token and have just looked at what was revoked.
    expect([(await use(owner.token)).status, (await use(owner.token, replica)).status]).toEqual([200, 200]);
    const revokedAt = performance.now();
    expect((await revoke(owner, owner.token)).status).toBe(200);
    expect((await use(owner.token)).body.error?.code).toBe('UNAUTHENTICATED');
    await waitFor(async () => (await use(owner.token, replica)).status === 401, 5000);
    expect(performance.now() - revokedAt).toBeLessThan(5000);
    expect((await introspect(owner, owner.token, replica)).body).toEqual({ active: false });
  });

  it('takes no other token of its key with it', async () => {
    const other = await api.tokenFor(owner, ['agents:read']);
    await revoke(owner, owner.token);
    expect((await use(other)).status).toBe(200);
  });

  it('is not one of somebody else: nothing happens, and the answer says nothing', async () => {
    const own = await revoke(stranger, stranger.token);
    const foreign = await revoke(stranger, owner.token);
    expect([foreign.status, foreign.text]).toEqual([own.status, own.text]);
    expect((await use(owner.token)).status).toBe(200);
  });

  it.each([['garbage'], ['a.b.c'], ['x'.repeat(9000)]])('may be no token at all: %.20s', async (token) => {
    expect((await revoke(owner, token)).status).toBe(200);
    expect((await introspect(owner, token)).body).toEqual({ active: false });
  });

  it('needs a client that proves itself', async () => {
    const json = { token: owner.token, client_id: owner.clientId, client_secret: 'wrong' };
    for (const path of ['/v2/auth/revoke', '/v2/auth/introspect']) {
      const response = await api.request('POST', path, { json });
      expect([response.status, response.body.error?.code]).toEqual([401, 'INVALID_CLIENT']);
      // An access token is no proof of being the client.
      const bearer = await api.request('POST', path, { json: { token: owner.token }, token: owner.token });
      expect(bearer.status).toBe(401);
    }
    expect((await use(owner.token)).status).toBe(200);
  });
});

describe('a revoked key', () => {
  it('ends its tokens on every replica within 5 seconds, those that were given meanwhile too', async () => {
    expect((await use(owner.token, replica)).status).toBe(200);
    await insertRevocation(api.db, revocationSubjects.key(owner.keyId), 3600);
    for (const at of [api, replica])
      await waitFor(async () => (await use(owner.token, at)).status === 401, 5000);
    expect((await use(await api.tokenFor(owner, scopes), replica)).status).toBe(401);
    expect((await use(stranger.token, replica)).status).toBe(200);
  });
});

describe('revocations', () => {
  it('are found although they commit in another order than they were written in', async () => {
    const first = await api.db.transaction();
    await insertRevocation(first, 'token/slow', 60);
    await insertRevocation(api.db, 'token/quick', 60);
    const before = await readRevocations(api.db, null);
    expect(before.rows.map(({ subject }) => subject)).toEqual(expect.not.arrayContaining(['token/slow']));
    await first.commit();
    const after = await readRevocations(api.db, before.horizon);
    expect(after.rows.map(({ subject }) => subject)).toContain('token/slow');
  });

  it('are all read again when the database was put back from a backup', async () => {
    const asked: (string | null)[] = [];
    const answers = ['100', '200', '50', '60'];
    const revocations = createRevocations({
      log,
      read: (horizon) => {
        asked.push(horizon);
        return Promise.resolve({ rows: [], horizon: answers[asked.length - 1] as string });
      },
    });
    for (let reads = 0; reads < 4;) {
      await revocations.includes(['token/x']);
      reads = await waitFor(
        async () => (await revocations.includes(['x']), asked.length > reads && asked.length),
      );
    }
    expect(asked.slice(0, 4)).toEqual([null, '100', '200', null]);
  });

  it('that cannot be read close the door: 503 with retry_after, not 200, and open it when they can be again', async () => {
    let broken = false;
    const revocations = createRevocations({
      log,
      read: (horizon) => (broken ? Promise.reject(new Error('no store')) : readRevocations(api.db, horizon)),
    });
    const { keys } = api.services;
    const tokens = createTokenIssuer({ keys, revocations, issuer: 'http://api.test', lifetimeSeconds: 3600 });
    const closed = await startTestApi({ replicaOf: api, tokens, revocations, keys });
    try {
      expect((await use(owner.token, closed)).status).toBe(200);
      broken = true;
      // Within what was promised the last answer still counts; from then on nobody knows.
      const response = await waitFor(async () => {
        const answer = await use(owner.token, closed);
        return answer.status === 200 ? undefined : answer;
      }, 6000);
      expect(response.status).toBe(503);
      expect(response.body.error).toMatchObject({ code: 'UNAVAILABLE', retryable: true, retry_after: 2 });
      const question = await introspect(owner, owner.token, closed);
      expect(question.status).toBe(503);
      broken = false;
      expect((await use(owner.token, closed)).status).toBe(200);
    } finally {
      await closed.close();
    }
  });
});

describe('introspection', () => {
  it('says what a live token says, to its own account', async () => {
    const token = await api.tokenFor(owner, ['agents:read', 'calls:read']);
    const { body } = await introspect(owner, token);
    expect(body).toMatchObject({
      active: true,
      scope: 'agents:read calls:read',
      client_id: owner.clientId,
      sub: owner.keyId,
      token_type: 'Bearer',
      iss: 'http://api.test',
      aud: 'http://api.test',
    });
    expect(Number(body['exp']) - Number(body['iat'])).toBe(3600);
    expect((await introspect(stranger, token)).body).toEqual({ active: false });
  });

  it('takes forms and HTTP Basic', async () => {
    const basic = Buffer.from(`${owner.clientId}:${owner.clientSecret}`).toString('base64');
    const { body } = await api.request('POST', '/v2/auth/introspect', {
      raw: new URLSearchParams({ token: owner.token, token_type_hint: 'access_token' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${basic}` },
    });
    expect(body['active']).toBe(true);
  });
});

describe('the metadata of the server', () => {
  it('name endpoints that are there', async () => {
    const { body } = await api.request('GET', '/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({ issuer: 'http://api.test', scopes_supported: [...scopes] });
    for (const name of ['token_endpoint', 'revocation_endpoint', 'introspection_endpoint', 'jwks_uri']) {
      const { pathname } = new URL(String(body[name]));
      expect((await api.request('OPTIONS', pathname)).status).not.toBe(404);
    }
  });
});

describe('signing keys', () => {
  const day = 86_400;
  const policy = {
    rotateEverySeconds: 30 * day,
    publishedBeforeSeconds: 3600,
    longestTokenSeconds: day + 3600,
  };
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
  const key = (kid: string, seconds: number) => ({ kid, signs_from: at(seconds) });

  it.each([
    ['the first one signs at once', [], 0, { signsFrom: at(0), retired: [] }],
    ['nothing is due in the middle', [key('a', 0)], 10 * day, { signsFrom: null, retired: [] }],
    [
      'the next is published an hour before it signs',
      [key('a', 0)],
      30 * day - 3600,
      { signsFrom: at(30 * day), retired: [] },
    ],
    ['one is enough', [key('a', 0), key('b', 30 * day)], 30 * day - 60, { signsFrom: null, retired: [] }],
    [
      'a late one is published first all the same',
      [key('a', 0)],
      90 * day,
      { signsFrom: at(90 * day + 3600), retired: [] },
    ],
    [
      'the old one stays while its tokens may live',
      [key('a', 0), key('b', 30 * day)],
      31 * day,
      { signsFrom: null, retired: [] },
    ],
    [
      'and then retires',
      [key('a', 0), key('b', 30 * day)],
      31 * day + 3600,
      { signsFrom: null, retired: ['a'] },
    ],
  ])('%s', (_, keys, seconds, planned) => {
    expect(planRotation(keys, at(seconds), policy)).toEqual(planned);
  });

  it('are published, sign, and retire on every replica; tokens of before stay good until then', async () => {
    const kids = async () => (await listSigningKeys(api.db)).map(({ kid }) => kid);
    const publishedAt = async (where: TestApi) =>
      (
        (await where.request('GET', '/.well-known/jwks.json')).body['keys'] as unknown as { kid: string }[]
      ).map(({ kid }) => kid);
    const run = async () => {
      const house = startHousekeeping({
        db: api.db,
        sealer: api.services.sealer,
        keyUsage: api.services.keyUsage,
        log,
        rotateEveryDays: 30,
      });
      await house.stop();
    };
    const shift = (kid: string, interval: string) =>
      api.db.raw(`update signing_keys set signs_from = signs_from - ?::interval where kid = ?`, [
        interval,
        kid,
      ]);
    const freshToken = async (where: TestApi) => {
      await where.services.keys.lookAgain();
      return await where.tokenFor(owner, scopes);
    };
    const [first = ''] = await kids();
    const old = await freshToken(api);

    // Nearly a month later, two replicas keep house at once: one new key, published on both, signing on none.
    await shift(first, '30 days');
    await Promise.all([run(), run()]);
    const second = (await kids()).find((kid) => kid !== first) ?? '';
    expect(await kids()).toHaveLength(2);
    for (const where of [api, replica]) {
      await waitFor(async () => (await publishedAt(where)).includes(second));
      expect(kidOf(await freshToken(where))).toBe(first);
    }

    // Its time comes: a replica that began with the first key alone signs with it, and takes tokens of both.
    await shift(second, '2 hours');
    const another = await loadKeyRing(api.db, api.services.sealer, log);
    expect(another.signer.kid).toBe(second);
    await waitFor(async () => kidOf(await freshToken(replica)) === second);
    const young = await replica.tokenFor(owner, scopes);
    for (const where of [api, replica]) {
      expect((await use(young, where)).status).toBe(200);
      expect((await use(old, where)).status).toBe(200);
    }

    // A day and more later the first one has retired: what it signed is refused, although it was known and good.
    await shift(second, '26 hours');
    await run();
    expect(await kids()).toEqual([second]);
    for (const where of [api, replica]) {
      await waitFor(async () => (await use(old, where)).status === 401, 5000);
      expect((await use(young, where)).status).toBe(200);
    }
  });

  it('that an operator deletes are replaced, and nothing they signed is good any more', async () => {
    const token = await replica.tokenFor(owner, scopes);
    await api.db('signing_keys').delete();
    await waitFor(async () => (await use(token, api)).status === 401, 5000);
    await api.services.keys.lookAgain();
    const fresh = await api.tokenFor(owner, scopes);
    expect((await use(fresh, api)).status).toBe(200);
    // The other replica has never seen the key and looks again before it refuses.
    expect((await use(fresh, replica)).status).toBe(200);
  });
});

describe('the last use of a key', () => {
  it('is written once for many uses', async () => {
    for (let uses = 0; uses < 3; uses += 1) await use(owner.token);
    const lastUse = async () =>
      (await api.db<{ id: string; last_used_at: Date | null }>('api_keys').where({ id: owner.keyId }).first())
        ?.last_used_at ?? null;
    expect(await lastUse()).toBeNull();
    await api.services.keyUsage.flush();
    expect(await lastUse()).toBeInstanceOf(Date);
  });
});
