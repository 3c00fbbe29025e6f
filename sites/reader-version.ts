/** Names what understands pages, so that pages are not left as an older release understood them. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Everything that turns bytes of a page into what is kept of it. */
const folders = ['../domain/knowledge', '.'];

/** A short hash over the sources of the reader: another release that reads alike keeps it. */
export async function versionOfReader(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const root = path.join(import.meta.dirname, folder);
    const files = (await readdir(root, { recursive: true })).filter((file) => /\.[jt]s$/.test(file)).sort();
    for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
