/** Sessions, and the failures before them: whoever asks has no account yet. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';

export interface SessionRow {
  token_hash: string;
  id: string;
  account_id: AccountId;
  email: string;
  created_at: Date;
  expires_at: Date;
}

/** A session ends after this long without a request; it is noted once a minute that there was one. */
const idleMinutes = 60;
export const longestSessionHours = 12;

/** Makes a session, and ends the one that the browser had. */
export async function replaceSession(
  db: Db,
  session: { tokenHash: string; id: string; accountId: AccountId },
  previousTokenHash: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (previousTokenHash !== null) await deleteSession(tx, previousTokenHash);
    await tx.raw(
      `insert into sessions (token_hash, id, account_id, expires_at) values (?, ?, ?, now() + make_interval(hours => ?))`,
      [session.tokenHash, session.id, session.accountId, longestSessionHours],
    );
  });
}

/** A session that lives, or null; notes that it was used. */
export async function useSession(db: Db, tokenHash: string): Promise<SessionRow | null> {
  const { rows } = await db.raw<{ rows: (SessionRow & { seen_long_ago: boolean })[] }>(
    `select s.token_hash, s.id, s.account_id, a.email, s.created_at, s.expires_at,
       s.last_seen_at < now() - interval '1 minute' as seen_long_ago
     from sessions s join accounts a on a.id = s.account_id
     where s.token_hash = ? and s.expires_at > now() and s.last_seen_at > now() - make_interval(mins => ?)`,
    [tokenHash, idleMinutes],
  );
  const [session] = rows;
  if (!session) return null;
  if (session.seen_long_ago)
    await db.raw('update sessions set last_seen_at = now() where token_hash = ?', [tokenHash]);
  return session;
}

export async function deleteSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db('sessions').where({ token_hash: tokenHash }).delete();
}

export interface LockRule {
  /** Failures that have no consequence. */
  free: number;
  firstSeconds: number;
  longestSeconds: number;
}

/**
 * Counts an attempt before it is known how it ends, so that many at once are not one. A day without any forgets all.
 * Judged by the clock and not by `now()`: an attempt that began later may have been counted before this one.
 * @returns seconds until another is allowed; 0 where this one is
 */
export async function countAttempt(db: Db, subject: string, rule: LockRule): Promise<number> {
  const count = `(case when f.last_at < now() - interval '1 day' then 1 else f.failures + 1 end)`;
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into sign_in_failures as f (subject, failures, last_at, locked_until) values (?, 1, now(), now())
     on conflict (subject) do update set failures = ${count}, last_at = now(),
       locked_until = now() + make_interval(secs => case when ${count} < ? then 0
         else least(?, ? * power(2, least(${count} - ?, 20))) end)
     where f.locked_until <= clock_timestamp() returning 1`,
    [subject, rule.free, rule.longestSeconds, rule.firstSeconds, rule.free],
  );
  if (rows.length > 0) return 0;
  const locked = await db.raw<{ rows: { seconds: number }[] }>(
    'select ceil(extract(epoch from locked_until - now()))::integer as seconds from sign_in_failures where subject = ?',
    [subject],
  );
  return Math.max(1, locked.rows[0]?.seconds ?? 1);
}

/** Forgets what was counted for a subject that has shown who it is. */
export async function forgetAttempts(db: Db | Tx, subject: string): Promise<void> {
  await db('sign_in_failures').where({ subject }).delete();
}

/** Takes one attempt back: it was none of the failures that its address is counted for. */
export async function takeBackAttempt(db: Db, subject: string): Promise<void> {
  await db.raw(
    'update sign_in_failures set failures = greatest(failures - 1, 0), locked_until = now() where subject = ?',
    [subject],
  );
}
