/** What an agent did and cost. */
import { getAgentUsage } from '../../contract/endpoints/agent-usage.ts';
import { countCalls, type CallCount } from '../../db/calls.ts';
import { sumCost } from '../../db/usage.ts';
import { minutesOf } from '../../domain/credit.ts';
import { requireAgent } from '../agent-of-call.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function agentUsageRoutes({ db }: Services): Route[] {
  return [
    route(getAgentUsage)(async ({ params, query, caller }) => {
      const { accountId } = caller;
      const agent = await requireAgent(db, accountId, params.agent_id);
      const range = { since: query.since ?? null, until: query.until ?? null };
      const [counts, cost] = await Promise.all([
        countCalls(db, accountId, agent.id, range),
        sumCost(db, accountId, agent.id, range),
      ]);
      const seconds = counts.reduce((sum, count) => sum + count.duration_seconds, 0);
      return {
        body: {
          agent_id: agent.id,
          ...range,
          calls: counts.reduce((sum, count) => sum + count.calls, 0),
          minutes: minutesOf(seconds),
          directions: sumBy(counts, (count) => count.direction),
          dispositions: sumBy(counts, (count) => count.disposition),
          cost: { amount_microusd: cost, currency: 'USD' as const },
        },
      };
    }),
  ];
}

function sumBy(counts: readonly CallCount[], keyOf: (count: CallCount) => string): Record<string, number> {
  const groups = Map.groupBy(counts, keyOf);
  return Object.fromEntries(
    [...groups].map(([key, group]) => [key, group.reduce((sum, count) => sum + count.calls, 0)]),
  );
}
