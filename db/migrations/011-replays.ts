/** Replays that were accepted: what each is to send again, and how far that is done. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table replays (
      id text primary key,
      account_id text not null references accounts,
      webhook_id text not null,
      -- In the order in which they are sent; empty once that is done.
      event_ids text[] not null,
      count integer not null,
      done integer not null default 0,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index on replays (done, id) where finished_at is null;
    -- Ids hardly compress, and trying takes longer than writing them.
    alter table replays alter column event_ids set storage external;
  `);
}
