/** Accounts. */
import type { Db, Tx } from './client.ts';

/** The tenant that a query speaks for; first argument of every query that serves a client. */
export type AccountId = string & { readonly __brand: 'AccountId' };

export interface AccountRow {
  id: AccountId;
  email: string;
  password_hash: string | null;
  balance_microusd: number;
  created_at: Date;
}

export async function findAccount(db: Db | Tx, accountId: AccountId): Promise<AccountRow | null> {
  return (await db<AccountRow>('accounts').where({ id: accountId }).first()) ?? null;
}

/** Another password; whoever is signed in with the old one is signed out. */
export async function setPassword(db: Db | Tx, accountId: AccountId, passwordHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx('accounts').where({ id: accountId }).update({ password_hash: passwordHash });
    await tx('sessions').where({ account_id: accountId }).delete();
  });
}
