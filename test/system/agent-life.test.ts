/** Agents over their life: changed, restored, deleted, and every way in which that fails or is stopped. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Agent } from '../../contract/schemas/agents.ts';
import type { ExtractionConfig } from '../../contract/endpoints/extraction.ts';
import type { AgentVersion } from '../../contract/endpoints/versions.ts';
import { operationSchema, type Operation } from '../../contract/schemas/operations.ts';
import type { Fault } from '../platforms/fault-proxy.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
const home = `<html lang="en"><title>Nordlicht Bakery</title><h1>Nordlicht Bakery</h1>
<p>Open Monday to Friday 7 am - 6 pm. Call (212) 555-0187.</p></html>`;

let system: TestSystem;
let site: SiteServer;
/** Requests of the site wait here as long as it stands. */
let gate: Promise<void> = Promise.resolve();
let agent: Agent;

beforeAll(async () => {
  site = await serveSite({
    '/': (_, response) =>
      void gate.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(home)),
  });
  system = await startTestSystem({
    folder: makeFolder(),
    env: { OUTBOUND_ALLOW: site.host, SWEEP_INTERVAL_SECONDS: '2', PLATFORM_PATIENCE_SECONDS: '3' },
  });
});
afterAll(async () => {
  await system.stop();
  await site.close();
});

const path = () => `/v2/agents/${agent.agent_id}`;
const read = () => system.client.request<Agent>('GET', path());
const accept = (method: string, at: string, body?: unknown) =>
  system.client.request<Operation>(method, at, body === undefined ? {} : { body });
const patch = async (body: unknown) =>
  await system.waitUntilEnded((await accept('PATCH', path(), body)).operation_id);
const listOf = async <T>(at: string) => (await system.client.request<{ data: T[] }>('GET', at)).data;
const versions = () => listOf<AgentVersion>(`${path()}/versions?limit=100`);
const greetingNow = async () =>
  (
    await system.client.request<{ turns: { text: string }[] }>('POST', `${path()}/test-calls`, {
      body: { turns: ['Hello?'] },
    })
  ).turns[0]?.text;
const eventsOf = async (type: string) =>
  (
    await system
      .db<{ type: string; agent_id: string; data: Record<string, unknown>; seq: number }>('events')
      .where({ agent_id: agent.agent_id, type })
      .orderBy('seq')
  ).map(({ data }) => data);
const statusOf = (operation: Operation) =>
  Object.fromEntries(operation.steps.map(({ name, status }) => [name, status]));
const isDoneAfterAll = async (id: string) => {
  const operation = await system.client.request<Operation>('GET', `/v2/operations/${id}`);
  expect(operationSchema.parse(operation)).toEqual(operation);
  expect(operation.status).toBe('active');
  expect(operation.error).toBeUndefined();
  expect(new Set(Object.values(statusOf(operation)))).toEqual(new Set(['succeeded']));
  expect(operation.released).toHaveLength(3);
};
/** Everything at the platform that was made for this agent, by any of its operations. */
const resourcesNow = async () => {
  const ids = (await listOf<Operation>(`/v2/operations?agent_id=${agent.agent_id}&limit=100`)).map(
    (operation) => operation.operation_id,
  );
  return (await Promise.all(ids.map((id) => system.resourcesOf(id)))).flat();
};
const runningStep = (id: string, name: string) =>
  waitFor(async () => {
    const { steps } = await system.client.request<Operation>('GET', `/v2/operations/${id}`);
    return steps.find((step) => step.name === name)?.status === 'running';
  });
const atAgents = (fault: Fault) => system.proxy.inject({ method: /PATCH/, path: /^\/agents/, fault });
const reject: Fault = { kind: 'answer', status: 422, body: '{}' };

async function makeAgent(): Promise<void> {
  const operation = await system.provision(site.url);
  agent = await system.client.request<Agent>('GET', `/v2/agents/${operation.agent_id}`);
}

