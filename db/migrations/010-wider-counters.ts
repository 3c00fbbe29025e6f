/** A delivery can be sent again as often as somebody likes: its counters had ended at 32,767. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table deliveries
      alter column round type integer,
      alter column attempts type integer,
      alter column round_attempts type integer;
    alter table delivery_attempts alter column number type integer;
  `);
}
