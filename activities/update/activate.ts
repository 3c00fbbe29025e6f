/** The last step of an update, `activate`: version, agent, number, operation and event become real in one transaction. */
import { lockAgent, updateAgentRow, type AgentWithVersion } from '../../db/agents.ts';
import type { Tx } from '../../db/client.ts';
import { publishEvent } from '../../db/events.ts';
import { listReleasesOf, listResources, markObsolete } from '../../db/ledger.ts';
import { completeOperation } from '../../db/operation-progress.ts';
import { insertPhoneNumber, retirePhoneNumbers } from '../../db/phone-numbers.ts';
import { settleChange } from '../../db/platform-changes.ts';
import { activateVersion, findDraftVersion, type VersionRow } from '../../db/versions.ts';
import { newId } from '../../domain/ids.ts';
import type { OperationInput, StepInput } from '../../workflows/inputs.ts';
import { releaseRows } from '../compensate.ts';
import { loadLiveResources, type LiveResources } from '../deployed-agent.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { finalFailure } from '../errors.ts';
import { runStepInTransaction } from '../step.ts';
import { applyChanges, withSlots } from './next-agent.ts';
import { findNewNumber } from './platform.ts';

/**
 * Repeating it after it committed changes nothing. What the agent does not need any more is marked in the same
 * transaction, so that it will be released whatever happens next.
 */
export async function activateVersionOf({ db }: AgentDependencies, input: StepInput): Promise<string> {
  const { accountId, operationId, agentId } = input;
  const which = { kind: 'update_agent', step: 'activate' } as const;
  return await runStepInTransaction(db, input, which, async (tx, { request }) => {
    const agent = await lockAgent(tx, accountId, agentId);
    if (!agent) throw finalFailure('NOT_FOUND', 'The agent has been deleted.', false);
    const live = await loadLiveResources(tx, accountId, agentId);
    const draft = await findDraftVersion(tx, accountId, agentId, operationId);
    const phoneNumber = (await takeNewNumber(tx, input, agent)) ?? agent.phone_number;
    const changed = applyChanges(agent, request.changes);
    const next =
      request.restoreVersion !== undefined && draft?.slots ? withSlots(changed, draft.slots) : changed;
    const version = draft?.number ?? agent.version;
    await updateAgentRow(tx, accountId, agentId, {
      name: next.name,
      template_id: next.template.id,
      voice: draft?.voice ?? next.voice,
      version,
      phone_number: phoneNumber,
      extraction: next.extraction,
      custom_extraction: next.customExtraction,
      overrides: draft?.overrides ?? next.overrides,
      metadata: next.metadata,
    });
    if (draft) await publishVersion(tx, input, { agent, draft, name: next.name, phoneNumber });
    await retireReplaced(tx, input, live);
    await settleChange(tx, accountId, operationId);
    await completeOperation(tx, accountId, operationId, { phoneNumber, version });
  });
}

async function takeNewNumber(tx: Tx, input: StepInput, agent: AgentWithVersion): Promise<string | null> {
  const number = await findNewNumber(tx, input);
  if (!number) return null;
  await retirePhoneNumbers(tx, input.accountId, input.agentId);
  await insertPhoneNumber(tx, input.accountId, {
    id: newId('phoneNumber'),
    agent_id: input.agentId,
    platform: agent.platform,
    e164: number.e164,
    vendor_id: number.id,
  });
  return number.e164;
}

async function publishVersion(
  tx: Tx,
  { accountId, agentId, operationId }: StepInput,
  {
    agent,
    draft,
    name,
    phoneNumber,
  }: { agent: AgentWithVersion; draft: VersionRow; name: string; phoneNumber: string },
): Promise<void> {
  await activateVersion(tx, accountId, agentId, draft.number, phoneNumber);
  await publishEvent(tx, accountId, {
    type: 'agent.updated',
    agentId,
    data: {
      operation_id: operationId,
      name,
      platform: agent.platform,
      phone_number: phoneNumber,
      version: draft.number,
      previous_version: agent.version,
      changed: draft.changed,
    },
  });
}

/** What this operation made takes the place of what was live of the same kind. */
async function retireReplaced(tx: Tx, input: StepInput, live: LiveResources): Promise<void> {
  const made = await listResources(tx, input.accountId, input.operationId);
  const kinds = new Set(made.map(({ kind }) => kind));
  const replaced = [live.number, live.knowledgeBase].filter(({ kind }) => kinds.has(kind));
  await markObsolete(
    tx,
    input.accountId,
    replaced.map(({ id }) => id),
    input.operationId,
  );
}

/** Gives back what the update replaced. The update is real by now: what cannot be released is the sweeper's. */
export async function releaseReplaced(dependencies: AgentDependencies, input: OperationInput): Promise<void> {
  const { accountId, operationId } = input;
  const rows = (await listReleasesOf(dependencies.db, accountId, [operationId])).get(operationId) ?? [];
  await releaseRows(
    dependencies,
    rows.filter(({ status }) => status === 'obsolete'),
  );
}
