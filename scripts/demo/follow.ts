/** Asks for an agent and shows each step of building it as it happens. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation, Step } from '../../contract/schemas/operations.ts';
import type { Agent } from '../../contract/schemas/agents.ts';
import type { ApiClient } from '../api-client.ts';

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
  client: ApiClient,
  site: { url: string; template: string },
  say: (line: string) => void,
): Promise<Agent | null> {
  const body = {
    payload: { name: 'Demo', platform: 'local', business_url: site.url, template_id: site.template },
  };
  const accepted = await client.request<Operation>('POST', '/v2/agents', {
    body,
    idempotencyKey: randomUUID(),
  });
  say(`  accepted as ${accepted.operation_id}, workflow ${accepted.workflow_id}`);
  const shown = new Set<string>();
  for (;;) {
    const operation = await client.request<Operation>('GET', `/v2/operations/${accepted.operation_id}`);
    for (const step of operation.steps) {
      if (step.finished_at === null || shown.has(step.name)) continue;
      shown.add(step.name);
      say(describeStep(step));
    }
    if (operation.status === 'active') {
      say(`  active after ${operation.provisioning_time_seconds?.toFixed(1)} s on ${operation.phone_number}`);
      return await client.request<Agent>('GET', `/v2/agents/${operation.agent_id}`);
    }
    if (operation.status === 'failed') {
      const { error, released } = operation;
      say(`  failed: ${error?.code}: ${error?.message}\n  what to do: ${error?.recovery.description}`);
      say(
        `  taken back: ${released?.map((resource) => resource.kind).join(', ') || 'nothing had been made'}`,
      );
      return null;
    }
    await sleep(60);
  }
}

function describeStep(step: Step): string {
  const tookMs = Date.parse(step.finished_at ?? '') - Date.parse(step.started_at ?? '');
  const sign = step.status === 'succeeded' ? '✓' : '✗';
  const again = step.attempt > 1 ? `, attempt ${step.attempt}` : '';
  return `  ${sign} ${labels[step.name] ?? step.name} (${tookMs} ms${again})`;
}