describe('a change', () => {
  beforeAll(makeAgent);

  it('of the greeting makes a version, is live, and is told', async () => {
    const operation = await patch({ greeting: 'Ahoy from the bakery!' });
    expect(operationSchema.parse(operation)).toEqual(operation);
    expect(operation).toMatchObject({ status: 'active', kind: 'update_agent', version: 2 });
    expect(statusOf(operation)).toEqual({
      composeVersion: 'succeeded',
      deploy: 'succeeded',
      acquireNumber: 'skipped',
      assignNumber: 'skipped',
      verifyLive: 'succeeded',
      activate: 'succeeded',
    });
    expect(await read()).toMatchObject({ version: 2, overrides: ['greeting'] });
    expect(await greetingNow()).toBe('Ahoy from the bakery!');
    expect(await eventsOf('agent.updated')).toMatchObject([
      { version: 2, previous_version: 1, changed: ['greeting'], operation_id: operation.operation_id },
    ]);
  });

  it('of name, metadata and threshold alone touches neither platform nor version, and tells nobody', async () => {
    atAgents(reject);
    const operation = await patch({
      name: 'Front desk',
      metadata: { a: '1', b: '2' },
      extraction: { confidence_threshold: 0.95 },
    });
    expect(operation).toMatchObject({ status: 'active', version: 2 });
    expect(statusOf(operation)['deploy']).toBe('skipped');
    expect(system.proxy.pending()).toBe(1);
    system.proxy.clear();
    await patch({ metadata: { a: '', c: '3' } });
    expect(await read()).toMatchObject({
      name: 'Front desk',
      metadata: { b: '2', c: '3' },
      version: 2,
      extraction: { confidence_threshold: 0.95 },
    });
    expect(await eventsOf('agent.updated')).toHaveLength(1);
  });

  it('of language and template composes again what is not one’s own', async () => {
    expect((await patch({ language: 'de', template_id: 'cafe', greeting: null })).status).toBe('active');
    const changed = await read();
    expect(changed).toMatchObject({ language: 'de', template_id: 'cafe', version: 3, overrides: [] });
    expect(changed.greeting).not.toBe('Ahoy from the bakery!');
    expect(changed.system_prompt).not.toBe(agent.system_prompt);
    expect(await greetingNow()).toBe(changed.greeting);
  });

  it('of area gets a number there and gives the old one back', async () => {
    const operation = await patch({ area_code: '907' });
    const changed = await read();
    expect(changed.phone_number).toMatch(/^\+1907/);
    expect(operation).toMatchObject({ version: 4, phone_number: changed.phone_number });
    const { released } = await waitFor(async () => {
      const now = await system.client.request<Operation>('GET', `/v2/operations/${operation.operation_id}`);
      return now.released ? now : undefined;
    });
    expect(released).toMatchObject([{ kind: 'phone_number' }]);
    expect((await resourcesNow()).map(({ kind }) => kind).sort()).toEqual([
      'agent',
      'knowledge_base',
      'phone_number',
    ]);
    expect(await listOf(`/v2/phone-numbers?agent_id=${agent.agent_id}`)).toMatchObject([
      { phone_number: changed.phone_number },
    ]);
    expect(await greetingNow()).toBe(changed.greeting);
  });

  it('back to an earlier version makes a new one of it, with its knowledge, on today’s number', async () => {
    await system.db.raw(
      `insert into knowledge_snapshots (agent_id, number, account_id, language, time_zone, facts, conflicts, absent, passages)
       select agent_id, 2, account_id, language, time_zone, '[]', conflicts, absent, passages
       from knowledge_snapshots where agent_id = ?`,
      [agent.agent_id],
    );
    await system
      .db('prompt_versions')
      .where({ agent_id: agent.agent_id, number: 2 })
      .update({ knowledge_number: 2 });
    const accepted = await accept('POST', `${path()}/versions/2/restore`);
    const operation = await system.waitUntilEnded(accepted.operation_id);
    expect(operation).toMatchObject({ status: 'active', version: 5 });
    const now = await read();
    expect(now).toMatchObject({ greeting: 'Ahoy from the bakery!', language: 'en', overrides: ['greeting'] });
    const [latest, ...older] = await versions();
    expect(latest).toMatchObject({
      version: 5,
      live: true,
      restored_from: 2,
      knowledge_snapshot: 2,
      phone_number: now.phone_number,
    });
    expect(latest?.changed).toEqual(expect.arrayContaining(['greeting', 'language', 'knowledge']));
    expect(older.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    await waitFor(async () => (await resourcesNow()).length === 3);
    const references = (await resourcesNow()).map(({ reference }) => reference);
    expect(references).toContain(`${operation.operation_id}/knowledge_base`);
    expect(await greetingNow()).toBe('Ahoy from the bakery!');
  });
});

describe('a change of slots', () => {
  const slot = {
    name: 'bread',
    description: 'Which bread is to be put aside',
    type: 'string',
    required: true,
  } as const;
  const put = async (body: unknown) => {
    const { status, headers } = await system.client.send('PUT', `${path()}/extraction`, { body });
    expect(status).toBe(200);
    return await system.waitUntilEnded(headers.get('location')?.split('/').at(-1) ?? '');
  };
  const extraction = () => system.client.request<ExtractionConfig>('GET', `${path()}/extraction`);
  const questionsOf = ({ system_prompt: prompt }: Agent) =>
    (/\n# What you ask\n([^]*?)\n\n#/.exec(prompt)?.[1] ?? '').replace(/^[^-].*\n/, '');
  const latest = async () => (await versions())[0];

  beforeAll(makeAgent);
  beforeEach(() => system.proxy.clear());

  it('is what a composed prompt asks for, in a version of its own', async () => {
    const operation = await put({ slots: [slot] });
    expect(operation).toMatchObject({ status: 'active', version: 2 });
    expect(statusOf(operation)).toMatchObject({ deploy: 'succeeded', verifyLive: 'succeeded' });
    expect(questionsOf(await read())).toMatch(/^- .*bread.*$/);
    expect(questionsOf(agent).split('\n')).toHaveLength(agent.extraction.slots.length);
    expect(await latest()).toMatchObject({ changed: ['system_prompt', 'slots'], slots: [slot] });
    expect(await eventsOf('agent.updated')).toMatchObject([{ changed: ['system_prompt', 'slots'] }]);
  });

  it('back to the template’s asks its questions again', async () => {
    expect(await patch({ extraction: { slots: null } })).toMatchObject({ status: 'active', version: 3 });
    expect(await read()).toMatchObject({
      system_prompt: agent.system_prompt,
      extraction: agent.extraction,
    });
  });

  it('comes and goes with the prompt when a version is brought back', async () => {
    const restore = async (n: number) => {
      const { operation_id: id } = await accept('POST', `${path()}/versions/${n}/restore`);
      await system.waitUntilEnded(id);
      return [(await read()).system_prompt.includes(slot.description), await extraction()];
    };
    expect(await restore(2)).toMatchObject([true, { slots: [slot], custom: ['slots'] }]);
    expect(await restore(1)).toMatchObject([false, { slots: agent.extraction.slots, custom: [] }]);
  });

  it('that failed leaves the prompt, and is done when it is asked for again', async () => {
    const { version } = await read();
    atAgents(reject);
    expect((await put({ slots: [slot] })).status).toBe('failed');
    expect(await read()).toMatchObject({ version, system_prompt: agent.system_prompt });
    expect(await put({ slots: [slot] })).toMatchObject({ status: 'active', version: version + 1 });
    expect((await read()).system_prompt).toContain(slot.description);
  });

  it('leaves a prompt of one’s own as it is', async () => {
    await patch({ system_prompt: 'You sell bread.' });
    expect((await put({ slots: [] })).status).toBe('active');
    expect(await read()).toMatchObject({ system_prompt: 'You sell bread.', extraction: { slots: [] } });
    expect(await latest()).toMatchObject({ changed: ['slots'], slots: [] });
  });
});

describe('a change that fails', () => {
  beforeAll(makeAgent);
  beforeEach(() => system.proxy.clear());

  const stays = async (operation: Operation, code: string) => {
    expect(operation).toMatchObject({ status: 'failed', error: { code } });
    expect(operation.error?.message).toContain('stays as it was');
    expect(await read()).toEqual(agent);
    expect(await versions()).toHaveLength(1);
    expect(await greetingNow()).toBe(agent.greeting);
    expect(await resourcesNow()).toHaveLength(3);
    expect(await eventsOf('agent.updated')).toEqual([]);
  };

  it('because the platform refuses it leaves the agent as it was', async () => {
    atAgents(reject);
    await stays(await patch({ greeting: 'No', name: 'No' }), 'PLATFORM_REJECTED');
  });

  it('after the platform took it puts back what was live', async () => {
    system.proxy.inject({ method: /POST/, path: /^\/calls/, fault: reject });
    await stays(await patch({ greeting: 'No' }), 'PLATFORM_REJECTED');
  });

  it('although the platform took it and nobody heard so puts back what was live', async () => {
    atAgents({ kind: 'drop_answer' });
    atAgents(reject);
    await stays(await patch({ greeting: 'No' }), 'PLATFORM_REJECTED');
  });

  it('at the new number gives that one back', async () => {
    system.proxy.inject({ method: /PATCH/, path: /^\/phone-numbers/, fault: reject });
    await stays(await patch({ area_code: '907', greeting: 'No' }), 'PLATFORM_REJECTED');
  });

  it('because the platform is away for too long says that waiting helps', async () => {
    for (let i = 0; i < 6; i += 1) atAgents({ kind: 'answer', status: 503, body: '{}' });
    const operation = await patch({ greeting: 'No' });
    system.proxy.clear();
    await stays(operation, 'PLATFORM_UNAVAILABLE');
    expect(operation.error?.retryable).toBe(true);
  });

  it('and could not be undone is put back by the sweeper', async () => {
    atAgents(reject);
    const { operation_id: id } = await patch({ greeting: 'No' });
    const { rows } = await system.db.raw<{ rows: { vendor_id: string; fields: object }[] }>(
      "select r.vendor_id from platform_resources r where r.agent_id = ? and r.kind = 'agent'",
      [agent.agent_id],
    );
    const spec = { ...agent, name: 'x', businessName: 'x', systemPrompt: 'x', slots: [] };
    const knowledgeBaseId = (await resourcesNow()).find(({ kind }) => kind === 'knowledge_base')?.id ?? '';
    await system.platform.updateAgent(rows[0]?.vendor_id ?? '', {
      ...spec,
      greeting: 'Half',
      knowledgeBaseId,
    });
    expect(await greetingNow()).toBe('Half');
    await system.db('platform_changes').where({ operation_id: id }).update({ status: 'planned' });
    await waitFor(async () => (await greetingNow()) === agent.greeting);
    // It is noted after it is done.
    const planned = () => system.db('platform_changes').where({ operation_id: id, status: 'planned' });
    await waitFor(async () => (await planned()).length === 0);
  });

  it('can be done again', async () => {
    atAgents(reject);
    const failed = await patch({ greeting: 'Second time lucky' });
    const again = await accept('POST', `/v2/operations/${failed.operation_id}/retry`);
    expect(await system.waitUntilEnded(again.operation_id)).toMatchObject({
      status: 'active',
      retry_of: failed.operation_id,
    });
    expect(await greetingNow()).toBe('Second time lucky');
  });
});

describe('cancelling', () => {
  const cancel = (id: string) => accept('POST', `/v2/operations/${id}/cancel`);

  it('interrupts the reading of a site, and leaves nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const accepted = await accept('POST', '/v2/agents', {
      payload: { name: 'Desk', platform: 'local', business_url: site.url, template_id: 'general' },
    });
    await runningStep(accepted.operation_id, 'readSite');
    await cancel(accepted.operation_id);
    const operation = await system.waitUntilEnded(accepted.operation_id);
    resolve();
    expect(operation).toMatchObject({ status: 'failed', error: { code: 'CANCELED', retryable: false } });
    expect(await system.resourcesOf(accepted.operation_id)).toEqual([]);
    expect(await system.db('cancel_requests')).toEqual([]);
  });

  it('in the middle of a change puts back what was live', async () => {
    await makeAgent();
    atAgents({ kind: 'delay', delayMs: 1500 });
    const { operation_id: id } = await accept('PATCH', path(), { greeting: 'Too late' });
    await runningStep(id, 'deploy');
    await cancel(id);
    expect(await system.waitUntilEnded(id)).toMatchObject({ status: 'failed', error: { code: 'CANCELED' } });
    expect(await greetingNow()).toBe(agent.greeting);
    expect(await versions()).toHaveLength(1);
  });

  it('while its worker is dead holds once there is one again', async () => {
    atAgents({ kind: 'delay', delayMs: 3000 });
    const { operation_id: id } = await accept('PATCH', path(), { greeting: 'Too late' });
    await runningStep(id, 'deploy');
    system.children.worker.kill('SIGKILL');
    await cancel(id);
    await system.children.worker.waitReady();
    expect(await system.waitUntilEnded(id)).toMatchObject({ status: 'failed', error: { code: 'CANCELED' } });
    expect(await greetingNow()).toBe(agent.greeting);
  });

  it('at the very end either comes before the change or too late, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { operation_id: id } = await accept('PATCH', path(), { name: `Round ${round}` });
      const asked = await system.client.send('POST', `/v2/operations/${id}/cancel`);
      const operation = await system.waitUntilEnded(id);
      const { name } = await read();
      if (asked.status === 202)
        expect(operation).toMatchObject({ status: 'failed', error: { code: 'CANCELED' } });
      else expect([asked.status, operation.status]).toEqual([409, 'active']);
      expect(name === `Round ${round}`).toBe(operation.status === 'active');
    }
  });
});

