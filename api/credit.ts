/** The gate before whatever will cost minutes: new agents and outbound calls. Calls in progress are not its business. */
import { ApiError } from '../contract/errors.ts';
import type { AccountId } from '../db/accounts.ts';
import type { Db, Tx } from '../db/client.ts';
import { findBalance } from '../db/credit.ts';

/** @throws ApiError `CREDIT_EXHAUSTED` where nothing is left */
export async function requireCredit(db: Db | Tx, accountId: AccountId): Promise<void> {
  if ((await findBalance(db, accountId)) <= 0) {
    throw new ApiError('CREDIT_EXHAUSTED', 'The credit of this account is used up.');
  }
}
