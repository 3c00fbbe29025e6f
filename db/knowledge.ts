/** The pages that were read of a site, as documents, and the knowledge composed from them. */
import type { Fact } from '../contract/schemas/facts.ts';
import type { Knowledge, PageContent } from '../domain/knowledge/types.ts';
import { storableJson } from '../domain/storable.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';
import { fetchPage, type PageRequest } from './pages.ts';

export interface SitePageRow {
  id: string;
  account_id: AccountId;
  agent_id: string;
  url: string;
  title: string;
  language: string | null;
  text: string;
  content_hash: string;
  fetched_at: Date;
}

/** What was understood of each page, in reading order; text and links are left empty, composing does not need them. */
export async function listPageContents(
  db: Db,
  accountId: AccountId,
  agentId: string,
): Promise<PageContent[]> {
  const { rows } = await rawPrepared<{ rows: { content: PageContent }[] }>(
    db,
    'list-page-contents',
    'select content from site_pages where account_id = ? and agent_id = ? order by position, id',
    [accountId, agentId],
  );
  return rows.map((row) => row.content);
}

const documentColumns = [
  'id',
  'account_id',
  'agent_id',
  'url',
  'title',
  'language',
  'text',
  'content_hash',
  'fetched_at',
] as const;

export async function listDocuments(
  db: Db,
  accountId: AccountId,
  agentId: string,
  page: PageRequest,
): Promise<SitePageRow[]> {
  const query = db('site_pages').where({ account_id: accountId, agent_id: agentId }).select(documentColumns);
  return (await fetchPage(query, page)) as SitePageRow[];
}

export async function findDocument(
  db: Db,
  accountId: AccountId,
  agentId: string,
  id: string,
): Promise<SitePageRow | null> {
  const row = await db<SitePageRow>('site_pages')
    .where({ account_id: accountId, agent_id: agentId, id })
    .first(...documentColumns);
  return row ?? null;
}

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

/** Forgets what was read for an agent that never came to be. */
export async function deleteKnowledge(tx: Tx, accountId: AccountId, agentId: string): Promise<void> {
  for (const table of ['site_pages', 'knowledge_snapshots', 'prompt_versions']) {
    await tx(table).where({ account_id: accountId, agent_id: agentId }).delete();
  }
}
