/** Conformance: every failure has its reason, and none a secret. */
import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { PlatformError } from '../../../platforms/voice-platform.ts';
import type { Fault } from '../fault-proxy.ts';
import { deployAgent, newReference, sampleAgent } from '../samples.ts';
import { type Bench, expectReason, kinds, timeoutMs } from './bench.ts';

/** Port 9 (discard) is reserved, and nothing listens there on a test machine. */
const deadUrl = 'http://127.0.0.1:9';

/** Registers the tests; `current` gives the bench, which exists only while they run. */
export function describeFailures(current: () => Bench): void {
  describe('failures', () => {
    it('are not_found for what is gone', async () => {
      const bench = current();
      const gone = await deployAgent(bench.platform);
      const kept = await bench.create('phone_number');
      await bench.platform.release('agent', gone.agentId);
      await bench.platform.release('phone_number', gone.numberId);
      const attempts = [
        bench.platform.updateAgent(gone.agentId, sampleAgent(bench.knowledgeBaseId)),
        bench.platform.assignNumber(kept.id, gone.agentId),
        bench.platform.assignNumber(gone.numberId, gone.agentId),
        bench.ask(gone.e164, gone.numberId),
      ];
      await Promise.all(attempts.map((attempt) => expectReason('not_found', attempt)));
    });

    it.each([500, 502, 503])('are unavailable when the platform answers %d', async (status) => {
      const bench = current();
      bench.proxy.inject({ fault: { kind: 'answer', status, body: '<h1>Sorry</h1>' } });
      await expectReason(
        'unavailable',
        bench.create('knowledge_base', newReference('knowledge_base'), bench.behindFaults()),
      );
    });

    it('are unavailable with the wait that the platform asks for when it limits us', async () => {
      const bench = current();
      bench.proxy.inject({ fault: { kind: 'answer', status: 429, headers: { 'retry-after': '7' } } });
      const error = await expectReason(
        'unavailable',
        bench.create('agent', newReference('agent'), bench.behindFaults()),
      );
      expect(error.retryAfterSeconds).toBe(7);
    });

    it('are unavailable when the answer does not come in time', async () => {
      const bench = current();
      bench.proxy.inject({ fault: { kind: 'delay', delayMs: 600_000 } });
      await expectReason('unavailable', bench.behindFaults({ timeoutMs: 50 }).find(newReference('agent')));
    });

    it('are unavailable in every operation when nobody is there', async () => {
      const bench = current();
      const dead = bench.target.connect({ baseUrl: deadUrl, apiKey: bench.target.apiKey, timeoutMs });
      const attempts = [
        ...kinds.map((kind) => bench.create(kind, newReference(kind), dead)),
        ...kinds.map((kind) => dead.release(kind, 'any')),
        dead.updateAgent('any', sampleAgent('any')),
        dead.assignNumber('any', 'any'),
        dead.find(newReference('agent')),
        dead.list(),
        dead.converse({ toNumber: '+12125550100', turns: [], callKey: 'any' }),
      ];
      await Promise.all(attempts.map((attempt) => expectReason('unavailable', attempt)));
    });

    it('are rejected when the key is wrong', async () => {
      const bench = current();
      const stranger = bench.target.connect({
        baseUrl: bench.target.baseUrl,
        apiKey: 'wrong-key-0123456789',
        timeoutMs,
      });
      await expectReason('rejected', bench.create('agent', newReference('agent'), stranger));
    });

    it.each<[string, Fault]>([
      ['the platform refuses and repeats the key', { kind: 'echo_credentials', status: 400 }],
      ['the platform fails and repeats the key', { kind: 'echo_credentials', status: 500 }],
      ['the connection breaks', { kind: 'reset' }],
    ])('never carry the API key: %s', async (_case, fault) => {
      const bench = current();
      bench.proxy.inject({ fault });
      const error: unknown = await bench
        .create('agent', newReference('agent'), bench.behindFaults())
        .catch((e: unknown) => e);
      expect(error).toBeInstanceOf(PlatformError);
      expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain(bench.target.apiKey);
    });
  });
}
