/** Calls at the voice runtime: what the engine is told, what is kept, what happens when it fails. */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ConversationInput, LanguageEngine } from '../../engine/types.ts';
import { deploy, echoEngine, type RuntimeServer, startRuntimeServer } from './runtime-server.ts';

let runtime: RuntimeServer;
afterEach(() => runtime.close());

const engineThat = (reply: LanguageEngine['reply']): LanguageEngine => ({ ...echoEngine, reply });

describe('a call', () => {
  it('starts with the greeting and answers each turn with all turns before it', async () => {
    runtime = await startRuntimeServer();
    const { e164, agentId } = await deploy(runtime, 'turns');
    const request = { to_number: e164, caller_id: '+12025550111', turns: ['One', 'Two'], call_key: 'turns' };
    const { status, body } = await runtime.call('POST', '/calls', request);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      agent_id: agentId,
      to_number: e164,
      caller_id: '+12025550111',
      call_key: 'turns',
    });
    expect(body.turns).toEqual([
      { speaker: 'agent', text: 'Hello!' },
      { speaker: 'caller', text: 'One' },
      { speaker: 'agent', text: '2: One', sources: [] },
      { speaker: 'caller', text: 'Two' },
      { speaker: 'agent', text: '4: Two', sources: [] },
    ]);
    expect((await runtime.call('GET', `/calls/${body.id}`)).body).toEqual(body);
  });

  it('tells the engine who the agent is, what it knows, who calls, and one time for the whole call', async () => {
    const heard: ConversationInput[] = [];
    runtime = await startRuntimeServer(
      engineThat((input) => {
        heard.push(input);
        return Promise.resolve({ text: 'Yes.', sources: [] });
      }),
    );
    const { e164 } = await deploy(runtime, 'told');
    await runtime.call('POST', '/calls', {
      to_number: e164,
      caller_id: 'me',
      turns: ['One', 'Two'],
      call_key: 'told',
    });
    expect(heard[0]).toMatchObject({
      callerId: 'me',
      agent: {
        businessName: 'Elm Street Café',
        language: 'en',
        greeting: 'Hello!',
        systemPrompt: 'You answer the telephone.',
        slots: [],
        knowledge: {
          facts: [],
          conflicts: [],
          passages: [{ heading: '', text: 'Open daily.', url: 'https://elm.example/' }],
        },
      },
    });
    expect(heard[1]?.now).toEqual(heard[0]?.now);
  });

  it('takes turns with others, and between any two answers the process does what else there is', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const allThere = Promise.withResolvers<void>();
    const begun = new Set<string>();
    let rounds = 0;
    let over = false;
    const count = () => {
      rounds += 1;
      if (!over) setImmediate(count);
    };
    const answers: { key: string; round: number }[] = [];
    runtime = await startRuntimeServer(
      engineThat(async ({ turns }) => {
        const key = turns.at(-1)?.text ?? '';
        if (begun.has(key)) answers.push({ key, round: rounds });
        else if (begun.add(key).size === keys.length) allThere.resolve();
        await allThere.promise;
        return { text: 'Yes.', sources: [] };
      }),
    );
    const { e164 } = await deploy(runtime, 'beside');
    count();
    const turns = 20;
    const hold = (key: string) =>
      runtime.call('POST', '/calls', { to_number: e164, call_key: key, turns: Array(turns + 1).fill(key) });
    await Promise.all(keys.map(hold));
    over = true;
    expect(answers).toHaveLength(keys.length * turns);
    expect(new Set(answers.map(({ round }) => round)).size).toBe(answers.length);
    for (let turn = 0; turn < turns; turn += 1) {
      const heard = answers.slice(turn * keys.length, (turn + 1) * keys.length).map(({ key }) => key);
      expect(heard.toSorted()).toEqual(keys);
    }
  });

  it('is held once when it is asked for again while it is going on', async () => {
    let replies = 0;
    const gate = Promise.withResolvers<undefined>();
    const answering = Promise.withResolvers<undefined>();
    runtime = await startRuntimeServer(
      engineThat(async ({ turns }) => {
        if (turns.at(-1)?.text === 'Hello?') {
          replies += 1;
          answering.resolve(undefined);
          await gate.promise;
        }
        return { text: `answer ${replies}`, sources: [] };
      }),
    );
    const { e164 } = await deploy(runtime, 'again');
    const request = { to_number: e164, turns: ['Hello?'], call_key: 'again' };
    const first = runtime.call('POST', '/calls', request);
    await answering.promise;
    const others = Array.from({ length: 5 }, () => runtime.call('POST', '/calls', request));
    // Calls that go all the way, so that the repeated ones have had their chance to reach the engine.
    for (const key of ['a', 'b', 'c']) {
      await runtime.call('POST', '/calls', { to_number: e164, turns: ['Other'], call_key: key });
    }
    gate.resolve(undefined);
    const answers = await Promise.all([first, ...others]);
    expect(replies).toBe(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await runtime.call('GET', '/calls?call_key=again')).body.data).toHaveLength(1);
  });

  it('gives the engine for all turns together less time than the client waits', async () => {
    const patience: number[] = [];
    runtime = await startRuntimeServer(
      engineThat(async ({ patienceMs = Infinity }) => {
        patience.push(patienceMs);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { text: 'Yes.', sources: [] };
      }),
    );
    const { e164 } = await deploy(runtime, 'patience');
    const call = { to_number: e164, turns: ['One', 'Two', 'Three'] };
    await runtime.call('POST', '/calls', { ...call, call_key: 'patient', answer_within_ms: 100_000 });
    await runtime.call('POST', '/calls', { ...call, call_key: 'hurried', answer_within_ms: 1_500 });
    const [first = Infinity, second = Infinity, third = Infinity, ...hurried] = patience;
    expect([first < 100_000, second < first, third < second]).toEqual([true, true, true]);
    expect(hurried).toEqual([0, 0, 0]);
  });

  it('ends when its client has gone', async () => {
    let replies = 0;
    runtime = await startRuntimeServer(
      engineThat(async () => {
        replies += 1;
        await new Promise((resolve) => setTimeout(resolve, 60));
        return { text: 'Yes.', sources: [] };
      }),
    );
    const { e164 } = await deploy(runtime, 'gone');
    const turns = Array.from({ length: 50 }, () => 'Hello?');
    const call = { to_number: e164, turns, call_key: 'gone', answer_within_ms: 50 };
    const { status, body } = await runtime.call('POST', '/calls', call);
    expect([status, body.error.code]).toEqual([503, 'engine_unavailable']);
    expect(replies).toBeLessThan(5);
  });

  it('is found under its key without asking the engine again, also when nobody answers the number any more', async () => {
    let replies = 0;
    runtime = await startRuntimeServer(
      engineThat(() => {
        replies += 1;
        return Promise.resolve({ text: `answer ${replies}`, sources: [] });
      }),
    );
    const { e164, agentId } = await deploy(runtime, 'later');
    const request = { to_number: e164, turns: ['Hello?'], call_key: 'later' };
    const first = await runtime.call('POST', '/calls', request);
    await runtime.call('DELETE', `/agents/${agentId}`);
    const later = await runtime.call('POST', '/calls', request);
    expect([later.status, later.body]).toEqual([200, first.body]);
    expect(replies).toBe(1);
  });

  it('keeps the first transcript when two runtimes hold it at once', async () => {
    runtime = await startRuntimeServer(
      engineThat(async () => {
        // Another process on the same database finishes the same call first.
        await runtime.knex('voice_runtime.calls').insert({
          id: 'call_00000000000000000000000000',
          reference: 'race',
          agent_id: 'agt_other',
          to_number: '+12025550100',
          turns: JSON.stringify([{ speaker: 'agent', text: 'I was first.' }]),
          started_at: new Date(),
          ended_at: new Date(),
        });
        return { text: 'I was second.', sources: [] };
      }),
    );
    const { e164 } = await deploy(runtime, 'race');
    const { status, body } = await runtime.call('POST', '/calls', {
      to_number: e164,
      turns: ['Hi'],
      call_key: 'race',
    });
    expect(status).toBe(200);
    expect(body.turns).toEqual([{ speaker: 'agent', text: 'I was first.' }]);
  });

  it('is not kept when the engine fails, says that it may be repeated, and then succeeds', async () => {
    let failing = true;
    runtime = await startRuntimeServer(
      engineThat(() =>
        failing
          ? Promise.reject(new Error('secret-of-the-model'))
          : Promise.resolve({ text: 'Here.', sources: [] }),
      ),
    );
    const { e164 } = await deploy(runtime, 'fails');
    const request = { to_number: e164, turns: ['Hi'], call_key: 'fails' };
    const failed = await runtime.call('POST', '/calls', request);
    expect([failed.status, failed.body.error.code]).toEqual([503, 'engine_unavailable']);
    expect(failed.headers.get('retry-after')).toBe('1');
    expect(JSON.stringify(failed.body)).not.toContain('secret-of-the-model');
    failing = false;
    expect((await runtime.call('POST', '/calls', request)).status).toBe(201);
  });

  it('is answered from what is left when the knowledge base was deleted', async () => {
    const heard: ConversationInput[] = [];
    runtime = await startRuntimeServer(
      engineThat((input) => {
        heard.push(input);
        return Promise.resolve({ text: 'I do not know.', sources: [] });
      }),
    );
    const { e164, agentId } = await deploy(runtime, 'bare');
    const { body: agent } = await runtime.call('GET', `/agents/${agentId}`);
    await runtime.call('DELETE', `/knowledge-bases/${agent.knowledge_base_id}`);
    const { status } = await runtime.call('POST', '/calls', {
      to_number: e164,
      turns: ['Hi'],
      call_key: 'bare',
    });
    expect(status).toBe(201);
    expect(heard[0]?.agent.knowledge).toEqual({ facts: [], conflicts: [], passages: [] });
  });
});
