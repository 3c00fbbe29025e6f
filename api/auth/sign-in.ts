/** Email and password, guessed at slowly: attempts are counted for the address typed in and for where they come from. */
import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import type { AccountRow } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import { findAccountByEmail } from '../../db/system-accounts.ts';
import { countAttempt, forgetAttempts, takeBackAttempt, type LockRule } from '../../db/system-sessions.ts';
import { emailSubject, normalizeEmail } from '../../domain/emails.ts';
import type { Passwords } from '../../domain/passwords.ts';

const emailRule: LockRule = { free: 5, firstSeconds: 30, longestSeconds: 900 };
/** Many people may share one. */
const addressRule: LockRule = { free: 30, firstSeconds: 30, longestSeconds: 900 };

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The account of these credentials. Unknown addresses are counted, locked and answered as known ones are, and take as long.
 * @throws ApiError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export async function signIn(
  db: Db,
  passwords: Passwords,
  credentials: { email: string; password: string },
  networkAddress: string,
): Promise<AccountRow> {
  const subjects = { address: `address/${hash(networkAddress)}`, email: emailSubject(credentials.email) };
  refuseLocked(await countAttempt(db, subjects.address, addressRule));
  refuseLocked(await countAttempt(db, subjects.email, emailRule));
  const account = await findAccountByEmail(db, normalizeEmail(credentials.email));
  const right = await passwords.verify(credentials.password, account?.password_hash ?? null);
  if (!account || !right) {
    throw new ApiError('UNAUTHENTICATED', 'Email address and password do not belong together.');
  }
  await forgetAttempts(db, subjects.email);
  await takeBackAttempt(db, subjects.address);
  return account;
}

function refuseLocked(seconds: number): void {
  if (seconds === 0) return;
  throw new ApiError('RATE_LIMITED', `Too many failed attempts; try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}
