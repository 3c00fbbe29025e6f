/** Small files of the stack: read if present, replaced as a whole. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { systemErrorCode } from './errors.ts';

/** The text of `file`; undefined when there is none. */
export async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The object that `text` is in JSON, or an empty one. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Readers see the old file or the new one, never half of it; `mode` holds from the first moment. */
async function writeFileAtomically(file: string, content: string, mode: number): Promise<void> {
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  await writeFile(partial, content, { mode });
  await rename(partial, file);
}

export async function writeJson(file: string, value: unknown, mode: number): Promise<void> {
  await writeFileAtomically(file, `${JSON.stringify(value, null, 2)}\n`, mode);
}
