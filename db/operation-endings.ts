/** Ends operations as failed, with what that means for their agent: the only way in which one fails. */
import { ApiError, toErrorObject, type ErrorCode, type ErrorObject } from '../contract/errors.ts';
import type { AccountId } from './accounts.ts';
import { setAgentStatus } from './agents.ts';
import type { Tx } from './client.ts';
import { publishEvent } from './events.ts';
import { deleteContent } from './knowledge.ts';
import { listResources, toReleased } from './ledger.ts';
import { markFailed } from './operation-progress.ts';
import { lockOperation, type OperationRow } from './operations.ts';
import { deleteDraftVersion } from './versions.ts';

/** Why an operation ends, in the contract's terms. */
export interface OperationFailure {
  code: ErrorCode;
  message: string;
  retryable: boolean;
  /** How long a site or platform asks to be left alone. */
  retryAfterSeconds?: number;
}

/** Changes nothing where the operation has already ended. */
export async function failOperation(
  tx: Tx,
  accountId: AccountId,
  operationId: string,
  failure: OperationFailure,
): Promise<boolean> {
  // Locked, so that a cancellation comes either before the end and is told, or after it and is refused.
  const operation = await lockOperation(tx, accountId, operationId);
  if (!operation) return false;
  const { code, message, ...options } = reasonOf(operation, failure);
  const error = toErrorObject(
    new ApiError(code, [message, ...consequence(operation)].join(' '), options),
    operation.request.requestId,
  );
  const failed = await markFailed(tx, accountId, operationId, error);
  if (!failed) return false;
  switch (failed.kind) {
    case 'provision_agent':
      await deleteContent(tx, accountId, failed.agent_id);
      await publishFailure(tx, accountId, failed, error);
      break;
    case 'update_agent':
      await deleteDraftVersion(tx, accountId, failed.agent_id, failed.id);
      break;
    case 'delete_agent':
      // Past that point the sweeper goes on, and the agent stays on its way out.
      if (!failed.irrevocable) await setAgentStatus(tx, accountId, failed.agent_id, 'active');
      break;
  }
  return true;
}

/** Whoever was promised that it is cancelled is told so, also where something else broke on the way. */
function reasonOf(operation: OperationRow, failure: OperationFailure): OperationFailure {
  if (operation.cancel_requested_at === null || failure.code === 'CANCELED') return failure;
  return { code: 'CANCELED', message: 'The operation was cancelled.', retryable: false };
}

/** What became of the agent, as the message goes on. */
function consequence(operation: OperationRow): string[] {
  switch (operation.kind) {
    case 'provision_agent':
      return [];
    case 'update_agent':
      return ['The agent stays as it was.'];
    case 'delete_agent':
      return operation.irrevocable
        ? ['What is left of the agent is still being released; when nothing is, this operation is active.']
        : ['The agent stays as it was.'];
  }
}

async function publishFailure(
  tx: Tx,
  accountId: AccountId,
  operation: OperationRow<'provision_agent'>,
  error: ErrorObject,
): Promise<void> {
  const { id, agent_id: agentId, request } = operation;
  const resources = await listResources(tx, accountId, id);
  await publishEvent(tx, accountId, {
    type: 'agent.provisioning_failed',
    agentId,
    data: {
      operation_id: id,
      name: request.name,
      platform: request.platform,
      business_url: request.businessUrl,
      error,
      released: resources.flatMap(toReleased),
    },
  });
}
