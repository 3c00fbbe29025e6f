/** Invitations: who redeems one has no account yet. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';

export interface InvitationRow {
  code_hash: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  redeemed_at: Date | null;
  account_id: AccountId | null;
}

export async function insertInvitation(
  db: Db | Tx,
  invitation: { codeHash: string; email: string; validDays: number },
): Promise<{ expiresAt: Date }> {
  const { rows } = await db.raw<{ rows: { expires_at: Date }[] }>(
    `insert into invitations (code_hash, email, expires_at)
     values (?, ?, now() + make_interval(days => ?)) returning expires_at`,
    [invitation.codeHash, invitation.email, invitation.validDays],
  );
  return { expiresAt: (rows[0] as { expires_at: Date }).expires_at };
}

/**
 * The invitation with this code for this email. Null once it has expired unused, and a day after its use: until then the
 * one who used it may ask for a lost answer again.
 */
export async function findInvitation(
  db: Db | Tx,
  codeHash: string,
  email: string,
): Promise<InvitationRow | null> {
  const { rows } = await db.raw<{ rows: InvitationRow[] }>(
    `select * from invitations where code_hash = ? and email = ?
       and case when redeemed_at is null then expires_at > now() else redeemed_at > now() - interval '1 day' end`,
    [codeHash, email],
  );
  return rows[0] ?? null;
}

/** Lets one sign-up of an email address after the other. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sign-up/${email}`]);
}

export async function redeemInvitation(tx: Tx, codeHash: string, accountId: AccountId): Promise<void> {
  await tx('invitations')
    .where({ code_hash: codeHash })
    .update({ redeemed_at: tx.fn.now(), account_id: accountId });
}
