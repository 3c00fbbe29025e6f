/** Requests that a stop of the process meets while they wait for others. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unlessStopping } from '../../api/stopping.ts';
import { PlatformError } from '../../platforms/voice-platform.ts';
import { makeAgent } from '../support/agents.ts';
import { echoPlatform, startTestApi, type TestApi } from '../support/api.ts';

const forever = new Promise<never>(() => undefined);
const running = new AbortController();
const stopped = AbortSignal.abort();

describe('what waits for others', () => {
  it('goes on as long as the process does, and a while longer', async () => {
    expect(await unlessStopping(Promise.resolve(1), running.signal, 0)).toBe(1);
    expect(await unlessStopping(Promise.resolve(1), stopped, 60_000)).toBe(1);
    await expect(unlessStopping(Promise.reject(new Error('why')), stopped)).rejects.toThrow('why');
  });

  it.each([
    ['begun before', () => running],
    ['begun after', () => ({ signal: stopped, abort: () => undefined })],
  ])('is cut as unavailable when it takes longer, %s', async (_, controller) => {
    const { signal } = controller();
    const outcome = expect(unlessStopping(forever, signal, 0)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    controller().abort();
    await outcome;
  });
});

describe('a test call whose platform stops with the service', () => {
  let api: TestApi;
  beforeAll(async () => {
    const converse = () => Promise.reject(new PlatformError('unavailable', 'it is gone'));
    api = await startTestApi({ stopping: stopped, platform: echoPlatform({ converse }) });
  });
  afterAll(() => api.close());

  it('answers 503 with the time to wait', async () => {
    const { accountId, token } = await api.makeAccount();
    const { agentId } = await makeAgent(api.db, accountId);
    const path = `/v2/agents/${agentId}/test-calls`;
    const answer = await api.request('POST', path, { token, json: { turns: ['Hi'] } });
    expect([answer.status, answer.body.error?.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ]);
  });
});
