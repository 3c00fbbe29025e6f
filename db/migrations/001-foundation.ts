/**
 * Accounts and keys, operations with their start requests, agents with knowledge, and the ledger of vendor resources.
 * `json` where a document is only kept (it keeps its order and costs less to write), `jsonb` where SQL changes it.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts (
      id text primary key,
      email text not null unique,
      created_at timestamptz not null default now()
    );

    create table api_keys (
      id text primary key,
      account_id text not null references accounts,
      name text not null,
      client_id text not null unique,
      secret_hash text not null,
      scopes text[] not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      revoked_at timestamptz
    );
    create index on api_keys (account_id, id desc);

    create table signing_keys (
      kid text primary key,
      algorithm text not null,
      public_jwk json not null,
      sealed_private_jwk text not null,
      created_at timestamptz not null default now()
    );

    -- locked_until: the lease of a handler that is still running; null once the answer stands.
    create table idempotency_keys (
      account_id text not null references accounts,
      method text not null,
      path text not null,
      key text not null,
      request_hash text not null,
      status integer,
      headers json,
      body text,
      lease_id text,
      locked_until timestamptz,
      created_at timestamptz not null default now(),
      primary key (account_id, method, path, key)
    );
    create index on idempotency_keys (created_at);

    -- steps is one JSON array, so that a poll reads one row.
    create table operations (
      id text primary key,
      account_id text not null references accounts,
      kind text not null,
      status text not null check (status in ('pending', 'active', 'failed')),
      agent_id text not null,
      workflow_id text not null,
      request json not null,
      steps jsonb not null,
      estimated_seconds integer not null,
      phone_number text,
      error json,
      -- Set when compensation begins: from then on nothing may be made for it and it cannot become active.
      undoing boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index on operations (account_id, id desc);
    create index on operations (created_at) where status = 'pending';

    -- Committed with the operation, deleted once Temporal has the workflow: what stands here is still to be started.
    create table start_requests (
      operation_id text primary key references operations,
      claimed_until timestamptz,
      created_at timestamptz not null default now()
    );
    create index on start_requests (created_at);

    create table site_pages (
      id text primary key,
      account_id text not null references accounts,
      agent_id text not null,
      url text not null,
      title text not null,
      language text,
      text text not null,
      content json not null,
      content_hash text not null,
      etag text,
      last_modified text,
      fetched_at timestamptz not null default now(),
      unique (agent_id, url)
    );
    create index on site_pages (account_id, agent_id, id);

    create table knowledge_snapshots (
      agent_id text not null,
      number integer not null,
      account_id text not null references accounts,
      language text not null,
      time_zone text,
      facts json not null,
      conflicts json not null,
      absent json not null,
      passages json not null,
      created_at timestamptz not null default now(),
      primary key (agent_id, number)
    );

    create table prompt_versions (
      id text primary key,
      agent_id text not null,
      number integer not null,
      account_id text not null references accounts,
      business_name text not null,
      language text not null,
      greeting text not null,
      system_prompt text not null,
      knowledge_number integer not null,
      created_at timestamptz not null default now(),
      unique (agent_id, number)
    );

    -- Written before a vendor is asked: 'planned' may or may not exist there, 'created' does, 'released' does not any more.
    create table platform_resources (
      id text primary key,
      account_id text not null references accounts,
      operation_id text not null references operations,
      agent_id text not null,
      platform text not null,
      kind text not null,
      reference text not null,
      vendor_id text,
      detail json,
      status text not null check (status in ('planned', 'created', 'released')),
      created_at timestamptz not null default now(),
      released_at timestamptz,
      unique (platform, reference)
    );
    create index on platform_resources (operation_id);
    create index on platform_resources (agent_id);

    create table agents (
      id text primary key,
      account_id text not null references accounts,
      operation_id text not null references operations,
      name text not null,
      status text not null check (status in ('active')),
      platform text not null,
      business_url text not null,
      template_id text not null,
      voice text not null,
      version integer not null,
      phone_number text not null,
      extraction json not null,
      metadata json not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on agents (account_id, id desc);

    create table phone_numbers (
      id text primary key,
      account_id text not null references accounts,
      agent_id text not null references agents,
      platform text not null,
      e164 text not null,
      vendor_id text not null,
      created_at timestamptz not null default now(),
      unique (platform, e164)
    );

    create table calls (
      id text primary key,
      account_id text not null references accounts,
      agent_id text not null references agents,
      direction text not null,
      caller_id text,
      turns json not null,
      created_at timestamptz not null default now()
    );
    create index on calls (account_id, id desc);
  `);
}
