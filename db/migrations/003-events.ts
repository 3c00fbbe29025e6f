/** Events and the clock that puts them in an order which readers can follow without missing any. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Transaction ids start afresh when a dump is restored into another cluster; tx_offset keeps positions rising.
    create table event_clock (
      only_row boolean primary key default true check (only_row),
      system_identifier bigint not null,
      tx_offset bigint not null
    );
    insert into event_clock (system_identifier, tx_offset) select system_identifier, 0 from pg_control_system();

    -- The position of the transaction that is running; events of one transaction share it and differ in seq.
    create function current_event_tx() returns bigint language sql volatile
    begin atomic
      select pg_current_xact_id()::text::bigint + tx_offset from event_clock;
    end;

    -- Every transaction below it has ended: readers go up to here, not including it, and miss nothing.
    create function event_horizon() returns bigint language sql stable
    begin atomic
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + tx_offset from event_clock;
    end;

    -- Ordered by (tx, seq): seq alone is given out before commit, and commits come out of order.
    create table events (
      id text primary key,
      account_id text not null references accounts,
      agent_id text,
      type text not null,
      data json not null,
      created_at timestamptz not null default now(),
      tx bigint not null default current_event_tx(),
      seq bigint generated always as identity
    );
    create index on events (account_id, tx, seq);
    create index on events (created_at);
  `);
}
