/** What is taken from an agent's calls. */
import { isDeepStrictEqual } from 'node:util';
import { getExtraction, putExtraction, type ExtractionConfig } from '../../contract/endpoints/extraction.ts';
import { ApiError } from '../../contract/errors.ts';
import { liveSlots, updateAgentRow } from '../../db/agents.ts';
import { customMembers, effectiveExtraction, type CustomExtraction } from '../../domain/extraction.ts';
import type { Extraction } from '../../contract/schemas/extraction.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import { lockForChange, requireAgent } from '../agent-of-call.ts';
import { acceptWork } from '../accept.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function extractionRoutes({ db, launcher }: Services): Route[] {
  return [
    route(getExtraction)(async ({ params, caller }) => {
      const agent = await requireAgent(db, caller.accountId, params.agent_id);
      return { body: present(agent) };
    }),

    route(putExtraction)(async (call) => {
      const agent = await lockForChange(call, call.params.agent_id, { represent: present });
      const template = findTemplate(agent.template_id);
      if (!template) throw new ApiError('CONFLICT', "The agent's template does not exist any more.");
      const custom = customMembers(call.body);
      const extraction = effectiveExtraction(template, custom);
      const changed = { id: agent.id, extraction, custom_extraction: custom };
      const same = isDeepStrictEqual([agent.extraction, agent.custom_extraction], [extraction, custom]);
      if (!same)
        await updateAgentRow(call.db, call.caller.accountId, agent.id, {
          extraction,
          custom_extraction: custom,
        });
      // Also what an operation that failed has left behind is made good.
      const deployed = [agent.extraction.slots, liveSlots(agent)];
      if (deployed.every((slots) => isDeepStrictEqual(slots, extraction.slots)))
        return { body: present(changed) };
      const request = { requestId: call.requestId, changes: { slots: custom.slots ?? null } };
      const work = { kind: 'update_agent' as const, agentId: agent.id, request };
      const { headers } = await acceptWork(call, launcher, work);
      return { body: present(changed), headers: { Location: headers['Location'] ?? '' } };
    }),
  ];
}

function present(agent: {
  id: string;
  extraction: Extraction;
  custom_extraction: CustomExtraction;
}): ExtractionConfig {
  const { intents, slots, confidence_threshold } = agent.extraction;
  const custom = (['intents', 'slots', 'confidence_threshold'] as const).filter(
    (name) => agent.custom_extraction[name] !== undefined,
  );
  return { agent_id: agent.id, intents, slots, confidence_threshold, custom };
}