describe('a deletion', () => {
  beforeEach(async () => {
    system.proxy.clear();
    await makeAgent();
  });

  const gone = async () => {
    expect((await system.client.send('GET', path())).status).toBe(404);
    expect((await system.client.send('GET', `${path()}/versions`)).status).toBe(404);
    expect((await listOf<Agent>('/v2/agents?limit=100')).map(({ agent_id: id }) => id)).not.toContain(
      agent.agent_id,
    );
    expect(await listOf(`/v2/phone-numbers?agent_id=${agent.agent_id}`)).toEqual([]);
    expect(await resourcesNow()).toEqual([]);
    const events = await eventsOf('agent.deleted');
    expect(events).toMatchObject([{ name: agent.name, phone_number: agent.phone_number }]);
    expect((events[0]?.['released'] as unknown[]).length).toBe(3);
  };

  it('gives everything back, and keeps operations readable', async () => {
    await greetingNow();
    const { operation_id: id } = await accept('DELETE', path());
    const operation = await system.waitUntilEnded(id);
    expect(operationSchema.parse(operation)).toEqual(operation);
    expect(operation).toMatchObject({ status: 'active', kind: 'delete_agent', agent_id: agent.agent_id });
    const order = operation.released?.toSorted((a, b) => a.released_at.localeCompare(b.released_at));
    expect(order?.map(({ kind }) => kind)).toEqual(['phone_number', 'agent', 'knowledge_base']);
    await gone();
    expect((await system.client.send('DELETE', path())).status).toBe(404);
    expect(await system.client.request('GET', `/v2/operations/${agent.operation_id}`)).toMatchObject({
      status: 'active',
    });
    expect(await system.db('calls').where({ agent_id: agent.agent_id })).toHaveLength(1);
  });

  it('waits for a platform that fails in the middle', async () => {
    system.proxy.inject({ method: /DELETE/, path: /^\/agents/, fault: { kind: 'drop_answer' } });
    system.proxy.inject({
      method: /DELETE/,
      path: /^\/knowledge-bases/,
      fault: { kind: 'answer', status: 503, body: '{}' },
    });
    const { operation_id: id } = await accept('DELETE', path());
    expect((await system.waitUntilEnded(id)).status).toBe('active');
    await gone();
  });

  it('that the platform refuses in the middle fails, cannot be cancelled, and is finished by the sweeper', async () => {
    for (let i = 0; i < 50; i += 1)
      system.proxy.inject({ method: /DELETE/, path: /^\/agents/, fault: reject });
    const { operation_id: id } = await accept('DELETE', path());
    const operation = await system.waitUntilEnded(id);
    expect(operation).toMatchObject({ status: 'failed', error: { code: 'PLATFORM_REJECTED' } });
    expect(operation.error?.message).toContain('still being released');
    system.proxy.clear();
    await waitFor(async () => (await system.client.send('GET', path())).status === 404);
    await gone();
    await isDoneAfterAll(id);
  });

  it('comes after the changes that were accepted before it', async () => {
    const changes = await Promise.all(
      ['a', 'b', 'c'].map((greeting) => accept('PATCH', path(), { greeting })),
    );
    const { operation_id: id } = await accept('DELETE', path());
    expect((await system.waitUntilEnded(id)).status).toBe('active');
    for (const change of changes)
      expect((await system.waitUntilEnded(change.operation_id)).status).toBe('active');
    await gone();
  });
});

