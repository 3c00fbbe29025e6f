/** Sign-up: an invitation becomes an account, once. */
import { signUp } from '../../contract/endpoints/signup.ts';
import { ApiError } from '../../contract/errors.ts';
import { findAccount, type AccountId, type AccountRow } from '../../db/accounts.ts';
import { findAccountByEmail, insertAccount } from '../../db/system-accounts.ts';
import { findInvitation, lockEmail, redeemInvitation } from '../../db/system-invitations.ts';
import { normalizeEmail } from '../../domain/emails.ts';
import { newId } from '../../domain/ids.ts';
import { hashInvitationCode } from '../../domain/invitation-codes.ts';
import { presentAccount } from '../present/account.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function signUpRoutes({ db, passwords, pricePerMinuteMicrousd }: Services): Route[] {
  /** The new account; null where the invitation has made one already. */
  async function redeem(codeHash: string, email: string, passwordHash: string): Promise<AccountRow | null> {
    return await db.transaction(async (tx) => {
      await lockEmail(tx, email);
      const invitation = await findInvitation(tx, codeHash, email);
      if (!invitation) throw invalidInvitation();
      if (invitation.account_id) return null;
      if (await findAccountByEmail(tx, email)) {
        throw new ApiError('CONFLICT', 'This email address has an account already.');
      }
      const id = newId('account') as AccountId;
      await insertAccount(tx, { id, email, passwordHash });
      await redeemInvitation(tx, codeHash, id);
      return await findAccount(tx, id);
    });
  }

  /** The account that the invitation has made, for whoever knows its password: their first answer may have been lost. */
  async function findRedeemed(codeHash: string, email: string, password: string): Promise<AccountRow> {
    const accountId = (await findInvitation(db, codeHash, email))?.account_id;
    const account = accountId ? await findAccount(db, accountId) : null;
    if (!account || !(await passwords.verify(password, account.password_hash))) throw invalidInvitation();
    return account;
  }

  return [
    route(signUp)(async ({ body }) => {
      const codeHash = hashInvitationCode(body.invitation_code);
      const email = normalizeEmail(body.email);
      const invitation = await findInvitation(db, codeHash, email);
      if (!invitation) throw invalidInvitation();
      // Outside the transaction: hashing takes long on purpose.
      const made = invitation.account_id
        ? null
        : await redeem(codeHash, email, await passwords.hash(body.password));
      const account = made ?? (await findRedeemed(codeHash, email, body.password));
      return { body: presentAccount(account, pricePerMinuteMicrousd) };
    }),
  ];
}

const invalidInvitation = () =>
  new ApiError('INVALID_REQUEST', 'Not valid: invitation_code.', {
    details: [
      { path: 'invitation_code', message: 'is unknown, used, expired, or for another email address' },
    ],
  });
