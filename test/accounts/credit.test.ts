/** Credit: one entry a change, one charge a call, and never less than nothing, however many write at once. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountId } from '../../db/accounts.ts';
import {
  adjustCredit,
  chargeCall,
  findBalance,
  grantCredit,
  listCreditEntries,
  type CreditEntryRow,
} from '../../db/credit.ts';
import { costOfCall, minutesFor } from '../../domain/credit.ts';
import { newId } from '../../domain/ids.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const price = 166_666;
const agentId = newId('agent');
const call = (durationSeconds: number, callId = newId('call')) => ({
  callId,
  agentId,
  durationSeconds,
  endedAt: new Date('2026-01-31T23:59:59Z'),
  pricePerMinuteMicrousd: price,
});
const ledgerOf = (accountId: AccountId) =>
  listCreditEntries(api.db, accountId, {}, { limit: 1000, after: undefined });

/** Every entry's balance is the one before it plus its amount, and the last is the account's. */
async function expectConsistent(accountId: AccountId): Promise<CreditEntryRow[]> {
  const entries = (await ledgerOf(accountId)).reverse();
  let balance = 0;
  for (const entry of entries) {
    balance += entry.amount_microusd;
    expect(entry.balance_microusd).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect(await findBalance(api.db, accountId)).toBe(balance);
  return entries;
}

describe('prices', () => {
  it.each([
    [0, 0],
    [1, 2778],
    [0.2, 2778],
    [59.5, 166_666],
    [60, 166_666],
    [61, 169_444],
  ])('a call of %d seconds costs %d micro-dollars', (seconds, cost) => {
    expect(costOfCall(seconds, price)).toBe(cost);
  });

  it('50 dollars are 300 minutes', () => {
    expect(minutesFor(50_000_000, price)).toBe(300);
  });
});

describe('an account', () => {
  it('begins with 50 dollars', async () => {
    const { accountId, token } = await api.makeAccount();
    const { body } = await api.request('GET', '/v2/account', { token });
    expect(body).toMatchObject({ account_id: accountId, balance_microusd: 50_000_000, minutes_left: 300 });
    expect(await expectConsistent(accountId)).toMatchObject([{ kind: 'grant', amount_microusd: 50_000_000 }]);
  });

  it('is charged by the second, with the balance after it', async () => {
    const { accountId } = await api.makeAccount();
    await chargeCall(api.db, accountId, call(90));
    expect((await ledgerOf(accountId))[0]).toMatchObject({
      kind: 'call',
      amount_microusd: -249_999,
      cost_microusd: 249_999,
      balance_microusd: 49_750_001,
      duration_seconds: 90,
    });
  });
});

describe('many at once', () => {
  it('never take more than there is: 200 calls race for 50 dollars', async () => {
    const { accountId } = await api.makeAccount();
    await Promise.all(Array.from({ length: 200 }, () => chargeCall(api.db, accountId, call(150))));
    const entries = await expectConsistent(accountId);
    expect(entries).toHaveLength(201);
    expect(entries.at(-1)?.balance_microusd).toBe(0);
    // What the credit did not cover stands beside what was taken.
    const taken = entries.slice(1).reduce((sum, { amount_microusd }) => sum - amount_microusd, 0);
    expect(taken).toBe(50_000_000);
    expect(entries.at(-1)).toMatchObject({ amount_microusd: 0, cost_microusd: 416_665 });
  });

  it('charge one call once, and count it once: 64 repetitions', async () => {
    const { accountId } = await api.makeAccount();
    const same = call(60);
    const results = await Promise.all(
      Array.from({ length: 64 }, () => chargeCall(api.db, accountId, { ...same })),
    );
    expect(results.filter(({ fresh }) => fresh)).toHaveLength(1);
    expect(new Set(results.map(({ entry }) => entry.id)).size).toBe(1);
    expect(await expectConsistent(accountId)).toHaveLength(2);
    const usage: unknown[] = await api.db('usage_days').where({ account_id: accountId });
    expect(usage).toMatchObject([{ calls: 1, duration_seconds: 60, cost_microusd: price }]);
  });

  it('mix: grants, adjustments and calls leave a ledger that adds up', async () => {
    const { accountId } = await api.makeAccount();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const reference = `test/${index}`;
        const change = { reference, amountMicrousd: 700_000, description: 'x' };
        if (index % 3 === 0) return grantCredit(api.db, accountId, change);
        if (index % 3 === 1)
          return adjustCredit(api.db, accountId, { ...change, amountMicrousd: -9_000_000 });
        return chargeCall(api.db, accountId, call(600));
      }),
    );
    expect(await expectConsistent(accountId)).toHaveLength(61);
  });

  it('a charge that is rolled back has not happened', async () => {
    const { accountId } = await api.makeAccount();
    const same = call(60);
    await api.db
      .transaction(async (tx) => {
        await chargeCall(tx, accountId, same);
        throw new Error('died');
      })
      .catch(() => undefined);
    expect(await findBalance(api.db, accountId)).toBe(50_000_000);
    expect((await chargeCall(api.db, accountId, same)).fresh).toBe(true);
  });
});

