/** From an invitation to an account, with `npm run admin` as operators run it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPasswords, nativeArgon2id, portableArgon2id } from '../../domain/passwords.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const password = 'correct horse battery staple';

/** Runs `scripts/admin.ts` on the test's database. */
function admin(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/admin.ts', ...args], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: api.databaseUrl },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

async function invite(email: string): Promise<string> {
  const { out } = await admin('invite', email);
  const code = /\binv_[0-9a-z]{26}\b/.exec(out)?.[0];
  if (!code) throw new Error(out);
  return code;
}

const signUp = (json: Record<string, unknown>) => api.request('POST', '/v2/signup', { json });

describe('an invited person', () => {
  it('gets an account with 50 dollars, once, and the same answer again', async () => {
    const invitation_code = await invite('Ada@Example.com');
    const json = { invitation_code, email: 'ada@example.COM', password };
    const first = await signUp(json);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      email: 'ada@example.com',
      balance_microusd: 50_000_000,
      currency: 'USD',
    });
    const again = await signUp(json);
    expect([again.status, again.text]).toEqual([201, first.text]);
    const other = await signUp({ ...json, password: `${password}!` });
    expect([other.status, other.body.error?.details?.[0]?.path]).toEqual([400, 'invitation_code']);
  });

  it('gets one account from 16 requests at once', async () => {
    const invitation_code = await invite('race@example.com');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => signUp({ invitation_code, email: 'race@example.com', password })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body['account_id'])).size).toBe(1);
  });

  it('has a password that is kept as argon2id, and an invitation that is kept as a hash', async () => {
    const invitation_code = await invite('secret@example.com');
    await signUp({ invitation_code, email: 'secret@example.com', password });
    const rows: unknown[] = await api.db('accounts').select();
    expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    const everything = JSON.stringify([rows, await api.db('invitations').select()]) + api.logLines.join();
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(invitation_code);
    expect(everything).toContain(createHash('sha256').update(invitation_code).digest('hex'));
  });
});

