/** What the system trusts: signing keys and revocations. No account can ask for these. */
import type { Db, Tx } from './client.ts';
import { advisoryLocks } from './locks.ts';
import { rawPrepared } from './prepared.ts';

export interface RevocationRow {
  subject: string;
  expires_at: Date;
}

/** Revokes until `seconds` from now; a longer revocation that stands already stays. */
export async function insertRevocation(db: Db | Tx, subject: string, seconds: number): Promise<void> {
  await db.raw(
    `insert into revocations (subject, expires_at) values (?, now() + make_interval(secs => ?))
     on conflict (subject) do update
     set expires_at = greatest(revocations.expires_at, excluded.expires_at), txid = excluded.txid`,
    [subject, seconds],
  );
}

/**
 * What has been revoked and committed since `horizon`, exactly: the horizon is the oldest transaction that was still
 * running at the last look, so rows that commit out of order are not missed. Null asks for everything.
 */
export async function readRevocations(
  db: Db,
  horizon: string | null,
): Promise<{ rows: RevocationRow[]; horizon: string }> {
  const { rows } = await rawPrepared<{
    rows: { horizon: string; subject: string | null; expires_at: Date | null }[];
  }>(
    db,
    'read-revocations',
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, r.subject, r.expires_at
     from (select 1) one left join revocations r on r.txid >= ?::xid8 and r.expires_at > now()`,
    [horizon ?? '0'],
  );
  return {
    rows: rows.flatMap(({ subject, expires_at }) =>
      subject !== null && expires_at !== null ? [{ subject, expires_at }] : [],
    ),
    horizon: rows[0]?.horizon ?? '0',
  };
}

export interface SigningKeyRow {
  kid: string;
  algorithm: string;
  public_jwk: Record<string, unknown>;
  sealed_private_jwk: string;
  created_at: Date;
  /** Published before, used from then on. */
  signs_from: Date;
}

export type NewSigningKey = Omit<SigningKeyRow, 'created_at' | 'signs_from'>;

/** All signing keys, the one that signs last first. */
export async function listSigningKeys(db: Db | Tx): Promise<SigningKeyRow[]> {
  return await db<SigningKeyRow>('signing_keys').orderBy([
    { column: 'signs_from', order: 'desc' },
    { column: 'kid' },
  ]);
}

/** Makes the first key unless there is one; replicas that start together make one. */
export async function ensureSigningKey(db: Db, make: () => Promise<NewSigningKey>): Promise<SigningKeyRow[]> {
  const known = await listSigningKeys(db);
  if (known.length > 0) return known;
  return await db.transaction(async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.changeSigningKeys]);
    const present = await listSigningKeys(tx);
    if (present.length > 0) return present;
    await insertSigningKey(tx, await make(), null);
    return await listSigningKeys(tx);
  });
}

async function insertSigningKey(tx: Tx, key: NewSigningKey, signsFrom: Date | null): Promise<void> {
  await tx('signing_keys').insert({
    ...key,
    public_jwk: JSON.stringify(key.public_jwk),
    ...(signsFrom ? { signs_from: signsFrom } : {}),
  });
}

export interface KeyPlan {
  /** When a new key shall begin to sign; null where none is due. */
  signsFrom: Date | null;
  retired: string[];
}

/**
 * Lets one replica at a time carry out what `plan` says of the keys at the database's time.
 * @returns what was done; null where another replica is at it
 */
export async function changeSigningKeys(
  db: Db,
  plan: (keys: readonly SigningKeyRow[], now: Date) => KeyPlan,
  make: () => Promise<NewSigningKey>,
): Promise<KeyPlan | null> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.raw<{ rows: { locked: boolean; now: Date }[] }>(
      'select pg_try_advisory_xact_lock(?) as locked, now() as now',
      [advisoryLocks.changeSigningKeys],
    );
    const [state] = rows;
    if (!state?.locked) return null;
    const planned = plan(await listSigningKeys(tx), state.now);
    if (planned.signsFrom) await insertSigningKey(tx, await make(), planned.signsFrom);
    if (planned.retired.length > 0) await tx('signing_keys').whereIn('kid', planned.retired).delete();
    return planned;
  });
}

/** Forgets what has run out by itself. */
export async function purgeExpiredTrust(db: Db): Promise<void> {
  await db.raw('delete from revocations where expires_at < now()');
  await db.raw('delete from sessions where expires_at < now()');
  await db.raw("delete from sign_in_failures where last_at < now() - interval '1 day'");
}
