/** The audit of changes, deletions and cancellations: versions without gaps, events once, agents as their rows say. */
import type { Client, Schemas } from '../../client/src/index.ts';
import { collect } from './collect.ts';

type Operation = Schemas['Operation'];
type Agent = Schemas['Agent'];
type Version = Schemas['AgentVersion'];

export interface LifeAuditInput {
  operations: readonly Operation[];
  agents: readonly Agent[];
  cancelled: ReadonlySet<string>;
}

/** Everything that is not as it was promised, in words; empty where all is well. */
export async function auditLife(client: Client, input: LifeAuditInput): Promise<string[]> {
  const { operations, agents, cancelled } = input;
  const events = new Map(Map.groupBy(await listEvents(client), (event) => event.agent_id));
  const problems = [...cancelledButActive(operations, cancelled), ...deletedButThere(operations, agents)];
  for (const agent of agents) {
    const versions = (await listVersions(client, agent.agent_id)).toReversed();
    const own = operations.filter((operation) => operation.agent_id === agent.agent_id);
    problems.push(
      ...auditVersions(agent, versions, own),
      ...auditEvents(agent, versions, events.get(agent.agent_id) ?? []),
      ...(await auditAnswer(client, agent)),
    );
  }
  for (const { agent_id: id } of operations.filter(isActiveDeletion)) {
    const told = events.get(id)?.filter(({ event_type: type }) => type === 'agent.deleted').length ?? 0;
    if (told !== 1) problems.push(`${id}: deleted, and told ${told} times`);
  }
  return problems;
}

const isActiveDeletion = (operation: Operation) =>
  operation.kind === 'delete_agent' && operation.status === 'active';

function cancelledButActive(operations: readonly Operation[], cancelled: ReadonlySet<string>): string[] {
  return operations
    .filter(({ operation_id: id, error }) => cancelled.has(id) && error?.code !== 'CANCELED')
    .map(
      ({ operation_id: id, status, error }) =>
        `${id}: its cancellation was accepted and it is ${status} ${error?.code ?? ''}`,
    );
}

function deletedButThere(operations: readonly Operation[], agents: readonly Agent[]): string[] {
  const standing = new Set(agents.map((agent) => agent.agent_id));
  const left = operations.filter((operation) => isActiveDeletion(operation)).map(({ agent_id: id }) => id);
  return [
    ...left.filter((id) => standing.has(id ?? '')).map((id) => `${id}: deleted and still there`),
    ...agents
      .filter(({ status }) => status === 'deleting')
      .map(({ agent_id: id }) => `${id}: is still being deleted`),
  ];
}

/** Numbers without gaps, each made by one operation that became active, the last one live. */
function auditVersions(agent: Agent, versions: readonly Version[], own: readonly Operation[]): string[] {
  const id = agent.agent_id;
  const numbers = versions.map(({ version }) => version).join();
  const expected = Array.from({ length: agent.version }, (_, index) => index + 1).join();
  const active = new Set(
    own.filter(({ status }) => status === 'active').map(({ operation_id: operation }) => operation),
  );
  const makers = versions.map(({ operation_id: operation }) => operation);
  return [
    ...(numbers === expected ? [] : [`${id}: is at version ${agent.version} and has ${numbers}`]),
    ...(new Set(makers).size === makers.length ? [] : [`${id}: an operation made two versions`]),
    ...makers
      .filter((maker) => !active.has(maker))
      .map((maker) => `${id}: ${maker} failed and made a version`),
    ...(versions.at(-1)?.greeting === agent.greeting ? [] : [`${id}: is not as its last version`]),
  ];
}

function auditEvents(
  agent: Agent,
  versions: readonly Version[],
  events: readonly Schemas['Event'][],
): string[] {
  const told = events
    .filter(({ event_type: type }) => type === 'agent.updated')
    .map(({ data }) => data['version']);
  const made = versions.slice(1).map(({ version }) => version);
  return told.join() === made.join()
    ? []
    : [`${agent.agent_id}: versions ${made.join()} were told as ${told.join()}`];
}

/** Calls the agent: what stands at the platform must be what the row says. */
async function auditAnswer(client: Client, agent: Agent): Promise<string[]> {
  const { turns } = await client.request<{ turns: { text: string }[] }>(
    'POST',
    `/v2/agents/${agent.agent_id}/test-calls`,
    { body: { turns: ['Hello?'] } },
  );
  const said = turns[0]?.text;
  return said === agent.greeting ? [] : [`${agent.agent_id}: says “${said}”, not “${agent.greeting}”`];
}

const listVersions = (client: Client, agentId: string): Promise<Version[]> =>
  collect(client.iterate('listVersions', { path: { agent_id: agentId }, query: { limit: 100 } }));

const listEvents = (client: Client): Promise<Schemas['Event'][]> =>
  collect(client.iterate('listEvents', { query: { limit: 100 } }));
