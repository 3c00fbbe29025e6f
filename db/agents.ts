/** Agents, the versions of their prompts, their numbers and their calls. */
import type { Extraction } from '../contract/schemas/extraction.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { fetchPage, type PageRequest } from './pages.ts';

export interface AgentRow {
  id: string;
  account_id: AccountId;
  operation_id: string;
  name: string;
  status: 'active';
  platform: 'local' | 'vapi' | 'retell' | 'elevenlabs';
  business_url: string;
  template_id: string;
  voice: string;
  version: number;
  phone_number: string;
  extraction: Extraction;
  metadata: Record<string, string>;
  created_at: Date;
  updated_at: Date;
}

export interface PromptVersion {
  businessName: string;
  language: string;
  greeting: string;
  systemPrompt: string;
}

/** An agent with the version that is deployed. */
export interface AgentWithVersion extends AgentRow {
  business_name: string;
  language: string;
  time_zone: string | null;
  greeting: string;
  system_prompt: string;
  knowledge_number: number;
}

/** Keeps a version of an agent's prompt; writing the same number again replaces it. */
export async function savePromptVersion(
  db: Db | Tx,
  accountId: AccountId,
  version: PromptVersion & { id: string; agentId: string; number: number; knowledgeNumber: number },
): Promise<void> {
  await db('prompt_versions')
    .insert({
      id: version.id,
      agent_id: version.agentId,
      number: version.number,
      account_id: accountId,
      business_name: version.businessName,
      language: version.language,
      greeting: version.greeting,
      system_prompt: version.systemPrompt,
      knowledge_number: version.knowledgeNumber,
    })
    .onConflict(['agent_id', 'number'])
    .merge(['business_name', 'language', 'greeting', 'system_prompt', 'knowledge_number']);
}

export async function findPromptVersion(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  number: number,
): Promise<PromptVersion | null> {
  const row = (await db('prompt_versions')
    .where({ account_id: accountId, agent_id: agentId, number })
    .first()) as
    { business_name: string; language: string; greeting: string; system_prompt: string } | undefined;
  if (!row) return null;
  return {
    businessName: row.business_name,
    language: row.language,
    greeting: row.greeting,
    systemPrompt: row.system_prompt,
  };
}

export async function insertAgent(
  tx: Tx,
  accountId: AccountId,
  agent: Omit<AgentRow, 'account_id' | 'created_at' | 'updated_at'>,
): Promise<void> {
  await tx('agents').insert({
    ...agent,
    account_id: accountId,
    extraction: JSON.stringify(agent.extraction),
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
    .select(
      'a.*',
      'v.business_name',
      'v.language',
      'v.greeting',
      'v.system_prompt',
      'v.knowledge_number',
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

export async function insertPhoneNumber(
  tx: Tx,
  accountId: AccountId,
  number: { id: string; agent_id: string; platform: string; e164: string; vendor_id: string },
): Promise<void> {
  await tx('phone_numbers').insert({ ...number, account_id: accountId });
}

/** Keeps a finished test call; a repeated request keeps the first one's. */
export async function saveTestCall(
  db: Db | Tx,
  accountId: AccountId,
  call: { id: string; agentId: string; callerId: string | null; turns: unknown[] },
): Promise<void> {
  await db('calls')
    .insert({
      id: call.id,
      account_id: accountId,
      agent_id: call.agentId,
      direction: 'test',
      caller_id: call.callerId,
      turns: JSON.stringify(call.turns),
    })
    .onConflict('id')
    .ignore();
}
