/** What Temporal stores of the real system cannot be read there, and the system reads what was stored in clear before. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import proto from '@temporalio/proto';
import type { Operation } from '../../contract/schemas/operations.ts';
import { decodeHistory } from '../../temporal/decode-history.ts';
import { createPayloadCodec } from '../../temporal/payload-codec.ts';
import { labelPatterns, labels } from '../../workflows/labels.ts';
import { endpointWorkflowId, workflowTypes } from '../../workflows/names.ts';
import { answer, startReceiver, type Receiver } from '../support/receiver.ts';
import { answerWith, serveSite, type SiteServer } from '../support/site-server.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporalAddress } from '../support/temporal.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
const folder = makeFolder();
const encryptionKey = Buffer.alloc(32, 3);
const codec = createPayloadCodec(encryptionKey);
const { History } = proto.temporal.api.history.v1;
const { DescribeWorkflowExecutionResponse } = proto.temporal.api.workflowservice.v1;

const page = '<html lang="en"><title>Canarybird Cafe</title><h1>Canarybird Cafe</h1><p>Tea $4</p></html>';
let system: TestSystem;
let site: SiteServer;
let receiver: Receiver;

beforeAll(async () => {
  site = await serveSite({ '/canarypath': page, '/': page, '/broken': answerWith(500, 'canarybody') });
  receiver = await startReceiver();
  system = await startTestSystem({
    folder,
    env: {
      OUTBOUND_ALLOW: '127.0.0.1',
      PLATFORM_PATIENCE_SECONDS: '2',
      WEBHOOK_RETRY_SECONDS: '0.2,600',
      SWEEP_INTERVAL_SECONDS: '2',
      CHROMIUM_PATH: 'none',
    },
  });
});

afterAll(async () => {
  await system.stop();
  await receiver.close();
  await site.close();
});

const historyOf = (workflowId: string) => system.temporal.workflow.getHandle(workflowId).fetchHistory();
const readableHistoryOf = async (workflowId: string) =>
  await decodeHistory(JSON.parse(historyToJSON(await historyOf(workflowId))), codec);
/** A history in Temporal's JSON, its payloads as text. */
const textOf = (history: unknown) =>
  JSON.stringify(history, (name, value: unknown) =>
    name === 'data' && typeof value === 'string' ? Buffer.from(value, 'base64').toString() : value,
  );

/** Every workflow of this installation, as Temporal lists them. */
async function workflowsOf(taskQueue: string) {
  const found: { workflowId: string; runId: string; type: string }[] = [];
  for await (const each of system.temporal.workflow.list({ query: `TaskQueue = "${taskQueue}"` }))
    found.push(each);
  return found;
}

