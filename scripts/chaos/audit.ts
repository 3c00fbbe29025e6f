/** The audit of a fault run: checks from the outside that nothing was lost, doubled or left behind. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createPlatforms } from '../../platforms/registry.ts';
import type { PlatformResource } from '../../platforms/voice-platform.ts';
import type { Client, Schemas } from '../../client/src/index.ts';
import type { Stack } from '../stack/stack.ts';
import { collect } from './collect.ts';
import { auditLife } from './life-audit.ts';
import type { LifeLoad } from './life-load.ts';
import type { Load } from './load.ts';

export interface AuditReport {
  accepted: number;
  active: number;
  failed: number;
  lost: string[];
  duplicated: string[];
  orphans: string[];
  /** What is wrong with changes, deletions and cancellations. */
  broken: string[];
}

type OperationView = Schemas['Operation'];
type AgentView = Schemas['Agent'];

const endTimeoutMs = 240_000;
const sweepTimeoutMs = 60_000;

export async function audit(stack: Stack, client: Client, load: Load, life: LifeLoad): Promise<AuditReport> {
  const accepted = [...load.answers].filter(([, ids]) => ids.size > 0);
  const operations = await waitUntilEnded(client);
  const orphans = await waitUntilSwept(stack, client, operations);
  const agents = await listAgents(client);
  const byId = new Map(operations.map((operation) => [operation.operation_id, operation]));
  return {
    accepted: accepted.length,
    active: operations.filter((operation) => operation.status === 'active').length,
    failed: operations.filter((operation) => operation.status === 'failed').length,
    lost: [...findLost(accepted, byId, agents), ...orphans.missing],
    broken: await auditLife(client, { operations, agents, cancelled: life.cancelled }),
    duplicated: findDuplicated(load, operations, agents),
    orphans: orphans.left,
  };
}

/** Accepted work that is not there, has not ended, or is active without its agent. */
function findLost(
  accepted: [string, Set<string>][],
  byId: Map<string, OperationView>,
  agents: AgentView[],
): string[] {
  const agentIds = new Set(agents.map((agent) => agent.agent_id));
  for (const operation of byId.values())
    if (operation.kind === 'delete_agent') agentIds.add(operation.agent_id ?? '');
  return accepted.flatMap(([key, ids]) =>
    [...ids].flatMap((id) => {
      const operation = byId.get(id);
      if (!operation) return [`${key}: ${id} was accepted and is gone`];
      if (operation.status === 'pending') return [`${key}: ${id} has not ended`];
      if (operation.status === 'failed') return [];
      return agentIds.has(operation.agent_id ?? '') ? [] : [`${key}: ${id} is active without an agent`];
    }),
  );
}

/** Keys with two operations, work that nobody asked for, and agents or numbers that stand twice. */
function findDuplicated(load: Load, operations: OperationView[], agents: AgentView[]): string[] {
  const twice = (what: string, values: string[]) =>
    [...Map.groupBy(values, (value) => value)]
      .filter(([, all]) => all.length > 1)
      .map(([value]) => `${what} ${value}`);
  const manyAnswers = [...load.answers]
    .filter(([, ids]) => ids.size > 1)
    .map(([key]) => `two operations for ${key}`);
  const surplus = operations.length - load.answers.size;
  return [
    ...manyAnswers,
    ...(surplus > 0 ? [`${surplus} operations more than keys`] : []),
    ...twice(
      'two agents for the key',
      agents.map((agent) => agent.metadata['key'] ?? ''),
    ),
    ...twice(
      'two agents of the operation',
      agents.map((agent) => agent.operation_id),
    ),
    ...twice(
      'two agents on the number',
      agents.map((agent) => agent.phone_number),
    ),
  ];
}

async function waitUntilEnded(client: Client): Promise<OperationView[]> {
  const giveUpAt = Date.now() + endTimeoutMs;
  for (;;) {
    const operations = await collect(client.iterate('listOperations', { query: { limit: 100 } }));
    if (operations.every(({ status }) => status !== 'pending') || Date.now() > giveUpAt) return operations;
    await sleep(1000);
  }
}

const listAgents = (client: Client) => collect(client.iterate('listAgents', { query: { limit: 100 } }));

/** What the runtime holds beyond one of each kind for every agent, once the sweeper has had its time. */
async function waitUntilSwept(
  stack: Stack,
  client: Client,
  operations: OperationView[],
): Promise<{ left: string[]; missing: string[] }> {
  const giveUpAt = Date.now() + sweepTimeoutMs;
  for (;;) {
    const agents = await listAgents(client);
    const report = compareResources(await listResources(stack), operations, agents);
    const deleting = agents.some(({ status }) => status === 'deleting');
    const done = report.left.length === 0 && report.missing.length === 0 && !deleting;
    if (done || Date.now() > giveUpAt) return report;
    await sleep(2000);
  }
}

/** Whose a resource is says the operation in its reference; an update may have replaced what provisioning made. */
function compareResources(
  resources: PlatformResource[],
  operations: OperationView[],
  agents: AgentView[],
): { left: string[]; missing: string[] } {
  const agentOf = new Map(
    operations
      .filter(({ status }) => status === 'active')
      .map((operation) => [operation.operation_id, operation.agent_id]),
  );
  const standing = new Set(agents.map((agent) => agent.agent_id));
  const seen = new Set<string>();
  const left: string[] = [];
  for (const resource of resources) {
    const agentId = agentOf.get(resource.reference.split('/')[0] ?? '') ?? '';
    const place = `${agentId}/${resource.kind}`;
    if (!standing.has(agentId) || seen.has(place)) left.push(`${resource.reference} (${resource.id})`);
    seen.add(place);
  }
  const kinds = ['knowledge_base', 'agent', 'phone_number'];
  const missing = [...standing].flatMap((id) =>
    kinds.filter((kind) => !seen.has(`${id}/${kind}`)).map((kind) => `${id} stands without its ${kind}`),
  );
  return { left, missing };
}

async function listResources(stack: Stack): Promise<PlatformResource[]> {
  const local = {
    baseUrl: stack.env['RUNTIME_URL'] ?? '',
    apiKey: stack.env['RUNTIME_API_KEY'] ?? '',
    timeoutMs: 15_000,
  };
  const platform = createPlatforms({ local }).get('local');
  const resources: PlatformResource[] = [];
  let cursor: string | undefined;
  do {
    const page = await platform.list(cursor);
    resources.push(...page.resources);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return resources;
}
