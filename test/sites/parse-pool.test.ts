import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readBody } from '../../outbound/read-body.ts';
import type { PageToParse } from '../../sites/parse-page.ts';
import { createParsePool, type ParsePool } from '../../sites/parse-pool.ts';
import { fakeReadPage, page } from './support.ts';

const never = new AbortController().signal;
const pools: ParsePool[] = [];
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
});

function openPool(options: Parameters<typeof createParsePool>[0] = {}): ParsePool {
  const pool = createParsePool({ threads: 1, readPageModule: fakeReadPage, ...options });
  pools.push(pool);
  return pool;
}

function toParse(html: string | Buffer, path = '/', contentType = 'text/html'): PageToParse {
  return {
    url: `https://a.example${path}`,
    body: Uint8Array.from(Buffer.from(html)),
    contentType,
    kind: 'html',
  };
}

const shared = openPool();

describe('a parse pool', () => {
  it('decodes and reads a page in another thread, taking its bytes over', async () => {
    const latin1 = toParse(Buffer.from(page('Caf\xe9 M\xfcller', ['/menu|Men\xfc']), 'latin1'));
    const content = await shared.parse(latin1, {}, never);
    expect(content).toMatchObject({ url: 'https://a.example/', title: 'Café Müller' });
    expect(content.links).toEqual([{ url: 'https://a.example/menu', text: 'Menü', nofollow: false }]);
    expect(latin1.body.length).toBe(0);
  });

  it('works at a lower priority than the rest of the process, where threads have one', async () => {
    await shared.parse(toParse('<p>Hello</p>'), {}, never);
    const tasks = process.platform === 'linux' ? await readdir('/proc/self/task') : [];
    const stats = tasks.map((id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'));
    // Behind the name, which may hold spaces: the 17th field is the niceness.
    const niceness = stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
    expect(niceness).toEqual(process.platform === 'linux' ? expect.arrayContaining([10]) : []);
  });

  it('sends each link once, with the text that says something', async () => {
    const html = '<a href=/a><img></a><a href=/a>About</a><a href=/a>Again</a><a rel=nofollow href=/b>B</a>';
    const { links } = await shared.parse(toParse(html), {}, never);
    expect(links).toEqual([
      { url: 'https://a.example/a', text: 'About', nofollow: false },
      { url: 'https://a.example/b', text: 'B', nofollow: true },
    ]);
  });

  it('sends a bounded number of links, none of them endless', async () => {
    const html =
      `<a href=/${'x'.repeat(3_000)}>` +
      Array.from({ length: 5_000 }, (_, number) => `<a href=/${number}>`).join('');
    const { links } = await shared.parse(toParse(html), {}, never);
    expect(links).toHaveLength(2_000);
    expect(links[0]?.url).toBe('https://a.example/0');
  });

  it('serves its lanes in turn', async () => {
    const pool = openPool();
    const done: string[] = [];
    const lanes = { long: {}, short: {} };
    const parse = (lane: 'long' | 'short', number: number) =>
      pool.parse(toParse(page('x')), lanes[lane], never).then(() => done.push(`${lane} ${number}`));
    await Promise.all([
      ...[1, 2, 3, 4].map((number) => parse('long', number)),
      ...[1, 2].map((number) => parse('short', number)),
    ]);
    expect(done).toEqual(['long 1', 'long 2', 'short 1', 'long 3', 'short 2', 'long 4']);
  });
});

describe('a page that misbehaves', () => {
  it.each([
    ['never ends', '<!-- loop -->', 'it takes too long to understand', true],
    ['eats memory', '<!-- hoard -->', 'it takes too much memory to understand', true],
    ['makes no sense', '<!-- throw -->', 'it could not be understood', false],
  ])('because it %s is unreadable, and the next one is read', async (_case, html, message, isForGood) => {
    const pool = openPool({ pageTimeoutMs: message.includes('long') ? 200 : 20_000, threadMemoryMb: 48 });
    const [bad, good] = await Promise.allSettled([
      pool.parse(toParse(html), {}, never),
      pool.parse(toParse(page('Good')), {}, never),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'UnreadablePage', message, isForGood } });
    expect(good).toMatchObject({ status: 'fulfilled', value: { title: 'Good' } });
  });

  it('does not hold up the pages of others', async () => {
    const pool = openPool({ pageTimeoutMs: 20_000 });
    const stop = new AbortController();
    const endless = pool.parse(toParse('<!-- loop -->'), {}, stop.signal);
    const titles = await Promise.all(
      ['a', 'b', 'c'].map((title) => pool.parse(toParse(page(title)), {}, never)),
    );
    expect(titles.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    stop.abort(new Error('enough'));
    await expect(endless).rejects.toThrow('enough');
  });

  it('may take longer where it is the first of its thread, for which code is compiled', async () => {
    const pool = openPool({ pageTimeoutMs: 20_000 });
    const done: string[] = [];
    const parse = (busyMs: number, title: string) =>
      pool.parse(toParse(`<!-- busy ${busyMs} -->${page(title)}`), {}, never).then(() => done.push(title));
    await Promise.all([parse(700, 'first'), parse(0, 'behind it')]);
    await Promise.all([parse(3_000, 'later'), parse(0, 'past it')]);
    expect(done).toEqual(['first', 'behind it', 'past it', 'later']);
  });

  it('does not hold up the pages of others together with as many as there are threads, and is read later', async () => {
    const pool = openPool({ pageTimeoutMs: 20_000 });
    const stop = new AbortController();
    const endless = Array.from({ length: 4 }, () => pool.parse(toParse('<!-- loop -->'), {}, stop.signal));
    const heavy = pool.parse(toParse(`<!-- slow -->${page('Heavy')}`), {}, never);
    expect(await pool.parse(toParse(page('Good')), {}, never)).toMatchObject({ title: 'Good' });
    stop.abort(new Error('enough'));
    for (const result of await Promise.allSettled(endless))
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'enough' } });
    expect(await heavy).toMatchObject({ title: 'Heavy' });
  });

  it('is read later also where its bytes are a Buffer, as a fetch returns them', async () => {
    const pool = openPool({ pageTimeoutMs: 20_000 });
    const parse = async (html: string, signal = never) => {
      const source = Readable.from([Buffer.from(html)]);
      const { body } = await readBody(source, '', { maxBytes: 100_000, overflow: 'reject' });
      return pool.parse({ ...toParse(''), body }, {}, signal);
    };
    const stop = new AbortController();
    const endless = Array.from({ length: 2 }, () => parse('<!-- loop -->', stop.signal));
    const heavy = Array.from({ length: 3 }, (_, number) => parse(`<!-- slow -->${page(`Heavy ${number}`)}`));
    expect(await parse(page('Good'))).toMatchObject({ title: 'Good' });
    stop.abort(new Error('enough'));
    for (const result of await Promise.allSettled(endless))
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'enough' } });
    expect((await Promise.all(heavy)).map(({ title }) => title)).toEqual(['Heavy 0', 'Heavy 1', 'Heavy 2']);
  });

  it('is not one whose thread waits for the processor, unless it waits without an end', async () => {
    const waiting = `<!-- wait -->${page('Starved')}`;
    const read = openPool({ pageTimeoutMs: 500 }).parse(toParse(waiting), {}, never);
    const givenUp = openPool({ pageTimeoutMs: 50 }).parse(toParse(waiting), {}, never);
    await expect(givenUp).rejects.toMatchObject({
      message: 'it takes too long to understand',
      isForGood: false,
    });
    expect((await read).title).toBe('Starved');
  });

  it('loses none of its time while it waits for its turn', async () => {
    const pool = openPool({ pageTimeoutMs: 300 });
    const results = await Promise.allSettled(
      ['<!-- loop -->', '<!-- loop -->', page('Patient')].map((html) => pool.parse(toParse(html), {}, never)),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});

describe('a parse pool gives up', () => {
  it('on a page whose reading is stopped, running or waiting', async () => {
    const pool = openPool({ pageTimeoutMs: 20_000 });
    const reason = new Error('stopped');
    const stop = new AbortController();
    const both = [
      pool.parse(toParse('<!-- loop -->'), {}, stop.signal),
      pool.parse(toParse(page('x')), {}, stop.signal),
    ];
    stop.abort(reason);
    for (const result of await Promise.allSettled(both))
      expect(result).toEqual({ status: 'rejected', reason });
    await expect(pool.parse(toParse(page('x')), {}, stop.signal)).rejects.toBe(reason);
    expect(await pool.parse(toParse(page('Other')), {}, never)).toMatchObject({ title: 'Other' });
  });

  it('on every page when it is closed', async () => {
    const pool = openPool({ pageTimeoutMs: 20_000 });
    const pages = [
      pool.parse(toParse('<!-- loop -->'), {}, never),
      pool.parse(toParse(page('x')), {}, never),
    ];
    const closed = pool.close();
    for (const result of await Promise.allSettled(pages))
      expect(result).toMatchObject({ status: 'rejected' });
    await closed;
    await expect(pool.parse(toParse(page('x')), {}, never)).rejects.toThrow('closed');
  });
});

describe('a thread that does not come up', () => {
  const missing = new URL('./no-such-module.ts', import.meta.url);

  it('costs a page, and ends neither the process nor the pool', async () => {
    const failure = Promise.withResolvers<unknown>();
    const pool = openPool({ readPageModule: missing, onThreadFailure: failure.resolve });
    await expect(pool.parse(toParse(page('x')), {}, never)).rejects.toThrow('it could not be understood');
    // The thread that replaced the first one dies too, and has no page that could be told.
    expect(await failure.promise).toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' });
    await expect(pool.parse(toParse(page('x')), {}, never)).rejects.toThrow('it could not be understood');
  });

  it('costs nothing before there is a page', async () => {
    const failure = Promise.withResolvers<unknown>();
    const pool = openPool({ readPageModule: missing, onThreadFailure: failure.resolve });
    pool.warmUp();
    expect(await failure.promise).toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' });
  });

  it('is followed by one that does', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parse-pool-'));
    const module = path.join(folder, 'read-page.ts');
    const pool = openPool({ readPageModule: pathToFileURL(module) });
    await expect(pool.parse(toParse(page('x')), {}, never)).rejects.toThrow('it could not be understood');
    // At once: a thread that comes up meanwhile must not find half of it.
    await writeFile(`${module}.new`, `export { readPage } from ${JSON.stringify(fakeReadPage.href)};`);
    await rename(`${module}.new`, module);
    const titles = [];
    for (let tries = 0; titles.length < 2 && tries < 10; tries += 1) {
      const content = await pool.parse(toParse(page('Late')), {}, never).catch(() => undefined);
      if (content) titles.push(content.title);
    }
    expect(titles).toEqual(['Late', 'Late']);
    await rm(folder, { recursive: true });
  });

  it('is no failure once the pool is closed', async () => {
    const failures: unknown[] = [];
    const pool = openPool({ readPageModule: missing, onThreadFailure: (error) => failures.push(error) });
    pool.warmUp();
    await pool.close();
    expect(failures).toEqual([]);
  });
});
