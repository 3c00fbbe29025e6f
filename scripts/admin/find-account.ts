/** An account as an operator names it. */
import { findAccount, type AccountId, type AccountRow } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import { findAccountByEmail } from '../../db/system-accounts.ts';
import { normalizeEmail } from '../../domain/emails.ts';
import { AdminError } from './command.ts';

/** By id (`acc_…`) or email; throws AdminError for one that is not there. */
export async function findNamedAccount(db: Db, name: string): Promise<AccountRow> {
  const account = name.startsWith('acc_')
    ? await findAccount(db, name as AccountId)
    : await findAccountByEmail(db, normalizeEmail(name));
  if (!account) throw new AdminError(`There is no account ${name}.`);
  return account;
}

/** `$49.83`; cents are enough for people. */
export function dollars(microusd: number): string {
  return `${microusd < 0 ? '-' : ''}$${(Math.abs(microusd) / 1_000_000).toFixed(2)}`;
}
