/** Versions of agents: prompt, greeting, voice, number and knowledge, who changed what, and when it went live. */
import type { Extraction } from '../contract/schemas/extraction.ts';
import type { VersionPart } from '../contract/schemas/agents.ts';
import type { Overrides } from '../domain/agent-life.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';

export interface PromptVersion {
  businessName: string;
  language: string;
  greeting: string;
  systemPrompt: string;
}

export interface VersionRow {
  id: string;
  agent_id: string;
  number: number;
  business_name: string;
  language: string;
  greeting: string;
  system_prompt: string;
  /** Null on a draft that has not been deployed. */
  voice: string | null;
  /** Null on one that was deployed before they were written down. */
  slots: Extraction['slots'] | null;
  phone_number: string | null;
  overrides: Overrides;
  knowledge_number: number;
  operation_id: string | null;
  actor: string | null;
  changed: VersionPart[];
  restored_from: number | null;
  created_at: Date;
  activated_at: Date | null;
}

export type NewVersion = PromptVersion & {
  id: string;
  agentId: string;
  number: number;
  knowledgeNumber: number;
  voice: string;
  slots: Extraction['slots'];
  operationId: string;
  actor: string | null;
  overrides?: Overrides;
  changed?: readonly VersionPart[];
  restoredFrom?: number | null;
};

/** Writes a version as a draft; writing the same number again replaces a draft that never went live. */
export async function savePromptVersion(
  db: Db | Tx,
  accountId: AccountId,
  version: NewVersion,
): Promise<void> {
  const content = {
    business_name: version.businessName,
    language: version.language,
    greeting: version.greeting,
    system_prompt: version.systemPrompt,
    voice: version.voice,
    slots: JSON.stringify(version.slots),
    overrides: JSON.stringify(version.overrides ?? {}),
    knowledge_number: version.knowledgeNumber,
    operation_id: version.operationId,
    actor: version.actor,
    changed: [...(version.changed ?? [])],
    restored_from: version.restoredFrom ?? null,
  };
  await db('prompt_versions')
    .insert({
      id: version.id,
      agent_id: version.agentId,
      number: version.number,
      account_id: accountId,
      ...content,
    })
    .onConflict(['agent_id', 'number'])
    .merge(content)
    .where('prompt_versions.activated_at', null);
}

/** A version by its number, drafts included. */
export async function findVersion(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  number: number,
): Promise<VersionRow | null> {
  const { rows } = await rawPrepared<{ rows: VersionRow[] }>(
    db,
    'find-version',
    'select * from prompt_versions where account_id = ? and agent_id = ? and number = ?',
    [accountId, agentId, number],
  );
  return rows[0] ?? null;
}

/** The prompt of a version, drafts included. */
export async function findPromptVersion(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  number: number,
): Promise<PromptVersion | null> {
  const row = await findVersion(db, accountId, agentId, number);
  if (!row) return null;
  return {
    businessName: row.business_name,
    language: row.language,
    greeting: row.greeting,
    systemPrompt: row.system_prompt,
  };
}

/** What an operation wants to make of its agent, until it does or fails. */
export async function findDraftVersion(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  operationId: string,
): Promise<VersionRow | null> {
  const row = (await db('prompt_versions')
    .where({ account_id: accountId, agent_id: agentId, operation_id: operationId, activated_at: null })
    .first()) as VersionRow | undefined;
  return row ?? null;
}

export async function activateVersion(
  tx: Tx,
  accountId: AccountId,
  agentId: string,
  number: number,
  phoneNumber: string,
): Promise<void> {
  await rawPrepared(
    tx,
    'activate-version',
    `update prompt_versions set phone_number = ?, activated_at = now() where account_id = ? and agent_id = ? and number = ?`,
    [phoneNumber, accountId, agentId, number],
  );
}

export async function deleteDraftVersion(
  tx: Tx,
  accountId: AccountId,
  agentId: string,
  operationId: string,
): Promise<void> {
  await tx('prompt_versions')
    .where({ account_id: accountId, agent_id: agentId, operation_id: operationId, activated_at: null })
    .delete();
}

/** Versions that went live, newest first; `after` is the number of the last one seen. One row more than asked for. */
export async function listVersions(
  db: Db,
  accountId: AccountId,
  agentId: string,
  page: { limit: number; after: string | undefined },
): Promise<VersionRow[]> {
  const query = db('prompt_versions')
    .where({ account_id: accountId, agent_id: agentId })
    .whereNotNull('activated_at');
  if (page.after !== undefined) void query.where('number', '<', Number(page.after));
  return (await query.orderBy('number', 'desc').limit(page.limit + 1)) as VersionRow[];
}
