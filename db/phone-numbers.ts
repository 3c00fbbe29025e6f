/** Phone numbers that are held for agents. */
import type { PlatformName } from '../contract/schemas/agents.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { fetchPage, type PageRequest } from './pages.ts';

export interface PhoneNumberRow {
  id: string;
  account_id: AccountId;
  agent_id: string;
  platform: PlatformName;
  e164: string;
  vendor_id: string;
  created_at: Date;
  released_at: Date | null;
}

export async function insertPhoneNumber(
  tx: Tx,
  accountId: AccountId,
  number: { id: string; agent_id: string; platform: string; e164: string; vendor_id: string },
): Promise<void> {
  await tx('phone_numbers').insert({ ...number, account_id: accountId });
}

/** A number that is held; null for one that was given back. */
export async function findPhoneNumber(
  db: Db,
  accountId: AccountId,
  id: string,
): Promise<PhoneNumberRow | null> {
  const row = await db<PhoneNumberRow>('phone_numbers')
    .where({ account_id: accountId, id, released_at: null })
    .first();
  return row ?? null;
}

export async function listPhoneNumbers(
  db: Db,
  accountId: AccountId,
  filters: { agent_id?: string | undefined; platform?: PlatformName | undefined },
  page: PageRequest,
): Promise<PhoneNumberRow[]> {
  const query = db<PhoneNumberRow>('phone_numbers').where({ account_id: accountId, released_at: null });
  if (filters.agent_id) void query.where({ agent_id: filters.agent_id });
  if (filters.platform) void query.where({ platform: filters.platform });
  return (await fetchPage(query, page)) as PhoneNumberRow[];
}

/** Numbers of an agent that are not its own any more. */
export async function retirePhoneNumbers(tx: Tx, accountId: AccountId, agentId: string): Promise<void> {
  await tx('phone_numbers')
    .where({ account_id: accountId, agent_id: agentId, released_at: null })
    .update({ released_at: tx.fn.now() });
}
