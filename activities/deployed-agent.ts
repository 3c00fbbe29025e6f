/** A deployed agent: what the platform is told about it, and where it stands there. */
import { findAgent, liveSlots, type AgentWithVersion } from '../db/agents.ts';
import type { AccountId } from '../db/accounts.ts';
import type { Db } from '../db/client.ts';
import { findKnowledge, type KnowledgeRow } from '../db/knowledge.ts';
import { listLiveResources, type LedgerRow } from '../db/ledger.ts';
import type { PlatformRegistry } from '../platforms/registry.ts';
import { PlatformError, type AgentSpec, type KnowledgeBaseSpec } from '../platforms/voice-platform.ts';
import { finalFailure } from './errors.ts';

export type AgentParts = Omit<AgentSpec, 'timeZone' | 'knowledgeBaseId'>;

/** How an agent and its knowledge are called in the platform's own console. */
export function labelOf({ businessName, name }: { businessName: string; name: string }): string {
  return `${businessName} · ${name}`.slice(0, 100);
}

export function agentSpecOf(
  parts: AgentParts,
  knowledge: Pick<KnowledgeRow, 'time_zone'>,
  knowledgeBaseId: string,
): AgentSpec {
  return {
    ...parts,
    name: labelOf(parts),
    ...(knowledge.time_zone === null ? {} : { timeZone: knowledge.time_zone }),
    knowledgeBaseId,
  };
}

export function knowledgeBaseSpecOf(
  parts: Pick<AgentParts, 'name' | 'businessName'>,
  { facts, conflicts, passages }: KnowledgeRow,
): KnowledgeBaseSpec {
  return { name: labelOf(parts), facts, conflicts, passages };
}

/** What an agent that is live consists of, by our rows. */
export const partsOf = (agent: AgentWithVersion): AgentParts => ({
  name: agent.name,
  businessName: agent.business_name,
  language: agent.language,
  voice: agent.voice,
  greeting: agent.greeting,
  systemPrompt: agent.system_prompt,
  slots: liveSlots(agent),
});

export interface LiveResources {
  agent: LedgerRow & { vendor_id: string };
  knowledgeBase: LedgerRow & { vendor_id: string };
  number: LedgerRow & { vendor_id: string };
}

/** Where a live agent stands at its platform, by the ledger; the latest of each kind is the one in use. */
export async function loadLiveResources(
  db: Parameters<typeof listLiveResources>[0],
  accountId: AccountId,
  agentId: string,
): Promise<LiveResources> {
  const rows = await listLiveResources(db, accountId, agentId);
  const latest = (kind: LedgerRow['kind']) => {
    const row = rows.findLast((candidate) => candidate.kind === kind);
    if (!row || row.vendor_id === null)
      throw finalFailure('INTERNAL', 'The ledger misses what is live.', true);
    return row as LedgerRow & { vendor_id: string };
  };
  return {
    agent: latest('agent'),
    knowledgeBase: latest('knowledge_base'),
    number: latest('phone_number'),
  };
}

/** The number among the ledger rows of an operation that acquires one, or null. */
export function numberAmong(rows: readonly LedgerRow[]): { id: string; e164: string } | null {
  const row = rows.find(({ kind }) => kind === 'phone_number');
  const e164 = row?.detail?.['e164'];
  return !row?.vendor_id || e164 === undefined ? null : { id: row.vendor_id, e164 };
}

/** Makes the platform's agent what our rows say; one that is gone there has nothing to be put back. */
export async function putAgentBack(
  { db, platforms }: { db: Db; platforms: PlatformRegistry },
  accountId: AccountId,
  agentId: string,
): Promise<void> {
  const agent = await findAgent(db, accountId, agentId);
  if (!agent) return;
  const knowledge = await findKnowledge(db, accountId, agentId, agent.knowledge_number);
  if (!knowledge) throw finalFailure('INTERNAL', 'What the agent is made of is missing.', true);
  const live = await loadLiveResources(db, accountId, agentId);
  const platform = platforms.get(agent.platform);
  try {
    await platform.updateAgent(
      live.agent.vendor_id,
      agentSpecOf(partsOf(agent), knowledge, live.knowledgeBase.vendor_id),
    );
    await platform.assignNumber(live.number.vendor_id, live.agent.vendor_id);
  } catch (error) {
    if (!(error instanceof PlatformError && error.reason === 'not_found')) throw error;
  }
}
