/** `invite EMAIL`: an invitation that `POST /v2/signup` takes once. */
import { emailSchema } from '../../contract/schemas/accounts.ts';
import { findAccountByEmail } from '../../db/system-accounts.ts';
import { insertInvitation } from '../../db/system-invitations.ts';
import { normalizeEmail } from '../../domain/emails.ts';
import { newInvitationCode } from '../../domain/invitation-codes.ts';
import { AdminError, type AdminCommand } from './command.ts';

const defaultDays = '14';

export const invite: AdminCommand = {
  name: 'invite',
  usage: 'invite EMAIL [--days N]',
  summary: `Prints an invitation code for this address, good for one sign-up within N days (${defaultDays}).`,
  async run({ parse, usage, say, db: connect }) {
    const { positionals, values } = parse({ days: { type: 'string', default: defaultDays } });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length > 0) throw usage();
    const email = normalizeEmail(given);
    if (!emailSchema.safeParse(email).success) throw new AdminError(`${given} is not an email address.`, 2);
    if (!/^[1-9]\d{0,2}$/.test(values.days)) throw new AdminError('--days is a number from 1 to 999.', 2);
    const db = await connect();
    if (await findAccountByEmail(db, email)) throw new AdminError(`${email} has an account already.`);
    const { code, codeHash } = newInvitationCode();
    const { expiresAt } = await insertInvitation(db, { codeHash, email, validDays: Number(values.days) });
    say(`Invitation for ${email}: ${code}`);
    say(`Good until ${expiresAt.toISOString().slice(0, 10)}, for one sign-up:`);
    say(`  POST /v2/signup {"invitation_code": "…", "email": "${email}", "password": "…"}`);
  },
};
