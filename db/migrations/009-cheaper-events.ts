/** An event is written in as little time as it needs: writing one is part of every change of state. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Checking it locks the account's row, shared by all who write events of that account at once; the state that an
    -- event tells of refers to the account itself.
    alter table events drop constraint events_account_id_fkey;

    -- As before, in a language that keeps its plan for the session.
    create or replace function current_event_tx() returns bigint language plpgsql volatile as $$
    begin
      return pg_current_xact_id()::text::bigint + (select tx_offset from event_clock);
    end $$;
  `);
}
