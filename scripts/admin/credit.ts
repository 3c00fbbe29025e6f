/** `credit`: gives, takes and shows. */
import { randomUUID } from 'node:crypto';
import { adjustCredit, grantCredit, listCreditEntries } from '../../db/credit.ts';
import { AdminError, type AdminCommand } from './command.ts';
import { dollars, findNamedAccount } from './find-account.ts';

const shownEntries = 20;
const mostDollars = 1_000_000;

export const credit: AdminCommand = {
  name: 'credit',
  usage: 'credit EMAIL|ACCOUNT_ID [AMOUNT [--take] [--note TEXT]]',
  summary:
    'Grants AMOUNT dollars, or with --take takes them, down to zero; without AMOUNT shows the last entries of the ledger.',
  async run({ parse, usage, say, db: connect }) {
    const { positionals, values } = parse({
      note: { type: 'string' },
      take: { type: 'boolean', default: false },
    });
    const [name, amount, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw usage();
    if (amount !== undefined && !/^\d{1,7}(\.\d{1,6})?$/.test(amount)) {
      throw new AdminError(`${amount} is not an amount in dollars, e.g. 25 or 0.50.`, 2);
    }
    const amountMicrousd = Math.round(Number(amount ?? 0) * 1_000_000);
    if (amountMicrousd > mostDollars * 1_000_000) {
      throw new AdminError(`At most ${mostDollars} dollars at once.`, 2);
    }
    const db = await connect();
    const account = await findNamedAccount(db, name);
    if (amount === undefined) {
      for (const row of await listCreditEntries(
        db,
        account.id,
        {},
        { limit: shownEntries, after: undefined },
      )) {
        say(
          `${row.created_at.toISOString()}  ${row.kind.padEnd(10)}  ${dollars(row.amount_microusd).padStart(10)}  ${dollars(row.balance_microusd).padStart(10)}  ${row.description}`,
        );
      }
      return;
    }
    const reference = `operator/${randomUUID()}`;
    const { entry } = values.take
      ? await adjustCredit(db, account.id, {
          reference,
          amountMicrousd: -amountMicrousd,
          description: values.note ?? 'Adjustment',
        })
      : await grantCredit(db, account.id, {
          reference,
          amountMicrousd,
          description: values.note ?? 'Credit granted',
        });
    say(
      `${account.email}: ${dollars(entry.amount_microusd)}, balance now ${dollars(entry.balance_microusd)}`,
    );
  },
};
