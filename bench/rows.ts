/** Rows for benchmarks that read, written in bulk. */
import type { createDb } from '../db/client.ts';
import { newId } from '../domain/ids.ts';

type Db = ReturnType<typeof createDb>;

const batch = 20_000;

/**
 * Ended operations of the installation's first account.
 * @returns ids of the last batch, the newest first
 */
export async function insertOperations(db: Db, count: number): Promise<string[]> {
  const owner = (await db<{ id: string }>('accounts').orderBy('id').first('id'))?.id ?? '';
  let newest: string[] = [];
  for (let done = 0; done < count; done += batch) {
    const ids = Array.from({ length: Math.min(batch, count - done) }, () => newId('operation'));
    await db.raw(
      `insert into operations (id, account_id, kind, status, agent_id, workflow_id, request, steps, estimated_seconds,
         phone_number, finished_at)
       select id, ?, 'provision_agent', 'active', replace(id, 'op_', 'agt_'), 'provision/' || id, '{}', '[]', 10,
         '+12125550100', now() from unnest(?::text[]) as t(id)`,
      [owner, ids],
    );
    newest = ids;
  }
  await db.raw('analyze operations');
  return newest.reverse();
}
