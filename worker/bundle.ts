/** The workflow bundle, built once for a given state of the workflows and kept: building takes over a second. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleWorkflowCode } from '@temporalio/worker';
import { failureConverterPath } from '../temporal/data-converter.ts';

const root = path.resolve(import.meta.dirname, '..');
const workflowsFolder = path.join(root, 'workflows');
const cacheFolder = path.join(root, '.cache');

/** Path of the bundle for the workflows as they are now; builds it when it is not there yet. */
export async function ensureWorkflowBundle(): Promise<string> {
  const target = path.join(cacheFolder, `workflows-${await fingerprint()}.js`);
  if (await exists(target)) return target;
  const { code } = await bundleWorkflowCode({
    workflowsPath: path.join(workflowsFolder, 'index.ts'),
    failureConverterPath,
    logger: silentLogger,
  });
  await mkdir(cacheFolder, { recursive: true });
  // Under a name of its own first: another worker may be building, and none may read half a file.
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, code);
  await rename(draft, target);
  return target;
}

/** Changes with everything of ours that is bundled, and with the SDK that bundles it. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const manifest = createRequire(import.meta.url).resolve('@temporalio/worker/package.json');
  hash.update((JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version);
  for (const name of (await readdir(workflowsFolder)).filter((file) => file.endsWith('.ts')).sort()) {
    hash.update(name).update(await readFile(path.join(workflowsFolder, name)));
  }
  hash.update('failure-converter').update(await readFile(failureConverterPath));
  return hash.digest('hex').slice(0, 16);
}

async function exists(file: string): Promise<boolean> {
  return await readFile(file).then(
    () => true,
    () => false,
  );
}

const quiet = () => undefined;
const silentLogger = { log: quiet, trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };

if (import.meta.main) process.stdout.write(`${await ensureWorkflowBundle()}\n`);
