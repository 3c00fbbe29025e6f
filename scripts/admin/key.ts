/** `key`: the API keys of an account, and the end of one that has leaked. */
import { listApiKeys, revokeApiKey, type ApiKeyRow } from '../../db/api-keys.ts';
import type { Db } from '../../db/client.ts';
import { findNamedApiKey } from '../../db/system-api-keys.ts';
import { AdminError, type AdminCommand } from './command.ts';
import { findNamedAccount } from './find-account.ts';

const mostShown = 1000;

/** As it may have been found: `key_…`, `sbc_…`, or whole as `sk_<client_id>.<client_secret>`. */
const keyNameIn = (text: string) => /^(?:sk_)?((?:key|sbc)_[^.]+)/.exec(text)?.[1];

async function findKey(db: Db, name: string): Promise<ApiKeyRow> {
  const found = await findNamedApiKey(db, name);
  if (!found) throw new AdminError(`There is no API key ${name}.`);
  return found;
}

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? 'never';

export const key: AdminCommand = {
  name: 'key',
  usage: 'key EMAIL|ACCOUNT_ID|KEY_ID|CLIENT_ID|API_KEY [--revoke]',
  summary:
    "Lists an account's API keys, or shows one; --revoke ends that one: it gets no token any more, and those that it was given are refused within 5 seconds.",
  async run({ parse, usage, say, db: connect }) {
    const { positionals, values } = parse({ revoke: { type: 'boolean', default: false } });
    const [named, ...rest] = positionals;
    if (named === undefined || rest.length > 0) throw usage();
    const name = keyNameIn(named);
    if (name === undefined && values.revoke)
      throw new AdminError('Name the key to revoke: KEY_ID, CLIENT_ID or API_KEY.', 2);
    const db = await connect();
    const keys =
      name === undefined
        ? await listApiKeys(db, (await findNamedAccount(db, named)).id, {
            limit: mostShown,
            after: undefined,
          })
        : [await findKey(db, name)];
    for (const row of keys) {
      if (values.revoke && row.revoked_at) throw new AdminError(`${row.id} was revoked already.`);
      say(
        `${row.id}  ${row.client_id}  ${row.account_id}  ${row.name}  ${row.scopes.join(' ')}  made ${day(row.created_at)}  used ${day(row.last_used_at)}${row.revoked_at ? '  revoked' : ''}`,
      );
      if (!values.revoke) continue;
      await db.transaction((tx) => revokeApiKey(tx, row.account_id, row.id));
      say(`Revoked ${row.id}.`);
    }
  },
};
