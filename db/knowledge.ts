/** The knowledge composed from the pages of a site. */
import type { Fact } from '../contract/schemas/facts.ts';
import type { Knowledge } from '../domain/knowledge/types.ts';
import { storableJson } from '../domain/storable.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';

export interface KnowledgeRow extends Knowledge {
  agent_id: string;
  number: number;
  time_zone: string | null;
}

/** Keeps a snapshot of what an agent knows; writing the same number again replaces it. */
export async function saveKnowledge(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  number: number,
  knowledge: Knowledge,
  timeZone: string | null,
): Promise<void> {
  await db('knowledge_snapshots')
    .insert({
      agent_id: agentId,
      number,
      account_id: accountId,
      language: knowledge.language,
      time_zone: timeZone,
      facts: storableJson(knowledge.facts),
      conflicts: storableJson(knowledge.conflicts),
      absent: JSON.stringify(knowledge.absent),
      passages: storableJson(knowledge.passages),
    })
    .onConflict(['agent_id', 'number'])
    .merge();
}

export async function findKnowledge(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  number: number,
): Promise<KnowledgeRow | null> {
  const { rows } = await rawPrepared<{ rows: KnowledgeRow[] }>(
    db,
    'find-knowledge',
    'select * from knowledge_snapshots where account_id = ? and agent_id = ? and number = ?',
    [accountId, agentId, number],
  );
  return rows[0] ?? null;
}

/** The facts of a snapshot alone; none where there is no such snapshot. */
export async function findFacts(
  db: Db,
  accountId: AccountId,
  agentId: string,
  number: number,
): Promise<Fact[]> {
  const { rows } = await rawPrepared<{ rows: { facts: Fact[] }[] }>(
    db,
    'find-facts',
    'select facts from knowledge_snapshots where account_id = ? and agent_id = ? and number = ?',
    [accountId, agentId, number],
  );
  return rows[0]?.facts ?? [];
}

/** Forgets what an agent was made of, all its versions: of one that never came to be, or is deleted. */
export async function deleteContent(tx: Tx, accountId: AccountId, agentId: string): Promise<void> {
  for (const table of ['site_pages', 'knowledge_snapshots', 'prompt_versions']) {
    await tx(table).where({ account_id: accountId, agent_id: agentId }).delete();
  }
}
