import { describe, expect, it } from '@jest/globals';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../../sites/render/find-chromium.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

const makeFolder = temporaryFolders();

function program(folder: string, name: string, mode = 0o755): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

describe('an installed Chromium is found', () => {
  it('where the setting names it, and nowhere else', async () => {
    const root = makeFolder();
    const named = program(root, 'my-browser');
    const other = program(path.join(root, 'bin'), 'chromium');
    expect(await findChromium(named, path.dirname(other))).toBe(named);
    expect(await findChromium(path.join(root, 'gone'), path.dirname(other))).toBeUndefined();
  });

  it('on the path, if it can be run', async () => {
    const root = makeFolder();
    program(path.join(root, 'a'), 'chromium', 0o644);
    const found = program(path.join(root, 'b'), 'google-chrome');
    const searchPath = ['relative', path.join(root, 'none'), path.join(root, 'a'), path.join(root, 'b')];
    expect(await findChromium('', searchPath.join(path.delimiter))).toBe(found);
  });

  it('not where it is turned off, or where there is none', async () => {
    const found = program(makeFolder(), 'chromium');
    expect(await findChromium('none', path.dirname(found))).toBeUndefined();
    expect(await findChromium('', makeFolder())).toBeUndefined();
  });
});
