/** Idempotency keys: one effect a key, and its answer kept for 24 hours. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import type { Effect } from './effects.ts';
import { rawPrepared } from './prepared.ts';

export interface KeyScope {
  accountId: AccountId;
  method: string;
  path: string;
  key: string;
}

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type KeyState =
  | { state: 'free' }
  /** For how long a leased handler has it still; null where a transaction has it. */
  | { state: 'busy'; leaseSecondsLeft: number | null }
  | { state: 'used'; requestHash: string; answer: StoredAnswer };

interface Row {
  request_hash: string;
  status: number | null;
  headers: Record<string, string> | null;
  body: string | null;
  /** Null without a lease that still runs. */
  lease_seconds: number | null;
}

const where = 'account_id = ? and method = ? and path = ? and key = ?';
const bindings = (scope: KeyScope) => [scope.accountId, scope.method, scope.path, scope.key];
const lockName = (scope: KeyScope) => bindings(scope).join('\n');

/**
 * Takes the key for the rest of the transaction and says what stands under it. `busy`: another transaction has it now,
 * or a leased handler is still running. Two statements: only one that begins after the lock was taken surely sees what
 * the lock's last holder committed.
 */
export async function takeKey(tx: Tx, scope: KeyScope): Promise<KeyState> {
  const lock = await tx.raw<{ rows: { locked: boolean }[] }>(
    'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked',
    [lockName(scope)],
  );
  const { rows } = await tx.raw<{ rows: Row[] }>(
    `select request_hash, status, headers, body, 
       case when locked_until > now() then extract(epoch from locked_until - now())::float8 end as lease_seconds
     from idempotency_keys where ${where} and created_at > now() - interval '24 hours'`,
    bindings(scope),
  );
  const row = rows[0];
  if (row && row.status !== null) {
    const answer = { status: row.status, headers: row.headers ?? {}, body: row.body ?? '' };
    return { state: 'used', requestHash: row.request_hash, answer };
  }
  const leaseSecondsLeft = row?.lease_seconds ?? null;
  return lock.rows[0]?.locked && leaseSecondsLeft === null
    ? { state: 'free' }
    : { state: 'busy', leaseSecondsLeft };
}

/** Stores the answer under a key that this transaction holds. */
export async function storeAnswer(
  tx: Tx,
  scope: KeyScope,
  requestHash: string,
  answer: StoredAnswer,
): Promise<void> {
  await tx.raw(
    `insert into idempotency_keys (account_id, method, path, key, request_hash, status, headers, body)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (account_id, method, path, key) do update
     set request_hash = excluded.request_hash, status = excluded.status, headers = excluded.headers, body = excluded.body,
         locked_until = null, created_at = now()`,
    [...bindings(scope), requestHash, answer.status, JSON.stringify(answer.headers), answer.body],
  );
}

/**
 * Takes the key, lets the effect happen and stores its answer, in one statement. False, and nothing has happened, where
 * somebody else has the key or it has been used: `takeKey` says which. Sees what the lock's last holder committed although
 * it began before, because a conflict counts whether or not a statement's snapshot shows the row.
 */
export async function runOnce(
  db: Db,
  scope: KeyScope,
  requestHash: string,
  answer: StoredAnswer,
  effect: Effect | undefined,
): Promise<boolean> {
  const { rows } = await rawPrepared<{ rows: { done: boolean }[] }>(
    db,
    `once-${effect?.name ?? 'nothing'}`,
    `with go as (
       insert into idempotency_keys (account_id, method, path, key, request_hash, status, headers, body)
       select ?, ?, ?, ?, ?, ?::integer, ?::json, ?
       where pg_try_advisory_xact_lock(hashtextextended(?, 0))
       on conflict do nothing returning 1
     )${effect ? `, ${effect.sql}` : ''}
     select exists (select from go) as done`,
    [
      ...bindings(scope),
      requestHash,
      answer.status,
      JSON.stringify(answer.headers),
      answer.body,
      lockName(scope),
      ...(effect?.bindings ?? []),
    ],
  );
  return rows[0]?.done === true;
}

/**
 * Marks a key as being worked on for `leaseSeconds`, for handlers that cannot run inside one transaction.
 * @returns the id that the effect is to have: the first one's, where this takes over from a process that died with it
 */
export async function leaseKey(
  tx: Tx,
  scope: KeyScope,
  requestHash: string,
  lease: { id: string; effectId: string; seconds: number },
): Promise<string> {
  const { rows } = await tx.raw<{ rows: { effect_id: string }[] }>(
    `insert into idempotency_keys as k (account_id, method, path, key, request_hash, lease_id, effect_id, locked_until)
     values (?, ?, ?, ?, ?, ?, ?, now() + make_interval(secs => ?))
     on conflict (account_id, method, path, key) do update
     set request_hash = excluded.request_hash, lease_id = excluded.lease_id, locked_until = excluded.locked_until,
         effect_id = case when k.status is null and k.request_hash = excluded.request_hash
           and k.created_at > now() - interval '24 hours' then coalesce(k.effect_id, excluded.effect_id)
           else excluded.effect_id end,
         created_at = now(), status = null, headers = null, body = null
     returning effect_id`,
    [...bindings(scope), requestHash, lease.id, lease.effectId, lease.seconds],
  );
  return rows[0]?.effect_id ?? lease.effectId;
}

/** Lets a lease run for `seconds` from now, unless another request has taken over. */
export async function renewLease(db: Db, scope: KeyScope, leaseId: string, seconds: number): Promise<void> {
  await db.raw(
    `update idempotency_keys set locked_until = now() + make_interval(secs => ?)
     where ${where} and status is null and lease_id = ?`,
    [seconds, ...bindings(scope), leaseId],
  );
}

/** Stores the answer under a key that is still under this lease. False where another request has taken it over. */
export async function storeLeased(
  db: Db,
  scope: KeyScope,
  leaseId: string,
  answer: StoredAnswer,
): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update idempotency_keys set status = ?, headers = ?, body = ?, locked_until = null, created_at = now()
     where ${where} and status is null and lease_id = ?`,
    [answer.status, JSON.stringify(answer.headers), answer.body, ...bindings(scope), leaseId],
  );
  return rowCount === 1;
}

/** Gives a key back that is still under this lease: the request had no effect that must not be repeated. */
export async function freeKey(db: Db, scope: KeyScope, leaseId: string): Promise<void> {
  await db.raw(`delete from idempotency_keys where ${where} and status is null and lease_id = ?`, [
    ...bindings(scope),
    leaseId,
  ]);
}
