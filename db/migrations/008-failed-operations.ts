/** The sweeper looks at every failed operation, and must not read all the others for it. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw("create index on operations (id) where status = 'failed'");
}