describe('a workflow that is terminated in the middle', () => {
  beforeEach(async () => {
    system.proxy.clear();
    await makeAgent();
  });

  const terminate = async ({ operation_id: id, workflow_id: workflowId }: Operation) => {
    await system.temporal.workflow.getHandle(workflowId).terminate('by hand');
    await system
      .db('operations')
      .where({ id })
      .update({ updated_at: new Date(Date.now() - 120_000) });
    return await system.waitUntilEnded(id);
  };

  it('of a change: the sweeper puts back what was live', async () => {
    system.proxy.inject({ method: /POST/, path: /^\/calls/, fault: { kind: 'delay', delayMs: 4000 } });
    const accepted = await accept('PATCH', path(), { greeting: 'Half way' });
    await runningStep(accepted.operation_id, 'verifyLive');
    const operation = await terminate(accepted);
    expect(operation).toMatchObject({ status: 'failed', error: { code: 'CANCELED' } });
    expect(await greetingNow()).toBe(agent.greeting);
    expect(await patch({ greeting: 'Next' })).toMatchObject({ status: 'active', version: 2 });
  });

  it('of a deletion: the sweeper goes on with it', async () => {
    system.proxy.inject({ method: /DELETE/, path: /^\/agents/, fault: { kind: 'delay', delayMs: 4000 } });
    const accepted = await accept('DELETE', path());
    await runningStep(accepted.operation_id, 'releaseAgent');
    expect((await system.client.send('POST', `/v2/operations/${accepted.operation_id}/cancel`)).status).toBe(
      409,
    );
    await terminate(accepted);
    await waitFor(async () => (await system.client.send('GET', path())).status === 404);
    expect(await resourcesNow()).toEqual([]);
    expect(await eventsOf('agent.deleted')).toHaveLength(1);
    await isDoneAfterAll(accepted.operation_id);
  });
});

describe('twenty changes at once', () => {
  it('are done one after the other although the worker is killed in the middle', async () => {
    await makeAgent();
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, i) => accept('PATCH', path(), { greeting: `Greeting ${i}` })),
    );
    await waitFor(async () => (await read()).version >= 6);
    system.children.worker.kill('SIGKILL');
    const ended = await Promise.all(accepted.map(({ operation_id: id }) => system.waitUntilEnded(id)));
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 'active'));
    const list = (await versions()).toReversed();
    expect(list.map(({ version }) => version)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    const { rows } = await system.db.raw<{ rows: { id: string }[] }>(
      "select id from operations where agent_id = ? and kind = 'update_agent' order by sequence",
      [agent.agent_id],
    );
    expect(list.slice(1).map((version) => version.operation_id)).toEqual(rows.map(({ id }) => id));
    const events = await eventsOf('agent.updated');
    expect(events.map(({ version }) => version)).toEqual(list.slice(1).map(({ version }) => version));
    expect((await read()).greeting).toBe(list.at(-1)?.greeting);
    expect(await greetingNow()).toBe(list.at(-1)?.greeting);
    expect(await resourcesNow()).toHaveLength(3);
  });
});
