/** The ledger of changes to deployed agents: while one is planned, the platform may differ from the agent's row. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';

/** Notes that an operation is about to change its agent at the platform. */
export async function planChange(
  db: Db | Tx,
  accountId: AccountId,
  operationId: string,
  agentId: string,
): Promise<void> {
  await db('platform_changes')
    .insert({ operation_id: operationId, account_id: accountId, agent_id: agentId, status: 'planned' })
    .onConflict('operation_id')
    .ignore();
}

export async function isChangePlanned(db: Db, accountId: AccountId, operationId: string): Promise<boolean> {
  const row: unknown = await db('platform_changes')
    .where({ account_id: accountId, operation_id: operationId, status: 'planned' })
    .first('operation_id');
  return row !== undefined;
}

/** Notes that platform and row agree again. */
export async function settleChange(db: Db | Tx, accountId: AccountId, operationId: string): Promise<void> {
  await db('platform_changes')
    .where({ account_id: accountId, operation_id: operationId })
    .update({ status: 'settled', settled_at: db.fn.now() });
}

/** The same for everything of an agent that will not be there any more. */
export async function settleChangesOf(tx: Tx, accountId: AccountId, agentId: string): Promise<void> {
  await tx('platform_changes')
    .where({ account_id: accountId, agent_id: agentId, status: 'planned' })
    .update({ status: 'settled', settled_at: tx.fn.now() });
}
