/** The only place that gives operations their wire form. */
import type { Operation, Released, Step } from '../../contract/schemas/operations.ts';
import type { LedgerRow } from '../../db/ledger.ts';
import type { OperationRow } from '../../db/operations.ts';

/** @param resources the operation's ledger; only a failed operation shows it. */
export function presentOperation(row: OperationRow, resources: readonly LedgerRow[] = []): Operation {
  const common = {
    operation_id: row.id,
    kind: row.kind,
    status: row.status,
    steps: row.steps.map(presentStep),
    estimated_seconds: row.estimated_seconds,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    workflow_id: row.workflow_id,
  };
  switch (row.status) {
    case 'pending':
      return common;
    case 'active':
      return {
        ...common,
        agent_id: row.agent_id,
        phone_number: row.phone_number ?? '',
        provisioning_time_seconds: ((row.finished_at?.getTime() ?? 0) - row.created_at.getTime()) / 1000,
      };
    case 'failed':
      return {
        ...common,
        ...(row.error ? { error: row.error } : {}),
        released: resources.flatMap(presentReleased),
      };
  }
}

/** In the order of the contract: jsonb keeps none. */
function presentStep({ name, status, started_at, finished_at, attempt }: Step): Step {
  return { name, status, started_at, finished_at, attempt };
}

function presentReleased(row: LedgerRow): Released[] {
  if (row.status !== 'released' || !row.released_at || row.vendor_id === null) return [];
  return [
    { kind: row.kind, platform: row.platform, id: row.vendor_id, released_at: row.released_at.toISOString() },
  ];
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
