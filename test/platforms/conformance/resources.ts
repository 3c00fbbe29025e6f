/** Conformance: resources are created once, listed once, and released completely. */
import { describe, expect, it } from '@jest/globals';
import { deployAgent, newReference, newReferences, sampleAgent } from '../samples.ts';
import { type Bench, expectReason, kinds } from './bench.ts';

/** Registers the tests; `current` gives the bench, which exists only while they run. */
export function describeResources(current: () => Bench): void {
  describe.each(kinds)('creating a %s', (kind) => {
    it('makes it findable under its reference', async () => {
      const bench = current();
      const reference = newReference(kind);
      expect(await bench.platform.find(reference)).toBeNull();
      const { id } = await bench.create(kind, reference);
      expect(await bench.platform.find(reference)).toEqual({ kind, id, reference });
    });

    it('adopts what the reference has already', async () => {
      const bench = current();
      const reference = newReference(kind);
      const first = await bench.create(kind, reference);
      expect(await bench.create(kind, reference)).toEqual(first);
    });

    it('makes one when 16 ask in parallel', async () => {
      const bench = current();
      const reference = newReference(kind);
      const created = await Promise.all(Array.from({ length: 16 }, () => bench.create(kind, reference)));
      expect(new Set(created.map(({ id }) => id)).size).toBe(1);
      expect((await bench.listAll()).filter((resource) => resource.reference === reference)).toHaveLength(1);
    });

    it('makes one when the answer was lost and the request is repeated', async () => {
      const bench = current();
      const reference = newReference(kind);
      bench.proxy.inject({ method: /^POST$/, fault: { kind: 'drop_answer' } });
      await expectReason('unavailable', bench.create(kind, reference, bench.behindFaults()));
      const adopted = await bench.platform.find(reference);
      expect(await bench.create(kind, reference, bench.behindFaults())).toMatchObject({ id: adopted?.id });
      expect((await bench.listAll()).filter((resource) => resource.reference === reference)).toHaveLength(1);
    });

    it('makes none when the connection broke before the request arrived', async () => {
      const bench = current();
      const reference = newReference(kind);
      bench.proxy.inject({ method: /^POST$/, fault: { kind: 'reset' } });
      await expectReason('unavailable', bench.create(kind, reference, bench.behindFaults()));
      expect(await bench.platform.find(reference)).toBeNull();
    });
  });

  describe.each(kinds)('releasing a %s', (kind) => {
    it('leaves nothing of it, and may be repeated', async () => {
      const bench = current();
      const reference = newReference(kind);
      const { id } = await bench.create(kind, reference);
      await Promise.all([bench.platform.release(kind, id), bench.platform.release(kind, id)]);
      await bench.platform.release(kind, id);
      expect(await bench.platform.find(reference)).toBeNull();
      expect((await bench.listAll()).filter((resource) => resource.id === id)).toEqual([]);
    });

    it('can be repeated when the answer was lost', async () => {
      const bench = current();
      const reference = newReference(kind);
      const { id } = await bench.create(kind, reference);
      bench.proxy.inject({ method: /^DELETE$/, fault: { kind: 'drop_answer' } });
      await expectReason('unavailable', bench.behindFaults().release(kind, id));
      await bench.behindFaults().release(kind, id);
      expect(await bench.platform.find(reference)).toBeNull();
    });
  });

  it.each([1, 2, 3, 4])(
    'deploys once when the answer to request %d was lost and all is repeated',
    async (nth) => {
      const bench = current();
      const references = newReferences();
      bench.proxy.inject({ method: /^(?:POST|PATCH|PUT)$/, nth, fault: { kind: 'drop_answer' } });
      await expectReason('unavailable', deployAgent(bench.behindFaults(), {}, references));
      const { agentId, e164 } = await deployAgent(bench.behindFaults(), {}, references);
      expect((await bench.ask(e164, `lost/${agentId}`)).agentId).toBe(agentId);
      const stamps: string[] = Object.values(references);
      const listed = (await bench.listAll()).filter(({ reference }) => stamps.includes(reference));
      expect(listed.map(({ reference }) => reference).toSorted()).toEqual(stamps.toSorted());
    },
  );

  it('releases agent, knowledge base and number in any order', async () => {
    const bench = current();
    const { knowledgeBaseId: kb, agentId, numberId, e164 } = await deployAgent(bench.platform);
    await bench.platform.release('knowledge_base', kb);
    await bench.platform.release('agent', agentId);
    await expectReason('not_found', bench.ask(e164, `conformance/${numberId}`));
    await bench.platform.release('phone_number', numberId);
    const left = (await bench.listAll()).filter(({ id }) => [kb, agentId, numberId].includes(id));
    expect(left).toEqual([]);
  });

  describe('updating an agent', () => {
    it('changes what it says, and may be repeated', async () => {
      const bench = current();
      const { agentId, knowledgeBaseId: kb, e164, numberId } = await deployAgent(bench.platform);
      const spec = sampleAgent(kb, { greeting: 'A new greeting.' });
      await bench.platform.updateAgent(agentId, spec);
      await bench.platform.updateAgent(agentId, spec);
      expect((await bench.ask(e164, numberId)).turns[0]?.text).toBe('A new greeting.');
    });

    it('gives it other knowledge, and the knowledge base before can be released', async () => {
      const bench = current();
      const { agentId, knowledgeBaseId: before, e164, numberId } = await deployAgent(bench.platform);
      const { id: after } = await bench.create('knowledge_base');
      await bench.platform.updateAgent(agentId, sampleAgent(after, { greeting: 'New knowledge.' }));
      await bench.platform.release('knowledge_base', before);
      const call = await bench.ask(e164, `${numberId}/other-knowledge`);
      expect(call).toMatchObject({ agentId, turns: [{ text: 'New knowledge.' }, {}, {}] });
    });

    it('can be taken back when the answer was lost', async () => {
      const bench = current();
      const { agentId, knowledgeBaseId: kb, e164, numberId } = await deployAgent(bench.platform);
      const before = sampleAgent(kb, { greeting: 'Before.' });
      await bench.platform.updateAgent(agentId, before);
      bench.proxy.inject({ method: /^(?:PATCH|PUT|POST)$/, fault: { kind: 'drop_answer' } });
      const change = sampleAgent(kb, { greeting: 'After.' });
      await expectReason('unavailable', bench.behindFaults().updateAgent(agentId, change));
      await bench.platform.updateAgent(agentId, before);
      expect((await bench.ask(e164, `${numberId}/taken-back`)).turns[0]?.text).toBe('Before.');
    });

    it('moves it to another number, and the one before can be released', async () => {
      const bench = current();
      const { agentId, numberId: before, e164: oldNumber } = await deployAgent(bench.platform);
      const { id, e164 } = await bench.platform.acquireNumber(newReference('phone_number'), { label: 'x' });
      await bench.platform.assignNumber(id, agentId);
      await bench.platform.assignNumber(id, agentId);
      await bench.platform.release('phone_number', before);
      expect((await bench.ask(e164, `${id}/moved`)).agentId).toBe(agentId);
      await expectReason('not_found', bench.ask(oldNumber, `${before}/moved`));
    });
  });

  describe('listing', () => {
    it('gives what was there exactly once, and nothing twice, while more is being created', async () => {
      const bench = current();
      const before = await Promise.all(Array.from({ length: 130 }, () => bench.create('knowledge_base')));
      let done = false;
      const meanwhile = (async () => {
        while (!done) await Promise.all([bench.create('knowledge_base'), bench.create('agent')]);
      })();
      const listed = (await bench.listAll()).map(({ id }) => id);
      done = true;
      await meanwhile;
      expect(new Set(listed).size).toBe(listed.length);
      expect(before.filter(({ id }) => !listed.includes(id))).toEqual([]);
    });
  });
}
