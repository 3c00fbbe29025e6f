/** The client as a package: builds to plain JavaScript that needs `fetch` and what the package declares. */
import { execFile } from 'node:child_process';
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from '@jest/globals';
import { temporaryFolders } from '../support/temporary-folder.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const makeFolder = temporaryFolders();
interface PackageJson {
  dependencies: Record<string, string>;
  engines: { node: string };
}
const packageAt = async (folder: string) =>
  JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;
const { dependencies, engines } = await packageAt('client');
let dist: string;

beforeAll(async () => {
  dist = makeFolder();
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '-p', path.join(root, 'client/tsconfig.json'), '--outDir', dist]);
  // As after `npm install`.
  await symlink(path.join(root, 'node_modules'), path.join(dist, 'node_modules'), 'dir');
});

/** The files of a folder, without those of other packages in it. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.(js|d\.ts)$/.test(name) && !name.startsWith('node_modules'));
}

it('imports nothing but its own files and what it declares, all of which run in browsers too', async () => {
  const names = Object.keys(dependencies);
  const folders = [dist, ...names.map((name) => path.join(root, 'node_modules', name, 'dist'))];
  expect(await filesOf(dist)).toEqual(expect.arrayContaining(['index.js', 'index.d.ts']));
  for (const folder of folders) {
    for (const file of await filesOf(folder)) {
      const text = await readFile(path.join(folder, file), 'utf8');
      const imported = [...text.matchAll(/(?:from|import\() ?['"]([^'"]+)['"]/g)].map(
        (match) => match[1] ?? '',
      );
      const foreign = imported.filter((name) => !/^\.{1,2}\/[\w/-]+\.(js|ts)$/.test(name));
      expect(foreign.filter((name) => !names.includes(name))).toEqual([]);
      expect(text).not.toMatch(/\b(process|Buffer|require)\b[.(]/);
    }
  }
});

it('asks for the Node that what it depends on asks for, and says so', async () => {
  for (const name of Object.keys(dependencies))
    expect((await packageAt(`node_modules/${name}`)).engines.node).toBe(engines.node);
  const readme = await readFile(path.join(root, 'client/README.md'), 'utf8');
  expect(readme).toContain(`Node from ${engines.node.replace('>=', '')}`);
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
