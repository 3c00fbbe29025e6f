/** The account and its credit. */
import { getAccount, listCredit, listUsage } from '../../contract/endpoints/account.ts';
import { findAccount } from '../../db/accounts.ts';
import { listCreditEntries } from '../../db/credit.ts';
import { listUsageDays, type UsageDayRow } from '../../db/usage.ts';
import { answerList, listScope } from '../lists.ts';
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

    route(listCredit)(async ({ query, caller }) => {
      const { scope } = listScope(caller.accountId, listCredit.id, query);
      return {
        body: await answerList({
          sealer,
          scope,
          query,
          fetch: (page) => listCreditEntries(db, caller.accountId, query, page),
          keyOf: (row) => String(row.position),
          present: presentCreditEntry,
        }),
      };
    }),

    route(listUsage)(async ({ query, caller }) => {
      const { scope } = listScope(caller.accountId, listUsage.id, query);
      return {
        body: await answerList({
          sealer,
          scope,
          query,
          fetch: ({ limit, after }) =>
            listUsageDays(db, caller.accountId, query, {
              limit,
              after: after === undefined ? after : placeOf(after),
            }),
          keyOf: (row: UsageDayRow) => `${row.day} ${row.agent_id}`,
          present: presentUsageDay,
        }),
      };
    }),
  ];
}

/** The day and the agent of a cursor, as `keyOf` wrote them. */
function placeOf(key: string): { day: string; agentId: string } {
  const [day = '', agentId = ''] = key.split(' ');
  return { day, agentId };
}
