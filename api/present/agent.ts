/** The only place that gives agents their wire form. */
import type { Agent } from '../../contract/schemas/agents.ts';
import type { AgentWithVersion } from '../../db/agents.ts';

export function presentAgent(row: AgentWithVersion): Agent {
  return {
    agent_id: row.id,
    name: row.name,
    status: row.status === 'deleting' ? 'deleting' : 'active',
    platform: row.platform,
    business_url: row.business_url,
    business_name: row.business_name,
    template_id: row.template_id,
    voice: row.voice,
    language: row.language,
    time_zone: row.time_zone,
    phone_number: row.phone_number,
    greeting: row.greeting,
    system_prompt: row.system_prompt,
    version: row.version,
    extraction: row.extraction,
    overrides: (['system_prompt', 'greeting'] as const).filter((name) => row.overrides[name] !== undefined),
    metadata: row.metadata,
    operation_id: row.operation_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