describe('nobody else', () => {
  it.each([
    [
      'an unknown code',
      (json: object) => ({ ...json, invitation_code: `inv_${'0'.repeat(26)}` }),
      'invitation_code',
    ],
    ['another email', (json: object) => ({ ...json, email: 'eve@example.com' }), 'invitation_code'],
    ['a code that is none', (json: object) => ({ ...json, invitation_code: 'inv_1' }), 'invitation_code'],
    ['a short password', (json: object) => ({ ...json, password: 'short' }), 'password'],
    ['no email', (json: object) => ({ ...json, email: 'ada' }), 'email'],
  ])('signs up with %s', async (_, change, path) => {
    const invitation_code = await invite(`${path}-${Math.random()}@example.com`);
    const { status, body } = await signUp(change({ invitation_code, email: 'x@example.com', password }));
    expect([status, body.error?.details?.[0]?.path]).toEqual([400, path]);
  });

  it('signs up with an invitation that has expired', async () => {
    const invitation_code = await invite('late@example.com');
    await api
      .db('invitations')
      .where({ email: 'late@example.com' })
      .update({ expires_at: new Date(0) });
    expect((await signUp({ invitation_code, email: 'late@example.com', password })).status).toBe(400);
  });

  it('makes a second account for one email with a second invitation', async () => {
    const [first, second] = [await invite('two@example.com'), await invite('two@example.com')];
    const answers = await Promise.all(
      [first, second].map((invitation_code) =>
        signUp({ invitation_code, email: 'two@example.com', password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('npm run admin', () => {
  it('shows accounts, grants, takes and lists credit', async () => {
    await signUp({ invitation_code: await invite('op@example.com'), email: 'op@example.com', password });
    expect((await admin('account', 'OP@example.com')).out).toMatch(/^acc_\w+ {2}op@example\.com {2}\$50\.00/);
    expect((await admin('account')).out).toContain('op@example.com');
    expect((await admin('credit', 'op@example.com', '25.50', '--note', 'Goodwill')).out).toContain(
      'balance now $75.50',
    );
    expect((await admin('credit', 'op@example.com', '1000', '--take')).out).toContain(
      '-$75.50, balance now $0.00',
    );
    const ledger = (await admin('credit', 'op@example.com')).out;
    expect(ledger.split('\n').map((line) => line.split(/\s+/)[1])).toEqual([
      'adjustment',
      'grant',
      'grant',
      undefined,
    ]);
    expect(ledger).toContain('Goodwill');
  });

  it.each([
    ['its id', ({ keyId }: TestAccount) => keyId],
    ['its client id', ({ clientId }: TestAccount) => clientId],
    ['itself', ({ clientId, clientSecret }: TestAccount) => `sk_${clientId}.${clientSecret}`],
  ])('shows API keys and ends a leaked one with its tokens, named by %s', async (_, nameOf) => {
    const account = await api.makeAccount();
    const read = () => api.request('GET', '/v2/agents', { token: account.token });
    const shown = (await admin('key', account.accountId)).out;
    expect(shown).toContain(account.keyId);
    expect((await admin('key', nameOf(account))).out).toBe(shown);
    expect((await read()).status).toBe(200);

    const revoked = await admin('key', nameOf(account), '--revoke');
    expect([revoked.code, revoked.err]).toEqual([0, '']);
    expect(revoked.out).toContain('Revoked');
    expect(revoked.out).not.toContain(account.clientSecret);
    await waitFor(async () => (await read()).status === 401);
    const json = { grant_type: 'client_credentials', client_id: account.clientId };
    const token = await api.request('POST', '/v2/auth/token', {
      json: { ...json, client_secret: account.clientSecret },
    });
    expect(token.body.error?.code).toBe('INVALID_CLIENT');
    expect((await admin('key', account.accountId)).out).toBe('');
    expect((await admin('key', nameOf(account), '--revoke')).err).toContain('was revoked already');
  });

  it.each([
    [['nonsense'], 2, 'There is no command'],
    [['invite'], 2, 'Usage: npm run admin -- invite EMAIL'],
    [['invite', 'nobody'], 2, 'not an email address'],
    [['invite', 'a@example.com', '--days', '0'], 2, '--days'],
    [['credit', 'nobody@example.com', '5'], 1, 'There is no account'],
    [['credit', 'nobody@example.com', '5e9'], 2, 'not an amount'],
    [['account', '--surprise'], 2, 'Usage'],
    [['key'], 2, 'Usage'],
    [['key', 'sbc_nobody'], 1, 'There is no API key'],
    [['key', 'nobody@example.com'], 1, 'There is no account'],
    [['key', 'first@localhost', '--revoke'], 2, 'Name the key'],
  ])('says what is wrong with %j', async (args, code, message) => {
    const result = await admin(...args);
    expect([result.code, result.out]).toEqual([code, '']);
    expect(result.err).toContain(message);
  });

  it('lists its commands', async () => {
    const { code, out } = await admin('help');
    expect(code).toBe(0);
    for (const command of ['invite EMAIL', 'account', 'credit']) expect(out).toContain(command);
  });
});

describe('passwords', () => {
  it('are the same by both implementations', async () => {
    const little = { memoryKib: 256, passes: 2, lanes: 1 };
    const [message, salt] = [Buffer.from(password), Buffer.alloc(16, 7)];
    const expected = await nativeArgon2id(message, salt, little);
    expect(await portableArgon2id(message, salt, little)).toEqual(expected);
  });

  it('are right only for themselves', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash(password);
    expect(await passwords.verify(password, hash)).toBe(true);
    expect(await passwords.verify(`${password} `, hash)).toBe(false);
    expect(await passwords.verify(password, null)).toBe(false);
    expect(await passwords.hash(password)).not.toBe(hash);
  });

  it('are the same however their letters are composed', async () => {
    const passwords = createPasswords();
    expect(await passwords.verify('cafe\u0301 au lait noir', await passwords.hash('café au lait noir'))).toBe(
      true,
    );
  });
});
