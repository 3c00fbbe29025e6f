/** From a web address to a live agent, and every way in which that fails: real processes, real Temporal, real sites. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operationSchema, provisionSteps, type Operation } from '../../contract/schemas/operations.ts';
import { agentSchema, type Agent } from '../../contract/schemas/agents.ts';
import type { Fact } from '../../contract/schemas/facts.ts';
import { answerWith, serveSite, type SiteServer } from '../support/site-server.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();

const home = `<html lang="en"><head><title>Nordlicht Bakery</title></head><body><h1>Nordlicht Bakery</h1>
<p>Call us at <a href="tel:+12125550187">(212) 555-0187</a> or write to <a href="mailto:hello@nordlicht.example">hello@nordlicht.example</a>.</p>
<h2>Opening hours</h2><table><tr><td>Monday - Friday</td><td>7:00 am - 6:00 pm</td></tr><tr><td>Saturday</td><td>8:00 am - 2:00 pm</td></tr><tr><td>Sunday</td><td>closed</td></tr></table>
<h2>Prices</h2><ul><li>Rye bread $6.50</li><li>Cinnamon bun $4</li></ul></body></html>`;

const sites: Record<string, SiteServer> = {};
let system: TestSystem;

const hang = () => undefined;

beforeAll(async () => {
  const pages: Record<string, Parameters<typeof serveSite>[0]> = {
    good: { '/': home },
    thin: {
      '/': home.replace('</body>', '<p><a href="/menu">Menu</a></p></body>'),
      '/menu': '<body><div id="root"></div><script src="/app.js"></script></body>',
    },
    notFound: {},
    broken: { '/': answerWith(500, 'oops') },
    picture: { '/': answerWith(200, '\x89PNG\r\n\x1a\n\0\0\0', { 'content-type': 'image/png' }) },
    empty: { '/': '<html><body></body></html>' },
    huge: { '/': `<p>${'words and words '.repeat(400_000)}</p>` },
    forbidden: {
      '/': home,
      '/robots.txt': answerWith(200, 'User-agent: *\nDisallow: /\n', { 'content-type': 'text/plain' }),
    },
    hanging: { '/': hang, '/robots.txt': hang },
    toPrivate: { '/': answerWith(302, '', { location: 'http://10.0.0.1/' }) },
    resetting: {
      '/': (request) => request.socket.destroy(),
      '/robots.txt': (request) => request.socket.destroy(),
    },
  };
  for (const [name, site] of Object.entries(pages)) sites[name] = await serveSite(site);
  const closed = await serveSite({});
  await closed.close();
  sites['closed'] = closed;
  system = await startTestSystem({
    folder: makeFolder(),
    env: {
      OUTBOUND_ALLOW: Object.values(sites)
        .map((site) => site.host)
        .join(','),
      PLATFORM_PATIENCE_SECONDS: '2',
      PLATFORM_TIMEOUT_SECONDS: '2',
      CRAWL_MAX_SECONDS: '3',
      CHROMIUM_PATH: 'none',
    },
  });
});

afterAll(async () => {
  await system.stop();
  for (const site of Object.values(sites)) await site.close();
});

const urlOf = (name: string) => sites[name]?.url ?? '';

describe('a site that can be read in part', () => {
  it('becomes an agent, and its step tells which pages are missing', async () => {
    const { status, steps } = await system.provision(urlOf('thin'));
    expect(status).toBe('active');
    expect(steps[0]).toMatchObject({
      name: 'readSite',
      notes: [{ code: 'PAGES_NEED_SCRIPTS', urls: [`${urlOf('thin').replace(/\/$/, '')}/menu`] }],
    });
    expect(steps.slice(1).every(({ notes }) => notes === undefined)).toBe(true);
  });
});

describe('a good site', () => {
  let operation: Operation;
  let agent: Agent;

  beforeAll(async () => {
    operation = await system.provision(urlOf('good'), { area_code: '206', metadata: { customer: '7' } });
    agent = await system.client.request('GET', `/v2/agents/${operation.agent_id}`);
  });

  it('ends active with every step done, in order', () => {
    expect(operationSchema.parse(operation)).toEqual(operation);
    expect(operation.status).toBe('active');
    expect(operation.steps.map((step) => step.name)).toEqual([...provisionSteps]);
    expect(operation.steps.map((step) => step.status)).toEqual(provisionSteps.map(() => 'succeeded'));
    const times = operation.steps.map((step) => step.started_at ?? '');
    expect(times).toEqual(times.toSorted());
    expect(operation.provisioning_time_seconds).toBeGreaterThan(0);
  });

  it('tells in its event how long it took, as the operation does', async () => {
    const { data } = await system.client.request<{ data: { data: object }[] }>(
      'GET',
      `/v2/events/log?types=agent.activated&agent_id=${operation.agent_id}`,
    );
    const { provisioning_time_seconds, phone_number } = operation;
    expect(data).toMatchObject([{ data: { provisioning_time_seconds, phone_number } }]);
  });

  it('makes the agent that was asked for, speaking for the business of the site', () => {
    expect(agentSchema.parse(agent)).toEqual(agent);
    expect(agent).toMatchObject({
      business_name: 'Nordlicht Bakery',
      metadata: { customer: '7' },
      language: 'en',
    });
    expect(agent.phone_number).toMatch(/^\+120655501\d\d$/);
    expect(agent.greeting).toContain('Nordlicht Bakery');
    expect(agent.system_prompt).toContain('$6.50');
  });

  it('knows what the site states, word for word', async () => {
    const { data } = await system.client.request<{ data: Fact[] }>(
      'GET',
      `/v2/agents/${agent.agent_id}/kb/facts`,
    );
    expect(data.map((fact) => fact.kind)).toEqual(
      expect.arrayContaining(['name', 'phone', 'email', 'hours', 'service']),
    );
    const squeeze = (text: string) => text.replaceAll(/\s+/g, '');
    const text = squeeze(home.replaceAll(/<[^>]+>/g, ''));
    expect(data.filter(({ source }) => !text.includes(squeeze(source.quote)))).toEqual([]);
  });

  it('answers a test call from what it read, with sources, and admits what it does not know', async () => {
    const { turns } = await system.client.request<{
      turns: { speaker: string; text: string; sources?: unknown[] }[];
    }>('POST', `/v2/agents/${agent.agent_id}/test-calls`, {
      body: { turns: ['How much is the rye bread?', 'Do you sell bicycles?'] },
    });
    const [greeting, , price, , unknown] = turns;
    expect(greeting?.text).toBe(agent.greeting);
    expect(price?.text).toContain('6.50');
    expect(price?.sources?.length).toBeGreaterThan(0);
    expect(unknown?.text).not.toMatch(/bicycles are|yes/i);
    expect(unknown?.sources ?? []).toEqual([]);
  });

  it('holds exactly one of each resource at the platform', async () => {
    const kinds = (await system.resourcesOf(operation.operation_id)).map((resource) => resource.kind);
    expect(kinds.toSorted()).toEqual(['agent', 'knowledge_base', 'phone_number']);
  });

  it("reads well in Temporal's UI: id, summary, details, search attributes", async () => {
    const handle = system.temporal.workflow.getHandle(operation.workflow_id);
    const description = await handle.describe();
    expect(operation.workflow_id).toBe(`provision/${operation.operation_id}`);
    expect(await description.staticSummary()).toContain(agent.agent_id);
    expect(await description.staticDetails()).toContain(operation.operation_id);
    expect(description.status.name).toBe('COMPLETED');
    const query = `SwitchboardAgentId = "${agent.agent_id}" and SwitchboardOperationId = "${operation.operation_id}"`;
    await waitFor(async () => (await system.temporal.workflow.count(query)).count === 1);
  });
});

describe('a site that cannot be read', () => {
  const table: [string, () => string, string, boolean][] = [
    ['answers 404', () => urlOf('notFound'), 'SITE_UNREACHABLE', false],
    ['answers 500', () => urlOf('broken'), 'SITE_UNREACHABLE', true],
    ['is a picture', () => urlOf('picture'), 'SITE_EMPTY', false],
    ['is empty', () => urlOf('empty'), 'SITE_EMPTY', false],
    ['is too large', () => urlOf('huge'), 'SITE_TOO_LARGE', false],
    ['forbids robots', () => urlOf('forbidden'), 'SITE_BLOCKED_BY_ROBOTS', false],
    ['never answers', () => urlOf('hanging'), 'SITE_UNREACHABLE', true],
    ['resets the connection', () => urlOf('resetting'), 'SITE_UNREACHABLE', true],
    ['refuses the connection', () => urlOf('closed'), 'SITE_UNREACHABLE', true],
    ['does not resolve', () => 'http://no-such-business.invalid/', 'SITE_UNREACHABLE', false],
    ['redirects to a private address', () => urlOf('toPrivate'), 'URL_NOT_ALLOWED', false],
  ];

  it.each(table)(
    'because it %s fails with its code and leaves nothing behind',
    async (_, url, code, retryable) => {
      const operation = await system.provision(url());
      expect(operationSchema.parse(operation)).toEqual(operation);
      expect(operation).toMatchObject({ status: 'failed', error: { code, retryable }, released: [] });
      expect(operation.error?.recovery.description).not.toBe('');
      expect(operation.steps[0]).toMatchObject({ name: 'readSite', status: 'failed' });
      expect(operation.steps[1]).toMatchObject({ status: 'pending', attempt: 0 });
      expect(await system.resourcesOf(operation.operation_id)).toEqual([]);
    },
  );
});

describe('a platform that fails', () => {
  const gone = async (operation: Operation, code: string, released: string[]) => {
    expect(operation).toMatchObject({ status: 'failed', error: { code } });
    expect(operation.released?.map((resource) => resource.kind).toSorted()).toEqual(released);
    expect(await system.resourcesOf(operation.operation_id)).toEqual([]);
  };

  it('for good at the agent: the knowledge base is taken back', async () => {
    system.proxy.inject({
      method: /POST/,
      path: /^\/agents/,
      fault: { kind: 'answer', status: 422, body: '{}' },
    });
    await gone(await system.provision(urlOf('good')), 'PLATFORM_REJECTED', ['knowledge_base']);
  });

  it('for good at the assignment: number, agent and knowledge base are taken back', async () => {
    system.proxy.inject({
      method: /PATCH/,
      path: /^\/phone-numbers/,
      fault: { kind: 'answer', status: 400, body: '{}' },
    });
    await gone(await system.provision(urlOf('good')), 'PLATFORM_REJECTED', [
      'agent',
      'knowledge_base',
      'phone_number',
    ]);
  });

  it('for too long: everything is taken back, and it says that waiting helps', async () => {
    for (let i = 0; i < 12; i += 1) {
      system.proxy.inject({
        method: /POST/,
        path: /^\/phone-numbers/,
        fault: { kind: 'answer', status: 503, body: '{}' },
      });
    }
    const operation = await system.provision(urlOf('good'));
    system.proxy.clear();
    await gone(operation, 'PLATFORM_UNAVAILABLE', ['agent', 'knowledge_base']);
    expect(operation.error?.retryable).toBe(true);
  });

  it('for good after making what it was asked for: what nobody heard of is found and taken back', async () => {
    system.proxy.inject({ method: /POST/, path: /^\/agents/, fault: { kind: 'drop_answer' } });
    system.proxy.inject({
      method: /POST/,
      path: /^\/agents/,
      fault: { kind: 'answer', status: 422, body: '{}' },
    });
    await gone(await system.provision(urlOf('good')), 'PLATFORM_REJECTED', ['agent', 'knowledge_base']);
  });

  it('once: it is asked again, and there is one of everything', async () => {
    system.proxy.inject({ method: /POST/, path: /^\/knowledge-bases/, fault: { kind: 'drop_answer' } });
    system.proxy.inject({
      method: /POST/,
      path: /^\/agents/,
      fault: { kind: 'answer', status: 503, body: '{}' },
    });
    system.proxy.inject({ method: /POST/, path: /^\/phone-numbers/, fault: { kind: 'reset' } });
    system.proxy.inject({ method: /PATCH/, path: /^\/phone-numbers/, fault: { kind: 'drop_answer' } });
    const operation = await system.provision(urlOf('good'));
    expect(operation.status).toBe('active');
    expect(await system.resourcesOf(operation.operation_id)).toHaveLength(3);
  });

  it('has no number left where one was wanted', async () => {
    const taken = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        system.platform.acquireNumber(`op_filler${i}/phone_number`, { areaCode: '907', label: 'x' }),
      ),
    );
    const operation = await system.provision(urlOf('good'), { area_code: '907' });
    await gone(operation, 'NO_NUMBER_AVAILABLE', ['agent', 'knowledge_base']);
    for (const { id } of taken) await system.platform.release('phone_number', id);
  });
});
