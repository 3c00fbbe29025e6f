/** What every operation answered, as the service's own log says. */
import { open } from 'node:fs/promises';

/** How often each status was answered, by operation id. */
export type Statuses = Map<string, Map<number, number>>;

/** Reads log lines from a place on; lines that are no requests are skipped. */
export async function readStatuses(logFile: string, fromByte: number): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const file = await open(logFile);
  for await (const line of file.readLines({ start: fromByte })) {
    if (!line.includes('"endpoint"')) continue;
    const { endpoint, status } = JSON.parse(line) as { endpoint: string; status: number };
    const counts = statuses.get(endpoint) ?? new Map<number, number>();
    statuses.set(endpoint, counts.set(status, (counts.get(status) ?? 0) + 1));
  }
  return statuses;
}

/** One line an operation. */
export function summarize(operationIds: readonly string[], statuses: Statuses): string[] {
  const width = Math.max(...operationIds.map((id) => id.length));
  return operationIds.map((id) => {
    const counts = [...(statuses.get(id) ?? [])].toSorted(([a], [b]) => a - b);
    return `${id.padEnd(width)}  ${counts.map(([status, count]) => `${status}: ${count}`).join('  ') || 'never met'}`;
  });
}

/** Operations that never did what they are for. */
export function neverSucceeded(operationIds: readonly string[], statuses: Statuses): string[] {
  return operationIds.filter((id) => ![...(statuses.get(id)?.keys() ?? [])].some((status) => status < 300));
}
