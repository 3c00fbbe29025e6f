/** How the local adapter understands what the runtime, or something in its place, answers. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalPlatform } from '../../platforms/local/local-platform.ts';
import type { VoicePlatform } from '../../platforms/voice-platform.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { apiKey, type RuntimeServer, startRuntimeServer } from './runtime-server.ts';
import { newReference } from './samples.ts';

let runtime: RuntimeServer;
let proxy: FaultProxy;
let platform: VoicePlatform;
beforeAll(async () => {
  runtime = await startRuntimeServer();
  proxy = await startFaultProxy(runtime.baseUrl);
  platform = createLocalPlatform({ baseUrl: `${proxy.url}/`, apiKey, timeoutMs: 20_000 });
});
afterAll(async () => {
  await proxy.close();
  await runtime.close();
});

const errorBody = (code: string, message = 'why') => JSON.stringify({ error: { code, message } });
const acquire = () => platform.acquireNumber(newReference('phone_number'), { label: 'x' });

describe('the local adapter', () => {
  it.each([
    [400, 'invalid_request', 'rejected'],
    [401, 'unauthorized', 'rejected'],
    [403, 'forbidden', 'rejected'],
    [404, 'not_found', 'not_found'],
    [408, 'timeout', 'unavailable'],
    [409, 'no_number', 'no_number'],
    [409, 'conflict', 'rejected'],
    [413, 'payload_too_large', 'rejected'],
    [425, 'too_early', 'unavailable'],
    [429, 'rate_limited', 'unavailable'],
    [500, 'internal', 'unavailable'],
    [503, 'unavailable', 'unavailable'],
  ])('takes %d %s for %s, and says why', async (status, code, reason) => {
    proxy.inject({ fault: { kind: 'answer', status, body: errorBody(code) } });
    await expect(acquire()).rejects.toMatchObject({
      reason,
      message: 'why',
    });
  });

  it.each([
    ['a page of HTML', 200, '<html>'],
    ['JSON of another shape', 200, '{"identifier":1}'],
    ['nothing', 201, ''],
    ['a redirect', 302, ''],
  ])('takes %s for unavailable', async (_what, status, body) => {
    proxy.inject({ fault: { kind: 'answer', status, body } });
    await expect(acquire()).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each([
    ['12', 12],
    ['soon', undefined],
    ['-3', undefined],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('reads Retry-After: %s', async (header, retryAfterSeconds) => {
    proxy.inject({ fault: { kind: 'answer', status: 503, headers: { 'retry-after': header } } });
    await expect(acquire()).rejects.toHaveProperty('retryAfterSeconds', retryAfterSeconds);
  });

  it('reads a Retry-After date as the time that is left', async () => {
    const header = new Date(Date.now() + 3_600_000).toUTCString();
    proxy.inject({ fault: { kind: 'answer', status: 503, headers: { 'retry-after': header } } });
    const error = await acquire().catch((thrown: { retryAfterSeconds: number }) => thrown);
    expect(error).toHaveProperty('retryAfterSeconds', expect.closeTo(3_600, -2));
  });

  it('lists nothing that others put there', async () => {
    await runtime.call('POST', '/phone-numbers', { reference: 'by-hand', label: 'x' });
    await runtime.call('POST', '/phone-numbers', { reference: 'by-hand/agent', label: 'x' });
    const ours = newReference('phone_number');
    const { id } = await platform.acquireNumber(ours, { label: 'x' });
    const { resources } = await platform.list('phone_number:');
    expect(resources).toEqual([{ kind: 'phone_number', id, reference: ours }]);
  });

  it.each(['x', 'agent:not-a-cursor'])('refuses the cursor %s', async (cursor) => {
    await expect(platform.list(cursor)).rejects.toMatchObject({ reason: 'rejected' });
  });
});
