/** Long work as it is accepted: what its operation is written with. */
import type { OperationKind } from '../contract/schemas/operations.ts';
import type { Tx } from '../db/client.ts';
import { insertOperation, type NewOperation } from '../db/operations.ts';
import { newId } from '../domain/ids.ts';
import { estimatedSeconds, initialSteps, type OperationRequests } from '../domain/operations.ts';
import { workflowIdOf } from '../workflows/names.ts';
import type { Launcher } from './launch.ts';
import { acceptedHeaders, presentOperation } from './present/operation.ts';
import type { Call, Caller } from './services.ts';

export interface Work<K extends OperationKind> {
  kind: K;
  agentId: string;
  request: OperationRequests[K];
  /** The failed operation that this one does again. */
  retryOf?: string;
}

/** A new operation, none of its steps begun. */
export function operationOf<K extends OperationKind>(caller: Caller, work: Work<K>): NewOperation {
  const id = newId('operation');
  return {
    id,
    kind: work.kind,
    agent_id: work.agentId,
    workflow_id: workflowIdOf(work.kind, id),
    request: work.request,
    steps: initialSteps(work.kind),
    estimated_seconds: estimatedSeconds[work.kind],
    actor: caller.keyId,
    retry_of: work.retryOf ?? null,
  };
}

/** Accepts work in the request's transaction; it starts after those accepted before it on the same agent have ended. */
export async function acceptWork<K extends OperationKind>(
  { caller, db, afterCommit }: Pick<Call<unknown, unknown, unknown, Tx>, 'caller' | 'db' | 'afterCommit'>,
  launcher: Launcher,
  work: Work<K>,
) {
  const operation = await insertOperation(db, caller.accountId, operationOf(caller, work));
  afterCommit(() => launcher.wake());
  return { body: presentOperation(operation), headers: acceptedHeaders(operation) };
}
