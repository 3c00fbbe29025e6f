/** The only place that gives operations their wire form. */
import type { Operation, Released, Step } from '../../contract/schemas/operations.ts';
import type { OperationRow } from '../../db/operations.ts';
import { provisioningSeconds } from '../../domain/operations.ts';

/** @param released what the operation gave back at the platform; shown once it has ended. */
export function presentOperation(row: OperationRow, released: Released[] = []): Operation {
  const common = {
    operation_id: row.id,
    kind: row.kind,
    status: row.status,
    steps: row.steps.map(presentStep),
    estimated_seconds: row.estimated_seconds,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    workflow_id: row.workflow_id,
    ...(row.retry_of === null ? {} : { retry_of: row.retry_of }),
    ...(row.cancel_requested_at === null
      ? {}
      : { cancel_requested_at: row.cancel_requested_at.toISOString() }),
    // Until it is built an agent is nothing that a client could use.
    ...(row.kind === 'provision_agent' ? {} : { agent_id: row.agent_id }),
  };
  switch (row.status) {
    case 'pending':
      return common;
    case 'active':
      return {
        ...common,
        agent_id: row.agent_id,
        ...(row.phone_number === null ? {} : { phone_number: row.phone_number }),
        ...(row.version === null ? {} : { version: row.version }),
        ...(row.finished_at === null
          ? {}
          : { provisioning_time_seconds: provisioningSeconds(row.created_at, row.finished_at) }),
        ...(released.length === 0 ? {} : { released }),
      };
    case 'failed':
      return { ...common, ...(row.error ? { error: row.error } : {}), released };
  }
}

/** In the order of the contract: jsonb keeps none. */
function presentStep({ name, status, started_at, finished_at, attempt, notes }: Step): Step {
  return { name, status, started_at, finished_at, attempt, ...(notes === undefined ? {} : { notes }) };
}

/** Seconds after which asking again is worth it. */
const pollSeconds = 1;

/** Headers of a 202. */
export function acceptedHeaders(row: OperationRow): Record<string, string> {
  return { Location: `/v2/operations/${row.id}`, ...pollingHeaders(row) };
}

/** `Retry-After` as long as there is something to wait for. */
export function pollingHeaders(row: OperationRow): Record<string, string> {
  return row.status === 'pending' ? { 'Retry-After': String(pollSeconds) } : {};
}
