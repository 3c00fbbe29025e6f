/** Accounts as the system makes and finds them: no account can ask for another. */
import { welcomeCreditMicrousd } from '../domain/credit.ts';
import type { AccountId, AccountRow } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { grantCredit } from './credit.ts';

export interface NewAccount {
  id: AccountId;
  email: string;
  /** Null where nobody signs in with a password. */
  passwordHash?: string | null;
}

/** An account and its welcome credit, together. */
export async function insertAccount(db: Db | Tx, account: NewAccount): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, email, passwordHash = null } = account;
    await tx('accounts').insert({ id, email, password_hash: passwordHash });
    await grantCredit(tx, id, {
      reference: 'welcome',
      amountMicrousd: welcomeCreditMicrousd,
      description: 'Welcome credit',
    });
  });
}

/** The first account of an installation, or null on a new one. */
export async function findFirstAccount(db: Db | Tx): Promise<{ id: AccountId } | null> {
  return (await db<{ id: AccountId }>('accounts').orderBy('id').first('id')) ?? null;
}

/** @param email normalized */
export async function findAccountByEmail(db: Db | Tx, email: string): Promise<AccountRow | null> {
  return (await db<AccountRow>('accounts').where({ email }).first()) ?? null;
}

/** Oldest first. */
export async function listAccounts(db: Db): Promise<AccountRow[]> {
  return await db<AccountRow>('accounts').orderBy('id');
}

/** Whose agent this is, for operators, who name agents alone. */
export async function findAgentOwner(db: Db, agentId: string): Promise<AccountId | null> {
  const row = await db<{ id: string; account_id: AccountId }>('agents')
    .where({ id: agentId })
    .first('account_id');
  return row?.account_id ?? null;
}
