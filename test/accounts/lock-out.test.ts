/** Attempts to sign in are counted right when many of them run at one moment. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countAttempt } from '../../db/system-sessions.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('attempts at one moment', () => {
  it('are all let through as long as they are fewer than the free ones', async () => {
    const rule = { free: 400, firstSeconds: 30, longestSeconds: 900 };
    const waits = await Promise.all(
      Array.from({ length: 300 }, () => countAttempt(api.db, 'address/busy-office', rule)),
    );
    expect(waits.filter((seconds) => seconds > 0)).toEqual([]);
  });

  it('are let through only as often as is free', async () => {
    const rule = { free: 5, firstSeconds: 30, longestSeconds: 900 };
    const waits = await Promise.all(
      Array.from({ length: 60 }, () => countAttempt(api.db, 'email/guessed', rule)),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });
});
