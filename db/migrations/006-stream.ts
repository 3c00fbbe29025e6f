/** What the event stream needs: all events in order, and how far each account's have been removed. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index on events (tx, seq);

    -- The last event of an account that was removed: whoever resumes before it has missed something.
    create table event_floors (
      account_id text primary key,
      tx bigint not null,
      seq bigint not null
    );

    -- A trigger, so that nobody can remove events without saying so.
    create function note_event_floor() returns trigger language plpgsql as $$
    begin
      insert into event_floors as f (account_id, tx, seq)
      select distinct on (account_id) account_id, tx, seq from removed order by account_id, tx desc, seq desc
      on conflict (account_id) do update set tx = excluded.tx, seq = excluded.seq
      where (f.tx, f.seq) < (excluded.tx, excluded.seq);
      return null;
    end $$;

    create trigger note_event_floor after delete on events
      referencing old table as removed for each statement execute function note_event_floor();
  `);
}
