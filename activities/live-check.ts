/** Calls a deployed agent's number: who answers must be that agent, in the words that it was given. */
import { Context } from '@temporalio/activity';
import type { PromptVersion } from '../db/versions.ts';
import { judgeLiveAnswer, liveQuestion } from '../domain/live-check.ts';
import { PlatformError, type VoicePlatform } from '../platforms/voice-platform.ts';
import type { StepInput } from '../workflows/inputs.ts';
import { untilCancelled } from './heartbeat.ts';

/** Rejects with a `PlatformError` where something else answers. Cancelling interrupts the call: it changes nothing. */
export async function askLiveAgent(
  platform: VoicePlatform,
  { operationId }: StepInput,
  expected: { agentId: string; e164: string; prompt: Pick<PromptVersion, 'language' | 'greeting'> },
): Promise<void> {
  const { attempt } = Context.current().info;
  const call = await untilCancelled(
    platform.converse({
      toNumber: expected.e164,
      turns: [liveQuestion(expected.prompt.language)],
      callKey: `${operationId}/verify/${attempt}`,
    }),
  );
  const problem = judgeLiveAnswer(call, { agentId: expected.agentId, greeting: expected.prompt.greeting });
  if (problem !== null) throw new PlatformError('rejected', `The deployed agent ${problem}.`);
}
