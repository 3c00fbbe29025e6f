/** The effect of leased idempotency keys. Rate limits: what has been used of each budget. Unlogged: after a crash of the database everybody starts afresh. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table rate_windows (
      budget text primary key,
      started_at timestamptz not null,
      used bigint not null
    );
    create index on rate_windows (started_at);

    -- What a leased handler makes carries this, so that whoever takes over from a dead one makes the same.
    alter table idempotency_keys add column effect_id text;
  `);
}
