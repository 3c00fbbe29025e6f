/** The agent of a request: found, or locked and found to be as the request says. */
import { ApiError } from '../contract/errors.ts';
import type { AccountId } from '../db/accounts.ts';
import { findAgent, lockAgent, type AgentWithVersion } from '../db/agents.ts';
import type { Db, Tx } from '../db/client.ts';
import { findPendingOperation } from '../db/operations.ts';
import { notFound } from './not-found.ts';
import { presentAgent } from './present/agent.ts';
import type { Call } from './services.ts';

/** Throws `NOT_FOUND` where the account has no such agent. */
export async function requireAgent(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
): Promise<AgentWithVersion> {
  const agent = await findAgent(db, accountId, agentId);
  if (!agent) throw notFound('agent');
  return agent;
}

export interface LockOptions {
  /** Also one that is being deleted. */
  alsoDeleting?: boolean;
  /** What GET answers at the path of the request, where that is not the agent itself. */
  represent?: (agent: AgentWithVersion) => unknown;
}

/**
 * Locks the agent until the request's transaction ends, so that requests are accepted one after the other. If-Match is
 * judged by what the agent is now, and by what is under way: a change that was accepted before would come in between.
 * Throws `NOT_FOUND`, `CONFLICT` where it is being deleted, `PRECONDITION_FAILED`.
 */
export async function lockForChange(
  { caller, db, headers, requireMatch }: Call<unknown, unknown, unknown, Tx>,
  agentId: string,
  { alsoDeleting = false, represent = presentAgent }: LockOptions = {},
): Promise<AgentWithVersion> {
  const agent = await lockAgent(db, caller.accountId, agentId);
  if (!agent) throw notFound('agent');
  requireMatch(represent(agent));
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && ifMatch !== '*') {
    const pending = await findPendingOperation(db, caller.accountId, agentId);
    if (pending)
      throw new ApiError('PRECONDITION_FAILED', `Another change is under way: operation ${pending.id}.`);
  }
  if (agent.status === 'deleting' && !alsoDeleting)
    throw new ApiError('CONFLICT', 'The agent is being deleted.');
  return agent;
}
