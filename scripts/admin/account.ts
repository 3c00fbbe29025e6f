/** `account`: who there is, and help for somebody who cannot sign in. */
import { randomBytes } from 'node:crypto';
import { setPassword } from '../../db/accounts.ts';
import { forgetAttempts } from '../../db/system-sessions.ts';
import { listAccounts } from '../../db/system-accounts.ts';
import { emailSubject } from '../../domain/emails.ts';
import { createPasswords } from '../../domain/passwords.ts';
import type { AdminCommand } from './command.ts';
import { dollars, findNamedAccount } from './find-account.ts';

export const account: AdminCommand = {
  name: 'account',
  usage: 'account [EMAIL|ACCOUNT_ID] [--new-password] [--unlock]',
  summary:
    'Lists the accounts, or shows one; --new-password gives it another password and prints it once, --unlock ends its lock-out.',
  async run({ parse, usage, say, db: connect }) {
    const { positionals, values } = parse({
      'new-password': { type: 'boolean', default: false },
      unlock: { type: 'boolean', default: false },
    });
    const [name, ...rest] = positionals;
    const changes = values['new-password'] || values.unlock;
    if (rest.length > 0 || (name === undefined && changes)) throw usage();
    const db = await connect();
    for (const row of name === undefined ? await listAccounts(db) : [await findNamedAccount(db, name)]) {
      say(
        `${row.id}  ${row.email}  ${dollars(row.balance_microusd)}  since ${row.created_at.toISOString().slice(0, 10)}`,
      );
      if (changes) await forgetAttempts(db, emailSubject(row.email));
      if (!values['new-password']) continue;
      const password = randomBytes(18).toString('base64url');
      await setPassword(db, row.id, await createPasswords().hash(password));
      say(`New password: ${password}`);
    }
  },
};
