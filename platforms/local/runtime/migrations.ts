/** The runtime's own schema in PostgreSQL, beside Switchboard's tables and independent of them. */
import type { Knex } from 'knex';

export const schemaName = 'voice_runtime';

/** Any constant will do; it only has to differ from other users' advisory locks in the same database. */
const advisoryLockKey = 7_305_914_562_201n;

/**
 * Each entry runs once, in order; entries are only ever added. Bodies are `json`, not `jsonb`: they are written and
 * read whole, faster so, and `jsonb` refuses `\u0000` and lone surrogates, which sites do contain.
 */
const migrations: readonly string[] = [
  `CREATE TABLE voice_runtime.knowledge_bases (
     id text COLLATE "C" PRIMARY KEY,
     reference text NOT NULL UNIQUE,
     fields json NOT NULL,
     created_at timestamptz NOT NULL
   );
   CREATE TABLE voice_runtime.agents (
     id text COLLATE "C" PRIMARY KEY,
     reference text NOT NULL UNIQUE,
     fields json NOT NULL,
     knowledge_base_id text COLLATE "C" REFERENCES voice_runtime.knowledge_bases ON DELETE SET NULL,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   );
   CREATE INDEX agents_knowledge_base_id ON voice_runtime.agents (knowledge_base_id);
   CREATE TABLE voice_runtime.phone_numbers (
     id text COLLATE "C" PRIMARY KEY,
     reference text NOT NULL UNIQUE,
     area_code text NOT NULL CHECK (area_code ~ '^[2-9][0-9]{2}$'),
     line smallint NOT NULL CHECK (line BETWEEN 100 AND 199),
     e164 text NOT NULL UNIQUE GENERATED ALWAYS AS ('+1' || area_code || '5550' || line::text) STORED,
     label text NOT NULL,
     agent_id text COLLATE "C" REFERENCES voice_runtime.agents ON DELETE SET NULL,
     created_at timestamptz NOT NULL,
     UNIQUE (area_code, line)
   );
   CREATE INDEX phone_numbers_agent_id ON voice_runtime.phone_numbers (agent_id);
   CREATE TABLE voice_runtime.calls (
     id text COLLATE "C" PRIMARY KEY,
     reference text NOT NULL UNIQUE,
     agent_id text NOT NULL,
     to_number text NOT NULL,
     caller_id text,
     turns json NOT NULL,
     started_at timestamptz NOT NULL,
     ended_at timestamptz NOT NULL
   );`,
];

/** Brings the schema up to date; safe to run from several processes at once and again at every start. */
export async function migrate(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw('SELECT pg_advisory_xact_lock(?)', [advisoryLockKey.toString()]);
    await transaction.raw('CREATE SCHEMA IF NOT EXISTS voice_runtime');
    await transaction.raw(
      'CREATE TABLE IF NOT EXISTS voice_runtime.migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)',
    );
    const { rows } = await transaction.raw<{ rows: { version: number }[] }>(
      'SELECT coalesce(max(version), 0) AS version FROM voice_runtime.migrations',
    );
    const applied = rows[0]?.version ?? 0;
    for (const [index, sql] of migrations.entries()) {
      if (index < applied) continue;
      await transaction.raw(sql);
      await transaction.raw('INSERT INTO voice_runtime.migrations VALUES (?, now())', [index + 1]);
    }
  });
}
