/** The account and its credit. */
import { getAccount, listCredit, listUsage } from '../../contract/endpoints/account.ts';
import { findAccount } from '../../db/accounts.ts';
import { listCreditEntries } from '../../db/credit.ts';
import { listUsageDays } from '../../db/usage.ts';
import { answerList } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { presentAccount, presentCreditEntry, presentUsageDay } from '../present/account.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function accountRoutes({ db, sealer, pricePerMinuteMicrousd }: Services): Route[] {
  return [
    route(getAccount)(async ({ caller }) => {
      const account = await findAccount(db, caller.accountId);
      if (!account) throw notFound('account');
      return { body: presentAccount(account, pricePerMinuteMicrousd) };
    }),

    route(listCredit)(async (call) => ({
      body: await answerList(sealer, listCredit, call, {
        fetch: (page) => listCreditEntries(db, call.caller.accountId, call.query, page),
        keyOf: (row) => String(row.position),
        present: presentCreditEntry,
      }),
    })),

    route(listUsage)(async (call) => ({
      body: await answerList(sealer, listUsage, call, {
        fetch: ({ limit, after }) =>
          listUsageDays(db, call.caller.accountId, call.query, {
            limit,
            after: after === undefined ? after : placeOf(after),
          }),
        keyOf: (row) => `${row.day} ${row.agent_id}`,
        present: presentUsageDay,
      }),
    })),
  ];
}

/** The day and the agent of a cursor, as `keyOf` wrote them. */
function placeOf(key: string): { day: string; agentId: string } {
  const [day = '', agentId = ''] = key.split(' ');
  return { day, agentId };
}
