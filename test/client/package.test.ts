/** The client as a package: builds to plain JavaScript that needs nothing but `fetch`. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from '@jest/globals';
import { temporaryFolders } from '../support/temporary-folder.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const makeFolder = temporaryFolders();
let dist: string;

beforeAll(async () => {
  dist = makeFolder();
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '-p', path.join(root, 'client/tsconfig.json'), '--outDir', dist]);
}, 60_000);

it('imports nothing but its own files, so it runs in browsers too', async () => {
  const files = (await readdir(dist, { recursive: true })).filter((name) => /\.(js|d\.ts)$/.test(name));
  expect(files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts']));
  for (const file of files) {
    const text = await readFile(path.join(dist, file), 'utf8');
    const imported = [...text.matchAll(/(?:from|import\() ?['"]([^'"]+)['"]/g)].map((match) => match[1]);
    expect(imported.filter((name) => !/^\.{1,2}\/[\w/-]+\.(js|ts)$/.test(name ?? ''))).toEqual([]);
    expect(text).not.toMatch(/\b(process|Buffer|require)\b[.(]/);
  }
});

it('can be imported and used as it is built', async () => {
  const program = `
    import { createClient, SwitchboardError } from ${JSON.stringify(pathToFileURL(path.join(dist, 'index.js')).href)};
    const fetch = async (url) => new Response(JSON.stringify(
      url.endsWith('/token') ? { access_token: 't', expires_in: 60 } : { data: [{ name: 'Desk' }], next_cursor: null }));
    const client = createClient({ baseUrl: 'http://x', clientId: 'i', clientSecret: 's', fetch });
    for await (const agent of client.iterate('listAgents')) console.log(agent.name, typeof SwitchboardError);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toBe('Desk function\n');
});
