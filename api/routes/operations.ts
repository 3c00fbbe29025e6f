/** Operations: one row a poll; stopping them, and doing failed ones again. */
import {
  cancelOperation,
  getOperation,
  listOperations,
  retryOperation,
} from '../../contract/endpoints/operations.ts';
import { ApiError } from '../../contract/errors.ts';
import type { AccountId } from '../../db/accounts.ts';
import { lockAgent, setAgentStatus } from '../../db/agents.ts';
import type { Tx } from '../../db/client.ts';
import { listReleasesOf, toReleased } from '../../db/ledger.ts';
import { failOperation } from '../../db/operation-endings.ts';
import { requestCancel } from '../../db/operation-progress.ts';
import {
  findOperation,
  findOperationWithReleases,
  listOperations as listOperationRows,
  type OperationRow,
} from '../../db/operations.ts';
import { newId } from '../../domain/ids.ts';
import { acceptWork, type Work } from '../accept.ts';
import { requireCredit } from '../credit.ts';
import { answerList, idOf } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { acceptedHeaders, pollingHeaders, presentOperation } from '../present/operation.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function operationRoutes({ db, sealer, launcher }: Services): Route[] {
  return [
    route(getOperation)(async ({ params, caller }) => {
      const found = await findOperationWithReleases(db, caller.accountId, params.operation_id);
      if (!found) throw notFound('operation');
      const { operation, released } = found;
      return { body: presentOperation(operation, released), headers: pollingHeaders(operation) };
    }),

    route(listOperations)(async (call) => {
      const { query, caller } = call;
      const page = await answerList(sealer, listOperations, call, {
        fetch: (request) => listOperationRows(db, caller.accountId, query, request),
        keyOf: idOf,
        present: (row) => row,
      });
      const ended = page.data.filter((row) => row.status !== 'pending').map((row) => row.id);
      const releases = await listReleasesOf(db, caller.accountId, ended);
      return {
        body: {
          ...page,
          data: page.data.map((row) => presentOperation(row, releases.get(row.id)?.flatMap(toReleased))),
        },
      };
    }),

    route(cancelOperation)(async ({ params, caller, db: tx, afterCommit }) => {
      const { accountId } = caller;
      const outcome = await requestCancel(tx, accountId, params.operation_id);
      switch (outcome) {
        case 'unknown':
          throw notFound('operation');
        case 'ended':
          throw new ApiError('CONFLICT', 'The operation has already ended.');
        case 'irrevocable':
          throw new ApiError('CONFLICT', 'The operation has begun what cannot be taken back.');
        case 'not_started':
          await failOperation(tx, accountId, params.operation_id, {
            code: 'CANCELED',
            message: 'The operation was cancelled before it began.',
            retryable: false,
          });
          break;
        case 'requested':
          break;
      }
      afterCommit(() => launcher.wake());
      const found = await findOperationWithReleases(tx, accountId, params.operation_id);
      if (!found) throw notFound('operation');
      const { operation, released } = found;
      return { body: presentOperation(operation, released), headers: acceptedHeaders(operation) };
    }),

    route(retryOperation)(async (call) => {
      const { accountId } = call.caller;
      const operation = await findOperation(call.db, accountId, call.params.operation_id);
      if (!operation) throw notFound('operation');
      if (operation.status !== 'failed')
        throw new ApiError('CONFLICT', 'Only a failed operation can be done again.');
      if (operation.kind === 'provision_agent') await requireCredit(call.db, accountId);
      const work = await workAgain(call.db, accountId, operation, call.requestId);
      return await acceptWork(call, launcher, { ...work, retryOf: operation.id });
    }),
  ];
}

/** The same request under a new request id; a new agent where one was to be built, else the same one. */
async function workAgain(
  tx: Tx,
  accountId: AccountId,
  operation: OperationRow,
  requestId: string,
): Promise<Work<OperationRow['kind']>> {
  const { kind } = operation;
  const request = { ...operation.request, requestId };
  if (kind === 'provision_agent') return { kind, agentId: newId('agent'), request };
  const agent = await lockAgent(tx, accountId, operation.agent_id);
  if (!agent) throw new ApiError('CONFLICT', 'Its agent has been deleted.');
  if (agent.status === 'deleting' && kind === 'update_agent')
    throw new ApiError('CONFLICT', 'Its agent is being deleted.');
  if (kind === 'delete_agent') await setAgentStatus(tx, accountId, agent.id, 'deleting');
  return { kind, agentId: agent.id, request };
}
