/** What a later reading of a site needs: the order of its pages, their links, and which reader understood them. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table site_pages
      add column position integer not null default 0,
      add column links json not null default '[]',
      -- Pages that another version of the reader understood are understood again, changed or not.
      add column reader_version text not null default '';
  `);
}
