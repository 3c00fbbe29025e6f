/** Conformance: numbers are held by one, and lead to the agent that they are assigned to. */
import { describe, expect, it } from '@jest/globals';
import { deployAgent, newReference } from '../samples.ts';
import { type Bench, expectReason } from './bench.ts';

/** Registers the tests; `current` gives the bench, which exists only while they run. */
export function describeNumbersAndCalls(current: () => Bench): void {
  describe('numbers', () => {
    it('come from the area that was asked for', async () => {
      const bench = current();
      const { e164 } = await bench.platform.acquireNumber(newReference('phone_number'), {
        areaCode: '415',
        label: 'x',
      });
      expect(e164).toMatch(/^\+1415\d{7}$/);
    });

    it('come from anywhere when no area was asked for', async () => {
      const bench = current();
      const { e164 } = await bench.platform.acquireNumber(newReference('phone_number'), { label: 'x' });
      expect(e164).toMatch(/^\+[1-9]\d{6,14}$/);
    });

    it('are given to one holder each, also when asked for in parallel', async () => {
      const bench = current();
      const acquired = await Promise.all(
        Array.from({ length: 24 }, () =>
          bench.platform.acquireNumber(newReference('phone_number'), { areaCode: '212', label: 'x' }),
        ),
      );
      expect(new Set(acquired.map(({ e164 }) => e164)).size).toBe(24);
    });

    it('are refused with no_number where the area has none left', async () => {
      const bench = current();
      const areaCode = await bench.target.exhaustAreaCode();
      const reference = newReference('phone_number');
      await expectReason('no_number', bench.platform.acquireNumber(reference, { areaCode, label: 'x' }));
      expect(await bench.platform.find(reference)).toBeNull();
    });
  });

  describe('conversations', () => {
    it('reach the agent that the number is assigned to, and another one after it is reassigned', async () => {
      const bench = current();
      const first = await deployAgent(bench.platform, { greeting: 'First desk, hello.' });
      const second = await deployAgent(bench.platform, { greeting: 'Second desk, hello.' });
      const before = await bench.ask(first.e164, `${first.numberId}/before`);
      expect(before.agentId).toBe(first.agentId);
      expect(before.turns[0]).toMatchObject({ speaker: 'agent', text: 'First desk, hello.' });
      await bench.platform.assignNumber(first.numberId, second.agentId);
      const after = await bench.ask(first.e164, `${first.numberId}/after`);
      expect(after.agentId).toBe(second.agentId);
      expect(after.turns[0]).toMatchObject({ speaker: 'agent', text: 'Second desk, hello.' });
    });

    it('go on turn by turn', async () => {
      const bench = current();
      const { e164, numberId } = await deployAgent(bench.platform);
      const turns = ['How much is an espresso?', 'And when do you open on Tuesday?'];
      const { turns: spoken } = await bench.ask(e164, numberId, turns);
      expect(spoken.map(({ speaker }) => speaker)).toEqual(['agent', 'caller', 'agent', 'caller', 'agent']);
      expect(spoken.filter(({ speaker }) => speaker === 'caller').map(({ text }) => text)).toEqual(turns);
      expect(spoken.every(({ text }) => text.length > 0)).toBe(true);
    });

    it('are held once a call key', async () => {
      const bench = current();
      const { e164, numberId } = await deployAgent(bench.platform);
      const transcripts = await Promise.all(Array.from({ length: 8 }, () => bench.ask(e164, numberId)));
      const repeated = await bench.ask(e164, numberId, ['Something else entirely?']);
      for (const transcript of transcripts) expect(transcript).toEqual(repeated);
      expect(repeated.turns[1]?.text).toBe('When are you open on Monday?');
    });

    it('are found again when the answer was lost', async () => {
      const bench = current();
      const { e164, numberId } = await deployAgent(bench.platform);
      bench.proxy.inject({ method: /^POST$/, fault: { kind: 'drop_answer' } });
      const call = { toNumber: e164, turns: ['Hello?'], callKey: numberId };
      await expectReason('unavailable', bench.behindFaults().converse(call));
      const { turns } = await bench.platform.converse({ ...call, turns: ['Is anybody there?'] });
      expect(turns[1]?.text).toBe('Hello?');
    });
  });
}
