/** What a version of an agent asks for, so that prompt and slots are brought back together. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table prompt_versions add column slots json;
    -- Only of what is live is it known.
    update prompt_versions v set slots = a.extraction -> 'slots'
      from agents a where a.id = v.agent_id and a.version = v.number;
  `);
}
