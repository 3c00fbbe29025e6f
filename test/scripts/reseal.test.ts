/** `npm run admin -- reseal`, as the last step of exchanging the key. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listSealed, sealedColumns, type SealedColumn } from '../../db/system-sealed.ts';
import { headersContext, secretContext } from '../../domain/seal-contexts.ts';
import { createSealer } from '../../domain/seal.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { makeDelivery } from '../support/webhooks.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);
const oldSealer = createSealer(oldKey);
const newSealer = createSealer(newKey);
const webhooks: string[] = [];
let api: TestApi;

function reseal(env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/admin.ts', 'reseal', ...args], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: api.databaseUrl, ...env },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('close', (code) => resolve({ code, text }));
  });
}

const both = {
  ENCRYPTION_KEY: newKey.toString('base64'),
  ENCRYPTION_KEY_PREVIOUS: oldKey.toString('base64'),
};

async function sealedOf(column: SealedColumn['column'], id: string): Promise<string> {
  const row = await api.db('webhooks').where({ id }).first<Record<string, string>>();
  return row?.[column] ?? '';
}

beforeAll(async () => {
  api = await startTestApi();
  const { accountId } = await api.makeAccount();
  for (let i = 0; i < 3; i += 1) {
    const { webhookId } = await makeDelivery(api, accountId);
    await api
      .db('webhooks')
      .where({ id: webhookId })
      .update({
        sealed_secret: oldSealer.seal(`new ${i}`, secretContext(webhookId)),
        sealed_previous_secret: oldSealer.seal(`old ${i}`, secretContext(webhookId)),
        sealed_headers: oldSealer.seal(`headers ${i}`, headersContext(webhookId)),
      });
    webhooks.push(webhookId);
  }
  await api.db('signing_keys').del();
});
afterAll(() => api.close());

describe('reseal', () => {
  it('knows every sealed column of the schema', async () => {
    const { rows } = await api.db.raw<{ rows: { place: string }[] }>(
      `select table_name || '.' || column_name as place from information_schema.columns
       where table_schema = 'public' and column_name like 'sealed%'`,
    );
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
      rows.map(({ place }) => place).sort(),
    );
  });

  it('changes nothing where a key is missing, and names what it could not open', async () => {
    const before = await listSealed(api.db, sealedColumns[1], '', 10);
    const { code, text } = await reseal({ ENCRYPTION_KEY: newKey.toString('base64') });
    expect(code).toBe(1);
    expect(text).toContain(`webhooks.sealed_secret of ${webhooks[0]}`);
    expect(await listSealed(api.db, sealedColumns[1], '', 10)).toEqual(before);
  });

  it('leaves everything readable by the new key alone, however often it is run', async () => {
    for (let run = 0; run < 2; run += 1) {
      const { code, text } = await reseal(both);
      expect(text).toContain('webhooks.sealed_secret: 3 sealed again');
      expect(code).toBe(0);
    }
    for (const [i, id] of webhooks.entries()) {
      expect(newSealer.open(await sealedOf('sealed_secret', id), secretContext(id))).toBe(`new ${i}`);
      expect(newSealer.open(await sealedOf('sealed_previous_secret', id), secretContext(id))).toBe(
        `old ${i}`,
      );
      expect(newSealer.open(await sealedOf('sealed_headers', id), headersContext(id))).toBe(`headers ${i}`);
    }
  });

  it('needs a key, and takes no arguments', async () => {
    const folder = { DATA_DIR: '/nonexistent' };
    expect((await reseal({ ...folder, ENCRYPTION_KEY: '' })).text).toContain('ENCRYPTION_KEY is not set');
    const noFolder = await reseal({ DATA_DIR: process.execPath, ENCRYPTION_KEY: '' });
    expect(noFolder.text).toContain(`DATA_DIR=${process.execPath} cannot be read: ENOTDIR`);
    expect(noFolder.text).not.toContain('    at ');
    expect((await reseal(both, 'now')).text).toContain('Usage: npm run admin -- reseal');
  });
});
