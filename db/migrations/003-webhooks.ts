/** Subscriptions, the deliveries of events to them, and every attempt. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- event_types null: every type, those that are added later too.
    create table webhooks (
      id text primary key,
      account_id text not null references accounts,
      agent_id text,
      url text not null,
      description text,
      event_types text[],
      enabled boolean not null default true,
      disabled_reason text check (disabled_reason in ('gone', 'failing')),
      sealed_secret text not null,
      sealed_previous_secret text,
      previous_secret_until timestamptz,
      headers json not null,
      sealed_headers text,
      max_in_flight integer not null,
      max_per_second integer,
      failing_since timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index on webhooks (account_id, id desc) where deleted_at is null;

    -- Who delivers to an endpoint now: one process at a time, so that its limits hold.
    create table endpoint_leases (
      webhook_id text primary key,
      owner text not null,
      until timestamptz not null
    );

    -- due_at is null once nothing more is to be done. round counts replays: an attempt of an earlier round ends nothing.
    -- lane 0 is live, 1 a replay that gives way to it. No foreign keys: the rows are made by joining both tables.
    create table deliveries (
      webhook_id text not null,
      event_id text not null,
      account_id text not null,
      status text not null default 'pending' check (status in ('pending', 'delivered', 'exhausted')),
      lane smallint not null default 0,
      round smallint not null default 0,
      attempts smallint not null default 0,
      round_attempts smallint not null default 0,
      due_at timestamptz,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (webhook_id, event_id)
    );
    create index deliveries_due on deliveries (webhook_id, lane, due_at, event_id) where due_at is not null;

    create table delivery_attempts (
      webhook_id text not null,
      event_id text not null,
      number smallint not null,
      started_at timestamptz not null,
      latency_ms integer not null,
      status_code smallint,
      error_class text,
      response_excerpt text,
      next_attempt_at timestamptz,
      primary key (webhook_id, event_id, number)
    );
  `);
}
