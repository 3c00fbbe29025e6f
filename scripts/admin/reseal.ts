/** `reseal`: the last step of exchanging ENCRYPTION_KEY. */
import type { Db } from '../../db/client.ts';
import {
  listSealed,
  replaceSealed,
  sealedColumns,
  type SealedColumn,
  type SealedText,
} from '../../db/system-sealed.ts';
import { headersContext, secretContext, signingKeyContext } from '../../domain/seal-contexts.ts';
import { createSealer, type Sealer } from '../../domain/seal.ts';
import { findEncryptionKeys } from '../encryption-keys.ts';
import { AdminError, type AdminCommand } from './command.ts';

const pageSize = 500;

export const reseal: AdminCommand = {
  name: 'reseal',
  usage: 'reseal',
  summary:
    'Seals what the database keeps sealed with today’s ENCRYPTION_KEY, so that ENCRYPTION_KEY_PREVIOUS is no longer needed for it. Repeating it is harmless.',
  async run({ env, parse, usage, say, db: connect }) {
    if (parse({}).positionals.length > 0) throw usage();
    const keys = await findEncryptionKeys(env);
    if (!keys) throw new AdminError('ENCRYPTION_KEY is not set, and DATA_DIR has no key.', 2);
    const sealer = createSealer(...keys);
    const db = await connect();
    const unread: string[] = [];
    for (const column of sealedColumns) {
      let count = 0;
      for await (const text of textsOf(db, column)) {
        const next = sealAgain(sealer, contextOf(column, text.id), text.sealed);
        if (next === undefined) unread.push(`${column.table}.${column.column} of ${text.id}`);
        else await replaceSealed(db, column, text, next);
        count += next === undefined ? 0 : 1;
      }
      say(`${column.table}.${column.column}: ${count} sealed again`);
    }
    if (unread.length > 0) {
      throw new AdminError(
        `No key opens these, they are as they were:\n  ${unread.slice(0, 20).join('\n  ')}${unread.length > 20 ? `\n  and ${unread.length - 20} more` : ''}`,
      );
    }
  },
};

async function* textsOf(db: Db, column: SealedColumn): AsyncGenerator<SealedText> {
  for (let after = ''; ;) {
    const page = await listSealed(db, column, after, pageSize);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

function sealAgain(sealer: Sealer, context: string, sealed: string): string | undefined {
  try {
    return sealer.seal(sealer.open(sealed, context), context);
  } catch {
    return undefined;
  }
}

function contextOf({ column }: SealedColumn, id: string): string {
  switch (column) {
    case 'sealed_private_jwk':
      return signingKeyContext(id);
    case 'sealed_secret':
    case 'sealed_previous_secret':
      return secretContext(id);
    case 'sealed_headers':
      return headersContext(id);
  }
}
