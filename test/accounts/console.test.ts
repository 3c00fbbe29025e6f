/** The console's session: cookie, CSRF, rotation, endings, and guessing that gets slow. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createSessions } from '../../api/auth/sessions.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { emailOf, openConsole, testPassword, type Console } from '../support/console.ts';

let api: TestApi;
let owner: TestAccount;
let signedIn: Console;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.db('sign_in_failures').delete();
  owner = await api.makeAccount();
  signedIn = await openConsole(api, owner);
});
afterAll(() => api.close());

const signIn = (email: string, password: string, headers = {}) =>
  api.request('POST', '/v2/session', { json: { email, password }, headers });
const whoAmI = (cookie: string) => api.request('GET', '/v2/session', { headers: { cookie } });

describe('signing in', () => {
  it('gives a cookie that scripts cannot read, and says who is signed in', async () => {
    const answer = await signIn((await emailOf(api, owner)).toUpperCase(), testPassword);
    expect(answer.status).toBe(201);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^switchboard_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    const session = await whoAmI(cookie.split(';')[0] ?? '');
    expect(session.body).toEqual(answer.body);
    expect(session.body).toMatchObject({ account_id: owner.accountId });
  });

  it('gives a Secure cookie that is bound to its host where the service is reached by https', async () => {
    const sessions = createSessions(api.db, api.services.sealer, 'https://api.example');
    const { cookie } = await sessions.begin({ headers: {} }, owner.accountId);
    expect(cookie).toMatch(/^__Host-switchboard_session=[\w-]{43}; Path=\/; HttpOnly; .*; Secure$/);
    expect(cookie).not.toContain('Domain');
  });

  it('makes a new session each time and ends the one that the browser had', async () => {
    const answer = await signIn(await emailOf(api, owner), testPassword, { cookie: signedIn.cookie });
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).not.toBe(signedIn.cookie);
    expect((await whoAmI(signedIn.cookie)).status).toBe(401);
    expect((await whoAmI(cookie)).status).toBe(200);
  });

  it('takes no session id from the browser', async () => {
    const chosen = `switchboard_session=${'a'.repeat(43)}`;
    const answer = await signIn(await emailOf(api, owner), testPassword, { cookie: chosen });
    expect(answer.headers.get('set-cookie')).not.toContain('aaaa');
    expect((await whoAmI(chosen)).status).toBe(401);
  });

  it('is refused to a page of another site', async () => {
    const email = await emailOf(api, owner);
    for (const site of ['cross-site', 'same-site']) {
      expect((await signIn(email, testPassword, { 'sec-fetch-site': site })).status).toBe(401);
    }
    const form = await api.request('POST', '/v2/session', {
      raw: new URLSearchParams({ email, password: testPassword }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(415);
  });
});

describe('a session ends', () => {
  it('when its owner signs out, on every replica', async () => {
    const replica = await startTestApi({ replicaOf: api });
    try {
      const { cookie } = signedIn;
      expect((await replica.request('GET', '/v2/session', { headers: { cookie } })).status).toBe(200);
      const answer = await signedIn.request('DELETE', '/v2/session');
      expect([answer.status, answer.body['deleted']]).toEqual([200, true]);
      expect(answer.headers.get('set-cookie')).toMatch(/^switchboard_session=; .*Max-Age=0/);
      for (const at of [api, replica])
        expect((await at.request('GET', '/v2/session', { headers: { cookie } })).status).toBe(401);
    } finally {
      await replica.close();
    }
  });

  it.each([
    ['an hour without a request', { last_seen_at: new Date(Date.now() - 61 * 60_000) }],
    ['twelve hours in all', { expires_at: new Date(Date.now() - 1000) }],
  ])('after %s', async (_, change) => {
    await api.db('sessions').where({ account_id: owner.accountId }).update(change);
    expect((await whoAmI(signedIn.cookie)).status).toBe(401);
  });

  it('not while it is used, and with a new password', async () => {
    const nearly = new Date(Date.now() - 59 * 60_000);
    await api.db('sessions').where({ account_id: owner.accountId }).update({ last_seen_at: nearly });
    await whoAmI(signedIn.cookie);
    const row = await api
      .db<{ account_id: string; last_seen_at: Date }>('sessions')
      .where({ account_id: owner.accountId })
      .first();
    expect(row?.last_seen_at.getTime()).toBeGreaterThan(nearly.getTime() + 60_000);
    await openConsole(api, owner);
    expect((await whoAmI(signedIn.cookie)).status).toBe(401);
  });
});

describe('a request of a session', () => {
  const body = { json: { name: 'k', scopes: ['agents:read'] } };

  it.each([
    ['no CSRF token', { 'x-csrf-token': '' }],
    ['a wrong one', { 'x-csrf-token': 'x'.repeat(43) }],
    ['another site as its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling as its origin', { 'sec-fetch-site': 'same-site' }],
    ['no cookie', { cookie: '' }],
  ])('with %s changes nothing', async (_, headers) => {
    const answer = await signedIn.request('POST', '/v2/api-keys', { ...body, headers });
    expect([answer.status, answer.body.error?.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await api.db('api_keys').where({ account_id: owner.accountId })).toHaveLength(1);
  });

  it('needs the CSRF token of its own session', async () => {
    const other = await openConsole(api, await api.makeAccount());
    const headers = { 'x-csrf-token': other.csrfToken };
    expect((await signedIn.request('POST', '/v2/api-keys', { ...body, headers })).status).toBe(401);
  });

  it('has its cookie once: a second one may be somebody else’s', async () => {
    const stranger = await openConsole(api, await api.makeAccount());
    expect((await whoAmI(`${stranger.cookie}; ${signedIn.cookie}`)).status).toBe(401);
  });

  it('cannot be made with an access token, nor one of a token with a cookie', async () => {
    expect((await api.request('GET', '/v2/api-keys', { token: owner.token })).status).toBe(401);
    expect((await signedIn.request('GET', '/v2/agents')).status).toBe(401);
  });

  it.each([
    ['JSON with another type', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('does not take %s, which other sites may send without asking', async (_, headers) => {
    const raw = JSON.stringify(body.json);
    expect((await signedIn.request('POST', '/v2/api-keys', { raw, headers })).status).toBe(415);
  });
});

describe('guessing', () => {
  it('is stopped after five failures of an email address, known or not, in the same words', async () => {
    const known = await emailOf(api, owner);
    const texts = await Promise.all(
      [known, 'nobody@example.com'].map(async (email) => {
        const answers = [];
        for (let attempt = 0; attempt < 7; attempt += 1) answers.push(await signIn(email, 'wrong'));
        return answers.map(({ status, body, headers }) => [
          status,
          { ...body.error, request_id: '' },
          headers.get('retry-after'),
        ]);
      }),
    );
    expect(texts[0]?.map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(texts[1]).toEqual(texts[0]);
    // The right password does not help while it is locked, and nothing says that it was right.
    expect((await signIn(known, testPassword)).body.error?.code).toBe('RATE_LIMITED');
  });

  it('is stopped also where 40 guesses are made at once', async () => {
    const email = await emailOf(api, owner);
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('waits longer each time, up to a quarter of an hour, and begins anew after a success', async () => {
    const email = await emailOf(api, owner);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 13; attempt += 1) {
      await signIn(email, 'wrong');
      const { body } = await signIn(email, 'wrong');
      if (body.error?.code === 'RATE_LIMITED')
        waits.push((body.error as { retry_after?: number }).retry_after ?? 0);
      await api.db('sign_in_failures').update({ locked_until: new Date(0) });
    }
    expect(waits.slice(0, 3)).toEqual([30, 60, 120]);
    expect(Math.max(...waits)).toBe(900);
    expect((await signIn(email, testPassword)).status).toBe(201);
    expect((await signIn(email, 'wrong')).status).toBe(401);
    expect((await signIn(email, testPassword)).status).toBe(201);
  });

  it('is stopped for an address that tries many accounts, and not by its successes', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await signIn(`nobody${attempt}@example.com`, 'wrong');
    expect((await signIn('nobody-else@example.com', 'wrong')).status).toBe(429);
    await api.db('sign_in_failures').delete();
    const email = await emailOf(api, owner);
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn(email, testPassword);
    const rows: { failures: number }[] = await api.db('sign_in_failures').select('failures');
    expect(rows.map(({ failures }) => failures)).toEqual([0]);
  });

  it('leaves neither passwords nor email addresses in the log or the table', async () => {
    await signIn('canary@example.com', 'canary-password');
    const everything = api.logLines.join() + JSON.stringify(await api.db('sign_in_failures').select());
    expect(everything).not.toContain('canary');
  });
});

describe('what is kept of a session', () => {
  it('does not open it', async () => {
    const secret = signedIn.cookie.split('=')[1] ?? '';
    const rows: unknown[] = await api.db('sessions').select();
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(rows) + api.logLines.join()).not.toContain(secret);
  });
});