describe('what Temporal has of agents, failures and webhooks', () => {
  let failed: Operation[];
  /** Its history and its description, pending activities with their last failures among it, byte for byte. */
  let stored: { type: string; bytes: string }[];

  beforeAll(async () => {
    const options = { name: 'canaryname', metadata: { canarykey: 'canaryvalue' } };
    const active = await system.provision(`${site.url}canarypath`, options);
    expect(active.status).toBe('active');
    const refusal = { kind: 'echo_credentials', status: 422 } as const;
    const unresolved = await system.provision('http://canaryhost.invalid/');
    const broken = await system.provision(`${site.url}broken`);
    system.proxy.inject({ method: /POST/, path: /^\/agents/, fault: refusal });
    failed = [unresolved, broken, await system.provision(site.url)];

    receiver.behave('/canaryhook', answer(500, 'canaryanswer'));
    const secrets = { secret_headers: { 'x-canary': 'canaryheader' } };
    const { webhook_id: webhookId } = await system.client.request<{ webhook_id: string }>(
      'POST',
      '/v2/webhooks',
      { body: { url: receiver.url('/canaryhook'), ...secrets } },
    );
    await system.publish();
    await waitFor(() => receiver.at('/canaryhook').length >= 2);
    // Temporal lists workflows a moment after it has started them.
    const workflows = await waitFor(async () => {
      const found = await workflowsOf(system.taskQueue);
      const expected = [endpointWorkflowId(webhookId), ...failed.map((each) => each.workflow_id)];
      const ids = found.map(({ workflowId }) => workflowId);
      return expected.every((id) => ids.includes(id)) && found;
    });
    stored = await Promise.all(
      workflows.map(async ({ workflowId, runId, type }) => {
        const handle = system.temporal.workflow.getHandle(workflowId, runId);
        const history = History.encode(await handle.fetchHistory()).finish();
        const description = DescribeWorkflowExecutionResponse.encode((await handle.describe()).raw).finish();
        return { type, bytes: Buffer.concat([history, description]).toString('latin1') };
      }),
    );
  });

  it('covers provisioning, delivery and the sweeper', () => {
    expect(new Set(stored.map(({ type }) => type))).toEqual(
      new Set([workflowTypes.provisionAgentV3, workflowTypes.deliverToEndpoint, workflowTypes.sweep]),
    );
  });

  it.each([
    ['names and contents of sites and agents', /canary/i],
    ['addresses of sites and webhooks', /https?:|127\.0\.0\.1|\.invalid/],
    ['secrets', /whsec_|runtime-key|bearer/i],
    ['messages and stacks', /does not|could not|answered|\bat .*\.ts\b|node_modules/],
    ['results of steps', /\d\d:\d\d\.\d{3}Z|retryable/],
  ])('says nothing of %s', (_, pattern) => {
    expect(stored.filter(({ bytes }) => pattern.test(bytes)).map(({ type }) => type)).toEqual([]);
  });

  it('is in clear in labels and in marks of the SDK only', async () => {
    const clear = new Set<string>();
    const collect = (_: string, value: unknown): unknown => {
      const payload = value as { metadata?: { encoding?: string }; data?: string } | null;
      const encoding = Buffer.from(payload?.metadata?.encoding ?? '', 'base64').toString();
      if (encoding !== '' && encoding !== 'binary/encrypted')
        clear.add(Buffer.from(payload?.data ?? '', 'base64').toString());
      return value;
    };
    for (const { workflow_id: id } of failed)
      JSON.stringify(JSON.parse(historyToJSON(await historyOf(id))), collect);
    const texts = [...clear].filter((text) => !text.startsWith('{"seq":'));
    const isId = (text: string) => /^(?:op|acc|agt)_[0-9a-z]{26}$/.test(text);
    const isLabel = (text: string) =>
      (Object.values(labels) as string[]).includes(text) ||
      labelPatterns.some((pattern) => pattern.test(text));
    expect(texts.map((text) => text.slice(1, -1)).filter((text) => !isLabel(text) && !isId(text))).toEqual(
      [],
    );
    expect(texts).toContain(JSON.stringify(labels.readSite));
  });

  it('still is all there with the key: messages, stacks and results', async () => {
    const [unresolved, , rejected] = await Promise.all(
      failed.map(async (each) => textOf(await readableHistoryOf(each.workflow_id))),
    );
    expect(unresolved).toContain('canaryhost.invalid');
    expect(unresolved).toContain('SITE_UNREACHABLE');
    expect(unresolved).toMatch(/"stackTrace":"[^"]*SiteError/);
    expect(rejected).toMatch(/\d{4}-\d\d-\d\dT/);
    expect(failed.map(({ error }) => error?.code)).toEqual([
      ...['SITE_UNREACHABLE', 'SITE_UNREACHABLE', 'PLATFORM_REJECTED'],
    ]);
  });

  it('is fetched and kept in clear by `npm run replay`, which then needs no key', async () => {
    const id = failed[0]?.workflow_id ?? '';
    const kept = path.join(folder, `${id.replaceAll('/', '-')}.json`);
    const replay = async (args: string[], key: string) => {
      const env = { TEMPORAL_ADDRESS: temporalAddress(), DATA_DIR: folder, ENCRYPTION_KEY: key };
      const options = { env: { ...process.env, ...env } };
      return await promisify(execFile)(process.execPath, ['scripts/replay.ts', ...args], options);
    };
    const { stdout } = await replay([id, '--show', '--save', folder], encryptionKey.toString('base64'));
    expect(stdout).toContain(`"operationId":"${failed[0]?.operation_id}"`);
    expect(stdout).toContain(`✓ ${id} replays on today's code`);
    const text = readFileSync(kept, 'utf8');
    expect(textOf(JSON.parse(text))).toContain('canaryhost.invalid');
    expect(text).not.toMatch(/YmluYXJ5L2VuY3J5cHRlZA|stackTrace|encodedAttributes/);
    expect((await replay([kept], '')).stdout).toContain("replays on today's code");
    await expect(replay([id], '')).rejects.toThrow('ENCRYPTION_KEY');
  });
});

describe('what was begun in clear, before', () => {
  it('goes on, through the death of a worker too, and is encrypted from then on', async () => {
    let asked = 0;
    let answers = false;
    const slow = await serveSite({
      '/': (_, response) => {
        asked += 1;
        if (answers) response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      },
    });
    // Nobody but this test starts it.
    await system.db.raw(
      "alter table start_requests alter claimed_until set default now() + interval '1 hour'",
    );
    const accepted = await system.client.request<Operation>('POST', '/v2/agents', {
      body: {
        payload: { name: 'Desk', platform: 'local', business_url: slow.url, template_id: 'general' },
      },
    });
    const { operation_id: operationId, workflow_id: workflowId } = accepted;
    const row = await system
      .db<{ id: string; agent_id: string }>('operations')
      .first()
      .where({ id: operationId });
    const agentId = row?.agent_id ?? '';
    await system.temporal.workflow.start(workflowTypes.provisionAgent, {
      workflowId,
      taskQueue: system.taskQueue,
      args: [{ operationId, accountId: system.accountId, agentId }],
    });
    await waitFor(() => asked > 0);
    system.children.worker.kill('SIGKILL');
    await system.children.worker.waitReady();
    answers = true;
    expect(await system.waitUntilEnded(operationId)).toMatchObject({ status: 'active' });
    await slow.close();
    const history = textOf(JSON.parse(historyToJSON(await historyOf(workflowId))));
    // The input alone.
    expect(history.split(agentId)).toHaveLength(2);
  });
});
