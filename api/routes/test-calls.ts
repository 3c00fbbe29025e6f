/** Text conversations with deployed agents. */
import { createTestCall } from '../../contract/endpoints/test-calls.ts';
import { ApiError } from '../../contract/errors.ts';
import { saveTestCall } from '../../db/calls.ts';
import { idOfEffect } from '../../domain/ids.ts';
import { PlatformError } from '../../platforms/voice-platform.ts';
import { requireAgent } from '../agent-of-call.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function testCallRoutes({ db, platforms }: Services): Route[] {
  return [
    route(createTestCall)(async ({ params, body, caller, effectId }) => {
      const agent = await requireAgent(db, caller.accountId, params.agent_id);
      if (agent.status === 'deleting') throw new ApiError('CONFLICT', 'The agent is being deleted.');
      const callId = idOfEffect('call', effectId);
      const { turns } = await platforms
        .get(agent.platform)
        .converse({
          toNumber: agent.phone_number,
          turns: body.turns,
          callKey: callId,
          ...(body.caller_id === undefined ? {} : { callerId: body.caller_id }),
        })
        .catch((error: unknown) => {
          throw error instanceof PlatformError ? upstreamFailed(error) : error;
        });
      const call = { id: callId, agentId: agent.id, callerId: body.caller_id ?? null, turns };
      await saveTestCall(db, caller.accountId, call);
      return { body: { call_id: callId, turns } };
    }),
  ];
}

function upstreamFailed(error: PlatformError): ApiError {
  return new ApiError('UPSTREAM_FAILED', 'The voice platform could not hold the conversation.', {
    retryable: error.reason === 'unavailable',
    cause: error,
    ...(error.reason === 'unavailable' ? { retryAfterSeconds: error.retryAfterSeconds ?? 2 } : {}),
  });
}
