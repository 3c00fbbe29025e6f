/** Writes of agents, and of who answers a number. */
import type { Knex } from 'knex';
import type { z } from 'zod';
import { RuntimeError, sqlStateOf } from './errors.ts';
import { type NumberRow, numberColumns } from './numbers.ts';
import { from, getRow, insertOrAdopt, isIdOf, newId } from './resources.ts';
import type { AgentFields, agentPatchSchema, agentSchema } from './schemas.ts';

const foreignKeyViolation = '23503';

/** Creates the agent, or adopts the one under its reference. Rejects with `not_found` for an unknown knowledge base. */
export async function createAgent(
  knex: Knex,
  body: z.infer<typeof agentSchema>,
  now: Date,
  columns: string[],
) {
  const { reference, knowledge_base_id, ...fields } = body;
  const row = {
    id: newId('agents'),
    reference,
    knowledge_base_id,
    fields: JSON.stringify(fields),
    created_at: now,
    updated_at: now,
  };
  return refusingUnknown('knowledge base', knowledge_base_id, () =>
    insertOrAdopt(knex, 'agents', row, columns),
  );
}

/** Changes the fields that are given; the row lock keeps parallel patches from undoing each other. */
export async function patchAgent(knex: Knex, id: string, patch: z.infer<typeof agentPatchSchema>, now: Date) {
  const { knowledge_base_id, ...changed } = patch;
  return knex.transaction(async (transaction) => {
    const current = await getRow(transaction, 'agents', id, { lock: true });
    if (!current) throw unknown('agent', id);
    const fields = { ...(current['fields'] as AgentFields), ...changed };
    const update = {
      fields: JSON.stringify(fields),
      updated_at: now,
      ...(knowledge_base_id === undefined ? {} : { knowledge_base_id }),
    };
    await refusingUnknown('knowledge base', knowledge_base_id ?? '', () =>
      from(transaction, 'agents').where({ id }).update(update),
    );
    return { ...current, ...update, fields };
  });
}

/** Makes the agent answer the number, or nobody (`null`). Rejects with `not_found` where either does not exist. */
export async function assignNumber(knex: Knex, numberId: string, agentId: string | null): Promise<NumberRow> {
  if (!isIdOf('phone_numbers', numberId)) throw unknown('phone number', numberId);
  const rows: NumberRow[] = await refusingUnknown('agent', agentId ?? '', () =>
    from(knex, 'phone_numbers')
      .where({ id: numberId })
      .update({ agent_id: agentId })
      .returning(numberColumns),
  );
  const [row] = rows;
  if (!row) throw unknown('phone number', numberId);
  return row;
}

const unknown = (what: string, id: string) => new RuntimeError('not_found', `There is no ${what} ${id}.`);

async function refusingUnknown<T>(what: string, id: string, write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== foreignKeyViolation) throw error;
    throw unknown(what, id);
  }
}
