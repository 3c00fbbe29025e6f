/** Pages of a site as they were read: written by one reading, known to the next, shown as documents. */
import type { PageContent, PageLink } from '../domain/knowledge/types.ts';
import type { KnownPage, RestoredPage } from '../sites/types.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { fetchPage, type PageRequest } from './pages.ts';
import { rawPrepared } from './prepared.ts';

export interface NewSitePage {
  id: string;
  url: string;
  title: string;
  language: string | null;
  text: string;
  /** `PageContent` as JSON; its text and links are empty. */
  contentJson: string;
  /** `PageLink[]` as JSON. */
  linksJson: string;
  contentHash: string;
  etag: string | undefined;
  lastModified: string | undefined;
  /** What understood the page. */
  readerVersion: string;
  /** Whether a page of this address is kept with all of this already. */
  isUnchanged: boolean;
}

/**
 * Makes `pages`, in reading order, what is kept of an agent's site. A page whose address was known keeps its id; one
 * that is unchanged is only noted as read again. One statement; repeating it changes nothing.
 */
export async function replaceSitePages(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  pages: readonly NewSitePage[],
): Promise<void> {
  const rows = pages.map((page, position) => ({
    id: page.id,
    account_id: accountId,
    agent_id: agentId,
    position,
    url: page.url,
    title: page.title,
    language: page.language,
    text: page.text,
    content: page.contentJson,
    links: page.linksJson,
    content_hash: page.contentHash,
    etag: page.etag ?? null,
    last_modified: page.lastModified ?? null,
    reader_version: page.readerVersion,
    fetched_at: db.fn.now(),
  }));
  const kept = rows
    .filter((_row, index) => pages[index]?.isUnchanged)
    .map(({ url, position, etag, last_modified }) => ({ url, position, etag, last_modified }));
  const statement = db
    .queryBuilder()
    .with(
      'gone',
      db.raw('delete from site_pages where account_id = ? and agent_id = ? and not (url = any(?))', [
        accountId,
        agentId,
        rows.map(({ url }) => url),
      ]),
    );
  if (kept.length > 0) void statement.with('kept', keepSql(db, accountId, agentId, kept));
  const fresh = rows.filter((_row, index) => !pages[index]?.isUnchanged);
  if (fresh.length === 0) return void (await statement.select(db.raw('1')));
  const { id: _id, account_id: _account, agent_id: _agent, url: _url, ...changing } = fresh[0]!;
  await statement
    .insert(fresh)
    .into('site_pages')
    .onConflict(['agent_id', 'url'])
    .merge(Object.keys(changing) as (keyof typeof changing)[])
    .where('site_pages.account_id', accountId);
}

function keepSql(db: Db | Tx, accountId: AccountId, agentId: string, kept: readonly object[]) {
  return db.raw(
    `update site_pages p set position = k.position, etag = k.etag, last_modified = k.last_modified, fetched_at = now()
     from jsonb_to_recordset(?::jsonb) as k (url text, position integer, etag text, last_modified text)
     where p.account_id = ? and p.agent_id = ? and p.url = k.url`,
    [JSON.stringify(kept), accountId, agentId],
  );
}

/**
 * Pages that this version of the reader understood, by address: the agent's own, and for others those of the account's
 * newest agent for the same site, where they were read within a week. Their content is fetched when asked for.
 */
export async function listKnownPages(
  db: Db,
  accountId: AccountId,
  agentId: string,
  { businessUrl, readerVersion }: { businessUrl: string; readerVersion: string },
): Promise<ReadonlyMap<string, KnownPage>> {
  const { rows } = await rawPrepared<{
    rows: {
      id: string;
      url: string;
      etag: string | null;
      last_modified: string | null;
      content_hash: string;
      is_own: boolean;
    }[];
  }>(
    db,
    'list-known-pages',
    `select id, url, etag, last_modified, content_hash, agent_id = ? as is_own from site_pages
     where account_id = ? and reader_version = ? and (agent_id = ? or fetched_at > now() - interval '7 days' and agent_id = (
       select id from agents where account_id = ? and business_url = ? and status = 'active' order by id desc limit 1))
     order by is_own`,
    [agentId, accountId, readerVersion, agentId, accountId, businessUrl],
  );
  return new Map(
    rows.map(({ id, url, etag, last_modified, content_hash, is_own }) => [
      url,
      {
        ...(etag === null ? {} : { etag }),
        ...(last_modified === null ? {} : { lastModified: last_modified }),
        contentHash: content_hash,
        ...(is_own ? {} : { isBorrowed: true as const }),
        restore: () => restorePage(db, accountId, id),
      },
    ]),
  );
}

async function restorePage(db: Db, accountId: AccountId, id: string): Promise<RestoredPage | undefined> {
  const { rows } = await db.raw<{ rows: { text: string; links: PageLink[]; content: RestoredPage }[] }>(
    'select text, links, content from site_pages where account_id = ? and id = ?',
    [accountId, id],
  );
  const [row] = rows;
  return row && { ...row.content, text: row.text, links: row.links };
}

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
