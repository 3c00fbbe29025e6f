/** Accounts that sign up and pay: passwords, invitations, credit, usage, sessions, key rotation, revocation. */
import type { Knex } from 'knex';
import { newId } from '../../domain/ids.ts';

/** What accounts that were there before credit was get, as every new one does. */
const firstGrantMicrousd = 50_000_000;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table accounts
      add column password_hash text,
      -- Changed by db/credit.ts alone, under this row's lock, together with a ledger entry.
      add column balance_microusd bigint not null default 0 check (balance_microusd >= 0);

    -- Only the hash of a code is kept: a copy of the table must not open accounts.
    create table invitations (
      code_hash text primary key,
      email text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      redeemed_at timestamptz,
      account_id text references accounts
    );

    -- position follows the order of the account's balance, which ids made in several processes would not.
    create table credit_entries (
      position bigint generated always as identity primary key,
      id text not null unique,
      account_id text not null references accounts,
      kind text not null check (kind in ('grant', 'call', 'adjustment')),
      -- One entry a reference: a repeated charge or grant has no second effect.
      reference text not null,
      amount_microusd bigint not null,
      balance_microusd bigint not null check (balance_microusd >= 0),
      description text not null,
      call_id text,
      agent_id text,
      duration_seconds integer,
      cost_microusd bigint,
      created_at timestamptz not null default clock_timestamp(),
      unique (account_id, reference)
    );
    create index on credit_entries (account_id, position desc);

    create table usage_days (
      account_id text not null references accounts,
      day date not null,
      agent_id text not null,
      calls integer not null,
      duration_seconds bigint not null,
      cost_microusd bigint not null,
      charged_microusd bigint not null,
      primary key (account_id, day, agent_id)
    );

    create table sessions (
      token_hash text primary key,
      id text not null unique,
      account_id text not null references accounts,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index on sessions (account_id);
    create index on sessions (expires_at);

    -- Counted before a password is looked at; subject is a keyed hash of an email or of a network address.
    create table sign_in_failures (
      subject text primary key,
      failures integer not null,
      last_at timestamptz not null,
      locked_until timestamptz not null
    );
    create index on sign_in_failures (last_at);

    alter table api_keys
      add column previous_secret_hash text,
      add column previous_secret_expires_at timestamptz;

    -- Published from created_at on, used from signs_from on.
    alter table signing_keys add column signs_from timestamptz not null default now();
    update signing_keys set signs_from = created_at;

    -- txid lets readers ask for everything that committed since they last looked, in whatever order it committed.
    create table revocations (
      subject text primary key,
      expires_at timestamptz not null,
      txid xid8 not null default pg_current_xact_id()
    );
    create index on revocations (txid);
    create index on revocations (expires_at);
  `);
  const { rows } = await knex.raw<{ rows: { id: string }[] }>('select id from accounts order by id');
  for (const { id } of rows) {
    await knex.raw(
      `insert into credit_entries (id, account_id, kind, reference, amount_microusd, balance_microusd, description)
       values (?, ?, 'grant', 'welcome', ?, ?, 'Welcome credit')`,
      [newId('creditEntry'), id, firstGrantMicrousd, firstGrantMicrousd],
    );
    await knex.raw('update accounts set balance_microusd = ? where id = ?', [firstGrantMicrousd, id]);
  }
}
