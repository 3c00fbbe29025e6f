/** Pages of a site over several readings, against a real database. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db } from '../../db/client.ts';
import {
  listDocuments,
  listKnownPages,
  listPageContents,
  replaceSitePages,
  type NewSitePage,
} from '../../db/site-pages.ts';
import { isInvalidData } from '../../db/refused-data.ts';
import { newId } from '../../domain/ids.ts';
import { makeAgent } from '../support/agents.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let db: Db;
const owner = newId('account') as AccountId;
const other = newId('account') as AccountId;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 2, applicationName: 'test' });
  await db('accounts').insert([owner, other].map((id) => ({ id, email: `${id}@a.example` })));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

function page(name: string, more: Partial<NewSitePage> = {}): NewSitePage {
  const url = `https://a.example/${name}`;
  return {
    id: newId('document'),
    url,
    title: name,
    language: 'en',
    text: `about ${name}`,
    contentJson: JSON.stringify({ url, title: name, language: 'en', facts: [{}], canonicalUrl: `${url}?c` }),
    linksJson: JSON.stringify([{ url: 'https://a.example/x', text: 'X', nofollow: false }]),
    contentHash: `hash of ${name}`,
    etag: `"${name}"`,
    lastModified: undefined,
    readerVersion: 'v1',
    isUnchanged: false,
    ...more,
  };
}

const write = (agentId: string, pages: NewSitePage[], account = owner) =>
  db.transaction((tx) => replaceSitePages(tx, account, agentId, pages));
const businessUrl = 'https://a.example/';
const known = (agentId: string, readerVersion = 'v1', account = owner) =>
  listKnownPages(db, account, agentId, { businessUrl, readerVersion });
const titles = async (agentId: string) =>
  (await listPageContents(db, owner, agentId)).map(({ title }) => title);
const documents = async (agentId: string) =>
  new Map(
    (await listDocuments(db, owner, agentId, { limit: 50, after: undefined })).map((row) => [row.title, row]),
  );

describe('the pages of a later reading', () => {
  it('replace those of the one before, in the new order, and keep their ids', async () => {
    const agent = newId('agent');
    await write(agent, [page('home'), page('hours'), page('gone')]);
    const before = await documents(agent);
    await write(agent, [page('new'), page('hours', { text: 'changed' }), page('home')]);
    const after = await documents(agent);
    expect(await titles(agent)).toEqual(['new', 'hours', 'home']);
    expect([...after.keys()].toSorted()).toEqual(['home', 'hours', 'new']);
    expect(after.get('hours')).toMatchObject({ id: before.get('hours')?.id, text: 'changed' });
  });

  it('leave what is unchanged as it was, but note that it was read, and its new validators', async () => {
    const agent = newId('agent');
    await write(agent, [page('home')]);
    const before = await documents(agent);
    const kept = page('home', { text: 'not written', etag: '"2"', isUnchanged: true });
    await write(agent, [page('new'), kept]);
    const after = (await documents(agent)).get('home');
    expect(after).toMatchObject({ id: before.get('home')?.id, text: 'about home' });
    expect(after!.fetched_at.getTime()).toBeGreaterThan(before.get('home')!.fetched_at.getTime());
    expect(await titles(agent)).toEqual(['new', 'home']);
    expect((await known(agent)).get(kept.url)?.etag).toBe('"2"');
  });

  it('may be written twice', async () => {
    const agent = newId('agent');
    const pages = [page('home'), page('hours')];
    await write(agent, pages);
    await write(agent, pages);
    expect(await titles(agent)).toEqual(['home', 'hours']);
  });

  it('may be none', async () => {
    const agent = newId('agent');
    await write(agent, [page('home')]);
    await write(agent, []);
    expect(await titles(agent)).toEqual([]);
  });
});

describe('a page that the database refuses', () => {
  it('is told from an outage', async () => {
    const refused = write(newId('agent'), [page('home', { text: 'a\0b' })]);
    expect(isInvalidData(await refused.catch((error: unknown) => error))).toBe(true);
  });
});

describe('what is known of a page', () => {
  it('is its validators, and on demand what was understood of it', async () => {
    const agent = newId('agent');
    await write(agent, [page('home', { lastModified: 'yesterday', etag: undefined })]);
    const home = (await known(agent)).get('https://a.example/home');
    expect(home).toMatchObject({ contentHash: 'hash of home', lastModified: 'yesterday' });
    expect(home).not.toHaveProperty('etag');
    const content = await home?.restore();
    expect(content).toMatchObject({
      url: 'https://a.example/home',
      canonicalUrl: 'https://a.example/home?c',
      title: 'home',
      language: 'en',
      text: 'about home',
      links: [{ url: 'https://a.example/x', text: 'X', nofollow: false }],
      facts: [{}],
    });
    await write(agent, []);
    expect(await home?.restore()).toBeUndefined();
  });

  it('is nothing where another version of the reader understood it', async () => {
    const agent = newId('agent');
    await write(agent, [page('home')]);
    expect((await known(agent, 'v2')).size).toBe(0);
  });

  it('is what the newest agent for the same site read within a week, which is to be written anew', async () => {
    const [older, { agentId: newest }] = [
      await makeAgent(db, owner, { businessUrl }),
      await makeAgent(db, owner, { businessUrl }),
    ];
    await write(older.agentId, [page('older')]);
    await write(newest, [page('home', { etag: '"theirs"' }), page('hours')]);
    const agent = newId('agent');
    await write(agent, [page('home', { etag: '"own"' })]);
    const found = await known(agent);
    expect([...found.keys()].toSorted()).toEqual(['https://a.example/home', 'https://a.example/hours']);
    expect(found.get('https://a.example/home')).toMatchObject({ etag: '"own"' });
    expect(found.get('https://a.example/home')).not.toHaveProperty('isBorrowed');
    expect(found.get('https://a.example/hours')).toMatchObject({ isBorrowed: true });
    expect(await found.get('https://a.example/hours')?.restore()).toMatchObject({ title: 'hours' });
    expect((await known(agent, 'v2')).size).toBe(0);
    expect((await known(newId('agent'), 'v1', other)).size).toBe(0);
    await db('site_pages')
      .where({ agent_id: newest })
      .update({ fetched_at: db.raw("now() - interval '8 days'") });
    expect([...(await known(agent)).keys()]).toEqual(['https://a.example/home']);
  });

  it('is nothing to another account, which changes nothing either', async () => {
    const agent = newId('agent');
    await write(agent, [page('home')]);
    expect((await known(agent, 'v1', other)).size).toBe(0);
    await write(agent, [page('home', { text: 'stolen' })], other);
    await write(agent, [page('home', { text: 'stolen', isUnchanged: true })], other);
    await write(agent, [], other);
    expect((await documents(agent)).get('home')?.text).toBe('about home');
  });
});