describe('at zero', () => {
  let account: TestAccount;
  const body = {
    payload: {
      name: 'Desk',
      platform: 'local',
      business_url: 'https://shop.example',
      template_id: 'general',
    },
  };
  const ask = (headers = {}, extra = {}) =>
    api.request('POST', '/v2/agents', { token: account.token, json: { ...body, ...extra }, headers });

  beforeAll(async () => {
    account = await api.makeAccount();
  });

  it('new agents are refused, plans and calls in progress are not; with credit again they are built', async () => {
    const before = { 'idempotency-key': 'accepted-before' };
    expect((await ask(before)).status).toBe(202);
    await chargeCall(api.db, account.accountId, call(400 * 60));
    const refused = await ask();
    expect([refused.status, refused.body.error?.code]).toEqual([402, 'CREDIT_EXHAUSTED']);
    expect((await ask({}, { dry_run: true })).status).toBe(200);
    expect((await ask(before)).status).toBe(202);
    await chargeCall(api.db, account.accountId, call(30));
    await expectConsistent(account.accountId);
    await grantCredit(api.db, account.accountId, { reference: 'more', amountMicrousd: 1, description: 'x' });
    expect((await ask()).status).toBe(202);
  });
});

describe('the ledger by cursor', () => {
  it('shows each entry once, newest first, and no one else’s', async () => {
    const account = await api.makeAccount();
    const stranger = await api.makeAccount();
    for (let index = 0; index < 5; index += 1) await chargeCall(api.db, account.accountId, call(60));
    const seen: Record<string, unknown>[] = [];
    interface Page {
      data: Record<string, unknown>[];
      next_cursor: string | null;
    }
    let cursor: string | null = null;
    do {
      const path: string = `/v2/account/credit?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`;
      const page = (await api.request('GET', path, { token: account.token })).body as unknown as Page;
      seen.push(...page.data);
      cursor = page.next_cursor;
      if (cursor !== null) {
        const foreign = `/v2/account/credit?limit=2&cursor=${cursor}`;
        expect((await api.request('GET', foreign, { token: stranger.token })).body.error?.code).toBe(
          'INVALID_CURSOR',
        );
      }
    } while (cursor !== null);
    expect(new Set(seen.map(({ credit_entry_id }) => credit_entry_id)).size).toBe(6);
    expect(seen.map(({ kind }) => kind)).toEqual(['call', 'call', 'call', 'call', 'call', 'grant']);
    const grants = await api.request('GET', '/v2/account/credit?kind=grant', { token: account.token });
    expect((grants.body as unknown as Page).data).toHaveLength(1);
  });
});

describe('usage by day and agent', () => {
  it('counts what was charged, pages without gaps, and shows no one else’s', async () => {
    const account = await api.makeAccount();
    const agents = [newId('agent'), newId('agent')];
    for (const day of ['2026-01-30', '2026-01-31', '2026-02-01']) {
      for (const agent of agents) {
        for (const seconds of [60, 30]) {
          const endedAt = new Date(`${day}T23:59:59Z`);
          await chargeCall(api.db, account.accountId, { ...call(seconds), agentId: agent, endedAt });
        }
      }
    }
    const read = async (query: string, token = account.token) =>
      (await api.request('GET', `/v2/account/usage${query}`, { token })).body as unknown as {
        data: Record<string, unknown>[];
        next_cursor: string | null;
      };
    const all = await read('');
    expect(all.data).toHaveLength(6);
    expect(all.data[0]).toMatchObject({
      date: '2026-02-01',
      calls: 2,
      minutes: 1.5,
      cost_microusd: 249_999,
      charged_microusd: 249_999,
    });
    const paged: Record<string, unknown>[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await read(`?limit=4${cursor === '' ? '' : `&cursor=${cursor}`}`);
      paged.push(...page.data);
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all.data);
    expect((await read(`?from=2026-01-31&to=2026-01-31&agent_id=${agents[0]}`)).data).toHaveLength(1);
    expect((await read('', (await api.makeAccount()).token)).data).toEqual([]);
    for (const [query, path] of [
      ['from=2026-02-30', 'from'],
      ['from=2026-02-02&to=2026-02-01', 'to'],
    ]) {
      const wrong = await api.request('GET', `/v2/account/usage?${query}`, { token: account.token });
      expect([wrong.status, wrong.body.error?.details?.[0]?.path]).toEqual([400, path]);
    }
  });
});
