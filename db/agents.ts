/** Agents as they are now. */
import type { PlatformName } from '../contract/schemas/agents.ts';
import type { Extraction } from '../contract/schemas/extraction.ts';
import type { Overrides } from '../domain/agent-life.ts';
import type { CustomExtraction } from '../domain/extraction.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { fetchPage, type PageRequest } from './pages.ts';

export interface AgentRow {
  id: string;
  account_id: AccountId;
  operation_id: string;
  name: string;
  /** `deleting`: accepted to be deleted. Deleted ones are kept for their calls and found by no query here. */
  status: 'active' | 'deleting' | 'deleted';
  platform: PlatformName;
  business_url: string;
  template_id: string;
  voice: string;
  version: number;
  phone_number: string;
  extraction: Extraction;
  /** Its members that are the client's own; the others are the template's. */
  custom_extraction: CustomExtraction;
  /** Text of the client's own in place of what would be composed. */
  overrides: Overrides;
  metadata: Record<string, string>;
  created_at: Date;
  updated_at: Date;
}

/** An agent with the version that is deployed. */
export interface AgentWithVersion extends AgentRow {
  business_name: string;
  language: string;
  time_zone: string | null;
  greeting: string;
  system_prompt: string;
  knowledge_number: number;
  /** What that version asks for; `extraction` may already say something else. Null where it was not written down. */
  deployed_slots: Extraction['slots'] | null;
}

/** What the version that is live asks for. */
export const liveSlots = ({ deployed_slots: deployed, extraction }: AgentWithVersion): Extraction['slots'] =>
  deployed ?? extraction.slots;

export async function insertAgent(
  tx: Tx,
  accountId: AccountId,
  agent: Omit<AgentRow, 'account_id' | 'created_at' | 'updated_at' | 'overrides'>,
): Promise<void> {
  await tx('agents').insert({
    ...agent,
    account_id: accountId,
    extraction: JSON.stringify(agent.extraction),
    custom_extraction: JSON.stringify(agent.custom_extraction),
    metadata: JSON.stringify(agent.metadata),
  });
}

function agentsWithVersion(db: Db | Tx, accountId: AccountId) {
  return db('agents as a')
    .join('prompt_versions as v', (on) => on.on('v.agent_id', 'a.id').on('v.number', 'a.version'))
    .join('knowledge_snapshots as k', (on) =>
      on.on('k.agent_id', 'a.id').on('k.number', 'v.knowledge_number'),
    )
    .where('a.account_id', accountId)
    .whereNot('a.status', 'deleted')
    .select(
      'a.*',
      'v.business_name',
      'v.language',
      'v.greeting',
      'v.system_prompt',
      'v.knowledge_number',
      'v.slots as deployed_slots',
      'k.time_zone',
    );
}

export async function findAgent(
  db: Db | Tx,
  accountId: AccountId,
  id: string,
): Promise<AgentWithVersion | null> {
  return (
    ((await agentsWithVersion(db, accountId).where('a.id', id).first()) as AgentWithVersion | undefined) ??
    null
  );
}

/**
 * The agent, locked until the transaction ends: what is decided from it here stays true, and operations on it are
 * accepted one after the other.
 */
export async function lockAgent(tx: Tx, accountId: AccountId, id: string): Promise<AgentWithVersion | null> {
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    'select id from agents where account_id = ? and id = ? for update',
    [accountId, id],
  );
  return rowCount === 1 ? await findAgent(tx, accountId, id) : null;
}

/** What an update may change in place. */
export type AgentUpdate = Pick<
  AgentRow,
  | 'name'
  | 'template_id'
  | 'voice'
  | 'version'
  | 'phone_number'
  | 'extraction'
  | 'custom_extraction'
  | 'overrides'
  | 'metadata'
>;

export async function updateAgentRow(
  tx: Tx,
  accountId: AccountId,
  id: string,
  { extraction, custom_extraction, overrides, metadata, ...columns }: Partial<AgentUpdate>,
): Promise<void> {
  const documents = { extraction, custom_extraction, overrides, metadata };
  const written = Object.entries(documents).filter(([, value]) => value !== undefined);
  await tx('agents')
    .where({ account_id: accountId, id })
    .update({
      ...columns,
      ...Object.fromEntries(written.map(([name, value]) => [name, JSON.stringify(value)])),
      updated_at: tx.fn.now(),
    });
}

export async function setAgentStatus(
  tx: Tx,
  accountId: AccountId,
  id: string,
  status: 'active' | 'deleting',
): Promise<void> {
  await tx('agents')
    .where({ account_id: accountId, id })
    .whereNot({ status: 'deleted' })
    .update({ status, updated_at: tx.fn.now() });
}

/** The end of an agent; its row stays for the calls and operations that name it. False where it was deleted before. */
export async function markDeleted(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const updated = await tx('agents')
    .where({ account_id: accountId, id, status: 'deleting' })
    .update({ status: 'deleted', deleted_at: tx.fn.now(), updated_at: tx.fn.now() });
  return updated === 1;
}

export interface AgentFilters {
  status?: string | undefined;
  platform?: string | undefined;
  template_id?: string | undefined;
  q?: string | undefined;
}

export async function listAgents(
  db: Db,
  accountId: AccountId,
  filters: AgentFilters,
  page: PageRequest,
): Promise<AgentWithVersion[]> {
  const query = agentsWithVersion(db, accountId);
  if (filters.status) void query.where('a.status', filters.status);
  if (filters.platform) void query.where('a.platform', filters.platform);
  if (filters.template_id) void query.where('a.template_id', filters.template_id);
  if (filters.q) {
    const pattern = `%${filters.q.replace(/[\\%_]/g, '\\$&')}%`;
    void query.whereRaw('(a.name ilike ? or v.business_name ilike ? or a.business_url ilike ?)', [
      pattern,
      pattern,
      pattern,
    ]);
  }
  return (await fetchPage(query, { ...page, column: 'a.id' })) as AgentWithVersion[];
}
