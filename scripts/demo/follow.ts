/** Asks for an agent and shows each step of building it as it happens. */
import type { Operation, Step } from '../../contract/schemas/operations.ts';
import type { Agent } from '../../contract/schemas/agents.ts';
import { OperationFailedError, type Client } from '../../client/src/index.ts';

const labels: Record<string, string> = {
  readSite: 'read the site',
  composeKnowledge: 'composed what it says',
  composePrompt: 'wrote the prompt',
  deploy: 'deployed the agent',
  acquireNumber: 'acquired a number',
  assignNumber: 'assigned the number',
  verifyLive: 'called it: it answers',
  activate: 'active',
};

/** The agent, or null where building it failed; then the reason and what to do have been printed. */
export async function followOperation(
  client: Client,
  site: { url: string; template: string },
  say: (line: string) => void,
): Promise<Agent | null> {
  const accepted = await client.createAgent({
    body: {
      payload: { name: 'Demo', platform: 'local', business_url: site.url, template_id: site.template },
    },
  });
  if (!('operation_id' in accepted)) throw new Error('the service answered with a plan');
  say(`  accepted as ${accepted.operation_id}, workflow ${accepted.workflow_id}`);
  const shown = new Set<string>();
  const onProgress = ({ steps }: Operation) => {
    for (const step of steps) {
      if (step.finished_at === null || shown.has(step.name)) continue;
      shown.add(step.name);
      say(describeStep(step));
    }
  };
  try {
    const operation = await client.waitForOperation(accepted.operation_id, { pollMs: 60, onProgress });
    say(`  active after ${operation.provisioning_time_seconds?.toFixed(1)} s on ${operation.phone_number}`);
    return await client.getAgent({ path: { agent_id: operation.agent_id ?? '' } });
  } catch (error) {
    if (!(error instanceof OperationFailedError)) throw error;
    const { error: reason, released } = error.operation;
    say(`  failed: ${reason?.code}: ${reason?.message}\n  what to do: ${reason?.recovery.description}`);
    say(`  taken back: ${released?.map((resource) => resource.kind).join(', ') || 'nothing had been made'}`);
    return null;
  }
}

function describeStep(step: Step): string {
  const tookMs = Date.parse(step.finished_at ?? '') - Date.parse(step.started_at ?? '');
  const sign = step.status === 'succeeded' ? '✓' : '✗';
  const again = step.attempt > 1 ? `, attempt ${step.attempt}` : '';
  return `  ${sign} ${labels[step.name] ?? step.name} (${tookMs} ms${again})`;
}
